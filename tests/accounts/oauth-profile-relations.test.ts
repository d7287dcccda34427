import { type GraphQLField, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { testApi } from '../support/api.js'
import { subscribe } from '../support/clients/subscription.js'
import { makeFile } from '../support/fixtures/file.js'
import { completeRecords } from '../support/fixtures/marketplace.js'
import { oauthToken } from '../support/fixtures/oauth.js'

const api = await testApi({ demo: true, graphqlWorker: true })
const { prisma } = api

const team = await prisma.team.findFirstOrThrow({
  where: { articles: { some: {} } },
  orderBy: { id: 'asc' },
})
await completeRecords(api, team)
const live = { deletedAt: null, order: { status: { not: 'CANCELLED' } } } as const
const profiles = await prisma.profile.findMany({
  where: { teamId: team.id, deletedAt: null, orderItems: { some: live }, campaigns: { some: {} } },
  orderBy: { id: 'asc' },
})
const [own, other] = [profiles[0]!, profiles[1]!]
const { token } = await oauthToken(api, team, { profileId: own.id })
const whole = await api.token(team)

const itemOf = ({ id: profileId }: { id: string }) =>
  prisma.orderItem.findFirstOrThrow({ where: { profileId, ...live } })
const campaignOf = ({ id: profileId }: { id: string }) =>
  prisma.campaign.findFirstOrThrow({ where: { profileId, deletedAt: null } })
const opportunityOf = (profileId: string, campaignId: string) =>
  prisma.opportunity.create({ data: { teamId: team.id, profileId, campaignId, title: 'Linked' } })

/** Records that do not belong to the profile, by what a record of the profile refers to them as. */
const linked: Record<string, string> = {}

beforeAll(async () => {
  const [item, otherItem] = await Promise.all([own, other].map(itemOf))
  const { orderId, lineItemId } = item!
  const { productId } = await prisma.orderLineItem.findUniqueOrThrow({ where: { id: lineItemId } })
  const addOn = (orderId: string, linkedOrderLineItemId: string) =>
    prisma.orderLineItem.create({
      data: {
        ...{ teamId: team.id, productId, orderId, linkedOrderLineItemId },
        ...{ quantity: 1, price: 100n, isAddOn: true },
      },
    })
  linked.addOn = (await addOn(otherItem!.orderId, lineItemId)).id
  await addOn(orderId, otherItem!.lineItemId)
  linked.linkedOrderLineItem = otherItem!.lineItemId

  const [ownCampaign, otherCampaign] = await Promise.all([own, other].map(campaignOf))
  await opportunityOf(own.id, otherCampaign!.id)
  linked.campaign = otherCampaign!.id
  linked.opportunity = (await opportunityOf(other.id, ownCampaign!.id)).id

  const folder = await prisma.folder.create({
    data: { teamId: team.id, name: 'Shared', createdById: team.ownerId },
  })
  const article = await prisma.article.findFirstOrThrow({
    where: { profileId: own.id, deletedAt: null },
  })
  const [file, otherFile] = await Promise.all(
    [0, 1].map(() => makeFile(api, team, { folderId: folder.id })),
  )
  await prisma.articleFile.create({
    data: { teamId: team.id, articleId: article.id, fileId: file!.id },
  })
  Object.assign(linked, { folder: folder.id, file: otherFile!.id })

  const common = { teamId: team.id, amount: 100n }
  const leg = { ...common, creditType: 'MANUAL', direction: 'DEBIT' } as const
  const credit = await prisma.teamLedgerEntry.create({
    data: { ...common, type: 'CREDIT', creditType: 'MANUAL', reason: 'Linked' },
  })
  await prisma.$transaction(async (tx) => {
    const debit = await tx.teamLedgerEntry.create({ data: { ...common, type: 'DEBIT', orderId } })
    await tx.teamLedgerLeg.create({ data: { ...leg, entryId: debit.id, sourceId: credit.id } })
  })
  linked.source = credit.id
})

/** Names by which `text` contains linked records, as the ID of a record. */
const linkedIn = (text: string) =>
  Object.keys(linked).filter((name) => text.includes(`"id":"${linked[name]}"`))

type Field = GraphQLField<unknown, unknown>

const isConnection = (type: GraphQLObjectType) => 'nodes' in type.getFields()

/** Selects the IDs of records to a depth of relations; empty if the type has no records. */
function idsOf(type: GraphQLObjectType, depth: number): string {
  if (isConnection(type)) {
    const nodes = idsOf(getNamedType(type.getFields().nodes!.type) as GraphQLObjectType, depth)
    return nodes && `{ nodes ${nodes} }`
  }
  const parts = relationsOf(type).flatMap((field) => {
    const selected = depth > 0 && selectionOf(field, depth - 1)
    return selected ? [selected] : []
  })
  if (type.getFields().id) parts.unshift('id')
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : ''
}

function selectionOf(field: Field, depth: number): string {
  const type = getNamedType(field.type) as GraphQLObjectType
  const ids = idsOf(type, depth)
  return ids && `${field.name}${isConnection(type) ? '(first: 20)' : ''} ${ids}`
}

/** Fields of a type that return records and need no argument. */
const relationsOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(
    (field) =>
      isObjectType(getNamedType(field.type)) &&
      field.args.every(({ type, defaultValue }) => !`${type}`.endsWith('!') || defaultValue),
  )

/** Reads a list with one relation of its records, and the relations of those to a depth. */
async function walk(
  caller: string,
  { extra = '', of }: { extra?: string; of?: readonly string[] } = {},
): Promise<{ found: Set<string>; queries: number }> {
  const found = new Set<string>()
  let queries = 0
  for (const [name, list] of rootLists) {
    const root = schema.getQueryType()!.getFields()[name]!
    const node = getNamedType(root.type) as GraphQLObjectType
    const record = getNamedType(node.getFields().nodes!.type)
    if (list.operator || !isObjectType(record) || (of && !of.includes(name))) continue
    const read = async (relation: string) => {
      const archived = list.archive !== false ? ', includeArchived: true' : ''
      const query = `{ ${extra} ${name}(first: 100${archived}) { nodes { ${relation} } } }`
      const { text, body } = await api.post(caller, '/graphql', { query })
      queries++
      for (const one of linkedIn(text)) found.add(`${one}: ${name} ${relation}`)
      return body.errors?.[0]?.extensions?.code as string | undefined
    }
    for (const field of relationsOf(record)) {
      if (!('requirement' in field.extensions)) continue
      const code = await read(selectionOf(field, 1))
      if (code === 'query_too_expensive') await read(selectionOf(field, 0))
    }
  }
  return { found, queries }
}

const names = (found: Iterable<string>) => new Set([...found].map((one) => one.split(':')[0]))

describe('an access token of a grant for one profile', () => {
  test('reads no record of another profile over relations', async () => {
    // A token of the team reaches all of them in the same walk.
    expect(names((await walk(whole)).found)).toEqual(new Set(Object.keys(linked)))
    expect([...(await walk(token)).found]).toEqual([])
  })

  test('reads none together with an introspection', async () => {
    // graphql-js executes such a query.
    const options = { extra: '__type(name: "Query") { name }', of: ['ledgerEntries', 'orders'] }
    expect(names((await walk(whole, options)).found)).toContain('source')
    expect([...(await walk(token, options)).found]).toEqual([])
  })

  test('reads none over the records of an event', async () => {
    await api.app.listen({ port: 0 })
    const { orderId } = await itemOf(own)
    const fields = `lineItems { linkedOrderLineItem { id } } items { nodes { addOns { id } } }
      ledgerEntries { nodes { legs { source { id } } } }`
    const query = `subscription { orderChanged(orderId: "${orderId}") { id ${fields} } }`
    const feeds = await Promise.all([whole, token].map((one) => subscribe(api.app, one, query)))
    const item = await prisma.orderItem.findFirstOrThrow({ where: { orderId } })
    const change = { orderItemId: item.id, refundRequired: !item.refundRequired }
    await api.mutate(api.operator, 'updateOrderItem', change)
    for (const { events } of feeds) await expect.poll(() => events.length).toBeGreaterThan(0)
    const [seen, limited] = feeds.map(({ events }) => linkedIn(JSON.stringify(events)))
    expect(seen).toEqual(expect.arrayContaining(['linkedOrderLineItem', 'addOn', 'source']))
    expect(limited).toEqual([])
    for (const feed of feeds) feed.close()
  })

  test('groups by the first order of the profile', async () => {
    const { datePaid, id } = await prisma.order.findFirstOrThrow({
      where: { teamId: team.id, status: 'PAID', deletedAt: null, profileId: other.id },
    })
    const first = new Date('2001-02-03T04:00:00.000Z')
    await prisma.order.update({ where: { id }, data: { datePaid: first } })
    const query =
      '{ ordersAggregate(groupBy: [{key: FIRST_ORDER, by: HOUR}]) { keys { firstOrder } } }'
    const keysOf = async (caller: string) => {
      const { ordersAggregate } = await api.graph(caller, query)
      return JSON.stringify(ordersAggregate)
    }
    expect(await keysOf(whole)).toContain('2001-02-03T04:00:00')
    expect(await keysOf(token)).not.toContain('2001-02-03T04:00:00')
    await prisma.order.update({ where: { id }, data: { datePaid } })
  })

  test('exports no record of another profile over relations', async () => {
    const fields = {
      ledgerEntries: 'legs.source.reason,legs.source.id',
      orderItems: 'addOns.id',
      opportunities: 'campaign.id,campaign.name',
    }
    for (const [list, names] of Object.entries(fields)) {
      const url = `/exports/${list}.jsonl?limit=1000&fields=${names}`
      const read = async (caller: string) => {
        const { status, text } = await api.get(caller, url)
        expect([list, status, status === 200 ? '' : text]).toEqual([list, 200, ''])
        return Object.values(linked).filter((id) => text.includes(id)).length
      }
      expect([list, (await read(whole)) > 0]).toEqual([list, true])
      expect([list, await read(token)]).toEqual([list, 0])
    }
  })

  test('reads its own records over relations', async () => {
    const query = `{ orders(first: 1) { nodes { profile { id } lineItems { id }
      items(first: 5) { totalCount nodes { id lineItem { id } profile { name } } } } } }`
    const [order] = (await api.graph(token, query)).orders.nodes
    expect(order.profile).toEqual({ id: own.id })
    expect(order.lineItems.length).toBeGreaterThan(0)
    expect(order.items.nodes).toHaveLength(order.items.totalCount)
    expect(order.items.nodes[0].profile).toEqual({ name: own.name })
  })
})

test('an opportunity refers only to a campaign of its profile', async () => {
  const campaign = await campaignOf(other)
  const input = { profileId: own.id, campaignId: campaign.id, title: 'Spring' }
  const { body } = await api.post(api.operator, '/graphql', {
    query: `mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id } }`,
    variables: { input },
  })
  expect(body.errors[0].extensions).toMatchObject({
    code: 'validation_failed',
    issues: [{ path: ['input', 'campaignId'] }],
  })
})
