import { z } from 'zod'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import {
  addComplianceIssue,
  completeComplianceCheck,
  complianceText,
  failComplianceCheck,
  type IssueChange,
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
import { type InputFields, required } from '../core/fields.js'
import { notNull } from '../core/validation.js'
import {
  ComplianceCheck,
  ComplianceCheckType,
  ComplianceIssue,
  ComplianceIssueType,
  ComplianceSeverity,
} from './compliance.js'

const checkId = required('UUID', 'Id of the check.')
const issueId = required('UUID', 'Id of the issue.')

const RequestComplianceCheckInput = builder.inputType('RequestComplianceCheckInput', {
  description: 'A compliance check to ask for.',
  fields: (t) => ({
    articleId: t.field(required('UUID', 'Id of the article.')),
    checkType: t.field({
      type: ComplianceCheckType,
      required: true,
      defaultValue: enums.ComplianceCheckType.automatic,
      description: 'Who is to do it.',
    }),
    text: t.string({
      description:
        "The text to check, up to 100,000 characters; when absent, the article's name with the text and Word documents among its files or, while it has none, with its campaign's description, writing samples and document.",
      validate: complianceText.nullable(),
    }),
  }),
})

const StartComplianceCheckInput = builder.inputType('StartComplianceCheckInput', {
  description: 'A compliance check.',
  fields: (t) => ({ complianceCheckId: t.field(checkId) }),
})

const CompleteComplianceCheckInput = builder.inputType('CompleteComplianceCheckInput', {
  description: 'The end of a compliance check.',
  fields: (t) => ({
    complianceCheckId: t.field(checkId),
    aiDetectionPercentage: t.float({
      description:
        'How much of the text seems to be written by a machine, in percent, 0 to 100, at most two decimals.',
      validate: percentage.nullable(),
    }),
  }),
})

const FailComplianceCheckInput = builder.inputType('FailComplianceCheckInput', {
  description: 'The end of a compliance check that could not be done.',
  fields: (t) => ({
    complianceCheckId: t.field(checkId),
    errorMessage: t.string({
      required: true,
      description: 'Why, for the team to read, 1 to 10,000 characters.',
      validate: issueText,
    }),
  }),
})

const texts = {
  description: ['What is wrong, up to 10,000 characters.', issueText],
  location: ['Where, for people, up to 500 characters.', issueLine],
  suggestion: ['What to do about it, up to 10,000 characters.', issueText],
  originalText: ['The words it is about, up to 10,000 characters.', issueText],
} as const
const places = {
  lineNumber: ['The line of the text it begins in, from 1.', 1],
  charPosition: ['Number of characters of the text before it.', 0],
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

/** The fields of an issue as operators write it. */
const fieldsOf = (t: InputFields, required: boolean) => ({
  issueType: t.field({ type: ComplianceIssueType, required, description: 'What is wrong.' }),
  severity: t.field({ type: ComplianceSeverity, required, description: 'How grave it is.' }),
  title: t.string({ required, description: 'In a few words, 1 to 500 characters.' }),
  description: t.string({ description: texts.description[0] }),
  location: t.string({ description: texts.location[0] }),
  suggestion: t.string({ description: texts.suggestion[0] }),
  originalText: t.string({ description: texts.originalText[0] }),
  lineNumber: t.int({ description: places.lineNumber[0] }),
  charPosition: t.int({ description: places.charPosition[0] }),
})

const AddComplianceIssueInput = builder.inputType('AddComplianceIssueInput', {
  description: 'Something an operator found.',
  fields: (t) => ({ complianceCheckId: t.field(checkId), ...fieldsOf(t, true) }),
  validate: issueRules,
})

const UpdateComplianceIssueInput = builder.inputType('UpdateComplianceIssueInput', {
  description: 'What of an issue changes; what is absent stays.',
  fields: (t) => ({ complianceIssueId: t.field(issueId), ...fieldsOf(t, false) }),
  validate: issueRules,
})

const RemoveComplianceIssueInput = builder.inputType('RemoveComplianceIssueInput', {
  description: 'An issue of a compliance check.',
  fields: (t) => ({ complianceIssueId: t.field(issueId) }),
})

builder.mutationFields((t) => ({
  requestComplianceCheck: t.field({
    type: ComplianceCheck,
    description:
      'Asks for a check of an article: an automatic one begins at once, a manual one waits for an operator. Every draft that comes up for review is checked automatically without being asked.',
    authScopes: { scope: ['articles.update'] },
    // Ten points in all: reading the documents of a check takes more than answering the request.
    extensions: { weight: 850 },
    args: { input: t.arg(required(RequestComplianceCheckInput)) },
    resolve: (_root, { input }, context) => requestComplianceCheck(...byCaller(context), input),
  }),
  startComplianceCheck: t.field({
    type: ComplianceCheck,
    description: 'Takes up a manual check that is pending. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(StartComplianceCheckInput)) },
    resolve: (_root, { input }, context) =>
      startComplianceCheck(...byCaller(context), input.complianceCheckId),
  }),
  completeComplianceCheck: t.field({
    type: ComplianceCheck,
    description:
      'Ends a manual check that is in progress: its issues give its score. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(CompleteComplianceCheckInput)) },
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
      'Ends a manual check in progress that cannot be done. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(FailComplianceCheckInput)) },
    resolve: (_root, { input }, context) =>
      failComplianceCheck(...byCaller(context), input.complianceCheckId, input.errorMessage),
  }),
  addComplianceIssue: t.field({
    type: ComplianceIssue,
    description:
      'Adds an issue to a manual check that is in progress. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(AddComplianceIssueInput)) },
    resolve: (_root, { input }, context) =>
      addComplianceIssue(...byCaller(context), input as NewIssue),
  }),
  updateComplianceIssue: t.field({
    type: ComplianceIssue,
    description:
      'Changes an issue of a manual check that is in progress. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(UpdateComplianceIssueInput)) },
    resolve: (_root, { input: { complianceIssueId: id, ...change } }, context) =>
      updateComplianceIssue(...byCaller(context), id, change as IssueChange),
  }),
  removeComplianceIssue: t.field({
    type: ComplianceIssue,
    description:
      'Takes an issue out of a manual check that is in progress. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(RemoveComplianceIssueInput)) },
    resolve: (_root, { input }, context) =>
      removeComplianceIssue(...byCaller(context), input.complianceIssueId),
  }),
}))
