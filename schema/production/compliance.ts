import * as enums from '../../prisma/generated/client/enums.js'
import { maxComplianceIssues } from '../../src/domain/production/compliance-limits.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSelected, asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

const ComplianceCheckStatus = builder.enumType('ComplianceCheckStatus', {
  description: 'Status of a compliance check.',
  values: {
    PENDING: { value: enums.ComplianceCheckStatus.pending, description: 'Waiting to start.' },
    IN_PROGRESS: { value: enums.ComplianceCheckStatus.in_progress, description: 'In progress.' },
    COMPLETED: {
      value: enums.ComplianceCheckStatus.completed,
      description: 'Completed, with a score.',
    },
    FAILED: {
      value: enums.ComplianceCheckStatus.failed,
      description: 'Failed, with an error message.',
    },
  },
})

export const ComplianceCheckType = builder.enumType('ComplianceCheckType', {
  description: 'Type of a compliance check.',
  values: {
    MANUAL: { value: enums.ComplianceCheckType.manual, description: 'Check by an operator.' },
    AUTOMATIC: {
      value: enums.ComplianceCheckType.automatic,
      description: 'Rule-based check by the server.',
    },
  },
})

export const ComplianceIssueType = builder.enumType('ComplianceIssueType', {
  description:
    'Type of a compliance issue. The automatic check finds all types except AI_GENERATED and FACTUAL_ERROR.',
  values: {
    UNVERIFIED_CLAIM: {
      value: enums.ComplianceIssueType.unverified_claim,
      description: 'Refers to studies, experts or common knowledge without naming a source.',
    },
    EXAGGERATED_LANGUAGE: {
      value: enums.ComplianceIssueType.exaggerated_language,
      description: 'Superlatives, guarantees and exaggerated praise.',
    },
    AI_GENERATED: {
      value: enums.ComplianceIssueType.ai_generated,
      description: 'Appears to be AI-generated. Found by operators only.',
    },
    MISSING_SOURCE: {
      value: enums.ComplianceIssueType.missing_source,
      description: 'Figure without a link to a source or the name of one.',
    },
    PROMOTIONAL_CONTENT: {
      value: enums.ComplianceIssueType.promotional_content,
      description: 'Calls to action and sales language.',
    },
    FACTUAL_ERROR: {
      value: enums.ComplianceIssueType.factual_error,
      description: 'Factually wrong. Found by operators only.',
    },
    FORMATTING_ISSUE: {
      value: enums.ComplianceIssueType.formatting_issue,
      description:
        'Spacing, punctuation, capitalization, placeholders, long paragraphs or missing headings.',
    },
  },
})

export const ComplianceSeverity = builder.enumType('ComplianceSeverity', {
  description: 'Severity of an issue, with its deduction from a score of 100.',
  values: {
    CRITICAL: {
      value: enums.ComplianceSeverity.critical,
      description: 'Must not be published. Deducts 20.',
    },
    WARNING: {
      value: enums.ComplianceSeverity.warning,
      description: 'Should be changed. Deducts 5.',
    },
    SUGGESTION: {
      value: enums.ComplianceSeverity.suggestion,
      description: 'Could be improved. Deducts 1.',
    },
    INFO: {
      value: enums.ComplianceSeverity.info,
      description: 'For information. Deducts nothing.',
    },
  },
})

export const ComplianceIssue = builder.prismaObject('ComplianceIssue', {
  description: 'Issue found by a compliance check.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the issue.')),
    teamId: t.expose('teamId', { type: 'UUID', description: "ID of the article's team." }),
    team: t.field({
      type: Team,
      description: 'Team of the article.',
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
      description: 'ID of the check.',
    }),
    complianceCheck: t.relation('complianceCheck', { description: 'Check that found the issue.' }),
    issueType: t.expose('issueType', { type: ComplianceIssueType, description: 'Type of issue.' }),
    severity: t.expose('severity', {
      type: ComplianceSeverity,
      description: 'Severity of the issue.',
    }),
    title: t.exposeString('title', { description: 'Summary of the issue.' }),
    description: t.expose('description', orNull('String', 'Description of the issue.')),
    location: t.expose(
      'location',
      orNull('String', 'Human-readable location, such as "draft.docx, paragraph 3".'),
    ),
    suggestion: t.expose('suggestion', orNull('String', 'Suggested change.')),
    originalText: t.expose(
      'originalText',
      orNull('String', 'Passage of the text that the issue concerns.'),
    ),
    lineNumber: t.expose(
      'lineNumber',
      orNull('Int', 'Line number at which the passage starts, from 1.'),
    ),
    charPosition: t.expose(
      'charPosition',
      orNull(
        'Int',
        'Character offset at which the passage starts, in UTF-16 code units. A line break counts as one.',
      ),
    ),
    metadata: t.expose('metadata', orNull('JSON', 'Additional data.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', orNull('DateTime', 'Removal time. Null if not removed.')),
  }),
})

