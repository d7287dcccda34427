import { byCaller, bySession, services } from '../../src/compiler/context.js'
import { statusNotes } from '../../src/domain/production/article-status-change.js'
import {
  type Assignment,
  canRequestInformation,
  canSubmitDraft,
  findAssignment,
  findAssignments,
  maxAssignments,
  releasedBriefUrl,
  requestInformation,
  saveDraft,
  submitDraft,
} from '../../src/domain/production/assignment.js'
import {
  type AssignmentComment,
  createAssignmentComment,
  findAssignmentComments,
  maxAssignmentComments,
} from '../../src/domain/production/assignment-comment.js'
import { commentContent } from '../../src/domain/production/comment.js'
import {
  completionTitle,
  type StatusPrefix,
  waitingForIn,
} from '../../src/domain/production/workflow.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { signedUrl } from '../../src/files/url.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { orNull, requiredInput } from '../core/fields.js'
import { changes } from '../core/mutation.js'
import { Party } from './article-waiting.js'
import { fileUrls } from './campaign.js'

const reading = { scope: ['writing.read'] } as const

type AssignmentFileRow = Assignment['files'][number]['file']

const AssignmentFile = builder.objectRef<AssignmentFileRow>('AssignmentFile').implement({
  description: 'File or image attached to an assigned article.',
  authScopes: reading,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the file.' }),
    size: t.exposeInt('size', { description: 'Size of the content in bytes.' }),
    mimeType: t.exposeString('mimeType', { description: 'Media type (MIME) of the content.' }),
    url: t.string({
      description:
        'Signed public URL of the content. Generated on each read and valid for one hour.',
      resolve: (file, _args, context) => signedUrl(services(context), file),
    }),
  }),
})

type BriefingRow = NonNullable<NonNullable<Assignment['campaign']>['questionnaire']>

const AssignmentBriefing = builder.objectRef<BriefingRow>('AssignmentBriefing').implement({
  description: 'Questionnaire of the campaign, which briefs the writers.',
  authScopes: reading,
  fields: (t) => ({
    objectives: t.expose('objectives', orNull('String', 'Objectives of the campaign.')),
    keywords: t.expose('keywords', orNull('String', 'Keywords for search engines.')),
    targetAudience: t.expose(
      'targetAudience',
      orNull('String', 'Target audience of the articles.'),
    ),
    tone: t.expose('tone', orNull('String', 'Tone of the articles.')),
    writingSamples: t.expose('writingSamples', orNull('String', 'Writing samples, or their URLs.')),
    fileName: t.expose('fileName', orNull('String', 'Name of the uploaded questionnaire.')),
    fileUrl: t.string({
      nullable: true,
      description:
        'Signed public URL of the uploaded questionnaire. Generated on each read and valid for one hour. Null without a file, or if it is deleted.',
      resolve: ({ fileKey }, ...place) => fileKey && fileUrls(fileKey, ...place),
    }),
  }),
})

const AssignmentCommentType = builder.objectRef<AssignmentComment>('AssignmentComment').implement({
  description: 'Comment on an assigned article, without the name of its author.',
  authScopes: reading,
  fields: (t) => ({
    reference: t.exposeString('reference', { description: 'Reference of the comment.' }),
    content: t.exposeString('content', { description: 'Text of the comment.' }),
    party: t.expose('party', { type: Party, description: 'Party of the author.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the caller wrote the comment.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Creation time.' }),
  }),
})

const prefixOf = ({ status }: Assignment) => status.prefix as StatusPrefix

const AssignmentType = builder.objectRef<Assignment>('Assignment').implement({
  description: 'Article as its writer sees it.',
  authScopes: reading,
  fields: (t) => ({
    articleId: t.expose('id', { type: 'UUID', description: 'ID of the article.' }),
    name: t.exposeString('name', { description: 'Name of the article.' }),
    outletName: t.string({
      description: 'Name of the outlet that publishes the article.',
      resolve: ({ product }) => product.outlet.name,
    }),
    outletUrl: t.string({
      nullable: true,
      description: 'URL of the website of the outlet.',
      resolve: ({ product }) => product.outlet.websiteUrl,
    }),
    productName: t.string({
      description: 'Name of the ordered product.',
      resolve: ({ product }) => product.name,
    }),
    status: t.string({
      description: 'Machine-readable name of the status in the workflow.',
      resolve: prefixOf,
    }),
    statusName: t.string({
      description: 'Display name of the status.',
      resolve: ({ status }) => status.name,
    }),
    statusNotes: t.string({
      nullable: true,
      description: 'Notes of the last status change, such as the requested changes.',
      resolve: ({ statusChanges }) => statusChanges[0]?.notes ?? null,
    }),
    nextStep: t.string({
      description: 'Next expected step, such as "Draft expected".',
      resolve: (assignment) => completionTitle(prefixOf(assignment)),
    }),
    waitingFor: t.field({
      type: Party,
      nullable: true,
      description:
        'Party whose action is required. Null once the article is published or rejected.',
      resolve: (assignment) => waitingForIn(prefixOf(assignment)),
    }),
    dueAt: t.expose(
      'expectedCompletionDate',
      orNull('DateTime', 'Expected publication date of the article.'),
    ),
    briefUrl: t.string({
      nullable: true,
      description: 'URL of the shared document with the brief. Null until the brief is approved.',
      resolve: releasedBriefUrl,
    }),
    briefing: t.field({
      type: AssignmentBriefing,
      nullable: true,
      description: 'Questionnaire of the campaign. Null if it has none.',
      resolve: ({ campaign }) =>
        campaign?.questionnaire?.deletedAt ? null : (campaign?.questionnaire ?? null),
    }),
    draftSharedDocUrl: t.expose(
      'draftSharedDocUrl',
      orNull('String', 'URL of the shared document with the draft.'),
    ),
    draftApprovedAt: t.expose(
      'draftApprovedAt',
      orNull('DateTime', 'Time at which the draft was last approved.'),
    ),
    liveUrl: t.expose('liveUrl', orNull('String', 'URL of the published article.')),
    files: t.field({
      type: [AssignmentFile],
      description: 'Attached files, then images.',
      extensions: listSize(200),
      resolve: ({ files, images }) => [...files, ...images].map(({ file }) => file),
    }),
    comments: t.field({
      type: [AssignmentCommentType],
      description:
        'Comments that the team of the article sees, oldest first. If there are more, the oldest are omitted.',
      extensions: listSize(maxAssignmentComments),
      resolve: ({ id }, _args, context) => findAssignmentComments(...bySession(context), id),
    }),
    canSubmitDraft: t.boolean({
      description: 'Whether the status allows `submitDraft`.',
      resolve: canSubmitDraft,
    }),
    canRequestInformation: t.boolean({
      description: 'Whether the status allows `requestInformation`.',
      resolve: canRequestInformation,
    }),
  }),
})

