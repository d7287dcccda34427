/** Roles of the members of teams. */
import type { ApiToken, Prisma, PrismaClient } from '../../../prisma/generated/client/client.js'
import type { MemberRole, TeamKind } from '../../../prisma/generated/client/enums.js'
import { defaultRole, scopesOfRole } from '../../access/role.js'
import { effectiveScopes, type Scope } from '../../access/scope.js'
import { invalidInput } from '../../errors/app-error.js'

type Members = Pick<PrismaClient, 'teamMember'>

interface Member {
  teamId: string
  userId: string
}

/** Memberships of a user, with which the statement of a token also reads the role. */
export const withMemberships = {
  memberships: { where: { deletedAt: null }, select: { teamId: true, role: true } },
} satisfies Prisma.UserSelect

/** Role in a team by `withMemberships`. Undefined if the user is not a member. */
export const roleIn = (
  { memberships }: { memberships: readonly { teamId: string; role: MemberRole }[] },
  teamId: string,
): MemberRole | undefined => memberships.find((member) => member.teamId === teamId)?.role

/** Finds the role of a user in a team. Null if the user is not a member. */
export async function findRole(
  db: Members,
  { teamId, userId }: Member,
): Promise<MemberRole | null> {
  const member = await db.teamMember.findFirst({
    where: { teamId, userId, deletedAt: null },
    select: { role: true },
  })
  return member?.role ?? null
}

/** Returns the scopes that a token has in effect: those of the token that the role of its user has. A former member has the last role. */
export async function scopesOfToken(
  db: Members,
  token: Pick<ApiToken, 'teamId' | 'userId' | 'type' | 'scopes'>,
  kind: TeamKind,
): Promise<Scope[]> {
  const { teamId, userId, type, scopes } = token
  const where = { teamId_userId: { teamId, userId } }
  const member = await db.teamMember.findUnique({ where, select: { role: true } })
  return member ? effectiveScopes(type, scopes, scopesOfRole(member.role, kind)) : []
}

/**
 * Returns the role that a member or invitation gets. Defaults to that of the kind of team.
 * @throws AppError validation_failed (OWNER, which only `changeTeamOwner` grants)
 */
export function assignableRole(role: MemberRole | null | undefined, kind: TeamKind): MemberRole {
  if (role === 'OWNER')
    throw invalidInput(
      ['role'],
      'owner_role',
      'must not be OWNER; change the owner of the team instead',
    )
  return role ?? defaultRole[kind]
}
