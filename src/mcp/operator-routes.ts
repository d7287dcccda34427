/** Declares the tools for operators as routes that are not mounted on HTTP. The audit log records each write. */
import { defineRoutes, type Route } from '../../rest/engine/route.js'

const shared = { tag: 'Operators', scope: [] } as const

const article = `
  id
  name
  live_url: liveUrl
  status { name prefix color }
  waiting_for: waitingFor
  due_at: dueAt
  team { id name }
`

const item = `
  id
  order_id: orderId
  sale_price: salePrice
  is_refunded: isRefunded
  refund_required: refundRequired
  refund_date: refundDate
  refund_method: refundMethod
  refund_reference: refundReference
`

const order = `
  id
  reference_number: referenceNumber
  status
  payment_status: paymentStatus
  total
  date_paid: datePaid
  created_at: createdAt
  team { id name }
`

const inquiry = `
  id
  name
  email
  phone_number: phoneNumber
  notes
  created_at: createdAt
  deleted_at: deletedAt
  outlet { id name }
`

export const operatorRoutes: Route[] = defineRoutes(
  {
    ...shared,
    method: 'GET',
    id: 'listWaitingWork',
    path: '/waiting',
    summary: 'List what waits for operators',
    description:
      'Returns the oldest records that wait for operators, with the number of all: unpaid orders, refunds to make, articles that wait for operators, and inquiries.',
    envelope: 'data',
    records: { '': 'WaitingWork' },
    query: { limit: 'first' },
    operation: `
      query ($first: Int = 10) {
        unpaid_orders: orders(first: $first, where: { status: { eq: CREATED } }, orderBy: { field: CREATED_AT, direction: ASC }) {
          records: nodes { ${order} }
          total_records: totalCount
        }
        refunds: orderItems(first: $first, where: { refundRequired: { eq: true } }, orderBy: { field: UPDATED_AT, direction: ASC }) {
          records: nodes { ${item} }
          total_records: totalCount
        }
        articles: articles(first: $first, where: { waitingFor: { eq: OPERATOR } }, orderBy: { field: EXPECTED_COMPLETION_DATE, direction: ASC }) {
          records: nodes { ${article} }
          total_records: totalCount
        }
        inquiries: outletInquiries(first: $first, where: { repliedAt: { isNull: true } }, orderBy: { field: CREATED_AT, direction: ASC }) {
          records: nodes { ${inquiry} }
          total_records: totalCount
        }
      }
    `,
  },
  {
    ...shared,
    method: 'PATCH',
    id: 'setArticleStatus',
    path: '/articles/{article_id}/status',
    summary: 'Move an article to another status',
    description:
      'Moves an article to any status, except out of published and rejected. The team is notified.',
    envelope: 'field',
    params: { article_id: 'input.articleId' },
    body: { status: 'input.status', notes: 'input.notes', live_url: 'input.liveUrl' },
    operation: `mutation ($input: SetArticleStatusInput!) { setArticleStatus(input: $input) { ${article} } }`,
  },
  {
    ...shared,
    method: 'POST',
    id: 'confirmOrderPayment',
    effect: 'irreversible',
    path: '/orders/{order_id}/payment',
    summary: 'Confirm the payment of an order',
    description:
      'Marks an order as paid, for example after a bank transfer arrived. Its articles start.',
    envelope: 'field',
    params: { order_id: 'input.orderId' },
    body: { amount: 'input.amount', date: 'input.date', reference: 'input.reference' },
    operation: `mutation ($input: MarkOrderPaidInput!) { markOrderPaid(input: $input) { ${order} } }`,
  },
  {
    ...shared,
    method: 'POST',
    id: 'refundOrderItem',
    effect: 'irreversible',
    path: '/order-items/{order_item_id}/refund',
    summary: 'Refund an order item',
    description: 'Refunds the remaining price of an order item, or a part of it.',
    envelope: 'field',
    params: { order_item_id: 'input.orderItemId' },
    body: { method: 'input.method', amount: 'input.amount', reference: 'input.reference' },
    operation: `mutation ($input: RefundOrderItemInput!) { refundOrderItem(input: $input) { ${item} } }`,
  },
  {
    ...shared,
    method: 'PATCH',
    id: 'closeOutletInquiry',
    path: '/outlet-inquiries/{outlet_inquiry_id}',
    summary: 'Close an inquiry after the reply',
    description:
      'Archives an inquiry about an outlet. Reply by email first. The email address is in the result of list_waiting_work.',
    envelope: 'field',
    params: { outlet_inquiry_id: 'input.outletInquiryId' },
    operation: `mutation ($input: ArchiveOutletInquiryInput!) { archiveOutletInquiry(input: $input) { ${inquiry} } }`,
  },
)
