import type { Finding, Rule } from './finding.js'
import type { Paragraph, Sentence } from './passages.js'
import { type Wording, wordings } from './wording.js'

// All repetitions are bounded, so that the time is linear.
const number = String.raw`(?<![\d.,])\d[\d.,]{0,20}`
const scale = '(?:k|m|bn|thousand|million|billion|trillion)'
const countedNouns = `(?:${`
  people persons men women adults children patients students customers clients users
  subscribers members readers viewers visitors buyers consumers employees workers jobs
  companies businesses firms organi[sz]ations households families countries cities
  downloads sales units
`
  .trim()
  .split(/\s+/)
  .join('|')})`

/** Patterns of figures that need a source. */
const figures = new RegExp(
  [
    String.raw`${number}\s?(?:%|percent\b|per cent\b|percentage points?\b)`,
    String.raw`(?:US\$|[$€£¥]|\b(?:USD|EUR|GBP)\s?)\s?${number}(?:\s?${scale}\b)?`,
    String.raw`${number}(?:\s?${scale})?\s(?:US\s)?(?:dollars|euros|pounds)\b`,
    String.raw`${number}(?:\s${scale})?\+?\s(?:\p{L}{1,30}\s){0,2}${countedNouns}\b`,
    String.raw`\b(?:thousands|millions|billions)\sof\s(?:\p{L}{1,30}\s){0,2}${countedNouns}\b`,
    String.raw`${number}\s?(?:x|times)\s(?:as|more|less|faster|cheaper|higher|lower|better|the)\b`,
    String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s(?:in|out of)\s(?:every\s)?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b`,
  ].join('|'),
  'giu',
)

/** Patterns of attribution: a link, a footnote, or words such as "according to". */
const attribution = new RegExp(
  [
    String.raw`https?:\/\/\S`,
    String.raw`\bwww\.\S`,
    String.raw`\]\([^)\s]{1,500}\)`,
    String.raw`\[\^?\d{1,3}\]`,
    String.raw`\b(?:according to|as reported by|as reported in|reported by|published by|published in|cited by|compiled by|data from|figures from|research by|research from|study by|study from|survey by|survey from|report by|report from|poll by|analysis by|estimates by)\b`,
    String.raw`\bsources?:`,
    String.raw`\b(?:said|says|told|wrote|writes|announced|estimates|estimated|calculates|calculated)\b`,
    String.raw`\b\p{Lu}[\p{L}&.’'-]{0,40}\s(?:reports|reported|found|finds|shows|showed)\b`,
    String.raw`\((?:\p{Lu}[^()]{1,60}),?\s(?:19|20)\d\d\)`,
  ].join('|'),
  'u',
)
const attributionAtBeginning =
  /^["“'‘#\s]*(?:According to|As reported|Reported by|Data from|Sources?:)/

/** Caches the result for a passage. */
function memoize<Answer>(work: (passage: Sentence) => Answer): (passage: Sentence) => Answer {
  const cache = new WeakMap<Sentence, Answer>()
  return (passage) => {
    if (!cache.has(passage)) cache.set(passage, work(passage))
    return cache.get(passage)!
  }
}

/** Whether a passage names a source. */
const isSourced = memoize(({ text }) => attribution.test(text) || attributionAtBeginning.test(text))

/** Returns for each character whether it is in quotation marks. */
const quotation = memoize(({ text }) => {
  const inside = new Uint8Array(text.length)
  let depth = 0
  let straight = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '“') depth++
    else if (text[at] === '”') depth = Math.max(0, depth - 1)
    else if (text[at] === '"') straight = !straight
    inside[at] = depth > 0 || straight ? 1 : 0
  }
  return inside
})

/** Whether the position is in a quotation whose speaker the paragraph names. */
function isQuoted(paragraph: Paragraph, position: number): boolean {
  return quotation(paragraph)[position - paragraph.start] === 1 && isSourced(paragraph)
}

/** Finds figures in sentences that name no source, the first per sentence. */
export const unsourcedFigures: Rule = function* ({ kind }, paragraphs) {
  // Titles are exempt, because they have no room for a source.
  if (kind === 'title') return
  for (const paragraph of paragraphs) {
    for (const sentence of paragraph.sentences) {
      const [figure] = sentence.text.matchAll(figures)
      if (!figure) continue
      const position = sentence.start + figure.index
      if (isSourced(sentence) || isQuoted(paragraph, position)) continue
      yield {
        issueType: 'missing_source',
        severity: 'warning',
        title: `No source for ${figure[0].trim()}`,
        description: 'A figure in a sentence that neither links to a source nor names one.',
        suggestion: 'Name the source in the sentence, and link to it.',
        originalText: sentence.text.trim(),
        position,
      }
    }
  }
}

const edge = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` }

/** Compiles a phrase to a pattern: whole words, any white space between them. */
function patternOf(phrase: string): string {
  const open = phrase.endsWith('*')
  const words = phrase
    .replace(/\*$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' ', String.raw`\s+`)
  return words + (open ? String.raw`\p{L}*` : '')
}

const patterns = wordings.map((wording): [Wording, RegExp] => {
  const byLengthDescending = [...wording.phrases].sort((a, b) => b.length - a.length)
  const any = byLengthDescending.map(patternOf).join('|')
  return [wording, new RegExp(`${edge.before}(?:${any})${edge.after}`, 'giu')]
})

/** Finds discouraged wording, except in quotations with a named speaker. */
export const badWording: Rule = function* (_source, paragraphs) {
  for (const paragraph of paragraphs) {
    for (const sentence of paragraph.sentences) {
      for (const [wording, pattern] of patterns) {
        for (const match of sentence.text.matchAll(pattern)) {
          const position = sentence.start + match.index
          if (isExcused(wording, paragraph, sentence, position)) continue
          yield findingOf(wording, match[0], position)
        }
      }
    }
  }
}

function isExcused(
  { issueType, unlessSourced }: Wording,
  paragraph: Paragraph,
  sentence: Sentence,
  position: number,
): boolean {
  if (unlessSourced && isSourced(sentence)) return true
  return issueType === 'exaggerated_language' && isQuoted(paragraph, position)
}

function findingOf(wording: Wording, words: string, position: number): Finding {
  const { issueType, severity, title, description, suggestion } = wording
  return {
    issueType,
    severity,
    title: `${title}: ${words.replace(/\s+/g, ' ')}`,
    description,
    suggestion,
    originalText: words,
    position,
  }
}
