import type { Mail } from '../../prisma/generated/client/client.js'
import type { MailKind } from '../../prisma/generated/client/enums.js'
import { invitationUrl } from '../domain/accounts/invitation.js'
import { signInUrl } from '../domain/accounts/sign-in.js'
import { isEndable, queueSending, sendJob } from '../domain/integration/mail.js'
import type { Metrics } from '../http/metrics.js'
import type { Job } from '../jobs/queue.js'
import type { MarketClient } from '../postgres/transaction.js'
import type { Facts } from './facts.js'
import { render } from './render.js'
import { emailRetryDelay, triedForMs } from './schedule.js'
import { MailServer, type Message, type Outcome } from './smtp.js'
import { endLink } from './unsubscribe.js'
import type { MailServices } from './write.js'

/** For how long one run sends before it lets other jobs have its place. */
const runMs = 10_000

type Needs = MailServices & { metrics: Pick<Metrics, 'mails'> }

/**
 * Sends the mails that are due, one after the other over one connection. The timetable takes up what is due again and what
 * a killed process left behind. While the server takes no mail, a run ends with the first that it does not take.
 */
export const sendMails: Job<unknown, Needs> = {
  name: sendJob,
  cron: '* * * * *',
  isSingle: true,
  run: (_payload, services) => sendDue(services),
}

async function sendDue(services: Needs): Promise<void> {
  const { env, prisma } = services
  if (!env.mail) return
  const until = performance.now() + runMs
  let server: MailServer | undefined
  try {
    for (let mail = await take(prisma); mail; mail = await take(prisma)) {
      server ??= await MailServer.open(env.mail)
      const outcome = await server.send(messageOf(mail, services))
      await record(services, mail, outcome)
      if (outcome.kind === 'unreachable')
        throw new Error(`The mail server takes no mail: ${outcome.summary}`)
      if (performance.now() > until) return queueSending(prisma)
    }
  } finally {
    server?.close()
  }
}

/**
 * Takes the mail that has been due for longest. It is due again after a pause, whatever becomes of this attempt: a process
 * that is killed loses none, and may have sent one that is then sent again.
 */
async function take(prisma: MarketClient): Promise<Mail | undefined> {
  for (;;) {
    const [due] = await prisma.$queryRaw<{ id: string; attempts: number }[]>`
      SELECT id, attempt_count AS attempts FROM mail
      WHERE status = 'PENDING' AND next_attempt_at <= now() ORDER BY next_attempt_at LIMIT 1`
    if (!due) return undefined
    const attemptCount = due.attempts + 1
    const [taken] = await prisma.mail.updateManyAndReturn({
      where: { id: due.id, status: 'PENDING', attemptCount: due.attempts },
      data: { attemptCount, nextAttemptAt: new Date(Date.now() + emailRetryDelay(attemptCount)) },
    })
    // Otherwise another instance has it.
    if (taken) return taken
  }
}

function messageOf(mail: Mail, { env }: Needs): Message {
  const { id, kind, language, address: to, userId } = mail
  const end = userId && isEndable(kind) ? endLink(env, userId, kind) : undefined
  const facts = factsToSend(mail, env)
  const { replyTo = env.supportEmail, ...content } = render({ kind, language, facts }, env, end)
  return {
    ...{ id, to, replyTo },
    ...content,
    // As it was listed.
    subject: mail.subject,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(end && { 'List-Unsubscribe': `<${end}>` }),
      // RFC 8058 asks for https.
      ...(end?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }
}

/** What a mail says, with the link that it opens and that is not kept. */
function factsToSend({ kind, facts }: Mail, env: Needs['env']): Facts[MailKind] {
  const kept = facts as Facts[MailKind]
  if (!('linkId' in kept)) return kept
  const urlOf = kind === 'SIGN_IN' ? signInUrl : invitationUrl
  return { ...kept, url: urlOf(env, kept.linkId) }
}

async function record(
  { prisma, metrics }: Needs,
  { id, attemptCount, createdAt }: Mail,
  outcome: Outcome,
): Promise<void> {
  const isOver = Date.now() - createdAt.getTime() > triedForMs
  const isSent = outcome.kind === 'sent'
  const status = isSent ? 'SENT' : outcome.kind === 'refused' || isOver ? 'FAILED' : 'PENDING'
  metrics.mails.inc({ outcome: status === 'PENDING' ? 'deferred' : isSent ? 'sent' : 'failed' })
  // Not when it was asked for again meanwhile, or another instance has begun since.
  await prisma.mail.updateMany({
    where: { id, status: 'PENDING', ...(!isSent && { attemptCount }) },
    data: {
      lastError: isSent ? null : outcome.reason,
      ...(status !== 'PENDING' && { status, nextAttemptAt: null, completedAt: new Date() }),
    },
  })
}
