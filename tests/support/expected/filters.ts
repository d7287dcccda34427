import fc from 'fast-check'
import type { Api } from '../api.js'

type Row = Record<string, unknown>
type Filter = { [name: string]: unknown }

/** Relations that the filters use. */
const relations: Record<string, Record<string, { to: string; many?: true }>> = {
  orders: { items: { to: 'orderItems', many: true }, profile: { to: 'profiles' } },
  orderItems: {
    order: { to: 'orders' },
    article: { to: 'articles' },
    campaign: { to: 'campaigns' },
    product: { to: 'products' },
    outlet: { to: 'outlets' },
  },
  articles: {
    orderItem: { to: 'orderItems' },
    campaign: { to: 'campaigns' },
    profile: { to: 'profiles' },
    outlet: { to: 'outlets' },
    comments: { to: 'comments', many: true },
  },
  campaigns: {
    articles: { to: 'articles', many: true },
    orderItems: { to: 'orderItems', many: true },
    profile: { to: 'profiles' },
  },
  profiles: {
    campaigns: { to: 'campaigns', many: true },
    orders: { to: 'orders', many: true },
    articles: { to: 'articles', many: true },
  },
  products: { outlet: { to: 'outlets' } },
  outlets: { products: { to: 'products', many: true } },
  listings: { outlet: { to: 'outlets' }, product: { to: 'products' } },
  comments: { article: { to: 'articles' } },
}

const text = fc.constantFrom('a', 'e', 'Launch', '%', '')
const day = fc.constantFrom('2026-01-01', '2026-11-01', '2026-11-20')
const status = fc.constantFrom('ACTIVE', 'DRAFT', 'INACTIVE')
const statuses = fc.oneof(
  fc.record({ status: fc.record({ eq: status }) }),
  fc.record({ status: fc.record({ notIn: fc.array(status, { maxLength: 2 }) }) }),
)
/** Conditions on columns, including nullable ones. */
const columns: Record<string, fc.Arbitrary<Filter>> = {
  orders: fc.oneof(
    fc.record({ total: fc.record({ gte: fc.integer({ min: 0, max: 3000 }) }) }),
    fc.record({ datePaid: fc.record({ lt: day }) }),
    fc.record({ externalReferenceNumber: fc.record({ eq: fc.constant('x') }) }),
    fc.record({ status: fc.record({ in: fc.constant(['PAID', 'CANCELLED']) }) }),
  ),
  orderItems: fc.oneof(
    fc.record({ salePrice: fc.record({ lt: fc.integer({ min: 0, max: 900 }) }) }),
    fc.record({ campaignId: fc.record({ isNull: fc.boolean() }) }),
  ),
  articles: fc.oneof(
    fc.record({ liveUrl: fc.record({ contains: fc.constant('http') }) }),
    fc.record({ name: fc.record({ contains: text }) }),
    fc.record({ expectedCompletionDate: fc.record({ gt: day }) }),
  ),
  campaigns: fc.oneof(
    fc.record({ reference: fc.record({ startsWith: fc.constant('A') }) }),
    fc.record({ reference: fc.record({ ne: fc.constant('A') }) }),
    fc.record({ reference: fc.record({ notIn: fc.constant(['A', 'B']) }) }),
    fc.record({ name: fc.record({ contains: text }) }),
  ),
  profiles: fc.record({ name: fc.record({ contains: text }) }),
  products: fc.oneof(
    fc.record({ isFeatured: fc.record({ eq: fc.boolean() }) }),
    fc.record({ maxDeliveryDays: fc.record({ lte: fc.integer({ min: 1, max: 30 }) }) }),
  ),
  outlets: fc.oneof(
    fc.record({ state: fc.record({ contains: text }) }),
    fc.record({ country: fc.record({ ne: fc.constant('Global') }) }),
    statuses,
  ),
  listings: fc.oneof(
    fc.record({ country: fc.record({ notIn: fc.constant(['Global', 'Germany']) }) }),
    fc.record({ maxDeliveryDays: fc.record({ lte: fc.integer({ min: 1, max: 30 }) }) }),
    fc.record({ productType: fc.record({ eq: fc.constantFrom('ADD_ON', 'FULL_FEATURE') }) }),
    statuses,
  ),
  comments: fc.record({ content: fc.record({ contains: text }) }),
}

/** Filters of each list, with conditions on related records at any depth. */
export const filters = fc.letrec<Record<string, Filter>>((tie) =>
  Object.fromEntries(
    Object.entries(relations).map(([model, related]) => [
      model,
      fc.oneof(
        { depthSize: 'small', depthIdentifier: 'filter', maxDepth: 8, withCrossShrink: true },
        columns[model]!,
        fc.record({ AND: fc.array(tie(model), { minLength: 1, maxLength: 2 }) }),
        fc.record({ OR: fc.array(tie(model), { minLength: 0, maxLength: 2 }) }),
        fc.record({ NOT: fc.array(tie(model), { minLength: 1, maxLength: 2 }) }),
        ...Object.entries(related).map(([name, { to, many }]) =>
          fc.record({
            [name]: many
              ? fc
                  .constantFrom('some', 'every', 'none')
                  .chain((how) => fc.record({ [how]: tie(to) }))
              : tie(to),
          }),
        ),
      ),
    ]),
  ),
)

