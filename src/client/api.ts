// Made by `npm run generated` from the description of the API.
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
    /** What was bought in addition to a placement. */
    AddOn: {
      /** Id of its line item. */
      id: string
      /** Name of the product. */
      name: string
    }
    /** Approve the brief of an article */
    ApproveBriefInput: Record<string, never>
    /** Approve the draft of an article, and save its link */
    ApproveDraftInput: {
      /** Address of the shared document with the draft, http or https, when it is to be saved too. Anyone with the link should be able to edit it. */
      draft_shared_doc_url?: string
    }
    /** What is written for a paid order item, from brief to publication. */
    Article: {
      /** Id of the article. */
      id: string
      /** Its name. */
      name: string
      /** Address of the shared document with the brief. */
      brief_shared_doc_url: string | null
      /** Address of the shared document with the draft. */
      draft_shared_doc_url: string | null
      /** Address it was published at. */
      live_url: string | null
      /** Id of its campaign. */
      campaign_id: string | null
      /** Id of the bought product. */
      product_id: string
      /** Id of its profile. */
      profile_id: string | null
      /** When it was last changed. */
      updated_at: string
      /** Who writes it. */
      writer: components['schemas']['Person'] | null
      /** Who looks after it for the team. */
      support_agent: components['schemas']['Person'] | null
      /** Where it stands in the workflow. */
      status: components['schemas']['ArticleStatus']
      /** The files that belong to it, in their order. */
      files: (components['schemas']['ArticleFile'])[]
      /** When it is expected to be published. */
      expected_completion_date: string | null
      /** What is expected next, such as "Draft expected". */
      expected_completion_date_title: string
    }
    /** A file that belongs to an article. */
    ArticleFile: {
      /** Id of the file. */
      id: string
      /** Its name as uploaded, made safe to show; several may have the same. */
      name: string
      /** Its unguessable name; wherever an id is asked for, it is accepted as well. */
      file_key: string
      /** Where its content is for anybody, signed afresh on each read for one hour. */
      file_url: string
      /** Size of the content in bytes. */
      size: number
      /** Media type of the content. */
      mime_type: string
    }
    /** What is written for a paid order item, from brief to publication. */
    ArticleReference: {
      /** Id of the article. */
      id: string
      /** Its name. */
      name: string
      /** Id of its campaign. */
      campaign_id: string | null
      /** Address it was published at. */
      live_url: string | null
      /** The order item it is written for. */
      order_item: components['schemas']['ArticleReferenceOrderItem']
    }
    /** One bought unit of a placement, as far as writing for it goes. */
    ArticleReferenceOrderItem: {
      /** Its name. */
      name: string
      /** The outlet that sells it. */
      outlet: components['schemas']['ArticleReferenceOutlet']
      /** What was bought in addition, in the order of the line items. */
      addons: (components['schemas']['AddOn'])[]
    }
    /** A publication that sells placements. */
    ArticleReferenceOutlet: {
      /** Name of the publication. */
      name: string
      /** Address of its logo. */
      logo: string | null
    }
    /** A status of the workflow of articles. */
    ArticleStatus: {
      /** Its name for people. */
      name: string
      /** Its name for programs. */
      prefix: string
      /** The color it is shown in, as #rrggbb. */
      color: string
    }
    /** A move of an article from one status to another. */
    ArticleStatusChange: {
      /** Since when the article has it. */
      effective_at: string
      /** Why, as the operator put it. */
      notes: string | null
      /** Its name for people. */
      name: string
      /** Its name for programs. */
      prefix: string
      /** The color it is shown in, as #rrggbb. */
      color: string
    }
    /** How many articles of a campaign have a status. */
    ArticleStatusCount: {
      /** Name of the status for people. */
      name: string
      /** Name of the status for programs. */
      prefix: string
      /** Id of the status. */
      id: string
      /** Number of articles. */
      count: number
    }
    /** What a team plans for a profile: articles with a common purpose. */
    ArticleStatusCounts: {
      /** Its articles counted by status: every status in the order of the workflow. */
      records: (components['schemas']['ArticleStatusCount'])[]
    }
    /** Assign order items to a campaign */
    AssignOrderItemsInput: {
      /** Ids of order items of the campaign's profile, 1 to 100. */
      order_item_ids: (string)[]
    }
    /** Assign order items to a campaign */
    AssignedOrderItems: {
      /** Assigns bought order items to a campaign and moves their articles there; items that are in it stay. */
      records: (components['schemas']['OrderItemAssignment'])[]
    }
    /** What a team plans for a profile: articles with a common purpose. */
    Campaign: {
      /** Id of the campaign. */
      id: string
      /** Its name. */
      name: string
      /** What it is about. */
      description: string | null
      /** The team's own name for it, unique within the team. */
      reference: string | null
      /** Id of its profile. */
      profile_id: string
      /** Always null; kept for clients of the first version. */
      v1_campaign_id: string | null
      /** Always null; kept for clients of the first version. */
      status: string | null
      /** Always null; kept for clients of the first version. */
      goals: string | null
      /** Always null; kept for clients of the first version. */
      target_date: string | null
      /** Always null; kept for clients of the first version. */
      budget: number | null
      /** Number of its articles. */
      total_articles: number
      /** When it was created. */
      created_at: string
      /** When it or its questionnaire was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
      /** The company or brand it is for. */
      profile: components['schemas']['ProfileReference']
      /** What the team tells its writers. */
      questionnaire: components['schemas']['Questionnaire'] | null
    }
    /** What is written for a paid order item, from brief to publication. */
    CampaignArticle: {
      /** Id of the article. */
      id: string
      /** Its name. */
      name: string
      /** Address it was published at. */
      live_url: string | null
      /** Address of the shared document with the brief. */
      brief_shared_doc_url: string | null
      /** Address of the shared document with the draft. */
      draft_shared_doc_url: string | null
      /** Id of its campaign. */
      campaign_id: string | null
      /** Id of its order item. */
      order_item_id: string
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
      /** Number of its pictures. */
      total_images: number
      /** Who writes it. */
      writer: components['schemas']['Person'] | null
      /** Every status it has had, newest first. */
      status: (components['schemas']['ArticleStatusChange'])[]
      /** The order item it is written for. */
      order_item: components['schemas']['CampaignArticleOrderItem']
    }
    /** One bought unit of a placement, as far as writing for it goes. */
    CampaignArticleOrderItem: {
      /** Its name. */
      name: string
      /** The outlet that sells it. */
      outlet: components['schemas']['CampaignArticleOutlet']
      /** The channels of the outlet that it includes, the first one first. */
      includes: (components['schemas']['IncludedChannel'])[]
      /** What was bought in addition, in the order of the line items. */
      addons: (components['schemas']['AddOn'])[]
    }
    /** A publication that sells placements. */
    CampaignArticleOutlet: {
      /** Name of the publication. */
      name: string
      /** Address of its logo. */
      logo: string | null
      /** Address of its web site. */
      website_url: string | null
    }
    /** What a team plans for a profile: articles with a common purpose. */
    CampaignWithAnswers: {
      /** Id of the campaign. */
      id: string
      /** Its name. */
      name: string
      /** What it is about. */
      description: string | null
      /** The team's own name for it, unique within the team. */
      reference: string | null
      /** Id of its profile. */
      profile_id: string
      /** Always null; kept for clients of the first version. */
      v1_campaign_id: string | null
      /** Always null; kept for clients of the first version. */
      status: string | null
      /** Always null; kept for clients of the first version. */
      goals: string | null
      /** Always null; kept for clients of the first version. */
      target_date: string | null
      /** Always null; kept for clients of the first version. */
      budget: number | null
      /** Number of its articles. */
      total_articles: number
      /** When it was created. */
      created_at: string
      /** When it or its questionnaire was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
      /** Id of the questionnaire. */
      questionnaire_id: string | null
      /** Words the articles are to be found by. */
      keywords: string | null
      /** What the campaign is to reach. */
      objectives: string | null
      /** Whom the articles are for. */
      target_audience: string | null
      /** How the articles are to sound. */
      tone: string | null
      /** Texts to write like, or their addresses. */
      writing_samples: string | null
      /** Key of a file with more of it. */
      file_id: string | null
    }
    /** What a team plans for a profile: articles with a common purpose. */
    CampaignWithArticles: {
      /** Id of the campaign. */
      id: string
      /** Its name. */
      name: string
      /** What it is about. */
      description: string | null
      /** The team's own name for it, unique within the team. */
      reference: string | null
      /** Id of its profile. */
      profile_id: string
      /** Always null; kept for clients of the first version. */
      v1_campaign_id: string | null
      /** Always null; kept for clients of the first version. */
      status: string | null
      /** Always null; kept for clients of the first version. */
      goals: string | null
      /** Always null; kept for clients of the first version. */
      target_date: string | null
      /** Always null; kept for clients of the first version. */
      budget: number | null
      /** Number of its articles. */
      total_articles: number
      /** When it was created. */
      created_at: string
      /** When it or its questionnaire was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
      /** What the team tells its writers. */
      questionnaire: components['schemas']['Questionnaire'] | null
      /** Its articles, newest first. */
      articles: (components['schemas']['ArticleReference'])[]
    }
    /** Where a placement appears. */
    ChannelType: "INSTAGRAM" | "LINKEDIN" | "NEWSLETTER" | "OTHER" | "PODCAST" | "TIKTOK" | "TWITTER_X" | "WEBSITE" | "YOUTUBE"
    /** Order products for a profile */
    CheckoutInput: {
      /** Id of the profile it is for. */
      profile_id: string
      /** Its lines, 1 to 100. */
      line_items: (components['schemas']['CheckoutLineItemInput'])[]
      /** What is taken off, in US dollars, 0 to what the team's limit leaves of the subtotal; nothing when absent. */
      discount?: number | null
      /** Whether team credits are used; they are when absent. */
      apply_credits?: boolean | null
    }
    /** One of the line items. */
    CheckoutLineItemInput: {
      /** Id of the product. */
      product_id: string
      /** Number of units, 1 to 100. */
      quantity: number
      /** Whether it comes in addition to another line item. */
      is_add_on: boolean
      /** What an add-on comes in addition to: id of a line item of an earlier order, or of the product of another line. */
      linked_order_line_item_id?: string | null
    }
    /** List the cities of active outlets */
    Cities: {
      /** Cities of active outlets. */
      cities: (string)[]
    }
    /** What somebody says about an article, or replies to that. */
    Comment: {
      /** Its short public name: `c_` and 10 characters. */
      id: string
      /** What it says, 1 to 10,000 characters. */
      content: string
      /** Whom it shows as its author. */
      author: components['schemas']['CommentAuthor']
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** Reference of the root comment it replies to. */
      parent_comment_id: string | null
      /** The replies to it that the caller sees, oldest first; replies have none. */
      replies: (components['schemas']['CommentReply'])[]
    }
    /** Whom a comment shows as its author. */
    CommentAuthor: {
      /** Name of the author. */
      name: string
      /** E-mail address of the author. */
      email: string | null
    }
    /** What somebody says about an article, or replies to that. */
    CommentReply: {
      /** Its short public name: `c_` and 10 characters. */
      id: string
      /** What it says, 1 to 10,000 characters. */
      content: string
      /** Whom it shows as its author. */
      author: components['schemas']['CommentAuthor']
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** Reference of the root comment it replies to. */
      parent_comment_id: string | null
    }
    /** Where a referrer's commission stands. */
    CommissionStatus: "NOT_APPLICABLE" | "PAID" | "PENDING"
    /** List the countries of active outlets */
    Countries: {
      /** Countries of active outlets by their full names, Global among them. */
      countries: (string)[]
    }
    /** Create a campaign with its questionnaire */
    CreateCampaignInput: {
      /** Its name, 1 to 255 characters on one line. */
      name: string
      /** Id of the profile it is for; the campaign belongs to its team. */
      profile_id: string
      /** What it is to reach, 1 to 10,000 characters. */
      objectives: string
      /** What it is about, at most 10,000 characters. */
      description: string | null
      /** Words the articles are to be found by, at most 10,000 characters. */
      keywords: string | null
      /** Whom the articles are for, at most 10,000 characters. */
      target_audience: string | null
      /** How the articles are to sound, at most 10,000 characters. */
      tone: string | null
      /** Texts to write like, or their addresses, at most 10,000 characters. */
      writing_samples: string | null
      /** Key of an uploaded file of the team with more of it. */
      file_id: string | null
    }
    /** The author of it. */
    CreateCommentAuthorInput: {
      /** Name of the author, 1 to 200 characters. */
      name: string
      /** E-mail address of the author. */
      email?: string | null
      /** Who the author is to the integration, 1 to 255 characters; kept for audit only. */
      external_id?: string | null
    }
    /** Comment on an article, or reply to a comment */
    CreateCommentInput: {
      /** What it says, 1 to 10,000 characters without the white space around it. */
      content: string
      /** Reference of the root comment it replies to; none for a root. */
      parent_comment_id?: string | null
      author: components['schemas']['CreateCommentAuthorInput']
    }
    /** Create a folder */
    CreateFolderInput: {
      /** Its name, 1 to 255 characters on one line. */
      name: string
    }
    /** Create a profile */
    CreateProfileInput: {
      /** Name of the company or brand: 1 to 255 characters on one line. */
      name: string
      /** Address of its web site, http or https, or empty. */
      website_url?: string
      /** What it is and does. */
      overview?: string
      /** What it sells. */
      products_and_services?: string
      /** What it has achieved. */
      key_achievements?: (string)[]
      /** What sets it apart. */
      unique_value_propositions?: (string)[]
      /** Its topics, each the UUID of a TOPIC tag or a name of your own. */
      industry?: (string)[]
      /** Whom it speaks to, each the UUID of an AUDIENCE tag or a name of your own. */
      target_audience?: (string)[]
    }
    /** Create a webhook endpoint; the answer shows its signing secret, this once */
    CreateWebhookEndpointInput: {
      /** Where events are posted to: an https:// URL of at most 2,048 characters. */
      url: string
      /** What it asks for, at least one of `article.status_changed`, `comment.created`, `comment.updated`, `comment.archived`, `comment.*`. */
      topics: ("article.status_changed" | "comment.created" | "comment.updated" | "comment.archived" | "comment.*")[]
      /** What it is for, at most 1,000 characters. */
      description?: string | null
      /** Whether events are delivered to it; true when absent. */
      enabled?: boolean | null
    }
    /** Something that happened, as endpoints are told of it. */
    DeliveredEvent: {
      /** `type` of the body. */
      topic: string
      /** Its number among the events of its article; absent for a test. */
      sequence: number | null
      /** `data` of the body. */
      data: { [key: string]: unknown }
      /** The `X-Request-Id` of the request that made the change, which deliveries carry too; absent when it was no request. */
      request_id: string | null
      /** When it happened: `timestamp` of the body. */
      created_at: string
    }
    /** How an outlet marks paid placements. */
    Disclaimer: {
      /** Id of the disclaimer. */
      id: string
      /** Its name, unique. */
      name: string
      /** What readers see. */
      description: string | null
    }
    /** A place for files in a team's media library. Folders hold no folders. */
    Folder: {
      /** Id of the folder. */
      id: string
      /** Its name; several may have the same. */
      name: string
      /** The team it belongs to. */
      team_id: string
      /** Id of its creator. */
      created_by: string
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
    }
    /** A channel of an outlet: where its placements appear. */
    IncludedChannel: {
      /** Where placements appear. */
      channel_type: components['schemas']['ChannelType']
      /** In what form they appear; social channels have none. */
      placement_type: components['schemas']['PlacementType'] | null
    }
    /** Where an invoice was paid. */
    InvoiceSource: "BILLING_PLATFORM" | "CARD_PROCESSOR" | "WIRE"
    /** Link an uploaded file to a campaign's questionnaire */
    LinkQuestionnaireInput: {
      /** Key of an uploaded file of the team. */
      file_id: string
      /** Address it was uploaded to. It is not kept: an address is signed on each read. */
      file_url: string
      /** Its name, 1 to 255 characters on one line. */
      file_name: string
      /** Its size in bytes, not negative. */
      file_size: number
    }
    /** A page of Article records. */
    ListOfCampaignArticle: {
      /** The records of this page. */
      records: (components['schemas']['CampaignArticle'])[]
      /** How many records there are in all; counted only when asked for. */
      total_records: number
    }
    /** List the comments on an article with their replies */
    ListOfComment: {
      /** The discussion of an article: all its root comments, with their replies. */
      records: (components['schemas']['Comment'])[]
    }
    /** A page of Folder records. */
    ListOfFolder: {
      /** The records of this page. */
      records: (components['schemas']['Folder'])[]
    }
    /** A span of domain authority, and how many listings have one in it. */
    ListingAuthoritySpan: {
      /** Lowest authority in the span: `filters[min_da]`. */
      from: number
      /** Lowest authority above the span; null for the last span. */
      to: number | null
      /** How many listings have it. */
      count: number
    }
    /** How many listings on sale there are of a kind. */
    ListingCategory: {
      /** SOCIAL, NEWSLETTER, or a placement type. */
      type: string
      /** Number of listings. */
      count: number
    }
    /** A channel that a listed product includes. */
    ListingChannel: {
      /** Where the placement appears. */
      channel_type: components['schemas']['ChannelType']
      /** In what form it appears; social channels have none. */
      placement_type: components['schemas']['PlacementType'] | null
    }
    /** A channel type, and how many listings have it. */
    ListingChannelTypeCount: {
      /** A channel type. */
      value: components['schemas']['ChannelType']
      /** How many listings have it. */
      count: number
    }
    /** Numbers of listings by the values of their filters. */
    ListingFacets: {
      /** Number of listings that match all filters. */
      total_records: number
      /** Countries of the outlets: `filters[country]`. The count of a country excludes Global outlets, as `filters[include_global]=false` does. */
      countries: components['schemas']['ListingTextFacet']
      /** Tags of the outlets: `filters[tags]`. */
      tags: components['schemas']['ListingTextFacet']
      /** Names of the disclaimers of all channels. `GET /outlet-disclaimers` has their IDs for `filters[disclaimer_ids]`. */
      disclaimers: components['schemas']['ListingTextFacet']
      /** Types of all channels, most listings first: `filters[channel_types]`. Types without listings are omitted. */
      channel_types: (components['schemas']['ListingChannelTypeCount'])[]
      /** Placement types of all channels, most listings first: `filters[placement_types]`. Types without listings are omitted. */
      placement_types: (components['schemas']['ListingPlacementTypeCount'])[]
      /** Spans of the lowest price that your team sees. All spans are included. */
      prices: (components['schemas']['ListingPriceSpan'])[]
      /** Spans of the domain authority of the first channel. All spans are included. */
      authorities: (components['schemas']['ListingAuthoritySpan'])[]
    }
    /** A placement type, and how many listings have it. */
    ListingPlacementTypeCount: {
      /** A placement type. */
      value: components['schemas']['PlacementType']
      /** How many listings have it. */
      count: number
    }
    /** What a listed product costs for a tier. */
    ListingPrice: {
      /** Price of one unit, in US dollars. */
      unit_amount: number
      /** ISO 4217 code of the currency. */
      currency: string
      /** For whom the price is. */
      pricing_tier: components['schemas']['PricingTier']
    }
    /** A span of prices, and how many listings have one in it. */
    ListingPriceSpan: {
      /** Lowest price in the span: `filters[min_price]`. */
      from: number
      /** Lowest price above the span; null for the last span. */
      to: number | null
      /** How many listings have it. */
      count: number
    }
    /** A tag of a listed product, by name. */
    ListingTag: {
      /** The label. */
      name: string
    }
    /** A value and its number of listings. */
    ListingTextCount: {
      /** The value. */
      value: string
      /** Number of listings with the value. */
      count: number
    }
    /** Values and their numbers of listings. */
    ListingTextFacet: {
      /** The values, most listings first. At most `limit`. */
      values: (components['schemas']['ListingTextCount'])[]
      /** Whether there are more values than `limit`. */
      has_more: boolean
    }
    /** A file in a team's media library. */
    MediaFile: {
      /** Id of the file. */
      id: string
      /** Its name as uploaded, made safe to show; several may have the same. */
      name: string
      /** Its unguessable name; wherever an id is asked for, it is accepted as well. */
      file_key: string
      /** Where its content is for anybody, signed afresh on each read for one hour. */
      file_url: string
      /** Size of the content in bytes. */
      size: number
      /** Media type of the content. */
      mime_type: string
      /** The team it belongs to. */
      team_id: string
      /** The folder it lies in; absent at the root. */
      folder_id: string | null
      /** Id of the user who uploaded it. */
      uploaded_by: string
      /** When it was uploaded. */
      created_at: string
      /** When it was last moved or changed. */
      updated_at: string
      /** When it was deleted; its content is kept for 30 days after. */
      deleted_at: string | null
    }
    /** Move files into a folder, or to the root: all of them or none */
    MoveFilesInput: {
      /** Ids or keys of the files, 1 to 50. */
      file_ids: (string)[]
      /** ID of the target folder. Null moves the files to the root. */
      folder_id: string | null
    }
    /** What a move did. */
    MovedFiles: {
      /** How many files were moved. */
      moved_count: number
    }
    /** What a team has ordered for a profile. Amounts are US dollars. */
    Order: {
      /** Id of the order. */
      id: string
      /** Id of the profile it is for. */
      profile_id: string | null
      /** Id of the user who buys. */
      client_id: string | null
      /** Id of the user who checked out. */
      checkout_by_id: string | null
      /** Id of the team that ordered. */
      team_id: string
      /** What is to be paid: subtotal - discount - credits + processing fee. */
      total: number
      /** Sum of its line items. */
      subtotal: number
      /** What is added for processing the payment. */
      processing_fee: number
      /** What is taken off. */
      discount: number
      /** What team credits paid. */
      credits_applied: number
      /** Code of a coupon. */
      coupon: string | null
      /** Secret of its payment: only for a token that may write. */
      client_secret: string
      /** When it was paid. */
      date_paid: string | null
      /** Where it stands. */
      status: components['schemas']['OrderStatus']
      /** Where its payment stands. */
      payment_status: components['schemas']['PaymentStatus']
      /** Until when the open payment waits. */
      payment_expires_at: string | null
      /** Its number for people; it opens the guest page. */
      reference_number: string
      /** Its number in another system. */
      external_reference_number: string | null
      /** Reference number of its invoice. */
      customer_invoice_id: string | null
      /** Where it was paid. */
      customer_invoice_source: components['schemas']['InvoiceSource'] | null
      /** When its invoice was issued. */
      customer_invoice_date: string | null
      /** Address of its invoice. */
      customer_invoice_url: string | null
      /** Whether somebody without an account ordered. */
      is_guest_order: boolean
      /** E-mail address of that guest. */
      guest_email: string | null
      /** E-mail address of the account owner when it was ordered. */
      account_owner_email: string | null
      /** The payment processor's id of that guest. */
      guest_processor_customer_id: string | null
      /** Id of the last payment that was begun. */
      checkout_session_id: string | null
      /** The provider's id of the payment that succeeded. */
      payment_intent_id: string | null
      /** The buyer's analytics id. */
      analytics_distinct_id: string | null
      /** What other systems note on it. */
      metadata: { [key: string]: unknown } | null
      /** Address of the page where anybody who has it can pay; none once it is paid. Only for a token that may write. */
      checkout_link: string | null
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
      /** Its lines, in their order. */
      line_items: (components['schemas']['OrderLineItem'])[]
      /** The team that ordered. */
      team: components['schemas']['OrderTeam']
    }
    /** What a team has ordered for a profile. Amounts are US dollars. */
    OrderDetails: {
      /** Id of the order. */
      id: string
      /** Id of the profile it is for. */
      profile_id: string | null
      /** Id of the user who buys. */
      client_id: string | null
      /** Id of the user who checked out. */
      checkout_by_id: string | null
      /** Id of the team that ordered. */
      team_id: string
      /** What is to be paid: subtotal - discount - credits + processing fee. */
      total: number
      /** Sum of its line items. */
      subtotal: number
      /** What is added for processing the payment. */
      processing_fee: number
      /** What is taken off. */
      discount: number
      /** What team credits paid. */
      credits_applied: number
      /** Code of a coupon. */
      coupon: string | null
      /** Secret of its payment: only for a token that may write. */
      client_secret: string
      /** When it was paid. */
      date_paid: string | null
      /** Where it stands. */
      status: components['schemas']['OrderStatus']
      /** Where its payment stands. */
      payment_status: components['schemas']['PaymentStatus']
      /** Until when the open payment waits. */
      payment_expires_at: string | null
      /** Its number for people; it opens the guest page. */
      reference_number: string
      /** Its number in another system. */
      external_reference_number: string | null
      /** Reference number of its invoice. */
      customer_invoice_id: string | null
      /** Where it was paid. */
      customer_invoice_source: components['schemas']['InvoiceSource'] | null
      /** When its invoice was issued. */
      customer_invoice_date: string | null
      /** Address of its invoice. */
      customer_invoice_url: string | null
      /** Whether somebody without an account ordered. */
      is_guest_order: boolean
      /** E-mail address of that guest. */
      guest_email: string | null
      /** E-mail address of the account owner when it was ordered. */
      account_owner_email: string | null
      /** The payment processor's id of that guest. */
      guest_processor_customer_id: string | null
      /** Id of the last payment that was begun. */
      checkout_session_id: string | null
      /** The provider's id of the payment that succeeded. */
      payment_intent_id: string | null
      /** The buyer's analytics id. */
      analytics_distinct_id: string | null
      /** What other systems note on it. */
      metadata: { [key: string]: unknown } | null
      /** Address of the page where anybody who has it can pay; none once it is paid. Only for a token that may write. */
      checkout_link: string | null
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
      /** The buyer's name: a guest's e-mail address, else the team's name. */
      name: string
      /** The buyer's e-mail address: a guest's, else the account owner's or the team's. */
      email: string | null
      /** Its lines, in their order. */
      line_items: (components['schemas']['OrderDetailsLineItem'])[]
    }
    /** A line of an order: a product and how many units of it. */
    OrderDetailsLineItem: {
      /** Id of the line item. */
      id: string
      /** Id of its order. */
      order_id: string
      /** Id of the product. */
      product_id: string
      /** Number of units. */
      quantity: number
      /** Price of one unit in US dollars, fixed when it was ordered. */
      price: number
      /** Whether it comes in addition to another line item. */
      is_add_on: boolean
      /** Id of the line item that it comes in addition to. */
      linked_order_line_item_id: string | null
      /** Its units, one by one. */
      order_items: (components['schemas']['OrderItemAssignment'])[]
      /** Its name. */
      name: string
      /** Id of its type. */
      type_id: string
      /** Its name for people. */
      product_type_name: string
      /** Its name for programs. */
      product_type_prefix: string
      /** The outlet that sells it. */
      outlet: components['schemas']['OutletReference']
      /** The channels of the outlet that it includes, the first one first. */
      includes: (components['schemas']['IncludedChannel'])[]
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
    }
    /** One unit of a line item: what is delivered and accounted for. Amounts are US dollars. */
    OrderItem: {
      /** Id of the order item. */
      id: string
      /** Id of the user who referred the buyer. */
      referrer_id: string | null
      /** Id of the team that referred the buyer. */
      referrer_team_id: string | null
      /** Id of the product: the line item's, until a swap. */
      product_id: string
      /** The commission; null for everybody but operators. */
      commission_amount: number | null
      /** When the commission was paid; null for everybody but operators. */
      commission_date_paid: string | null
      /** Status of the referrer's commission. NOT_APPLICABLE for all but operators. */
      commission_status: components['schemas']['CommissionStatus']
      /** Whether its accounts are closed. */
      is_accounting_completed: boolean
      /** Whether the publisher is paid. */
      is_publisher_paid: boolean
      /** Whether the reseller is paid. */
      is_reseller_paid: boolean
      /** Whether its price is to be refunded. */
      refund_required: boolean
      /** Whether its price was refunded. */
      is_refunded: boolean
      /** When its price was refunded. */
      refund_date: string | null
      /** How its price was refunded. */
      refund_method: string | null
      /** What names the refund elsewhere. */
      refund_reference: string | null
      /** Number of the publisher's invoice; null for everybody but operators. */
      vendor_invoice_id: string | null
      /** Amount of the publisher's invoice; null for everybody but operators. */
      vendor_cost: number | null
      /** Date of the publisher's invoice. */
      vendor_invoice_date: string | null
      /** When the publisher's invoice was paid. */
      vendor_paid_date: string | null
      /** Address of the publisher's invoice. */
      vendor_invoice_url: string | null
      /** When its accounts were closed. */
      accounting_completion_date: string | null
      /** When the publisher was paid. */
      publisher_paid_date: string | null
      /** When the reseller was paid. */
      reseller_paid_date: string | null
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
      /** Id of its order. */
      order_id: string
      /** Id of the user who buys. */
      client_id: string | null
      /** When it was paid. */
      date_paid: string | null
      /** What the team pays for the unit. */
      sale_price: number
      /** The product's own price when it was ordered. */
      product_price: number
      /** Its name. */
      product_name: string
      /** Its name for programs. */
      product_type: string
      /** The outlet that sells it. */
      outlet: components['schemas']['OrderItemOutlet']
      /** Id of what is written for it. */
      article_id: string | null
      /** What is written for it; none before it is paid, or for an add-on. */
      article: components['schemas']['OrderItemArticle'] | null
      /** What the unit costs the marketplace; null for everybody but operators. */
      internal_cost: number | null
      /** What resellers pay for the unit; null for everybody but operators. */
      reseller_price: number | null
      /** The user who buys. */
      client: components['schemas']['PersonName'] | null
    }
    /** What is written for an order item, as far as orders go. */
    OrderItemArticle: {
      /** Id of the article. */
      id: string
      /** Its name. */
      name: string
      /** The campaign it belongs to. */
      campaign: components['schemas']['OrderItemCampaign'] | null
      /** Who writes it. */
      writer: components['schemas']['Person'] | null
    }
    /** One unit of a line item: what is delivered and accounted for. Amounts are US dollars. */
    OrderItemAssignment: {
      /** Id of the order item. */
      id: string
      /** Id of the campaign it is assigned to. */
      campaign_id: string | null
    }
    /** The campaign that an ordered article belongs to. */
    OrderItemCampaign: {
      /** Id of the campaign. */
      id: string
      /** Its name. */
      name: string
      /** Id of its profile. */
      profile_id: string
    }
    /** A publication that sells placements. */
    OrderItemOutlet: {
      /** Address of its logo. */
      logo: string | null
    }
    /** A line of an order: a product and how many units of it. */
    OrderLineItem: {
      /** Id of the line item. */
      id: string
      /** Id of its order. */
      order_id: string
      /** Id of the product. */
      product_id: string
      /** Number of units. */
      quantity: number
      /** Price of one unit in US dollars, fixed when it was ordered. */
      price: number
      /** Whether it comes in addition to another line item. */
      is_add_on: boolean
      /** Id of the line item that it comes in addition to. */
      linked_order_line_item_id: string | null
      /** Its units, one by one. */
      order_items: (components['schemas']['OrderItemAssignment'])[]
      /** Its name. */
      name: string
      /** Id of its type. */
      type_id: string
      /** Its name for people. */
      product_type_name: string
      /** Its name for programs. */
      product_type_prefix: string
      /** The outlet that sells it. */
      outlet: components['schemas']['OrderLineItemOutlet']
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
    }
    /** A publication that sells placements. */
    OrderLineItemOutlet: {
      /** Address of its logo. */
      logo: string | null
      /** Address of its web site. */
      website_url: string | null
    }
    /** Where an order stands. */
    OrderStatus: "CANCELLED" | "CREATED" | "PAID"
    /** The team that ordered. */
    OrderTeam: {
      /** Its name. */
      name: string
      /** E-mail address it is reached at. */
      contact_email: string | null
    }
    /** A publication that sells placements. */
    Outlet: {
      /** Id of the outlet. */
      id: string
      /** Name of the publication. */
      name: string
      /** What it is about. */
      description: string | null
      /** Address of its web site. */
      website_url: string | null
      /** Address of its logo. */
      logo: string | null
      /** Full name of its country, or Global. */
      country: string | null
      /** Full name of its state or region. */
      state: string | null
      /** Its city. */
      city: string | null
      /** Whether search engines index its placements. */
      is_indexed: boolean
      /** Its tags, by name. */
      tags: (components['schemas']['Tag'])[]
      /** Its channels, in its own order. */
      outlet_channels: (components['schemas']['OutletChannel'])[]
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
    }
    /** A channel of an outlet: where its placements appear. */
    OutletChannel: {
      /** Id of the channel. */
      id: string
      /** Id of its outlet. */
      outlet_id: string
      /** Where placements appear. */
      channel_type: components['schemas']['ChannelType']
      /** In what form they appear; social channels have none. */
      placement_type: components['schemas']['PlacementType'] | null
      /** Name of the account. */
      channel_handle: string | null
      /** Address of the channel. */
      channel_url: string | null
      /** Addresses of further accounts. */
      social_links: (string)[]
      /** Whether its links pass authority on. */
      is_do_follow: boolean
      /** Domain authority, 0 to 100. */
      domain_authority: number | null
      /** Domain ranking, 0 to 100. */
      domain_ranking: number | null
      /** How many such links a placement may have. */
      do_follow_links_allowed: string | null
      /** Name of the disclaimer on paid placements. */
      disclaimer_name: string | null
      /** What readers see of the disclaimer. */
      disclaimer_description: string | null
    }
    /** A product as the catalogue lists it, with its outlet, channels, tags and prices. */
    OutletProduct: {
      /** Id of the product. */
      id: string
      /** Id of its outlet. */
      outlet_id: string
      /** Name of the product. */
      name: string
      /** What the buyer gets. */
      description: string | null
      /** What the outlet asks of the text. */
      requirements: string | null
      /** Days until publication, at the least. */
      min_delivery_days: number
      /** Days until publication, at the most. */
      max_delivery_days: number
      /** Whether the marketplace puts it forward. */
      is_featured: boolean
      /** When the product was created. */
      created_at: string
      /** Name of the outlet. */
      outlet_name: string
      /** Address of the outlet's web site. */
      website_url: string | null
      /** Address of the outlet's logo. */
      logo: string | null
      /** The outlet's city. */
      city: string | null
      /** Full name of the outlet's state or region. */
      state: string | null
      /** Full name of the outlet's country, or Global. */
      country: string | null
      /** The channels it includes, the first one first. */
      channels: (components['schemas']['OutletProductChannel'])[]
      /** The outlet's tags, by name. */
      tags: (components['schemas']['ListingTag'])[]
      /** Its prices that the caller sees, STANDARD first. */
      prices: (components['schemas']['ListingPrice'])[]
    }
    /** A channel that a listed product includes. */
    OutletProductChannel: {
      /** Where the placement appears. */
      channel_type: components['schemas']['ChannelType']
      /** In what form it appears; social channels have none. */
      placement_type: components['schemas']['PlacementType'] | null
      /** Whether its links pass authority on. */
      is_do_follow: boolean
      /** Domain authority, 0 to 100. */
      domain_authority: number | null
      /** Domain ranking, 0 to 100. */
      domain_ranking: number | null
      /** Name of the disclaimer on paid placements. */
      disclaimer_name: string | null
      /** What readers see of the disclaimer. */
      disclaimer_description: string | null
    }
    /** A publication that sells placements. */
    OutletReference: {
      /** Id of the outlet. */
      id: string
      /** Name of the publication. */
      name: string
      /** Address of its logo. */
      logo: string | null
      /** Address of its web site. */
      website_url: string | null
    }
    /** Where an outlet stands in the marketplace. */
    OutletStatus: "ACTIVE" | "ARCHIVED" | "DRAFT" | "INACTIVE" | "PENDING_AGREEMENT" | "PENDING_REVIEW" | "REJECTED" | "SUSPENDED"
    /** One page of a list of CampaignWithArticles records. */
    PageOfCampaignWithArticles: {
      /** The records of this page. */
      records: (components['schemas']['CampaignWithArticles'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of Disclaimer records. */
    PageOfDisclaimer: {
      /** The records of this page. */
      records: (components['schemas']['Disclaimer'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of MediaFile records. */
    PageOfMediaFile: {
      /** The records of this page. */
      records: (components['schemas']['MediaFile'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of Order records. */
    PageOfOrder: {
      /** The records of this page. */
      records: (components['schemas']['Order'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of OrderItem records. */
    PageOfOrderItem: {
      /** The records of this page. */
      records: (components['schemas']['OrderItem'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of OutletProduct records. */
    PageOfOutletProduct: {
      /** The records of this page. */
      records: (components['schemas']['OutletProduct'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of ProductListing records. */
    PageOfProductListing: {
      /** The records of this page. */
      records: (components['schemas']['ProductListing'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of ProfileCampaign records. */
    PageOfProfileCampaign: {
      /** The records of this page. */
      records: (components['schemas']['ProfileCampaign'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of Tag records. */
    PageOfTag: {
      /** The records of this page. */
      records: (components['schemas']['Tag'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of TeamProfile records. */
    PageOfTeamProfile: {
      /** The records of this page. */
      records: (components['schemas']['TeamProfile'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of WebhookDelivery records. */
    PageOfWebhookDelivery: {
      /** The records of this page. */
      records: (components['schemas']['WebhookDelivery'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** One page of a list of WebhookEndpoint records. */
    PageOfWebhookEndpoint: {
      /** The records of this page. */
      records: (components['schemas']['WebhookEndpoint'])[]
      /** How many records there are in all pages. */
      total_records: number
      /** How many pages there are. */
      total_pages: number
      /** The number of this page. */
      current_page: number
      /** The number of the next page; null on the last. */
      next_page: number | null
      /** The number of the page before; null on the first. */
      previous_page: number | null
    }
    /** Where the payment of an order stands. */
    PaymentStatus: "EXPIRED" | "FAILED" | "NOT_STARTED" | "OPEN" | "PAID" | "PROCESSING"
    /** A person who works with the marketplace: for a team, as a writer or as an operator. */
    Person: {
      /** Id of the user. */
      id: string
      /** First name. */
      first_name: string
      /** Last name; empty when there is none. */
      last_name: string
    }
    /** A person who works with the marketplace: for a team, as a writer or as an operator. */
    PersonName: {
      /** First name. */
      first_name: string
      /** Last name; empty when there is none. */
      last_name: string
    }
    /** What a team has ordered for a profile. Amounts are US dollars. */
    PlacedOrder: {
      /** Id of the order. */
      id: string
      /** Id of the profile it is for. */
      profile_id: string | null
      /** Id of the user who buys. */
      client_id: string | null
      /** Id of the user who checked out. */
      checkout_by_id: string | null
      /** Id of the team that ordered. */
      team_id: string
      /** What is to be paid: subtotal - discount - credits + processing fee. */
      total: number
      /** Sum of its line items. */
      subtotal: number
      /** What is added for processing the payment. */
      processing_fee: number
      /** What is taken off. */
      discount: number
      /** What team credits paid. */
      credits_applied: number
      /** Code of a coupon. */
      coupon: string | null
      /** Secret of its payment: only for a token that may write. */
      client_secret: string
      /** When it was paid. */
      date_paid: string | null
      /** Where it stands. */
      status: components['schemas']['OrderStatus']
      /** Where its payment stands. */
      payment_status: components['schemas']['PaymentStatus']
      /** Until when the open payment waits. */
      payment_expires_at: string | null
      /** Its number for people; it opens the guest page. */
      reference_number: string
      /** Its number in another system. */
      external_reference_number: string | null
      /** Reference number of its invoice. */
      customer_invoice_id: string | null
      /** Where it was paid. */
      customer_invoice_source: components['schemas']['InvoiceSource'] | null
      /** When its invoice was issued. */
      customer_invoice_date: string | null
      /** Address of its invoice. */
      customer_invoice_url: string | null
      /** Whether somebody without an account ordered. */
      is_guest_order: boolean
      /** E-mail address of that guest. */
      guest_email: string | null
      /** E-mail address of the account owner when it was ordered. */
      account_owner_email: string | null
      /** The payment processor's id of that guest. */
      guest_processor_customer_id: string | null
      /** Id of the last payment that was begun. */
      checkout_session_id: string | null
      /** The provider's id of the payment that succeeded. */
      payment_intent_id: string | null
      /** The buyer's analytics id. */
      analytics_distinct_id: string | null
      /** What other systems note on it. */
      metadata: { [key: string]: unknown } | null
      /** Address of the page where anybody who has it can pay; none once it is paid. Only for a token that may write. */
      checkout_link: string | null
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
      /** Its lines, in their order. */
      line_items: (components['schemas']['PlacedOrderLineItem'])[]
    }
    /** A line of an order: a product and how many units of it. */
    PlacedOrderLineItem: {
      /** Id of the product. */
      product_id: string
      /** Whether it comes in addition to another line item. */
      is_add_on: boolean
      /** Price of one unit in US dollars, fixed when it was ordered. */
      price: number
      /** Number of units. */
      quantity: number
      /** Id of the line item that it comes in addition to. */
      linked_order_line_item_id: string | null
    }
    /** In what form a placement appears. */
    PlacementType: "FULL_FEATURE" | "LISTICLE" | "MENTION" | "PRESS_RELEASE" | "QUOTE"
    /** For whom a price is. */
    PricingTier: "PRO" | "STANDARD"
    /** A placement that an outlet sells. */
    Product: {
      /** Id of the product. */
      id: string
      /** Its name. */
      name: string
      /** What the buyer gets. */
      description: string | null
      /** What the outlet asks of the text. */
      requirements: string | null
      /** Days until publication, at the least. */
      min_delivery_days: number
      /** Days until publication, at the most. */
      max_delivery_days: number
      /** Whether the marketplace puts it forward. */
      is_featured: boolean
      /** Whether it can be bought. */
      active: boolean
      /** Addresses of earlier placements. */
      example_links: (string)[]
      /** Address of a picture. */
      image: string | null
      /** Address of its logo. */
      logo: string | null
      /** Address of a picture of an earlier placement. */
      example_screenshot: string | null
      /** Id of its type. */
      type_id: string
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
      /** Its prices that the caller sees, STANDARD first. */
      prices: (components['schemas']['ProductPrice'])[]
    }
    /** A kind of product: the prefix of its type. */
    ProductKind: "ADD_ON" | "FULL_FEATURE" | "NEWSLETTER" | "PRESS_RELEASE" | "SOCIAL"
    /** A product as the catalogue lists it, with its outlet, channels, tags and prices. */
    ProductListing: {
      /** Id of the product. */
      id: string
      /** Name of the product. */
      name: string
      /** What the buyer gets. */
      description: string | null
      /** What the outlet asks of the text. */
      requirements: string | null
      /** Days until publication, at the least. */
      min_delivery_days: number
      /** Days until publication, at the most. */
      max_delivery_days: number
      /** Whether the marketplace puts it forward. */
      is_featured: boolean
      /** Addresses of earlier placements. */
      example_links: (string)[]
      /** When the product was created. */
      created_at: string
      /** Id of its outlet. */
      outlet_id: string
      /** Name of the outlet. */
      outlet_name: string
      /** Address of the outlet's web site. */
      website_url: string | null
      /** Address of the outlet's logo. */
      logo: string | null
      /** Full name of the outlet's country, or Global. */
      country: string | null
      /** Full name of the outlet's state or region. */
      state: string | null
      /** The outlet's city. */
      city: string | null
      /** Whether search engines index its placements. */
      is_indexed: boolean
      /** Id of the first channel. */
      channel_id: string
      /** Type of the first channel. */
      channel_type: components['schemas']['ChannelType']
      /** Placement type of the first channel. */
      placement_type: components['schemas']['PlacementType'] | null
      /** Domain authority of the first channel, 0 to 100. */
      domain_authority: number | null
      /** Domain ranking of the first channel, 0 to 100. */
      domain_ranking: number | null
      /** Whether links of the first channel pass authority on. */
      is_do_follow: boolean
      /** Name of the first channel's disclaimer. */
      disclaimer: string | null
      /** Its prices that the caller sees, STANDARD first. */
      prices: (components['schemas']['ListingPrice'])[]
      /** The outlet's tags, by name. */
      tags: (components['schemas']['ListingTag'])[]
      /** The channels it includes, the first one first. */
      includes: (components['schemas']['ListingChannel'])[]
    }
    /** What a product costs for a tier. */
    ProductPrice: {
      /** Price of one unit, in US dollars. */
      unit_amount: number
      /** For whom the price is. */
      pricing_tier: components['schemas']['PricingTier']
    }
    /** The company or brand behind an order or a campaign. */
    Profile: {
      /** Id of the profile. */
      id: string
      /** Id of the team it belongs to. */
      team_id: string
      /** Name of the company or brand. */
      name: string
      /** Address of its web site. */
      website_url: string
      /** What it is and does. */
      overview: string
      /** What it sells. */
      products_and_services: string
      /** What it has achieved. */
      key_achievements: (string)[]
      /** What sets it apart. */
      unique_value_propositions: (string)[]
      /** Its TOPIC tags, each by id or name as it was given. */
      industry: (string)[]
      /** Its AUDIENCE tags, each by id or name as it was given. */
      target_audience: (string)[]
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
    }
    /** What a team plans for a profile: articles with a common purpose. */
    ProfileCampaign: {
      /** Id of the campaign. */
      id: string
      /** Its name. */
      name: string
      /** The team's own name for it, unique within the team. */
      reference: string | null
      /** Id of its profile. */
      profile_id: string
      /** When it was created. */
      created_at: string
      /** When it or its questionnaire was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
    }
    /** One unit of a line item: what is delivered and accounted for. Amounts are US dollars. */
    ProfileOrderItem: {
      /** Id of the order item. */
      id: string
      /** Id of the profile it is for. */
      profile_id: string | null
      /** Id of the campaign it is assigned to. */
      campaign_id: string | null
      /** Id of the product: the line item's, until a swap. */
      product_id: string
      /** Whether it comes in addition to another line item. */
      is_add_on: boolean
      /** Its name. */
      name: string
      /** What the buyer gets. */
      description: string | null
      /** Its name for programs. */
      type: string
      /** Days until publication, at the least. */
      min_delivery_days: number
      /** Days until publication, at the most. */
      max_delivery_days: number
      /** The outlet that sells it. */
      outlet: components['schemas']['OutletReference']
      /** The channels of the outlet that it includes, the first one first. */
      includes: (components['schemas']['IncludedChannel'])[]
      /** What was ordered in addition, in the order of the line items. */
      add_ons?: (components['schemas']['AddOn'])[]
    }
    /** The company or brand behind an order or a campaign. */
    ProfileReference: {
      /** Id of the profile. */
      id: string
      /** Name of the company or brand. */
      name: string
      /** Address of its logo. */
      logo: string | null
    }
    /** What a profile stands for. */
    ProfileType: "BRAND" | "COMPANY" | "INDIVIDUAL"
    /** What a team tells the writers of a campaign. */
    Questionnaire: {
      /** Id of the questionnaire. */
      id: string
      /** Id of its campaign. */
      campaign_id: string
      /** Words the articles are to be found by. */
      keywords: string | null
      /** What the campaign is to reach. */
      objectives: string | null
      /** Whom the articles are for. */
      target_audience: string | null
      /** How the articles are to sound. */
      tone: string | null
      /** Texts to write like, or their addresses. */
      writing_samples: string | null
      /** Key of a file with more of it. */
      file_id: string | null
      /** Name of that file. */
      file_name: string | null
      /** Size of that file, in bytes. */
      file_size: number | null
      /** Address of that file, signed afresh on each read and valid for one hour; null when it was deleted. */
      file_url: string | null
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
    }
    /** Rename a folder */
    RenameFolderInput: {
      /** Its name, 1 to 255 characters on one line. */
      name: string
    }
    /** Deliver every event since a moment once more */
    ReplayWebhookEventsInput: {
      /** Events that happened then or later; they are kept for 30 days. */
      since: string
    }
    /** Deliver every event since a moment once more */
    ReplayedEvents: {
      /** Delivers every event since a moment once more, in order, also what came while the endpoint was disabled; answers how many. */
      replayed_count: number
    }
    /** Ask for changes of the brief of an article */
    RequestBriefChangesInput: {
      /** Changes to make, 1 to 2,000 characters. Kept in the status history, which the team and operators read. */
      notes: string
    }
    /** Ask for changes of the draft of an article */
    RequestDraftChangesInput: {
      /** Changes to make, 1 to 2,000 characters. Kept in the status history, which the team and operators read. */
      notes: string
    }
    /** Replace the signing secret; the answer shows the new one, this once */
    RotateWebhookSecretInput: {
      /** How long deliveries carry a signature of the old secret too, in seconds: 0 to 604,800 (7 days); a day when absent. */
      overlap_seconds?: number
    }
    /** Who is calling. */
    Session: {
      /** How the caller authenticated: api_token or operator_token. */
      source: string
      /** ID of the team that the token belongs to. */
      team_id: string
      /** What the token may do. */
      token_type: components['schemas']['TokenType']
      /** The effective scopes. */
      scopes: (string)[]
      /** Whether prices of all tiers are seen. */
      pro_pricing_enabled: boolean
    }
    /** List the states of active outlets */
    States: {
      /** States and regions of active outlets. */
      states: (string)[]
    }
    /** It is done. */
    Success: {
      /** Always true. */
      success: true
    }
    /** A label of outlets and profiles. */
    Tag: {
      /** The label, unique within its category. */
      name: string
    }
    /** What a tag speaks of. */
    TagCategory: "AUDIENCE" | "COMPANY_SIZE" | "LOCATION" | "ROLE" | "TOPIC"
    /** A customer of the marketplace: what it orders, plans and keeps belongs to it alone. */
    Team: {
      /** Its name. */
      name: string
      /** Its name in addresses, unique: the name and the referral code; it follows the name. */
      slug: string
      /** What those it recommends the marketplace to quote; unique, never changes. */
      referral_code: string
      /** E-mail address it is reached at. */
      contact_email: string | null
      /** E-mail address its invoices go to. */
      billing_email: string | null
    }
    /** The company or brand behind an order or a campaign. */
    TeamProfile: {
      /** Id of the profile. */
      id: string
      /** Name of the company or brand. */
      name: string
      /** Name in the register of companies. */
      legal_company_name: string | null
      /** What it stands for. */
      type: components['schemas']['ProfileType']
      /** Address of its logo. */
      logo: string | null
      /** Where it is at home. */
      location: string | null
      /** What it is and does. */
      overview: string
      /** What it sells. */
      products_and_services: string
      /** Address of its shared folder. */
      google_drive_link: string | null
      /** Texts that show how it writes. */
      writing_samples: string | null
      /** What it wants from placements, such as BRAND_AWARENESS. */
      primary_goals: (string)[]
      /** Address of its web site. */
      website_url: string
      /** Id of the team it belongs to. */
      team_id: string
      /** Id of its tone and voice. */
      brand_tone_and_voice_id: string | null
      /** When its texts were last generated. */
      last_generated_at: string | null
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** When it was deleted. */
      deleted_at: string | null
    }
    /** What a token may do. */
    TokenType: "custom" | "full_access" | "read_only"
    /** Save the brief link or the name of an article; its status stays */
    UpdateArticleInput: {
      /** Address of the shared document with the brief, http or https, or null. */
      brief_shared_doc_url?: string | null
      /** Its name, 1 to 255 characters on one line. */
      name?: string
    }
    /** Change a campaign and its questionnaire */
    UpdateCampaignInput: {
      /** Its name, 1 to 255 characters on one line. */
      name?: string
      /** What it is about, at most 10,000 characters, or null. */
      description?: string | null
      /** Words the articles are to be found by, at most 10,000 characters, or null. */
      keywords?: string | null
      /** What it is to reach, 1 to 10,000 characters. */
      objectives?: string
      /** Whom the articles are for, at most 10,000 characters, or null. */
      target_audience?: string | null
      /** How the articles are to sound, at most 10,000 characters, or null. */
      tone?: string | null
      /** Texts to write like, or their addresses, at most 10,000 characters, or null. */
      writing_samples?: string | null
      /** Key of an uploaded file of the team with more of it, or null. */
      file_id?: string | null
    }
    /** Change what a comment says */
    UpdateCommentInput: {
      /** What it says, 1 to 10,000 characters without the white space around it. */
      content: string
    }
    /** Change a profile: lists of tags are replaced, an empty one clears */
    UpdateProfileInput: {
      /** Name of the company or brand: 1 to 255 characters on one line. */
      name?: string
      /** Address of its web site, http or https, or empty. */
      website_url?: string
      /** What it is and does. */
      overview?: string
      /** What it sells. */
      products_and_services?: string
      /** What it has achieved. */
      key_achievements?: (string)[]
      /** What sets it apart. */
      unique_value_propositions?: (string)[]
      /** Its topics, each the UUID of a TOPIC tag or a name of your own. */
      industry?: (string)[]
      /** Whom it speaks to, each the UUID of an AUDIENCE tag or a name of your own. */
      target_audience?: (string)[]
    }
    /** Change your team: a new name changes the slug too */
    UpdateTeamInput: {
      /** Its name, 1 to 255 characters on one line; the slug follows. */
      name?: string
      /** E-mail address it is reached at, or null. */
      contact_email?: string | null
      /** E-mail address its invoices go to, or null. */
      billing_email?: string | null
    }
    /** Change a webhook endpoint */
    UpdateWebhookEndpointInput: {
      /** Where events are posted to: an https:// URL of at most 2,048 characters. */
      url?: string
      /** What it asks for, at least one of `article.status_changed`, `comment.created`, `comment.updated`, `comment.archived`, `comment.*`. */
      topics?: ("article.status_changed" | "comment.created" | "comment.updated" | "comment.archived" | "comment.*")[]
      /** What it is for, at most 1,000 characters, or null. */
      description?: string | null
      /** Whether events are delivered to it. False gives up what is still to be delivered; true forgets why it was disabled. */
      enabled?: boolean
    }
    /** Upload files: all of them or none */
    UploadFilesInput: {
      /** The files, 1 to 5: jpg, jpeg, png and webp of at most 5 MB each; docx, pdf and txt of at most 25 MB each. */
      files: (Blob)[]
      /** The folder they go to; null or absent is the root. */
      folder_id?: string | null
    }
    /** A file in a team's media library. */
    UploadedFile: {
      /** Id of the file. */
      id: string
      /** Its unguessable name; wherever an id is asked for, it is accepted as well. */
      file_key: string
      /** Where its content is for anybody, signed afresh on each read for one hour. */
      file_url: string
      /** Its name as uploaded, made safe to show; several may have the same. */
      name: string
      /** Size of the content in bytes. */
      size: number
      /** Media type of the content. */
      mime_type: string
      /** The folder it lies in; absent at the root. */
      folder_id: string | null
    }
    /** Upload files: all of them or none */
    UploadedFiles: {
      /** Adds files to the media library: all of them or none. */
      files: (components['schemas']['UploadedFile'])[]
    }
    /** One attempt of a delivery; kept for 30 days. */
    WebhookAttempt: {
      /** Its number within the delivery, from 1. */
      number: number
      /** HTTP status of the answer; absent when none came. */
      response_status: number | null
      /** First kilobyte of the answer. */
      response_body: string | null
      /** Why it failed, when not for the status alone. */
      error: string | null
      /** How long it took, in milliseconds. */
      latency_ms: number
      /** When it began. */
      created_at: string
    }
    /** The delivery of one event to one endpoint; kept for 30 days. */
    WebhookDelivery: {
      /** Id of the delivery. */
      id: string
      /** The endpoint it goes to. */
      endpoint_id: string
      /** The event it carries: the `webhook-id` header. */
      event_id: string
      /** The delivery that it repeats by request. */
      replay_of_id: string | null
      /** The event it carries. */
      event: components['schemas']['DeliveredEvent']
      /** How far it is. */
      status: components['schemas']['WebhookDeliveryStatus']
      /** Attempts so far: at most 10 by the schedule, and 20 by `replayWebhookDelivery`. */
      attempt_count: number
      /** When it is due, or due again; absent when it is over. */
      next_attempt_at: string | null
      /** When it succeeded or was given up. */
      completed_at: string | null
      /** The attempts, first one first. */
      attempts: (components['schemas']['WebhookAttempt'])[]
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
    }
    /** How far a delivery is. */
    WebhookDeliveryStatus: "FAILED" | "PENDING" | "SUCCEEDED"
    /** A team's receiver of events. */
    WebhookEndpoint: {
      /** Id of the endpoint. */
      id: string
      /** Where events are posted to. */
      url: string
      /** What it asks for: `article.status_changed`, `comment.created`, `comment.updated`, `comment.archived`, `comment.*`. */
      topics: (string)[]
      /** What it is for, in the words of the team. */
      description: string | null
      /** Whether events are delivered to it. */
      enabled: boolean
      /** Why it was disabled; absent when the team did it, or while it is enabled. */
      disabled_reason: string | null
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
    }
    /** A team's receiver of events. */
    WebhookEndpointWithSecret: {
      /** Id of the endpoint. */
      id: string
      /** Where events are posted to. */
      url: string
      /** What it asks for: `article.status_changed`, `comment.created`, `comment.updated`, `comment.archived`, `comment.*`. */
      topics: (string)[]
      /** What it is for, in the words of the team. */
      description: string | null
      /** Whether events are delivered to it. */
      enabled: boolean
      /** Why it was disabled; absent when the team did it, or while it is enabled. */
      disabled_reason: string | null
      /** When it was created. */
      created_at: string
      /** When it was last changed. */
      updated_at: string
      /** Signing secret, `whsec_…`. Later requests do not return it. */
      secret: string
    }
    /** The lists that the token may export, and what can be written of each. */
    Exports: {
      /** The lists, by name. */
      lists: (components['schemas']['ExportList'])[]
      /** The types of the records of these lists, and of those that relations lead to. */
      types: (components['schemas']['ExportType'])[]
    }
    /** A list that can be exported. */
    ExportList: {
      /** Its name: the root field of the graph. */
      name: string
      /** The type of its records. */
      type: string
      /** What is in it. */
      description: string
    }
    /** A type of records. */
    ExportType: {
      /** Its name in the graph. */
      name: string
      /** What such a record is. */
      description: string
      /** What can be written of it. */
      fields: ({
        /** Its name. */
        name: string
        /** The scalar or enum of the graph that its values have. */
        type: string
        /** Whether there are several: an array in JSON Lines, a JSON array in a cell of CSV. */
        is_list: boolean
        /** Whether exports of such records write it when they name no fields. */
        is_default: boolean
        /** What it says. */
        description: string
      })[]
      /** What belongs to it; a path leads over two that are lists at most. */
      relations: ({
        /** Its name: the first part of `outlet.name`. */
        name: string
        /** The type of the records that it leads to. */
        type: string
        /** Whether there are several: an array in JSON Lines, a JSON array in a cell of CSV. */
        is_list: boolean
        /** What they are to the record. */
        description: string
      })[]
    }
    /** What to export of a list. */
    ExportRequest: {
      /** The fields to write, `outlet.name` or `tags.name` among them, as `GET /exports` tells; all of its own when absent. */
      fields?: (string)[]
      /** Conditions, as the list of the graph takes them. */
      where?: { [key: string]: unknown }
      /** The order of the records; by id when absent. */
      orderBy?: {
        /** By which of the orders of the list. */
        field: string
        /** In which direction. */
        direction: "ASC" | "DESC"
      }
      /** What the list shows, as its argument `show` in the graph takes it; only of lists that have one. */
      show?: string
      /** Adds records that were deleted softly. */
      includeArchived?: boolean
      /** At most so many records. */
      limit?: number
    }
    /** An article moved to another status. */
    ArticleStatusChangedEvent: {
      /** The topic. */
      type: "article.status_changed"
      /** When it happened. */
      timestamp: string
      /** What happened. */
      data: {
        /** The article. */
        article: {
          /** Id of the article. */
          id: string
          /** Its name. */
          name: string
          /** Id of its campaign. */
          campaign_id: string | null
          /** Id of its profile. */
          profile_id: string | null
        }
        /** The status that it has now. */
        status: {
          /** Its name for people. */
          name: string
          /** Its name for programs, such as `pending-draft`. */
          prefix: string
          /** The color it is shown in. */
          color: string
        }
        /** The status that it had before. */
        previous_status: {
          /** Its name for people. */
          name: string
          /** Its name for programs, such as `pending-draft`. */
          prefix: string
          /** The color it is shown in. */
          color: string
        }
        /** Counts the events of the article over all topics: what has the higher one is later. */
        sequence: number
      }
    }
    /** Somebody commented on an article. */
    CommentCreatedEvent: {
      /** The topic. */
      type: "comment.created"
      /** When it happened. */
      timestamp: string
      /** What happened. */
      data: {
        /** The comment, as it is now. */
        comment: {
          /** Its reference: `c_` and 10 characters. */
          id: string
          /** What it says. */
          content: string
          /** Whom it shows as its author. */
          author: {
            /** Name of the author. */
            name: string
          }
          /** Reference of the root that it replies to; null for a root. */
          parent_comment_id: string | null
          /** When it was created. */
          created_at: string
          /** When it was last changed. */
          updated_at: string
        }
        /** Id of the article. */
        article_id: string
        /** Counts the events of the article over all topics: what has the higher one is later. */
        sequence: number
      }
    }
    /** A comment says something else. */
    CommentUpdatedEvent: {
      /** The topic. */
      type: "comment.updated"
      /** When it happened. */
      timestamp: string
      /** What happened. */
      data: {
        /** The comment, as it is now. */
        comment: {
          /** Its reference: `c_` and 10 characters. */
          id: string
          /** What it says. */
          content: string
          /** Whom it shows as its author. */
          author: {
            /** Name of the author. */
            name: string
          }
          /** Reference of the root that it replies to; null for a root. */
          parent_comment_id: string | null
          /** When it was created. */
          created_at: string
          /** When it was last changed. */
          updated_at: string
        }
        /** Id of the article. */
        article_id: string
        /** Counts the events of the article over all topics: what has the higher one is later. */
        sequence: number
      }
    }
    /** A comment was archived. */
    CommentArchivedEvent: {
      /** The topic. */
      type: "comment.archived"
      /** When it happened. */
      timestamp: string
      /** What happened. */
      data: {
        /** The comment, as it is now. */
        comment: {
          /** Its reference: `c_` and 10 characters. */
          id: string
          /** What it says. */
          content: string
          /** Whom it shows as its author. */
          author: {
            /** Name of the author. */
            name: string
          }
          /** Reference of the root that it replies to; null for a root. */
          parent_comment_id: string | null
          /** When it was created. */
          created_at: string
          /** When it was last changed. */
          updated_at: string
        }
        /** Id of the article. */
        article_id: string
        /** Counts the events of the article over all topics: what has the higher one is later. */
        sequence: number
      }
    }
    /** A test that was asked for. */
    WebhookTestEvent: {
      /** The topic. */
      type: "webhook.test"
      /** When it happened. */
      timestamp: string
      /** What happened. */
      data: {
        /** That this is a test. */
        message: string
        /** Id of the endpoint. */
        endpoint_id: string
      }
    }
    /** What went wrong (RFC 9457). */
    Problem: {
      /** The page of this server that explains the code. */
      type: string
      /** Name of the status. */
      title: string
      /** HTTP status. */
      status: number
      /** What is wrong with this request, for people. */
      detail: string
      /** The same text as `detail`. */
      message: string
      /** What is wrong, for programs. */
      code: "malformed_request" | "persisted_query_not_supported" | "validation_failed" | "unauthenticated" | "invalid_token" | "missing_scope" | "read_only_token" | "wrong_team" | "not_comment_author" | "operator_token" | "operator_only" | "persisted_query_only" | "invalid_signature" | "not_found" | "route_not_found" | "persisted_query_not_found" | "method_not_allowed" | "request_timeout" | "invalid_transition" | "idempotency_in_progress" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "idempotency_key_reused" | "query_too_expensive" | "rate_limited" | "headers_too_large" | "internal_error" | "unavailable"
      /** The `X-Request-Id` of the answer. */
      request_id: string
      /** Every issue of the input with `validation_failed`; the reason, with an empty path, with other codes. */
      issues?: (components['schemas']['Issue'])[]
    }
    /** An issue of the request. [Issue codes](/docs/errors#issue-codes) lists the codes and the parameters of each. */
    Issue: {
      /** Where, in the names that were sent; empty for the whole. */
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
      unit?: "characters" | "words" | "items" | "different_items" | "bytes" | "megabytes" | "USD" | "tokens" | "webhook_endpoints" | "invitations_for_address" | "invitations_per_day" | "imports" | "outlets" | "channels" | "add_ons" | "compliance_issues" | "filters"
      /** Allowed values or names. */
      allowed?: (string)[]
      /** Expected type or format. */
      expected?: "string" | "number" | "integer" | "boolean" | "time" | "amount" | "list" | "object" | "single_value" | "file" | "json" | "uuid" | "email" | "url" | "uri" | "slug" | "line" | "phone_number" | "ascii" | "time_zone" | "two_decimals" | "pattern"
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
   * Confirm a token and learn its team, type and scopes
   *
   * Tells whose token it is: its team, its type and its effective scopes. Use it to check a token, and to learn the team id that other paths ask for.
   *
   * Any valid token will do.
   */
  getSession: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Read your team
   *
   * The public view of the team that the token belongs to. No other team is shown.
   *
   * Needs the scope `teams.read`.
   */
  getTeam: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the team. */
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
   * Change your team: a new name changes the slug too
   *
   * Changes the name or the addresses of your team; what is absent stays. A new name changes the slug too; the referral code never changes.
   *
   * Needs the scope `teams.update`.
   */
  updateTeam: {
    parameters: {
      query?: never
      header?: {
        /** Change the record only if it still has this `ETag`; otherwise a 412. */
        'If-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the team. */
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
   * A profile is the company or brand that orders and campaigns are for. Only its name is required. `industry` and `target_audience` take ids of tags, or names of your own.
   *
   * Needs the scope `profiles.create`.
   */
  createProfile: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Change a profile: lists of tags are replaced, an empty one clears
   *
   * What is absent stays. A list that is given takes the place of the old one, and an empty list clears it; nothing may be null.
   *
   * Needs the scope `profiles.update`.
   */
  updateProfile: {
    parameters: {
      query?: never
      header?: {
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the profile. */
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
   * List the profiles of your team
   *
   * The profiles of your team, with what is known of each company or brand.
   *
   * Needs the scope `profiles.lists`.
   */
  listProfiles: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the team. */
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
   * List the orders of your team
   *
   * The orders of your team with their line items, the newest first. Every order that is not paid carries a `checkout_link` at which a guest can pay it.
   *
   * Needs the scope `orders.lists`.
   */
  listOrders: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "total" | "date_paid" | "reference_number"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Without effect: the list is your team's. */
        'filters[team_ids]'?: string
        /** A part of its number for people or of that in another system, without case. */
        'filters[search]'?: string
        /** Where it stands. */
        'filters[status]'?: components['schemas']['OrderStatus']
        /** Where its payment stands. */
        'filters[payment_status]'?: components['schemas']['PaymentStatus']
        /** Id of the profile it is for. */
        'filters[profile_id]'?: string
        /** When it was created. Minimum, inclusive. */
        'filters[start_date]'?: string
        /** Created then or before; a date alone includes that day. */
        'filters[end_date]'?: string
        /** When it was paid. Minimum, inclusive. */
        'filters[paid_start_date]'?: string
        /** Paid then or before; a date alone includes that day. */
        'filters[paid_end_date]'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Read an order with its line items, outlets and channels
   *
   * One order with its line items, their outlets and the channels that each product includes, and the name and address of its buyer.
   *
   * Needs the scope `orders.read`.
   */
  getOrder: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the order. */
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
   * Orders 1 to 100 products for a profile in one transaction: prices are fixed, and the credits of the team are used unless `apply_credits` is false. The order begins as CREATED; its `checkout_link` can be shared with whoever pays. Where credits alone cover the order, `total` is 0, `status` is CREATED and `payment_status` is NOT_STARTED. A job then marks the order as PAID within about a second: read `GET /orders/{order_id}` until it is. With a discount, an order whose `total` is 0 stays CREATED until an operator confirms it. Send an `Idempotency-Key`, so that a retry never orders twice.
   *
   * Needs the scope `orders.create`.
   */
  checkout: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * List the orders for a profile
   *
   * The orders for one profile, in the same form as the list of all orders. A date without a time stands for the whole day, in UTC.
   *
   * Needs the scope `orders.lists`.
   */
  listProfileOrders: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "total" | "date_paid" | "reference_number"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** When it was created. Minimum, inclusive. */
        'start_date'?: string
        /** Created then or before; a date alone includes that day. */
        'end_date'?: string
        /** If `true`, returns only paid orders. Defaults to `false`. */
        'paid_orders_only'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the profile. */
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
   * List the order items of your team: one for each ordered unit
   *
   * One record for each unit that was ordered, with its article, outlet and accounting. `filters[order_id]` finds the articles of an order: `article_id` is null until the order is paid, and for add-ons. Costs of the marketplace are null for the tokens of teams.
   *
   * Needs the scope `orders.lists`.
   */
  listOrderItems: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Id of its order. */
        'filters[order_id]'?: string
        /** Id of the campaign it is assigned to. */
        'filters[campaign_id]'?: string
        /** Id of the article. */
        'filters[article_id]'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * The units that were ordered for a profile, such as to assign them to a campaign. All of them, unless `limit` or `page` is sent. `aggregate_add_ons` leaves add-ons out of the list and shows each within the item that it belongs to.
   *
   * Needs the scope `orders.lists`.
   */
  listProfileOrderItems: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. All records are returned when neither `limit` nor `page` is sent. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. All records are returned when neither `limit` nor `page` is sent. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Kind of its product. */
        'type'?: components['schemas']['ProductKind']
        /** Whether it comes in addition to another item. */
        'is_add_on'?: boolean
        /** A part of the product's or the outlet's name, or of the order's number, without case. */
        'search'?: string
        /** If `true`, excludes add-ons from `records` and returns them in `add_ons` of the items they were ordered with. Defaults to `false`. */
        'aggregate_add_ons'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the profile. */
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
   * The products of outlets, one record for each product. All filters that are sent must hold; of a list of values any. Only products of ACTIVE outlets are shown, unless `filters[status]` says otherwise. Prices are those that your team sees.
   *
   * Needs the scope `outlets.lists`.
   */
  listOutlets: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "domain_authority" | "domain_ranking"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Words to search for, at most 10, in the names of product and outlet, the host of the website, the tags and the category. All must be found, in any order. The last word may be a prefix. Words of 5 letters may have one typo, words of 9 two. Accents and case are ignored; synonyms are found. Sorts by relevance unless `sort_by` is sent. */
        'q'?: string
        /** Product or outlet name contains this text, without case. */
        'filters[search]'?: string
        /** Where the outlet stands; without it, only what is on sale is listed. */
        'filters[status]'?: components['schemas']['OutletStatus']
        /** Types of all its channels. */
        'filters[channel_type]'?: components['schemas']['ChannelType']
        /** Placement types of all its channels. */
        'filters[placement_type]'?: components['schemas']['PlacementType']
        /** Whether links of at least one of its channels pass authority on. */
        'filters[is_do_follow]'?: boolean
        /** Whether search engines index its placements. */
        'filters[is_indexed]'?: boolean
        /** Names of the disclaimers of all its channels, compared exactly, with case. */
        'filters[disclaimer]'?: string
        /** Names of the outlet's tags, compared exactly, with case. Any of these values matches. */
        'filters[tags][]'?: (string)[]
        /** Full name of the outlet's country, compared exactly, with case. Global outlets match too. */
        'filters[country]'?: string
        /** Whether Global outlets are included. Defaults to true. */
        'filters[include_global]'?: boolean
        /** Full name of the outlet's state or region. */
        'filters[state]'?: string
        /** The outlet's city. */
        'filters[city]'?: string
        /** Lowest price the caller sees, in US dollars. Minimum, inclusive. */
        'filters[pricing][min]'?: number
        /** Lowest price the caller sees, in US dollars. Maximum, inclusive. */
        'filters[pricing][max]'?: number
        /** Domain authority of the first channel. Minimum, inclusive. */
        'filters[domain_authority][min]'?: number
        /** Domain authority of the first channel. Maximum, inclusive. */
        'filters[domain_authority][max]'?: number
        /** Domain ranking of the first channel. Minimum, inclusive. */
        'filters[domain_ranking][min]'?: number
        /** Domain ranking of the first channel. Maximum, inclusive. */
        'filters[domain_ranking][max]'?: number
        /** Days until publication, at the most. Minimum, inclusive. */
        'filters[turnaround_time][min]'?: number
        /** Days until publication, at the most. Maximum, inclusive. */
        'filters[turnaround_time][max]'?: number
        /** If `true`, sorts by units in paid orders of the last 90 days, most first, and ignores `sort_by`. Defaults to `false`. */
        'filters[most_popular]'?: boolean
        /** If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`. Defaults to `false`. */
        'filters[new_last_30_days]'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Read an outlet with its channels
   *
   * One outlet, whatever its status, with all its channels.
   *
   * Needs the scope `outlets.read`.
   */
  getOutlet: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the outlet. */
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
   * Browse the products of one outlet
   *
   * The products of one outlet, add-ons among them, with the filters of the whole list. `filters[product_type]=ADD_ON` returns add-ons only.
   *
   * Needs the scope `outlets.read`.
   */
  listOutletProducts: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "domain_authority" | "domain_ranking"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Words to search for, at most 10, in the names of product and outlet, the host of the website, the tags and the category. All must be found, in any order. The last word may be a prefix. Words of 5 letters may have one typo, words of 9 two. Accents and case are ignored; synonyms are found. Sorts by relevance unless `sort_by` is sent. */
        'q'?: string
        /** Product or outlet name contains this text, without case. */
        'filters[search]'?: string
        /** Where the outlet stands; without it, only what is on sale is listed. */
        'filters[status]'?: components['schemas']['OutletStatus']
        /** Types of all its channels. */
        'filters[channel_type]'?: components['schemas']['ChannelType']
        /** Placement types of all its channels. */
        'filters[placement_type]'?: components['schemas']['PlacementType']
        /** Whether links of at least one of its channels pass authority on. */
        'filters[is_do_follow]'?: boolean
        /** Whether search engines index its placements. */
        'filters[is_indexed]'?: boolean
        /** Names of the disclaimers of all its channels, compared exactly, with case. */
        'filters[disclaimer]'?: string
        /** Names of the outlet's tags, compared exactly, with case. Any of these values matches. */
        'filters[tags][]'?: (string)[]
        /** Full name of the outlet's country, compared exactly, with case. Global outlets match too. */
        'filters[country]'?: string
        /** Whether Global outlets are included. Defaults to true. */
        'filters[include_global]'?: boolean
        /** Full name of the outlet's state or region. */
        'filters[state]'?: string
        /** The outlet's city. */
        'filters[city]'?: string
        /** Lowest price the caller sees, in US dollars. Minimum, inclusive. */
        'filters[pricing][min]'?: number
        /** Lowest price the caller sees, in US dollars. Maximum, inclusive. */
        'filters[pricing][max]'?: number
        /** Domain authority of the first channel. Minimum, inclusive. */
        'filters[domain_authority][min]'?: number
        /** Domain authority of the first channel. Maximum, inclusive. */
        'filters[domain_authority][max]'?: number
        /** Domain ranking of the first channel. Minimum, inclusive. */
        'filters[domain_ranking][min]'?: number
        /** Domain ranking of the first channel. Maximum, inclusive. */
        'filters[domain_ranking][max]'?: number
        /** Days until publication, at the most. Minimum, inclusive. */
        'filters[turnaround_time][min]'?: number
        /** Days until publication, at the most. Maximum, inclusive. */
        'filters[turnaround_time][max]'?: number
        /** If `true`, sorts by units in paid orders of the last 90 days, most first, and ignores `sort_by`. Defaults to `false`. */
        'filters[most_popular]'?: boolean
        /** If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`. Defaults to `false`. */
        'filters[new_last_30_days]'?: boolean
        /** Prefix of the type of the product. */
        'filters[product_type]'?: components['schemas']['ProductKind']
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the outlet. */
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
   * The countries that active outlets are in by their full names, `Global` among them.
   *
   * Needs the scope `outlets.read`.
   */
  listCountries: {
    parameters: {
      query?: {
        /** Returns only the countries with this text in their name, case-insensitive. All countries when omitted. */
        'country'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * The states that active outlets are in by their full names, of one country or of all.
   *
   * Needs the scope `outlets.read`.
   */
  listStates: {
    parameters: {
      query?: {
        /** Returns only the states of the country with this full name. All states when omitted. */
        'country'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * The cities that active outlets are in, of one country or state or of all.
   *
   * Needs the scope `outlets.read`.
   */
  listCities: {
    parameters: {
      query?: {
        /** Returns only the cities of the country with this full name. All cities when omitted. */
        'country'?: string
        /** Returns only the cities of the state with this full name. All cities when omitted. */
        'state'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * The names of tags, by which outlets are found and profiles described.
   *
   * Needs the scope `tags.lists`.
   */
  listTags: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `name`. */
        'sort_by'?: "name" | "created_at"
        /** Sort direction. Defaults to `asc`, and to `desc` if `sort_by` is sent. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** The label. Matches any part of the text, case-insensitive. */
        'filters[search]'?: string
        /** What it speaks of. */
        'filters[category]'?: components['schemas']['TagCategory']
        /** If `true`, returns all tags on one page. Defaults to `false`. */
        'filters[fetch_all]'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * The disclaimers that outlets put beside sponsored content. Their names and ids are values of catalogue filters.
   *
   * Needs the scope `outlet_disclaimers.lists`.
   */
  listDisclaimers: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `name`. */
        'sort_by'?: "name" | "created_at"
        /** Sort direction. Defaults to `asc`, and to `desc` if `sort_by` is sent. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** If `true`, returns all disclaimers on one page. Defaults to `false`. */
        'filters[fetch_all]'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Read a product with its prices
   *
   * One product, on sale or not, with the prices that your team sees.
   *
   * Needs the scope `products.read`.
   */
  getProduct: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the product. */
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
   * The add-ons that can be ordered with a product: those on sale at its outlet. An add-on has none. Prices are those that your team sees. `POST /orders/checkout` orders an add-on with `is_add_on: true`.
   *
   * Needs the scope `products.read`.
   */
  listProductAddOns: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "domain_authority" | "domain_ranking"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the product. */
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
   * Browse the product listings
   *
   * What is on sale, one record for each product with its outlet, channels, tags and prices. All filters that are sent must hold; of a list of values any. Add-ons are in the products of their outlet only.
   *
   * Needs the scope `products.read`.
   */
  listProductListings: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `domain_authority`. */
        'sort_by'?: "domain_authority" | "domain_ranking" | "price" | "created_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Words to search for, at most 10, in the names of product and outlet, the host of the website, the tags and the category. All must be found, in any order. The last word may be a prefix. Words of 5 letters may have one typo, words of 9 two. Accents and case are ignored; synonyms are found. Sorts by relevance unless `sort_by` is sent. */
        'q'?: string
        /** Product or outlet name contains this text, without case. */
        'filters[search]'?: string
        /** Types of all its channels. Any of these values matches. */
        'filters[channel_types][]'?: (components['schemas']['ChannelType'])[]
        /** Placement types of all its channels. Any of these values matches. */
        'filters[placement_types][]'?: (components['schemas']['PlacementType'])[]
        /** Names of the outlet's tags, compared exactly, with case. Any of these values matches. */
        'filters[tags][]'?: (string)[]
        /** Id of the product. Any of these values matches. */
        'filters[product_ids][]'?: (string)[]
        /** Ids of the disclaimers of all its channels. Any of these values matches. */
        'filters[disclaimer_ids][]'?: (string)[]
        /** Lowest price the caller sees, in US dollars. Minimum, inclusive. */
        'filters[min_price]'?: number
        /** Lowest price the caller sees, in US dollars. Maximum, inclusive. */
        'filters[max_price]'?: number
        /** Domain authority of the first channel. Minimum, inclusive. */
        'filters[min_da]'?: number
        /** Domain authority of the first channel. Maximum, inclusive. */
        'filters[max_da]'?: number
        /** Domain ranking of the first channel. Minimum, inclusive. */
        'filters[min_dr]'?: number
        /** Domain ranking of the first channel. Maximum, inclusive. */
        'filters[max_dr]'?: number
        /** Days until publication, at the most. Minimum, inclusive. */
        'filters[min_tat]'?: number
        /** Days until publication, at the most. Maximum, inclusive. */
        'filters[max_tat]'?: number
        /** Full name of the outlet's country, compared exactly, with case. Global outlets match too. */
        'filters[country]'?: string
        /** Whether Global outlets are included. Defaults to true. */
        'filters[include_global]'?: boolean
        /** Full name of the outlet's state or region. */
        'filters[state]'?: string
        /** The outlet's city. */
        'filters[city]'?: string
        /** Whether links of at least one of its channels pass authority on. */
        'filters[is_do_follow]'?: boolean
        /** Whether search engines index its placements. */
        'filters[is_indexed]'?: boolean
        /** If `true`, sorts by units in paid orders of the last 90 days, most first, and ignores `sort_by`. Defaults to `false`. */
        'filters[most_popular]'?: boolean
        /** If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`. Defaults to `false`. */
        'filters[new_last_30_days]'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Count the listings by the values of their filters
   *
   * Counts the listings for each value of a filter. Takes the filters of `GET /products/listings`. Each count equals its `total_records` with that value in place of the filters of the facet: `tags` are counted without `filters[tags]`. `filters[most_popular]` does not change the counts.
   *
   * Needs the scope `products.read`.
   */
  countListingFacets: {
    parameters: {
      query?: {
        /** Words to search for, at most 10, in the names of product and outlet, the host of the website, the tags and the category. All must be found, in any order. The last word may be a prefix. Words of 5 letters may have one typo, words of 9 two. Accents and case are ignored; synonyms are found. Sorts by relevance unless `sort_by` is sent. */
        'q'?: string
        /** Product or outlet name contains this text, without case. */
        'filters[search]'?: string
        /** Types of all its channels. Any of these values matches. */
        'filters[channel_types][]'?: (components['schemas']['ChannelType'])[]
        /** Placement types of all its channels. Any of these values matches. */
        'filters[placement_types][]'?: (components['schemas']['PlacementType'])[]
        /** Names of the outlet's tags, compared exactly, with case. Any of these values matches. */
        'filters[tags][]'?: (string)[]
        /** Id of the product. Any of these values matches. */
        'filters[product_ids][]'?: (string)[]
        /** Ids of the disclaimers of all its channels. Any of these values matches. */
        'filters[disclaimer_ids][]'?: (string)[]
        /** Lowest price the caller sees, in US dollars. Minimum, inclusive. */
        'filters[min_price]'?: number
        /** Lowest price the caller sees, in US dollars. Maximum, inclusive. */
        'filters[max_price]'?: number
        /** Domain authority of the first channel. Minimum, inclusive. */
        'filters[min_da]'?: number
        /** Domain authority of the first channel. Maximum, inclusive. */
        'filters[max_da]'?: number
        /** Domain ranking of the first channel. Minimum, inclusive. */
        'filters[min_dr]'?: number
        /** Domain ranking of the first channel. Maximum, inclusive. */
        'filters[max_dr]'?: number
        /** Days until publication, at the most. Minimum, inclusive. */
        'filters[min_tat]'?: number
        /** Days until publication, at the most. Maximum, inclusive. */
        'filters[max_tat]'?: number
        /** Full name of the outlet's country, compared exactly, with case. Global outlets match too. */
        'filters[country]'?: string
        /** Whether Global outlets are included. Defaults to true. */
        'filters[include_global]'?: boolean
        /** Full name of the outlet's state or region. */
        'filters[state]'?: string
        /** The outlet's city. */
        'filters[city]'?: string
        /** Whether links of at least one of its channels pass authority on. */
        'filters[is_do_follow]'?: boolean
        /** Whether search engines index its placements. */
        'filters[is_indexed]'?: boolean
        /** If `true`, sorts by units in paid orders of the last 90 days, most first, and ignores `sort_by`. Defaults to `false`. */
        'filters[most_popular]'?: boolean
        /** If `true`, returns only products created in the last 30 days, newest first, and ignores `sort_by`. Defaults to `false`. */
        'filters[new_last_30_days]'?: boolean
        /** If `true`, also counts soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Maximum number of values of `countries`, `tags` and `disclaimers` each, 1 to 1,000. Defaults to 100. */
        'limit'?: number
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Count the listings by placement type and social channel
   *
   * How many products are on sale of each kind: by the placement type of the first channel, and newsletters and social networks each as one kind.
   *
   * Needs the scope `products.read`.
   */
  countProductListings: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * List the webhook endpoints
   *
   * The addresses that events of your team are posted to.
   *
   * Needs the scope `webhooks.lists`.
   */
  listWebhookEndpoints: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. */
        'sort_by'?: "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Whether events are delivered to it. */
        'filters[enabled]'?: boolean
        /** What it asks for. */
        'filters[topic]'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Create a webhook endpoint; the answer shows its signing secret, this once
   *
   * Events of the topics that it names are posted to its URL from now on, signed as Standard Webhooks has it. The answer shows the signing secret, this once. A team has at most 20.
   *
   * Needs the scope `webhooks.create`.
   */
  createWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Read a webhook endpoint
   *
   * One endpoint. `disabled_reason` says why it was disabled when the team did not do it.
   *
   * Needs the scope `webhooks.read`.
   */
  getWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the endpoint. */
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
   * Change a webhook endpoint
   *
   * What is absent stays. Disabling an endpoint gives up what is still to be delivered; enabling it forgets why it was disabled.
   *
   * Needs the scope `webhooks.update`.
   */
  updateWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** Change the record only if it still has this `ETag`; otherwise a 412. */
        'If-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the endpoint. */
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
   * Nothing more is posted to it, and what is still to be delivered is given up.
   *
   * Needs the scope `webhooks.delete`.
   */
  deleteWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the endpoint. */
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
   * Replace the signing secret; the answer shows the new one, this once
   *
   * Gives an endpoint a new signing secret, which the answer shows this once. For `overlap_seconds` deliveries carry a signature of both secrets.
   *
   * Needs the scope `webhooks.update`.
   */
  rotateWebhookSecret: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the endpoint. */
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
   * Sends an event of the topic `webhook.test`, whatever the endpoint asks for. The answer is its delivery, which can be read again to see what came of it.
   *
   * Needs the scope `webhooks.update`.
   */
  testWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the endpoint. */
        'endpoint_id': string
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
   * Deliver every event since a moment once more
   *
   * Delivers once more every event since a point in time that the endpoint asks for, such as after it was disabled. Events are kept for 30 days.
   *
   * Needs the scope `webhooks.update`.
   */
  replayWebhookEvents: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the endpoint. */
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
   * List the deliveries of a webhook endpoint, newest first, with their attempts
   *
   * What was, is and will be delivered to an endpoint, with each attempt and how it was answered.
   *
   * Needs the scope `webhooks.read`.
   */
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. */
        'sort_by'?: "created_at"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** Accepted by every list. Has no effect in this one. */
        'include_archived'?: boolean
        /** How far it is. */
        'filters[status]'?: components['schemas']['WebhookDeliveryStatus']
        /** The event it carries. */
        'filters[event_id]'?: string
        /** `type` of the body. */
        'filters[topic]'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the endpoint. */
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
   * Read a delivery with its attempts
   *
   * One delivery with its attempts and its event.
   *
   * Needs the scope `webhooks.read`.
   */
  getWebhookDelivery: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the delivery. */
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
   * Deliver an event once more, or now where it is still to be delivered
   *
   * Delivers an event once more. One that is still to be delivered is tried now.
   *
   * Needs the scope `webhooks.update`.
   */
  replayWebhookDelivery: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the delivery. */
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
   * List the files of the team's media library
   *
   * The files in the media library of your team. Each `file_url` is signed and opens the file for an hour.
   *
   * Needs the scope `files.lists`.
   */
  listFiles: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Its name. Matches any part of the text, case-insensitive. */
        'q'?: string
        /** Returns only the files in the folder with this ID, or with `root` the files in no folder. All files when omitted. */
        'folder_id'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Read a file, by id or key
   *
   * One file with a freshly signed `file_url`.
   *
   * Needs the scope `files.read`.
   */
  getFile: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id or key of the file. */
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
   * Delete a file, by id or key
   *
   * Deletes a file softly: it leaves the library, and its addresses open nothing any more.
   *
   * Needs the scope `files.delete`.
   */
  deleteFile: {
    parameters: {
      query?: never
      header?: {
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id or key of the file. */
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
   * Upload files: all of them or none
   *
   * Uploads 1 to 5 files as a form, all of them or none: images up to 5 MB, documents up to 25 MB. The type is found out from the content, and the extension of the name must agree.
   *
   * Needs the scope `files.create`.
   */
  uploadFiles: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Download a file's content, or ranges of it
   *
   * The content of a file, or one range of it, as an attachment.
   *
   * Needs the scope `files.read`.
   */
  downloadFile: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** One range of bytes. Several at once, or what is none, get the whole content. */
        'Range'?: string
        /** The `ETag` that the range is of; another content is answered whole. */
        'If-Range'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id or key of the file. */
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
   * Move files into a folder, or to the root: all of them or none
   *
   * Moves 1 to 50 files into a folder, or to the root with a `folder_id` of null: all of them or none.
   *
   * Needs the scope `files.update`.
   */
  moveFiles: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * List the folders of the team's media library
   *
   * The folders of the media library. All of them, unless `limit` or `page` is sent.
   *
   * Needs the scope `folders.lists`.
   */
  listFolders: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. All records are returned when neither `limit` nor `page` is sent. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. All records are returned when neither `limit` nor `page` is sent. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "name" | "created_at" | "updated_at"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Its name. Matches any part of the text, case-insensitive. */
        'q'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Creates a folder. Folders do not nest.
   *
   * Needs the scope `folders.create`.
   */
  createFolder: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Gives a folder another name.
   *
   * Needs the scope `folders.update`.
   */
  renameFolder: {
    parameters: {
      query?: never
      header?: {
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the folder. */
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
   * Delete a folder; the files in it stay, at the root
   *
   * Deletes a folder softly. The files in it stay, at the root.
   *
   * Needs the scope `folders.delete`.
   */
  deleteFolder: {
    parameters: {
      query?: never
      header?: {
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the folder. */
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
   * List the campaigns with their articles
   *
   * The campaigns of your team, each with its questionnaire and its articles.
   *
   * Needs the scope `campaigns.lists`.
   */
  listCampaigns: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
        /** Its name. Matches any part of the text, case-insensitive. */
        'filters[search]'?: string
        /** Its name. Matches any part of the text, case-insensitive. */
        'search'?: string
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Creates a campaign together with its questionnaire. Fields without a value must be sent as null.
   *
   * Needs the scope `campaigns.create`.
   */
  createCampaign: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Read a campaign
   *
   * One campaign with its profile, its questionnaire and the number of its articles.
   *
   * Needs the scope `campaigns.read`.
   */
  getCampaign: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the campaign. */
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
   * Change a campaign and its questionnaire
   *
   * Changes a campaign and its questionnaire; what is absent stays.
   *
   * Needs the scope `campaigns.update`.
   */
  updateCampaign: {
    parameters: {
      query?: never
      header?: {
        /** Change the record only if it still has this `ETag`; otherwise a 412. */
        'If-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the campaign. */
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
   * The articles of a campaign, each with the history of its status, the newest first. All of them, unless `limit` or `page` is sent.
   *
   * Needs the scope `campaigns.read`.
   */
  listCampaignArticles: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. All records are returned when neither `limit` nor `page` is sent. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. All records are returned when neither `limit` nor `page` is sent. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the campaign. */
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
   * How many articles of a campaign are in each status.
   *
   * Needs the scope `campaigns.read`.
   */
  countCampaignArticles: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the campaign. */
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
   * Assigns 1 to 100 order items of the campaign's profile to it. Their articles move with them.
   *
   * Needs the scope `campaigns.update`.
   */
  assignOrderItems: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the campaign. */
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
   * Links a file that was uploaded before to the questionnaire of a campaign.
   *
   * Needs the scope `campaigns.update`.
   */
  linkQuestionnaire: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the campaign. */
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
   * The campaigns for one profile, in a short form.
   *
   * Needs the scope `campaigns.lists`.
   */
  listProfileCampaigns: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. Defaults to 25. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. Defaults to 1. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at" | "name"
        /** Sort direction. Defaults to `desc`. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** If `true`, also returns soft-deleted records. Defaults to `false`. */
        'include_archived'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the profile. */
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
   * Read an article
   *
   * One article: its documents, its files, who works on it, its status and when the next step is expected.
   *
   * Needs the scope `articles.read`.
   */
  getArticle: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * Save the brief link or the name of an article; its status stays
   *
   * Saves the link of the brief or the name; what is absent stays. It never changes the status: `PATCH /articles/{article_id}/approve-brief` does.
   *
   * Needs the scope `articles.update`.
   */
  updateArticle: {
    parameters: {
      query?: never
      header?: {
        /** Change the record only if it still has this `ETag`; otherwise a 412. */
        'If-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * Approves the brief: the article moves on to `pending-draft`. Allowed from `pending-content-brief`, `brief-ready-for-review` and `brief-update-requested`; any other status is a 409 that names the moves which are allowed. A link of the brief is not required.
   *
   * Needs the scope `articles.update`.
   */
  approveBrief: {
    parameters: {
      query?: never
      header?: {
        /** Change the record only if it still has this `ETag`; otherwise a 412. */
        'If-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * Ask for changes of the brief of an article
   *
   * Asks for changes of a brief that is `brief-ready-for-review`: the article moves to `brief-update-requested`, and its history keeps the notes. From any other status it is a 409 that names the moves which are allowed.
   *
   * Needs the scope `articles.update`.
   */
  requestBriefChanges: {
    parameters: {
      query?: never
      header?: {
        /** Change the record only if it still has this `ETag`; otherwise a 412. */
        'If-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * Approve the draft of an article, and save its link
   *
   * Saves the link of the draft, when one is sent, and approves the draft in one step: the article moves on to `pending-publishing`.
   *
   * Needs the scope `articles.update`.
   */
  approveDraft: {
    parameters: {
      query?: never
      header?: {
        /** Change the record only if it still has this `ETag`; otherwise a 412. */
        'If-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * Ask for changes of the draft of an article
   *
   * Asks for changes of a draft that is `draft-ready-for-review`: the article moves to `draft-update-requested`, and its history keeps the notes. From any other status it is a 409 that names the moves which are allowed.
   *
   * Needs the scope `articles.update`.
   */
  requestDraftChanges: {
    parameters: {
      query?: never
      header?: {
        /** Change the record only if it still has this `ETag`; otherwise a 412. */
        'If-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * The root comments on an article that your team sees, each with its replies. All of them, unless `limit` or `page` is sent.
   *
   * Needs the scope `articles.read` or `articles.lists`.
   */
  listComments: {
    parameters: {
      query?: {
        /** Records per page, 1 to 100. All records are returned when neither `limit` nor `page` is sent. */
        'limit'?: number
        /** Page number, from 1. A page after the last has no records. All records are returned when neither `limit` nor `page` is sent. */
        'page'?: number
        /** Field to sort by; equal records are sorted by ID. Defaults to `created_at`. */
        'sort_by'?: "created_at" | "updated_at"
        /** Sort direction. Defaults to `asc`, and to `desc` if `sort_by` is sent. Records without a value come last in both directions. */
        'order_by'?: "asc" | "desc"
        /** Accepted by every list. Has no effect in this one. */
        'include_archived'?: boolean
      }
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * Comment on an article, or reply to a comment
   *
   * Comments on an article, or replies to a root comment; a reply has no replies. `author` is whom the comment shows, such as a user of your own system.
   *
   * Needs the scope `articles.create`.
   */
  createComment: {
    parameters: {
      query?: never
      header?: {
        /** A key of your own for this one change. The same request with the same key is done once, and answered alike for 24 hours. */
        'Idempotency-Key'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * Change what a comment says
   *
   * Changes what a comment says. Only the token that created a comment, or its successor, may do this.
   *
   * Needs the scope `articles.update`.
   */
  updateComment: {
    parameters: {
      query?: never
      header?: {
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * Archives a comment, and hides its replies with it. Only the token that created a comment, or its successor, may do this.
   *
   * Needs the scope `articles.delete`.
   */
  archiveComment: {
    parameters: {
      query?: never
      header?: {
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** Id of the article. */
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
   * List what can be exported
   *
   * Tells which lists the token may export, which fields of their records, and which relations lead to further fields.
   *
   * Any valid token will do.
   */
  listExports: {
    parameters: {
      query?: never
      header?: {
        /** The `ETag` of what you have: a 304 without a body when it is still the same. */
        'If-None-Match'?: string
        /** Your own name of this request, which the answer, the log and webhooks carry. */
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
   * Streams every record of a list that the token sees, by the rules of the graph: the same scopes, conditions and orders. A team runs two exports at once, and more wait for up to 20 seconds. An answer that breaks off is not the whole list.
   *
   * Needs the scope of the list, such as `orders.lists`.
   */
  exportList: {
    parameters: {
      query?: {
        /** The fields to write, separated by commas, `outlet.name` or `tags.name` among them, as `GET /exports` tells; all of its own when absent. */
        'fields'?: string
        /** Conditions as JSON, as the list of the graph takes them. */
        'where'?: string
        /** The order as JSON. */
        'orderBy'?: string
        /** What the list shows, as its argument `show` in the graph takes it; only of lists that have one. */
        'show'?: string
        /** Adds records that were deleted softly. */
        'includeArchived'?: boolean
        /** At most so many records. */
        'limit'?: number
      }
      header?: {
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** A list of the graph, by the name of its root field. */
        'list': "agreementAcceptances" | "agreementTemplates" | "apiTokens" | "articleContentStatuses" | "articleStatusChanges" | "articles" | "campaigns" | "comments" | "complianceChecks" | "complianceIssues" | "disclaimers" | "files" | "folders" | "invoices" | "ledgerEntries" | "listings" | "mails" | "oauthGrants" | "opportunities" | "opportunityInteractions" | "orderItems" | "orders" | "outletCategories" | "outletInquiries" | "outletLists" | "outlets" | "payments" | "productPrices" | "products" | "profiles" | "swaps" | "tags" | "teamInvitations" | "teamMembers" | "teams" | "webhookDeliveries" | "webhookEndpoints"
        /** Comma-separated values with a header, or one JSON object a line. */
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
   * Export a list as a file, asked for in a body
   *
   * Streams every record of a list that the token sees, by the rules of the graph: the same scopes, conditions and orders. A team runs two exports at once, and more wait for up to 20 seconds. An answer that breaks off is not the whole list.
   *
   * Needs the scope of the list, such as `orders.lists`.
   */
  exportListByBody: {
    parameters: {
      query?: never
      header?: {
        /** Your own name of this request, which the answer, the log and webhooks carry. */
        'X-Request-Id'?: string
      }
      path: {
        /** A list of the graph, by the name of its root field. */
        'list': "agreementAcceptances" | "agreementTemplates" | "apiTokens" | "articleContentStatuses" | "articleStatusChanges" | "articles" | "campaigns" | "comments" | "complianceChecks" | "complianceIssues" | "disclaimers" | "files" | "folders" | "invoices" | "ledgerEntries" | "listings" | "mails" | "oauthGrants" | "opportunities" | "opportunityInteractions" | "orderItems" | "orders" | "outletCategories" | "outletInquiries" | "outletLists" | "outlets" | "payments" | "productPrices" | "products" | "profiles" | "swaps" | "tags" | "teamInvitations" | "teamMembers" | "teams" | "webhookDeliveries" | "webhookEndpoints"
        /** Comma-separated values with a header, or one JSON object a line. */
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
   * An article moved to another status
   *
   * Sent for every move of an article, whoever moved it. The status with which an article begins is no move.
   *
   * Signed as [Standard Webhooks](https://www.standardwebhooks.com) has it.
   */
  onArticleStatusChanged: {
    parameters: {
      query?: never
      header: {
        /** The event. It is the same however often it is sent: keep those that you have seen. */
        'webhook-id': string
        /** When it was sent, in seconds since 1970; refuse what is older than five minutes. */
        'webhook-timestamp': string
        /** One or, while a secret is being replaced, two signatures of `id.timestamp.body`. */
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
   * Somebody commented on an article
   *
   * Sent for comments and replies that the team sees; internal ones send nothing.
   *
   * Signed as [Standard Webhooks](https://www.standardwebhooks.com) has it.
   */
  onCommentCreated: {
    parameters: {
      query?: never
      header: {
        /** The event. It is the same however often it is sent: keep those that you have seen. */
        'webhook-id': string
        /** When it was sent, in seconds since 1970; refuse what is older than five minutes. */
        'webhook-timestamp': string
        /** One or, while a secret is being replaced, two signatures of `id.timestamp.body`. */
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
   * A comment says something else
   *
   * Sent when the text of a comment that the team sees changes.
   *
   * Signed as [Standard Webhooks](https://www.standardwebhooks.com) has it.
   */
  onCommentUpdated: {
    parameters: {
      query?: never
      header: {
        /** The event. It is the same however often it is sent: keep those that you have seen. */
        'webhook-id': string
        /** When it was sent, in seconds since 1970; refuse what is older than five minutes. */
        'webhook-timestamp': string
        /** One or, while a secret is being replaced, two signatures of `id.timestamp.body`. */
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
   * Sent once for a root comment, whose replies are hidden with it.
   *
   * Signed as [Standard Webhooks](https://www.standardwebhooks.com) has it.
   */
  onCommentArchived: {
    parameters: {
      query?: never
      header: {
        /** The event. It is the same however often it is sent: keep those that you have seen. */
        'webhook-id': string
        /** When it was sent, in seconds since 1970; refuse what is older than five minutes. */
        'webhook-timestamp': string
        /** One or, while a secret is being replaced, two signatures of `id.timestamp.body`. */
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
   * A test that was asked for
   *
   * Sent by `testWebhookEndpoint`, whatever topics the endpoint asks for.
   *
   * Signed as [Standard Webhooks](https://www.standardwebhooks.com) has it.
   */
  onWebhookTest: {
    parameters: {
      query?: never
      header: {
        /** The event. It is the same however often it is sent: keep those that you have seen. */
        'webhook-id': string
        /** When it was sent, in seconds since 1970; refuse what is older than five minutes. */
        'webhook-timestamp': string
        /** One or, while a secret is being replaced, two signatures of `id.timestamp.body`. */
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
