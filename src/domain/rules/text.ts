import { z } from 'zod'
import { refuses } from '../../errors/rule-issues.js'
import { isStorable, mustBeStorable } from '../../values/storable.js'
import { isUrl } from '../../values/url.js'

const line = /^\P{Cc}*$/u

/** Whether a text has no control characters. */
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

/** What people name on one line: a team, a file, a campaign. */
export const oneLine = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(255, 'must have at most 255 characters')
  .refine(isLine, mustBeLine)
  .meta({ pattern: line.source })
  .refine(isStorable, refuses('invalid_text', mustBeStorable))

/** Where somebody is reached by mail. */
export const emailAddress = z
  .email('must be an e-mail address')
  .max(254, 'must have at most 254 characters')

/** Length in code points, as PostgreSQL's char_length has it; in code units where that is far beyond any limit. */
const lengthOf = (text: string) => (text.length > 100_000 ? text.length : [...text].length)

/** Text on several lines, stored as given. */
export const freeText = (max: number) =>
  z
    .string()
    .refine(isStorable, refuses('invalid_text', mustBeStorable))
    .refine((text) => lengthOf(text) <= max, longerThan(max))
    .meta({ maxLength: max })

/** Text that is trimmed, and then not empty. */
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
  'must be an absolute http:// or https:// address, such as https://example.com/page'

/** A URL in a record: absolute, http or https, at most 2,048 characters, with nothing that hides where it leads. */
export const webAddress = z
  .string()
  .superRefine((text, context) => {
    const message = webAddressError(text)
    if (message) context.addIssue({ code: 'invalid_format', format: 'url', message })
  })
  .meta({ format: 'uri', maxLength: maxAddressLength })

/**
 * Why a text is no URL for a record; undefined when it is one.
 * Our pages link to these URLs, where `javascript:` would run. White space at the ends is refused, because URLs are stored
 * as given.
 */
export function webAddressError(text: string): string | undefined {
  if (text.length > maxAddressLength)
    return `must have at most ${inWords(maxAddressLength)} characters`
  if (!/^https?:\/\/[^/?#]/i.test(text)) return mustBeAbsolute
  // Browsers read a backslash as a slash.
  if (/[\s\\]/.test(text)) return 'must have no spaces or backslashes'
  // `https://docs.example.com@evil.example/` leads to evil.example.
  if (/^https?:\/\/[^/?#]*@/i.test(text)) return 'must have no user name or password'
  if (!isUrl(text)) return mustBeAbsolute
  if (/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(text))
    return 'must have no control characters and no marks that change the direction of text'
  return undefined
}

/** A number for people to read, such as 10,000. */
export const inWords = (count: number) => count.toLocaleString('en-US')
