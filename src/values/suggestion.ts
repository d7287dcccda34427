import { suggestionList } from 'graphql/jsutils/suggestionList.js'

/** `; did you mean x?` where a name that is not known is close to one that is, else nothing. As graphql-js measures it. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const [closest] = suggestionList(name, [...known])
  return closest === undefined ? '' : `; did you mean ${closest}?`
}
