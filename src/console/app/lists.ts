import type { Operation } from './api.ts'
import { lists as shapes } from './generated/graph.ts'
import * as documents from './generated/graphql.ts'

export type ListName = keyof typeof shapes

/** List of the console. Its fields, filters and operations are generated from the schema. */
export interface ListConfig {
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
  titleField: string
  /** Default columns. */
  columns: readonly string[]
  /** Filters in the filter menu. */
  menuFilters: readonly string[]
  /** Filter that the search field sets. */
  search: string | undefined
  /** Fields that the search covers. */
  searched: readonly string[]
  /** Fields whose values are slugs, which are shown as labels. */
  slugFields: readonly string[]
  /** Fields and filters that only operators see. */
  operators: readonly string[]
  /** Fields that the record page shows large at the top. */
  highlights: readonly string[]
  /** Conditions of further URL parameters, by name. */
  conditions: Readonly<Record<string, (value: string) => object>>
  /** Default conditions. A filter of the same name replaces one. */
  defaultConditions?: object | undefined
  /** Value of the `show` argument, if not the API's default. */
  show?: string | undefined
  /** Default sort field. A leading minus means descending. */
  sort: string
  /** Related lists on the record page, each with the filter for the record. */
  relatedLists: readonly (readonly [ListName, string])[]
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

interface ListDefinition {
  path?: string
  columns: string
  menuFilters: string
  search?: string
  slugFields?: string
  operators?: string
  highlights?: string
  conditions?: Readonly<Record<string, (value: string) => object>>
  defaultConditions?: object
  show?: string
  sort?: string
  relatedLists?: readonly (readonly [ListName, string])[]
}

/** Definitions of the lists. The first column names the record. */
const definitions = {
  orders: {
    highlights: 'status total team profile',
    columns: 'referenceNumber team profile status total createdAt datePaid',
    conditions: {
      late: () => ({ items: { some: { article: { overdue: true } } } }),
      // Orders that wait for approval cannot be paid.
      payable: () => ({
        OR: [{ approvalStatus: { isNull: true } }, { approvalStatus: { eq: 'APPROVED' } }],
      }),
    },
    menuFilters:
      'status paymentStatus approvalStatus refundStatus teamId total createdAt datePaid pricingTier',
    search: 'search',
    relatedLists: [
      ['orderItems', 'orderId'],
      ['invoices', 'orderId'],
      ['payments', 'orderId'],
      ['swaps', 'orderId'],
      ['ledgerEntries', 'orderId'],
    ],
  },
  orderItems: {
    highlights: 'salePrice article order refundStatus',
    columns: 'product order team article salePrice refundStatus isPublisherPaid createdAt',
    menuFilters:
      'teamId article.status productType salePrice refundRequired refundStatus isPublisherPaid isPaidByPayouts isAccountingCompleted createdAt',
    search: 'search',
    operators:
      'isPublisherPaid isPaidByPayouts isResellerPaid isAccountingCompleted commissionStatus commissionAmount vendorCost internalCost vendorInvoiceId',
    relatedLists: [
      ['articles', 'orderItemId'],
      ['swaps', 'orderItemId'],
    ],
  },
  invoices: {
    highlights: 'status total order issuedAt',
    columns: 'referenceNumber team order type status total issuedAt',
    menuFilters: 'type status teamId total issuedAt',
    search: 'search',
    sort: '-issuedAt',
  },
  payments: {
    highlights: 'status amount order createdAt',
    columns: 'amount provider order team status reference createdAt',
    menuFilters: 'status amount createdAt',
    slugFields: 'provider',
    search: 'search',
  },
  ledgerEntries: {
    path: 'credits',
    highlights: 'amount type order expiresAt',
    columns: 'amount type team creditType reason order remaining createdAt',
    menuFilters: 'teamId type creditType amount createdAt expiresAt',
    search: 'search',
  },
  swaps: {
    highlights: 'status priceDifference total order',
    columns: 'referenceNumber order fromName toName status priceDifference createdAt',
    menuFilters: 'status teamId priceDifference createdAt completedAt',
    search: 'referenceNumber',
  },
  articles: {
    columns: 'name status dueAt team campaign product waitingFor',
    conditions: {
      orderedBy: (userId) => ({ orderItem: { order: { checkoutById: { eq: userId } } } }),
    },
    menuFilters:
      'status waitingFor overdue orderItem.refundStatus teamId campaignId writerId expectedCompletionDate publishedAt createdAt updatedAt',
    search: 'name',
    slugFields: 'expectedCompletionDateTitle',
    sort: 'expectedCompletionDate',
    relatedLists: [
      ['comments', 'articleId'],
      ['complianceChecks', 'articleId'],
    ],
  },
  campaigns: {
    highlights: 'profile totalArticles team updatedAt',
    columns: 'name team profile totalArticles updatedAt',
    menuFilters: 'teamId profileId createdAt',
    search: 'name',
    relatedLists: [
      ['articles', 'campaignId'],
      ['orderItems', 'campaignId'],
    ],
  },
  comments: {
    columns: 'content author article team visibility createdAt',
    menuFilters: 'visibility teamId articleId createdAt',
    search: 'content',
  },
  complianceChecks: {
    path: 'compliance',
    columns: 'article team checkType status complianceScore totalIssuesCount createdAt',
    menuFilters: 'status checkType teamId complianceScore totalIssuesCount createdAt',
    search: 'search',
  },
  listings: {
    path: 'catalogue',
    columns: 'name outlet productType prices country domainAuthority',
    menuFilters:
      'productType channelTypes placementTypes price domainAuthority country tags disclaimerNames anyDoFollow isFeatured maxDeliveryDays outletId',
    // Add-ons are listed only with a filter for their type.
    show: 'ON_SALE_AND_ADD_ONS',
    defaultConditions: { productType: { ne: 'ADD_ON' } },
    search: 'q',
    sort: '-popularity',
  },
  outlets: {
    columns: 'name status country city websiteUrl createdAt',
    menuFilters: 'status country isIndexed publisherId createdAt',
    operators: 'publisherId status isIndexed createdAt updatedAt',
    search: 'name',
    show: 'ALL',
    sort: 'name',
    relatedLists: [
      ['products', 'outletId'],
      ['outletInquiries', 'outletId'],
    ],
  },
  products: {
    columns: 'name outlet type prices active maxDeliveryDays createdAt',
    menuFilters: 'active isFeatured outletId maxDeliveryDays createdAt',
    search: 'search',
    sort: 'name',
    relatedLists: [
      ['productPrices', 'productId'],
      ['orderItems', 'productId'],
      ['articles', 'productId'],
    ],
  },
  productPrices: {
    path: 'prices',
    columns: 'product pricingTier unitAmount updatedAt',
    menuFilters: 'pricingTier unitAmount productId createdAt updatedAt',
    search: 'search',
  },
  placements: {
    highlights: 'status payout product acceptBy',
    columns: 'product team status payout acceptBy deliveredAt linkStatus createdAt',
    menuFilters:
      'status linkStatus teamId overdueAt withdrawnAt acceptBy deliveredAt linkLostAt createdAt',
  },
  payouts: {
    highlights: 'status amount team paidAt',
    columns: 'amount team status reference paidAt createdAt',
    menuFilters: 'status teamId amount paidAt createdAt',
    search: 'reference',
    relatedLists: [['publisherLedgerEntries', 'payoutId']],
  },
  payoutFiles: {
    path: 'payment-files',
    highlights: 'amount payoutCount executionDate cancelledAt',
    columns: 'amount payoutCount executionDate cancelledAt createdAt',
    menuFilters: 'amount cancelledAt createdAt',
    relatedLists: [['payouts', 'fileId']],
  },
  publisherLedgerEntries: {
    path: 'publisher-ledger',
    columns: 'amount type team placement payout payableAt createdAt',
    menuFilters: 'type teamId amount payoutId payableAt createdAt',
  },
  publisherApplications: {
    path: 'applications',
    columns: 'companyName contactName email status createdAt',
    menuFilters: 'status reviewedAt createdAt',
    search: 'companyName',
  },
  payoutStatements: {
    path: 'statements',
    highlights: 'closingBalance earned paid team periodStart',
    columns: 'referenceNumber team periodStart earned reversed paid closingBalance issuedAt',
    menuFilters: 'teamId periodStart issuedAt',
    search: 'referenceNumber',
  },
  imports: {
    highlights: 'status rowCount issueCount createdBy',
    columns: 'fileName status isPreview rowCount issueCount warningCount createdBy createdAt',
    menuFilters: 'status createdAt completedAt',
    search: 'fileName',
  },
  tags: {
    columns: 'name category createdAt',
    menuFilters: 'category',
    search: 'name',
    sort: 'name',
  },
  searchSynonyms: {
    path: 'synonyms',
    columns: 'terms createdAt updatedAt',
    menuFilters: 'createdAt updatedAt',
    search: 'search',
    sort: 'terms',
  },
  opportunities: {
    highlights: 'status price profile expiresAt',
    columns: 'title team profile product status price expiresAt',
    menuFilters: 'status teamId profileId price expiresAt createdAt',
    search: 'title',
  },
  outletLists: {
    columns: 'name profile team isShared showsPrices updatedAt',
    menuFilters: 'profileId teamId createdAt updatedAt',
    search: 'name',
    sort: '-updatedAt',
  },
  outletInquiries: {
    path: 'inquiries',
    highlights: 'outlet team status createdAt',
    columns: 'name outlet team status createdAt repliedAt',
    menuFilters: 'outletId teamId repliedAt createdAt',
    search: 'email',
  },
  teams: {
    highlights: 'kind creditBalance contactEmail createdAt',
    columns: 'name kind slug creditBalance proPricingEnabled isTest contactEmail createdAt',
    menuFilters: 'kind proPricingEnabled isTest createdAt',
    search: 'name',
    relatedLists: [
      ['orders', 'teamId'],
      ['articles', 'teamId'],
      ['campaigns', 'teamId'],
      ['profiles', 'teamId'],
      ['webhookEndpoints', 'teamId'],
      ['outlets', 'publisherId'],
      ['placements', 'teamId'],
      ['payouts', 'teamId'],
    ],
  },
  teamMembers: {
    path: 'members',
    columns: 'user team role createdAt',
    menuFilters: 'teamId role createdAt',
    search: 'search',
    sort: 'createdAt',
  },
  teamInvitations: {
    path: 'invitations',
    columns: 'email team role status expiresAt createdAt',
    menuFilters: 'teamId acceptedAt withdrawnAt expiresAt createdAt',
    search: 'email',
  },
  profiles: {
    highlights: 'type websiteUrl team location',
    columns: 'name team type websiteUrl createdAt',
    menuFilters: 'teamId type createdAt',
    search: 'name',
    relatedLists: [
      ['orders', 'profileId'],
      ['campaigns', 'profileId'],
    ],
  },
  users: {
    highlights: 'email isBlocked language createdAt',
    columns: 'fullName email language isBlocked createdAt',
    menuFilters: 'email blockedAt createdAt',
    search: 'search',
    relatedLists: [
      ['teamMembers', 'userId'],
      ['apiTokens', 'userId'],
      ['operatorTokens', 'userId'],
    ],
  },
  apiTokens: {
    path: 'tokens',
    columns: 'name team hint type lastUsedAt expiresAt revokedAt',
    menuFilters: 'type teamId isSession signInMethod lastUsedAt expiresAt revokedAt createdAt',
    search: 'name',
  },
  operatorTokens: {
    path: 'operator-tokens',
    columns: 'name hint role user lastUsedAt expiresAt revokedAt',
    menuFilters: 'role userId isSession lastUsedAt expiresAt revokedAt createdAt',
    search: 'name',
  },
  oauthClients: {
    path: 'oauth-clients',
    columns: 'name isDynamic redirectUris lastUsedAt disabledAt createdAt',
    menuFilters: 'isDynamic disabledAt metadataUrl lastUsedAt createdAt',
    search: 'name',
  },
  privacyRequests: {
    path: 'privacy',
    columns: 'kind status reason user requestedBy createdAt completedAt',
    menuFilters: 'kind status userId requestedById createdAt completedAt',
  },
  agreementTemplates: {
    path: 'agreements',
    columns: 'title key version isActive scope createdAt',
    operators:
      'key isActive scope name requiresTeamOwner requiresAuthorityConfirmation acceptanceLabel createdAt updatedAt',
    menuFilters: 'isActive scope key createdAt',
    search: 'search',
    relatedLists: [['agreementAcceptances', 'templateId']],
  },
  agreementAcceptances: {
    path: 'acceptances',
    columns: 'signerName team template signerEmail acceptedAt',
    menuFilters: 'teamId acceptedAt',
    search: 'search',
  },
  webhookEndpoints: {
    path: 'webhooks',
    columns: 'url team enabled failingSince topics createdAt',
    menuFilters: 'enabled failingSince teamId createdAt',
    search: 'url',
    relatedLists: [['webhookDeliveries', 'endpointId']],
  },
  webhookDeliveries: {
    path: 'deliveries',
    columns: 'createdAt event endpoint team status lastError attemptCount nextAttemptAt',
    menuFilters: 'status event.topic endpointId teamId attemptCount createdAt',
    search: 'search',
  },
  emails: {
    highlights: 'status kind user createdAt',
    columns: 'createdAt kind team user status attemptCount completedAt',
    operators: 'attemptCount',
    menuFilters: 'kind status teamId createdAt',
    search: 'search',
  },
  apiRequests: {
    path: 'requests',
    columns: 'createdAt method path status errorCode duration',
    menuFilters: 'method path status errorCode tokenId requestId createdAt',
    show: 'ALL',
    search: 'path',
  },
  deprecatedUses: {
    path: 'deprecated-uses',
    columns: 'name team tokenId count firstUsedAt lastUsedAt',
    menuFilters: 'name teamId tokenId lastUsedAt',
    search: 'name',
    sort: '-lastUsedAt',
  },
  auditEntries: {
    path: 'audit',
    highlights: 'actor entityId team createdAt',
    columns: 'action changes entityId createdAt',
    menuFilters: 'action entity entityId actorId application applicationId requestId createdAt',
    search: 'search',
    slugFields: 'action entity',
  },
} satisfies Record<ListName, ListDefinition>

/** Returns the fields that a filter searches. Defaults to the field of the same name. */
function searchedFieldsOf(
  fieldsByCondition: Readonly<Record<string, readonly string[]>>,
  condition: string | undefined,
): readonly string[] {
  return condition === undefined ? [] : (fieldsByCondition[condition] ?? [condition])
}

/** Audit log of a record, on every record page. */
const history = ['auditEntries', 'entityId'] as const

const splitNames = (names: string) => names.split(' ').filter(Boolean)

function configOf(name: ListName, row: ListDefinition): ListConfig {
  const { operation, ...shape } = shapes[name]
  const columns = splitNames(row.columns)
  const documentsByName: Record<string, unknown> = documents
  return {
    name,
    path: row.path ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ...shape,
    titleField: columns[0]!,
    columns,
    menuFilters: splitNames(row.menuFilters),
    search: row.search,
    searched: searchedFieldsOf(shape.searched, row.search),
    slugFields: splitNames(row.slugFields ?? ''),
    // A team's token sees records of one team only, so the column is redundant.
    operators: ['team', 'teamId', ...splitNames(row.operators ?? '')],
    highlights: splitNames(row.highlights ?? ''),
    conditions: row.conditions ?? {},
    defaultConditions: row.defaultConditions,
    show: row.show,
    sort: row.sort ?? '-createdAt',
    relatedLists: name === 'auditEntries' ? [] : [...(row.relatedLists ?? []), history],
    page: documentsByName[`${operation}Document`] as ListConfig['page'],
    record: documentsByName[`${shape.type}RecordDocument`] as ListConfig['record'],
  }
}

/** All lists by their GraphQL name. */
export const lists = Object.fromEntries(
  Object.entries(definitions).map(([name, row]) => [name, configOf(name as ListName, row)]),
) as Record<ListName, ListConfig>

const all = Object.values(lists)

/** Whether a session sees a field or filter of a list. */
export const isVisible = (list: Pick<ListConfig, 'operators'>, isOperator: boolean, name: string) =>
  isOperator || !list.operators.includes(name)

/** Returns the list with a URL path. */
export const listAtPath = (path: string): ListConfig | undefined =>
  all.find((list) => list.path === path)

/** Returns the list of a GraphQL type. */
export const listOfType = (type: string): ListConfig | undefined =>
  all.find((list) => list.type === type)
