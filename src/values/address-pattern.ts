/** Occurrences of email addresses in texts. */

/** Replaces the address of an erased person. The top-level domain is reserved (RFC 2606), so it receives no email. */
export const erasedAddress = 'erased@erased.invalid'

/** Forms in which texts contain an address: as it is, and with the encoding of URLs. In lower case. */
export const addressForms = (addresses: readonly string[]): string[] =>
  addresses
    .flatMap((address) => [address, address.replaceAll('@', '%40'), encodeURIComponent(address)])
    .map((form) => form.toLowerCase())
    .filter((form, index, forms) => forms.indexOf(form) === index)

/**
 * Returns the pattern of the addresses in all forms, ignoring case. It does not match within a longer address, such as
 * `ada@example.com` in `nada@example.com` and `ada@example.com.au`.
 */
export function addressPattern(addresses: readonly string[]): RegExp {
  const forms = addressForms(addresses).map((form) => form.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
  const alternatives = forms.sort((a, b) => b.length - a.length).join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{N}+_-]|[\\p{L}\\p{N}]\\.)(?:${alternatives})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )
}
