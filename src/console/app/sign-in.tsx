import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { singleSignOnPath } from '../../http/sign-in-path.ts'
import { csrfHeader, readApiError } from './api.ts'
import { discardDelayedChanges, sendDelayedChanges } from './delayed-change.ts'
import { PasskeySignIn, TeamSelection } from './passkey-sign-in.tsx'
import { signInMethods, type TeamChoice } from './passkeys.ts'
import { storeIsOperator } from './screens/today/prefetch.ts'
import { announceSession } from './session-change.ts'
import { errorText, issueMessage } from './texts/error-messages.ts'
import { language, switchLanguage, t } from './texts/index.ts'
import { Mark } from './ui/icon.tsx'

/** Signs in with a token, which the server stores in a cookie. @returns the error message, if any */
async function signIn(token: string): Promise<string | undefined> {
  const response = await fetch('/console/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => undefined)
  return response?.ok ? undefined : readMessage(response)
}

/** Ends the session after the delayed changes are sent, and shows the sign-in page. */
export async function signOut(): Promise<void> {
  await sendDelayedChanges()
  storeIsOperator(false)
  await fetch('/console/session', { method: 'DELETE', headers: csrfHeader })
  location.reload()
}

/** Lists the teams of the user of this console session. Empty if the session is a token. */
export async function fetchTeams(): Promise<{ id: string; name: string }[]> {
  const response = await fetch('/console/session/teams', { headers: csrfHeader })
  return response.ok
    ? ((await response.json()) as { teams: { id: string; name: string }[] }).teams
    : []
}

/** Continues in another team of the user. */
export async function switchTeam(teamId: string): Promise<void> {
  await sendDelayedChanges()
  await fetch('/console/session/team', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...csrfHeader },
    body: JSON.stringify({ teamId }),
  })
  location.assign('/console')
}

interface SignInProps {
  /** Message of the session that ended. */
  error?: string | undefined
  done(): void
}

/**
 * Sign-in page. It begins with single sign-on, otherwise with the email form, otherwise with the token form, as far as the
 * server offers them. `#email=` in the URL fills in the address.
 */
export function SignIn({ error, done }: SignInProps) {
  const [choice, setChoice] = useState<TeamChoice>()
  useEffect(() => {
    document.title = t('signInTitle')
    discardDelayedChanges()
    announceSession(null)
  }, [])
  return (
    <main className="sign-in">
      <div className="methods">
        {choice ? (
          <>
            <header>
              <Mark />
              <h1>{t('teamChoice')}</h1>
            </header>
            <TeamSelection choice={choice} back={() => setChoice(undefined)} done={done} />
          </>
        ) : (
          <SignInMethods error={error} choose={setChoice} done={done} />
        )}
      </div>
      <button
        type="button"
        className="quiet"
        lang={language === 'en' ? 'de' : 'en'}
        onClick={switchLanguage}
      >
        {t('language')}
      </button>
    </main>
  )
}

/** Forms to sign in. One of them has the primary button. */
function SignInMethods({
  error,
  choose,
  done,
}: SignInProps & { choose(choice: TeamChoice): void }) {
  const { data: methods, isLoading } = useQuery(signInMethods)
  const { linksByEmail: isByEmail, singleSignOn: hasSso } = methods ?? {}
  const isByToken = !isByEmail && !hasSso
  return (
    <>
      <header>
        <Mark />
        <h1>{t('signInTitle')}</h1>
        {!isByToken && error && (
          <p className="fault" role="alert">
            {error}
          </p>
        )}
        {hasSso && (
          <a
            className="button primary"
            href={`${singleSignOnPath}?to=${encodeURIComponent(location.pathname + location.search)}`}
          >
            {t('signInBySso')}
          </a>
        )}
      </header>
      {/* Waits for the methods, so that no form moves while it is filled in. */}
      {!isLoading && (
        <>
          {isByEmail && <EmailLinkForm isPrimary={!hasSso} />}
          {isByToken && <TokenForm isPrimary error={error} done={done} />}
          {methods?.passkeys && <PasskeySignIn choose={choose} done={done} />}
          {!isByToken && <TokenForm done={done} />}
        </>
      )}
    </>
  )
}

