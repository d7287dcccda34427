import { html } from 'ghtml'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Brand } from '../../config/env.js'
import type {
  ConsentAgreement,
  ShownApplication,
} from '../../domain/publishing/publisher-application.js'
import { page } from '../../http/page.js'
import { type ApplicationField, maxMessage, type RejectedApplication } from './application-form.js'
import { applicationPageTexts } from './application-texts.js'

type TextField = Exclude<ApplicationField, 'agreements'>

/** Name of the field that is hidden from people. Programs that fill in all fields reveal themselves. */
export const trapField = 'fax'

/** Form with which a publisher applies. @param rejected values that the server did not accept */
export function applicationForm(
  brand: Brand,
  language: Language,
  agreements: readonly ConsentAgreement[],
  rejected?: RejectedApplication,
): string {
  const say = applicationPageTexts[language]
  const error = (name: ApplicationField) =>
    rejected?.fields.includes(name)
      ? html`<p class="bad" id="${name}-error" role="alert">${say.errors[name]}</p>`
      : ''
  const marks = (name: ApplicationField) =>
    rejected?.fields.includes(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const input = (name: TextField, attributes: string) =>
    html`<label>${say.labels[name]}<input name="${name}" !${attributes}!${marks(name)} value="${rejected?.typed[name] ?? ''}"></label>!${error(name)}`
  const area = (name: TextField, attributes: string, hint = '') =>
    html`<label>${say.labels[name]}<textarea name="${name}" !${attributes}!${marks(name)}>${rejected?.typed[name] ?? ''}</textarea></label>!${hint && html`<p>${hint}</p>`}!${error(name)}`
  const consents = agreements.map(
    ({ id, title, contentMarkdown, acceptanceLabel }) =>
      html`<details><summary>${title}</summary><div class="text">${contentMarkdown}</div></details><label class="check"><input type="checkbox" name="agreements" value="${id}" required>${acceptanceLabel}</label>`,
  )
  const fields = [
    input('companyName', 'autocomplete="organization" maxlength="255" required'),
    input('contactName', 'autocomplete="name" maxlength="255" required'),
    input('email', 'type="email" autocomplete="email" maxlength="254" required'),
    area('websites', 'rows="3" required', say.websitesHint),
    area('message', `rows="5" maxlength="${maxMessage}"`),
    html`<div class="trap" aria-hidden="true"><label>${say.trap}<input name="${trapField}" tabindex="-1" autocomplete="off"></label></div>`,
    ...consents,
    error('agreements'),
  ]
  const body = html`<h1>${say.heading(brand.name)}</h1><form method="post" action="/publishers/apply">!${fields.join('')}<button>${say.send}</button></form>`
  return page(brand, language, say.title, body)
}

/** Page after the form was sent. It is the same for every address. */
export function applicationSentPage(brand: Brand, language: Language): string {
  const say = applicationPageTexts[language]
  const body = html`<div role="status"><h1>${say.sent}</h1></div><p>${say.sentNext}</p>`
  return page(brand, language, say.title, body)
}

/** Page of the link that confirms an application, with a form that posts to the page's own URL. */
export function confirmationPage(brand: Brand, { state, application }: ShownApplication): string {
  const { language, companyName, contactName, email, websites, message } = application
  const say = applicationPageTexts[language]
  if (state !== 'open') {
    const over = html`<div role="status"><h1>${say[state]}</h1></div><p>${say[`${state}Next`]}</p>`
    return page(brand, language, say.title, over)
  }
  const values = { companyName, contactName, email, websites: websites.join('\n'), message }
  const facts = (Object.keys(values) as TextField[])
    .filter((name) => values[name])
    .map((name) => html`<dt>${say.given[name]}</dt><dd>${values[name]}</dd>`)
  return page(
    brand,
    language,
    say.title,
    html`<h1>${say.confirmHeading}</h1><dl>!${facts.join('')}</dl><form method="post"><button>${say.confirm}</button></form>`,
  )
}

/** Page that states that another application of the address waits for a review. */
export function applicationPendingPage(brand: Brand, language: Language): string {
  const say = applicationPageTexts[language]
  return page(brand, language, say.title, html`<h1>${say.pending}</h1><p>${say.pendingNext}</p>`)
}
