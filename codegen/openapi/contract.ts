import type { EventDescription, Route } from '../../rest/engine/route.js'
import { routes } from '../../rest/index.js'
import { subscribable } from '../../src/domain/integration/webhook.js'
import { events } from './event-schemas.js'
import { type Examples, examples } from './examples.js'

/** Input of the OpenAPI document. */
export interface Contract {
  routes: readonly Route[]
  /** Description of each tag. */
  tags: Record<string, string>
  /** Schema names of GraphQL types whose name differs in REST. */
  recordNames: Record<string, string>
  /**
   * Descriptions of records and their keys that differ from those of the GraphQL schema, by record,
   * then by key; `''` is the record itself.
   */
  recordWords: Record<string, Record<string, string>>
  /** Keys of records that are never null in REST, although the GraphQL field is nullable. */
  neverNull: Record<string, readonly string[]>
  /** Webhook events by topic. */
  events: Record<string, EventDescription>
  contact: { name: string; url: string; email: string }
  examples: Examples
}

const tags = {
  Session: 'Verify a token and get its team and scopes.',
  Teams: 'The team of the token.',
  Profiles: 'Companies and brands that a team orders for, with their orders and campaigns.',
  Orders: 'Orders from checkout to payment, with their line items and units.',
  Outlets: 'Media outlets, their locations and their products.',
  Tags: 'Labels of outlets and profiles.',
  Disclaimers: 'Disclosures that outlets add to sponsored content.',
  Products: 'The catalogue of products on sale, with prices.',
  Webhooks:
    'Endpoints that receive events, their deliveries, and replays. The events are documented under the webhooks of this document.',
  Requests: "The team's own requests to the API, of the last 7 days.",
  Files: 'The media library: uploads, downloads and signed URLs that are valid for one hour.',
  Folders: 'Folders of the media library.',
  Campaigns: 'Campaigns with their questionnaires, order items and articles.',
  Articles: 'Articles for paid order items, from brief to publication.',
  Comments: 'Comments on articles, with one level of replies.',
  Publishing:
    'Outlets, products, placements and payouts of a publisher. They need a token of a publisher.',
}

/** Schema names and descriptions of order items of articles. */
const ofArticle = {
  '': 'Ordered unit that the article is for.',
  addons: 'Add-ons of the order item, in the order of the line items.',
}

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
const isPattern = (topic: string) => topic.endsWith('*')
const topics = `Subscribed topics: ${codes(subscribable.filter((topic) => !isPattern(topic)))}. Patterns: ${codes(subscribable.filter(isPattern))}.`

const recordWords = {
  AddOn: {
    '': 'Add-on to a placement.',
    id: 'ID of the line item.',
    name: 'Name of the product.',
  },
  ArticleReferenceOrderItem: ofArticle,
  ArticleStatusCount: { '': "Number of a campaign's articles with a status." },
  CampaignArticle: { status: 'Status history, newest first.' },
  CampaignArticleOrderItem: ofArticle,
  CampaignWithArticles: { articles: 'Articles of the campaign, newest first.' },
  Comment: {
    replies: 'Replies that the caller can see, oldest first. Replies have no replies.',
  },
  OrderItemArticle: { '': 'Article of an order item.' },
  OrderItemCampaign: { '': 'Campaign of an ordered article.' },
  OrderTeam: { '': 'Team that ordered.' },
  ListOfComment: {
    '': 'Comments on an article, with their replies.',
    records: 'All root comments on the article, with their replies.',
  },
  ListingAuthoritySpan: {
    from: 'Lower bound, inclusive. Use it as `filters[min_da]`.',
    to: 'Upper bound, exclusive. Null for the last range.',
  },
  ListingCategory: { type: 'SOCIAL, NEWSLETTER, or a placement type.' },
  ListingFacets: {
    '': 'Number of listings for each filter value.',
    total_records: 'Number of listings that match all filters.',
    countries:
      'Countries of the outlets. Filter with `filters[country]`. The count of a country excludes Global outlets, as with `filters[include_global]=false`.',
    tags: 'Tags of the outlets. Filter with `filters[tags]`.',
    disclaimers:
      'Names of the disclaimers of all channels. `GET /outlet-disclaimers` returns their IDs for `filters[disclaimer_ids]`.',
    channel_types:
      'Types of all channels, sorted by number of listings in descending order. Types without listings are omitted. Filter with `filters[channel_types]`.',
    placement_types:
      'Placement types of all channels, sorted by number of listings in descending order. Types without listings are omitted. Filter with `filters[placement_types]`.',
    prices: 'Ranges of the lowest price visible to your team, including ranges without listings.',
    authorities:
      'Ranges of the domain authority of the first channel, including ranges without listings.',
  },
  ListingPriceSpan: {
    from: 'Lower bound, inclusive. Use it as `filters[min_price]`.',
    to: 'Upper bound, exclusive. Null for the last range.',
  },
  ListingTextCount: {
    '': 'Value and the number of listings with it.',
    value: 'Value.',
    count: 'Number of listings with the value.',
  },
  ListingTextFacet: {
    '': 'Values with the number of listings for each.',
    values: 'Values, sorted by number of listings in descending order. Maximum `limit`.',
    has_more: 'Whether there are more values than `limit`.',
  },
  ProfileOrderItem: {
    add_ons: 'Add-ons of the order item, in the order of the line items.',
  },
  Session: {
    team_id: "ID of the token's team.",
    source: 'Authentication method: api_token, oauth_grant or operator_token.',
  },
  ReplayedEvents: { replayed_count: 'Number of events queued for replay.' },
  WebhookEndpoint: { topics },
  WebhookEndpointWithSecret: {
    topics,
    secret: 'Signing secret, `whsec_…`. It cannot be retrieved again.',
  },
}

/** REST accepts team tokens only, and both routes that return a secret have just created it. */
const neverNull = { Session: ['team_id'], WebhookEndpointWithSecret: ['secret'] }

const recordNames = {
  ArticleContentStatus: 'ArticleStatus',
  File: 'MediaFile',
  User: 'Person',
  WebhookEvent: 'DeliveredEvent',
}

/** Contract from which the OpenAPI document is generated. */
export const contract: Contract = {
  routes,
  tags,
  recordNames,
  recordWords,
  neverNull,
  events,
  // Placeholder, because linters require a contact. Each server uses its own address
  // (SUPPORT_EMAIL).
  contact: {
    name: 'Operator of the server',
    url: 'https://masthead.example',
    email: 'support@masthead.example',
  },
  examples,
}