/** Form that signs in with a token. @param isPrimary whether the page begins with it */
function TokenForm({
  isPrimary = false,
  error: initialError,
  done,
}: SignInProps & { isPrimary?: boolean }) {
  const [error, setError] = useState(initialError)
  const [isBusy, setBusy] = useState(false)
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault()
        if (isBusy) return
        const token = String(new FormData(event.currentTarget).get('token')).trim()
        setBusy(true)
        const message = token ? await signIn(token) : t('tokenHelp')
        setBusy(false)
        setError(message)
        if (!message) done()
      }}
    >
      <h2>{t('signInByToken')}</h2>
      <label>
        {t('token')}
        <input
          type="password"
          name="token"
          autoComplete="current-password"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: signing in is the only purpose of the page.
          autoFocus={isPrimary}
          aria-describedby={error ? 'fault' : 'help'}
          aria-invalid={error ? true : undefined}
        />
      </label>
      {error && (
        <p id="fault" className="fault" role="alert">
          {error}
        </p>
      )}
      <p id="help" className="hint">
        {t('tokenHelp')}
      </p>
      <button type="submit" className={isPrimary ? 'primary' : undefined} aria-disabled={isBusy}>
        {t('signIn')}
      </button>
      {isPrimary && (
        <p className="hint">
          {t('createTokenHint')} <code>npx masthead operator create --name …</code>
        </p>
      )}
    </form>
  )
}

/**
 * Returns the address in `#email=`, and removes it from the URL, so that neither the history of the browser nor a shared
 * URL contains it.
 */
function readEmailOfUrl(): string | undefined {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const email = fragment.get('email') ?? undefined
  if (email === undefined) return undefined
  fragment.delete('email')
  const rest = fragment.toString()
  const { pathname, search } = location
  history.replaceState(history.state, '', pathname + search + (rest && `#${rest}`))
  return email
}

/** Address for the sign-in form. Read when the console starts, also if the user is signed in. */
const emailOfUrl = readEmailOfUrl()

/** Form that requests a sign-in link by email. */
function EmailLinkForm({ isPrimary }: { isPrimary: boolean }) {
  const [sentTo, setSentTo] = useState<string>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (email: string) => {
    if (isBusy) return
    setBusy(true)
    const response = await fetch('/console/sign-in-links', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, language: language.toUpperCase() }),
    }).catch(() => undefined)
    setBusy(false)
    setError(response?.ok ? undefined : await readMessage(response))
    setSentTo(response?.ok ? email : undefined)
  }
  return (
    <form
      aria-labelledby="by-mail"
      onSubmit={(event) => {
        event.preventDefault()
        void send(String(new FormData(event.currentTarget).get('email')).trim())
      }}
    >
      <h2 id="by-mail">{t('signInByEmail')}</h2>
      <label>
        {t('emailAddress')}
        <input
          type="email"
          name="email"
          autoComplete="email"
          required
          defaultValue={emailOfUrl}
          // biome-ignore lint/a11y/noAutofocus: signing in is the only purpose of the page.
          autoFocus={isPrimary}
          aria-describedby={error ? 'email-error' : 'email-help'}
          aria-invalid={error ? true : undefined}
        />
      </label>
      {error && (
        <p id="email-error" className="fault" role="alert">
          {error}
        </p>
      )}
      <p id="email-help" className="hint" role="status">
        {sentTo ? t('linkSent', { email: sentTo }) : t('signInByEmailHint')}
      </p>
      <button type="submit" className={isPrimary ? 'primary' : undefined} aria-disabled={isBusy}>
        {t('sendLink')}
      </button>
    </form>
  )
}

/** Returns the error message of a failed request. @param response undefined if the request failed */
async function readMessage(response: Response | undefined): Promise<string> {
  if (!response) return t('offline')
  const error = await readApiError(response)
  const [issue] = error.issues
  return (issue ? issueMessage(issue) : errorText(error)).text
}
