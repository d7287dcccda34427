import { useEffect, useState } from 'react'
import { language, switchLanguage, t } from './texts/index.ts'
import { Mark } from './ui/icon.tsx'

/** Gives a token to the server, which keeps it in a cookie. @returns why not, in the server's words */
async function signIn(token: string): Promise<string | undefined> {
  const response = await fetch('/console/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => undefined)
  if (response?.ok) return undefined
  const problem = (await response?.json().catch(() => undefined)) as { detail?: string } | undefined
  return problem?.detail ?? t('offline')
}

export async function signOut(): Promise<void> {
  await fetch('/console/session', { method: 'DELETE' })
  location.reload()
}

/** Asks for a token; `fault` says why one comes here. */
export function SignIn({ fault: given, done }: { fault?: string | undefined; done(): void }) {
  const [fault, setFault] = useState(given)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    document.title = t('signInTitle')
  }, [])
  return (
    <main className="sign-in">
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          const token = String(new FormData(event.currentTarget).get('token')).trim()
          setBusy(true)
          const refused = token ? await signIn(token) : t('tokenHelp')
          setBusy(false)
          setFault(refused)
          if (!refused) done()
        }}
      >
        <Mark />
        <h1>{t('signInTitle')}</h1>
        <label>
          {t('token')}
          <input
            type="password"
            name="token"
            autoComplete="current-password"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the page has one field, and is there for it.
            autoFocus
            aria-describedby={fault ? 'fault' : 'help'}
            aria-invalid={fault ? true : undefined}
          />
        </label>
        {fault && (
          <p id="fault" className="fault" role="alert">
            {fault}
          </p>
        )}
        <p id="help" className="hint">
          {t('tokenHelp')}
        </p>
        <button type="submit" className="primary" disabled={isBusy}>
          {t('signIn')}
        </button>
        <p className="hint">
          {t('whereToken')} <code>npx masthead operator create --name …</code>
        </p>
      </form>
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
