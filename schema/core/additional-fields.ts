import type { AdditionalFields } from './access.js'

const person = ['id', 'firstName', 'lastName'] as const
const signedFile = ['id', 'name', 'key', 'url', 'size', 'mimeType'] as const

/** What is ordered, by the name of the product and of its outlet. */
const ordered = {
  Product: ['name', 'typeId', 'type', 'outlet', 'includes'],
  ProductType: ['name', 'prefix'],
  Outlet: ['id', 'name', 'logo', 'websiteUrl'],
  OutletChannel: ['channelType', 'placementType'],
} as const

/** What was bought for an article, with its add-ons. */
const withAddOns = {
  OrderItem: ['product', 'addOns'],
  OrderLineItem: ['id', 'product'],
} as const

/** What of an order item is told with its article. */
const writtenFor = ['id', 'campaignId', 'product', 'addOns'] as const

/** What a delivery was about, and how its attempts went. */
const delivered = {
  WebhookEvent: ['topic', 'sequence', 'data', 'requestId', 'createdAt'],
  WebhookAttempt: ['number', 'responseStatus', 'responseBody', 'error', 'latencyMs', 'createdAt'],
} as const

/**
 * What the records of the REST API show of records that have other scopes: the name of an order's product,
 * the articles of a campaign. A row that shows more than this stops the server from starting.
 */
export const additionalFields: AdditionalFields = {
  'orders.lists': {
    ...ordered,
    // GET /profiles/{profile_id}/order-items
    Product: [...ordered.Product, 'description', 'minDeliveryDays', 'maxDeliveryDays'],
    // Whether there is the profile whose orders are asked for.
    Profile: ['id'],
    // The team of an order, and what is written for an order item: GET /orders and /order-items
    Team: ['id', 'name', 'contactEmail'],
    Article: ['id', 'name', 'campaign', 'writer'],
    Campaign: ['id', 'name', 'profileId'],
    // The client of an order item and the writer of its article.
    User: person,
  },
  // GET /orders/{order_id}
  'orders.read': { ...ordered, OrderItem: ['id', 'campaignId'] },
  // POST /orders/checkout
  'orders.create': {
    OrderLineItem: ['productId', 'isAddOn', 'price', 'quantity', 'linkedOrderLineItemId'],
  },
  // GET /outlets/{outlet_id}
  'outlets.read': { Tag: ['name'] },
  // GET /campaigns
  'campaigns.lists': {
    Campaign: ['articles'],
    Article: ['id', 'name', 'campaignId', 'liveUrl', 'orderItem'],
    ...withAddOns,
    Product: ['name', 'outlet'],
    Outlet: ['name', 'logo'],
    // Whether there is the profile whose campaigns are asked for.
    Profile: ['id'],
  },
  // GET /campaigns/{campaign_id} and its articles
  'campaigns.read': {
    Profile: ['id', 'name', 'logo'],
    Article: [
      'id',
      'name',
      'liveUrl',
      'briefSharedDocUrl',
      'draftSharedDocUrl',
      'campaignId',
      'orderItemId',
      'createdAt',
      'updatedAt',
      'deletedAt',
      'totalImages',
      'writer',
      'statusChanges',
      'orderItem',
    ],
    ArticleStatusChange: ['effectiveAt', 'notes', 'status'],
    User: person,
    ...withAddOns,
    Product: ['name', 'outlet', 'includes'],
    Outlet: ['name', 'logo', 'websiteUrl'],
    OutletChannel: ['channelType', 'placementType'],
  },
  // POST /campaigns
  'campaigns.create': {
    Questionnaire: [
      'id',
      'keywords',
      'objectives',
      'targetAudience',
      'tone',
      'writingSamples',
      'fileKey',
    ],
  },
  // POST /articles/{article_id}/comments
  'articles.create': { Comment: ['replies'] },
  // POST /campaigns/{campaign_id}/order-items
  'campaigns.update': { OrderItem: ['id', 'campaignId'] },
  'articles.lists': { OrderItem: writtenFor },
  // GET /articles/{article_id}
  'articles.read': { OrderItem: writtenFor, User: person, File: signedFile },
  // PUT /articles/{article_id}
  'articles.update': {
    Comment: ['replies'],
    User: person,
    ArticleFile: ['file'],
    File: signedFile,
  },
  // What a test and a replay are answered with.
  'webhooks.update': delivered,
}
