import { routes } from '../engine/route.js'

const comment = `
  id: reference
  content
  author { name email }
  created_at: createdAt
  updated_at: updatedAt
  parent_comment_id: parentReference`

const discussion = `${comment} replies { ${comment} }`

export const commentRoutes = routes(
  {
    method: 'GET',
    path: '/articles/{article_id}/comments',
    summary: 'List the comments on an article with their replies',
    tag: 'Comments',
    scope: ['articles.read', 'articles.lists'],
    envelope: 'data',
    list: {
      sort: { created_at: 'CREATED_AT', updated_at: 'UPDATED_AT' },
      default: { field: 'CREATED_AT', direction: 'asc' },
    },
    params: { article_id: 'id' },
    operation: `query ($id: UUID!, $orderBy: CommentOrder) {
      records: articleComments(articleId: $id, orderBy: $orderBy) { ${discussion} }
    }`,
  },
  {
    method: 'POST',
    path: '/articles/{article_id}/comments',
    summary: 'Comment on an article, or reply to a comment',
    tag: 'Comments',
    scope: ['articles.create'],
    envelope: 'field',
    status: 201,
    params: { article_id: 'input.articleId' },
    body: {
      content: 'input.content',
      parent_comment_id: 'input.parentReference',
      author: {
        fields: {
          name: 'input.authorName',
          email: 'input.authorEmail',
          external_id: 'input.authorExternalId',
        },
      },
    },
    operation: `mutation ($input: CreateCommentInput!) { createComment(input: $input) { ${discussion} } }`,
  },
  {
    method: 'PUT',
    path: '/articles/{article_id}/comments/{comment_reference}',
    summary: 'Change what a comment says',
    tag: 'Comments',
    scope: ['articles.update'],
    envelope: 'field',
    params: { article_id: 'input.articleId', comment_reference: 'input.reference' },
    body: { content: 'input.content' },
    operation: `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { ${discussion} } }`,
  },
  {
    method: 'DELETE',
    path: '/articles/{article_id}/comments/{comment_reference}',
    summary: 'Archive a comment',
    tag: 'Comments',
    scope: ['articles.delete'],
    envelope: 'empty',
    status: 204,
    params: { article_id: 'input.articleId', comment_reference: 'input.reference' },
    operation: `mutation ($input: ArchiveCommentInput!) { archiveComment(input: $input) { id } }`,
  },
)
