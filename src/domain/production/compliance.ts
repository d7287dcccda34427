import { z } from 'zod'
import type {
  ComplianceCheck,
  ComplianceIssue,
  Prisma,
} from '../../../prisma/generated/client/client.js'
import type {
  ComplianceCheckStatus,
  ComplianceCheckType,
  ComplianceIssueType,
  ComplianceSeverity,
} from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { addJob } from '../../jobs/queue.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { type Actor, type AuditedChange, withAudit } from '../rules/audit.js'
import { freeText, trimmedText } from '../rules/text.js'
import { type AllowedTransitions, requireTransition } from '../rules/transition.js'
import { maxComplianceIssues, maxComplianceTextLength } from './compliance-limits.js'
import type { StatusPrefix } from './workflow.js'

/** Allowed transitions of a compliance check. */
export const complianceTransitions: AllowedTransitions<ComplianceCheckStatus> = {
  pending: ['in_progress'],
  in_progress: ['completed', 'failed'],
  completed: [],
  failed: [],
}

/** Article statuses that start an automatic check, because there is a draft to review. */
const checkedStatuses: readonly StatusPrefix[] = ['draft-ready-for-review']

/** Points by which an issue lowers the score. */
const points: Record<ComplianceSeverity, number> = {
  critical: 20,
  warning: 5,
  suggestion: 1,
  info: 0,
}

/** Text to check. */
export const complianceText = freeText(maxComplianceTextLength).refine(
  (text) => text.trim() !== '',
  refuses('empty', 'must not be empty'),
)

/** Short text of an issue, such as the title. */
export const issueLine = trimmedText(500)

/** Longer text of an issue, or the reason why a check failed. */
export const issueText = trimmedText(10_000)

