import { suggestionList } from 'graphql/jsutils/suggestionList.js'

/** Returns the known name closest to a name, as graphql-js measures it; undefined if none is close. */
export function closestTo(name: string, known: Iterable<string>): string | undefined {
  return suggestionList(name, [...known])[0]
}

/** Returns `; did you mean x?` for the known name closest to a name, or an empty text if none is close. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const closest = closestTo(name, known)
  return closest === undefined ? '' : suggested(closest)
}

export const suggested = (name: string) => `; did you mean ${name}?`
