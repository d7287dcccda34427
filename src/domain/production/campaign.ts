import type { ArticleContentStatus, Prisma } from '../../../prisma/generated/client/client.js'
import { type Caller, type Session, teamOf } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { notFound, type RequestIssue, validationFailed } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { emit } from '../integration/event.js'
import { lockItems } from '../rules/lock.js'
import { type MetadataChange, mergeMetadata, newMetadata } from '../rules/metadata.js'
import { freeText, oneLine, trimmedText } from '../rules/text.js'
import { unknownIdIssue } from '../rules/unknown.js'

export const campaignName = oneLine

export const campaignObjectives = trimmedText(10_000)

/** Any other text of a campaign. */
export const campaignText = freeText(10_000)

/** Questionnaire of a campaign. */
interface Brief {
  objectives?: string | null
  keywords?: string | null
  targetAudience?: string | null
  tone?: string | null
  writingSamples?: string | null
  /** Key of a file of the team. */
  fileKey?: string | null
}

export interface NewCampaign extends Brief {
  name: string
  profileId: string
  objectives: string
  description?: string | null
  metadata?: MetadataChange
}

/** Fields to update. Omitted fields are unchanged. */
export interface CampaignChange extends Brief {
  name?: string
  description?: string | null
  /** Merged with the existing metadata. */
  metadata?: MetadataChange
}

/**
 * Creates a campaign and its questionnaire, for the team of the profile.
 * @returns the ID of the campaign
 * @throws AppError validation_failed (a profile or file that the caller cannot see)
 */
export function createCampaign(db: Db, caller: Caller, input: NewCampaign): Promise<string> {
  const { name, profileId, description, metadata, ...brief } = input
  return inTransaction(db, async (tx) => {
    const profile = await tx.profile.findFirst({
      where: { id: profileId, ...tenantOf(caller, 'Profile'), deletedAt: null },
      select: { teamId: true },
    })
    const teamId = profile?.teamId ?? teamOf(caller)
    const issues: RequestIssue[] = profile
      ? []
      : [unknownIdIssue(['profileId'], 'a profile of the team')]
    // An operator without a valid profile has no team whose files could be checked.
    const file = teamId ? await fileFields(tx, caller, teamId, brief.fileKey, issues) : {}
    if (!teamId || issues.length > 0) throw validationFailed(issues)
    const { id } = await tx.campaign.create({
      data: {
        teamId,
        profileId,
        name,
        description,
        metadata: newMetadata(metadata),
        questionnaire: { create: { teamId, ...brief, ...file } },
      },
      select: { id: true },
    })
    await emit(tx, caller, 'campaign.created', id)
    return id
  })
}

/**
 * Changes a campaign and its questionnaire.
 * @throws AppError not_found, validation_failed (another team's file)
 */
export function updateCampaign(
  db: Db,
  caller: Session,
  id: string,
  { name, description, metadata, ...brief }: CampaignChange,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { teamId } = await requireCampaign(tx, caller, id)
    const issues: RequestIssue[] = []
    const file = await fileFields(tx, caller, teamId, brief.fileKey, issues)
    if (issues.length > 0) throw validationFailed(issues)
    const merged = await mergeMetadata(tx, 'campaign', id, metadata)
    const campaign = { name, description, metadata: merged }
    await updateWithQuestionnaire(tx, { id, teamId }, campaign, { ...brief, ...file })
  })
}

/** Columns of a questionnaire that link a file. */
export interface FileLink {
  fileKey: string
  fileName: string
  /** Size in bytes. */
  fileSize: number
}

/**
 * Links an uploaded file to a campaign's questionnaire, replacing the previous one.
 * @throws AppError not_found, validation_failed (another team's file)
 */
export function linkQuestionnaire(
  db: Db,
  caller: Session,
  campaignId: string,
  link: FileLink,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id, teamId } = await requireCampaign(tx, caller, campaignId)
    const issues: RequestIssue[] = []
    await fileFields(tx, caller, teamId, link.fileKey, issues)
    if (issues.length > 0) throw validationFailed(issues)
    await updateWithQuestionnaire(tx, { id, teamId }, {}, link)
  })
}

/**
 * Updates the campaign and its questionnaire. A change of either sets the campaign's `updatedAt`.
 */
async function updateWithQuestionnaire(
  tx: Transaction,
  { id, teamId }: { id: string; teamId: string },
  campaign: Prisma.CampaignUpdateInput,
  questionnaire: Prisma.QuestionnaireUncheckedUpdateInput,
): Promise<void> {
  const hasChanges = (fields: object) => Object.values(fields).some((value) => value !== undefined)
  if (!hasChanges(campaign) && !hasChanges(questionnaire)) return
  await tx.campaign.update({ where: { id }, data: { ...campaign, updatedAt: new Date() } })
  if (!hasChanges(questionnaire)) return
  await tx.questionnaire.upsert({
    where: { campaignId: id },
    create: {
      ...(questionnaire as Prisma.QuestionnaireUncheckedCreateInput),
      teamId,
      campaignId: id,
    },
    update: questionnaire,
  })
}

/**
 * Returns the file columns of a questionnaire: none if `key` is undefined, null values if it is
 * null. Adds an issue for an unknown key.
 */
