import { getNamedType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { routes } from '../../rest/index.js'
import { rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { scopesOfKind } from '../../src/access/scope.js'
import { mutations, roots } from '../support/access/root-scopes.js'
import { callerKindOf } from '../support/access/route-caller.js'
import { unknownLike } from '../support/access/tenancy.js'
import { testApi } from '../support/api.js'
import {
  deliver,
  makeOffer,
  makePublisher,
  makeStatement,
  orderPlacements,
  type Publisher,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ env: { PAYOUT_HOLDING_DAYS: '0' } })
const buyer = await makeBuyer(api)
const publisher = await makePublisher(api)
const other = await makePublisher(api, 'Northern Post')

/** Gives a publisher a record of each kind, and returns the IDs by name of the argument. */
async function recordsOf(of: Publisher) {
  const offer = await makeOffer(api, of)
  const { orderId, placements } = await orderPlacements(api, buyer, offer.id)
  await deliver(api, of, placements[0]!)
  const payout = await api.mutate(api.operator, 'createPayout', { teamId: of.id })
  const next = await orderPlacements(api, buyer, offer.id)
  const comment = await api.mutate(of.token, 'createPlacementComment', {
    ...{ placementId: next.placements[0]!.id, content: 'Can we publish one day later?' },
  })
  const channel = await api.prisma.outletChannel.findFirstOrThrow({
    where: { outletId: offer.outlet_id },
  })
  return {
    outlet: offer.outlet_id,
    product: offer.id,
    channel: channel.id,
    placement: next.placements[0]!.id,
    comment: comment.id as string,
    delivered: placements[0]!.id,
    payout: payout.id as string,
    statement: (await makeStatement(api, of)).id as string,
    orderItem: placements[0]!.orderItem.id,
    orderId,
    team: of.id,
  }
}

const own = await recordsOf(publisher)
const theirs = await recordsOf(other)
const theirIds = Object.values(theirs).filter((id) => !Object.values(own).includes(id))

const foreignIn = (text: string) => theirIds.filter((id) => text.includes(id))

/** A response without the ID and the numbers of the request. */
const plainText = ({ status, text }: { status: number; text: string }, id: string) =>
  `${status} ${text
    .replaceAll(id, '(id)')
    .replace(/"request(_id|Id)":"[^"]*"/g, '')
    .replace(/"remaining":\d+(?=,"limit")/, '')}`

describe('a record of another publisher looks like one that does not exist', () => {
  test('by every route of publishers', async () => {
    const names: Record<string, keyof typeof theirs> = {
      outlet_id: 'outlet',
      product_id: 'product',
      placement_id: 'placement',
      payout_id: 'payout',
      statement_id: 'statement',
    }
    const bodies: Record<string, object> = {
      declinePlacement: { reason: 'No' },
      deliverPlacement: { live_url: 'https://a.example/b' },
      createPlacementComment: { content: 'Mine?' },
    }
    const seen: string[] = []
    for (const { method, path, id: name } of routes) {
      const key = /\/publisher\/.*\{(\w+)\}/.exec(path)?.[1]
      if (!key) continue
      const id = theirs[names[key]!]
      const send = (value: string) => {
        const url = path.replace(/\{\w+\}/, value)
        const payload = method === 'GET' ? undefined : (bodies[name] ?? {})
        return api.send(method, publisher.token, url, payload)
      }
      const found = await send(id)
      expect([path, found.status]).toEqual([path, 404])
      const none = unknownLike(id)
      expect(plainText(found, id)).toBe(plainText(await send(none), none))
      seen.push(name)
    }
    expect(seen.length).toBeGreaterThan(8)
  })

  test('by every mutation and query of publishers', async () => {
    const web = { liveUrl: 'https://a.example/b' }
    const inputs: Record<string, [field: string, id: string, more?: object]> = {
      updatePublisherOutlet: ['outletId', theirs.outlet],
      submitOutlet: ['id', theirs.outlet],
      verifyOutletDomain: ['id', theirs.outlet],
      createPublisherOutlet: ['teamId', theirs.team, { name: 'Mine' }],
      createPublisherProduct: [
        ...(['outletId', theirs.outlet] as const),
        { type: 'FULL_FEATURE', name: 'Feature', payout: 1 },
      ],
      updatePublisherProduct: ['productId', theirs.product],
      acceptPlacement: ['id', theirs.placement],
      declinePlacement: ['id', theirs.placement, { reason: 'No' }],
      deliverPlacement: ['id', theirs.placement, web],
      createPlacementComment: ['placementId', theirs.placement, { content: 'Mine?' }],
      createPayoutOnboardingLink: ['teamId', theirs.team],
      simulate: ['teamId', theirs.team, { step: 'OPERATOR_APPROVES_OUTLET', id: own.outlet }],
      createPayoutStatement: ['teamId', theirs.team, { month: '2026-01' }],
      updatePayoutAccount: ['teamId', theirs.team, { accountHolder: 'Mine' }],
    }
    // tests/publishing/publisher-import.test.ts sends the file in a form.
    const all = mutations['publishing.update']!.filter((name) => name !== 'importPublisherOutlets')
    expect(Object.keys(inputs).sort()).toEqual([...all].sort())
    for (const [name, [field, id, more]] of Object.entries(inputs)) {
      const call = (value: string) =>
        api.mutateError(publisher.token, name, { ...more, [field]: value })
      const error = JSON.stringify(await call(id)).replaceAll(id, '')
      const none = unknownLike(id)
      const unknown = JSON.stringify(await call(none)).replaceAll(none, '')
      expect([name, error.replace(/"requestId":"[^"]*"/, '')]).toEqual([
        name,
        unknown.replace(/"requestId":"[^"]*"/, ''),
      ])
    }
    // Channels of another outlet are not included either.
    const { extensions } = await api.mutateError(publisher.token, 'updatePublisherProduct', {
      productId: own.product,
      channelIds: [theirs.channel],
    })
    expect(extensions.issues).toMatchObject([{ code: 'unknown_id' }])
    for (const query of [
      `{ outlet(id: "${theirs.outlet}") { id } }`,
      `{ product(id: "${theirs.product}") { id } }`,
      `{ placement(id: "${theirs.placement}") { id } }`,
      `{ payout(id: "${theirs.payout}") { id } }`,
      `{ publisherBalance(teamId: "${theirs.team}") { payable } }`,
      ...theirIds.map((id) => `{ node(id: "${id}") { id } }`),
    ]) {
      const { extensions } = await api.graphError(publisher.token, query)
      expect([query, extensions.code]).toEqual([query, 'not_found'])
    }
  })
})

test('no list, export or filter of a publisher contains records of another, or of buyers', async () => {
  const buyers = [buyer.id, buyer.profileId, own.orderItem, own.orderId]
  const opened: string[] = []
  for (const [name, list] of rootLists) {
    const field = schema.getQueryType()!.getFields()[name]!
    const type = getNamedType(field.type)
    const node = isObjectType(type) && getNamedType(type.getFields().nodes!.type)
    if (!isObjectType(node) || !node.getFields().id) continue
    // The log of its own requests contains the IDs in their paths.
    if (name === 'apiRequests') continue
    const show = list.show ? ', show: ALL' : ''
    const query = `{ ${name}(first: 100${show}) { nodes { id } } }`
    const { body, text } = await api.post(publisher.token, '/graphql', { query })
    expect([name, foreignIn(text)]).toEqual([name, []])
    expect([name, buyers.filter((id) => text.includes(id))]).toEqual([name, []])
    const exported = await api.get(publisher.token, `/exports/${name}.jsonl`)
    expect([name, foreignIn(exported.text)]).toEqual([name, []])
    expect([name, buyers.filter((id) => exported.text.includes(id))]).toEqual([name, []])
    if (!body.errors) opened.push(name)
  }
  expect(opened).toEqual(expect.arrayContaining(['outlets', 'products', 'placements', 'payouts']))
  for (const closed of [
    'orders',
    'orderItems',
    'listings',
    'productPrices',
    'articles',
    'profiles',
  ])
    expect(opened).not.toContain(closed)
  for (const where of [
    `placements(where: { id: { eq: "${theirs.placement}" } })`,
    `placements(where: { outlet: { id: { eq: "${theirs.outlet}" } } })`,
    `products(where: { outletId: { eq: "${theirs.outlet}" } })`,
    `outlets(show: ALL, where: { products: { some: { id: { eq: "${theirs.product}" } } } })`,
    `publisherLedgerEntries(where: { teamId: { eq: "${theirs.team}" } })`,
    `placementComments(where: { placementId: { eq: "${theirs.placement}" } })`,
    `placementComments(where: { placement: { id: { eq: "${theirs.placement}" } } })`,
  ]) {
    const data = await api.graph(publisher.token, `{ list: ${where} { totalCount } }`)
    expect([where, data.list.totalCount]).toEqual([where, 0])
  }
  for (const where of ['orderItemId: { isNull: false }', 'product: { orderItems: { some: {} } }']) {
    const { extensions } = await api.graphError(
      publisher.token,
      `{ placements(where: { ${where} }) { totalCount } }`,
    )
    expect([where, ['operator_only', 'missing_scope']]).toEqual([
      where,
      expect.arrayContaining([extensions.code]),
    ])
  }
})

test('what only publishers hold is closed to buyers, with the reason', async () => {
  const publishing = (table: typeof roots) =>
    (table['publishing.read'] ?? table['publishing.update'])!.filter(
      (name) => !scopesOfKind.BUYER.some((scope) => table[scope]?.includes(name)),
    )
  for (const name of publishing(roots)) {
    const field = schema.getQueryType()!.getFields()[name]!
    const args = field.args.some(({ name }) => name === 'id') ? `(id: "${own.placement}")` : ''
    const query = `{ ${name}${args} { __typename } }`
    const { extensions } = await api.graphError(buyer.token, query)
    expect([name, extensions.issues?.[0]?.code]).toEqual([name, 'scope_of_other_kind'])
  }
  for (const { method, path } of routes.filter((route) => callerKindOf(route) === 'PUBLISHER')) {
    const url = path.replace(/\{\w+\}/, own.placement)
    const { status, body } = await api.send(
      method,
      buyer.token,
      url,
      method === 'GET' ? undefined : {},
    )
    expect([path, status, body.issues?.[0]?.code]).toEqual([path, 403, 'scope_of_other_kind'])
  }
})
