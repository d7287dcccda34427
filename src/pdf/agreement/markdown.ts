import { marked, type Token, type Tokens } from 'marked'
import { breakable, drawingBottom, drawRule, ink, rule } from '../document.js'
import { fonts } from '../fonts.js'

/** Run of text in one style. */
interface Run {
  text: string
  bold?: boolean
  italic?: boolean
  code?: boolean
  strike?: boolean
  link?: string
}

const headings = [17, 14, 12, 11, 10.5, 10.5]
const size = 10
const step = 18

/** Draws Markdown at the end of the document, paragraph by paragraph. HTML and entities are drawn as text. */
export function* drawMarkdown(doc: PDFKit.PDFDocument, markdown: string): Generator<void> {
  yield* drawBlocks(doc, marked.lexer(markdown, { gfm: true }), 0)
}

function* drawBlocks(
  doc: PDFKit.PDFDocument,
  tokens: readonly Token[],
  indent: number,
): Generator<void> {
  for (const token of tokens) {
    if (token.type === 'list') yield* drawList(doc, token as Tokens.List, indent)
    else if (token.type === 'table') yield* drawTable(doc, token as Tokens.Table)
    else if (token.type === 'blockquote')
      yield* drawBlocks(doc, (token as Tokens.Blockquote).tokens, indent + step)
    else {
      drawParagraph(doc, token, indent)
      yield
    }
  }
}

function drawParagraph(doc: PDFKit.PDFDocument, token: Token, indent: number): void {
  switch (token.type) {
    case 'space':
    case 'def':
      return
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      const fontSize = headings[depth - 1]!
      // Keeps a heading on the page of the text that follows it.
      if (doc.y + fontSize * 4 > drawingBottom(doc)) doc.addPage()
      doc.moveDown(0.4)
      drawRuns(doc, runsOf(tokens, { bold: true }), { indent, fontSize })
      return
    }
    case 'hr':
      drawRule(doc, indent)
      doc.moveDown(1)
      return
    case 'code':
      drawRuns(doc, [{ text: (token as Tokens.Code).text, code: true }], { indent: indent + step })
      return
    default:
      drawRuns(doc, runsOf(inlineOf(token)), { indent })
  }
}

/** Splits a paragraph's tokens into runs of one style. */
const inlineOf = (token: Token): Token[] =>
  'tokens' in token && token.tokens ? token.tokens : [{ ...token, type: 'text' } as Token]

function* drawList(doc: PDFKit.PDFDocument, list: Tokens.List, indent: number): Generator<void> {
  const first = Number(list.start || 1)
  for (const [index, { task, checked, tokens }] of list.items.entries()) {
    if (doc.y + size * 2 > drawingBottom(doc)) doc.addPage()
    const number = list.ordered ? `${first + index}.` : '•'
    const top = doc.y
    doc.font(fonts.regular).fontSize(size).fillColor(ink)
    doc.text(task ? (checked ? '☑' : '☐') : number, doc.page.margins.left + indent, top, {
      lineBreak: false,
    })
    doc.y = top
    const textTokens = tokens.filter(({ type }) => type !== 'checkbox')
    yield* drawBlocks(doc, textTokens, indent + step + (list.ordered ? 6 : 0))
    // An empty item still takes a line.
    if (doc.y === top) doc.moveDown(1)
  }
}

function* drawTable(doc: PDFKit.PDFDocument, { header, rows }: Tokens.Table): Generator<void> {
  const textOf = ({ tokens }: Tokens.TableCell) =>
    runsOf(tokens)
      .map(({ text }) => text)
      .join('')
  doc
    .font(fonts.regular)
    .fontSize(size - 1)
    .fillColor(ink)
  doc.x = doc.page.margins.left
  const table = doc.table({ defaultStyle: { border: 0.5, borderColor: rule, padding: 4 } })
  table.row(header.map((cell) => ({ text: textOf(cell), font: { src: fonts.bold } })))
  for (const row of rows) {
    yield
    table.row(row.map(textOf))
  }
  table.end()
  doc.x = doc.page.margins.left
  doc.moveDown(0.7)
}

function runsOf(tokens: readonly Token[] = [], style: Omit<Run, 'text'> = {}): Run[] {
  return tokens.flatMap((token): Run[] => {
    const inner = (more: Omit<Run, 'text'>) =>
      runsOf((token as Tokens.Strong).tokens, { ...style, ...more })
    switch (token.type) {
      case 'strong':
        return inner({ bold: true })
      case 'em':
        return inner({ italic: true })
      case 'del':
        return inner({ strike: true })
      case 'link':
        return inner({ link: (token as Tokens.Link).href })
      case 'codespan':
        return [{ ...style, text: (token as Tokens.Codespan).text, code: true }]
      case 'br':
        return [{ ...style, text: '\n' }]
      default: {
        if ('tokens' in token && token.tokens) return runsOf(token.tokens, style)
        const { text, raw } = token as Tokens.Text
        // Markdown treats a line break in a paragraph as a space and collapses white space.
        return [{ ...style, text: (text ?? raw).replace(/[ \t\n]+/g, ' ') }]
      }
    }
  })
}

function fontOf({ bold, italic, code }: Run): string {
  if (code) return fonts.mono
  if (bold) return italic ? fonts.boldItalic : fonts.bold
  return italic ? fonts.italic : fonts.regular
}

function drawRuns(
  doc: PDFKit.PDFDocument,
  runs: readonly Run[],
  { indent, fontSize = size }: { indent: number; fontSize?: number },
): void {
  const visibleRuns = runs.filter(({ text }) => text !== '')
  const { left, right } = doc.page.margins
  const width = doc.page.width - left - right - indent
  doc.x = left + indent
  visibleRuns.forEach((run, index) => {
    const safe = run.link && /^(https?|mailto):/i.test(run.link) ? run.link : null
    doc
      .font(fontOf(run))
      .fontSize(run.code ? fontSize * 0.95 : fontSize)
      .fillColor(safe ? '#1d4ed8' : ink)
    doc.text(breakable(run.text), {
      width,
      lineGap: 2,
      continued: index < visibleRuns.length - 1,
      link: safe,
      underline: Boolean(safe),
      strike: run.strike ?? false,
    })
  })
  doc.moveDown(0.6)
}
