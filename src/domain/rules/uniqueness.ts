import { invalidInput } from '../../errors/app-error.js'

/**
 * Turns a violated unique constraint into an issue of a field.
 * @throws AppError validation_failed (taken)
 */
export async function explainConflict<T>(
  work: Promise<T>,
  field = 'name',
  message = `is the ${field} of another one already`,
  code: 'taken' | 'name_taken' = 'taken',
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code !== 'P2002') throw error
    throw invalidInput([field], code, message)
  }
}
