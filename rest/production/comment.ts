import { defineRoutes } from '../engine/route.js'

const comment = `
  id: reference
  content
  author { name email }
  created_at: createdAt
  updated_at: updatedAt
  parent_comment_id: parentReference`

const discussion = `${comment} _replies: replies(all: true) { replies: nodes { ${comment} } }`

export const commentRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listComments',
    path: '/articles/{article_id}/comments',
    summary: 'List the comments on an article with their replies',
    description:
      'Returns the root comments on an article that your team can see, each with its replies. Returns all comments unless `limit` or `page` is sent.',
    tag: 'Comments',
    scope: ['articles.read', 'articles.lists'],
    envelope: 'field',
    list: {
      sort: { created_at: 'CREATED_AT', updated_at: 'UPDATED_AT' },
      default: { field: 'CREATED_AT', direction: 'asc' },
      whole: true,
    },
    params: { article_id: 'where.articleId.eq' },
    variables: { 'where.parentId.isNull': true },
    exists: 'query ($article_id: UUID!) { article(id: $article_id) { id } }',
    records: { 'records.replies': 'CommentReply' },
    operation: `query ($where: CommentWhere, $orderBy: CommentOrder, $first: Int, $offset: Int, $all: Boolean) {
      comments(where: $where, orderBy: $orderBy, first: $first, offset: $offset, all: $all) {
        records: nodes { ${discussion} }
      }
    }`,
  },
  {
    method: 'POST',
    id: 'createComment',
    path: '/articles/{article_id}/comments',
    summary: 'Create a comment on an article, or a reply',
    description:
      "Creates a comment on an article, or a reply to a root comment. Replies cannot have replies. `author` is shown as the comment's author, for example a user of your own system.",
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
    records: { replies: 'CommentReply' },
    operation: `mutation ($input: CreateCommentInput!) { createComment(input: $input) { ${discussion} } }`,
  },
  {
    method: 'PUT',
    id: 'updateComment',
    path: '/articles/{article_id}/comments/{comment_reference}',
    summary: 'Update the text of a comment',
    description:
      'Updates the text of a comment. Only the token that created the comment, or its successor, can do this.',
    tag: 'Comments',
    scope: ['articles.update'],
    envelope: 'field',
    params: { article_id: 'input.articleId', comment_reference: 'input.reference' },
    body: { content: 'input.content' },
    records: { replies: 'CommentReply' },
    operation: `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { ${discussion} } }`,
  },
  {
    method: 'DELETE',
    id: 'archiveComment',
    path: '/articles/{article_id}/comments/{comment_reference}',
    summary: 'Archive a comment',
    description:
      'Archives a comment and hides its replies. Only the token that created the comment, or its successor, can do this.',
    tag: 'Comments',
    scope: ['articles.delete'],
    envelope: 'empty',
    status: 204,
    params: { article_id: 'input.articleId', comment_reference: 'input.reference' },
    operation: `mutation ($input: ArchiveCommentInput!) { archiveComment(input: $input) { id } }`,
  },
)
