import { z } from 'zod'
import { refuses } from '../../errors/rule-issues.js'

export const future = z
  .date()
  .refine((date) => date > new Date(), refuses('in_the_past', 'must be in the future'))

const week = 7 * 86_400

/** Number of seconds for which a replaced token or secret stays valid: 0 to 7 days. */
export const overlapSeconds = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(week, `must be at most ${week} (7 days)`)
