import { invalidInput } from '../../errors/app-error.js'

/**
 * Converts a violation of a unique constraint (Prisma P2002) to an issue of a field.
 * @throws AppError validation_failed (`code`)
 */
export async function explainConflict<T>(
  work: Promise<T>,
  field = 'name',
  message = 'is already taken',
  code: 'taken' | 'name_taken' = 'taken',
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code !== 'P2002') throw error
    throw invalidInput([field], code, message)
  }
}
