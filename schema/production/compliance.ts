import * as enums from '../../prisma/generated/client/enums.js'
import { mostIssues } from '../../src/domain/production/compliance-limits.js'
import { Team } from '../accounts/team.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSelected, asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

const ComplianceCheckStatus = builder.enumType('ComplianceCheckStatus', {
  description: 'Where a compliance check stands.',
  values: {
    PENDING: { value: enums.ComplianceCheckStatus.pending, description: 'Waits to be begun.' },
    IN_PROGRESS: { value: enums.ComplianceCheckStatus.in_progress, description: 'Is being done.' },
    COMPLETED: {
      value: enums.ComplianceCheckStatus.completed,
      description: 'Was done: the score says how well.',
    },
    FAILED: {
      value: enums.ComplianceCheckStatus.failed,
      description: 'Could not be done: the error message says why.',
    },
  },
})

export const ComplianceCheckType = builder.enumType('ComplianceCheckType', {
  description: 'Who does a compliance check.',
  values: {
    MANUAL: { value: enums.ComplianceCheckType.manual, description: 'An operator.' },
    AUTOMATIC: {
      value: enums.ComplianceCheckType.automatic,
      description: 'The server, by fixed rules.',
    },
  },
})

export const ComplianceIssueType = builder.enumType('ComplianceIssueType', {
  description: 'What is wrong with a text. The automatic check finds all but two of them.',
  values: {
    UNVERIFIED_CLAIM: {
      value: enums.ComplianceIssueType.unverified_claim,
      description: 'Calls on studies, experts or what everybody knows, and names none of them.',
    },
    EXAGGERATED_LANGUAGE: {
      value: enums.ComplianceIssueType.exaggerated_language,
      description: 'Superlatives, guarantees and words of praise.',
    },
    AI_GENERATED: {
      value: enums.ComplianceIssueType.ai_generated,
      description: 'Reads as if a machine wrote it; found by operators.',
    },
    MISSING_SOURCE: {
      value: enums.ComplianceIssueType.missing_source,
      description: 'A figure that neither links to a source nor names one.',
    },
    PROMOTIONAL_CONTENT: {
      value: enums.ComplianceIssueType.promotional_content,
      description: 'Calls to action and sales talk.',
    },
    FACTUAL_ERROR: {
      value: enums.ComplianceIssueType.factual_error,
      description: 'Is not true; found by operators.',
    },
    FORMATTING_ISSUE: {
      value: enums.ComplianceIssueType.formatting_issue,
      description: 'Spacing, punctuation, capitals, placeholders, long paragraphs, no headings.',
    },
  },
})

export const ComplianceSeverity = builder.enumType('ComplianceSeverity', {
  description: 'How grave an issue is, and what it takes off the score of 100.',
  values: {
    CRITICAL: {
      value: enums.ComplianceSeverity.critical,
      description: 'Must not be published; takes 20.',
    },
    WARNING: {
      value: enums.ComplianceSeverity.warning,
      description: 'Should be changed; takes 5.',
    },
    SUGGESTION: {
      value: enums.ComplianceSeverity.suggestion,
      description: 'Would be better otherwise; takes 1.',
    },
    INFO: {
      value: enums.ComplianceSeverity.info,
      description: 'For your information; takes nothing.',
    },
  },
})

export const ComplianceIssue = builder.prismaObject('ComplianceIssue', {
  description: 'Something that a compliance check found.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the issue.')),
    teamId: t.expose('teamId', { type: 'UUID', description: "Id of the article's team." }),
    team: t.field({
      type: Team,
      description: 'Its team.',
      extensions: asSelected,
      select: (_args, _context, nested) => ({
        complianceCheck: {
          select: { article: { select: { team: nested({ select: { id: true } }) } } },
        },
      }),
      resolve: ({ complianceCheck }) => complianceCheck.article.team,
    }),
    complianceCheckId: t.expose('complianceCheckId', {
      type: 'UUID',
      description: 'Id of its check.',
    }),
    complianceCheck: t.relation('complianceCheck', { description: 'Its check.' }),
    issueType: t.expose('issueType', { type: ComplianceIssueType, description: 'What is wrong.' }),
    severity: t.expose('severity', { type: ComplianceSeverity, description: 'How grave it is.' }),
    title: t.exposeString('title', { description: 'In a few words.' }),
    description: t.expose('description', orNull('String', 'What is wrong.')),
    location: t.expose(
      'location',
      orNull('String', 'Where, for people, such as "draft.docx, paragraph 3".'),
    ),
    suggestion: t.expose('suggestion', orNull('String', 'What to do about it.')),
    originalText: t.expose('originalText', orNull('String', 'The words it is about.')),
    lineNumber: t.expose('lineNumber', orNull('Int', 'The line of the text it begins in, from 1.')),
    charPosition: t.expose(
      'charPosition',
      orNull('Int', 'Number of characters (UTF-16, a line break is one) of the text before it.'),
    ),
    metadata: t.expose('metadata', orNull('JSON', 'Further data.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', orNull('DateTime', 'When it was removed.')),
  }),
})

