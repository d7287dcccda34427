import type { CheckFragment } from '../../generated/graphql.ts'

type CheckIssue = CheckFragment['issues'][number]

/** Position of an issue in a text, as character offsets. */
interface IssuePosition {
  from: number
  to: number
  issue: CheckIssue
}

export interface CheckedTextData {
  /** Name of the text in the check; undefined for the text that was submitted for the check. */
  location: string | undefined
  text: string
  positions: readonly IssuePosition[]
}

/** Metadata of an automatic check with the texts that it extracted. */
interface Metadata {
  checked?: { location: string; text?: string }[]
}

/** Returns the checked texts with the positions of their issues: the submitted text, or the extracted texts that have issues. */
export function checkedTexts(check: CheckFragment): CheckedTextData[] {
  const { givenText, issues } = check
  if (givenText === null)
    return extractedTexts(check).filter(({ positions }) => positions.length > 0)
  // The check counts positions with normalized line breaks.
  const text = givenText.replace(/\r\n?/g, '\n')
  return [{ location: undefined, text, positions: findPositions(text, issues) }]
}

/** Returns the texts that an automatic check extracted from the title and the documents, by the names of the files. */
export function extractedTexts({ metadata, issues }: CheckFragment): CheckedTextData[] {
  const { checked = [] } = (metadata ?? {}) as Metadata
  return checked.map(({ location, text = '' }) => {
    const issuesOfText = issues.filter(
      (issue) =>
        issue.location === location || issue.location?.startsWith(`${location}, paragraph `),
    )
    return { location, text, positions: findPositions(text, issuesOfText) }
  })
}

function findPositions(text: string, issues: readonly CheckIssue[]): IssuePosition[] {
  return issues.flatMap((issue) => {
    // The check truncates quotes after 400 characters.
    const words = issue.originalText?.replace(/(?<=^.{400,})…$/s, '')
    if (!words) return []
    // `charPosition` can be inside the quote, such as at a number in a sentence.
    const before = text.lastIndexOf(words, issue.charPosition ?? 0)
    const from = before < 0 ? text.indexOf(words) : before
    return from < 0 ? [] : [{ from, to: from + words.length, issue }]
  })
}

interface TextSegment {
  from: number
  words: string
  /** Most severe issue of the segment; undefined without issues. */
  worstIssue: CheckIssue | undefined
  /** Issues that end with the segment. */
  ending: CheckIssue[]
}

/** Splits a text at the start and end of each issue. `places` must be sorted by severity, most severe first. */
export function textSegments(text: string, places: readonly IssuePosition[]): TextSegment[] {
  const cuts = new Set([0, text.length, ...places.flatMap(({ from, to }) => [from, to])])
  const ends = [...cuts].sort((a, b) => a - b)
  return ends.slice(1).map((to, at) => {
    const from = ends[at]!
    const over = places.filter((place) => place.from <= from && place.to >= to)
    return {
      from,
      words: text.slice(from, to),
      worstIssue: over[0]?.issue,
      ending: over.filter((place) => place.to === to).map(({ issue }) => issue),
    }
  })
}