async function fileFields(
  tx: Transaction,
  caller: Session,
  teamId: string,
  key: string | null | undefined,
  issues: RequestIssue[],
): Promise<{ fileName?: string | null; fileSize?: number | null }> {
  if (key === undefined) return {}
  if (key === null) return { fileName: null, fileSize: null }
  const file = await tx.file.findFirst({
    where: { key, teamId, ...tenantOf(caller, 'File'), deletedAt: null },
    select: { name: true, size: true },
  })
  if (file) return { fileName: file.name, fileSize: file.size }
  const message = 'is not the key of an uploaded file of the team'
  issues.push({ path: ['fileKey'], code: 'unknown_id', message })
  return {}
}

/**
 * Finds a campaign that the caller can see.
 * @throws AppError not_found
 */
async function requireCampaign(db: Db, caller: Session, id: string) {
  const campaign = await db.campaign.findFirst({
    where: { id, ...tenantOf(caller, 'Campaign'), deletedAt: null },
    select: { id: true, teamId: true, profileId: true },
  })
  if (!campaign) throw notFound('Campaign')
  return campaign
}

/**
 * Assigns order items to a campaign, and moves their articles to it.
 * @returns the distinct IDs
 * @throws AppError not_found, validation_failed with an issue for each item that cannot be assigned
 */
export function assignOrderItems(
  db: Db,
  caller: Session,
  campaignId: string,
  orderItemIds: string[],
): Promise<string[]> {
  const ids = [...new Set(orderItemIds)]
  return inTransaction(db, async (tx) => {
    const campaign = await requireCampaign(tx, caller, campaignId)
    // Also locks their orders, so that a concurrent payment, which creates articles, runs entirely
    // before or after.
    await lockItems(tx, campaign.teamId, ids)
    const items = await tx.orderItem.findMany({
      where: {
        id: { in: ids },
        teamId: campaign.teamId,
        ...tenantOf(caller, 'OrderItem'),
        deletedAt: null,
      },
      select: {
        id: true,
        profileId: true,
        campaignId: true,
        order: { select: { status: true, deletedAt: true } },
      },
    })
    const itemsById = new Map(items.map((item) => [item.id, item]))
    const issues = orderItemIds.flatMap((id, index): RequestIssue[] => {
      const message = itemError(itemsById.get(id), campaign)
      return message ? [{ path: ['orderItemIds', index], code: 'unknown_id', message }] : []
    })
    if (issues.length > 0) throw validationFailed(issues)
    await placeItems(tx, ids, campaignId)
    return ids
  })
}

type Item = Prisma.OrderItemGetPayload<{
  select: {
    profileId: true
    campaignId: true
    order: { select: { status: true; deletedAt: true } }
  }
}>

function itemError(
  item: Item | undefined,
  campaign: { id: string; profileId: string },
): string | undefined {
  if (!item || item.order.deletedAt) return 'is not the ID of an order item of the team'
  if (item.order.status === 'CANCELLED') return 'is an item of a cancelled order'
  if (item.profileId !== campaign.profileId)
    return 'was not ordered for the profile of the campaign'
  if (item.campaignId && item.campaignId !== campaign.id)
    return 'is already assigned to another campaign'
  return undefined
}

/** Moves order items and their articles to a campaign; null removes them from their campaigns. */
export async function placeItems(
  tx: Transaction,
  orderItemIds: string[],
  campaignId: string | null,
): Promise<void> {
  const notThereWhere = campaignId
    ? { OR: [{ campaignId: null }, { campaignId: { not: campaignId } }] }
    : { campaignId: { not: null } }
  await tx.orderItem.updateMany({
    where: { id: { in: orderItemIds }, ...notThereWhere },
    data: { campaignId },
  })
  await tx.article.updateMany({
    where: { orderItemId: { in: orderItemIds }, ...notThereWhere },
    data: { campaignId },
  })
}

/** Number of articles of a campaign in a status. */
export interface StatusCount {
  status: ArticleContentStatus
  count: number
}

/** Counts the articles of each campaign by status. Includes every status, in workflow order. */
export async function countStatuses(
  db: Db,
  campaignIds: readonly string[],
): Promise<StatusCount[][]> {
  const rows = await db.$queryRaw<(ArticleContentStatus & { at: number; count: number })[]>`
    WITH counts AS (
      SELECT campaign_id, status_id, count(*)::int AS count FROM article
      WHERE campaign_id = ANY (${campaignIds}::uuid[]) AND deleted_at IS NULL
      GROUP BY campaign_id, status_id
    )
    SELECT given.at::int AS at, COALESCE(counts.count, 0) AS count, status.id, status.name, status.prefix, status.color,
      status.sequence, status.created_at AS "createdAt", status.updated_at AS "updatedAt", status.deleted_at AS "deletedAt"
    FROM unnest(${campaignIds}::uuid[]) WITH ORDINALITY AS given (id, at)
    CROSS JOIN article_content_status status
    LEFT JOIN counts ON counts.campaign_id = given.id AND counts.status_id = status.id
    WHERE status.deleted_at IS NULL
    ORDER BY given.at, status.sequence`
  const counts = campaignIds.map((): StatusCount[] => [])
  for (const { at, count, ...status } of rows) counts[at - 1]!.push({ status, count })
  return counts
}
