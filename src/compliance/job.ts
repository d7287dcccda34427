import type { ComplianceCheck, Prisma } from '../../prisma/generated/client/client.js'
import {
  checkJob,
  complianceMoves,
  lockedCheck,
  queueCheck,
  resultOf,
} from '../domain/compliance.js'
import { requireTransition } from '../domain/transition.js'
import type { Job } from '../jobs.js'
import type { Services } from '../services.js'
import { uuidV7 } from '../uuid.js'
import { examine, type Place } from './check.js'
import { Unreadable } from './document.js'
import { type Gathered, sourcesOf } from './sources.js'

// What kills the process or never works is not begun for ever.
const mostAttempts = 8
const abandonedAfter = 10 * 60_000

/**
 * Does an automatic check. What it finds is kept in one transaction with its end, so that a job that is
 * killed or run twice doubles nothing.
 */
export const checkCompliance: Job<{ checkId: string }> = {
  name: checkJob,
  async run({ checkId }, services) {
    const { prisma } = services
    const check = await takeUp(services, checkId)
    if (!check) return
    try {
      const { sources, unread } = await textsOf(services, check)
      const { issues, omitted } = await examine(sources)
      const checked = sources.map(({ location, content }) => ({
        location,
        characters: content.length,
      }))
      await prisma.$transaction((tx) =>
        complete(tx, checkId, issues, {
          checked,
          ...(unread.length > 0 && { unread }),
          ...(omitted > 0 && { omitted }),
        }),
      )
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      await prisma.$transaction((tx) => fail(tx, checkId, error.message))
    }
  },
}

/** Marks a check as begun, also one that was begun before; undefined when there is nothing left to do. */
function takeUp({ prisma }: Services, id: string): Promise<ComplianceCheck | undefined> {
  return prisma.$transaction(async (tx) => {
    const check = await openCheck(tx, id)
    if (!check) return undefined
    const { status, attempts } = check
    if (status !== 'in_progress') {
      requireTransition('compliance check', complianceMoves, status, 'in_progress')
    }
    if (attempts >= mostAttempts) {
      await fail(tx, id, `The check was begun ${attempts} times and never came to its end.`)
      return undefined
    }
    return tx.complianceCheck.update({
      where: { id },
      data: { status: 'in_progress', attempts: attempts + 1 },
    })
  })
}

/** A check for this transaction alone; undefined when it is gone or has ended. */
async function openCheck(tx: Prisma.TransactionClient, id: string) {
  const exists = await tx.complianceCheck.count({ where: { id, deletedAt: null } })
  const check = exists ? await lockedCheck(tx, id) : undefined
  return check && complianceMoves[check.status].length > 0 ? check : undefined
}

async function textsOf(services: Services, check: ComplianceCheck): Promise<Gathered> {
  const { givenText, articleId } = check
  if (givenText === null) return sourcesOf(services, articleId)
  return { sources: [{ location: 'text', kind: 'draft', content: givenText }], unread: [] }
}

async function complete(
  tx: Prisma.TransactionClient,
  id: string,
  issues: Place[],
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

async function fail(tx: Prisma.TransactionClient, id: string, errorMessage: string) {
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
        checkType: 'automatic',
        status: { in: ['pending', 'in_progress'] },
        updatedAt: { lt: new Date(Date.now() - abandonedAfter) },
      },
      orderBy: { updatedAt: 'asc' },
      take: 100,
      select: { id: true },
    })
    for (const { id } of left) await queueCheck(prisma, id)
  },
}
