import type { Team } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { type Db, inTransaction } from '../../postgres/transaction.js'
import { createInvitation } from './invitation.js'
import { createTeam, type NewTeam } from './team.js'

/**
 * Creates a team like `createTeam`. If the server sends email, an owner other than the caller is invited. The owner is a
 * member already: accepting the invitation proves the address, and opens no session.
 * @throws AppError validation_failed (the address of a deleted user)
 */
export function createTeamForOwner(db: Db, caller: Caller, input: NewTeam): Promise<Team> {
  return inTransaction(db, async (tx) => {
    const team = await createTeam(tx, caller, input)
    const email = input.owner?.email
    if (email && tx.market.sendsEmail && team.ownerId !== caller.userId) {
      await createInvitation(tx, caller, {
        // The invitation gives no role: the account owner has one.
        ...{ teamId: team.id, email, language: null, role: null },
      })
    }
    return team
  })
}
