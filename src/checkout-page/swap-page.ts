import { html } from 'ghtml'
import type { GuestSwap } from '../domain/ordering/guest-swap.js'
import { amounts, chip, dates, layout, money, picture, times } from './layout.js'
import { type PageContext, waysToPay } from './payment.js'

/** The page of a swap: what takes the place of what, what that costs, where it stands, and how to pay. */
export function swapPage(swap: GuestSwap, context: PageContext): string {
  const { referenceNumber, status, paymentStatus } = swap
  const pending = status === 'PENDING_CLIENT'
  const body = html`<main>
<section aria-labelledby="title">
<div class="head">
<div class="title"><h1 id="title">A change to your order</h1>!${chip(pending ? paymentStatus : status)}</div>
<p class="lead">From <strong>${swap.team}</strong>!${swap.profile ? html` for <strong>${swap.profile}</strong>` : ''}</p>
<p class="lead"><code>${referenceNumber}</code> · ${dates.format(swap.createdAt)} · Order <code>${swap.order}</code></p>
</div>
<ul class="lines" aria-label="Publications">!${publication('In place of', swap.fromName, swap.fromLogo)}!${publication('You get', swap.toName, swap.toLogo)}</ul>
!${totals(swap)}
</section>
<section class="pay" aria-label="Payment">!${payment(swap, context)}</section>
</main>
<footer><p>Keep the address of this page to yourself: whoever has it can see this change.</p></footer>`
  return layout(`Change ${referenceNumber}`, body, pending && paymentStatus === 'PROCESSING')
}

function publication(what: string, name: string, logo: string | null): string {
  return html`<li>!${picture(name, logo)}<span class="what"><b>${name}</b><span>${what}</span></span></li>`
}

function totals({ priceDifference, processingFee, total }: GuestSwap): string {
  const difference = money(priceDifference < 0n ? -priceDifference : priceDifference)
  return amounts([
    ['Difference in price', priceDifference < 0n ? `−${difference}` : difference],
    ...(processingFee > 0n ? [['Processing fee', money(processingFee)] as const] : []),
    ['Total', money(total), 'total'],
  ])
}

function payment(swap: GuestSwap, context: PageContext): string {
  const { status, total, completedAt, invoice, referenceNumber } = swap
  if (status === 'CANCELLED') {
    return '<h2>This change is cancelled</h2><p class="lead">There is nothing to pay, and your order stays as it was.</p>'
  }
  if (status === 'PENDING_CLIENT') {
    if (total > 0n) return waysToPay({ ...swap, what: 'change', asksEmail: false }, context)
    return html`<p class="due">${money(0)}</p><p>There is nothing to pay: the change is made as soon as <strong>${swap.team}</strong> accepts it.</p>`
  }
  return html`<p class="notice good" role="status"><strong>Thank you, the change is made.</strong></p>
<h2>Receipt</h2>
<dl class="box">
<dt>Amount</dt><dd>${money(total)}</dd>
<dt>Done</dt><dd>${completedAt ? `${times.format(completedAt)} UTC` : ''}</dd>
<dt>Invoice of the order</dt><dd><code>${invoice ?? ''}</code></dd>
<dt>Change</dt><dd><code>${referenceNumber}</code></dd>
</dl>
<p class="fine">The work for the new publication is under way. You can close this page.</p>`
}
