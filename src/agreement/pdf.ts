import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { SignedAgreement } from '../domain/accounts/agreement.js'
import { fonts } from './fonts.js'
import { drawMarkdown } from './markdown.js'

/** Draws the signed copy of an agreement: its text, and who accepted it when; the same bytes every time. */
export async function drawAgreement(signed: SignedAgreement): Promise<Buffer> {
  const { template, acceptedAt } = signed
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 64, bottom: 72, left: 64, right: 64 },
    bufferPages: true,
    displayTitle: true,
    info: {
      Title: template.title,
      Subject: `${template.name}, version ${template.version}`,
      CreationDate: acceptedAt,
      ModDate: acceptedAt,
    },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  doc.font(fonts.bold).fontSize(20).fillColor('#16202e').text(template.title)
  doc
    .font(fonts.regular)
    .fontSize(9)
    .fillColor('#5a6676')
    .text(`${template.name} · version ${template.version}`)
    .moveDown(1.5)
  // Between paragraphs whoever else waits has a turn: a text can be long.
  for (const _ of drawMarkdown(doc, template.contentMarkdown)) await setImmediate()
  drawSignature(doc, signed)
  numberPages(doc, `${template.name}, version ${template.version}`)
  doc.end()
  return ended
}

function drawSignature(doc: PDFKit.PDFDocument, signed: SignedAgreement): void {
  const { template } = signed
  const lines = [
    ['Accepted for', signed.teamName],
    ['By', `${signed.signerName} <${signed.signerEmail}>`],
    ['At', signed.acceptedAt.toISOString()],
    ['Statement', template.acceptanceLabel],
    ...(signed.authorityConfirmed
      ? [['Authority', 'The signer has confirmed the authority to sign for the team.']]
      : []),
    ...(signed.signerIp ? [['From address', signed.signerIp]] : []),
    ...(signed.signerUserAgent ? [['With', signed.signerUserAgent]] : []),
    ['Acceptance', signed.id],
    ['SHA-256 of the text', hash('sha256', template.contentMarkdown, 'hex')],
  ] as const
  const { left, right, bottom } = doc.page.margins
  const width = doc.page.width - left - right
  const [labelWidth, height] = [110, 60 + 20 * lines.length]
  if (doc.y + height > doc.page.height - bottom) doc.addPage()
  doc.moveDown(1.5)
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .strokeColor('#c9d2de')
    .stroke()
  doc.moveDown(1).font(fonts.bold).fontSize(12).fillColor('#16202e').text('Acceptance', left)
  doc.moveDown(0.5).fontSize(8.5)
  for (const [label, text] of lines) {
    const top = doc.y
    doc.font(fonts.regular).fillColor('#5a6676').text(label, left, top, { width: labelWidth })
    const next = doc.y
    doc
      .font(fonts.regular)
      .fillColor('#16202e')
      .text(text!, left + labelWidth, top, { width: width - labelWidth })
    doc.y = Math.max(next, doc.y) + 3
  }
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
    doc.font(fonts.regular).fontSize(8).fillColor('#5a6676')
    doc.text(name, left, y, { ...at, ellipsis: true })
    doc.text(`${page - start + 1} / ${count}`, left, y, { ...at, align: 'right' })
  }
}
