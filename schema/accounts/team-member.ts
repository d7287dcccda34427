import { byCaller } from '../../src/compiler/context.js'
import {
  addTeamMember,
  changeTeamOwner,
  removeTeamMember,
} from '../../src/domain/accounts/team-member.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'

const TeamRole = builder.enumType('TeamRole', {
  description: 'What a member may do in a team, in addition to what their tokens hold.',
  values: {
    OWNER: {
      description:
        'The account owner, one in each team: replaces and revokes tokens of all members, takes members out, makes another the owner, and accepts agreements that ask for the owner.',
    },
    MEMBER: {
      description:
        'Has tokens of their own, and may leave the team. At the console a member may do all but `TEAMS_UPDATE` and `TOKENS_MANAGE`, whatever their tokens hold.',
    },
  } as const,
})

const TeamMember = builder.prismaObject('TeamMember', {
  description: "A user's place in a team.",
  authScopes: { scope: ['teams.read', 'tokens.manage'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the membership.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team.' }),
    team: t.relation('team', { description: 'The team.' }),
    userId: t.expose('userId', { type: 'UUID', description: 'The user.' }),
    user: t.relation('user', { description: 'The user.' }),
    role: t.field({
      type: TeamRole,
      authScopes: { scope: ['teams.read'] },
      description: 'What the user may do in it.',
      extensions: asSql(
        (column) =>
          `CASE WHEN ${column('userId')} = ${column('team.ownerId')} THEN 'OWNER' ELSE 'MEMBER' END`,
      ),
      select: { userId: true, team: { select: { ownerId: true } } },
      resolve: ({ userId, team }) => (userId === team.ownerId ? 'OWNER' : 'MEMBER'),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the user first joined.',
    }),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', orNull('DateTime', 'When the user left.')),
  }),
})

listField('teamMembers', {
  node: TeamMember,
  description: "Who belongs to teams; a team token sees its own team's.",
  scope: ['teams.read', 'tokens.manage'],
  where: whereInput('TeamMember', (t) => ({
    id: t.uuid('id', 'Id of the membership.'),
    teamId: t.uuid('teamId', 'The team.'),
    userId: t.uuid('userId', 'The user.'),
    user: t.one('user', 'The user.'),
    search: t.search(
      "Words of the user's name or the team's, and for operators of the e-mail address, without case.",
      'user.firstName',
      'user.lastName',
      'user.email',
      'team.name',
    ),
    createdAt: t.dateTime('createdAt', 'When the user first joined.'),
  })),
  order: orderInput('TeamMember', byAge, { field: 'CREATED_AT', direction: 'asc' }),
})

const AddTeamMemberInput = builder.inputType('AddTeamMemberInput', {
  description: 'A user who is to belong to a team.',
  fields: (t) => ({
    teamId: t.field(required('UUID', 'Id of the team.')),
    userId: t.field(required('UUID', 'Id of the user.')),
  }),
})

const RemoveTeamMemberInput = builder.inputType('RemoveTeamMemberInput', {
  description: 'A member who leaves a team.',
  fields: (t) => ({ teamMemberId: t.field(required('UUID', 'Id of the membership.')) }),
})

const ChangeTeamOwnerInput = builder.inputType('ChangeTeamOwnerInput', {
  description: 'Another account owner of a team.',
  fields: (t) => ({
    teamId: t.field(required('UUID', 'Id of the team.')),
    userId: t.field(required('UUID', 'Id of the member who becomes the owner.')),
  }),
})

const kept = 'Kept in the audit log.'

builder.mutationFields((t) => ({
  addTeamMember: t.field({
    type: TeamMember,
    description: `Makes a user a member of a team; who left comes back. Operators only; teams invite. ${kept}`,
    authScopes: { operator: true },
    args: { input: t.arg(required(AddTeamMemberInput)) },
    resolve: (_root, { input }, context) => addTeamMember(...byCaller(context), input),
  }),
  removeTeamMember: t.field({
    type: TeamMember,
    description: `Takes a member out of a team: their tokens in it fail everywhere within a second, and what OAuth clients may do for them in it ends. A team token takes out its own user; that of the account owner anybody but the owner. ${kept}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(required(RemoveTeamMemberInput)) },
    resolve: (_root, { input }, context) =>
      removeTeamMember(...byCaller(context), input.teamMemberId),
  }),
  changeTeamOwner: t.field({
    type: TeamMember,
    description: `Makes another member the account owner, and answers with them; who was it stays a member. For operators, and for tokens of the account owner. ${kept}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(required(ChangeTeamOwnerInput)) },
    resolve: (_root, { input }, context) => changeTeamOwner(...byCaller(context), input),
  }),
}))
