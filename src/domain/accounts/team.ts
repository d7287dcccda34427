import type { Prisma, Team } from '../../../prisma/generated/client/client.js'
import type { TeamKind } from '../../../prisma/generated/client/enums.js'
import { type Caller, type Session, teamOf } from '../../access/session.js'
import { AppError, invalidInput, notFound, refused } from '../../errors/app-error.js'
import { lockKey } from '../../postgres/lock-key.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { readable } from '../../values/reference.js'
import { isUuid } from '../../values/uuid.js'
import { type ApprovalRule, requireApprover } from '../ordering/approval-rule.js'
import { repriceProducts } from '../publishing/sale-price.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { toSlug } from '../rules/slug.js'
import { requireFreeDomains, requireSsoAvailable, type SsoSettings } from './sso-settings.js'
import { ensureUser } from './user.js'

export interface NewTeam {
  name: string
  /** Defaults to BUYER. Never changes. */
  kind?: TeamKind
  /** Whether its records are for tests. Defaults to false. Never changes. */
  isTest?: boolean
  proPricing?: boolean
  contactEmail?: string | null
  billingEmail?: string | null
  /**
   * Account owner: the user with this email address, created if necessary. Without an address a
   * new user is created.
   */
  owner?: { email?: string | null; name?: string | null }
}

/**
 * Creates a team and its account owner. The slug is derived from the name, with the referral code
 * as a suffix if the slug is taken. Revealing a taken slug is acceptable, because only operators
 * create teams. The email address is the name of a new owner without one.
 * @throws AppError validation_failed (the address of a deleted user)
 */
export function createTeam(db: Db, actor: Actor, input: NewTeam): Promise<Team> {
  const { name, kind, isTest, proPricing = false, contactEmail, billingEmail, owner } = input
  return withAudit(db, actor, { action: 'create_team', entity: 'team' }, async (tx) => {
    const referralCode = readable(8)
    const unique = slugFor(name, referralCode)
    const { id: ownerId } = await ensureUser(tx, actor, {
      email: owner?.email ?? `owner@${unique}.invalid`,
      name: owner?.name ?? owner?.email ?? `${name} owner`,
      role: 'Client',
    })
    const slug = (await isTaken(tx, toSlug(name, 'team'))) ? unique : toSlug(name, 'team')
    const data = { name, slug, kind, isTest, referralCode, contactEmail, billingEmail, ownerId }
    const after = await tx.team.create({ data: { ...data, proPricingEnabled: proPricing } })
    if (kind === 'PUBLISHER') await tx.payoutAccount.create({ data: { teamId: after.id } })
    return { before: null, after }
  })
}

/** Lists all teams, oldest first. */
export function listTeams(db: Db, { includeArchived = false } = {}): Promise<Team[]> {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
  return db.team.findMany({ where: includeArchived ? {} : { deletedAt: null }, orderBy })
}

/** Fields to update. Omitted fields are unchanged. */
export interface TeamChange extends Partial<ApprovalRule & SsoSettings> {
  name?: string
  contactEmail?: string | null
  billingEmail?: string | null
  /** Whether emails about a test team are sent. */
  testEmailEnabled?: boolean
  /** Operators only. */
  proPricingEnabled?: boolean
  /** Operators only. Null applies the default of the server settings. */
  discountLimitPercent?: number | null
  /** Operators only, for publishers. Null applies the default of the server settings. */
  commissionPercent?: number | null
}

/**
 * Changes a team. A new name results in a new slug.
 * @throws AppError not_found (another team), operator_only (pro pricing, discount limit, commission or domains, and for
 * others than the account owner approval settings and `ssoRequired`), missing_scope (approval settings, see
 * `requireApprover`, and `ssoRequired`, see `requireSsoAvailable`), validation_failed (the commission of a buyer team,
 * approval settings of another team, test email of a live team, a domain of another team, or SSO that cannot be required)
 */
