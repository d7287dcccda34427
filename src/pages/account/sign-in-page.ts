import { html } from 'ghtml'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Brand } from '../../config/env.js'
import type { ShownSignIn } from '../../domain/accounts/sign-in.js'
import { page } from '../../http/page.js'
import { signInPageTexts } from './sign-in-texts.js'

/**
 * Page of a sign-in link: a form that posts to the page's own URL, with a choice if the user belongs to several
 * teams.
 */
export function signInPage(
  brand: Brand,
  language: Language,
  { state, email, teams }: ShownSignIn,
): string {
  const say = signInPageTexts[language]
  if (state !== 'open') {
    const over = html`<h1>${say[state]}</h1><p>${say.next}</p><p><a href="/console">${say.toConsole}</a></p>`
    return page(brand, language, say.title, over)
  }
  const [first, ...others] = teams
  const options = teams.map(({ id, name }) => html`<option value="${id}">${name}</option>`).join('')
  const choice =
    others.length > 0
      ? html`<label>${say.team}<select name="team">!${options}</select></label>`
      : html`<p>${say.into(first!.name)}</p><input type="hidden" name="team" value="${first!.id}">`
  return page(
    brand,
    language,
    say.title,
    html`<h1>${say.heading}</h1><p>${say.address(email)}</p><form method="post">!${choice}<button>${say.open}</button></form>`,
  )
}
