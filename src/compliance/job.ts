import type { ComplianceCheck, Prisma } from '../../prisma/generated/client/client.js'
import {
  checkJob,
  complianceTransitions,
  lockedCheck,
  queueChecks,
  resultOf,
} from '../domain/production/compliance.js'
import { AppError } from '../errors/app-error.js'
import type { FileStore } from '../files/store.js'
import type { Job } from '../jobs/queue.js'
import { inTransaction, type MarketClient, type Transaction } from '../postgres/transaction.js'
import { uuidV7 } from '../values/uuid.js'
import type { LocatedFinding } from './check.js'
import { Unreadable } from './document.js'
import { DocumentReader } from './reader.js'
import { type Gathered, sourcesOf, withLineFeeds } from './sources.js'

interface Needs {
  prisma: MarketClient
  files: FileStore
}

// What takes the process along, or fails for no known reason, is not begun for ever.
const maxAttempts = 2
/** Milliseconds; none takes as long. */
const abandonedAfterMs = 3 * 60_000

/** The teams whose checks this process does: one of each team at a time, however many it has asked for. */
const busy = new Set<string>()

/**
 * Does the automatic check of a team that waits longest. What it finds is kept in one transaction with its end, so
 * that a job that is killed or run twice doubles nothing.
 */
export const checkCompliance: Job<{ teamId?: string }, Needs> = {
  name: checkJob,
  async run({ teamId }, services) {
    // Whoever is at it queues the next one; without a team it was queued by an earlier version.
    if (!teamId || busy.has(teamId)) return
    busy.add(teamId)
    try {
      const check = await takeUp(services, teamId)
      if (check) await doCheck(services, check)
    } finally {
      busy.delete(teamId)
    }
    // Asked for only now: a job that has just found the team busy left its check to this one.
    const { prisma } = services
    const left = await prisma.complianceCheck.findFirst({
      where: { ...automatic, teamId, status: 'pending' },
      select: { id: true },
    })
    if (left) await queueChecks(prisma, teamId)
  },
}

const automatic = { checkType: 'automatic', deletedAt: null } as const

async function doCheck(services: Needs, check: ComplianceCheck): Promise<void> {
  const { prisma } = services
  const { id } = check
  const reader = new DocumentReader(services.files)
  try {
    const { sources, unread } = await textsOf(services, reader, check)
    const { issues, omitted } = await reader.examine(sources)
    const checked = sources.map(({ location, content }) => ({
      location,
      characters: content.length,
      // What was given stands in the check already.
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
    // That the file store is away for a while is not an error of the check.
    if (error instanceof AppError && error.code === 'unavailable') await giveBack(prisma, id)
    throw error
  } finally {
    await reader.close()
  }
}

/** Marks the next check of a team as begun, also one that was begun and abandoned; undefined when there is none. */
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
        `The check was begun ${attempts} times and never came to its end. Ask for another one.`,
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

/** A check for this transaction alone; undefined when it is gone or has ended. */
async function openCheck(tx: Transaction, id: string) {
  const exists = await tx.complianceCheck.count({ where: { id, deletedAt: null } })
  const check = exists ? await lockedCheck(tx, id) : undefined
  return check && complianceTransitions[check.status].length > 0 ? check : undefined
}

async function textsOf(
  services: Needs,
  reader: DocumentReader,
  check: ComplianceCheck,
): Promise<Gathered> {
  const { givenText, articleId } = check
  if (givenText !== null) {
    const given = withLineFeeds({ location: 'text', kind: 'draft', content: givenText })
    return { sources: [given], unread: [] }
  }
  return sourcesOf(services, reader, articleId)
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
    data: { status: 'completed', completedAt: new Date(), metadata, ...(await resultOf(tx, id)) },
  })
}

async function fail(tx: Transaction, id: string, errorMessage: string) {
  if (!(await openCheck(tx, id))) return
  await tx.complianceCheck.update({
    where: { id },
    data: { status: 'failed', errorMessage, completedAt: new Date() },
  })
}

/** Queues again what a process that was killed left open. */
export const resumeComplianceChecks: Job = {
  name: 'resume_compliance_checks',
  cron: '* * * * *',
  async run(_payload, { prisma }) {
    const left = await prisma.complianceCheck.findMany({
      where: {
        ...automatic,
        status: { in: ['pending', 'in_progress'] },
        updatedAt: { lt: new Date(Date.now() - abandonedAfterMs) },
      },
      distinct: ['teamId'],
      select: { teamId: true },
    })
    for (const { teamId } of left) await queueChecks(prisma, teamId)
  },
}
