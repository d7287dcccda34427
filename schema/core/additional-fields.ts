// Generated from the operations of the REST routes by `npm run generated`.
import type { AdditionalFields } from './access.js'

/**
 * By scope and type, fields that declare other scopes. The scope grants them too, because a REST route under it returns
 * records with them.
 */
export const additionalFields: AdditionalFields = {
  'articles.create': {
    Comment: [
      'replies',
    ],
  },
  'articles.read': {
    File: [
      'id',
      'key',
      'mimeType',
      'name',
      'size',
      'url',
    ],
    User: [
      'firstName',
      'lastName',
    ],
  },
  'articles.update': {
    ArticleFile: [
      'file',
    ],
    Comment: [
      'replies',
    ],
    File: [
      'id',
      'key',
      'mimeType',
      'name',
      'size',
      'url',
    ],
    User: [
      'firstName',
      'id',
      'lastName',
    ],
  },
  'campaigns.create': {
    Questionnaire: [
      'fileKey',
      'id',
      'keywords',
      'objectives',
      'targetAudience',
      'tone',
      'writingSamples',
    ],
  },
  'campaigns.lists': {
    Article: [
      'campaignId',
      'id',
      'liveUrl',
      'name',
      'orderItem',
    ],
    Campaign: [
      'articles',
    ],
    OrderItem: [
      'addOns',
      'product',
    ],
    OrderLineItem: [
      'id',
      'product',
    ],
    Outlet: [
      'logo',
      'name',
    ],
    Product: [
      'name',
      'outlet',
    ],
  },
  'campaigns.read': {
    Article: [
      'briefSharedDocUrl',
      'campaignId',
      'createdAt',
      'deletedAt',
      'draftSharedDocUrl',
      'id',
      'liveUrl',
      'name',
      'orderItem',
      'orderItemId',
      'statusChanges',
      'totalImages',
      'updatedAt',
      'writer',
    ],
    ArticleStatusChange: [
      'effectiveAt',
      'notes',
      'status',
    ],
    OrderItem: [
      'addOns',
      'product',
    ],
    OrderLineItem: [
      'id',
      'product',
    ],
    Outlet: [
      'logo',
      'name',
      'websiteUrl',
    ],
    OutletChannel: [
      'channelType',
      'placementType',
    ],
    Product: [
      'includes',
      'name',
      'outlet',
    ],
    Profile: [
      'logo',
      'name',
    ],
    User: [
      'firstName',
      'lastName',
    ],
  },
  'campaigns.update': {
    OrderItem: [
      'campaignId',
      'id',
    ],
  },
  'orders.approve': {
    OrderItem: [
      'campaignId',
      'id',
    ],
    OrderLineItem: [
      'createdAt',
      'deletedAt',
      'id',
      'isAddOn',
      'items',
      'linkedOrderLineItemId',
      'orderId',
      'price',
      'product',
      'productId',
      'quantity',
      'updatedAt',
    ],
    Outlet: [
      'id',
      'logo',
      'name',
      'websiteUrl',
    ],
    OutletChannel: [
      'channelType',
      'placementType',
    ],
    Product: [
      'includes',
      'name',
      'outlet',
      'type',
      'typeId',
    ],
    ProductType: [
      'name',
      'prefix',
    ],
  },
  'orders.create': {
    OrderLineItem: [
      'isAddOn',
      'linkedOrderLineItemId',
      'price',
      'productId',
      'quantity',
    ],
  },
  'orders.lists': {
    Article: [
      'campaign',
      'id',
      'name',
      'writer',
    ],
    Campaign: [
      'name',
      'profileId',
    ],
    Outlet: [
      'logo',
      'name',
      'websiteUrl',
    ],
    OutletChannel: [
      'channelType',
      'placementType',
    ],
    Product: [
      'description',
      'includes',
      'maxDeliveryDays',
      'minDeliveryDays',
      'name',
      'outlet',
      'type',
      'typeId',
    ],
    ProductType: [
      'name',
      'prefix',
    ],
    Team: [
      'contactEmail',
      'name',
    ],
    User: [
      'firstName',
      'id',
      'lastName',
    ],
  },
  'orders.read': {
    OrderItem: [
      'campaignId',
      'id',
    ],
    Outlet: [
      'id',
      'logo',
      'name',
      'websiteUrl',
    ],
    OutletChannel: [
      'channelType',
      'placementType',
    ],
    Product: [
      'includes',
      'name',
      'outlet',
      'type',
      'typeId',
    ],
    ProductType: [
      'name',
      'prefix',
    ],
  },
  'outlets.read': {
    Tag: [
      'name',
    ],
  },
  'publishing.read': {
    Tag: [
      'id',
      'name',
    ],
  },
  'publishing.update': {
    LinkChange: [
      'at',
      'error',
      'status',
    ],
    Outlet: [
      'domainProof',
      'monthlyLimit',
      'pendingChange',
      'pendingSince',
      'rejectedChange',
      'rejectionReason',
      'reviewComments',
    ],
    OutletCategory: [
      'id',
      'name',
    ],
    OutletChannel: [
      'channelType',
      'channelUrl',
      'id',
      'isDoFollow',
    ],
    OutletDomainProof: [
      'checkedAt',
      'domain',
      'error',
      'fileUrl',
      'recordName',
      'status',
      'value',
      'verifiedAt',
    ],
    OutletPendingChange: [
      'categoryId',
      'changedFields',
      'name',
      'websiteUrl',
    ],
    OutletReviewComment: [
      'comment',
      'field',
    ],
    PlacementArticle: [
      'briefUrl',
      'draftUrl',
      'expectedCompletionDate',
      'id',
      'liveUrl',
      'name',
      'status',
    ],
    PlacementProduct: [
      'id',
      'name',
      'outletId',
    ],
    Product: [
      'monthlyLimit',
      'payout',
    ],
    ProductType: [
      'prefix',
    ],
    Tag: [
      'id',
      'name',
    ],
  },
  'webhooks.create': {
    WebhookFilters: [
      'campaignIds',
      'profileIds',
    ],
  },
  'webhooks.update': {
    WebhookAttempt: [
      'createdAt',
      'error',
      'latencyMs',
      'number',
      'responseBody',
      'responseStatus',
    ],
    WebhookEvent: [
      'createdAt',
      'data',
      'requestId',
      'sequence',
      'topic',
    ],
    WebhookFilters: [
      'campaignIds',
      'profileIds',
    ],
  },
}
