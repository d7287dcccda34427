import { html } from 'ghtml'
import type { PaymentStatus } from '../../../prisma/generated/client/enums.js'
import type { TransferAccount } from '../../config/env.js'
import { isHosted, takes } from '../../domain/ordering/hosted-payment.js'
import type { PaymentProvider } from '../../payment/provider.js'
import { type TestCard, testCards } from '../../payment/test-card.js'
import { copied, facts, type ViewContext } from './layout.js'
import type { drawTransferCode } from './transfer-code.js'

/** What the page needs besides what is to be paid. */
export interface PageContext {
  view: ViewContext
  /** The ways to pay, in their order. */
  providers: readonly PaymentProvider[]
  /** Where a transfer goes: as the settings say it in their words, and as an account. */
  wireInstructions?: string | undefined
  account?: TransferAccount | undefined
  drawCode?: typeof drawTransferCode | undefined
  csrfToken: string
  /** Whether a receipt is sent to the address that is asked for. */
  sendsMail: boolean
  /** What of the form was refused, and what had been typed. */
  errors?: Partial<Record<'email' | 'card' | 'provider', string>> | undefined
  typed?: { email?: string | undefined; card?: string | undefined } | undefined
}

/** What is to be paid, and how far that has come. Amounts in cents. */
export interface Bill {
  /** What it is for, under the amount. */
  due: string
  referenceNumber: string
  paymentStatus: PaymentStatus
  paymentExpiresAt: Date | null
  total: bigint
  /** The last attempt to pay. */
  provider: string | null
  failureCode: string | null
  failure: string | null
  /** Where that can be gone on with, on a page of its provider. */
  paymentUrl: string | null
  /** Whether an address for the receipt is asked for. */
  asksEmail: boolean
}

/** Whether the answer of a provider is a matter of seconds, so that the page had better be loaded again. */
export const isMoment = ({
  paymentStatus,
  paymentUrl,
}: Pick<Bill, 'paymentStatus' | 'paymentUrl'>) =>
  paymentStatus === 'PROCESSING' && paymentUrl === null

/** How a bill can be paid, or that it is being paid. */
export function waysToPay(bill: Bill, context: PageContext): string {
  const { text, format } = context.view
  const { due, total, paymentStatus, paymentUrl } = bill
  if (paymentStatus === 'PROCESSING') {
    return html`<h2>${text.processing}</h2>
<p class="lead" role="status">${paymentUrl ? text.processingDays : text.processingMoment}</p>`
  }
  const providers = context.providers.filter((provider) => takes(provider, total))
  const isChosen = (provider: PaymentProvider) =>
    paymentStatus === 'OPEN' &&
    bill.provider === provider.name &&
    (isHosted(provider) ? paymentUrl !== null : !provider.charge)
  // What the guest has chosen comes first.
  const chosen = providers.filter(isChosen).map((provider) => goOn(bill, context, provider))
  const others = providers.filter((provider) => !isChosen(provider))
  const or = html`<p class="or">${text.or}</p>`
  const ways = others.map((provider) => wayToPay(bill, context, provider)).join(or)
  const choice = ways && form(bill, context, ways)
  return html`!${notice(bill, context.view)}
<p class="due">${format.money(total)}</p><p>${due}</p>
!${[...chosen, choice].filter(Boolean).join(or)}`
}

/** How what was begun is gone on with. */
function goOn(bill: Bill, context: PageContext, provider: PaymentProvider): string {
  const { text, language } = context.view
  if (!isHosted(provider)) return transferDetails(bill, context)
  return html`<p><a class="button" href="${bill.paymentUrl}" rel="noreferrer">${text.goOn(provider.hosted.by[language])}</a></p>`
}

function wayToPay(bill: Bill, context: PageContext, provider: PaymentProvider): string {
  const { text, format, language } = context.view
  const amount = format.money(bill.total)
  const { name } = provider
  if (isHosted(provider)) return submit(name, text.payHosted(amount, provider.hosted.by[language]))
  if (provider.charge) return testCardsOf(context) + submit(name, text.payTestCard(amount))
  return submit(name, text.payTransfer, 'second')
}

