import type { StatementDocument, StatementLine } from '../../domain/publishing/payout-statement.js'
import { type LocaleFormat, localeFormat } from '../../values/format.js'
import {
  breakable,
  drawDocument,
  drawFacts,
  drawingBottom,
  drawingWidth,
  drawRule,
  endRow,
  soft,
  write,
  writeNote,
} from '../document.js'
import { fonts, isShown } from '../fonts.js'
import { statementTexts } from './texts.js'

type Doc = PDFKit.PDFDocument
type Texts = (typeof statementTexts)['EN']

/** Draws a statement. The same document always yields the same bytes. */
export function drawStatement(document: StatementDocument): Promise<Buffer> {
  const { referenceNumber, issuedAt: at, seller, language } = document
  const text = statementTexts[language]
  const title = `${text.title} ${referenceNumber}`
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
  { seller, publisher, ...document }: StatementDocument,
  text: Texts,
  { date }: LocaleFormat,
): void {
  const { left, top } = doc.page.margins
  const width = 226
  const right = left + drawingWidth(doc) - width
  const sellerWidth = drawingWidth(doc) - width - 24
  write(doc, seller.name, { at: [left, top], width: sellerWidth, size: 14, isBold: true })
  for (const row of addressRows(seller, text)) write(doc, row, { width: sellerWidth, color: soft })
  const sellerEnd = doc.y
  write(doc, text.title, { at: [right, top - 4], width, size: 20, align: 'right' })
  const lastDay = new Date(document.periodEnd.getTime() - 1)
  const facts = [
    [text.number, document.referenceNumber],
    [text.date, date(document.issuedAt)],
    [text.period, `${date(document.periodStart)} – ${date(lastDay)}`],
  ] as const
  const factsEnd = drawFacts(doc, facts, [right, doc.y + 8], width)
  doc.y = Math.max(sellerEnd, factsEnd) + 28
  write(doc, text.supplier, { color: soft })
  write(doc, publisher.name, { size: 11, isBold: true })
  for (const row of addressRows(publisher, text)) write(doc, row)
  doc.y += 12
  write(doc, text.selfBilling, { size: 9, color: soft })
  doc.y += 14
}

const addressRows = (
  { address, taxNumber }: Pick<StatementDocument['seller'], 'address' | 'taxNumber'>,
  text: Texts,
) => [...(address?.split('\n') ?? []), ...(taxNumber ? [`${text.taxNumber}: ${taxNumber}`] : [])]

/** Positions and widths of the columns, in points. */
function tableLayout(doc: Doc) {
  const { left } = doc.page.margins
  const [day, amount] = [110, 96]
  const item = drawingWidth(doc) - day - amount
  return {
    day: { x: left, width: day - 8 },
    item: { x: left + day, width: item - 12 },
    amount: { x: left + day + item, width: amount },
  }
}

function drawTitles(doc: Doc, text: Texts): void {
  const { day, item, amount } = tableLayout(doc)
  const style = { size: 8.5, color: soft }
  const y = doc.y
  write(doc, text.day, { ...style, at: [day.x, y], width: day.width })
  write(doc, text.item, { ...style, at: [item.x, y], width: item.width })
  write(doc, text.amount, { ...style, at: [amount.x, y], width: amount.width, align: 'right' })
  doc.y += 4
  drawRule(doc)
  doc.y += 6
}

const nameOf = ({ type, text }: StatementLine, texts: Texts) =>
  text ? `${texts.types[type]}: ${text}` : texts.types[type]

function* drawLines(
  doc: Doc,
  { lines }: StatementDocument,
  text: Texts,
  { money, date }: LocaleFormat,
): Generator<void> {
  drawTitles(doc, text)
  if (lines.length === 0) write(doc, text.none, { color: soft })
  const { day, item, amount } = tableLayout(doc)
  for (const line of lines) {
    const name = nameOf(line, text)
    const height = doc
      .font(fonts.regular)
      .fontSize(9.5)
      .heightOfString(breakable(name), { width: item.width, lineGap: 1.5 })
    if (doc.y + height + 11 > drawingBottom(doc)) {
      doc.addPage()
      drawTitles(doc, text)
    }
    const top = doc.y
    write(doc, date(line.at), { at: [day.x, top], width: day.width })
    write(doc, name, { at: [item.x, top], width: item.width })
    const end = doc.y
    const value = money(line.amount)
    write(doc, value, { at: [amount.x, top], width: amount.width, align: 'right' })
    endRow(doc, end)
    yield
  }
}

function drawTotals(
  doc: Doc,
  { openingBalance, earned, reversed, paid, closingBalance }: StatementDocument,
  text: Texts,
  { money }: LocaleFormat,
): void {
  const rows = [
    [text.opening, openingBalance],
    [text.earned, earned],
    [text.reversed, reversed],
    [text.total, earned + reversed],
    [text.paid, paid],
    [text.closing, closingBalance],
  ] as const
  if (doc.y + 20 * rows.length + 40 > drawingBottom(doc)) doc.addPage()
  const width = 290
  const x = doc.page.width - doc.page.margins.right - width
  doc.y += 6
  for (const [label, value] of rows) {
    const isBold = label === text.total || label === text.closing
    const y = doc.y
    write(doc, label, { ...(!isBold && { color: soft }), at: [x, y], width: width - 100, isBold })
    write(doc, money(value), { at: [x + width - 100, y], width: 100, align: 'right', isBold })
    doc.y += 3
  }
}

function drawNotes(doc: Doc, { seller, publisher, lines }: StatementDocument, text: Texts): void {
  const names = [
    ...[seller.name, seller.address, seller.details, publisher.name, publisher.address],
    ...lines.map((line) => line.text),
  ].flatMap((name) => name ?? [])
  if (!names.every(isShown)) writeNote(doc, text.boxes, soft)
  if (seller.details) writeNote(doc, seller.details, soft)
}
