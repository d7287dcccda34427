import type { InvoiceDocument } from '../../domain/ordering/invoice-document.js'
import { type LocaleFormat, localeFormat } from '../../values/format.js'
import {
  breakable,
  drawDocument,
  drawFacts,
  drawingBottom,
  drawingWidth,
  drawRule,
  endRow,
  ink,
  type Style,
  soft,
  write,
  writeNote,
} from '../document.js'
import { fonts, isShown } from '../fonts.js'
import { invoiceTexts } from './texts.js'

type Doc = PDFKit.PDFDocument
type Texts = (typeof invoiceTexts)['EN']

/** Draws an invoice or a credit note. The same document always yields the same bytes. */
export function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { referenceNumber: number, type, issuedAt: at, seller, language } = document
  const text = invoiceTexts[language]
  const title = `${text.titles[type]} ${number}`
  return drawDocument({ title, subject: seller.name, at }, title, function* (doc) {
    const format = localeFormat(language)
    drawHead(doc, document, text, format)
    yield* drawLines(doc, document, text, format)
    drawTotals(doc, document, text, format)
    drawNotes(doc, document, text)
  })
}

function drawHead(
  doc: Doc,
  { seller, type, referenceNumber, issuedAt, order, ...document }: InvoiceDocument,
  text: Texts,
  { date }: LocaleFormat,
): void {
  const { left, top } = doc.page.margins
  const width = 226
  const right = left + drawingWidth(doc) - width
  const sellerWidth = drawingWidth(doc) - width - 24
  write(doc, seller.name, { at: [left, top], width: sellerWidth, size: 14, isBold: true })
  const rows = [
    ...(seller.address?.split('\n') ?? []),
    ...(seller.taxNumber ? [`${text.taxNumber}: ${seller.taxNumber}`] : []),
  ]
  for (const row of rows) write(doc, row, { width: sellerWidth, color: soft })
  const sellerEnd = doc.y
  write(doc, text.titles[type], { at: [right, top - 4], width, size: 20, align: 'right' })
  const facts = [
    [text.number, referenceNumber],
    [text.date, date(issuedAt)],
    [text.order, order.referenceNumber],
  ] as const
  const factsEnd = drawFacts(doc, facts, [right, doc.y + 8], width)

  doc.y = Math.max(sellerEnd, factsEnd) + 28
  const { customerName, customerEmail } = document
  write(doc, text.billTo, { color: soft })
  if (customerName) write(doc, customerName, { size: 11, isBold: true })
  // Users without an email address have a generated one, which is not printed.
  const hasEmail = customerEmail && customerEmail !== customerName
  if (hasEmail && !customerEmail.endsWith('.invalid')) write(doc, customerEmail)
  doc.y += 22
}

/** Positions and widths of the columns of line items, in points. */
function tableLayout(doc: Doc) {
  const { left } = doc.page.margins
  const [quantity, price, amount] = [56, 92, 92]
  const name = drawingWidth(doc) - quantity - price - amount
  return {
    name: { x: left, width: name - 12 },
    quantity: { x: left + name, width: quantity },
    price: { x: left + name + quantity, width: price },
    amount: { x: left + name + quantity + price, width: amount },
  }
}

function drawTitles(doc: Doc, text: Texts): void {
  const { name, ...others } = tableLayout(doc)
  const style = { size: 8.5, color: soft }
  const y = doc.y
  write(doc, text.item, { ...style, at: [name.x, y], width: name.width })
  for (const [column, title] of [
    [others.quantity, text.quantity],
    [others.price, text.unitPrice],
    [others.amount, text.amount],
  ] as const) {
    write(doc, title, { ...style, at: [column.x, y], width: column.width, align: 'right' })
  }
  doc.y += 4
  drawRule(doc)
  doc.y += 6
}