export const ComplianceCheck = builder.prismaObject('ComplianceCheck', {
  description: "Check of an article's text for content that must not or should not be published.",
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the check.')),
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
    article: t.relation('article', {
      description: 'Checked article.',
    }),
    status: t.expose('status', {
      type: ComplianceCheckStatus,
      description: 'Status of the check.',
    }),
    checkType: t.expose('checkType', { type: ComplianceCheckType, description: 'Type of check.' }),
    complianceScore: t.expose('complianceScore', {
      type: 'Int',
      nullable: true,
      description:
        'Score of a completed check: 100, minus 20 per critical issue, 5 per warning and 1 per suggestion. At least 0.',
    }),
    aiDetectionPercentage: t.string({
      nullable: true,
      description:
        'Estimated share of AI-generated text, in percent with two decimals, as entered by the operator.',
      extensions: asSql((column) => `round(${column('aiDetectionPercentage')}, 2)::text`),
      select: { aiDetectionPercentage: true },
      resolve: ({ aiDetectionPercentage }) => aiDetectionPercentage?.toFixed(2) ?? null,
    }),
    totalIssuesCount: t.exposeInt('totalIssuesCount', { description: 'Number of issues.' }),
    criticalIssuesCount: t.exposeInt('criticalIssuesCount', {
      description: 'Number of critical issues.',
    }),
    warningIssuesCount: t.exposeInt('warningIssuesCount', {
      description: 'Number of warnings.',
    }),
    errorMessage: t.expose('errorMessage', orNull('String', 'Reason for the failure.')),
    givenText: t.expose(
      'givenText',
      orNull('String', "Text given with the request. Null if the article's own text is checked."),
    ),
    metadata: t.expose('metadata', {
      type: 'JSON',
      nullable: true,
      description:
        'Details of an automatic check. `checked` lists the texts by location with their number of characters. If no text was given, it contains their content at the time of the check as `text`. `unread` lists the documents whose text cannot be read. `omitted` is the number of issues beyond the first 200.',
    }),
    initiatedById: t.expose('initiatedById', {
      type: 'UUID',
      nullable: true,
      description:
        'ID of the user who requested the check. Null if the server did when the draft became ready for review.',
    }),
    initiatedBy: t.relation('initiatedBy', {
      nullable: true,
      description: 'User who requested the check.',
    }),
    issues: t.relation('issues', {
      description: 'Issues found, sorted by severity, then by position in the text.',
      extensions: listSize(maxComplianceIssues),
      query: {
        where: { deletedAt: null },
        orderBy: [{ severity: 'asc' }, { charPosition: 'asc' }, { id: 'asc' }],
      },
    }),
    completedAt: t.expose(
      'completedAt',
      orNull('DateTime', 'Time at which the check completed or failed.'),
    ),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the request.' }),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const readers = ['articles.read', 'articles.lists']

builder.queryField('complianceCheck', (t) =>
  t.field({
    type: ComplianceCheck,
    nullable: true,
    description: "Fetches a compliance check by ID. A team token sees only its own team's.",
    authScopes: { scope: ['articles.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the check.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'ComplianceCheck', { id, deletedAt: null }, 'Compliance check'),
  }),
)

const ComplianceIssueWhere = whereInput('ComplianceIssue', (t) => ({
  id: t.uuid('id', 'ID of the issue.'),
  teamId: t.uuid('teamId', "ID of the article's team."),
  complianceCheckId: t.uuid('complianceCheckId', 'ID of the check.'),
  complianceCheck: t.one('complianceCheck', 'Check that found the issue.'),
  issueType: t.enum('issueType', ComplianceIssueType, 'Type of issue.'),
  severity: t.enum('severity', ComplianceSeverity, 'Severity of the issue.'),
  title: t.string('title', 'Summary of the issue.'),
  location: t.string('location', 'Human-readable location.'),
  originalText: t.string('originalText', 'Passage of the text that the issue concerns.'),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
}))

const ComplianceCheckWhere = whereInput('ComplianceCheck', (t) => ({
  id: t.uuid('id', 'ID of the check.'),
  teamId: t.uuid('teamId', "ID of the article's team."),
  articleId: t.uuid('articleId', 'ID of the article.'),
  article: t.one('article', 'Checked article.'),
  isTest: t.isTest(),
  search: t.search("Searches for words in the article's name, ignoring case.", 'article.name'),
  status: t.enum('status', ComplianceCheckStatus, 'Status of the check.'),
  checkType: t.enum('checkType', ComplianceCheckType, 'Type of check.'),
  complianceScore: t.int('complianceScore', 'Score, 0 to 100.'),
  totalIssuesCount: t.int('totalIssuesCount', 'Number of issues.'),
  criticalIssuesCount: t.int('criticalIssuesCount', 'Number of critical issues.'),
  warningIssuesCount: t.int('warningIssuesCount', 'Number of warnings.'),
  initiatedById: t.uuid('initiatedById', 'ID of the user who requested the check.'),
  initiatedBy: t.one(
    'initiatedBy',
    'User who requested the check. Matches nothing if the server did.',
  ),
  issues: t.many('issues', 'Issues found by the check.'),
  completedAt: t.dateTime('completedAt', 'Time at which the check completed or failed.'),
  createdAt: t.dateTime('createdAt', 'Time of the request.'),
  updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
}))

listField('complianceChecks', {
  node: ComplianceCheck,
  description: "Compliance checks. A team token sees only its own team's.",
  scope: readers,
  where: ComplianceCheckWhere,
  order: orderInput(
    'ComplianceCheck',
    {
      ...byAge,
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
      COMPLIANCE_SCORE: { column: 'complianceScore', nullable: true, description: 'Score.' },
      TOTAL_ISSUES_COUNT: { column: 'totalIssuesCount', description: 'Number of issues.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

listField('complianceIssues', {
  node: ComplianceIssue,
  description: "Issues found by compliance checks. A team token sees only its own team's.",
  scope: readers,
  where: ComplianceIssueWhere,
  order: orderInput(
    'ComplianceIssue',
    {
      ...byAge,
      SEVERITY: {
        column: 'severity',
        description: 'Severity. In ascending order, critical issues come first.',
      },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
