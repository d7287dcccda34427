import { html } from 'ghtml'
import type { PaymentStatus } from '../../prisma/generated/client/enums.js'
import { testCards } from '../payment/test-card.js'
import { dates, money, times } from './layout.js'

/** What the page needs besides what is to be paid. */
export interface PageContext {
  /** Names of the providers that can be chosen. */
  providers: readonly string[]
  /** Where a transfer goes. */
  wireInstructions: string
  csrfToken: string
}

/** What is to be paid, and how far that has come. Amounts in cents. */
export interface Bill {
  /** What it is for, such as `order`. */
  what: string
  referenceNumber: string
  paymentStatus: PaymentStatus
  paymentExpiresAt: Date | null
  total: bigint
  /** The last attempt to pay. */
  provider: string | null
  failure: string | null
  /** Whether an address for the receipt is asked for. */
  asksEmail: boolean
}

/** How a bill can be paid, or that it is being paid. */
export function waysToPay(bill: Bill, context: PageContext): string {
  const { what, total, paymentStatus, provider } = bill
  if (paymentStatus === 'PROCESSING') {
    return html`<h2>Your payment is being processed</h2>
<p class="lead" role="status">This takes a moment. The page refreshes by itself; please do not pay again.</p>`
  }
  const transfer = paymentStatus === 'OPEN' && provider === 'WIRE'
  const ways = [
    transfer ? transferDetails(bill, context) : '',
    context.providers.includes('test') ? cardForm(bill, context) : '',
    !transfer && context.providers.includes('WIRE') ? transferForm(bill, context) : '',
  ].filter(Boolean)
  return html`!${notice(bill)}
<p class="due">${money(total)}</p><p>due for this ${what}</p>
!${ways.join('<p class="or">or</p>')}`
}

function notice({ paymentStatus, provider, failure, paymentExpiresAt }: Bill): string {
  if (paymentStatus === 'FAILED') {
    return html`<p class="notice bad" role="alert"><strong>The payment did not go through.</strong> ${failure ?? ''} You were not charged; try again or choose another way.</p>`
  }
  if (paymentStatus === 'EXPIRED') {
    return '<p class="notice" role="status">The last payment was not finished in time. You can begin again.</p>'
  }
  if (paymentStatus === 'OPEN' && provider !== 'WIRE' && paymentExpiresAt) {
    return html`<p class="notice" role="status">You began to pay by card but did not finish. You can until ${times.format(paymentExpiresAt)} UTC.</p>`
  }
  return ''
}

/** A form of the page with a choice in it. */
export function form(
  { referenceNumber, asksEmail }: Pick<Bill, 'referenceNumber' | 'asksEmail'>,
  { csrfToken }: PageContext,
  choice: string,
  button: string,
): string {
  const email =
    '<label class="field">E-mail for the receipt (optional)<input type="email" name="email" maxlength="254" autocomplete="email"></label>'
  return html`<form method="post" action="/orders/checkout/${referenceNumber}/pay">
<input type="hidden" name="_csrf" value="${csrfToken}">
!${choice}
!${asksEmail ? email : ''}
!${button}
</form>`
}

function cardForm(bill: Bill, context: PageContext): string {
  const option = (value: string, title: string, text: string, checked: string) =>
    html`<label><input type="radio" name="card" value="${value}" !${checked}><span>${title}<small>${text}</small></span></label>`
  const cards = Object.entries(testCards).map(([token, { number, title }], index) =>
    option(token, number, `Test card that ${title}`, index === 0 ? 'checked' : ''),
  )
  const leave = option('leave', 'Leave without paying', 'Begins a payment and abandons it', '')
  return form(
    bill,
    context,
    html`<input type="hidden" name="provider" value="test">
<fieldset><legend>Pay by card</legend>
<p class="notice">Test mode: no card is charged and no money moves.</p>
!${cards.join('')}!${leave}</fieldset>`,
    html`<button type="submit">Pay ${money(bill.total)} by card</button>`,
  )
}

function transferForm(bill: Bill, context: PageContext): string {
  return form(
    bill,
    context,
    '<input type="hidden" name="provider" value="WIRE">',
    '<button type="submit" class="second">Pay by bank transfer</button>',
  )
}

function transferDetails(
  { total, referenceNumber, paymentExpiresAt }: Bill,
  { wireInstructions }: PageContext,
): string {
  return html`<h2>Pay by bank transfer</h2>
<p class="transfer">${wireInstructions}</p>
<dl class="box">
<dt>Amount</dt><dd>${money(total)}</dd>
<dt>Payment reference</dt><dd><code>${referenceNumber}</code></dd>
!${paymentExpiresAt ? html`<dt>To arrive by</dt><dd>${dates.format(paymentExpiresAt)}</dd>` : ''}
</dl>
<p class="fine">Name the reference in the transfer. This page says so as soon as the money has arrived.</p>`
}
