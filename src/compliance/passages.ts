/** Sentence with its offset in the text. */
export interface Sentence {
  text: string
  start: number
}

/** Paragraph with line breaks as spaces, and its offset in the text. */
export interface Paragraph extends Sentence {
  /** Line, from 1. */
  number: number
  isHeading: boolean
  sentences: Sentence[]
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Length in characters. */
const windowLength = 2_000

// Abbreviations, whose period does not end a sentence.
const abbreviation =
  /(?:^|[\s("“])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|Inc|Ltd|Co|Corp|No|vs|approx|ca|e\.g|i\.e|U\.S|U\.K|E\.U|[A-Z])\.$/
/** Length of the longest abbreviation, with its period and the character before it. */
const maxAbbreviationLength = 8

/** Splits a text into paragraphs at blank lines, and at each line break unless the text is hard-wrapped. */
export function splitParagraphs(content: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const block of content.matchAll(/\S[^\n]*(?:\n[^\S\n]*\S[^\n]*)*/g)) {
    for (const { text, start } of isWrapped(block[0]) ? [wrapped(block)] : linesOf(block)) {
      paragraphs.push({
        text,
        start,
        number: paragraphs.length + 1,
        isHeading: /^#{1,6}\s/.test(text) || isTitle(text),
        sentences: sentencesOf(text, start),
      })
    }
  }
  return paragraphs
}

const wrapped = ({ 0: text, index: start }: RegExpExecArray): Sentence => ({
  text: text.replaceAll('\n', ' '),
  start,
})

function linesOf({ 0: block, index }: RegExpExecArray): Sentence[] {
  return [...block.matchAll(/[^\n]*\S[^\n]*/g)].map((line) => ({
    text: line[0],
    start: index + line.index,
  }))
}

/** Whether the text is hard-wrapped: every line except the last is about as long as a screen is wide. */
function isWrapped(block: string): boolean {
  const lines = block.split('\n')
  return (
    lines.length > 1 &&
    lines.slice(0, -1).every(({ length }) => length >= 45 && length <= 100) &&
    !/^(?:[-*•#>|]|\d+[.)])/.test(block)
  )
}

/** Whether a line looks like a heading: short, and without the end of a sentence. */
function isTitle(text: string): boolean {
  return wordCount(text) <= 12 && /^[\p{Lu}\d“"']/u.test(text) && !/[.,:;!?…)”"]\s*$/.test(text)
}

function sentencesOf(text: string, start: number): Sentence[] {
  if (!/[.!?…]/.test(text)) return [{ text, start }]
  const result: Sentence[] = []
  let from = 0
  let begin = 0
  for (const end of segmentEndsOf(text)) {
    const stop = begin + text.slice(begin, end).trimEnd().length
    const tail = text.slice(Math.max(from, stop - maxAbbreviationLength), stop)
    begin = end
    if (end < text.length && abbreviation.test(tail)) continue
    result.push({ text: text.slice(from, end), start: start + from })
    from = end
  }
  return result
}

/** A segmenter's step takes time in proportion to its whole text, so it gets the text in windows. */
function* segmentEndsOf(text: string): Generator<number> {
  let length = windowLength
  for (let from = 0; from < text.length; ) {
    const window = text.slice(from, from + length)
    const ends = [...sentences.segment(window)].map(
      (segment) => from + segment.index + segment.segment.length,
    )
    // The last sentence may continue beyond the window.
    if (from + length < text.length) ends.pop()
    length = ends.length > 0 ? windowLength : length * 2
    yield* ends
    from = ends.at(-1) ?? from
  }
}

/** Number of words of a text. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}
