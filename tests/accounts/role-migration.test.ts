import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashToken } from '../../src/access/token-form.js'
import { migrationsDirectory } from '../../src/postgres/migration-files.js'
import { testApi } from '../support/api.js'

const api = await testApi()
const migration = join(migrationsDirectory, '20261128000010_roles_filled', 'migration.sql')

type Kind = 'BUYER' | 'PUBLISHER' | 'WRITER'

/** Tokens of a member by type and scopes. */
type Tokens = readonly (readonly [
  type: 'full_access' | 'custom' | 'read_only',
  scopes?: readonly string[],
  more?: { expiresAt?: Date; revokedAt?: Date; isSession?: true },
])[]

async function makeMember({ id: teamId }: { id: string }, tokens: Tokens): Promise<string> {
  const email = `${crypto.randomUUID()}@people.example`
  const user = await api.prisma.user.create({ data: { firstName: 'Ada', lastName: '', email } })
  const member = await api.mutate(api.operator, 'addTeamMember', { teamId, userId: user.id })
  for (const [type, scopes = [], { isSession, ...more } = {}] of tokens) {
    const raw = await api.token({ id: teamId, ownerId: user.id }, type, [...scopes], more)
    if (isSession)
      await api.prisma.apiToken.update({
        where: { tokenHash: hashToken(raw) },
        data: { isSession },
      })
  }
  return member.id
}

const past = new Date(Date.now() - 1_000)

const cases: readonly (readonly [kind: Kind, tokens: Tokens, role: string])[] = [
  ['BUYER', [], 'BUYER'],
  ['PUBLISHER', [], 'EDITOR'],
  ['WRITER', [], 'EDITOR'],
  ['BUYER', [['full_access']], 'ADMIN'],
  ['PUBLISHER', [['full_access']], 'ADMIN'],
  ['BUYER', [['read_only']], 'BUYER'],
  ['BUYER', [['full_access', [], { isSession: true }]], 'BUYER'],
  ['BUYER', [['full_access', [], { revokedAt: past }]], 'BUYER'],
  ['BUYER', [['full_access', [], { expiresAt: past }]], 'BUYER'],
  ['BUYER', [['full_access', [], { expiresAt: new Date(Date.now() + 60_000) }]], 'ADMIN'],
  ['BUYER', [['custom', ['orders.read', 'orders.create']]], 'BUYER'],
  ['BUYER', [['custom', ['files.create', 'articles.create']]], 'BUYER'],
  ['BUYER', [['custom', ['articles.read', 'articles.update']]], 'EDITOR'],
  ['BUYER', [['custom', ['articles.update', 'campaigns.update']]], 'EDITOR'],
  ['BUYER', [['custom', ['articles.update', 'orders.create']]], 'BUYER'],
  [
    'BUYER',
    [
      ['custom', ['articles.update']],
      ['custom', ['profiles.update']],
    ],
    'BUYER',
  ],
  ['BUYER', [['custom', ['articles.update', 'campaigns.create']]], 'BUYER'],
  ['PUBLISHER', [['custom', ['publishing.update']]], 'EDITOR'],
  ['WRITER', [['custom', ['writing.update']]], 'EDITOR'],
  ...['teams.update', 'tokens.manage', 'webhooks.create', 'webhooks.update', 'webhooks.delete'].map(
    (scope) =>
      [
        'BUYER',
        [
          ['custom', ['orders.read']],
          ['custom', [scope]],
        ],
        'ADMIN',
      ] as const,
  ),
  ['BUYER', [['custom', ['webhooks.read', 'webhooks.lists']]], 'BUYER'],
  ['PUBLISHER', [['custom', ['webhooks.create']]], 'ADMIN'],
]

it('makes only members ADMIN whose valid tokens have a scope that no other role has', async () => {
  const teams = {
    BUYER: await api.team(),
    PUBLISHER: await api.team({ kind: 'PUBLISHER' }),
    WRITER: await api.team({ kind: 'WRITER' }),
  }
  const members: string[] = []
  for (const [kind, tokens] of cases) members.push(await makeMember(teams[kind], tokens))
  // The column before the migration.
  await api.prisma.teamMember.updateMany({ data: { role: 'VIEWER' } })
  for (const sql of readFileSync(migration, 'utf8').split(';\n'))
    if (sql.trim()) await api.prisma.$executeRawUnsafe(sql)

  const rows = await api.prisma.teamMember.findMany()
  const roleOf = new Map(rows.map(({ id, role }) => [id, role]))
  expect(cases.map(([kind, tokens], at) => [kind, tokens, roleOf.get(members[at]!)])).toEqual(cases)
  const owners = rows.filter(({ role }) => role === 'OWNER')
  expect(owners.map(({ userId }) => userId).sort()).toEqual(
    Object.values(teams)
      .map(({ ownerId }) => ownerId)
      .sort(),
  )
})
