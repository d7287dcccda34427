import type { StatusPrefix } from './workflow.js'

/** Statuses in which the files of an article are its draft. Before them, they belong to the brief. */
const draftStatuses: ReadonlySet<string> = new Set<StatusPrefix>([
  ...(['draft-ready-for-review', 'draft-update-requested', 'request-revision'] as const),
  ...(['pending-publishing', 'published'] as const),
])

/** Whether the files of an article in a status are its draft. */
export const filesAreDraft = (status: string): boolean => draftStatuses.has(status)
