import { defineRoutes } from '../engine/route.js'

const record = `
  id
  outlet_id: outletId
  _type: type { type: prefix }
  name
  description
  requirements
  min_delivery_days: minDeliveryDays
  max_delivery_days: maxDeliveryDays
  payout
  monthly_limit: monthlyLimit
  active
  example_links: exampleLinks
  image
  logo
  example_screenshot: exampleScreenshot
  created_at: createdAt
  updated_at: updatedAt
`

const body = {
  name: 'input.name',
  description: 'input.description',
  requirements: 'input.requirements',
  min_delivery_days: 'input.minDeliveryDays',
  max_delivery_days: 'input.maxDeliveryDays',
  payout: 'input.payout',
  currency: 'input.currency',
  active: 'input.active',
  example_links: 'input.exampleLinks',
  image: 'input.image',
  logo: 'input.logo',
  example_screenshot: 'input.exampleScreenshot',
  channel_ids: 'input.channelIds',
  monthly_limit: 'input.monthlyLimit',
}

const records = { '': 'PublisherProduct' }

export const publisherProductRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listPublisherProducts',
    path: '/publisher/products',
    summary: "List your team's products",
    description: 'Returns the products of the outlets of your publisher team, with their payouts.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'page',
    list: {
      sort: { name: 'NAME', created_at: 'CREATED_AT' },
      default: { field: 'CREATED_AT', direction: 'desc' },
    },
    query: { 'filters[outlet_id]': 'where.outletId.eq', 'filters[active]': 'where.active.eq' },
    records,
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: ProductOrder, $where: ProductWhere, $includeArchived: Boolean) {
        products(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
          records: nodes { ${record} }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'getPublisherProduct',
    path: '/publisher/products/{product_id}',
    summary: "Retrieve one of your team's products",
    description: 'Returns a product of your publisher team, with its payout.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'field',
    params: { product_id: 'id' },
    records,
    operation: `query ($id: UUID!) { product(id: $id) { ${record} } }`,
  },
  {
    method: 'POST',
    id: 'createPublisherProduct',
    path: '/publisher/products',
    summary: 'Offer a product',
    description:
      'Creates a product in an outlet of your publisher team. `payout` is your share for each unit in US dollars. The sale price adds the commission of the marketplace.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    envelope: 'field',
    body: { outlet_id: 'input.outletId', type: 'input.type', ...body },
    records,
    operation: `mutation ($input: CreatePublisherProductInput!) { createPublisherProduct(input: $input) { ${record} } }`,
  },
  {
    method: 'PATCH',
    id: 'updatePublisherProduct',
    path: '/publisher/products/{product_id}',
    summary: "Update one of your team's products",
    description:
      'Omitted fields are left unchanged. A new payout applies to future orders. `active: false` takes the product off sale.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    envelope: 'field',
    params: { product_id: 'input.productId' },
    body,
    records,
    operation: `mutation ($input: UpdatePublisherProductInput!) { updatePublisherProduct(input: $input) { ${record} } }`,
  },
)
