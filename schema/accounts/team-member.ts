import { byCaller } from '../../src/compiler/context.js'
import {
  addTeamMember,
  changeTeamOwner,
  removeTeamMember,
} from '../../src/domain/accounts/team-member.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

const TeamRole = builder.enumType('TeamRole', {
  description: 'Role of a member in a team, in addition to the scopes of their tokens.',
  values: {
    OWNER: {
      description:
        'Account owner, one per team. Can rotate and revoke the tokens of all members, remove members, transfer ownership, and accept agreements that require the owner.',
    },
    MEMBER: {
      description:
        'Has their own tokens and can leave the team. In the console, a member has all scopes except `TEAMS_UPDATE` and `TOKENS_MANAGE`, regardless of their tokens.',
    },
  } as const,
})

const TeamMember = builder.prismaObject('TeamMember', {
  description: 'Membership of a user in a team.',
  authScopes: { scope: ['teams.read', 'tokens.manage'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the membership.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team.' }),
    team: t.relation('team', { description: 'Team that the user belongs to.' }),
    userId: t.expose('userId', { type: 'UUID', description: 'ID of the user.' }),
    user: t.relation('user', { description: 'User who belongs to the team.' }),
    role: t.field({
      type: TeamRole,
      authScopes: { scope: ['teams.read'] },
      description: 'Role of the user in the team.',
      extensions: asSql(
        (column) =>
          `CASE WHEN ${column('userId')} = ${column('team.ownerId')} THEN 'OWNER' ELSE 'MEMBER' END`,
      ),
      select: { userId: true, team: { select: { ownerId: true } } },
      resolve: ({ userId, team }) => (userId === team.ownerId ? 'OWNER' : 'MEMBER'),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time at which the user first joined.',
    }),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose(
      'deletedAt',
      orNull('DateTime', 'Time at which the user left. Null for current members.'),
    ),
  }),
})

listField('teamMembers', {
  node: TeamMember,
  description: "Members of teams. A team token sees only its own team's.",
  scope: ['teams.read', 'tokens.manage'],
  where: whereInput('TeamMember', (t) => ({
    id: t.uuid('id', 'ID of the membership.'),
    teamId: t.uuid('teamId', 'ID of the team.'),
    userId: t.uuid('userId', 'ID of the user.'),
    user: t.one('user', 'User who belongs to the team.'),
    search: t.search(
      'Searches for words in the names of the user and the team, and for operators in the email address, ignoring case.',
      'user.firstName',
      'user.lastName',
      'user.email',
      'team.name',
    ),
    createdAt: t.dateTime('createdAt', 'Time at which the user first joined.'),
  })),
  order: orderInput('TeamMember', byAge, { field: 'CREATED_AT', direction: 'asc' }),
})

const AddTeamMemberInput = builder.inputType('AddTeamMemberInput', {
  fields: (t) => ({
    teamId: t.field(requiredInput('UUID', 'ID of the team.')),
    userId: t.field(requiredInput('UUID', 'ID of the user.')),
  }),
})

const RemoveTeamMemberInput = builder.inputType('RemoveTeamMemberInput', {
  fields: (t) => ({ teamMemberId: t.field(requiredInput('UUID', 'ID of the membership.')) }),
})

const ChangeTeamOwnerInput = builder.inputType('ChangeTeamOwnerInput', {
  fields: (t) => ({
    teamId: t.field(requiredInput('UUID', 'ID of the team.')),
    userId: t.field(requiredInput('UUID', 'ID of the member who becomes the owner.')),
  }),
})

const auditNote = 'Recorded in the audit log.'

builder.mutationFields((t) => ({
  addTeamMember: t.field({
    type: TeamMember,
    description: `Adds a user to a team. Re-adds a former member. Operators only; teams use \`inviteTeamMember\`. ${auditNote}`,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(AddTeamMemberInput)) },
    resolve: (_root, { input }, context) => addTeamMember(...byCaller(context), input),
  }),
  removeTeamMember: t.field({
    type: TeamMember,
    description: `Removes a member from a team. Their tokens for the team stop working within a second, and their OAuth grants for it are revoked. A team token can remove its own user; a token of the account owner can remove any other member. ${auditNote}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(RemoveTeamMemberInput)) },
    resolve: (_root, { input }, context) =>
      removeTeamMember(...byCaller(context), input.teamMemberId),
  }),
  changeTeamOwner: t.field({
    type: TeamMember,
    description: `Transfers ownership to another member and returns that member. The former owner remains a member. For operators and tokens of the account owner. ${auditNote}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(ChangeTeamOwnerInput)) },
    resolve: (_root, { input }, context) => changeTeamOwner(...byCaller(context), input),
  }),
}))
