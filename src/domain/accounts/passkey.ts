/** Passkeys of users: who can see, rename and remove them. `passkey-ceremony.ts` adds them and signs in with them. */
import type { Passkey, Prisma } from '../../../prisma/generated/client/client.js'
import { type Caller, invalidToken, type Session } from '../../access/session.js'
import { AppError, notFound, refused } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { notify } from '../integration/notification.js'
import { type Actor, withAudit, writeAuditEntries } from '../rules/audit.js'
import { refuseOthers } from './console-session.js'
import { validAt } from './token.js'

/** Maximum number of passkeys of a user. */
export const maxPasskeys = 20

/** Audit log settings. The name is personal data, and the key too long. */
export const passkeyChange = { entity: 'passkey', hidden: ['name', 'credentialId', 'publicKey'] }

/**
 * Returns the condition on the passkeys that a caller can see: all for operators, in a console session of a team those of
 * the user that open sessions in teams.
 */
export function visiblePasskeys(session: Session): Prisma.PasskeyWhereInput {
  if (session.kind === 'operator') return {}
  const { userId, isConsole } = session
  return isConsole ? { userId, operatorTokenId: null } : { id: { in: [] } }
}

/** User that a passkey signs in, and the operator token whose sessions it opens. Null: sessions in teams. */
export type PasskeyOwner = Pick<Passkey, 'userId' | 'operatorTokenId'>

/**
 * Returns the owner of a passkey that the caller adds.
 * @throws AppError missing_scope (the caller is no console session), read_only_token, invalid_token (the operator token
 * has ended)
 */
export async function requirePasskeyOwner(db: Db, caller: Session): Promise<PasskeyOwner> {
  const { userId } = caller
  if (caller.kind === 'team') {
    if (!caller.isConsole) throw outsideConsole()
    return { userId, operatorTokenId: null }
  }
  refuseReadOnly(caller)
  // A session opened by a passkey has the lineage of the token.
  const { lineageId } = caller
  const token = await db.operatorToken.findFirst({
    where: {
      AND: [{ OR: [{ id: lineageId }, { lineageId }] }, validAt(new Date())],
      isSession: false,
      revokedAt: null,
      userId,
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  if (!token) throw invalidToken('token_not_in_force', 'Sign in with a valid operator token first.')
  return { userId, operatorTokenId: token.id }
}

/** Error for a caller that must sign in to the console first. */
export const outsideConsole = (): AppError =>
  refused(
    'missing_scope',
    'console_session_required',
    'Passkeys can be added only in a session of the console, not with an API token.',
  )

function refuseReadOnly(caller: Session): void {
  if (caller.type !== 'read_only') return
  throw new AppError('read_only_token', 'This token is read_only and cannot make changes.')
}

/**
 * Renames a passkey.
 * @throws AppError not_found (also for API tokens), read_only_token, missing_scope (the passkey of another user, and the
 * role of the operator does not manage users)
 */
export function renamePasskey(
  db: Db,
  caller: Caller,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const change = { ...passkeyChange, action: 'rename_passkey' }
  return withAudit(db, caller, change, async (tx) => {
    const before = await lockPasskey(tx, caller, id)
    return { before, after: await tx.passkey.update({ where: { id }, data: { name } }) }
  })
}

/**
 * Removes a passkey, which then opens no session, and notifies its user. Open sessions stay open.
 * @throws AppError as `renamePasskey`
 */
export function removePasskey(db: Db, caller: Caller, id: string): Promise<Passkey> {
  const change = { ...passkeyChange, action: 'remove_passkey' }
  return withAudit(db, caller, change, async (tx) => {
    const before = await lockPasskey(tx, caller, id)
    await tx.passkey.delete({ where: { id } })
    await notifyOfPasskey(tx, before, 'removed')
    return { before, after: before }
  })
}

/** Removes all passkeys of a user without a notification, when the person is erased. */
export async function removePasskeysOf(
  tx: Transaction,
  actor: Actor,
  userId: string,
): Promise<void> {
  const removed = await tx.passkey.findMany({ where: { userId } })
  await tx.passkey.deleteMany({ where: { userId } })
  const entries = removed.map((before) => ({ before, after: before }))
  await writeAuditEntries(tx, actor, { ...passkeyChange, action: 'remove_passkey' }, entries)
}

async function lockPasskey(tx: Transaction, caller: Caller, id: string): Promise<Passkey> {
  refuseReadOnly(caller)
  await tx.$queryRaw`SELECT FROM passkey WHERE id = ${id}::uuid FOR UPDATE`
  const passkey = await tx.passkey.findFirst({ where: { AND: [{ id }, visiblePasskeys(caller)] } })
  if (!passkey) throw notFound('Passkey')
  if (caller.kind === 'operator') refuseOthers(caller, passkey.userId)
  return passkey
}

/** Sends the user an email about an added or removed passkey. */
export function notifyOfPasskey(
  tx: Transaction,
  { userId, name }: Pick<Passkey, 'userId' | 'name'>,
  change: 'added' | 'removed',
): Promise<void> {
  const details = { name, change, time: new Date().toISOString() }
  return notify(tx, { kind: 'PASSKEY_CHANGED', entity: 'user', entityId: userId, details })
}
