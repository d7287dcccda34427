import { z } from 'zod'
import type { Prisma, User } from '../../../prisma/generated/client/client.js'
import { invalidInput, notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { asNewRow } from '../rules/new-row.js'
import { emailAddress } from '../rules/text.js'
import { explainConflict } from '../rules/uniqueness.js'
import { unknownId } from '../rules/unknown.js'
import { withdrawInvitations } from './invitation-end.js'
import { revokeLink } from './link.js'

/** Email address of a user, in lower case so that each address has one spelling. */
export const userEmail = emailAddress.toLowerCase()

/** Email address of a user, with the name and role for a new user. */
export interface UserByEmail {
  email: string
  name: string
  role: 'Client' | 'Operator' | 'Writer'
}

/**
 * Finds a user by email address, or creates one.
 * @throws AppError validation_failed (the address of a deleted user)
 */
export async function ensureUser(
  tx: Transaction,
  actor: Actor,
  { email, name, role }: UserByEmail,
): Promise<User> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const { id: roleId } = await tx.userRole.findUniqueOrThrow({ where: { name: role } })
  const data = { id: uuidV7(), email, firstName, lastName: rest.join(' '), roleId }
  // A concurrent request may create the same user.
  const { count } = await tx.user.createMany({ data, skipDuplicates: true })
  const user = await tx.user.findUniqueOrThrow({ where: { email } })
  if (count > 0) {
    const change = { action: 'create_user', entity: 'user' }
    return withAudit(tx, actor, change, async () => ({ before: null, after: user }))
  }
  if (user.deletedAt) {
    throw invalidInput(
      ['ownerEmail'],
      'deleted_user',
      `${email} is the email address of a deleted user`,
    )
  }
  return user
}

export const timeZone = z.string().refine(
  isTimeZone,
  refuses('invalid_format', 'must be the IANA name of a time zone, such as Europe/Berlin', {
    expected: 'time_zone',
  }),
)

