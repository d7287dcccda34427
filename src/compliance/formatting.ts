import type { ComplianceSeverity } from '../../prisma/generated/client/enums.js'
import type { Finding, Rule } from './finding.js'
import { type Paragraph, wordCount } from './passages.js'

/** Word count above which a paragraph is hard to read. */
const longParagraph = 150

/** Word count above which a text needs headings. */
const longText = 600

interface Pattern {
  pattern: RegExp
  severity: ComplianceSeverity
  title: string
  description: string
  suggestion: string
  /** Filter of matches. Default: all count. */
  counts?: (match: string) => boolean
}

const patterns: readonly Pattern[] = [
  {
    pattern: /(?<=\S)[^\S\n]{2,}(?=\S)/g,
    severity: 'info',
    title: 'More than one space',
    description: 'Spaces in a row where one belongs.',
    suggestion: 'Leave one space.',
  },
  {
    pattern: /(?<=\p{L}) +[,.;!?](?=\s|$)/gu,
    severity: 'info',
    title: 'Space before punctuation',
    description: 'A space between a word and the punctuation after it.',
    suggestion: 'Remove the space.',
  },
  {
    pattern: /[!?]{2,}|,{2,}|;{2,}|:{2,}|\.{4,}|(?<!\.)\.\.(?!\.)/g,
    severity: 'suggestion',
    title: 'Repeated punctuation',
    description: 'Punctuation marks in a row.',
    suggestion: 'Leave one mark, or an ellipsis of three dots.',
  },
  {
    pattern: /(?<![\p{L}\p{N}-])(\p{L}+)\s+\1(?![\p{L}\p{N}-])/giu,
    severity: 'suggestion',
    title: 'Repeated word',
    description: 'The same word twice in a row.',
    suggestion: 'Remove one.',
    counts: (match) => !/^(?:had|that)\s/i.test(match),
  },
  {
    pattern: /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’-]+(?:\s+\p{Lu}[\p{Lu}'’-]+)*(?![\p{L}\p{N}])/gu,
    severity: 'warning',
    title: 'All capitals',
    description: 'Words in capitals read as shouting.',
    suggestion: 'Use normal capitalization.',
    counts: isShouting,
  },
]

/** Capitalized words that are not abbreviations: one of eight letters, or several with one of five. */
function isShouting(match: string): boolean {
  const lengths = match.split(/\s+/).map((word) => word.replace(/[^\p{L}]/gu, '').length)
  const longest = Math.max(...lengths)
  return longest >= 8 || (lengths.length > 1 && longest >= 5)
}

const issue = (
  { severity, title, description, suggestion }: Omit<Pattern, 'pattern' | 'counts'>,
  originalText: string,
  position: number,
): Finding => ({
  issueType: 'formatting_issue',
  severity,
  title,
  description,
  suggestion,
  originalText,
  position,
})

/** Finds issues of spacing, punctuation and capitals. */
export const typing: Rule = function* (_source, paragraphs) {
  for (const { text, start } of paragraphs) {
    for (const { pattern, counts = () => true, ...about } of patterns) {
      for (const match of text.matchAll(pattern)) {
        if (!counts(match[0])) continue
        const end = match.index + match[0].length
        yield issue(about, text.slice(wordBefore(text, match), end), start + match.index)
      }
    }
  }
}

/** Offset of the word before a white-space match, so that the excerpt is meaningful. */
function wordBefore(text: string, { 0: match, index }: RegExpExecArray): number {
  if (!/^\s/.test(match)) return index
  let from = index
  while (from > index - 30 && /\S/.test(text[from - 1] ?? ' ')) from--
  // Does not split a surrogate pair.
  return /[\udc00-\udfff]/.test(text[from] ?? '') ? from + 1 : from
}

const pairs: readonly [open: string, close: string, what: string][] = [
  ['“', '”', 'quotation marks'],
  ['(', ')', 'brackets'],
  ['[', ']', 'brackets'],
]

/** Finds quotation marks and brackets without their counterpart. */
export const unbalanced: Rule = function* (_source, paragraphs) {
  for (const [index, paragraph] of paragraphs.entries()) {
    const text = paragraph.text.replace(/^\s*(?:\d{1,3}|[a-z]{1,3})\)/i, blank)
    const mismatched = pairs.filter(
      (pair) => !isBalanced(text, pair) && !goesOn(paragraph, paragraphs[index + 1], pair),
    )
    const whats = new Set(mismatched.map(([, , what]) => what))
    // Excludes the marks of inches and feet.
    const straight = text.replace(/\d"/g, blank).match(/"/g)?.length ?? 0
    if (straight % 2 === 1) whats.add('quotation marks')
    for (const what of whats) {
      const about = {
        severity: 'suggestion',
        title: `Unbalanced ${what}`,
        description: `A paragraph whose ${what} are not paired.`,
        suggestion: 'Add the one that is missing, or remove the other.',
      } as const
      yield issue(about, paragraph.text.trim(), paragraph.start)
    }
  }
}

const blank = (text: string) => ' '.repeat(text.length)

function isBalanced(text: string, [open, close]: (typeof pairs)[number]): boolean {
  let depth = 0
  for (const character of text) {
    if (character === open) depth++
    else if (character === close && --depth < 0) return false
  }
  return depth === 0
}

/** A quotation over several paragraphs opens in each of them, and closes in the last. */
function goesOn(
  { text }: Paragraph,
  next: Paragraph | undefined,
  [open, close]: (typeof pairs)[number],
): boolean {
  return (
    open === '“' &&
    next?.text.startsWith(open) === true &&
    isBalanced(text + close, [open, close, ''])
  )
}

/** Finds paragraphs that are too long, and long texts without headings. */
export const structure: Rule = function* ({ kind }, paragraphs) {
  for (const { text, start } of paragraphs) {
    const words = wordCount(text)
    if (words <= longParagraph) continue
    const about = {
      severity: 'suggestion',
      title: 'Long paragraph',
      description: `A paragraph of ${words} words; more than ${longParagraph} are hard to read.`,
      suggestion: 'Divide it.',
    } as const
    yield issue(about, text.trim(), start)
  }
  const total = paragraphs.reduce((sum, { text }) => sum + wordCount(text), 0)
  // The first heading may be the text's title.
  if (kind !== 'draft' || total <= longText || paragraphs.slice(1).some((p) => p.isHeading)) return
  const about = {
    severity: 'suggestion',
    title: 'No headings',
    description: `A text of ${total.toLocaleString('en-US')} words without headings.`,
    suggestion: 'Divide it with headings.',
  } as const
  yield issue(about, paragraphs[0]!.text.trim(), paragraphs[0]!.start)
}
