import { type AppError, type RequestIssue, validationFailed } from '../../errors/app-error.js'

/** Creates the issue of a field whose ID matches no record. */
export const unknownIdIssue = (path: RequestIssue['path'], what: string): RequestIssue => ({
  path,
  code: 'unknown_id',
  message: `is not the ID of ${what}`,
})

/** Creates a validation_failed error for a field whose ID matches no record. */
export const unknownId = (field: string, what: string): AppError =>
  validationFailed([unknownIdIssue([field], what)])
