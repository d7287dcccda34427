import { html } from 'ghtml'
import type { GuestLine, GuestOrder } from '../domain/guest-order.js'
import { testCards } from '../payment/test-card.js'
import { style } from './style.js'

/** What the page needs besides the order. */
export interface PageContext {
  /** Names of the providers that can be chosen. */
  providers: readonly string[]
  /** Where a transfer goes. */
  wireInstructions: string
  csrfToken: string
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const money = (cents: bigint | number) => dollars.format(Number(cents) / 100)

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const times = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

const mark = `<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#1d4ed8"/><path d="M7 20V8l7 7 7-7v12" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`

function layout(title: string, note: string, body: string, refresh = false): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
!${refresh ? '<meta http-equiv="refresh" content="4">' : ''}
<title>${title}</title>
<style>!${style}</style>
</head>
<body>
<header>!${mark}<strong>Masthead</strong><span>${note}</span></header>
!${body}
</body>
</html>
`
}

/** The page of an order: what it is, what it costs, where it stands, and how to pay. */
export function orderPage(order: GuestOrder, context: PageContext): string {
  const { referenceNumber, paymentStatus, status } = order
  const body = html`<main>
<section aria-labelledby="title">
!${heading(order)}
<ul class="lines" aria-label="Line items">!${order.lines.map(lineItem).join('')}</ul>
!${totals(order)}
</section>
<section class="pay" aria-label="Payment">!${payment(order, context)}</section>
</main>
<footer><p>Keep the address of this page to yourself: whoever has it can see this order.</p></footer>`
  return layout(
    `Order ${referenceNumber}`,
    'Secure checkout',
    body,
    status === 'CREATED' && paymentStatus === 'PROCESSING',
  )
}

/** A page that only says something. */
export function messagePage(title: string, message: string): string {
  return layout(
    title,
    'Secure checkout',
    html`<main class="single"><section><h1>${title}</h1><p class="lead">${message}</p></section></main>`,
  )
}

const chips: Record<string, readonly [label: string, tone: string]> = {
  NOT_STARTED: ['Awaiting payment', ''],
  OPEN: ['Payment begun', ''],
  PROCESSING: ['Processing', ''],
  FAILED: ['Payment failed', 'bad'],
  EXPIRED: ['Payment expired', 'bad'],
  PAID: ['Paid', 'good'],
  CANCELLED: ['Cancelled', 'bad'],
}

function heading({ referenceNumber, team, profile, createdAt, ...order }: GuestOrder): string {
  const [label, tone] = chips[order.status === 'CREATED' ? order.paymentStatus : order.status]!
  return html`<div class="head">
<div class="title"><h1 id="title">Your order</h1><span class="chip ${tone}" role="status">${label}</span></div>
<p class="lead">From <strong>${team}</strong>!${profile ? html` for <strong>${profile}</strong>` : ''}</p>
<p class="lead"><code>${referenceNumber}</code> · ${dates.format(createdAt)}</p>
</div>`
}

const initial = (name: string) => [...name.replace(/^the\s+/i, '')][0]?.toUpperCase() ?? ''

/** The initial shows where there is no logo, and in place of one that does not load. */
function lineItem({ name, outlet, logo, quantity, price, isAddOn }: GuestLine): string {
  const image =
    logo && /^https?:\/\//.test(logo)
      ? html`<img src="${logo}" alt="" data-initial="${initial(outlet)}" referrerpolicy="no-referrer">`
      : ''
  return html`<li>
<span class="logo" aria-hidden="true">${initial(outlet)}!${image}</span>
<span class="what"><b>${name}</b><span>${outlet}</span>!${isAddOn ? '<span class="tag">Add-on</span>' : ''}</span>
<span class="amount"><b>${money(price * quantity)}</b><span>${quantity} × ${money(price)}</span></span>
</li>`
}

function totals({ subtotal, discount, creditsApplied, processingFee, total }: GuestOrder): string {
  const row = (label: string, text: string, kind = '') =>
    html`<div class="${kind}"><dt>${label}</dt><dd>${text}</dd></div>`
  return html`<dl>!${[
    row('Subtotal', money(subtotal)),
    discount > 0n ? row('Discount', `−${money(discount)}`) : '',
    creditsApplied > 0n ? row('Team credits', `−${money(creditsApplied)}`) : '',
    processingFee > 0n ? row('Processing fee', money(processingFee)) : '',
    row('Total', money(total), 'total'),
  ].join('')}</dl>`
}

function payment(order: GuestOrder, context: PageContext): string {
  if (order.status === 'PAID') return receipt(order)
  if (order.status === 'CANCELLED') {
    return '<h2>This order is cancelled</h2><p class="lead">There is nothing to pay. Ask whoever sent you this link if you expected otherwise.</p>'
  }
  if (order.paymentStatus === 'PROCESSING') {
    return html`<h2>Your payment is being processed</h2>
<p class="lead" role="status">This takes a moment. The page refreshes by itself; please do not pay again.</p>`
  }
  if (order.total === 0n) return freeOrder(order, context)
  const transfer = order.paymentStatus === 'OPEN' && order.provider === 'WIRE'
  const ways = [
    transfer ? transferDetails(order, context) : '',
    context.providers.includes('test') ? cardForm(order, context) : '',
    !transfer && context.providers.includes('WIRE') ? transferForm(order, context) : '',
  ].filter(Boolean)
  return html`!${notice(order)}
<p class="due">${money(order.total)}</p><p>due for this order</p>
!${ways.join('<p class="or">or</p>')}`
}

function receipt({ datePaid, invoice, total, referenceNumber }: GuestOrder): string {
  return html`<p class="notice good" role="status"><strong>Thank you, this order is paid.</strong></p>
<h2>Receipt</h2>
<dl class="box">
<dt>Amount</dt><dd>${money(total)}</dd>
<dt>Paid</dt><dd>${datePaid ? `${times.format(datePaid)} UTC` : ''}</dd>
<dt>Invoice</dt><dd><code>${invoice ?? ''}</code></dd>
<dt>Order</dt><dd><code>${referenceNumber}</code></dd>
</dl>
<p class="fine">The articles of this order are under way. You can close this page.</p>`
}

function notice({ paymentStatus, provider, failure, paymentExpiresAt }: GuestOrder): string {
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

function form({ referenceNumber }: GuestOrder, { csrfToken }: PageContext, body: string): string {
  return html`<form method="post" action="/orders/checkout/${referenceNumber}/pay">
<input type="hidden" name="_csrf" value="${csrfToken}">
!${body}
</form>`
}

function cardForm(order: GuestOrder, context: PageContext): string {
  const option = (value: string, title: string, text: string, checked: string) =>
    html`<label><input type="radio" name="card" value="${value}" !${checked}><span>${title}<small>${text}</small></span></label>`
  const cards = Object.entries(testCards).map(([token, { number, title }], index) =>
    option(token, number, `Test card that ${title}`, index === 0 ? 'checked' : ''),
  )
  const leave = option('leave', 'Leave without paying', 'Begins a payment and abandons it', '')
  return form(
    order,
    context,
    html`<input type="hidden" name="provider" value="test">
<fieldset><legend>Pay by card</legend>
<p class="notice">Test mode: no card is charged and no money moves.</p>
!${cards.join('')}!${leave}</fieldset>
<button type="submit">Pay ${money(order.total)} by card</button>`,
  )
}

function transferForm(order: GuestOrder, context: PageContext): string {
  return form(
    order,
    context,
    html`<input type="hidden" name="provider" value="WIRE">
<button type="submit" class="second">Pay by bank transfer</button>`,
  )
}

function transferDetails(
  { total, referenceNumber, paymentExpiresAt }: GuestOrder,
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

function freeOrder(order: GuestOrder, context: PageContext): string {
  return html`<p class="due">${money(0)}</p><p>There is nothing left to pay: confirm, and the work begins.</p>
!${form(order, context, '<input type="hidden" name="provider" value="none"><button type="submit">Confirm the order</button>')}`
}