function isTimeZone(name: string): boolean {
  // Newer runtimes accept offsets such as +01:00, which have no daylight saving time.
  if (!/^[a-z]/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export type Block = Pick<User, 'blockedAt' | 'blockedUntil'>

/** Whether a block is in effect. A block without an end is permanent. */
export function isBlocked({ blockedAt, blockedUntil }: Block): boolean {
  return blockedAt !== null && (blockedUntil === null || blockedUntil > new Date())
}

/**
 * Finds a user who is neither deleted nor blocked.
 * @throws AppError validation_failed (unknown_id, blocked)
 */
export async function requireActiveUser(db: Db, id: string): Promise<User> {
  const user = await db.user.findFirst({ where: { id, deletedAt: null } })
  if (!user) throw unknownId('userId', 'a user')
  if (isBlocked(user)) throw invalidInput(['userId'], 'blocked', 'is a blocked user')
  return user
}

/** Condition for users who are blocked at `now`. */
export const blockedWhere = (now: Date) => ({
  blockedAt: { not: null },
  OR: [{ blockedUntil: null }, { blockedUntil: { gt: now } }],
})

/** Fields to set. Omitted fields are unchanged. */
export type UserInput = Partial<
  Pick<
    Prisma.UserUncheckedCreateInput,
    'firstName' | 'lastName' | 'email' | 'roleId' | 'accountTypeId' | 'crmContactId' | 'timezone'
  >
> & {
  /** Whether the address has been verified. Defaults to false for a new address. */
  emailVerified?: boolean
  /** Removes the identifier at the OpenID provider, so that the next single sign-on stores it again. */
  ssoSubject?: null
}

/**
 * Creates a user, or updates the user with the given ID. A new address ends the links that were sent to the former one.
 * @throws AppError not_found, validation_failed (no such role or account type, or a taken address)
 */
export function saveUser(
  db: Db,
  actor: Actor,
  id: string | null,
  { emailVerified, ...input }: UserInput,
): Promise<User> {
  const change = { action: `${id ? 'update' : 'create'}_user`, entity: 'user' }
  const user = withAudit(db, actor, change, async (tx) => {
    const before = id ? await lockUser(tx, id) : null
    await requireKnown(tx.userRole, 'userRoleId', input.roleId)
    await requireKnown(tx.userAccountType, 'userAccountTypeId', input.accountTypeId)
    const isNewAddress = input.email !== undefined && input.email !== before?.email
    const verified = emailVerified ?? (isNewAddress ? false : undefined)
    const verifiedAt = isNewAddress ? null : before?.emailVerifiedAt
    const data = {
      ...input,
      // Otherwise the identity of the former address would keep the account.
      ...((input.ssoSubject === null || (before && isNewAddress)) && {
        ...{ ssoIssuer: null, ssoSubject: null },
      }),
      ...(verified !== undefined && {
        emailVerifiedAt: verified ? (verifiedAt ?? new Date()) : null,
      }),
    }
    const after = id
      ? await tx.user.update({ where: { id }, data })
      : await tx.user.create({ data: asNewRow<Prisma.UserUncheckedCreateInput>(data) })
    if (before && isNewAddress) await endEmailedLinks(tx, actor, before)
    return { before, after }
  })
  return explainConflict(user, 'email')
}

/**
 * Ends the links that were emailed to a user, because the address may belong to another person: the sign-in link, and
 * open invitations to teams of which the user is a member. An accepted invitation would add a user with that address.
 */
async function endEmailedLinks(
  tx: Transaction,
  actor: Actor,
  { id: userId, email }: User,
): Promise<void> {
  await revokeLink(tx, { purpose: 'SIGN_IN', subjectId: userId })
  await withdrawInvitations(tx, actor, {
    email: { equals: email, mode: 'insensitive' },
    team: { memberships: { some: { userId, deletedAt: null } } },
  })
}

/**
 * Blocks a user. Tokens that act as the user are rejected everywhere within a second. Open invitations by the user are
 * withdrawn. Blocking a blocked user changes the end.
 * @param until end of the block; null for a permanent block
 * @throws AppError not_found, validation_failed (the caller's own user, or an end in the past)
 */
export function blockUser(db: Db, actor: Actor, id: string, until: Date | null): Promise<User> {
  if (id === actor.userId) {
    throw invalidInput(['userId'], 'own_user', 'must not be your own user')
  }
  return withAudit(db, actor, { action: 'block_user', entity: 'user' }, async (tx) => {
    const before = await lockUser(tx, id)
    const now = new Date()
    // Checked again, because `until` may have passed since the input was validated.
    if (until && until <= now) {
      throw invalidInput(['until'], 'too_early', 'must be in the future')
    }
    const blockedAt = isBlocked(before) ? before.blockedAt : now
    const data = { blockedAt, blockedUntil: until }
    await withdrawInvitations(tx, actor, { invitedById: id })
    return { before, after: await tx.user.update({ where: { id }, data }) }
  })
}

/**
 * Unblocks a user. Their tokens work again.
 * @throws AppError not_found
 */
export function unblockUser(db: Db, actor: Actor, id: string): Promise<User> {
  return withAudit(db, actor, { action: 'unblock_user', entity: 'user' }, async (tx) => {
    const before = await lockUser(tx, id)
    const data = { blockedAt: null, blockedUntil: null }
    return { before, after: await tx.user.update({ where: { id }, data }) }
  })
}

async function lockUser(tx: Transaction, id: string): Promise<User> {
  await tx.$queryRaw`SELECT FROM "user" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
  const user = await tx.user.findFirst({ where: { id, deletedAt: null } })
  if (!user) throw notFound('User')
  return user
}

async function requireKnown(
  delegate: { count(query: object): Promise<number> },
  field: string,
  id: string | null | undefined,
): Promise<void> {
  if (!id || (await delegate.count({ where: { id, deletedAt: null } })) > 0) return
  throw unknownId(field, 'an existing record')
}