const articleId = requiredInput('UUID', 'ID of the article.')

builder.queryFields((t) => ({
  assignments: t.field({
    type: [AssignmentType],
    description:
      'Articles that the user of the token writes, by expected publication date. Operators get those of all writers.',
    authScopes: reading,
    extensions: listSize(maxAssignments),
    args: {
      completed: t.arg.boolean({
        defaultValue: false,
        required: true,
        description:
          'Whether to return the articles whose draft is approved, or that are rejected, newest first.',
      }),
    },
    resolve: (_root, { completed }, context) => findAssignments(...bySession(context), completed),
  }),
  assignment: t.field({
    type: AssignmentType,
    nullable: true,
    description: 'Fetches an assigned article by ID. A writer gets only own assignments.',
    authScopes: reading,
    args: { articleId: t.arg(articleId) },
    resolve: (_root, { articleId }, context) => findAssignment(...bySession(context), articleId),
  }),
}))

const draftDescription =
  'URL of the shared document with the draft (http or https). Anyone with the link should be able to edit it.'

const SaveDraftInput = builder.inputType('SaveDraftInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    draftSharedDocUrl: t.string({
      required: true,
      description: draftDescription,
      validate: webAddress,
    }),
  }),
})

const SubmitDraftInput = builder.inputType('SubmitDraftInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    draftSharedDocUrl: t.string({
      description: `${draftDescription} Unchanged if omitted.`,
      validate: webAddress,
    }),
  }),
})

const RequestInformationInput = builder.inputType('RequestInformationInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    notes: t.string({
      required: true,
      description: 'Required information, 1 to 2,000 characters.',
      validate: statusNotes,
    }),
  }),
})

const CreateAssignmentCommentInput = builder.inputType('CreateAssignmentCommentInput', {
  fields: (t) => ({
    articleId: t.field(articleId),
    content: t.string({
      required: true,
      description: 'Text of the comment, 1 to 10,000 characters.',
      validate: commentContent,
    }),
  }),
})

builder.mutationFields((t) => ({
  saveDraft: t.field({
    type: AssignmentType,
    nullable: true,
    description: 'Saves the URL of the draft of an assigned article, until the draft is approved.',
    authScopes: { scope: ['writing.update'] },
    extensions: changes('Article'),
    args: { input: t.arg(requiredInput(SaveDraftInput)) },
    resolve: async (_root, { input: { articleId, draftSharedDocUrl } }, context) => {
      await saveDraft(...byCaller(context), articleId, draftSharedDocUrl)
      return findAssignment(...bySession(context), articleId)
    },
  }),
  submitDraft: t.field({
    type: AssignmentType,
    nullable: true,
    description: 'Submits the draft of an assigned article for review by the team.',
    authScopes: { scope: ['writing.update'] },
    extensions: changes('Article'),
    args: { input: t.arg(requiredInput(SubmitDraftInput)) },
    resolve: async (_root, { input: { articleId, draftSharedDocUrl } }, context) => {
      await submitDraft(...byCaller(context), articleId, draftSharedDocUrl ?? undefined)
      return findAssignment(...bySession(context), articleId)
    },
  }),
  requestInformation: t.field({
    type: AssignmentType,
    nullable: true,
    description:
      'Requests information about an assigned article from its team. The status becomes `needs-info`.',
    authScopes: { scope: ['writing.update'] },
    extensions: changes('Article'),
    args: { input: t.arg(requiredInput(RequestInformationInput)) },
    resolve: async (_root, { input: { articleId, notes } }, context) => {
      await requestInformation(...byCaller(context), articleId, notes)
      return findAssignment(...bySession(context), articleId)
    },
  }),
  createAssignmentComment: t.field({
    type: AssignmentType,
    nullable: true,
    description: 'Adds a comment to an assigned article. The team and operators see the comment.',
    authScopes: { scope: ['writing.update'] },
    args: { input: t.arg(requiredInput(CreateAssignmentCommentInput)) },
    resolve: async (_root, { input: { articleId, content } }, context) => {
      await createAssignmentComment(...byCaller(context), articleId, content)
      return findAssignment(...bySession(context), articleId)
    },
  }),
}))
