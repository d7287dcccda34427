import type { StatusPrefix } from './workflow.js'

/** Statuses before the draft is written, in which files that are attached to an article belong to its brief. */
const briefStatuses: ReadonlySet<string> = new Set<StatusPrefix>([
  ...(['pending-content-brief', 'brief-ready-for-review', 'brief-update-requested'] as const),
  'pending-draft',
])

/**
 * Whether teams can change the files of an article: until its draft is written. In a status such as `needs-info`, the files
 * can be a draft already.
 */
export const teamSetsFiles = (status: string, draftApprovedAt: Date | string | null): boolean =>
  briefStatuses.has(status) && draftApprovedAt === null

/** Statuses in which the files of an article are its draft. */
const draftStatuses: ReadonlySet<string> = new Set<StatusPrefix>([
  ...(['draft-ready-for-review', 'draft-update-requested', 'request-revision'] as const),
  ...(['pending-publishing', 'published'] as const),
])

/** Whether the files of an article in a status are its draft. */
export const filesAreDraft = (status: string): boolean => draftStatuses.has(status)
