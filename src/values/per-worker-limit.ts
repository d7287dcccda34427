/**
 * Divides a limit among workers.
 * @param least Minimum per worker; the sum may then exceed the limit
 */
export function perWorkerLimit(whole: number, workers: number, least = 1): number {
  return Math.max(Math.min(least, whole), Math.ceil(whole / workers))
}
