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
import {
  articleTransitions,
  type StatusPrefix,
  statusPrefixes,
} from '../../src/domain/production/workflow.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { mergesMetadata, metadataInputField, requiredInput } from '../core/fields.js'
import { recordOf } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { Article } from './article.js'

const readArticle = (context: Context, info: GraphQLResolveInfo, id: string) =>
  recordOf(context, info, 'Article', { id })

const articleId = {
  type: 'UUID',
  required: true,
  description: 'ID of the article.',
} as const

const UpdateArticleInput = builder.inputType('UpdateArticleInput', {
  description:
    'Input for `updateArticle`. Omitted fields are unchanged. The status cannot be changed.',
  fields: (t) => ({
    articleId: t.field(articleId),
    name: t.string({
      description: 'Name of the article, 1 to 255 characters on one line.',
      validate: articleName,
    }),
    briefSharedDocUrl: t.string({
      description: 'URL of the shared document with the brief (http or https), or null.',
      validate: webAddress.nullable(),
    }),
    metadata: metadataInputField(t, mergesMetadata),
    draftSharedDocUrl: t.string({
      description:
        'URL of the shared document with the draft (http or https), or null. Anyone with the link should be able to edit it. Operators only.',
      validate: webAddress.nullable(),
    }),
    liveUrl: t.string({
      description:
        'URL of the published article (http or https), or null unless the article is published. Operators only.',
      validate: webAddress.nullable(),
    }),
    writerId: t.field({
      type: 'UUID',
      description: 'ID of the writer, or null. The user must have the role Writer. Operators only.',
    }),
    supportAgentId: t.field({
      type: 'UUID',
      description:
        'ID of the support agent, or null. The user must have the role Support agent or Operator. Operators only.',
    }),
    expectedCompletionDate: t.field({
      type: 'DateTime',
      description: 'Expected publication date, or null. Operators only.',
    }),
  }),
  validate: neverNull('name'),
})

const ApproveBriefInput = builder.inputType('ApproveBriefInput', {
  fields: (t) => ({ articleId: t.field(articleId) }),
})

const ApproveDraftInput = builder.inputType('ApproveDraftInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    draftSharedDocUrl: t.string({
      description:
        'URL of the shared document with the draft (http or https). Unchanged if omitted. Anyone with the link should be able to edit it.',
      validate: webAddress,
    }),
  }),
  validate: neverNull('draftSharedDocUrl'),
})

const RequestBriefChangesInput = builder.inputType('RequestBriefChangesInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    notes: t.string({
      required: true,
      description:
        'Requested changes, 1 to 2,000 characters. Stored in the status history, which the team and operators can read.',
      validate: statusNotes,
    }),
  }),
})

const RequestDraftChangesInput = builder.inputType('RequestDraftChangesInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    notes: t.string({
      required: true,
      description:
        'Requested changes, 1 to 2,000 characters. Stored in the status history, which the team and operators can read.',
      validate: statusNotes,
    }),
  }),
})

const SetArticleStatusInput = builder.inputType('SetArticleStatusInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    status: t.string({
      required: true,
      description: `Prefix of the new status: ${statusPrefixes.join(', ')}.`,
      validate: z.enum(statusPrefixes, `must be one of ${statusPrefixes.join(', ')}`),
    }),
    notes: t.string({
      description: 'Reason for the change, visible to the team, 1 to 2,000 characters.',
      validate: statusNotes.nullable(),
    }),
    liveUrl: t.string({
      description:
        'URL of the published article (http or https). Allowed only with the status `published`, and required for it if the article has no URL yet.',
      validate: webAddress.nullable(),
    }),
  }),
})

const correctable = articleTransitions.correct.to

const CorrectArticleStatusInput = builder.inputType('CorrectArticleStatusInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    status: t.string({
      required: true,
      description: `Prefix of the correct status: ${correctable.join(', ')}.`,
      validate: z.enum(correctable, `must be one of ${correctable.join(', ')}`),
    }),
    reason: t.string({
      required: true,
      description:
        'Reason for the correction, visible to the team in the notes, 1 to 2,000 characters.',
      validate: statusNotes,
    }),
  }),
})

const MoveArticleInput = builder.inputType('MoveArticleInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    campaignId: t.field({
      type: 'UUID',
      description:
        "ID of a campaign of the article's profile. Removes the article from its campaign if omitted.",
    }),
  }),
})

const listRule = z.array(z.unknown()).max(100, 'must have at most 100 items')

const SetArticleFilesInput = builder.inputType('SetArticleFilesInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    fileIds: t.field({
      type: ['UUID'],
      required: true,
      description:
        "IDs of the team's files, in display order. Replaces the existing list. Maximum 100.",
      validate: listRule as z.ZodType<string[]>,
    }),
  }),
})

