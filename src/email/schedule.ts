import { dayMs, minuteMs } from '../values/units.js'

/** Delays before the second attempt to send an email, the third, and so on. The last one repeats. */
const pausesMs = [1, 5, 15, 30, 60].map((minutes) => minutes * minuteMs)

/** Time until sending is abandoned. */
export const triedForMs = 3 * dayMs

/** Delay after the start of an attempt; longer than an attempt can take. */
export const emailRetryDelay = (attempts: number): number =>
  pausesMs[Math.min(attempts, pausesMs.length) - 1]!
