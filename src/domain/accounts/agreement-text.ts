import { Lexer, type Token, type Tokens } from 'marked'

/** What a page can hold, and what is drawn without holding up whoever else waits. */
const most = {
  /** Characters of a paragraph, or of a block of code. */
  paragraph: 10_000,
  /** Lists and quotes within each other. */
  depth: 8,
  columns: 10,
  /** Characters of a cell, times the columns of its table: a row is on one page. */
  cell: 2_000,
  /** Rows of all tables. */
  rows: 2_000,
  /** Signs of lists and quotes, and white space, that a line begins with. */
  indent: 100,
} as const

const paragraphs = `must have no paragraph of more than ${inWords(most.paragraph)} characters`
const nesting = `must not nest lists and quotes deeper than ${most.depth}`

// Not a line across the page, which is made of signs alone.
const deepLine = new RegExp(`^(?=.*[^\\s*_-])[\\s>*+\\-\\d.)]{${most.indent}}`, 'm')

/** Why a signed copy of a text in Markdown would not show all of it, or would take too long to draw. */
export function faultsOf(markdown: string): string[] {
  // Before it is taken apart, which goes down into it.
  if (deepLine.test(markdown)) return [nesting]
  const lexer = new Lexer({ gfm: true })
  const blocks = lexer.blockTokens(markdown.replace(/\r\n?/g, '\n'))
  const faults = new Set<string>()
  // What is within paragraphs is not looked for yet: in long ones that takes the square of their length.
  if (lexer.inlineQueue.some(({ src }) => src.length > most.paragraph)) faults.add(paragraphs)
  const rows = checkBlocks(blocks, 0, faults)
  if (rows > most.rows) {
    faults.add(`must have at most ${inWords(most.rows)} rows in all its tables`)
  }
  return [...faults]
}

/** @returns the rows of the tables among them */
function checkBlocks(blocks: readonly Token[], depth: number, faults: Set<string>): number {
  if (depth > most.depth) {
    faults.add(nesting)
    return 0
  }
  let rows = 0
  for (const block of blocks) {
    if (block.type === 'table') rows += checkTable(block as Tokens.Table, faults)
    else if (block.type === 'list') {
      for (const { tokens } of (block as Tokens.List).items) {
        rows += checkBlocks(tokens, depth + 1, faults)
      }
    } else if (block.type === 'blockquote') {
      rows += checkBlocks((block as Tokens.Blockquote).tokens, depth + 1, faults)
    } else if (block.type === 'code' || block.type === 'html') {
      if (block.raw.length > most.paragraph) faults.add(paragraphs)
    }
  }
  return rows
}

function checkTable({ header, rows }: Tokens.Table, faults: Set<string>): number {
  const columns = header.length
  if (columns > most.columns) {
    faults.add(`must have no table of more than ${most.columns} columns`)
    return rows.length
  }
  const longest = Math.floor(most.cell / columns)
  if ([header, ...rows].flat().some(({ text }) => text.length > longest)) {
    faults.add(
      `must have at most ${inWords(longest)} characters in a cell of a table of ${columns} columns`,
    )
  }
  return rows.length
}

function inWords(count: number): string {
  return count.toLocaleString('en-US')
}
