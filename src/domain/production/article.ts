import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import {
  AppError,
  invalidInput,
  type RequestIssue,
  validationFailed,
} from '../../errors/app-error.js'
import type { IssueCode } from '../../errors/issue-codes.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { dayMs } from '../../values/units.js'
import { uuidV7 } from '../../values/uuid.js'
import { emit } from '../integration/event.js'
import { notify } from '../integration/notification.js'
import { updateLiveUrl } from '../publishing/placement.js'
import { type Actor, type AuditedChange, auditedForOperator } from '../rules/audit.js'
import { lockArticle, lockArticleWithItem } from '../rules/lock.js'
import { type MetadataChange, mergeMetadata } from '../rules/metadata.js'
import { oneLine } from '../rules/text.js'
import { unknownId } from '../rules/unknown.js'
import { placeItems } from './campaign.js'
import { firstStatus, type StatusPrefix, waitingForIn } from './workflow.js'

export const articleName = oneLine

/**
 * Fields to update. Omitted fields are unchanged. Only operators can change fields other than the
 * first three.
 */
export interface ArticleChange {
  name?: string
  briefSharedDocUrl?: string | null
  /** Merged with the existing metadata. */
  metadata?: MetadataChange
  draftSharedDocUrl?: string | null
  liveUrl?: string | null
  writerId?: string | null
  supportAgentId?: string | null
  expectedCompletionDate?: Date | null
}

const teamFields: readonly string[] = ['name', 'briefSharedDocUrl', 'metadata']

/**
 * Changes an article, but not its status.
 * @throws AppError not_found, operator_only (fields for operators), validation_failed (no such
 * user, a user with another role, or no URL for a published article)
 */
export async function updateArticle(
  db: Db,
  caller: Caller,
  id: string,
  change: ArticleChange,
): Promise<void> {
  const fields = Object.entries(change).flatMap(([key, value]) => (value === undefined ? [] : key))
  const beyond = fields.filter((field) => !teamFields.includes(field))
  if (caller.kind !== 'operator' && beyond.length > 0) {
    throw new AppError('operator_only', `Only an operator can change ${beyond.join(', ')}.`)
  }
  await auditedForOperator(db, caller, articleChange('update_article'), async (tx) => {
    const { now, status, writerId } = await lockArticle(tx, tenantOf(caller, 'Article'), id)
    const before = await tx.article.findUniqueOrThrow({ where: { id } })
    if (fields.length === 0) return { before, after: before }
    if (change.liveUrl === null && status.prefix === 'published')
      throw invalidInput(
        ['liveUrl'],
        'published',
        'cannot be removed while the article is published',
      )
    await requireUsers(tx, change)
    const metadata = await mergeMetadata(tx, 'article', id, change.metadata)
    const data = { ...change, metadata, updatedAt: now }
    const after = await tx.article.update({ where: { id }, data })
    if (status.prefix === 'published' && after.liveUrl !== before.liveUrl)
      await updateLiveUrl(tx, after.orderItemId, after.liveUrl)
    const isAssigned = after.writerId !== null && after.writerId !== writerId
    if (isAssigned && waitingForIn(status.prefix as StatusPrefix) === 'WRITER') {
      const { userId: actorId } = caller
      await notify(tx, { kind: 'DRAFT_WANTED', entity: 'article', entityId: id, actorId })
    }
    return { before, after }
  })
}

/** Audit log change of an article. */
export const articleChange = (action: string): AuditedChange => ({ action, entity: 'article' })

/** Roles that a user must have for each function. */
const rolesOf = { writerId: ['Writer'], supportAgentId: ['Support agent', 'Operator'] }
const unfit = {
  writerId: { code: 'no_writer', message: 'must be a user with the role Writer' },
  supportAgentId: {
    code: 'no_support_agent',
    message: 'must be a user with the role Support agent or Operator',
  },
} as const

