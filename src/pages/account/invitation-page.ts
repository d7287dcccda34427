import { html } from 'ghtml'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Brand } from '../../config/env.js'
import type { ShownInvitation } from '../../domain/accounts/shown-invitation.js'
import { page } from '../../http/page.js'
import { localeFormat } from '../../values/format.js'
import { invitationTexts } from './texts.js'

/** Submitted values of a rejected form. */
export interface Refused {
  name: string
}

/** Sign-in methods of the invited user. */
export interface SignInHint {
  url: string
  /** By SSO, else by email. */
  bySso: boolean
}

/**
 * Page that shows an invitation, with a form that accepts it and posts to the page's own URL.
 * @param signIn null if the user can sign in to the console only with a token
 */
export function invitationPage(
  brand: Brand,
  language: Language,
  { state, team, inviter, email, expiresAt, isOwner, isKnown }: ShownInvitation,
  signIn: SignInHint | null,
  rejectedForm?: Refused,
): string {
  const say = invitationTexts[language]
  if (state === 'expired') return invitationErrorPage(brand, language, 'expired')
  if (state === 'accepted') {
    const next = signIn
      ? html`<p>${signIn.bySso ? say.ssoNext(email) : say.signInNext(email)}</p><p><a href="${signIn.url}">${say.signIn}</a></p>`
      : html`<p>${say.acceptedNext}</p>`
    const body = html`<div role="status"><h1>${say.accepted(team)}</h1></div>!${next}`
    return page(brand, language, say.title, body)
  }
  const date = localeFormat(language).date(expiresAt)
  const errorText = rejectedForm
    ? html`<p class="bad" id="wrong" role="alert">${say.nameMissing}</p>`
    : ''
  const marks = rejectedForm ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''
  const name = isKnown
    ? ''
    : html`<label>${say.name}<input name="name" autocomplete="name" maxlength="255" required value="${rejectedForm?.name ?? ''}"!${marks}></label>!${errorText}`
  return page(
    brand,
    language,
    say.title,
    html`<h1>${isOwner ? say.ownerHeading(team) : say.heading(team)}</h1><p>${isOwner ? say.ownerInvited(team, brand.name) : say.invited(inviter, team, brand.name)}</p><p>${say.address(email)}</p><p>${say.until(date)}</p><form method="post">!${name}<button>${say.accept}</button></form>`,
  )
}

/** Page that states why the invitation cannot be accepted. */
export function invitationErrorPage(
  brand: Brand,
  language: Language,
  what: 'expired' | 'refused',
): string {
  const say = invitationTexts[language]
  const body = html`<h1>${say[what]}</h1><p>${say[`${what}Next`]}</p>`
  return page(brand, language, say.title, body)
}
