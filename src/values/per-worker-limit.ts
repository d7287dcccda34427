/**
 * What one of several workers gets of what they have together.
 * @param least so much it gets however many they are, so that they may have more than the whole
 */
export function perWorkerLimit(whole: number, workers: number, least = 1): number {
  return Math.max(Math.min(least, whole), Math.ceil(whole / workers))
}
