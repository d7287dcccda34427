import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { masthead, mastheadJson } from '../support/processes/cli.js'

const api = await testApi()

describe('masthead team archive', () => {
  it('ends the tokens of a team, and restore brings them back', async () => {
    const team = await api.team({ name: 'Leaver' })
    const status = async () => (await api.get(team.token, '/auth/token')).status
    expect(await status()).toBe(200)
    const ended = await mastheadJson(api.db.url, 'team', 'archive', team.slug)
    const { id, name, slug } = team
    expect(ended).toEqual({ id, name, slug, archived_at: expect.any(String) })
    await expect.poll(status).toBe(401)
    const listed = async (...options: string[]) =>
      (await mastheadJson(api.db.url, 'team', 'list', ...options)) as { id: string }[]
    expect((await listed()).map((one) => one.id)).not.toContain(id)
    expect(await listed('--archived')).toContainEqual(
      expect.objectContaining({ id, archived_at: ended.archived_at }),
    )
    const again = await masthead(api.db.url, 'team', 'archive', id)
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining(`Team ${id}`) })

    const restored = await mastheadJson(api.db.url, 'team', 'restore', id)
    expect(restored).toEqual({ id, name, slug, archived_at: null })
    await expect.poll(status).toBe(200)
    const twice = await masthead(api.db.url, 'team', 'restore', slug)
    expect(twice.stderr).toContain(`Archived team ${slug}`)
    const entries = await api.prisma.auditEntry.findMany({
      where: { entityId: id },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action }) => action)).toEqual([
      ...['create_team', 'archive_team', 'restore_team'],
    ])
  })
})

describe('masthead team create', () => {
  it('creates a publisher team, whose tokens have the scopes of publishers', async () => {
    const args = ['team', 'create', '--name', 'Tidewater', '--kind', 'publisher']
    const team = await mastheadJson(api.db.url, ...args)
    expect(team).toEqual({
      id: expect.any(String),
      name: 'Tidewater',
      slug: 'tidewater',
      kind: 'PUBLISHER',
    })
    const { scopes } = await mastheadJson(
      ...[api.db.url, 'token', 'create', '--team', 'tidewater', '--type', 'full_access'],
    )
    expect(scopes).toContain('publishing.update')
    expect(scopes).not.toContain('orders.create')
  })

  it('prints the team as JSON, and nothing else', async () => {
    const args = ['team', 'create', '--name', 'Shell & Co', '--pro-pricing']
    const printed = await mastheadJson(api.db.url, ...args)
    expect(printed).toEqual({
      id: expect.any(String),
      name: 'Shell & Co',
      slug: 'shell-co',
      kind: 'BUYER',
    })
    const team = await api.prisma.team.findUnique({ where: { id: printed.id } })
    expect(team).toMatchObject({ slug: printed.slug, proPricingEnabled: true })
  })

  it('creates a test team, whose tokens have a prefix of their own', async () => {
    const args = ['team', 'create', '--name', 'Sandbox', '--test']
    const team = await mastheadJson(api.db.url, ...args)
    expect(team).toMatchObject({ name: 'Sandbox', slug: 'sandbox', kind: 'BUYER' })
    const { token } = await mastheadJson(
      ...[api.db.url, 'token', 'create', '--team', 'sandbox', '--type', 'full_access'],
    )
    expect(token).toMatch(/^mst_test_/)
    const teams = await mastheadJson(api.db.url, 'team', 'list')
    expect(teams).toContainEqual(expect.objectContaining({ id: team.id, is_test: true }))
  })

  it('prints readable lines', async () => {
    const args = ['team', 'create', '--name', 'Readers', '--owner-email', 'reader@example.org']
    const { code, stdout } = await masthead(api.db.url, ...args)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^id {4}\S+\nname {2}Readers\nslug {2}readers\nkind {2}BUYER\n$/)
  })

  it('reports invalid options', async () => {
    const unnamed = await masthead(api.db.url, 'team', 'create')
    expect(unnamed).toMatchObject({ code: 2, stdout: '' })
    expect(unnamed.stderr).toContain('--name')
    const blank = await masthead(api.db.url, 'team', 'create', '--name', ' ')
    expect(blank).toMatchObject({ code: 2, stderr: expect.stringContaining('must not be empty') })
  })
})
