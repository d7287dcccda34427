/** Outlets that publishers offer, from the draft to the sale. */
import type { Outlet } from '../../../prisma/generated/client/client.js'
import type { ChannelType, OutletStatus } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { publisherWhere } from '../../access/tenancy.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { requireTeamId, requireTeamKind } from '../accounts/team.js'
import { type OutletInput, saveChannel, saveOutlet } from '../catalogue/outlet.js'
import { withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'
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
  /** True takes an ACTIVE outlet off sale, false puts it back on sale. */
  isPaused?: boolean
}

/**
 * Changes an outlet of a publisher. Its name and URL, which operators review, can be changed only in DRAFT and
 * REJECTED.
 * @throws AppError not_found, invalid_transition (its status does not allow the change), validation_failed as
 * `saveOutlet`
 */
export function updatePublisherOutlet(
  db: Db,
  caller: Caller,
  id: string,
  { isPaused, ...input }: PublisherOutletChange,
): Promise<Outlet> {
  return inTransaction(db, async (tx) => {
    const before = await lockOutlet(tx, caller, id)
    const isRenamed = (['name', 'websiteUrl'] as const).some(
      (field) => input[field] !== undefined && input[field] !== before[field],
    )
    if (isRenamed && caller.kind === 'team')
      requireStatus(before, ['DRAFT', 'REJECTED'], 'to change its name or URL')
    if (isPaused === undefined) return saveOutlet(tx, caller, id, input)
    requireStatus(before, ['ACTIVE', 'INACTIVE'], 'to be paused or resumed')
    return saveOutlet(tx, caller, id, { ...input, status: isPaused ? 'INACTIVE' : 'ACTIVE' })
  })
}

/**
 * Submits an outlet for review.
 * @throws AppError not_found, invalid_transition (neither DRAFT nor REJECTED)
 */
export function submitOutlet(db: Db, caller: Caller, id: string): Promise<Outlet> {
  return withAudit(db, caller, { action: 'submit_outlet', entity: 'outlet' }, async (tx) => {
    const before = await lockOutlet(tx, caller, id)
    requireStatus(before, ['DRAFT', 'REJECTED'], 'to be submitted')
    return setStatus(tx, caller, before, { status: 'PENDING_REVIEW', rejectionReason: null })
  })
}

export interface OutletReview {
  decision: 'APPROVE' | 'REJECT'
  /** Required for a rejection. */
  reason?: string | null
}

/**
 * Approves or rejects a submitted outlet. An approved outlet is on sale once its publisher has accepted all PUBLISHER
 * agreements in force.
 * @throws AppError not_found, invalid_transition (not PENDING_REVIEW), validation_failed (rejected without a reason)
 */
export function reviewOutlet(
  db: Db,
  caller: Caller,
  id: string,
  { decision, reason }: OutletReview,
): Promise<Outlet> {
  return withAudit(db, caller, { action: 'review_outlet', entity: 'outlet' }, async (tx) => {
    const before = await lockOutlet(tx, caller, id)
    const { publisherId } = before
    requireStatus(before, ['PENDING_REVIEW'], 'to be reviewed')
    if (decision === 'REJECT') {
      if (!reason) throw invalidInput(['reason'], 'required', 'is required to reject the outlet')
      return setStatus(tx, caller, before, { status: 'REJECTED', rejectionReason: reason })
    }
    const isWaiting = publisherId !== null && (await hasUnacceptedAgreement(tx, publisherId))
    const status = isWaiting ? 'PENDING_AGREEMENT' : 'ACTIVE'
    return setStatus(tx, caller, before, { status, rejectionReason: null })
  })
}

async function setStatus(
  tx: Transaction,
  caller: Caller,
  before: Outlet,
  data: Pick<Outlet, 'status' | 'rejectionReason'>,
) {
  const after = await tx.outlet.update({ where: { id: before.id }, data })
  await reportOutletStatus(tx, caller, before, after)
  return { before, after }
}

/** Locks an outlet that the caller can see until the transaction ends. @throws AppError not_found */
async function lockOutlet(tx: Transaction, caller: Caller, id: string): Promise<Outlet> {
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
