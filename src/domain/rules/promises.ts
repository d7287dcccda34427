/**
 * Does work for each item in turn; a failure for one does not stop the others.
 * @param title the beginning of the error's message, before the names of the items that failed
 * @throws AggregateError at the end, if any failed
 */
export async function forEach<T>(
  items: readonly T[],
  title: string,
  nameOf: (item: T) => string,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const errors: Error[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      errors.push(new Error(`${nameOf(item)} (${messageOf(error)})`, { cause: error }))
    }
  }
  if (errors.length === 0) return
  throw new AggregateError(errors, `${title}: ${errors.map(messageOf).join(', ')}`)
}

/** Waits for all. @throws AggregateError when all have ended, if any failed, with the messages of those */
export async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(works)
  const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, errors.map(messageOf).join('; '))
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
