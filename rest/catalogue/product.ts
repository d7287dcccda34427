import { routes } from '../engine/route.js'

export const productRoutes = routes({
  method: 'GET',
  id: 'getProduct',
  path: '/products/{product_id}',
  summary: 'Read a product with its prices',
  description: 'One product, on sale or not, with the prices that your team sees.',
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
})
