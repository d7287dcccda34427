import { outletSelection } from '../catalogue/outlet.js'
import { defineRoutes } from '../engine/route.js'

const record = `
  id
  name
  description
  ${outletSelection}
  status
  rejection_reason: rejectionReason
  review_comments: reviewComments { field comment }
  pending_change: pendingChange { name website_url: websiteUrl category_id: categoryId changed_fields: changedFields }
  pending_since: pendingSince
  rejected_change: rejectedChange { name website_url: websiteUrl category_id: categoryId changed_fields: changedFields }
  monthly_limit: monthlyLimit
  domain_proof: domainProof {
    domain
    status
    record_name: recordName
    file_url: fileUrl
    value
    error
    checked_at: checkedAt
    verified_at: verifiedAt
  }
  category { id name }
  tags { id name }
  channels {
    id
    channel_type: channelType
    channel_url: channelUrl
    is_do_follow: isDoFollow
  }
  created_at: createdAt
  updated_at: updatedAt
`

const body = {
  name: 'input.name',
  description: 'input.description',
  website_url: 'input.websiteUrl',
  logo: 'input.logo',
  country: 'input.country',
  state: 'input.state',
  city: 'input.city',
  is_indexed: 'input.isIndexed',
  category_id: 'input.categoryId',
  tag_ids: 'input.tagIds',
  monthly_limit: 'input.monthlyLimit',
}

const records = {
  '': 'PublisherOutlet',
  channels: 'PublisherOutletChannel',
  domain_proof: 'PublisherOutletDomainProof',
  pending_change: 'PublisherOutletChange',
  rejected_change: 'PublisherOutletChange',
  review_comments: 'PublisherOutletComment',
  tags: 'PublisherOutletTag',
}

export const publisherOutletRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listPublisherOutlets',
    path: '/publisher/outlets',
    summary: "List your team's outlets",
    description: 'Returns the outlets of your publisher team, in any status.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'page',
    list: {
      sort: { name: 'NAME', created_at: 'CREATED_AT' },
      default: { field: 'CREATED_AT', direction: 'desc' },
    },
    query: { 'filters[status]': 'where.status.eq' },
    variables: { show: 'ALL' },
    records,
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: OutletOrder, $where: OutletWhere, $show: OutletShow, $includeArchived: Boolean) {
        outlets(first: $first, offset: $offset, orderBy: $orderBy, where: $where, show: $show, includeArchived: $includeArchived) {
          records: nodes { ${record} }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'getPublisherOutlet',
    path: '/publisher/outlets/{outlet_id}',
    summary: "Retrieve one of your team's outlets",
    description: 'Returns an outlet of your publisher team, with the reason if it was rejected.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'field',
    params: { outlet_id: 'id' },
    records,
    operation: `query ($id: UUID!) { outlet(id: $id) { ${record} } }`,
  },
  {
    method: 'POST',
    id: 'createPublisherOutlet',
    path: '/publisher/outlets',
    summary: 'Offer an outlet',
    description:
      'Creates an outlet of your publisher team in the status DRAFT, with one channel. Submit it for review when its products are complete.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    envelope: 'field',
    body: { ...body, channel_type: 'input.channelType' },
    records,
    operation: `mutation ($input: CreatePublisherOutletInput!) { createPublisherOutlet(input: $input) { ${record} } }`,
  },
  {
    method: 'PATCH',
    id: 'updatePublisherOutlet',
    path: '/publisher/outlets/{outlet_id}',
    summary: "Update one of your team's outlets",
    description:
      'Omitted fields are left unchanged. For an approved outlet, changes of name, URL and category wait for a review in `pending_change`. In PENDING_REVIEW they are rejected. `is_paused` takes an ACTIVE outlet off sale (INACTIVE), and puts it back on sale.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    envelope: 'field',
    params: { outlet_id: 'input.outletId' },
    body: { ...body, is_paused: 'input.isPaused' },
    records,
    operation: `mutation ($input: UpdatePublisherOutletInput!) { updatePublisherOutlet(input: $input) { ${record} } }`,
  },
  {
    method: 'POST',
    id: 'submitPublisherOutlet',
    path: '/publisher/outlets/{outlet_id}/submit',
    summary: 'Submit an outlet for review',
    description:
      'Submits a DRAFT or REJECTED outlet. It becomes PENDING_REVIEW until an operator approves or rejects it.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    effect: 'change',
    envelope: 'field',
    params: { outlet_id: 'input.id' },
    records,
    operation: `mutation ($input: SubmitOutletInput!) { submitOutlet(input: $input) { ${record} } }`,
  },
  {
    method: 'POST',
    id: 'verifyPublisherOutletDomain',
    path: '/publisher/outlets/{outlet_id}/verify-domain',
    summary: 'Prove the domain of an outlet',
    description:
      'Starts the proof that you control the domain of the outlet, or checks it again. Publish the value of `domain_proof` in a TXT record or in a file. The result of the check is in `domain_proof` soon after.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    effect: 'change',
    envelope: 'field',
    params: { outlet_id: 'input.id' },
    records,
    operation: `mutation ($input: VerifyOutletDomainInput!) { verifyOutletDomain(input: $input) { ${record} } }`,
  },
)
