/* Generated from the schema and the operations: npm run generated. */

export const questions = {
 "articleStatusChangesAggregate": {
  "list": "articleStatusChanges",
  "where": "ArticleStatusChangeWhere",
  "filters": {
   "article.createdAt": "DateTime",
   "article.expectedCompletionDate": "DateTime",
   "article.publishedAt": "DateTime",
   "article.status": "ArticleContentStatus",
   "article.updatedAt": "DateTime",
   "article.waitingFor": "Party",
   "articleId": "Article",
   "effectiveAt": "DateTime",
   "id": "UUID",
   "isCorrection": "Boolean",
   "previousStatus": "ArticleContentStatus",
   "status": "ArticleContentStatus",
   "teamId": "Team"
  },
  "dimensions": {
   "ACTOR_ID": "UUID",
   "ARTICLE_ID": "UUID",
   "CAMPAIGN": "String",
   "CAMPAIGN_ID": "UUID",
   "CHANNEL_TYPE": "ChannelType",
   "COUNTRY": "String",
   "EFFECTIVE_AT": "DateTime",
   "OUTLET": "String",
   "OUTLET_ID": "UUID",
   "PREVIOUS_STATUS": "String",
   "PRODUCT": "String",
   "PRODUCT_ID": "UUID",
   "PRODUCT_TYPE": "ProductKind",
   "STATUS": "String",
   "TAG": "String",
   "TAG_ID": "UUID",
   "TEAM_ID": "UUID",
   "WRITER": "String",
   "WRITER_ID": "UUID"
  },
  "measures": {
   "sum": {
    "daysInStatus": "Float",
    "daysSincePayment": "Float"
   },
   "avg": {
    "daysInStatus": "Float",
    "daysSincePayment": "Float"
   },
   "median": {
    "daysInStatus": "Float",
    "daysSincePayment": "Float"
   },
   "min": {
    "daysInStatus": "Float",
    "daysSincePayment": "Float",
    "effectiveAt": "DateTime"
   },
   "max": {
    "daysInStatus": "Float",
    "daysSincePayment": "Float",
    "effectiveAt": "DateTime"
   },
   "standardDeviation": {
    "daysInStatus": "Float",
    "daysSincePayment": "Float"
   },
   "countDistinct": {
    "actorId": "Int",
    "articleId": "Int",
    "campaign": "Int",
    "campaignId": "Int",
    "country": "Int",
    "outlet": "Int",
    "outletId": "Int",
    "previousStatus": "Int",
    "product": "Int",
    "productId": "Int",
    "productType": "Int",
    "status": "Int",
    "teamId": "Int",
    "writer": "Int",
    "writerId": "Int"
   },
   "countValues": {
    "daysInStatus": "Int",
    "daysSincePayment": "Int",
    "effectiveAt": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "ARTICLES_LISTS",
    "ARTICLES_READ"
   ]
  ]
 },
 "articlesAggregate": {
  "list": "articles",
  "where": "ArticleWhere",
  "filters": {
   "campaign.createdAt": "DateTime",
   "campaign.updatedAt": "DateTime",
   "campaignId": "Campaign",
   "createdAt": "DateTime",
   "expectedCompletionDate": "DateTime",
   "id": "UUID",
   "liveUrl": "String",
   "name": "String",
   "orderItem.commissionStatus": "CommissionStatus",
   "orderItem.createdAt": "DateTime",
   "orderItem.isAccountingCompleted": "Boolean",
   "orderItem.isPublisherPaid": "Boolean",
   "orderItem.isRefunded": "Boolean",
   "orderItem.isResellerPaid": "Boolean",
   "orderItem.refundRequired": "Boolean",
   "orderItem.refundStatus": "RefundStatus",
   "orderItem.updatedAt": "DateTime",
   "orderItemId": "OrderItem",
   "outlet.createdAt": "DateTime",
   "outlet.id": "Outlet",
   "outlet.isIndexed": "Boolean",
   "outlet.isTest": "Boolean",
   "outlet.pendingSince": "DateTime",
   "outlet.status": "OutletStatus",
   "overdue": "=Boolean",
   "product.active": "Boolean",
   "product.createdAt": "DateTime",
   "product.isFeatured": "Boolean",
   "productId": "Product",
   "profile.createdAt": "DateTime",
   "profile.type": "ProfileType",
   "profile.updatedAt": "DateTime",
   "profileId": "Profile",
   "publishedAt": "DateTime",
   "status": "ArticleContentStatus",
   "supportAgentId": "User",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "updatedAt": "DateTime",
   "waitingFor": "Party",
   "writerId": "User"
  },
  "dimensions": {
   "CAMPAIGN": "String",
   "CAMPAIGN_ID": "UUID",
   "CHANNEL_TYPE": "ChannelType",
   "COUNTRY": "String",
   "CREATED_AT": "DateTime",
   "DATE_PAID": "DateTime",
   "EXPECTED_COMPLETION_DATE": "DateTime",
   "OUTLET": "String",
   "OUTLET_ID": "UUID",
   "PRODUCT": "String",
   "PRODUCT_ID": "UUID",
   "PRODUCT_TYPE": "ProductKind",
   "PROFILE": "String",
   "PROFILE_ID": "UUID",
   "PUBLISHED_AT": "DateTime",
   "STATUS": "String",
   "SUPPORT_AGENT_ID": "UUID",
   "TAG": "String",
   "TAG_ID": "UUID",
   "TEAM": "String",
   "TEAM_ID": "UUID",
   "WAITING_FOR": "Party",
   "WRITER": "String",
   "WRITER_ID": "UUID"
  },
  "measures": {
   "sum": {
    "daysInStatus": "Float",
    "daysLate": "Float",
    "daysToBrief": "Float",
    "daysToPublication": "Float"
   },
   "avg": {
    "daysInStatus": "Float",
    "daysLate": "Float",
    "daysToBrief": "Float",
    "daysToPublication": "Float"
   },
   "median": {
    "daysInStatus": "Float",
    "daysLate": "Float",
    "daysToBrief": "Float",
    "daysToPublication": "Float"
   },
   "min": {
    "createdAt": "DateTime",
    "daysInStatus": "Float",
    "daysLate": "Float",
    "daysToBrief": "Float",
    "daysToPublication": "Float",
    "statusSince": "DateTime",
    "updatedAt": "DateTime"
   },
   "max": {
    "createdAt": "DateTime",
    "daysInStatus": "Float",
    "daysLate": "Float",
    "daysToBrief": "Float",
    "daysToPublication": "Float",
    "statusSince": "DateTime",
    "updatedAt": "DateTime"
   },
   "standardDeviation": {
    "daysInStatus": "Float",
    "daysLate": "Float",
    "daysToBrief": "Float",
    "daysToPublication": "Float"
   },
   "countDistinct": {
    "campaign": "Int",
    "campaignId": "Int",
    "country": "Int",
    "outlet": "Int",
    "outletId": "Int",
    "product": "Int",
    "productId": "Int",
    "productType": "Int",
    "profile": "Int",
    "profileId": "Int",
    "status": "Int",
    "supportAgentId": "Int",
    "team": "Int",
    "teamId": "Int",
    "waitingFor": "Int",
    "writer": "Int",
    "writerId": "Int"
   },
   "countValues": {
    "createdAt": "Int",
    "daysInStatus": "Int",
    "daysLate": "Int",
    "daysToBrief": "Int",
    "daysToPublication": "Int",
    "statusSince": "Int",
    "updatedAt": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "ARTICLES_LISTS",
    "ARTICLES_READ",
    "CAMPAIGNS_READ"
   ]
  ]
 },
 "auditEntriesAggregate": {
  "list": "auditEntries",
  "where": "AuditEntryWhere",
  "filters": {
   "action": "String",
   "actorId": "User",
   "application": "String",
   "applicationId": "String",
   "changedFields": "[String]",
   "createdAt": "DateTime",
   "entity": "String",
   "entityId": "UUID",
   "id": "UUID",
   "requestId": "String",
   "search": "=String",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team"
  },
  "dimensions": {
   "ACTION": "String",
   "ACTOR": "String",
   "ACTOR_ID": "UUID",
   "CREATED_AT": "DateTime",
   "ENTITY": "String",
   "ENTITY_ID": "UUID",
   "TEAM": "String",
   "TEAM_ID": "UUID"
  },
  "measures": {
   "min": {
    "createdAt": "DateTime"
   },
   "max": {
    "createdAt": "DateTime"
   },
   "countDistinct": {
    "action": "Int",
    "actor": "Int",
    "actorId": "Int",
    "entity": "Int",
    "entityId": "Int",
    "team": "Int",
    "teamId": "Int"
   },
   "countValues": {
    "createdAt": "Int"
   }
  },
  "operators": [],
  "access": "operator"
 },
 "campaignsAggregate": {
  "list": "campaigns",
  "where": "CampaignWhere",
  "filters": {
   "createdAt": "DateTime",
   "description": "String",
   "id": "UUID",
   "name": "String",
   "profile.createdAt": "DateTime",
   "profile.type": "ProfileType",
   "profile.updatedAt": "DateTime",
   "profileId": "Profile",
   "reference": "String",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "updatedAt": "DateTime"
  },
  "dimensions": {
   "CREATED_AT": "DateTime",
   "PROFILE": "String",
   "PROFILE_ID": "UUID",
   "TEAM": "String",
   "TEAM_ID": "UUID"
  },
  "measures": {
   "min": {
    "createdAt": "DateTime",
    "updatedAt": "DateTime"
   },
   "max": {
    "createdAt": "DateTime",
    "updatedAt": "DateTime"
   },
   "countDistinct": {
    "profile": "Int",
    "profileId": "Int",
    "team": "Int",
    "teamId": "Int"
   },
   "countValues": {
    "createdAt": "Int",
    "updatedAt": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "CAMPAIGNS_LISTS"
   ]
  ]
 },
 "commentsAggregate": {
  "list": "comments",
  "where": "CommentWhere",
  "filters": {
   "article.createdAt": "DateTime",
   "article.expectedCompletionDate": "DateTime",
   "article.publishedAt": "DateTime",
   "article.status": "ArticleContentStatus",
   "article.updatedAt": "DateTime",
   "article.waitingFor": "Party",
   "articleId": "Article",
   "authorName": "String",
   "content": "String",
   "createdAt": "DateTime",
   "deletedAt": "DateTime",
   "id": "UUID",
   "parentId": "Comment",
   "reference": "String",
   "teamId": "Team",
   "updatedAt": "DateTime",
   "visibility": "CommentVisibility"
  },
  "dimensions": {
   "ARTICLE": "String",
   "ARTICLE_ID": "UUID",
   "ARTICLE_STATUS": "String",
   "AUTHOR_NAME": "String",
   "CAMPAIGN_ID": "UUID",
   "CREATED_AT": "DateTime",
   "TEAM_ID": "UUID",
   "VISIBILITY": "CommentVisibility"
  },
  "measures": {
   "min": {
    "createdAt": "DateTime"
   },
   "max": {
    "createdAt": "DateTime"
   },
   "countDistinct": {
    "article": "Int",
    "articleId": "Int",
    "articleStatus": "Int",
    "authorName": "Int",
    "campaignId": "Int",
    "teamId": "Int",
    "visibility": "Int"
   },
   "countValues": {
    "createdAt": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "ARTICLES_LISTS",
    "ARTICLES_READ"
   ]
  ]
 },
 "filesAggregate": {
  "list": "files",
  "where": "FileWhere",
  "filters": {
   "createdAt": "DateTime",
   "folder.createdAt": "DateTime",
   "folderId": "UUID",
   "id": "UUID",
   "key": "String",
   "mimeType": "String",
   "name": "String",
   "size": "Int",
   "teamId": "Team",
   "updatedAt": "DateTime",
   "uploadedById": "User"
  },
  "dimensions": {
   "CREATED_AT": "DateTime",
   "FOLDER": "String",
   "FOLDER_ID": "UUID",
   "MIME_TYPE": "String",
   "TEAM": "String",
   "TEAM_ID": "UUID",
   "UPLOADED_BY": "String",
   "UPLOADED_BY_ID": "UUID"
  },
  "measures": {
   "sum": {
    "size": "Float"
   },
   "avg": {
    "size": "Float"
   },
   "median": {
    "size": "Float"
   },
   "min": {
    "createdAt": "DateTime",
    "size": "Int"
   },
   "max": {
    "createdAt": "DateTime",
    "size": "Int"
   },
   "standardDeviation": {
    "size": "Float"
   },
   "countDistinct": {
    "folder": "Int",
    "folderId": "Int",
    "mimeType": "Int",
    "team": "Int",
    "teamId": "Int",
    "uploadedBy": "Int",
    "uploadedById": "Int"
   },
   "countValues": {
    "createdAt": "Int",
    "size": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "FILES_LISTS"
   ]
  ]
 },
 "invoicesAggregate": {
  "list": "invoices",
  "where": "InvoiceWhere",
  "filters": {
   "createdAt": "DateTime",
   "id": "UUID",
   "issuedAt": "DateTime",
   "order.approvalStatus": "ApprovalStatus",
   "order.createdAt": "DateTime",
   "order.datePaid": "DateTime",
   "order.paymentStatus": "PaymentStatus",
   "order.pricingTier": "PricingTier",
   "order.refundStatus": "RefundStatus",
   "order.status": "OrderStatus",
   "order.updatedAt": "DateTime",
   "orderId": "Order",
   "referenceNumber": "String",
   "search": "=String",
   "status": "InvoiceStatus",
   "swap.completedAt": "DateTime",
   "swap.createdAt": "DateTime",
   "swap.status": "SwapStatus",
   "swap.updatedAt": "DateTime",
   "swapId": "Swap",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "total": "Money",
   "type": "InvoiceType"
  },
  "dimensions": {
   "COUPON_CODE": "String",
   "CREATED_AT": "DateTime",
   "DATE_PAID": "DateTime",
   "EXTERNAL_SOURCE": "InvoiceSource",
   "ISSUED_AT": "DateTime",
   "LABEL": "String",
   "PROFILE": "String",
   "PROFILE_ID": "UUID",
   "STATUS": "InvoiceStatus",
   "TEAM": "String",
   "TEAM_ID": "UUID",
   "TYPE": "InvoiceType"
  },
  "measures": {
   "sum": {
    "amountPaid": "Money",
    "amountRefunded": "Money",
    "creditsApplied": "Money",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "avg": {
    "amountPaid": "Money",
    "amountRefunded": "Money",
    "creditsApplied": "Money",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "median": {
    "amountPaid": "Money",
    "amountRefunded": "Money",
    "creditsApplied": "Money",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "min": {
    "amountPaid": "Money",
    "amountRefunded": "Money",
    "creditsApplied": "Money",
    "discount": "Money",
    "issuedAt": "DateTime",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "max": {
    "amountPaid": "Money",
    "amountRefunded": "Money",
    "creditsApplied": "Money",
    "discount": "Money",
    "issuedAt": "DateTime",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "standardDeviation": {
    "amountPaid": "Money",
    "amountRefunded": "Money",
    "creditsApplied": "Money",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "countDistinct": {
    "couponCode": "Int",
    "externalSource": "Int",
    "label": "Int",
    "profile": "Int",
    "profileId": "Int",
    "status": "Int",
    "team": "Int",
    "teamId": "Int",
    "type": "Int"
   },
   "countValues": {
    "amountPaid": "Int",
    "amountRefunded": "Int",
    "creditsApplied": "Int",
    "discount": "Int",
    "issuedAt": "Int",
    "netRevenue": "Int",
    "processingFee": "Int",
    "subtotal": "Int",
    "total": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "ORDERS_LISTS"
   ]
  ]
 },
 "ledgerAggregate": {
  "list": "ledgerEntries",
  "where": "LedgerEntryWhere",
  "filters": {
   "amount": "Money",
   "createdAt": "DateTime",
   "creditType": "CreditType",
   "expiresAt": "DateTime",
   "id": "UUID",
   "order.approvalStatus": "ApprovalStatus",
   "order.createdAt": "DateTime",
   "order.datePaid": "DateTime",
   "order.paymentStatus": "PaymentStatus",
   "order.pricingTier": "PricingTier",
   "order.refundStatus": "RefundStatus",
   "order.status": "OrderStatus",
   "order.updatedAt": "DateTime",
   "orderId": "Order",
   "search": "=String",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "transactionId": "UUID",
   "type": "LedgerType"
  },
  "dimensions": {
   "CREATED_AT": "DateTime",
   "CREDIT_TYPE": "CreditType",
   "EXPIRES_AT": "DateTime",
   "ORDER_ID": "UUID",
   "REASON": "String",
   "TEAM": "String",
   "TEAM_ID": "UUID",
   "TYPE": "LedgerType"
  },
  "measures": {
   "sum": {
    "amount": "Money",
    "remaining": "Money"
   },
   "avg": {
    "amount": "Money",
    "remaining": "Money"
   },
   "median": {
    "amount": "Money",
    "remaining": "Money"
   },
   "min": {
    "amount": "Money",
    "createdAt": "DateTime",
    "remaining": "Money"
   },
   "max": {
    "amount": "Money",
    "createdAt": "DateTime",
    "remaining": "Money"
   },
   "standardDeviation": {
    "amount": "Money",
    "remaining": "Money"
   },
   "countDistinct": {
    "creditType": "Int",
    "orderId": "Int",
    "reason": "Int",
    "team": "Int",
    "teamId": "Int",
    "type": "Int"
   },
   "countValues": {
    "amount": "Int",
    "createdAt": "Int",
    "remaining": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "ORDERS_LISTS"
   ]
  ]
 },
 "listingsAggregate": {
  "list": "listings",
  "where": "ListingWhere",
  "filters": {
   "anyDoFollow": "Boolean",
   "availableIn": "=String",
   "channelTypes": "[ChannelType]",
   "city": "String",
   "country": "String",
   "createdAt": "DateTime",
   "createdWithinDays": "=Int",
   "disclaimerIds": "[UUID]",
   "disclaimerNames": "[String]",
   "domainAuthority": "Int",
   "domainRanking": "Int",
   "id": "UUID",
   "includeGlobal": "=Boolean",
   "isFeatured": "Boolean",
   "isIndexed": "Boolean",
   "maxDeliveryDays": "Int",
   "name": "String",
   "outlet.createdAt": "DateTime",
   "outlet.isIndexed": "Boolean",
   "outlet.isTest": "Boolean",
   "outlet.pendingSince": "DateTime",
   "outlet.status": "OutletStatus",
   "outletId": "Outlet",
   "outletName": "String",
   "placementTypes": "[PlacementType]",
   "popularity": "Int",
   "price": "Money",
   "product.active": "Boolean",
   "product.createdAt": "DateTime",
   "product.isFeatured": "Boolean",
   "productId": "Product",
   "productType": "ProductKind",
   "q": "=String",
   "search": "=String",
   "state": "String",
   "status": "OutletStatus",
   "tags": "[String]"
  },
  "dimensions": {
   "ANY_CHANNEL_TYPE": "ChannelType",
   "ANY_PLACEMENT_TYPE": "PlacementType",
   "CHANNEL_TYPE": "ChannelType",
   "CITY": "String",
   "COUNTRY": "String",
   "CREATED_AT": "DateTime",
   "DISCLAIMER": "String",
   "DOMAIN_AUTHORITY": "Int",
   "IS_DO_FOLLOW": "Boolean",
   "OUTLET": "String",
   "OUTLET_ID": "UUID",
   "PLACEMENT_TYPE": "PlacementType",
   "PRODUCT": "String",
   "PRODUCT_ID": "UUID",
   "PRODUCT_TYPE": "ProductKind",
   "STATE": "String",
   "STATUS": "OutletStatus",
   "TAG": "String"
  },
  "measures": {
   "sum": {
    "domainAuthority": "Float",
    "domainRanking": "Float",
    "maxDeliveryDays": "Float",
    "popularity": "Float",
    "price": "Money"
   },
   "avg": {
    "domainAuthority": "Float",
    "domainRanking": "Float",
    "maxDeliveryDays": "Float",
    "popularity": "Float",
    "price": "Money"
   },
   "median": {
    "domainAuthority": "Float",
    "domainRanking": "Float",
    "maxDeliveryDays": "Float",
    "popularity": "Float",
    "price": "Money"
   },
   "min": {
    "createdAt": "DateTime",
    "domainAuthority": "Int",
    "domainRanking": "Int",
    "maxDeliveryDays": "Int",
    "popularity": "Int",
    "price": "Money"
   },
   "max": {
    "createdAt": "DateTime",
    "domainAuthority": "Int",
    "domainRanking": "Int",
    "maxDeliveryDays": "Int",
    "popularity": "Int",
    "price": "Money"
   },
   "standardDeviation": {
    "domainAuthority": "Float",
    "domainRanking": "Float",
    "maxDeliveryDays": "Float",
    "popularity": "Float",
    "price": "Money"
   },
   "countDistinct": {
    "channelType": "Int",
    "city": "Int",
    "country": "Int",
    "disclaimer": "Int",
    "domainAuthority": "Int",
    "isDoFollow": "Int",
    "outlet": "Int",
    "outletId": "Int",
    "placementType": "Int",
    "product": "Int",
    "productId": "Int",
    "productType": "Int",
    "state": "Int",
    "status": "Int"
   },
   "countValues": {
    "createdAt": "Int",
    "domainAuthority": "Int",
    "domainRanking": "Int",
    "maxDeliveryDays": "Int",
    "popularity": "Int",
    "price": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "OUTLETS_LISTS",
    "OUTLETS_READ",
    "PRODUCTS_READ"
   ]
  ]
 },
 "opportunitiesAggregate": {
  "list": "opportunities",
  "where": "OpportunityWhere",
  "filters": {
   "createdAt": "DateTime",
   "expiresAt": "DateTime",
   "id": "UUID",
   "price": "Money",
   "profileId": "Profile",
   "status": "OpportunityStatus",
   "teamId": "Team",
   "title": "String"
  },
  "dimensions": {
   "CAMPAIGN": "String",
   "CAMPAIGN_ID": "UUID",
   "CATEGORY": "String",
   "CREATED_AT": "DateTime",
   "EXPIRES_AT": "DateTime",
   "INTERACTION": "OpportunityInteractionType",
   "PRODUCT": "String",
   "PRODUCT_ID": "UUID",
   "PROFILE": "String",
   "PROFILE_ID": "UUID",
   "REASON": "OpportunityReason",
   "STATUS": "OpportunityStatus",
   "TEAM": "String",
   "TEAM_ID": "UUID",
   "TYPE": "String"
  },
  "measures": {
   "sum": {
    "estimatedReach": "Float",
    "price": "Money",
    "score": "Float"
   },
   "avg": {
    "estimatedReach": "Float",
    "price": "Money",
    "score": "Float"
   },
   "median": {
    "estimatedReach": "Float",
    "price": "Money",
    "score": "Float"
   },
   "min": {
    "createdAt": "DateTime",
    "estimatedReach": "Int",
    "price": "Money",
    "score": "Float"
   },
   "max": {
    "createdAt": "DateTime",
    "estimatedReach": "Int",
    "price": "Money",
    "score": "Float"
   },
   "standardDeviation": {
    "estimatedReach": "Float",
    "price": "Money",
    "score": "Float"
   },
   "countDistinct": {
    "campaign": "Int",
    "campaignId": "Int",
    "category": "Int",
    "product": "Int",
    "productId": "Int",
    "profile": "Int",
    "profileId": "Int",
    "status": "Int",
    "team": "Int",
    "teamId": "Int",
    "type": "Int"
   },
   "countValues": {
    "createdAt": "Int",
    "estimatedReach": "Int",
    "price": "Int",
    "score": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "PROFILES_LISTS"
   ]
  ]
 },
 "orderItemsAggregate": {
  "list": "orderItems",
  "where": "OrderItemWhere",
  "filters": {
   "article.createdAt": "DateTime",
   "article.expectedCompletionDate": "DateTime",
   "article.id": "Article",
   "article.publishedAt": "DateTime",
   "article.status": "ArticleContentStatus",
   "article.updatedAt": "DateTime",
   "article.waitingFor": "Party",
   "campaign.createdAt": "DateTime",
   "campaign.updatedAt": "DateTime",
   "campaignId": "Campaign",
   "commissionStatus": "CommissionStatus",
   "createdAt": "DateTime",
   "id": "UUID",
   "isAccountingCompleted": "Boolean",
   "isAddOn": "=Boolean",
   "isPaidByPayouts": "=Boolean",
   "isPublisherPaid": "Boolean",
   "isRefunded": "Boolean",
   "isResellerPaid": "Boolean",
   "order.approvalStatus": "ApprovalStatus",
   "order.createdAt": "DateTime",
   "order.datePaid": "DateTime",
   "order.paymentStatus": "PaymentStatus",
   "order.pricingTier": "PricingTier",
   "order.refundStatus": "RefundStatus",
   "order.status": "OrderStatus",
   "order.updatedAt": "DateTime",
   "orderId": "Order",
   "outlet.createdAt": "DateTime",
   "outlet.id": "Outlet",
   "outlet.isIndexed": "Boolean",
   "outlet.isTest": "Boolean",
   "outlet.pendingSince": "DateTime",
   "outlet.status": "OutletStatus",
   "product.active": "Boolean",
   "product.createdAt": "DateTime",
   "product.isFeatured": "Boolean",
   "productId": "Product",
   "productType": "=ProductKind",
   "profile.createdAt": "DateTime",
   "profile.type": "ProfileType",
   "profile.updatedAt": "DateTime",
   "profileId": "Profile",
   "refundRequired": "Boolean",
   "refundStatus": "RefundStatus",
   "salePrice": "Money",
   "search": "=String",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "updatedAt": "DateTime",
   "vendorInvoiceId": "String"
  },
  "dimensions": {
   "ARTICLE_STATUS": "String",
   "CAMPAIGN": "String",
   "CAMPAIGN_ID": "UUID",
   "CHANNEL_TYPE": "ChannelType",
   "COMMISSION_STATUS": "CommissionStatus",
   "COUNTRY": "String",
   "CREATED_AT": "DateTime",
   "DATE_PAID": "DateTime",
   "DOMAIN_AUTHORITY": "Int",
   "FIRST_ORDER": "DateTime",
   "IS_ADD_ON": "Boolean",
   "IS_REFUNDED": "Boolean",
   "ORDER_ID": "UUID",
   "ORDER_STATUS": "OrderStatus",
   "OUTLET": "String",
   "OUTLET_ID": "UUID",
   "PRICING_TIER": "PricingTier",
   "PRODUCT": "String",
   "PRODUCT_ID": "UUID",
   "PRODUCT_TYPE": "ProductKind",
   "PROFILE": "String",
   "PROFILE_ID": "UUID",
   "TAG": "String",
   "TAG_ID": "UUID",
   "TEAM": "String",
   "TEAM_ID": "UUID",
   "WRITER": "String",
   "WRITER_ID": "UUID"
  },
  "measures": {
   "sum": {
    "commissionAmount": "Money",
    "internalCost": "Money",
    "margin": "Money",
    "netRevenue": "Money",
    "resellerPrice": "Money",
    "salePrice": "Money",
    "vendorCost": "Money"
   },
   "avg": {
    "commissionAmount": "Money",
    "internalCost": "Money",
    "margin": "Money",
    "netRevenue": "Money",
    "resellerPrice": "Money",
    "salePrice": "Money",
    "vendorCost": "Money"
   },
   "median": {
    "commissionAmount": "Money",
    "internalCost": "Money",
    "margin": "Money",
    "netRevenue": "Money",
    "resellerPrice": "Money",
    "salePrice": "Money",
    "vendorCost": "Money"
   },
   "min": {
    "commissionAmount": "Money",
    "createdAt": "DateTime",
    "datePaid": "DateTime",
    "internalCost": "Money",
    "margin": "Money",
    "netRevenue": "Money",
    "resellerPrice": "Money",
    "salePrice": "Money",
    "vendorCost": "Money"
   },
   "max": {
    "commissionAmount": "Money",
    "createdAt": "DateTime",
    "datePaid": "DateTime",
    "internalCost": "Money",
    "margin": "Money",
    "netRevenue": "Money",
    "resellerPrice": "Money",
    "salePrice": "Money",
    "vendorCost": "Money"
   },
   "standardDeviation": {
    "commissionAmount": "Money",
    "internalCost": "Money",
    "margin": "Money",
    "netRevenue": "Money",
    "resellerPrice": "Money",
    "salePrice": "Money",
    "vendorCost": "Money"
   },
   "countDistinct": {
    "articleStatus": "Int",
    "campaign": "Int",
    "campaignId": "Int",
    "commissionStatus": "Int",
    "country": "Int",
    "domainAuthority": "Int",
    "isAddOn": "Int",
    "isRefunded": "Int",
    "orderId": "Int",
    "orderStatus": "Int",
    "outlet": "Int",
    "outletId": "Int",
    "pricingTier": "Int",
    "product": "Int",
    "productId": "Int",
    "productType": "Int",
    "profile": "Int",
    "profileId": "Int",
    "team": "Int",
    "teamId": "Int",
    "writer": "Int",
    "writerId": "Int"
   },
   "countValues": {
    "commissionAmount": "Int",
    "createdAt": "Int",
    "datePaid": "Int",
    "internalCost": "Int",
    "margin": "Int",
    "netRevenue": "Int",
    "resellerPrice": "Int",
    "salePrice": "Int",
    "vendorCost": "Int"
   }
  },
  "operators": [
   "commissionAmount",
   "internalCost",
   "margin",
   "resellerPrice",
   "vendorCost",
   "commissionStatus",
   "vendorInvoiceId"
  ],
  "access": [
   [
    "ORDERS_LISTS"
   ]
  ]
 },
 "ordersAggregate": {
  "list": "orders",
  "where": "OrderWhere",
  "filters": {
   "approvalStatus": "ApprovalStatus",
   "checkoutById": "User",
   "createdAt": "DateTime",
   "createdUntil": "=EndDateTime",
   "datePaid": "DateTime",
   "externalReferenceNumber": "String",
   "id": "UUID",
   "paidUntil": "=EndDateTime",
   "paymentStatus": "PaymentStatus",
   "pricingTier": "PricingTier",
   "profile.createdAt": "DateTime",
   "profile.type": "ProfileType",
   "profile.updatedAt": "DateTime",
   "profileId": "Profile",
   "referenceNumber": "String",
   "refundStatus": "RefundStatus",
   "search": "=String",
   "status": "OrderStatus",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "total": "Money",
   "updatedAt": "DateTime"
  },
  "dimensions": {
   "CLIENT_ID": "UUID",
   "COUPON": "String",
   "CREATED_AT": "DateTime",
   "DATE_PAID": "DateTime",
   "FIRST_ORDER": "DateTime",
   "IS_GUEST_ORDER": "Boolean",
   "PAYMENT_STATUS": "PaymentStatus",
   "PRICING_TIER": "PricingTier",
   "PROFILE": "String",
   "PROFILE_ID": "UUID",
   "STATUS": "OrderStatus",
   "TEAM": "String",
   "TEAM_ID": "UUID"
  },
  "measures": {
   "sum": {
    "creditsApplied": "Money",
    "daysToPayment": "Float",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "avg": {
    "creditsApplied": "Money",
    "daysToPayment": "Float",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "median": {
    "creditsApplied": "Money",
    "daysToPayment": "Float",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "min": {
    "createdAt": "DateTime",
    "creditsApplied": "Money",
    "datePaid": "DateTime",
    "daysToPayment": "Float",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "max": {
    "createdAt": "DateTime",
    "creditsApplied": "Money",
    "datePaid": "DateTime",
    "daysToPayment": "Float",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "standardDeviation": {
    "creditsApplied": "Money",
    "daysToPayment": "Float",
    "discount": "Money",
    "netRevenue": "Money",
    "processingFee": "Money",
    "subtotal": "Money",
    "total": "Money"
   },
   "countDistinct": {
    "clientId": "Int",
    "coupon": "Int",
    "isGuestOrder": "Int",
    "paymentStatus": "Int",
    "pricingTier": "Int",
    "profile": "Int",
    "profileId": "Int",
    "status": "Int",
    "team": "Int",
    "teamId": "Int"
   },
   "countValues": {
    "createdAt": "Int",
    "creditsApplied": "Int",
    "datePaid": "Int",
    "daysToPayment": "Int",
    "discount": "Int",
    "netRevenue": "Int",
    "processingFee": "Int",
    "subtotal": "Int",
    "total": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "ORDERS_LISTS"
   ]
  ]
 },
 "placementsAggregate": {
  "list": "placements",
  "where": "PlacementWhere",
  "filters": {
   "acceptBy": "DateTime",
   "createdAt": "DateTime",
   "deliveredAt": "DateTime",
   "id": "UUID",
   "linkLostAt": "DateTime",
   "linkStatus": "LinkStatus",
   "orderItemId": "OrderItem",
   "outlet.createdAt": "DateTime",
   "outlet.id": "Outlet",
   "outlet.isIndexed": "Boolean",
   "outlet.isTest": "Boolean",
   "outlet.pendingSince": "DateTime",
   "outlet.status": "OutletStatus",
   "overdueAt": "DateTime",
   "product.active": "Boolean",
   "product.createdAt": "DateTime",
   "product.isFeatured": "Boolean",
   "productId": "UUID",
   "search": "=String",
   "status": "PlacementStatus",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "withdrawnAt": "DateTime"
  },
  "dimensions": {
   "COUNTRY": "String",
   "CREATED_AT": "DateTime",
   "DELIVERED_AT": "DateTime",
   "OUTLET": "String",
   "OUTLET_ID": "UUID",
   "PRODUCT": "String",
   "PRODUCT_ID": "UUID",
   "PRODUCT_TYPE": "ProductKind",
   "STATUS": "PlacementStatus",
   "TEAM": "String",
   "TEAM_ID": "UUID"
  },
  "measures": {
   "sum": {
    "commission": "Money",
    "daysToAcceptance": "Float",
    "onTime": "Float",
    "payout": "Money",
    "salePrice": "Money",
    "takeRate": "Float"
   },
   "avg": {
    "commission": "Money",
    "daysToAcceptance": "Float",
    "onTime": "Float",
    "payout": "Money",
    "salePrice": "Money",
    "takeRate": "Float"
   },
   "median": {
    "commission": "Money",
    "daysToAcceptance": "Float",
    "onTime": "Float",
    "payout": "Money",
    "salePrice": "Money",
    "takeRate": "Float"
   },
   "min": {
    "commission": "Money",
    "createdAt": "DateTime",
    "daysToAcceptance": "Float",
    "deliveredAt": "DateTime",
    "onTime": "Float",
    "payout": "Money",
    "salePrice": "Money",
    "takeRate": "Float"
   },
   "max": {
    "commission": "Money",
    "createdAt": "DateTime",
    "daysToAcceptance": "Float",
    "deliveredAt": "DateTime",
    "onTime": "Float",
    "payout": "Money",
    "salePrice": "Money",
    "takeRate": "Float"
   },
   "standardDeviation": {
    "commission": "Money",
    "daysToAcceptance": "Float",
    "onTime": "Float",
    "payout": "Money",
    "salePrice": "Money",
    "takeRate": "Float"
   },
   "countDistinct": {
    "country": "Int",
    "outlet": "Int",
    "outletId": "Int",
    "product": "Int",
    "productId": "Int",
    "productType": "Int",
    "status": "Int",
    "team": "Int",
    "teamId": "Int"
   },
   "countValues": {
    "commission": "Int",
    "createdAt": "Int",
    "daysToAcceptance": "Int",
    "deliveredAt": "Int",
    "onTime": "Int",
    "payout": "Int",
    "salePrice": "Int",
    "takeRate": "Int"
   }
  },
  "operators": [
   "commission",
   "onTime",
   "salePrice",
   "takeRate"
  ],
  "access": [
   [
    "PUBLISHING_READ"
   ]
  ]
 },
 "swapsAggregate": {
  "list": "swaps",
  "where": "SwapWhere",
  "filters": {
   "completedAt": "DateTime",
   "createdAt": "DateTime",
   "fromProduct.active": "Boolean",
   "fromProduct.createdAt": "DateTime",
   "fromProduct.isFeatured": "Boolean",
   "fromProductId": "Product",
   "id": "UUID",
   "order.approvalStatus": "ApprovalStatus",
   "order.createdAt": "DateTime",
   "order.datePaid": "DateTime",
   "order.paymentStatus": "PaymentStatus",
   "order.pricingTier": "PricingTier",
   "order.refundStatus": "RefundStatus",
   "order.status": "OrderStatus",
   "order.updatedAt": "DateTime",
   "orderId": "Order",
   "orderItem.commissionStatus": "CommissionStatus",
   "orderItem.createdAt": "DateTime",
   "orderItem.isAccountingCompleted": "Boolean",
   "orderItem.isPublisherPaid": "Boolean",
   "orderItem.isRefunded": "Boolean",
   "orderItem.isResellerPaid": "Boolean",
   "orderItem.refundRequired": "Boolean",
   "orderItem.refundStatus": "RefundStatus",
   "orderItem.updatedAt": "DateTime",
   "orderItemId": "OrderItem",
   "priceDifference": "Money",
   "referenceNumber": "String",
   "status": "SwapStatus",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "toProduct.active": "Boolean",
   "toProduct.createdAt": "DateTime",
   "toProduct.isFeatured": "Boolean",
   "toProductId": "Product",
   "total": "Money",
   "updatedAt": "DateTime"
  },
  "dimensions": {
   "COMPLETED_AT": "DateTime",
   "CREATED_AT": "DateTime",
   "FROM_OUTLET_ID": "UUID",
   "FROM_PRODUCT": "String",
   "FROM_PRODUCT_ID": "UUID",
   "STATUS": "SwapStatus",
   "TEAM": "String",
   "TEAM_ID": "UUID",
   "TO_OUTLET_ID": "UUID",
   "TO_PRODUCT": "String",
   "TO_PRODUCT_ID": "UUID"
  },
  "measures": {
   "sum": {
    "priceDifference": "Money",
    "processingFee": "Money",
    "total": "Money"
   },
   "avg": {
    "priceDifference": "Money",
    "processingFee": "Money",
    "total": "Money"
   },
   "median": {
    "priceDifference": "Money",
    "processingFee": "Money",
    "total": "Money"
   },
   "min": {
    "completedAt": "DateTime",
    "createdAt": "DateTime",
    "priceDifference": "Money",
    "processingFee": "Money",
    "total": "Money"
   },
   "max": {
    "completedAt": "DateTime",
    "createdAt": "DateTime",
    "priceDifference": "Money",
    "processingFee": "Money",
    "total": "Money"
   },
   "standardDeviation": {
    "priceDifference": "Money",
    "processingFee": "Money",
    "total": "Money"
   },
   "countDistinct": {
    "fromOutletId": "Int",
    "fromProduct": "Int",
    "fromProductId": "Int",
    "status": "Int",
    "team": "Int",
    "teamId": "Int",
    "toOutletId": "Int",
    "toProduct": "Int",
    "toProductId": "Int"
   },
   "countValues": {
    "completedAt": "Int",
    "createdAt": "Int",
    "priceDifference": "Int",
    "processingFee": "Int",
    "total": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "ORDERS_LISTS"
   ]
  ]
 },
 "teamsAggregate": {
  "list": "teams",
  "where": "TeamWhere",
  "filters": {
   "createdAt": "DateTime",
   "id": "UUID",
   "isTest": "Boolean",
   "kind": "TeamKind",
   "name": "String",
   "proPricingEnabled": "Boolean",
   "referralCode": "String",
   "slug": "String"
  },
  "dimensions": {
   "CREATED_AT": "DateTime",
   "FIRST_ORDER": "DateTime",
   "IS_TEST": "Boolean",
   "NAME": "String",
   "PRO_PRICING_ENABLED": "Boolean",
   "TEAM_ID": "UUID"
  },
  "measures": {
   "min": {
    "createdAt": "DateTime"
   },
   "max": {
    "createdAt": "DateTime"
   },
   "countDistinct": {
    "isTest": "Int",
    "name": "Int",
    "proPricingEnabled": "Int",
    "teamId": "Int"
   },
   "countValues": {
    "createdAt": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "TEAMS_READ"
   ]
  ]
 },
 "webhookDeliveriesAggregate": {
  "list": "webhookDeliveries",
  "where": "WebhookDeliveryWhere",
  "filters": {
   "attemptCount": "Int",
   "createdAt": "DateTime",
   "endpointId": "WebhookEndpoint",
   "event.createdAt": "DateTime",
   "event.topic": "EventTopic",
   "eventId": "UUID",
   "id": "UUID",
   "search": "=String",
   "status": "WebhookDeliveryStatus",
   "teamId": "Team"
  },
  "dimensions": {
   "CREATED_AT": "DateTime",
   "ENDPOINT": "String",
   "ENDPOINT_ID": "UUID",
   "STATUS": "WebhookDeliveryStatus",
   "TEAM": "String",
   "TEAM_ID": "UUID",
   "TOPIC": "EventTopic"
  },
  "measures": {
   "sum": {
    "attemptCount": "Float"
   },
   "avg": {
    "attemptCount": "Float"
   },
   "median": {
    "attemptCount": "Float"
   },
   "min": {
    "attemptCount": "Int",
    "createdAt": "DateTime"
   },
   "max": {
    "attemptCount": "Int",
    "createdAt": "DateTime"
   },
   "standardDeviation": {
    "attemptCount": "Float"
   },
   "countDistinct": {
    "endpoint": "Int",
    "endpointId": "Int",
    "status": "Int",
    "team": "Int",
    "teamId": "Int",
    "topic": "Int"
   },
   "countValues": {
    "attemptCount": "Int",
    "createdAt": "Int"
   }
  },
  "operators": [],
  "access": [
   [
    "WEBHOOKS_READ"
   ]
  ]
 }
} as const