function* drawLines(
  doc: Doc,
  { items }: InvoiceDocument,
  text: Texts,
  { money }: LocaleFormat,
): Generator<void> {
  drawTitles(doc, text)
  const { name, quantity, price, amount } = tableLayout(doc)
  for (const item of items) {
    if (doc.y + heightOf(doc, item, name.width) > drawingBottom(doc)) {
      doc.addPage()
      drawTitles(doc, text)
    }
    const top = doc.y
    write(doc, item.name, { at: [name.x, top], width: name.width })
    if (item.description) {
      write(doc, item.description, {
        at: [name.x, doc.y],
        width: name.width,
        size: 8.5,
        color: soft,
      })
    }
    const end = doc.y
    for (const [column, value] of [
      [quantity, String(item.quantity)],
      [price, money(item.unitAmount)],
      [amount, money(item.amount)],
    ] as const) {
      write(doc, value, { at: [column.x, top], width: column.width, align: 'right' })
    }
    endRow(doc, end)
    yield
  }
}

function heightOf(
  doc: Doc,
  { name, description }: InvoiceDocument['items'][number],
  width: number,
): number {
  const height = (text: string, size: number) =>
    doc.font(fonts.regular).fontSize(size).heightOfString(breakable(text), { width, lineGap: 1.5 })
  return height(name, 9.5) + (description ? height(description, 8.5) : 0) + 11
}

function drawTotals(
  doc: Doc,
  { type, datePaid, ...amounts }: InvoiceDocument,
  text: Texts,
  { money, date }: LocaleFormat,
): void {
  const { subtotal, discount, creditsApplied, processingFee, total, couponCode } = amounts
  const less = (cents: bigint) => `−${money(cents)}`
  const coupon = couponCode ? ` (${couponCode})` : ''
  const before = [
    [text.subtotal, money(subtotal)],
    ...(discount > 0n ? [[text.discount + coupon, less(discount)]] : []),
    ...(creditsApplied > 0n ? [[text.credits, less(creditsApplied)]] : []),
    ...(processingFee > 0n ? [[text.fee, money(processingFee)]] : []),
  ]
  const after = [
    ...(amounts.amountPaid > 0n && datePaid
      ? [[text.paid(date(datePaid)), money(amounts.amountPaid)]]
      : []),
    ...(amounts.amountRefunded > 0n ? [[text.refunded, less(amounts.amountRefunded)]] : []),
  ]
  const height = 20 * (before.length + after.length) + 50
  if (doc.y + height > drawingBottom(doc)) doc.addPage()
  const width = 290
  const x = doc.page.width - doc.page.margins.right - width
  const row = ([label, value]: string[], style: Style = {}) => {
    const y = doc.y
    write(doc, label!, { color: soft, ...style, at: [x, y], width: width - 100 })
    const end = doc.y
    write(doc, value!, { ...style, at: [x + width - 100, y], width: 100, align: 'right' })
    doc.y = Math.max(end, doc.y) + 3
  }
  doc.y += 6
  for (const line of before) row(line)
  doc.y += 3
  drawRule(doc, drawingWidth(doc) - width)
  doc.y += 7
  const label = type === 'INVOICE' ? text.total : text.totalCredited
  row([label, money(total)], { size: 12, isBold: true, color: ink })
  for (const line of after) row(line)
}

/** All texts of the document that people entered, to check the scripts that they use. */
const namesOf = ({ seller, customerName, couponCode, items }: InvoiceDocument): string[] =>
  [
    ...[seller.name, seller.address, seller.details, customerName, couponCode],
    ...items.flatMap(({ name, description }) => [name, description]),
  ].flatMap((name) => name ?? [])

function drawNotes(doc: Doc, document: InvoiceDocument, text: Texts): void {
  const { type, corrects, seller } = document
  if (corrects) writeNote(doc, text.corrects[type](corrects.referenceNumber), ink)
  if (!namesOf(document).every(isShown)) writeNote(doc, text.boxes, ink)
  if (seller.details) writeNote(doc, seller.details, soft)
}
