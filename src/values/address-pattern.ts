/** Occurrences of email addresses in texts. */
import { randomUUID } from 'node:crypto'

/** Replaces the address of an erased person. The top-level domain is reserved (RFC 2606), so it receives no email. */
export const erasedAddress = 'erased@erased.invalid'

/** Returns an address like `erasedAddress` that no other value contains. */
export const distinctErasedAddress = (): string => `erased-${randomUUID()}@erased.invalid`

/** Forms in which texts contain an address: as it is, and with the encoding of URLs. In lower case. */
export const addressForms = (addresses: readonly string[]): string[] =>
  addresses
    .flatMap((address) => [address, address.replaceAll('@', '%40'), encodeURIComponent(address)])
    .map((form) => form.toLowerCase())
    .filter((form, index, forms) => forms.indexOf(form) === index)

/** File extensions that are no top-level domains: `ada@example.com.txt` is a file name with the address. */
const extensions =
  'csv|doc|docx|eml|gif|htm|html|ics|jpeg|jpg|json|jsonl|log|msg|ods|odt|pdf|png|ppt|pptx|rtf|svg|txt|vcf|webp|xls|xlsx|xml'

/**
 * Returns the pattern of the addresses in all forms, ignoring case. It does not match within a longer address, such as
 * `ada@example.com` in `nada@example.com` and `ada@example.com.au`.
 */
export function addressPattern(addresses: readonly string[]): RegExp {
  const forms = addressForms(addresses).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const alternatives = forms.sort((a, b) => b.length - a.length).join('|')
  return new RegExp(
    // After an encoded character of a URL, such as %3A, an address begins.
    `(?:(?<=%[0-9a-f]{2})|(?<![\\p{L}\\p{N}+_-]|[\\p{L}\\p{N}]\\.))(?:${alternatives})(?![\\p{L}\\p{N}_-]|\\.(?!(?:${extensions})(?![\\p{L}\\p{N}]))[\\p{L}\\p{N}])`,
    'giu',
  )
}
