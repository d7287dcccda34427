/** Export and erasure of the personal data of one person. A job of `src/privacy/` executes the requests. */
import type { PrivacyRequest, User } from '../../../prisma/generated/client/client.js'
import type { PrivacyRequestKind } from '../../../prisma/generated/client/enums.js'
import { invalidInput, notFound } from '../../errors/app-error.js'
import { addJob } from '../../jobs/queue.js'
import { lockKey } from '../../postgres/lock-key.js'
import { seal, unseal } from '../../postgres/seal.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { addressPattern } from '../../values/address-pattern.js'
import { uuidV7 } from '../../values/uuid.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'
import { endAccess, refuseOwner } from './access-end.js'
import { revokeLink } from './link.js'

/** Name of the job that executes a request. Its payload is the ID of the request. */
export const privacyJob = 'run_privacy_request'

/** Reason of an operator for a request. */
export const privacyReason = trimmedText(1_000)

/** Person of a request. */
export interface Person {
  /** Current address, and former addresses of the account. In lower case. */
  addresses: string[]
  /** Account of the person. Null if the address belongs to no user. */
  userId: string | null
  firstName: string
  lastName: string
}

export interface NewPrivacyRequest {
  kind: PrivacyRequestKind
  /** Email address in lower case. */
  email: string
  reason: string
  /** Start of the job. Defaults to now. */
  runAt?: Date
}

/** Columns that the audit log omits. */
const hidden = ['person', 'data', 'report']

/** Audit log settings for requests. */
const changeOf = (kind: PrivacyRequestKind) => ({
  action: kind === 'ERASURE' ? 'erase_person' : 'export_person',
  entity: 'privacy_request',
  hidden,
})

/**
 * Requests an export or erasure, and queues its job. An erasure ends the access of the person and anonymizes the
 * account in this transaction; the job replaces the address elsewhere. A pending request of the same kind for the same
 * address is returned instead of a new one.
 * @throws AppError validation_failed (the caller's own address, or the account owner of a team)
 */
export function requestPrivacy(
  db: Db,
  actor: Actor,
  secretKey: string,
  { kind, email, reason, runAt }: NewPrivacyRequest,
): Promise<PrivacyRequest> {
  return inTransaction(db, async (tx) => {
    await lockKey(tx, `privacy ${email}`)
    const pending = await findPending(tx, secretKey, kind, email)
    if (pending) {
      await queueRequest(tx, pending.id, runAt)
      return pending
    }
    const person = await findPerson(tx, email)
    const { userId } = person
    if (kind === 'ERASURE') await eraseAccount(tx, actor, person)
    const id = uuidV7()
    const data = {
      ...{ id, kind, userId },
      requestedById: actor.userId || null,
      reason: reason.replace(addressPattern(person.addresses), '[address]'),
      person: sealPerson(secretKey, id, person),
    }
    const request = await withAudit(tx, actor, changeOf(kind), async () => ({
      before: null,
      after: await tx.privacyRequest.create({ data }),
    }))
    await queueRequest(tx, id, runAt)
    return request
  })
}

/** A repetition replaces the waiting job, which may have failed and wait for hours. */
const queueRequest = (tx: Transaction, id: string, runAt = new Date()) =>
  addJob(tx, privacyJob, { id }, { key: `${privacyJob} ${id}`, runAt })

async function findPending(
  tx: Transaction,
  secretKey: string,
  kind: PrivacyRequestKind,
  email: string,
): Promise<PrivacyRequest | undefined> {
  const requests = await tx.privacyRequest.findMany({ where: { kind, status: 'PENDING' } })
  return requests.find((request) => personOf(secretKey, request)?.addresses.includes(email))
}

/**
 * Finds the addresses of the person that a request would have: the given one, and those of its account.
 * @param email Email address in lower case
 * @returns addresses in lower case, first the current one
 */
export const findAddresses = (db: Db, email: string): Promise<string[]> =>
  inTransaction(db, async (tx) => (await findPerson(tx, email)).addresses)

