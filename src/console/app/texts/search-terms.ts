import { nouns } from './action-names.ts'
import { fieldNames } from './field-names.ts'
import { labelFor, language } from './index.ts'

/** Minimum length of a word to look up in German names. Shorter words match too many names. */
const minWordLength = 3
const maxSearchTerms = 20

/**
 * Returns the search terms for the audit log, whose text is English. German words are translated: a part of a German field
 * or entity name becomes the English words of every name that contains it. At most 20 terms.
 */
export function auditSearchTerms(words: string): string[] {
  const part = words.toLowerCase()
  if (language !== 'de' || part.length < minWordLength) return [words]
  const matchingNames = Object.keys({ ...fieldNames, ...nouns })
    .filter((name) => !name.includes('.') && labelFor(name).toLowerCase().includes(part))
    .map(spacedWords)
  const terms = [...new Set([part, ...matchingNames])]
  // The log is searched by substring: a term that contains another one finds nothing more.
  return terms
    .filter((term) => !terms.some((other) => other !== term && term.includes(other)))
    .slice(0, maxSearchTerms)
}

/** Returns the words that the audit log uses: “product” for `productId`, “delivery days” for `delivery_days`. */
const spacedWords = (name: string) =>
  name
    .replace(/Ids?$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
