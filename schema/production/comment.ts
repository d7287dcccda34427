import type { Comment as CommentRow } from '../../prisma/generated/client/client.js'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  archiveComment,
  commentAuthorName,
  commentContent,
  commentExternalId,
  commentsOf,
  createComment,
  isOwn,
  restoreComment,
  updateComment,
} from '../../src/domain/production/comment.js'
import { emailAddress } from '../../src/domain/rules/text.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { asSelected } from '../core/exported.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { keepOwnDescription } from '../core/where-condition.js'

export const CommentVisibility = builder.enumType('CommentVisibility', {
  description: 'Visibility of a comment.',
  values: {
    [enums.CommentVisibility.TEAM]: { description: "The article's team and operators." },
    [enums.CommentVisibility.INTERNAL]: { description: 'Operators only.' },
  },
})

const CommentAuthor = builder
  .objectRef<Pick<CommentRow, 'authorName' | 'authorEmail'>>('CommentAuthor')
  .implement({
    description: 'Author shown with a comment.',
    authScopes: { scope: [] },
    fields: (t) => ({
      name: t.exposeString('authorName', { description: 'Name of the author.' }),
      email: t.expose('authorEmail', orNull('String', 'Email address of the author.')),
    }),
  })

export const Comment = builder.prismaObject('Comment', {
  description: 'Comment on an article, or reply to a comment.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the comment.')),
    reference: t.exposeString('reference', {
      description: 'Short public reference: `c_` and 10 characters.',
    }),
    teamId: t.expose('teamId', { type: 'UUID', description: "ID of the article's team." }),
    team: t.field({
      type: Team,
      description: 'Team of the article.',
      extensions: asSelected,
      select: (_args, _context, nested) => ({
        article: { select: { team: nested({ select: { id: true } }) } },
      }),
      resolve: ({ article }) => article.team,
    }),
    articleId: t.expose('articleId', { type: 'UUID', description: 'ID of the article.' }),
    article: t.relation('article', { description: 'Article of the comment.' }),
    parentReference: t.string({
      nullable: true,
      description: 'Reference of the root comment that this comment replies to.',
      extensions: asSelected,
      select: { parent: { select: { reference: true } } },
      resolve: ({ parent }) => parent?.reference ?? null,
    }),
    parent: t.relation('parent', {
      nullable: true,
      description: 'Root comment that this comment replies to.',
    }),
    visibility: t.expose('visibility', {
      type: CommentVisibility,
      description: 'Visibility of the comment.',
    }),
    content: t.exposeString('content', {
      description: 'Text of the comment, 1 to 10,000 characters.',
    }),
    author: t.field({
      type: CommentAuthor,
      description: 'Author shown with the comment.',
      extensions: asSelected,
      select: { authorName: true, authorEmail: true },
      resolve: (comment) => comment,
    }),
    isOwn: t.boolean({
      description:
        "Whether the caller wrote the comment, with this token or one it replaced, or as an operator. The author can change and archive the comment if the token's scopes allow it.",
      select: { tokenLineageId: true },
      resolve: (comment, _args, { session }) => isOwn(session!, comment),
    }),
    authorExternalId: t.exposeString('authorExternalId', {
      nullable: true,
      authScopes: { operator: true },
      description:
        'ID of the author in the integration that created the comment, for auditing. Operators only.',
    }),
    user: t.relation('user', {
      nullable: true,
      authScopes: { operator: true },
      description: 'User that the token acted as. Operators only.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', orNull('DateTime', 'Archival time. Null if not archived.')),
  }),
})

const CommentWhere = whereInput('Comment', (t) => ({
  id: t.uuid('id', 'ID of the comment.'),
  reference: t.string('reference', 'Short public reference.'),
  teamId: t.uuid('teamId', "ID of the article's team."),
  articleId: t.uuid('articleId', 'ID of the article.'),
  parentId: keepOwnDescription(
    t.uuid(
      'parentId',
      'ID of the root comment that this comment replies to. Null for root comments.',
    ),
  ),
  visibility: t.enum('visibility', CommentVisibility, 'Visibility of the comment.'),
  content: t.string('content', 'Text of the comment.'),
  authorName: keepOwnDescription(t.string('authorName', 'Name of the author.')),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
  updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
  deletedAt: t.dateTime('deletedAt', 'Archival time.'),
  article: t.one('article', 'Article of the comment.'),
}))

