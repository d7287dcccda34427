/** Steps that other parties take in the orders of a test team. */
import type { Scope } from '../../access/scope.js'
import { type Caller, requireScope } from '../../access/session.js'
import { type TenantModel, tenantOf } from '../../access/tenancy.js'
import { notFound } from '../../errors/app-error.js'
import type { PaymentProvider } from '../../payment/provider.js'
import { testCards } from '../../payment/test-card.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { readable } from '../../values/reference.js'
import { requireTestTeam, requireVisibleTeam } from '../accounts/team.js'
import { refundOrderItem } from '../ordering/item-refund.js'
import { expireOrder } from '../ordering/order.js'
import { lockBill, openAttempt } from '../ordering/payment.js'
import { recordAnswer } from '../ordering/payment-answer.js'
import { changeStatusForOthers } from '../production/article-status-change.js'
import { articleTransitions, type TransitionRule } from '../production/workflow.js'
import { deliverForPublisher, loseLink, respondForPublisher } from '../publishing/placement-work.js'
import { reviewOutlet } from '../publishing/publisher-outlet.js'
import { writeAuditEntries } from '../rules/audit.js'

type Payments = ReadonlyMap<string, PaymentProvider>

/** A simulated step: the model of the record whose ID it takes, the scope that it requires, and its description. */
interface Step {
  model: 'Article' | 'Order' | 'OrderItem' | 'Outlet'
  scope: Scope
  description: string
  run(tx: Transaction, id: string, caller: Caller, payments: Payments): Promise<unknown>
}

const ofOrder = (description: string, run: Step['run']): Step => ({
  model: 'Order',
  scope: 'orders.create',
  description,
  run,
})
const ofArticle = (description: string, run: Step['run']): Step => ({
  model: 'Article',
  scope: 'articles.update',
  description,
  run,
})
const ofOutlet = (description: string, run: Step['run']): Step => ({
  model: 'Outlet',
  scope: 'publishing.update',
  description,
  run,
})

const writing: TransitionRule = {
  name: 'submitting the draft',
  from: ['pending-draft', 'draft-update-requested', 'request-revision'],
  to: ['draft-ready-for-review'],
}

const reason = 'Simulated.'

/** Steps by name. */
export const simulationSteps = {
  PAYMENT_SUCCEEDS: ofOrder('The payment of an order succeeds.', (tx, id, _caller, payments) =>
    pay(tx, id, payments, null),
  ),
  PAYMENT_FAILS: ofOrder('The payment of an order fails.', (tx, id, _caller, payments) =>
    pay(tx, id, payments, testCards.tok_declined.failure),
  ),
  ORDER_EXPIRES: ofOrder('An unpaid order expires and is cancelled.', (tx, id) =>
    expireOrder(tx, id),
  ),
  OPERATOR_REFUNDS: {
    ...ofOrder(
      'An operator refunds the price of an order item to the card.',
      (tx, id, caller, payments) =>
        refundOrderItem(tx, caller, id, payments, { method: 'CARD_PROCESSOR' }),
    ),
    model: 'OrderItem',
  },
  OPERATOR_APPROVES_BRIEF: ofArticle('An operator approves the brief of an article.', (tx, id) =>
    changeStatusForOthers(tx, id, articleTransitions.approveBrief, 'pending-draft', (now) => ({
      briefApprovedAt: now,
    })),
  ),
  OPERATOR_REQUESTS_BRIEF_CHANGES: ofArticle(
    'An operator requests changes of the brief of an article.',
    (tx, id) =>
      changeStatusForOthers(
        tx,
        id,
        articleTransitions.requestBriefChanges,
        'brief-update-requested',
      ),
  ),
  WRITER_SUBMITS: ofArticle('The writer submits the draft of an article.', (tx, id) =>
    changeStatusForOthers(tx, id, writing, 'draft-ready-for-review', () => ({
      draftSharedDocUrl: `https://docs.example.com/drafts/${id}`,
    })),
  ),
  PUBLISHER_ACCEPTS: ofArticle('The publisher accepts the placement of an article.', (tx, id) =>
    respondForPublisher(tx, id, null),
  ),
  PUBLISHER_DECLINES: ofArticle('The publisher declines the placement of an article.', (tx, id) =>
    respondForPublisher(tx, id, reason),
  ),
  PUBLISHER_DELIVERS: ofArticle(
    'The publisher delivers the placement of an article, which publishes the article.',
    (tx, id) => deliverForPublisher(tx, id, `https://outlet.example.com/articles/${id}`),
  ),
  LINK_GOES_AWAY: ofArticle('The page of a published article no longer exists.', (tx, id) =>
    loseLink(tx, id),
  ),
  OPERATOR_APPROVES_OUTLET: ofOutlet(
    'An operator approves an outlet of a publisher.',
    (tx, id, caller) => reviewOutlet(tx, caller, id, { decision: 'APPROVE' }),
  ),
  OPERATOR_REJECTS_OUTLET: ofOutlet(
    'An operator rejects an outlet of a publisher.',
    (tx, id, caller) => reviewOutlet(tx, caller, id, { decision: 'REJECT', reason }),
  ),
} satisfies Record<string, Step>

