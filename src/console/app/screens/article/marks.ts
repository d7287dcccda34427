import type { CheckFragment } from '../../generated/graphql.ts'

export type Issue = CheckFragment['issues'][number]

/** Where a finding stands in a text. */
interface Place {
  from: number
  to: number
  issue: Issue
}

export interface MarkedText {
  /** What the check calls it; nothing for the text that it was given. */
  location: string | undefined
  text: string
  places: readonly Place[]
}

/** What an automatic check keeps of the texts that it looked through. */
interface Metadata {
  checked?: { location: string; text?: string }[]
}

/** The texts of a check with the places of what it found: the text that was given, else those in which something was found. */
export function textsOf({ givenText, metadata, issues }: CheckFragment): MarkedText[] {
  if (givenText !== null) {
    // As places are counted.
    const text = givenText.replace(/\r\n?/g, '\n')
    return [{ location: undefined, text, places: placesOf(text, issues) }]
  }
  const { checked = [] } = (metadata ?? {}) as Metadata
  return checked
    .map(({ location, text = '' }) => {
      const own = issues.filter(
        (issue) =>
          issue.location === location || issue.location?.startsWith(`${location}, paragraph `),
      )
      return { location, text, places: placesOf(text, own) }
    })
    .filter(({ places }) => places.length > 0)
}

function placesOf(text: string, issues: readonly Issue[]): Place[] {
  return issues.flatMap((issue) => {
    // Of long words the check tells the beginning.
    const words = issue.originalText?.replace(/(?<=^.{400,})…$/s, '')
    if (!words) return []
    // It names a place within the words: of a sentence where its figure begins.
    const before = text.lastIndexOf(words, issue.charPosition ?? 0)
    const from = before < 0 ? text.indexOf(words) : before
    return from < 0 ? [] : [{ from, to: from + words.length, issue }]
  })
}

interface Part {
  from: number
  words: string
  /** The gravest of what was found there; nothing where it is all right. */
  gravest: Issue | undefined
  /** What was found up to here. */
  ending: Issue[]
}

/** The text in parts, cut where a finding begins or ends; the gravest findings come first. */
export function partsOf(text: string, places: readonly Place[]): Part[] {
  const cuts = new Set([0, text.length, ...places.flatMap(({ from, to }) => [from, to])])
  const ends = [...cuts].sort((a, b) => a - b)
  return ends.slice(1).map((to, at) => {
    const from = ends[at]!
    const over = places.filter((place) => place.from <= from && place.to >= to)
    return {
      from,
      words: text.slice(from, to),
      gravest: over[0]?.issue,
      ending: over.filter((place) => place.to === to).map(({ issue }) => issue),
    }
  })
}
