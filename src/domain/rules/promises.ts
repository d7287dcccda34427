/**
 * Runs `work` for each item, one after the other. An error for one item does not stop the others.
 * @param title prefix of the error message, before the names of the items that failed
 * @throws AggregateError after the last item, if any item failed
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

/**
 * Like `Promise.all`, but waits until every promise has settled.
 * @throws AggregateError with the messages of all rejections
 */
export async function settleAll(works: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(works)
  const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, errors.map(messageOf).join('; '))
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
