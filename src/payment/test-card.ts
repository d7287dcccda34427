import type { Pool } from 'pg'
import { readable } from '../values/reference.js'
import { minuteMs } from '../values/units.js'
import type { ChargeOutcome, PaymentProvider } from './provider.js'

/** Test cards by token, which the form sends instead of a number. */
export const testCards = {
  tok_success: { number: '4242 4242 4242 4242', title: 'is charged', failure: null },
  tok_declined: {
    number: '4000 0000 0000 0002',
    title: 'is declined',
    failure: { code: 'card_declined', message: 'The card was declined.' },
  },
} as const

export type TestCard = keyof typeof testCards

export const isTestCard = (token: unknown): token is TestCard =>
  typeof token === 'string' && Object.hasOwn(testCards, token)

/** Simulates a card processor with records of its own. No money moves. */
export function testCard(
  pool: Pick<Pool, 'query'>,
  teams: PaymentProvider['teams'],
): PaymentProvider {
  return {
    name: 'test',
    source: 'CARD_PROCESSOR',
    teams,
    opensFor: 30 * minuteMs,
    async charge({ idempotencyKey, amount, paymentMethod }): Promise<ChargeOutcome> {
      const card = isTestCard(paymentMethod) ? testCards[paymentMethod] : testCards.tok_declined
      await pool.query(
        `INSERT INTO test_card_charge (idempotency_key, payment_id, amount, failure_code)
         VALUES ($1, $2, $3, $4) ON CONFLICT (idempotency_key) DO NOTHING`,
        [idempotencyKey, `test_${readable(20)}`, String(amount), card.failure?.code ?? null],
      )
      const { rows } = await pool.query<{ payment_id: string; failure_code: string | null }>(
        'SELECT payment_id, failure_code FROM test_card_charge WHERE idempotency_key = $1',
        [idempotencyKey],
      )
      const { payment_id: paymentId, failure_code: code } = rows[0]!
      return code === null
        ? { status: 'SUCCEEDED', paymentId }
        : { status: 'FAILED', paymentId, code, message: testCards.tok_declined.failure.message }
    },
    refund: async ({ id }) => ({ status: 'SENT', refundId: `test_refund_${id}` }),
  }
}
