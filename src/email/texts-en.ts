import type { OutletStatus } from '../../prisma/generated/client/enums.js'
import { applicationTexts } from './application-texts.js'
import { approvalTexts } from './approval-texts.js'
import { action, type EmailTexts, links, rows } from './content.js'
import { inquiryTexts } from './inquiry-texts.js'
import { opportunityTexts } from './opportunity-texts.js'
import { enPublishing } from './publishing-texts-en.js'

const outletStates: Record<OutletStatus, { title: string; meaning: string }> = {
  ACTIVE: { title: 'on sale', meaning: 'The products of the outlet are on sale.' },
  INACTIVE: { title: 'paused', meaning: 'The products of the outlet are not on sale for now.' },
  DRAFT: { title: 'draft', meaning: 'Submit the outlet for review when it is complete.' },
  PENDING_REVIEW: { title: 'under review', meaning: 'We review the outlet.' },
  PENDING_AGREEMENT: {
    title: 'approved, agreement missing',
    meaning: 'The outlet is approved. It goes on sale as soon as you accept our agreement.',
  },
  REJECTED: {
    title: 'rejected',
    meaning: 'We cannot offer the outlet as it is. You can change it and submit it again.',
  },
  ARCHIVED: { title: 'archived', meaning: 'The outlet is no longer offered.' },
  SUSPENDED: { title: 'suspended', meaning: 'We took the outlet off sale. Contact us.' },
}

