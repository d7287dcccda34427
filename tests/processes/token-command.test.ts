import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { masthead, mastheadJson } from '../support/processes/cli.js'

const api = await testApi()

const session = async (token: string) =>
  (await api.graph(token, '{ session { teamId scopes } }')).session

/** HTTP status and code of a request with a token. */
async function knock(token: string): Promise<string> {
  const { status, body } = await api.post(token, '/graphql', { query: '{ session { source } }' })
  return `${status} ${body.errors?.[0].extensions.code ?? 'in'}`
}

describe('masthead token', () => {
  it('creates, lists, rotates and revokes', async () => {
    const { id: teamId, slug } = await api.team({ name: 'Command' })
    const run = (...args: string[]) => mastheadJson(api.db.url, 'token', ...args)

    const custom = ['--type', 'custom', '--scope', 'tags.lists', '--scope', 'orders.read']
    const made = await run('create', '--team', slug, ...custom, '--expires-in', '90d')
    expect(made).toEqual({
      id: expect.any(String),
      token: expect.stringMatching(/^mst_/),
      team_id: teamId,
      token_type: 'custom',
      scopes: ['orders.read', 'tags.lists'],
      expires_at: expect.any(String),
    })
    const days = (Date.parse(made.expires_at) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(90, 2)
    expect(await session(made.token)).toMatchObject({
      teamId,
      scopes: ['ORDERS_READ', 'TAGS_LISTS'],
    })

    const rotated = await run('rotate', made.id, '--overlap', '24h')
    expect(Object.keys(rotated)).toEqual(Object.keys(made))
    expect([await knock(made.token), await knock(rotated.token)]).toEqual(['200 in', '200 in'])

    expect(await run('revoke', made.id)).toEqual({ id: made.id, revoked_at: expect.any(String) })
    const list = await run('list', '--team', teamId)
    expect(list.slice(1).map(({ id }: { id: string }) => id)).toEqual([made.id, rotated.id])
    expect(JSON.stringify(list)).not.toContain(made.token.slice(8))
    await expect.poll(() => knock(made.token)).toBe('401 invalid_token')
  })

  it('prints readable lines, and the warning to standard error', async () => {
    const { slug } = await api.team({ name: 'Human' })
    const args = ['token', 'create', '--team', slug, '--type', 'read_only', '--name', 'Analyst']
    const { code, stdout, stderr } = await masthead(api.db.url, ...args)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^token +mst_\w{46}$/m)
    expect(stderr).toMatch(/cannot be shown again/)
  })

  it.each([
    [1, /Team nobody not found/, ['create', '--team', 'nobody', '--type', 'full_access']],
    [1, /at least one scope/, ['create', '--team', 'x', '--type', 'custom']],
    [
      1,
      /orders\.write is not a scope/,
      ['create', '--team', 'x', '--type', 'custom', '--scope', 'orders.write'],
    ],
    [2, /Allowed choices/, ['create', '--team', 'x', '--type', 'admin']],
    [2, /90d/, ['create', '--team', 'x', '--type', 'full_access', '--expires-in', '90']],
    [2, /longer than 0/, ['create', '--team', 'x', '--type', 'full_access', '--expires-in', '0d']],
    [2, /7 days/, ['rotate', '01900000-0000-7000-8000-000000000000', '--overlap', '8d']],
    [1, /Token not found/, ['revoke', '01900000-0000-7000-8000-000000000000']],
    [2, /not a UUID/, ['revoke', 'mine']],
  ] as const)('exits with %i and one line %s', async (code, line, args) => {
    const ran = await masthead(api.db.url, 'token', ...args)
    expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(line) })
    expect(ran.stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('masthead operator create', () => {
  it('creates a token that sees every team', async () => {
    const printed = await mastheadJson(api.db.url, 'operator', 'create', '--name', 'Shell')
    expect(printed).toEqual({
      id: expect.any(String),
      token: expect.stringMatching(/^mop_/),
    })
    const { teams } = await api.graph(printed.token, '{ teams { totalCount } }')
    expect(teams.totalCount).toBeGreaterThan(1)
  })
})
