import type { Random } from '../support/random.js'
import { openStripe, type StripeEvent } from '../support/services/stripe.js'

/** Maximum number of attempts to deliver an event. */
const maxAttempts = 6

export type TroubledStripe = Awaited<ReturnType<typeof openTroubledStripe>>

/**
 * Stand-in for Stripe that fails: requests are refused, late, or lost before or after their effect. Events arrive late,
 * twice, in another order, or never.
 */
export async function openTroubledStripe(random: Random) {
  const stripe = await openStripe()
  const counts = { delivered: 0, repeated: 0, lost: 0, refused: 0, requestsTroubled: 0 }
  const waiting = new Set<NodeJS.Timeout>()
  let isTroubled = true
  let server: { url: string } | undefined
  stripe.trouble = () => {
    const choice = random.next()
    if (!isTroubled || choice > 0.25) return undefined
    counts.requestsTroubled++
    if (choice < 0.04) return 'refused'
    if (choice < 0.08) return 'lost'
    if (choice < 0.12) return 'lost after'
    return { lateMs: random.between(20, 1_500) }
  }

  const later = (ms: number, what: () => void) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      what()
    }, ms)
    waiting.add(timer)
  }
  const deliver = async (event: StripeEvent, attempt = 1): Promise<void> => {
    const { payload: body, headers } = stripe.signed(event)
    const sent = { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) }
    const answer = await fetch(`${server!.url}/payments/stripe/webhook`, sent).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.ok) counts.delivered++
    else counts.refused++
    // Stripe retries for days.
    if (!answer?.ok && attempt < maxAttempts)
      later(random.between(500, 5_000), () => void deliver(event, attempt + 1))
  }
  const post = () => {
    for (const event of stripe.events.splice(0)) {
      if (random.next() < 0.2) {
        counts.lost++
        continue
      }
      const copies = random.next() < 0.3 ? random.between(2, 4) : 1
      counts.repeated += copies - 1
      for (let copy = 0; copy < copies; copy++)
        later(random.between(0, 4_000), () => void deliver(event))
    }
    for (const session of stripe.processing())
      if (random.next() < 0.02)
        stripe.answerDebit(session.id, random.next() < 0.7 ? 'succeeded' : 'failed')
  }
  const posting = setInterval(post, 100)

  return {
    url: stripe.url,
    env: stripe.env,
    sessions: stripe.sessions,
    refunds: stripe.refunds,
    connect: stripe.connect,
    counts,
    keptOf: stripe.keptOf,
    /** Sets the server that events are sent to. */
    sendEventsTo: (target: { url: string }) => {
      server = target
    },
    /** Pays on a checkout page, by card or debit. Some payments have another amount, or are too late. */
    guestPays(place: string): void {
      const choice = random.next()
      try {
        if (choice < 0.03) stripe.pay(place, 'card', random.between(100, 500))
        else stripe.pay(place, choice < 0.2 ? 'debit' : 'card')
      } catch {
        // The session was closed by another request.
      }
    },
    /** Ends the failures, completes all debits, and sends no more events. */
    quiet(): void {
      isTroubled = false
      clearInterval(posting)
      for (const timer of waiting) clearTimeout(timer)
      for (const session of stripe.processing()) stripe.answerDebit(session.id, 'succeeded')
      counts.lost += stripe.events.splice(0).length
    },
    async close(): Promise<void> {
      clearInterval(posting)
      for (const timer of waiting) clearTimeout(timer)
      await stripe.close()
    },
  }
}
