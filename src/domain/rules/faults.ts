/**
 * Does work for each, one after the other: what fails for one must not keep the others waiting.
 * @param title how the message begins that names those it failed for
 * @throws AggregateError at the end
 */
export async function forEach<T>(
  items: readonly T[],
  title: string,
  nameOf: (item: T) => string,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const faults: Error[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      faults.push(new Error(`${nameOf(item)} (${messageOf(error)})`, { cause: error }))
    }
  }
  if (faults.length === 0) return
  throw new AggregateError(faults, `${title}: ${faults.map(messageOf).join(', ')}`)
}

/** Waits for all. @throws AggregateError at the end, with the message of each that failed */
export async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(works)
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  if (faults.length > 0) throw new AggregateError(faults, faults.map(messageOf).join('; '))
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
