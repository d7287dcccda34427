import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import {
  catalogueReaders,
  idsOf,
  notAddOn,
  onSale,
  outletProductRecord,
  sorted,
} from '../support/expected/catalogue.js'

const api = await testApi({ demo: true, cacheResponses: false })
const { tokens, rows, all } = await catalogueReaders(api)

test.each([
  'INACTIVE',
  'DRAFT',
  'PENDING_REVIEW',
  'PENDING_AGREEMENT',
  'REJECTED',
  'ARCHIVED',
  'SUSPENDED',
])('GET /outlets lists outlets in status %s', async (status) => {
  const expected = rows.standard.filter(
    (row) =>
      row.outlet.status === status &&
      row.product.active &&
      (status === 'ARCHIVED' || !row.deleted) &&
      notAddOn(row),
  )
  expect(expected.length).toBeGreaterThan(0)
  const { records } = await all('standard', `/outlets?filters[status]=${status}`)
  expect(records.map(({ id }) => id).sort()).toEqual(idsOf(expected).sort())
})

test('GET /outlets filters by the name of a disclaimer', async () => {
  const listed = rows.standard.filter(onSale).filter(notAddOn)
  const { disclaimer } = listed.find(({ first }) => first.disclaimer)!.first
  const expected = listed.filter(({ channels }) =>
    channels.some((c) => c.disclaimerId === disclaimer!.id),
  )
  const filter = `filters[disclaimer]=${encodeURIComponent(disclaimer!.name)}`
  const { records } = await all('standard', `/outlets?${filter}`)
  expect(records.map(({ id }) => id).sort()).toEqual(idsOf(expected).sort())
})

test('GET /outlets/{outlet_id}/products lists one outlet, including its add-ons', async () => {
  const addOn = rows.pro.find((row) => onSale(row) && !notAddOn(row))!
  const expected = rows.pro.filter((row) => onSale(row) && row.outlet.id === addOn.outlet.id)
  const { records } = await all('pro', `/outlets/${addOn.outlet.id}/products?`)
  expect(records).toEqual(
    sorted(expected, ({ product }) => product.createdAt.getTime(), 'desc').map(outletProductRecord),
  )
  expect(records.map(({ id }) => id)).toContain(addOn.product.id)
})

// The following tests change the catalogue.
const operate = (name: string, input: object) => api.mutate(api.operator, name, input)

/** Creates an outlet with two channels and two tags, one of each archived. */
async function makeOutlet(more: object = {}) {
  const name = `The Paper ${randomUUID()}`
  const [kept, gone] = [
    await operate('createTag', { name: `Kept ${randomUUID()}`, category: 'TOPIC' }),
    await operate('createTag', { name: `Gone ${randomUUID()}`, category: 'TOPIC' }),
  ]
  const disclaimer = await operate('createDisclaimer', {
    name: `Sponsored ${randomUUID()}`,
    description: 'Paid for.',
  })
  const { id } = await operate('createOutlet', {
    ...{ name, country: 'Germany', state: 'Hesse', city: 'Kassel', status: 'ACTIVE' },
    ...{ websiteUrl: 'https://paper.example', description: 'Robots', isIndexed: true },
    tagIds: [gone.id, kept.id],
    ...more,
  })
  const web = await operate('createOutletChannel', {
    ...{ outletId: id, channelType: 'WEBSITE', placementType: 'FULL_FEATURE' },
    ...{ isDoFollow: true, domainAuthority: 71, domainRanking: 5, disclaimerId: disclaimer.id },
  })
  const podcast = await operate('createOutletChannel', {
    ...{ outletId: id, channelType: 'PODCAST', channelHandle: '@paper' },
    disclaimerId: disclaimer.id,
  })
  await operate('archiveTag', { tagId: gone.id })
  return { id: id as string, name, web, podcast, disclaimer, kept }
}

