import { z } from 'zod'
import type { Profile, TagCategory } from '../../../prisma/generated/client/client.js'
import type { ProfileType } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { notFound, type RequestIssue, validationFailed } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { isUuid } from '../../values/uuid.js'
import { isApprover, requireApprover } from '../ordering/approval-rule.js'
import { writeAuditEntries } from '../rules/audit.js'
import { type MetadataChange, mergeMetadata, newMetadata } from '../rules/metadata.js'
import { freeText, oneLine, trimmedText, webAddressError } from '../rules/text.js'
import { unknownIdIssue } from '../rules/unknown.js'
import { requireTeamId, requireTeamKind } from './team.js'

export const profileName = oneLine

/** Text about the company or brand, at most 20,000 characters. */
export const profileText = freeText(20_000)

/** URL of a website; "" for none. */
export const profileUrl = z
  .string()
  .superRefine((text, context) => {
    const message = text === '' ? undefined : webAddressError(text)
    if (message)
      context.addIssue({ code: 'invalid_format', format: 'url', message: `${message}, or empty` })
  })
  .meta({ pattern: '^(https?://.*)?$', maxLength: 2_048 })

/** Achievements or value propositions. */
export const profilePoints = z.array(trimmedText(2_000)).max(100, 'must have at most 100 items')

/** Tags, each given as a tag ID or a name. */
export const profileTags = z.array(trimmedText(255)).max(100, 'must have at most 100 items')

/** Goals of placements, such as BRAND_AWARENESS. */
export const profileGoals = z.array(trimmedText(255)).max(100, 'must have at most 100 items')

export const profileLine = oneLine

/** Fields of a profile. Omitted fields are empty in a new profile and otherwise unchanged. */
export interface ProfileFields {
  name?: string
  type?: ProfileType
  legalCompanyName?: string | null
  logo?: string | null
  location?: string | null
  primaryGoals?: string[]
  writingSamples?: string | null
  googleDriveLink?: string | null
  brandToneAndVoiceId?: string | null
  websiteUrl?: string
  overview?: string
  productsAndServices?: string
  keyAchievements?: string[]
  uniqueValuePropositions?: string[]
  /** TOPIC tags, by ID or name. */
  industry?: string[]
  /** AUDIENCE tags, by ID or name. */
  targetAudience?: string[]
  /** Merged with the existing metadata. */
  metadata?: MetadataChange
  /** Budget per calendar month in cents. Null removes it. */
  monthlyBudget?: bigint | null
}

const tagFields = [
  ['industry', 'TOPIC'],
  ['targetAudience', 'AUDIENCE'],
] as const

export interface NewProfile extends ProfileFields {
  name: string
  /** Defaults to the caller's team. Required for operators. */
  teamId?: string | null
}

/**
 * Creates a profile. Its budget is 0 if other profiles of the team have budgets, and the caller must not set any.
 * @throws AppError not_found (another team), missing_scope (a budget, see `requireApprover`), validation_failed (no team,
 * a publisher team, or an unknown tag)
 */
export function createProfile(db: Db, caller: Caller, input: NewProfile): Promise<Profile> {
  return inTransaction(db, async (tx) => {
    const { industry, targetAudience, metadata, ...data } = input
    const teamId = await requireTeamId(tx, caller, input.teamId)
    await requireTeamKind(tx, teamId, 'BUYER')
    const monthlyBudget = await initialBudget(tx, caller, teamId, data.monthlyBudget)
    const profile = await tx.profile.create({
      data: { ...data, teamId, monthlyBudget, metadata: newMetadata(metadata) },
    })
    await replaceTags(tx, profile, { industry, targetAudience })
    return profile
  })
}

/**
 * Changes a profile. A list of tags replaces the existing list.
 * @throws AppError not_found, missing_scope (a budget, see `requireApprover`), validation_failed (an unknown tag)
 */
