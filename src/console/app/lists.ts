import { lists as shapes } from './generated/graph.ts'
import * as documents from './generated/graphql.ts'
import type { Operation } from './graph.ts'

export type ListName = keyof typeof shapes

/** List of the console. Its fields, filters and operations are generated from the schema. */
export interface List {
  name: ListName
  /** Path of the list below `/console/`. */
  path: string
  type: string
  fields: Readonly<Record<string, string>>
  filters: Readonly<Record<string, string>>
  orders: readonly string[]
  /** Whether the list can include archived records. */
  isArchived: boolean
  /** Field that names a record. */
  title: string
  /** Default columns. */
  columns: readonly string[]
  /** Filters in the filter menu. */
  narrow: readonly string[]
  /** Filter that the search field sets. */
  search: string | undefined
  /** Fields that the search covers. */
  searched: readonly string[]
  /** Fields whose values are slugs, which are shown as labels. */
  slugs: readonly string[]
  /** Fields and filters that only operators see. */
  operators: readonly string[]
  /** Fields that the record page hides while they are empty. */
  sparse: readonly string[]
  /** Default conditions. A filter of the same name replaces one. */
  given?: object | undefined
  /** Value of the `show` argument, if not the API's default. */
  show?: string | undefined
  /** Default sort field. A leading minus means descending. */
  sort: string
  /** Related lists on the record page, each with the filter for the record. */
  belongs: readonly (readonly [ListName, string])[]
  page: Operation<ListPage, ListVariables>
  record: Operation<{ record: ListRecord | null }, { id: string }>
}

/** Record of a list. */
export type ListRecord = { id: string; __typename: string } & Record<string, unknown>

interface ListPage {
  list: { totalCount: number; nodes: ListRecord[] }
}

export interface ListVariables {
  first: number
  offset: number
  where?: object
  /** Search words to highlight. Only for lists with highlights. */
  q?: string
  isSearched?: boolean
  show?: string
  includeArchived?: boolean
  orderBy?: { field: string; direction: 'ASC' | 'DESC' }
}

interface Row {
  path?: string
  columns: string
  narrow: string
  search?: string
  slugs?: string
  operators?: string
  sparse?: string
  given?: object
  show?: string
  sort?: string
  belongs?: readonly (readonly [ListName, string])[]
}