/** English texts of emails and their preferences page. */
export const en: EmailTexts = {
  kinds: {
    RECEIPT: (model, { money, date }) => ({
      subject: `Receipt for ${model.reference}`,
      heading: 'Thank you for your payment',
      paragraphs: [`We have received ${money(model.total)} from ${model.team}.`],
      lines: model.lines,
      ...rows(
        ['Paid on', date(model.paidAt)],
        ['Invoice', model.invoice],
        ['Subtotal', money(model.subtotal)],
        ['Discount', model.discount > 0 && `−${money(model.discount)}`],
        ['Team credits', model.credits > 0 && `−${money(model.credits)}`],
        ['Processing fee', model.fee > 0 && money(model.fee)],
        ['Total', money(model.total)],
      ),
      ...action('View receipt and order', model.url),
      ...links('Invoice as PDF', model.invoiceUrl),
    }),
    REFUND: (model, { money }) => ({
      subject: `Refund for ${model.reference}`,
      heading: model.money > 0 ? 'Your refund is on its way' : 'You received a credit',
      paragraphs: [
        model.item
          ? `The price of “${model.item}” was refunded in full or in part.`
          : 'We received a payment that was not due: the order was already paid or cancelled, or the amount was different. We refunded it in full.',
        ...(model.by === 'card' ? ['It can take some days to appear on your card.'] : []),
      ],
      ...rows(
        ['Order', model.reference],
        ['To your card', model.by === 'card' && money(model.money)],
        ['Refunded', model.by === 'other' && model.money > 0 && money(model.money)],
        ['As team credit', model.credit > 0 && money(model.credit)],
        ['Reference', model.refundReference],
      ),
      ...action('View the order', model.url),
      ...links('Invoice as PDF', model.invoiceUrl),
    }),
    BRIEF_WANTED: ({ articles, count, notes }) => ({
      subject: count === 1 ? `Brief needed: ${articles[0]}` : `Briefs needed for ${count} articles`,
      heading: count === 1 ? 'We need your brief' : 'We need your briefs',
      paragraphs: ['Writing begins as soon as we have your brief.'],
      list:
        count > articles.length ? [...articles, `and ${count - articles.length} more`] : articles,
      quote: notes,
    }),
    DRAFT_WANTED: ({ article, outlet, dueAt, notes, url }, { date }) => ({
      subject: `Draft needed: ${article}`,
      heading: 'Your draft is needed',
      paragraphs: ['Read the brief, save the link to your draft, and submit it for review.'],
      ...rows(['Article', article], ['Publication', outlet], ['Due', dueAt && date(dueAt)]),
      quote: notes,
      ...action('Open your desk', url),
    }),
    DRAFT_READY: ({ article, outlet, notes, url }) => ({
      subject: `Draft ready for your review: ${article}`,
      heading: 'A draft is ready for your review',
      paragraphs: ['Read it, then approve it or request changes.'],
      ...rows(['Article', article], ['Publication', outlet]),
      quote: notes,
      ...action('Read the draft', url),
    }),
    INFO_WANTED: ({ article, outlet, notes, url }) => ({
      subject: `We need something from you: ${article}`,
      heading: 'We need something from you',
      paragraphs: ['Work on this article continues when we have your reply.'],
      ...rows(['Article', article], ['Publication', outlet]),
      quote: notes,
      ...action('Open the draft', url),
    }),
    ARTICLE_PUBLISHED: ({ article, outlet, url }) => ({
      subject: `Published: ${article}`,
      heading: 'Your article is published',
      paragraphs: [`${outlet} has published it.`],
      ...rows(['Article', article], ['URL', url]),
      ...action('Read it', url),
    }),
    SWAP_PROPOSED: ({ order, from, to, difference, total, url }, { money }) => ({
      subject: `A change to your order ${order}`,
      heading: 'We propose another publication',
      paragraphs: [
        `We propose “${to}” instead of “${from}”. Nothing changes until you decide.`,
        total > 0
          ? 'Pay the difference to accept. If you decline, your order stays as it is.'
          : 'There is no extra cost. Accept or decline the change.',
      ],
      ...rows(
        ['Order', order],
        ['Instead of', from],
        ['You get', to],
        [
          difference < 0 ? 'Refund' : 'Price difference',
          difference !== 0 && money(Math.abs(difference)),
        ],
        ['Processing fee', total > difference && difference > 0 && money(total - difference)],
        ['To pay', total > 0 && money(total)],
      ),
      ...action(total > 0 ? 'See the change and pay' : 'See the change', url),
    }),
    ORDER_ENDING: ({ reference, total, until, isCancelled, url }, { money, date }) => ({
      subject: `Order ${reference} is awaiting payment`,
      heading: 'Your order expires soon',
      paragraphs: [
        isCancelled
          ? 'The order is not paid yet. It is cancelled after the date below.'
          : 'The order is not paid yet. After the date below you must start the payment again.',
      ],
      ...rows(['Order', reference], ['Amount', money(total)], ['Pay by', until && date(until)]),
      ...action('View and pay the order', url),
    }),
    ORDER_ENDED: ({ reference, team, total, credits, url }, { money }) => ({
      subject: `Order ${reference} is cancelled`,
      heading: 'Your order was cancelled',
      paragraphs: [
        `The order of ${team} was not paid in time and is cancelled. Nothing is due, and you can order again at any time.`,
      ],
      ...rows(
        ['Order', reference],
        ['Amount', money(total)],
        ['Credits returned', credits > 0 && money(credits)],
      ),
      ...action('View the order', url),
    }),
    ...approvalTexts.EN,
    ...opportunityTexts.EN.kinds,
    TRANSFER_EXPECTED: ({ reference, team, total, until, url }, { money, date }) => ({
      subject: `Transfer expected: ${reference}`,
      heading: 'An order will be paid by transfer',
      paragraphs: ['Mark it as paid when the money has arrived.'],
      ...rows(
        ['Order', reference],
        ['Team', team],
        ['Amount', money(total)],
        ['Expected by', until && date(until)],
      ),
      ...action('View the order', url),
    }),
    BRIEF_READY: ({ article, outlet, team, notes, url }) => ({
      subject: `Brief ready: ${article}`,
      heading: 'A brief is ready',
      paragraphs: [`${team} has finished the brief of an article.`],
      ...rows(['Article', article], ['Publication', outlet], ['Team', team]),
      quote: notes,
      ...action('Open the brief', url),
    }),
    ...inquiryTexts.EN.kinds,
    WEBHOOK_FAILING: ({ team, host, since, reason, url }, { date }) => ({
      subject: reason ? `Webhook disabled: ${host}` : `Webhook failing: ${host}`,
      heading: reason ? 'A webhook endpoint was disabled' : 'A webhook endpoint is failing',
      paragraphs: [
        reason ??
          'All deliveries have failed for an hour. The endpoint is disabled after five days.',
      ],
      ...rows(['Team', team], ['Endpoint', host], ['Since', date(since)]),
      ...action('View deliveries', url),
    }),
    TEAM_INVITATION: ({ team, inviter, until, url }, { date }) => ({
      subject: `Invitation to ${team}`,
      heading: `You are invited to ${team}`,
      paragraphs: [
        inviter
          ? `${inviter} invites you to join the team ${team}.`
          : `You are invited to join the team ${team}.`,
        'The link is for you only and works once. If you do not know the team, ignore this email.',
      ],
      ...rows(['Valid until', date(until)]),
      ...action('View invitation', url),
    }),
    SIGN_IN: ({ until, url }, { time }) => ({
      subject: 'Your sign-in link',
      heading: 'Sign in',
      paragraphs: [
        'The link opens the console in the browser that you open it with. It is for you only and works once.',
        'If you did not request it, ignore this email. Signing in requires the link.',
      ],
      ...rows(['Valid until', time(until)]),
      ...action('Sign in', url),
    }),
    ...applicationTexts.EN.kinds,
    OUTLET_SUBMITTED: ({ outlet, publisher, url }) => ({
      subject: `Outlet to review: ${outlet}`,
      heading: 'A publisher has submitted an outlet',
      paragraphs: ['Approve or reject it in the marketplace.'],
      ...rows(['Outlet', outlet], ['Publisher', publisher]),
      ...action('Open the website', url),
    }),
    OUTLET_STATUS: ({ outlet, status, reason }) => ({
      subject: `Your outlet ${outlet}: ${outletStates[status].title}`,
      heading: `${outlet}: ${outletStates[status].title}`,
      paragraphs: [outletStates[status].meaning],
      quote: reason,
    }),
    OUTLET_CHANGE_REVIEWED: ({ outlet, isApproved, reason }) => ({
      subject: `Your change of ${outlet} was ${isApproved ? 'approved' : 'rejected'}`,
      heading: `${outlet}: change ${isApproved ? 'approved' : 'rejected'}`,
      paragraphs: [isApproved ? 'The change is on sale.' : 'The outlet is on sale unchanged.'],
      quote: reason,
    }),
    ...enPublishing,
    PLACEMENT_OFFERED: ({ outlet, product, count, payout, acceptBy }, { money, date }) => ({
      subject: count === 1 ? `New placement: ${product}` : `${count} new placements`,
      heading: count === 1 ? 'A placement was ordered' : `${count} placements were ordered`,
      paragraphs: ['Accept or decline until the date below.'],
      ...rows(
        ['Outlet', outlet],
        ['Product', product],
        ['Your share per unit', money(payout)],
        ['Accept by', date(acceptBy)],
      ),
    }),
    PLACEMENT_DECLINED: ({ publisher, outlet, product, reason }) => ({
      subject: `Placement declined: ${outlet}`,
      heading: `${publisher} has declined a placement`,
      paragraphs: ['Propose a swap to the buyer, or refund the price.'],
      ...rows(['Outlet', outlet], ['Product', product]),
      quote: reason,
    }),
    PLACEMENT_OVERDUE: ({ publisher, outlet, product, acceptBy }, { date }) => ({
      subject: `Placement not accepted: ${outlet}`,
      heading: `${publisher} has not accepted a placement in time`,
      paragraphs: ['Contact the publisher, propose a swap to the buyer, or refund the price.'],
      ...rows(['Outlet', outlet], ['Product', product], ['Due', date(acceptBy)]),
    }),
    PLACEMENT_WITHDRAWN: ({ outlet, product }) => ({
      subject: `Placement withdrawn: ${product}`,
      heading: 'A placement was withdrawn',
      paragraphs: ['The order was changed. You no longer need to deliver the placement.'],
      ...rows(['Outlet', outlet], ['Product', product]),
    }),
    PLACEMENT_LINK_LOST: ({ publisher, outlet, product, url, error }) => ({
      subject: `Publication not found: ${outlet}`,
      heading: 'The page of a placement was not found',
      paragraphs: ['Contact the publisher, or refund the price to the buyer.'],
      ...rows(
        ['Publisher', publisher],
        ['Outlet', outlet],
        ['Product', product],
        ['URL', url],
        ['Check', error],
      ),
    }),
    PAYOUT_PAID: ({ amount, reference }, { money }) => ({
      subject: `Payout of ${money(amount)}`,
      heading: 'Your payout is on its way',
      paragraphs: ['We have transferred your payout.'],
      ...rows(['Amount', money(amount)], ['Reference', reference]),
    }),
    PAYOUT_FAILED: ({ publisher, amount, reason }, { money }) => ({
      subject: `Payout to ${publisher} failed`,
      heading: 'A payout could not be transferred or reversed',
      paragraphs: ['The payment provider rejected the request. Its status is in the marketplace.'],
      quote: reason,
      ...rows(['Publisher', publisher], ['Amount', money(amount)]),
    }),
    PAYOUT_STATEMENT: ({ number, from, to, ...sums }, { money, date }) => ({
      subject: `Statement ${number}`,
      heading: 'Your monthly statement',
      paragraphs: ['The statement is available as a PDF in the marketplace.'],
      ...rows(
        ['Period', `${date(from)} – ${date(to)}`],
        ['Earned', money(sums.earned)],
        ['Reversed', sums.reversed < 0 && money(sums.reversed)],
        ['Payouts', money(sums.paid)],
        ['Balance', money(sums.balance)],
      ),
    }),
    PAYOUT_ACCOUNT_CHANGED: ({ holder, iban, provider, heldUntil }, { time }) => ({
      subject: 'Your payout account has changed',
      heading: 'Your payout account has changed',
      paragraphs: [
        'Your payouts will be transferred to this account.',
        'If your team did not make this change, write to us at once and revoke the tokens of your team.',
      ],
      ...rows(
        ['Account holder', holder],
        ['IBAN', iban],
        ['Payment provider', provider],
        ['Payouts from', heldUntil && time(heldUntil)],
      ),
    }),
    PAYOUT_ACCOUNT_HELD: ({ publisher, holder, iban, heldUntil }, { time }) => ({
      subject: `${publisher} has replaced its bank account`,
      heading: 'A publisher has replaced its bank account',
      paragraphs: [
        'Payment files omit the account until the time below, or until you set the IBAN again. Verify it with the publisher, on a channel that you already know.',
      ],
      ...rows(
        ['Publisher', publisher],
        ['Account holder', holder],
        ['IBAN', iban],
        ['Held until', heldUntil && time(heldUntil)],
      ),
    }),
  },
  names: {
    RECEIPT: 'receipts',
    REFUND: 'refunds',
    BRIEF_WANTED: 'needed briefs',
    DRAFT_WANTED: 'needed drafts',
    DRAFT_READY: 'drafts to review',
    INFO_WANTED: 'questions about articles',
    ARTICLE_PUBLISHED: 'published articles',
    SWAP_PROPOSED: 'proposed order changes',
    ORDER_ENDING: 'orders that expire soon',
    ORDER_ENDED: 'cancelled unpaid orders',
    APPROVAL_WANTED: 'orders to approve',
    APPROVAL_DECIDED: 'decisions about your orders',
    TRANSFER_EXPECTED: 'expected transfers',
    BRIEF_READY: 'finished briefs',
    ...inquiryTexts.EN.names,
    WEBHOOK_FAILING: 'failing webhooks',
    TEAM_INVITATION: 'invitations to teams',
    SIGN_IN: 'sign-in links',
    ...applicationTexts.EN.names,
    ...opportunityTexts.EN.names,
    OUTLET_SUBMITTED: 'outlets to review',
    OUTLET_STATUS: 'changes of your outlets',
    OUTLET_CHANGE_REVIEWED: 'reviewed changes of outlets',
    OUTLET_DOMAIN_CHECKED: 'proofs of domains',
    PLACEMENT_OFFERED: 'new placements',
    PLACEMENT_DECLINED: 'declined placements',
    PLACEMENT_OVERDUE: 'placements not accepted in time',
    PLACEMENT_WITHDRAWN: 'withdrawn placements',
    PLACEMENT_LINK_LOST: 'publications that are not found',
    PUBLISHER_COMMENTED: 'comments of publishers',
    OPERATOR_COMMENTED: 'comments on your placements',
    PAYOUT_PAID: 'payouts',
    PAYOUT_FAILED: 'failed payouts',
    PAYOUT_STATEMENT: 'statements',
    PAYOUT_ACCOUNT_CHANGED: 'changes of the payout account',
    PAYOUT_ACCOUNT_HELD: 'replaced bank accounts of publishers',
  },
  questions: (address) => `Questions? Write to ${address}.`,
  whyReceipt: 'You receive this email because this address was given for the receipt of an order.',
  whyInvitation: 'You receive this email because this address was invited to a team.',
  whyInquiry: inquiryTexts.EN.why,
  whyApplication:
    'You receive this email because this address was given in an application as a publisher.',
  whySignIn: 'You receive this email because a sign-in link was requested for this address.',
  why: (name) => `You receive this email because your account is notified about ${name}.`,
  end: 'Unsubscribe',
  page: {
    title: 'Email preferences',
    question: (name) => `Unsubscribe from email about ${name}?`,
    endOne: 'Unsubscribe',
    endAll: 'Unsubscribe from all notifications',
    ended: (name) => `You are unsubscribed from email about ${name}.`,
    endedAll: 'You are unsubscribed from all notifications. You still receive payment receipts.',
    again: 'Subscribe again',
    begun: 'You are subscribed again.',
  },
}
