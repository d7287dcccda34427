import { replaceLetters } from '../../values/letters.js'

const maxSlugLength = 50

/** A name for use in a URL: lower-case ASCII letters, digits and single hyphens. */
export function slugOf(name: string, fallback: string): string {
  const letters = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const slug = replaceLetters(letters)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxSlugLength)
  return slug.replace(/-$/, '') || fallback
}
