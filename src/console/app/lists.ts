import { lists as shapes } from './generated/graph.ts'
import * as documents from './generated/graphql.ts'
import type { Operation } from './graph.ts'

export type ListName = keyof typeof shapes

/** A list of the console, as data: what is asked, narrowed and shown comes from the graph. */
export interface List {
  name: ListName
  /** Its place in the address. */
  path: string
  type: string
  fields: Readonly<Record<string, string>>
  filters: Readonly<Record<string, string>>
  orders: readonly string[]
  /** Whether what is archived can be shown too. */
  isArchived: boolean
  /** What names a record. */
  title: string
  /** What stands in its table unless others are chosen. */
  columns: readonly string[]
  /** What it is offered to be narrowed by. */
  narrow: readonly string[]
  /** The condition that a search is. */
  search: string | undefined
  /** What a search looks in. */
  searched: readonly string[]
  /** Fields whose values are names of programs, which are shown in words. */
  slugs: readonly string[]
  /** Fields and conditions that a team is not shown. */
  operators: readonly string[]
  /** Fields that the page of a record leaves out while they are empty. */
  sparse: readonly string[]
  /** What it is narrowed to unless a condition of the same name says otherwise. */
  given?: object | undefined
  /** What it shows, where that is not what the graph shows unless it is told. */
  show?: string | undefined
  /** Field that it is sorted by at first, the largest first where it begins with a minus. */
  sort: string
  /** Lists of what belongs to a record, with the condition that names it. */
  belongs: readonly (readonly [ListName, string])[]
  page: Operation<ListPage, ListVariables>
  record: Operation<{ record: ListRecord | null }, { id: string }>
}

/** A record as a list shows it. */
export type ListRecord = { id: string; __typename: string } & Record<string, unknown>

interface ListPage {
  list: { totalCount: number; nodes: ListRecord[] }
}

export interface ListVariables {
  first: number
  offset: number
  where?: object
  /** What is highlighted, where the list highlights what a search finds. */
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

/** The first column names the record. */
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
    // Add-ons are found by their type alone.
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

/** What a condition looks in: what the graph tells, else what it is called after. */
function searchedBy(
  searched: Readonly<Record<string, readonly string[]>>,
  condition: string | undefined,
): readonly string[] {
  return condition === undefined ? [] : (searched[condition] ?? [condition])
}

/** What operators changed of a record: part of every record's page. */
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
    // A team has one team, its own.
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

/** Every list of the console, by its name in the graph. */
export const lists = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, listOf(name as ListName, row)]),
) as Record<ListName, List>

const all = Object.values(lists)

/** Whether a session is shown a field or a condition of a list. */
export const isShown = (list: Pick<List, 'operators'>, isOperator: boolean, name: string) =>
  isOperator || !list.operators.includes(name)

/** The list at a place of the address. */
export const listAt = (path: string): List | undefined => all.find((list) => list.path === path)

/** The list that has the records of a type. */
export const listOfType = (type: string): List | undefined => all.find((list) => list.type === type)
