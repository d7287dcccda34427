import type { Prisma } from '../../../prisma/generated/client/client.js'
import { type Caller, tenantOf } from '../../access/session.js'
import {
  AppError,
  type Issue,
  invalidInput,
  notFound,
  validationFailed,
} from '../../errors/app-error.js'
import type { Db } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { teamName } from '../accounts/team.js'
import { emit } from '../integration/event.js'
import { type Actor, auditedForOperator, type Change } from '../rules/audit.js'
import { type LockedArticle, lockArticle, lockItems } from '../rules/lock.js'
import { trimmedText } from '../rules/text.js'
import { placeItems } from './campaign.js'
import { checkOnStatus } from './compliance.js'
import { type Move, moves, requireMove, type StatusPrefix } from './workflow.js'

/** Name of an article: one line. */
export const articleName = teamName

/** Why a status was set. */
export const statusNotes = trimmedText(2_000)

/** What of an article changes; what is absent stays. All but the first two are for operators. */
export interface ArticleChange {
  name?: string
  briefSharedDocUrl?: string | null
  draftSharedDocUrl?: string | null
  liveUrl?: string | null
  writerId?: string | null
  supportAgentId?: string | null
  expectedCompletionDate?: Date | null
}

const teamFields: readonly string[] = ['name', 'briefSharedDocUrl']

/**
 * Changes an article, never its status.
 * @throws AppError not_found, operator_only (fields of operators), validation_failed (no such user)
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
    throw new AppError('operator_only', `Only an operator may change ${beyond.join(', ')}.`)
  }
  await auditedForOperator(db, caller, articleChange('update_article'), async (tx) => {
    const { now } = await lockArticle(tx, tenantOf(caller), id)
    const before = await tx.article.findUniqueOrThrow({ where: { id } })
    if (fields.length === 0) return { before, after: before }
    await requireUsers(tx, change)
    const data = { ...change, updatedAt: now }
    return { before, after: await tx.article.update({ where: { id }, data }) }
  })
}

const articleChange = (action: string): Change => ({ action, entity: 'article' })

async function requireUsers(tx: Prisma.TransactionClient, change: ArticleChange): Promise<void> {
  const issues: Issue[] = []
  for (const field of ['writerId', 'supportAgentId'] as const) {
    const id = change[field]
    if (
      id &&
      !(await tx.user.findFirst({ where: { id, deletedAt: null }, select: { id: true } }))
    ) {
      issues.push({ path: [field], code: 'unknown_id', message: 'there is no such user' })
    }
  }
  if (issues.length > 0) throw validationFailed(issues)
}

/**
 * Approves the brief, which asks for a draft.
 * @throws AppError not_found, invalid_transition
 */
export function approveBrief(db: Db, caller: Caller, id: string): Promise<void> {
  return moveTo(db, caller, 'approve_brief', id, moves.approveBrief, 'pending-draft', (now) => ({
    data: { briefApprovedAt: now },
  }))
}

/**
 * Approves the draft, and saves its address where one is given, in one step.
 * @throws AppError not_found, invalid_transition
 */
export function approveDraft(
  db: Db,
  caller: Caller,
  id: string,
  draftSharedDocUrl?: string,
): Promise<void> {
  return moveTo(
    db,
    caller,
    'approve_draft',
    id,
    moves.approveDraft,
    'pending-publishing',
    (now) => ({
      data: { draftApprovedAt: now, draftSharedDocUrl },
    }),
  )
}

/**
 * Sets the status, as operators do.
 * @throws AppError not_found, invalid_transition
 */
export function setArticleStatus(
  db: Db,
  caller: Caller,
  id: string,
  status: StatusPrefix,
  notes?: string | null,
): Promise<void> {
  return moveTo(db, caller, 'set_article_status', id, moves.setStatus, status, () => ({ notes }))
}

/** Locks an article and moves it on. */
async function moveTo(
  db: Db,
  caller: Caller,
  action: string,
  id: string,
  move: Move,
  next: StatusPrefix,
  more: (now: Date) => Pick<Moved, 'data' | 'notes'>,
): Promise<void> {
  await auditedForOperator(db, caller, articleChange(action), async (tx) => {
    const article = await lockArticle(tx, tenantOf(caller), id)
    if (next === 'published') await requireNoSwap(tx, article)
    const { data, notes } = more(article.now)
    await moveLocked(tx, article, move, next, { data, notes, actor: caller })
    const before = { id, status: article.status.prefix }
    return { before, after: { id, status: next, ...(notes && { notes }) } }
  })
}

