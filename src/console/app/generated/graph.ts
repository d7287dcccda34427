/* Generated from the schema and the operations: npm run generated. */

export const lists = {
 "productPrices": {
  "type": "ProductPrice",
  "operation": "ProductPrices",
  "fields": {
   "product": "Product",
   "pricingTier": "PricingTier",
   "unitAmount": "Money",
   "currency": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "id": "UUID",
   "pricingTier": "PricingTier",
   "product.active": "Boolean",
   "product.createdAt": "DateTime",
   "product.isFeatured": "Boolean",
   "productId": "Product",
   "search": "=String",
   "unitAmount": "Money",
   "updatedAt": "DateTime"
  },
  "orders": [
   "CREATED_AT",
   "UNIT_AMOUNT"
  ],
  "searched": {
   "search": [
    "product",
    "outlet"
   ]
  },
  "isArchived": false
 },
 "imports": {
  "type": "CatalogueImport",
  "operation": "Imports",
  "fields": {
   "fileName": "String",
   "status": "CatalogueImportStatus",
   "isPreview": "Boolean",
   "isPartial": "Boolean",
   "rowCount": "Int",
   "issueCount": "Int",
   "warningCount": "Int",
   "createdBy": "User",
   "createdAt": "DateTime",
   "completedAt": "DateTime"
  },
  "filters": {
   "completedAt": "DateTime",
   "createdAt": "DateTime",
   "createdById": "User",
   "fileName": "String",
   "id": "UUID",
   "status": "CatalogueImportStatus"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "orders": {
  "type": "Order",
  "operation": "Orders",
  "fields": {
   "referenceNumber": "String",
   "team": "Team",
   "profile": "Profile",
   "status": "OrderStatus",
   "paymentStatus": "PaymentStatus",
   "approvalStatus": "ApprovalStatus",
   "refundStatus": "RefundStatus",
   "total": "Money",
   "subtotal": "Money",
   "discount": "Money",
   "creditsApplied": "Money",
   "processingFee": "Money",
   "pricingTier": "PricingTier",
   "buyerName": "String",
   "buyerEmail": "String",
   "datePaid": "DateTime",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "DATE_PAID",
   "REFERENCE_NUMBER",
   "TOTAL",
   "UPDATED_AT"
  ],
  "searched": {
   "search": [
    "referenceNumber",
    "externalReferenceNumber"
   ]
  },
  "isArchived": true
 },
 "orderItems": {
  "type": "OrderItem",
  "operation": "OrderItems",
  "fields": {
   "product": "Product",
   "order": "Order",
   "team": "Team",
   "profile": "Profile",
   "campaign": "Campaign",
   "article": "Article",
   "salePrice": "Money",
   "refundStatus": "RefundStatus",
   "isRefunded": "Boolean",
   "refundRequired": "Boolean",
   "refundDate": "DateTime",
   "refundMethod": "RefundMethod",
   "isPublisherPaid": "Boolean",
   "isResellerPaid": "Boolean",
   "isAccountingCompleted": "Boolean",
   "commissionStatus": "CommissionStatus",
   "commissionAmount": "Money",
   "vendorCost": "Money",
   "internalCost": "Money",
   "vendorInvoiceId": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "UPDATED_AT"
  ],
  "searched": {
   "search": [
    "product",
    "outlet",
    "order"
   ]
  },
  "isArchived": true
 },
 "invoices": {
  "type": "Invoice",
  "operation": "Invoices",
  "fields": {
   "referenceNumber": "String",
   "team": "Team",
   "order": "Order",
   "type": "InvoiceType",
   "status": "InvoiceStatus",
   "customerName": "String",
   "customerEmail": "String",
   "total": "Money",
   "amountPaid": "Money",
   "amountRefunded": "Money",
   "creditsApplied": "Money",
   "issuedAt": "DateTime",
   "datePaid": "DateTime",
   "createdAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "ISSUED_AT"
  ],
  "searched": {
   "search": [
    "referenceNumber",
    "order",
    "customerName",
    "customerEmail"
   ]
  },
  "isArchived": false
 },
 "ledgerEntries": {
  "type": "LedgerEntry",
  "operation": "LedgerEntries",
  "fields": {
   "createdAt": "DateTime",
   "team": "Team",
   "type": "LedgerType",
   "creditType": "CreditType",
   "amount": "Money",
   "remaining": "Money",
   "reason": "String",
   "order": "Order",
   "expiresAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT"
  ],
  "searched": {
   "search": [
    "reason",
    "order",
    "team"
   ]
  },
  "isArchived": false
 },
 "payments": {
  "type": "Payment",
  "operation": "Payments",
  "fields": {
   "createdAt": "DateTime",
   "team": "Team",
   "order": "Order",
   "provider": "String",
   "status": "PaymentAttemptStatus",
   "amount": "Money",
   "amountRefunded": "Money",
   "reference": "String",
   "failureCode": "String",
   "failureMessage": "String",
   "settledAt": "DateTime",
   "expiresAt": "DateTime"
  },
  "filters": {
   "amount": "Money",
   "createdAt": "DateTime",
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
   "status": "PaymentAttemptStatus",
   "teamId": "Team"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {
   "search": [
    "reference",
    "order",
    "guestEmail",
    "accountOwnerEmail",
    "contactEmail",
    "profile",
    "provider",
    "team"
   ]
  },
  "isArchived": false
 },
 "swaps": {
  "type": "Swap",
  "operation": "Swaps",
  "fields": {
   "referenceNumber": "String",
   "team": "Team",
   "order": "Order",
   "fromName": "String",
   "toName": "String",
   "status": "SwapStatus",
   "priceDifference": "Money",
   "processingFee": "Money",
   "total": "Money",
   "createdAt": "DateTime",
   "completedAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "UPDATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "campaigns": {
  "type": "Campaign",
  "operation": "Campaigns",
  "fields": {
   "name": "String",
   "team": "Team",
   "profile": "Profile",
   "totalArticles": "Int",
   "reference": "String",
   "description": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "NAME",
   "UPDATED_AT"
  ],
  "searched": {},
  "isArchived": true
 },
 "articles": {
  "type": "Article",
  "operation": "Articles",
  "fields": {
   "name": "String",
   "status": "ArticleContentStatus",
   "team": "Team",
   "campaign": "Campaign",
   "product": "Product",
   "writer": "User",
   "expectedCompletionDate": "DateTime",
   "expectedCompletionDateTitle": "String",
   "publishedAt": "DateTime",
   "liveUrl": "String",
   "briefSharedDocUrl": "String",
   "draftSharedDocUrl": "String",
   "orderItem": "OrderItem",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "waitingFor": "Party",
   "waitingSince": "DateTime",
   "dueAt": "DateTime",
   "deletedAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "EXPECTED_COMPLETION_DATE",
   "NAME",
   "UPDATED_AT"
  ],
  "searched": {},
  "isArchived": true
 },
 "comments": {
  "type": "Comment",
  "operation": "Comments",
  "fields": {
   "content": "String",
   "author": "CommentAuthor",
   "article": "Article",
   "team": "Team",
   "visibility": "CommentVisibility",
   "reference": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "UPDATED_AT"
  ],
  "searched": {},
  "isArchived": true
 },
 "complianceChecks": {
  "type": "ComplianceCheck",
  "operation": "ComplianceChecks",
  "fields": {
   "article": "Article",
   "team": "Team",
   "checkType": "ComplianceCheckType",
   "status": "ComplianceCheckStatus",
   "complianceScore": "Int",
   "totalIssuesCount": "Int",
   "criticalIssuesCount": "Int",
   "warningIssuesCount": "Int",
   "errorMessage": "String",
   "createdAt": "DateTime",
   "completedAt": "DateTime"
  },
  "filters": {
   "article.createdAt": "DateTime",
   "article.expectedCompletionDate": "DateTime",
   "article.publishedAt": "DateTime",
   "article.status": "ArticleContentStatus",
   "article.updatedAt": "DateTime",
   "article.waitingFor": "Party",
   "articleId": "Article",
   "checkType": "ComplianceCheckType",
   "completedAt": "DateTime",
   "complianceScore": "Int",
   "createdAt": "DateTime",
   "criticalIssuesCount": "Int",
   "id": "UUID",
   "initiatedById": "User",
   "isTest": "=Boolean",
   "search": "=String",
   "status": "ComplianceCheckStatus",
   "teamId": "Team",
   "totalIssuesCount": "Int",
   "updatedAt": "DateTime",
   "warningIssuesCount": "Int"
  },
  "orders": [
   "COMPLIANCE_SCORE",
   "CREATED_AT",
   "TOTAL_ISSUES_COUNT",
   "UPDATED_AT"
  ],
  "searched": {
   "search": [
    "article"
   ]
  },
  "isArchived": false
 },
 "listings": {
  "type": "Listing",
  "operation": "Listings",
  "fields": {
   "name": "String",
   "outlet": "Outlet",
   "product": "Product",
   "productType": "ProductKind",
   "channelType": "ChannelType",
   "placementType": "PlacementType",
   "country": "String",
   "city": "String",
   "domainAuthority": "Int",
   "domainRanking": "Int",
   "isDoFollow": "Boolean",
   "isFeatured": "Boolean",
   "prices": "[ListingPrice]",
   "minDeliveryDays": "Int",
   "maxDeliveryDays": "Int",
   "popularity": "Int",
   "websiteUrl": "String",
   "description": "String",
   "createdAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "DOMAIN_AUTHORITY",
   "DOMAIN_RANKING",
   "NAME",
   "POPULARITY",
   "PRICE"
  ],
  "searched": {
   "q": [
    "name",
    "outletName",
    "websiteUrl",
    "tags",
    "category"
   ],
   "search": [
    "name",
    "outletName"
   ]
  },
  "isArchived": false
 },
 "outlets": {
  "type": "Outlet",
  "operation": "Outlets",
  "fields": {
   "name": "String",
   "status": "OutletStatus",
   "onTimeRate": "Float",
   "country": "String",
   "state": "String",
   "city": "String",
   "websiteUrl": "String",
   "isIndexed": "Boolean",
   "description": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "category.createdAt": "DateTime",
   "categoryId": "UUID",
   "city": "String",
   "country": "String",
   "createdAt": "DateTime",
   "id": "UUID",
   "isIndexed": "Boolean",
   "isTest": "Boolean",
   "name": "String",
   "pendingSince": "DateTime",
   "publisherId": "Team",
   "state": "String",
   "status": "OutletStatus"
  },
  "orders": [
   "CREATED_AT",
   "NAME"
  ],
  "searched": {},
  "isArchived": true
 },
 "products": {
  "type": "Product",
  "operation": "Products",
  "fields": {
   "name": "String",
   "outlet": "Outlet",
   "type": "ProductType",
   "prices": "[ProductPrice]",
   "active": "Boolean",
   "isFeatured": "Boolean",
   "minDeliveryDays": "Int",
   "maxDeliveryDays": "Int",
   "description": "String",
   "requirements": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "active": "Boolean",
   "createdAt": "DateTime",
   "id": "UUID",
   "isFeatured": "Boolean",
   "maxDeliveryDays": "Int",
   "minDeliveryDays": "Int",
   "name": "String",
   "outlet.createdAt": "DateTime",
   "outlet.isIndexed": "Boolean",
   "outlet.isTest": "Boolean",
   "outlet.pendingSince": "DateTime",
   "outlet.status": "OutletStatus",
   "outletId": "Outlet",
   "search": "=String",
   "type.id": "UUID",
   "type.prefix": "ProductKind"
  },
  "orders": [
   "CREATED_AT",
   "NAME"
  ],
  "searched": {
   "search": [
    "name",
    "outlet"
   ]
  },
  "isArchived": true
 },
 "tags": {
  "type": "Tag",
  "operation": "Tags",
  "fields": {
   "name": "String",
   "category": "TagCategory",
   "createdAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "category": "TagCategory",
   "id": "UUID",
   "name": "String"
  },
  "orders": [
   "CREATED_AT",
   "NAME"
  ],
  "searched": {},
  "isArchived": true
 },
 "searchSynonyms": {
  "type": "SearchSynonym",
  "operation": "SearchSynonyms",
  "fields": {
   "terms": "[String]",
   "createdAt": "DateTime",
   "updatedAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "id": "UUID",
   "search": "=String",
   "terms": "[String]",
   "updatedAt": "DateTime"
  },
  "orders": [
   "CREATED_AT",
   "TERMS",
   "UPDATED_AT"
  ],
  "searched": {
   "search": [
    "terms"
   ]
  },
  "isArchived": false
 },
 "opportunities": {
  "type": "Opportunity",
  "operation": "Opportunities",
  "fields": {
   "title": "String",
   "team": "Team",
   "profile": "Profile",
   "product": "Product",
   "status": "OpportunityStatus",
   "price": "Money",
   "score": "Float",
   "expiresAt": "DateTime",
   "description": "String",
   "relevanceReason": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "SCORE"
  ],
  "searched": {},
  "isArchived": true
 },
 "outletInquiries": {
  "type": "OutletInquiry",
  "operation": "OutletInquiries",
  "fields": {
   "name": "String",
   "email": "String",
   "phoneNumber": "String",
   "outlet": "Outlet",
   "team": "Team",
   "status": "OutletInquiryStatus",
   "notes": "String",
   "reply": "String",
   "repliedAt": "DateTime",
   "createdAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "email": "String",
   "id": "UUID",
   "name": "String",
   "outlet.createdAt": "DateTime",
   "outlet.isIndexed": "Boolean",
   "outlet.isTest": "Boolean",
   "outlet.pendingSince": "DateTime",
   "outlet.status": "OutletStatus",
   "outletId": "Outlet",
   "repliedAt": "DateTime",
   "teamId": "Team"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": true
 },
 "teams": {
  "type": "Team",
  "operation": "Teams",
  "fields": {
   "name": "String",
   "kind": "TeamKind",
   "slug": "String",
   "creditBalance": "Money",
   "proPricingEnabled": "Boolean",
   "isTest": "Boolean",
   "contactEmail": "String",
   "billingEmail": "String",
   "referralCode": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT",
   "NAME"
  ],
  "searched": {},
  "isArchived": true
 },
 "profiles": {
  "type": "Profile",
  "operation": "Profiles",
  "fields": {
   "name": "String",
   "team": "Team",
   "type": "ProfileType",
   "websiteUrl": "String",
   "location": "String",
   "overview": "String",
   "legalCompanyName": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "id": "UUID",
   "name": "String",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "type": "ProfileType",
   "updatedAt": "DateTime"
  },
  "orders": [
   "CREATED_AT",
   "NAME",
   "UPDATED_AT"
  ],
  "searched": {},
  "isArchived": true
 },
 "users": {
  "type": "User",
  "operation": "Users",
  "fields": {
   "fullName": "String",
   "firstName": "String",
   "lastName": "String",
   "email": "String",
   "language": "Language",
   "timezone": "String",
   "isBlocked": "Boolean",
   "blockedAt": "DateTime",
   "emailVerifiedAt": "DateTime",
   "ssoSubject": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "blockedAt": "DateTime",
   "blockedUntil": "DateTime",
   "createdAt": "DateTime",
   "crmContactId": "String",
   "email": "String",
   "emailVerifiedAt": "DateTime",
   "firstName": "String",
   "id": "UUID",
   "lastName": "String",
   "referralCode": "String",
   "search": "=String",
   "timezone": "String",
   "updatedAt": "DateTime",
   "userAccountType.id": "UUID",
   "userRole.id": "UUID"
  },
  "orders": [
   "BLOCKED_AT",
   "CREATED_AT",
   "EMAIL",
   "LAST_NAME"
  ],
  "searched": {
   "search": [
    "firstName",
    "lastName",
    "email"
   ]
  },
  "isArchived": true
 },
 "apiTokens": {
  "type": "ApiToken",
  "operation": "ApiTokens",
  "fields": {
   "name": "String",
   "team": "Team",
   "hint": "String",
   "type": "TokenType",
   "scopes": "[Scope]",
   "user": "User",
   "isSession": "Boolean",
   "signInMethod": "SignInMethod",
   "lastUsedAt": "DateTime",
   "expiresAt": "DateTime",
   "revokedAt": "DateTime",
   "createdAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "expiresAt": "DateTime",
   "id": "UUID",
   "isSession": "Boolean",
   "lastUsedAt": "DateTime",
   "lineageId": "UUID",
   "name": "String",
   "revokedAt": "DateTime",
   "signInMethod": "SignInMethod",
   "teamId": "Team",
   "type": "TokenType",
   "userId": "User"
  },
  "orders": [
   "CREATED_AT",
   "NAME"
  ],
  "searched": {},
  "isArchived": false
 },
 "operatorTokens": {
  "type": "OperatorToken",
  "operation": "OperatorTokens",
  "fields": {
   "name": "String",
   "hint": "String",
   "role": "OperatorRole",
   "user": "User",
   "isSession": "Boolean",
   "lastUsedAt": "DateTime",
   "expiresAt": "DateTime",
   "revokedAt": "DateTime",
   "createdAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "expiresAt": "DateTime",
   "id": "UUID",
   "isSession": "Boolean",
   "lastUsedAt": "DateTime",
   "lineageId": "UUID",
   "name": "String",
   "revokedAt": "DateTime",
   "role": "OperatorRole",
   "type": "OperatorTokenType",
   "userId": "User"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "oauthClients": {
  "type": "OauthClient",
  "operation": "OauthClients",
  "fields": {
   "name": "String",
   "redirectUris": "[String]",
   "metadataUrl": "String",
   "isConfidential": "Boolean",
   "isDynamic": "Boolean",
   "createdBy": "User",
   "lastUsedAt": "DateTime",
   "disabledAt": "DateTime",
   "createdAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "disabledAt": "DateTime",
   "id": "UUID",
   "isDynamic": "Boolean",
   "lastUsedAt": "DateTime",
   "metadataUrl": "String",
   "name": "String"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "privacyRequests": {
  "type": "PrivacyRequest",
  "operation": "PrivacyRequests",
  "fields": {
   "kind": "PrivacyRequestKind",
   "status": "PrivacyRequestStatus",
   "reason": "String",
   "user": "User",
   "requestedBy": "User",
   "report": "JSON",
   "completedAt": "DateTime",
   "createdAt": "DateTime"
  },
  "filters": {
   "completedAt": "DateTime",
   "createdAt": "DateTime",
   "id": "UUID",
   "kind": "PrivacyRequestKind",
   "requestedById": "User",
   "status": "PrivacyRequestStatus",
   "userId": "User"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "agreementTemplates": {
  "type": "AgreementTemplate",
  "operation": "AgreementTemplates",
  "fields": {
   "title": "String",
   "key": "String",
   "version": "Int",
   "isActive": "Boolean",
   "scope": "AgreementScope",
   "requiresTeamOwner": "Boolean",
   "requiresAuthorityConfirmation": "Boolean",
   "name": "String",
   "acceptanceLabel": "String",
   "contentMarkdown": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "id": "UUID",
   "isActive": "Boolean",
   "key": "String",
   "scope": "AgreementScope",
   "search": "=String",
   "version": "Int"
  },
  "orders": [
   "CREATED_AT",
   "KEY"
  ],
  "searched": {
   "search": [
    "key",
    "name",
    "title"
   ]
  },
  "isArchived": true
 },
 "agreementAcceptances": {
  "type": "AgreementAcceptance",
  "operation": "AgreementAcceptances",
  "fields": {
   "team": "Team",
   "template": "AgreementTemplate",
   "signerName": "String",
   "signerEmail": "String",
   "acceptedAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "acceptedAt": "DateTime",
   "acceptedBy.id": "UUID",
   "acceptedByUserId": "User",
   "id": "UUID",
   "search": "=String",
   "signerEmail": "String",
   "signerName": "String",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "template.createdAt": "DateTime",
   "template.isActive": "Boolean",
   "template.scope": "AgreementScope",
   "templateId": "AgreementTemplate"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {
   "search": [
    "signerName",
    "signerEmail",
    "template",
    "team"
   ]
  },
  "isArchived": true
 },
 "webhookEndpoints": {
  "type": "WebhookEndpoint",
  "operation": "WebhookEndpoints",
  "fields": {
   "url": "String",
   "team": "Team",
   "enabled": "Boolean",
   "failingSince": "DateTime",
   "disabledReason": "String",
   "topics": "[WebhookTopic]",
   "description": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "enabled": "Boolean",
   "failingSince": "DateTime",
   "id": "UUID",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team",
   "topics": "[WebhookTopic]",
   "url": "String"
  },
  "orders": [
   "CREATED_AT",
   "UPDATED_AT"
  ],
  "searched": {},
  "isArchived": true
 },
 "webhookDeliveries": {
  "type": "WebhookDelivery",
  "operation": "WebhookDeliveries",
  "fields": {
   "createdAt": "DateTime",
   "event": "WebhookEvent",
   "endpoint": "WebhookEndpoint",
   "team": "Team",
   "status": "WebhookDeliveryStatus",
   "lastError": "String",
   "attemptCount": "Int",
   "nextAttemptAt": "DateTime",
   "completedAt": "DateTime"
  },
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
  "orders": [
   "CREATED_AT"
  ],
  "searched": {
   "search": [
    "endpoint",
    "topic",
    "requestId"
   ]
  },
  "isArchived": false
 },
 "emails": {
  "type": "Email",
  "operation": "Emails",
  "fields": {
   "createdAt": "DateTime",
   "kind": "EmailKind",
   "subject": "String",
   "entity": "String",
   "entityId": "UUID",
   "address": "String",
   "team": "Team",
   "user": "User",
   "language": "Language",
   "status": "EmailStatus",
   "lastError": "String",
   "attemptCount": "Int",
   "nextAttemptAt": "DateTime",
   "completedAt": "DateTime"
  },
  "filters": {
   "address": "String",
   "attemptCount": "Int",
   "createdAt": "DateTime",
   "entity": "String",
   "entityId": "UUID",
   "id": "UUID",
   "isTest": "=Boolean",
   "kind": "EmailKind",
   "resendOfId": "Email",
   "search": "=String",
   "status": "EmailStatus",
   "teamId": "Team",
   "userId": "User"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {
   "search": [
    "user",
    "team",
    "address",
    "subject"
   ]
  },
  "isArchived": false
 },
 "auditEntries": {
  "type": "AuditEntry",
  "operation": "AuditEntries",
  "fields": {
   "createdAt": "DateTime",
   "action": "String",
   "isNew": "Boolean",
   "changes": "[FieldChange]",
   "entity": "String",
   "entityId": "UUID",
   "actor": "User",
   "application": "String",
   "applicationId": "String",
   "team": "Team",
   "requestId": "String",
   "after": "JSON"
  },
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
  "orders": [
   "CREATED_AT"
  ],
  "searched": {
   "search": [
    "searchText"
   ]
  },
  "isArchived": false
 },
 "apiRequests": {
  "type": "ApiRequest",
  "operation": "ApiRequests",
  "fields": {
   "createdAt": "DateTime",
   "method": "String",
   "path": "String",
   "status": "Int",
   "errorCode": "String",
   "duration": "Int",
   "requestId": "String",
   "tokenId": "UUID"
  },
  "filters": {
   "createdAt": "DateTime",
   "duration": "Int",
   "errorCode": "String",
   "id": "UUID",
   "method": "String",
   "path": "String",
   "requestId": "String",
   "status": "Int",
   "teamId": "Team",
   "tokenId": "UUID"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "deprecatedUses": {
  "type": "DeprecatedUse",
  "operation": "DeprecatedUses",
  "fields": {
   "name": "String",
   "team": "Team",
   "tokenId": "UUID",
   "count": "Int",
   "firstUsedAt": "DateTime",
   "lastUsedAt": "DateTime"
  },
  "filters": {
   "count": "Int",
   "firstUsedAt": "DateTime",
   "id": "UUID",
   "lastUsedAt": "DateTime",
   "name": "String",
   "teamId": "Team",
   "tokenId": "UUID"
  },
  "orders": [
   "LAST_USED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "oauthGrants": {
  "type": "OauthGrant",
  "operation": "OauthGrants",
  "fields": {
   "clientName": "String",
   "clientId": "String",
   "user": "User",
   "team": "Team",
   "profile": "Profile",
   "scopes": "[String]",
   "resource": "String",
   "grantedAt": "DateTime",
   "lastUsedAt": "DateTime",
   "revokedAt": "DateTime"
  },
  "filters": {
   "clientId": "String",
   "clientName": "String",
   "createdAt": "DateTime",
   "grantedAt": "DateTime",
   "id": "UUID",
   "lastUsedAt": "DateTime",
   "profileId": "Profile",
   "resource": "String",
   "revokedAt": "DateTime",
   "sessionId": "UUID",
   "teamId": "Team",
   "userId": "User"
  },
  "orders": [
   "CREATED_AT",
   "GRANTED_AT",
   "REVOKED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "outletLists": {
  "type": "OutletList",
  "operation": "OutletLists",
  "fields": {
   "name": "String",
   "profile": "Profile",
   "team": "Team",
   "isShared": "Boolean",
   "showsPrices": "Boolean",
   "createdAt": "DateTime",
   "updatedAt": "DateTime",
   "deletedAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "id": "UUID",
   "name": "String",
   "profile.createdAt": "DateTime",
   "profile.type": "ProfileType",
   "profile.updatedAt": "DateTime",
   "profileId": "Profile",
   "teamId": "Team",
   "updatedAt": "DateTime"
  },
  "orders": [
   "CREATED_AT",
   "NAME",
   "UPDATED_AT"
  ],
  "searched": {},
  "isArchived": true
 },
 "payoutFiles": {
  "type": "PayoutFile",
  "operation": "PayoutFiles",
  "fields": {
   "status": "PayoutFileStatus",
   "amount": "Money",
   "payoutCount": "Int",
   "executionDate": "DateTime",
   "cancelledAt": "DateTime",
   "reason": "String",
   "createdAt": "DateTime",
   "updatedAt": "DateTime"
  },
  "filters": {
   "amount": "Money",
   "cancelledAt": "DateTime",
   "createdAt": "DateTime",
   "id": "UUID",
   "status": "PayoutFileStatus"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "placements": {
  "type": "Placement",
  "operation": "Placements",
  "fields": {
   "product": "PlacementProduct",
   "team": "Team",
   "status": "PlacementStatus",
   "payout": "Money",
   "acceptBy": "DateTime",
   "overdueAt": "DateTime",
   "acceptedAt": "DateTime",
   "declinedAt": "DateTime",
   "declineReason": "String",
   "deliveredAt": "DateTime",
   "liveUrl": "String",
   "linkStatus": "LinkStatus",
   "linkCheckedAt": "DateTime",
   "linkLostAt": "DateTime",
   "settledAt": "DateTime",
   "withdrawnAt": "DateTime",
   "createdAt": "DateTime",
   "updatedAt": "DateTime"
  },
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
  "orders": [
   "ACCEPT_BY",
   "CREATED_AT"
  ],
  "searched": {
   "search": [
    "product",
    "outlet",
    "team",
    "order"
   ]
  },
  "isArchived": false
 },
 "payouts": {
  "type": "Payout",
  "operation": "Payouts",
  "fields": {
   "amount": "Money",
   "team": "Team",
   "status": "PayoutStatus",
   "reference": "String",
   "paidAt": "DateTime",
   "endedAt": "DateTime",
   "createdAt": "DateTime",
   "updatedAt": "DateTime"
  },
  "filters": {
   "amount": "Money",
   "createdAt": "DateTime",
   "endedAt": "DateTime",
   "fileId": "PayoutFile",
   "id": "UUID",
   "paidAt": "DateTime",
   "reference": "String",
   "status": "PayoutStatus",
   "team.createdAt": "DateTime",
   "team.isTest": "Boolean",
   "team.kind": "TeamKind",
   "team.proPricingEnabled": "Boolean",
   "teamId": "Team"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "publisherApplications": {
  "type": "PublisherApplication",
  "operation": "PublisherApplications",
  "fields": {
   "companyName": "String",
   "contactName": "String",
   "email": "String",
   "websites": "[String]",
   "message": "String",
   "consents": "[String]",
   "language": "Language",
   "status": "PublisherApplicationStatus",
   "reason": "String",
   "reviewedAt": "DateTime",
   "reviewedBy": "User",
   "team": "Team",
   "createdAt": "DateTime",
   "updatedAt": "DateTime"
  },
  "filters": {
   "companyName": "String",
   "contactName": "String",
   "createdAt": "DateTime",
   "email": "String",
   "id": "UUID",
   "reviewedAt": "DateTime",
   "reviewedById": "User",
   "status": "PublisherApplicationStatus",
   "teamId": "Team"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "publisherLedgerEntries": {
  "type": "PublisherLedgerEntry",
  "operation": "PublisherLedgerEntries",
  "fields": {
   "amount": "Money",
   "type": "PublisherEntryType",
   "team": "Team",
   "placement": "Placement",
   "payout": "Payout",
   "payableAt": "DateTime",
   "createdAt": "DateTime"
  },
  "filters": {
   "amount": "Money",
   "createdAt": "DateTime",
   "id": "UUID",
   "payableAt": "DateTime",
   "payoutId": "Payout",
   "placementId": "Placement",
   "teamId": "Team",
   "type": "PublisherEntryType"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "payoutStatements": {
  "type": "PayoutStatement",
  "operation": "PayoutStatements",
  "fields": {
   "referenceNumber": "String",
   "team": "Team",
   "periodStart": "DateTime",
   "openingBalance": "Money",
   "earned": "Money",
   "reversed": "Money",
   "paid": "Money",
   "closingBalance": "Money",
   "issuedAt": "DateTime",
   "createdAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "id": "UUID",
   "issuedAt": "DateTime",
   "periodStart": "DateTime",
   "referenceNumber": "String",
   "teamId": "Team"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 },
 "teamMembers": {
  "type": "TeamMember",
  "operation": "TeamMembers",
  "fields": {
   "user": "User",
   "team": "Team",
   "role": "MemberRole",
   "createdAt": "DateTime"
  },
  "filters": {
   "createdAt": "DateTime",
   "id": "UUID",
   "role": "MemberRole",
   "search": "=String",
   "teamId": "Team",
   "userId": "User"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {
   "search": [
    "user",
    "email",
    "team"
   ]
  },
  "isArchived": false
 },
 "teamInvitations": {
  "type": "TeamInvitation",
  "operation": "TeamInvitations",
  "fields": {
   "email": "String",
   "role": "MemberRole",
   "team": "Team",
   "status": "TeamInvitationStatus",
   "language": "Language",
   "expiresAt": "DateTime",
   "acceptedAt": "DateTime",
   "withdrawnAt": "DateTime",
   "createdAt": "DateTime"
  },
  "filters": {
   "acceptedAt": "DateTime",
   "createdAt": "DateTime",
   "email": "String",
   "expiresAt": "DateTime",
   "id": "UUID",
   "invitedById": "User",
   "teamId": "Team",
   "withdrawnAt": "DateTime"
  },
  "orders": [
   "CREATED_AT"
  ],
  "searched": {},
  "isArchived": false
 }
} as const

export const enums = {
 "AgreementScope": [
  "CLIENT",
  "PUBLISHER"
 ],
 "ApprovalCondition": [
  "ADMINS",
  "API_TOKENS",
  "BUYERS",
  "OAUTH_APPLICATIONS"
 ],
 "ApprovalStatus": [
  "APPROVED",
  "PENDING",
  "REJECTED",
  "WITHDRAWN"
 ],
 "CatalogueFileFormat": [
  "CSV",
  "JSONL"
 ],
 "CatalogueImportStatus": [
  "APPLIED",
  "FAILED",
  "PENDING",
  "PREVIEWED",
  "REFUSED",
  "RUNNING"
 ],
 "ChannelType": [
  "INSTAGRAM",
  "LINKEDIN",
  "NEWSLETTER",
  "OTHER",
  "PODCAST",
  "TIKTOK",
  "TWITTER_X",
  "WEBSITE",
  "YOUTUBE"
 ],
 "CommentVisibility": [
  "INTERNAL",
  "TEAM"
 ],
 "CommissionStatus": [
  "NOT_APPLICABLE",
  "PAID",
  "PENDING"
 ],
 "ComplianceCheckStatus": [
  "COMPLETED",
  "FAILED",
  "IN_PROGRESS",
  "PENDING"
 ],
 "ComplianceCheckType": [
  "AUTOMATIC",
  "MANUAL"
 ],
 "ComplianceIssueType": [
  "AI_GENERATED",
  "EXAGGERATED_LANGUAGE",
  "FACTUAL_ERROR",
  "FORMATTING_ISSUE",
  "MISSING_SOURCE",
  "PROMOTIONAL_CONTENT",
  "UNVERIFIED_CLAIM"
 ],
 "ComplianceSeverity": [
  "CRITICAL",
  "INFO",
  "SUGGESTION",
  "WARNING"
 ],
 "CreditType": [
  "BONUS",
  "FUNDED",
  "MANUAL",
  "PROMOTIONAL",
  "REFERRAL",
  "REFUND"
 ],
 "EmailKind": [
  "APPLICATION_LINK",
  "APPLICATION_REJECTED",
  "APPLICATION_SUBMITTED",
  "APPROVAL_DECIDED",
  "APPROVAL_WANTED",
  "ARTICLE_PUBLISHED",
  "BRIEF_READY",
  "BRIEF_WANTED",
  "DRAFT_READY",
  "DRAFT_WANTED",
  "INFO_WANTED",
  "INQUIRY_REPLIED",
  "OPERATOR_COMMENTED",
  "OPPORTUNITY_CREATED",
  "ORDER_ENDED",
  "ORDER_ENDING",
  "OUTLET_CHANGE_REVIEWED",
  "OUTLET_DOMAIN_CHECKED",
  "OUTLET_INQUIRY",
  "OUTLET_STATUS",
  "OUTLET_SUBMITTED",
  "PASSKEY_CHANGED",
  "PAYOUT_ACCOUNT_CHANGED",
  "PAYOUT_ACCOUNT_HELD",
  "PAYOUT_FAILED",
  "PAYOUT_PAID",
  "PAYOUT_STATEMENT",
  "PLACEMENT_DECLINED",
  "PLACEMENT_LINK_LOST",
  "PLACEMENT_OFFERED",
  "PLACEMENT_OVERDUE",
  "PLACEMENT_WITHDRAWN",
  "PUBLISHER_COMMENTED",
  "RECEIPT",
  "REFUND",
  "SIGN_IN",
  "SWAP_PROPOSED",
  "TEAM_INVITATION",
  "TRANSFER_EXPECTED",
  "WEBHOOK_FAILING"
 ],
 "EmailStatus": [
  "FAILED",
  "PENDING",
  "SENT"
 ],
 "EventTopic": [
  "ARTICLE_CREATED",
  "ARTICLE_STATUS_CHANGED",
  "CAMPAIGN_CREATED",
  "COMMENT_ARCHIVED",
  "COMMENT_CREATED",
  "COMMENT_UPDATED",
  "FILE_CREATED",
  "INVOICE_ISSUED",
  "OPPORTUNITY_CREATED",
  "ORDER_CANCELLED",
  "ORDER_CREATED",
  "ORDER_PAID",
  "ORDER_REFUNDED",
  "OUTLET_STATUS_CHANGED",
  "PAYOUT_PAID",
  "PLACEMENT_ACCEPTED",
  "PLACEMENT_DECLINED",
  "PLACEMENT_DELIVERED",
  "PLACEMENT_OFFERED",
  "SWAP_COMPLETED",
  "SWAP_PROPOSED",
  "WEBHOOK_TEST"
 ],
 "InvoiceSource": [
  "BILLING_PLATFORM",
  "CARD_PROCESSOR",
  "WIRE"
 ],
 "InvoiceStatus": [
  "ISSUED",
  "SUPERSEDED"
 ],
 "InvoiceType": [
  "CREDIT_NOTE",
  "INVOICE"
 ],
 "Language": [
  "DE",
  "EN"
 ],
 "LedgerType": [
  "CREDIT",
  "DEBIT"
 ],
 "LinkStatus": [
  "FAILING",
  "LOST",
  "OK"
 ],
 "MemberRole": [
  "ADMIN",
  "BUYER",
  "EDITOR",
  "FINANCE",
  "OWNER",
  "VIEWER"
 ],
 "OperatorRole": [
  "CATALOGUE",
  "FINANCE",
  "FULL",
  "PRODUCTION",
  "READ_ONLY",
  "SUPPORT"
 ],
 "OperatorTokenType": [
  "FULL_ACCESS",
  "READ_ONLY"
 ],
 "OpportunityInteractionType": [
  "CLICK",
  "COMPLETE",
  "DISMISS",
  "FEEDBACK",
  "VIEW"
 ],
 "OpportunityReason": [
  "ALREADY_COVERED",
  "DIFFERENT_FORMAT",
  "NOT_RELEVANT",
  "OTHER",
  "QUALITY",
  "TIMING",
  "TOO_EXPENSIVE",
  "WRONG_AUDIENCE"
 ],
 "OpportunityStatus": [
  "ACTIVE",
  "COMPLETED",
  "DISMISSED",
  "EXPIRED"
 ],
 "OrderStatus": [
  "CANCELLED",
  "CREATED",
  "PAID"
 ],
 "OutletInquiryStatus": [
  "AWAITING_REPLY",
  "REPLIED"
 ],
 "OutletStatus": [
  "ACTIVE",
  "ARCHIVED",
  "DRAFT",
  "INACTIVE",
  "PENDING_AGREEMENT",
  "PENDING_REVIEW",
  "REJECTED",
  "SUSPENDED"
 ],
 "Party": [
  "OPERATOR",
  "TEAM",
  "WRITER"
 ],
 "PaymentAttemptStatus": [
  "EXPIRED",
  "FAILED",
  "PROCESSING",
  "RETURNED",
  "STARTED",
  "SUCCEEDED"
 ],
 "PaymentStatus": [
  "EXPIRED",
  "FAILED",
  "NOT_STARTED",
  "OPEN",
  "PAID",
  "PROCESSING"
 ],
 "PayoutFileStatus": [
  "CANCELLED",
  "PAID",
  "PENDING",
  "REVERSED"
 ],
 "PayoutStatus": [
  "CANCELLED",
  "FAILED",
  "PAID",
  "PENDING",
  "REVERSED",
  "REVERSING",
  "SENDING"
 ],
 "PlacementStatus": [
  "ACCEPTED",
  "DECLINED",
  "DELIVERED",
  "OFFERED",
  "SETTLED"
 ],
 "PlacementType": [
  "FULL_FEATURE",
  "LISTICLE",
  "MENTION",
  "PRESS_RELEASE",
  "QUOTE"
 ],
 "PricingTier": [
  "PRO",
  "STANDARD"
 ],
 "PrivacyRequestKind": [
  "ERASURE",
  "EXPORT"
 ],
 "PrivacyRequestStatus": [
  "COMPLETED",
  "PENDING"
 ],
 "ProductKind": [
  "ADD_ON",
  "FULL_FEATURE",
  "NEWSLETTER",
  "PRESS_RELEASE",
  "SOCIAL"
 ],
 "ProfileType": [
  "BRAND",
  "COMPANY",
  "INDIVIDUAL"
 ],
 "PublisherApplicationStatus": [
  "APPROVED",
  "PENDING",
  "REJECTED"
 ],
 "PublisherEntryType": [
  "EARNED",
  "REVERSED"
 ],
 "RefundMethod": [
  "BILLING_PLATFORM",
  "CARD_PROCESSOR",
  "CREDIT",
  "WIRE"
 ],
 "RefundStatus": [
  "PARTIALLY_REFUNDED",
  "REFUNDED"
 ],
 "ReviewDecision": [
  "APPROVE",
  "REJECT"
 ],
 "Scope": [
  "ARTICLES_CREATE",
  "ARTICLES_DELETE",
  "ARTICLES_LISTS",
  "ARTICLES_READ",
  "ARTICLES_UPDATE",
  "AUDIT_READ",
  "CAMPAIGNS_CREATE",
  "CAMPAIGNS_LISTS",
  "CAMPAIGNS_READ",
  "CAMPAIGNS_UPDATE",
  "FILES_CREATE",
  "FILES_DELETE",
  "FILES_LISTS",
  "FILES_READ",
  "FILES_UPDATE",
  "FOLDERS_CREATE",
  "FOLDERS_DELETE",
  "FOLDERS_LISTS",
  "FOLDERS_UPDATE",
  "ORDERS_APPROVE",
  "ORDERS_CREATE",
  "ORDERS_LISTS",
  "ORDERS_READ",
  "OUTLETS_LISTS",
  "OUTLETS_READ",
  "OUTLET_DISCLAIMERS_LISTS",
  "PRODUCTS_READ",
  "PROFILES_CREATE",
  "PROFILES_LISTS",
  "PROFILES_UPDATE",
  "PUBLISHING_READ",
  "PUBLISHING_UPDATE",
  "TAGS_LISTS",
  "TEAMS_READ",
  "TEAMS_UPDATE",
  "TOKENS_MANAGE",
  "WEBHOOKS_CREATE",
  "WEBHOOKS_DELETE",
  "WEBHOOKS_LISTS",
  "WEBHOOKS_READ",
  "WEBHOOKS_UPDATE",
  "WRITING_READ",
  "WRITING_UPDATE"
 ],
 "Settlement": [
  "ACCOUNTING",
  "COMMISSION",
  "PUBLISHER",
  "RESELLER"
 ],
 "SignInMethod": [
  "EMAIL_LINK",
  "PASSKEY",
  "SSO",
  "TOKEN"
 ],
 "SwapStatus": [
  "CANCELLED",
  "COMPLETED",
  "PENDING_CLIENT"
 ],
 "TagCategory": [
  "AUDIENCE",
  "COMPANY_SIZE",
  "LOCATION",
  "ROLE",
  "TOPIC"
 ],
 "TeamInvitationStatus": [
  "ACCEPTED",
  "EXPIRED",
  "PENDING",
  "WITHDRAWN"
 ],
 "TeamKind": [
  "BUYER",
  "PUBLISHER",
  "WRITER"
 ],
 "TokenType": [
  "CUSTOM",
  "FULL_ACCESS",
  "READ_ONLY"
 ],
 "WebhookDeliveryStatus": [
  "FAILED",
  "PENDING",
  "SUCCEEDED"
 ],
 "WebhookTopic": [
  "ALL",
  "ARTICLE_ALL",
  "ARTICLE_CREATED",
  "ARTICLE_STATUS_CHANGED",
  "CAMPAIGN_ALL",
  "CAMPAIGN_CREATED",
  "COMMENT_ALL",
  "COMMENT_ARCHIVED",
  "COMMENT_CREATED",
  "COMMENT_UPDATED",
  "FILE_ALL",
  "FILE_CREATED",
  "INVOICE_ALL",
  "INVOICE_ISSUED",
  "OPPORTUNITY_ALL",
  "OPPORTUNITY_CREATED",
  "ORDER_ALL",
  "ORDER_CANCELLED",
  "ORDER_CREATED",
  "ORDER_PAID",
  "ORDER_REFUNDED",
  "OUTLET_ALL",
  "OUTLET_STATUS_CHANGED",
  "PAYOUT_ALL",
  "PAYOUT_PAID",
  "PLACEMENT_ACCEPTED",
  "PLACEMENT_ALL",
  "PLACEMENT_DECLINED",
  "PLACEMENT_DELIVERED",
  "PLACEMENT_OFFERED",
  "SWAP_ALL",
  "SWAP_COMPLETED",
  "SWAP_PROPOSED"
 ]
} as const

export const inputs = {
 "CreateAgreementTemplateInput": {
  "acceptanceLabel": "String!",
  "blocksCheckout": "Boolean",
  "contentMarkdown": "String!",
  "key": "String!",
  "name": "String!",
  "requiresAuthorityConfirmation": "Boolean",
  "requiresTeamOwner": "Boolean",
  "scope": "AgreementScope!",
  "title": "String!"
 },
 "CreateApiTokenInput": {
  "expiresAt": "DateTime",
  "name": "String!",
  "scopes": "[Scope!]",
  "teamId": "UUID",
  "type": "TokenType!",
  "userId": "UUID"
 },
 "CreateAssignmentCommentInput": {
  "articleId": "UUID!",
  "content": "String!"
 },
 "CreateCampaignInput": {
  "description": "String",
  "fileKey": "String",
  "keywords": "String",
  "metadata": "JSON",
  "name": "String!",
  "objectives": "String!",
  "profileId": "UUID!",
  "targetAudience": "String",
  "tone": "String",
  "writingSamples": "String"
 },
 "CreateCommentInput": {
  "articleId": "UUID!",
  "authorEmail": "String",
  "authorExternalId": "String",
  "authorName": "String!",
  "content": "String!",
  "parentReference": "String",
  "visibility": "CommentVisibility"
 },
 "CreateFolderInput": {
  "name": "String!",
  "teamId": "UUID"
 },
 "CreateOauthClientInput": {
  "isConfidential": "Boolean!",
  "name": "String!",
  "redirectUris": "[String!]!"
 },
 "CreateOperatorTokenInput": {
  "email": "String",
  "expiresAt": "DateTime",
  "name": "String!",
  "role": "OperatorRole",
  "type": "OperatorTokenType"
 },
 "CreateOpportunityInput": {
  "audience": "String",
  "audienceTags": "[String!]",
  "campaignId": "UUID",
  "category": "String",
  "channel": "String",
  "description": "String",
  "estimatedReach": "Int",
  "expiresAt": "DateTime",
  "format": "String",
  "price": "Money",
  "productId": "UUID",
  "profileId": "UUID!",
  "purpose": "String",
  "relevanceReason": "String",
  "score": "Float",
  "title": "String!",
  "type": "String"
 },
 "CreateOutletChannelInput": {
  "channelHandle": "String",
  "channelType": "ChannelType!",
  "channelUrl": "String",
  "disclaimerId": "UUID",
  "doFollowLinksAllowed": "String",
  "domainAuthority": "Int",
  "domainRanking": "Int",
  "isDoFollow": "Boolean",
  "outletId": "UUID!",
  "placementType": "PlacementType",
  "position": "Int",
  "socialLinks": "[String!]"
 },
 "CreateOutletInput": {
  "categoryId": "UUID",
  "city": "String",
  "country": "String",
  "description": "String",
  "isIndexed": "Boolean",
  "logo": "String",
  "monthlyLimit": "Int",
  "name": "String!",
  "publisherId": "UUID",
  "state": "String",
  "status": "OutletStatus",
  "tagIds": "[UUID!]",
  "websiteUrl": "String"
 },
 "CreateOutletInquiryInput": {
  "email": "String!",
  "name": "String!",
  "notes": "String",
  "outletId": "UUID!",
  "phoneNumber": "String"
 },
 "CreateOutletListInput": {
  "name": "String!",
  "outletIds": "[UUID!]",
  "profileId": "UUID!"
 },
 "CreatePayoutFileInput": {
  "executionDate": "String",
  "payoutIds": "[UUID!]!"
 },
 "CreatePayoutInput": {
  "teamId": "UUID!"
 },
 "CreatePlacementCommentInput": {
  "authorName": "String",
  "content": "String!",
  "placementId": "UUID!"
 },
 "CreateProductInput": {
  "active": "Boolean",
  "channelIds": "[UUID!]",
  "description": "String",
  "exampleLinks": "[String!]",
  "exampleScreenshot": "String",
  "image": "String",
  "internalCost": "Money",
  "isFeatured": "Boolean",
  "logo": "String",
  "maxDeliveryDays": "Int!",
  "minDeliveryDays": "Int!",
  "monthlyLimit": "Int",
  "name": "String!",
  "outletId": "UUID!",
  "payout": "Money",
  "prices": "[PriceInput!]",
  "requirements": "String",
  "resellerPrice": "Money",
  "type": "ProductKind!"
 },
 "CreateProfileInput": {
  "brandToneAndVoiceId": "UUID",
  "googleDriveLink": "String",
  "industry": "[String!]",
  "keyAchievements": "[String!]",
  "legalCompanyName": "String",
  "location": "String",
  "logo": "String",
  "metadata": "JSON",
  "monthlyBudget": "Money",
  "name": "String!",
  "overview": "String",
  "primaryGoals": "[String!]",
  "productsAndServices": "String",
  "targetAudience": "[String!]",
  "teamId": "UUID",
  "type": "ProfileType",
  "uniqueValuePropositions": "[String!]",
  "websiteUrl": "String",
  "writingSamples": "String"
 },
 "CreatePublisherOutletInput": {
  "categoryId": "UUID",
  "channelType": "ChannelType",
  "city": "String",
  "country": "String",
  "description": "String",
  "isIndexed": "Boolean",
  "logo": "String",
  "monthlyLimit": "Int",
  "name": "String!",
  "state": "String",
  "tagIds": "[UUID!]",
  "teamId": "UUID",
  "websiteUrl": "String"
 },
 "CreatePublisherProductInput": {
  "active": "Boolean",
  "channelIds": "[UUID!]",
  "currency": "String",
  "description": "String",
  "exampleLinks": "[String!]",
  "exampleScreenshot": "String",
  "image": "String",
  "logo": "String",
  "maxDeliveryDays": "Int",
  "minDeliveryDays": "Int",
  "monthlyLimit": "Int",
  "name": "String!",
  "outletId": "UUID!",
  "payout": "Money!",
  "requirements": "String",
  "type": "ProductKind!"
 },
 "CreateSavedSearchInput": {
  "name": "String!",
  "parameters": "String!"
 },
 "CreateSearchSynonymInput": {
  "terms": "[String!]!"
 },
 "CreateTagInput": {
  "category": "TagCategory!",
  "name": "String!"
 },
 "CreateTeamInput": {
  "billingEmail": "String",
  "contactEmail": "String",
  "isTest": "Boolean",
  "kind": "TeamKind",
  "name": "String!",
  "ownerEmail": "String",
  "ownerName": "String",
  "proPricingEnabled": "Boolean"
 },
 "CreateUserInput": {
  "crmContactId": "String",
  "email": "String!",
  "emailVerified": "Boolean",
  "firstName": "String!",
  "lastName": "String",
  "timezone": "String",
  "userAccountTypeId": "UUID",
  "userRoleId": "UUID"
 },
 "CreateWebhookEndpointInput": {
  "description": "String",
  "enabled": "Boolean",
  "filters": "WebhookFiltersInput",
  "teamId": "UUID",
  "topics": "[WebhookTopic!]!",
  "url": "String!"
 },
 "UpdateAgreementTemplateInput": {
  "acceptanceLabel": "String",
  "agreementTemplateId": "UUID!",
  "blocksCheckout": "Boolean",
  "contentMarkdown": "String",
  "name": "String",
  "requiresAuthorityConfirmation": "Boolean",
  "requiresTeamOwner": "Boolean",
  "scope": "AgreementScope",
  "title": "String"
 },
 "UpdateArticleInput": {
  "articleId": "UUID!",
  "briefSharedDocUrl": "String",
  "draftSharedDocUrl": "String",
  "expectedCompletionDate": "DateTime",
  "liveUrl": "String",
  "metadata": "JSON",
  "name": "String",
  "supportAgentId": "UUID",
  "writerId": "UUID"
 },
 "UpdateCampaignInput": {
  "campaignId": "UUID!",
  "description": "String",
  "fileKey": "String",
  "keywords": "String",
  "metadata": "JSON",
  "name": "String",
  "objectives": "String",
  "targetAudience": "String",
  "tone": "String",
  "writingSamples": "String"
 },
 "UpdateCommentInput": {
  "articleId": "UUID",
  "content": "String!",
  "reference": "String!"
 },
 "UpdateOpportunityInput": {
  "audience": "String",
  "audienceTags": "[String!]",
  "campaignId": "UUID",
  "category": "String",
  "channel": "String",
  "description": "String",
  "estimatedReach": "Int",
  "expiresAt": "DateTime",
  "format": "String",
  "opportunityId": "UUID!",
  "price": "Money",
  "productId": "UUID",
  "purpose": "String",
  "relevanceReason": "String",
  "score": "Float",
  "title": "String",
  "type": "String"
 },
 "UpdateOrderItemInput": {
  "orderItemId": "UUID!",
  "refundRequired": "Boolean",
  "vendorCost": "Money",
  "vendorInvoiceDate": "DateTime",
  "vendorInvoiceId": "String",
  "vendorInvoiceUrl": "String",
  "vendorPaidDate": "DateTime"
 },
 "UpdateOutletChannelInput": {
  "channelHandle": "String",
  "channelType": "ChannelType",
  "channelUrl": "String",
  "disclaimerId": "UUID",
  "doFollowLinksAllowed": "String",
  "domainAuthority": "Int",
  "domainRanking": "Int",
  "isDoFollow": "Boolean",
  "outletChannelId": "UUID!",
  "placementType": "PlacementType",
  "position": "Int",
  "socialLinks": "[String!]"
 },
 "UpdateOutletInput": {
  "categoryId": "UUID",
  "city": "String",
  "country": "String",
  "description": "String",
  "isIndexed": "Boolean",
  "logo": "String",
  "monthlyLimit": "Int",
  "name": "String",
  "outletId": "UUID!",
  "publisherId": "UUID",
  "state": "String",
  "status": "OutletStatus",
  "tagIds": "[UUID!]",
  "websiteUrl": "String"
 },
 "UpdateOutletListSharingInput": {
  "isShared": "Boolean",
  "outletListId": "UUID!",
  "showsPrices": "Boolean"
 },
 "UpdatePayoutAccountInput": {
  "accountHolder": "String",
  "address": "String",
  "bic": "String",
  "iban": "String",
  "taxNumber": "String",
  "teamId": "UUID"
 },
 "UpdateProductInput": {
  "active": "Boolean",
  "channelIds": "[UUID!]",
  "description": "String",
  "exampleLinks": "[String!]",
  "exampleScreenshot": "String",
  "image": "String",
  "internalCost": "Money",
  "isFeatured": "Boolean",
  "logo": "String",
  "maxDeliveryDays": "Int",
  "minDeliveryDays": "Int",
  "monthlyLimit": "Int",
  "name": "String",
  "payout": "Money",
  "prices": "[PriceInput!]",
  "productId": "UUID!",
  "requirements": "String",
  "resellerPrice": "Money",
  "type": "ProductKind"
 },
 "UpdateProfileInput": {
  "brandToneAndVoiceId": "UUID",
  "googleDriveLink": "String",
  "industry": "[String!]",
  "keyAchievements": "[String!]",
  "legalCompanyName": "String",
  "location": "String",
  "logo": "String",
  "metadata": "JSON",
  "monthlyBudget": "Money",
  "name": "String",
  "overview": "String",
  "primaryGoals": "[String!]",
  "productsAndServices": "String",
  "profileId": "UUID!",
  "targetAudience": "[String!]",
  "type": "ProfileType",
  "uniqueValuePropositions": "[String!]",
  "websiteUrl": "String",
  "writingSamples": "String"
 },
 "UpdatePublisherOutletInput": {
  "categoryId": "UUID",
  "city": "String",
  "country": "String",
  "description": "String",
  "isIndexed": "Boolean",
  "isPaused": "Boolean",
  "logo": "String",
  "monthlyLimit": "Int",
  "name": "String",
  "outletId": "UUID!",
  "state": "String",
  "tagIds": "[UUID!]",
  "websiteUrl": "String"
 },
 "UpdatePublisherProductInput": {
  "active": "Boolean",
  "channelIds": "[UUID!]",
  "currency": "String",
  "description": "String",
  "exampleLinks": "[String!]",
  "exampleScreenshot": "String",
  "image": "String",
  "logo": "String",
  "maxDeliveryDays": "Int",
  "minDeliveryDays": "Int",
  "monthlyLimit": "Int",
  "name": "String",
  "payout": "Money",
  "productId": "UUID!",
  "requirements": "String"
 },
 "UpdateSearchSynonymInput": {
  "searchSynonymId": "UUID!",
  "terms": "[String!]"
 },
 "UpdateTagInput": {
  "category": "TagCategory",
  "name": "String",
  "tagId": "UUID!"
 },
 "UpdateTeamInput": {
  "approvalRequiredAbove": "Money",
  "approvalRequiredFor": "[ApprovalCondition!]",
  "billingEmail": "String",
  "commissionPercent": "Float",
  "contactEmail": "String",
  "discountLimitPercent": "Int",
  "id": "UUID!",
  "name": "String",
  "proPricingEnabled": "Boolean",
  "ssoDomains": "[String!]",
  "ssoRequired": "Boolean",
  "testEmailEnabled": "Boolean"
 },
 "UpdateTeamMemberInput": {
  "role": "MemberRole!",
  "teamMemberId": "UUID!"
 },
 "UpdateUserInput": {
  "crmContactId": "String",
  "email": "String",
  "emailVerified": "Boolean",
  "firstName": "String",
  "lastName": "String",
  "ssoSubject": "String",
  "timezone": "String",
  "userAccountTypeId": "UUID",
  "userId": "UUID!",
  "userRoleId": "UUID"
 },
 "UpdateWebhookEndpointInput": {
  "description": "String",
  "enabled": "Boolean",
  "filters": "WebhookFiltersInput",
  "topics": "[WebhookTopic!]",
  "url": "String",
  "webhookEndpointId": "UUID!"
 }
} as const

export const access = {
 "ReplayDelivery": [
  [
   "WEBHOOKS_READ",
   "WEBHOOKS_UPDATE"
  ],
  [
   "WEBHOOKS_UPDATE"
  ]
 ],
 "ResendEmail": "operator",
 "RevokeToken": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "ArchiveOutlet": "operator",
 "RestoreOutlet": "operator",
 "ArchiveProduct": "operator",
 "RestoreProduct": "operator",
 "ArchiveTag": "operator",
 "RestoreTag": "operator",
 "ArchiveCampaign": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_CREATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "CAMPAIGNS_UPDATE",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_UPDATE"
  ]
 ],
 "RestoreCampaign": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_CREATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "CAMPAIGNS_UPDATE",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_UPDATE"
  ]
 ],
 "ArchiveProfile": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_CREATE",
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "RestoreProfile": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_CREATE",
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "ArchiveTeam": "operator",
 "RestoreTeam": "operator",
 "ArchiveOutletInquiry": "operator",
 "RestoreOutletInquiry": "operator",
 "BlockUser": "operator",
 "UnblockUser": "operator",
 "UpdateWebhookEndpoint": [
  [
   "WEBHOOKS_CREATE",
   "WEBHOOKS_DELETE",
   "WEBHOOKS_LISTS",
   "WEBHOOKS_READ",
   "WEBHOOKS_UPDATE"
  ],
  [
   "WEBHOOKS_UPDATE"
  ]
 ],
 "TestWebhookEndpoint": [
  [
   "WEBHOOKS_READ",
   "WEBHOOKS_UPDATE"
  ],
  [
   "WEBHOOKS_UPDATE"
  ]
 ],
 "UpdateOrderItem": "operator",
 "SettleOrderItem": "operator",
 "CreateOutlet": "operator",
 "CreateTag": "operator",
 "UpdateTag": "operator",
 "CreateSearchSynonym": "operator",
 "UpdateSearchSynonym": "operator",
 "DeleteSearchSynonym": "operator",
 "CreateProfile": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_CREATE",
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_CREATE"
  ]
 ],
 "UpdateProfile": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_CREATE",
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "CreateCampaign": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_CREATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "CAMPAIGNS_UPDATE",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_CREATE"
  ]
 ],
 "UpdateCampaign": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_CREATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "CAMPAIGNS_UPDATE",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_UPDATE"
  ]
 ],
 "CreateUser": "operator",
 "UpdateUser": "operator",
 "AssignOrderItems": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "CAMPAIGNS_UPDATE",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_UPDATE"
  ]
 ],
 "RevokeOperatorToken": "operator",
 "ActivateAgreementTemplate": "operator",
 "DisableOauthClient": "operator",
 "EnableOauthClient": "operator",
 "RetireAgreementTemplate": "operator",
 "CreateAgreementTemplate": "operator",
 "UpdateAgreementTemplate": "operator",
 "CreateOpportunity": "operator",
 "UpdateOpportunity": "operator",
 "DismissOpportunity": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "ReopenOpportunity": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "PendingApprovals": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "DraftsToApprove": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ORDERS_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ]
 ],
 "ApproveOrder": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ],
 "RejectOrder": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ],
 "ApprovalSettings": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "Statuses": [],
 "RefundedArticles": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ"
  ]
 ],
 "Board": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ORDERS_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "ArticleScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_READ",
   "FILES_LISTS",
   "FILES_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "ArchivedComments": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ]
 ],
 "CommentScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ]
 ],
 "UpdateComment": [
  [
   "ARTICLES_CREATE",
   "ARTICLES_DELETE",
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE"
  ],
  [
   "ARTICLES_UPDATE"
  ]
 ],
 "ArchiveComment": [
  [
   "ARTICLES_CREATE",
   "ARTICLES_DELETE",
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE"
  ],
  [
   "ARTICLES_DELETE"
  ]
 ],
 "RestoreComment": [
  [
   "ARTICLES_CREATE",
   "ARTICLES_DELETE",
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE"
  ],
  [
   "ARTICLES_DELETE"
  ]
 ],
 "SetArticleStatus": "operator",
 "CorrectArticleStatus": "operator",
 "ApproveBrief": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_UPDATE"
  ]
 ],
 "RequestBriefChanges": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_UPDATE"
  ]
 ],
 "ApproveDraft": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_UPDATE"
  ]
 ],
 "RequestDraftChanges": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_UPDATE"
  ]
 ],
 "UpdateArticle": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_UPDATE"
  ]
 ],
 "UploadFiles": [
  [
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "FILES_CREATE",
   "FILES_DELETE",
   "FILES_LISTS",
   "FILES_READ",
   "FILES_UPDATE"
  ],
  [
   "FILES_CREATE"
  ]
 ],
 "SetArticleFiles": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_UPDATE"
  ]
 ],
 "ArticleChecks": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ]
 ],
 "CheckScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "ARTICLES_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "RequestCheck": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE"
  ],
  [
   "ARTICLES_UPDATE"
  ]
 ],
 "StartCheck": "operator",
 "CompleteCheck": "operator",
 "FailCheck": "operator",
 "AddIssue": "operator",
 "RemoveIssue": "operator",
 "CreateComment": [
  [
   "ARTICLES_CREATE"
  ],
  [
   "ARTICLES_CREATE",
   "ARTICLES_DELETE",
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ARTICLES_UPDATE"
  ]
 ],
 "Moves": [],
 "CommentCreated": [],
 "Catalogue": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "ComparedPlacements": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "PlacementOfProduct": [
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ]
 ],
 "PlacementPage": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "OutletPage": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_READ",
   "PUBLISHING_READ",
   "TAGS_LISTS"
  ]
 ],
 "SavedSearches": [
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ]
 ],
 "CreateSavedSearch": [
  [
   "PROFILES_UPDATE"
  ]
 ],
 "DeleteSavedSearch": [
  [
   "PROFILES_UPDATE"
  ]
 ],
 "CampaignScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "CAMPAIGNS_READ"
  ]
 ],
 "UploadQuestionnaire": [
  [
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "FILES_CREATE",
   "FILES_DELETE",
   "FILES_LISTS",
   "FILES_READ",
   "FILES_UPDATE"
  ],
  [
   "FILES_CREATE"
  ]
 ],
 "LinkQuestionnaire": [
  [
   "CAMPAIGNS_CREATE",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "CAMPAIGNS_UPDATE"
  ],
  [
   "CAMPAIGNS_UPDATE"
  ]
 ],
 "CartProfiles": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "PROFILES_LISTS"
  ]
 ],
 "CartProfile": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "PROFILES_LISTS"
  ]
 ],
 "Cart": [
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ],
 "CartScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PROFILES_LISTS"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "AddOnsOfOutlets": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ]
 ],
 "SetCartLine": [
  [
   "ORDERS_CREATE"
  ],
  [
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ],
 "ClearCart": [
  [
   "ORDERS_CREATE"
  ],
  [
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ],
 "CheckoutCart": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_CREATE"
  ]
 ],
 "OutletScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_LISTS",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PRODUCTS_READ"
  ],
  [
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "ProductScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_LISTS",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PRODUCTS_READ"
  ],
  [
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "ListingsSeen": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_READ",
   "PUBLISHING_READ",
   "TAGS_LISTS"
  ],
  [
   "TAGS_LISTS"
  ]
 ],
 "ListingSuggestions": [
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ]
 ],
 "Facets": [
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ]
 ],
 "UpdateProduct": "operator",
 "CreateProduct": "operator",
 "UpdateOutlet": "operator",
 "CreateOutletChannel": "operator",
 "UpdateOutletChannel": "operator",
 "ArchiveOutletChannel": "operator",
 "RestoreOutletChannel": "operator",
 "ProductPrices": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PRODUCTS_READ"
  ]
 ],
 "DeliveryScreen": [
  [
   "WEBHOOKS_LISTS",
   "WEBHOOKS_READ"
  ],
  [
   "WEBHOOKS_READ"
  ]
 ],
 "ReplayEvents": [
  [
   "WEBHOOKS_UPDATE"
  ]
 ],
 "WebhookScreen": [
  [
   "WEBHOOKS_READ"
  ]
 ],
 "DeliveriesByDay": [
  [
   "WEBHOOKS_READ"
  ]
 ],
 "EventTopics": [],
 "WebhooksOfTeam": [
  [
   "WEBHOOKS_LISTS"
  ],
  [
   "WEBHOOKS_LISTS",
   "WEBHOOKS_READ"
  ]
 ],
 "CreateWebhookEndpoint": [
  [
   "WEBHOOKS_CREATE"
  ],
  [
   "WEBHOOKS_CREATE",
   "WEBHOOKS_DELETE",
   "WEBHOOKS_LISTS",
   "WEBHOOKS_READ",
   "WEBHOOKS_UPDATE"
  ]
 ],
 "RotateWebhookSecret": [
  [
   "WEBHOOKS_CREATE",
   "WEBHOOKS_DELETE",
   "WEBHOOKS_LISTS",
   "WEBHOOKS_READ",
   "WEBHOOKS_UPDATE"
  ],
  [
   "WEBHOOKS_UPDATE"
  ]
 ],
 "DeleteWebhookEndpoint": [
  [
   "WEBHOOKS_CREATE",
   "WEBHOOKS_DELETE",
   "WEBHOOKS_LISTS",
   "WEBHOOKS_READ",
   "WEBHOOKS_UPDATE"
  ],
  [
   "WEBHOOKS_DELETE"
  ]
 ],
 "Desk": [
  [
   "WRITING_READ"
  ]
 ],
 "AssignmentScreen": [
  [
   "WRITING_READ"
  ]
 ],
 "SaveDraft": [
  [
   "WRITING_READ",
   "WRITING_UPDATE"
  ],
  [
   "WRITING_UPDATE"
  ]
 ],
 "SubmitDraft": [
  [
   "WRITING_READ",
   "WRITING_UPDATE"
  ],
  [
   "WRITING_UPDATE"
  ]
 ],
 "RequestInformation": [
  [
   "WRITING_READ",
   "WRITING_UPDATE"
  ],
  [
   "WRITING_UPDATE"
  ]
 ],
 "CreateAssignmentComment": [
  [
   "WRITING_READ",
   "WRITING_UPDATE"
  ],
  [
   "WRITING_UPDATE"
  ]
 ],
 "InviteWriter": "operator",
 "Imports": "operator",
 "ImportScreen": "operator",
 "ImportIssues": "operator",
 "ImportCatalogue": "operator",
 "ApplyImport": "operator",
 "InboxCount": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FILES_READ",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ"
  ]
 ],
 "Inbox": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FILES_READ",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ"
  ]
 ],
 "InboxArticles": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ"
  ]
 ],
 "MarkInboxRead": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FILES_READ",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ"
  ]
 ],
 "LibraryFiles": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "ARTICLES_READ",
   "FILES_LISTS",
   "FILES_READ"
  ],
  [
   "FILES_LISTS"
  ],
  [
   "FILES_LISTS",
   "FILES_READ"
  ],
  [
   "FILES_LISTS",
   "FOLDERS_LISTS"
  ],
  [
   "FOLDERS_LISTS"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "LibraryFile": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "ARTICLES_READ",
   "FILES_LISTS",
   "FILES_READ"
  ],
  [
   "FILES_LISTS",
   "FILES_READ"
  ],
  [
   "FILES_LISTS",
   "FOLDERS_LISTS"
  ],
  [
   "FILES_READ"
  ],
  [
   "FOLDERS_LISTS"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "LibraryFolders": [
  [
   "FILES_LISTS",
   "FOLDERS_LISTS"
  ],
  [
   "FOLDERS_LISTS"
  ]
 ],
 "LibraryCounts": [
  [
   "FILES_LISTS"
  ]
 ],
 "MoveFiles": [
  [
   "FILES_UPDATE"
  ]
 ],
 "RenameFile": [
  [
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "FILES_CREATE",
   "FILES_DELETE",
   "FILES_LISTS",
   "FILES_READ",
   "FILES_UPDATE"
  ],
  [
   "FILES_UPDATE"
  ]
 ],
 "DeleteFile": [
  [
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "FILES_CREATE",
   "FILES_DELETE",
   "FILES_LISTS",
   "FILES_READ",
   "FILES_UPDATE"
  ],
  [
   "FILES_CREATE",
   "FILES_DELETE",
   "FILES_LISTS",
   "FILES_READ",
   "FILES_UPDATE"
  ],
  [
   "FILES_DELETE"
  ]
 ],
 "RestoreFile": [
  [
   "ARTICLES_READ",
   "ARTICLES_UPDATE",
   "FILES_CREATE",
   "FILES_DELETE",
   "FILES_LISTS",
   "FILES_READ",
   "FILES_UPDATE"
  ],
  [
   "FILES_CREATE",
   "FILES_DELETE",
   "FILES_LISTS",
   "FILES_READ",
   "FILES_UPDATE"
  ],
  [
   "FILES_DELETE"
  ]
 ],
 "CreateFolder": [
  [
   "FILES_LISTS",
   "FOLDERS_CREATE",
   "FOLDERS_DELETE",
   "FOLDERS_LISTS",
   "FOLDERS_UPDATE"
  ],
  [
   "FOLDERS_CREATE"
  ]
 ],
 "RenameFolder": [
  [
   "FILES_LISTS",
   "FOLDERS_CREATE",
   "FOLDERS_DELETE",
   "FOLDERS_LISTS",
   "FOLDERS_UPDATE"
  ],
  [
   "FOLDERS_CREATE",
   "FOLDERS_DELETE",
   "FOLDERS_LISTS",
   "FOLDERS_UPDATE"
  ],
  [
   "FOLDERS_UPDATE"
  ]
 ],
 "DeleteFolder": [
  [
   "FILES_LISTS",
   "FOLDERS_CREATE",
   "FOLDERS_DELETE",
   "FOLDERS_LISTS",
   "FOLDERS_UPDATE"
  ],
  [
   "FOLDERS_DELETE"
  ]
 ],
 "Orders": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "OrderItems": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "Invoices": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "LedgerEntries": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "Payments": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "Swaps": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "Campaigns": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "Articles": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "ORDERS_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "Comments": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "ComplianceChecks": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "Listings": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ]
 ],
 "Outlets": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "Products": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_LISTS",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PRODUCTS_READ"
  ],
  [
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "Tags": [
  [
   "OUTLETS_READ",
   "PUBLISHING_READ",
   "TAGS_LISTS"
  ],
  [
   "TAGS_LISTS"
  ]
 ],
 "SearchSynonyms": "operator",
 "Opportunities": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "PROFILES_LISTS"
  ]
 ],
 "OutletInquiries": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ"
  ]
 ],
 "Teams": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "Profiles": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "PROFILES_LISTS"
  ]
 ],
 "Users": "operator",
 "ApiTokens": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ],
  [
   "TOKENS_MANAGE"
  ]
 ],
 "OperatorTokens": "operator",
 "OauthClients": "operator",
 "PrivacyRequests": "operator",
 "AgreementTemplates": [
  [
   "TEAMS_READ"
  ]
 ],
 "AgreementAcceptances": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "WebhookEndpoints": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "WEBHOOKS_LISTS"
  ],
  [
   "WEBHOOKS_LISTS",
   "WEBHOOKS_READ"
  ]
 ],
 "WebhookDeliveries": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "WEBHOOKS_LISTS",
   "WEBHOOKS_READ"
  ],
  [
   "WEBHOOKS_READ"
  ]
 ],
 "Emails": "operator",
 "AuditEntries": "operator",
 "ApiRequests": [],
 "DeprecatedUses": "operator",
 "AuditNames": "operator",
 "CreateOauthClient": "operator",
 "GrantsOfClient": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ]
 ],
 "OauthGrants": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ]
 ],
 "OpportunityCards": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "PROFILES_LISTS"
  ]
 ],
 "OpportunityPlacements": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "OrderScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "ORDERS_READ"
  ],
  [
   "PROFILES_LISTS"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "PayLinks": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_READ"
  ]
 ],
 "SetCommission": "operator",
 "MarkOrderPaid": "operator",
 "UnmarkOrderPaid": "operator",
 "CancelOrder": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_CREATE"
  ]
 ],
 "RefundOrderItem": "operator",
 "ProposeSwap": "operator",
 "AcceptSwap": [
  [
   "ORDERS_CREATE"
  ],
  [
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ],
 "CancelSwap": [
  [
   "ORDERS_CREATE"
  ],
  [
   "ORDERS_CREATE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ],
 "MarkSwapPaid": "operator",
 "ReissueInvoice": "operator",
 "OrderChanged": [],
 "OrderItemScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ]
 ],
 "InvoiceScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_READ"
  ]
 ],
 "PaymentScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ],
 "CreditScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ]
 ],
 "SwapScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "ORDERS_READ"
  ]
 ],
 "OutletLists": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "PROFILES_LISTS"
  ]
 ],
 "OutletListScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PROFILES_LISTS"
  ]
 ],
 "OutletListLink": [
  [
   "PROFILES_LISTS"
  ]
 ],
 "ListedPrices": [
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ]
 ],
 "ListedProducts": [
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ"
  ]
 ],
 "InquiriesOfOutlets": [
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ"
  ]
 ],
 "ListsToAddTo": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "PROFILES_LISTS"
  ]
 ],
 "InquiryScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ"
  ]
 ],
 "CreateOutletList": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "RenameOutletList": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "AddToOutletList": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "RemoveFromOutletList": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "ReorderOutletList": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "UpdateOutletListSharing": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "RotateOutletListShareToken": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "ArchiveOutletList": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "RestoreOutletList": [
  [
   "PROFILES_LISTS",
   "PROFILES_UPDATE"
  ],
  [
   "PROFILES_UPDATE"
  ]
 ],
 "CreateOutletInquiry": [
  [
   "ORDERS_CREATE"
  ],
  [
   "ORDERS_CREATE",
   "OUTLETS_LISTS",
   "OUTLETS_READ"
  ]
 ],
 "ReplyToOutletInquiry": "operator",
 "ProfilesToListFor": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "PROFILES_LISTS"
  ]
 ],
 "PayoutFiles": "operator",
 "PayoutFileContent": "operator",
 "OpenPayouts": "operator",
 "CreatePayoutFile": "operator",
 "MarkPayoutFilePaid": "operator",
 "CancelPayoutFile": "operator",
 "ExportPerson": "operator",
 "ErasePerson": "operator",
 "PersonExport": "operator",
 "Placements": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "PUBLISHING_READ"
  ]
 ],
 "Payouts": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "PUBLISHING_READ"
  ]
 ],
 "PublisherApplications": "operator",
 "PublisherLedgerEntries": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "PUBLISHING_READ"
  ]
 ],
 "PlacementWork": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "PlacementScreen": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "PlacementDiscussion": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "PayoutStatements": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "PUBLISHING_READ"
  ]
 ],
 "StatementScreen": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "StatementEntries": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "StatementsOfTeam": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "PayoutScreen": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "PayoutTransfer": "operator",
 "PayoutAccountOfTeam": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "PlacementsOfOrder": "operator",
 "PlacementTerms": "operator",
 "PublisherOutlets": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PUBLISHING_READ"
  ]
 ],
 "PublisherOutletScreen": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_LISTS",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PUBLISHING_READ"
  ]
 ],
 "OutletReview": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "PUBLISHING_READ"
  ]
 ],
 "PendingCategory": [
  [
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "Earnings": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "PublisherOfTeam": "operator",
 "EarningsScreen": [
  [
   "PUBLISHING_READ"
  ]
 ],
 "CreatePublisherOutlet": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "UpdatePublisherOutlet": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "SubmitOutlet": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "VerifyOutletDomain": [
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "ImportPublisherOutlets": [
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "ReviewPublisherApplication": "operator",
 "ReviewOutlet": "operator",
 "CreatePublisherProduct": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "UpdatePublisherProduct": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "AcceptPlacement": [
  [
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "DeclinePlacement": [
  [
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "DeliverPlacement": [
  [
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "UndoPlacementDelivery": "operator",
 "CreatePlacementComment": [
  [
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "UpdatePayoutAccount": [
  [
   "PUBLISHING_READ",
   "PUBLISHING_UPDATE"
  ],
  [
   "PUBLISHING_UPDATE"
  ]
 ],
 "SendPayout": "operator",
 "CancelPayout": "operator",
 "ReversePayout": "operator",
 "CreatePayout": "operator",
 "MarkPayoutPaid": "operator",
 "InvitePublisher": "operator",
 "Session": [],
 "SignInSettings": [],
 "RenamePasskey": [],
 "RemovePasskey": [],
 "EndConsoleSession": [],
 "EndOtherConsoleSessions": [],
 "Spend": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "PROFILES_LISTS"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "BudgetsOfTeam": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "PROFILES_LISTS"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "TeamMembers": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ]
 ],
 "TeamInvitations": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TOKENS_MANAGE"
  ]
 ],
 "TeamSettings": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "SsoSettings": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "TeamTerms": "operator",
 "UpdateTeam": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TEAMS_UPDATE",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "TEAMS_UPDATE"
  ]
 ],
 "MembersOfTeam": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ]
 ],
 "BlockedMembersOfTeam": "operator",
 "AddressesOfMembers": "operator",
 "InvitationsToMembers": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "UserAccess": "operator",
 "AddTeamMember": "operator",
 "UpdateTeamMember": [
  [
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "TOKENS_MANAGE"
  ]
 ],
 "RemoveTeamMember": [
  [
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "TOKENS_MANAGE"
  ]
 ],
 "ChangeTeamOwner": [
  [
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "TOKENS_MANAGE"
  ]
 ],
 "InvitationsOfTeam": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "InviteTeamMember": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "InviteWithLink": "operator",
 "ResendTeamInvitation": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "ResendWithLink": "operator",
 "WithdrawTeamInvitation": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "TokensOfTeam": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "TEAMS_READ"
  ],
  [
   "TOKENS_MANAGE"
  ]
 ],
 "AppsOfTeam": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ]
 ],
 "AuditOfTeam": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "AUDIT_READ"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "HistoryForTeam": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ],
  [
   "AUDIT_READ"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "RevokeApp": [
  [
   "TEAMS_READ",
   "TOKENS_MANAGE"
  ]
 ],
 "CreateApiToken": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "RotateApiToken": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "CreateOperatorToken": "operator",
 "RotateOperatorToken": "operator",
 "ApiTokenLineage": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "ApiTokensOfLineage": [
  [
   "TOKENS_MANAGE"
  ]
 ],
 "OperatorTokenLineage": "operator",
 "OperatorTokensOfLineage": "operator",
 "CreditOfTeam": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ],
  [
   "TEAMS_READ"
  ]
 ],
 "GrantCredit": "operator",
 "WithdrawCredit": "operator",
 "AgreementsOfTeam": [
  [
   "TEAMS_READ"
  ]
 ],
 "AcceptAgreement": [
  [
   "TEAMS_READ",
   "TEAMS_UPDATE"
  ],
  [
   "TEAMS_UPDATE"
  ]
 ],
 "CreateTeam": "operator",
 "TodayRevenue": [
  [
   "ORDERS_LISTS"
  ]
 ],
 "TodayRevenueBefore": [
  [
   "ORDERS_LISTS"
  ]
 ],
 "TodayOrders": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ],
 "TodayArticles": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "FILES_LISTS",
   "FOLDERS_LISTS",
   "ORDERS_LISTS",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PROFILES_LISTS",
   "PUBLISHING_READ",
   "TEAMS_READ",
   "TOKENS_MANAGE",
   "WEBHOOKS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ"
  ],
  [
   "ORDERS_LISTS",
   "TEAMS_READ"
  ]
 ],
 "TodayStatuses": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ"
  ]
 ],
 "TodayChecks": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ]
 ],
 "TodaySettlement": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS"
  ]
 ],
 "TodayWebhooks": [
  [
   "WEBHOOKS_LISTS"
  ],
  [
   "WEBHOOKS_LISTS",
   "WEBHOOKS_READ"
  ]
 ],
 "TodayEmails": [
  [
   "TEAMS_READ"
  ]
 ],
 "TodayPublishing": "operator",
 "TeamArticles": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "OUTLETS_LISTS",
   "OUTLETS_READ",
   "PUBLISHING_READ"
  ],
  [
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ",
   "PRODUCTS_READ",
   "PUBLISHING_READ"
  ]
 ],
 "TeamOrders": [
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_LISTS",
   "CAMPAIGNS_READ",
   "ORDERS_LISTS",
   "PROFILES_LISTS"
  ],
  [
   "ARTICLES_LISTS",
   "ARTICLES_READ",
   "CAMPAIGNS_READ",
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "CAMPAIGNS_READ",
   "PROFILES_LISTS"
  ],
  [
   "ORDERS_APPROVE",
   "ORDERS_LISTS",
   "ORDERS_READ"
  ],
  [
   "ORDERS_LISTS"
  ],
  [
   "ORDERS_LISTS",
   "ORDERS_READ"
  ]
 ]
} as const

