const minute = 60_000

/** Pauses before the second attempt to send a mail, the third, and so on; the last one stays. */
const pausesMs = [1, 5, 15, 30, 60].map((minutes) => minutes * minute)

/** For how long a mail is tried. */
export const triedForMs = 3 * 24 * 60 * minute

/** How long after the beginning of an attempt the next one comes; longer than an attempt may take. */
export const emailRetryDelay = (attempts: number): number =>
  pausesMs[Math.min(attempts, pausesMs.length) - 1]!

/** Days that mails are kept. */
export const keptDays = 90
