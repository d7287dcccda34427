import { defineRoutes, type ListParameters } from '../engine/route.js'

const campaign = `
  id
  name
  description
  reference
  profile_id: profileId
  v1_campaign_id: v1CampaignId
  status
  goals
  target_date: targetDate
  budget
  total_articles: totalArticles
  created_at: createdAt
  updated_at: updatedAt
  deleted_at: deletedAt`

const answers = `
  keywords
  objectives
  target_audience: targetAudience
  tone
  writing_samples: writingSamples
  file_id: fileKey`

const questionnaire = `
  id
  campaign_id: campaignId
  ${answers}
  file_name: fileName
  file_size: fileSize
  file_url: fileUrl
  created_at: createdAt
  updated_at: updatedAt
  deleted_at: deletedAt`

const merged = `${campaign} _questionnaire: questionnaire { questionnaire_id: id ${answers} }`

const list: ListParameters = {
  sort: { created_at: 'CREATED_AT', updated_at: 'UPDATED_AT', name: 'NAME' },
  default: { field: 'CREATED_AT', direction: 'desc' },
}

export const campaignRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listCampaigns',
    path: '/campaigns',
    summary: 'List campaigns with their articles',
    description: "Returns your team's campaigns, each with its questionnaire and articles.",
    tag: 'Campaigns',
    scope: ['campaigns.lists'],
    envelope: 'page',
    list,
    query: { 'filters[search]': 'where.name.contains', search: 'where.name.contains' },
    records: {
      '': 'CampaignWithArticles',
      articles: 'ArticleReference',
      'articles.order_item': 'ArticleReferenceOrderItem',
      'articles.order_item.outlet': 'ArticleReferenceOutlet',
      'articles.order_item.addons': 'AddOn',
    },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: CampaignOrder, $where: CampaignWhere, $includeArchived: Boolean) {
        campaigns(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
          records: nodes {
            ${campaign}
            questionnaire { ${questionnaire} }
            _articles: articles(all: true) {
              articles: nodes {
              id
              name
              campaign_id: campaignId
              live_url: liveUrl
              order_item: orderItem {
                _product: product { name outlet { name logo } }
                addons: addOns { id _product: product { name } }
              }
              }
            }
          }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'POST',
    id: 'createCampaign',
    path: '/campaigns',
    summary: 'Create a campaign with its questionnaire',
    description: 'Creates a campaign with its questionnaire. Send null for fields without a value.',
    tag: 'Campaigns',
    scope: ['campaigns.create'],
    envelope: 'field',
    body: {
      name: 'input.name',
      profile_id: 'input.profileId',
      objectives: 'input.objectives',
      description: { to: 'input.description', present: true },
      keywords: { to: 'input.keywords', present: true },
      target_audience: { to: 'input.targetAudience', present: true },
      tone: { to: 'input.tone', present: true },
      writing_samples: { to: 'input.writingSamples', present: true },
      file_id: { to: 'input.fileKey', present: true },
    },
    records: { '': 'CampaignWithAnswers' },
    operation: `mutation ($input: CreateCampaignInput!) {
      createCampaign(input: $input) { ${merged} }
    }`,
  },
  {
    method: 'GET',
    id: 'getCampaign',
    path: '/campaigns/{campaign_id}',
    summary: 'Retrieve a campaign',
    description:
      'Returns a campaign with its profile, its questionnaire and the number of its articles.',
    tag: 'Campaigns',
    scope: ['campaigns.read'],
    envelope: 'field',
    params: { campaign_id: 'id' },
    records: { profile: 'ProfileReference' },
    operation: `query ($id: UUID!) {
      campaign(id: $id) {
        ${campaign}
        profile { id name logo }
        questionnaire { ${questionnaire} }
      }
    }`,
  },
  {
    method: 'PUT',
    id: 'updateCampaign',
    path: '/campaigns/{campaign_id}',
    summary: 'Update a campaign and its questionnaire',
    description: 'Updates a campaign and its questionnaire. Omitted fields are unchanged.',
    tag: 'Campaigns',
    scope: ['campaigns.update'],
    envelope: 'field',
    params: { campaign_id: 'input.campaignId' },
    body: {
      name: 'input.name',
      description: 'input.description',
      keywords: 'input.keywords',
      objectives: 'input.objectives',
      target_audience: 'input.targetAudience',
      tone: 'input.tone',
      writing_samples: 'input.writingSamples',
      file_id: 'input.fileKey',
    },
    records: { '': 'CampaignWithAnswers' },
    operation: `mutation ($input: UpdateCampaignInput!) {
      updateCampaign(input: $input) { ${merged} }
    }`,
  },
  {
    method: 'GET',
    id: 'listCampaignArticles',
    path: '/campaigns/{campaign_id}/articles',
    summary: 'List the articles of a campaign',
    description:
      'Returns the articles of a campaign, each with its status history, newest first. Returns all articles unless `limit` or `page` is sent.',
    tag: 'Campaigns',
    scope: ['campaigns.read'],
    envelope: 'field',
    list: { ...list, whole: true },
    params: { campaign_id: 'where.campaignId.eq' },
    exists: 'query ($campaign_id: UUID!) { campaign(id: $campaign_id) { id } }',
    records: {
      records: 'CampaignArticle',
      'records.order_item': 'CampaignArticleOrderItem',
      'records.order_item.outlet': 'CampaignArticleOutlet',
      'records.order_item.includes': 'IncludedChannel',
      'records.order_item.addons': 'AddOn',
    },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: ArticleOrder, $where: ArticleWhere, $all: Boolean, $includeArchived: Boolean) {
        articles(first: $first, offset: $offset, orderBy: $orderBy, where: $where, all: $all, includeArchived: $includeArchived) {
          records: nodes {
            id
            name
            live_url: liveUrl
            brief_shared_doc_url: briefSharedDocUrl
            draft_shared_doc_url: draftSharedDocUrl
            campaign_id: campaignId
            order_item_id: orderItemId
            created_at: createdAt
            updated_at: updatedAt
            deleted_at: deletedAt
            total_images: totalImages
            writer { id first_name: firstName last_name: lastName }
            _statusChanges: statusChanges(all: true) {
              status: nodes {
                effective_at: effectiveAt
                notes
                _status: status { name prefix color }
              }
            }
            order_item: orderItem {
              _product: product {
                name
                outlet { name logo website_url: websiteUrl }
                includes { channel_type: channelType placement_type: placementType }
              }
              addons: addOns { id _product: product { name } }
            }
          }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'countCampaignArticles',
    path: '/campaigns/{campaign_id}/articles/status-count',
    summary: 'Count the articles of a campaign by status',
    description: 'Returns the number of articles of a campaign for each status.',
    tag: 'Campaigns',
    scope: ['campaigns.read'],
    envelope: 'field',
    params: { campaign_id: 'id' },
    records: { '': 'ArticleStatusCounts' },
    operation: `query ($id: UUID!) {
      campaign(id: $id) { records: statusCounts { name prefix id: statusId count } }
    }`,
  },
  {
    method: 'POST',
    id: 'assignOrderItems',
    effect: 'change',
    path: '/campaigns/{campaign_id}/order-items',
    summary: 'Assign order items to a campaign',
    description:
      "Assigns 1 to 100 order items of the campaign's profile to the campaign, and moves the articles of the items.",
    tag: 'Campaigns',
    scope: ['campaigns.update'],
    envelope: 'data',
    params: { campaign_id: 'input.campaignId' },
    body: { order_item_ids: 'input.orderItemIds' },
    records: { '': 'AssignedOrderItems', records: 'OrderItemAssignment' },
    operation: `mutation ($input: AssignOrderItemsInput!) {
      records: assignOrderItems(input: $input) { id campaign_id: campaignId }
    }`,
  },
  {
    method: 'POST',
    id: 'linkQuestionnaire',
    effect: 'change',
    path: '/questionnaires/{campaign_id}/link',
    summary: "Link an uploaded file to a campaign's questionnaire",
    description: 'Links a previously uploaded file to the questionnaire of a campaign.',
    tag: 'Campaigns',
    scope: ['campaigns.update'],
    envelope: 'field',
    params: { campaign_id: 'input.campaignId' },
    body: {
      file_id: 'input.fileKey',
      file_url: 'input.fileUrl',
      file_name: 'input.fileName',
      file_size: 'input.fileSize',
    },
    operation: `mutation ($input: LinkQuestionnaireInput!) {
      linkQuestionnaire(input: $input) { ${questionnaire} }
    }`,
  },
  {
    method: 'GET',
    id: 'listProfileCampaigns',
    path: '/profiles/{profile_id}/campaigns',
    summary: 'List the campaigns for a profile',
    description: 'Returns the campaigns for a profile, in a short format.',
    tag: 'Profiles',
    scope: ['campaigns.lists'],
    envelope: 'page',
    list,
    params: { profile_id: 'where.profileId.eq' },
    records: { '': 'ProfileCampaign' },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: CampaignOrder, $where: CampaignWhere, $includeArchived: Boolean) {
        campaigns(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
          records: nodes {
            id
            name
            reference
            profile_id: profileId
            created_at: createdAt
            updated_at: updatedAt
            deleted_at: deletedAt
          }
          total_records: totalCount
        }
      }
    `,
    exists: 'query ($profile_id: UUID!) { profile(id: $profile_id) { id } }',
  },
)
