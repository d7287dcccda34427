/** Records in the examples of events. */

const team_id = '01905a6c-8000-7b1e-9c4d-3f5a7e9b1c22'
const profile_id = '01905a6c-8000-7b63-9e22-7a1eac4c3b21'
const order_id = '01905a6c-8000-7c4f-8a2b-1d3e5f7a9b10'
const order_item_id = '01905a6c-8000-7d11-8e3c-5a7b9c1d3e20'
const product_id = '01905a6c-8000-7e22-9f4d-6b8c0d2e4f30'
const created_at = '2026-03-01T09:00:00.000Z'
const updated_at = created_at

/** IDs of an event of a campaign. */
export const ids = {
  team_id,
  profile_id,
  campaign_id: '01905a6c-8000-7a52-8d11-6f0d9c3b2a10',
}

/** IDs of an event of an order, whose items can be in several campaigns. */
export const orderIds = { team_id, profile_id, campaign_id: null }

export const order = {
  id: order_id,
  reference_number: 'ORD-20260301-6VQWR5JQ2M0XK',
  external_reference_number: null,
  team_id,
  profile_id,
  client_id: '01905a6c-8000-7f33-8a5e-7c9d1e3f5a40',
  checkout_by_id: '01905a6c-8000-7f33-8a5e-7c9d1e3f5a40',
  status: 'CREATED' as const,
  payment_status: 'NOT_STARTED' as const,
  payment_expires_at: null,
  approval_status: null,
  approval_decided_by_id: null,
  approval_decided_at: null,
  approval_reason: null,
  date_paid: null,
  subtotal: 450,
  discount: 0,
  credits_applied: 0,
  processing_fee: 13.5,
  total: 463.5,
  coupon: null,
  is_guest_order: false,
  guest_email: null,
  account_owner_email: 'ada@brightwater.example',
  customer_invoice_id: null,
  customer_invoice_source: null,
  customer_invoice_date: null,
  customer_invoice_url: null,
  analytics_distinct_id: null,
  metadata: null,
  line_items: [
    {
      id: '01905a6c-8000-7a44-9b6f-8d0e2f4a6b50',
      product_id,
      quantity: 1,
      price: 450,
      is_add_on: false,
      linked_order_line_item_id: null,
    },
  ],
  created_at,
  updated_at,
  deleted_at: null,
}

export const swap = {
  id: '01905a6c-8000-7b55-8c70-9e1f3a5b7c60',
  reference_number: 'SWP-20260301-2M7YHT9KC4WQD',
  team_id,
  order_id,
  order_item_id,
  status: 'PENDING_CLIENT' as const,
  from_product_id: product_id,
  from_name: 'The Daily Ledger: Sponsored article',
  to_product_id: '01905a6c-8000-7c66-9d81-0f2a4b6c8d70',
  to_name: 'Harbor Post: Sponsored article',
  price_difference: 50,
  processing_fee: 1.5,
  total: 51.5,
  completed_at: null,
  created_at,
  updated_at,
}

export const invoice = {
  id: '01905a6c-8000-7d77-8e92-1a3b5c7d9e80',
  reference_number: 'INV-2026-000001',
  type: 'INVOICE' as const,
  status: 'ISSUED' as const,
  team_id,
  order_id,
  swap_id: null,
  corrects_id: null,
  issued_at: '2026-03-01T09:10:00.000Z',
  date_paid: '2026-03-01T09:10:00.000Z',
  customer_name: 'Brightwater',
  customer_email: 'ada@brightwater.example',
  subtotal: 450,
  discount: 0,
  credits_applied: 0,
  processing_fee: 13.5,
  total: 463.5,
  amount_paid: 463.5,
  amount_refunded: 0,
  created_at: '2026-03-01T09:10:00.000Z',
  updated_at: '2026-03-01T09:10:00.000Z',
}

export const file = {
  id: '01905a6c-8000-7e88-9fa3-2b4c6d8e0f90',
  name: 'brief.pdf',
  file_key: 'f_5mQ8xW2vK9rT4nY7bC3dEf.pdf',
  size: 48213,
  mime_type: 'application/pdf',
  team_id,
  folder_id: null,
  uploaded_by: '01905a6c-8000-7f33-8a5e-7c9d1e3f5a40',
  created_at,
  updated_at,
  deleted_at: null,
}

export const campaign = {
  id: ids.campaign_id,
  name: 'Series C announcement',
  description: 'Launch coverage in three markets.',
  reference: null,
  profile_id,
  created_at,
  updated_at,
  deleted_at: null,
}

export const article = {
  id: '01905a6c-8000-7e17-9ae2-2a9d3c2f1c11',
  name: 'How small teams ship',
  product_id,
  profile_id,
  campaign_id: ids.campaign_id,
  order_item_id,
  brief_shared_doc_url: null,
  draft_shared_doc_url: null,
  live_url: null,
  expected_completion_date: '2026-03-15T09:10:00.000Z',
  status: { name: 'Pending content brief', prefix: 'pending-content-brief', color: '#94a3b8' },
  updated_at,
}

export const comment = {
  comment: {
    id: 'c_7Hq2mE3xk0',
    content: 'Please mention the launch date.',
    author: { name: 'Ada Lovelace' },
    parent_comment_id: null,
    created_at,
    updated_at,
  },
  article_id: article.id,
}

export const opportunity = {
  id: '01905a6c-8000-7f99-80b4-3c5d7e9f1a02',
  team_id,
  profile_id,
  product_id,
  campaign_id: ids.campaign_id,
  status: 'ACTIVE' as const,
  title: 'Feature in the spring issue',
  description: null,
  type: null,
  category: 'Technology',
  audience_tags: ['founders'],
  relevance_reason: 'Its readers buy software for small teams.',
  estimated_reach: 120000,
  price: 900,
  score: 0.87,
  expires_at: '2026-03-20T00:00:00.000Z',
  created_at,
  updated_at,
}

/** IDs of an event of a publisher. */
export const publisherIds = {
  team_id: '01905a6c-8000-7d77-8e92-1a3b5c7d9e80',
  profile_id: null,
  campaign_id: null,
}

export const placement = {
  id: '01905a6c-8000-7e88-9fa3-2b4c6d8e0f90',
  product_id,
  status: 'OFFERED' as const,
  payout: 375,
  accept_by: '2026-03-04T09:00:00.000Z',
  accepted_at: null,
  declined_at: null,
  decline_reason: null,
  delivered_at: null,
  live_url: null,
  created_at,
  updated_at,
}

export const payout = {
  id: '01905a6c-8000-7f99-80b4-3c5d7e9f1a01',
  status: 'PAID' as const,
  amount: 375,
  currency: 'USD',
  reference: 'T-2026-0042',
  paid_at: '2026-04-10T09:00:00.000Z',
  ended_at: null,
  created_at: '2026-04-09T09:00:00.000Z',
  updated_at: '2026-04-10T09:00:00.000Z',
}

export const outlet = {
  id: '01905a6c-8000-70aa-91c5-4d6e8f0a2b12',
  name: 'Harbor Post',
  website_url: 'https://harbor-post.example.com/',
  status: 'ACTIVE' as const,
  rejection_reason: null,
  created_at,
  updated_at,
}