/** Definitions of the lists. The first column names the record. */
const rows = {
  orders: {
    columns: 'referenceNumber team profile status paymentStatus refundStatus total createdAt',
    narrow: 'status paymentStatus refundStatus teamId total createdAt datePaid pricingTier',
    search: 'search',
    sparse: 'refundStatus',
    belongs: [
      ['orderItems', 'orderId'],
      ['invoices', 'orderId'],
      ['payments', 'orderId'],
      ['swaps', 'orderId'],
      ['ledgerEntries', 'orderId'],
    ],
  },
  orderItems: {
    columns: 'product order team article salePrice refundStatus isPublisherPaid createdAt',
    narrow:
      'teamId article.status productType salePrice refundRequired refundStatus isPublisherPaid isAccountingCompleted createdAt',
    search: 'search',
    operators:
      'isPublisherPaid isResellerPaid isAccountingCompleted commissionStatus commissionAmount vendorCost internalCost vendorInvoiceId',
    sparse: 'refundStatus refundDate refundMethod',
    belongs: [
      ['articles', 'orderItemId'],
      ['swaps', 'orderItemId'],
    ],
  },
  invoices: {
    columns: 'referenceNumber team order type status total issuedAt',
    narrow: 'type status teamId total issuedAt',
    search: 'search',
    sort: '-issuedAt',
  },
  payments: {
    columns: 'amount provider order team status reference createdAt',
    narrow: 'status amount createdAt',
    slugs: 'provider',
    search: 'search',
  },
  ledgerEntries: {
    path: 'credits',
    columns: 'createdAt team type creditType amount remaining reason order',
    narrow: 'teamId type creditType amount createdAt expiresAt',
    search: 'search',
  },
  swaps: {
    columns: 'referenceNumber order team fromName toName status priceDifference createdAt',
    narrow: 'status teamId priceDifference createdAt completedAt',
    search: 'referenceNumber',
  },
  articles: {
    columns: 'name status team campaign product waitingFor waitingSince dueAt',
    narrow:
      'status waitingFor overdue orderItem.refundStatus teamId campaignId writerId expectedCompletionDate publishedAt createdAt updatedAt',
    search: 'name',
    slugs: 'expectedCompletionDateTitle',
    sort: 'expectedCompletionDate',
    belongs: [
      ['comments', 'articleId'],
      ['complianceChecks', 'articleId'],
    ],
  },
  campaigns: {
    columns: 'name team profile totalArticles updatedAt',
    narrow: 'teamId profileId createdAt',
    search: 'name',
    belongs: [
      ['articles', 'campaignId'],
      ['orderItems', 'campaignId'],
    ],
  },
  comments: {
    columns: 'content author article team visibility createdAt',
    narrow: 'visibility teamId articleId createdAt',
    search: 'content',
  },
  complianceChecks: {
    path: 'compliance',
    columns: 'article team checkType status complianceScore totalIssuesCount createdAt',
    narrow: 'status checkType teamId complianceScore totalIssuesCount createdAt',
    search: 'search',
  },
  listings: {
    path: 'catalogue',
    columns: 'name outlet productType prices country domainAuthority',
    narrow:
      'productType channelTypes placementTypes price domainAuthority country tags disclaimerNames anyDoFollow isFeatured maxDeliveryDays outletId',
    // Add-ons are listed only with a filter for their type.
    show: 'ON_SALE_AND_ADD_ONS',
    given: { productType: { ne: 'ADD_ON' } },
    search: 'q',
    sort: '-popularity',
  },
  outlets: {
    columns: 'name status country city websiteUrl createdAt',
    narrow: 'status country isIndexed createdAt',
    search: 'name',
    show: 'ALL',
    sort: 'name',
    belongs: [
      ['products', 'outletId'],
      ['outletInquiries', 'outletId'],
    ],
  },
  products: {
    columns: 'name outlet type prices active maxDeliveryDays createdAt',
    narrow: 'active isFeatured outletId maxDeliveryDays createdAt',
    search: 'search',
    sort: 'name',
    belongs: [
      ['productPrices', 'productId'],
      ['orderItems', 'productId'],
      ['articles', 'productId'],
    ],
  },
  productPrices: {
    path: 'prices',
    columns: 'product pricingTier unitAmount currency createdAt updatedAt',
    narrow: 'pricingTier unitAmount productId createdAt updatedAt',
    search: 'search',
  },
  imports: {
    columns: 'fileName status isPreview rowCount faultCount warningCount createdBy createdAt',
    narrow: 'status createdAt completedAt',
    search: 'fileName',
  },
  tags: { columns: 'name category createdAt', narrow: 'category', search: 'name', sort: 'name' },
  searchSynonyms: {
    path: 'synonyms',
    columns: 'terms createdAt updatedAt',
    narrow: 'createdAt updatedAt',
    search: 'search',
    sort: 'terms',
  },
  opportunities: {
    columns: 'title team profile product status price expiresAt',
    narrow: 'status teamId profileId price expiresAt createdAt',
    search: 'title',
  },
  outletInquiries: {
    path: 'inquiries',
    columns: 'name email outlet team createdAt',
    narrow: 'outletId teamId createdAt',
    search: 'email',
  },
  teams: {
    columns: 'name slug creditBalance proPricingEnabled contactEmail createdAt',
    narrow: 'proPricingEnabled createdAt',
    search: 'name',
    belongs: [
      ['orders', 'teamId'],
      ['articles', 'teamId'],
      ['campaigns', 'teamId'],
      ['profiles', 'teamId'],
      ['webhookEndpoints', 'teamId'],
    ],
  },
  teamMembers: {
    path: 'members',
    columns: 'user team role createdAt',
    narrow: 'teamId createdAt',
    search: 'search',
    sort: 'createdAt',
  },
  teamInvitations: {
    path: 'invitations',
    columns: 'email team status expiresAt createdAt',
    narrow: 'teamId acceptedAt withdrawnAt expiresAt createdAt',
    search: 'email',
  },
  profiles: {
    columns: 'name team type websiteUrl createdAt',
    narrow: 'teamId type createdAt',
    search: 'name',
    belongs: [
      ['orders', 'profileId'],
      ['campaigns', 'profileId'],
    ],
  },
  users: {
    columns: 'fullName email language isBlocked createdAt',
    narrow: 'email blockedAt createdAt',
    search: 'search',
    belongs: [
      ['teamMembers', 'userId'],
      ['apiTokens', 'userId'],
      ['operatorTokens', 'userId'],
    ],
  },
  apiTokens: {
    path: 'tokens',
    columns: 'name team hint type lastUsedAt expiresAt revokedAt',
    narrow: 'type teamId isSession lastUsedAt expiresAt revokedAt createdAt',
    search: 'name',
  },
  operatorTokens: {
    path: 'operator-tokens',
    columns: 'name hint type user lastUsedAt expiresAt revokedAt',
    narrow: 'type userId lastUsedAt expiresAt revokedAt createdAt',
    search: 'name',
  },
  agreementTemplates: {
    path: 'agreements',
    columns: 'title key version isActive scope createdAt',
    narrow: 'isActive scope key createdAt',
    search: 'search',
    belongs: [['agreementAcceptances', 'templateId']],
  },
  agreementAcceptances: {
    path: 'acceptances',
    columns: 'signerName team template signerEmail acceptedAt',
    narrow: 'teamId acceptedAt',
    search: 'search',
  },
  webhookEndpoints: {
    path: 'webhooks',
    columns: 'url team enabled failingSince topics createdAt',
    narrow: 'enabled failingSince teamId createdAt',
    search: 'url',
    belongs: [['webhookDeliveries', 'endpointId']],
  },
  webhookDeliveries: {
    path: 'deliveries',
    columns: 'createdAt event endpoint team status lastError attemptCount nextAttemptAt',
    narrow: 'status event.topic endpointId teamId attemptCount createdAt',
    search: 'search',
  },
  mails: {
    columns: 'createdAt kind team user status attemptCount completedAt',
    narrow: 'kind status teamId createdAt',
    search: 'search',
  },
  auditEntries: {
    path: 'audit',
    columns: 'action changes entityId createdAt',
    narrow: 'action entity entityId actorId requestId createdAt',
    search: 'search',
    slugs: 'action entity',
  },
} satisfies Record<ListName, Row>

