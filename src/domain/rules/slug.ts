import { replaceLetters } from '../../values/letters.js'

const maxSlugLength = 50

/**
 * Derives a URL slug: lower-case ASCII letters, digits and single hyphens, at most 50 characters.
 * @param fallback returned if the name has no such character
 */
export function toSlug(name: string, fallback: string): string {
  const letters = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const slug = replaceLetters(letters)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxSlugLength)
  return slug.replace(/-$/, '') || fallback
}
