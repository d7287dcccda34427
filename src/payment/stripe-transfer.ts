import type { Stripe } from 'stripe'
import type { NewAccount, TransferOutcome, TransferRequest, Transfers } from './provider.js'
import { errorType } from './stripe-error.js'

/** Metadata key for the ID of a payout. */
export const payoutKey = 'masthead_payout_id'

/**
 * Transfers to connected accounts. Stripe identifies the publisher and offers an Express dashboard. The marketplace pays
 * Stripe's fees and is liable for negative balances.
 */
export const stripeTransfers = (client: () => Promise<Stripe>): Transfers => ({
  createAccount: async (account) => createAccount(await client(), account),
  async createOnboardingLink(account, returnUrl) {
    const { accountLinks } = await client()
    const { url, expires_at } = await accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url: returnUrl,
      // Stripe redirects to it if the link has expired. The publisher then requests another.
      refresh_url: returnUrl,
    })
    return { url, expiresAt: new Date(expires_at * 1_000) }
  },
  async isEnabled(accountId) {
    const { accounts } = await client()
    const { payouts_enabled, capabilities } = await accounts.retrieve(accountId)
    return payouts_enabled && capabilities?.transfers === 'active'
  },
  send: async (transfer) => send(await client(), transfer),
  reverse: async (transferId) => reverse(await client(), transferId),
})

async function createAccount(
  { accounts }: Stripe,
  { id, name, email, country }: NewAccount,
): Promise<string> {
  const account = await accounts.create(
    {
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        stripe_dashboard: { type: 'express' },
      },
      capabilities: { transfers: { requested: true } },
      business_profile: { name },
      ...(email && { email }),
      ...(country && { country }),
      metadata: { masthead_payout_account_id: id },
    },
    // Another country is another request.
    { idempotencyKey: `account-${id}-${country ?? ''}` },
  )
  return account.id
}

/** Stripe expires idempotency keys after a day. Older transfers are found by their group. */
async function send(
  { transfers }: Stripe,
  { payoutId, accountId: destination, amount, currency }: TransferRequest,
): Promise<TransferOutcome> {
  const { data: existing } = await transfers.list({ transfer_group: payoutId, limit: 1 })
  try {
    const { id: transferId } =
      existing[0] ??
      (await transfers.create(
        {
          amount: Number(amount),
          currency: currency.toLowerCase(),
          destination,
          transfer_group: payoutId,
          metadata: { [payoutKey]: payoutId },
        },
        { idempotencyKey: payoutId },
      ))
    return { status: 'DONE', transferId }
  } catch (error) {
    return failed(error)
  }
}

/** Needs no idempotency key: Stripe never reverses more than the transfer. */
async function reverse({ transfers }: Stripe, transferId: string): Promise<TransferOutcome> {
  try {
    if (!(await transfers.retrieve(transferId)).reversed) await transfers.createReversal(transferId)
    return { status: 'DONE', transferId }
  } catch (error) {
    const outcome = failed(error)
    // An earlier request, whose response was lost, may have reversed it in the meantime.
    const { reversed } = await transfers.retrieve(transferId)
    return reversed ? { status: 'DONE', transferId } : outcome
  }
}

/** @throws the error, unless Stripe has rejected the request: it may then have succeeded */
function failed(error: unknown): TransferOutcome {
  if (errorType(error) !== 'StripeInvalidRequestError') throw error
  return { status: 'FAILED', message: (error as Error).message }
}
