import type { Prisma, Team } from '../../../prisma/generated/client/client.js'
import { type Caller, type Session, teamOf } from '../../access/session.js'
import { AppError, invalidInput, notFound } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { readable } from '../../values/reference.js'
import { isUuid } from '../../values/uuid.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { slugOf } from '../rules/slug.js'
import { ensureUser } from './user.js'

export interface NewTeam {
  name: string
  proPricing?: boolean
  contactEmail?: string | null
  billingEmail?: string | null
  /** The account owner: the user of this address, created if there is none; without an address a new user. */
  owner?: { email?: string | null; name?: string | null }
}

/**
 * Creates a team with its account owner. Its slug is that of its name where no other team has it: only operators create
 * teams, and they see all of them. A new owner without a name is shown by the e-mail address.
 * @throws AppError validation_failed when the owner's address is a deleted user's
 */
export function createTeam(db: Db, actor: Actor, input: NewTeam): Promise<Team> {
  const { name, proPricing = false, contactEmail, billingEmail, owner } = input
  return withAudit(db, actor, { action: 'create_team', entity: 'team' }, async (tx) => {
    const referralCode = readable(8)
    const unique = slugFor(name, referralCode)
    const { id: ownerId } = await ensureUser(tx, actor, {
      email: owner?.email ?? `owner@${unique}.invalid`,
      name: owner?.name ?? owner?.email ?? `${name} owner`,
      role: 'Client',
    })
    const slug = (await isTaken(tx, slugOf(name, 'team'))) ? unique : slugOf(name, 'team')
    const data = { name, slug, referralCode, contactEmail, billingEmail, ownerId }
    const after = await tx.team.create({ data: { ...data, proPricingEnabled: proPricing } })
    return { before: null, after }
  })
}

/** All teams, the oldest first; archived ones only when they are asked for. */
export function listTeams(db: Db, { includeArchived = false } = {}): Promise<Team[]> {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
  return db.team.findMany({ where: includeArchived ? {} : { deletedAt: null }, orderBy })
}

/** What of a team changes; what is absent stays. */
export interface TeamChange {
  name?: string
  contactEmail?: string | null
  billingEmail?: string | null
  /** Operators only. */
  proPricingEnabled?: boolean
  /** Operators only. Null: what the server's settings allow. */
  discountLimitPercent?: number | null
}

/**
 * Changes a team; a new name gives it a new slug.
 * @throws AppError not_found (another's team), operator_only (pro pricing, limit of discounts)
 */
export function updateTeam(db: Db, caller: Caller, id: string, change: TeamChange): Promise<Team> {
  const terms = [change.proPricingEnabled, change.discountLimitPercent]
  if (terms.some((term) => term !== undefined) && caller.kind !== 'operator') {
    throw new AppError(
      'operator_only',
      'Only an operator may change whether a team sees pro prices, and how much a discount may be.',
    )
  }
  return withAudit(db, caller, { action: 'update_team', entity: 'team' }, async (tx) => {
    await visibleTeam(tx, caller, id)
    await tx.$queryRaw`SELECT FROM team WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = await tx.team.findUniqueOrThrow({ where: { id } })
    const renamed = change.name !== undefined && change.name !== before.name
    const slug = renamed ? slugFor(change.name!, before.referralCode) : undefined
    return { before, after: await tx.team.update({ where: { id }, data: { ...change, slug } }) }
  })
}

/** The teams a caller sees: a team's token its own, an operator all. */
export function teamsOf(caller: Session): Prisma.TeamWhereInput {
  return caller.kind === 'operator' ? {} : { id: caller.teamId }
}

/**
 * The team of an id, if the caller sees it.
 * @throws AppError not_found
 */
export async function visibleTeam(db: Db, caller: Session, id: string): Promise<Team> {
  const team = await db.team.findFirst({
    where: { AND: [{ id }, teamsOf(caller)], deletedAt: null },
  })
  if (!team) throw notFound('Team')
  return team
}

/**
 * The team that is named, or the caller's own; an operator has to name one. Whether the caller sees it is not asked.
 * @throws AppError validation_failed (none)
 */
export function namedTeam(caller: Session, teamId: string | null | undefined): string {
  const id = teamId ?? teamOf(caller)
  if (!id) throw invalidInput(['teamId'], 'required', 'must name the team')
  return id
}

/**
 * The team that something is for: the caller's own when none is named, which an operator must do.
 * @throws AppError not_found (another's team), validation_failed (none)
 */
export async function teamFor(
  db: Db,
  caller: Session,
  teamId: string | null | undefined,
): Promise<string> {
  const id = namedTeam(caller, teamId)
  return id === teamOf(caller) ? id : (await visibleTeam(db, caller, id)).id
}

/**
 * Refuses a user who is no member of a team.
 * @throws AppError validation_failed (not_member)
 */
export async function requireMember(db: Db, teamId: string, userId: string): Promise<void> {
  if ((await db.teamMember.count({ where: { teamId, userId, deletedAt: null } })) > 0) return
  throw invalidInput(['userId'], 'not_member', 'must be a member of the team')
}

/**
 * The team of a slug or an id.
 * @throws AppError not_found
 */
export async function findTeam(
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

/** Whether a team has a slug; until the transaction ends nobody else is told. */
async function isTaken(tx: Transaction, slug: string): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`slug ${slug}`}, 0))`
  return (await tx.team.count({ where: { slug } })) > 0
}

/**
 * The slug of a name that a team gives itself. The referral code makes it unique for every team: a suffix only where a
 * name is taken would reveal that another team has it.
 */
function slugFor(name: string, referralCode: string): string {
  return `${slugOf(name, 'team')}-${referralCode.toLowerCase()}`
}
