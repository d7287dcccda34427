import { z } from 'zod'
import type { Opportunity, Prisma } from '../../../prisma/generated/client/client.js'
import type {
  OpportunityInteractionType,
  OpportunityReason,
  OpportunityStatus,
} from '../../../prisma/generated/client/enums.js'
import type { Caller, Session } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { AppError, invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import type { Job } from '../../jobs/queue.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { type Actor, auditedForOperator, withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'
import { type AllowedTransitions, requireTransition } from '../rules/transition.js'
import { unknownId } from '../rules/unknown.js'

/** Transitions available to a team. */
const teamTransitions: AllowedTransitions<OpportunityStatus> = {
  ACTIVE: ['DISMISSED', 'COMPLETED', 'EXPIRED'],
  DISMISSED: ['ACTIVE'],
  COMPLETED: [],
  EXPIRED: [],
}

const allowedTransitionsFor = ({ kind }: Session): AllowedTransitions<OpportunityStatus> =>
  kind === 'operator' ? { ...teamTransitions, EXPIRED: ['ACTIVE'] } : teamTransitions

/** New status of the opportunity after an interaction. Other interactions leave it unchanged. */
const statusAfter: Partial<Record<OpportunityInteractionType, OpportunityStatus>> = {
  DISMISS: 'DISMISSED',
  COMPLETE: 'COMPLETED',
}

export const opportunityText = trimmedText(10_000)

/** Tags of the audience that the opportunity reaches. */
export const opportunityTags = z.array(trimmedText(255)).max(100, 'must have at most 100 tags')

/** Rating by a team, 1 to 5. */
export const opportunityRating = z
  .int('must be a whole number')
  .min(1, 'must be 1 to 5')
  .max(5, 'must be 1 to 5')

export type NewOpportunity = Omit<
  Prisma.OpportunityUncheckedCreateInput,
  'id' | 'teamId' | 'status' | 'metadata' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'interactions'
>

/**
 * Suggests a placement to a profile, and notifies the team's members who can place orders.
 * @throws AppError validation_failed (no such profile, product or campaign)
 */
export function createOpportunity(
  db: Db,
  actor: Actor,
  input: NewOpportunity,
): Promise<Opportunity> {
  const change = { action: 'create_opportunity', entity: 'opportunity' }
  return withAudit(db, actor, change, async (tx) => {
    const profile = await tx.profile.findFirst({ where: { id: input.profileId, deletedAt: null } })
    if (!profile) throw unknownId('profileId', 'a profile')
    const { teamId } = profile
    await requireKnown(tx, profile.id, input)
    const after = await tx.opportunity.create({ data: { ...input, teamId } })
    await emit(tx, actor, 'opportunity.created', after.id)
    await notify(tx, {
      kind: 'OPPORTUNITY_CREATED',
      entity: 'opportunity',
      entityId: after.id,
      actorId: actor.userId,
    })
    return { before: null, after }
  })
}

/** Fields to update. Omitted fields are unchanged. */
export type OpportunityChange = Partial<Omit<NewOpportunity, 'profileId'>>

/**
 * Changes an opportunity, but not its status. A completed opportunity stays as the team accepted
 * it.
 * @throws AppError not_found, invalid_transition (completed), validation_failed (no such product or
 * campaign)
 */
export function updateOpportunity(
  db: Db,
  caller: Caller,
  id: string,
  change: OpportunityChange,
): Promise<Opportunity> {
  return withAudit(
    db,
    caller,
    { action: 'update_opportunity', entity: 'opportunity' },
    async (tx) => {
      const before = await lockOpportunity(tx, caller, id)
      const status = statusNow(before)
      if (status === 'COMPLETED') {
        const message = 'The opportunity is COMPLETED and can no longer be changed.'
        throw invalidTransition('opportunity_completed', message)
      }
      await requireKnown(tx, before.profileId, change)
      // A later expiry does not reactivate an expired opportunity; `reopenOpportunity` does.
      const data = { ...change, status }
      return { before, after: await tx.opportunity.update({ where: { id }, data }) }
    },
  )
}

async function requireKnown(
  tx: Transaction,
  profileId: string,
  { productId, campaignId }: OpportunityChange,
): Promise<void> {
  if (productId && !(await tx.product.findFirst({ where: { id: productId, deletedAt: null } })))
    throw unknownId('productId', 'a product')
  const campaignWhere = campaignId && { id: campaignId, profileId, deletedAt: null }
  if (campaignWhere && !(await tx.campaign.findFirst({ where: campaignWhere })))
    throw unknownId('campaignId', 'a campaign of the profile')
}

export interface NewInteraction {
  opportunityId: string
  type: OpportunityInteractionType
  reason?: OpportunityReason | null
  rating?: number | null
  feedback?: string | null
}

/**
 * Records an interaction of a team with an opportunity. DISMISS and COMPLETE change its status.
 * @throws AppError not_found, invalid_transition, validation_failed (a reason for another type than
 * DISMISS or FEEDBACK)
 */
export function recordInteraction(
  db: Db,
  caller: Caller,
  input: NewInteraction,
): Promise<Opportunity> {
  const { opportunityId: id, type, reason } = input
  if (reason && type !== 'DISMISS' && type !== 'FEEDBACK') {
    throw invalidInput(['reason'], 'conflict', 'can only be used with DISMISS and FEEDBACK', {
      field: 'type',
    })
  }
  const change = { action: 'record_opportunity_interaction', entity: 'opportunity' }
  return auditedForOperator(db, caller, change, async (tx) => {
    const before = await lockOpportunity(tx, caller, id)
    const { teamId } = before
    const to = statusAfter[type]
    if (to) requireTransition('opportunity', allowedTransitionsFor(caller), statusNow(before), to)
    await tx.opportunityInteraction.create({ data: { ...input, teamId, userId: caller.userId } })
    if (!to) return { before, after: before }
    return { before, after: await tx.opportunity.update({ where: { id }, data: { status: to } }) }
  })
}

/**
 * Reactivates a dismissed opportunity. Operators can also reopen an expired one.
 * @param expiresAt new expiry, or null for none; operators only. If undefined, a team keeps the
 * expiry and an operator removes it.
 * @throws AppError not_found, invalid_transition, operator_only (a team gave an expiry)
 */
export function reopenOpportunity(
  db: Db,
  caller: Caller,
  id: string,
  expiresAt?: Date | null,
): Promise<Opportunity> {
  const isOperator = caller.kind === 'operator'
  if (!isOperator && expiresAt !== undefined) {
    throw new AppError('operator_only', 'Only an operator can change when an opportunity expires.')
  }
  const change = { action: 'reopen_opportunity', entity: 'opportunity' }
  return auditedForOperator(db, caller, change, async (tx) => {
    const before = await lockOpportunity(tx, caller, id)
    const from = before.status === 'DISMISSED' && hasEnded(before) ? 'EXPIRED' : statusNow(before)
    requireTransition('opportunity', allowedTransitionsFor(caller), from, 'ACTIVE')
    const end = isOperator ? (expiresAt ?? null) : before.expiresAt
    const data = { status: 'ACTIVE', expiresAt: end } as const
    return { before, after: await tx.opportunity.update({ where: { id }, data }) }
  })
}

async function lockOpportunity(tx: Transaction, caller: Session, id: string) {
  await tx.$queryRaw`SELECT FROM "opportunity" WHERE "id" = ${id}::uuid FOR UPDATE`
  const found = await tx.opportunity.findFirst({
    where: { id, ...tenantOf(caller, 'Opportunity'), deletedAt: null },
  })
  if (!found) throw notFound('Opportunity')
  return found
}

/**
 * Returns EXPIRED for an opportunity past its expiry that is still stored as ACTIVE. The job that
 * stores EXPIRED runs every five minutes.
 */
function statusNow(opportunity: Opportunity): OpportunityStatus {
  const { status } = opportunity
  return status === 'ACTIVE' && hasEnded(opportunity) ? 'EXPIRED' : status
}

const hasEnded = ({ expiresAt }: Opportunity) => expiresAt !== null && expiresAt <= new Date()

/** Sets the status of opportunities past their expiry to EXPIRED. */
export const expireOpportunities: Job = {
  name: 'expire_opportunities',
  cron: '*/5 * * * *',
  async run(_payload, { prisma }) {
    await prisma.opportunity.updateMany({
      where: { status: 'ACTIVE', expiresAt: { lte: new Date() } },
      data: { status: 'EXPIRED' },
    })
  },
}
