import { defineRoutes } from '../engine/route.js'
import { outletProductOrder, outletProductRecords, outletProducts } from './outlet.js'

export const productRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'getProduct',
    path: '/products/{product_id}',
    summary: 'Retrieve a product with its prices',
    description:
      'Returns a product, whether or not it is on sale, with the prices visible to your team.',
    tag: 'Products',
    scope: ['products.read'],
    envelope: 'field',
    catalogue: true,
    params: { product_id: 'id' },
    operation: `query ($id: UUID!) {
    product(id: $id) {
      id
      name
      description
      requirements
      min_delivery_days: minDeliveryDays
      max_delivery_days: maxDeliveryDays
      is_featured: isFeatured
      active
      example_links: exampleLinks
      image
      logo
      example_screenshot: exampleScreenshot
      type_id: typeId
      created_at: createdAt
      updated_at: updatedAt
      deleted_at: deletedAt
      prices { unit_amount: unitAmount pricing_tier: pricingTier }
    }
  }`,
  },
  {
    method: 'GET',
    id: 'listProductAddOns',
    path: '/products/{product_id}/add-ons',
    summary: 'List the add-ons of a product',
    description:
      'Returns the add-ons that can be ordered with a product: those on sale at its outlet. Add-ons have no add-ons. Includes the prices visible to your team. To order an add-on, send it to `POST /orders/checkout` with `is_add_on: true`.',
    tag: 'Products',
    scope: ['products.read'],
    envelope: 'page',
    catalogue: true,
    list: outletProductOrder,
    params: { product_id: 'where.outlet.products.some.id.eq' },
    variables: {
      show: 'ON_SALE_AND_ADD_ONS',
      'where.productType.eq': 'ADD_ON',
      'where.outlet.products.some.type.prefix.ne': 'ADD_ON',
    },
    records: outletProductRecords,
    operation: outletProducts,
    exists: 'query ($product_id: UUID!) { product(id: $product_id) { id } }',
  },
)
