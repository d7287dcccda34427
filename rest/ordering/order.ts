import { defineRoutes, type ListParameters } from '../engine/route.js'

const order = `
  id
  profile_id: profileId
  client_id: clientId
  checkout_by_id: checkoutById
  team_id: teamId
  total
  subtotal
  processing_fee: processingFee
  discount
  credits_applied: creditsApplied
  coupon
  client_secret: clientSecret
  date_paid: datePaid
  status
  payment_status: paymentStatus
  payment_expires_at: paymentExpiresAt
  reference_number: referenceNumber
  external_reference_number: externalReferenceNumber
  customer_invoice_id: customerInvoiceId
  customer_invoice_source: customerInvoiceSource
  customer_invoice_date: customerInvoiceDate
  customer_invoice_url: customerInvoiceUrl
  is_guest_order: isGuestOrder
  guest_email: guestEmail
  account_owner_email: accountOwnerEmail
  guest_processor_customer_id: guestProcessorCustomerId
  checkout_session_id: checkoutSessionId
  payment_intent_id: paymentIntentId
  analytics_distinct_id: analyticsDistinctId
  metadata
  checkout_link: checkoutLink
  created_at: createdAt
  updated_at: updatedAt
  deleted_at: deletedAt
`

const lineItem = (product: string) => `
  id
  order_id: orderId
  product_id: productId
  quantity
  price
  is_add_on: isAddOn
  linked_order_line_item_id: linkedOrderLineItemId
  order_items: items { id campaign_id: campaignId }
  _product: product {
    name
    type_id: typeId
    _type: type { product_type_name: name product_type_prefix: prefix }
    ${product}
  }
  created_at: createdAt
  updated_at: updatedAt
  deleted_at: deletedAt
`

const orders = `
  query ($first: Int!, $offset: Int, $orderBy: OrderOrder, $where: OrderWhere, $includeArchived: Boolean) {
    orders(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
      records: nodes {
        ${order}
        line_items: lineItems { ${lineItem('outlet { logo website_url: websiteUrl }')} }
        team { name contact_email: contactEmail }
      }
      total_records: totalCount
    }
  }
`

const includes = 'includes { channel_type: channelType placement_type: placementType }'

const orderNames = {
  'line_items.order_items': 'OrderItemAssignment',
  'line_items.outlet': 'OrderLineItemOutlet',
  team: 'OrderTeam',
}

const details = {
  '': 'OrderDetails',
  line_items: 'OrderDetailsLineItem',
  'line_items.order_items': 'OrderItemAssignment',
  'line_items.outlet': 'OutletReference',
  'line_items.includes': 'IncludedChannel',
}

const detailedOrder = `
  ${order}
  name: buyerName
  email: buyerEmail
  line_items: lineItems {
    ${lineItem(`outlet { id name logo website_url: websiteUrl } ${includes}`)}
  }
`

const profileExists = 'query ($profile_id: UUID!) { profile(id: $profile_id) { id } }'

const list: ListParameters = {
  sort: {
    created_at: 'CREATED_AT',
    updated_at: 'UPDATED_AT',
    total: 'TOTAL',
    date_paid: 'DATE_PAID',
    reference_number: 'REFERENCE_NUMBER',
  },
  default: { field: 'CREATED_AT', direction: 'desc' },
}

