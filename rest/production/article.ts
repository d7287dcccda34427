import { routes } from '../engine/route.js'

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

export const articleRoutes = routes(
  {
    method: 'GET',
    id: 'getArticle',
    path: '/articles/{article_id}',
    summary: 'Read an article',
    description:
      'One article: its documents, its files, who works on it, its status and when the next step is expected.',
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
    summary: 'Save the brief link or the name of an article; its status stays',
    description:
      'Saves the link of the brief or the name; what is absent stays. It never changes the status: `PATCH /articles/{article_id}/approve-brief` does.',
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
    path: '/articles/{article_id}/approve-brief',
    summary: 'Approve the brief of an article',
    description:
      'Approves the brief: the article moves on to `pending-draft`. Allowed from `pending-content-brief`, `brief-ready-for-review` and `brief-update-requested`; any other status is a 409 that names the moves which are allowed. A link of the brief is not required.',
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
    summary: 'Ask for changes of the brief of an article',
    description:
      'Asks for changes of a brief that is `brief-ready-for-review`: the article moves to `brief-update-requested`, and its history keeps the notes. From any other status it is a 409 that names the moves which are allowed.',
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
    path: '/articles/{article_id}/approve-draft',
    summary: 'Approve the draft of an article, and save its link',
    description:
      'Saves the link of the draft, when one is sent, and approves the draft in one step: the article moves on to `pending-publishing`.',
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
    summary: 'Ask for changes of the draft of an article',
    description:
      'Asks for changes of a draft that is `draft-ready-for-review`: the article moves to `draft-update-requested`, and its history keeps the notes. From any other status it is a 409 that names the moves which are allowed.',
    tag: 'Articles',
    scope: ['articles.update'],
    envelope: 'field',
    params: { article_id: 'input.articleId' },
    body: { notes: 'input.notes' },
    operation: `mutation ($input: RequestDraftChangesInput!) { requestDraftChanges(input: $input) { ${article} } }`,
  },
)
