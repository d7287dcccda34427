import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { fonts } from './fonts.js'

export const ink = '#16202e'
export const soft = '#5a6676'
export const rule = '#c9d2de'

/** What a document is called, and when it came about. */
export interface DocumentInfo {
  title: string
  subject: string
  at: Date
}

/**
 * Draws a document on A4 with the numbers of its pages. Its bytes depend on what is drawn and said here alone: pdfkit makes
 * the id of a file from its title and dates, the fonts come along, and nothing is compressed, which every zlib does in its
 * own way.
 * @param draw gives whoever else waits a turn wherever it yields
 * @param name stands at the foot of every page
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
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  for (const _ of draw(doc)) await setImmediate()
  numberPages(doc, name)
  doc.end()
  return ended
}

function numberPages(doc: PDFKit.PDFDocument, name: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    const { left, right } = doc.page.margins
    // Below the margin a text would begin another page.
    doc.page.margins.bottom = 0
    const at = { width: doc.page.width - left - right, lineBreak: false } as const
    const y = doc.page.height - 44
    doc.font(fonts.regular).fontSize(8).fillColor(soft)
    doc.text(name, left, y, { ...at, ellipsis: true })
    doc.text(`${page - start + 1} / ${count}`, left, y, { ...at, align: 'right' })
  }
}

/** Where the margin at the foot of the page begins. */
export const bottomOf = ({ page }: PDFKit.PDFDocument) => page.height - page.margins.bottom

/** The width between the margins. */
export const widthOf = ({ page }: PDFKit.PDFDocument) =>
  page.width - page.margins.left - page.margins.right

/** Draws a line from one side to the other. */
export function drawRule(doc: PDFKit.PDFDocument, indent = 0): void {
  const { left, right } = doc.page.margins
  doc.moveTo(left + indent, doc.y).lineTo(doc.page.width - right, doc.y)
  doc.strokeColor(rule).stroke()
}

/** Where a word is too long for a line it is broken: by pdfkit alone, character by character, that takes for ever. */
export const breakable = (text: string) =>
  text.replace(/[^\s\u200b]{40}(?=[^\s\u200b]{10})/gu, '$&\u200b')
