import { nouns } from './action-names.ts'
import { fieldNames } from './field-names.ts'
import { language, nameOf } from './index.ts'

/** Letters of a word that is looked for among German names: fewer are part of too many. */
const fewest = 3
/** Terms of one search at most. */
const mostTerms = 20

/**
 * What the audit log is searched for: its words are English, so that a part of a German name of a field or of a record is
 * searched for as the English words of all that have it.
 */
export function termsOf(words: string): string[] {
  const part = words.toLowerCase()
  if (language !== 'de' || part.length < fewest) return [words]
  const named = Object.keys({ ...fieldNames, ...nouns })
    .filter((name) => !name.includes('.') && nameOf(name).toLowerCase().includes(part))
    .map(spacedWords)
  const terms = [...new Set([part, ...named])]
  // What has another term in it is found by that one.
  return terms
    .filter((term) => !terms.some((other) => other !== term && term.includes(other)))
    .slice(0, mostTerms)
}

/** The words of a name as the audit log has them: `productId` as “product”, `delivery_days` as “delivery days”. */
const spacedWords = (name: string) =>
  name
    .replace(/Ids?$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