export type SimulationStep = keyof typeof simulationSteps

export interface Simulation {
  teamId: string
  step: SimulationStep
  /** ID of the record that the step is about. */
  id: string
}

/**
 * Takes a step that another party would take, in the orders or outlets of a test team.
 * @throws AppError not_found (another team, or no such record of the team), missing_scope,
 * validation_failed (a live team), invalid_transition (the step does not fit the state of the record)
 */
export function simulate(
  db: Db,
  caller: Caller,
  payments: Payments,
  { teamId, step: name, id }: Simulation,
): Promise<void> {
  const step: Step = simulationSteps[name]
  return inTransaction(db, async (tx) => {
    requireTestTeam(await requireVisibleTeam(tx, caller, teamId))
    requireScope(caller, [step.scope])
    await requireRecord(tx, caller, step.model, { teamId, id })
    await step.run(tx, id, caller, payments)
    if (caller.kind !== 'operator') return
    const after = { id: teamId, teamId, step: name, recordId: id }
    await writeAuditEntries(tx, caller, { action: 'simulate', entity: 'team' }, [
      // The record exists already. Its columns are unchanged.
      { before: { id: teamId, teamId }, after },
    ])
  })
}

const names = {
  Article: 'Article',
  Order: 'Order',
  OrderItem: 'Order item',
  Outlet: 'Outlet',
} as const

/** @throws AppError not_found (no such record of the team that the caller can see) */
async function requireRecord(
  tx: Transaction,
  caller: Caller,
  model: Step['model'],
  { teamId, id }: { teamId: string; id: string },
): Promise<void> {
  const own = (model: TenantModel) => ({
    AND: [{ id, teamId }, tenantOf(caller, model)],
    deletedAt: null,
  })
  const count = await {
    Article: () => tx.article.count({ where: own('Article') }),
    Order: () => tx.order.count({ where: own('Order') }),
    OrderItem: () => tx.orderItem.count({ where: own('OrderItem') }),
    Outlet: () => tx.outlet.count({ where: { id, publisherId: teamId, deletedAt: null } }),
  }[model]()
  if (count === 0) throw notFound(names[model])
}

/**
 * Pays an order by test card, or lets the payment fail.
 * @throws AppError invalid_transition (paid, cancelled, nothing to pay, or being processed)
 */
async function pay(
  tx: Transaction,
  orderId: string,
  payments: Payments,
  failure: { code: string; message: string } | null,
): Promise<void> {
  const provider = payments.get('test')!
  const attempt = await openAttempt(tx, await lockBill(tx, { orderId }), provider)
  const paymentId = `test_${readable(20)}`
  const { amount, currency } = attempt
  await recordAnswer(
    tx,
    provider,
    attempt,
    failure
      ? { status: 'FAILED', paymentId, ...failure }
      : { status: 'SUCCEEDED', paymentId, amount, currency, customerId: null, clientSecret: null },
  )
}
