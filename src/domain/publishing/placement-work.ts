/** Work of publishers on placements: they accept or decline the offer, and deliver the publication. */
import type { Placement } from '../../../prisma/generated/client/client.js'
import type { PlacementStatus } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { invalidTransition, notFound } from '../../errors/app-error.js'
import type { Job } from '../../jobs/queue.js'
import {
  type Db,
  inTransaction,
  type MarketClient,
  type Transaction,
} from '../../postgres/transaction.js'
import { notify } from '../integration/notification.js'
import { rejectProposedSwap } from '../ordering/pending-swap.js'
import { publishForPublisher } from '../production/article-status-change.js'
import { type Actor, type AuditedChange, auditedForOperator, withAudit } from '../rules/audit.js'
import { lockArticle } from '../rules/lock.js'
import { forEach } from '../rules/promises.js'
import { trimmedText } from '../rules/text.js'
import { type AllowedTransitions, requireTransition } from '../rules/transition.js'
import { requirePublicUrl, withLinkChange } from './link-check.js'
import { emitForPublisher, markDelivered, undoDelivery } from './placement.js'

/** Reason of a decline or of an undone delivery, 1 to 2,000 characters. */
export const placementReason = trimmedText(2_000)

/** Allowed transitions of a placement. */
const placementTransitions: AllowedTransitions<PlacementStatus> = {
  OFFERED: ['ACCEPTED', 'DECLINED'],
  ACCEPTED: ['DELIVERED', 'DECLINED'],
  DECLINED: [],
  DELIVERED: ['SETTLED'],
  SETTLED: [],
}

const change = (action: string): AuditedChange => ({ action, entity: 'placement' })

/**
 * Accepts an offered placement, also after its deadline.
 * @throws AppError not_found, invalid_transition (not OFFERED, or withdrawn)
 */
export function acceptPlacement(db: Db, caller: Caller, id: string): Promise<Placement> {
  return auditedForOperator(db, caller, change('accept_placement'), async (tx) => {
    const before = await lockPlacement(tx, caller, id, 'ACCEPTED')
    return { before, after: await accept(tx, caller, before) }
  })
}

async function accept(tx: Transaction, actor: Actor | null, { id }: Placement): Promise<Placement> {
  const data = { status: 'ACCEPTED', acceptedAt: new Date() } as const
  const after = await tx.placement.update({ where: { id }, data })
  await emitForPublisher(tx, actor, 'placement.accepted', after)
  return after
}

/**
 * Declines a placement, before its delivery. Operators are notified, to propose a swap or refund the price.
 * @throws AppError not_found, invalid_transition (neither OFFERED nor ACCEPTED, or withdrawn)
 */
export function declinePlacement(
  db: Db,
  caller: Caller,
  id: string,
  reason: string,
): Promise<Placement> {
  return auditedForOperator(db, caller, change('decline_placement'), async (tx) => {
    const before = await lockPlacement(tx, caller, id, 'DECLINED')
    return { before, after: await decline(tx, caller, before, reason) }
  })
}

async function decline(
  tx: Transaction,
  actor: Actor | null,
  { id }: Placement,
  reason: string,
): Promise<Placement> {
  const data = { status: 'DECLINED', declinedAt: new Date(), declineReason: reason } as const
  const after = await tx.placement.update({ where: { id }, data })
  const notification = { kind: 'PLACEMENT_DECLINED', entity: 'placement', entityId: id } as const
  await notify(tx, { ...notification, actorId: actor?.userId })
  await emitForPublisher(tx, actor, 'placement.declined', after)
  return after
}

/**
 * Accepts or declines the placement of a test team's article on behalf of its publisher.
 * @param reason of a decline; null accepts
 * @throws AppError invalid_transition (its status does not allow it, or it is withdrawn)
 */
export async function respondForPublisher(
  tx: Transaction,
  articleId: string,
  reason: string | null,
): Promise<void> {
  const placement = await lockArticlePlacement(tx, articleId)
  requirePlacementTransition(placement, reason === null ? 'ACCEPTED' : 'DECLINED')
  if (reason === null) await accept(tx, null, placement)
  else await decline(tx, null, placement, reason)
}

/**
 * Delivers the placement of a test team's article on behalf of its publisher, which publishes the article.
 * @throws AppError invalid_transition (declined, withdrawn, a swap is pending, or the article's status does not allow it)
 */
export async function deliverForPublisher(
  tx: Transaction,
  articleId: string,
  liveUrl: string,
): Promise<void> {
  const article = await lockArticle(tx, {}, articleId)
  const placement = await requireArticlePlacement(tx, articleId)
  const { id, status, withdrawnAt } = placement
  if (status !== 'OFFERED' || withdrawnAt) requirePlacementTransition(placement, 'DELIVERED')
  await rejectProposedSwap(tx, article.orderItemId)
  await publishForPublisher(tx, null, article, liveUrl)
  // No page exists at a simulated URL.
  await tx.placement.update({ where: { id }, data: { linkDueAt: null } })
}

/**
 * Records that the page of a test team's article no longer exists, as the check of links does. A link that is already
 * lost is unchanged.
 * @throws AppError not_found, invalid_transition (not delivered, or withdrawn)
 */
export async function loseLink(tx: Transaction, articleId: string): Promise<void> {
  const placement = await lockArticlePlacement(tx, articleId)
  const { id, status, linkStatus } = placement
  if (status !== 'SETTLED') requirePlacementTransition(placement, 'SETTLED')
  if (linkStatus === 'LOST') return
  const now = new Date()
  const result = { linkStatus: 'LOST', linkError: 'HTTP 404' } as const
  const linkChanges = withLinkChange(placement, result, now)
  const lost = { ...result, linkLostAt: now, linkCheckedAt: now, linkChanges }
  await tx.placement.update({ where: { id }, data: lost })
  await notify(tx, { kind: 'PLACEMENT_LINK_LOST', entity: 'placement', entityId: id })
}