/** A button that sends the form, with the way to pay that it stands for. */
const submit = (provider: string, label: string, kind = '') =>
  html`<button type="submit" name="provider" value="${provider}" class="${kind}">${label}</button>`

function notice(bill: Bill, { text, format }: ViewContext): string {
  const { paymentStatus, provider, failureCode, failure, paymentExpiresAt, paymentUrl } = bill
  if (paymentStatus === 'FAILED') {
    const why = text.failures[failureCode ?? ''] ?? failure ?? ''
    return html`<p class="notice bad" role="alert"><strong>${text.failed}</strong> ${why} ${text.tryAgain}</p>`
  }
  const say = (what: string) => html`<p class="notice" role="status">${what}</p>`
  if (paymentStatus === 'EXPIRED') return say(text.expired)
  if (paymentStatus !== 'OPEN' || !paymentExpiresAt) return ''
  const until = format.time(paymentExpiresAt)
  if (paymentUrl) return say(text.begun(until))
  return provider === 'WIRE' ? '' : say(text.unfinished(until))
}

/** The form of the page: the address for the receipt, once, and the ways to pay. */
function form(
  { referenceNumber, asksEmail }: Pick<Bill, 'referenceNumber' | 'asksEmail'>,
  context: PageContext,
  ways: string,
): string {
  const { csrfToken, errors } = context
  return html`<form method="post" action="/orders/checkout/${referenceNumber}/pay">
<input type="hidden" name="_csrf" value="${csrfToken}">
!${errors?.provider ? html`<p class="notice bad" role="alert">${errors.provider}</p>` : ''}
!${asksEmail ? emailField(context) : ''}
!${ways}
</form>`
}

function emailField({ view: { text }, sendsMail, errors, typed }: PageContext): string {
  const label = sendsMail ? text.emailForReceipt : text.emailOnInvoice
  const refused = errors?.email
  return html`<label class="field">${label}<input type="email" name="email" value="${typed?.email ?? ''}" maxlength="254" autocomplete="email" !${refused ? 'aria-invalid="true" aria-describedby="email-error"' : ''}></label>
!${refused ? html`<p class="field-error" id="email-error" role="alert">${refused}</p>` : ''}`
}

function testCardsOf({ view: { text }, errors, typed }: PageContext): string {
  const chosen = typed?.card ?? 'tok_success'
  const option = (value: string, title: string, about: string) =>
    html`<label><input type="radio" name="card" value="${value}" !${value === chosen ? 'checked' : ''}><span>${title}<small>${about}</small></span></label>`
  const cards = Object.entries(testCards).map(([token, { number }]) =>
    option(token, number, text.testCard[token as TestCard]),
  )
  return html`<fieldset><legend>${text.testCards}</legend>
<p class="hint">${text.testMode}</p>
!${errors?.card ? html`<p class="field-error" role="alert">${errors.card}</p>` : ''}
!${cards.join('')}!${option('leave', ...text.leave)}</fieldset>`
}

function transferDetails(
  { total, referenceNumber, paymentExpiresAt }: Bill,
  { view: { text, format }, wireInstructions, account, drawCode }: PageContext,
): string {
  const rows = [
    ...(account
      ? [
          [text.holder, copied(account.name)] as const,
          ['IBAN', copied(account.iban.replace(/.{4}(?=.)/g, '$& '))] as const,
          ...(account.bic ? [['BIC', copied(account.bic)] as const] : []),
        ]
      : []),
    [text.amount, copied(format.money(total))],
    [text.reference, copied(referenceNumber)],
    ...(paymentExpiresAt ? [[text.arriveBy, format.date(paymentExpiresAt)] as const] : []),
  ] as const
  const code =
    account && drawCode
      ? html`<div class="code">!${drawCode(account, { reference: referenceNumber })}<p class="fine">${text.scan}</p></div>`
      : ''
  const said = wireInstructions ?? (account ? '' : text.transferTo)
  return html`<h2>${text.transfer}</h2>
!${said ? html`<p class="transfer">${said}</p>` : ''}
!${facts(rows)}
!${code}
<p class="fine">${text.nameReference}</p>`
}