/** The order item of what is out cannot change any more: whoever pays for its swap would pay for nothing. */
async function requireNoSwap(
  tx: Prisma.TransactionClient,
  { orderItemId }: LockedArticle,
): Promise<void> {
  const pending = await tx.swap.findFirst({
    where: { orderItemId, status: 'PENDING_CLIENT' },
    select: { referenceNumber: true },
  })
  if (!pending) return
  throw new AppError(
    'invalid_transition',
    `The article cannot become published while the swap ${pending.referenceNumber} of its order item waits for the client: that has to be completed or cancelled first.`,
  )
}

interface Moved {
  data?: Prisma.ArticleUncheckedUpdateInput
  notes?: string | null
  /** Null: the system itself. */
  actor: Actor | null
}

/**
 * The one way an article's status changes: with its history, its event and the check it begins, or not at all.
 * @throws AppError invalid_transition
 */
export async function moveLocked(
  tx: Prisma.TransactionClient,
  article: LockedArticle,
  move: Move,
  next: StatusPrefix,
  { data, notes, actor }: Moved,
): Promise<void> {
  const { id, name, campaignId, profileId, now } = article
  requireMove(move, article.status.prefix as StatusPrefix, next)
  const status = await tx.articleContentStatus.findUniqueOrThrow({
    where: { prefix: next },
    select: statusFields,
  })
  await tx.article.update({
    where: { id },
    data: { ...data, statusId: status.id, updatedAt: now },
  })
  await tx.articleStatusChange.create({
    data: {
      teamId: article.teamId,
      articleId: id,
      statusId: status.id,
      previousStatusId: article.status.id,
      notes,
      actorId: actor?.userId,
      effectiveAt: now,
    },
  })
  await emit(tx, {
    articleId: id,
    requestId: actor?.requestId,
    topic: 'article.status_changed',
    data: {
      article: { id, name, campaign_id: campaignId, profile_id: profileId },
      status: shown(status),
      previous_status: shown(article.status),
    },
  })
  await checkOnStatus(tx, article, next)
}

const statusFields = { id: true, name: true, prefix: true, color: true } as const

const shown = ({ name, prefix, color }: { name: string; prefix: string; color: string }) => ({
  name,
  prefix,
  color,
})

/**
 * Moves an article with its order item into another campaign of its profile, or out of any.
 * @throws AppError not_found, validation_failed (a campaign of another team or profile)
 */
export async function moveArticle(
  db: Db,
  caller: Caller,
  id: string,
  campaignId: string | null,
): Promise<void> {
  await auditedForOperator(db, caller, articleChange('move_article'), async (tx) => {
    const found = await tx.article.findFirst({
      where: { id, ...tenantOf(caller), deletedAt: null },
      select: { teamId: true, orderItemId: true },
    })
    if (!found) throw notFound('Article')
    const { teamId, orderItemId } = found
    await lockItems(tx, teamId, [orderItemId])
    const { profileId, campaignId: former } = await lockArticle(tx, tenantOf(caller), id)
    if (campaignId) {
      const campaign = await tx.campaign.findFirst({
        where: { id: campaignId, teamId, deletedAt: null },
        select: { profileId: true },
      })
      if (!campaign || campaign.profileId !== profileId) {
        throw invalidInput(
          ['campaignId'],
          'unknown_id',
          "no campaign of the article's team and profile has this id",
        )
      }
    }
    await placeItems(tx, [orderItemId], campaignId)
    return { before: { id, campaignId: former }, after: { id, campaignId } }
  })
}

/** A picture of an article. */
export interface NewImage {
  fileId: string
  caption?: string | null
}

/**
 * Gives an article these files in this order, in place of those it had.
 * @throws AppError not_found, validation_failed naming every file that is not the team's
 */
export async function setArticleFiles(
  db: Db,
  caller: Caller,
  articleId: string,
  fileIds: string[],
): Promise<void> {
  await auditedForOperator(db, caller, articleChange('set_article_files'), async (tx) => {
    const { teamId } = await lockArticle(tx, tenantOf(caller), articleId)
    const former = await tx.articleFile.findMany({
      where: { articleId },
      orderBy: { position: 'asc' },
    })
    await requireFiles(tx, teamId, fileIds, (index) => ['fileIds', index])
    await tx.articleFile.deleteMany({ where: { articleId } })
    await tx.articleFile.createMany({
      data: fileIds.map((fileId, position) => ({ articleId, teamId, fileId, position })),
    })
    const before = { id: articleId, fileIds: former.map(({ fileId }) => fileId) }
    return { before, after: { id: articleId, fileIds } }
  })
}

