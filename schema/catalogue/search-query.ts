import {
  parseSearchQuery,
  type SearchQuery,
  type SynonymTable,
  TooManyWordsError,
} from '../../src/catalogue/search/query.js'
import { invalidInput } from '../../src/errors/app-error.js'

const maxLength = 500

/**
 * Parses the text of the argument or filter field `q`.
 * @throws AppError validation_failed with an empty path (more than 500 characters, more than 10
 * words)
 */
export function searchQuery(text: string, synonyms?: SynonymTable): SearchQuery {
  if (text.length > maxLength)
    throw invalidInput([], 'too_long', `must have at most ${maxLength} characters`, {
      max: maxLength,
      unit: 'characters',
    })
  try {
    return parseSearchQuery(text, synonyms)
  } catch (error) {
    if (!(error instanceof TooManyWordsError)) throw error
    throw invalidInput(
      [],
      'too_many_words',
      `must have at most ${error.maxWords} different words`,
      { max: error.maxWords },
    )
  }
}
