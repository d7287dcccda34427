import { html } from 'ghtml'
import { isApproved } from '../../domain/ordering/approval-rule.js'
import {
  type GuestDocument,
  type GuestLine,
  type GuestOrder,
  needsOperator,
} from '../../domain/ordering/guest-order.js'
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

/** Page of an order: items, amounts, status and payment methods. */
export function orderPage(order: GuestOrder, context: PageContext): string {
  const { view, errors } = context
  const { text, format } = view
  const { referenceNumber, status, paymentStatus, createdAt } = order
  const title = text.order.title(referenceNumber)
  const isPending = status === 'CREATED' && !isApproved(order)
  const unpaidState = isPending ? 'AWAITING_APPROVAL' : paymentStatus
  const state = status === 'CREATED' ? unpaidState : status
  const body = html`<main>
!${heading(view, text.order.heading, state, order, html`<code>${referenceNumber}</code> · ${format.date(createdAt)}`)}
<section class="pay" aria-label="${text.payment}">!${payment(order, context)}</section>
<section class="cart" aria-label="${text.lines}">
<ul class="lines">!${order.lines.map((line) => lineItem(line, view)).join('')}</ul>
!${totals(order, view)}
</section>
</main>
<footer><p>${text.order.keepLink}</p></footer>`
  const refresh = status === 'CREATED' && isMoment(order)
  return pageLayout(view, errors ? `${text.fieldErrorTitle}: ${title}` : title, body, refresh)
}

function lineItem(
  { name, outlet, logo, quantity, price, isAddOn }: GuestLine,
  view: ViewContext,
): string {
  const { text, format } = view
  return html`<li>
!${picture(outlet, logo)}
<span class="what"><b>${name}</b><span>${outlet}</span>!${isAddOn ? html`<span class="tag">${text.addOn}</span>` : ''}</span>
<span class="amount"><b>${format.money(price * quantity)}</b><span>${quantity} × ${format.money(price)}</span></span>
</li>`
}

function totals(
  { subtotal, discount, creditsApplied, processingFee, total }: GuestOrder,
  { text, format: { money } }: ViewContext,
): string {
  return amounts([
    [text.subtotal, money(subtotal)],
    ...(discount > 0n ? [[text.discount, `−${money(discount)}`] as const] : []),
    ...(creditsApplied > 0n ? [[text.credits, `−${money(creditsApplied)}`] as const] : []),
    ...(processingFee > 0n ? [[text.fee, money(processingFee)] as const] : []),
    [text.total, money(total), 'total'],
  ])
}

function payment(order: GuestOrder, context: PageContext): string {
  const { text, format } = context.view
  if (order.status === 'PAID') return receipt(order, context)
  if (order.status === 'CANCELLED') {
    const [title, message] = text.order.cancelled
    return html`<h2>${title}</h2><p class="lead">${message}</p>`
  }
  if (!isApproved(order)) {
    const [title, message] = text.waitsForApproval
    return html`<h2>${title}</h2><p class="lead" role="status">${message}</p>`
  }
  const bill = { ...order, due: text.order.due, asksEmail: !order.hasGuestEmail }
  if (order.total > 0n || order.paymentStatus === 'PROCESSING') return waysToPay(bill, context)
  const nothing = html`<p class="due">${format.money(0)}</p>`
  if (needsOperator(order)) {
    const [title, message] = text.waitsForOperator
    return html`!${nothing}<h2>${title}</h2><p class="lead" role="status">${message}</p>`
  }
  return html`!${nothing}<p role="status">${text.nothingToPay}</p>`
}

function receipt(
  { datePaid, documents, total, referenceNumber, hasGuestEmail }: GuestOrder,
  { view: { text, format }, sendsEmail }: PageContext,
): string {
  const label = ({ type, isCurrent }: GuestDocument) =>
    isCurrent ? text.documents[type] : `${text.documents[type]}, ${text.replaced}`
  const rows = [
    [text.amount, format.money(total)],
    [text.paidAt, datePaid ? format.time(datePaid) : ''],
    ...documents.map(
      (document) => [label(document), documentLink(referenceNumber, document.number)] as const,
    ),
    [text.orderNumber, copyableText(referenceNumber)],
  ] as const
  return html`<p class="notice good" role="status"><strong>${text.order.thanks}</strong></p>
<h2>${text.receipt}</h2>
!${facts(rows)}
!${sendsEmail && hasGuestEmail ? html`<p class="fine">${text.receiptSent}</p>` : ''}
<p class="fine">${text.order.underWay}</p>`
}
