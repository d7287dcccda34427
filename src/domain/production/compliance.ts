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
import { type Caller, tenantOf } from '../../access/session.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { addJob } from '../../jobs/queue.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { type Actor, type AuditedChange, withAudit } from '../rules/audit.js'
import { freeText, trimmedText } from '../rules/text.js'
import { type AllowedTransitions, requireTransition } from '../rules/transition.js'
import { maxComplianceIssues, maxComplianceTextLength } from './compliance-limits.js'
import type { StatusPrefix } from './workflow.js'

/** Where a compliance check can go from each status. */
export const complianceTransitions: AllowedTransitions<ComplianceCheckStatus> = {
  pending: ['in_progress'],
  in_progress: ['completed', 'failed'],
  completed: [],
  failed: [],
}

/** Statuses of an article that begin an automatic check: there is a draft to review. */
const checkedStatuses: readonly StatusPrefix[] = ['draft-ready-for-review']

/** By how many points an issue lowers the score. */
const points: Record<ComplianceSeverity, number> = {
  critical: 20,
  warning: 5,
  suggestion: 1,
  info: 0,
}

/** A text to check. */
export const complianceText = freeText(maxComplianceTextLength).refine(
  (text) => text.trim() !== '',
  refuses('empty', 'must not be empty'),
)

/** A line of an issue. */
export const issueLine = trimmedText(500)

/** A longer text of an issue, or why a check failed. */
export const issueText = trimmedText(10_000)

/** A share in percent, to two decimals. */
export const percentage = z
  .number()
  .min(0, 'must be 0 to 100')
  .max(100, 'must be 0 to 100')
  .refine(
    (share) => Math.abs(share * 100 - Math.round(share * 100)) < 1e-6,
    refuses('invalid_format', 'must have at most two decimals', { expected: 'two_decimals' }),
  )

export interface NewCheck {
  articleId: string
  checkType: ComplianceCheckType
  /** The text to check; the article's documents when absent. */
  text?: string | null
}

/** A change of a check in the audit log, without the given text, which stays in its row. */
const checkChange = (action: string): AuditedChange => ({
  action,
  entity: 'compliance_check',
  hidden: ['givenText'],
})

/**
 * Asks for a check of an article: the job of an automatic one is queued with it, a manual one waits for an operator.
 * The audit log keeps what operators ask for; the check itself tells who of a team did.
 * @throws AppError not_found (no such article)
 */
