import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { sendEmails } from '../../src/email/send.js'
import { writeEmails } from '../../src/email/write.js'
import { addJob, runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const lines: string[] = []
const api = await testApi({
  env: emailSettings(smtp),
  loggerInstance: createLogger('trace', { write: (line) => lines.push(line) }),
})
const { prisma } = api
const { work, withArticle, setStatus, subjects } = mailing(api, smtp)

beforeEach(async () => {
  smtp.failureOf = () => undefined
  smtp.emails.length = 0
  await prisma.$executeRaw`DELETE FROM mail WHERE status = 'PENDING'`
})
afterAll(() => smtp.close())

/** Makes all pending retries due, and runs them. */
async function later(): Promise<void> {
  await prisma.$executeRaw`UPDATE mail SET next_attempt_at = now() WHERE status = 'PENDING'`
  await addJob(prisma, 'send_emails', {})
  await work()
}

describe('an SMTP server', () => {
  /** Queues an email. Returns its article, address and row. */
  async function waiting() {
    const { email, article } = await withArticle()
    await setStatus(article.id, 'draft-ready-for-review')
    const row = () => prisma.email.findFirstOrThrow({ where: { address: email } })
    return { email, row }
  }
  const metrics = async () => {
    const { text } = await api.get('', '/metrics')
    const value = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
    return {
      sent: value('masthead_emails_total{outcome="sent"}'),
      deferred: value('masthead_emails_total{outcome="deferred"}'),
      failed: value('masthead_emails_total{outcome="failed"}'),
      pending: value('masthead_emails_pending'),
    }
  }

  it('that rejects an address permanently fails only that email', async () => {
    const [bad, good] = [await waiting(), await waiting()]
    const before = await metrics()
    smtp.failureOf = (address) => (address === bad.email ? { at: 'to', code: 550 } : undefined)
    await work()
    expect(await bad.row()).toMatchObject({
      status: 'FAILED',
      attemptCount: 1,
      nextAttemptAt: null,
      lastError: expect.stringContaining('550'),
    })
    expect(await good.row()).toMatchObject({ status: 'SENT', lastError: null })
    const after = await metrics()
    expect([after.sent - before.sent, after.failed - before.failed]).toEqual([1, 1])
  })

  it('that defers an address receives the email again, and the others at once', async () => {
    const [slow, good] = [await waiting(), await waiting()]
    smtp.failureOf = (address) => (address === slow.email ? { at: 'to', code: 451 } : undefined)
    await work()
    const deferred = await slow.row()
    expect(deferred).toMatchObject({ status: 'PENDING', attemptCount: 1 })
    expect(deferred.nextAttemptAt!.getTime()).toBeGreaterThan(Date.now() + 50_000)
    expect(subjects(good.email)).toHaveLength(1)
    smtp.failureOf = () => undefined
    await work()
    expect(subjects(slow.email)).toEqual([])
    await later()
    expect(subjects(slow.email)).toHaveLength(1)
    expect(await slow.row()).toMatchObject({ status: 'SENT', attemptCount: 2 })
  })

  it.each([
    ['refuses every connection', { at: 'connect', code: 421 }],
    ['refuses the sender', { at: 'from', code: 550 }],
    ['does not answer', { at: 'data', code: 'none' }],
  ] as const)(
    'that %s is probed with one email, and receives all when it recovers',
    async (_what, error) => {
      const all = [await waiting(), await waiting(), await waiting()]
      const before = await metrics()
      smtp.failureOf = () => error
      await work()
      const rows = await Promise.all(all.map(({ row }) => row()))
      expect(rows.map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'PENDING'])
      expect(rows.reduce((sum, { attemptCount }) => sum + attemptCount, 0)).toBe(1)
      const after = await metrics()
      expect([after.pending, after.deferred - before.deferred]).toEqual([3, 1])
      const queued = await prisma.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier IN ('write_mails', 'send_emails')`
      expect(queued).toEqual([{ count: 1n }])

      smtp.failureOf = () => undefined
      await later()
      for (const { email } of all) expect(subjects(email)).toHaveLength(1)
    },
  )

  it('that is unreachable for three days receives no old email', async () => {
    const { row } = await waiting()
    smtp.failureOf = () => ({ at: 'connect', code: 421 })
    await work()
    await prisma.$executeRaw`
      UPDATE mail SET created_at = now() - interval '73 hours' WHERE status = 'PENDING'`
    await later()
    expect(await row()).toMatchObject({ status: 'FAILED', attemptCount: 2 })
  })

  it('receives an email again with the same Message-ID if the process was killed before storing the result', async () => {
    const { email, row } = await waiting()
    await work()
    // State of the row after a kill between the response and its storage.
    const { id } = await row()
    await prisma.email.update({
      where: { id },
      data: { status: 'PENDING', nextAttemptAt: new Date(), completedAt: null },
    })
    await later()
    const ids = smtp.to(email).map(({ headers }) => headers['message-id'])
    expect(ids).toEqual([`<${id}@example.com>`, `<${id}@example.com>`])
  })

  it('receives no email of a change that does not commit', async () => {
    const { email, article } = await withArticle()
    const { extensions } = await api.mutateError(api.operator, 'setArticleStatus', {
      articleId: article.id,
      status: 'pending-content-brief',
    })
    expect(extensions.code).toBe('invalid_transition')
    await work()
    expect(subjects(email)).toEqual([])
  })
})

describe('the log', () => {
  it('contains no address and no text after any error', async () => {
    lines.length = 0
    const { email, article } = await withArticle()
    await setStatus(article.id, 'needs-info', 'Something only they may know')
    smtp.failureOf = () => ({ at: 'to', code: 550 })
    await work()
    await setStatus(article.id, 'pending-draft')
    await setStatus(article.id, 'needs-info', 'Something only they may know')
    smtp.failureOf = () => ({ at: 'connect', code: 421 })
    await runJobs([writeEmails], api.app.services)
    // The queue logs only the error of a failed run.
    const { message } = await sendEmails.run({}, api.app.services).then(
      () => new Error(),
      (error) => error,
    )
    expect(message).toBe('The SMTP server does not accept email: EPROTOCOL 421 CONN')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(email)
    expect(lines.join('')).not.toContain('only they')
  })
})
