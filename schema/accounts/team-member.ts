import { byCaller } from '../../src/compiler/context.js'
import {
  addTeamMember,
  changeTeamOwner,
  removeTeamMember,
  updateTeamMember,
} from '../../src/domain/accounts/team-member.js'
import { builder } from '../core/builder.js'
import { orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { MemberRole } from './role.js'

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
    role: t.expose('role', {
      type: MemberRole,
      authScopes: { scope: ['teams.read'] },
      description: 'Role of the user in the team.',
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
    role: t.enum('role', MemberRole, 'Role of the user in the team.'),
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

const roleDescription =
  'Role in the team. Defaults to BUYER in a buyer team, else to EDITOR. OWNER is not allowed.'

const AddTeamMemberInput = builder.inputType('AddTeamMemberInput', {
  fields: (t) => ({
    teamId: t.field(requiredInput('UUID', 'ID of the team.')),
    userId: t.field(requiredInput('UUID', 'ID of the user.')),
    role: t.field({ type: MemberRole, description: roleDescription }),
  }),
})

const UpdateTeamMemberInput = builder.inputType('UpdateTeamMemberInput', {
  fields: (t) => ({
    teamMemberId: t.field(requiredInput('UUID', 'ID of the membership.')),
    role: t.field(
      requiredInput(MemberRole, 'New role. OWNER is not allowed; use `changeTeamOwner`.'),
    ),
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
  updateTeamMember: t.field({
    type: TeamMember,
    description: `Changes the role of a member other than the account owner. Tokens, sessions and OAuth grants of the member have its scopes within a second. The token must hold all scopes of the current and the new role. ${auditNote}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(UpdateTeamMemberInput)) },
    resolve: (_root, { input: { teamMemberId: id, role } }, context) =>
      updateTeamMember(...byCaller(context), { id, role }),
  }),
  removeTeamMember: t.field({
    type: TeamMember,
    description: `Removes a member from a team. Their tokens for the team stop working within a second, and their OAuth grants for it are revoked. The account owner cannot be removed. ${auditNote}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(RemoveTeamMemberInput)) },
    resolve: (_root, { input }, context) =>
      removeTeamMember(...byCaller(context), input.teamMemberId),
  }),
  changeTeamOwner: t.field({
    type: TeamMember,
    description: `Transfers ownership to another member and returns that member. The former owner becomes ADMIN. For operators and tokens of the account owner. ${auditNote}`,
    authScopes: { scope: ['tokens.manage'] },
    args: { input: t.arg(requiredInput(ChangeTeamOwnerInput)) },
    resolve: (_root, { input }, context) => changeTeamOwner(...byCaller(context), input),
  }),
}))