/** Rows of a team and the catalogue, with their related rows, to evaluate filters on. */
export async function world({ prisma }: Api, team: { id: string }): Promise<Record<string, Row[]>> {
  const mine = { where: { teamId: team.id, deletedAt: null } }
  const rows: Record<string, Row[]> = {
    orders: await prisma.order.findMany(mine),
    orderItems: await prisma.orderItem.findMany(mine),
    articles: await prisma.article.findMany(mine),
    campaigns: await prisma.campaign.findMany(mine),
    profiles: await prisma.profile.findMany(mine),
    comments: await prisma.comment.findMany({
      where: {
        ...mine.where,
        visibility: 'TEAM',
        OR: [{ parentId: null }, { parent: { deletedAt: null } }],
      },
    }),
    products: await prisma.product.findMany(),
    outlets: await prisma.outlet.findMany(),
    listings: (await prisma.listing.findMany()).map((row) => ({ ...row, id: row.productId })),
  }
  const by = (list: string, key: string) => {
    const groups = new Map<unknown, Row[]>()
    for (const row of rows[list]!) groups.set(row[key], [...(groups.get(row[key]) ?? []), row])
    return groups
  }
  const link = (list: string, name: string, to: string, own: string, other: string) => {
    const others = by(to, other)
    for (const row of rows[list]!) {
      const found = row[own] === null ? [] : (others.get(row[own]) ?? [])
      row[name] = relations[list]![name]!.many ? found : (found[0] ?? null)
    }
  }
  link('products', 'outlet', 'outlets', 'outletId', 'id')
  link('outlets', 'products', 'products', 'id', 'outletId')
  for (const row of rows.outlets!)
    row.products = (row.products as Row[]).filter(({ deletedAt }) => deletedAt === null)
  link('listings', 'outlet', 'outlets', 'outletId', 'id')
  link('listings', 'product', 'products', 'productId', 'id')
  const outletOf = new Map(rows.products!.map(({ id, outletId }) => [id, outletId]))
  for (const list of ['orderItems', 'articles'])
    for (const row of rows[list]!) row.outletId = outletOf.get(row.productId)
  link('orders', 'items', 'orderItems', 'id', 'orderId')
  link('orders', 'profile', 'profiles', 'profileId', 'id')
  link('orderItems', 'order', 'orders', 'orderId', 'id')
  link('orderItems', 'article', 'articles', 'id', 'orderItemId')
  link('orderItems', 'campaign', 'campaigns', 'campaignId', 'id')
  link('orderItems', 'product', 'products', 'productId', 'id')
  link('orderItems', 'outlet', 'outlets', 'outletId', 'id')
  link('articles', 'orderItem', 'orderItems', 'orderItemId', 'id')
  link('articles', 'campaign', 'campaigns', 'campaignId', 'id')
  link('articles', 'profile', 'profiles', 'profileId', 'id')
  link('articles', 'outlet', 'outlets', 'outletId', 'id')
  link('articles', 'comments', 'comments', 'id', 'articleId')
  link('campaigns', 'articles', 'articles', 'id', 'campaignId')
  link('campaigns', 'orderItems', 'orderItems', 'id', 'campaignId')
  link('campaigns', 'profile', 'profiles', 'profileId', 'id')
  for (const name of ['campaigns', 'orders', 'articles'])
    link('profiles', name, name, 'id', 'profileId')
  link('comments', 'article', 'articles', 'articleId', 'id')
  return rows
}

const money = new Set(['total', 'salePrice'])

/** Whether a list without a filter contains a row. */
export function isListed(list: string, row: Row, show: string): boolean {
  if (list !== 'outlets' && list !== 'listings') return true
  if (row.deletedAt !== null || (row.active ?? true) !== true) return false
  if (show === 'ALL') return true
  const isShown = show === 'ON_SALE_AND_ADD_ONS' || row.productType !== 'ADD_ON'
  return row.status === 'ACTIVE' && isShown
}

/** Whether a row matches a filter. */
export function fits(list: string, row: Row, filter: Filter): boolean {
  return Object.entries(filter).every(([name, operand]) => {
    if (name === 'AND') return (operand as Filter[]).every((one) => fits(list, row, one))
    if (name === 'OR') return (operand as Filter[]).some((one) => fits(list, row, one))
    if (name === 'NOT') return !(operand as Filter[]).some((one) => fits(list, row, one))
    const relation = relations[list]![name]
    if (!relation) return fitsColumn(name, row[name], operand as Filter)
    if (!relation.many)
      return row[name] !== null && fits(relation.to, row[name] as Row, operand as Filter)
    const all = row[name] as Row[]
    const [[how, inner]] = Object.entries(operand as Filter) as [[string, Filter]]
    const one = (other: Row) => fits(relation.to, other, inner)
    return how === 'some' ? all.some(one) : how === 'none' ? !all.some(one) : all.every(one)
  })
}

function fitsColumn(name: string, value: unknown, operators: Filter): boolean {
  return Object.entries(operators).every(([operator, operand]) => {
    if (operator === 'isNull') return (value === null) === operand
    if (operator === 'ne') return !fitsColumn(name, value, { eq: operand })
    if (operator === 'notIn') return !fitsColumn(name, value, { in: operand })
    if (value === null || value === undefined) return false
    const a =
      value instanceof Date ? value.getTime() : money.has(name) ? Number(value) / 100 : value
    const b = value instanceof Date ? Date.parse(String(operand)) : operand
    const [x, y] = [String(a).toLowerCase(), String(b).toLowerCase()]
    if (operator === 'eq') return a === b
    if (operator === 'in') return (b as unknown[]).includes(a)
    if (operator === 'contains') return x.includes(y)
    if (operator === 'startsWith') return x.startsWith(y)
    const [n, m] = [Number(a), Number(b)]
    return { gt: n > m, gte: n >= m, lt: n < m, lte: n <= m }[operator]!
  })
}
