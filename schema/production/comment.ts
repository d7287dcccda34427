import type { Comment as CommentRow } from '../../prisma/generated/client/client.js'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  archiveComment,
  commentAuthorEmail,
  commentAuthorName,
  commentContent,
  commentExternalId,
  commentsOf,
  createComment,
  isOwn,
  restoreComment,
  updateComment,
} from '../../src/domain/production/comment.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { asSelected } from '../core/exported.js'
import { createdAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { described } from '../core/where-condition.js'

export const CommentVisibility = builder.enumType('CommentVisibility', {
  description: 'Who sees a comment.',
  values: {
    [enums.CommentVisibility.TEAM]: { description: "The article's team and operators." },
    [enums.CommentVisibility.INTERNAL]: { description: 'Operators only.' },
  },
})

const CommentAuthor = builder
  .objectRef<Pick<CommentRow, 'authorName' | 'authorEmail'>>('CommentAuthor')
  .implement({
    description: 'Whom a comment shows as its author.',
    authScopes: { scope: [] },
    fields: (t) => ({
      name: t.exposeString('authorName', { description: 'Name of the author.' }),
      email: t.expose('authorEmail', orNull('String', 'E-mail address of the author.')),
    }),
  })

export const Comment = builder.prismaObject('Comment', {
  description: 'What somebody says about an article, or replies to that.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the comment.')),
    reference: t.exposeString('reference', {
      description: 'Its short public name: `c_` and 10 characters.',
    }),
    teamId: t.expose('teamId', { type: 'UUID', description: "Id of the article's team." }),
    team: t.field({
      type: Team,
      description: 'Its team.',
      extensions: asSelected,
      select: (_args, _context, nested) => ({
        article: { select: { team: nested({ select: { id: true } }) } },
      }),
      resolve: ({ article }) => article.team,
    }),
    articleId: t.expose('articleId', { type: 'UUID', description: 'Id of the article.' }),
    article: t.relation('article', { description: 'The article.' }),
    parentReference: t.string({
      nullable: true,
      description: 'Reference of the root comment it replies to.',
      extensions: asSelected,
      select: { parent: { select: { reference: true } } },
      resolve: ({ parent }) => parent?.reference ?? null,
    }),
    parent: t.relation('parent', {
      nullable: true,
      description: 'The root comment it replies to.',
    }),
    visibility: t.expose('visibility', { type: CommentVisibility, description: 'Who sees it.' }),
    content: t.exposeString('content', { description: 'What it says, 1 to 10,000 characters.' }),
    author: t.field({
      type: CommentAuthor,
      description: 'Whom it shows as its author.',
      extensions: asSelected,
      select: { authorName: true, authorEmail: true },
      resolve: (comment) => comment,
    }),
    isOwn: t.boolean({
      description:
        'Whether the caller wrote it, by this token or one that it replaced, or as an operator: then its scopes say whether it may be changed and archived.',
      select: { tokenLineageId: true },
      resolve: (comment, _args, { session }) => isOwn(session!, comment),
    }),
    authorExternalId: t.exposeString('authorExternalId', {
      nullable: true,
      authScopes: { operator: true },
      description: 'Who the author is to the integration that sent it, for audit; operators only.',
    }),
    user: t.relation('user', {
      nullable: true,
      authScopes: { operator: true },
      description: 'The user its token acted as; operators only.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', orNull('DateTime', 'When it was archived.')),
  }),
})

const CommentWhere = whereInput('Comment', (t) => ({
  id: t.uuid('id', 'Id of the comment.'),
  reference: t.string('reference', 'Its short public name.'),
  teamId: t.uuid('teamId', "Id of the article's team."),
  articleId: t.uuid('articleId', 'Id of the article.'),
  parentId: described(t.uuid('parentId', 'Id of the root it replies to; null for roots.')),
  visibility: t.enum('visibility', CommentVisibility, 'Who sees it.'),
  content: t.string('content', 'What it says.'),
  authorName: described(t.string('authorName', 'Name of the author.')),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
  updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
  deletedAt: t.dateTime('deletedAt', 'When it was archived.'),
  article: t.one('article', 'The article.'),
}))

const order = orderInput(
  'Comment',
  {
    CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
    UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
  },
  { field: 'CREATED_AT', direction: 'desc' },
)