/**
 * Gives an article these pictures in this order, in place of those it had.
 * @throws AppError not_found, validation_failed naming every file that is no picture of the team
 */
export async function setArticleImages(
  db: Db,
  caller: Caller,
  articleId: string,
  images: NewImage[],
): Promise<void> {
  await auditedForOperator(db, caller, articleChange('set_article_images'), async (tx) => {
    const { teamId } = await lockArticle(tx, tenantOf(caller), articleId)
    const former = await tx.articleImage.findMany({
      where: { articleId },
      orderBy: { position: 'asc' },
      select: { fileId: true, caption: true },
    })
    const fileIds = images.map(({ fileId }) => fileId)
    await requireFiles(
      tx,
      teamId,
      fileIds,
      (index) => ['images', index, 'fileId'],
      'image/',
    )
    await tx.articleImage.deleteMany({ where: { articleId } })
    await tx.articleImage.createMany({
      data: images.map((image, position) => ({ articleId, teamId, ...image, position })),
    })
    return { before: { id: articleId, images: former }, after: { id: articleId, images } }
  })
}

async function requireFiles(
  tx: Prisma.TransactionClient,
  teamId: string,
  ids: string[],
  pathOf: (index: number) => Issue['path'],
  mimeType = '',
): Promise<void> {
  const files = await tx.file.findMany({
    where: {
      id: { in: ids },
      teamId,
      deletedAt: null,
      mimeType: { startsWith: mimeType },
    },
    select: { id: true },
  })
  const known = new Set(files.map(({ id }) => id))
  const issues = ids.flatMap((id, index): Issue[] => {
    if (ids.indexOf(id) < index)
      return [{ path: pathOf(index), code: 'given_twice', message: 'is given more than once' }]
    const what = mimeType ? 'picture' : 'file'
    const message = `no uploaded ${what} of the article's team has this id`
    return known.has(id) ? [] : [{ path: pathOf(index), code: 'unknown_id', message }]
  })
  if (issues.length > 0) throw validationFailed(issues)
}

const day = 86_400_000

/** When a product that is paid for now is to be published, at the latest. */
export function completionDate(paidAt: Date, maxDeliveryDays: number): Date {
  return new Date(paidAt.getTime() + maxDeliveryDays * day)
}

/** Creates the articles of an order that was just paid: one for each order item that is no add-on, in its campaign. */
export async function createArticles(
  tx: Prisma.TransactionClient,
  order: { id: string; teamId: string; datePaid: Date },
): Promise<void> {
  const { teamId, datePaid } = order
  const { id: statusId } = await tx.articleContentStatus.findUniqueOrThrow({
    where: { prefix: 'pending-content-brief' },
    select: { id: true },
  })
  const items = await tx.$queryRaw<PaidItem[]>`
    SELECT item.id, product.name, product.max_delivery_days AS "maxDeliveryDays"
    FROM order_item item
    JOIN order_line_item line ON line.id = item.order_line_item_id
    JOIN product ON product.id = item.product_id
    WHERE item.order_id = ${order.id}::uuid AND item.deleted_at IS NULL AND NOT line.is_add_on
    ORDER BY item.created_at, item.id`
  const ids = items.map(() => uuidV7())
  // One statement: an order may have ten thousand units, and its payment must not fail for its size.
  await tx.$executeRaw`
    WITH begun AS (
      INSERT INTO article (
        id, team_id, order_item_id, product_id, profile_id, campaign_id, status_id, name, expected_completion_date
      )
      SELECT begun.id, ${teamId}::uuid, item.id, item.product_id, item.profile_id, item.campaign_id,
        ${statusId}::uuid, begun.name, begun.expected
      FROM unnest(
        ${ids}::uuid[], ${items.map(({ id }) => id)}::uuid[], ${items.map(({ name }) => name)}::text[],
        ${items.map((item) => completionDate(datePaid, item.maxDeliveryDays))}::timestamptz[]
      ) AS begun (id, item_id, name, expected)
      JOIN order_item item ON item.id = begun.item_id
    )
    INSERT INTO article_status_history (id, team_id, article_id, status_id, effective_at)
    SELECT change.id, ${teamId}::uuid, change.article_id, ${statusId}::uuid, ${datePaid}
    FROM unnest(${items.map(() => uuidV7())}::uuid[], ${ids}::uuid[]) AS change (id, article_id)`
}

/** An order item whose article is to be begun. */
interface PaidItem {
  id: string
  name: string
  maxDeliveryDays: number
}
