import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { makePublisher } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

const own = await makeBuyer(api)
const other = await makeBuyer(api)
const outlets = await Promise.all(
  ['First', 'Second', 'Third', 'Fourth'].map((name) =>
    api.prisma.outlet.create({ data: { name, status: 'ACTIVE' } }),
  ),
)

const idsOf = (...indices: number[]) => indices.map((index) => outlets[index]!.id)
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { id name shareToken deletedAt outlets { name channels { id } tags { name } } } }`
const mutations = {
  create: mutation('createOutletList', 'CreateOutletListInput'),
  rename: mutation('renameOutletList', 'RenameOutletListInput'),
  add: mutation('addToOutletList', 'ListedOutletsInput'),
  remove: mutation('removeFromOutletList', 'ListedOutletsInput'),
  rotate: mutation('rotateOutletListShareToken', 'RotateOutletListShareTokenInput'),
  archive: mutation('archiveOutletList', 'ArchiveOutletListInput'),
}
const run = async (what: keyof typeof mutations, input: object, token = own.token) =>
  Object.values(await api.graph(token, mutations[what], { input }))[0] as never as {
    id: string
    name: string
    shareToken: string
    deletedAt: string | null
    outlets: { name: string }[]
  }
const refusal = async (what: keyof typeof mutations, input: object, token = own.token) =>
  (await api.graphError(token, mutations[what], { input })).extensions
const make = (more: object = {}) =>
  run('create', { profileId: own.profileId, name: 'Shortlist', outletIds: idsOf(2, 0), ...more })

/** Reads a shared list without a token. */
const shared = async (token: string) => {
  const query =
    'query ($token: String!) { sharedOutletList(shareToken: $token) { name outlets { name } } }'
  const payload = { query, variables: { token } }
  const body = (await api.app.inject({ method: 'POST', url: '/graphql', payload })).json()
  return body.errors?.[0].extensions.code ?? body.data.sharedOutletList
}

describe('the life of a list', () => {
  test('is created, filled, renamed, shared, shared again and deleted', async () => {
    const list = await make()
    expect(list).toMatchObject({
      name: 'Shortlist',
      outlets: [{ name: 'Third' }, { name: 'First' }],
    })
    expect(list.shareToken).toMatch(/^[\w-]{32}$/)
    const { id } = list
    const added = await run('add', { outletListId: id, outletIds: idsOf(0, 3, 3, 1) })
    const names = ({ outlets }: typeof list) => outlets.map(({ name }) => name)
    expect(names(added)).toEqual(['Third', 'First', 'Fourth', 'Second'])
    expect(
      names(await run('remove', { outletListId: id, outletIds: [...idsOf(2, 3), randomUUID()] })),
    ).toEqual(['First', 'Second'])
    await run('rename', { outletListId: id, name: '  For Friday ' })
    expect(await shared(list.shareToken)).toEqual({
      name: 'For Friday',
      outlets: [{ name: 'First' }, { name: 'Second' }],
    })
    const { shareToken } = await run('rotate', { outletListId: id })
    expect([await shared(list.shareToken), (await shared(shareToken)).name]).toEqual([
      'not_found',
      'For Friday',
    ])
    expect(
      (await api.graph(own.token, `{ outletList(id: "${id}") { name profileId } }`)).outletList,
    ).toEqual({ name: 'For Friday', profileId: own.profileId })
    expect((await run('archive', { outletListId: id })).deletedAt).not.toBeNull()
    expect(await shared(shareToken)).toBe('not_found')
    for (const what of ['rotate', 'archive'] as const)
      expect((await refusal(what, { outletListId: id })).code).toBe('not_found')
    expect((await refusal('add', { outletListId: id, outletIds: idsOf(0) })).code).toBe('not_found')
    const archived = `{ outletLists(where: {id: {eq: "${id}"}}) { totalCount }
      with: outletLists(where: {id: {eq: "${id}"}}, includeArchived: true) { totalCount } }`
    expect(await api.graph(own.token, archived)).toEqual({
      outletLists: { totalCount: 0 },
      with: { totalCount: 1 },
    })
  })

  test('a deleted outlet is removed, and an outlet that is added concurrently is in the list once', async () => {
    const gone = await api.prisma.outlet.create({ data: { name: 'Gone', status: 'ACTIVE' } })
    const { id } = await make({ outletIds: [gone.id] })
    await api.graph(
      api.operator,
      'mutation ($id: UUID!) { archiveOutlet(input: {outletId: $id}) { id } }',
      {
        id: gone.id,
      },
    )
    const all = await Promise.all(
      Array.from({ length: 5 }, () => run('add', { outletListId: id, outletIds: idsOf(0, 1, 2) })),
    )
    expect(all.map(({ outlets }) => outlets.length)).toEqual([3, 3, 3, 3, 3])
    const entries = await api.prisma.outletListEntry.findMany({ where: { listId: id } })
    expect(new Set(entries.map(({ position }) => position)).size).toBe(4)
  })

  test('is accessible only to its team, by all operations', async () => {
    const { id } = await make()
    const query = `{ byId: outletLists(where: {id: {eq: "${id}"}}) { totalCount nodes { id } }
      byProfile: outletLists(where: {profile: {id: {eq: "${own.profileId}"}}, id: {eq: "${id}"}}) { totalCount }
      byTeam: outletLists(where: {NOT: [{teamId: {eq: "${other.id}"}}]}) { totalCount } }`
    expect(await api.graph(other.token, query)).toEqual({
      byId: { totalCount: 0, nodes: [] },
      byProfile: { totalCount: 0 },
      byTeam: { totalCount: 0 },
    })
    expect((await api.graph(own.token, query)).byProfile.totalCount).toBe(1)
    expect((await api.graph(api.operator, query)).byId.totalCount).toBe(1)
    const one = await api.graphError(other.token, `{ outletList(id: "${id}") { name } }`)
    expect(one.extensions.code).toBe('not_found')
    for (const [what, input] of [
      ['rename', { outletListId: id, name: 'Mine' }],
      ['add', { outletListId: id, outletIds: [] }],
      ['remove', { outletListId: id, outletIds: idsOf(0) }],
      ['rotate', { outletListId: id }],
      ['archive', { outletListId: id }],
    ] as const)
      expect((await refusal(what, input, other.token)).code).toBe('not_found')
    const foreign = { profileId: own.profileId, name: 'x' }
    expect((await refusal('create', foreign, other.token)).issues[0].path).toEqual([
      'input',
      'profileId',
    ])
    const readOnly = await api.token(own, 'read_only')
    expect((await refusal('rotate', { outletListId: id }, readOnly)).code).toBe('read_only_token')
  })

  test('refuses invalid values, and reports each issue', async () => {
    const profileId = own.profileId
    const unknown = randomUUID()
    const { issues } = await refusal('create', { profileId, name: 'x', outletIds: [unknown] })
    expect(issues).toMatchObject([{ path: ['input', 'outletIds', 0], code: 'unknown_id' }])
    expect((await refusal('create', { profileId, name: ' ' })).code).toBe('validation_failed')
    const many = Array.from({ length: 501 }, () => outlets[0]!.id)
    expect((await refusal('create', { profileId, name: 'x', outletIds: many })).code).toBe(
      'validation_failed',
    )
    const rows = await api.prisma.outlet.createManyAndReturn({
      data: Array.from({ length: 500 }, (_, index) => ({ name: `O${index}` })),
      select: { id: true },
    })
    const { id } = await make({ outletIds: rows.map((row) => row.id) })
    expect((await refusal('add', { outletListId: id, outletIds: idsOf(0) })).issues[0].code).toBe(
      'too_many',
    )
    // A deleted outlet no longer counts against the maximum.
    await api.prisma.outlet.update({ where: { id: rows[7]!.id }, data: { deletedAt: new Date() } })
    expect((await run('add', { outletListId: id, outletIds: idsOf(0) })).outlets).toHaveLength(500)
    expect(await shared('\0')).toBe('not_found')
  })

  test('needs the same number of statements for any number of outlets', async () => {
    const read = (id: string) =>
      api.sqlOf(() =>
        api.graph(
          own.token,
          `{ outletList(id: "${id}") { outlets { name tags { name } channels { id } } } }`,
        ),
      )
    const [short, long] = [await make(), await make({ outletIds: idsOf(0, 1, 2, 3) })]
    expect((await read(long.id)).length).toBe((await read(short.id)).length)
  })
})

test('a shared list does not grant fields that are visible only to operators', async () => {
  const list = await make()
  await api.prisma.outletInquiry.create({
    data: { outletId: outlets[2]!.id, teamId: own.id, name: 'Kim', email: 'kim@example.com' },
  })
  const query = `{ sharedOutletList(shareToken: "${list.shareToken}") {
    outlets { inquiries { nodes { team { discountLimitPercent } } } }
  } }`
  const codes: unknown[] = []
  for (const token of [own.token, await api.token(own, 'custom', ['tags.lists'])]) {
    const { body } = await api.post(token, '/graphql', { query })
    codes.push(body.errors?.map(({ extensions }: never) => (extensions as { code: string }).code))
  }
  expect(codes).toEqual([['operator_only'], ['operator_only']])
  const { sharedOutletList } = await api.graph(api.operator, query)
  const [first] = sharedOutletList.outlets
  expect(first.inquiries.nodes).toEqual([{ team: { discountLimitPercent: null } }])
  const visitor = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: query.replace('team { discountLimitPercent }', 'name email') },
  })
  expect(visitor.body).not.toContain('kim@example.com')
})

test('a shared list hides the same fields from the token of a team as from guests', async () => {
  const [publisher, competitor] = [await makePublisher(api), await makePublisher(api, 'Competitor')]
  const outlet = await api.prisma.outlet.create({
    data: {
      ...{ name: 'Theirs', status: 'ACTIVE', publisherId: competitor.id, monthlyLimit: 7_123 },
      ...{ rejectionReason: 'Too few readers', pendingSince: new Date() },
      pendingChange: { name: 'Renamed' },
      rejectedChange: { name: 'Renamed before' },
    },
  })
  const { shareToken } = await make({ outletIds: [outlet.id] })
  const queryOf = (field: string, more = '') =>
    `{ ${more} sharedOutletList(shareToken: "${shareToken}") { name outlets { name ${field} } } }`
  const readBy = async (token: string | null, query: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const payload = { query }
    return (await api.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json()
  }
  const hidden = [
    ...['rejectionReason', 'pendingSince', 'monthlyLimit', 'publisherId', 'publisher { name }'],
    ...['pendingChange { __typename }', 'rejectedChange { __typename }'],
    ...['reviewComments { __typename }'],
    ...['domainProof { __typename }', 'products { totalCount }'],
  ]
  const callers = [
    [null, 'unauthenticated'],
    [publisher.token, 'missing_scope'],
    [competitor.token, 'missing_scope'],
    [own.token, 'missing_scope'],
    [await api.token(own, 'custom', ['tags.lists']), 'missing_scope'],
  ] as const
  for (const [token, code] of callers) {
    expect((await readBy(token, queryOf(''))).data.sharedOutletList.outlets).toEqual([
      { name: 'Theirs' },
    ])
    for (const field of hidden) {
      // The second query is executed by graphql-js.
      for (const query of [queryOf(field), queryOf(field, '__type(name: "Outlet") { name }')]) {
        const { data, errors } = await readBy(token, query)
        expect(errors?.[0].extensions.code, query).toBe(code)
        expect(JSON.stringify(data)).not.toMatch(/7123|Too few|Competitor|Renamed|totalCount/)
      }
    }
  }
  // Outside of the shared list, the scopes of the token apply.
  const both = `{ outlets(show: ALL) { nodes { monthlyLimit } } shared: ${queryOf('monthlyLimit').slice(2)}`
  const { data, errors } = await readBy(publisher.token, both)
  expect(data.outlets).toEqual({ nodes: [] })
  expect(errors).toHaveLength(1)
  expect((await readBy(api.operator, queryOf('monthlyLimit'))).data.sharedOutletList).toMatchObject(
    {
      outlets: [{ monthlyLimit: 7_123 }],
    },
  )
})
