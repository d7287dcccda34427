import { z } from 'zod'
import { refuses } from '../../errors/rule-issues.js'
import { isStorable, mustBeStorable } from '../../values/storable.js'
import { isUrl } from '../../values/url.js'

const line = /^\P{Cc}*$/u

export const isLine = (text: string) => line.test(text)

export const mustBeLine = refuses('invalid_format', 'must be one line without control characters', {
  expected: 'line',
})

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const mustBeSlug = 'must be lower-case words joined by hyphens'

/** Identifier in URLs, at most 100 characters. */
export const slug = z
  .string()
  .refine(
    (text) => slugPattern.test(text),
    refuses('invalid_format', mustBeSlug, { expected: 'slug' }),
  )
  .max(100, 'must have at most 100 characters')
  .meta({ pattern: slugPattern.source })

/** Trimmed name on one line, 1 to 255 characters, such as the name of a team, file or campaign. */
export const oneLine = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(255, 'must have at most 255 characters')
  .refine(isLine, mustBeLine)
  .meta({ pattern: line.source })
  .refine(isStorable, refuses('invalid_text', mustBeStorable))

/** Maximum number of characters of an email address (RFC 5321). */
export const maxEmailLength = 254

export const emailAddress = z
  .email('must be an email address')
  .max(maxEmailLength, `must have at most ${maxEmailLength} characters`)

/**
 * Counts code points, like PostgreSQL's `char_length`. Counts code units above 100,000, where the
 * exact number exceeds every limit anyway.
 */
const lengthOf = (text: string) => (text.length > 100_000 ? text.length : [...text].length)

/** Text that may have several lines and may be empty. Stored as given. */
export const freeText = (max: number) =>
  z
    .string()
    .refine(isStorable, refuses('invalid_text', mustBeStorable))
    .refine((text) => lengthOf(text) <= max, longerThan(max))
    .meta({ maxLength: max })

/** Text that is trimmed and must then not be empty. */
export const trimmedText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine(isStorable, refuses('invalid_text', mustBeStorable))
    .refine((text) => lengthOf(text) <= max, longerThan(max))
    .meta({ minLength: 1, maxLength: max })

const longerThan = (max: number) =>
  refuses('too_big', `must have at most ${inWords(max)} characters`, { max, unit: 'characters' })

const maxAddressLength = 2_048
const mustBeAbsolute =
  'must be an absolute http:// or https:// URL, such as https://example.com/page'

/**
 * URL in a record: absolute, http or https, at most 2,048 characters, without parts that disguise
 * the target.
 */
export const webAddress = z
  .string()
  .superRefine((text, context) => {
    const message = webAddressError(text)
    if (message) context.addIssue({ code: 'invalid_format', format: 'url', message })
  })
  .meta({ format: 'uri', maxLength: maxAddressLength })

/**
 * Returns the reason why a string is not a valid URL for a record, or undefined if it is valid. Our
 * pages link to these URLs, where `javascript:` would run. White space at the ends is rejected,
 * because URLs are stored as given.
 */
export function webAddressError(text: string): string | undefined {
  if (text.length > maxAddressLength)
    return `must have at most ${inWords(maxAddressLength)} characters`
  if (!/^https?:\/\/[^/?#]/i.test(text)) return mustBeAbsolute
  // Browsers treat a backslash as a slash.
  if (/[\s\\]/.test(text)) return 'must not contain spaces or backslashes'
  // The host of `https://docs.example.com@evil.example/` is evil.example.
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return 'must not contain a user name or password'
  if (!isUrl(text)) return mustBeAbsolute
  if (/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(text))
    return 'must not contain control characters or characters that change the text direction'
  return undefined
}

/** Formats a count with thousands separators, such as 10,000. */
export const inWords = (count: number) => count.toLocaleString('en-US')
