import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { faultOf, guard } from './graph.ts'
import { keepOperator } from './screens/today/ahead.ts'
import { errorText, faultText } from './texts/faults.ts'
import { language, switchLanguage, t } from './texts/index.ts'
import { Mark } from './ui/icon.tsx'

/** Gives a token to the server, which keeps it in a cookie. @returns why not */
async function signIn(token: string): Promise<string | undefined> {
  const response = await fetch('/console/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => undefined)
  return response?.ok ? undefined : reasonOf(response)
}

export async function signOut(): Promise<void> {
  keepOperator(false)
  await fetch('/console/session', { method: 'DELETE', headers: guard })
  location.reload()
}

/** Asks for a token; `fault` says why one comes here. */
export function SignIn({ fault: given, done }: { fault?: string | undefined; done(): void }) {
  const [fault, setFault] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const { data: linksByMail } = useQuery({
    queryKey: ['LinksByMail'],
    queryFn: async () => {
      const response = await fetch('/console/session')
      return ((await response.json()) as { linksByMail: boolean }).linksByMail
    },
  })
  useEffect(() => {
    document.title = t('signInTitle')
  }, [])
  return (
    <main className="sign-in">
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          if (isBusy) return
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
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {t('signIn')}
        </button>
        <p className="hint">
          {t('whereToken')} <code>npx masthead operator create --name …</code>
        </p>
      </form>
      {linksByMail && <ByMail />}
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

/** Asks for an address, to which a link goes. */
function ByMail() {
  const [sentTo, setSentTo] = useState<string>()
  const [fault, setFault] = useState<string>()
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
    setFault(response?.ok ? undefined : await reasonOf(response))
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
      <h2 id="by-mail">{t('signInByMail')}</h2>
      <label>
        {t('emailAddress')}
        <input
          type="email"
          name="email"
          autoComplete="email"
          required
          aria-describedby={fault ? 'mail-fault' : 'mail-help'}
          aria-invalid={fault ? true : undefined}
        />
      </label>
      {fault && (
        <p id="mail-fault" className="fault" role="alert">
          {fault}
        </p>
      )}
      <p id="mail-help" className="hint" role="status">
        {sentTo ? t('linkSent', { email: sentTo }) : t('signInByMailHint')}
      </p>
      <button type="submit" aria-disabled={isBusy}>
        {t('sendLink')}
      </button>
    </form>
  )
}

/** Why a request failed; undefined stands for no response. */
async function reasonOf(response: Response | undefined): Promise<string> {
  if (!response) return t('offline')
  const fault = await faultOf(response)
  const [issue] = fault.issues
  return (issue ? faultText(issue) : errorText(fault)).text
}
