/**
 * Divides a limit among workers.
 * @param minimum Minimum per worker; the sum may then exceed the limit
 */
export function perWorkerLimit(total: number, workers: number, minimum = 1): number {
  return Math.max(Math.min(minimum, total), Math.ceil(total / workers))
}