const order = orderInput(
  'Comment',
  {
    CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
    UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
  },
  { field: 'CREATED_AT', direction: 'desc' },
)

const reading = { scope: ['articles.read', 'articles.lists'] }

listField('comments', {
  node: Comment,
  description:
    'Comments and replies that the caller can see. A team token sees archived comments only if it wrote them.',
  ...reading,
  archive: 'visible',
  visible: (session, { includeArchived }) => commentsOf(session, includeArchived === true),
  fetchAll: true,
  where: CommentWhere,
  order,
})

const CreateCommentInput = builder.inputType('CreateCommentInput', {
  fields: (t) => ({
    articleId: t.field(requiredInput('UUID', 'ID of the article.')),
    content: t.string({
      required: true,
      description:
        'Text of the comment, 1 to 10,000 characters. Surrounding whitespace is not counted.',
      validate: commentContent,
    }),
    parentReference: t.string({
      description: 'Reference of the root comment to reply to. Omit it to create a root comment.',
    }),
    visibility: t.field({
      type: CommentVisibility,
      description:
        'Visibility of the comment. Defaults to that of the root comment, or TEAM for a root comment. INTERNAL requires an operator.',
    }),
    authorName: t.string({
      required: true,
      description: 'Name of the author, 1 to 200 characters.',
      validate: commentAuthorName,
    }),
    authorEmail: t.string({
      description: 'Email address of the author.',
      validate: emailAddress.nullable(),
    }),
    authorExternalId: t.string({
      description:
        'ID of the author in the integration, 1 to 255 characters. Kept only for auditing.',
      validate: commentExternalId.nullable(),
    }),
  }),
})

const commentKey = {
  reference: { required: true, description: 'Reference of the comment.' },
  articleId: {
    type: 'UUID',
    description: 'ID of the article. If given, the comment must belong to it.',
  },
} as const

const UpdateCommentInput = builder.inputType('UpdateCommentInput', {
  fields: (t) => ({
    reference: t.string(commentKey.reference),
    articleId: t.field(commentKey.articleId),
    content: t.string({
      required: true,
      description:
        'Text of the comment, 1 to 10,000 characters. Surrounding whitespace is not counted.',
      validate: commentContent,
    }),
  }),
})

const ArchiveCommentInput = builder.inputType('ArchiveCommentInput', {
  fields: (t) => ({
    reference: t.string(commentKey.reference),
    articleId: t.field(commentKey.articleId),
  }),
})

const RestoreCommentInput = builder.inputType('RestoreCommentInput', {
  fields: (t) => ({
    reference: t.string(commentKey.reference),
    articleId: t.field(commentKey.articleId),
  }),
})

builder.mutationFields((t) => ({
  createComment: t.field({
    type: Comment,
    description: 'Creates a comment on an article, or a reply to a root comment.',
    authScopes: { scope: ['articles.create'] },
    args: { input: t.arg(requiredInput(CreateCommentInput)) },
    resolve: async (_root, { input }, context, info) => {
      const reference = await createComment(...byCaller(context), input)
      return recordOf(context, info, 'Comment', { reference })
    },
  }),
  updateComment: t.field({
    type: Comment,
    description:
      'Updates the text of a comment. Only for the token that created it or its successor by rotation.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(requiredInput(UpdateCommentInput)) },
    resolve: async (_root, { input: { content, ...key } }, context, info) => {
      await updateComment(...byCaller(context), key, content)
      return recordOf(context, info, 'Comment', { reference: key.reference })
    },
  }),
  archiveComment: t.field({
    type: Comment,
    description:
      'Archives a comment and hides its replies. Only for the token that created it or its successor by rotation.',
    authScopes: { scope: ['articles.delete'] },
    args: { input: t.arg(requiredInput(ArchiveCommentInput)) },
    resolve: async (_root, { input }, context, info) => {
      await archiveComment(...byCaller(context), input)
      return recordOf(context, info, 'Comment', { reference: input.reference })
    },
  }),
  restoreComment: t.field({
    type: Comment,
    description:
      'Restores an archived comment and its replies. Only for the token that created it or its successor by rotation. Sends a `comment.updated` event to webhooks.',
    authScopes: { scope: ['articles.delete'] },
    args: { input: t.arg(requiredInput(RestoreCommentInput)) },
    resolve: async (_root, { input }, context, info) => {
      await restoreComment(...byCaller(context), input)
      return recordOf(context, info, 'Comment', { reference: input.reference })
    },
  }),
}))
