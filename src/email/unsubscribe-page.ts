import { html } from 'ghtml'
import type { Language } from '../../prisma/generated/client/enums.js'
import type { Brand } from '../config/env.js'
import type { OptionalEmailKind } from '../domain/integration/email.js'
import { page as pageOf } from '../http/page.js'
import { emailTexts } from './texts/index.js'

/** Kind of email that the page is about, and the change that was just made. */
interface Shown {
  kind: OptionalEmailKind
  language: Language
  done?: 'ended' | 'endedAll' | 'begun' | 'begunAll'
}

/** Page of email preferences. It contains only forms, which post to its own URL. */
export function unsubscribePage(brand: Brand, { kind, language, done }: Shown): string {
  const { page, names } = emailTexts[language]
  const { title, question, endOne, endOneOf, endAll, ended, endedAll, again, begun, begunAll } =
    page
  const name = names[kind]
  const button = (label: string, scope: string, subscribe = '', style = '') =>
    html`<form method="post"><input type="hidden" name="scope" value="${scope}"><input type="hidden" name="wanted" value="${subscribe}"><button class="${style}">${label}</button></form>`
  const choices = button(endOne, 'one') + button(endAll, 'all')
  // A reader who has just subscribed again is not led to unsubscribe.
  const plainChoices =
    button(endOneOf(name), 'one', '', 'plain') + button(endAll, 'all', '', 'plain')
  const bodies = {
    ask: html`<h1>${question(name)}</h1>!${choices}`,
    ended: html`<div role="status"><h1>${ended(name)}</h1></div>!${button(again, 'one', '1')}!${button(endAll, 'all')}`,
    endedAll: html`<div role="status"><h1>${endedAll}</h1></div>!${button(again, 'all', '1')}`,
    begun: html`<div role="status"><h1>${begun(name)}</h1></div>!${plainChoices}`,
    begunAll: html`<div role="status"><h1>${begunAll}</h1></div>!${plainChoices}`,
  }
  return pageOf(brand, language, title, bodies[done ?? 'ask'])
}
