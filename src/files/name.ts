const maxLength = 255

// Bidirectional control characters. They can make `txt.exe` look like `exe.txt`.
const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Converts a file name to a name for display. Removes the path, control characters and bidirectional characters.
 * Shortens it to 255 characters, but keeps the extension. Names are never used as paths.
 * @returns an empty string if nothing is left
 */
export function displayName(path: string): string {
  const base = path.split(/[/\\]/).at(-1)!
  const clean = base
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .replace(bidi, '')
    .trim()
  const characters = [...clean]
  if (characters.length <= maxLength) return clean
  const extension = parseExtension(clean)
  const end = extension ? [...`.${extension}`] : []
  return [...characters.slice(0, maxLength - end.length), ...end].join('')
}

/** Extension of a file name in lower case. Empty if there is none, or if it is not 1 to 10 letters and digits. */
export function parseExtension(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}
