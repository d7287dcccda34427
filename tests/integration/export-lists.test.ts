import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql'
import { expect, test } from 'vitest'
import type { Exports } from '../../schema/core/export-lists.js'
import { exportNameOf, rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { testApi } from '../support/api.js'

const api = await testApi()
const { token, ...team } = await api.team()

const exportsFor = async (as: string): Promise<Exports> => (await api.get(as, '/exports')).body

const typeOf = ({ types }: Exports, name: string) => types.find((type) => type.name === name)!

/** Fields that cannot be exported, and the reason. */
const reasons: Record<string, string> = {
  'AgreementAcceptance.pdfUrl': 'signed afresh on each read, and valid for an hour',
  'Article.transitions': 'transitions that the reader can make now',
  'ArticleStatusCount.status': 'its ID, name and prefix are fields of the count',
  'Listing.channel':
    'its ID and fields are fields of the listing, such as channelId and channelType',
  'CatalogueImport.outlets': 'counts in JSON',
  'CatalogueImport.products': 'counts in JSON',
  'CatalogueImportDifference.columns': 'columns of records in JSON',
  'Comment.isOwn': 'depends on the caller',
  'ConsoleSession.isCurrent': 'depends on the session of the reader',
  'File.url': 'signed afresh on each read, and valid for an hour',
  'Invoice.pdfUrl': 'signed afresh on each read, and valid for an hour',
  'Order.checkoutLink': 'gives access to a payment, and contains the URL of the server',
  'Questionnaire.fileUrl': 'signed afresh on each read, and valid for an hour',
  'Swap.paymentUrl': 'gives access to a payment, and contains the URL of the server',
  'OutletList.shareUrl': 'contains the URL of the server, and the secret of the list',
  'Outlet.domainProof': 'records and files whose names are computed',
  'Outlet.pendingChange': 'an object in JSON',
  'Outlet.rejectedChange': 'an object in JSON',
  'Outlet.reviewComments': 'objects in JSON',
  'PayoutStatement.pdfUrl': 'signed afresh on each read, and valid for an hour',
  'Placement.product': 'has only the columns that publishers may read',
  'Placement.article': 'has only the fields that the buyer has released',
  'Placement.linkChanges': 'objects in JSON',
  'Placement.linkGuaranteedUntil': 'depends on a setting of the server',
  'WebhookEvent.data': 'shown only to tokens that can read the records of the topic',
  'WebhookEndpoint.filters': 'an object computed from two columns',
  'WebhookEndpoint.secret': 'shown once, when it is issued',
}

test('every field except connections can be exported, or has a reason', async () => {
  const { types } = await exportsFor(api.operator)
  const missing = types.flatMap(({ name, fields, relations }) => {
    const known = new Set([...fields, ...relations].map((one) => one.name))
    return Object.values((schema.getType(name) as GraphQLObjectType).getFields())
      .filter(({ args, type }) => args.length === 0 || isLeafType(getNamedType(type)))
      .filter((field) => !known.has(field.name))
      .map((field) => `${name}.${field.name}`)
  })
  expect(missing.sort()).toEqual(Object.keys(reasons).sort())
})

test('lists every list, field and relation with its type and description', async () => {
  const all = await exportsFor(api.operator)
  expect(all.lists.map(({ name }) => name)).toEqual(
    [...rootLists].map((entry) => exportNameOf(...entry)).sort(),
  )
  const { description, fields, relations } = typeOf(all, 'Listing')
  const described = (schema.getType('Listing') as GraphQLObjectType).getFields()
  expect(description).toBe(schema.getType('Listing')!.description)
  expect(fields).toContainEqual({
    name: 'exampleLinks',
    type: 'String',
    is_list: true,
    is_default: true,
    description: described.exampleLinks!.description,
  })
  expect(relations).toContainEqual({
    name: 'prices',
    type: 'ListingPrice',
    is_list: true,
    description: described.prices!.description,
  })
  expect(typeOf(all, 'User').fields).toContainEqual(
    expect.objectContaining({ name: 'fullName', type: 'String', is_default: false }),
  )
  for (const type of all.types)
    for (const relation of type.relations)
      expect([type.name, relation.name, typeOf(all, relation.type)?.name]).toEqual([
        type.name,
        relation.name,
        relation.type,
      ])
})

test('marks the fields that are exported by default', async () => {
  const all = await exportsFor(token)
  for (const { name, type } of all.lists) {
    const own = typeOf(all, type).fields.filter(({ is_default }) => is_default)
    const { status, text } = await api.get(token, `/exports/${name}.csv`)
    expect([name, status]).toEqual([name, 200])
    expect(text.split('\n')[0]).toBe(own.map((field) => field.name).join())
  }
})

test('lists only what a token may export', async () => {
  const limited = await exportsFor(await api.token(team, 'custom', ['orders.lists']))
  const names = limited.lists.map(({ name }) => name)
  expect(names).toContain('orders')
  expect(names).not.toContain('outlets')
  expect(names).not.toContain('operatorTokens')
  const relations = (name: string) => typeOf(limited, name).relations.map((one) => one.name)
  expect(relations('Order')).toEqual(expect.arrayContaining(['team', 'lineItems', 'client']))
  expect(relations('Team')).not.toContain('owner')
  const fields = (all: Exports, type: string) => typeOf(all, type).fields.map((field) => field.name)
  expect(fields(limited, 'Team')).not.toContain('billingEmail')
  expect(fields(await exportsFor(token), 'Product')).not.toContain('internalCost')
  expect(fields(await exportsFor(api.operator), 'Product')).toContain('internalCost')
  const reader = await exportsFor(await api.token(team, 'read_only'))
  expect(fields(reader, 'Order')).not.toContain('clientSecret')
  expect(typeOf(await exportsFor(token), 'Order').fields).toContainEqual(
    expect.objectContaining({ name: 'clientSecret', is_default: false }),
  )
})

test('costs one point, has a tag, and takes no parameters', async () => {
  const left = async () => {
    const { headers } = await api.get(token, '/exports')
    return Number(headers.ratelimit!.match(/r=(\d+)/)![1])
  }
  const before = await left()
  expect(await left()).toBe(before - 1)
  const { headers } = await api.get(token, '/exports')
  const again = await api.get(token, '/exports', { 'if-none-match': headers.etag! })
  expect(again.status).toBe(304)
  expect((await api.get(token, '/exports?list=orders')).body.issues).toMatchObject([
    { path: [], code: 'unrecognized_keys' },
  ])
  expect((await api.app.inject({ url: '/exports' })).statusCode).toBe(401)
})
