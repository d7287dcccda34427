import { useOperation } from '../../api.ts'
import { BlockedMembersOfTeamDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'

/** Returns the IDs of team members whose user is blocked. Empty for teams, since only operators can read this. */
export function useBlockedMembers(teamId: string, first: number): ReadonlySet<string> {
  const { may } = useSession()
  const { data } = useOperation(
    BlockedMembersOfTeamDocument,
    { teamId, first },
    { enabled: teamId !== '' && may(BlockedMembersOfTeamDocument) },
  )
  const blocked = data?.teamMembers.nodes.filter(({ user }) => user.isBlocked) ?? []
  return new Set(blocked.map(({ id }) => id))
}