const reading = { scope: ['articles.read', 'articles.lists'] }

listField('comments', {
  node: Comment,
  description:
    'The comments that the caller sees on any article, replies among them; of archived ones a team token sees what it wrote.',
  ...reading,
  archive: 'visible',
  visible: (session, { includeArchived }) => commentsOf(session, includeArchived === true),
  fetchAll: true,
  where: CommentWhere,
  order,
})

const CreateCommentInput = builder.inputType('CreateCommentInput', {
  description: 'A new comment on an article.',
  fields: (t) => ({
    articleId: t.field(required('UUID', 'Id of the article.')),
    content: t.string({
      required: true,
      description: 'What it says, 1 to 10,000 characters without the white space around it.',
      validate: commentContent,
    }),
    parentReference: t.string({
      description: 'Reference of the root comment it replies to; none for a root.',
    }),
    visibility: t.field({
      type: CommentVisibility,
      description:
        "Who sees it: TEAM when absent, or for a reply its root's. INTERNAL is for operators.",
    }),
    authorName: t.string({
      required: true,
      description: 'Name of the author, 1 to 200 characters.',
      validate: commentAuthorName,
    }),
    authorEmail: t.string({
      description: 'E-mail address of the author.',
      validate: commentAuthorEmail.nullable(),
    }),
    authorExternalId: t.string({
      description:
        'Who the author is to the integration, 1 to 255 characters; kept for audit only.',
      validate: commentExternalId.nullable(),
    }),
  }),
})

const commentKey = {
  reference: { required: true, description: 'Reference of the comment.' },
  articleId: {
    type: 'UUID',
    description: 'Id of the article that it must be a comment of, when given.',
  },
} as const

const UpdateCommentInput = builder.inputType('UpdateCommentInput', {
  description: 'What a comment is to say.',
  fields: (t) => ({
    reference: t.string(commentKey.reference),
    articleId: t.field(commentKey.articleId),
    content: t.string({
      required: true,
      description: 'What it says, 1 to 10,000 characters without the white space around it.',
      validate: commentContent,
    }),
  }),
})

const ArchiveCommentInput = builder.inputType('ArchiveCommentInput', {
  description: 'The end of a comment.',
  fields: (t) => ({
    reference: t.string(commentKey.reference),
    articleId: t.field(commentKey.articleId),
  }),
})

const RestoreCommentInput = builder.inputType('RestoreCommentInput', {
  description: 'The return of a comment.',
  fields: (t) => ({
    reference: t.string(commentKey.reference),
    articleId: t.field(commentKey.articleId),
  }),
})

builder.mutationFields((t) => ({
  createComment: t.field({
    type: Comment,
    description: 'Comments on an article, or replies to a root comment of it.',
    authScopes: { scope: ['articles.create'] },
    args: { input: t.arg(required(CreateCommentInput)) },
    resolve: async (_root, { input }, context, info) => {
      const reference = await createComment(...byCaller(context), input)
      return recordOf(context, info, 'Comment', { reference })
    },
  }),
  updateComment: t.field({
    type: Comment,
    description: 'Changes what a comment says; only for the token that created it.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(required(UpdateCommentInput)) },
    resolve: async (_root, { input: { content, ...key } }, context, info) => {
      await updateComment(...byCaller(context), key, content)
      return recordOf(context, info, 'Comment', { reference: key.reference })
    },
  }),
  archiveComment: t.field({
    type: Comment,
    description:
      'Archives a comment, and hides its replies with it; only for the token that created it.',
    authScopes: { scope: ['articles.delete'] },
    args: { input: t.arg(required(ArchiveCommentInput)) },
    resolve: async (_root, { input }, context, info) => {
      await archiveComment(...byCaller(context), input)
      return recordOf(context, info, 'Comment', { reference: input.reference })
    },
  }),
  restoreComment: t.field({
    type: Comment,
    description:
      'Takes back that a comment was archived, and shows its replies with it; only for the token that created it. Webhooks are told that it was updated.',
    authScopes: { scope: ['articles.delete'] },
    args: { input: t.arg(required(RestoreCommentInput)) },
    resolve: async (_root, { input }, context, info) => {
      await restoreComment(...byCaller(context), input)
      return recordOf(context, info, 'Comment', { reference: input.reference })
    },
  }),
}))
