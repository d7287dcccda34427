import { defineRoutes } from '../engine/route.js'

const article = `
  id
  name
  brief_shared_doc_url: briefSharedDocUrl
  draft_shared_doc_url: draftSharedDocUrl
  live_url: liveUrl
  campaign_id: campaignId
  product_id: productId
  profile_id: profileId
  updated_at: updatedAt
  writer { id first_name: firstName last_name: lastName }
  support_agent: supportAgent { id first_name: firstName last_name: lastName }
  status { name prefix color }
  files { _file: file { id name file_key: key file_url: url size mime_type: mimeType } }
  expected_completion_date: expectedCompletionDate
  expected_completion_date_title: expectedCompletionDateTitle`

export const articleRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'getArticle',
    path: '/articles/{article_id}',
    summary: 'Retrieve an article',
    description:
      'Returns an article with its documents, files, writer, support agent, status and the next expected step.',
    tag: 'Articles',
    scope: ['articles.read'],
    envelope: 'field',
    params: { article_id: 'id' },
    operation: `query ($id: UUID!) { article(id: $id) { ${article} } }`,
  },
  {
    method: 'PUT',
    id: 'updateArticle',
    path: '/articles/{article_id}',
    summary: 'Update the brief link or name of an article',
    description:
      'Updates the brief link or the name. Omitted fields are unchanged. Does not change the status; use `PATCH /articles/{article_id}/approve-brief` for that.',
    tag: 'Articles',
    scope: ['articles.update'],
    envelope: 'field',
    params: { article_id: 'input.articleId' },
    body: { brief_shared_doc_url: 'input.briefSharedDocUrl', name: 'input.name' },
    operation: `mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { ${article} } }`,
  },
  {
    method: 'PATCH',
    id: 'approveBrief',
    effect: 'irreversible',
    path: '/articles/{article_id}/approve-brief',
    summary: 'Approve the brief of an article',
    description:
      'Approves the brief and changes the status to `pending-draft`. Allowed from `pending-content-brief`, `brief-ready-for-review` and `brief-update-requested`. Returns 409 with the allowed transitions for any other status. A brief link is not required.',
    tag: 'Articles',
    scope: ['articles.update'],
    envelope: 'field',
    params: { article_id: 'input.articleId' },
    body: {},
    operation: `mutation ($input: ApproveBriefInput!) { approveBrief(input: $input) { ${article} } }`,
  },
  {
    method: 'PATCH',
    id: 'requestBriefChanges',
    path: '/articles/{article_id}/request-brief-changes',
    summary: 'Request changes to the brief of an article',
    description:
      'Requests changes to a brief and changes the status from `brief-ready-for-review` to `brief-update-requested`. The notes are stored in the status history. Returns 409 with the allowed transitions for any other status.',
    tag: 'Articles',
    scope: ['articles.update'],
    envelope: 'field',
    params: { article_id: 'input.articleId' },
    body: { notes: 'input.notes' },
    operation: `mutation ($input: RequestBriefChangesInput!) { requestBriefChanges(input: $input) { ${article} } }`,
  },
  {
    method: 'PATCH',
    id: 'approveDraft',
    effect: 'irreversible',
    path: '/articles/{article_id}/approve-draft',
    summary: 'Approve the draft of an article and save its link',
    description:
      'Saves the draft link, if sent, and approves the draft in one step. Changes the status to `pending-publishing`.',
    tag: 'Articles',
    scope: ['articles.update'],
    envelope: 'field',
    params: { article_id: 'input.articleId' },
    body: { draft_shared_doc_url: 'input.draftSharedDocUrl' },
    operation: `mutation ($input: ApproveDraftInput!) { approveDraft(input: $input) { ${article} } }`,
  },
  {
    method: 'PATCH',
    id: 'requestDraftChanges',
    path: '/articles/{article_id}/request-draft-changes',
    summary: 'Request changes to the draft of an article',
    description:
      'Requests changes to a draft and changes the status from `draft-ready-for-review` to `draft-update-requested`. The notes are stored in the status history. Returns 409 with the allowed transitions for any other status.',
    tag: 'Articles',
    scope: ['articles.update'],
    envelope: 'field',
    params: { article_id: 'input.articleId' },
    body: { notes: 'input.notes' },
    operation: `mutation ($input: RequestDraftChangesInput!) { requestDraftChanges(input: $input) { ${article} } }`,
  },
)
