import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { Caller, OauthAccess, Session } from '../../access/session.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { formatMoney } from '../../values/money.js'
import { teamChangesOf } from './team-audit.js'

/**
 * User, OAuth client and request that make a change. `userId` is empty for the command line, which
 * has no account.
 */
export type Actor = Pick<Caller, 'userId' | 'requestId'> & {
  /** Absent if no token made the change. */
  kind?: Session['kind']
  /** Team of the token. */
  teamId?: string
  grant?: OauthAccess
}

/** Action name for the audit log, and the entity type that it applies to. */
export interface AuditedChange {
  action: string
  entity: string
  /**
   * Columns omitted from the entry: secrets, long texts that remain in the record, and columns that repeat other values of
   * the entry.
   */
  hidden?: readonly string[]
}

/**
 * Makes a change and writes its audit log entry in one transaction.
 * @param actor null for a caller without an account, such as a guest who pays
 * @param work returns the record before the change (null for a new record) and after it.
 * `after.teamId`, if present, is the team of the entry.
 */
export function withAudit<After extends { id: string }>(
  db: Db,
  actor: Actor | null,
  change: AuditedChange,
  work: (tx: Transaction) => Promise<{ before: object | null; after: After }>,
): Promise<After> {
  return inTransaction(db, async (tx) => {
    const entry = await work(tx)
    await writeAuditEntries(tx, actor, change, [entry])
    return entry.after
  })
}

/** Writes one audit log entry for each record that the transaction has changed. */
export async function writeAuditEntries(
  tx: Transaction,
  actor: Actor | null,
  { action, entity, hidden = [] }: AuditedChange,
  entries: readonly { before: object | null; after: { id: string } }[],
): Promise<void> {
  for (const { after } of entries) claimEntry(tx, after.id)
  await tx.auditEntry.createMany({
    data: entries.map((entry) => {
      const before = entry.before && plain(entry.before, hidden)
      const after = plain(entry.after, hidden)
      const { id } = entry.after
      const teamId = teamOfRecord(entity, before, after)
      const search = searchColumns({ action, entity }, before, after)
      const teamChanges = teamChangesOf(entity, search.changedFields, before, after)
      return {
        actorId: actor?.userId || null,
        ...actorColumns(actor, teamId),
        requestId: actor?.requestId,
        application: actor?.grant?.clientName,
        applicationId: actor?.grant?.clientId,
        action,
        entity,
        entityId: id,
        teamId,
        ...(before && { before }),
        after,
        ...(teamChanges && { teamChanges }),
        ...search,
      }
    }),
  })
}

/**
 * Returns the ID of the team that a record belongs to: for an outlet, its publisher, or the former one if it has none any
 * more.
 */
export function teamOfRecord(
  entity: string,
  before: Fields | null,
  after: Fields,
): string | undefined {
  const id =
    entity === 'team'
      ? after.id
      : entity === 'outlet'
        ? (after.publisherId ?? before?.publisherId)
        : after.teamId
  // Every column `teamId` and `publisherId` is a UUID.
  return (id ?? undefined) as string | undefined
}

/** Returns the columns by which the team `teamId` sees who made a change: which member, but not which operator. */
function actorColumns(actor: Actor | null, teamId: string | undefined) {
  if (actor?.kind === 'operator') return { actorKind: 'OPERATOR' as const }
  const isOfOther = actor?.teamId !== undefined && actor.teamId !== teamId
  if (!actor?.userId || isOfOther) return { actorKind: 'SYSTEM' as const }
  return { actorKind: 'MEMBER' as const, memberId: actor.userId }
}

const ofEachRecord = new Set(['id', 'createdAt', 'updatedAt'])

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the columns by which entries are found: `changedFields`, and `searchText` with the names before and after the
 * change.
 */
export function searchColumns(
  { action, entity }: AuditedChange,
  before: Fields | null,
  after: Fields,
) {
  const changedFields = changedFieldsOf(before, after)
  const words = [action, entity, ...(before ? changedFields : [])].map(spacedWords)
  const names = new Set([before && nameOf(before), nameOf(after)].filter((name) => name !== null))
  return { changedFields, searchText: [...words, ...names].join(' ') }
}

const nameOf = (record: Fields): string | null =>
  nameFields.map((field) => record[field]).find((value) => typeof value === 'string') ?? null

const nameFields = ['name', 'title', 'referenceNumber', 'email', 'url']

/**
 * Splits `update_outlet` or `maxDeliveryDays` into lower-case words: "update outlet", "max delivery
 * days".
 */
const spacedWords = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** Names the fields that differ. For a new record these are all fields that are not null. */
function changedFieldsOf(before: Fields | null, after: Fields): string[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !ofEachRecord.has(name))
  return names.filter((name) => !isDeepStrictEqual(before?.[name] ?? null, after[name] ?? null))
}

const claimed = new WeakMap<Transaction, Set<string>>()

/**
 * Makes the domain responsible for the audit log entry of a record in this transaction. The
 * mutation wrapper then writes no entry for it, even if the domain writes none.
 */
export function claimEntry(tx: Transaction, entityId: string): void {
  claimed.set(tx, (claimed.get(tx) ?? new Set()).add(entityId))
}

/** Whether `claimEntry` was called for the record in this transaction. */
export function isEntryClaimed(tx: Transaction, entityId: string): boolean {
  return claimed.get(tx)?.has(entityId) ?? false
}

/**
 * Like `withAudit`, but writes an entry only if the caller is an operator. The audit log does not
 * record a team's changes to its own data.
 */
export function auditedForOperator<After extends { id: string }>(
  db: Db,
  caller: Caller,
  change: AuditedChange,
  work: (tx: Transaction) => Promise<{ before: object | null; after: After }>,
): Promise<After> {
  if (caller.kind === 'operator') return withAudit(db, caller, change, work)
  return inTransaction(db, async (tx) => (await work(tx)).after)
}

type Plain = Prisma.InputJsonObject

/**
 * Converts a record to JSON. Big integers are amounts in cents and become major units, as in the
 * API. Dates become ISO 8601 strings. Bytes are omitted, because they are hashes and encrypted
 * secrets.
 */
function plain(record: object, hidden: readonly string[]): Plain {
  return JSON.parse(
    JSON.stringify(record, (key, value) => {
      if (hidden.includes(key) || value instanceof Uint8Array) return undefined
      return typeof value === 'bigint' ? formatMoney(value) : value
    }),
  )
}
