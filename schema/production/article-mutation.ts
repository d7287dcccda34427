import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { byCaller, type Context } from '../../src/compiler/context.js'
import {
  type ArticleChange,
  articleName,
  moveArticle,
  updateArticle,
} from '../../src/domain/production/article.js'
import { setArticleFiles, setArticleImages } from '../../src/domain/production/article-file.js'
import {
  approveBrief,
  approveDraft,
  correctArticleStatus,
  requestBriefChanges,
  requestDraftChanges,
  setArticleStatus,
  statusNotes,
} from '../../src/domain/production/article-status-change.js'
import { moves, type StatusPrefix, statusPrefixes } from '../../src/domain/production/workflow.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { required } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { Article } from './article.js'

const changed = (context: Context, info: GraphQLResolveInfo, id: string) =>
  recordOf(context, info, 'Article', { id })

const articleId = {
  type: 'UUID',
  required: true,
  description: 'Id of the article.',
} as const

const UpdateArticleInput = builder.inputType('UpdateArticleInput', {
  description: 'What of an article changes, never its status; what is absent stays.',
  fields: (t) => ({
    articleId: t.field(articleId),
    name: t.string({
      description: 'Its name, 1 to 255 characters on one line.',
      validate: articleName,
    }),
    briefSharedDocUrl: t.string({
      description: 'Address of the shared document with the brief, http or https, or null.',
      validate: webAddress.nullable(),
    }),
    draftSharedDocUrl: t.string({
      description:
        'Address of the shared document with the draft, http or https, or null; operators only. Anyone with the link should be able to edit it.',
      validate: webAddress.nullable(),
    }),
    liveUrl: t.string({
      description:
        'Address it was published at, http or https, or null, unless it is published; operators only.',
      validate: webAddress.nullable(),
    }),
    writerId: t.field({
      type: 'UUID',
      description: 'Id of the user with the role Writer who writes it, or null; operators only.',
    }),
    supportAgentId: t.field({
      type: 'UUID',
      description:
        'Id of the user with the role Support agent or Operator who looks after it for the team, or null; operators only.',
    }),
    expectedCompletionDate: t.field({
      type: 'DateTime',
      description: 'When it is expected to be published, or null; operators only.',
    }),
  }),
  validate: neverNull('name'),
})

const ApproveBriefInput = builder.inputType('ApproveBriefInput', {
  description: 'The approval of a brief.',
  fields: (t) => ({ articleId: t.field(articleId) }),
})

const ApproveDraftInput = builder.inputType('ApproveDraftInput', {
  description: 'The approval of a draft.',
  fields: (t) => ({
    articleId: t.field(articleId),
    draftSharedDocUrl: t.string({
      description:
        'Address of the shared document with the draft, http or https, when it is to be saved too. Anyone with the link should be able to edit it.',
      validate: webAddress,
    }),
  }),
  validate: neverNull('draftSharedDocUrl'),
})

const RequestBriefChangesInput = builder.inputType('RequestBriefChangesInput', {
  description: 'A request for changes of a brief.',
  fields: (t) => ({
    articleId: t.field(articleId),
    notes: t.string({
      required: true,
      description:
        'Changes to make, 1 to 2,000 characters. Kept in the status history, which the team and operators read.',
      validate: statusNotes,
    }),
  }),
})

const RequestDraftChangesInput = builder.inputType('RequestDraftChangesInput', {
  description: 'A request for changes of a draft.',
  fields: (t) => ({
    articleId: t.field(articleId),
    notes: t.string({
      required: true,
      description:
        'Changes to make, 1 to 2,000 characters. Kept in the status history, which the team and operators read.',
      validate: statusNotes,
    }),
  }),
})

const SetArticleStatusInput = builder.inputType('SetArticleStatusInput', {
  description: 'A move in the workflow.',
  fields: (t) => ({
    articleId: t.field(articleId),
    status: t.string({
      required: true,
      description: `The status by its prefix: ${statusPrefixes.join(', ')}.`,
      validate: z.enum(statusPrefixes, `must be one of ${statusPrefixes.join(', ')}`),
    }),
    notes: t.string({
      description: 'Why, for the team to read, 1 to 2,000 characters.',
      validate: statusNotes.nullable(),
    }),
    liveUrl: t.string({
      description:
        'Address it was published at, http or https: goes with `published`, which asks for it where the article has none.',
      validate: webAddress.nullable(),
    }),
  }),
})

const correctable = moves.correct.to

const CorrectArticleStatusInput = builder.inputType('CorrectArticleStatusInput', {
  description: 'What puts right a status that was set by mistake.',
  fields: (t) => ({
    articleId: t.field(articleId),
    status: t.string({
      required: true,
      description: `The right status by its prefix: ${correctable.join(', ')}.`,
      validate: z.enum(correctable, `must be one of ${correctable.join(', ')}`),
    }),
    reason: t.string({
      required: true,
      description: 'What went wrong, for the team to read in the notes, 1 to 2,000 characters.',
      validate: statusNotes,
    }),
  }),
})

const MoveArticleInput = builder.inputType('MoveArticleInput', {
  description: 'The move of an article to another campaign.',
  fields: (t) => ({
    articleId: t.field(articleId),
    campaignId: t.field({
      type: 'UUID',
      description: "Id of a campaign of the article's profile; out of any campaign when absent.",
    }),
  }),
})

