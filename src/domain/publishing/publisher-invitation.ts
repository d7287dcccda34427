import type { Team } from '../../../prisma/generated/client/client.js'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { type Db, inTransaction } from '../../postgres/transaction.js'
import { createInvitation, type SentInvitation } from '../accounts/invitation.js'
import { createTeam } from '../accounts/team.js'

export interface NewPublisher {
  /** Name of the team. */
  name: string
  /** Address of the account owner: an existing user, or a new one. */
  email: string
  /** First and last name of a new user. Defaults to the address. */
  ownerName?: string | null
  /** Language of the email. Defaults to the language of the user, otherwise English. */
  language?: Language | null
}

export interface InvitedPublisher {
  team: Team
  sent: SentInvitation
}

/**
 * Creates a publisher team, and invites its account owner by email.
 * @throws AppError validation_failed (the address of a deleted user)
 */
export function invitePublisher(
  db: Db,
  caller: Caller,
  { name, email, ownerName, language = null }: NewPublisher,
): Promise<InvitedPublisher> {
  return inTransaction(db, async (tx) => {
    const owner = { email, name: ownerName ?? null }
    const team = await createTeam(tx, caller, { name, kind: 'PUBLISHER', owner })
    const sent = await createInvitation(tx, caller, {
      ...{ teamId: team.id, email, language },
      // Applies only if another user is the account owner when the invitation is accepted.
      role: 'ADMIN',
    })
    return { team, sent }
  })
}
