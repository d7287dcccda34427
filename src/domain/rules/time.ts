import { z } from 'zod'

/** A timestamp in the future. */
export const future = z.date().refine((date) => date > new Date(), 'must be in the future')