export const orderRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listOrders',
    path: '/orders',
    summary: "List your team's orders",
    description:
      "Returns your team's orders with their line items, newest first. Each unpaid order has a `checkout_link` where a guest can pay it, unless it waits for approval or was rejected.",
    tag: 'Orders',
    scope: ['orders.lists'],
    envelope: 'page',
    list,
    query: {
      'filters[team_ids]': { ignored: "No effect. The list always contains your team's orders." },
      'filters[search]': 'where.search',
      'filters[status]': 'where.status.eq',
      'filters[payment_status]': 'where.paymentStatus.eq',
      'filters[approval_status]': 'where.approvalStatus.eq',
      'filters[profile_id]': 'where.profileId.eq',
      'filters[start_date]': 'where.createdAt.gte',
      'filters[end_date]': 'where.createdUntil',
      'filters[paid_start_date]': 'where.datePaid.gte',
      'filters[paid_end_date]': 'where.paidUntil',
    },
    records: orderNames,
    operation: orders,
  },
  {
    method: 'GET',
    id: 'getOrder',
    path: '/orders/{order_id}',
    summary: 'Retrieve an order with its line items, outlets and channels',
    description:
      "Returns an order with its line items, their outlets, the channels that each product includes, and the buyer's name and email address.",
    tag: 'Orders',
    scope: ['orders.read'],
    envelope: 'field',
    params: { order_id: 'id' },
    records: details,
    operation: `query ($id: UUID!) { order(id: $id) { ${detailedOrder} } }`,
  },
  {
    method: 'POST',
    id: 'checkout',
    effect: 'irreversible',
    path: '/orders/checkout',
    summary: 'Order products for a profile',
    description:
      'Orders 1 to 100 products for a profile in one transaction. Prices are fixed, and team credits are applied unless `apply_credits` is false. The order is created with the status CREATED. Share its `checkout_link` with the payer. If the team requires approval for the order, `checkout_link` is null and no credits are applied until another member approves it. If credits cover the order, the response has `total` 0, `status` CREATED and `payment_status` NOT_STARTED. A job then marks the order as PAID within about a second; poll `GET /orders/{order_id}`. An order with a discount and `total` 0 remains CREATED until an operator confirms it. Send an `Idempotency-Key` so that retries never create a second order.',
    tag: 'Orders',
    scope: ['orders.create'],
    envelope: 'field',
    body: {
      profile_id: 'input.profileId',
      line_items: {
        to: 'input.lineItems',
        each: {
          product_id: 'productId',
          quantity: 'quantity',
          is_add_on: 'isAddOn',
          linked_order_line_item_id: 'linkedOrderLineItemId',
        },
      },
      discount: 'input.discount',
      apply_credits: 'input.applyCredits',
      metadata: 'input.metadata',
    },
    records: { '': 'PlacedOrder', line_items: 'PlacedOrderLineItem' },
    operation: `mutation ($input: CheckoutInput!) {
      checkout(input: $input) {
        ${order}
        line_items: lineItems {
          product_id: productId
          is_add_on: isAddOn
          price
          quantity
          linked_order_line_item_id: linkedOrderLineItemId
        }
      }
    }`,
  },
  {
    method: 'POST',
    id: 'approveOrder',
    effect: 'irreversible',
    path: '/orders/{order_id}/approve',
    summary: 'Approve an order',
    description:
      'Approves an order that waits for approval, so that it can be paid. Team credits are applied if the checkout requested it. The user who placed the order cannot approve it, with no token and no application.',
    tag: 'Orders',
    scope: ['orders.approve'],
    envelope: 'field',
    params: { order_id: 'input.orderId' },
    records: details,
    operation: `mutation ($input: ApproveOrderInput!) { approveOrder(input: $input) { ${detailedOrder} } }`,
  },
  {
    method: 'POST',
    id: 'rejectOrder',
    effect: 'irreversible',
    path: '/orders/{order_id}/reject',
    summary: 'Reject an order',
    description:
      'Rejects an order that waits for approval, which cancels it. The user who placed the order cannot reject it.',
    tag: 'Orders',
    scope: ['orders.approve'],
    envelope: 'field',
    params: { order_id: 'input.orderId' },
    body: { reason: 'input.reason' },
    records: details,
    operation: `mutation ($input: RejectOrderInput!) { rejectOrder(input: $input) { ${detailedOrder} } }`,
  },
  {
    method: 'GET',
    id: 'listProfileOrders',
    path: '/profiles/{profile_id}/orders',
    summary: 'List the orders for a profile',
    description:
      'Returns the orders for a profile, in the same format as `GET /orders`. A date without a time covers the whole day in UTC.',
    tag: 'Profiles',
    scope: ['orders.lists'],
    envelope: 'page',
    list,
    params: { profile_id: 'where.profileId.eq' },
    query: {
      start_date: 'where.createdAt.gte',
      end_date: 'where.createdUntil',
      paid_orders_only: {
        effect: 'If `true`, returns only paid orders.',
        whenTrue: { 'where.status.eq': 'PAID' },
      },
    },
    records: orderNames,
    operation: orders,
    exists: profileExists,
  },
)
