/** Returns the language that the header Accept-Language prefers; null if it names none of them. */
export function preferredLanguage<Language extends string>(
  header: string | undefined,
  languages: readonly Language[],
): Language | null {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range
        .trim()
        .toUpperCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('Q='))?.slice(2) ?? '1'
      return { language: tag.split('-')[0], quality: Number(quality) }
    })
  const liked = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  for (const { language } of liked) {
    const match = languages.find((candidate) => candidate === language)
    if (match) return match
  }
  return null
}