export const ComplianceCheck = builder.prismaObject('ComplianceCheck', {
  description:
    'A look through the text of an article for what must not or should not be published.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the check.')),
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
    article: t.relation('article', {
      description: 'The article.',
    }),
    status: t.expose('status', { type: ComplianceCheckStatus, description: 'Where it stands.' }),
    checkType: t.expose('checkType', { type: ComplianceCheckType, description: 'Who does it.' }),
    complianceScore: t.expose('complianceScore', {
      type: 'Int',
      nullable: true,
      description:
        'When completed: 100, less 20 for each critical issue, 5 for each warning and 1 for each suggestion; never below 0.',
    }),
    aiDetectionPercentage: t.string({
      nullable: true,
      description:
        'How much of the text seems to be written by a machine, in percent with two decimals, as the operator put it.',
      extensions: asSql((column) => `round(${column('aiDetectionPercentage')}, 2)::text`),
      select: { aiDetectionPercentage: true },
      resolve: ({ aiDetectionPercentage }) => aiDetectionPercentage?.toFixed(2) ?? null,
    }),
    totalIssuesCount: t.exposeInt('totalIssuesCount', { description: 'Number of its issues.' }),
    criticalIssuesCount: t.exposeInt('criticalIssuesCount', {
      description: 'Number of its critical issues.',
    }),
    warningIssuesCount: t.exposeInt('warningIssuesCount', {
      description: 'Number of its warnings.',
    }),
    errorMessage: t.expose('errorMessage', orNull('String', 'Why it failed.')),
    givenText: t.expose(
      'givenText',
      orNull('String', 'The text that was given to check; null: what there is of the article.'),
    ),
    metadata: t.expose('metadata', {
      type: 'JSON',
      nullable: true,
      description:
        'Of an automatic check: `checked`, the texts by location with their characters and, where none was given, their `text` as it was then; `unread`, the documents whose text cannot be read; `omitted`, how many issues beyond the first 200 there were.',
    }),
    initiatedById: t.expose('initiatedById', {
      type: 'UUID',
      nullable: true,
      description: 'Id of who asked for it; null: the server, when the draft came up for review.',
    }),
    initiatedBy: t.relation('initiatedBy', { nullable: true, description: 'Who asked for it.' }),
    issues: t.relation('issues', {
      description: 'What it found: the gravest first, then by place in the text.',
      extensions: bounded(mostIssues),
      query: {
        where: { deletedAt: null },
        orderBy: [{ severity: 'asc' }, { charPosition: 'asc' }, { id: 'asc' }],
      },
    }),
    completedAt: t.expose('completedAt', orNull('DateTime', 'When it was completed or failed.')),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const readers = ['articles.read', 'articles.lists']

builder.queryField('complianceCheck', (t) =>
  t.field({
    type: ComplianceCheck,
    nullable: true,
    description: "One compliance check; a team token sees those of its team's articles.",
    authScopes: { scope: ['articles.read'] },
    args: { id: t.arg(required('UUID', 'Id of the check.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'ComplianceCheck', { id, deletedAt: null }, 'Compliance check'),
  }),
)

const ComplianceIssueWhere = whereInput('ComplianceIssue', (t) => ({
  id: t.uuid('id', 'Id of the issue.'),
  teamId: t.uuid('teamId', "Id of the article's team."),
  complianceCheckId: t.uuid('complianceCheckId', 'Id of its check.'),
  complianceCheck: t.one('complianceCheck', 'Its check.'),
  issueType: t.enum('issueType', ComplianceIssueType, 'What is wrong.'),
  severity: t.enum('severity', ComplianceSeverity, 'How grave it is.'),
  title: t.string('title', 'In a few words.'),
  location: t.string('location', 'Where.'),
  originalText: t.string('originalText', 'The words it is about.'),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
}))

const ComplianceCheckWhere = whereInput('ComplianceCheck', (t) => ({
  id: t.uuid('id', 'Id of the check.'),
  teamId: t.uuid('teamId', "Id of the article's team."),
  articleId: t.uuid('articleId', 'Id of the article.'),
  article: t.one('article', 'The article.'),
  search: t.search("Words of the article's name, without case.", 'article.name'),
  status: t.enum('status', ComplianceCheckStatus, 'Where it stands.'),
  checkType: t.enum('checkType', ComplianceCheckType, 'Who does it.'),
  complianceScore: t.int('complianceScore', 'Its score, 0 to 100.'),
  totalIssuesCount: t.int('totalIssuesCount', 'Number of its issues.'),
  criticalIssuesCount: t.int('criticalIssuesCount', 'Number of its critical issues.'),
  warningIssuesCount: t.int('warningIssuesCount', 'Number of its warnings.'),
  initiatedById: t.uuid('initiatedById', 'Id of who asked for it.'),
  initiatedBy: t.one('initiatedBy', 'Who asked for it; none fits where the server did.'),
  issues: t.many('issues', 'What it found.'),
  completedAt: t.dateTime('completedAt', 'When it was completed or failed.'),
  createdAt: t.dateTime('createdAt', 'When it was asked for.'),
  updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
}))

listField('complianceChecks', {
  node: ComplianceCheck,
  description: "Compliance checks; a team token sees those of its team's articles.",
  scope: readers,
  where: ComplianceCheckWhere,
  order: orderInput(
    'ComplianceCheck',
    {
      ...byAge,
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
      COMPLIANCE_SCORE: { column: 'complianceScore', nullable: true, description: 'By score.' },
      TOTAL_ISSUES_COUNT: { column: 'totalIssuesCount', description: 'By number of issues.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

listField('complianceIssues', {
  node: ComplianceIssue,
  description: "What compliance checks found; a team token sees its own team's.",
  scope: readers,
  where: ComplianceIssueWhere,
  order: orderInput(
    'ComplianceIssue',
    {
      ...byAge,
      SEVERITY: { column: 'severity', description: 'By severity; ascending: the gravest first.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
