const longestSlug = 50

// Letters that Unicode does not decompose into a base letter and a mark.
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** A name for use in a URL: lower-case ASCII letters, digits and single hyphens. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþ]/g, (letter) => spelled[letter]!)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestSlug)
  return slug.replace(/-$/, '') || fallback
}
