import { useOperation } from '../../api.ts'
import { UnverifiedMembersOfTeamDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'

/** Member who has not proven the email address, neither by an invitation nor by signing in. */
export interface UnverifiedMember {
  email: string
  /** Open invitation to the address. */
  invitationId: string | undefined
}

/** Returns the members whose address is not verified, by membership ID. Empty if the token cannot read addresses. */
export function useUnverifiedMembers(
  teamId: string,
  first: number,
): ReadonlyMap<string, UnverifiedMember> {
  const { may, session } = useSession()
  const { data } = useOperation(
    UnverifiedMembersOfTeamDocument,
    { teamId, first },
    { enabled: session.sendsEmail && may(UnverifiedMembersOfTeamDocument) },
  )
  const invitations = data?.teamInvitations.nodes ?? []
  return new Map(
    (data?.teamMembers.nodes ?? []).flatMap(({ id, user: { email, emailVerifiedAt } }) => {
      if (!email || emailVerifiedAt || email.endsWith('.invalid')) return []
      const invitationId = invitations.find((invitation) => invitation.email === email)?.id
      return [[id, { email, invitationId }] as const]
    }),
  )
}
