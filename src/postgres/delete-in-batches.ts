/** A larger number could exceed the time limit of statements. */
const batchSize = 5_000

/**
 * Repeats a DELETE until it deletes less than a batch.
 * @param run deletes at most `limit` rows, and returns their number
 */
export async function deleteInBatches(run: (limit: number) => PromiseLike<number>): Promise<void> {
  while ((await run(batchSize)) === batchSize);
}
