import { z } from 'zod'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  addComplianceIssue,
  completeComplianceCheck,
  complianceText,
  failComplianceCheck,
  type IssueFields,
  issueLine,
  issueText,
  type NewIssue,
  percentage,
  removeComplianceIssue,
  requestComplianceCheck,
  startComplianceCheck,
  updateComplianceIssue,
} from '../../src/domain/production/compliance.js'
import { builder } from '../core/builder.js'
import { type InputFields, requiredInput } from '../core/fields.js'
import { notNull } from '../core/validation.js'
import {
  ComplianceCheck,
  ComplianceCheckType,
  ComplianceIssue,
  ComplianceIssueType,
  ComplianceSeverity,
} from './compliance.js'

const checkId = requiredInput('UUID', 'ID of the check.')
const issueId = requiredInput('UUID', 'ID of the issue.')

const RequestComplianceCheckInput = builder.inputType('RequestComplianceCheckInput', {
  fields: (t) => ({
    articleId: t.field(requiredInput('UUID', 'ID of the article.')),
    checkType: t.field({
      type: ComplianceCheckType,
      required: true,
      defaultValue: enums.ComplianceCheckType.automatic,
      description: 'Type of check.',
    }),
    text: t.string({
      description:
        "Text to check. Maximum 100,000 characters. If omitted, the article's name, text files and Word files are checked. If the article has no such files, the campaign's description, writing samples and document are checked.",
      validate: complianceText.nullable(),
    }),
  }),
})

const StartComplianceCheckInput = builder.inputType('StartComplianceCheckInput', {
  fields: (t) => ({ complianceCheckId: t.field(checkId) }),
})

const CompleteComplianceCheckInput = builder.inputType('CompleteComplianceCheckInput', {
  fields: (t) => ({
    complianceCheckId: t.field(checkId),
    aiDetectionPercentage: t.float({
      description:
        'Estimated share of AI-generated text, in percent, 0 to 100, with at most two decimals.',
      validate: percentage.nullable(),
    }),
  }),
})

const FailComplianceCheckInput = builder.inputType('FailComplianceCheckInput', {
  fields: (t) => ({
    complianceCheckId: t.field(checkId),
    errorMessage: t.string({
      required: true,
      description: 'Reason for the failure, visible to the team, 1 to 10,000 characters.',
      validate: issueText,
    }),
  }),
})

const texts = {
  description: ['Description of the issue, up to 10,000 characters.', issueText],
  location: ['Human-readable location, up to 500 characters.', issueLine],
  suggestion: ['Suggested change, up to 10,000 characters.', issueText],
  originalText: [
    'Passage of the text that the issue concerns, up to 10,000 characters.',
    issueText,
  ],
} as const
const places = {
  lineNumber: ['Line number at which the passage starts, from 1.', 1],
  charPosition: ['Character offset at which the passage starts.', 0],
} as const

const issueRules = z.looseObject({
  issueType: notNull.optional(),
  severity: notNull.optional(),
  title: notNull.pipe(issueLine).optional(),
  ...Object.fromEntries(Object.entries(texts).map(([name, [, rule]]) => [name, rule.nullish()])),
  ...Object.fromEntries(
    Object.entries(places).map(([name, [, least]]) => [
      name,
      z.int().min(least, `must be at least ${least}`).nullish(),
    ]),
  ),
})

/** Declares the input fields of an issue. */
const fieldsOf = (t: InputFields, required: boolean) => ({
  issueType: t.field({ type: ComplianceIssueType, required, description: 'Type of issue.' }),
  severity: t.field({ type: ComplianceSeverity, required, description: 'Severity of the issue.' }),
  title: t.string({ required, description: 'Summary of the issue, 1 to 500 characters.' }),
  description: t.string({ description: texts.description[0] }),
  location: t.string({ description: texts.location[0] }),
  suggestion: t.string({ description: texts.suggestion[0] }),
  originalText: t.string({ description: texts.originalText[0] }),
  lineNumber: t.int({ description: places.lineNumber[0] }),
  charPosition: t.int({ description: places.charPosition[0] }),
})

const AddComplianceIssueInput = builder.inputType('AddComplianceIssueInput', {
  fields: (t) => ({ complianceCheckId: t.field(checkId), ...fieldsOf(t, true) }),
  validate: issueRules,
})

const UpdateComplianceIssueInput = builder.inputType('UpdateComplianceIssueInput', {
  fields: (t) => ({ complianceIssueId: t.field(issueId), ...fieldsOf(t, false) }),
  validate: issueRules,
})

const RemoveComplianceIssueInput = builder.inputType('RemoveComplianceIssueInput', {
  fields: (t) => ({ complianceIssueId: t.field(issueId) }),
})

builder.mutationFields((t) => ({
  requestComplianceCheck: t.field({
    type: ComplianceCheck,
    description:
      'Requests a compliance check of an article. An automatic check starts immediately; a manual check waits for an operator. Drafts are also checked automatically when they become ready for review.',
    authScopes: { scope: ['articles.update'] },
    // Ten points in all, because reading the documents of a check costs more than responding to the
    // request.
    extensions: { weight: 850 },
    args: { input: t.arg(requiredInput(RequestComplianceCheckInput)) },
    resolve: (_root, { input }, context) => requestComplianceCheck(...byCaller(context), input),
  }),
  startComplianceCheck: t.field({
    type: ComplianceCheck,
    description: 'Starts a pending manual check. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(StartComplianceCheckInput)) },
    resolve: (_root, { input }, context) =>
      startComplianceCheck(...byCaller(context), input.complianceCheckId),
  }),
  completeComplianceCheck: t.field({
    type: ComplianceCheck,
    description:
      'Completes a manual check that is in progress. The score is computed from its issues. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CompleteComplianceCheckInput)) },
    resolve: (_root, { input }, context) =>
      completeComplianceCheck(
        ...byCaller(context),
        input.complianceCheckId,
        input.aiDetectionPercentage ?? null,
      ),
  }),
  failComplianceCheck: t.field({
    type: ComplianceCheck,
    description:
      'Marks a manual check in progress as failed. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(FailComplianceCheckInput)) },
    resolve: (_root, { input }, context) =>
      failComplianceCheck(...byCaller(context), input.complianceCheckId, input.errorMessage),
  }),
  addComplianceIssue: t.field({
    type: ComplianceIssue,
    description:
      'Adds an issue to a manual check in progress. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(AddComplianceIssueInput)) },
    resolve: (_root, { input }, context) =>
      addComplianceIssue(...byCaller(context), input as NewIssue),
  }),
  updateComplianceIssue: t.field({
    type: ComplianceIssue,
    description:
      'Updates an issue of a manual check in progress. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(UpdateComplianceIssueInput)) },
    resolve: (_root, { input: { complianceIssueId: id, ...change } }, context) =>
      updateComplianceIssue(...byCaller(context), id, change as IssueFields),
  }),
  removeComplianceIssue: t.field({
    type: ComplianceIssue,
    description:
      'Removes an issue from a manual check in progress. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(RemoveComplianceIssueInput)) },
    resolve: (_root, { input }, context) =>
      removeComplianceIssue(...byCaller(context), input.complianceIssueId),
  }),
}))