export function updateProfile(
  db: Db,
  caller: Caller,
  id: string,
  { industry, targetAudience, metadata, ...data }: ProfileFields,
): Promise<Profile> {
  return inTransaction(db, async (tx) => {
    const visible = await tx.profile.findFirst({
      where: { id, ...tenantOf(caller, 'Profile'), deletedAt: null },
    })
    if (!visible) throw notFound('Profile')
    const isBudgeted = data.monthlyBudget !== undefined
    if (isBudgeted) await requireBudgetManager(tx, caller, visible.teamId)
    const merged = await mergeMetadata(tx, 'profile', id, metadata)
    const profile = await tx.profile.update({ where: { id }, data: { ...data, metadata: merged } })
    await replaceTags(tx, profile, { industry, targetAudience })
    if (isBudgeted) {
      const change = { action: 'update_profile', entity: 'profile' }
      await writeAuditEntries(tx, caller, change, [{ before: visible, after: profile }])
    }
    return profile
  })
}

/**
 * Returns the budget of a new profile. A caller who must not set budgets could otherwise exceed those of the team with
 * a new profile. Archived profiles count, because such a caller can archive profiles.
 * @throws AppError missing_scope
 */
async function initialBudget(
  tx: Transaction,
  caller: Caller,
  teamId: string,
  monthlyBudget: bigint | null = null,
): Promise<bigint | null> {
  if (monthlyBudget !== null) await requireBudgetManager(tx, caller, teamId)
  else if (!isApprover(caller, await ruleOf(tx, teamId))) {
    const budgeted = { teamId, monthlyBudget: { not: null } }
    if (await tx.profile.findFirst({ where: budgeted, select: { id: true } })) return 0n
  }
  return monthlyBudget
}

/** @throws AppError missing_scope */
async function requireBudgetManager(
  tx: Transaction,
  caller: Caller,
  teamId: string,
): Promise<void> {
  requireApprover(caller, await ruleOf(tx, teamId))
}

const ruleOf = (tx: Transaction, id: string) =>
  tx.team.findUniqueOrThrow({ where: { id }, select: { approvalRequiredFor: true } })

async function replaceTags(
  tx: Transaction,
  { id: profileId, teamId }: Profile,
  tagLists: Pick<ProfileFields, 'industry' | 'targetAudience'>,
): Promise<void> {
  const issues: RequestIssue[] = []
  for (const [field, category] of tagFields) {
    const values = tagLists[field]?.map((value) => (isUuid(value) ? value.toLowerCase() : value))
    if (!values) continue
    const tagIds = await findTags(tx, category, values)
    values.forEach((value, index) => {
      if (!isUuid(value) || tagIds.has(index)) return
      issues.push(unknownIdIssue([field, index], `a tag of the category ${category}`))
    })
    await tx.profileTag.deleteMany({ where: { profileId, category } })
    await tx.profileTag.createMany({
      data: values.map((value, position) => {
        return { profileId, teamId, category, position, value, tagId: tagIds.get(position) ?? null }
      }),
    })
  }
  if (issues.length > 0) throw validationFailed(issues)
}

/** Finds tags by ID or case-insensitive name. Returns the tag IDs by index in `values`. */
async function findTags(
  tx: Transaction,
  category: TagCategory,
  values: string[],
): Promise<Map<number, string>> {
  if (values.length === 0) return new Map()
  const ids = values.map((value) => (isUuid(value) ? value : null))
  const rows = await tx.$queryRaw<{ index: bigint; id: string }[]>`
    SELECT given.index - 1 AS index, tag.id
    FROM unnest(${values}::text[], ${ids}::uuid[]) WITH ORDINALITY AS given (value, id, index)
    JOIN tag ON tag.category = ${category}::tag_category AND tag.deleted_at IS NULL
      AND (tag.id = given.id OR lower(tag.name) = lower(given.value))`
  return new Map(rows.map(({ index, id }) => [Number(index), id]))
}
