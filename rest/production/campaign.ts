import { type ListParameters, routes } from '../engine/route.js'

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

export const campaignRoutes = routes(
  {
    method: 'GET',
    path: '/campaigns',
    summary: 'List the campaigns with their articles',
    tag: 'Campaigns',
    scope: ['campaigns.lists'],
    envelope: 'page',
    list,
    query: { 'filters[search]': 'where.name.contains', search: 'where.name.contains' },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: CampaignOrder, $where: CampaignWhere, $includeArchived: Boolean) {
        campaigns(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
          records: nodes {
            ${campaign}
            questionnaire { ${questionnaire} }
            articles {
              id
              name
              campaign_id: campaignId
              live_url: liveUrl
              order_item: orderItem {
                _product: product { name outlet { name logo } }
                addons: addOns { id name }
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
    path: '/campaigns',
    summary: 'Create a campaign with its questionnaire',
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
    operation: `mutation ($input: CreateCampaignInput!) {
      createCampaign(input: $input) { ${merged} }
    }`,
  },
  {
    method: 'GET',
    path: '/campaigns/{campaign_id}',
    summary: 'Read a campaign',
    tag: 'Campaigns',
    scope: ['campaigns.read'],
    envelope: 'field',
    params: { campaign_id: 'id' },
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
    path: '/campaigns/{campaign_id}',
    summary: 'Change a campaign and its questionnaire',
    tag: 'Campaigns',
    scope: ['campaigns.update'],
    envelope: 'field',
    params: { campaign_id: 'input.id' },
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
    operation: `mutation ($input: UpdateCampaignInput!) {
      updateCampaign(input: $input) { ${merged} }
    }`,
  },
  {
    method: 'GET',
    path: '/campaigns/{campaign_id}/articles',
    summary: 'List the articles of a campaign',
    tag: 'Campaigns',
    scope: ['campaigns.read'],
    envelope: 'field',
    list,
    params: { campaign_id: 'where.campaignId.eq' },
    exists: 'query ($campaign_id: UUID!) { campaign(id: $campaign_id) { id } }',
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: ArticleOrder, $where: ArticleWhere, $includeArchived: Boolean) {
        articles(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
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
            status: statusChanges {
              effective_at: effectiveAt
              notes
              _status: status { name prefix color }
            }
            order_item: orderItem {
              _product: product {
                name
                outlet { name logo website_url: websiteUrl }
                includes { channel_type: channelType placement_type: placementType }
              }
              addons: addOns { id name }
            }
          }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    path: '/campaigns/{campaign_id}/articles/status-count',
    summary: 'Count the articles of a campaign by status',
    tag: 'Campaigns',
    scope: ['campaigns.read'],
    envelope: 'field',
    params: { campaign_id: 'id' },
    operation: `query ($id: UUID!) {
      campaign(id: $id) { records: statusCounts { name prefix id count } }
    }`,
  },
  {
    method: 'POST',
    path: '/campaigns/{campaign_id}/order-items',
    summary: 'Assign order items to a campaign',
    tag: 'Campaigns',
    scope: ['campaigns.update'],
    envelope: 'data',
    params: { campaign_id: 'input.campaignId' },
    body: { order_item_ids: 'input.orderItemIds' },
    operation: `mutation ($input: AssignOrderItemsInput!) {
      records: assignOrderItems(input: $input) { id campaign_id: campaignId }
    }`,
  },
  {
    method: 'POST',
    path: '/questionnaires/{campaign_id}/link',
    summary: "Link an uploaded file to a campaign's questionnaire",
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
    path: '/profiles/{profile_id}/campaigns',
    summary: 'List the campaigns for a profile',
    tag: 'Profiles',
    scope: ['campaigns.lists'],
    envelope: 'page',
    list,
    params: { profile_id: 'where.profileId.eq' },
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
