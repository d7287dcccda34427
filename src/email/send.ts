import type { Email } from '../../prisma/generated/client/client.js'
import type { EmailKind } from '../../prisma/generated/client/enums.js'
import { invitationUrl } from '../domain/accounts/invitation.js'
import { signInUrl } from '../domain/accounts/sign-in.js'
import { isOptionalEmail, knownKinds, queueSending, sendJob } from '../domain/integration/email.js'
import { applicationUrl } from '../domain/publishing/publisher-application.js'
import type { Metrics } from '../http/metrics.js'
import type { Job } from '../jobs/queue.js'
import type { MarketClient } from '../postgres/transaction.js'
import { renderEmail } from './render.js'
import { emailRetryDelay, triedForMs } from './schedule.js'
import { type OutgoingEmail, type SendOutcome, SmtpServer } from './smtp.js'
import type { TemplateModels } from './template-model.js'
import { unsubscribeUrl } from './unsubscribe.js'
import type { EmailServices } from './write.js'

/** Maximum duration of a run, so that other jobs are not delayed. */
const runMs = 10_000

type Needs = EmailServices & { metrics: Pick<Metrics, 'emails'> }

/**
 * Sends due emails one after the other over one connection. A schedule repeats the job, so that retries and emails of
 * killed processes are sent. A run ends at the first email that an unreachable server does not accept.
 */
export const sendEmails: Job<unknown, Needs> = {
  name: sendJob,
  aliases: ['send_mails'],
  cron: '* * * * *',
  isSingle: true,
  run: (_payload, services) => sendDue(services),
}

async function sendDue(services: Needs): Promise<void> {
  const { env, prisma } = services
  if (!env.email) return
  const until = performance.now() + runMs
  let server: SmtpServer | undefined
  try {
    for (let mail = await take(prisma); mail; mail = await take(prisma)) {
      server ??= await SmtpServer.open(env.email)
      const outcome = await server.send(messageOf(mail, services))
      await record(services, mail, outcome)
      if (outcome.kind === 'unreachable')
        throw new Error(`The SMTP server does not accept email: ${outcome.summary}`)
      if (performance.now() > until) return queueSending(prisma)
    }
  } finally {
    server?.close()
  }
}

/**
 * Claims the email that has been due longest, and postpones it. If the process is killed, it is sent later, possibly
 * a second time.
 */
async function take(prisma: MarketClient): Promise<Email | undefined> {
  for (;;) {
    const [dueEmail] = await prisma.$queryRaw<{ id: string; attempts: number }[]>`
      SELECT id, attempt_count AS attempts FROM mail
      WHERE status = 'PENDING' AND next_attempt_at <= now() AND kind::text = ANY(${knownKinds}::text[])
      ORDER BY next_attempt_at LIMIT 1`
    if (!dueEmail) return undefined
    const attemptCount = dueEmail.attempts + 1
    const [claimedEmail] = await prisma.email.updateManyAndReturn({
      where: { id: dueEmail.id, status: 'PENDING', attemptCount: dueEmail.attempts },
      data: { attemptCount, nextAttemptAt: new Date(Date.now() + emailRetryDelay(attemptCount)) },
    })
    // Another instance has claimed it.
    if (claimedEmail) return claimedEmail
  }
}

function messageOf(mail: Email, { env }: Needs): OutgoingEmail {
  const { id, kind, language, address: to, userId } = mail
  const end = userId && isOptionalEmail(kind) ? unsubscribeUrl(env, userId, kind) : undefined
  const model = modelToSend(mail, env)
  const { replyTo = env.supportEmail, ...content } = renderEmail(
    { kind, language, model },
    env,
    end,
  )
  return {
    ...{ id, to, replyTo },
    ...content,
    // As listed in the API.
    subject: mail.subject,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(end && { 'List-Unsubscribe': `<${end}>` }),
      // RFC 8058 requires https.
      ...(end?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }
}

/** Content of an email, with a link whose secret is not stored. */
function modelToSend({ kind, model }: Email, env: Needs['env']): TemplateModels[EmailKind] {
  const stored = model as TemplateModels[EmailKind]
  if (!('linkId' in stored)) return stored
  const urlOf =
    kind === 'SIGN_IN' ? signInUrl : kind === 'APPLICATION_LINK' ? applicationUrl : invitationUrl
  return { ...stored, url: urlOf(env, stored.linkId) }
}

async function record(
  { prisma, metrics }: Needs,
  { id, attemptCount, createdAt }: Email,
  outcome: SendOutcome,
): Promise<void> {
  const isOver = Date.now() - createdAt.getTime() > triedForMs
  const isSent = outcome.kind === 'sent'
  const status = isSent ? 'SENT' : outcome.kind === 'refused' || isOver ? 'FAILED' : 'PENDING'
  metrics.emails.inc({ outcome: status === 'PENDING' ? 'deferred' : isSent ? 'sent' : 'failed' })
  // Skips the update if the email was requested again, or another instance has started since.
  await prisma.email.updateMany({
    where: { id, status: 'PENDING', ...(!isSent && { attemptCount }) },
    data: {
      lastError: isSent ? null : outcome.reason,
      ...(status !== 'PENDING' && { status, nextAttemptAt: null, completedAt: new Date() }),
    },
  })
}
