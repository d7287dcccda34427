import { type AppError, invalidInput } from '../../errors/app-error.js'

/** The refusal of an id in a field that names no record there is. */
export function unknownId(field: string, what: string): AppError {
  return invalidInput([field], 'unknown_id', `there is no such ${what}`)
}
