import { html } from 'ghtml'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Brand } from '../../config/env.js'
import type { ApprovalDetails } from '../../domain/ordering/approval-details.js'
import { page } from '../../http/page.js'
import { localeFormat } from '../../values/format.js'
import { approvalPageTexts } from './texts.js'

/** Order that waits for approval, or was decided on. */
export interface ShownApproval extends ApprovalDetails {
  /** Reason for which the user cannot decide. */
  obstacle: 'ownOrder' | 'noScope' | null
  /** URL on which an approved order is paid. */
  payUrl: string
  /** Submitted reason that is not valid. */
  rejectedReason?: string | undefined
}

/** Page of an order with a form for the decision, which posts to the page's own URL. */
export function approvalPage(brand: Brand, language: Language, shown: ShownApproval): string {
  const say = approvalPageTexts[language]
  const { reference, team, requester, profile, amount, products, status, obstacle } = shown
  const isOpen = status === 'PENDING' && obstacle === null
  const facts = html`<p>${say.placed(requester ?? team, team)}</p>!${profile ? html`<p>${say.profile}: ${profile}</p>` : ''}<p>${say.amount}: ${localeFormat(language).money(amount)}</p>!${products.map((name) => html`<p>${name}</p>`).join('')}`
  const heading = isOpen
    ? html`<h1>${say.heading(reference)}</h1>`
    : html`<div role="status"><h1>${status ? say.states[status] : say.notNeeded}</h1></div><p>${reference}</p>`
  const body = html`!${heading}!${facts}!${isOpen ? form(language, shown) : result(language, shown)}`
  return page(brand, language, say.title, body)
}

function form(language: Language, { rejectedReason }: ShownApproval): string {
  const say = approvalPageTexts[language]
  const isWrong = rejectedReason !== undefined
  const wrong = isWrong ? html`<p class="bad" id="wrong" role="alert">${say.reasonWrong}</p>` : ''
  const marks = isWrong ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''
  return html`<form method="post"><button name="decision" value="approve" formnovalidate>${say.approve}</button></form><form method="post"><label>${say.reason}<input name="reason" maxlength="1000" required value="${rejectedReason ?? ''}"!${marks}></label>!${wrong}<button class="plain" name="decision" value="reject">${say.reject}</button></form>`
}

function result(
  language: Language,
  { status, obstacle, decidedBy, reason, payUrl }: ShownApproval,
): string {
  const say = approvalPageTexts[language]
  const line = (text: string | null) => (text ? html`<p>${text}</p>` : '')
  const why = status === 'PENDING' && obstacle ? line(say[obstacle]) : ''
  const pay = status === 'APPROVED' ? html`<p><a href="${payUrl}">${say.payPage}</a></p>` : ''
  return html`!${why}!${line(decidedBy && say.decidedBy(decidedBy))}!${line(reason)}!${pay}`
}

/** Page for a user who is not signed in. @param consoleUrl URL of the order in the console */
export function signInFirstPage(brand: Brand, language: Language, consoleUrl: string): string {
  const say = approvalPageTexts[language]
  const body = html`<h1>${say.signIn}</h1><p>${say.signInNext}</p><p><a href="${consoleUrl}">${say.toConsole}</a></p>`
  return page(brand, language, say.title, body)
}

/** Page that loads itself again from this site, so that the browser sends the cookie of the console. */
export function continuePage(brand: Brand, language: Language, url: string): string {
  const say = approvalPageTexts[language]
  const body = html`<h1>${say.title}</h1><p><a href="${url}">${say.continue}</a></p>`
  return page(brand, language, say.title, body)
}

/** Page for an order that the user's team does not have. */
export function orderNotFoundPage(brand: Brand, language: Language, team: string): string {
  const say = approvalPageTexts[language]
  const body = html`<h1>${say.notFound}</h1><p>${say.notFoundNext(team)}</p><p><a href="/console">${say.toConsole}</a></p>`
  return page(brand, language, say.title, body)
}
