type Rgb = [red: number, green: number, blue: number]

const partsOf = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Rgb

/** Relative luminance (WCAG 2) of a color such as #1d4ed8. */
function luminance(color: string): number {
  const [red, green, blue] = partsOf(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Text color, white or black, with the higher contrast on a background color. */
export const inkOn = (color: string): '#ffffff' | '#000000' =>
  luminance(color) > 0.179 ? '#000000' : '#ffffff'

/** Lightens a color until it is readable on dark gray. */
export function onDark(color: string): string {
  for (let white = 0; white < 1; white += 0.1) {
    const mixed = partsOf(color).map((part) => Math.round(part + (255 - part) * white))
    const hex = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    if (luminance(hex) > 0.15) return hex
  }
  return '#ffffff'
}
