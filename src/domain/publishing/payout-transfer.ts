/** Transfers of payouts through a payment provider, and their reversals. */
import type { FastifyBaseLogger } from 'fastify'
import type { Payout } from '../../../prisma/generated/client/client.js'
import { AppError, invalidTransition } from '../../errors/app-error.js'
import { addJob, type Job } from '../../jobs/queue.js'
import type { PaymentEvent, PaymentProvider, TransferOutcome } from '../../payment/provider.js'
import {
  type Db,
  inTransaction,
  type MarketClient,
  type Transaction,
} from '../../postgres/transaction.js'
import { notify } from '../integration/notification.js'
import { keepEvent } from '../ordering/payment-event.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { forEach } from '../rules/promises.js'
import {
  endPayout,
  lockPayout,
  requireNoFile,
  requirePayoutTransition,
  settlePayout,
} from './payout.js'
import { refreshPayoutAccounts } from './payout-account.js'

interface TransferServices {
  prisma: MarketClient
  payments: ReadonlyMap<string, PaymentProvider>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Requests the transfer of a payout to the account that its publisher has at a payment provider. A job sends it.
 * @throws AppError not_found, invalid_transition (not PENDING, in a payment file, or no account that can receive it)
 */
export function sendPayout(db: Db, actor: Actor, id: string): Promise<Payout> {
  return withAudit(db, actor, { action: 'send_payout', entity: 'payout' }, async (tx) => {
    const before = await lockPayout(tx, id)
    requirePayoutTransition(before, 'SENDING')
    requireNoFile(before)
    const account = await tx.payoutAccount.findUnique({ where: { teamId: before.teamId } })
    if (!account?.payoutsEnabled) {
      throw invalidTransition(
        'payouts_not_enabled',
        'The publisher has no account that can receive transfers. Create a link with `createPayoutOnboardingLink`, or transfer the amount and call `markPayoutPaid`.',
      )
    }
    const { provider, providerAccountId } = account
    const data = { status: 'SENDING', provider, providerAccountId } as const
    const after = await tx.payout.update({ where: { id }, data })
    await queueTransfers(tx)
    return { before, after }
  })
}

/**
 * Reverses a paid payout. Its amount returns to the balance: at once if an operator has recorded the transfer, else
 * after the provider has reversed it.
 * @throws AppError not_found, invalid_transition (not PAID)
 */
export function reversePayout(db: Db, actor: Actor, id: string, reason: string): Promise<Payout> {
  return withAudit(db, actor, { action: 'reverse_payout', entity: 'payout' }, async (tx) => {
    const before = await lockPayout(tx, id)
    requirePayoutTransition(before, 'REVERSING')
    if (!before.provider) return { before, after: await endPayout(tx, id, 'REVERSED', reason) }
    const after = await tx.payout.update({ where: { id }, data: { status: 'REVERSING', reason } })
    await queueTransfers(tx)
    return { before, after }
  })
}

const queueTransfers = (tx: Transaction) =>
  addJob(tx, sendTransfers.name, {}, { key: sendTransfers.name })

/** Requests transfers and reversals from their providers, until each has a result. */
export const sendTransfers: Job<unknown, TransferServices> = {
  name: 'send_transfers',
  cron: '*/10 * * * *',
  isSingle: true,
  soonAfterStart: true,
  async run(_payload, services) {
    const payouts = await services.prisma.payout.findMany({
      where: { status: { in: ['SENDING', 'REVERSING'] } },
      orderBy: { createdAt: 'asc' },
      take: 1_000,
    })
    await forEach(
      payouts,
      'Payouts whose transfer has no result',
      ({ id }) => id,
      (payout) => transfer(services, payout),
    )
  },
}

async function transfer({ prisma, payments }: TransferServices, payout: Payout): Promise<void> {
  const { id: payoutId, status, amount, currency, reference } = payout
  const transfers = payments.get(payout.provider!)?.transfers
  if (!transfers)
    throw new Error(`The payment provider ${payout.provider} is not configured or cannot transfer`)
  if (status === 'SENDING') {
    const accountId = payout.providerAccountId!
    await recordSent(
      prisma,
      payoutId,
      await transfers.send({ payoutId, accountId, amount, currency }),
    )
  } else await recordReversed(prisma, payoutId, await transfers.reverse(reference!))
}

const change = (action: string) => ({ action, entity: 'payout' })

/** Records the result of a transfer, unless another instance has recorded it. */
async function recordSent(db: Db, id: string, outcome: TransferOutcome): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockPayout(tx, id)
    if (before.status !== 'SENDING') return
    if (outcome.status === 'DONE') {
      const { transferId } = outcome
      await withAudit(tx, null, change('mark_payout_paid'), async () => ({
        before,
        after: await settlePayout(tx, null, id, transferId),
      }))
    } else {
      const { message } = outcome
      await withAudit(tx, null, change('fail_payout'), async () => ({
        before,
        after: await endPayout(tx, id, 'FAILED', message),
      }))
      await notify(tx, { kind: 'PAYOUT_FAILED', entity: 'payout', entityId: id })
    }
  })
}

