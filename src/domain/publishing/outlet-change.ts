/** Changes of an outlet on sale that wait for a review. Until then, the outlet stays on sale unchanged. */
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type Outlet, Prisma } from '../../../prisma/generated/client/client.js'
import type { OutletStatus } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import type { Transaction } from '../../postgres/transaction.js'
import { requireExisting } from '../catalogue/operator-record.js'
import { saveOutlet } from '../catalogue/outlet.js'
import { notify } from '../integration/notification.js'
import { writeAuditEntries } from '../rules/audit.js'
import { claimUrl } from './url-claim.js'

/** Fields that operators review. */
export const reviewedFields = ['name', 'websiteUrl', 'categoryId'] as const

/** Names of these fields in a review. */
const reviewNames = { name: 'NAME', websiteUrl: 'WEBSITE_URL', categoryId: 'CATEGORY' } as const

export interface OutletChange {
  name?: string
  websiteUrl?: string | null
  categoryId?: string | null
}

/** Statuses of an approved outlet, in which a change of the reviewed fields waits for a review. */
export const approvedStatuses: readonly OutletStatus[] = ['ACTIVE', 'INACTIVE', 'PENDING_AGREEMENT']

/**
 * Returns the reviewed fields that differ from the outlet.
 * @param pending values of fields that the input omits
 */
export function reviewedChange(
  outlet: Outlet,
  input: OutletChange,
  pending: OutletChange = {},
): OutletChange {
  const {
    name = pending.name,
    websiteUrl = pending.websiteUrl,
    categoryId = pending.categoryId,
  } = input
  return {
    ...(name !== undefined && name !== outlet.name && { name }),
    ...(websiteUrl !== undefined && websiteUrl !== outlet.websiteUrl && { websiteUrl }),
    ...(categoryId !== undefined && categoryId !== outlet.categoryId && { categoryId }),
  }
}

/** Fields with another value in a change, as reviews name them. */
export const changedFieldsOf = (change: OutletChange) =>
  reviewedFields.filter((field) => change[field] !== undefined).map((field) => reviewNames[field])

/** Change of an outlet that waits for a review. Null if there is none. */
export const pendingChangeOf = ({ pendingChange }: Pick<Outlet, 'pendingChange'>) =>
  // Only this file writes the column.
  pendingChange as OutletChange | null

/**
 * Change of an outlet that the last review rejected. Null if there is none, and after the next change. Servers of an
 * earlier release do not clear the column with the rejection.
 */
export const rejectedChangeOf = ({
  rejectedChange,
  rejectionReason,
  pendingChange,
}: Pick<Outlet, 'rejectedChange' | 'rejectionReason' | 'pendingChange'>) =>
  // Only this file writes the column.
  rejectionReason && !pendingChange ? (rejectedChange as OutletChange | null) : null

/**
 * Adds the reviewed fields of an input to the pending change of an outlet, and notifies operators of the first one. A
 * field with the current value of the outlet is removed from the pending change. The rejection of an earlier change is
 * removed, unless the input contains current values only. An input that does not change the pending change leaves its time.
 * @returns the outlet after the proposal or withdrawal of a change; null if the input contains neither
 * @throws AppError validation_failed (an unknown category, or the URL of another publisher's outlet)
 */
export async function requestChange(
  tx: Transaction,
  caller: Caller,
  outlet: Outlet & { publisherId: string },
  input: OutletChange,
): Promise<Outlet | null> {
  if (reviewedFields.every((field) => input[field] === undefined)) return null
  const { id, publisherId } = outlet
  const pending = pendingChangeOf(outlet) ?? {}
  const change = reviewedChange(outlet, input, pending)
  const { websiteUrl, categoryId } = change
  await requireExisting(tx.outletCategory, categoryId ? [categoryId] : [], 'categoryId')
  if (websiteUrl && input.websiteUrl) await claimUrl(tx, { id, publisherId, websiteUrl })
  if (isDeepStrictEqual(change, pending)) return null
  const isEmpty = Object.keys(change).length === 0
  const data = isEmpty
    ? { pendingChange: Prisma.DbNull, pendingSince: null }
    : { pendingChange: { ...change }, pendingSince: new Date() }
  const after = await tx.outlet.update({
    where: { id },
    data: { ...data, ...reviewColumns(null, []) },
  })
  await auditProposal(tx, caller, outlet, after)
  const submitted = { kind: 'OUTLET_SUBMITTED', entity: 'outlet', entityId: id } as const
  if (!isEmpty && !outlet.pendingSince) await notify(tx, { ...submitted, actorId: caller.userId })
  return after
}

/**
 * Columns of a review. The entry of a proposal omits them, because it has the proposed values in the fields themselves.
 */
const columnsOfReview =
  'pendingChange pendingSince rejectionReason reviewComments rejectedChange'.split(' ')

/**
 * Writes the audit log entry of a proposed or withdrawn change. Its values are those on sale, and those of the pending
 * change: after a proposal, and before a withdrawal.
 */
async function auditProposal(
  tx: Transaction,
  caller: Caller,
  before: Outlet,
  after: Outlet,
): Promise<void> {
  const proposed = pendingChangeOf(after)
  const action = proposed ? 'propose_outlet_change' : 'withdraw_outlet_change'
  await writeAuditEntries(tx, caller, { action, entity: 'outlet', hidden: columnsOfReview }, [
    proposed
      ? { before, after: { ...after, ...proposed } }
      : { before: { ...before, ...pendingChangeOf(before) }, after },
  ])
}

const fieldComment = z.object({ field: z.string(), comment: z.string() })

/** Comment of an operator on a field of an outlet. */
export type FieldComment = z.infer<typeof fieldComment>

/** Comments of the last review of an outlet. */
export const reviewCommentsOf = ({ reviewComments }: Pick<Outlet, 'reviewComments'>) =>
  z.array(fieldComment).parse(reviewComments ?? [])

/**
 * Result of a review as columns of the outlet.
 * @param reason null if approved
 * @param rejected change of an outlet on sale, if the review rejected one
 */
export const reviewColumns = (
  reason: string | null,
  comments: FieldComment[],
  rejected: OutletChange | null = null,
) => ({
  rejectionReason: reason,
  reviewComments: comments.length > 0 ? comments.map((comment) => ({ ...comment })) : Prisma.DbNull,
  rejectedChange: rejected ? { ...rejected } : Prisma.DbNull,
})

/**
 * Applies or rejects the pending change of an outlet, and notifies the publisher.
 * @param reason of a rejection; null approves the change
 * @throws AppError validation_failed (another publisher has claimed the URL since)
 */
export async function endChange(
  tx: Transaction,
  caller: Caller,
  outlet: Outlet,
  reason: string | null,
  comments: FieldComment[],
): Promise<Outlet> {
  const { id } = outlet
  const change = pendingChangeOf(outlet)!
  if (reason === null) await saveOutlet(tx, caller, id, change)
  const ended = { pendingChange: Prisma.DbNull, pendingSince: null }
  const data = { ...ended, ...reviewColumns(reason, comments, reason === null ? null : change) }
  const after = await tx.outlet.update({ where: { id }, data })
  await notify(tx, {
    ...{ kind: 'OUTLET_CHANGE_REVIEWED', entity: 'outlet', entityId: id, actorId: caller.userId },
    details: { decision: reason === null ? 'APPROVE' : 'REJECT' },
  })
  return after
}
