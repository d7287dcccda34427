import { html } from 'ghtml'
import type { Language } from '../../prisma/generated/client/enums.js'
import type { GrantScope } from '../access/scope.js'
import type { Brand } from '../config/env.js'
import { offlineAccess, readingFirst } from '../domain/accounts/oauth-grant.js'
import { page } from '../http/page.js'
import type { ShownClient } from './pending-request.js'
import { consentTexts } from './texts.js'

/** Reason for which a submitted form is shown again. */
export type FormRefusal = 'nothingChosen' | 'wrongToken' | 'operatorToken'

/** Content of the consent page. */
export interface ConsentRequest {
  client: ShownClient
  /** ID of the session that the page is rendered for. */
  sessionId: string
  user: string
  team: string
  profiles: readonly { id: string; name: string }[]
  /** Requested scopes that the user can grant. */
  scopes: readonly GrantScope[]
  isOffline: boolean
  refusal?: FormRefusal | undefined
  /** Choice of a submitted form that is shown again. Undefined: everything requested, for all profiles. */
  choice?: SubmittedChoice | undefined
}

/** Selection of a user on the consent page. */
interface SubmittedChoice {
  /** Selected scopes, among them `offline_access`. */
  scopes: ReadonlySet<string>
  /** Null for all profiles. */
  profileId: string | null
}

/** Consent page: a form that is sent to its own address. */
export function consentPage(brand: Brand, language: Language, asked: ConsentRequest): string {
  const say = consentTexts[language]
  const { client, sessionId, user, team, profiles, scopes, isOffline, refusal, choice } = asked
  const { read, write } = readingFirst(scopes)
  const nothing = scopes.length === 0
  const options = profiles.map(({ id, name }) => {
    const selected = id === choice?.profileId ? ' selected' : ''
    return html`<option value="${id}"!${selected}>${name}</option>`
  })
  const profile = html`<label>${say.profile}<select name="profile" aria-describedby="limit"><option value="">${say.allProfiles}</option>!${options.join('')}</select></label><p id="limit">${say.profileHint}</p>`
  const box = (name: string, text: string) =>
    checkbox(name, text, choice === undefined || choice.scopes.has(name))
  const boxes = (title: string, names: readonly string[]) => {
    const all = names.map((name) => box(name, say.scopes[name as GrantScope]))
    return all.length > 0
      ? html`<fieldset><legend>${title}</legend>!${all.join('')}</fieldset>`
      : ''
  }
  const offline = isOffline ? box(offlineAccess, say.offline) : ''
  const wrong = refusal ? alert(say[refusal], ' tabindex="-1" autofocus') : ''
  const grant = html`!${profile}!${wrong}!${boxes(say.read, read)}!${boxes(say.write, write)}!${offline}<button name="decision" value="allow">${say.allow}</button>`
  return page(
    brand,
    language,
    say.title,
    html`<h1>${say.heading(client.name, team)}</h1>!${descriptionOf(brand, language, client)}<p>${say.account(user, team)} ${say.otherTeam}</p><form method="post"><input type="hidden" name="session" value="${sessionId}">!${nothing ? alert(say.nothing) : grant}!${denial(language)}</form><p>${say.revoke}</p>`,
  )
}

const alert = (text: string, attributes = '') =>
  html`<p class="bad" id="wrong" role="alert"!${attributes}>${text}</p>`

/** Button that denies access, also before the required fields are filled in. */
const denial = (language: Language) =>
  html`<button class="plain" name="decision" value="deny" formnovalidate>${consentTexts[language].deny}</button>`

function descriptionOf(brand: Brand, language: Language, { trust, target }: ShownClient): string {
  const say = consentTexts[language]
  const known = {
    document: () => (trust.kind === 'document' ? say.verified(trust.host) : ''),
    operator: () => say.registered(brand.name),
    itself: () => say.unverified,
  }[trust.kind]()
  return html`<p>${known}</p><p>${say.returnsTo(target)}</p>`
}

const checkbox = (name: string, text: string, isChecked: boolean) =>
  html`<label class="check"><input type="checkbox" name="scope" value="${name}"!${isChecked ? ' checked' : ''}>${text}</label>`

/** Content of the page on which a user signs in before the consent. */
export interface SignInRequest {
  client: ShownClient
  /** Requested scopes. Those that are no permissions of the API are not shown. */
  scopes: ReadonlySet<string>
  refusal?: FormRefusal | undefined
  /** Whether users can sign in by email in the console instead. */
  hasEmail: boolean
  /** URL that starts the single sign-on. Null if the server offers none. */
  ssoUrl: string | null
}

/** Page on which a user signs in before the consent: by single sign-on, if the server offers it, otherwise by a token. */
export function signInPage(
  brand: Brand,
  language: Language,
  { client, scopes, refusal, hasEmail, ssoUrl }: SignInRequest,
): string {
  const say = consentTexts[language]
  const wrong = refusal ? alert(say[refusal]) : ''
  const marks = refusal ? ' aria-invalid="true" aria-describedby="wrong"' : ''
  const bySso = ssoUrl ? html`<a class="primary" href="${ssoUrl}">${say.bySso}</a>` : ''
  const style = ssoUrl ? ' class="plain"' : ''
  const byEmail = html`<p>${say.byEmail} <a href="/console" target="_blank" rel="noopener">${say.console}</a></p>`
  return page(
    brand,
    language,
    say.signInTitle,
    html`<h1>${say.signIn(client.name)}</h1>!${descriptionOf(brand, language, client)}!${requestedScopes(language, scopes)}!${bySso}<form method="post"><label>${say.token}<input name="token" type="password" autocomplete="off" maxlength="200" required!${marks}></label>!${wrong}<button!${style} name="decision" value="sign-in">${say.signInButton}</button>!${denial(language)}</form>!${hasEmail ? byEmail : ''}`,
  )
}

/** Number of scopes up to which the page lists them before the user opens the list. */
const fewScopes = 5

/** Lists requested scopes, those that only read first. Empty if none is a permission of the API. */
function requestedScopes(language: Language, requested: ReadonlySet<string>): string {
  const say = consentTexts[language]
  const names = Object.keys(say.scopes).filter((name) => requested.has(name))
  if (names.length === 0) return ''
  const { read, write } = readingFirst(names)
  const rows = [...read, ...write].map((name) => html`<li>${say.scopes[name as GrantScope]}</li>`)
  const open = names.length <= fewScopes ? ' open' : ''
  return html`<details!${open}><summary>${say.requested(names.length)}</summary><ul>!${rows.join('')}</ul></details>`
}

/** Page that loads itself again from this site, so that the browser sends the cookie of the console. */
export function continuePage(brand: Brand, language: Language, url: string): string {
  const say = consentTexts[language]
  return page(
    brand,
    language,
    say.title,
    html`<h1>${say.title}</h1><p><a href="${url}">${say.continue}</a></p>`,
  )
}

/**
 * Page for an error that is not sent to the client at once.
 * @param back address with the error, for a client that no operator has registered
 */
export function errorPage(
  brand: Brand,
  language: Language,
  error?: string,
  back?: { url: string; target: string },
): string {
  const say = consentTexts[language]
  const link = back ? html`<p><a href="${back.url}">${say.returnTo(back.target)}</a></p>` : ''
  const body = error
    ? html`<h1>${say.failed}</h1><p>${say.failedNext}</p><p><code>${error}</code></p>!${link}`
    : html`<h1>${say.expired}</h1><p>${say.expiredNext}</p>`
  return page(brand, language, say.title, body)
}
