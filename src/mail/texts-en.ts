import { action, links, rows, type Texts } from './content.js'

/** What mails and their page say in English. */
export const en: Texts = {
  kinds: {
    RECEIPT: (facts, { money, date }) => ({
      subject: `Receipt for ${facts.reference}`,
      heading: 'Thank you for your payment',
      paragraphs: [`We have received ${money(facts.total)} from ${facts.team}.`],
      lines: facts.lines,
      ...rows(
        ['Paid on', date(facts.paidAt)],
        ['Invoice', facts.invoice],
        ['Subtotal', money(facts.subtotal)],
        ['Discount', facts.discount > 0 && `−${money(facts.discount)}`],
        ['Team credits', facts.credits > 0 && `−${money(facts.credits)}`],
        ['Processing fee', facts.fee > 0 && money(facts.fee)],
        ['Total', money(facts.total)],
      ),
      ...action('View receipt and order', facts.url),
      ...links('Invoice as PDF', facts.invoiceUrl),
    }),
    REFUND: (facts, { money }) => ({
      subject: `Refund for ${facts.reference}`,
      heading: facts.money > 0 ? 'Money is on its way back' : 'You have a credit',
      paragraphs: [
        facts.item
          ? `The price of “${facts.item}” was refunded, in full or in part.`
          : 'A payment came that nobody owed, since the order was paid or cancelled already or another amount was to be paid. It was refunded in full.',
        ...(facts.by === 'card' ? ['Until your card shows it, some days can pass.'] : []),
      ],
      ...rows(
        ['Order', facts.reference],
        ['To your card', facts.by === 'card' && money(facts.money)],
        ['Refunded', facts.by === 'other' && facts.money > 0 && money(facts.money)],
        ['As a credit of your team', facts.credit > 0 && money(facts.credit)],
        ['Reference', facts.refundReference],
      ),
      ...action('View the order', facts.url),
      ...links('Invoice as PDF', facts.invoiceUrl),
    }),
    BRIEF_WANTED: ({ articles, count, notes }) => ({
      subject: count === 1 ? `Brief wanted: ${articles[0]}` : `Briefs wanted for ${count} articles`,
      heading: count === 1 ? 'We need your brief' : 'We need your briefs',
      paragraphs: ['The writing begins as soon as you have told us what it is to be about.'],
      list:
        count > articles.length ? [...articles, `and ${count - articles.length} more`] : articles,
      quote: notes,
    }),
    DRAFT_READY: ({ article, outlet, notes, url }) => ({
      subject: `Draft ready for your review: ${article}`,
      heading: 'A draft is ready for your review',
      paragraphs: ['Read it, then approve it or tell us what to change.'],
      ...rows(['Article', article], ['Publication', outlet]),
      quote: notes,
      ...action('Read the draft', url),
    }),
    INFO_WANTED: ({ article, outlet, notes, url }) => ({
      subject: `We need something from you: ${article}`,
      heading: 'We need something from you',
      paragraphs: ['The work on this article waits for your answer.'],
      ...rows(['Article', article], ['Publication', outlet]),
      quote: notes,
      ...action('Open the draft', url),
    }),
    ARTICLE_PUBLISHED: ({ article, outlet, url }) => ({
      subject: `Published: ${article}`,
      heading: 'Your article is published',
      paragraphs: [`${outlet} has published it.`],
      ...rows(['Article', article], ['Address', url]),
      ...action('Read it', url),
    }),
    SWAP_PROPOSED: ({ order, from, to, difference, total, url }, { money }) => ({
      subject: `A change to your order ${order}`,
      heading: 'We propose another publication',
      paragraphs: [
        `In place of “${from}” we propose “${to}”. Nothing changes until you decide.`,
        total > 0
          ? 'Pay the difference to accept, or decline; then your order stays as it is.'
          : 'It costs you nothing more: accept it, or decline.',
      ],
      ...rows(
        ['Order', order],
        ['In place of', from],
        ['You get', to],
        [
          difference < 0 ? 'You get back' : 'Difference in price',
          difference !== 0 && money(Math.abs(difference)),
        ],
        ['Processing fee', total > difference && difference > 0 && money(total - difference)],
        ['To pay', total > 0 && money(total)],
      ),
      ...action(total > 0 ? 'See the change and pay' : 'See the change', url),
    }),
    ORDER_ENDING: ({ reference, total, until, isCancelled, url }, { money, date }) => ({
      subject: `Order ${reference} waits for its payment`,
      heading: 'Your order ends soon',
      paragraphs: [
        isCancelled
          ? 'It is not paid yet, and is cancelled when its time is over.'
          : 'It is not paid yet. When its time is over, the payment has to be begun again.',
      ],
      ...rows(['Order', reference], ['Amount', money(total)], ['Pay by', until && date(until)]),
      ...action('View and pay the order', url),
    }),
    ORDER_ENDED: ({ reference, team, total, credits, url }, { money }) => ({
      subject: `Order ${reference} is cancelled`,
      heading: 'Your order has ended',
      paragraphs: [
        `Nobody paid the order of ${team} in time, and it is cancelled. Nothing is to be paid any more; order again whenever you like.`,
      ],
      ...rows(
        ['Order', reference],
        ['Amount', money(total)],
        ['Credits returned', credits > 0 && money(credits)],
      ),
      ...action('View the order', url),
    }),
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
    OUTLET_INQUIRY: ({ outlet, team, name, email, phone, notes }) => ({
      subject: `Question about ${outlet}`,
      heading: `A question about ${outlet}`,
      paragraphs: ['An answer to this mail goes to who asks.'],
      ...rows(['From', name], ['Team', team], ['E-mail', email], ['Telephone', phone]),
      quote: notes,
      replyTo: email,
    }),
    WEBHOOK_FAILING: ({ team, host, since, reason, url }, { date }) => ({
      subject: reason ? `Webhook disabled: ${host}` : `Webhook failing: ${host}`,
      heading: reason ? 'A webhook endpoint was disabled' : 'A webhook endpoint fails',
      paragraphs: [
        reason ?? 'Nothing has been delivered to it for an hour; after five days it is disabled.',
      ],
      ...rows(['Team', team], ['Endpoint', host], ['Since', date(since)]),
      ...action('See its deliveries', url),
    }),
    TEAM_INVITATION: ({ team, inviter, until, url }, { date }) => ({
      subject: `Invitation to ${team}`,
      heading: `You are invited to ${team}`,
      paragraphs: [
        inviter
          ? `${inviter} invites you to work in the team ${team}.`
          : `You are invited to work in the team ${team}.`,
        'The link is for you alone and works once. If you do not know the team, do nothing.',
      ],
      ...rows(['Until', date(until)]),
      ...action('See the invitation', url),
    }),
    SIGN_IN: ({ until, url }, { time }) => ({
      subject: 'Your link to sign in',
      heading: 'Sign in',
      paragraphs: [
        'The link opens the console in the browser in which you follow it. It is for you alone and works once.',
        'If you did not ask for it, do nothing: without the link nobody gets in.',
      ],
      ...rows(['Until', time(until)]),
      ...action('Sign in', url),
    }),
  },
  names: {
    RECEIPT: 'receipts',
    REFUND: 'refunds',
    BRIEF_WANTED: 'briefs that are wanted',
    DRAFT_READY: 'drafts to review',
    INFO_WANTED: 'questions about articles',
    ARTICLE_PUBLISHED: 'published articles',
    SWAP_PROPOSED: 'proposed changes of orders',
    ORDER_ENDING: 'orders that end soon',
    ORDER_ENDED: 'orders that ended unpaid',
    TRANSFER_EXPECTED: 'transfers that are expected',
    BRIEF_READY: 'briefs that are ready',
    OUTLET_INQUIRY: 'questions about outlets',
    WEBHOOK_FAILING: 'webhooks that fail',
    TEAM_INVITATION: 'invitations to teams',
    SIGN_IN: 'links to sign in',
  },
  questions: (address) => `Questions? Write to ${address}.`,
  whyReceipt: 'You get this mail because this address was given for the receipt of an order.',
  whyInvitation: 'You get this mail because somebody has invited this address to a team.',
  whySignIn: 'You get this mail because somebody gave this address to sign in.',
  why: (name) => `You get this mail because your account is told of ${name}.`,
  end: 'Stop these e-mails',
  page: {
    title: 'E-mails you get',
    question: (name) => `Stop e-mails about ${name}?`,
    endOne: 'Stop these e-mails',
    endAll: 'Stop all notices',
    ended: (name) => `You get no more e-mails about ${name}.`,
    endedAll: 'You get no more notices by e-mail. Receipts of payments still come.',
    again: 'Get them again',
    begun: 'You get these e-mails again.',
  },
}
