import { invalidInput } from '../../errors/app-error.js'

/**
 * What `work` answers; a value that has to be unique and is another record's is told as the fault of a field.
 * @throws AppError validation_failed (taken)
 */
export async function taken<T>(work: Promise<T>, field = 'name'): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code !== 'P2002') throw error
    throw invalidInput([field], 'taken', `is the ${field} of another one already`)
  }
}
