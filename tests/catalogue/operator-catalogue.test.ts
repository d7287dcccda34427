import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

const save = (name: string, input: object) => api.mutate(api.operator, name, input)
const faults = async (name: string, input: object) => {
  const { extensions } = await api.mutateError(api.operator, name, input)
  return (extensions.issues ?? [{ path: [extensions.code] }]).map(({ path }: { path: string[] }) =>
    path.join('.'),
  )
}
const entries = async (entityId: string) => {
  const { auditEntries } = await api.graph(
    api.operator,
    'query ($id: UUID!) { auditEntries(where: { entityId: { eq: $id } }, orderBy: { field: CREATED_AT, direction: ASC }) { nodes { action entity before after requestId actor { fullName } } } }',
    { id: entityId },
  )
  return auditEntries.nodes
}

test('an operator puts an outlet on sale, changes its price, and takes it off', async () => {
  const team = await api.team()
  const listed = async () => (await api.get(team.token, '/outlets')).body.records
  const tag = await save('createTag', { name: 'Robotics', category: 'TOPIC' })
  const disclaimer = await save('createDisclaimer', { name: 'Sponsored' })
  const outlet = await save('createOutlet', {
    name: 'The Paper',
    country: 'Germany',
    city: 'Bonn',
    status: 'ACTIVE',
    tagIds: [tag.id],
  })
  const channel = await save('createOutletChannel', {
    outletId: outlet.id,
    channelType: 'WEBSITE',
    placementType: 'FULL_FEATURE',
    domainAuthority: 71,
    disclaimerId: disclaimer.id,
  })
  const product = await save('createProduct', {
    outletId: outlet.id,
    type: 'FULL_FEATURE',
    name: 'A feature',
    minDeliveryDays: 3,
    maxDeliveryDays: 7,
    internalCost: 40,
    channelIds: [channel.id],
    prices: [
      { pricingTier: 'STANDARD', unitAmount: 154.5 },
      { pricingTier: 'PRO', unitAmount: 120 },
    ],
  })
  await expect.poll(listed, { timeout: 5_000 }).toMatchObject([
    {
      id: product.id,
      outlet_name: 'The Paper',
      tags: [{ name: 'Robotics' }],
      prices: [{ unit_amount: 154.5 }],
      channels: [{ disclaimer_name: 'Sponsored', domain_authority: 71 }],
    },
  ])

  await save('updateProduct', {
    id: product.id,
    prices: [{ pricingTier: 'STANDARD', unitAmount: 99 }],
  })
  await expect
    .poll(listed, { timeout: 5_000 })
    .toMatchObject([{ name: 'A feature', min_delivery_days: 3, prices: [{ unit_amount: 99 }] }])
  await save('updateOutlet', { id: outlet.id, name: 'The Journal', tagIds: [] })
  await expect
    .poll(listed, { timeout: 5_000 })
    .toMatchObject([{ outlet_name: 'The Journal', city: 'Bonn', tags: [] }])
  await save('archiveOutlet', { id: outlet.id })
  await expect.poll(listed, { timeout: 5_000 }).toEqual([])

  expect(await entries(product.id)).toMatchObject([
    { action: 'create_product', entity: 'product', before: null, after: { internalCost: 4000 } },
    {
      action: 'update_product',
      before: { prices: [{ unitAmount: 15450 }, { unitAmount: 12000 }] },
      after: { prices: [{ unitAmount: 9900 }] },
    },
  ])
  const [, , archived] = await entries(outlet.id)
  expect(archived).toMatchObject({
    action: 'archive_outlet',
    before: { deletedAt: null },
    actor: { fullName: 'Tester' },
  })
  expect(archived.requestId).toBeTruthy()
})

test('what does not fit is refused by name, and nothing is kept of it', async () => {
  const none = '00000000-0000-7000-8000-000000000000'
  const outlet = await save('createOutlet', { name: 'Other' })
  const elsewhere = await save('createOutlet', { name: 'Elsewhere' })
  const { id: channel } = await save('createOutletChannel', {
    outletId: elsewhere.id,
    channelType: 'PODCAST',
  })
  const before = await api.prisma.auditEntry.count()
  const product = {
    outletId: outlet.id,
    type: 'SOCIAL',
    name: 'P',
    minDeliveryDays: 1,
    maxDeliveryDays: 2,
  }

  expect(await faults('createOutlet', { name: ' ', websiteUrl: 'ftp://x' })).toEqual([
    'input.name',
    'input.websiteUrl',
  ])
  expect(await faults('createOutlet', { name: 'G', country: 'Global', city: 'Rome' })).toEqual([
    'input.country',
  ])
  expect(await faults('createOutlet', { name: 'T', tagIds: [none] })).toEqual(['input.tagIds'])
  expect(await faults('updateOutlet', { id: outlet.id, name: null })).toEqual(['input.name'])
  expect(await faults('updateOutlet', { id: none, name: 'x' })).toEqual(['not_found'])
  expect(await faults('createOutletChannel', { outletId: none, channelType: 'OTHER' })).toEqual([
    'input.outletId',
  ])
  expect(
    await faults('createOutletChannel', {
      outletId: outlet.id,
      channelType: 'OTHER',
      domainAuthority: 101,
    }),
  ).toEqual(['input.domainAuthority'])
  expect(await faults('createProduct', { ...product, type: 'NOPE' })).toEqual(['input.type'])
  expect(await faults('createProduct', { ...product, minDeliveryDays: 3 })).toEqual([
    'input.maxDeliveryDays',
  ])
  expect(await faults('createProduct', { ...product, channelIds: [channel] })).toEqual([
    'input.channelIds',
  ])
  const twice = [1, 2].map((unitAmount) => ({ pricingTier: 'PRO', unitAmount }))
  expect(await faults('createProduct', { ...product, prices: twice })).toEqual(['input.prices'])
  expect(await api.prisma.auditEntry.count()).toBe(before)
  await save('createTag', { name: 'Once', category: 'TOPIC' })
  expect(await faults('createTag', { name: 'ONCE', category: 'TOPIC' })).toEqual(['input.name'])
})

test('a team neither changes the catalogue nor reads who did', async () => {
  const { token } = await api.team()
  const code = async (query: string) => (await api.graphError(token, query)).extensions.code
  expect(await code('mutation { createTag(input: { name: "x", category: TOPIC }) { id } }')).toBe(
    'operator_only',
  )
  expect(await code('{ auditEntries { totalCount } }')).toBe('operator_only')
})
