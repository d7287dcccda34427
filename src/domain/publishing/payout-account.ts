/** Accounts of publishers at payment providers, to which payouts are transferred. */
import { z } from 'zod'
import type { PayoutAccount } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { AppError, invalidTransition } from '../../errors/app-error.js'
import type { Job } from '../../jobs/queue.js'
import {
  type OnboardingLink,
  type PaymentProvider,
  paymentProvidersFor,
  type Transfers,
} from '../../payment/provider.js'
import { type Db, inTransaction } from '../../postgres/transaction.js'
import { requireTeamId, requireTeamKind } from '../accounts/team.js'
import { withAudit } from '../rules/audit.js'
import { forEach } from '../rules/promises.js'
import { notifyOfAccount } from './bank-account.js'

/** Country code (ISO 3166-1 alpha-2). */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters, such as PT')

interface AccountServices {
  prisma: Db
  payments: ReadonlyMap<string, PaymentProvider>
}

interface NewOnboarding {
  teamId?: string | null | undefined
  country?: string | null | undefined
  returnUrl: string
}

type TransferProvider = PaymentProvider & { transfers: Transfers }

const canTransfer = (provider: PaymentProvider | undefined): provider is TransferProvider =>
  provider?.transfers !== undefined

/**
 * Creates a link to the provider's page on which a publisher enters its details, and its account on first use.
 * @param country is used only for a new account
 * @throws AppError not_found (another team), validation_failed (an operator gave no team, or a buyer team),
 * invalid_transition (no provider can transfer), unavailable (the provider does not respond or rejects the request)
 */
export async function createOnboardingLink(
  { prisma, payments }: AccountServices,
  caller: Caller,
  { country = null, returnUrl, ...input }: NewOnboarding,
): Promise<OnboardingLink> {
  const teamId = await requireTeamId(prisma, caller, input.teamId)
  await requireTeamKind(prisma, teamId, 'PUBLISHER')
  const team = await prisma.team.findUniqueOrThrow({ where: { id: teamId } })
  const account = await ensureAccount(prisma, teamId)
  const provider = account.provider
    ? payments.get(account.provider)
    : [...paymentProvidersFor(payments, team).values()].find(canTransfer)
  if (!canTransfer(provider)) {
    throw invalidTransition(
      'no_transfers',
      'No payment provider of this marketplace can transfer payouts. Operators transfer them by hand.',
    )
  }
  const { transfers, name } = provider
  try {
    const providerAccountId =
      account.providerAccountId ??
      (await transfers.createAccount({
        id: account.id,
        country,
        ...(await holder(prisma, teamId)),
      }))
    const stored = await storeAccount(prisma, caller, account.id, name, providerAccountId)
    return await transfers.createOnboardingLink(stored.providerAccountId!, returnUrl)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const message = `The payment provider ${name} does not respond, or rejects the request: ${(cause as Error).message}`
    throw new AppError('unavailable', message, { cause })
  }
}

/** Name and email address for a new account. */
async function holder(db: Db, teamId: string) {
  const { name, contactEmail, owner } = await db.team.findUniqueOrThrow({
    where: { id: teamId },
    include: { owner: { select: { email: true } } },
  })
  const email = contactEmail ?? owner.email
  return { name, email: email?.endsWith('.invalid') ? null : email }
}

function ensureAccount(db: Db, teamId: string): Promise<PayoutAccount> {
  return inTransaction(db, async (tx) => {
    await tx.payoutAccount.createMany({ data: { teamId }, skipDuplicates: true })
    return tx.payoutAccount.findUniqueOrThrow({ where: { teamId } })
  })
}

/** Stores the ID of a new account, unless a concurrent request has stored one. */
function storeAccount(
  db: Db,
  caller: Caller,
  id: string,
  provider: string,
  providerAccountId: string,
): Promise<PayoutAccount> {
  const change = { action: 'create_payout_onboarding_link', entity: 'payout_account' }
  return withAudit(db, caller, change, async (tx) => {
    await tx.$queryRaw`SELECT FROM payout_account WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = await tx.payoutAccount.findUniqueOrThrow({ where: { id } })
    if (before.providerAccountId) return { before, after: before }
    const data = { provider, providerAccountId }
    const after = await tx.payoutAccount.update({ where: { id }, data })
    await notifyOfAccount(tx, after)
    return { before, after }
  })
}

const batchSize = 50

/**
 * Queries whether accounts can receive payouts: those that a provider has reported as changed, and hourly those that
 * are not enabled yet.
 */
export const refreshPayoutAccounts: Job<unknown, AccountServices> = {
  name: 'refresh_payout_accounts',
  cron: '17 * * * *',
  isSingle: true,
  soonAfterStart: true,
  async run(_payload, { prisma, payments }) {
    // Marked before the requests, so that accounts whose query fails do not block the others.
    const accounts = await prisma.$queryRaw<{ id: string; provider: string; accountId: string }[]>`
      UPDATE payout_account SET checked_at = now()
      WHERE id IN (
        SELECT id FROM payout_account
        WHERE provider_account_id IS NOT NULL
          AND (checked_at IS NULL OR NOT payouts_enabled AND checked_at < now() - interval '30 minutes')
        ORDER BY checked_at NULLS FIRST
        LIMIT ${batchSize} FOR NO KEY UPDATE SKIP LOCKED
      )
      RETURNING id, provider, provider_account_id AS "accountId"`
    await forEach(
      accounts,
      'Accounts of publishers whose provider did not respond',
      ({ id }) => id,
      async ({ id, provider, accountId }) => {
        const transfers = payments.get(provider)?.transfers
        if (!transfers) throw new Error(`The payment provider ${provider} is not configured`)
        const payoutsEnabled = await transfers.isEnabled(accountId)
        await prisma.payoutAccount.updateMany({
          where: { id, payoutsEnabled: !payoutsEnabled },
          data: { payoutsEnabled },
        })
      },
    )
  },
}
