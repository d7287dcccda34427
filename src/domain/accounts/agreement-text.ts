import { Lexer, type Token, type Tokens } from 'marked'
import { inWords } from '../rules/text.js'

/**
 * Limits for a text that fits on the pages of a PDF and is drawn without delaying other requests.
 */
const most = {
  /** Maximum number of characters in a paragraph or code block. */
  paragraph: 10_000,
  /** Maximum nesting level of lists and quotes. */
  depth: 8,
  columns: 10,
  /**
   * Maximum number of characters in a cell, multiplied by the columns of its table. A table row
   * must fit on one page.
   */
  cell: 2_000,
  /** Maximum number of rows in all tables together. */
  rows: 2_000,
  /** Maximum number of leading list markers, quote markers and white space in a line. */
  indent: 100,
} as const

const paragraphs = `must have no paragraph of more than ${inWords(most.paragraph)} characters`
const nesting = `must not nest lists and quotes deeper than ${most.depth}`

// Excludes horizontal rules, which consist only of these characters.
const deepLine = new RegExp(`^(?=.*[^\\s*_-])[\\s>*+\\-\\d.)]{${most.indent}}`, 'm')

/**
 * Lists the reasons why a signed copy would omit part of a Markdown text, or take too long to draw.
 */
export function agreementTextErrors(markdown: string): string[] {
  // Checked before parsing, because the parser recurses once per level.
  if (deepLine.test(markdown)) return [nesting]
  const lexer = new Lexer({ gfm: true })
  const blocks = lexer.blockTokens(markdown.replace(/\r\n?/g, '\n'))
  const errors = new Set<string>()
  // Block tokens only: parsing the inline tokens of a long paragraph takes quadratic time.
  if (lexer.inlineQueue.some(({ src }) => src.length > most.paragraph)) errors.add(paragraphs)
  const rows = checkBlocks(blocks, 0, errors)
  if (rows > most.rows) {
    errors.add(`must have at most ${inWords(most.rows)} rows in all its tables`)
  }
  return [...errors]
}

/** @returns the number of table rows in the blocks */
function checkBlocks(blocks: readonly Token[], depth: number, errors: Set<string>): number {
  if (depth > most.depth) {
    errors.add(nesting)
    return 0
  }
  let rows = 0
  for (const block of blocks) {
    if (block.type === 'table') rows += checkTable(block as Tokens.Table, errors)
    else if (block.type === 'list') {
      for (const { tokens } of (block as Tokens.List).items) {
        rows += checkBlocks(tokens, depth + 1, errors)
      }
    } else if (block.type === 'blockquote') {
      rows += checkBlocks((block as Tokens.Blockquote).tokens, depth + 1, errors)
    } else if (block.type === 'code' || block.type === 'html') {
      if (block.raw.length > most.paragraph) errors.add(paragraphs)
    }
  }
  return rows
}

function checkTable({ header, rows }: Tokens.Table, errors: Set<string>): number {
  const columns = header.length
  if (columns > most.columns) {
    errors.add(`must have no table of more than ${most.columns} columns`)
    return rows.length
  }
  const longest = Math.floor(most.cell / columns)
  if ([header, ...rows].flat().some(({ text }) => text.length > longest)) {
    errors.add(
      `must have at most ${inWords(longest)} characters in a cell of a table of ${columns} columns`,
    )
  }
  return rows.length
}
