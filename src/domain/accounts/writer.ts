/** Writers: users who sign in to write drafts. All are members of the same team, whose kind is WRITER. */
import type { Team, User } from '../../../prisma/generated/client/client.js'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { invalidInput } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { withAudit } from '../rules/audit.js'
import { inviteTeamMember, type SentInvitation } from './invitation.js'
import { createTeam } from './team.js'
import { ensureUser } from './user.js'

export interface NewWriter {
  email: string
  /** First and last name of a new user. */
  name: string
  /** Language of the email. Defaults to the language of the user, otherwise English. */
  language?: Language | null
}

export interface InvitedWriter {
  user: User
  sent: SentInvitation
}

/**
 * Invites a writer. Articles can be assigned to the user before the invitation is accepted.
 * @throws AppError validation_failed (a user with another role, a deleted user, a writer, or as `inviteTeamMember`)
 */
export function inviteWriter(db: Db, caller: Caller, input: NewWriter): Promise<InvitedWriter> {
  const { email, language } = input
  return inTransaction(db, async (tx) => {
    const user = await ensureWriter(tx, caller, input)
    const { id: teamId } = await ensureWriterTeam(tx, caller)
    const sent = await inviteTeamMember(tx, caller, { teamId, email, language })
    return { user, sent }
  })
}

/** Users of these roles can become writers. Operators and support agents get email by their role. */
const replaceable: (string | undefined)[] = ['Client', 'Writer', undefined]

async function ensureWriter(
  tx: Transaction,
  caller: Caller,
  { email, name }: NewWriter,
): Promise<User> {
  const before = await tx.user.findUnique({ where: { email }, include: { role: true } })
  if (!before) return ensureUser(tx, caller, { email, name, role: 'Writer' })
  if (before.deletedAt) {
    const message = `${email} is the email address of a deleted user`
    throw invalidInput(['email'], 'deleted_user', message)
  }
  const { role, ...user } = before
  if (!replaceable.includes(role?.name)) {
    const message = `is the email address of a user with the role ${role?.name}`
    throw invalidInput(['email'], 'no_writer', message)
  }
  if (role?.name === 'Writer') return user
  const { id: roleId } = await tx.userRole.findUniqueOrThrow({ where: { name: 'Writer' } })
  return withAudit(tx, caller, { action: 'update_user', entity: 'user' }, async () => ({
    before: user,
    after: await tx.user.update({ where: { id: user.id }, data: { roleId } }),
  }))
}

async function ensureWriterTeam(tx: Transaction, caller: Caller): Promise<Team> {
  // Concurrent invitations must not create two teams.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('writer team', 0))`
  const team = await tx.team.findFirst({
    where: { kind: 'WRITER', deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  if (team) return team
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: caller.userId } })
  return createTeam(tx, caller, { name: 'Writers', kind: 'WRITER', owner: { email } })
}
