import { z } from 'zod'
import { isStorable, mustBeStorable } from '../storable.js'

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

/** An address that is opened in a browser: https, at most 2,048 characters, and nothing that hides where it leads. */
export const httpsUrl = z
  .string()
  .max(2_048, { error: 'must have at most 2,048 characters', abort: true })
  .refine(isHttps, { error: 'must be an address that begins with https://', abort: true })
  .refine(isPlain, 'must have no user name, password or marks that change the direction of text')
  .meta({ format: 'uri' })

function isHttps(text: string): boolean {
  return /^https:\/\/[^\s\0]+$/i.test(text) && URL.canParse(text)
}

/** `https://docs.example.com@evil.example/` leads to what stands after the sign. */
function isPlain(text: string): boolean {
  const { username, password } = new URL(text)
  return !username && !password && !/[\p{Bidi_Control}\p{Cs}]/u.test(text)
}

const inWords = (count: number) => count.toLocaleString('en-US')
