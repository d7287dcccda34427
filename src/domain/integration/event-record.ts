import type { z } from 'zod'
import * as enums from '../../../prisma/generated/client/enums.js'
import {
  type EventFields,
  flag,
  float,
  int,
  json,
  money,
  objectSchema,
  oneOf,
  orNull,
  relationField,
  renamed,
  text,
  texts,
  time,
  uuid,
} from './event-column.js'

/** Kind of record that has events. Each record has its own sequence of events. */
export interface EventRecord<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
> {
  /** Member of `data` that contains the record. */
  name: Name
  table: string
  /** The record as in REST, without secrets and signed URLs. */
  columns: EventFields
  schema: Schema
  /** SQL of the ID of the team that gets the events. The record is `r`. */
  teamId: string
  /** SQL of the IDs of profile and campaign. The record is `r`. */
  profileId: string
  campaignId: string
}

const none = 'NULL::uuid'

const record = <Name extends string, Fields extends EventFields>(
  name: Name,
  columns: Fields,
  description: string,
  ids: { teamId?: string; profileId?: string; campaignId?: string } = {},
) => ({
  name,
  table: name,
  columns,
  schema: objectSchema(columns, description),
  teamId: ids.teamId ?? 'r.team_id',
  profileId: ids.profileId ?? none,
  campaignId: ids.campaignId ?? none,
})

const createdAt = time('Creation time.')
const updatedAt = time('Time of the last update.')
const deletedAt = orNull(time('Time of archiving. Null if the record is not archived.'))

const lineItem = {
  id: uuid('ID of the line item.'),
  product_id: uuid('ID of the product.'),
  quantity: int('Number of units.'),
  price: money('Unit price in US dollars.'),
  is_add_on: flag('Whether the line item is an add-on to another line item.'),
  linked_order_line_item_id: orNull(uuid('ID of the line item that the add-on belongs to.')),
}

export const orderRecord = record(
  'order',
  {
    id: uuid('ID of the order.'),
    reference_number: text('Human-readable reference number.'),
    external_reference_number: orNull(text('Reference number in an external system.')),
    team_id: uuid('ID of the team that ordered.'),
    profile_id: orNull(uuid('ID of the profile.')),
    client_id: orNull(uuid('ID of the buyer.')),
    checkout_by_id: orNull(uuid('ID of the user who placed the order.')),
    status: oneOf(Object.values(enums.OrderStatus), 'Status of the order.'),
    payment_status: oneOf(Object.values(enums.PaymentStatus), 'Payment status of the order.'),
    payment_expires_at: orNull(time('Expiry time of the open payment.')),
    approval_status: orNull(
      oneOf(
        Object.values(enums.ApprovalStatus),
        'Approval of the order. Null if the order needs no approval.',
      ),
    ),
    approval_decided_by_id: orNull(uuid('ID of the user who approved or rejected the order.')),
    approval_decided_at: orNull(time('Time of the approval or rejection.')),
    approval_reason: orNull(text('Reason of the rejection.')),
    date_paid: orNull(time('Payment time.')),
    subtotal: money('Sum of the line items.'),
    discount: money('Discount.'),
    credits_applied: money('Amount paid with team credits.'),
    processing_fee: money('Payment processing fee.'),
    total: money('Amount due: subtotal - discount - credits + processing fee.'),
    coupon: orNull(text('Coupon code.')),
    is_guest_order: flag('Whether the order was placed by a guest without an account.'),
    guest_email: orNull(text('Email address of the guest.')),
    account_owner_email: orNull(text('Email address of the account owner.')),
    customer_invoice_id: orNull(text('Number of the invoice.')),
    customer_invoice_source: orNull(
      oneOf(Object.values(enums.InvoiceSource), 'Payment channel of the invoice.'),
    ),
    customer_invoice_date: orNull(time('Time at which the invoice was issued.')),
    customer_invoice_url: orNull(text('URL of the invoice.')),
    analytics_distinct_id: orNull(text('Analytics ID of the buyer.')),
    metadata: orNull(json('Additional data from external systems.')),
    line_items: relationField(
      lineItem,
      'Line items, in order.',
      'order_line_item o WHERE o.order_id = r.id AND o.deleted_at IS NULL',
      'o.position, o.id',
    ),
    created_at: createdAt,
    updated_at: updatedAt,
    deleted_at: deletedAt,
  },
  'Order, as `GET /orders/{order_id}` returns it, without `client_secret` and `checkout_link`, and with its approval.',
  { profileId: 'r.profile_id' },
)

