import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

const save = (name: string, input: object) => api.mutate(api.operator, name, input)
const issues = async (name: string, input: object) => {
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

test('an operator puts an outlet on sale, changes its price, and takes it off sale', async () => {
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
  await expect.poll(listed).toMatchObject([
    {
      id: product.id,
      outlet_name: 'The Paper',
      tags: [{ name: 'Robotics' }],
      prices: [{ unit_amount: 154.5 }],
      channels: [{ disclaimer_name: 'Sponsored', domain_authority: 71 }],
    },
  ])

  await save('updateProduct', {
    productId: product.id,
    prices: [{ pricingTier: 'STANDARD', unitAmount: 99 }],
  })
  await expect
    .poll(listed)
    .toMatchObject([{ name: 'A feature', min_delivery_days: 3, prices: [{ unit_amount: 99 }] }])
  await save('updateOutlet', { outletId: outlet.id, name: 'The Journal', tagIds: [] })
  await expect.poll(listed).toMatchObject([{ outlet_name: 'The Journal', city: 'Bonn', tags: [] }])
  await save('archiveOutlet', { outletId: outlet.id })
  await expect.poll(listed).toEqual([])

  expect(await entries(product.id)).toMatchObject([
    { action: 'create_product', entity: 'product', before: null, after: { internalCost: 40 } },
    {
      action: 'update_product',
      before: { prices: [{ unitAmount: 154.5 }, { unitAmount: 120 }] },
      after: { prices: [{ unitAmount: 99 }] },
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

test('an outlet is archived by its status or by name, and restored to the status it had', async () => {
  const { id: outletId } = await save('createOutlet', { name: 'The Weekly', status: 'SUSPENDED' })
  const stored = async () => {
    const { outlets } = await api.graph(
      api.operator,
      `{ outlets(where: {id: {eq: "${outletId}"}}, show: ALL, includeArchived: true) { nodes { status deletedAt } } }`,
    )
    return outlets.nodes[0]
  }
  const archived = { status: 'ARCHIVED', deletedAt: expect.any(String) }
  const found = async (where: string, more = '') =>
    (
      await api.graph(
        api.operator,
        `{ outlets(where: ${where}, show: ALL ${more}) { nodes { id } } }`,
      )
    ).outlets.nodes.some(({ id }: { id: string }) => id === outletId)
  for (const [name, more] of [
    ['archiveOutlet', {}],
    ['updateOutlet', { status: 'ARCHIVED' }],
  ] as const) {
    await save(name, { outletId, ...more })
    expect(await stored()).toEqual(archived)
    expect(await found('{ status: { eq: ARCHIVED } }', 'includeArchived: true')).toBe(true)
    expect(await found('{ status: { eq: ARCHIVED } }')).toBe(false)
    expect(await found('{ status: { ne: ACTIVE } }')).toBe(false)
    await save('restoreOutlet', { outletId })
    expect(await stored()).toEqual({ status: 'SUSPENDED', deletedAt: null })
  }
  const { id } = await save('createOutlet', { name: 'The Yearly', status: 'ARCHIVED' })
  await save('restoreOutlet', { outletId: id })
  const restored = await api.prisma.outlet.findUniqueOrThrow({ where: { id } })
  expect(restored).toMatchObject({ status: 'DRAFT', deletedAt: null, formerStatus: null })
})

test('invalid input is refused with the name of the field, and nothing is stored', async () => {
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

  expect(await issues('createOutlet', { name: ' ', websiteUrl: 'ftp://x' })).toEqual([
    'input.name',
    'input.websiteUrl',
  ])
  expect(await issues('createOutlet', { name: 'G', country: 'Global', city: 'Rome' })).toEqual([
    'input.country',
  ])
  expect(await issues('createOutlet', { name: 'T', tagIds: [none] })).toEqual(['input.tagIds'])
  expect(await issues('updateOutlet', { outletId: outlet.id, name: null })).toEqual(['input.name'])
  expect(await issues('updateOutlet', { outletId: none, name: 'x' })).toEqual(['not_found'])
  expect(await issues('createOutletChannel', { outletId: none, channelType: 'OTHER' })).toEqual([
    'input.outletId',
  ])
  expect(
    await issues('createOutletChannel', {
      outletId: outlet.id,
      channelType: 'OTHER',
      domainAuthority: 101,
    }),
  ).toEqual(['input.domainAuthority'])
  expect(await issues('createProduct', { ...product, type: 'NOPE' })).toEqual(['input.type'])
  expect(await issues('createProduct', { ...product, minDeliveryDays: 3 })).toEqual([
    'input.maxDeliveryDays',
  ])
  expect(await issues('createProduct', { ...product, channelIds: [channel] })).toEqual([
    'input.channelIds',
  ])
  const tooMany = Array(101).fill(none)
  expect(await issues('createOutlet', { name: 'T', tagIds: tooMany })).toEqual(['input.tagIds'])
  expect(await issues('createProduct', { ...product, channelIds: tooMany })).toEqual([
    'input.channelIds',
  ])
  await api.prisma.outletChannel.createMany({
    data: Array.from({ length: 100 }, () => ({
      outletId: outlet.id,
      channelType: 'OTHER' as const,
    })),
  })
  const further = { outletId: outlet.id, channelType: 'OTHER' }
  expect(await issues('createOutletChannel', further)).toEqual(['input.outletId'])
  const twice = [1, 2].map((unitAmount) => ({ pricingTier: 'PRO', unitAmount }))
  expect(await issues('createProduct', { ...product, prices: twice })).toEqual(['input.prices'])
  expect(await api.prisma.auditEntry.count()).toBe(before)
  await save('createTag', { name: 'Once', category: 'TOPIC' })
  expect(await issues('createTag', { name: 'ONCE', category: 'TOPIC' })).toEqual(['input.name'])
})

test('a team cannot change the catalogue or read who changed it', async () => {
  const { token } = await api.team()
  const code = async (query: string) => (await api.graphError(token, query)).extensions.code
  expect(await code('mutation { createTag(input: { name: "x", category: TOPIC }) { id } }')).toBe(
    'operator_only',
  )
  expect(await code('{ auditEntries { totalCount } }')).toBe('operator_only')
})
