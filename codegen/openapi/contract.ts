import type { EventDescription, Route } from '../../rest/engine/route.js'
import { routes } from '../../rest/index.js'
import { events } from '../../rest/integration/event.js'
import { subscribable } from '../../src/domain/integration/webhook.js'
import { type Examples, examples } from './examples.js'

/** All that the description of the API is made of. */
export interface Contract {
  routes: readonly Route[]
  /** What each group of rows is about. */
  tags: Record<string, string>
  /** What records are called where it is not the name of their type in the graph. */
  recordNames: Record<string, string>
  /** What is said of records and of their keys where the graph's words do not fit: by record, then by key, of itself by `''`. */
  recordWords: Record<string, Record<string, string>>
  /** Keys of records that are never null in REST, though the field may be null in the graph. */
  neverNull: Record<string, readonly string[]>
  /** What webhook endpoints are sent, by topic. */
  events: Record<string, EventDescription>
  contact: { name: string; url: string; email: string }
  examples: Examples
}

const tags = {
  Session: 'Whose token it is, and what it may do.',
  Teams: 'The team that the token belongs to.',
  Profiles:
    'The companies and brands that a team orders for, with what was ordered and planned for each.',
  Orders: 'From the checkout to the payment: orders, their line items, and the single units.',
  Outlets: 'Media outlets, where they are, and the products that each offers.',
  Tags: 'Names by which outlets are found and profiles described.',
  Disclaimers: 'What outlets put beside sponsored content.',
  Products: 'The catalogue as it is bought: what is on sale, at which price.',
  Webhooks:
    'Where events are posted to, what became of each, and how to have them posted again. What is sent stands under the webhooks of this description.',
  Files: 'The media library: uploads, downloads, and addresses that open a file for an hour.',
  Folders: 'The folders of the media library.',
  Campaigns: 'What is planned: campaigns with their questionnaire, their order items and articles.',
  Articles: 'What is written for each order item that was paid, from the brief to the publication.',
  Comments: 'What people say about an article, with replies one level deep.',
}

/** What the types of the graph are called in REST; `File` would be another one in a browser. */
const ofArticle = {
  '': 'One bought unit of a placement, as far as writing for it goes.',
  addons: 'What was bought in addition, in the order of the line items.',
}

const topics = `What it asks for: ${subscribable.map((topic) => `\`${topic}\``).join(', ')}.`

const recordWords = {
  AddOn: {
    '': 'What was bought in addition to a placement.',
    id: 'Id of its line item.',
    name: 'Name of the product.',
  },
  ArticleReferenceOrderItem: ofArticle,
  ArticleStatusCount: { '': 'How many articles of a campaign have a status.' },
  CampaignArticle: { status: 'Every status it has had, newest first.' },
  CampaignArticleOrderItem: ofArticle,
  CampaignWithArticles: { articles: 'Its articles, newest first.' },
  Comment: {
    replies: 'The replies to it that the caller sees, oldest first; replies have none.',
  },
  OrderItemArticle: { '': 'What is written for an order item, as far as orders go.' },
  OrderItemCampaign: { '': 'The campaign that an ordered article belongs to.' },
  OrderTeam: { '': 'The team that ordered.' },
  ListOfComment: {
    '': 'List the comments on an article with their replies',
    records: 'The discussion of an article: all its root comments, with their replies.',
  },
  ListingAuthoritySpan: {
    from: 'Lowest authority in the span: `filters[min_da]`.',
    to: 'Lowest authority above the span; null for the last span.',
  },
  ListingCategory: { type: 'SOCIAL, NEWSLETTER, or a placement type.' },
  ListingFacets: {
    '': 'Numbers of listings by the values of their filters.',
    total_records: 'Number of listings that match all filters.',
    countries:
      'Countries of the outlets: `filters[country]`. The count of a country excludes Global outlets, as `filters[include_global]=false` does.',
    tags: 'Tags of the outlets: `filters[tags]`.',
    disclaimers:
      'Names of the disclaimers of all channels. `GET /outlet-disclaimers` has their IDs for `filters[disclaimer_ids]`.',
    channel_types:
      'Types of all channels, most listings first: `filters[channel_types]`. Types without listings are omitted.',
    placement_types:
      'Placement types of all channels, most listings first: `filters[placement_types]`. Types without listings are omitted.',
    prices: 'Spans of the lowest price that your team sees. All spans are included.',
    authorities: 'Spans of the domain authority of the first channel. All spans are included.',
  },
  ListingPriceSpan: {
    from: 'Lowest price in the span: `filters[min_price]`.',
    to: 'Lowest price above the span; null for the last span.',
  },
  ListingTextCount: {
    '': 'A value and its number of listings.',
    value: 'The value.',
    count: 'Number of listings with the value.',
  },
  ListingTextFacet: {
    '': 'Values and their numbers of listings.',
    values: 'The values, most listings first. At most `limit`.',
    has_more: 'Whether there are more values than `limit`.',
  },
  ProfileOrderItem: {
    add_ons: 'What was ordered in addition, in the order of the line items.',
  },
  Session: {
    team_id: 'ID of the team that the token belongs to.',
    source: 'How the caller authenticated: api_token or operator_token.',
  },
  WebhookEndpoint: { topics },
  WebhookEndpointWithSecret: {
    topics,
    secret: 'Signing secret, `whsec_…`. Later requests do not return it.',
  },
}

/** REST routes accept team tokens only; both routes that return a secret have just created it. */
const neverNull = { Session: ['team_id'], WebhookEndpointWithSecret: ['secret'] }

const recordNames = {
  ArticleContentStatus: 'ArticleStatus',
  File: 'MediaFile',
  User: 'Person',
  WebhookEvent: 'DeliveredEvent',
}

/** The contract as it is described to whoever builds on it. */
export const contract: Contract = {
  routes,
  tags,
  recordNames,
  recordWords,
  neverNull,
  events,
  // An example: each server names whom its operator says (SUPPORT_EMAIL), and linters of descriptions ask for one.
  contact: {
    name: 'Whoever runs the server',
    url: 'https://masthead.example',
    email: 'support@masthead.example',
  },
  examples,
}