const ofOrder = '(SELECT o.profile_id FROM "order" o WHERE o.id = r.order_id)'
const ofItem = (column: string) =>
  `(SELECT o.${column} FROM order_item o WHERE o.id = r.order_item_id)`

export const swapRecord = record(
  'swap',
  {
    id: uuid('ID of the swap.'),
    reference_number: text('Human-readable reference number.'),
    team_id: uuid('ID of the team that ordered.'),
    order_id: uuid('ID of the order.'),
    order_item_id: uuid('ID of the order item whose product is replaced.'),
    status: oneOf(Object.values(enums.SwapStatus), 'Status of the swap.'),
    from_product_id: uuid('ID of the replaced product.'),
    from_name: text('Names of the replaced outlet and product.'),
    to_product_id: uuid('ID of the new product.'),
    to_name: text('Names of the new outlet and product.'),
    price_difference: money('Price of the new product minus the price of the order item.'),
    processing_fee: money('Processing fee for the payment of the difference.'),
    total: money('Amount due.'),
    completed_at: orNull(time('Completion time.')),
    created_at: time('Time of the proposal.'),
    updated_at: updatedAt,
  },
  'Swap of the product of an order item.',
  { profileId: ofItem('profile_id'), campaignId: ofItem('campaign_id') },
)

export const invoiceRecord = record(
  'invoice',
  {
    id: uuid('ID of the document.'),
    reference_number: text('Number of the document, such as INV-2026-000001.'),
    type: oneOf(Object.values(enums.InvoiceType), 'Type of the document.'),
    status: oneOf(Object.values(enums.InvoiceStatus), 'Status of the document.'),
    team_id: uuid('ID of the team.'),
    order_id: uuid('ID of the order.'),
    swap_id: orNull(uuid('ID of the swap that led to the document.')),
    corrects_id: orNull(uuid('ID of the corrected document.')),
    issued_at: time('Time of issue.'),
    date_paid: orNull(time('Payment time.')),
    customer_name: orNull(text('Name of the buyer.')),
    customer_email: orNull(text('Email address of the buyer.')),
    subtotal: money('Sum of the lines.'),
    discount: money('Discount.'),
    credits_applied: money('Amount paid with team credits.'),
    processing_fee: money('Payment processing fee.'),
    total: money('Amount due.'),
    amount_paid: money('Amount paid.'),
    amount_refunded: money('Amount refunded.'),
    created_at: createdAt,
    updated_at: updatedAt,
  },
  'Invoice or credit note.',
  { profileId: ofOrder },
)

export const fileRecord = record(
  'file',
  {
    id: uuid('ID of the file.'),
    name: text('Name of the file.'),
    file_key: renamed('key', text('Key of the file.')),
    size: int('Size in bytes.'),
    mime_type: text('Content type.'),
    team_id: uuid('ID of the team.'),
    folder_id: orNull(uuid('ID of the folder. Null for the root.')),
    uploaded_by: uuid('ID of the user who uploaded the file.'),
    created_at: createdAt,
    updated_at: updatedAt,
    deleted_at: deletedAt,
  },
  'File, as `GET /files/{file_id}` returns it, without `file_url`.',
)

export const campaignRecord = record(
  'campaign',
  {
    id: uuid('ID of the campaign.'),
    name: text('Name of the campaign.'),
    description: orNull(text('Description of the campaign.')),
    reference: orNull(text('Reference of the campaign.')),
    profile_id: uuid('ID of the profile.'),
    created_at: createdAt,
    updated_at: updatedAt,
    deleted_at: deletedAt,
  },
  'Campaign, as `GET /campaigns/{campaign_id}` returns it, without its questionnaire.',
  { profileId: 'r.profile_id', campaignId: 'r.id' },
)