export function updateTeam(db: Db, caller: Caller, id: string, change: TeamChange): Promise<Team> {
  const { commissionPercent, ssoDomains: domains } = change
  // With domains, a team could claim the users of others, such as those of a public email provider.
  const terms = [change.proPricingEnabled, change.discountLimitPercent, commissionPercent, domains]
  if (terms.some((term) => term !== undefined) && caller.kind !== 'operator') {
    throw new AppError(
      'operator_only',
      'Only an operator can change the pro pricing, the discount limit, the commission and the domains of a team.',
    )
  }
  return withAudit(db, caller, { action: 'update_team', entity: 'team' }, async (tx) => {
    await requireVisibleTeam(tx, caller, id)
    await tx.$queryRaw`SELECT FROM team WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = await tx.team.findUniqueOrThrow({ where: { id } })
    if (change.testEmailEnabled) requireTestTeam(before, 'testEmailEnabled')
    await requireApprovalSettings(tx, caller, before, change)
    if (change.ssoRequired !== undefined) {
      requireSsoAvailable(tx, caller, change.ssoRequired)
      requireOwner(caller, before)
    }
    const ssoDomains = domains && (await requireFreeDomains(tx, before, domains))
    const renamed = change.name !== undefined && change.name !== before.name
    const slug = renamed ? slugFor(change.name!, before.referralCode) : undefined
    if (commissionPercent != null) await requireTeamKind(tx, id, 'PUBLISHER', 'commissionPercent')
    const { approvalRequiredFor, ...columns } = change
    const conditions = approvalRequiredFor && [...new Set(approvalRequiredFor)]
    const data = { ...columns, slug, approvalRequiredFor: conditions, ssoDomains }
    const after = await tx.team.update({ where: { id }, data })
    if (after.commissionPercent !== before.commissionPercent) await repriceProducts(tx, id)
    return { before, after }
  })
}

/** @throws AppError missing_scope, operator_only (not the account owner), validation_failed (not a buyer team) */
async function requireApprovalSettings(
  tx: Transaction,
  caller: Caller,
  team: Team,
  { approvalRequiredAbove, approvalRequiredFor }: TeamChange,
): Promise<void> {
  if (approvalRequiredAbove === undefined && approvalRequiredFor === undefined) return
  const field =
    approvalRequiredAbove === undefined ? 'approvalRequiredFor' : 'approvalRequiredAbove'
  await requireTeamKind(tx, team.id, 'BUYER', field)
  requireApprover(caller, team)
  requireOwner(caller, team)
}

/**
 * Rejects a caller who is not the account owner. Operators pass.
 * @throws AppError operator_only (account_owner_only)
 */
export function requireOwner(caller: Caller, { ownerId }: Pick<Team, 'ownerId'>): void {
  if (caller.kind === 'operator' || caller.userId === ownerId) return
  throw refused(
    'operator_only',
    'account_owner_only',
    'Only the account owner or an operator can do this.',
  )
}

/**
 * Condition for the teams that a caller can see: all teams for an operator, otherwise the caller's
 * team.
 */
export function visibleTeamsWhere(caller: Session): Prisma.TeamWhereInput {
  return caller.kind === 'operator' ? {} : { id: caller.teamId }
}

/**
 * Finds a team that the caller can see.
 * @throws AppError not_found
 */
export async function requireVisibleTeam(db: Db, caller: Session, id: string): Promise<Team> {
  const team = await db.team.findFirst({
    where: { AND: [{ id }, visibleTeamsWhere(caller)], deletedAt: null },
  })
  if (!team) throw notFound('Team')
  return team
}

/**
 * Returns `teamId`, or by default the ID of the caller's team. Does not check whether the caller
 * can see the team.
 * @throws AppError validation_failed (an operator gave no team)
 */
export function resolveTeamId(caller: Session, teamId: string | null | undefined): string {
  const id = teamId ?? teamOf(caller)
  if (!id)
    throw invalidInput(
      ['teamId'],
      'required',
      'is required, because operators have no team of their own',
    )
  return id
}

/**
 * Returns `teamId`, or by default the ID of the caller's team.
 * @throws AppError not_found (another team), validation_failed (an operator gave no team)
 */
export async function requireTeamId(
  db: Db,
  caller: Session,
  teamId: string | null | undefined,
): Promise<string> {
  const id = resolveTeamId(caller, teamId)
  return id === teamOf(caller) ? id : (await requireVisibleTeam(db, caller, id)).id
}

/**
 * Rejects a team of the other kind, for what only one kind of team can have.
 * @throws AppError validation_failed (wrong_team_kind)
 */
export async function requireTeamKind(
  db: Db,
  teamId: string,
  kind: TeamKind,
  field = 'teamId',
): Promise<void> {
  if ((await db.team.count({ where: { id: teamId, kind } })) > 0) return
  throw invalidInput([field], 'wrong_team_kind', `must be a ${kind.toLowerCase()} team`, {
    name: kind,
  })
}

/**
 * Rejects a live team.
 * @param field of the input that the error names
 * @throws AppError validation_failed (not_test_team)
 */
export function requireTestTeam({ isTest }: Pick<Team, 'isTest'>, field = 'teamId'): void {
  if (!isTest) throw invalidInput([field], 'not_test_team', 'is available to test teams only')
}

/**
 * Requires that a user is a member of a team.
 * @throws AppError validation_failed (not_member)
 */
export async function requireMember(db: Db, teamId: string, userId: string): Promise<void> {
  if ((await db.teamMember.count({ where: { teamId, userId, deletedAt: null } })) > 0) return
  throw invalidInput(['userId'], 'not_member', 'must be a member of the team')
}

/**
 * Finds a team by slug or ID.
 * @throws AppError not_found
 */
export async function requireTeam(
  db: Db,
  slugOrId: string,
  { isArchived = false } = {},
): Promise<Team> {
  const where = isUuid(slugOrId) ? { id: slugOrId.toLowerCase() } : { slug: slugOrId }
  const deletedAt = isArchived ? { not: null } : null
  const team = await db.team.findFirst({ where: { ...where, deletedAt } })
  if (!team) throw notFound(isArchived ? `Archived team ${slugOrId}` : `Team ${slugOrId}`)
  return team
}

/**
 * Whether a team has this slug. The lock serializes concurrent checks of a slug until the
 * transaction ends.
 */
async function isTaken(tx: Transaction, slug: string): Promise<boolean> {
  await lockKey(tx, `slug ${slug}`)
  return (await tx.team.count({ where: { slug } })) > 0
}

/**
 * Returns the slug for a name chosen by a team. It always includes the referral code: a suffix only
 * for taken names would reveal that another team has the name.
 */
function slugFor(name: string, referralCode: string): string {
  return `${toSlug(name, 'team')}-${referralCode.toLowerCase()}`
}