/** Percentage with at most two decimals. */
export const percentage = z
  .number()
  .min(0, 'must be 0 to 100')
  .max(100, 'must be 0 to 100')
  .refine(
    (percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6,
    refuses('invalid_format', 'must have at most two decimals', { expected: 'two_decimals' }),
  )

export interface NewCheck {
  articleId: string
  checkType: ComplianceCheckType
  /** Text to check. Defaults to the article's documents. */
  text?: string | null
}

/** Audit log change of a check, without the given text, which remains in the record. */
const checkChange = (action: string): AuditedChange => ({
  action,
  entity: 'compliance_check',
  hidden: ['givenText'],
})

/**
 * Requests a check of an article. An automatic check is queued; a manual check is pending until an
 * operator starts it. The audit log records only requests by operators. For a team, the check
 * itself records the user.
 * @throws AppError not_found (no such article)
 */
export function requestComplianceCheck(
  db: Db,
  caller: Caller,
  { articleId, checkType, text }: NewCheck,
): Promise<ComplianceCheck> {
  const request = async (tx: Transaction) => {
    const article = await tx.article.findFirst({
      where: { id: articleId, ...tenantOf(caller, 'Article'), deletedAt: null },
      select: { teamId: true },
    })
    if (!article) throw notFound('Article')
    return createCheck(tx, {
      articleId,
      teamId: article.teamId,
      checkType,
      givenText: text ?? null,
      initiatedById: caller.userId,
    })
  }
  if (caller.kind !== 'operator') return inTransaction(db, request)
  return withAudit(db, caller, checkChange('request_compliance_check'), async (tx) => ({
    before: null,
    after: await request(tx),
  }))
}

/**
 * Creates and queues an automatic check if the new status of an article requires one, in the same transaction.
 */
export async function startRequiredCheck(
  tx: Transaction,
  article: { id: string; teamId: string },
  status: StatusPrefix,
): Promise<void> {
  if (!checkedStatuses.includes(status)) return
  await createCheck(tx, { articleId: article.id, teamId: article.teamId, checkType: 'automatic' })
}

async function createCheck(
  tx: Transaction,
  data: Prisma.ComplianceCheckUncheckedCreateInput,
): Promise<ComplianceCheck> {
  const check = await tx.complianceCheck.create({ data })
  if (check.checkType === 'automatic') await queueChecks(tx, check.teamId)
  return check
}

/** Name of the job that runs automatic checks. */
export const checkJobName = 'check_compliance'

/**
 * Queues the job that runs the automatic checks of a team one after the other, unless it is already
 * queued. It has a lower priority than other jobs, and runs after the jobs of teams queued before.
 */
export function queueChecks(db: Db, teamId: string): Promise<void> {
  const key = `${checkJobName} ${teamId}`
  return addJob(db, checkJobName, { teamId }, { key, maxAttempts: 8, priority: 10 })
}

/**
 * Starts a manual check.
 * @throws AppError not_found, invalid_transition, validation_failed (an automatic check)
 */
export function startComplianceCheck(db: Db, actor: Actor, id: string): Promise<ComplianceCheck> {
  return changeManualStatus(db, actor, 'start_compliance_check', id, 'in_progress', () => ({}))
}

/**
 * Completes a manual check. The counts and the score are derived from its issues.
 * @throws AppError not_found, invalid_transition, validation_failed (an automatic check)
 */
export function completeComplianceCheck(
  db: Db,
  actor: Actor,
  id: string,
  aiDetectionPercentage: number | null,
): Promise<ComplianceCheck> {
  return changeManualStatus(
    db,
    actor,
    'complete_compliance_check',
    id,
    'completed',
    async (tx) => ({
      ...(await readCheckResult(tx, id)),
      aiDetectionPercentage,
      completedAt: new Date(),
    }),
  )
}

/**
 * Marks a manual check as failed, with the reason.
 * @throws AppError not_found, invalid_transition, validation_failed (an automatic check)
 */
export function failComplianceCheck(
  db: Db,
  actor: Actor,
  id: string,
  errorMessage: string,
): Promise<ComplianceCheck> {
  return changeManualStatus(db, actor, 'fail_compliance_check', id, 'failed', () => ({
    errorMessage,
    completedAt: new Date(),
  }))
}

type CheckData = Prisma.ComplianceCheckUncheckedUpdateInput

function changeManualStatus(
  db: Db,
  actor: Actor,
  action: string,
  id: string,
  status: ComplianceCheckStatus,
  more: (tx: Transaction) => CheckData | Promise<CheckData>,
): Promise<ComplianceCheck> {
  return withAudit(db, actor, checkChange(action), async (tx) => {
    const before = await lockCheck(tx, id)
    requireManual(before, 'complianceCheckId')
    requireTransition('compliance check', complianceTransitions, before.status, status)
    const data = { ...(await more(tx)), status }
    return { before, after: await tx.complianceCheck.update({ where: { id }, data }) }
  })
}

function requireManual({ checkType }: ComplianceCheck, field: string): void {
  if (checkType === 'manual') return
  throw invalidInput(
    [field],
    'automatic_check',
    'must be a manual check; the server finds the issues of an automatic check and completes it',
  )
}

/**
 * Locks a check until the transaction ends.
 * @throws AppError not_found
 */
export async function lockCheck(tx: Transaction, id: string): Promise<ComplianceCheck> {
  await tx.$queryRaw`SELECT FROM "compliance_check" WHERE "id" = ${id}::uuid FOR UPDATE`
  const check = await tx.complianceCheck.findFirst({ where: { id, deletedAt: null } })
  if (!check) throw notFound('Compliance check')
  return check
}

/** Counts the issues of a check by severity, and sums up the points that they cost (`lost`). */
async function countIssues(tx: Transaction, complianceCheckId: string) {
  const groups = await tx.complianceIssue.groupBy({
    by: ['severity'],
    where: { complianceCheckId, deletedAt: null },
    _count: true,
  })
  const of = (severity: ComplianceSeverity) =>
    groups.find((group) => group.severity === severity)?._count ?? 0
  return {
    totalIssuesCount: groups.reduce((sum, { _count }) => sum + _count, 0),
    criticalIssuesCount: of('critical'),
    warningIssuesCount: of('warning'),
    lost: groups.reduce((sum, { severity, _count }) => sum + points[severity] * _count, 0),
  }
}

/**
 * Calculates the counts and the score of a check. The score is 100, minus 20 per critical issue, 5
 * per warning and 1 per suggestion, but at least 0.
 */
export async function readCheckResult(tx: Transaction, id: string) {
  const { lost, ...counts } = await countIssues(tx, id)
  return { ...counts, complianceScore: Math.max(0, 100 - lost) }
}

export interface IssueFields {
  issueType?: ComplianceIssueType
  severity?: ComplianceSeverity
  title?: string
  description?: string | null
  location?: string | null
  suggestion?: string | null
  originalText?: string | null
  lineNumber?: number | null
  charPosition?: number | null
}

export type NewIssue = IssueFields &
  Required<Pick<IssueFields, 'issueType' | 'severity' | 'title'>> & { complianceCheckId: string }

/**
 * Adds an issue to a manual check in progress.
 * @throws AppError not_found, invalid_transition (not in progress), validation_failed (an automatic
 * check, or too many issues)
 */
export function addComplianceIssue(
  db: Db,
  actor: Actor,
  input: NewIssue,
): Promise<ComplianceIssue> {
  const about = { action: 'add_compliance_issue', field: 'complianceCheckId' }
  return withRecount(db, actor, about, input.complianceCheckId, async (tx, check) => {
    if (check.totalIssuesCount >= maxComplianceIssues)
      throw invalidInput([about.field], 'too_many', `already has ${maxComplianceIssues} issues`, {
        max: maxComplianceIssues,
        unit: 'compliance_issues',
      })
    const data = { ...input, teamId: check.teamId }
    return { before: null, after: await tx.complianceIssue.create({ data }) }
  })
}

/**
 * Changes an issue of a manual check in progress.
 * @throws AppError not_found, invalid_transition (not in progress), validation_failed (an automatic
 * check)
 */
export function updateComplianceIssue(
  db: Db,
  actor: Actor,
  id: string,
  change: IssueFields,
): Promise<ComplianceIssue> {
  return updateIssue(db, actor, 'update_compliance_issue', id, change)
}

/**
 * Soft-deletes an issue of a manual check in progress.
 * @throws AppError not_found, invalid_transition (not in progress), validation_failed (an automatic
 * check)
 */
export function removeComplianceIssue(db: Db, actor: Actor, id: string): Promise<ComplianceIssue> {
  return updateIssue(db, actor, 'remove_compliance_issue', id, { deletedAt: new Date() })
}

async function updateIssue(
  db: Db,
  actor: Actor,
  action: string,
  id: string,
  data: Prisma.ComplianceIssueUncheckedUpdateInput,
): Promise<ComplianceIssue> {
  const { complianceCheckId } = await findIssue(db, id)
  return withRecount(
    db,
    actor,
    { action, field: 'complianceIssueId' },
    complianceCheckId,
    async (tx) => {
      // A concurrent request may have removed the issue before the check was locked.
      const before = await findIssue(tx, id)
      return { before, after: await tx.complianceIssue.update({ where: { id }, data }) }
    },
  )
}

async function findIssue(db: Db, id: string): Promise<ComplianceIssue> {
  const issue = await db.complianceIssue.findFirst({ where: { id, deletedAt: null } })
  if (!issue) throw notFound('Compliance issue')
  return issue
}

interface AuditedIssue {
  before: ComplianceIssue | null
  after: ComplianceIssue
}

function withRecount(
  db: Db,
  actor: Actor,
  { action, field }: { action: string; field: string },
  checkId: string,
  work: (tx: Transaction, check: ComplianceCheck) => Promise<AuditedIssue>,
): Promise<ComplianceIssue> {
  return withAudit(db, actor, { action, entity: 'compliance_issue' }, async (tx) => {
    const check = await lockCheck(tx, checkId)
    requireManual(check, field)
    if (check.status !== 'in_progress') {
      const next = check.status === 'pending' ? 'Start it first' : 'This status is final'
      throw invalidTransition(
        check.status === 'pending' ? 'check_not_started' : 'status_final',
        `The compliance check is ${check.status}, and its issues can be changed only while it is in_progress. ${next}.`,
        { status: check.status },
      )
    }
    const updated = await work(tx, check)
    const { lost: _, ...counts } = await countIssues(tx, checkId)
    await tx.complianceCheck.update({ where: { id: checkId }, data: counts })
    return updated
  })
}