export const articleRecord = record(
  'article',
  {
    id: uuid('ID of the article.'),
    name: text('Name of the article.'),
    product_id: uuid('ID of the product.'),
    profile_id: orNull(uuid('ID of the profile.')),
    campaign_id: orNull(uuid('ID of the campaign.')),
    order_item_id: uuid('ID of the order item.'),
    brief_shared_doc_url: orNull(text('URL of the brief.')),
    draft_shared_doc_url: orNull(text('URL of the draft.')),
    live_url: orNull(text('URL of the published article.')),
    expected_completion_date: orNull(time('Latest expected time of publication.')),
    status: relationField(
      {
        name: text('Display name.'),
        prefix: text('Machine-readable name, such as `pending-draft`.'),
        color: text('Color for display, as #rrggbb.'),
      },
      'Status of the article.',
      'article_content_status o WHERE o.id = r.status_id',
    ),
    updated_at: updatedAt,
  },
  'Article.',
  { profileId: 'r.profile_id', campaignId: 'r.campaign_id' },
)

export const opportunityRecord = record(
  'opportunity',
  {
    id: uuid('ID of the opportunity.'),
    team_id: uuid("ID of the profile's team."),
    profile_id: uuid('ID of the profile.'),
    product_id: orNull(uuid('ID of the suggested product.')),
    campaign_id: orNull(uuid('ID of the campaign.')),
    status: oneOf(Object.values(enums.OpportunityStatus), 'Status of the opportunity.'),
    title: text('Title of the opportunity.'),
    description: orNull(text('Description of the opportunity.')),
    type: orNull(text('Type of the opportunity.')),
    category: orNull(text('Category of the opportunity.')),
    audience_tags: texts('Tags of the audience.'),
    relevance_reason: orNull(text('Reason why the placement suits the profile.')),
    estimated_reach: orNull(int('Estimated number of people reached.')),
    price: orNull(money('Estimated price in US dollars.')),
    score: orNull(float('Relevance score.')),
    expires_at: orNull(time('Expiry time.')),
    created_at: createdAt,
    updated_at: updatedAt,
  },
  'Suggested placement.',
  { profileId: 'r.profile_id', campaignId: 'r.campaign_id' },
)

export const placementRecord = record(
  'placement',
  {
    id: uuid('ID of the placement.'),
    product_id: uuid('ID of the product.'),
    status: oneOf(Object.values(enums.PlacementStatus), 'Status of the placement.'),
    payout: money('Share of the publisher in US dollars.'),
    accept_by: time('Deadline to accept.'),
    accepted_at: orNull(time('Time at which it was accepted.')),
    declined_at: orNull(time('Time at which it was declined.')),
    decline_reason: orNull(text('Reason of the publisher.')),
    delivered_at: orNull(time('Time of the delivery.')),
    live_url: orNull(text('URL of the publication.')),
    created_at: createdAt,
    updated_at: updatedAt,
  },
  'Placement, as `GET /publisher/placements/{placement_id}` returns it, without product and article.',
)

export const payoutRecord = record(
  'payout',
  {
    id: uuid('ID of the payout.'),
    status: oneOf(Object.values(enums.PayoutStatus), 'Status of the payout.'),
    amount: money('Amount in US dollars.'),
    currency: text('Currency code (ISO 4217).'),
    reference: orNull(text('Reference of the transfer.')),
    paid_at: orNull(time('Time at which it was marked as paid.')),
    ended_at: orNull(time('Time at which it was cancelled, failed or was reversed.')),
    created_at: createdAt,
    updated_at: updatedAt,
  },
  'Payout, as `GET /publisher/payouts/{payout_id}` returns it.',
)

export const outletRecord = record(
  'outlet',
  {
    id: uuid('ID of the outlet.'),
    name: text('Name of the outlet.'),
    website_url: orNull(text('URL of the website.')),
    status: oneOf(Object.values(enums.OutletStatus), 'Status of the outlet.'),
    rejection_reason: orNull(text('Reason of the last review, if it rejected the outlet.')),
    created_at: createdAt,
    updated_at: updatedAt,
  },
  'Outlet of a publisher, without its channels and tags.',
  { teamId: 'r.publisher_id' },
)
