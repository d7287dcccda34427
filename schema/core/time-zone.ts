const maxCachedNames = 1_000
const cachedNames = new Map<string, string | undefined>()

/**
 * Returns the canonical name of a time zone. ICU has time zones that PostgreSQL does not have.
 * @returns undefined if the time zone does not exist
 */
export function canonicalTimeZone(name: string): string | undefined {
  if (cachedNames.has(name)) return cachedNames.get(name)
  const isName = /^(UTC|[A-Z][\w+-]*(\/[\w+-]+)+)$/.test(name)
  const canonicalName = isName ? resolveTimeZone(name) : undefined
  if (cachedNames.size < maxCachedNames) cachedNames.set(name, canonicalName)
  return canonicalName
}

function resolveTimeZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