async function findPerson(tx: Transaction, email: string): Promise<Person> {
  const [locked] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "user" WHERE lower(email) = ${email} FOR NO KEY UPDATE`
  if (!locked) return { addresses: [email], userId: null, firstName: '', lastName: '' }
  const user = await tx.user.findUniqueOrThrow({ where: { id: locked.id } })
  const { id: userId, firstName, lastName } = user
  return { addresses: await addressesOf(tx, user), userId, firstName, lastName }
}

/** Current and former addresses of a user, without those that now belong to other users. */
async function addressesOf(tx: Transaction, { id, email }: User): Promise<string[]> {
  const rows = await tx.$queryRaw<{ address: string }[]>`
    WITH former AS (
      SELECT DISTINCT lower(before ->> 'email') AS address FROM audit_log
      WHERE entity = 'user' AND entity_id = ${id}::uuid AND before ->> 'email' IS NOT NULL
    )
    SELECT address FROM former
    WHERE address NOT LIKE '%.invalid'
      AND NOT EXISTS (SELECT FROM "user" WHERE lower(email) = former.address AND id <> ${id}::uuid)`
  return [...new Set([email.toLowerCase(), ...rows.map(({ address }) => address)])]
}

/**
 * Ends the access of the person, withdraws open invitations, and anonymizes the account.
 * @throws AppError validation_failed (own_user, owns_teams)
 */
async function eraseAccount(
  tx: Transaction,
  actor: Actor,
  { userId, addresses }: Person,
): Promise<void> {
  const open = { email: { in: addresses }, acceptedAt: null, withdrawnAt: null }
  const now = new Date()
  for (const { id } of await tx.teamInvitation.findMany({ where: open, select: { id: true } })) {
    await tx.teamInvitation.update({ where: { id }, data: { withdrawnAt: now } })
    await revokeLink(tx, { purpose: 'TEAM_INVITATION', subjectId: id })
  }
  if (!userId) return
  if (userId === actor.userId) throw invalidInput(['email'], 'own_user', 'must not be your own')
  await refuseOwner(tx, userId)
  await endAccess(tx, actor, userId)
  await tx.user.update({
    where: { id: userId },
    data: {
      ...erasedName,
      email: `${userId}@erased.invalid`,
      emailVerifiedAt: null,
      crmContactId: null,
      ssoIssuer: null,
      ssoSubject: null,
      timezone: null,
      language: null,
      deletedAt: now,
    },
  })
}

/** Name of an erased user. */
export const erasedName = { firstName: 'Erased', lastName: 'user' }

/** The request as additional data, so that the ciphertext cannot be moved to another row. */
const placeOf = (id: string, column: string) => `${id} ${column}`

const sealPerson = (secretKey: string, id: string, person: Person) =>
  seal(secretKey, 'privacy requests', placeOf(id, 'person'), Buffer.from(JSON.stringify(person)))

/** Encrypts the data of an export. */
export const sealExport = (secretKey: string, id: string, data: object) =>
  seal(secretKey, 'privacy requests', placeOf(id, 'data'), Buffer.from(JSON.stringify(data)))

/** Returns the person of a request. Undefined once the personal data of the request is deleted. */
export function personOf(
  secretKey: string,
  { id, person }: Pick<PrivacyRequest, 'id' | 'person'>,
): Person | undefined {
  if (!person) return undefined
  const bytes = unseal(secretKey, 'privacy requests', placeOf(id, 'person'), person)
  // `sealPerson` wrote it.
  return JSON.parse(bytes.toString()) as Person
}

/**
 * Returns the data of an export that an operator requested. Null before its completion, and after 7 days.
 * @throws AppError not_found
 */
export async function readExport(db: Db, secretKey: string, id: string): Promise<object | null> {
  const request = await db.privacyRequest.findUnique({ where: { id } })
  if (request?.kind !== 'EXPORT') throw notFound('Export')
  return exportOf(secretKey, request)
}

/** Returns the data of an export. Null if there is none, or not any more. */
export function exportOf(
  secretKey: string,
  { id, data }: Pick<PrivacyRequest, 'id' | 'data'>,
): object | null {
  if (!data) return null
  return JSON.parse(unseal(secretKey, 'privacy requests', placeOf(id, 'data'), data).toString())
}
