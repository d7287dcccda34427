import { html } from 'ghtml'
import type { PaymentStatus } from '../../../prisma/generated/client/enums.js'
import type { TransferAccount } from '../../config/payment.js'
import { isHosted, takes } from '../../domain/ordering/hosted-payment.js'
import { maxEmailLength } from '../../domain/rules/text.js'
import type { PaymentProvider } from '../../payment/provider.js'
import { type TestCard, testCards } from '../../payment/test-card.js'
import { copyableText, facts, type ViewContext } from './layout.js'
import type { drawTransferCode } from './transfer-code.js'

/** Settings and form state that the page needs. */
export interface PageContext {
  view: ViewContext
  /** Payment methods, in display order. */
  providers: readonly PaymentProvider[]
  /** Bank account of transfers: instructions as text, and details. */
  wireInstructions?: string | undefined
  account?: TransferAccount | undefined
  drawCode?: typeof drawTransferCode | undefined
  csrfToken: string
  /** Whether the server sends receipts by email. */
  sendsEmail: boolean
  /** Invalid field of the form, and the submitted email address. */
  errors?: Partial<Record<'email' | 'card' | 'provider', string>> | undefined
  typed?: { email?: string | undefined; card?: string | undefined } | undefined
}

/** Amount due and state of the payment. Amounts in cents. */
export interface PaymentSummary {
  /** Subject, shown below the amount. */
  due: string
  referenceNumber: string
  paymentStatus: PaymentStatus
  paymentExpiresAt: Date | null
  total: bigint
  /** Latest payment attempt. */
  provider: string | null
  failureCode: string | null
  failure: string | null
  /** URL of the provider's page at which the attempt continues. */
  paymentUrl: string | null
  /** Whether the form has a field for the receipt's email address. */
  asksEmail: boolean
}

/** Whether the provider's result is expected within seconds, so that the page reloads. */
export const isMoment = ({
  paymentStatus,
  paymentUrl,
}: Pick<PaymentSummary, 'paymentStatus' | 'paymentUrl'>) =>
  paymentStatus === 'PROCESSING' && paymentUrl === null

/** Returns the payment section: methods, or the state of the attempt. */
export function waysToPay(bill: PaymentSummary, context: PageContext): string {
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
  // Shows the chosen method first.
  const chosenForms = providers.filter(isChosen).map((provider) => goOn(bill, context, provider))
  const others = providers.filter((provider) => !isChosen(provider))
  const or = html`<p class="or">${text.or}</p>`
  const ways = others.map((provider) => wayToPay(bill, context, provider)).join(or)
  const choice = ways && form(bill, context, ways)
  return html`!${notice(bill, context.view)}
<p class="due">${format.money(total)}</p><p>${due}</p>
!${[...chosenForms, choice].filter(Boolean).join(or)}`
}

/** Section with the continuation of a started payment. */
function goOn(bill: PaymentSummary, context: PageContext, provider: PaymentProvider): string {
  const { text, language } = context.view
  if (!isHosted(provider)) return transferDetails(bill, context)
  return html`<p><a class="button" href="${bill.paymentUrl}" rel="noreferrer">${text.goOn(provider.hosted.by[language])}</a></p>`
}

function wayToPay(bill: PaymentSummary, context: PageContext, provider: PaymentProvider): string {
  const { text, format, language } = context.view
  const amount = format.money(bill.total)
  const { name } = provider
  if (isHosted(provider)) return submit(name, text.payHosted(amount, provider.hosted.by[language]))
  if (provider.charge) return testCardsOf(context) + submit(name, text.payTestCard(amount))
  return submit(name, text.payTransfer, 'second')
}

/** Submit button of a payment method. */
const submit = (provider: string, label: string, kind = '') =>
  html`<button type="submit" name="provider" value="${provider}" class="${kind}">${label}</button>`

function notice(bill: PaymentSummary, { text, format }: ViewContext): string {
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

/** Form of the page: email address for the receipt, and payment methods. */
function form(
  { referenceNumber, asksEmail }: Pick<PaymentSummary, 'referenceNumber' | 'asksEmail'>,
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

function emailField({ view: { text }, sendsEmail, errors, typed }: PageContext): string {
  const label = sendsEmail ? text.emailForReceipt : text.emailOnInvoice
  const errorText = errors?.email
  return html`<label class="field">${label}<input type="email" name="email" value="${typed?.email ?? ''}" maxlength="${maxEmailLength}" autocomplete="email" !${errorText ? 'aria-invalid="true" aria-describedby="email-error"' : ''}></label>
!${errorText ? html`<p class="field-error" id="email-error" role="alert">${errorText}</p>` : ''}`
}

function testCardsOf({ view: { text }, errors, typed }: PageContext): string {
  const selectedCard = typed?.card ?? 'tok_success'
  const option = (value: string, title: string, about: string) =>
    html`<label><input type="radio" name="card" value="${value}" !${value === selectedCard ? 'checked' : ''}><span>${title}<small>${about}</small></span></label>`
  const cards = Object.entries(testCards).map(([token, { number }]) =>
    option(token, number, text.testCard[token as TestCard]),
  )
  return html`<fieldset><legend>${text.testCards}</legend>
<p class="hint">${text.testMode}</p>
!${errors?.card ? html`<p class="field-error" role="alert">${errors.card}</p>` : ''}
!${cards.join('')}!${option('leave', ...text.leave)}</fieldset>`
}

function transferDetails(
  { total, referenceNumber, paymentExpiresAt }: PaymentSummary,
  { view: { text, format }, wireInstructions, account, drawCode }: PageContext,
): string {
  const rows = [
    ...(account
      ? [
          [text.holder, copyableText(account.name)] as const,
          ['IBAN', copyableText(account.iban.replace(/.{4}(?=.)/g, '$& '))] as const,
          ...(account.bic ? [['BIC', copyableText(account.bic)] as const] : []),
        ]
      : []),
    [text.amount, copyableText(format.money(total))],
    [text.reference, copyableText(referenceNumber)],
    ...(paymentExpiresAt ? [[text.arriveBy, format.date(paymentExpiresAt)] as const] : []),
  ] as const
  const code =
    account && drawCode
      ? html`<div class="code">!${drawCode(account, { reference: referenceNumber })}<p class="fine">${text.scan}</p></div>`
      : ''
  const instructions = wireInstructions ?? (account ? '' : text.transferTo)
  return html`<h2>${text.transfer}</h2>
!${instructions ? html`<p class="transfer">${instructions}</p>` : ''}
!${facts(rows)}
!${code}
<p class="fine">${text.nameReference}</p>`
}