/** Returns the fields that a filter searches. Defaults to the field of the same name. */
function searchedBy(
  searched: Readonly<Record<string, readonly string[]>>,
  condition: string | undefined,
): readonly string[] {
  return condition === undefined ? [] : (searched[condition] ?? [condition])
}

/** Audit log of a record, on every record page. */
const history = ['auditEntries', 'entityId'] as const

const split = (names: string) => names.split(' ').filter(Boolean)

function listOf(name: ListName, row: Row): List {
  const { operation, ...shape } = shapes[name]
  const columns = split(row.columns)
  const given: Record<string, unknown> = documents
  return {
    name,
    path: row.path ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ...shape,
    title: columns[0]!,
    columns,
    narrow: split(row.narrow),
    search: row.search,
    searched: searchedBy(shape.searched, row.search),
    slugs: split(row.slugs ?? ''),
    // A team's token sees records of one team only, so the column is redundant.
    operators: ['team', 'teamId', ...split(row.operators ?? '')],
    sparse: ['deletedAt', ...split(row.sparse ?? '')],
    given: row.given,
    show: row.show,
    sort: row.sort ?? '-createdAt',
    belongs: name === 'auditEntries' ? [] : [...(row.belongs ?? []), history],
    page: given[`${operation}Document`] as List['page'],
    record: given[`${shape.type}RecordDocument`] as List['record'],
  }
}

/** All lists by their GraphQL name. */
export const lists = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, listOf(name as ListName, row)]),
) as Record<ListName, List>

const all = Object.values(lists)

/** Whether a session sees a field or filter of a list. */
export const isShown = (list: Pick<List, 'operators'>, isOperator: boolean, name: string) =>
  isOperator || !list.operators.includes(name)

/** Returns the list with a URL path. */
export const listAt = (path: string): List | undefined => all.find((list) => list.path === path)

/** Returns the list of a GraphQL type. */
export const listOfType = (type: string): List | undefined => all.find((list) => list.type === type)