export function requestComplianceCheck(
  db: Db,
  caller: Caller,
  { articleId, checkType, text }: NewCheck,
): Promise<ComplianceCheck> {
  const request = async (tx: Transaction) => {
    const article = await tx.article.findFirst({
      where: { id: articleId, ...tenantOf(caller), deletedAt: null },
      select: { teamId: true },
    })
    if (!article) throw notFound('Article')
    return begin(tx, {
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

/** Begins an automatic check if the new status of an article asks for one, in the same transaction. */
export async function checkOnStatus(
  tx: Transaction,
  article: { id: string; teamId: string },
  status: StatusPrefix,
): Promise<void> {
  if (!checkedStatuses.includes(status)) return
  await begin(tx, { articleId: article.id, teamId: article.teamId, checkType: 'automatic' })
}

async function begin(
  tx: Transaction,
  data: Prisma.ComplianceCheckUncheckedCreateInput,
): Promise<ComplianceCheck> {
  const check = await tx.complianceCheck.create({ data })
  if (check.checkType === 'automatic') await queueChecks(tx, check.teamId)
  return check
}

/** Name of the job that does automatic checks. */
export const checkJob = 'check_compliance'

/**
 * Queues the job that does the automatic checks of a team, one after the other; where it waits already it is not
 * doubled. It comes after what else there is to do, and behind the jobs of teams that wait already.
 */
export function queueChecks(db: Db, teamId: string): Promise<void> {
  const key = `${checkJob} ${teamId}`
  return addJob(db, checkJob, { teamId }, { key, maxAttempts: 8, priority: 10 })
}

/**
 * Takes up a manual check.
 * @throws AppError not_found, invalid_transition, validation_failed (an automatic one)
 */
export function startComplianceCheck(db: Db, actor: Actor, id: string): Promise<ComplianceCheck> {
  return changeManualStatus(db, actor, 'start_compliance_check', id, 'in_progress', () => ({}))
}

/**
 * Ends a manual check: its issues give counts and score.
 * @throws AppError not_found, invalid_transition, validation_failed (an automatic one)
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
 * Ends a manual check that could not be done, and says why.
 * @throws AppError not_found, invalid_transition, validation_failed (an automatic one)
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
    const before = await lockedCheck(tx, id)
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
    'is an automatic check, which finds its issues and ends by itself',
  )
}

/**
 * A check for this transaction alone, until it ends.
 * @throws AppError not_found
 */
export async function lockedCheck(tx: Transaction, id: string): Promise<ComplianceCheck> {
  await tx.$queryRaw`SELECT FROM "compliance_check" WHERE "id" = ${id}::uuid FOR UPDATE`
  const check = await tx.complianceCheck.findFirst({ where: { id, deletedAt: null } })
  if (!check) throw notFound('Compliance check')
  return check
}

/** How many issues a check has, of which severity. */
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
 * The counts and the score that the issues of a check give: 100, less 20 for each critical issue, 5 for each warning
 * and 1 for each suggestion, and never below 0.
 */
export async function readCheckResult(tx: Transaction, id: string) {
  const { lost, ...counts } = await countIssues(tx, id)
  return { ...counts, complianceScore: Math.max(0, 100 - lost) }
}

export interface IssueChange {
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

export type NewIssue = IssueChange &
  Required<Pick<IssueChange, 'issueType' | 'severity' | 'title'>> & { complianceCheckId: string }

/**
 * Adds an issue to a manual check that is in progress.
 * @throws AppError not_found, invalid_transition (not in progress), validation_failed (an automatic one, too many)
 */
export function addComplianceIssue(
  db: Db,
  actor: Actor,
  input: NewIssue,
): Promise<ComplianceIssue> {
  const about = { action: 'add_compliance_issue', field: 'complianceCheckId' }
  return changeIssues(db, actor, about, input.complianceCheckId, async (tx, check) => {
    if (check.totalIssuesCount >= maxComplianceIssues)
      throw invalidInput([about.field], 'too_many', `has ${maxComplianceIssues} issues already`, {
        max: maxComplianceIssues,
        unit: 'compliance_issues',
      })
    const data = { ...input, teamId: check.teamId }
    return { before: null, after: await tx.complianceIssue.create({ data }) }
  })
}

/**
 * Changes an issue of a manual check that is in progress.
 * @throws AppError not_found, invalid_transition (not in progress), validation_failed (of an automatic one)
 */
export function updateComplianceIssue(
  db: Db,
  actor: Actor,
  id: string,
  change: IssueChange,
): Promise<ComplianceIssue> {
  return changeIssue(db, actor, 'update_compliance_issue', id, change)
}

/**
 * Takes an issue out of a manual check that is in progress.
 * @throws AppError not_found, invalid_transition (not in progress), validation_failed (of an automatic one)
 */
export function removeComplianceIssue(db: Db, actor: Actor, id: string): Promise<ComplianceIssue> {
  return changeIssue(db, actor, 'remove_compliance_issue', id, { deletedAt: new Date() })
}

async function changeIssue(
  db: Db,
  actor: Actor,
  action: string,
  id: string,
  data: Prisma.ComplianceIssueUncheckedUpdateInput,
): Promise<ComplianceIssue> {
  const { complianceCheckId } = await findIssue(db, id)
  return changeIssues(
    db,
    actor,
    { action, field: 'complianceIssueId' },
    complianceCheckId,
    async (tx) => {
      // Another may have removed it before the check was locked.
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

interface IssueChanged {
  before: ComplianceIssue | null
  after: ComplianceIssue
}

function changeIssues(
  db: Db,
  actor: Actor,
  { action, field }: { action: string; field: string },
  checkId: string,
  work: (tx: Transaction, check: ComplianceCheck) => Promise<IssueChanged>,
): Promise<ComplianceIssue> {
  return withAudit(db, actor, { action, entity: 'compliance_issue' }, async (tx) => {
    const check = await lockedCheck(tx, checkId)
    requireManual(check, field)
    if (check.status !== 'in_progress') {
      const next = check.status === 'pending' ? 'start it first' : 'that is final'
      throw invalidTransition(
        check.status === 'pending' ? 'check_not_started' : 'status_final',
        `The compliance check is ${check.status}, and its issues change only while it is in_progress: ${next}.`,
        { status: check.status },
      )
    }
    const changed = await work(tx, check)
    const { lost: _, ...counts } = await countIssues(tx, checkId)
    await tx.complianceCheck.update({ where: { id: checkId }, data: counts })
    return changed
  })
}
