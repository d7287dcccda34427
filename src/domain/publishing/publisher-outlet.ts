/** Outlets that publishers offer, from the draft to the sale. */
import { isDeepStrictEqual } from 'node:util'
import type { Outlet } from '../../../prisma/generated/client/client.js'
import type { ChannelType, OutletStatus } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { publisherWhere } from '../../access/tenancy.js'
import { AppError, invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { requireTeamId, requireTeamKind } from '../accounts/team.js'
import { type OutletInput, saveChannel, saveOutlet } from '../catalogue/outlet.js'
import type { Notification } from '../integration/notification.js'
import { withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'
import { changedFields } from './changed-fields.js'
import {
  approvedStatuses,
  endChange,
  type FieldComment,
  pendingChangeOf,
  requestChange,
  reviewColumns,
  reviewedChange,
} from './outlet-change.js'
import { reportOutletStatus } from './outlet-status.js'
import { hasUnacceptedAgreement } from './publisher-agreement.js'

/** Fields of an outlet that its publisher sets. Omitted fields are unchanged. */
type OfferedOutlet = Pick<
  OutletInput,
  | 'name'
  | 'description'
  | 'websiteUrl'
  | 'logo'
  | 'country'
  | 'state'
  | 'city'
  | 'isIndexed'
  | 'categoryId'
  | 'tagIds'
  | 'monthlyLimit'
>

export interface NewPublisherOutlet extends OfferedOutlet {
  /** Defaults to the caller's team. Required for operators. */
  teamId?: string | null
  /** Type of the outlet's first channel. Defaults to WEBSITE. */
  channelType?: ChannelType
}

/** Reason of a review, 1 to 2,000 characters. */
export const reviewReason = trimmedText(2_000)

/**
 * Creates an outlet of a publisher as a draft, with its first channel.
 * @throws AppError not_found (another team), validation_failed (no team, a buyer team, or as `saveOutlet`)
 */
export function createPublisherOutlet(
  db: Db,
  caller: Caller,
  { teamId, channelType = 'WEBSITE', ...input }: NewPublisherOutlet,
): Promise<Outlet> {
  return inTransaction(db, async (tx) => {
    const publisherId = await requireTeamId(tx, caller, teamId)
    await requireTeamKind(tx, publisherId, 'PUBLISHER')
    const outlet = await saveOutlet(tx, caller, null, { ...input, publisherId })
    const channel = { outletId: outlet.id, channelType, channelUrl: outlet.websiteUrl }
    await saveChannel(tx, caller, null, channel)
    return outlet
  })
}

/** Changes of an outlet by its publisher. */
export interface PublisherOutletChange extends OfferedOutlet {
  /** True takes an ACTIVE outlet off sale, false puts it back on sale unless an operator has paused it. */
  isPaused?: boolean
}

/**
 * Changes an outlet of a publisher. A change of its name, URL or category by the publisher waits for a review if the
 * outlet is approved.
 * @throws AppError not_found, invalid_transition (its status does not allow the change, or a publisher resumes an outlet
 * that an operator has paused), validation_failed as `saveOutlet`
 */
export function updatePublisherOutlet(
  db: Db,
  caller: Caller,
  id: string,
  { isPaused, ...input }: PublisherOutletChange,
): Promise<Outlet> {
  return inTransaction(db, async (tx) => {
    const before = await lockOutlet(tx, caller, id)
    const isPublisher = caller.kind === 'team'
    const isApproved = approvedStatuses.includes(before.status)
    const changes = Object.keys(reviewedChange(before, input)).length > 0
    if (isPublisher && changes && !isApproved)
      requireStatus(before, ['DRAFT', 'REJECTED'], 'to change its name, URL or category')
    const { publisherId } = before
    const proposed =
      isPublisher && isApproved && publisherId
        ? await requestChange(tx, caller, { ...before, publisherId }, input)
        : null
    const data = isPublisher && isApproved ? withoutReviewed(input) : input
    const sale = isPaused === undefined ? {} : await pausedColumns(tx, caller, before, isPaused)
    const changed = { ...data, ...sale }
    if (isPublisher && (await isUnchanged(tx, before, changed))) return proposed ?? before
    return saveOutlet(tx, caller, id, changed)
  })
}

/** Whether an input contains only current values of the outlet. */
async function isUnchanged(
  tx: Transaction,
  outlet: Outlet,
  { tagIds, ...input }: Partial<OutletInput>,
): Promise<boolean> {
  if (Object.keys(changedFields(input, outlet)).length > 0) return false
  if (!tagIds) return true
  const tags = await tx.outletTag.findMany({ where: { outletId: outlet.id } })
  return isDeepStrictEqual(new Set(tagIds), new Set(tags.map(({ tagId }) => tagId)))
}

/**
 * Returns the columns that pause or resume an outlet. Empty if it is already paused or on sale. A resumed outlet waits
 * until its publisher has accepted all PUBLISHER agreements in force.
 * @throws AppError invalid_transition (neither ACTIVE nor INACTIVE, or an operator has paused it)
 */
async function pausedColumns(
  tx: Transaction,
  { kind }: Caller,
  before: Outlet,
  isPaused: boolean,
): Promise<Partial<Pick<Outlet, 'status' | 'pausedAt'>>> {
  requireStatus(before, ['ACTIVE', 'INACTIVE'], 'to be paused or resumed')
  const { status, pausedAt, publisherId } = before
  if (isPaused === (status === 'INACTIVE')) return {}
  const isPublisher = kind === 'team'
  if (isPaused) return { status: 'INACTIVE', pausedAt: isPublisher ? new Date() : null }
  if (isPublisher && !pausedAt) {
    throw invalidTransition(
      'paused_by_operator',
      'An operator has taken the outlet off sale. Ask the operators to put it back on sale.',
    )
  }
  return { status: await approvedStatus(tx, publisherId) }
}

/** Returns the status of an approved outlet: ACTIVE, unless an agreement in force is not accepted. */
async function approvedStatus(tx: Transaction, publisherId: string | null): Promise<OutletStatus> {
  const isWaiting = publisherId !== null && (await hasUnacceptedAgreement(tx, publisherId))
  return isWaiting ? 'PENDING_AGREEMENT' : 'ACTIVE'
}

const withoutReviewed = ({ name, websiteUrl, categoryId, ...input }: OfferedOutlet) => input

/**
 * Submits an outlet for review.
 * @throws AppError not_found, invalid_transition (neither DRAFT nor REJECTED)
 */
export function submitOutlet(db: Db, caller: Caller, id: string): Promise<Outlet> {
  return withAudit(db, caller, { action: 'submit_outlet', entity: 'outlet' }, async (tx) => {
    const before = await lockOutlet(tx, caller, id)
    requireStatus(before, ['DRAFT', 'REJECTED'], 'to be submitted')
    const review = { ...reviewColumns(null, []), pendingSince: new Date() }
    return setStatus(tx, caller, before, { status: 'PENDING_REVIEW', ...review })
  })
}

export interface OutletReview {
  decision: 'APPROVE' | 'REJECT'
  /** Required for a rejection. */
  reason?: string | null
  comments?: FieldComment[] | null
  /** `pendingSince` of the outlet when the caller read it. Not compared if omitted. */
  pendingSince?: Date | null
}

/**
 * Approves or rejects a submitted outlet, or the pending change of an approved one. An approved outlet is on sale once
 * its publisher has accepted all PUBLISHER agreements in force.
 * @throws AppError not_found, invalid_transition (neither PENDING_REVIEW nor with a pending change),
 * precondition_failed (another submission or pending change than the caller read), validation_failed (rejected without a reason, or
 * another publisher has claimed the URL since)
 */
export function reviewOutlet(
  db: Db,
  caller: Caller,
  id: string,
  { decision, reason, comments, pendingSince }: OutletReview,
): Promise<Outlet> {
  return withAudit(db, caller, { action: 'review_outlet', entity: 'outlet' }, async (tx) => {
    const before = await lockOutlet(tx, caller, id)
    const isChange = pendingChangeOf(before) && before.status !== 'PENDING_REVIEW'
    if (!isChange) requireStatus(before, ['PENDING_REVIEW'], 'to be reviewed')
    requireUnchanged(before.pendingSince, pendingSince)
    if (decision === 'REJECT' && !reason)
      throw invalidInput(['reason'], 'required', 'is required to reject the outlet')
    const rejection = decision === 'REJECT' ? reason! : null
    if (isChange)
      return { before, after: await endChange(tx, caller, before, rejection, comments ?? []) }
    const review = {
      ...reviewColumns(rejection, comments ?? []),
      // A change that an operator interrupted with PENDING_REVIEW still waits.
      ...(!pendingChangeOf(before) && { pendingSince: null }),
    }
    const status = rejection ? 'REJECTED' : await approvedStatus(tx, before.publisherId)
    return setStatus(tx, caller, before, { status, ...review }, { decision })
  })
}

/** @throws AppError precondition_failed */
function requireUnchanged(since: Date | null, read: Date | null | undefined): void {
  if (read === undefined || read?.getTime() === since?.getTime()) return
  throw new AppError(
    'precondition_failed',
    'The publisher has changed the outlet since you read it. Read it again before you review it.',
  )
}

async function setStatus(
  tx: Transaction,
  caller: Caller,
  before: Outlet,
  data: Pick<Outlet, 'status'> &
    Partial<Pick<Outlet, 'pendingSince'>> &
    ReturnType<typeof reviewColumns>,
  details: Notification['details'] = {},
) {
  const after = await tx.outlet.update({ where: { id: before.id }, data })
  await reportOutletStatus(tx, caller, before, after, details)
  return { before, after }
}

/** Locks an outlet that the caller can see until the transaction ends. @throws AppError not_found */
export async function lockOutlet(tx: Transaction, caller: Caller, id: string): Promise<Outlet> {
  await tx.$queryRaw`SELECT FROM outlet WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const where = { id, ...publisherWhere(caller, 'Outlet'), deletedAt: null }
  const outlet = await tx.outlet.findFirst({ where })
  if (!outlet) throw notFound('Outlet')
  return outlet
}

/** @throws AppError invalid_transition */
function requireStatus({ status }: Outlet, allowed: readonly OutletStatus[], what: string): void {
  if (allowed.includes(status)) return
  const message = `The outlet is ${status}, but must be ${allowed.join(' or ')} ${what}.`
  throw invalidTransition('outlet_status', message, { status, allowed })
}
