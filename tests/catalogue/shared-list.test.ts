import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const own = await makeBuyer(api)
const other = await makeBuyer(api)

const outlet = async (
  name: string,
  data: object = {},
  prices: { standard?: number; pro?: number } = {},
) => {
  const product = await makeProduct(api, prices)
  await api.prisma.outlet.update({ where: { id: product.outletId }, data: { name, ...data } })
  return product.outletId
}
const harbor = await outlet('Harbor <News>', {}, { standard: 123, pro: 77 })
const daily = await outlet('Daily', {}, { standard: 456, pro: 44 })
const paused = await outlet('Paused', { status: 'PENDING_AGREEMENT' }, { standard: 789 })

const fields = 'id shareToken shareUrl isShared showsPrices outlets { name }'
const run = (name: string, input: object, token = own.token) =>
  api.mutate(token, name, input, fields)
const make = (outletIds = [harbor, daily, paused]) =>
  run('createOutletList', { profileId: own.profileId, name: 'Für <Freitag>', outletIds })
const visit = (token: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: `/lists/${token}`, headers })

/** Reads a list in GraphQL without a token: its outlets, or the code of the error. */
async function readShared(token: string) {
  const query = `{ sharedOutletList(shareToken: "${token}") { outlets { name } } }`
  const response = await api.app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  const { data, errors } = response.json()
  return errors?.[0].extensions.code ?? data.sharedOutletList.outlets
}

/** The page without its style, which contains numbers. */
const contentOf = ({ body }: { body: string }) => body.slice(body.indexOf('<body>'))

describe('the public page of a list', () => {
  test('shows the active outlets in their order under the brand of the profile, without prices or data of the team', async () => {
    const list = await make()
    expect(list).toMatchObject({ isShared: true, showsPrices: false })
    expect(list.shareUrl).toMatch(new RegExp(`^https?://[^/]+/lists/${list.shareToken}$`))
    const page = await visit(list.shareToken)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      vary: expect.stringMatching(/accept-language/i),
      'referrer-policy': 'no-referrer',
    })
    expect(page.body).toContain('<h1>Für &#60;Freitag&#62;</h1>')
    expect(page.body).toContain('<strong>Brightwater</strong>')
    expect(page.body).toContain('https://logos.example.com/b.png')
    expect(page.body).toContain('<meta name="robots" content="noindex')
    const names = [...page.body.matchAll(/nofollow">(.*?)<\/a>/g)].map(([, name]) => name)
    expect(names).toEqual(['Harbor &#60;News&#62;', 'Daily'])
    expect(page.body).toContain('2 outlets')
    expect(await readShared(list.shareToken)).toEqual([
      { name: 'Harbor <News>' },
      { name: 'Daily' },
    ])
    expect(contentOf(page)).not.toMatch(/\$|123|456|77\.00|44\.00|On request/)
    const { name, slug, contactEmail } = await api.prisma.team.findUniqueOrThrow({
      where: { id: own.id },
    })
    for (const secret of [own.id, own.profileId, list.id, harbor, name, slug, contactEmail])
      if (secret) expect(page.body).not.toContain(secret)
  })

  test('shows standard prices if the list allows it, never those of another tier', async () => {
    const list = await make()
    const changed = await run('updateOutletListSharing', {
      outletListId: list.id,
      showsPrices: true,
    })
    expect(changed).toMatchObject({ isShared: true, showsPrices: true })
    const page = await visit(list.shareToken)
    expect(page.body).toContain('$123.00')
    expect(page.body).toContain('$456.00')
    expect(contentOf(page)).not.toMatch(/77\.00|44\.00|789|40\.00|80\.00/)
    const german = await visit(list.shareToken, { 'accept-language': 'de-AT,de;q=0.9' })
    expect(german.body).toContain('<html lang="de">')
    expect(german.body).toContain('123,00\u00a0$')
    expect(german.body).toContain('2 Medien')
    await api.prisma.product.updateMany({ where: { outletId: daily }, data: { active: false } })
    expect((await visit(list.shareToken)).body).toContain('On request')
    await api.prisma.product.updateMany({ where: { outletId: daily }, data: { active: true } })
    await run('updateOutletListSharing', { outletListId: list.id, showsPrices: false })
    expect(contentOf(await visit(list.shareToken))).not.toMatch(/\$|On request/)
  })

  test('is cached by browsers until it changes, and is unavailable at once after it is no longer shared', async () => {
    const list = await make()
    const { etag } = (await visit(list.shareToken)).headers
    const known = { 'if-none-match': String(etag) }
    expect((await visit(list.shareToken, known)).statusCode).toBe(304)
    await run('updateOutletListSharing', { outletListId: list.id, showsPrices: true })
    expect((await visit(list.shareToken, known)).statusCode).toBe(200)

    const shared = async (token: string) => {
      const { body } = await api.post(own.token, '/graphql', {
        query: `{ sharedOutletList(shareToken: "${token}") { name } }`,
      })
      return body.errors?.[0].extensions.code ?? 'shared'
    }
    const stopped = await run('updateOutletListSharing', { outletListId: list.id, isShared: false })
    expect(stopped).toMatchObject({ isShared: false, showsPrices: true, shareUrl: null })
    const gone = await visit(list.shareToken, known)
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(gone.body).toContain('This list is not shared')
    expect(await shared(list.shareToken)).toBe('not_found')
    await run('updateOutletListSharing', { outletListId: list.id, isShared: true })
    expect((await visit(list.shareToken)).statusCode).toBe(200)
    expect(await shared(list.shareToken)).toBe('shared')

    const { shareToken } = await run('rotateOutletListShareToken', { outletListId: list.id })
    expect((await visit(list.shareToken)).statusCode).toBe(404)
    expect((await visit(shareToken)).statusCode).toBe(200)
    await api.mutate(own.token, 'archiveOutletList', { outletListId: list.id })
    expect((await visit(shareToken)).statusCode).toBe(404)
    for (const token of ['x', '%00', 'a'.repeat(500)])
      expect((await visit(token)).statusCode).toBe(404)
  })

  test('is not found while its profile or its team is archived, nor in GraphQL', async () => {
    const { id: profileId } = await api.prisma.profile.create({
      data: { teamId: own.id, name: 'Gone' },
    })
    const { shareToken } = await run('createOutletList', { profileId, name: 'x' })
    expect((await visit(shareToken)).body).toContain('The list has no outlets yet.')
    expect(await readShared(shareToken)).toEqual([])
    await api.mutate(own.token, 'archiveProfile', { profileId })
    expect((await visit(shareToken)).statusCode).toBe(404)
    expect(await readShared(shareToken)).toBe('not_found')

    const team = await makeBuyer(api)
    const input = { profileId: team.profileId, name: 'x' }
    const theirs = await run('createOutletList', input, team.token)
    expect(await readShared(theirs.shareToken)).toEqual([])
    await api.prisma.team.update({ where: { id: team.id }, data: { deletedAt: new Date() } })
    expect((await visit(theirs.shareToken)).statusCode).toBe(404)
    expect(await readShared(theirs.shareToken)).toBe('not_found')
  })

  test('allows no script and no style but its own', async () => {
    const { shareToken } = await make()
    const { headers, body } = await visit(shareToken)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers['content-security-policy']).toContain("font-src 'self'")
    expect(body).not.toMatch(/<script|style="/)
  })
})

