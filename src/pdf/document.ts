import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { fonts } from './fonts.js'

export const ink = '#16202e'
export const soft = '#5a6676'
export const rule = '#c9d2de'

/** Document information: title and creation time. */
export interface DocumentInfo {
  title: string
  subject: string
  at: Date
}

/**
 * Draws an A4 document with page numbers. The bytes depend on the input alone. pdfkit derives the file ID from title
 * and date, and the fonts are bundled. Streams are not compressed, because zlib versions differ.
 * @param draw Draws the content. Yield regularly, so that other requests are not delayed.
 * @param name Footer of each page
 */
export async function drawDocument(
  { title, subject, at }: DocumentInfo,
  name: string,
  draw: (doc: PDFKit.PDFDocument) => Iterable<void>,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 64, bottom: 72, left: 64, right: 64 },
    bufferPages: true,
    displayTitle: true,
    compress: false,
    info: { Title: title, Subject: subject, CreationDate: at, ModDate: at },
  })
  const chunks: Buffer[] = []
  const pdf = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  for (const _ of draw(doc)) await setImmediate()
  numberPages(doc, name)
  doc.end()
  return pdf
}

function numberPages(doc: PDFKit.PDFDocument, name: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    const { left, right } = doc.page.margins
    // pdfkit adds a page for text below the margin.
    doc.page.margins.bottom = 0
    const at = { width: doc.page.width - left - right, lineBreak: false } as const
    const y = doc.page.height - 44
    doc.font(fonts.regular).fontSize(8).fillColor(soft)
    doc.text(name, left, y, { ...at, ellipsis: true })
    doc.text(`${page - start + 1} / ${count}`, left, y, { ...at, align: 'right' })
  }
}

/** Bottom of the drawing area, in points. */
export const drawingBottom = ({ page }: PDFKit.PDFDocument) => page.height - page.margins.bottom

/** Width of the drawing area, in points. */
export const drawingWidth = ({ page }: PDFKit.PDFDocument) =>
  page.width - page.margins.left - page.margins.right

/** Draws a horizontal rule. */
export function drawRule(doc: PDFKit.PDFDocument, indent = 0): void {
  const { left, right } = doc.page.margins
  doc.moveTo(left + indent, doc.y).lineTo(doc.page.width - right, doc.y)
  doc.strokeColor(rule).stroke()
}

/** Inserts breaks into words that exceed the line. pdfkit alone would measure them character by character, too slowly. */
export const breakable = (text: string) =>
  text.replace(/[^\s\u200b]{40}(?=[^\s\u200b]{10})/gu, '$&\u200b')

/** Style of a text. Sizes in points. */
export interface Style {
  at?: readonly [x: number, y: number]
  width?: number
  size?: number
  color?: string
  isBold?: boolean
  align?: 'left' | 'right'
}

/** Draws a text and moves `y` below it. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  {
    at,
    width = drawingWidth(doc),
    size = 9.5,
    color = ink,
    isBold = false,
    align = 'left',
  }: Style = {},
): void {
  const [x, y] = at ?? [doc.page.margins.left, doc.y]
  doc.font(isBold ? fonts.bold : fonts.regular).fontSize(size)
  doc.fillColor(color).text(breakable(text), x, y, { width, align, lineGap: 1.5 })
}

/** Ends the row of a table with a thin rule. @param bottom `y` below the cells that were written before the last one */
export function endRow(doc: PDFKit.PDFDocument, bottom: number): void {
  doc.y = Math.max(bottom, doc.y) + 5
  doc.lineWidth(0.5)
  drawRule(doc)
  doc.lineWidth(1)
  doc.y += 6
}

/** Writes a note below the table, undivided. */
export function writeNote(doc: PDFKit.PDFDocument, note: string, color: string): void {
  const height = doc
    .font(fonts.regular)
    .fontSize(9)
    .heightOfString(note, { width: drawingWidth(doc) })
  if (doc.y + 20 + height > drawingBottom(doc)) doc.addPage()
  doc.y += 20
  write(doc, note, { size: 9, color })
}

/** Draws labels and values in two columns. @returns `y` below the last row */
export function drawFacts(
  doc: PDFKit.PDFDocument,
  facts: readonly (readonly [label: string, value: string])[],
  [x, top]: readonly [number, number],
  width: number,
): number {
  let y = top
  for (const [label, value] of facts) {
    write(doc, label, { at: [x, y], width: 66, color: soft })
    write(doc, value, { at: [x + 66, y], width: width - 66, align: 'right' })
    y = doc.y + 2
  }
  return y
}
