// Generated from the OpenAPI document by `npm run generated`.
export interface paths {
  '/auth/token': {
    get: operations['getSession']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/teams/{team_id}': {
    get: operations['getTeam']
    put: operations['updateTeam']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profiles': {
    post: operations['createProfile']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profiles/{profile_id}': {
    patch: operations['updateProfile']
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    trace?: never
  }
  '/teams/{team_id}/profiles': {
    get: operations['listProfiles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/orders': {
    get: operations['listOrders']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/orders/{order_id}': {
    get: operations['getOrder']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/orders/checkout': {
    post: operations['checkout']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/orders/{order_id}/approve': {
    post: operations['approveOrder']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/orders/{order_id}/reject': {
    post: operations['rejectOrder']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profiles/{profile_id}/orders': {
    get: operations['listProfileOrders']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/order-items': {
    get: operations['listOrderItems']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profiles/{profile_id}/order-items': {
    get: operations['listProfileOrderItems']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outlets': {
    get: operations['listOutlets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outlets/{outlet_id}': {
    get: operations['getOutlet']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outlets/{outlet_id}/products': {
    get: operations['listOutletProducts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outlets/locations/countries': {
    get: operations['listCountries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outlets/locations/states': {
    get: operations['listStates']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outlets/locations/cities': {
    get: operations['listCities']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tags': {
    get: operations['listTags']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outlet-disclaimers': {
    get: operations['listDisclaimers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/products/{product_id}': {
    get: operations['getProduct']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/products/{product_id}/add-ons': {
    get: operations['listProductAddOns']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/products/listings': {
    get: operations['listProductListings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/products/facets': {
    get: operations['countListingFacets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/products/categories': {
    get: operations['countProductListings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/webhook-endpoints': {
    get: operations['listWebhookEndpoints']
    post: operations['createWebhookEndpoint']
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/webhook-endpoints/{endpoint_id}': {
    get: operations['getWebhookEndpoint']
    patch: operations['updateWebhookEndpoint']
    delete: operations['deleteWebhookEndpoint']
    put?: never
    post?: never
    options?: never
    head?: never
    trace?: never
  }
  '/webhook-endpoints/{endpoint_id}/rotate-secret': {
    post: operations['rotateWebhookSecret']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/webhook-endpoints/{endpoint_id}/test': {
    post: operations['testWebhookEndpoint']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/webhook-endpoints/{endpoint_id}/replay': {
    post: operations['replayWebhookEvents']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/webhook-endpoints/{endpoint_id}/deliveries': {
    get: operations['listWebhookDeliveries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/webhook-deliveries/{delivery_id}': {
    get: operations['getWebhookDelivery']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/webhook-deliveries/{delivery_id}/replay': {
    post: operations['replayWebhookDelivery']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/events': {
    get: operations['listEvents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/requests': {
    get: operations['listRequests']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/files': {
    get: operations['listFiles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/files/{file_id}': {
    get: operations['getFile']
    delete: operations['deleteFile']
    put?: never
    post?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/files/upload': {
    post: operations['uploadFiles']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/files/{file_id}/download': {
    get: operations['downloadFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/files/move': {
    post: operations['moveFiles']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/folders': {
    get: operations['listFolders']
    post: operations['createFolder']
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/folders/{folder_id}': {
    patch: operations['renameFolder']
    delete: operations['deleteFolder']
    get?: never
    put?: never
    post?: never
    options?: never
    head?: never
    trace?: never
  }
  '/campaigns': {
    get: operations['listCampaigns']
    post: operations['createCampaign']
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaigns/{campaign_id}': {
    get: operations['getCampaign']
    put: operations['updateCampaign']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaigns/{campaign_id}/articles': {
    get: operations['listCampaignArticles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaigns/{campaign_id}/articles/status-count': {
    get: operations['countCampaignArticles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/campaigns/{campaign_id}/order-items': {
    post: operations['assignOrderItems']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/questionnaires/{campaign_id}/link': {
    post: operations['linkQuestionnaire']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profiles/{profile_id}/campaigns': {
    get: operations['listProfileCampaigns']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/articles/{article_id}': {
    get: operations['getArticle']
    put: operations['updateArticle']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/articles/{article_id}/approve-brief': {
    patch: operations['approveBrief']
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    trace?: never
  }
  '/articles/{article_id}/request-brief-changes': {
    patch: operations['requestBriefChanges']
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    trace?: never
  }
  '/articles/{article_id}/approve-draft': {
    patch: operations['approveDraft']
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    trace?: never
  }
  '/articles/{article_id}/request-draft-changes': {
    patch: operations['requestDraftChanges']
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    trace?: never
  }
  '/articles/{article_id}/comments': {
    get: operations['listComments']
    post: operations['createComment']
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/articles/{article_id}/comments/{comment_reference}': {
    put: operations['updateComment']
    delete: operations['archiveComment']
    get?: never
    post?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/outlets': {
    get: operations['listPublisherOutlets']
    post: operations['createPublisherOutlet']
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/outlets/{outlet_id}': {
    get: operations['getPublisherOutlet']
    patch: operations['updatePublisherOutlet']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    trace?: never
  }
  '/publisher/outlets/{outlet_id}/submit': {
    post: operations['submitPublisherOutlet']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/outlets/{outlet_id}/verify-domain': {
    post: operations['verifyPublisherOutletDomain']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/products': {
    get: operations['listPublisherProducts']
    post: operations['createPublisherProduct']
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/products/{product_id}': {
    get: operations['getPublisherProduct']
    patch: operations['updatePublisherProduct']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    trace?: never
  }
  '/publisher/placements': {
    get: operations['listPlacements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/placements/{placement_id}': {
    get: operations['getPlacement']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/placements/{placement_id}/accept': {
    post: operations['acceptPlacement']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/placements/{placement_id}/decline': {
    post: operations['declinePlacement']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/placements/{placement_id}/deliver': {
    post: operations['deliverPlacement']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/placements/{placement_id}/comments': {
    get: operations['listPlacementComments']
    post: operations['createPlacementComment']
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/payouts': {
    get: operations['listPayouts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/payouts/{payout_id}': {
    get: operations['getPayout']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/balance': {
    get: operations['getPublisherBalance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/payout-account': {
    get: operations['getPayoutAccount']
    patch: operations['updatePayoutAccount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    trace?: never
  }
  '/publisher/statements': {
    get: operations['listPayoutStatements']
    post: operations['createPayoutStatement']
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/publisher/statements/{statement_id}': {
    get: operations['getPayoutStatement']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/exports': {
    get: operations['listExports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/exports/{list}.{format}': {
    get: operations['exportList']
    post: operations['exportListByBody']
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface webhooks {
  'article.created': {
    post: operations['onArticleCreated']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'article.status_changed': {
    post: operations['onArticleStatusChanged']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'comment.created': {
    post: operations['onCommentCreated']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'comment.updated': {
    post: operations['onCommentUpdated']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'comment.archived': {
    post: operations['onCommentArchived']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'order.created': {
    post: operations['onOrderCreated']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'order.paid': {
    post: operations['onOrderPaid']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'order.cancelled': {
    post: operations['onOrderCancelled']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'order.refunded': {
    post: operations['onOrderRefunded']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'swap.proposed': {
    post: operations['onSwapProposed']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'swap.completed': {
    post: operations['onSwapCompleted']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'invoice.issued': {
    post: operations['onInvoiceIssued']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'file.created': {
    post: operations['onFileCreated']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'campaign.created': {
    post: operations['onCampaignCreated']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'opportunity.created': {
    post: operations['onOpportunityCreated']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'placement.offered': {
    post: operations['onPlacementOffered']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'placement.accepted': {
    post: operations['onPlacementAccepted']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'placement.declined': {
    post: operations['onPlacementDeclined']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'placement.delivered': {
    post: operations['onPlacementDelivered']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'payout.paid': {
    post: operations['onPayoutPaid']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'outlet.status_changed': {
    post: operations['onOutletStatusChanged']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'webhook.test': {
    post: operations['onWebhookTest']
    get?: never
    put?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface components {
  schemas: {
    /** Add-on to a placement. */
    AddOn: {
      /** ID of the line item. */
      id: string
      /** Name of the product. */
      name: string
    }
    /** Request of a team to the API, without query, body and secrets. Kept for 7 days. */
    ApiRequest: {
      /** ID of the record. */
      id: string
      /** Start of the request. */
      time: string
      /** HTTP method. */
      method: string
      /** Path without the query, up to 500 characters. */
      path: string
      /** HTTP status of the response. */
      status: number
      /** Code of the error in the response. Null for a success. */
      error_code: string | null
      /** Milliseconds from the first byte of the request to the last of the response. */
      duration: number
      /** ID of the request, as returned in the `X-Request-Id` header. */
      request_id: string
      /** ID of the token, or of the OAuth grant of an access token. */
      token_id: string
    }
    /** Approval of an order by another member of the team. */
    ApprovalStatus: "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN"
    /** Request body of `approveBrief`. */
    ApproveBriefInput: Record<string, never>
    /** Request body of `approveDraft`. */
    ApproveDraftInput: {
      /** URL of the shared document with the draft (http or https). Unchanged if omitted. Anyone with the link should be able to edit it. */
      draft_shared_doc_url?: string
    }
    /** Article for a paid order item, from brief to publication. */
    Article: {
      /** ID of the article. */
      id: string
      /** Name of the article. */
      name: string
      /** URL of the shared document with the brief. */
      brief_shared_doc_url: string | null
      /** URL of the shared document with the draft. */
      draft_shared_doc_url: string | null
      /** URL of the published article. */
      live_url: string | null
      /** ID of the campaign. */
      campaign_id: string | null
      /** ID of the ordered product. */
      product_id: string
      /** ID of the profile. */
      profile_id: string | null
      /** Time of the last update. */
      updated_at: string
      /** Writer of the article. */
      writer: components['schemas']['Person'] | null
      /** Support agent of the article. */
      support_agent: components['schemas']['Person'] | null
      /** Status in the workflow. */
      status: components['schemas']['ArticleStatus']
      /** Attached files, in display order. */
      files: (components['schemas']['ArticleFile'])[]
      /** Expected publication date. */
      expected_completion_date: string | null
      /** Next expected step, such as "Draft expected". */
      expected_completion_date_title: string
    }
    /** File attached to an article. */
    ArticleFile: {
      /** ID of the file. */
      id: string
      /** Sanitized name of the file as uploaded. Not unique. */
      name: string
      /** Unguessable key. Accepted in place of the ID. */
      file_key: string
      /** Signed public URL of the content. Generated on each read and valid for one hour. */
      file_url: string
      /** Size of the content in bytes. */
      size: number
      /** Media type (MIME) of the content. */
      mime_type: string
    }
    /** Article for a paid order item, from brief to publication. */
    ArticleReference: {
      /** ID of the article. */
      id: string
      /** Name of the article. */
      name: string
      /** ID of the campaign. */
      campaign_id: string | null
      /** URL of the published article. */
      live_url: string | null
      /** Order item that the article is for. */
      order_item: components['schemas']['ArticleReferenceOrderItem']
    }
    /** Ordered unit that the article is for. */
    ArticleReferenceOrderItem: {
      /** Name of the product. */
      name: string
      /** Outlet that sells the product. */
      outlet: components['schemas']['ArticleReferenceOutlet']
      /** Add-ons of the order item, in the order of the line items. */
      addons: (components['schemas']['AddOn'])[]
    }
    /** Publication that sells placements. */
    ArticleReferenceOutlet: {
      /** Name of the publication. */
      name: string
      /** URL of the logo. */
      logo: string | null
    }
    /** Status in the article workflow. */
    ArticleStatus: {
      /** Display name. */
      name: string
      /** Machine-readable name. */
      prefix: string
      /** Color for display, as #rrggbb. */
      color: string
    }
    /** Status change of an article. */
    ArticleStatusChange: {
      /** Time of the change. */
      effective_at: string
      /** Reason for the change, as entered. */
      notes: string | null
      /** Display name. */
      name: string
      /** Machine-readable name. */
      prefix: string
      /** Color for display, as #rrggbb. */
      color: string
    }
    /** Number of a campaign's articles with a status. */
    ArticleStatusCount: {
      /** Display name of the status. */
      name: string
      /** Machine-readable name of the status. */
      prefix: string
      /** ID of the status. */
      id: string
      /** Number of articles. */
      count: number
    }
    /** Set of articles with a common objective that a team plans for a profile. */
    ArticleStatusCounts: {
      /** Number of articles by status: all statuses, in workflow order. */
      records: (components['schemas']['ArticleStatusCount'])[]
    }
    /** Request body of `assignOrderItems`. */
    AssignOrderItemsInput: {
      /** IDs of order items of the campaign's profile, 1 to 100. */
      order_item_ids: (string)[]
    }
    /** Response of `assignOrderItems`. */
    AssignedOrderItems: {
      /** Assigns paid order items to a campaign and moves their articles to it. Has no effect on items that are already assigned to it. */
      records: (components['schemas']['OrderItemAssignment'])[]
    }
    /** Set of articles with a common objective that a team plans for a profile. */
    Campaign: {
      /** ID of the campaign. */
      id: string
      /** Name of the campaign. */
      name: string
      /** Description of the campaign. */
      description: string | null
      /** Name given by the team. Unique within the team. */
      reference: string | null
      /** ID of the profile. */
      profile_id: string
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      v1_campaign_id: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      status: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      goals: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      target_date: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      budget: number | null
      /** Number of articles. */
      total_articles: number
      /** Creation time. */
      created_at: string
      /** Time of the last update of the campaign or its questionnaire. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
      /** Profile that the campaign is for. */
      profile: components['schemas']['ProfileReference']
      /** Briefing for the writers. */
      questionnaire: components['schemas']['Questionnaire'] | null
    }
    /** Article for a paid order item, from brief to publication. */
    CampaignArticle: {
      /** ID of the article. */
      id: string
      /** Name of the article. */
      name: string
      /** URL of the published article. */
      live_url: string | null
      /** URL of the shared document with the brief. */
      brief_shared_doc_url: string | null
      /** URL of the shared document with the draft. */
      draft_shared_doc_url: string | null
      /** ID of the campaign. */
      campaign_id: string | null
      /** ID of the order item. */
      order_item_id: string
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
      /** Number of images. */
      total_images: number
      /** Writer of the article. */
      writer: components['schemas']['Person'] | null
      /** Status history, newest first. */
      status: (components['schemas']['ArticleStatusChange'])[]
      /** Order item that the article is for. */
      order_item: components['schemas']['CampaignArticleOrderItem']
    }
    /** Ordered unit that the article is for. */
    CampaignArticleOrderItem: {
      /** Name of the product. */
      name: string
      /** Outlet that sells the product. */
      outlet: components['schemas']['CampaignArticleOutlet']
      /** Included channels of the outlet, starting with the listing's channel. */
      includes: (components['schemas']['IncludedChannel'])[]
      /** Add-ons of the order item, in the order of the line items. */
      addons: (components['schemas']['AddOn'])[]
    }
    /** Publication that sells placements. */
    CampaignArticleOutlet: {
      /** Name of the publication. */
      name: string
      /** URL of the logo. */
      logo: string | null
      /** URL of the website. */
      website_url: string | null
    }
    /** Set of articles with a common objective that a team plans for a profile. */
    CampaignWithAnswers: {
      /** ID of the campaign. */
      id: string
      /** Name of the campaign. */
      name: string
      /** Description of the campaign. */
      description: string | null
      /** Name given by the team. Unique within the team. */
      reference: string | null
      /** ID of the profile. */
      profile_id: string
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      v1_campaign_id: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      status: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      goals: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      target_date: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      budget: number | null
      /** Number of articles. */
      total_articles: number
      /** Creation time. */
      created_at: string
      /** Time of the last update of the campaign or its questionnaire. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
      /** ID of the questionnaire. */
      questionnaire_id: string | null
      /** Keywords for search engines. */
      keywords: string | null
      /** Objectives of the campaign. */
      objectives: string | null
      /** Target audience of the articles. */
      target_audience: string | null
      /** Tone of the articles. */
      tone: string | null
      /** Writing samples, or their URLs. */
      writing_samples: string | null
      /** Key of an uploaded file with additional information. */
      file_id: string | null
    }
    /** Set of articles with a common objective that a team plans for a profile. */
    CampaignWithArticles: {
      /** ID of the campaign. */
      id: string
      /** Name of the campaign. */
      name: string
      /** Description of the campaign. */
      description: string | null
      /** Name given by the team. Unique within the team. */
      reference: string | null
      /** ID of the profile. */
      profile_id: string
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      v1_campaign_id: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      status: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      goals: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      target_date: string | null
      /**
       * Always null. Kept for clients of the first version. Deprecated since 2026-11-27.
       *
       * @deprecated
       */
      budget: number | null
      /** Number of articles. */
      total_articles: number
      /** Creation time. */
      created_at: string
      /** Time of the last update of the campaign or its questionnaire. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
      /** Briefing for the writers. */
      questionnaire: components['schemas']['Questionnaire'] | null
      /** Articles of the campaign, newest first. */
      articles: (components['schemas']['ArticleReference'])[]
    }
    /** Type of a channel. */
    ChannelType: "INSTAGRAM" | "LINKEDIN" | "NEWSLETTER" | "OTHER" | "PODCAST" | "TIKTOK" | "TWITTER_X" | "WEBSITE" | "YOUTUBE"
    /** Request body of `checkout`. */
    CheckoutInput: {
      /** ID of the profile it is for. */
      profile_id: string
      /** Line items, 1 to 100. */
      line_items: (components['schemas']['CheckoutLineItemInput'])[]
      /** Discount in US dollars, from 0 up to the team's discount limit. Defaults to 0. */
      discount?: number | null
      /** Whether team credits are applied. Defaults to true. */
      apply_credits?: boolean | null
      /** Texts by key: at most 50 keys of up to 40 characters, and values of up to 500. */
      metadata?: { [key: string]: string } | null
    }
    /** Item of `line_items`. */
    CheckoutLineItemInput: {
      /** ID of the product. */
      product_id: string
      /** Number of units, 1 to 100. */
      quantity: number
      /** Whether the line item is an add-on to another line item. */
      is_add_on: boolean
      /** Line item that an add-on belongs to. Either the ID of a line item of an earlier order, or the product ID of another line item in this order. */
      linked_order_line_item_id?: string | null
    }
    /** Response of `listCities`. */
    Cities: {
      /** Cities of active outlets. */
      cities: (string)[]
    }
    /** Comment on an article, or reply to a comment. */
    Comment: {
      /** Short public reference: `c_` and 10 characters. */
      id: string
      /** Text of the comment, 1 to 10,000 characters. */
      content: string
      /** Author shown with the comment. */
      author: components['schemas']['CommentAuthor']
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Reference of the root comment that this comment replies to. */
      parent_comment_id: string | null
      /** Replies that the caller can see, oldest first. Replies have no replies. */
      replies: (components['schemas']['CommentReply'])[]
    }
    /** Author shown with a comment. */
    CommentAuthor: {
      /** Name of the author. */
      name: string
      /** Email address of the author. */
      email: string | null
    }
    /** Comment on an article, or reply to a comment. */
    CommentReply: {
      /** Short public reference: `c_` and 10 characters. */
      id: string
      /** Text of the comment, 1 to 10,000 characters. */
      content: string
      /** Author shown with the comment. */
      author: components['schemas']['CommentAuthor']
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Reference of the root comment that this comment replies to. */
      parent_comment_id: string | null
    }
    /** Status of a referral commission. */
    CommissionStatus: "NOT_APPLICABLE" | "PAID" | "PENDING"
    /** Response of `listCountries`. */
    Countries: {
      /** Full names of the countries of active outlets, including Global. */
      countries: (string)[]
    }
    /** Request body of `createCampaign`. */
    CreateCampaignInput: {
      /** Name of the campaign, 1 to 255 characters on one line. */
      name: string
      /** ID of the profile. The campaign belongs to the profile's team. */
      profile_id: string
      /** Objectives of the campaign, 1 to 10,000 characters. */
      objectives: string
      /** Description of the campaign, up to 10,000 characters. */
      description: string | null
      /** Keywords for search engines, up to 10,000 characters. */
      keywords: string | null
      /** Target audience of the articles, up to 10,000 characters. */
      target_audience: string | null
      /** Tone of the articles, up to 10,000 characters. */
      tone: string | null
      /** Writing samples, or their URLs, up to 10,000 characters. */
      writing_samples: string | null
      /** Key of an uploaded file with additional information. The file must belong to the team. */
      file_id: string | null
    }
    /** Fields of `author`. */
    CreateCommentAuthorInput: {
      /** Name of the author, 1 to 200 characters. */
      name: string
      /** Email address of the author. */
      email?: string | null
      /** ID of the author in the integration, 1 to 255 characters. Kept only for auditing. */
      external_id?: string | null
    }
    /** Request body of `createComment`. */
    CreateCommentInput: {
      /** Text of the comment, 1 to 10,000 characters. Surrounding whitespace is not counted. */
      content: string
      /** Reference of the root comment to reply to. Omit it to create a root comment. */
      parent_comment_id?: string | null
      author: components['schemas']['CreateCommentAuthorInput']
    }
    /** Request body of `createFolder`. */
    CreateFolderInput: {
      /** Name of the folder, 1 to 255 characters on one line. */
      name: string
    }
    /** Request body of `createPayoutStatement`. */
    CreatePayoutStatementInput: {
      /** Month in UTC that has ended, such as `2026-03`. */
      month: string
    }
    /** Request body of `createPlacementComment`. */
    CreatePlacementCommentInput: {
      /** Text of the comment, 1 to 10,000 characters. Surrounding whitespace is not counted. */
      content: string
      /** Name of the author, 1 to 200 characters. Defaults to the name of the user that the token acts as. */
      author_name?: string | null
    }
    /** Request body of `createProfile`. */
    CreateProfileInput: {
      /** Name of the company or brand, 1 to 255 characters on one line. */
      name: string
      /** Website URL (http or https), or an empty string. */
      website_url?: string
      /** Short description of the company or brand. */
      overview?: string
      /** Products and services. */
      products_and_services?: string
      /** Key achievements. */
      key_achievements?: (string)[]
      /** Unique value propositions. */
      unique_value_propositions?: (string)[]
      /** Topics: UUIDs of TOPIC tags, or custom names. */
      industry?: (string)[]
      /** Target audiences: UUIDs of AUDIENCE tags, or custom names. */
      target_audience?: (string)[]
    }
    /** Request body of `createPublisherOutlet`. */
    CreatePublisherOutletInput: {
      /** Name of the publication, 1 to 255 characters. */
      name: string
      /** Description of the publication. */
      description?: string | null
      /** URL of the website. */
      website_url?: string | null
      /** URL of the logo. */
      logo?: string | null
      /** Full name of the country, or Global. Global outlets have neither state nor city. */
      country?: string | null
      /** Full name of the state or region. */
      state?: string | null
      /** City. */
      city?: string | null
      /** Whether search engines index placements. */
      is_indexed?: boolean
      /** ID of the category. */
      category_id?: string | null
      /** IDs of the tags. Maximum 100. Replaces the existing tags. */
      tag_ids?: (string)[]
      /** Maximum number of placements that can be ordered per calendar month (UTC), without add-ons. Null if unlimited. 0 to 100,000. */
      monthly_limit?: number | null
      /** Type of the first channel. Defaults to WEBSITE. */
      channel_type?: components['schemas']['ChannelType']
    }
    /** Request body of `createPublisherProduct`. */
    CreatePublisherProductInput: {
      /** ID of an outlet of the publisher team. */
      outlet_id: string
      /** Product type. */
      type: components['schemas']['ProductKind']
      /** Name of the product, 1 to 255 characters. */
      name: string
      /** Description of the placement. */
      description?: string | null
      /** Content requirements of the outlet. */
      requirements?: string | null
      /** Minimum number of days until publication. Defaults to 1, or to a smaller maximum. */
      min_delivery_days?: number
      /** Maximum number of days until publication, not less than the minimum. Defaults to 14, or to a greater minimum. */
      max_delivery_days?: number
      /** Share of the publisher for each unit, in US dollars. */
      payout: number
      /** Currency of the payout. Only USD, which is the default. */
      currency?: string
      /** Whether the product can be ordered. Defaults to true. */
      active?: boolean
      /** URLs of earlier placements. */
      example_links?: (string)[]
      /** URL of an image. */
      image?: string | null
      /** URL of the logo. */
      logo?: string | null
      /** URL of a screenshot of an earlier placement. */
      example_screenshot?: string | null
      /** IDs of the outlet's channels that the product includes, starting with the listing's channel. Maximum 100. Replaces the existing channels. */
      channel_ids?: (string)[]
      /** Maximum number of units that can be ordered per calendar month (UTC). Null if unlimited. 0 to 100,000. */
      monthly_limit?: number | null
    }
    /** Fields of `filters`. */
    CreateWebhookEndpointFilterInput: {
      /** IDs of profiles, up to 100. Empty for all profiles. */
      profile_ids?: (string)[]
      /** IDs of campaigns, up to 100. Empty for all campaigns. */
      campaign_ids?: (string)[]
    }
    /** Request body of `createWebhookEndpoint`. */
    CreateWebhookEndpointInput: {
      /** URL that receives events: `https://`, up to 2,048 characters. */
      url: string
      /** Topics to subscribe to, at least one. Patterns such as `order.*` and `*` cover several topics. The token needs a scope to read the records of each topic. */
      topics: ("article.created" | "article.status_changed" | "comment.created" | "comment.updated" | "comment.archived" | "order.created" | "order.paid" | "order.cancelled" | "order.refunded" | "swap.proposed" | "swap.completed" | "invoice.issued" | "file.created" | "campaign.created" | "opportunity.created" | "placement.offered" | "placement.accepted" | "placement.declined" | "placement.delivered" | "payout.paid" | "outlet.status_changed" | "article.*" | "comment.*" | "order.*" | "swap.*" | "invoice.*" | "file.*" | "campaign.*" | "opportunity.*" | "placement.*" | "payout.*" | "outlet.*" | "*")[]
      filters?: components['schemas']['CreateWebhookEndpointFilterInput']
      /** Description of the endpoint, up to 1,000 characters. */
      description?: string | null
      /** Whether events are delivered to the endpoint. Defaults to true. */
      enabled?: boolean | null
    }
    /** Request body of `declinePlacement`. */
    DeclinePlacementInput: {
      /** Reason, 1 to 2,000 characters. Operators see it. */
      reason: string
    }
    /** Request body of `deliverPlacement`. */
    DeliverPlacementInput: {
      /** URL of the publication. Must not be within the network of the server. */
      live_url: string
    }
    /** Event sent to webhook endpoints. */
    DeliveredEvent: {
      /** Topic of the event, sent as `type` in the body. */
      topic: string
      /** Sequence number of the event for the record. Null for a test event. */
      sequence: number | null
      /** Payload of the event, sent as `data` in the body. Empty if the token cannot read the records of the topic. */
      data: { [key: string]: unknown }
      /** `X-Request-Id` of the request that caused the event, also sent with deliveries. Null if no request did. */
      request_id: string | null
      /** Time of the event, sent as `timestamp` in the body. */
      created_at: string
    }
    /** Disclosure that an outlet adds to paid placements. */
    Disclaimer: {
      /** ID of the disclaimer. */
      id: string
      /** Name of the disclaimer. Unique. */
      name: string
      /** Text that readers see. */
      description: string | null
    }
    /** Status of the proof of a domain. */
    DomainProofStatus: "FAILED" | "PENDING" | "VERIFIED"
    /** Event of the last 30 days. */
    Event: {
      /** ID of the event, sent in the `webhook-id` header. */
      id: string
      /** Topic of the event. */
      type: string
      /** Time of the event. */
      timestamp: string
      /** Payload of the event, sent as `data` to webhook endpoints. */
      data: { [key: string]: unknown }
    }
    /** Events in the order in which they became visible, oldest first. */
    EventList: {
      /** Events. */
      records: (components['schemas']['Event'])[]
    }
    /** Folder for files in the media library of a team. Folders cannot be nested. */
    Folder: {
      /** ID of the folder. */
      id: string
      /** Name of the folder. Not unique. */
      name: string
      /** ID of the team that owns the folder. */
      team_id: string
      /** ID of the user who created the folder. */
      created_by: string
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
    }
    /** Channel of an outlet in which placements appear. */
    IncludedChannel: {
      /** Type of the channel. */
      channel_type: components['schemas']['ChannelType']
      /** Placement type. Null for social channels. */
      placement_type: components['schemas']['PlacementType'] | null
    }
    /** Payment channel of an invoice. */
    InvoiceSource: "BILLING_PLATFORM" | "CARD_PROCESSOR" | "WIRE"
    /** Change of the result of the check of a URL. */
    LinkChange: {
      /** Time of the check. */
      at: string
      /** Result of the check. */
      status: components['schemas']['LinkStatus']
      /** Reason why the check failed. */
      error: string | null
    }
    /** Request body of `linkQuestionnaire`. */
    LinkQuestionnaireInput: {
      /** Key of an uploaded file. The file must belong to the team. */
      file_id: string
      /** URL that the file was uploaded to. Not stored: a URL is signed on each read. */
      file_url: string
      /** Name of the file, 1 to 255 characters on one line. */
      file_name: string
      /** Size of the file in bytes. Must not be negative. */
      file_size: number
    }
    /** Result of the last check of the URL of a placement. */
    LinkStatus: "FAILING" | "LOST" | "OK"
    /** Page of Article records. */
    ListOfCampaignArticle: {
      /** Records of this page. */
      records: (components['schemas']['CampaignArticle'])[]
      /** Total number of records. Counted only if selected. */
      total_records: number
    }
    /** Comments on an article, with their replies. */
    ListOfComment: {
      /** All root comments on the article, with their replies. */
      records: (components['schemas']['Comment'])[]
    }
    /** Page of Folder records. */
    ListOfFolder: {
      /** Records of this page. */
      records: (components['schemas']['Folder'])[]
    }
    /** Domain authority range and the number of listings in it. */
    ListingAuthoritySpan: {
      /** Lower bound, inclusive. Use it as `filters[min_da]`. */
      from: number
      /** Upper bound, exclusive. Null for the last range. */
      to: number | null
      /** Number of listings with this value. */
      count: number
    }
    /** Number of listings on sale in a category. */
    ListingCategory: {
      /** SOCIAL, NEWSLETTER, or a placement type. */
      type: string
      /** Number of listings. */
      count: number
    }
    /** Channel that a listed product includes. */
    ListingChannel: {
      /** Type of the channel. */
      channel_type: components['schemas']['ChannelType']
      /** Placement type. Null for social channels. */
      placement_type: components['schemas']['PlacementType'] | null
    }
    /** Channel type and the number of listings with it. */
    ListingChannelTypeCount: {
      /** Channel type. */
      value: components['schemas']['ChannelType']
      /** Number of listings with this value. */
      count: number
    }
    /** Number of listings for each filter value. */
    ListingFacets: {
      /** Number of listings that match all filters. */
      total_records: number
      /** Countries of the outlets. Filter with `filters[country]`. The count of a country excludes Global outlets, as with `filters[include_global]=false`. */
      countries: components['schemas']['ListingTextFacet']
      /** Tags of the outlets. Filter with `filters[tags]`. */
      tags: components['schemas']['ListingTextFacet']
      /** Names of the disclaimers of all channels. `GET /outlet-disclaimers` returns their IDs for `filters[disclaimer_ids]`. */
      disclaimers: components['schemas']['ListingTextFacet']
      /** Types of all channels, sorted by number of listings in descending order. Types without listings are omitted. Filter with `filters[channel_types]`. */
      channel_types: (components['schemas']['ListingChannelTypeCount'])[]
      /** Placement types of all channels, sorted by number of listings in descending order. Types without listings are omitted. Filter with `filters[placement_types]`. */
      placement_types: (components['schemas']['ListingPlacementTypeCount'])[]
      /** Ranges of the lowest price visible to your team, including ranges without listings. */
      prices: (components['schemas']['ListingPriceSpan'])[]
      /** Ranges of the domain authority of the first channel, including ranges without listings. */
      authorities: (components['schemas']['ListingAuthoritySpan'])[]
    }
    /** Placement type and the number of listings with it. */
    ListingPlacementTypeCount: {
      /** Placement type. */
      value: components['schemas']['PlacementType']
      /** Number of listings with this value. */
      count: number
    }
    /** Price of a listed product for a tier. */
    ListingPrice: {
      /** Unit price in US dollars. */
      unit_amount: number
      /** Currency code (ISO 4217). */
      currency: string
      /** Pricing tier. */
      pricing_tier: components['schemas']['PricingTier']
    }
    /** Price range and the number of listings in it. */
    ListingPriceSpan: {
      /** Lower bound, inclusive. Use it as `filters[min_price]`. */
      from: number
      /** Upper bound, exclusive. Null for the last range. */
      to: number | null
      /** Number of listings with this value. */
      count: number
    }
    /** Tag of a listed product's outlet. */
    ListingTag: {
      /** Name of the tag. */
      name: string
    }
    /** Value and the number of listings with it. */
    ListingTextCount: {
      /** Value. */
      value: string
      /** Number of listings with the value. */
      count: number
    }
    /** Values with the number of listings for each. */
    ListingTextFacet: {
      /** Values, sorted by number of listings in descending order. Maximum `limit`. */
      values: (components['schemas']['ListingTextCount'])[]
      /** Whether there are more values than `limit`. */
      has_more: boolean
    }
    /** File in the media library of a team. */
    MediaFile: {
      /** ID of the file. */
      id: string
      /** Sanitized name of the file as uploaded. Not unique. */
      name: string
      /** Unguessable key. Accepted in place of the ID. */
      file_key: string
      /** Signed public URL of the content. Generated on each read and valid for one hour. */
      file_url: string
      /** Size of the content in bytes. */
      size: number
      /** Media type (MIME) of the content. */
      mime_type: string
      /** ID of the team that owns the file. */
      team_id: string
      /** ID of the folder. Null if the file is at the root. */
      folder_id: string | null
      /** ID of the user who uploaded the file. */
      uploaded_by: string
      /** Upload time. */
      created_at: string
      /** Time of the last move or change. */
      updated_at: string
      /** Deletion time. The content is kept for another 30 days. */
      deleted_at: string | null
    }
    /** Request body of `moveFiles`. */
    MoveFilesInput: {
      /** IDs or keys of the files, 1 to 50. */
      file_ids: (string)[]
      /** ID of the target folder. Null moves the files to the root. */
      folder_id: string | null
    }
    /** Result of moving files. */
    MovedFiles: {
      /** Number of moved files. */
      moved_count: number
    }
    /** Order of a team for a profile. Amounts are in US dollars. */
    Order: {
      /** ID of the order. */
      id: string
      /** ID of the profile. */
      profile_id: string | null
      /** ID of the buyer: the user who placed the order, or the team's owner if an operator placed it. */
      client_id: string | null
      /** ID of the user who placed the order. */
      checkout_by_id: string | null
      /** ID of the team that ordered. */
      team_id: string
      /** Amount due: subtotal - discount - credits + processing fee. */
      total: number
      /** Sum of the line items. */
      subtotal: number
      /** Payment processing fee. */
      processing_fee: number
      /** Discount. */
      discount: number
      /** Amount paid with team credits. */
      credits_applied: number
      /** Coupon code. */
      coupon: string | null
      /** Client secret of the payment. */
      client_secret: string
      /** Payment time. */
      date_paid: string | null
      /** Status of the order. */
      status: components['schemas']['OrderStatus']
      /** Payment status of the order. */
      payment_status: components['schemas']['PaymentStatus']
      /** Expiry time of the open payment. */
      payment_expires_at: string | null
      /** Human-readable reference number. Opens the guest checkout page. */
      reference_number: string
      /** Reference number in an external system. */
      external_reference_number: string | null
      /** Number of the invoice. */
      customer_invoice_id: string | null
      /** Payment channel. */
      customer_invoice_source: components['schemas']['InvoiceSource'] | null
      /** Time at which the invoice was issued. */
      customer_invoice_date: string | null
      /** URL of the invoice. */
      customer_invoice_url: string | null
      /** Whether the order was placed by a guest without an account. */
      is_guest_order: boolean
      /** Email address of the guest. */
      guest_email: string | null
      /** Email address of the account owner at the time of the order. */
      account_owner_email: string | null
      /** Customer ID of the guest at the payment processor. */
      guest_processor_customer_id: string | null
      /** ID of the most recently started payment. */
      checkout_session_id: string | null
      /** ID of the successful payment at the provider. */
      payment_intent_id: string | null
      /** Analytics ID of the buyer. */
      analytics_distinct_id: string | null
      /** Additional data from external systems. */
      metadata: { [key: string]: unknown } | null
      /** URL of the checkout page. Anyone with the link can pay the order. Null if the order is paid, or has not been approved. */
      checkout_link: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
      /** Line items, in order. */
      line_items: (components['schemas']['OrderLineItem'])[]
      /** Team that ordered. */
      team: components['schemas']['OrderTeam']
    }
    /** Order of a team for a profile. Amounts are in US dollars. */
    OrderDetails: {
      /** ID of the order. */
      id: string
      /** ID of the profile. */
      profile_id: string | null
      /** ID of the buyer: the user who placed the order, or the team's owner if an operator placed it. */
      client_id: string | null
      /** ID of the user who placed the order. */
      checkout_by_id: string | null
      /** ID of the team that ordered. */
      team_id: string
      /** Amount due: subtotal - discount - credits + processing fee. */
      total: number
      /** Sum of the line items. */
      subtotal: number
      /** Payment processing fee. */
      processing_fee: number
      /** Discount. */
      discount: number
      /** Amount paid with team credits. */
      credits_applied: number
      /** Coupon code. */
      coupon: string | null
      /** Client secret of the payment. */
      client_secret: string
      /** Payment time. */
      date_paid: string | null
      /** Status of the order. */
      status: components['schemas']['OrderStatus']
      /** Payment status of the order. */
      payment_status: components['schemas']['PaymentStatus']
      /** Expiry time of the open payment. */
      payment_expires_at: string | null
      /** Human-readable reference number. Opens the guest checkout page. */
      reference_number: string
      /** Reference number in an external system. */
      external_reference_number: string | null
      /** Number of the invoice. */
      customer_invoice_id: string | null
      /** Payment channel. */
      customer_invoice_source: components['schemas']['InvoiceSource'] | null
      /** Time at which the invoice was issued. */
      customer_invoice_date: string | null
      /** URL of the invoice. */
      customer_invoice_url: string | null
      /** Whether the order was placed by a guest without an account. */
      is_guest_order: boolean
      /** Email address of the guest. */
      guest_email: string | null
      /** Email address of the account owner at the time of the order. */
      account_owner_email: string | null
      /** Customer ID of the guest at the payment processor. */
      guest_processor_customer_id: string | null
      /** ID of the most recently started payment. */
      checkout_session_id: string | null
      /** ID of the successful payment at the provider. */
      payment_intent_id: string | null
      /** Analytics ID of the buyer. */
      analytics_distinct_id: string | null
      /** Additional data from external systems. */
      metadata: { [key: string]: unknown } | null
      /** URL of the checkout page. Anyone with the link can pay the order. Null if the order is paid, or has not been approved. */
      checkout_link: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
      /** Name of the buyer: the guest's email address, or else the team's name. */
      name: string
      /** Email address of the buyer: the guest's, or else the account owner's or the team's. */
      email: string | null
      /** Line items, in order. */
      line_items: (components['schemas']['OrderDetailsLineItem'])[]
    }
    /** Line item of an order: a product and its quantity. */
    OrderDetailsLineItem: {
      /** ID of the line item. */
      id: string
      /** ID of the order. */
      order_id: string
      /** ID of the product. */
      product_id: string
      /** Number of units. */
      quantity: number
      /** Unit price in US dollars, fixed at the time of the order. */
      price: number
      /** Whether the line item is an add-on to another line item. */
      is_add_on: boolean
      /** ID of the line item that the add-on belongs to. */
      linked_order_line_item_id: string | null
      /** Units of the line item. */
      order_items: (components['schemas']['OrderItemAssignment'])[]
      /** Name of the product. */
      name: string
      /** ID of the product type. */
      type_id: string
      /** Display name. */
      product_type_name: string
      /** Machine-readable name. */
      product_type_prefix: string
      /** Outlet that sells the product. */
      outlet: components['schemas']['OutletReference']
      /** Included channels of the outlet, starting with the listing's channel. */
      includes: (components['schemas']['IncludedChannel'])[]
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
    }
    /** Unit of a line item that is delivered and accounted for. Amounts are in US dollars. */
    OrderItem: {
      /** ID of the order item. */
      id: string
      /** ID of the user who referred the buyer. */
      referrer_id: string | null
      /** ID of the team that referred the buyer. */
      referrer_team_id: string | null
      /** ID of the product. Differs from the line item's product after a swap. */
      product_id: string
      /** Referral commission. Null for callers other than operators. */
      commission_amount: number | null
      /** Payment time of the commission. Null for callers other than operators. */
      commission_date_paid: string | null
      /** Status of the referral commission. NOT_APPLICABLE for callers other than operators. */
      commission_status: components['schemas']['CommissionStatus']
      /** Whether the accounts are closed. */
      is_accounting_completed: boolean
      /** Whether an operator has recorded that the publisher is paid. Always false for an item with a placement, whose publisher payouts pay. */
      is_publisher_paid: boolean
      /** Whether the reseller has been paid. */
      is_reseller_paid: boolean
      /** Whether a refund is due. */
      refund_required: boolean
      /** Whether the price has been fully refunded. */
      is_refunded: boolean
      /** Time of the full refund. */
      refund_date: string | null
      /** Refund method. */
      refund_method: string | null
      /** Reference of the refund in the external system. */
      refund_reference: string | null
      /** Number of the publisher's invoice. Null for callers other than operators. */
      vendor_invoice_id: string | null
      /** Amount of the publisher's invoice. Null for callers other than operators. */
      vendor_cost: number | null
      /** Date of the publisher's invoice. */
      vendor_invoice_date: string | null
      /** Payment time of the publisher's invoice. */
      vendor_paid_date: string | null
      /** URL of the publisher's invoice. */
      vendor_invoice_url: string | null
      /** Time at which the accounts were closed. */
      accounting_completion_date: string | null
      /** Time at which the publisher was paid. */
      publisher_paid_date: string | null
      /** Time at which the reseller was paid. */
      reseller_paid_date: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
      /** ID of the order. */
      order_id: string
      /** ID of the buyer: the user who placed the order, or the team's owner if an operator placed it. */
      client_id: string | null
      /** Payment time. */
      date_paid: string | null
      /** Price of the unit for the team. */
      sale_price: number
      /** List price of the product at the time of the order. */
      product_price: number
      /** Name of the product. */
      product_name: string
      /** Machine-readable name. */
      product_type: string
      /** Outlet that sells the product. */
      outlet: components['schemas']['OrderItemOutlet']
      /** ID of the article. */
      article_id: string | null
      /** Article for the item. Null for add-ons and before payment. */
      article: components['schemas']['OrderItemArticle'] | null
      /** Cost of the unit to the marketplace. Null for callers other than operators. */
      internal_cost: number | null
      /** Price of the unit for resellers. Null for callers other than operators. */
      reseller_price: number | null
      /** Buyer. */
      client: components['schemas']['PersonName'] | null
    }
    /** Article of an order item. */
    OrderItemArticle: {
      /** ID of the article. */
      id: string
      /** Name of the article. */
      name: string
      /** Campaign of the article. */
      campaign: components['schemas']['OrderItemCampaign'] | null
      /** Writer of the article. */
      writer: components['schemas']['Person'] | null
    }
    /** Unit of a line item that is delivered and accounted for. Amounts are in US dollars. */
    OrderItemAssignment: {
      /** ID of the order item. */
      id: string
      /** ID of the campaign that the item is assigned to. */
      campaign_id: string | null
    }
    /** Campaign of an ordered article. */
    OrderItemCampaign: {
      /** ID of the campaign. */
      id: string
      /** Name of the campaign. */
      name: string
      /** ID of the profile. */
      profile_id: string
    }
    /** Publication that sells placements. */
    OrderItemOutlet: {
      /** URL of the logo. */
      logo: string | null
    }
    /** Line item of an order: a product and its quantity. */
    OrderLineItem: {
      /** ID of the line item. */
      id: string
      /** ID of the order. */
      order_id: string
      /** ID of the product. */
      product_id: string
      /** Number of units. */
      quantity: number
      /** Unit price in US dollars, fixed at the time of the order. */
      price: number
      /** Whether the line item is an add-on to another line item. */
      is_add_on: boolean
      /** ID of the line item that the add-on belongs to. */
      linked_order_line_item_id: string | null
      /** Units of the line item. */
      order_items: (components['schemas']['OrderItemAssignment'])[]
      /** Name of the product. */
      name: string
      /** ID of the product type. */
      type_id: string
      /** Display name. */
      product_type_name: string
      /** Machine-readable name. */
      product_type_prefix: string
      /** Outlet that sells the product. */
      outlet: components['schemas']['OrderLineItemOutlet']
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
    }
    /** Publication that sells placements. */
    OrderLineItemOutlet: {
      /** URL of the logo. */
      logo: string | null
      /** URL of the website. */
      website_url: string | null
    }
    /** Status of an order. */
    OrderStatus: "CANCELLED" | "CREATED" | "PAID"
    /** Team that ordered. */
    OrderTeam: {
      /** Team name. */
      name: string
      /** Contact email address. */
      contact_email: string | null
    }
    /** Publication that sells placements. */
    Outlet: {
      /** ID of the outlet. */
      id: string
      /** Name of the publication. */
      name: string
      /** Description of the publication. */
      description: string | null
      /** URL of the website. */
      website_url: string | null
      /** URL of the logo. */
      logo: string | null
      /** Full name of the country, or Global. */
      country: string | null
      /** Full name of the state or region. */
      state: string | null
      /** City. */
      city: string | null
      /** Whether search engines index placements. */
      is_indexed: boolean
      /** Tags of the outlet, sorted by name. */
      tags: (components['schemas']['Tag'])[]
      /** Channels of the outlet, in the order of their positions. */
      outlet_channels: (components['schemas']['OutletChannel'])[]
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
    }
    /** Category of publication, such as business press. */
    OutletCategory: {
      /** ID of the category. */
      id: string
      /** Display name. */
      name: string
    }
    /** Channel of an outlet in which placements appear. */
    OutletChannel: {
      /** ID of the channel. */
      id: string
      /** ID of the outlet. */
      outlet_id: string
      /** Type of the channel. */
      channel_type: components['schemas']['ChannelType']
      /** Placement type. Null for social channels. */
      placement_type: components['schemas']['PlacementType'] | null
      /** Account name. */
      channel_handle: string | null
      /** URL of the channel. */
      channel_url: string | null
      /** URLs of additional accounts. */
      social_links: (string)[]
      /** Whether links are dofollow. */
      is_do_follow: boolean
      /** Domain authority, 0 to 100. */
      domain_authority: number | null
      /** Domain ranking, 0 to 100. */
      domain_ranking: number | null
      /** Number of dofollow links that a placement may have. */
      do_follow_links_allowed: string | null
      /** Name of the disclaimer on paid placements. */
      disclaimer_name: string | null
      /** Text of the disclaimer. */
      disclaimer_description: string | null
    }
    /** Product as listed in the catalogue, with its outlet, channels, tags and prices. */
    OutletProduct: {
      /** ID of the product. */
      id: string
      /** ID of the outlet. */
      outlet_id: string
      /** Name of the product. */
      name: string
      /** Description of the placement. */
      description: string | null
      /** Content requirements of the outlet. */
      requirements: string | null
      /** Minimum number of days until publication. */
      min_delivery_days: number
      /** Maximum number of days until publication. */
      max_delivery_days: number
      /** Whether the marketplace features the product. */
      is_featured: boolean
      /** Creation time of the product. */
      created_at: string
      /** Name of the outlet. */
      outlet_name: string
      /** URL of the outlet's website. */
      website_url: string | null
      /** URL of the outlet's logo. */
      logo: string | null
      /** City of the outlet. */
      city: string | null
      /** Full name of the outlet's state or region. */
      state: string | null
      /** Full name of the outlet's country, or Global. */
      country: string | null
      /** Included channels, starting with the first channel. */
      channels: (components['schemas']['OutletProductChannel'])[]
      /** Tags of the outlet, sorted by name. */
      tags: (components['schemas']['ListingTag'])[]
      /** Prices visible to the caller, STANDARD first. */
      prices: (components['schemas']['ListingPrice'])[]
    }
    /** Channel that a listed product includes. */
    OutletProductChannel: {
      /** Type of the channel. */
      channel_type: components['schemas']['ChannelType']
      /** Placement type. Null for social channels. */
      placement_type: components['schemas']['PlacementType'] | null
      /** Whether links are dofollow. */
      is_do_follow: boolean
      /** Domain authority, 0 to 100. */
      domain_authority: number | null
      /** Domain ranking, 0 to 100. */
      domain_ranking: number | null
      /** Name of the disclaimer on paid placements. */
      disclaimer_name: string | null
      /** Text of the disclaimer. */
      disclaimer_description: string | null
    }
    /** Publication that sells placements. */
    OutletReference: {
      /** ID of the outlet. */
      id: string
      /** Name of the publication. */
      name: string
      /** URL of the logo. */
      logo: string | null
      /** URL of the website. */
      website_url: string | null
    }
    /** Field of an outlet in a review. */
    OutletReviewField: "CATEGORY" | "CHANNELS" | "DESCRIPTION" | "LOCATION" | "LOGO" | "NAME" | "PRODUCTS" | "TAGS" | "WEBSITE_URL"
    /** Status of an outlet in the marketplace. */
    OutletStatus: "ACTIVE" | "ARCHIVED" | "DRAFT" | "INACTIVE" | "PENDING_AGREEMENT" | "PENDING_REVIEW" | "REJECTED" | "SUSPENDED"
    /** Page of api requests. */
    PageOfApiRequest: {
      /** Records of this page. */
      records: (components['schemas']['ApiRequest'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of campaigns with their articles. */
    PageOfCampaignWithArticles: {
      /** Records of this page. */
      records: (components['schemas']['CampaignWithArticles'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of disclaimers. */
    PageOfDisclaimer: {
      /** Records of this page. */
      records: (components['schemas']['Disclaimer'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of files. */
    PageOfMediaFile: {
      /** Records of this page. */
      records: (components['schemas']['MediaFile'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of orders. */
    PageOfOrder: {
      /** Records of this page. */
      records: (components['schemas']['Order'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of order items. */
    PageOfOrderItem: {
      /** Records of this page. */
      records: (components['schemas']['OrderItem'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of outlet products. */
    PageOfOutletProduct: {
      /** Records of this page. */
      records: (components['schemas']['OutletProduct'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of payouts. */
    PageOfPayout: {
      /** Records of this page. */
      records: (components['schemas']['Payout'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of payout statements. */
    PageOfPayoutStatement: {
      /** Records of this page. */
      records: (components['schemas']['PayoutStatement'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of placements. */
    PageOfPlacement: {
      /** Records of this page. */
      records: (components['schemas']['Placement'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of placement comments. */
    PageOfPlacementComment: {
      /** Records of this page. */
      records: (components['schemas']['PlacementComment'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of product listings. */
    PageOfProductListing: {
      /** Records of this page. */
      records: (components['schemas']['ProductListing'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of profile campaigns. */
    PageOfProfileCampaign: {
      /** Records of this page. */
      records: (components['schemas']['ProfileCampaign'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of publisher outlets. */
    PageOfPublisherOutlet: {
      /** Records of this page. */
      records: (components['schemas']['PublisherOutlet'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of publisher products. */
    PageOfPublisherProduct: {
      /** Records of this page. */
      records: (components['schemas']['PublisherProduct'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of tags. */
    PageOfTag: {
      /** Records of this page. */
      records: (components['schemas']['Tag'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of team profiles. */
    PageOfTeamProfile: {
      /** Records of this page. */
      records: (components['schemas']['TeamProfile'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of webhook deliveries. */
    PageOfWebhookDelivery: {
      /** Records of this page. */
      records: (components['schemas']['WebhookDelivery'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Page of webhook endpoints. */
    PageOfWebhookEndpoint: {
      /** Records of this page. */
      records: (components['schemas']['WebhookEndpoint'])[]
      /** Total number of records. */
      total_records: number
      /** Total number of pages. */
      total_pages: number
      /** Number of this page. */
      current_page: number
      /** Number of the next page. Null on the last page. */
      next_page: number | null
      /** Number of the previous page. Null on the first page. */
      previous_page: number | null
    }
    /** Payment status of an order. */
    PaymentStatus: "EXPIRED" | "FAILED" | "NOT_STARTED" | "OPEN" | "PAID" | "PROCESSING"
    /** Transfer to a publisher of everything that was payable when it was created. */
    Payout: {
      /** ID of the payout. */
      id: string
      /** Status of the payout. */
      status: components['schemas']['PayoutStatus']
      /** Amount in US dollars. */
      amount: number
      /** Currency code (ISO 4217). */
      currency: string
      /** Reference of the transfer, as entered by the operator or returned by the payment provider. */
      reference: string | null
      /** Time at which it was marked as paid. */
      paid_at: string | null
      /** Time at which it was cancelled, failed or was reversed. */
      ended_at: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
    }
    /** Account to which payouts of a publisher are transferred. */
    PayoutAccount: {
      /** ID of the account. */
      id: string
      /** Holder of the bank account. */
      account_holder: string | null
      /** IBAN of the bank account, without spaces. */
      iban: string | null
      /** BIC of the bank. */
      bic: string | null
      /** Time until which payment files omit the account, because the publisher has replaced its IBAN. Null if it has not, or an operator has set the IBAN since. */
      held_until: string | null
      /** Address of the publisher on statements. */
      address: string | null
      /** Tax number of the publisher on statements. */
      tax_number: string | null
      /** Payment provider at which the publisher has an account. */
      provider: string | null
      /** ID of the account at the payment provider. */
      provider_account_id: string | null
      /** Whether the payment provider accepts transfers to the account. */
      payouts_enabled: boolean
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
    }
    /** Monthly statement of a publisher: a self-billing invoice of what it earned, with its payouts and balance. Amounts are in US dollars. */
    PayoutStatement: {
      /** ID of the statement. */
      id: string
      /** Number, such as `STM-2026-000001`. Consecutive without gaps in each year. */
      reference_number: string
      /** Start of the month in UTC. */
      period_start: string
      /** End of the month in UTC, exclusive. */
      period_end: string
      /** Balance at the start of the month. */
      opening_balance: number
      /** Sum of the payouts of delivered placements. */
      earned: number
      /** Sum of the reversals. Zero or negative. */
      reversed: number
      /** Payouts, less returned ones. Negative if money was paid. */
      paid: number
      /** Balance at the end of the month: earned, and not paid out. */
      closing_balance: number
      /** Time of issue. */
      issued_at: string
      /** URL of the statement as a PDF. Valid for one hour. */
      pdf_url: string
    }
    /** Status of a payout. */
    PayoutStatus: "CANCELLED" | "FAILED" | "PAID" | "PENDING" | "REVERSED" | "REVERSING" | "SENDING"
    /** User account of a team member, a writer, or an operator of the marketplace. */
    Person: {
      /** ID of the user. */
      id: string
      /** First name. */
      first_name: string
      /** Last name. May be empty. */
      last_name: string
    }
    /** User account of a team member, a writer, or an operator of the marketplace. */
    PersonName: {
      /** First name. */
      first_name: string
      /** Last name. May be empty. */
      last_name: string
    }
    /** Order of a team for a profile. Amounts are in US dollars. */
    PlacedOrder: {
      /** ID of the order. */
      id: string
      /** ID of the profile. */
      profile_id: string | null
      /** ID of the buyer: the user who placed the order, or the team's owner if an operator placed it. */
      client_id: string | null
      /** ID of the user who placed the order. */
      checkout_by_id: string | null
      /** ID of the team that ordered. */
      team_id: string
      /** Amount due: subtotal - discount - credits + processing fee. */
      total: number
      /** Sum of the line items. */
      subtotal: number
      /** Payment processing fee. */
      processing_fee: number
      /** Discount. */
      discount: number
      /** Amount paid with team credits. */
      credits_applied: number
      /** Coupon code. */
      coupon: string | null
      /** Client secret of the payment. */
      client_secret: string
      /** Payment time. */
      date_paid: string | null
      /** Status of the order. */
      status: components['schemas']['OrderStatus']
      /** Payment status of the order. */
      payment_status: components['schemas']['PaymentStatus']
      /** Expiry time of the open payment. */
      payment_expires_at: string | null
      /** Human-readable reference number. Opens the guest checkout page. */
      reference_number: string
      /** Reference number in an external system. */
      external_reference_number: string | null
      /** Number of the invoice. */
      customer_invoice_id: string | null
      /** Payment channel. */
      customer_invoice_source: components['schemas']['InvoiceSource'] | null
      /** Time at which the invoice was issued. */
      customer_invoice_date: string | null
      /** URL of the invoice. */
      customer_invoice_url: string | null
      /** Whether the order was placed by a guest without an account. */
      is_guest_order: boolean
      /** Email address of the guest. */
      guest_email: string | null
      /** Email address of the account owner at the time of the order. */
      account_owner_email: string | null
      /** Customer ID of the guest at the payment processor. */
      guest_processor_customer_id: string | null
      /** ID of the most recently started payment. */
      checkout_session_id: string | null
      /** ID of the successful payment at the provider. */
      payment_intent_id: string | null
      /** Analytics ID of the buyer. */
      analytics_distinct_id: string | null
      /** Additional data from external systems. */
      metadata: { [key: string]: unknown } | null
      /** URL of the checkout page. Anyone with the link can pay the order. Null if the order is paid, or has not been approved. */
      checkout_link: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
      /** Line items, in order. */
      line_items: (components['schemas']['PlacedOrderLineItem'])[]
    }
    /** Line item of an order: a product and its quantity. */
    PlacedOrderLineItem: {
      /** ID of the product. */
      product_id: string
      /** Whether the line item is an add-on to another line item. */
      is_add_on: boolean
      /** Unit price in US dollars, fixed at the time of the order. */
      price: number
      /** Number of units. */
      quantity: number
      /** ID of the line item that the add-on belongs to. */
      linked_order_line_item_id: string | null
    }
    /** Paid order item as its publisher sees it. Amounts are in US dollars, at the time of the order. */
    Placement: {
      /** ID of the placement. */
      id: string
      /** Status of the placement. */
      status: components['schemas']['PlacementStatus']
      /** Ordered product. */
      product: components['schemas']['PlacementProduct']
      /** Article of the placement. Null for an add-on, and after the placement is declined or withdrawn. */
      article: components['schemas']['PlacementArticle'] | null
      /** Share of the publisher. */
      payout: number
      /** Deadline to accept. Operators are notified after it. */
      accept_by: string
      /** Time at which it was accepted. */
      accepted_at: string | null
      /** Time at which it was declined. */
      declined_at: string | null
      /** Reason of the publisher. */
      decline_reason: string | null
      /** Time of the delivery. */
      delivered_at: string | null
      /** URL of the publication. */
      live_url: string | null
      /** Result of the last check of the URL. Null before the first check. */
      link_status: components['schemas']['LinkStatus'] | null
      /** Time of the last check. */
      link_checked_at: string | null
      /** Time at which the link was lost. Null if the page exists again. */
      link_lost_at: string | null
      /** Reason why the last check failed. */
      link_error: string | null
      /** Time until which the page must exist, `LINK_CHECK_DAYS` after the delivery. Null before the delivery. */
      link_guaranteed_until: string | null
      /** Changes of the result of the check since the URL was set, newest first. If there are more, the oldest are omitted. */
      link_changes: (components['schemas']['LinkChange'])[]
      /** Time at which its payout was marked as paid. */
      settled_at: string | null
      /** Time at which it was withdrawn, because its price was refunded or its product swapped. A withdrawn placement cannot change. */
      withdrawn_at: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
    }
    /** Article of a placement, as far as its publisher needs it. */
    PlacementArticle: {
      /** ID of the article. */
      id: string
      /** Name of the article. */
      name: string
      /** Status of the article, such as `pending-publishing`. */
      status: string
      /** URL of the shared document with the brief. Null until the brief is approved. */
      brief_url: string | null
      /** URL of the shared document with the draft. Null until the draft is approved, or the article awaits publication or is published. */
      draft_url: string | null
      /** Expected publication date. */
      expected_completion_date: string | null
      /** URL of the published article. */
      live_url: string | null
    }
    /** Comment in the discussion of a placement between its publisher and the operators. Buyers and writers cannot see it. */
    PlacementComment: {
      /** ID of the comment. */
      id: string
      /** Party of the author. */
      party: components['schemas']['PlacementParty']
      /** Text of the comment, 1 to 10,000 characters. */
      content: string
      /** Name of the author. */
      author_name: string
      /** Creation time. */
      created_at: string
    }
    /** Party in the discussion of a placement. */
    PlacementParty: "OPERATOR" | "PUBLISHER"
    /** Product of a placement, without its current terms, because its outlet may belong to another publisher since. */
    PlacementProduct: {
      /** ID of the product. */
      id: string
      /** ID of the outlet. */
      outlet_id: string
      /** Name of the product. */
      name: string
    }
    /** Status of a placement. */
    PlacementStatus: "ACCEPTED" | "DECLINED" | "DELIVERED" | "OFFERED" | "SETTLED"
    /** Form of a placement. */
    PlacementType: "FULL_FEATURE" | "LISTICLE" | "MENTION" | "PRESS_RELEASE" | "QUOTE"
    /** Pricing tier. */
    PricingTier: "PRO" | "STANDARD"
    /** Placement that an outlet sells. */
    Product: {
      /** ID of the product. */
      id: string
      /** Name of the product. */
      name: string
      /** Description of the placement. */
      description: string | null
      /** Content requirements of the outlet. */
      requirements: string | null
      /** Minimum number of days until publication. */
      min_delivery_days: number
      /** Maximum number of days until publication. */
      max_delivery_days: number
      /** Whether the marketplace features the product. */
      is_featured: boolean
      /** Whether the product can be ordered. */
      active: boolean
      /** URLs of earlier placements. */
      example_links: (string)[]
      /** URL of an image. */
      image: string | null
      /** URL of the logo. */
      logo: string | null
      /** URL of a screenshot of an earlier placement. */
      example_screenshot: string | null
      /** ID of the product type. */
      type_id: string
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
      /** Prices visible to the caller, STANDARD first. */
      prices: (components['schemas']['ProductPrice'])[]
    }
    /** Product type. */
    ProductKind: "ADD_ON" | "FULL_FEATURE" | "NEWSLETTER" | "PRESS_RELEASE" | "SOCIAL"
    /** Product as listed in the catalogue, with its outlet, channels, tags and prices. */
    ProductListing: {
      /** ID of the product. */
      id: string
      /** Name of the product. */
      name: string
      /** Description of the placement. */
      description: string | null
      /** Content requirements of the outlet. */
      requirements: string | null
      /** Minimum number of days until publication. */
      min_delivery_days: number
      /** Maximum number of days until publication. */
      max_delivery_days: number
      /** Whether the marketplace features the product. */
      is_featured: boolean
      /** URLs of earlier placements. */
      example_links: (string)[]
      /** Creation time of the product. */
      created_at: string
      /** ID of the outlet. */
      outlet_id: string
      /** Name of the outlet. */
      outlet_name: string
      /** URL of the outlet's website. */
      website_url: string | null
      /** URL of the outlet's logo. */
      logo: string | null
      /** Full name of the outlet's country, or Global. */
      country: string | null
      /** Full name of the outlet's state or region. */
      state: string | null
      /** City of the outlet. */
      city: string | null
      /** Whether search engines index placements. */
      is_indexed: boolean
      /** ID of the first channel. */
      channel_id: string
      /** Type of the first channel. */
      channel_type: components['schemas']['ChannelType']
      /** Placement type of the first channel. */
      placement_type: components['schemas']['PlacementType'] | null
      /** Domain authority of the first channel, 0 to 100. */
      domain_authority: number | null
      /** Domain ranking of the first channel, 0 to 100. */
      domain_ranking: number | null
      /** Whether links of the first channel are dofollow. */
      is_do_follow: boolean
      /** Name of the first channel's disclaimer. */
      disclaimer: string | null
      /** Prices visible to the caller, STANDARD first. */
      prices: (components['schemas']['ListingPrice'])[]
      /** Tags of the outlet, sorted by name. */
      tags: (components['schemas']['ListingTag'])[]
      /** Included channels, starting with the first channel. */
      includes: (components['schemas']['ListingChannel'])[]
    }
    /** Price of a product for a tier. */
    ProductPrice: {
      /** Unit price in US dollars. */
      unit_amount: number
      /** Pricing tier. */
      pricing_tier: components['schemas']['PricingTier']
    }
    /** Company or brand that an order or campaign is for. */
    Profile: {
      /** ID of the profile. */
      id: string
      /** ID of the team that owns the profile. */
      team_id: string
      /** Name of the company or brand. */
      name: string
      /** URL of the website. */
      website_url: string
      /** Short description of the company or brand. */
      overview: string
      /** Products and services. */
      products_and_services: string
      /** Key achievements. */
      key_achievements: (string)[]
      /** Unique value propositions. */
      unique_value_propositions: (string)[]
      /** TOPIC tags, each as the ID or name that was given. */
      industry: (string)[]
      /** AUDIENCE tags, each as the ID or name that was given. */
      target_audience: (string)[]
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
    }
    /** Set of articles with a common objective that a team plans for a profile. */
    ProfileCampaign: {
      /** ID of the campaign. */
      id: string
      /** Name of the campaign. */
      name: string
      /** Name given by the team. Unique within the team. */
      reference: string | null
      /** ID of the profile. */
      profile_id: string
      /** Creation time. */
      created_at: string
      /** Time of the last update of the campaign or its questionnaire. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
    }
    /** Unit of a line item that is delivered and accounted for. Amounts are in US dollars. */
    ProfileOrderItem: {
      /** ID of the order item. */
      id: string
      /** ID of the profile. */
      profile_id: string | null
      /** ID of the campaign that the item is assigned to. */
      campaign_id: string | null
      /** ID of the product. Differs from the line item's product after a swap. */
      product_id: string
      /** Whether the line item is an add-on to another line item. */
      is_add_on: boolean
      /** Name of the product. */
      name: string
      /** Description of the placement. */
      description: string | null
      /** Machine-readable name. */
      type: string
      /** Minimum number of days until publication. */
      min_delivery_days: number
      /** Maximum number of days until publication. */
      max_delivery_days: number
      /** Outlet that sells the product. */
      outlet: components['schemas']['OutletReference']
      /** Included channels of the outlet, starting with the listing's channel. */
      includes: (components['schemas']['IncludedChannel'])[]
      /** Add-ons of the order item, in the order of the line items. */
      add_ons?: (components['schemas']['AddOn'])[]
    }
    /** Company or brand that an order or campaign is for. */
    ProfileReference: {
      /** ID of the profile. */
      id: string
      /** Name of the company or brand. */
      name: string
      /** URL of the logo. */
      logo: string | null
    }
    /** Kind of entity that a profile represents. */
    ProfileType: "BRAND" | "COMPANY" | "INDIVIDUAL"
    /** Sums of the ledger of a publisher, in US dollars. */
    PublisherBalance: {
      /** Earned, but still in the holding period. */
      pending: number
      /** Amount of the next payout. Negative if reversals exceed it. */
      payable: number
      /** In payouts that are not paid yet. */
      in_payout: number
      /** In payouts that are paid. */
      paid: number
    }
    /** Publication that sells placements. */
    PublisherOutlet: {
      /** ID of the outlet. */
      id: string
      /** Name of the publication. */
      name: string
      /** Description of the publication. */
      description: string | null
      /** URL of the website. */
      website_url: string | null
      /** URL of the logo. */
      logo: string | null
      /** Full name of the country, or Global. */
      country: string | null
      /** Full name of the state or region. */
      state: string | null
      /** City. */
      city: string | null
      /** Whether search engines index placements. */
      is_indexed: boolean
      /** Status in the marketplace. */
      status: components['schemas']['OutletStatus']
      /** Reason of the last review, if it rejected the outlet. */
      rejection_reason: string | null
      /** Comments of the last review on single fields. */
      review_comments: (components['schemas']['PublisherOutletComment'])[]
      /** Change by the publisher that waits for a review. */
      pending_change: components['schemas']['PublisherOutletChange'] | null
      /** Time since which the outlet or its pending change waits for a review. */
      pending_since: string | null
      /** Change by the publisher that the last review rejected. Null after the next change. */
      rejected_change: components['schemas']['PublisherOutletChange'] | null
      /** Maximum number of placements that can be ordered per calendar month (UTC), without add-ons. Null if unlimited. */
      monthly_limit: number | null
      /** Proof of the domain by the publisher. Null before `verifyOutletDomain`, and after the outlet gets another publisher or domain. */
      domain_proof: components['schemas']['PublisherOutletDomainProof'] | null
      /** Category of the publication. */
      category: components['schemas']['OutletCategory'] | null
      /** Tags of the outlet, sorted by name. */
      tags: (components['schemas']['PublisherOutletTag'])[]
      /** Channels of the outlet, in the order of their positions. */
      channels: (components['schemas']['PublisherOutletChannel'])[]
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
    }
    /** Change of an outlet on sale that waits for a review or was rejected. `changedFields` distinguishes removed values from unchanged ones, which are both null. */
    PublisherOutletChange: {
      /** New name. */
      name: string | null
      /** New URL. */
      website_url: string | null
      /** ID of the new category. */
      category_id: string | null
      /** Fields with a new value or without one: NAME, WEBSITE_URL or CATEGORY. The value of a changed field is removed if it is null. */
      changed_fields: (components['schemas']['OutletReviewField'])[]
    }
    /** Channel of an outlet in which placements appear. */
    PublisherOutletChannel: {
      /** ID of the channel. */
      id: string
      /** Type of the channel. */
      channel_type: components['schemas']['ChannelType']
      /** URL of the channel. */
      channel_url: string | null
      /** Whether links are dofollow. */
      is_do_follow: boolean
    }
    /** Comment of an operator on a field of an outlet. */
    PublisherOutletComment: {
      /** Field. */
      field: components['schemas']['OutletReviewField']
      /** Comment. */
      comment: string
    }
    /** Proof that the publisher controls the domain of an outlet: a DNS record or a file with the value. */
    PublisherOutletDomainProof: {
      /** Domain of the outlet, without `www.`. */
      domain: string
      /** Status of the proof. */
      status: components['schemas']['DomainProofStatus']
      /** Name of the TXT record. */
      record_name: string
      /** URL of the file. Redirects are not followed. */
      file_url: string
      /** Value of the TXT record, or content of the file. */
      value: string
      /** Reason why the last check failed. */
      error: string | null
      /** Time of the last check. */
      checked_at: string | null
      /** Time at which the value was found. */
      verified_at: string | null
    }
    /** Label for outlets and profiles. */
    PublisherOutletTag: {
      /** ID of the tag. */
      id: string
      /** Name of the tag. Unique within the category. */
      name: string
    }
    /** Placement that an outlet sells. */
    PublisherProduct: {
      /** ID of the product. */
      id: string
      /** ID of the outlet. */
      outlet_id: string
      /** Machine-readable name. */
      type: string
      /** Name of the product. */
      name: string
      /** Description of the placement. */
      description: string | null
      /** Content requirements of the outlet. */
      requirements: string | null
      /** Minimum number of days until publication. */
      min_delivery_days: number
      /** Maximum number of days until publication. */
      max_delivery_days: number
      /** Share of the publisher for each unit, in US dollars. */
      payout: number | null
      /** Maximum number of units that can be ordered per calendar month (UTC). Null if unlimited. */
      monthly_limit: number | null
      /** Whether the product can be ordered. */
      active: boolean
      /** URLs of earlier placements. */
      example_links: (string)[]
      /** URL of an image. */
      image: string | null
      /** URL of the logo. */
      logo: string | null
      /** URL of a screenshot of an earlier placement. */
      example_screenshot: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
    }
    /** A team's briefing for the writers of a campaign. */
    Questionnaire: {
      /** ID of the questionnaire. */
      id: string
      /** ID of the campaign. */
      campaign_id: string
      /** Keywords for search engines. */
      keywords: string | null
      /** Objectives of the campaign. */
      objectives: string | null
      /** Target audience of the articles. */
      target_audience: string | null
      /** Tone of the articles. */
      tone: string | null
      /** Writing samples, or their URLs. */
      writing_samples: string | null
      /** Key of an uploaded file with additional information. */
      file_id: string | null
      /** Name of the file. */
      file_name: string | null
      /** Size of the file in bytes. */
      file_size: number | null
      /** Signed URL of the file. Generated on each read and valid for one hour. Null if the file was deleted. */
      file_url: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
    }
    /** Request body of `rejectOrder`. */
    RejectOrderInput: {
      /** Reason of the rejection, 1 to 1,000 characters. The requester sees it. */
      reason: string
    }
    /** Request body of `renameFolder`. */
    RenameFolderInput: {
      /** Name of the folder, 1 to 255 characters on one line. */
      name: string
    }
    /** Request body of `replayWebhookEvents`. */
    ReplayWebhookEventsInput: {
      /** Start time. Events are kept for 30 days. */
      since: string
      /** End time. Defaults to now. */
      until?: string | null
      /** Whether to replay only events whose delivery to the endpoint failed. Defaults to false. */
      only_failed?: boolean | null
    }
    /** Response of `replayWebhookEvents`. */
    ReplayedEvents: {
      /** Number of events queued for replay. */
      replayed_count: number
    }
    /** Request body of `requestBriefChanges`. */
    RequestBriefChangesInput: {
      /** Requested changes, 1 to 2,000 characters. Stored in the status history, which the team and operators can read. */
      notes: string
    }
    /** Request body of `requestDraftChanges`. */
    RequestDraftChangesInput: {
      /** Requested changes, 1 to 2,000 characters. Stored in the status history, which the team and operators can read. */
      notes: string
    }
    /** Request body of `rotateWebhookSecret`. */
    RotateWebhookSecretInput: {
      /** Time for which deliveries are also signed with the old secret, in seconds, 0 to 604,800 (7 days). Defaults to one day. */
      overlap_seconds?: number
    }
    /** Caller of the API. */
    Session: {
      /** Authentication method: api_token, oauth_grant or operator_token. */
      source: string
      /** ID of the token's team. */
      team_id: string
      /** Access level of the token. */
      token_type: components['schemas']['TokenType']
      /** Effective scopes. */
      scopes: (string)[]
      /** Whether prices of all tiers are shown. */
      pro_pricing_enabled: boolean
      /** Whether the team of the token is a test team. False for an operator. */
      is_test: boolean
    }
    /** Response of `listStates`. */
    States: {
      /** States and regions of active outlets. */
      states: (string)[]
    }
    /** The request succeeded. */
    Success: {
      /** Always true. */
      success: true
    }
    /** Label for outlets and profiles. */
    Tag: {
      /** Name of the tag. Unique within the category. */
      name: string
    }
    /** Category of a tag. */
    TagCategory: "AUDIENCE" | "COMPANY_SIZE" | "LOCATION" | "ROLE" | "TOPIC"
    /** Customer or publisher of the marketplace. Owns its records, such as orders, outlets and files. */
    Team: {
      /** Team name. */
      name: string
      /** URL slug, derived from the team name and the referral code. Changes when the name changes. */
      slug: string
      /** Unique referral code for new customers. Never changes. */
      referral_code: string
      /** Contact email address. */
      contact_email: string | null
      /** Email address for invoices. */
      billing_email: string | null
    }
    /** Company or brand that an order or campaign is for. */
    TeamProfile: {
      /** ID of the profile. */
      id: string
      /** Name of the company or brand. */
      name: string
      /** Registered company name. */
      legal_company_name: string | null
      /** Kind of entity that the profile represents. */
      type: components['schemas']['ProfileType']
      /** URL of the logo. */
      logo: string | null
      /** Location of the company or brand. */
      location: string | null
      /** Short description of the company or brand. */
      overview: string
      /** Products and services. */
      products_and_services: string
      /** URL of a shared Google Drive folder. */
      google_drive_link: string | null
      /** Writing samples that show the tone of voice. */
      writing_samples: string | null
      /** Goals of placements, such as BRAND_AWARENESS. */
      primary_goals: (string)[]
      /** URL of the website. */
      website_url: string
      /** ID of the team that owns the profile. */
      team_id: string
      /** ID of the tone and voice. */
      brand_tone_and_voice_id: string | null
      /** Time at which the texts were last generated. */
      last_generated_at: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Deletion time. Null if not deleted. */
      deleted_at: string | null
    }
    /** Request body of `testWebhookEndpoint`. */
    TestWebhookEndpointInput: {
      /** Topic whose example is sent. The IDs in examples are not those of records. Defaults to `webhook.test`. */
      topic?: "article.created" | "article.status_changed" | "comment.created" | "comment.updated" | "comment.archived" | "order.created" | "order.paid" | "order.cancelled" | "order.refunded" | "swap.proposed" | "swap.completed" | "invoice.issued" | "file.created" | "campaign.created" | "opportunity.created" | "placement.offered" | "placement.accepted" | "placement.declined" | "placement.delivered" | "payout.paid" | "outlet.status_changed" | "webhook.test"
    }
    /** Access level of a token. */
    TokenType: "custom" | "full_access" | "read_only"
    /** Request body of `updateArticle`. */
    UpdateArticleInput: {
      /** URL of the shared document with the brief (http or https), or null. */
      brief_shared_doc_url?: string | null
      /** Name of the article, 1 to 255 characters on one line. */
      name?: string
    }
    /** Request body of `updateCampaign`. */
    UpdateCampaignInput: {
      /** Name of the campaign, 1 to 255 characters on one line. */
      name?: string
      /** Description of the campaign, up to 10,000 characters, or null. */
      description?: string | null
      /** Keywords for search engines, up to 10,000 characters, or null. */
      keywords?: string | null
      /** Objectives of the campaign, 1 to 10,000 characters. */
      objectives?: string
      /** Target audience of the articles, up to 10,000 characters, or null. */
      target_audience?: string | null
      /** Tone of the articles, up to 10,000 characters, or null. */
      tone?: string | null
      /** Writing samples, or their URLs, up to 10,000 characters, or null. */
      writing_samples?: string | null
      /** Key of an uploaded file with additional information, or null. The file must belong to the team. */
      file_id?: string | null
    }
    /** Request body of `updateComment`. */
    UpdateCommentInput: {
      /** Text of the comment, 1 to 10,000 characters. Surrounding whitespace is not counted. */
      content: string
    }
    /** Request body of `updatePayoutAccount`. */
    UpdatePayoutAccountInput: {
      /** Holder of the bank account, up to 140 characters. Required with an IBAN. */
      account_holder?: string | null
      /** IBAN of the bank account, with or without spaces. */
      iban?: string | null
      /** BIC of the bank, 8 or 11 characters. Most banks do not require it. */
      bic?: string | null
      /** Postal address on statements, up to 1,000 characters. May have several lines. */
      address?: string | null
      /** Tax number on statements, up to 100 characters. */
      tax_number?: string | null
    }
    /** Request body of `updateProfile`. */
    UpdateProfileInput: {
      /** Name of the company or brand, 1 to 255 characters on one line. */
      name?: string
      /** Website URL (http or https), or an empty string. */
      website_url?: string
      /** Short description of the company or brand. */
      overview?: string
      /** Products and services. */
      products_and_services?: string
      /** Key achievements. */
      key_achievements?: (string)[]
      /** Unique value propositions. */
      unique_value_propositions?: (string)[]
      /** Topics: UUIDs of TOPIC tags, or custom names. */
      industry?: (string)[]
      /** Target audiences: UUIDs of AUDIENCE tags, or custom names. */
      target_audience?: (string)[]
    }
    /** Request body of `updatePublisherOutlet`. */
    UpdatePublisherOutletInput: {
      /** Name of the publication, 1 to 255 characters. */
      name?: string
      /** Description of the publication. */
      description?: string | null
      /** URL of the website. */
      website_url?: string | null
      /** URL of the logo. */
      logo?: string | null
      /** Full name of the country, or Global. Global outlets have neither state nor city. */
      country?: string | null
      /** Full name of the state or region. */
      state?: string | null
      /** City. */
      city?: string | null
      /** Whether search engines index placements. */
      is_indexed?: boolean
      /** ID of the category. */
      category_id?: string | null
      /** IDs of the tags. Maximum 100. Replaces the existing tags. */
      tag_ids?: (string)[]
      /** Maximum number of placements that can be ordered per calendar month (UTC), without add-ons. Null if unlimited. 0 to 100,000. */
      monthly_limit?: number | null
      /** Takes an ACTIVE outlet off sale (INACTIVE) if true, puts it back if false. A publisher cannot resume an outlet that an operator has set to INACTIVE. */
      is_paused?: boolean
    }
    /** Request body of `updatePublisherProduct`. */
    UpdatePublisherProductInput: {
      /** Name of the product, 1 to 255 characters. */
      name?: string
      /** Description of the placement. */
      description?: string | null
      /** Content requirements of the outlet. */
      requirements?: string | null
      /** Minimum number of days until publication. Defaults to 1, or to a smaller maximum. */
      min_delivery_days?: number
      /** Maximum number of days until publication, not less than the minimum. Defaults to 14, or to a greater minimum. */
      max_delivery_days?: number
      /** Share of the publisher for each unit, in US dollars. */
      payout?: number
      /** Currency of the payout. Only USD, which is the default. */
      currency?: string
      /** Whether the product can be ordered. Defaults to true. */
      active?: boolean
      /** URLs of earlier placements. */
      example_links?: (string)[]
      /** URL of an image. */
      image?: string | null
      /** URL of the logo. */
      logo?: string | null
      /** URL of a screenshot of an earlier placement. */
      example_screenshot?: string | null
      /** IDs of the outlet's channels that the product includes, starting with the listing's channel. Maximum 100. Replaces the existing channels. */
      channel_ids?: (string)[]
      /** Maximum number of units that can be ordered per calendar month (UTC). Null if unlimited. 0 to 100,000. */
      monthly_limit?: number | null
    }
    /** Request body of `updateTeam`. */
    UpdateTeamInput: {
      /** Team name, 1 to 255 characters on one line. Also changes the slug. */
      name?: string
      /** Contact email address, or null. */
      contact_email?: string | null
      /** Email address for invoices, or null. */
      billing_email?: string | null
    }
    /** Fields of `filters`. */
    UpdateWebhookEndpointFilterInput: {
      /** IDs of profiles, up to 100. Empty for all profiles. */
      profile_ids?: (string)[]
      /** IDs of campaigns, up to 100. Empty for all campaigns. */
      campaign_ids?: (string)[]
    }
    /** Request body of `updateWebhookEndpoint`. */
    UpdateWebhookEndpointInput: {
      /** URL that receives events: `https://`, up to 2,048 characters. */
      url?: string
      /** Topics to subscribe to, at least one. Patterns such as `order.*` and `*` cover several topics. The token needs a scope to read the records of each topic. */
      topics?: ("article.created" | "article.status_changed" | "comment.created" | "comment.updated" | "comment.archived" | "order.created" | "order.paid" | "order.cancelled" | "order.refunded" | "swap.proposed" | "swap.completed" | "invoice.issued" | "file.created" | "campaign.created" | "opportunity.created" | "placement.offered" | "placement.accepted" | "placement.declined" | "placement.delivered" | "payout.paid" | "outlet.status_changed" | "article.*" | "comment.*" | "order.*" | "swap.*" | "invoice.*" | "file.*" | "campaign.*" | "opportunity.*" | "placement.*" | "payout.*" | "outlet.*" | "*")[]
      filters?: components['schemas']['UpdateWebhookEndpointFilterInput']
      /** Description of the endpoint, up to 1,000 characters, or null. */
      description?: string | null
      /** Whether events are delivered to the endpoint. False cancels pending deliveries; true clears the reason for which the endpoint was disabled. */
      enabled?: boolean
    }
    /** Request body of `uploadFiles`. */
    UploadFilesInput: {
      /** Files, 1 to 5. Maximum size 5 MB for jpg, jpeg, png and webp, and 25 MB for docx, pdf and txt. */
      files: (Blob)[]
      /** ID of the folder. Null or omitted for the root. */
      folder_id?: string | null
    }
    /** File in the media library of a team. */
    UploadedFile: {
      /** ID of the file. */
      id: string
      /** Unguessable key. Accepted in place of the ID. */
      file_key: string
      /** Signed public URL of the content. Generated on each read and valid for one hour. */
      file_url: string
      /** Sanitized name of the file as uploaded. Not unique. */
      name: string
      /** Size of the content in bytes. */
      size: number
      /** Media type (MIME) of the content. */
      mime_type: string
      /** ID of the folder. Null if the file is at the root. */
      folder_id: string | null
    }
    /** Response of `uploadFiles`. */
    UploadedFiles: {
      /** Uploads files to the media library. All files are uploaded or none. */
      files: (components['schemas']['UploadedFile'])[]
    }
    /** Attempt of a delivery. Kept for 30 days. */
    WebhookAttempt: {
      /** Number of the attempt within the delivery, starting at 1. */
      number: number
      /** HTTP status of the response. Null if there was no response. */
      response_status: number | null
      /** First kilobyte of the response body. */
      response_body: string | null
      /** Error message. Null if only the status indicates the failure. */
      error: string | null
      /** Duration of the attempt in milliseconds. */
      latency_ms: number
      /** Start of the attempt. */
      created_at: string
    }
    /** Delivery of an event to an endpoint. Kept for 30 days. */
    WebhookDelivery: {
      /** ID of the delivery. */
      id: string
      /** ID of the endpoint. */
      endpoint_id: string
      /** ID of the event, sent in the `webhook-id` header. */
      event_id: string
      /** ID of the delivery that this one replays. */
      replay_of_id: string | null
      /** Delivered event. */
      event: components['schemas']['DeliveredEvent']
      /** Status of the delivery. */
      status: components['schemas']['WebhookDeliveryStatus']
      /** Number of attempts. Maximum 10 scheduled attempts and 20 by `replayWebhookDelivery`. */
      attempt_count: number
      /** Time of the next attempt. Null once the delivery has succeeded or failed. */
      next_attempt_at: string | null
      /** Time at which the delivery succeeded or failed. */
      completed_at: string | null
      /** Attempts, oldest first. */
      attempts: (components['schemas']['WebhookAttempt'])[]
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
    }
    /** Status of a delivery. */
    WebhookDeliveryStatus: "FAILED" | "PENDING" | "SUCCEEDED"
    /** Endpoint of a team that receives events. */
    WebhookEndpoint: {
      /** ID of the endpoint. */
      id: string
      /** URL that receives events. */
      url: string
      /** Subscribed topics: `article.created`, `article.status_changed`, `comment.created`, `comment.updated`, `comment.archived`, `order.created`, `order.paid`, `order.cancelled`, `order.refunded`, `swap.proposed`, `swap.completed`, `invoice.issued`, `file.created`, `campaign.created`, `opportunity.created`, `placement.offered`, `placement.accepted`, `placement.declined`, `placement.delivered`, `payout.paid`, `outlet.status_changed`. Patterns: `article.*`, `comment.*`, `order.*`, `swap.*`, `invoice.*`, `file.*`, `campaign.*`, `opportunity.*`, `placement.*`, `payout.*`, `outlet.*`, `*`. */
      topics: (string)[]
      /** Profiles and campaigns whose events the endpoint gets. */
      filters: components['schemas']['WebhookFilters']
      /** Description given by the team. */
      description: string | null
      /** Whether events are delivered to the endpoint. */
      enabled: boolean
      /** Reason why the endpoint was disabled automatically. Null if it is enabled or was disabled by the team. */
      disabled_reason: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
    }
    /** Endpoint of a team that receives events. */
    WebhookEndpointWithSecret: {
      /** ID of the endpoint. */
      id: string
      /** URL that receives events. */
      url: string
      /** Subscribed topics: `article.created`, `article.status_changed`, `comment.created`, `comment.updated`, `comment.archived`, `order.created`, `order.paid`, `order.cancelled`, `order.refunded`, `swap.proposed`, `swap.completed`, `invoice.issued`, `file.created`, `campaign.created`, `opportunity.created`, `placement.offered`, `placement.accepted`, `placement.declined`, `placement.delivered`, `payout.paid`, `outlet.status_changed`. Patterns: `article.*`, `comment.*`, `order.*`, `swap.*`, `invoice.*`, `file.*`, `campaign.*`, `opportunity.*`, `placement.*`, `payout.*`, `outlet.*`, `*`. */
      topics: (string)[]
      /** Profiles and campaigns whose events the endpoint gets. */
      filters: components['schemas']['WebhookFilters']
      /** Description given by the team. */
      description: string | null
      /** Whether events are delivered to the endpoint. */
      enabled: boolean
      /** Reason why the endpoint was disabled automatically. Null if it is enabled or was disabled by the team. */
      disabled_reason: string | null
      /** Creation time. */
      created_at: string
      /** Time of the last update. */
      updated_at: string
      /** Signing secret, `whsec_…`. It cannot be retrieved again. */
      secret: string
    }
    /** Filters of a webhook endpoint. An event must match each list that is not empty. */
    WebhookFilters: {
      /** IDs of profiles. Empty if the endpoint gets events of all profiles. */
      profile_ids: (string)[]
      /** IDs of campaigns. Empty if the endpoint gets events of all campaigns. */
      campaign_ids: (string)[]
    }
    /** Lists that the token can export, with their fields. */
    Exports: {
      /** Lists, sorted by name. */
      lists: (components['schemas']['ExportList'])[]
      /** Record types of these lists and of their relations. */
      types: (components['schemas']['ExportType'])[]
    }
    /** List that can be exported. */
    ExportList: {
      /** Name of the list: a root field of the GraphQL schema. */
      name: string
      /** Record type of the list. */
      type: string
      /** Description of the list. */
      description: string
    }
    /** Record type. */
    ExportType: {
      /** Name of the GraphQL type, such as `OrderItem`. */
      name: string
      /** Description of the record type. */
      description: string
      /** Fields that can be exported. */
      fields: ({
        /** Name of the field. */
        name: string
        /** GraphQL scalar or enum of the values. */
        type: string
        /** Whether the field is a list: an array in JSON Lines, a JSON array in a CSV cell. */
        is_list: boolean
        /** Whether the field is exported when no fields are given. */
        is_default: boolean
        /** Description of the field. */
        description: string
      })[]
      /** Relations of the record type. A path can contain at most two that are lists. */
      relations: ({
        /** Name of the relation, such as `outlet` in `outlet.name`. */
        name: string
        /** Record type that the relation leads to. */
        type: string
        /** Whether the field is a list: an array in JSON Lines, a JSON array in a CSV cell. */
        is_list: boolean
        /** Description of the relation. */
        description: string
      })[]
    }
    /** Arguments of an export. */
    ExportRequest: {
      /** Fields to export, including fields of relations such as `outlet.name` and `tags.name`. `GET /exports` lists them. Defaults to the record's default fields. */
      fields?: (string)[]
      /** Conditions, in the format of the GraphQL list. */
      where?: { [key: string]: unknown }
      /** Sort order. Defaults to the ID. */
      orderBy?: {
        /** Sort field of the list. */
        field: string
        /** Sort direction. */
        direction: "ASC" | "DESC"
      }
      /** Which records the list includes: the list's GraphQL argument `show`. Only for lists that have it. */
      show?: string
      /** Includes soft-deleted records. */
      includeArchived?: boolean
      /** Includes records of test teams. Only for operators: a team exports all of its own records. */
      includeTest?: boolean
      /** Maximum number of records. */
      limit?: number
    }
    /** An article was created. */
    ArticleCreatedEvent: {
      /** Topic of the event. */
      type: "article.created"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Article. */
        article: {
          /** ID of the article. */
          id: string
          /** Name of the article. */
          name: string
          /** ID of the product. */
          product_id: string
          /** ID of the profile. */
          profile_id: string | null
          /** ID of the campaign. */
          campaign_id: string | null
          /** ID of the order item. */
          order_item_id: string
          /** URL of the brief. */
          brief_shared_doc_url: string | null
          /** URL of the draft. */
          draft_shared_doc_url: string | null
          /** URL of the published article. */
          live_url: string | null
          /** Latest expected time of publication. */
          expected_completion_date: string | null
          /** Status of the article. */
          status: {
            /** Display name. */
            name: string
            /** Machine-readable name, such as `pending-draft`. */
            prefix: string
            /** Color for display, as #rrggbb. */
            color: string
          }
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** The status of an article changed. */
    ArticleStatusChangedEvent: {
      /** Topic of the event. */
      type: "article.status_changed"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Article whose status changed. */
        article: {
          /** ID of the article. */
          id: string
          /** Name of the article. */
          name: string
          /** ID of the campaign. */
          campaign_id: string | null
          /** ID of the profile. */
          profile_id: string | null
        }
        /** New status. */
        status: {
          /** Display name. */
          name: string
          /** Machine-readable name, such as `pending-draft`. */
          prefix: string
          /** Color for display, as #rrggbb. */
          color: string
        }
        /** Previous status. */
        previous_status: {
          /** Display name. */
          name: string
          /** Machine-readable name, such as `pending-draft`. */
          prefix: string
          /** Color for display, as #rrggbb. */
          color: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A comment or reply was created. */
    CommentCreatedEvent: {
      /** Topic of the event. */
      type: "comment.created"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Comment in its current state. */
        comment: {
          /** Reference of the comment: `c_` and 10 characters. */
          id: string
          /** Text of the comment. */
          content: string
          /** Author shown with the comment. */
          author: {
            /** Name of the author. */
            name: string
          }
          /** Reference of the root comment that this comment replies to. Null for a root comment. */
          parent_comment_id: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the article. */
        article_id: string
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** The text of a comment changed. */
    CommentUpdatedEvent: {
      /** Topic of the event. */
      type: "comment.updated"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Comment in its current state. */
        comment: {
          /** Reference of the comment: `c_` and 10 characters. */
          id: string
          /** Text of the comment. */
          content: string
          /** Author shown with the comment. */
          author: {
            /** Name of the author. */
            name: string
          }
          /** Reference of the root comment that this comment replies to. Null for a root comment. */
          parent_comment_id: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the article. */
        article_id: string
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A comment was archived. */
    CommentArchivedEvent: {
      /** Topic of the event. */
      type: "comment.archived"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Comment in its current state. */
        comment: {
          /** Reference of the comment: `c_` and 10 characters. */
          id: string
          /** Text of the comment. */
          content: string
          /** Author shown with the comment. */
          author: {
            /** Name of the author. */
            name: string
          }
          /** Reference of the root comment that this comment replies to. Null for a root comment. */
          parent_comment_id: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the article. */
        article_id: string
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** An order was created. */
    OrderCreatedEvent: {
      /** Topic of the event. */
      type: "order.created"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Order, as `GET /orders/{order_id}` returns it, without `client_secret` and `checkout_link`, and with its approval. */
        order: {
          /** ID of the order. */
          id: string
          /** Human-readable reference number. */
          reference_number: string
          /** Reference number in an external system. */
          external_reference_number: string | null
          /** ID of the team that ordered. */
          team_id: string
          /** ID of the profile. */
          profile_id: string | null
          /** ID of the buyer. */
          client_id: string | null
          /** ID of the user who placed the order. */
          checkout_by_id: string | null
          /** Status of the order. */
          status: "CREATED" | "PAID" | "CANCELLED"
          /** Payment status of the order. */
          payment_status: "NOT_STARTED" | "OPEN" | "PROCESSING" | "FAILED" | "EXPIRED" | "PAID"
          /** Expiry time of the open payment. */
          payment_expires_at: string | null
          /** Approval of the order. Null if the order needs no approval. */
          approval_status: "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | null | "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | null
          /** ID of the user who approved or rejected the order. */
          approval_decided_by_id: string | null
          /** Time of the approval or rejection. */
          approval_decided_at: string | null
          /** Reason of the rejection. */
          approval_reason: string | null
          /** Payment time. */
          date_paid: string | null
          /** Sum of the line items. */
          subtotal: number
          /** Discount. */
          discount: number
          /** Amount paid with team credits. */
          credits_applied: number
          /** Payment processing fee. */
          processing_fee: number
          /** Amount due: subtotal - discount - credits + processing fee. */
          total: number
          /** Coupon code. */
          coupon: string | null
          /** Whether the order was placed by a guest without an account. */
          is_guest_order: boolean
          /** Email address of the guest. */
          guest_email: string | null
          /** Email address of the account owner. */
          account_owner_email: string | null
          /** Number of the invoice. */
          customer_invoice_id: string | null
          /** Payment channel of the invoice. */
          customer_invoice_source: "CARD_PROCESSOR" | "BILLING_PLATFORM" | "WIRE" | null | "CARD_PROCESSOR" | "BILLING_PLATFORM" | "WIRE" | null
          /** Time at which the invoice was issued. */
          customer_invoice_date: string | null
          /** URL of the invoice. */
          customer_invoice_url: string | null
          /** Analytics ID of the buyer. */
          analytics_distinct_id: string | null
          /** Additional data from external systems. */
          metadata: { [key: string]: unknown } | null
          /** Line items, in order. */
          line_items: ({
            /** ID of the line item. */
            id: string
            /** ID of the product. */
            product_id: string
            /** Number of units. */
            quantity: number
            /** Unit price in US dollars. */
            price: number
            /** Whether the line item is an add-on to another line item. */
            is_add_on: boolean
            /** ID of the line item that the add-on belongs to. */
            linked_order_line_item_id: string | null
          })[]
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
          /** Time of archiving. Null if the record is not archived. */
          deleted_at: string | null
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** An order was paid. */
    OrderPaidEvent: {
      /** Topic of the event. */
      type: "order.paid"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Order, as `GET /orders/{order_id}` returns it, without `client_secret` and `checkout_link`, and with its approval. */
        order: {
          /** ID of the order. */
          id: string
          /** Human-readable reference number. */
          reference_number: string
          /** Reference number in an external system. */
          external_reference_number: string | null
          /** ID of the team that ordered. */
          team_id: string
          /** ID of the profile. */
          profile_id: string | null
          /** ID of the buyer. */
          client_id: string | null
          /** ID of the user who placed the order. */
          checkout_by_id: string | null
          /** Status of the order. */
          status: "CREATED" | "PAID" | "CANCELLED"
          /** Payment status of the order. */
          payment_status: "NOT_STARTED" | "OPEN" | "PROCESSING" | "FAILED" | "EXPIRED" | "PAID"
          /** Expiry time of the open payment. */
          payment_expires_at: string | null
          /** Approval of the order. Null if the order needs no approval. */
          approval_status: "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | null | "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | null
          /** ID of the user who approved or rejected the order. */
          approval_decided_by_id: string | null
          /** Time of the approval or rejection. */
          approval_decided_at: string | null
          /** Reason of the rejection. */
          approval_reason: string | null
          /** Payment time. */
          date_paid: string | null
          /** Sum of the line items. */
          subtotal: number
          /** Discount. */
          discount: number
          /** Amount paid with team credits. */
          credits_applied: number
          /** Payment processing fee. */
          processing_fee: number
          /** Amount due: subtotal - discount - credits + processing fee. */
          total: number
          /** Coupon code. */
          coupon: string | null
          /** Whether the order was placed by a guest without an account. */
          is_guest_order: boolean
          /** Email address of the guest. */
          guest_email: string | null
          /** Email address of the account owner. */
          account_owner_email: string | null
          /** Number of the invoice. */
          customer_invoice_id: string | null
          /** Payment channel of the invoice. */
          customer_invoice_source: "CARD_PROCESSOR" | "BILLING_PLATFORM" | "WIRE" | null | "CARD_PROCESSOR" | "BILLING_PLATFORM" | "WIRE" | null
          /** Time at which the invoice was issued. */
          customer_invoice_date: string | null
          /** URL of the invoice. */
          customer_invoice_url: string | null
          /** Analytics ID of the buyer. */
          analytics_distinct_id: string | null
          /** Additional data from external systems. */
          metadata: { [key: string]: unknown } | null
          /** Line items, in order. */
          line_items: ({
            /** ID of the line item. */
            id: string
            /** ID of the product. */
            product_id: string
            /** Number of units. */
            quantity: number
            /** Unit price in US dollars. */
            price: number
            /** Whether the line item is an add-on to another line item. */
            is_add_on: boolean
            /** ID of the line item that the add-on belongs to. */
            linked_order_line_item_id: string | null
          })[]
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
          /** Time of archiving. Null if the record is not archived. */
          deleted_at: string | null
        }
        /** Status of the order. */
        previous_status: "CREATED" | "PAID" | "CANCELLED"
        /** Payment status of the order. */
        previous_payment_status: "NOT_STARTED" | "OPEN" | "PROCESSING" | "FAILED" | "EXPIRED" | "PAID"
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** An order was cancelled. */
    OrderCancelledEvent: {
      /** Topic of the event. */
      type: "order.cancelled"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Order, as `GET /orders/{order_id}` returns it, without `client_secret` and `checkout_link`, and with its approval. */
        order: {
          /** ID of the order. */
          id: string
          /** Human-readable reference number. */
          reference_number: string
          /** Reference number in an external system. */
          external_reference_number: string | null
          /** ID of the team that ordered. */
          team_id: string
          /** ID of the profile. */
          profile_id: string | null
          /** ID of the buyer. */
          client_id: string | null
          /** ID of the user who placed the order. */
          checkout_by_id: string | null
          /** Status of the order. */
          status: "CREATED" | "PAID" | "CANCELLED"
          /** Payment status of the order. */
          payment_status: "NOT_STARTED" | "OPEN" | "PROCESSING" | "FAILED" | "EXPIRED" | "PAID"
          /** Expiry time of the open payment. */
          payment_expires_at: string | null
          /** Approval of the order. Null if the order needs no approval. */
          approval_status: "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | null | "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | null
          /** ID of the user who approved or rejected the order. */
          approval_decided_by_id: string | null
          /** Time of the approval or rejection. */
          approval_decided_at: string | null
          /** Reason of the rejection. */
          approval_reason: string | null
          /** Payment time. */
          date_paid: string | null
          /** Sum of the line items. */
          subtotal: number
          /** Discount. */
          discount: number
          /** Amount paid with team credits. */
          credits_applied: number
          /** Payment processing fee. */
          processing_fee: number
          /** Amount due: subtotal - discount - credits + processing fee. */
          total: number
          /** Coupon code. */
          coupon: string | null
          /** Whether the order was placed by a guest without an account. */
          is_guest_order: boolean
          /** Email address of the guest. */
          guest_email: string | null
          /** Email address of the account owner. */
          account_owner_email: string | null
          /** Number of the invoice. */
          customer_invoice_id: string | null
          /** Payment channel of the invoice. */
          customer_invoice_source: "CARD_PROCESSOR" | "BILLING_PLATFORM" | "WIRE" | null | "CARD_PROCESSOR" | "BILLING_PLATFORM" | "WIRE" | null
          /** Time at which the invoice was issued. */
          customer_invoice_date: string | null
          /** URL of the invoice. */
          customer_invoice_url: string | null
          /** Analytics ID of the buyer. */
          analytics_distinct_id: string | null
          /** Additional data from external systems. */
          metadata: { [key: string]: unknown } | null
          /** Line items, in order. */
          line_items: ({
            /** ID of the line item. */
            id: string
            /** ID of the product. */
            product_id: string
            /** Number of units. */
            quantity: number
            /** Unit price in US dollars. */
            price: number
            /** Whether the line item is an add-on to another line item. */
            is_add_on: boolean
            /** ID of the line item that the add-on belongs to. */
            linked_order_line_item_id: string | null
          })[]
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
          /** Time of archiving. Null if the record is not archived. */
          deleted_at: string | null
        }
        /** Status of the order. */
        previous_status: "CREATED" | "PAID" | "CANCELLED"
        /** Payment status of the order. */
        previous_payment_status: "NOT_STARTED" | "OPEN" | "PROCESSING" | "FAILED" | "EXPIRED" | "PAID"
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** The price of an order item was refunded. */
    OrderRefundedEvent: {
      /** Topic of the event. */
      type: "order.refunded"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Order, as `GET /orders/{order_id}` returns it, without `client_secret` and `checkout_link`, and with its approval. */
        order: {
          /** ID of the order. */
          id: string
          /** Human-readable reference number. */
          reference_number: string
          /** Reference number in an external system. */
          external_reference_number: string | null
          /** ID of the team that ordered. */
          team_id: string
          /** ID of the profile. */
          profile_id: string | null
          /** ID of the buyer. */
          client_id: string | null
          /** ID of the user who placed the order. */
          checkout_by_id: string | null
          /** Status of the order. */
          status: "CREATED" | "PAID" | "CANCELLED"
          /** Payment status of the order. */
          payment_status: "NOT_STARTED" | "OPEN" | "PROCESSING" | "FAILED" | "EXPIRED" | "PAID"
          /** Expiry time of the open payment. */
          payment_expires_at: string | null
          /** Approval of the order. Null if the order needs no approval. */
          approval_status: "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | null | "PENDING" | "APPROVED" | "REJECTED" | "WITHDRAWN" | null
          /** ID of the user who approved or rejected the order. */
          approval_decided_by_id: string | null
          /** Time of the approval or rejection. */
          approval_decided_at: string | null
          /** Reason of the rejection. */
          approval_reason: string | null
          /** Payment time. */
          date_paid: string | null
          /** Sum of the line items. */
          subtotal: number
          /** Discount. */
          discount: number
          /** Amount paid with team credits. */
          credits_applied: number
          /** Payment processing fee. */
          processing_fee: number
          /** Amount due: subtotal - discount - credits + processing fee. */
          total: number
          /** Coupon code. */
          coupon: string | null
          /** Whether the order was placed by a guest without an account. */
          is_guest_order: boolean
          /** Email address of the guest. */
          guest_email: string | null
          /** Email address of the account owner. */
          account_owner_email: string | null
          /** Number of the invoice. */
          customer_invoice_id: string | null
          /** Payment channel of the invoice. */
          customer_invoice_source: "CARD_PROCESSOR" | "BILLING_PLATFORM" | "WIRE" | null | "CARD_PROCESSOR" | "BILLING_PLATFORM" | "WIRE" | null
          /** Time at which the invoice was issued. */
          customer_invoice_date: string | null
          /** URL of the invoice. */
          customer_invoice_url: string | null
          /** Analytics ID of the buyer. */
          analytics_distinct_id: string | null
          /** Additional data from external systems. */
          metadata: { [key: string]: unknown } | null
          /** Line items, in order. */
          line_items: ({
            /** ID of the line item. */
            id: string
            /** ID of the product. */
            product_id: string
            /** Number of units. */
            quantity: number
            /** Unit price in US dollars. */
            price: number
            /** Whether the line item is an add-on to another line item. */
            is_add_on: boolean
            /** ID of the line item that the add-on belongs to. */
            linked_order_line_item_id: string | null
          })[]
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
          /** Time of archiving. Null if the record is not archived. */
          deleted_at: string | null
        }
        /** Refund. Amounts are in US dollars. */
        refund: {
          /** ID of the refunded order item. */
          order_item_id: string
          /** Refunded part of the price. */
          amount: number
          /** Part returned as a credit. */
          credits: number
          /** Part returned to the payment source. */
          money: number
          /** Destination of the refund. */
          method: "CREDIT" | "CARD_PROCESSOR" | "BILLING_PLATFORM" | "WIRE"
          /** Identifier of a refund made outside the marketplace. */
          reference: string | null
        }
        /** Refund status of the order after the refund. */
        refund_status: "PARTIALLY_REFUNDED" | "REFUNDED"
        /** Refund status of the order before the refund. */
        previous_refund_status: "PARTIALLY_REFUNDED" | "REFUNDED" | null | "PARTIALLY_REFUNDED" | "REFUNDED" | null
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A swap was proposed. */
    SwapProposedEvent: {
      /** Topic of the event. */
      type: "swap.proposed"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Swap of the product of an order item. */
        swap: {
          /** ID of the swap. */
          id: string
          /** Human-readable reference number. */
          reference_number: string
          /** ID of the team that ordered. */
          team_id: string
          /** ID of the order. */
          order_id: string
          /** ID of the order item whose product is replaced. */
          order_item_id: string
          /** Status of the swap. */
          status: "PENDING_CLIENT" | "COMPLETED" | "CANCELLED"
          /** ID of the replaced product. */
          from_product_id: string
          /** Names of the replaced outlet and product. */
          from_name: string
          /** ID of the new product. */
          to_product_id: string
          /** Names of the new outlet and product. */
          to_name: string
          /** Price of the new product minus the price of the order item. */
          price_difference: number
          /** Processing fee for the payment of the difference. */
          processing_fee: number
          /** Amount due. */
          total: number
          /** Completion time. */
          completed_at: string | null
          /** Time of the proposal. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A swap was completed. */
    SwapCompletedEvent: {
      /** Topic of the event. */
      type: "swap.completed"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Swap of the product of an order item. */
        swap: {
          /** ID of the swap. */
          id: string
          /** Human-readable reference number. */
          reference_number: string
          /** ID of the team that ordered. */
          team_id: string
          /** ID of the order. */
          order_id: string
          /** ID of the order item whose product is replaced. */
          order_item_id: string
          /** Status of the swap. */
          status: "PENDING_CLIENT" | "COMPLETED" | "CANCELLED"
          /** ID of the replaced product. */
          from_product_id: string
          /** Names of the replaced outlet and product. */
          from_name: string
          /** ID of the new product. */
          to_product_id: string
          /** Names of the new outlet and product. */
          to_name: string
          /** Price of the new product minus the price of the order item. */
          price_difference: number
          /** Processing fee for the payment of the difference. */
          processing_fee: number
          /** Amount due. */
          total: number
          /** Completion time. */
          completed_at: string | null
          /** Time of the proposal. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** Status of the swap. */
        previous_status: "PENDING_CLIENT" | "COMPLETED" | "CANCELLED"
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** An invoice or credit note was issued. */
    InvoiceIssuedEvent: {
      /** Topic of the event. */
      type: "invoice.issued"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Invoice or credit note. */
        invoice: {
          /** ID of the document. */
          id: string
          /** Number of the document, such as INV-2026-000001. */
          reference_number: string
          /** Type of the document. */
          type: "INVOICE" | "CREDIT_NOTE"
          /** Status of the document. */
          status: "ISSUED" | "SUPERSEDED"
          /** ID of the team. */
          team_id: string
          /** ID of the order. */
          order_id: string
          /** ID of the swap that led to the document. */
          swap_id: string | null
          /** ID of the corrected document. */
          corrects_id: string | null
          /** Time of issue. */
          issued_at: string
          /** Payment time. */
          date_paid: string | null
          /** Name of the buyer. */
          customer_name: string | null
          /** Email address of the buyer. */
          customer_email: string | null
          /** Sum of the lines. */
          subtotal: number
          /** Discount. */
          discount: number
          /** Amount paid with team credits. */
          credits_applied: number
          /** Payment processing fee. */
          processing_fee: number
          /** Amount due. */
          total: number
          /** Amount paid. */
          amount_paid: number
          /** Amount refunded. */
          amount_refunded: number
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A file was uploaded. */
    FileCreatedEvent: {
      /** Topic of the event. */
      type: "file.created"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** File, as `GET /files/{file_id}` returns it, without `file_url`. */
        file: {
          /** ID of the file. */
          id: string
          /** Name of the file. */
          name: string
          /** Key of the file. */
          file_key: string
          /** Size in bytes. */
          size: number
          /** Content type. */
          mime_type: string
          /** ID of the team. */
          team_id: string
          /** ID of the folder. Null for the root. */
          folder_id: string | null
          /** ID of the user who uploaded the file. */
          uploaded_by: string
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
          /** Time of archiving. Null if the record is not archived. */
          deleted_at: string | null
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A campaign was created. */
    CampaignCreatedEvent: {
      /** Topic of the event. */
      type: "campaign.created"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Campaign, as `GET /campaigns/{campaign_id}` returns it, without its questionnaire. */
        campaign: {
          /** ID of the campaign. */
          id: string
          /** Name of the campaign. */
          name: string
          /** Description of the campaign. */
          description: string | null
          /** Reference of the campaign. */
          reference: string | null
          /** ID of the profile. */
          profile_id: string
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
          /** Time of archiving. Null if the record is not archived. */
          deleted_at: string | null
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** An opportunity was created. */
    OpportunityCreatedEvent: {
      /** Topic of the event. */
      type: "opportunity.created"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Suggested placement. */
        opportunity: {
          /** ID of the opportunity. */
          id: string
          /** ID of the profile's team. */
          team_id: string
          /** ID of the profile. */
          profile_id: string
          /** ID of the suggested product. */
          product_id: string | null
          /** ID of the campaign. */
          campaign_id: string | null
          /** Status of the opportunity. */
          status: "ACTIVE" | "DISMISSED" | "COMPLETED" | "EXPIRED"
          /** Title of the opportunity. */
          title: string
          /** Description of the opportunity. */
          description: string | null
          /** Type of the opportunity. */
          type: string | null
          /** Category of the opportunity. */
          category: string | null
          /** Tags of the audience. */
          audience_tags: (string)[]
          /** Reason why the placement suits the profile. */
          relevance_reason: string | null
          /** Estimated number of people reached. */
          estimated_reach: number | null
          /** Estimated price in US dollars. */
          price: number | null
          /** Relevance score. */
          score: number | null
          /** Expiry time. */
          expires_at: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A placement was offered. */
    PlacementOfferedEvent: {
      /** Topic of the event. */
      type: "placement.offered"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Placement, as `GET /publisher/placements/{placement_id}` returns it, without product and article. */
        placement: {
          /** ID of the placement. */
          id: string
          /** ID of the product. */
          product_id: string
          /** Status of the placement. */
          status: "OFFERED" | "ACCEPTED" | "DECLINED" | "DELIVERED" | "SETTLED"
          /** Share of the publisher in US dollars. */
          payout: number
          /** Deadline to accept. */
          accept_by: string
          /** Time at which it was accepted. */
          accepted_at: string | null
          /** Time at which it was declined. */
          declined_at: string | null
          /** Reason of the publisher. */
          decline_reason: string | null
          /** Time of the delivery. */
          delivered_at: string | null
          /** URL of the publication. */
          live_url: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A placement was accepted. */
    PlacementAcceptedEvent: {
      /** Topic of the event. */
      type: "placement.accepted"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Placement, as `GET /publisher/placements/{placement_id}` returns it, without product and article. */
        placement: {
          /** ID of the placement. */
          id: string
          /** ID of the product. */
          product_id: string
          /** Status of the placement. */
          status: "OFFERED" | "ACCEPTED" | "DECLINED" | "DELIVERED" | "SETTLED"
          /** Share of the publisher in US dollars. */
          payout: number
          /** Deadline to accept. */
          accept_by: string
          /** Time at which it was accepted. */
          accepted_at: string | null
          /** Time at which it was declined. */
          declined_at: string | null
          /** Reason of the publisher. */
          decline_reason: string | null
          /** Time of the delivery. */
          delivered_at: string | null
          /** URL of the publication. */
          live_url: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A placement was declined. */
    PlacementDeclinedEvent: {
      /** Topic of the event. */
      type: "placement.declined"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Placement, as `GET /publisher/placements/{placement_id}` returns it, without product and article. */
        placement: {
          /** ID of the placement. */
          id: string
          /** ID of the product. */
          product_id: string
          /** Status of the placement. */
          status: "OFFERED" | "ACCEPTED" | "DECLINED" | "DELIVERED" | "SETTLED"
          /** Share of the publisher in US dollars. */
          payout: number
          /** Deadline to accept. */
          accept_by: string
          /** Time at which it was accepted. */
          accepted_at: string | null
          /** Time at which it was declined. */
          declined_at: string | null
          /** Reason of the publisher. */
          decline_reason: string | null
          /** Time of the delivery. */
          delivered_at: string | null
          /** URL of the publication. */
          live_url: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A placement was delivered. */
    PlacementDeliveredEvent: {
      /** Topic of the event. */
      type: "placement.delivered"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Placement, as `GET /publisher/placements/{placement_id}` returns it, without product and article. */
        placement: {
          /** ID of the placement. */
          id: string
          /** ID of the product. */
          product_id: string
          /** Status of the placement. */
          status: "OFFERED" | "ACCEPTED" | "DECLINED" | "DELIVERED" | "SETTLED"
          /** Share of the publisher in US dollars. */
          payout: number
          /** Deadline to accept. */
          accept_by: string
          /** Time at which it was accepted. */
          accepted_at: string | null
          /** Time at which it was declined. */
          declined_at: string | null
          /** Reason of the publisher. */
          decline_reason: string | null
          /** Time of the delivery. */
          delivered_at: string | null
          /** URL of the publication. */
          live_url: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A payout was paid. */
    PayoutPaidEvent: {
      /** Topic of the event. */
      type: "payout.paid"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Payout, as `GET /publisher/payouts/{payout_id}` returns it. */
        payout: {
          /** ID of the payout. */
          id: string
          /** Status of the payout. */
          status: "PENDING" | "SENDING" | "PAID" | "REVERSING" | "REVERSED" | "FAILED" | "CANCELLED"
          /** Amount in US dollars. */
          amount: number
          /** Currency code (ISO 4217). */
          currency: string
          /** Reference of the transfer. */
          reference: string | null
          /** Time at which it was marked as paid. */
          paid_at: string | null
          /** Time at which it was cancelled, failed or was reversed. */
          ended_at: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** The status of an outlet changed. */
    OutletStatusChangedEvent: {
      /** Topic of the event. */
      type: "outlet.status_changed"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Outlet of a publisher, without its channels and tags. */
        outlet: {
          /** ID of the outlet. */
          id: string
          /** Name of the outlet. */
          name: string
          /** URL of the website. */
          website_url: string | null
          /** Status of the outlet. */
          status: "ACTIVE" | "INACTIVE" | "DRAFT" | "PENDING_REVIEW" | "PENDING_AGREEMENT" | "REJECTED" | "ARCHIVED" | "SUSPENDED"
          /** Reason of the last review, if it rejected the outlet. */
          rejection_reason: string | null
          /** Creation time. */
          created_at: string
          /** Time of the last update. */
          updated_at: string
        }
        /** Status of the outlet. */
        previous_status: "ACTIVE" | "INACTIVE" | "DRAFT" | "PENDING_REVIEW" | "PENDING_AGREEMENT" | "REJECTED" | "ARCHIVED" | "SUSPENDED"
        /** ID of the team. */
        team_id: string
        /** ID of the profile. Null if the record belongs to the team as a whole. */
        profile_id: string | null
        /** ID of the campaign. Null if there is none. */
        campaign_id: string | null
        /** Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later. */
        sequence: number
        /** OAuth client that made the change for a user. Absent for other callers. */
        application?: {
          /** Client ID of the OAuth client. */
          id: string
          /** Name of the OAuth client. */
          name: string
        }
        /** Set in the example of a topic that a test sends. Absent in events. */
        example?: true
      }
    }
    /** A test event was requested. */
    WebhookTestEvent: {
      /** Topic of the event. */
      type: "webhook.test"
      /** Time of the event. */
      timestamp: string
      /** Event data. */
      data: {
        /** Test message. */
        message: string
        /** ID of the endpoint. */
        endpoint_id: string
      }
    }
    /** Error (RFC 9457). */
    Problem: {
      /** URL of the documentation of the code. */
      type: string
      /** Name of the HTTP status. */
      title: string
      /** HTTP status. */
      status: number
      /** Error message for this request. */
      detail: string
      /** Same as `detail`. */
      message: string
      /** Machine-readable error code. */
      code: "malformed_request" | "persisted_query_not_supported" | "validation_failed" | "unauthenticated" | "invalid_token" | "missing_scope" | "read_only_token" | "wrong_team" | "not_comment_author" | "operator_token" | "operator_only" | "persisted_query_only" | "invalid_signature" | "not_found" | "route_not_found" | "persisted_query_not_found" | "method_not_allowed" | "request_timeout" | "invalid_transition" | "idempotency_in_progress" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "idempotency_key_reused" | "query_too_expensive" | "rate_limited" | "headers_too_large" | "internal_error" | "unavailable"
      /** The `X-Request-Id` of the response. */
      request_id: string
      /** All issues of the input for `validation_failed`; for other codes the reason, with an empty path. */
      issues?: (components['schemas']['Issue'])[]
    }
    /** An issue of the request. [Issue codes](/docs/errors#issue-codes) lists the codes and the parameters of each. */
    Issue: {
      /** Path of the field, in the names of the request. Empty for the whole request. */
      path: (string | number)[]
      /** Stable code of the issue. */
      code: string
      /** The issue in English. The wording can change. */
      message: string
      /** Lower bound, in `unit`. */
      min?: number
      /** Upper bound, in `unit`. */
      max?: number
      /** Unit of `min` and `max`. Absent for plain numbers. */
      unit?: "characters" | "words" | "items" | "different_items" | "bytes" | "megabytes" | "USD" | "tokens" | "passkeys" | "webhook_endpoints" | "invitations_for_address" | "invitations_per_day" | "imports" | "searches" | "outlets" | "channels" | "add_ons" | "cart_lines" | "compliance_issues" | "filters"
      /** Allowed values or names. */
      allowed?: (string)[]
      /** Expected type or format. */
      expected?: "string" | "number" | "integer" | "boolean" | "time" | "amount" | "list" | "object" | "single_value" | "file" | "json" | "uuid" | "email" | "url" | "uri" | "slug" | "line" | "phone_number" | "ascii" | "time_zone" | "domain" | "two_decimals" | "iban" | "bic" | "latin" | "pattern"
      /** Current status of the record. */
      status?: string
      /** Requested status. */
      to?: string
      /** Another field, or the type of another record. */
      field?: string
      /** Name of a record, or names in the request. */
      name?: string
      /** Time that the code refers to. */
      time?: string
    }
  }
}
export interface operations {
  /**
   * Verify a token and get its team, type and scopes
   *
   * Returns the team, type and effective scopes of the token. Use it to verify a token and to find the team ID for other paths.
   *
   * Accepts any valid token.
   */
  getSession: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Session'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve your team
   *
   * Returns the public view of the token's team. Other teams are not accessible.
   *
   * Requires the scope `teams.read`.
   */
  getTeam: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the team. */
        'team_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Team'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Update your team. A new name also changes the slug
   *
   * Updates the name or email addresses of your team. Omitted fields are unchanged. A new name also changes the slug. The referral code never changes.
   *
   * Requires the scope `teams.update`.
   */
  updateTeam: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the team. */
        'team_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['UpdateTeamInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Team'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Create a profile
   *
   * Creates a profile: the company or brand that orders and campaigns are for. Only the name is required. `industry` and `target_audience` accept tag IDs or custom names.
   *
   * Requires the scope `profiles.create`.
   */
  createProfile: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CreateProfileInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Profile'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Update a profile. Tag lists are replaced
   *
   * Omitted fields are left unchanged. Arrays are replaced, not merged; send `[]` to clear one. Fields cannot be null.
   *
   * Requires the scope `profiles.update`.
   */
  updateProfile: {
    parameters: {
      query?: never
      header?: {
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the profile. */
        'profile_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['UpdateProfileInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Profile'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List your team's profiles
   *
   * Returns the profiles of your team.
   *
   * Requires the scope `profiles.lists`.
   */
  listProfiles: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the team. */
        'team_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfTeamProfile'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List your team's orders
   *
   * Returns your team's orders with their line items, newest first. Each unpaid order has a `checkout_link` where a guest can pay it, unless it waits for approval or was rejected.
   *
   * Requires the scope `orders.lists`.
   */
  listOrders: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "total" | "date_paid" | "reference_number"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** No effect. The list always contains your team's orders. */
        'filters[team_ids]'?: string
        /** Case-insensitive substring of the reference number or the external reference number. */
        'filters[search]'?: string
        /** Status of the order. */
        'filters[status]'?: components['schemas']['OrderStatus']
        /** Payment status of the order. */
        'filters[payment_status]'?: components['schemas']['PaymentStatus']
        /** Approval of the order. */
        'filters[approval_status]'?: components['schemas']['ApprovalStatus']
        /** ID of the profile. */
        'filters[profile_id]'?: string
        /** Creation time. Minimum, inclusive. */
        'filters[start_date]'?: string
        /** Latest creation time, inclusive. A date without a time includes that day. */
        'filters[end_date]'?: string
        /** Payment time. Minimum, inclusive. */
        'filters[paid_start_date]'?: string
        /** Latest payment time, inclusive. A date without a time includes that day. */
        'filters[paid_end_date]'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfOrder'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve an order with its line items, outlets and channels
   *
   * Returns an order with its line items, their outlets, the channels that each product includes, and the buyer's name and email address.
   *
   * Requires the scope `orders.read`.
   */
  getOrder: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the order. */
        'order_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['OrderDetails'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Order products for a profile
   *
   * Orders 1 to 100 products for a profile in one transaction. Prices are fixed, and team credits are applied unless `apply_credits` is false. The order is created with the status CREATED. Share its `checkout_link` with the payer. If the team requires approval for the order, `checkout_link` is null and no credits are applied until another member approves it. If credits cover the order, the response has `total` 0, `status` CREATED and `payment_status` NOT_STARTED. A job then marks the order as PAID within about a second; poll `GET /orders/{order_id}`. An order with a discount and `total` 0 remains CREATED until an operator confirms it. Send an `Idempotency-Key` so that retries never create a second order.
   *
   * Requires the scope `orders.create`.
   */
  checkout: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CheckoutInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PlacedOrder'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Approve an order
   *
   * Approves an order that waits for approval, so that it can be paid. Team credits are applied if the checkout requested it. The user who placed the order cannot approve it, with no token and no application.
   *
   * Requires the scope `orders.approve`.
   */
  approveOrder: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the order. */
        'order_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['OrderDetails'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Reject an order
   *
   * Rejects an order that waits for approval, which cancels it. The user who placed the order cannot reject it.
   *
   * Requires the scope `orders.approve`.
   */
  rejectOrder: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the order. */
        'order_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['RejectOrderInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['OrderDetails'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the orders for a profile
   *
   * Returns the orders for a profile, in the same format as `GET /orders`. A date without a time covers the whole day in UTC.
   *
   * Requires the scope `orders.lists`.
   */
  listProfileOrders: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "total" | "date_paid" | "reference_number"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Creation time. Minimum, inclusive. */
        'start_date'?: string
        /** Latest creation time, inclusive. A date without a time includes that day. */
        'end_date'?: string
        /** If `true`, returns only paid orders. Defaults to `false`. */
        'paid_orders_only'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the profile. */
        'profile_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfOrder'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List your team's order items: one per ordered unit
   *
   * Returns one record per ordered unit, with its article, outlet and accounting. Use `filters[order_id]` to find the articles of an order. `article_id` is null for add-ons and until the order is paid. Costs of the marketplace are null for team tokens.
   *
   * Requires the scope `orders.lists`.
   */
  listOrderItems: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** ID of the order. */
        'filters[order_id]'?: string
        /** ID of the campaign that the item is assigned to. */
        'filters[campaign_id]'?: string
        /** ID of the article. */
        'filters[article_id]'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfOrderItem'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the order items for a profile
   *
   * Returns the order items for a profile, for example to assign them to a campaign. Returns all items unless `limit` or `page` is sent. With `aggregate_add_ons`, add-ons are returned within the item that they belong to.
   *
   * Requires the scope `orders.lists`.
   */
  listProfileOrderItems: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. If neither `limit` nor `page` is sent, all records are returned. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. If neither `limit` nor `page` is sent, all records are returned. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Product type. */
        'type'?: components['schemas']['ProductKind']
        /** Whether the item is an add-on. */
        'is_add_on'?: boolean
        /** Case-insensitive substring of the product name, the outlet name or the order's reference number. */
        'search'?: string
        /** If `true`, excludes add-ons from the array and returns them in `add_ons` of the items they were ordered with. Defaults to `false`. */
        'aggregate_add_ons'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the profile. */
        'profile_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ProfileOrderItem'])[] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Browse the products of outlets
   *
   * Returns the products of outlets, one record per product. Filters are combined with AND; the values of one filter with OR. Returns only products of ACTIVE outlets unless `filters[status]` is sent. Includes the prices visible to your team.
   *
   * Requires the scope `outlets.lists`.
   */
  listOutlets: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "domain_authority" | "domain_ranking"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Full-text search, maximum 10 words: in the names of product and outlet, the host name of the website, the tags and the category. All words must match, in any order. The last word can be a prefix. Words of 5 letters or more can have one typo, words of 9 or more two. Ignores accents and case, and includes synonyms. Results are sorted by relevance unless `sort_by` is sent. */
        'q'?: string
        /** Substring of the product or outlet name, ignoring case. */
        'filters[search]'?: string
        /** Status of the outlet. Defaults to products on sale. */
        'filters[status]'?: components['schemas']['OutletStatus']
        /** Types of all channels. */
        'filters[channel_type]'?: components['schemas']['ChannelType']
        /** Placement types of all channels. */
        'filters[placement_type]'?: components['schemas']['PlacementType']
        /** Whether links of at least one channel are dofollow. */
        'filters[is_do_follow]'?: boolean
        /** Whether search engines index placements. */
        'filters[is_indexed]'?: boolean
        /** Names of the disclaimers of all channels. Case-sensitive exact match. */
        'filters[disclaimer]'?: string
        /** Names of the outlet's tags. Case-sensitive exact match. Matches any of these values. */
        'filters[tags][]'?: (string)[]
        /** Full name of the outlet's country. Case-sensitive exact match. Also matches Global outlets. */
        'filters[country]'?: string
        /** Whether Global outlets are included. Defaults to true. */
        'filters[include_global]'?: boolean
        /** Full name of the outlet's state or region. */
        'filters[state]'?: string
        /** City of the outlet. */
        'filters[city]'?: string
        /** Lowest price visible to the caller, in US dollars. Minimum, inclusive. */
        'filters[pricing][min]'?: number
        /** Lowest price visible to the caller, in US dollars. Maximum, inclusive. */
        'filters[pricing][max]'?: number
        /** Domain authority of the first channel. Minimum, inclusive. */
        'filters[domain_authority][min]'?: number
        /** Domain authority of the first channel. Maximum, inclusive. */
        'filters[domain_authority][max]'?: number
        /** Domain ranking of the first channel. Minimum, inclusive. */
        'filters[domain_ranking][min]'?: number
        /** Domain ranking of the first channel. Maximum, inclusive. */
        'filters[domain_ranking][max]'?: number
        /** Maximum number of days until publication. Minimum, inclusive. */
        'filters[turnaround_time][min]'?: number
        /** Maximum number of days until publication. Maximum, inclusive. */
        'filters[turnaround_time][max]'?: number
        /** If `true`, sorts by units sold in paid orders of the last 90 days, in descending order, and ignores `sort_by`. Defaults to `false`. */
        'filters[most_popular]'?: boolean
        /** If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`. Defaults to `false`. */
        'filters[new_last_30_days]'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfOutletProduct'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve an outlet with its channels
   *
   * Returns an outlet, regardless of its status, with all its channels.
   *
   * Requires the scope `outlets.read`.
   */
  getOutlet: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the outlet. */
        'outlet_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Outlet'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Browse the products of an outlet
   *
   * Returns the products of an outlet, including add-ons, with the filters of `GET /outlets`. Send `filters[product_type]=ADD_ON` to return only add-ons.
   *
   * Requires the scope `outlets.read`.
   */
  listOutletProducts: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "domain_authority" | "domain_ranking"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Full-text search, maximum 10 words: in the names of product and outlet, the host name of the website, the tags and the category. All words must match, in any order. The last word can be a prefix. Words of 5 letters or more can have one typo, words of 9 or more two. Ignores accents and case, and includes synonyms. Results are sorted by relevance unless `sort_by` is sent. */
        'q'?: string
        /** Substring of the product or outlet name, ignoring case. */
        'filters[search]'?: string
        /** Status of the outlet. Defaults to products on sale. */
        'filters[status]'?: components['schemas']['OutletStatus']
        /** Types of all channels. */
        'filters[channel_type]'?: components['schemas']['ChannelType']
        /** Placement types of all channels. */
        'filters[placement_type]'?: components['schemas']['PlacementType']
        /** Whether links of at least one channel are dofollow. */
        'filters[is_do_follow]'?: boolean
        /** Whether search engines index placements. */
        'filters[is_indexed]'?: boolean
        /** Names of the disclaimers of all channels. Case-sensitive exact match. */
        'filters[disclaimer]'?: string
        /** Names of the outlet's tags. Case-sensitive exact match. Matches any of these values. */
        'filters[tags][]'?: (string)[]
        /** Full name of the outlet's country. Case-sensitive exact match. Also matches Global outlets. */
        'filters[country]'?: string
        /** Whether Global outlets are included. Defaults to true. */
        'filters[include_global]'?: boolean
        /** Full name of the outlet's state or region. */
        'filters[state]'?: string
        /** City of the outlet. */
        'filters[city]'?: string
        /** Lowest price visible to the caller, in US dollars. Minimum, inclusive. */
        'filters[pricing][min]'?: number
        /** Lowest price visible to the caller, in US dollars. Maximum, inclusive. */
        'filters[pricing][max]'?: number
        /** Domain authority of the first channel. Minimum, inclusive. */
        'filters[domain_authority][min]'?: number
        /** Domain authority of the first channel. Maximum, inclusive. */
        'filters[domain_authority][max]'?: number
        /** Domain ranking of the first channel. Minimum, inclusive. */
        'filters[domain_ranking][min]'?: number
        /** Domain ranking of the first channel. Maximum, inclusive. */
        'filters[domain_ranking][max]'?: number
        /** Maximum number of days until publication. Minimum, inclusive. */
        'filters[turnaround_time][min]'?: number
        /** Maximum number of days until publication. Maximum, inclusive. */
        'filters[turnaround_time][max]'?: number
        /** If `true`, sorts by units sold in paid orders of the last 90 days, in descending order, and ignores `sort_by`. Defaults to `false`. */
        'filters[most_popular]'?: boolean
        /** If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`. Defaults to `false`. */
        'filters[new_last_30_days]'?: boolean
        /** Product type. */
        'filters[product_type]'?: components['schemas']['ProductKind']
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the outlet. */
        'outlet_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfOutletProduct'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the countries of active outlets
   *
   * Returns the full names of the countries of active outlets, including `Global`.
   *
   * Requires the scope `outlets.read`.
   */
  listCountries: {
    parameters: {
      query?: {
        /** Substring of the country's name, ignoring case. Returns all countries if omitted. */
        'country'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Countries'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the states of active outlets
   *
   * Returns the full names of the states of active outlets, in one country or in all.
   *
   * Requires the scope `outlets.read`.
   */
  listStates: {
    parameters: {
      query?: {
        /** Full name of the country. Returns the states of all countries if omitted. */
        'country'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['States'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the cities of active outlets
   *
   * Returns the cities of active outlets, in one country or state or in all.
   *
   * Requires the scope `outlets.read`.
   */
  listCities: {
    parameters: {
      query?: {
        /** Full name of the country. Returns the cities of all countries if omitted. */
        'country'?: string
        /** Full name of the state. Returns the cities of all states if omitted. */
        'state'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Cities'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the tags
   *
   * Returns the names of tags, which describe outlets and profiles.
   *
   * Requires the scope `tags.lists`.
   */
  listTags: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `name`. */
        'sort_by'?: "name" | "created_at"
        /** Sort direction. Defaults to `asc`, and to `desc` if `sort_by` is sent. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Name of the tag. Substring match, ignoring case. */
        'filters[search]'?: string
        /** Category of the tag. */
        'filters[category]'?: components['schemas']['TagCategory']
        /** If `true`, returns all tags on one page. Defaults to `false`. */
        'filters[fetch_all]'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfTag'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the disclaimers
   *
   * Returns the disclaimers that outlets add to sponsored content. Use their names and IDs in catalogue filters.
   *
   * Requires the scope `outlet_disclaimers.lists`.
   */
  listDisclaimers: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `name`. */
        'sort_by'?: "name" | "created_at"
        /** Sort direction. Defaults to `asc`, and to `desc` if `sort_by` is sent. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** If `true`, returns all disclaimers on one page. Defaults to `false`. */
        'filters[fetch_all]'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfDisclaimer'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve a product with its prices
   *
   * Returns a product, whether or not it is on sale, with the prices visible to your team.
   *
   * Requires the scope `products.read`.
   */
  getProduct: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the product. */
        'product_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Product'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the add-ons of a product
   *
   * Returns the add-ons that can be ordered with a product: those on sale at its outlet. Add-ons have no add-ons. Includes the prices visible to your team. To order an add-on, send it to `POST /orders/checkout` with `is_add_on: true`.
   *
   * Requires the scope `products.read`.
   */
  listProductAddOns: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "domain_authority" | "domain_ranking"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the product. */
        'product_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfOutletProduct'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Browse product listings
   *
   * Returns the products on sale, one record per product with its outlet, channels, tags and prices. Filters are combined with AND; the values of one filter with OR. Does not include add-ons; use `GET /outlets/{outlet_id}/products` for those.
   *
   * Requires the scope `products.read`.
   */
  listProductListings: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `domain_authority`. */
        'sort_by'?: "domain_authority" | "domain_ranking" | "price" | "created_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Full-text search, maximum 10 words: in the names of product and outlet, the host name of the website, the tags and the category. All words must match, in any order. The last word can be a prefix. Words of 5 letters or more can have one typo, words of 9 or more two. Ignores accents and case, and includes synonyms. Results are sorted by relevance unless `sort_by` is sent. */
        'q'?: string
        /** Substring of the product or outlet name, ignoring case. */
        'filters[search]'?: string
        /** Types of all channels. Matches any of these values. */
        'filters[channel_types][]'?: (components['schemas']['ChannelType'])[]
        /** Placement types of all channels. Matches any of these values. */
        'filters[placement_types][]'?: (components['schemas']['PlacementType'])[]
        /** Names of the outlet's tags. Case-sensitive exact match. Matches any of these values. */
        'filters[tags][]'?: (string)[]
        /** ID of the product. Matches any of these values. */
        'filters[product_ids][]'?: (string)[]
        /** IDs of the disclaimers of all channels. Matches any of these values. */
        'filters[disclaimer_ids][]'?: (string)[]
        /** Lowest price visible to the caller, in US dollars. Minimum, inclusive. */
        'filters[min_price]'?: number
        /** Lowest price visible to the caller, in US dollars. Maximum, inclusive. */
        'filters[max_price]'?: number
        /** Domain authority of the first channel. Minimum, inclusive. */
        'filters[min_da]'?: number
        /** Domain authority of the first channel. Maximum, inclusive. */
        'filters[max_da]'?: number
        /** Domain ranking of the first channel. Minimum, inclusive. */
        'filters[min_dr]'?: number
        /** Domain ranking of the first channel. Maximum, inclusive. */
        'filters[max_dr]'?: number
        /** Maximum number of days until publication. Minimum, inclusive. */
        'filters[min_tat]'?: number
        /** Maximum number of days until publication. Maximum, inclusive. */
        'filters[max_tat]'?: number
        /** Full name of the outlet's country. Case-sensitive exact match. Also matches Global outlets. */
        'filters[country]'?: string
        /** Whether Global outlets are included. Defaults to true. */
        'filters[include_global]'?: boolean
        /** Full name of the outlet's state or region. */
        'filters[state]'?: string
        /** City of the outlet. */
        'filters[city]'?: string
        /** Whether links of at least one channel are dofollow. */
        'filters[is_do_follow]'?: boolean
        /** Whether search engines index placements. */
        'filters[is_indexed]'?: boolean
        /** If `true`, sorts by units sold in paid orders of the last 90 days, in descending order, and ignores `sort_by`. Defaults to `false`. */
        'filters[most_popular]'?: boolean
        /** If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`. Defaults to `false`. */
        'filters[new_last_30_days]'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfProductListing'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Count listings by filter value
   *
   * Counts the listings for each value of a filter. Accepts the filters of `GET /products/listings`. Each count equals `total_records` of that list with this value in place of the facet's own filters: `tags` are counted without `filters[tags]`. `filters[most_popular]` does not change the counts.
   *
   * Requires the scope `products.read`.
   */
  countListingFacets: {
    parameters: {
      query?: {
        /** Full-text search, maximum 10 words: in the names of product and outlet, the host name of the website, the tags and the category. All words must match, in any order. The last word can be a prefix. Words of 5 letters or more can have one typo, words of 9 or more two. Ignores accents and case, and includes synonyms. Results are sorted by relevance unless `sort_by` is sent. */
        'q'?: string
        /** Substring of the product or outlet name, ignoring case. */
        'filters[search]'?: string
        /** Types of all channels. Matches any of these values. */
        'filters[channel_types][]'?: (components['schemas']['ChannelType'])[]
        /** Placement types of all channels. Matches any of these values. */
        'filters[placement_types][]'?: (components['schemas']['PlacementType'])[]
        /** Names of the outlet's tags. Case-sensitive exact match. Matches any of these values. */
        'filters[tags][]'?: (string)[]
        /** ID of the product. Matches any of these values. */
        'filters[product_ids][]'?: (string)[]
        /** IDs of the disclaimers of all channels. Matches any of these values. */
        'filters[disclaimer_ids][]'?: (string)[]
        /** Lowest price visible to the caller, in US dollars. Minimum, inclusive. */
        'filters[min_price]'?: number
        /** Lowest price visible to the caller, in US dollars. Maximum, inclusive. */
        'filters[max_price]'?: number
        /** Domain authority of the first channel. Minimum, inclusive. */
        'filters[min_da]'?: number
        /** Domain authority of the first channel. Maximum, inclusive. */
        'filters[max_da]'?: number
        /** Domain ranking of the first channel. Minimum, inclusive. */
        'filters[min_dr]'?: number
        /** Domain ranking of the first channel. Maximum, inclusive. */
        'filters[max_dr]'?: number
        /** Maximum number of days until publication. Minimum, inclusive. */
        'filters[min_tat]'?: number
        /** Maximum number of days until publication. Maximum, inclusive. */
        'filters[max_tat]'?: number
        /** Full name of the outlet's country. Case-sensitive exact match. Also matches Global outlets. */
        'filters[country]'?: string
        /** Whether Global outlets are included. Defaults to true. */
        'filters[include_global]'?: boolean
        /** Full name of the outlet's state or region. */
        'filters[state]'?: string
        /** City of the outlet. */
        'filters[city]'?: string
        /** Whether links of at least one channel are dofollow. */
        'filters[is_do_follow]'?: boolean
        /** Whether search engines index placements. */
        'filters[is_indexed]'?: boolean
        /** If `true`, sorts by units sold in paid orders of the last 90 days, in descending order, and ignores `sort_by`. Defaults to `false`. */
        'filters[most_popular]'?: boolean
        /** If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`. Defaults to `false`. */
        'filters[new_last_30_days]'?: boolean
        /** If `true`, also counts soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Maximum number of values of `countries`, `tags` and `disclaimers` each, 1 to 1,000. Defaults to 100. */
        'limit'?: number
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ListingFacets'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Count listings by placement type and social channel
   *
   * Returns the number of products on sale per category. The category is the placement type of the first channel. Newsletters and social networks are one category each.
   *
   * Requires the scope `products.read`.
   */
  countProductListings: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ListingCategory'])[] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List webhook endpoints
   *
   * Returns the webhook endpoints of your team.
   *
   * Requires the scope `webhooks.lists`.
   */
  listWebhookEndpoints: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. */
        'sort_by'?: "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Whether events are delivered to the endpoint. */
        'filters[enabled]'?: boolean
        /** Subscribed topics. */
        'filters[topic]'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfWebhookEndpoint'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Create a webhook endpoint. The response includes its signing secret
   *
   * Creates an endpoint that receives events for the given topics, signed according to Standard Webhooks. The response includes the signing secret; it cannot be retrieved again. Maximum 20 endpoints per team.
   *
   * Requires the scope `webhooks.create`.
   */
  createWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CreateWebhookEndpointInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WebhookEndpointWithSecret'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve a webhook endpoint
   *
   * Returns a webhook endpoint. `disabled_reason` is set if the endpoint was disabled automatically.
   *
   * Requires the scope `webhooks.read`.
   */
  getWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the endpoint. */
        'endpoint_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WebhookEndpoint'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Update a webhook endpoint
   *
   * Omitted fields are unchanged. Disabling an endpoint cancels its pending deliveries; enabling it clears `disabled_reason`.
   *
   * Requires the scope `webhooks.update`.
   */
  updateWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the endpoint. */
        'endpoint_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['UpdateWebhookEndpointInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WebhookEndpoint'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Delete a webhook endpoint
   *
   * Deletes a webhook endpoint and cancels its pending deliveries.
   *
   * Requires the scope `webhooks.delete`.
   */
  deleteWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the endpoint. */
        'endpoint_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Success'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Rotate the signing secret. The response includes the new secret
   *
   * Rotates the signing secret. The response includes the new secret; it cannot be retrieved again. For `overlap_seconds`, deliveries are signed with both secrets.
   *
   * Requires the scope `webhooks.update`.
   */
  rotateWebhookSecret: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the endpoint. */
        'endpoint_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['RotateWebhookSecretInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WebhookEndpointWithSecret'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Send a test event
   *
   * Sends an event with the topic `webhook.test`, or the example of `topic`, regardless of the endpoint's topics. Returns the delivery; fetch it again to see the result.
   *
   * Requires the scope `webhooks.update`.
   */
  testWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the endpoint. */
        'endpoint_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['TestWebhookEndpointInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WebhookDelivery'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Replay the events of a span of time
   *
   * Replays the events since a point in time that match the endpoint's topics, for example after it was disabled. Includes events that were delivered before, unless `only_failed` is true. Events are kept for 30 days. Maximum 10,000 events, the oldest: to replay the next ones, send the `timestamp` of the last event as `since`.
   *
   * Requires the scope `webhooks.update`.
   */
  replayWebhookEvents: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the endpoint. */
        'endpoint_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['ReplayWebhookEventsInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ReplayedEvents'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the deliveries of a webhook endpoint with their attempts, newest first
   *
   * Returns past and pending deliveries to an endpoint, with each attempt and its response.
   *
   * Requires the scope `webhooks.read`.
   */
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. */
        'sort_by'?: "created_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** Accepted for consistency with other lists. No effect. */
        'include_archived'?: boolean
        /** Status of the delivery. */
        'filters[status]'?: components['schemas']['WebhookDeliveryStatus']
        /** ID of the event. */
        'filters[event_id]'?: string
        /** Topic of the event. */
        'filters[topic]'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the endpoint. */
        'endpoint_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfWebhookDelivery'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve a delivery with its attempts
   *
   * Returns a delivery with its attempts and its event.
   *
   * Requires the scope `webhooks.read`.
   */
  getWebhookDelivery: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the delivery. */
        'delivery_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WebhookDelivery'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Replay a delivery, or attempt a pending delivery immediately
   *
   * Delivers an event again. A pending delivery is attempted immediately instead.
   *
   * Requires the scope `webhooks.update`.
   */
  replayWebhookDelivery: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the delivery. */
        'delivery_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['WebhookDelivery'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the events of the last 30 days, oldest first
   *
   * Returns the events that the token can read, in an order in which no event appears before one that was listed. To continue, send the ID of the last event as `after`. Returns 400 if `after` is not an event of the last 30 days.
   *
   * Requires the scope `articles.read` or `articles.lists` or `orders.read` or `orders.lists` or `files.read` or `files.lists` or `campaigns.read` or `campaigns.lists` or `profiles.lists` or `publishing.read`.
   */
  listEvents: {
    parameters: {
      query?: {
        /** ID of the event after which the list begins. Defaults to the oldest events. */
        'after'?: string
        /** Maximum number of events, 1 to 100. Defaults to 25. */
        'limit'?: number
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['EventList'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List your token's requests of the last 7 days
   *
   * Returns the requests that your token, or a token that it replaced by rotation, sent to the API, newest first, without queries, bodies and secrets. A request appears within seconds. At most 100,000 requests of a team are kept.
   *
   * Accepts any valid token.
   */
  listRequests: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `time`. */
        'sort_by'?: "time"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** Accepted for consistency with other lists. No effect. */
        'include_archived'?: boolean
        /** Lists the requests of all of your team's tokens, if your token has the scopes `teams.read` and `tokens.manage`. Defaults to `false`. */
        'all_tokens'?: boolean
        /** HTTP method. */
        'filters[method]'?: string
        /** Starts with this prefix, ignoring case. */
        'filters[path]'?: string
        /** HTTP status of the response. */
        'filters[status]'?: number
        /** HTTP status of the response. Minimum, inclusive. */
        'filters[min_status]'?: number
        /** Code of the error in the response. */
        'filters[error_code]'?: string
        /** ID of the token, or of the OAuth grant of an access token. */
        'filters[token_id]'?: string
        /** ID of the request. */
        'filters[request_id]'?: string
        /** Start of the request. Minimum, inclusive. */
        'filters[from]'?: string
        /** Earlier than. */
        'filters[to]'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfApiRequest'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the files in your team's media library
   *
   * Returns the files in your team's media library. Each `file_url` is signed and valid for one hour.
   *
   * Requires the scope `files.lists`.
   */
  listFiles: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Name of the file. Substring match, ignoring case. */
        'q'?: string
        /** ID of a folder, or `root` for files in no folder. Returns all files if omitted. */
        'folder_id'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfMediaFile'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve a file by ID or key
   *
   * Returns a file with a newly signed `file_url`.
   *
   * Requires the scope `files.read`.
   */
  getFile: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID or key of the file. */
        'file_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['MediaFile'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Delete a file by ID or key
   *
   * Soft-deletes a file. It is removed from the library, and its URLs stop working.
   *
   * Requires the scope `files.delete`.
   */
  deleteFile: {
    parameters: {
      query?: never
      header?: {
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID or key of the file. */
        'file_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Success'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Upload files: all or none
   *
   * Uploads 1 to 5 files as a form. All files are uploaded or none. Images can have up to 5 MB, documents up to 25 MB. The type is detected from the content and must match the file extension.
   *
   * Requires the scope `files.create`.
   */
  uploadFiles: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'multipart/form-data': components['schemas']['UploadFilesInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['UploadedFiles'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Download a file's content, or a range of it
   *
   * Returns the content of a file, or a single range of it, as an attachment.
   *
   * Requires the scope `files.read`.
   */
  downloadFile: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Single byte range. Multiple or invalid ranges return the whole content. */
        'Range'?: string
        /** `ETag` that the range applies to. Returns the whole content if it has changed. */
        'If-Range'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID or key of the file. */
        'file_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { '*/*': Blob } }
      206: { headers: { [name: string]: unknown }; content: { '*/*': Blob } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      416: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Move files into a folder or to the root: all or none
   *
   * Moves 1 to 50 files into a folder, or to the root if `folder_id` is null. All files are moved or none.
   *
   * Requires the scope `files.update`.
   */
  moveFiles: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['MoveFilesInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['MovedFiles'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the folders in your team's media library
   *
   * Returns the folders of the media library. Returns all folders unless `limit` or `page` is sent.
   *
   * Requires the scope `folders.lists`.
   */
  listFolders: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. If neither `limit` nor `page` is sent, all records are returned. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. If neither `limit` nor `page` is sent, all records are returned. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Name of the folder. Substring match, ignoring case. */
        'q'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ListOfFolder'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Create a folder
   *
   * Creates a folder. Folders cannot be nested.
   *
   * Requires the scope `folders.create`.
   */
  createFolder: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CreateFolderInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Folder'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Rename a folder
   *
   * Renames a folder.
   *
   * Requires the scope `folders.update`.
   */
  renameFolder: {
    parameters: {
      query?: never
      header?: {
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the folder. */
        'folder_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['RenameFolderInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Folder'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Delete a folder and move its files to the root
   *
   * Soft-deletes a folder. Files in it are moved to the root.
   *
   * Requires the scope `folders.delete`.
   */
  deleteFolder: {
    parameters: {
      query?: never
      header?: {
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the folder. */
        'folder_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Success'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List campaigns with their articles
   *
   * Returns your team's campaigns, each with its questionnaire and articles.
   *
   * Requires the scope `campaigns.lists`.
   */
  listCampaigns: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Name of the campaign. Substring match, ignoring case. */
        'filters[search]'?: string
        /** Name of the campaign. Substring match, ignoring case. */
        'search'?: string
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfCampaignWithArticles'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Create a campaign with its questionnaire
   *
   * Creates a campaign with its questionnaire. Send null for fields without a value.
   *
   * Requires the scope `campaigns.create`.
   */
  createCampaign: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CreateCampaignInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CampaignWithAnswers'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve a campaign
   *
   * Returns a campaign with its profile, its questionnaire and the number of its articles.
   *
   * Requires the scope `campaigns.read`.
   */
  getCampaign: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the campaign. */
        'campaign_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Campaign'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Update a campaign and its questionnaire
   *
   * Updates a campaign and its questionnaire. Omitted fields are unchanged.
   *
   * Requires the scope `campaigns.update`.
   */
  updateCampaign: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the campaign. */
        'campaign_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['UpdateCampaignInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CampaignWithAnswers'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the articles of a campaign
   *
   * Returns the articles of a campaign, each with its status history, newest first. Returns all articles unless `limit` or `page` is sent.
   *
   * Requires the scope `campaigns.read`.
   */
  listCampaignArticles: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. If neither `limit` nor `page` is sent, all records are returned. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. If neither `limit` nor `page` is sent, all records are returned. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the campaign. */
        'campaign_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ListOfCampaignArticle'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Count the articles of a campaign by status
   *
   * Returns the number of articles of a campaign for each status.
   *
   * Requires the scope `campaigns.read`.
   */
  countCampaignArticles: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the campaign. */
        'campaign_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ArticleStatusCounts'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Assign order items to a campaign
   *
   * Assigns 1 to 100 order items of the campaign's profile to the campaign, and moves the articles of the items.
   *
   * Requires the scope `campaigns.update`.
   */
  assignOrderItems: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the campaign. */
        'campaign_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['AssignOrderItemsInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['AssignedOrderItems'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Link an uploaded file to a campaign's questionnaire
   *
   * Links a previously uploaded file to the questionnaire of a campaign.
   *
   * Requires the scope `campaigns.update`.
   */
  linkQuestionnaire: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the campaign. */
        'campaign_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['LinkQuestionnaireInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Questionnaire'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the campaigns for a profile
   *
   * Returns the campaigns for a profile, in a short format.
   *
   * Requires the scope `campaigns.lists`.
   */
  listProfileCampaigns: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the profile. */
        'profile_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfProfileCampaign'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve an article
   *
   * Returns an article with its documents, files, writer, support agent, status and the next expected step.
   *
   * Requires the scope `articles.read`.
   */
  getArticle: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Article'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Update the brief link or name of an article
   *
   * Updates the brief link or the name. Omitted fields are unchanged. Does not change the status; use `PATCH /articles/{article_id}/approve-brief` for that.
   *
   * Requires the scope `articles.update`.
   */
  updateArticle: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['UpdateArticleInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Article'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Approve the brief of an article
   *
   * Approves the brief and changes the status to `pending-draft`. Allowed from `pending-content-brief`, `brief-ready-for-review` and `brief-update-requested`. Returns 409 with the allowed transitions for any other status. A brief link is not required.
   *
   * Requires the scope `articles.update`.
   */
  approveBrief: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['ApproveBriefInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Article'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Request changes to the brief of an article
   *
   * Requests changes to a brief and changes the status from `brief-ready-for-review` to `brief-update-requested`. The notes are stored in the status history. Returns 409 with the allowed transitions for any other status.
   *
   * Requires the scope `articles.update`.
   */
  requestBriefChanges: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['RequestBriefChangesInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Article'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Approve the draft of an article and save its link
   *
   * Saves the draft link, if sent, and approves the draft in one step. Changes the status to `pending-publishing`.
   *
   * Requires the scope `articles.update`.
   */
  approveDraft: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['ApproveDraftInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Article'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Request changes to the draft of an article
   *
   * Requests changes to a draft and changes the status from `draft-ready-for-review` to `draft-update-requested`. The notes are stored in the status history. Returns 409 with the allowed transitions for any other status.
   *
   * Requires the scope `articles.update`.
   */
  requestDraftChanges: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['RequestDraftChangesInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Article'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the comments on an article with their replies
   *
   * Returns the root comments on an article that your team can see, each with its replies. Returns all comments unless `limit` or `page` is sent.
   *
   * Requires the scope `articles.read` or `articles.lists`.
   */
  listComments: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. If neither `limit` nor `page` is sent, all records are returned. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. If neither `limit` nor `page` is sent, all records are returned. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at"
        /** Sort direction. Defaults to `asc`, and to `desc` if `sort_by` is sent. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** Accepted for consistency with other lists. No effect. */
        'include_archived'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ListOfComment'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Create a comment on an article, or a reply
   *
   * Creates a comment on an article, or a reply to a root comment. Replies cannot have replies. `author` is shown as the comment's author, for example a user of your own system.
   *
   * Requires the scope `articles.create`.
   */
  createComment: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CreateCommentInput'] } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Comment'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Update the text of a comment
   *
   * Updates the text of a comment. Only the token that created the comment, or its successor, can do this.
   *
   * Requires the scope `articles.update`.
   */
  updateComment: {
    parameters: {
      query?: never
      header?: {
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
        /** Reference of the comment. */
        'comment_reference': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['UpdateCommentInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Comment'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Archive a comment
   *
   * Archives a comment and hides its replies. Only the token that created the comment, or its successor, can do this.
   *
   * Requires the scope `articles.delete`.
   */
  archiveComment: {
    parameters: {
      query?: never
      header?: {
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the article. */
        'article_id': string
        /** Reference of the comment. */
        'comment_reference': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List your team's outlets
   *
   * Returns the outlets of your publisher team, in any status.
   *
   * Requires the scope `publishing.read`.
   */
  listPublisherOutlets: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Status in the marketplace. */
        'filters[status]'?: components['schemas']['OutletStatus']
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfPublisherOutlet'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Offer an outlet
   *
   * Creates an outlet of your publisher team in the status DRAFT, with one channel. Submit it for review when its products are complete.
   *
   * Requires the scope `publishing.update`.
   */
  createPublisherOutlet: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CreatePublisherOutletInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublisherOutlet'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve one of your team's outlets
   *
   * Returns an outlet of your publisher team, with the reason if it was rejected.
   *
   * Requires the scope `publishing.read`.
   */
  getPublisherOutlet: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the outlet. */
        'outlet_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublisherOutlet'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Update one of your team's outlets
   *
   * Omitted fields are left unchanged. For an approved outlet, changes of name, URL and category wait for a review in `pending_change`. In PENDING_REVIEW they are rejected. `is_paused` takes an ACTIVE outlet off sale (INACTIVE), and puts it back on sale.
   *
   * Requires the scope `publishing.update`.
   */
  updatePublisherOutlet: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the outlet. */
        'outlet_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['UpdatePublisherOutletInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublisherOutlet'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Submit an outlet for review
   *
   * Submits a DRAFT or REJECTED outlet. It becomes PENDING_REVIEW until an operator approves or rejects it.
   *
   * Requires the scope `publishing.update`.
   */
  submitPublisherOutlet: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the outlet. */
        'outlet_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublisherOutlet'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Prove the domain of an outlet
   *
   * Starts the proof that you control the domain of the outlet, or checks it again. Publish the value of `domain_proof` in a TXT record or in a file. The result of the check is in `domain_proof` soon after.
   *
   * Requires the scope `publishing.update`.
   */
  verifyPublisherOutletDomain: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the outlet. */
        'outlet_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublisherOutlet'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List your team's products
   *
   * Returns the products of the outlets of your publisher team, with their payouts.
   *
   * Requires the scope `publishing.read`.
   */
  listPublisherProducts: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** ID of the outlet. */
        'filters[outlet_id]'?: string
        /** Whether the product can be ordered. */
        'filters[active]'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfPublisherProduct'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Offer a product
   *
   * Creates a product in an outlet of your publisher team. `payout` is your share for each unit in US dollars. The sale price adds the commission of the marketplace.
   *
   * Requires the scope `publishing.update`.
   */
  createPublisherProduct: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CreatePublisherProductInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublisherProduct'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve one of your team's products
   *
   * Returns a product of your publisher team, with its payout.
   *
   * Requires the scope `publishing.read`.
   */
  getPublisherProduct: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the product. */
        'product_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublisherProduct'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Update one of your team's products
   *
   * Omitted fields are left unchanged. A new payout applies to future orders. `active: false` takes the product off sale.
   *
   * Requires the scope `publishing.update`.
   */
  updatePublisherProduct: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the product. */
        'product_id': string
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['UpdatePublisherProductInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublisherProduct'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List your team's placements
   *
   * Returns the ordered units of the products of your publisher team.
   *
   * Requires the scope `publishing.read`.
   */
  listPlacements: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "accept_by"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** Accepted for consistency with other lists. No effect. */
        'include_archived'?: boolean
        /** Status of the placement. */
        'filters[status]'?: components['schemas']['PlacementStatus']
        /** ID of the product. */
        'filters[product_id]'?: string
        /** Result of the last check of the URL. */
        'filters[link_status]'?: components['schemas']['LinkStatus']
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfPlacement'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve a placement
   *
   * Returns a placement, with the brief and the draft of its article once approved.
   *
   * Requires the scope `publishing.read`.
   */
  getPlacement: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the placement. */
        'placement_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Placement'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Accept a placement
   *
   * Accepts an offered placement, also after its deadline.
   *
   * Requires the scope `publishing.update`.
   */
  acceptPlacement: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the placement. */
        'placement_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Placement'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Decline a placement
   *
   * Declines an offered or accepted placement. This is final.
   *
   * Requires the scope `publishing.update`.
   */
  declinePlacement: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the placement. */
        'placement_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['DeclinePlacementInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Placement'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Deliver a placement
   *
   * Delivers an accepted placement with the URL of the publication. Publishes its article, whose status must be `pending-publishing`.
   *
   * Requires the scope `publishing.update`.
   */
  deliverPlacement: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the placement. */
        'placement_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['DeliverPlacementInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Placement'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the comments on a placement
   *
   * Returns the discussion of a placement between your publisher team and the operators. Buyers and writers cannot see it.
   *
   * Requires the scope `publishing.read`.
   */
  listPlacementComments: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at"
        /** Sort direction. Defaults to `asc`, and to `desc` if `sort_by` is sent. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** Accepted for consistency with other lists. No effect. */
        'include_archived'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the placement. */
        'placement_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfPlacementComment'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Create a comment on a placement
   *
   * Adds a comment to the discussion of a placement, which only your publisher team and the operators see. The operators are notified by email. `author_name` defaults to the name of the user of the token.
   *
   * Requires the scope `publishing.update`.
   */
  createPlacementComment: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the placement. */
        'placement_id': string
      }
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CreatePlacementCommentInput'] } }
    responses: {
      201: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PlacementComment'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List your team's payouts
   *
   * Returns the payouts to your publisher team.
   *
   * Requires the scope `publishing.read`.
   */
  listPayouts: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** Accepted for consistency with other lists. No effect. */
        'include_archived'?: boolean
        /** Status of the payout. */
        'filters[status]'?: components['schemas']['PayoutStatus']
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfPayout'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve a payout
   *
   * Returns a payout to your publisher team.
   *
   * Requires the scope `publishing.read`.
   */
  getPayout: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the payout. */
        'payout_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Payout'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve your team's balance
   *
   * Returns what your publisher team has earned, and what is payable and paid.
   *
   * Requires the scope `publishing.read`.
   */
  getPublisherBalance: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PublisherBalance'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve your team's payout account
   *
   * Returns the bank account of your publisher team, and its account at the payment provider.
   *
   * Requires the scope `publishing.read`.
   */
  getPayoutAccount: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PayoutAccount'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Update your team's bank account
   *
   * Sets the bank account to which payouts of your publisher team are transferred, and the address and tax number on its statements. Omitted fields are left unchanged. Your team is notified of a changed bank account. If you replace the IBAN, payment files omit the account until `held_until`, for 3 days.
   *
   * Requires the scope `publishing.update`.
   */
  updatePayoutAccount: {
    parameters: {
      query?: never
      header?: {
        /** Updates the record only if its `ETag` matches. Returns 412 otherwise. */
        'If-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['UpdatePayoutAccountInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PayoutAccount'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      412: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List your team's statements
   *
   * Returns the monthly statements of your publisher team. `pdf_url` is valid for one hour.
   *
   * Requires the scope `publishing.read`.
   */
  listPayoutStatements: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, starting at 1. A page after the last one has no records. Defaults to 1. */
        'page'?: number
        /** Sort field. Ties are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at"
        /** Sort direction. Defaults to `desc`. Records without a value are last in both directions. */
        'order_by'?: "asc" | "desc"
        /** Accepted for consistency with other lists. No effect. */
        'include_archived'?: boolean
      }
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PageOfPayoutStatement'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Create the statement of a past month
   *
   * Returns the statement of your publisher team for a month, and creates it if it does not exist. Statements with entries are also created after the end of each month.
   *
   * Requires the scope `publishing.update`.
   */
  createPayoutStatement: {
    parameters: {
      query?: never
      header?: {
        /** Unique key for this change. Requests of the team with the same key, method and path are executed once; repeats within 24 hours receive the same response. */
        'Idempotency-Key'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CreatePayoutStatementInput'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PayoutStatement'] } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      409: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Retrieve a statement
   *
   * Returns a statement of your publisher team. `pdf_url` is valid for one hour.
   *
   * Requires the scope `publishing.read`.
   */
  getPayoutStatement: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** ID of the statement. */
        'statement_id': string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PayoutStatement'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      405: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * List the available exports
   *
   * Returns the lists that the token can export, with the fields and relations of their records.
   *
   * Accepts any valid token.
   */
  listExports: {
    parameters: {
      query?: never
      header?: {
        /** `ETag` of your copy. Returns 304 without a body if it is current. */
        'If-None-Match'?: string
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Exports'] } }
      304: { headers: { [name: string]: unknown }; content?: never }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Export a list as a file
   *
   * Streams all records of a list that the token can access, with the scopes, conditions and sort orders of the GraphQL list. Maximum two concurrent exports per team; further ones wait for up to 20 seconds. A response that breaks off is incomplete.
   *
   * Requires the scope of the list, such as `orders.lists`.
   */
  exportList: {
    parameters: {
      query?: {
        /** Fields to export, separated by commas, including fields of relations such as `outlet.name` and `tags.name`. `GET /exports` lists them. Defaults to the record's default fields. */
        'fields'?: string
        /** Conditions as JSON, in the format of the GraphQL list. */
        'where'?: string
        /** Sort order as JSON. */
        'orderBy'?: string
        /** Which records the list includes: the list's GraphQL argument `show`. Only for lists that have it. */
        'show'?: string
        /** Includes soft-deleted records. */
        'includeArchived'?: boolean
        /** Includes records of test teams. Only for operators: a team exports all of its own records. */
        'includeTest'?: boolean
        /** Maximum number of records. */
        'limit'?: number
      }
      header?: {
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** Name of the list: a root field of the GraphQL schema. */
        'list': "agreementAcceptances" | "agreementTemplates" | "apiRequests" | "apiTokens" | "articleContentStatuses" | "articleStatusChanges" | "articles" | "campaigns" | "comments" | "complianceChecks" | "complianceIssues" | "consoleSessions" | "disclaimers" | "files" | "folders" | "invoices" | "ledgerEntries" | "listings" | "mails" | "oauthGrants" | "opportunities" | "opportunityInteractions" | "orderItems" | "orders" | "outletCategories" | "outletInquiries" | "outletLists" | "outlets" | "passkeys" | "payments" | "payoutStatements" | "payouts" | "placementComments" | "placements" | "productPrices" | "products" | "profiles" | "publisherLedgerEntries" | "swaps" | "tags" | "teamAuditEntries" | "teamInvitations" | "teamMembers" | "teams" | "webhookDeliveries" | "webhookEndpoints"
        /** CSV with a header row, or JSON Lines with one object per line. */
        'format': "csv" | "jsonl"
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'text/csv': string; 'application/jsonl': string } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * Export a list as a file, with arguments in the body
   *
   * Streams all records of a list that the token can access, with the scopes, conditions and sort orders of the GraphQL list. Maximum two concurrent exports per team; further ones wait for up to 20 seconds. A response that breaks off is incomplete.
   *
   * Requires the scope of the list, such as `orders.lists`.
   */
  exportListByBody: {
    parameters: {
      query?: never
      header?: {
        /** Your own ID for the request. It is returned in the response and used in logs and webhooks. */
        'X-Request-Id'?: string
      }
      path: {
        /** Name of the list: a root field of the GraphQL schema. */
        'list': "agreementAcceptances" | "agreementTemplates" | "apiRequests" | "apiTokens" | "articleContentStatuses" | "articleStatusChanges" | "articles" | "campaigns" | "comments" | "complianceChecks" | "complianceIssues" | "consoleSessions" | "disclaimers" | "files" | "folders" | "invoices" | "ledgerEntries" | "listings" | "mails" | "oauthGrants" | "opportunities" | "opportunityInteractions" | "orderItems" | "orders" | "outletCategories" | "outletInquiries" | "outletLists" | "outlets" | "passkeys" | "payments" | "payoutStatements" | "payouts" | "placementComments" | "placements" | "productPrices" | "products" | "profiles" | "publisherLedgerEntries" | "swaps" | "tags" | "teamAuditEntries" | "teamInvitations" | "teamMembers" | "teams" | "webhookDeliveries" | "webhookEndpoints"
        /** CSV with a header row, or JSON Lines with one object per line. */
        'format': "csv" | "jsonl"
      }
      cookie?: never
    }
    requestBody?: { content: { 'application/json': components['schemas']['ExportRequest'] } }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'text/csv': string; 'application/jsonl': string } }
      400: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      401: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      403: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      404: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      408: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      413: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      415: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      422: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      429: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      431: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      500: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
      503: { headers: { [name: string]: unknown }; content: { 'application/problem+json': components['schemas']['Problem'] } }
    }
  }
  /**
   * An article was created
   *
   * Sent for each article of an order when the order is paid.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onArticleCreated: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['ArticleCreatedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * The status of an article changed
   *
   * Sent for every status change of an article, regardless of its cause. Not sent for the initial status.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onArticleStatusChanged: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['ArticleStatusChangedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A comment or reply was created
   *
   * Sent for comments and replies that the team can see. Not sent for internal comments.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onCommentCreated: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CommentCreatedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * The text of a comment changed
   *
   * Sent when the text of a comment that the team can see changes, or such a comment is restored.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onCommentUpdated: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CommentUpdatedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A comment was archived
   *
   * Sent once for a root comment, which also hides its replies.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onCommentArchived: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CommentArchivedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * An order was created
   *
   * Sent for every order, including orders that credits cover or that need approval.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onOrderCreated: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['OrderCreatedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * An order was paid
   *
   * Sent when a payment succeeds, an operator marks the order as paid, or credits cover it. Sent again if the order is paid after a reversal.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onOrderPaid: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['OrderPaidEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * An order was cancelled
   *
   * Sent when an unpaid order is cancelled, also if it was rejected, or not paid in time.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onOrderCancelled: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['OrderCancelledEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * The price of an order item was refunded
   *
   * Sent for each refund of the price of an order item, in full or in part. Not sent for the price difference of a swap.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onOrderRefunded: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['OrderRefundedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A swap was proposed
   *
   * Sent when an operator proposes another product for an order item.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onSwapProposed: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['SwapProposedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A swap was completed
   *
   * Sent when a swap is paid or accepted. Not sent when a swap is cancelled.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onSwapCompleted: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['SwapCompletedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * An invoice or credit note was issued
   *
   * Sent for every invoice and credit note. A correction issues two: a credit note for the old invoice, and a new invoice.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onInvoiceIssued: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['InvoiceIssuedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A file was uploaded
   *
   * Sent for each file that is added to the media library of a team.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onFileCreated: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['FileCreatedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A campaign was created
   *
   * Sent for every campaign.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onCampaignCreated: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['CampaignCreatedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * An opportunity was created
   *
   * Sent when an operator suggests a placement to a profile.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onOpportunityCreated: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['OpportunityCreatedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A placement was offered
   *
   * Sent to the publisher for each unit of its products when an order is paid, or a swap completed.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onPlacementOffered: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['PlacementOfferedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A placement was accepted
   *
   * Sent to the publisher when it or an operator accepts a placement.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onPlacementAccepted: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['PlacementAcceptedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A placement was declined
   *
   * Sent to the publisher when it or an operator declines a placement.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onPlacementDeclined: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['PlacementDeclinedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A placement was delivered
   *
   * Sent to the publisher when it delivers a placement, or an operator publishes the article.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onPlacementDelivered: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['PlacementDeliveredEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A payout was paid
   *
   * Sent to the publisher when a payout has been transferred.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onPayoutPaid: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['PayoutPaidEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * The status of an outlet changed
   *
   * Sent to the publisher of an outlet for every status change, regardless of its cause, also when the outlet is archived and restored.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onOutletStatusChanged: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['OutletStatusChangedEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
  /**
   * A test event was requested
   *
   * Sent by `testWebhookEndpoint`, regardless of the endpoint's topics.
   *
   * Signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   */
  onWebhookTest: {
    parameters: {
      query?: never
      header: {
        /** Event ID. Identical across retries; store it to deduplicate. */
        'webhook-id': string
        /** Time of sending, as a Unix timestamp in seconds. Reject requests older than five minutes. */
        'webhook-timestamp': string
        /** Signature of `id.timestamp.body`. Two signatures while the secret is being rotated. */
        'webhook-signature': string
      }
      path?: never
      cookie?: never
    }
    requestBody: { content: { 'application/json': components['schemas']['WebhookTestEvent'] } }
    responses: {
      410: { headers: { [name: string]: unknown }; content?: never }
      '2XX': { headers: { [name: string]: unknown }; content?: never }
      '4XX': { headers: { [name: string]: unknown }; content?: never }
    }
  }
}