/** Locks the current placement of an article, or the last one. @throws AppError not_found */
async function lockArticlePlacement(tx: Transaction, articleId: string): Promise<Placement> {
  const { id } = await requireArticlePlacement(tx, articleId)
  await tx.$queryRaw`SELECT FROM placement WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.placement.findUniqueOrThrow({ where: { id } })
}

/** Finds the current placement of an article, or the last one. @throws AppError not_found */
async function requireArticlePlacement(tx: Transaction, articleId: string): Promise<Placement> {
  const placement = await tx.placement.findFirst({
    where: { articleId },
    orderBy: [{ withdrawnAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }],
  })
  if (!placement) throw notFound('Placement of the article')
  return placement
}

/**
 * Delivers an accepted placement: publishes its article at the URL, and books the payout.
 * @throws AppError not_found, invalid_transition (not ACCEPTED, withdrawn, a swap is pending, or the article's status
 * does not allow it), validation_failed (a URL within the network)
 */
export function deliverPlacement(
  db: Db,
  caller: Caller,
  id: string,
  liveUrl: string,
): Promise<Placement> {
  return auditedForOperator(db, caller, change('deliver_placement'), async (tx) => {
    const { articleId, orderItemId } = await requirePlacement(tx, caller, id)
    requirePublicUrl(tx, 'liveUrl', liveUrl)
    // Every transaction locks the article before the placement.
    const article = articleId && (await lockArticle(tx, {}, articleId))
    const before = await lockPlacement(tx, caller, id, 'DELIVERED')
    await rejectProposedSwap(tx, orderItemId)
    // Publishing the article marks the placement as delivered.
    if (article) await publishForPublisher(tx, caller, article, liveUrl)
    else await markDelivered(tx, caller, orderItemId, liveUrl, new Date())
    return { before, after: await tx.placement.findUniqueOrThrow({ where: { id } }) }
  })
}

/**
 * Takes back the delivery of an add-on that is not paid yet, and reverses the payout. A delivered article is corrected by
 * `correctArticleStatus` instead.
 * @throws AppError not_found, invalid_transition (not DELIVERED, withdrawn, or with an article)
 */
export function undoPlacementDelivery(
  db: Db,
  actor: Actor,
  id: string,
  reason: string,
): Promise<Placement> {
  return withAudit(db, actor, change('undo_placement_delivery'), async (tx) => {
    await tx.$queryRaw`SELECT FROM placement WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = await tx.placement.findUnique({ where: { id } })
    if (!before) throw notFound('Placement')
    if (before.articleId) {
      throw invalidTransition(
        'placement_article',
        'The placement has an article. Correct its status with `correctArticleStatus` instead.',
      )
    }
    const { status, withdrawnAt, orderItemId } = before
    if (status !== 'DELIVERED' || withdrawnAt) {
      const message = `The placement is ${withdrawnAt ? 'withdrawn' : status}, so it has no delivery to undo.`
      const parameters = { status, to: 'ACCEPTED', allowed: placementTransitions[status] }
      throw invalidTransition('status_not_allowed', message, parameters)
    }
    await undoDelivery(tx, orderItemId, new Date())
    const after = await tx.placement.findUniqueOrThrow({ where: { id } })
    return { before, after: { ...after, reason } }
  })
}

/** @throws AppError invalid_transition */
function requirePlacementTransition({ status, withdrawnAt }: Placement, to: PlacementStatus): void {
  if (withdrawnAt) {
    throw invalidTransition(
      'placement_withdrawn',
      'The placement is withdrawn, because its price was refunded or its product was swapped.',
    )
  }
  requireTransition('placement', placementTransitions, status, to)
}

/** Finds a placement that the caller can see. @throws AppError not_found */
async function requirePlacement(tx: Transaction, caller: Caller, id: string): Promise<Placement> {
  const placement = await tx.placement.findFirst({
    where: { id, ...tenantOf(caller, 'Placement') },
  })
  if (!placement) throw notFound('Placement')
  return placement
}

async function lockPlacement(
  tx: Transaction,
  caller: Caller,
  id: string,
  to: PlacementStatus,
): Promise<Placement> {
  await tx.$queryRaw`SELECT FROM placement WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const placement = await requirePlacement(tx, caller, id)
  requirePlacementTransition(placement, to)
  return placement
}

/** Marks offered placements whose deadline has passed, and notifies operators. */
export const markOverduePlacements: Job<unknown, { prisma: MarketClient }> = {
  name: 'mark_overdue_placements',
  cron: '*/10 * * * *',
  soonAfterStart: true,
  async run(_payload, { prisma }) {
    const overdue = {
      status: 'OFFERED',
      withdrawnAt: null,
      overdueAt: null,
      acceptBy: { lte: new Date() },
    } as const
    const placements = await prisma.placement.findMany({
      where: overdue,
      select: { id: true },
      take: 1_000,
    })
    await forEach(
      placements,
      'Placements that could not be marked as overdue',
      ({ id }) => id,
      ({ id }) =>
        inTransaction(prisma, async (tx) => {
          const where = { id, ...overdue }
          const { count } = await tx.placement.updateMany({
            where,
            data: { overdueAt: new Date() },
          })
          if (count > 0)
            await notify(tx, { kind: 'PLACEMENT_OVERDUE', entity: 'placement', entityId: id })
        }),
    )
  },
}
