import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { formatMoney } from '../../values/money.js'

/** Who makes a change, and in which request. The user id is empty on the command line, which has no account. */
export type Actor = Pick<Caller, 'userId' | 'requestId'>

/** What a change is called, and of which table's row it is. */
export interface AuditedChange {
  action: string
  entity: string
  /** Columns left out of the log: secrets, and long texts that stay in the row. */
  hidden?: readonly string[]
}

/**
 * Makes a change with its entry in the audit log, both or neither.
 * @param actor null for somebody without an account, such as a guest who pays
 * @param work answers with the record before (null when it is new) and after; of parts of a record, its `teamId` is one
 */
export function withAudit<After extends { id: string }>(
  db: Db,
  actor: Actor | null,
  change: AuditedChange,
  work: (tx: Transaction) => Promise<{ before: object | null; after: After }>,
): Promise<After> {
  return inTransaction(db, async (tx) => {
    const made = await work(tx)
    await writeAuditEntries(tx, actor, change, [made])
    return made.after
  })
}

/** Writes the entries of changes that the transaction has made, one for each record. */
export async function writeAuditEntries(
  tx: Transaction,
  actor: Actor | null,
  { action, entity, hidden = [] }: AuditedChange,
  made: readonly { before: object | null; after: { id: string } }[],
): Promise<void> {
  for (const { after } of made) claimEntry(tx, after.id)
  await tx.auditEntry.createMany({
    data: made.map((one) => {
      const before = one.before && plain(one.before, hidden)
      const after = plain(one.after, hidden)
      const { id } = one.after
      return {
        actorId: actor?.userId || null,
        requestId: actor?.requestId,
        action,
        entity,
        entityId: id,
        teamId: entity === 'team' ? id : (after.teamId as string | undefined),
        ...(before && { before }),
        after,
        ...foundBy({ action, entity }, before, after),
      }
    }),
  })
}

const ofEachRecord = new Set(['id', 'createdAt', 'updatedAt'])

type Fields = Readonly<Record<string, unknown>>

/** The columns that an entry is found by: the names of the fields that differ, and the words of a search. */
export function foundBy({ action, entity }: AuditedChange, before: Fields | null, after: Fields) {
  const changedFields = changedFieldsOf(before, after)
  const name = nameFields.map((field) => after[field]).find((value) => typeof value === 'string')
  const words = [action, entity, ...(before ? changedFields : [])].map(spacedWords)
  return { changedFields, searchText: [...words, name ?? ''].join(' ') }
}

const nameFields = ['name', 'title', 'referenceNumber', 'email', 'url']

/** `update_outlet` and `maxDeliveryDays` as words in lower case: update outlet, max delivery days. */
const spacedWords = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** What differs; of a new record all that it has. */
function changedFieldsOf(before: Fields | null, after: Fields): string[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !ofEachRecord.has(name))
  return names.filter((name) => !isDeepStrictEqual(before?.[name] ?? null, after[name] ?? null))
}

const claimed = new WeakMap<Transaction, Set<string>>()

/** Takes over what the log is told of a record in a transaction, which may be nothing: no other entry is made of it. */
export function claimEntry(tx: Transaction, entityId: string): void {
  claimed.set(tx, (claimed.get(tx) ?? new Set()).add(entityId))
}

/** Whether the rule behind a change tells the log of a record itself. */
export function isEntryClaimed(tx: Transaction, entityId: string): boolean {
  return claimed.get(tx)?.has(entityId) ?? false
}

/**
 * The same for an operator's change of what a team could change too: what teams do with what is theirs is not in the log.
 * @param work as for `withAudit`
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
 * A record as JSON: amounts, which alone are big integers, in major units as the API has them, dates as ISO 8601, bytes
 * left out, since they are hashes and sealed secrets.
 */
function plain(record: object, hidden: readonly string[]): Plain {
  return JSON.parse(
    JSON.stringify(record, (key, value) => {
      if (hidden.includes(key) || value instanceof Uint8Array) return undefined
      return typeof value === 'bigint' ? formatMoney(value) : value
    }),
  )
}
