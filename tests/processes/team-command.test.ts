import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { masthead, mastheadJson } from '../support/processes/cli.js'

const api = await testApi()

describe('masthead team create', () => {
  it('prints the team as JSON, and nothing else', async () => {
    const args = ['team', 'create', '--name', 'Shell & Co', '--pro-pricing']
    const printed = await mastheadJson(api.db.url, ...args)
    expect(printed).toEqual({
      id: expect.any(String),
      name: 'Shell & Co',
      slug: 'shell-co',
    })
    const team = await api.prisma.team.findUnique({ where: { id: printed.id } })
    expect(team).toMatchObject({ slug: printed.slug, proPricingEnabled: true })
  })

  it('prints lines for people', async () => {
    const args = ['team', 'create', '--name', 'Readers', '--owner-email', 'reader@example.org']
    const { code, stdout } = await masthead(api.db.url, ...args)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^id {4}\S+\nname {2}Readers\nslug {2}readers\n$/)
  })

  it('says what is wrong with its options', async () => {
    const unnamed = await masthead(api.db.url, 'team', 'create')
    expect(unnamed).toMatchObject({ code: 2, stdout: '' })
    expect(unnamed.stderr).toContain('--name')
    const blank = await masthead(api.db.url, 'team', 'create', '--name', ' ')
    expect(blank).toMatchObject({ code: 2, stderr: expect.stringContaining('must not be empty') })
  })
})