const listRule = z.array(z.unknown()).max(100, 'must have at most 100 items')

const SetArticleFilesInput = builder.inputType('SetArticleFilesInput', {
  description: 'The files of an article.',
  fields: (t) => ({
    articleId: t.field(articleId),
    fileIds: t.field({
      type: ['UUID'],
      required: true,
      description: 'Ids of files of its team in their order, at most 100; it keeps no other.',
      validate: listRule as z.ZodType<string[]>,
    }),
  }),
})

const SetArticleImageInput = builder.inputType('SetArticleImageInput', {
  description: 'A picture of an article.',
  fields: (t) => ({
    fileId: t.field(required('UUID', "Id of a picture among the files of the article's team.")),
    caption: t.string({
      description: 'What it shows, 1 to 255 characters on one line.',
      validate: articleName.nullable(),
    }),
  }),
})

const SetArticleImagesInput = builder.inputType('SetArticleImagesInput', {
  description: 'The pictures of an article.',
  fields: (t) => ({
    articleId: t.field(articleId),
    images: t.field({
      type: [SetArticleImageInput],
      required: true,
      description: 'Its pictures in their order, at most 100; it keeps no other.',
      validate: listRule as z.ZodType<{ fileId: string }[]>,
    }),
  }),
})

builder.mutationFields((t) => ({
  updateArticle: t.field({
    type: Article,
    description: 'Changes an article, never its status.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(required(UpdateArticleInput)) },
    resolve: async (_root, { input: { articleId: id, ...change } }, context, info) => {
      await updateArticle(...byCaller(context), id, change as ArticleChange)
      return changed(context, info, id)
    },
  }),
  approveBrief: t.field({
    type: Article,
    description:
      'Approves the brief, by the team or an operator: the article moves to `pending-draft`.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(required(ApproveBriefInput)) },
    resolve: async (_root, { input }, context, info) => {
      await approveBrief(...byCaller(context), input.articleId)
      return changed(context, info, input.articleId)
    },
  }),
  approveDraft: t.field({
    type: Article,
    description: 'Approves the draft, and saves its address: publication is next.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(required(ApproveDraftInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { articleId, draftSharedDocUrl } = input
      await approveDraft(...byCaller(context), articleId, draftSharedDocUrl ?? undefined)
      return changed(context, info, articleId)
    },
  }),
  requestBriefChanges: t.field({
    type: Article,
    description:
      'Asks for changes of a brief that is ready for review. A team or an operator may ask; the status history keeps the notes.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(required(RequestBriefChangesInput)) },
    resolve: async (_root, { input: { articleId, notes } }, context, info) => {
      await requestBriefChanges(...byCaller(context), articleId, notes)
      return changed(context, info, articleId)
    },
  }),
  requestDraftChanges: t.field({
    type: Article,
    description:
      'Asks for changes of a draft that is ready for review. A team or an operator may ask; the status history keeps the notes.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(required(RequestDraftChangesInput)) },
    resolve: async (_root, { input: { articleId, notes } }, context, info) => {
      await requestDraftChanges(...byCaller(context), articleId, notes)
      return changed(context, info, articleId)
    },
  }),
  setArticleStatus: t.field({
    type: Article,
    description:
      'Moves an article to any other status, to published from pending-publishing only, and not out of published or rejected; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(SetArticleStatusInput)) },
    resolve: async (_root, { input: { articleId, status, ...more } }, context, info) => {
      await setArticleStatus(...byCaller(context), articleId, status as StatusPrefix, more)
      return changed(context, info, articleId)
    },
  }),
  correctArticleStatus: t.field({
    type: Article,
    description:
      'Puts right a status that was set by mistake, published and rejected too, but to published leads setArticleStatus alone. The history keeps it as a correction, with the reason. What was published is not once its publisher is paid; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(CorrectArticleStatusInput)) },
    resolve: async (_root, { input: { articleId, status, reason } }, context, info) => {
      await correctArticleStatus(...byCaller(context), articleId, status as StatusPrefix, reason)
      return changed(context, info, articleId)
    },
  }),
  moveArticle: t.field({
    type: Article,
    description:
      'Moves an article with its order item to another campaign of its profile, or out of any; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(MoveArticleInput)) },
    resolve: async (_root, { input: { articleId, campaignId } }, context, info) => {
      await moveArticle(...byCaller(context), articleId, campaignId ?? null)
      return changed(context, info, articleId)
    },
  }),
  setArticleFiles: t.field({
    type: Article,
    description: 'Gives an article these files, in place of those it had; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(SetArticleFilesInput)) },
    resolve: async (_root, { input: { articleId, fileIds } }, context, info) => {
      await setArticleFiles(...byCaller(context), articleId, fileIds)
      return changed(context, info, articleId)
    },
  }),
  setArticleImages: t.field({
    type: Article,
    description: 'Gives an article these pictures, in place of those it had; operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(required(SetArticleImagesInput)) },
    resolve: async (_root, { input: { articleId, images } }, context, info) => {
      await setArticleImages(...byCaller(context), articleId, images)
      return changed(context, info, articleId)
    },
  }),
}))
