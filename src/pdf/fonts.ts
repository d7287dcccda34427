import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`)

const scripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic']
const supportedText = new RegExp(
  `^[\\p{Script=Common}\\p{Script=Inherited}${scripts.map((name) => `\\p{Script=${name}}`).join('')}]*$`,
  'u',
)

/**
 * Whether the fonts contain the script of the text. Letters of other scripts, such as Chinese, are drawn as boxes.
 */
export const isShown = (text: string): boolean => supportedText.test(text)

/**
 * Paths of the fonts. The standard PDF fonts contain Western European letters only. pdfkit reads a font that is
 * registered by name from the disk again for each table cell.
 */
export const fonts = {
  regular: fontFile('Sans'),
  bold: fontFile('Sans-Bold'),
  italic: fontFile('Sans-Oblique'),
  boldItalic: fontFile('Sans-BoldOblique'),
  mono: fontFile('SansMono'),
} as const
