import type { ComplianceCheck, Prisma } from '../../prisma/generated/client/client.js'
import {
  checkJobName,
  complianceTransitions,
  lockCheck,
  queueChecks,
  readCheckResult,
} from '../domain/production/compliance.js'
import { AppError } from '../errors/app-error.js'
import type { FileStore } from '../files/store.js'
import type { Job } from '../jobs/queue.js'
import { inTransaction, type MarketClient, type Transaction } from '../postgres/transaction.js'
import { uuidV7 } from '../values/uuid.js'
import type { LocatedFinding } from './check.js'
import { Unreadable } from './document.js'
import { DocumentReader } from './reader.js'
import { type Gathered, loadSourceTexts, withLineFeeds } from './sources.js'

interface Needs {
  prisma: MarketClient
  files: FileStore
}

// Maximum attempts, because a document can crash the process.
const maxAttempts = 2
/** Timeout in milliseconds; longer than any check needs. */
const abandonedAfterMs = 3 * 60_000

/** Teams whose checks this process runs: one check per team at a time. */
const busy = new Set<string>()

/**
 * Runs the automatic check of a team that has waited longest. Findings and status are stored in one transaction, so
 * that a job that is killed or repeated writes nothing twice.
 */
export const checkCompliance: Job<{ teamId?: string }, Needs> = {
  name: checkJobName,
  async run({ teamId }, services) {
    // A running check queues the next one. Jobs without a team come from an earlier release.
    if (!teamId || busy.has(teamId)) return
    busy.add(teamId)
    try {
      const check = await takeUp(services, teamId)
      if (check) await doCheck(services, check)
    } finally {
      busy.delete(teamId)
    }
    // The check was requested after another job found the team busy.
    const { prisma } = services
    const pendingCheck = await prisma.complianceCheck.findFirst({
      where: { ...automatic, teamId, status: 'pending' },
      select: { id: true },
    })
    if (pendingCheck) await queueChecks(prisma, teamId)
  },
}

const automatic = { checkType: 'automatic', deletedAt: null } as const

async function doCheck(services: Needs, check: ComplianceCheck): Promise<void> {
  const { prisma } = services
  const { id } = check
  const reader = new DocumentReader(services.files)
  try {
    const { sources, unread } = await readTexts(services, reader, check)
    const { issues, omitted } = await reader.examine(sources)
    const checked = sources.map(({ location, content }) => ({
      location,
      characters: content.length,
      // The input is already stored in the check.
      ...(check.givenText === null && { text: content }),
    }))
    await inTransaction(prisma, (tx) =>
      complete(tx, id, issues, {
        checked,
        ...(unread.length > 0 && { unread }),
        ...(omitted > 0 && { omitted }),
      }),
    )
  } catch (error) {
    if (error instanceof Unreadable) {
      await inTransaction(prisma, (tx) => fail(tx, id, error.message))
      return
    }
    // An unavailable file store is not an error of the check.
    if (error instanceof AppError && error.code === 'unavailable') await giveBack(prisma, id)
    throw error
  } finally {
    await reader.close()
  }
}

/** Claims the next check of a team, including one whose process was killed. Undefined if there is none. */
function takeUp({ prisma }: Needs, teamId: string): Promise<ComplianceCheck | undefined> {
  return inTransaction(prisma, async (tx) => {
    const before = new Date(Date.now() - abandonedAfterMs)
    const [next] = await tx.$queryRaw<{ id: string; attempts: number }[]>`
      SELECT id, attempts FROM compliance_check
      WHERE team_id = ${teamId}::uuid AND check_type = 'automatic' AND deleted_at IS NULL
        AND (status = 'pending' OR status = 'in_progress' AND updated_at < ${before})
      ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`
    if (!next) return undefined
    const { id, attempts } = next
    if (attempts >= maxAttempts) {
      await fail(
        tx,
        id,
        `The check was started ${attempts} times and never completed. Request another one.`,
      )
      return undefined
    }
    return tx.complianceCheck.update({
      where: { id },
      data: { status: 'in_progress', attempts: attempts + 1 },
    })
  })
}

async function giveBack(prisma: MarketClient, id: string): Promise<void> {
  await prisma.complianceCheck.updateMany({
    where: { id, status: 'in_progress' },
    data: { status: 'pending', attempts: { decrement: 1 } },
  })
}

/** Locks a check in this transaction. Undefined if it is deleted or completed. */
async function openCheck(tx: Transaction, id: string) {
  const exists = await tx.complianceCheck.count({ where: { id, deletedAt: null } })
  const check = exists ? await lockCheck(tx, id) : undefined
  return check && complianceTransitions[check.status].length > 0 ? check : undefined
}

async function readTexts(
  services: Needs,
  reader: DocumentReader,
  check: ComplianceCheck,
): Promise<Gathered> {
  const { givenText, articleId } = check
  if (givenText !== null) {
    const source = withLineFeeds({ location: 'text', kind: 'draft', content: givenText })
    return { sources: [source], unread: [] }
  }
  return loadSourceTexts(services, reader, articleId)
}

async function complete(
  tx: Transaction,
  id: string,
  issues: LocatedFinding[],
  metadata: Prisma.InputJsonObject,
): Promise<void> {
  const check = await openCheck(tx, id)
  if (!check) return
  const { teamId } = check
  await tx.complianceIssue.createMany({
    data: issues.map((issue) => ({ ...issue, id: uuidV7(), teamId, complianceCheckId: id })),
  })
  await tx.complianceCheck.update({
    where: { id },
    data: {
      status: 'completed',
      completedAt: new Date(),
      metadata,
      ...(await readCheckResult(tx, id)),
    },
  })
}

async function fail(tx: Transaction, id: string, errorMessage: string) {
  if (!(await openCheck(tx, id))) return
  await tx.complianceCheck.update({
    where: { id },
    data: { status: 'failed', errorMessage, completedAt: new Date() },
  })
}

/** Queues checks again that a killed process has left. */
export const resumeComplianceChecks: Job = {
  name: 'resume_compliance_checks',
  cron: '* * * * *',
  async run(_payload, { prisma }) {
    const waitingTeams = await prisma.complianceCheck.findMany({
      where: {
        ...automatic,
        status: { in: ['pending', 'in_progress'] },
        updatedAt: { lt: new Date(Date.now() - abandonedAfterMs) },
      },
      distinct: ['teamId'],
      select: { teamId: true },
    })
    for (const { teamId } of waitingTeams) await queueChecks(prisma, teamId)
  },
}
