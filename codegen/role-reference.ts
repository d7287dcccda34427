import { MemberRole, OperatorRole } from '../prisma/generated/client/enums.js'
import { schema } from '../schema/index.js'
import { isAllowed, requireAccess } from '../src/access/access.js'
import { memberRights } from '../src/access/role.js'
import type { Session } from '../src/access/session.js'
import { shell } from '../src/cli/shell.js'

const mutations = Object.values(schema.getMutationType()!.getFields())

const memberRoles = Object.values(MemberRole)
const operatorRoles = Object.values(OperatorRole)

/** Session of a member with a role. `tests/graphql/roles` compares the tables with real tokens. */
const memberSession = (role: MemberRole): Session => ({
  ...shell,
  kind: 'team',
  role,
  teamId: '',
  teamKind: 'BUYER',
  isTest: false,
  scopes: new Set(memberRights[role].scopes),
})

const operatorSession = (role: OperatorRole): Session => ({
  ...shell,
  role,
  type: role === 'READ_ONLY' ? 'read_only' : 'full_access',
})

type Mutation = (typeof mutations)[number]

const scopesOf = ({ extensions }: Mutation): string[] =>
  extensions.requirement!.scopes.flatMap(({ named }) => named)

const canRun = (session: Session, { extensions }: Mutation) =>
  isAllowed(() => requireAccess(session, extensions.requirement!, true))

/** Renders the tables of roles in `docs/roles.md`. */
export function roleReference(): string {
  const ofTeams = mutations
    .filter(({ extensions }) => !extensions.requirement!.operator)
    .sort((one, other) => scopesOf(one).join().localeCompare(scopesOf(other).join()))
  const ofMembers = ofTeams.map((mutation) => [
    `\`${mutation.name}\``,
    scopesOf(mutation)
      .map((scope) => `\`${scope}\``)
      .join(' or '),
    ...memberRoles.map((role) => mark(canRun(memberSession(role), mutation))),
  ])
  const ofOperators = mutations.map((mutation) => [
    `\`${mutation.name}\``,
    ...operatorRoles.map((role) => mark(canRun(operatorSession(role), mutation))),
  ])
  return `## Mutations of members\n
A scope applies in teams whose [kind](teams.md#buyers-and-publishers) has it.\n
${table(['Mutation', 'Scope', ...memberRoles], ofMembers)}
## Mutations of operators\n
${table(['Mutation', ...operatorRoles], ofOperators)}`
}

const mark = (isAllowed: boolean) => (isAllowed ? '✓' : '')

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
