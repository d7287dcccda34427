import { defineRoutes } from '../engine/route.js'

const record = `
  id
  status
  product { id outlet_id: outletId name }
  article {
    id
    name
    status
    brief_url: briefUrl
    draft_url: draftUrl
    expected_completion_date: expectedCompletionDate
    live_url: liveUrl
  }
  payout
  accept_by: acceptBy
  accepted_at: acceptedAt
  declined_at: declinedAt
  decline_reason: declineReason
  delivered_at: deliveredAt
  live_url: liveUrl
  link_status: linkStatus
  link_checked_at: linkCheckedAt
  link_lost_at: linkLostAt
  link_error: linkError
  link_guaranteed_until: linkGuaranteedUntil
  link_changes: linkChanges { at status error }
  settled_at: settledAt
  withdrawn_at: withdrawnAt
  created_at: createdAt
  updated_at: updatedAt
`

const records = { product: 'PlacementProduct' }

export const placementRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listPlacements',
    path: '/publisher/placements',
    summary: "List your team's placements",
    description: 'Returns the ordered units of the products of your publisher team.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'page',
    list: {
      sort: { created_at: 'CREATED_AT', accept_by: 'ACCEPT_BY' },
      default: { field: 'CREATED_AT', direction: 'desc' },
    },
    query: {
      'filters[status]': 'where.status.eq',
      'filters[product_id]': 'where.productId.eq',
      'filters[link_status]': 'where.linkStatus.eq',
    },
    records,
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: PlacementOrder, $where: PlacementWhere) {
        placements(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
          records: nodes { ${record} }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'getPlacement',
    path: '/publisher/placements/{placement_id}',
    summary: 'Retrieve a placement',
    description: 'Returns a placement, with the brief and the draft of its article once approved.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'field',
    params: { placement_id: 'id' },
    records,
    operation: `query ($id: UUID!) { placement(id: $id) { ${record} } }`,
  },
  {
    method: 'POST',
    id: 'acceptPlacement',
    path: '/publisher/placements/{placement_id}/accept',
    summary: 'Accept a placement',
    description: 'Accepts an offered placement, also after its deadline.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    effect: 'change',
    envelope: 'field',
    params: { placement_id: 'input.id' },
    records,
    operation: `mutation ($input: AcceptPlacementInput!) { acceptPlacement(input: $input) { ${record} } }`,
  },
  {
    method: 'POST',
    id: 'declinePlacement',
    path: '/publisher/placements/{placement_id}/decline',
    summary: 'Decline a placement',
    description: 'Declines an offered or accepted placement. This is final.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    effect: 'irreversible',
    envelope: 'field',
    params: { placement_id: 'input.id' },
    body: { reason: 'input.reason' },
    records,
    operation: `mutation ($input: DeclinePlacementInput!) { declinePlacement(input: $input) { ${record} } }`,
  },
  {
    method: 'POST',
    id: 'deliverPlacement',
    path: '/publisher/placements/{placement_id}/deliver',
    summary: 'Deliver a placement',
    description:
      'Delivers an accepted placement with the URL of the publication. Publishes its article, whose status must be `pending-publishing`.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    effect: 'change',
    envelope: 'field',
    params: { placement_id: 'input.id' },
    body: { live_url: 'input.liveUrl' },
    records,
    operation: `mutation ($input: DeliverPlacementInput!) { deliverPlacement(input: $input) { ${record} } }`,
  },
)
