import { z } from 'zod'

/** A moment that is still to come. */
export const future = z.date().refine((date) => date > new Date(), 'must be in the future')
