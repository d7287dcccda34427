import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { guest } from '../support/clients/guest.js'
import { grantCredit } from '../support/fixtures/ledger.js'
import { makeProduct } from '../support/fixtures/product.js'
import { auditSwaps, swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ env: { PROCESSING_FEE_PERCENT: '2.9' } })
const { propose, accept, cancel, markPaid, paid } = swapping(api)

const dollars = fc.integer({ min: 0, max: 40_000 }).map((cents) => cents / 100)
const step = fc.record({
  item: fc.nat(2),
  product: fc.nat(3),
  how: fc.constantFrom('settle', 'settle', 'settleTwice', 'race', 'decline', 'cancel'),
})
const shop = fc.record({
  prices: fc.array(dollars, { minLength: 4, maxLength: 4 }),
  discount: fc.integer({ min: 0, max: 100 }),
  credits: fc.integer({ min: 0, max: 60_000 }),
  steps: fc.array(step, { minLength: 2, maxLength: 7 }),
})

it('random swaps add up to the cent, and retries never double', async () => {
  await fc.assert(
    fc.asyncProperty(shop, async ({ prices, discount, credits, steps }) => {
      const team = await makeBuyer(api)
      const products = await Promise.all(prices.map((standard) => makeProduct(api, { standard })))
      if (credits) await grantCredit(api, team.id, credits / 100)
      const { id, items } = await paid(team, products[0]!.id, 3, {
        discount: Math.round(prices[0]! * 3 * discount) / 100,
      })
      for (const { item, product, how } of steps) {
        const sent = await propose(items[item]!.id, products[product]!.id)
        if (sent.body.errors) {
          expect(sent.body.errors[0].extensions.issues?.[0].code).toBe('same_product')
          continue
        }
        const { id: swapId, total, paymentUrl } = sent.body.data.proposeSwap
        const visitor = paymentUrl
          ? await guest(api.app, new URL(paymentUrl).pathname.split('/').at(-1)!)
          : null
        const settle = () =>
          visitor?.pay({ provider: 'test', card: 'tok_success' }) ?? accept(swapId, team.token)
        if (how === 'decline' && total > 0)
          await visitor!.pay({ provider: 'test', card: 'tok_declined' })
        if (how === 'settleTwice') await settle()
        await Promise.all([
          how === 'cancel' ? cancel(swapId) : settle(),
          ...(how === 'race' ? [cancel(swapId, team.token), markPaid(swapId), settle()] : []),
        ])
        const { status } = await api.prisma.swap.findUniqueOrThrow({ where: { id: swapId } })
        if (how === 'cancel') expect(status).toBe('CANCELLED')
        else if (how !== 'race') expect(status).toBe('COMPLETED')
        else expect(status).not.toBe('PENDING_CLIENT')
      }
      await auditSwaps(api, id)
    }),
    // A busy machine runs fewer.
    { numRuns: runs(12), endOnFailure: true, interruptAfterTimeLimit: 30_000 },
  )
})
