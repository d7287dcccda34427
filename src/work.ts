import { refreshPopularity } from './domain/listing.js'
import type { Job } from './jobs.js'

/** Every job of the server. */
export const jobs: readonly Job<never>[] = [refreshPopularity]
