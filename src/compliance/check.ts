import { maxComplianceIssues } from '../domain/production/compliance-limits.js'
import { badWording, unsourcedFigures } from './claims.js'
import type { Finding, Rule, SourceText } from './finding.js'
import { structure, typing, unbalanced } from './formatting.js'
import { splitParagraphs } from './passages.js'

const rules: readonly Rule[] = [unsourcedFigures, badWording, typing, unbalanced, structure]

/** Finding with its position in the text. */
export interface LocatedFinding extends Omit<Finding, 'position'> {
  location: string
  /** Line, from 1. */
  lineNumber: number
  /** Text before it on the line, in characters. */
  charPosition: number
}

const gravity = ['critical', 'warning', 'suggestion', 'info'] as const
const maxOriginalLength = 500

/** Most severe findings of a check; `omitted` is the number of the others. */
export interface Examined {
  issues: LocatedFinding[]
  omitted: number
}

/**
 * Applies the rules to the texts. Returns the most severe findings, then in text order. Takes time in proportion to
 * the length of the texts, and seconds if every word is an issue, so `DocumentReader` runs it.
 */
export function examine(sources: readonly SourceText[]): Examined {
  const all = sources.flatMap(examineOne)
  all.sort((a, b) => gravity.indexOf(a.severity) - gravity.indexOf(b.severity))
  return {
    issues: all.slice(0, maxComplianceIssues),
    omitted: Math.max(0, all.length - maxComplianceIssues),
  }
}

function examineOne(source: SourceText): LocatedFinding[] {
  const { content } = source
  const paragraphs = splitParagraphs(content)
  const findings: Finding[] = rules.flatMap((rule) => [...rule(source, paragraphs)])
  findings.sort((a, b) => a.position - b.position)
  let lineNumber = 1
  let scannedTo = 0
  let place = 0
  return findings.map(({ position, originalText, ...finding }) => {
    for (; scannedTo < position; scannedTo++) if (content[scannedTo] === '\n') lineNumber++
    while (paragraphs[place + 1] && paragraphs[place + 1]!.start <= position) place++
    const paragraphSuffix =
      source.kind === 'title' ? '' : `, paragraph ${paragraphs[place]!.number}`
    return {
      ...finding,
      originalText: shortened(originalText),
      location: source.location + paragraphSuffix,
      lineNumber,
      charPosition: position,
    }
  })
}

function shortened(text: string): string {
  if (text.length <= maxOriginalLength) return text
  // Does not split a surrogate pair.
  return `${text.slice(0, maxOriginalLength - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
