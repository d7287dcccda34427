import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`)

const scripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic']
const shown = new RegExp(
  `^[\\p{Script=Common}\\p{Script=Inherited}${scripts.map((name) => `\\p{Script=${name}}`).join('')}]*$`,
  'u',
)

/** Whether the fonts have the script of a text; letters of others, such as Chinese, stand as boxes. */
export const isShown = (text: string): boolean => shown.test(text)

/**
 * The fonts of a document, by their files: those that every PDF reader has know Western European letters only, and
 * pdfkit reads one that is registered under a name from the disk again for every cell of a table.
 */
export const fonts = {
  regular: fontFile('Sans'),
  bold: fontFile('Sans-Bold'),
  italic: fontFile('Sans-Oblique'),
  boldItalic: fontFile('Sans-BoldOblique'),
  mono: fontFile('SansMono'),
} as const
