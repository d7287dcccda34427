import { type AppError, invalidInput } from '../../errors/app-error.js'

/** Creates a validation_failed error for a field whose ID matches no record. */
export function unknownId(field: string, what: string): AppError {
  return invalidInput([field], 'unknown_id', `is not the ID of ${what}`)
}
