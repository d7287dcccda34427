import type { Scope } from '../../../src/access/scope.js'

/** By the scope, or by who else is let in. */
export type ByScope = Partial<Record<Scope | 'token' | 'operator' | 'public', readonly string[]>>

/**
 * Which scope shows which records, by the scope map of the specification and section 6 of the design. A
 * new type of the graph has its line here before it is shown to anybody.
 */
export const records: ByScope = {
  'outlets.lists': ['Listing', 'Outlet', 'OutletChannel', 'OutletCategory', 'OutletInquiry'],
  'outlets.read': ['Listing', 'Outlet', 'OutletChannel', 'OutletCategory', 'OutletInquiry'],
  'products.read': ['Listing', 'Product', 'ProductPrice', 'ProductType'],
  'orders.lists': [
    'Order',
    'OrderLineItem',
    'OrderItem',
    'ItemRefund',
    'Invoice',
    'InvoiceItem',
    'Swap',
    'LedgerEntry',
    'LedgerLeg',
    'Payment',
  ],
  'orders.read': ['Order', 'OrderLineItem', 'Invoice', 'InvoiceItem', 'Swap', 'Payment'],
  'teams.read': [
    'Team',
    'TeamMember',
    'User',
    'AgreementTemplate',
    'AgreementAcceptance',
    'AgreementStatus',
    'OauthGrant',
    'Email',
  ],
  'profiles.lists': ['Profile', 'OutletList', 'Opportunity', 'OpportunityInteraction'],
  'campaigns.lists': ['Campaign', 'Questionnaire'],
  'campaigns.read': ['Campaign', 'Questionnaire'],
  'articles.lists': [
    'Article',
    'ArticleFile',
    'ArticleImage',
    'ArticleStatusChange',
    'Comment',
    'ComplianceCheck',
    'ComplianceIssue',
    'ArticleStatusEvent',
    'CommentEvent',
  ],
  'articles.read': [
    'Article',
    'ArticleFile',
    'ArticleImage',
    'ArticleStatusChange',
    'Comment',
    'ComplianceCheck',
    'ComplianceIssue',
    'ArticleStatusEvent',
    'CommentEvent',
  ],
  'files.lists': ['File'],
  'files.read': ['File'],
  'folders.lists': ['Folder'],
  'tags.lists': ['Tag'],
  'outlet_disclaimers.lists': ['Disclaimer'],
  'webhooks.lists': ['WebhookEndpoint'],
  'webhooks.read': ['WebhookEndpoint', 'WebhookDelivery', 'WebhookAttempt', 'WebhookEvent'],
  'tokens.manage': [
    'ApiToken',
    'IssuedApiToken',
    'OauthGrant',
    'IssuedTeamInvitation',
    'TeamInvitation',
    'TeamMember',
  ],
  operator: [
    'OauthClient',
    'IssuedOauthClient',
    'OperatorToken',
    'IssuedOperatorToken',
    'AuditEntry',
    'FieldChange',
    'UserRole',
    'UserAccountType',
    'SearchSynonym',
    'CatalogueImport',
    'CatalogueImportChanges',
    'CatalogueImportCell',
    'CatalogueImportDifference',
    'CatalogueImportIssue',
  ],
  // Parts of a record, which are shown with it, and what no team has made.
  token: [
    'Session',
    'PageInfo',
    'ArticleContentStatus',
    'ArticleTransition',
    'ArticleStatusCount',
    'CommentAuthor',
    'EventStatus',
    'ListingCategory',
    'ListingChannel',
    'ListingPrice',
    'ListingFacets',
    'ListingTextFacet',
    'ListingTextCount',
    'ListingChannelTypeCount',
    'ListingPlacementTypeCount',
    'ListingPriceSpan',
    'ListingAuthoritySpan',
    'ListingTag',
    'ListingHighlights',
    'ListingTagHighlights',
    'ListingSuggestion',
    'TextRange',
    'MovedFiles',
    'CheckoutQuote',
    'CheckoutIssue',
    'QuotedLineItem',
  ],
  public: ['SharedOutletList'],
}

/** Parts of records that are told with others, under their scopes, beside what the rows of REST show. */
const writtenFor = [
  'OrderItem.id',
  'OrderItem.campaignId',
  'OrderItem.product',
  'OrderItem.addOns',
] as const
export const parts: ByScope = { 'articles.lists': writtenFor, 'articles.read': writtenFor }

/** Mutations that answer with parts of a record, those that their rows of REST show: by scope, the record. */
export const changedInParts: ByScope = { 'campaigns.update': ['OrderItem'] }

/** What belongs to a record, added up below it. */
const under = (aggregate: string, ...types: string[]) => types.map((type) => `${type}.${aggregate}`)
const articleAggregates = [
  ...under('articlesAggregate', 'Team', 'Profile', 'Campaign'),
  'Article.articleStatusChangesAggregate',
  'Article.commentsAggregate',
]

/** Fields with access of their own, and searches of what only some of these show. */
export const fields: ByScope = {
  'orders.lists': [
    'Team.creditBalance',
    ...under('ordersAggregate', 'Team', 'Profile'),
    ...under('orderItemsAggregate', 'Team', 'Profile', 'Outlet', 'Product', 'Campaign', 'Order'),
    ...under('invoicesAggregate', 'Team', 'Order'),
    ...under('swapsAggregate', 'Team', 'Order'),
    ...under('ledgerAggregate', 'Team'),
  ],
  'outlets.lists': under('listingsAggregate', 'Outlet'),
  'outlets.read': under('listingsAggregate', 'Outlet'),
  'products.read': under('listingsAggregate', 'Outlet'),
  'profiles.lists': under('opportunitiesAggregate', 'Team', 'Profile'),
  'campaigns.lists': under('campaignsAggregate', 'Team', 'Profile'),
  'campaigns.read': under('articlesAggregate', 'Campaign'),
  'articles.lists': articleAggregates,
  'articles.read': articleAggregates,
  'files.lists': under('filesAggregate', 'Team'),
  'teams.read': [
    'Team.creditBalance',
    'Team.members',
    'TeamMember.role',
    'TeamMember.search',
    'Session.team',
    'Session.user',
  ],
  operator: [
    'Comment.authorExternalId',
    'Comment.user',
    'OrderItem.referrerTeam',
    'User.teams',
    'Product.internalCost',
    'Product.resellerPrice',
    'Team.discountLimitPercent',
    'Team.owner',
    'User.email',
    'User.emailVerifiedAt',
    'User.referralCode',
    'User.userRole',
    'User.userRoleId',
    'User.userAccountType',
    'User.userAccountTypeId',
    'User.crmContactId',
    'User.timezone',
    'User.isBlocked',
    'User.blockedAt',
    'User.blockedUntil',
    'User.language',
    'User.unsubscribedKinds',
    'Email.address',
    'Email.subject',
    'Email.lastError',
    'IssuedTeamInvitation.link',
  ],
}

/** Conditions on what teams see as a field, but never with a value. */
export const operatorConditions: readonly string[] = [
  'OrderItem.commissionStatus',
  'OrderItem.vendorInvoiceId',
]
