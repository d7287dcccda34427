import { hash } from 'node:crypto'
import type { SignedAgreement } from '../../domain/accounts/agreement.js'
import { drawDocument, drawingWidth, drawRule, ink, soft } from '../document.js'
import { fonts } from '../fonts.js'
import { drawMarkdown } from './markdown.js'

/**
 * Draws the signed copy of an agreement: its text, signer and time. The same agreement always yields the same bytes.
 */
export function drawAgreement(agreement: SignedAgreement): Promise<Buffer> {
  const { template, acceptedAt } = agreement
  const name = `${template.name}, version ${template.version}`
  const about = { title: template.title, subject: name, at: acceptedAt }
  return drawDocument(about, name, function* (doc) {
    doc.font(fonts.bold).fontSize(20).fillColor(ink).text(template.title)
    doc
      .font(fonts.regular)
      .fontSize(9)
      .fillColor(soft)
      .text(`${template.name} · version ${template.version}`)
      .moveDown(1.5)
    yield* drawMarkdown(doc, template.contentMarkdown)
    drawSignature(doc, agreement)
  })
}

function drawSignature(doc: PDFKit.PDFDocument, agreement: SignedAgreement): void {
  const { template } = agreement
  const lines = [
    ['Accepted for', agreement.teamName],
    ['By', `${agreement.signerName} <${agreement.signerEmail}>`],
    ['At', agreement.acceptedAt.toISOString()],
    ['Statement', template.acceptanceLabel],
    ...(agreement.authorityConfirmed
      ? [['Authority', 'The signer has confirmed the authority to sign for the team.']]
      : []),
    ...(agreement.signerIp ? [['From address', agreement.signerIp]] : []),
    ...(agreement.signerUserAgent ? [['With', agreement.signerUserAgent]] : []),
    ['Acceptance', agreement.id],
    ['SHA-256 of the text', hash('sha256', template.contentMarkdown, 'hex')],
  ] as const
  const { left, bottom } = doc.page.margins
  const width = drawingWidth(doc)
  const [labelWidth, height] = [110, 60 + 20 * lines.length]
  if (doc.y + height > doc.page.height - bottom) doc.addPage()
  doc.moveDown(1.5)
  drawRule(doc)
  doc.moveDown(1).font(fonts.bold).fontSize(12).fillColor(ink).text('Acceptance', left)
  doc.moveDown(0.5).fontSize(8.5)
  for (const [label, text] of lines) {
    const top = doc.y
    doc.font(fonts.regular).fillColor(soft).text(label, left, top, { width: labelWidth })
    const next = doc.y
    doc
      .font(fonts.regular)
      .fillColor(ink)
      .text(text!, left + labelWidth, top, { width: width - labelWidth })
    doc.y = Math.max(next, doc.y) + 3
  }
}
