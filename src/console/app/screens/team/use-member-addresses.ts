import { useOperation } from '../../api.ts'
import {
  AddressesOfMembersDocument,
  InvitationsToMembersDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'

/** Email address of a member. */
export interface MemberAddress {
  email: string
  /**
   * Whether neither an invitation nor a sign-in by email has proven the address. False if the server sends no email, and for
   * teams, which cannot read it.
   */
  needsInvitation: boolean
  /** Open invitation to the address. */
  invitation: { id: string; expiresAt: string } | undefined
}

/**
 * Returns the email addresses of members, by membership ID. Teams read only those of members with an open
 * invitation of an operator.
 */
export function useMemberAddresses(
  teamId: string,
  first: number,
): { addresses: ReadonlyMap<string, MemberAddress>; isLoading: boolean } {
  const { may, session } = useSession()
  const members = useOperation(
    AddressesOfMembersDocument,
    { teamId, first },
    { enabled: may(AddressesOfMembersDocument) },
  )
  const open = useOperation(
    InvitationsToMembersDocument,
    { teamId },
    { enabled: may(InvitationsToMembersDocument) },
  )
  const invitations = open.data?.teamInvitations.nodes ?? []
  const addresses = new Map<string, MemberAddress>()
  for (const invitation of invitations) {
    const { teamMemberId, email } = invitation
    if (teamMemberId) addresses.set(teamMemberId, { email, needsInvitation: false, invitation })
  }
  for (const { id, user } of members.data?.teamMembers.nodes ?? []) {
    const { email, emailVerifiedAt } = user
    if (!email || email.endsWith('.invalid')) continue
    const needsInvitation = emailVerifiedAt === null && session.sendsEmail
    // Also an invitation that the team sent, whose membership the API does not name.
    const invitation = invitations.find((one) => one.email === email)
    addresses.set(id, { email, needsInvitation, invitation })
  }
  return { addresses, isLoading: members.isLoading || open.isLoading }
}
