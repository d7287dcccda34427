import { useState } from 'react'
import { ApiError } from './api.ts'
import { chooseTeam, signInWithPasskey, type TeamChoice } from './passkeys.ts'
import { errorText } from './texts/error-messages.ts'
import { t } from './texts/index.ts'

/** Form of the sign-in page that signs in with a passkey, and then lets members of several teams choose one. */
export function PasskeySignIn({ done }: { done(): void }) {
  const [choice, setChoice] = useState<TeamChoice>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<TeamChoice | undefined>) => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      const next = await work()
      setChoice(next)
      if (!next) done()
    } catch (error) {
      // The browser does not reveal whether the user cancelled or has no passkey.
      setError(error instanceof ApiError ? errorText(error).text : t('noPasskeyUsed'))
      setChoice(undefined)
    }
    setBusy(false)
  }
  return (
    <form
      aria-labelledby="by-passkey"
      onSubmit={(event) => {
        event.preventDefault()
        const teamId = String(new FormData(event.currentTarget).get('team'))
        void run(async () => {
          if (!choice) return signInWithPasskey()
          await chooseTeam(choice.id, teamId)
          return undefined
        })
      }}
    >
      <h2 id="by-passkey">{t('passkey')}</h2>
      {choice && (
        <label>
          {t('teamToEnter')}
          <select name="team">
            {choice.teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
      <button type="submit" aria-disabled={isBusy}>
        {choice ? t('signIn') : t('signInWithPasskey')}
      </button>
    </form>
  )
}