/** Records the result of a reversal. After a failure the payout is paid as before. */
async function recordReversed(db: Db, id: string, outcome: TransferOutcome): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockPayout(tx, id)
    if (before.status !== 'REVERSING') return
    if (outcome.status === 'DONE') return void (await reverse(tx, before))
    const data = { status: 'PAID', reason: outcome.message } as const
    await withAudit(tx, null, change('fail_payout_reversal'), async () => ({
      before,
      after: await tx.payout.update({ where: { id }, data }),
    }))
    await notify(tx, { kind: 'PAYOUT_FAILED', entity: 'payout', entityId: id })
  })
}

const reverse = (tx: Transaction, before: Payout) =>
  withAudit(tx, null, change('reverse_payout'), async () => ({
    before,
    after: await endPayout(tx, before.id, 'REVERSED', before.reason),
  }))

/** Event of a provider about a transfer, or about the account of a publisher. */
type TransferEvent = PaymentEvent & {
  about: Extract<NonNullable<PaymentEvent['about']>, { accountId: string } | { payoutId: string }>
}

export const isTransferEvent = (event: PaymentEvent): event is TransferEvent =>
  event.about !== undefined && ('accountId' in event.about || 'payoutId' in event.about)

/**
 * Applies an event about an account or a transfer at most once. A transfer that was reversed in part is only logged,
 * because a payout is reversed in full.
 * @throws AppError unavailable (the result of the transfer is not recorded yet: the provider sends the event again)
 */
export async function recordTransferEvent(
  { prisma, log }: TransferServices,
  provider: PaymentProvider,
  event: TransferEvent,
): Promise<'applied' | 'repeated' | 'ignored'> {
  const { about } = event
  return inTransaction(prisma, async (tx) => {
    if (!(await keepEvent(tx, provider, event))) return 'repeated'
    if ('accountId' in about) {
      // The job queries the account, because events can arrive out of order.
      const { count } = await tx.payoutAccount.updateMany({
        where: { provider: provider.name, providerAccountId: about.accountId },
        data: { checkedAt: null },
      })
      if (count === 0) return 'ignored'
      await addJob(tx, refreshPayoutAccounts.name, {}, { key: refreshPayoutAccounts.name })
      return 'applied'
    }
    const { payoutId, amount, amountReversed } = about
    if ((await tx.payout.count({ where: { id: payoutId } })) === 0) return 'ignored'
    const payout = await lockPayout(tx, payoutId)
    if (payout.status === 'SENDING')
      throw new AppError('unavailable', 'The result of the transfer is not recorded yet.')
    if (payout.status !== 'PAID' && payout.status !== 'REVERSING') return 'ignored'
    if (amountReversed < amount) {
      log.warn({ payout: { id: payoutId } }, 'A transfer was reversed in part, outside of Masthead')
      return 'ignored'
    }
    await reverse(tx, payout)
    return 'applied'
  })
}
