import { useOperation } from '../../api.ts'
import { AddressesOfMembersDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'

/** Email address of a member. */
export interface MemberAddress {
  email: string
  /** Whether neither an invitation nor a sign-in by email has proven the address. False if the server sends no email. */
  needsInvitation: boolean
  /** Open invitation to the address. */
  invitation: { id: string; expiresAt: string } | undefined
}

/** Returns the email addresses of members, by membership ID. Empty if the token cannot read addresses. */
export function useMemberAddresses(
  teamId: string,
  first: number,
): { addresses: ReadonlyMap<string, MemberAddress>; isLoading: boolean } {
  const { may, session } = useSession()
  const { data, isLoading } = useOperation(
    AddressesOfMembersDocument,
    { teamId, first },
    { enabled: may(AddressesOfMembersDocument) },
  )
  const invitations = data?.teamInvitations.nodes ?? []
  const addresses = new Map(
    (data?.teamMembers.nodes ?? []).flatMap(({ id, user: { email, emailVerifiedAt } }) => {
      if (!email || email.endsWith('.invalid')) return []
      const invitation = invitations.find((one) => one.email === email)
      const needsInvitation = emailVerifiedAt === null && session.sendsEmail
      return [[id, { email, needsInvitation, invitation }] as const]
    }),
  )
  return { addresses, isLoading }
}
