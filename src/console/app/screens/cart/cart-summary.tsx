import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { queryClient, request, useOperation } from '../../api.ts'
import { runWithNotice } from '../../change.ts'
import {
  AcceptAgreementDocument,
  AgreementsOfTeamDocument,
  type CartScreenQuery,
  CheckoutCartDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { showNotice } from '../../ui/notice.tsx'
import { Sum } from '../../ui/sum.tsx'
import { moneyText } from '../../values.tsx'
import { AgreementRow } from '../team/agreements.tsx'
import { type CartQuote, issueText } from './cart-lines.tsx'
import { useCart } from './use-cart.ts'

/** Choices of the buyer that change the price of the order. */
export interface OrderTerms {
  /** Discount in US dollars. */
  discount: number
  applyCredits: boolean
}

/** Summary of the cart: amounts, budget, approval, agreements to accept, and the button that places the order. */
export function CartSummary({
  quote,
  profile,
  terms,
  setTerms,
}: {
  quote: CartQuote
  profile: NonNullable<CartScreenQuery['profile']>
  terms: OrderTerms
  setTerms(terms: OrderTerms): void
}) {
  const { canEdit } = useCart()
  const { monthlyBudget, monthlyBudgetRemaining } = profile
  return (
    <aside className="card summary" aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      {canEdit && <Terms quote={quote} terms={terms} setTerms={setTerms} />}
      <Sums quote={quote} />
      {monthlyBudget !== null && (
        <dl className="fields">
          <div>
            <dt>{t('budgetLeft')}</dt>
            <dd>
              {moneyText(monthlyBudgetRemaining ?? 0)}{' '}
              <small>{t('budgetOf', { budget: moneyText(monthlyBudget) })}</small>
            </dd>
          </div>
        </dl>
      )}
      <MissingAgreements quote={quote} />
      {quote.issues
        .filter(({ cartLineId, code }) => cartLineId === null && code !== 'agreement_required')
        .map((issue) => (
          <p key={`${issue.code} ${issue.path}`} className="fault">
            {issueText(issue)}
          </p>
        ))}
      {canEdit ? (
        <PlaceOrder quote={quote} profileId={profile.id} terms={terms} />
      ) : (
        <p className="hint">{t('cannotOrder')}</p>
      )}
    </aside>
  )
}

function Sums({ quote }: { quote: CartQuote }) {
  const amounts: [string, number][] = [
    ['subtotal', quote.subtotal],
    ['discount', -quote.discount],
    ['creditsApplied', -quote.creditsApplied],
    ['processingFee', quote.processingFee],
  ]
  return (
    <dl className="sums" aria-live="polite">
      {amounts
        .filter(([name, amount]) => amount !== (name === 'subtotal' ? quote.total : 0))
        .map(([name, amount]) => (
          <Sum key={name} name={labelFor(name)} amount={amount} />
        ))}
      <Sum name={labelFor('total')} amount={quote.total} isTotal />
    </dl>
  )
}

/** Credits and discount. Each is shown only if there is any. */
function Terms({
  quote,
  terms,
  setTerms,
}: {
  quote: CartQuote
  terms: OrderTerms
  setTerms(terms: OrderTerms): void
}) {
  const [text, setText] = useState('')
  const hasCredits = quote.creditsApplied > 0 || !terms.applyCredits
  return (
    <>
      {hasCredits && (
        <label>
          <input
            type="checkbox"
            checked={terms.applyCredits}
            onChange={({ target }) => setTerms({ ...terms, applyCredits: target.checked })}
          />
          {t('useCredits')}
        </label>
      )}
      {(quote.maxDiscount > 0 || terms.discount > 0) && (
        <label>
          {t('discountInDollars')}
          <small>{t('discountUpTo', { max: moneyText(quote.maxDiscount) })}</small>
          <input
            type="number"
            min={0}
            max={quote.maxDiscount}
            step="0.01"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              const discount = Number(target.value)
              setTerms({ ...terms, discount: discount >= 0 ? Math.round(discount * 100) / 100 : 0 })
            }}
          />
        </label>
      )}
    </>
  )
}

/** Agreements that the team must accept before it orders, with a form for members who can accept them. */
function MissingAgreements({ quote }: { quote: CartQuote }) {
  const { session, may } = useSession()
  const missing = quote.issues.filter(({ code }) => code === 'agreement_required')
  const teamId = session.teamId ?? ''
  const enabled = missing.length > 0 && may(AgreementsOfTeamDocument)
  const { data } = useOperation(AgreementsOfTeamDocument, { teamId }, { enabled })
  if (missing.length === 0) return null
  const titles = missing.map(({ parameters }) => (parameters as { name?: string }).name)
  const statuses = data?.agreementStatuses.filter(
    ({ template, acceptance }) => !acceptance && titles.includes(template.title),
  )
  return (
    <section aria-label={t('agreementsToAccept')}>
      <h3>{t('agreementsToAccept')}</h3>
      <ul className="rows">
        {statuses
          ? statuses.map((status) => <AgreementRow key={status.template.id} status={status} />)
          : titles.map((title) => <li key={title}>{title}</li>)}
      </ul>
      {!may(AcceptAgreementDocument) && <p className="hint">{t('askAdminToAccept')}</p>}
    </section>
  )
}

/** Button that orders the cart and opens the order. Names the reason while the cart cannot be ordered. */
function PlaceOrder({
  quote,
  profileId,
  terms,
}: {
  quote: CartQuote
  profileId: string
  terms: OrderTerms
}) {
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const reasonId = useId()
  const isBlocked = quote.issues.length > 0
  const order = async () => {
    if (isBlocked || isBusy) return
    setBusy(true)
    await runWithNotice(async () => {
      const input = { profileId, ...terms, version: quote.version }
      const { checkoutCart } = await request(CheckoutCartDocument, { input })
      queryClient.setQueryData(['Cart', { profileId }], { cart: { profileId, lines: [] } })
      showNotice(t('orderPlaced'), { recordIds: [checkoutCart.id] })
      navigate(`/orders/${checkoutCart.id}`)
    })
    setBusy(false)
  }
  return (
    <>
      {quote.needsApproval && <p className="caution">{t('cartNeedsApproval')}</p>}
      {/* `aria-disabled`, so that the reason can be read at the button. */}
      <button
        type="button"
        className="primary place-order"
        aria-disabled={isBlocked || isBusy}
        aria-describedby={isBlocked ? reasonId : undefined}
        onClick={() => void order()}
      >
        {t('placeOrder')}
      </button>
      {isBlocked && (
        <p id={reasonId} className="hint">
          {t('solveProblems')}
        </p>
      )}
    </>
  )
}
