const maxLength = 255

// Marks that change the direction of the text around them: `txt.exe` can be made to look like `exe.txt`.
const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * A file's name as it can be shown: without the path before it, control and direction characters, and
 * cut to 255 characters before its extension. Names are never used as a path.
 * @returns the empty text when nothing is left
 */
export function displayName(given: string): string {
  const base = given.split(/[/\\]/).at(-1)!
  const clean = base
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .replace(bidi, '')
    .trim()
  const characters = [...clean]
  if (characters.length <= maxLength) return clean
  const extension = extensionOf(clean)
  const end = extension ? [...`.${extension}`] : []
  return [...characters.slice(0, maxLength - end.length), ...end].join('')
}

/** What follows the last dot of a name, in lower case; empty when there is none, or nothing of an extension. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}
