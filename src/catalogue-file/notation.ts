// Notation of lists in a CSV cell: items separated by `;`, channels by `|`, either escaped by `\`.

/** Splits at unescaped separators and trims. Keeps escapes. */
function split(text: string, separator: ';' | '|'): string[] {
  const parts: string[] = []
  let part = ''
  for (let i = 0; i < text.length; i++) {
    if (text[i] === separator) {
      parts.push(part)
      part = ''
    } else {
      part += text[i] === '\\' ? text.slice(i, ++i + 1) : text[i]
    }
  }
  return [...parts, part].map((item) => item.trim()).filter((item) => item !== '')
}

const unescaped = (text: string) => text.replace(/\\([\s\S])/g, '$1')
const escaped = (text: string) => text.replace(/[\\;|]/g, '\\$&')

/** Parses `a; b; c`. */
export function parseList(text: string): string[] {
  return split(text, ';').map(unescaped)
}

/** Formats `a; b; c`. */
export function formatList(items: readonly string[]): string {
  return items.map(escaped).join('; ')
}

/** Parses `WEBSITE/FULL_FEATURE; url=https://…; domain_authority=55 | NEWSLETTER` into one object per channel. */
export function parseChannels(text: string): Record<string, unknown>[] {
  return split(text, '|').map((part) => {
    const [name = '', ...settings] = split(part, ';').map(unescaped)
    const [type, placement = null] = name.split('/').map((word) => word.trim())
    const channel: Record<string, unknown> = { type, placement }
    for (const setting of settings) {
      const [, key, value] = /^\s*(\w+)\s*=\s*([\s\S]*)$/.exec(setting) ?? []
      if (key) channel[key] = key === 'social_links' ? value!.split(/\s+/) : value
      else channel[setting] = true
    }
    return channel
  })
}

/** Reverses `parseChannels`. Omits values that are null, false or empty. */
export function formatChannels(channels: readonly Record<string, unknown>[]): string {
  return channels
    .map(({ type, placement, ...settings }) => {
      const parts = Object.entries(settings)
        .filter(([, value]) => value !== null && value !== false && String(value) !== '')
        .map(
          ([key, value]) =>
            `${key}=${escaped(Array.isArray(value) ? value.join(' ') : String(value))}`,
        )
      return [placement ? `${type}/${placement}` : type, ...parts].join('; ')
    })
    .join(' | ')
}