describe('GET /outlets/{outlet_id}', () => {
  test('returns the record as specified, without archived channels and tags', async () => {
    const { id, name, web, podcast, disclaimer } = await makeOutlet()
    const tag = await api.prisma.outletTag.findFirstOrThrow({
      where: { outletId: id, tag: { deletedAt: null } },
      include: { tag: true },
    })
    const bare = { channel_handle: null, channel_url: null, social_links: [], outlet_id: id }
    const website = {
      ...{ ...bare, id: web.id, channel_type: 'WEBSITE', placement_type: 'FULL_FEATURE' },
      ...{ is_do_follow: true, domain_authority: 71, domain_ranking: 5 },
      do_follow_links_allowed: null,
    }
    const { status, body } = await api.get(tokens.standard, `/outlets/${id.toUpperCase()}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ id, name, description: 'Robots', website_url: 'https://paper.example', logo: null },
      ...{ country: 'Germany', state: 'Hesse', city: 'Kassel', is_indexed: true },
      tags: [{ name: tag.tag.name }],
      outlet_channels: [
        {
          ...website,
          disclaimer_name: expect.stringMatching(/^Sponsored /),
          disclaimer_description: 'Paid for.',
        },
        expect.objectContaining({
          ...{ ...bare, id: podcast.id, channel_type: 'PODCAST', channel_handle: '@paper' },
          placement_type: null,
        }),
      ],
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    })

    await operate('archiveOutletChannel', { outletChannelId: podcast.id })
    await operate('archiveDisclaimer', { disclaimerId: disclaimer.id })
    const { outlet_channels } = (await api.get(tokens.standard, `/outlets/${id}`)).body
    expect(outlet_channels.map((channel: { id: string }) => channel.id)).toEqual([web.id])
  })

  test('finds an outlet in any status, except archived or unknown ones', async () => {
    const draft = await makeOutlet({ status: 'DRAFT' })
    const of = (id: string, token = tokens.standard) => api.get(token, `/outlets/${id}`)
    expect((await of(draft.id)).status).toBe(200)
    await operate('archiveOutlet', { outletId: draft.id })
    for (const id of [draft.id, randomUUID(), 'no-uuid'])
      expect([id, (await of(id)).body.code]).toEqual([id, 'not_found'])
  })

  test('requires outlets.read', async () => {
    const [team, { id }] = [await api.team(), await makeOutlet()]
    const code = async (scope: string) =>
      (await api.get(await api.token(team, 'custom', [scope]), `/outlets/${id}`)).body.code
    expect([await code('outlets.read'), await code('outlets.lists')]).toEqual([
      undefined,
      'missing_scope',
    ])
  })
})

describe('outlets in GraphQL', () => {
  const found = async (where: object, more = '') => {
    const query = `query ($where: OutletWhere) {
      outlets(where: $where, orderBy: { field: NAME, direction: ASC } ${more}) { nodes { id } }
    }`
    const { outlets } = await api.graph(tokens.standard, query, { where })
    return outlets.nodes.map(({ id }: { id: string }) => id)
  }

  test('are those on sale, unless all or archived ones are requested', async () => {
    const [active, draft, archived] = [
      await makeOutlet(),
      await makeOutlet({ status: 'DRAFT' }),
      await makeOutlet(),
    ]
    await operate('archiveOutlet', { outletId: archived.id })
    const id = { in: [active.id, draft.id, archived.id] }
    expect(await found({ id })).toEqual([active.id])
    expect(await found({ id, status: { eq: 'DRAFT' } })).toEqual([])
    expect(await found({ id, status: { eq: 'DRAFT' } }, ', show: ALL')).toEqual([draft.id])
    expect((await found({ id }, ', show: ALL')).sort()).toEqual([active.id, draft.id].sort())
    expect(await found({ id }, ', show: ALL, includeArchived: true')).toHaveLength(3)
    expect((await found({ id }, ', includeArchived: true')).sort()).toEqual(
      [active.id, archived.id].sort(),
    )
  })

  test('are found by their tags, location and products', async () => {
    const { id, name, kept } = await makeOutlet({ country: 'Iceland', state: null, city: 'Höfn' })
    expect(await found({ tags: { some: { id: { eq: kept.id } } } })).toEqual([id])
    expect(await found({ country: { eq: 'Iceland' }, city: { eq: 'Höfn' } })).toEqual([id])
    const own = { name: { eq: name } }
    expect(await found({ ...own, tags: { none: { id: { eq: kept.id } } } })).toEqual([])
    expect(await found({ ...own, products: { some: {} } })).toEqual([])
    await operate('createProduct', {
      ...{ outletId: id, type: 'FULL_FEATURE', name: 'A feature' },
      ...{ minDeliveryDays: 1, maxDeliveryDays: 2 },
    })
    expect(await found({ ...own, products: { some: {} } })).toEqual([id])
  })
})