async function requireUsers(tx: Transaction, change: ArticleChange): Promise<void> {
  const issues: RequestIssue[] = []
  for (const field of ['writerId', 'supportAgentId'] as const) {
    const id = change[field]
    if (!id) continue
    const user = await tx.user.findFirst({
      where: { id, deletedAt: null },
      select: { role: { select: { name: true } } },
    })
    const refuse = (code: IssueCode, message: string) =>
      issues.push({ path: [field], code, message })
    if (!user) refuse('unknown_id', 'is not the ID of a user')
    else if (!rolesOf[field].includes(user.role?.name ?? ''))
      refuse(unfit[field].code, unfit[field].message)
  }
  if (issues.length > 0) throw validationFailed(issues)
}

/**
 * Moves an article and its order item to another campaign of the same profile; null removes them
 * from their campaign.
 * @throws AppError not_found, validation_failed (a campaign of another team or profile)
 */
export async function moveArticle(
  db: Db,
  caller: Caller,
  id: string,
  campaignId: string | null,
): Promise<void> {
  await auditedForOperator(db, caller, articleChange('move_article'), async (tx) => {
    const article = await lockArticleWithItem(tx, tenantOf(caller, 'Article'), id)
    const { teamId, orderItemId, profileId, campaignId: former } = article
    if (campaignId) {
      const campaign = await tx.campaign.findFirst({
        where: { id: campaignId, teamId, deletedAt: null },
        select: { profileId: true },
      })
      if (!campaign || campaign.profileId !== profileId) {
        throw unknownId('campaignId', "a campaign of the article's team and profile")
      }
    }
    await placeItems(tx, [orderItemId], campaignId)
    return { before: { id, teamId, campaignId: former }, after: { id, teamId, campaignId } }
  })
}

/** Returns the latest publication date for a product paid at `paidAt`. */
export function completionDate(paidAt: Date, maxDeliveryDays: number): Date {
  return new Date(paidAt.getTime() + maxDeliveryDays * dayMs)
}

/**
 * Creates the articles of an order that is being paid, in the campaigns of its items. ADD_ON
 * products have no article.
 */
export async function createArticles(
  tx: Transaction,
  actor: Actor | null,
  order: { id: string; teamId: string; datePaid: Date },
): Promise<void> {
  const { teamId, datePaid } = order
  const { id: statusId } = await tx.articleContentStatus.findUniqueOrThrow({
    where: { prefix: firstStatus },
    select: { id: true },
  })
  const items = await tx.$queryRaw<PaidItem[]>`
    SELECT item.id, product.name, product.max_delivery_days AS "maxDeliveryDays"
    FROM order_item item
    JOIN product ON product.id = item.product_id
    JOIN product_type type ON type.id = product.type_id
    WHERE item.order_id = ${order.id}::uuid AND item.deleted_at IS NULL AND type.prefix <> 'ADD_ON'
    ORDER BY item.created_at, item.id`
  const ids = items.map(() => uuidV7())
  // One statement, because an order may have ten thousand units.
  await tx.$executeRaw`
    WITH begun AS (
      INSERT INTO article (
        id, team_id, order_item_id, product_id, profile_id, campaign_id, status_id, status_since, name,
        expected_completion_date
      )
      SELECT begun.id, ${teamId}::uuid, item.id, item.product_id, item.profile_id, item.campaign_id,
        ${statusId}::uuid, ${datePaid}, begun.name, begun.expected
      FROM unnest(
        ${ids}::uuid[], ${items.map(({ id }) => id)}::uuid[], ${items.map(({ name }) => name)}::text[],
        ${items.map((item) => completionDate(datePaid, item.maxDeliveryDays))}::timestamptz[]
      ) AS begun (id, item_id, name, expected)
      JOIN order_item item ON item.id = begun.item_id
    )
    INSERT INTO article_status_history (id, team_id, article_id, status_id, effective_at)
    SELECT change.id, ${teamId}::uuid, change.article_id, ${statusId}::uuid, ${datePaid}
    FROM unnest(${items.map(() => uuidV7())}::uuid[], ${ids}::uuid[]) AS change (id, article_id)`
  await emit(tx, actor, 'article.created', ids)
}

/** An order item for which an article is created. */
interface PaidItem {
  id: string
  name: string
  maxDeliveryDays: number
}
