import { html } from 'ghtml'
import {
  type GuestLine,
  type GuestOrder,
  isFreeByDiscount,
} from '../domain/ordering/guest-order.js'
import { amounts, chip, dates, layout, money, picture, times } from './layout.js'
import { form, type PageContext, waysToPay } from './payment.js'

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
    body,
    status === 'CREATED' && paymentStatus === 'PROCESSING',
  )
}

function heading({ referenceNumber, team, profile, createdAt, ...order }: GuestOrder): string {
  return html`<div class="head">
<div class="title"><h1 id="title">Your order</h1>!${chip(order.status === 'CREATED' ? order.paymentStatus : order.status)}</div>
<p class="lead">From <strong>${team}</strong>!${profile ? html` for <strong>${profile}</strong>` : ''}</p>
<p class="lead"><code>${referenceNumber}</code> · ${dates.format(createdAt)}</p>
</div>`
}

function lineItem({ name, outlet, logo, quantity, price, isAddOn }: GuestLine): string {
  return html`<li>
!${picture(outlet, logo)}
<span class="what"><b>${name}</b><span>${outlet}</span>!${isAddOn ? '<span class="tag">Add-on</span>' : ''}</span>
<span class="amount"><b>${money(price * quantity)}</b><span>${quantity} × ${money(price)}</span></span>
</li>`
}

function totals({ subtotal, discount, creditsApplied, processingFee, total }: GuestOrder): string {
  return amounts([
    ['Subtotal', money(subtotal)],
    ...(discount > 0n ? [['Discount', `−${money(discount)}`] as const] : []),
    ...(creditsApplied > 0n ? [['Team credits', `−${money(creditsApplied)}`] as const] : []),
    ...(processingFee > 0n ? [['Processing fee', money(processingFee)] as const] : []),
    ['Total', money(total), 'total'],
  ])
}

function payment(order: GuestOrder, context: PageContext): string {
  if (order.status === 'PAID') return receipt(order)
  if (order.status === 'CANCELLED') {
    return '<h2>This order is cancelled</h2><p class="lead">There is nothing to pay. Ask whoever sent you this link if you expected otherwise.</p>'
  }
  const bill = { ...order, what: 'order', asksEmail: !order.hasGuestEmail }
  if (order.total > 0n || order.paymentStatus === 'PROCESSING') return waysToPay(bill, context)
  if (isFreeByDiscount(order)) {
    return html`<p class="due">${money(0)}</p>
<h2>This order is waiting to be confirmed</h2><p class="lead" role="status">Its discount leaves nothing to pay. Your contact at the marketplace confirms it, and then the work begins.</p>`
  }
  const confirm = form(
    bill,
    context,
    '<input type="hidden" name="provider" value="none">',
    '<button type="submit">Confirm the order</button>',
  )
  return html`<p class="due">${money(0)}</p><p>There is nothing left to pay: confirm, and the work begins.</p>
!${confirm}`
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
