import { html } from 'ghtml'
import type { GuestSwap } from '../../domain/ordering/guest-swap.js'
import {
  amounts,
  copyableText,
  documentLink,
  facts,
  heading,
  pageLayout,
  picture,
  type ViewContext,
} from './layout.js'
import { isMoment, type PageContext, waysToPay } from './payment.js'

/** Page of a swap: old and new product, difference, status and payment methods. */
export function swapPage(swap: GuestSwap, context: PageContext): string {
  const { view } = context
  const { text, format } = view
  const { referenceNumber, status, paymentStatus, createdAt, order } = swap
  const pending = status === 'PENDING_CLIENT'
  const about = html`<code>${referenceNumber}</code> · ${format.date(createdAt)} · ${text.orderNumber} <code>${order}</code>`
  const body = html`<main>
!${heading(view, text.swap.heading, pending ? paymentStatus : status, swap, about)}
<section class="pay" aria-label="${text.payment}">!${payment(swap, context)}</section>
<section class="cart" aria-label="${text.publications}">
<ul class="lines">!${publication(text.inPlaceOf, swap.fromName, swap.fromLogo)}!${publication(text.youGet, swap.toName, swap.toLogo)}</ul>
!${totals(swap, view)}
</section>
</main>
<footer><p>${text.swap.keepLink}</p></footer>`
  return pageLayout(view, text.swap.title(referenceNumber), body, pending && isMoment(swap))
}

function publication(what: string, name: string, logo: string | null): string {
  return html`<li>!${picture(name, logo)}<span class="what"><b>${name}</b><span>${what}</span></span></li>`
}

function totals(
  { priceDifference, processingFee, total }: GuestSwap,
  { text, format: { money } }: ViewContext,
): string {
  const difference = money(priceDifference < 0n ? -priceDifference : priceDifference)
  return amounts([
    [text.difference, priceDifference < 0n ? `−${difference}` : difference],
    ...(processingFee > 0n ? [[text.fee, money(processingFee)] as const] : []),
    [text.total, money(total), 'total'],
  ])
}

function payment(swap: GuestSwap, context: PageContext): string {
  const { text, format } = context.view
  const { status, total, completedAt, invoice, referenceNumber } = swap
  if (status === 'CANCELLED') {
    const [title, message] = text.swap.cancelled
    return html`<h2>${title}</h2><p class="lead">${message}</p>`
  }
  if (status === 'PENDING_CLIENT') {
    if (total > 0n) return waysToPay({ ...swap, due: text.swap.due, asksEmail: false }, context)
    return html`<p class="due">${format.money(0)}</p><p>${text.acceptSwap(swap.team)}</p>`
  }
  const rows = [
    [text.amount, format.money(total)],
    [text.done, completedAt ? format.time(completedAt) : ''],
    ...(invoice ? [[text.documents.INVOICE, documentLink(referenceNumber, invoice)] as const] : []),
    [text.changeNumber, copyableText(referenceNumber)],
  ] as const
  return html`<p class="notice good" role="status"><strong>${text.swap.thanks}</strong></p>
<h2>${text.receipt}</h2>
!${facts(rows)}
<p class="fine">${text.swap.underWay}</p>`
}
