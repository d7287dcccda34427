import { html } from 'ghtml'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Brand } from '../../config/env.js'
import type { SsoAdmission } from '../../domain/accounts/sso.js'
import { page } from '../../http/page.js'
import { type SsoError, ssoTexts } from './texts.js'

/** Value of the choice for a session as an operator. */
export const operatorChoice = 'operator'

/** Page on which a user with several teams chooses one. Its form posts to the page's own URL. */
export function ssoChoicePage(
  brand: Brand,
  language: Language,
  { email, isOperator, teams }: SsoAdmission,
): string {
  const say = ssoTexts[language]
  const operator = isOperator
    ? html`<option value="${operatorChoice}">${say.operator}</option>`
    : ''
  const options = teams.map(({ id, name }) => html`<option value="${id}">${name}</option>`).join('')
  return page(
    brand,
    language,
    say.title,
    html`<h1>${say.heading}</h1><p>${say.address(email)}</p><form method="post"><label>${say.team}<select name="team">!${operator}!${options}</select></label><button>${say.open}</button></form>`,
  )
}

/**
 * Page that states why a sign-in has failed.
 * @param again path that starts it again
 * @param signIn path of the other ways to sign in
 */
export function ssoErrorPage(
  brand: Brand,
  language: Language,
  error: SsoError,
  { again, signIn }: { again: string; signIn: string },
): string {
  const say = ssoTexts[language]
  const { heading, next } = say.errors[error]
  return page(
    brand,
    language,
    say.title,
    html`<div role="alert"><h1>${heading}</h1></div><p>${next}</p><p><a href="${again}">${say.again}</a></p><p><a href="${signIn}">${say.toSignIn}</a></p>`,
  )
}
