import { z } from 'zod'
import type { Prisma, User } from '../../../prisma/generated/client/client.js'
import { invalidInput, notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { explainConflict } from '../rules/uniqueness.js'
import { unknownId } from '../rules/unknown.js'

/** The e-mail address of a user: in lower case, so that each has one spelling. */
export const userEmail = z
  .email('must be an e-mail address')
  .max(254, 'must have at most 254 characters')
  .toLowerCase()

/** A user of this address; `name` and `role` are for a new one. */
export interface UserByEmail {
  email: string
  name: string
  role: 'Client' | 'Operator'
}

/**
 * Finds or makes a user by e-mail address.
 * @throws AppError validation_failed when the address is a deleted user's
 */
export async function ensureUser(
  tx: Transaction,
  actor: Actor,
  { email, name, role }: UserByEmail,
): Promise<User> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const { id: roleId } = await tx.userRole.findUniqueOrThrow({ where: { name: role } })
  const data = { id: uuidV7(), email, firstName, lastName: rest.join(' '), roleId }
  // Two requests may create the same user at once.
  const { count } = await tx.user.createMany({ data, skipDuplicates: true })
  const user = await tx.user.findUniqueOrThrow({ where: { email } })
  if (count > 0) {
    const change = { action: 'create_user', entity: 'user' }
    return withAudit(tx, actor, change, async () => ({ before: null, after: user }))
  }
  if (user.deletedAt) {
    throw invalidInput(['ownerEmail'], 'deleted_user', `${email} is the address of a deleted user`)
  }
  return user
}

/** IANA name of a time zone. */
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

/** Since when and until when a user is blocked. */
export type Block = Pick<User, 'blockedAt' | 'blockedUntil'>

/** Whether a block holds now; one without an end holds for good. */
export function isBlocked({ blockedAt, blockedUntil }: Block): boolean {
  return blockedAt !== null && (blockedUntil === null || blockedUntil > new Date())
}

/**
 * The user that somebody names, who is to do something here.
 * @throws AppError validation_failed (no such user, a blocked one)
 */
export async function findActiveUser(db: Db, id: string): Promise<User> {
  const user = await db.user.findFirst({ where: { id, deletedAt: null } })
  if (!user) throw unknownId('userId', 'user')
  if (isBlocked(user)) throw invalidInput(['userId'], 'blocked', 'the user is blocked')
  return user
}

/** The condition of users who are blocked at a time. */
export const blocked = (now: Date) => ({
  blockedAt: { not: null },
  OR: [{ blockedUntil: null }, { blockedUntil: { gt: now } }],
})

/** What operators set of a user; what is absent stays. */
export type UserInput = Partial<
  Pick<
    Prisma.UserUncheckedCreateInput,
    'firstName' | 'lastName' | 'email' | 'roleId' | 'accountTypeId' | 'crmContactId' | 'timezone'
  >
> & {
  /** Whether the address has been verified; a new one has not, unless this says so. */
  emailVerified?: boolean
}

/**
 * Creates a user, or changes the one of an id.
 * @throws AppError not_found, validation_failed (no such role or account type, an address that is taken)
 */
export function saveUser(
  db: Db,
  actor: Actor,
  id: string | null,
  { emailVerified, ...input }: UserInput,
): Promise<User> {
  const change = { action: `${id ? 'update' : 'create'}_user`, entity: 'user' }
  const saved = withAudit(db, actor, change, async (tx) => {
    const before = id ? await lockedUser(tx, id) : null
    await requireKnown(tx.userRole, 'userRoleId', input.roleId)
    await requireKnown(tx.userAccountType, 'userAccountTypeId', input.accountTypeId)
    const isNewAddress = input.email !== undefined && input.email !== before?.email
    const verified = emailVerified ?? (isNewAddress ? false : undefined)
    const known = isNewAddress ? null : before?.emailVerifiedAt
    const data = {
      ...input,
      ...(verified !== undefined && { emailVerifiedAt: verified ? (known ?? new Date()) : null }),
    }
    const after = id
      ? await tx.user.update({ where: { id }, data })
      : await tx.user.create({ data: data as Prisma.UserUncheckedCreateInput })
    return { before, after }
  })
  return explainConflict(saved, 'email')
}

/**
 * Blocks a user: tokens that act as the user fail everywhere within a second. Blocking again changes the end.
 * @param until for good, when null
 * @throws AppError not_found, validation_failed (oneself, an end that is past)
 */
export function blockUser(db: Db, actor: Actor, id: string, until: Date | null): Promise<User> {
  if (id === actor.userId) {
    throw invalidInput(['userId'], 'own_user', 'must be another user than yourself')
  }
  return withAudit(db, actor, { action: 'block_user', entity: 'user' }, async (tx) => {
    const before = await lockedUser(tx, id)
    const now = new Date()
    // Checked again: it may have passed since the input was validated.
    if (until && until <= now) {
      throw invalidInput(['until'], 'too_early', 'must be in the future')
    }
    const blockedAt = isBlocked(before) ? before.blockedAt : now
    const data = { blockedAt, blockedUntil: until }
    return { before, after: await tx.user.update({ where: { id }, data }) }
  })
}

/**
 * Ends the block of a user; the tokens work again.
 * @throws AppError not_found
 */
export function unblockUser(db: Db, actor: Actor, id: string): Promise<User> {
  return withAudit(db, actor, { action: 'unblock_user', entity: 'user' }, async (tx) => {
    const before = await lockedUser(tx, id)
    const data = { blockedAt: null, blockedUntil: null }
    return { before, after: await tx.user.update({ where: { id }, data }) }
  })
}

async function lockedUser(tx: Transaction, id: string): Promise<User> {
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
  throw unknownId(field, 'record')
}
