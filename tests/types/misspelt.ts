// Misspelt names, which must not compile: `npm run check` reports an expected error that does not occur. Never run.

import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { OutletStatus } from '../../schema/catalogue/outlet.js'
import { declareAggregate } from '../../schema/core/aggregate-options.js'
import { listField } from '../../schema/core/list.js'
import { changes } from '../../schema/core/mutation.js'
import { orderInput } from '../../schema/core/order.js'
import { recordsOf } from '../../schema/core/records.js'
import { whereInput } from '../../schema/core/where.js'
import { containsText } from '../../schema/core/where-condition.js'
import { Comment } from '../../schema/production/comment.js'
import { type Context, services } from '../../src/compiler/context.js'
import { notify } from '../../src/domain/integration/notification.js'
import { inTransaction, type MarketClient } from '../../src/postgres/transaction.js'
import type { ColumnPath } from '../../src/query/model-types.js'

const description = 'A description.'

export const where = whereInput('Comment', (t) => ({
  authorName: t.string('authorName', description),
  // @ts-expect-error: a column
  author: t.string('authorNam', description),
  // @ts-expect-error: a column of another type
  createdAt: t.string('createdAt', description),
  // @ts-expect-error: an enum of another column
  visibility: t.enum('visibility', OutletStatus, description),
  article: t.one('article', description),
  // @ts-expect-error: a relation
  artikel: t.one('artikel', description),
  outlet: t.one('article.product', description),
  // @ts-expect-error: a relation at the end of a path
  produkt: t.one('article.produkt', description),
  // @ts-expect-error: a relation to many, where one to one belongs
  reply: t.one('replies', description),
  replies: t.many('replies', description),
  // @ts-expect-error: a relation to one, where one to many belongs
  articles: t.many('article', description),
  // @ts-expect-error: a column of the related records
  shown: t.many('replies', description, { deletedAtt: null }),
  search: t.custom('String', description, (text) => ({ content: containsText(text) })),
  // @ts-expect-error: a column in a filter of its own
  find: t.custom('String', description, (text) => ({ contents: containsText(text) })),
}))

// @ts-expect-error: a model
whereInput('Coment', () => ({}))

const fallback = { field: 'CREATED_AT', direction: 'desc' } as const
export const order = orderInput(
  'Comment',
  { CREATED_AT: { column: 'createdAt', description } },
  fallback,
)
// @ts-expect-error: a column
orderInput('Comment', { CREATED_AT: { column: 'created', description } }, fallback)
// @ts-expect-error: a column that depends on the caller
orderInput('Comment', { CREATED_AT: { column: () => 'created', description } }, fallback)
// @ts-expect-error: the sort field of the order when none is given
orderInput('Comment', { CREATED: { column: 'createdAt', description } }, fallback)

const list = { node: Comment, description, order, where }
listField('a', { ...list, id: 'id', archive: 'deletedAt' })
// @ts-expect-error: a node of another model than the order
listField('b', { ...list, order: orderInput('Article', {}, fallback) })
// @ts-expect-error: a filter of another model
listField('c', { ...list, where: whereInput('Article', () => ({})) })
// @ts-expect-error: the column that ends every order, which a cursor holds
listField('d', { ...list, id: 'key' })
// @ts-expect-error: the column of the soft deletion
listField('e', { ...list, archive: 'archivedAt' })
// @ts-expect-error: a column of the condition that rows are visible by
listField('f', { ...list, visible: () => ({ visible: 'TEAM' }) })
listField('h', {
  ...list,
  // @ts-expect-error: a condition of the filter
  visible: (_session, { where }) => (where?.visibile ? {} : { visibility: 'TEAM' }),
})

const aggregate = { name: 'A', description, model: 'OrderItem' } as const
const text = { type: 'String', description } as const
declareAggregate({
  ...aggregate,
  keys: { outlet: { ...text, path: 'product.outlet.name' } },
  measures: {
    price: { sql: 'salePrice', kind: 'money', description },
    days: { sql: { of: (column) => column('order.datePaid') }, kind: 'float', description },
  },
})
declareAggregate({
  ...aggregate,
  keys: {
    // @ts-expect-error: a relation in the path of a key
    one: { ...text, path: 'product.outlt.name' },
    // @ts-expect-error: a column at its end
    two: { ...text, path: 'product.outlet.nam' },
  },
  measures: {
    // @ts-expect-error: the column of a measure
    three: { sql: 'salesPrice', kind: 'money', description },
    // @ts-expect-error: a column of an expression
    four: { sql: { of: (column) => column('order.paid') }, kind: 'float', description },
    // @ts-expect-error: a column that depends on the caller
    five: { sql: () => 'salesPrice', kind: 'money', description },
  },
})

export const path: ColumnPath<'OrderItem', 'product.outlet.name'> = 'product.outlet.name'

// @ts-expect-error: the model of a mutation's records
changes('Comments')

declare const context: Context
// @ts-expect-error: a model of records
recordsOf(context, 'Coment')

// Misused values.

// @ts-expect-error: a request may be within a transaction, of which there is no $transaction
services(context).prisma.$transaction(async () => {})
declare const prisma: MarketClient
declare const bare: PrismaClient
const notice = { kind: 'BRIEF_WANTED', entity: 'article', entityId: '' } as const
inTransaction(prisma, (tx) => notify(tx, notice))
// @ts-expect-error: a client of no market
notify(bare, notice)
// @ts-expect-error: a transaction of no market
prisma.$transaction((tx) => notify(tx, notice))