const SetArticleImageInput = builder.inputType('SetArticleImageInput', {
  description: 'Image of an article.',
  fields: (t) => ({
    fileId: t.field(requiredInput('UUID', "ID of an image among the team's files.")),
    caption: t.string({
      description: 'Caption, 1 to 255 characters on one line.',
      validate: articleName.nullable(),
    }),
  }),
})

const SetArticleImagesInput = builder.inputType('SetArticleImagesInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    images: t.field({
      type: [SetArticleImageInput],
      required: true,
      description: 'Images in display order. Replaces the existing list. Maximum 100.',
      validate: listRule as z.ZodType<{ fileId: string }[]>,
    }),
  }),
})

builder.mutationFields((t) => ({
  updateArticle: t.field({
    type: Article,
    description: 'Updates an article, except its status.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(requiredInput(UpdateArticleInput)) },
    resolve: async (_root, { input: { articleId: id, ...change } }, context, info) => {
      await updateArticle(...byCaller(context), id, change as ArticleChange)
      return readArticle(context, info, id)
    },
  }),
  approveBrief: t.field({
    type: Article,
    description: "Approves the brief. The article's status changes to `pending-draft`.",
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(requiredInput(ApproveBriefInput)) },
    resolve: async (_root, { input }, context, info) => {
      await approveBrief(...byCaller(context), input.articleId)
      return readArticle(context, info, input.articleId)
    },
  }),
  approveDraft: t.field({
    type: Article,
    description: 'Approves the draft and stores its URL. Publication is the next step.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(requiredInput(ApproveDraftInput)) },
    resolve: async (_root, { input }, context, info) => {
      const { articleId, draftSharedDocUrl } = input
      await approveDraft(...byCaller(context), articleId, draftSharedDocUrl ?? undefined)
      return readArticle(context, info, articleId)
    },
  }),
  requestBriefChanges: t.field({
    type: Article,
    description:
      'Requests changes to a brief that is ready for review. The notes are stored in the status history.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(requiredInput(RequestBriefChangesInput)) },
    resolve: async (_root, { input: { articleId, notes } }, context, info) => {
      await requestBriefChanges(...byCaller(context), articleId, notes)
      return readArticle(context, info, articleId)
    },
  }),
  requestDraftChanges: t.field({
    type: Article,
    description:
      'Requests changes to a draft that is ready for review. The notes are stored in the status history.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(requiredInput(RequestDraftChangesInput)) },
    resolve: async (_root, { input: { articleId, notes } }, context, info) => {
      await requestDraftChanges(...byCaller(context), articleId, notes)
      return readArticle(context, info, articleId)
    },
  }),
  setArticleStatus: t.field({
    type: Article,
    description:
      'Changes the status of an article. `published` can only follow `pending-publishing`; `published` and `rejected` are final. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(SetArticleStatusInput)) },
    resolve: async (_root, { input: { articleId, status, ...more } }, context, info) => {
      await setArticleStatus(...byCaller(context), articleId, status as StatusPrefix, more)
      return readArticle(context, info, articleId)
    },
  }),
  correctArticleStatus: t.field({
    type: Article,
    description:
      'Corrects a status that was set by mistake, including `published` and `rejected`. Use `setArticleStatus` to publish. The history records the correction with the reason. A published article cannot be corrected once the publisher has been paid. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CorrectArticleStatusInput)) },
    resolve: async (_root, { input: { articleId, status, reason } }, context, info) => {
      await correctArticleStatus(...byCaller(context), articleId, status as StatusPrefix, reason)
      return readArticle(context, info, articleId)
    },
  }),
  moveArticle: t.field({
    type: Article,
    description:
      'Moves an article with its order item to another campaign of its profile, or out of its campaign. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(MoveArticleInput)) },
    resolve: async (_root, { input: { articleId, campaignId } }, context, info) => {
      await moveArticle(...byCaller(context), articleId, campaignId ?? null)
      return readArticle(context, info, articleId)
    },
  }),
  setArticleFiles: t.field({
    type: Article,
    description:
      'Replaces the files of an article. Teams can replace them until the draft is written: in the statuses of the brief and in `pending-draft`. Then only operators can.',
    authScopes: { scope: ['articles.update'] },
    args: { input: t.arg(requiredInput(SetArticleFilesInput)) },
    resolve: async (_root, { input: { articleId, fileIds } }, context, info) => {
      await setArticleFiles(...byCaller(context), articleId, fileIds)
      return readArticle(context, info, articleId)
    },
  }),
  setArticleImages: t.field({
    type: Article,
    description: 'Replaces the images of an article. Operators only.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(SetArticleImagesInput)) },
    resolve: async (_root, { input: { articleId, images } }, context, info) => {
      await setArticleImages(...byCaller(context), articleId, images)
      return readArticle(context, info, articleId)
    },
  }),
}))