describe('the order of a list', () => {
  test('starts with the given outlets, and keeps the order of the others', async () => {
    const list = await make()
    const names = async (input: object, token = own.token) => {
      const { outlets } = await run('reorderOutletList', { outletListId: list.id, ...input }, token)
      return (outlets as { name: string }[]).map(({ name }) => name)
    }
    expect(await names({ outletIds: [paused] })).toEqual(['Paused', 'Harbor <News>', 'Daily'])
    const unlisted = await outlet('Unlisted')
    expect(await names({ outletIds: [daily, unlisted, paused] })).toEqual([
      'Daily',
      'Paused',
      'Harbor <News>',
    ])
    expect(await names({ outletIds: [] })).toEqual(['Daily', 'Paused', 'Harbor <News>'])
    const entries = await api.prisma.outletListEntry.findMany({
      where: { listId: list.id },
      orderBy: { position: 'asc' },
    })
    expect(entries.map(({ position }) => position)).toEqual([0, 1, 2])
    const { outlets } = await run('addToOutletList', {
      outletListId: list.id,
      outletIds: [unlisted],
    })
    expect(outlets.at(-1)).toEqual({ name: 'Unlisted' })
    const { extensions } = await api.mutateError(own.token, 'reorderOutletList', {
      outletListId: list.id,
      outletIds: ['x'],
    })
    expect(extensions.issues[0].path).toEqual(['input', 'outletIds', 0])
  })

  test('and its sharing are changed only by its own team', async () => {
    const { id: outletListId } = await make()
    const changes = [
      ['reorderOutletList', { outletListId, outletIds: [daily] }],
      ['updateOutletListSharing', { outletListId, isShared: false }],
    ] as const
    const viewer = await api.token(own, 'read_only')
    for (const [name, input] of changes) {
      expect((await api.mutateError(other.token, name, input)).extensions.code).toBe('not_found')
      expect((await api.mutateError(viewer, name, input)).extensions.code).toBe('read_only_token')
    }
    const query = `{ outletList(id: "${outletListId}") { isShared outlets { name } } }`
    const { outletList } = await api.graph(own.token, query)
    expect(outletList).toMatchObject({
      isShared: true,
      outlets: [{ name: 'Harbor <News>' }, {}, {}],
    })
    const refused = await api.graphError(viewer, query.replace('isShared', 'shareUrl'))
    expect(refused.extensions.code).toBe('read_only_token')
  })

  test('needs the same number of statements for its page at any length', async () => {
    const [short, long] = [await make([]), await make()]
    const read = (token: string) => api.sqlOf(() => visit(token))
    expect((await read(long.shareToken)).length).toBe((await read(short.shareToken)).length)
  })
})

test('the token of a list gives no prices in GraphQL, even if its page shows them', async () => {
  const list = await make()
  await run('updateOutletListSharing', { outletListId: list.id, showsPrices: true })
  const query = `{ sharedOutletList(shareToken: "${list.shareToken}") {
    outlets { products { nodes { prices { unitAmount } } } } } }`
  const payload = { query }
  const { body } = await api.app.inject({ method: 'POST', url: '/graphql', payload })
  expect(JSON.parse(body).errors).toHaveLength(1)
  expect(body).not.toMatch(/unitAmount":|123/)
})