export const mutations = {
 "ReplayDelivery": [
  "replayWebhookDelivery"
 ],
 "ResendEmail": [
  "resendEmail"
 ],
 "RevokeToken": [
  "revokeApiToken"
 ],
 "ArchiveOutlet": [
  "archiveOutlet"
 ],
 "RestoreOutlet": [
  "restoreOutlet"
 ],
 "ArchiveProduct": [
  "archiveProduct"
 ],
 "RestoreProduct": [
  "restoreProduct"
 ],
 "ArchiveTag": [
  "archiveTag"
 ],
 "RestoreTag": [
  "restoreTag"
 ],
 "ArchiveCampaign": [
  "archiveCampaign"
 ],
 "RestoreCampaign": [
  "restoreCampaign"
 ],
 "ArchiveProfile": [
  "archiveProfile"
 ],
 "RestoreProfile": [
  "restoreProfile"
 ],
 "ArchiveTeam": [
  "archiveTeam"
 ],
 "RestoreTeam": [
  "restoreTeam"
 ],
 "ArchiveOutletInquiry": [
  "archiveOutletInquiry"
 ],
 "RestoreOutletInquiry": [
  "restoreOutletInquiry"
 ],
 "BlockUser": [
  "blockUser"
 ],
 "UnblockUser": [
  "unblockUser"
 ],
 "UpdateWebhookEndpoint": [
  "updateWebhookEndpoint"
 ],
 "TestWebhookEndpoint": [
  "testWebhookEndpoint"
 ],
 "UpdateOrderItem": [
  "updateOrderItem"
 ],
 "SettleOrderItem": [
  "settleOrderItem"
 ],
 "CreateOutlet": [
  "createOutlet"
 ],
 "CreateTag": [
  "createTag"
 ],
 "UpdateTag": [
  "updateTag"
 ],
 "CreateSearchSynonym": [
  "createSearchSynonym"
 ],
 "UpdateSearchSynonym": [
  "updateSearchSynonym"
 ],
 "DeleteSearchSynonym": [
  "deleteSearchSynonym"
 ],
 "CreateProfile": [
  "createProfile"
 ],
 "UpdateProfile": [
  "updateProfile"
 ],
 "CreateCampaign": [
  "createCampaign"
 ],
 "UpdateCampaign": [
  "updateCampaign"
 ],
 "CreateUser": [
  "createUser"
 ],
 "UpdateUser": [
  "updateUser"
 ],
 "AssignOrderItems": [
  "assignOrderItems"
 ],
 "RevokeOperatorToken": [
  "revokeOperatorToken"
 ],
 "ActivateAgreementTemplate": [
  "activateAgreementTemplate"
 ],
 "DisableOauthClient": [
  "disableOauthClient"
 ],
 "EnableOauthClient": [
  "enableOauthClient"
 ],
 "RetireAgreementTemplate": [
  "retireAgreementTemplate"
 ],
 "CreateAgreementTemplate": [
  "createAgreementTemplate"
 ],
 "UpdateAgreementTemplate": [
  "updateAgreementTemplate"
 ],
 "CreateOpportunity": [
  "createOpportunity"
 ],
 "UpdateOpportunity": [
  "updateOpportunity"
 ],
 "DismissOpportunity": [
  "recordOpportunityInteraction"
 ],
 "ReopenOpportunity": [
  "reopenOpportunity"
 ],
 "ApproveOrder": [
  "approveOrder"
 ],
 "RejectOrder": [
  "rejectOrder"
 ],
 "UpdateComment": [
  "updateComment"
 ],
 "ArchiveComment": [
  "archiveComment"
 ],
 "RestoreComment": [
  "restoreComment"
 ],
 "SetArticleStatus": [
  "setArticleStatus"
 ],
 "CorrectArticleStatus": [
  "correctArticleStatus"
 ],
 "ApproveBrief": [
  "approveBrief"
 ],
 "RequestBriefChanges": [
  "requestBriefChanges"
 ],
 "ApproveDraft": [
  "approveDraft"
 ],
 "RequestDraftChanges": [
  "requestDraftChanges"
 ],
 "UpdateArticle": [
  "updateArticle"
 ],
 "UploadFiles": [
  "uploadFiles"
 ],
 "SetArticleFiles": [
  "setArticleFiles"
 ],
 "RequestCheck": [
  "requestComplianceCheck"
 ],
 "StartCheck": [
  "startComplianceCheck"
 ],
 "CompleteCheck": [
  "completeComplianceCheck"
 ],
 "FailCheck": [
  "failComplianceCheck"
 ],
 "AddIssue": [
  "addComplianceIssue"
 ],
 "RemoveIssue": [
  "removeComplianceIssue"
 ],
 "CreateComment": [
  "createComment"
 ],
 "CreateSavedSearch": [
  "createSavedSearch"
 ],
 "DeleteSavedSearch": [
  "deleteSavedSearch"
 ],
 "UploadQuestionnaire": [
  "uploadFiles"
 ],
 "LinkQuestionnaire": [
  "linkQuestionnaire"
 ],
 "SetCartLine": [
  "setCartLine"
 ],
 "ClearCart": [
  "clearCart"
 ],
 "CheckoutCart": [
  "checkoutCart"
 ],
 "UpdateProduct": [
  "updateProduct"
 ],
 "CreateProduct": [
  "createProduct"
 ],
 "UpdateOutlet": [
  "updateOutlet"
 ],
 "CreateOutletChannel": [
  "createOutletChannel"
 ],
 "UpdateOutletChannel": [
  "updateOutletChannel"
 ],
 "ArchiveOutletChannel": [
  "archiveOutletChannel"
 ],
 "RestoreOutletChannel": [
  "restoreOutletChannel"
 ],
 "ReplayEvents": [
  "replayWebhookEvents"
 ],
 "CreateWebhookEndpoint": [
  "createWebhookEndpoint"
 ],
 "RotateWebhookSecret": [
  "rotateWebhookSecret"
 ],
 "DeleteWebhookEndpoint": [
  "deleteWebhookEndpoint"
 ],
 "SaveDraft": [
  "saveDraft"
 ],
 "SubmitDraft": [
  "submitDraft"
 ],
 "RequestInformation": [
  "requestInformation"
 ],
 "CreateAssignmentComment": [
  "createAssignmentComment"
 ],
 "InviteWriter": [
  "inviteWriter"
 ],
 "ImportCatalogue": [
  "importCatalogue"
 ],
 "ApplyImport": [
  "applyImport"
 ],
 "MarkInboxRead": [
  "markInboxRead"
 ],
 "MoveFiles": [
  "moveFiles"
 ],
 "RenameFile": [
  "renameFile"
 ],
 "DeleteFile": [
  "deleteFile"
 ],
 "RestoreFile": [
  "restoreFile"
 ],
 "CreateFolder": [
  "createFolder"
 ],
 "RenameFolder": [
  "renameFolder"
 ],
 "DeleteFolder": [
  "deleteFolder"
 ],
 "CreateOauthClient": [
  "createOauthClient"
 ],
 "SetCommission": [
  "setCommission"
 ],
 "MarkOrderPaid": [
  "markOrderPaid"
 ],
 "UnmarkOrderPaid": [
  "unmarkOrderPaid"
 ],
 "CancelOrder": [
  "cancelOrder"
 ],
 "RefundOrderItem": [
  "refundOrderItem"
 ],
 "ProposeSwap": [
  "proposeSwap"
 ],
 "AcceptSwap": [
  "acceptSwap"
 ],
 "CancelSwap": [
  "cancelSwap"
 ],
 "MarkSwapPaid": [
  "markSwapPaid"
 ],
 "ReissueInvoice": [
  "reissueInvoice"
 ],
 "CreateOutletList": [
  "createOutletList"
 ],
 "RenameOutletList": [
  "renameOutletList"
 ],
 "AddToOutletList": [
  "addToOutletList"
 ],
 "RemoveFromOutletList": [
  "removeFromOutletList"
 ],
 "ReorderOutletList": [
  "reorderOutletList"
 ],
 "UpdateOutletListSharing": [
  "updateOutletListSharing"
 ],
 "RotateOutletListShareToken": [
  "rotateOutletListShareToken"
 ],
 "ArchiveOutletList": [
  "archiveOutletList"
 ],
 "RestoreOutletList": [
  "restoreOutletList"
 ],
 "CreateOutletInquiry": [
  "createOutletInquiry"
 ],
 "ReplyToOutletInquiry": [
  "replyToOutletInquiry"
 ],
 "CreatePayoutFile": [
  "createPayoutFile"
 ],
 "MarkPayoutFilePaid": [
  "markPayoutFilePaid"
 ],
 "CancelPayoutFile": [
  "cancelPayoutFile"
 ],
 "ExportPerson": [
  "exportPerson"
 ],
 "ErasePerson": [
  "erasePerson"
 ],
 "CreatePublisherOutlet": [
  "createPublisherOutlet"
 ],
 "UpdatePublisherOutlet": [
  "updatePublisherOutlet"
 ],
 "SubmitOutlet": [
  "submitOutlet"
 ],
 "VerifyOutletDomain": [
  "verifyOutletDomain"
 ],
 "ImportPublisherOutlets": [
  "importPublisherOutlets"
 ],
 "ReviewPublisherApplication": [
  "reviewPublisherApplication"
 ],
 "ReviewOutlet": [
  "reviewOutlet"
 ],
 "CreatePublisherProduct": [
  "createPublisherProduct"
 ],
 "UpdatePublisherProduct": [
  "updatePublisherProduct"
 ],
 "AcceptPlacement": [
  "acceptPlacement"
 ],
 "DeclinePlacement": [
  "declinePlacement"
 ],
 "DeliverPlacement": [
  "deliverPlacement"
 ],
 "UndoPlacementDelivery": [
  "undoPlacementDelivery"
 ],
 "CreatePlacementComment": [
  "createPlacementComment"
 ],
 "UpdatePayoutAccount": [
  "updatePayoutAccount"
 ],
 "SendPayout": [
  "sendPayout"
 ],
 "CancelPayout": [
  "cancelPayout"
 ],
 "ReversePayout": [
  "reversePayout"
 ],
 "CreatePayout": [
  "createPayout"
 ],
 "MarkPayoutPaid": [
  "markPayoutPaid"
 ],
 "InvitePublisher": [
  "invitePublisher"
 ],
 "RenamePasskey": [
  "renamePasskey"
 ],
 "RemovePasskey": [
  "removePasskey"
 ],
 "EndConsoleSession": [
  "endConsoleSession"
 ],
 "EndOtherConsoleSessions": [
  "endOtherConsoleSessions"
 ],
 "UpdateTeam": [
  "updateTeam"
 ],
 "AddTeamMember": [
  "addTeamMember"
 ],
 "UpdateTeamMember": [
  "updateTeamMember"
 ],
 "RemoveTeamMember": [
  "removeTeamMember"
 ],
 "ChangeTeamOwner": [
  "changeTeamOwner"
 ],
 "InviteTeamMember": [
  "inviteTeamMember"
 ],
 "InviteWithLink": [
  "inviteTeamMember"
 ],
 "ResendTeamInvitation": [
  "resendTeamInvitation"
 ],
 "ResendWithLink": [
  "resendTeamInvitation"
 ],
 "WithdrawTeamInvitation": [
  "withdrawTeamInvitation"
 ],
 "RevokeApp": [
  "revokeOauthGrant"
 ],
 "CreateApiToken": [
  "createApiToken"
 ],
 "RotateApiToken": [
  "rotateApiToken"
 ],
 "CreateOperatorToken": [
  "createOperatorToken"
 ],
 "RotateOperatorToken": [
  "rotateOperatorToken"
 ],
 "GrantCredit": [
  "grantCredit"
 ],
 "WithdrawCredit": [
  "withdrawCredit"
 ],
 "AcceptAgreement": [
  "acceptAgreement"
 ],
 "CreateTeam": [
  "createTeam"
 ]
} as const
