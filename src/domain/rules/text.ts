import { z } from 'zod'
import { isStorable, mustBeStorable } from '../../values/storable.js'
import { isUrl } from '../../values/url.js'

/** How people count characters: code points, as PostgreSQL's char_length does. */
const lengthOf = (text: string) => (text.length > 100_000 ? text.length : [...text].length)

/** Free text over several lines of at most so many characters, kept as it is. */
export const freeText = (max: number) =>
  z
    .string()
    .refine(isStorable, mustBeStorable)
    .refine((text) => lengthOf(text) <= max, `must have at most ${inWords(max)} characters`)
    .meta({ maxLength: max })

/** Text without the white space around it, that says something in at most so many characters. */
export const trimmedText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine(isStorable, mustBeStorable)
    .refine((text) => lengthOf(text) <= max, `must have at most ${inWords(max)} characters`)
    .meta({ minLength: 1, maxLength: max })

const maxAddressLength = 2_048
const mustBeAbsolute =
  'must be an absolute http:// or https:// address, such as https://example.com/page'

/** An address of a record: absolute, http or https, at most 2,048 characters, and nothing that hides where it leads. */
export const webAddress = z
  .string()
  .superRefine((text, context) => {
    const message = faultOfWebAddress(text)
    if (message) context.addIssue({ code: 'invalid_format', format: 'url', message })
  })
  .meta({ format: 'uri', maxLength: maxAddressLength })

/**
 * Why a text is no address of a record; undefined when it is one.
 * A page of ours makes links of them, so that `javascript:` would run there; white space at the ends is refused,
 * because what is taken is kept as it was given.
 */
export function faultOfWebAddress(text: string): string | undefined {
  if (text.length > maxAddressLength)
    return `must have at most ${inWords(maxAddressLength)} characters`
  if (!/^https?:\/\/[^/?#]/i.test(text)) return mustBeAbsolute
  // Browsers read a backslash as a slash.
  if (/[\s\\]/.test(text)) return 'must have no spaces or backslashes'
  // `https://docs.example.com@evil.example/` leads to what stands after the sign.
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return 'must have no user name or password'
  if (!isUrl(text)) return mustBeAbsolute
  if (/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(text))
    return 'must have no control characters and no marks that change the direction of text'
  return undefined
}

const inWords = (count: number) => count.toLocaleString('en-US')
