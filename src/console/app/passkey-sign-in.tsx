import { useState } from 'react'
import { ApiError } from './api.ts'
import { chooseTeam, signInWithPasskey, type TeamChoice } from './passkeys.ts'
import { errorText } from './texts/error-messages.ts'
import { t } from './texts/index.ts'

/** Runs one step of a sign-in at a time, and keeps its error message. */
function useStep() {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (error) {
      // The browser does not reveal whether the user cancelled or has no passkey.
      setError(error instanceof ApiError ? errorText(error).text : t('noPasskeyUsed'))
    }
    setBusy(false)
  }
  return { error, isBusy, run }
}

const StepError = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="fault" role="alert">
      {text}
    </p>
  )

/** Form of the sign-in page that signs in with a passkey. @param choose receives the teams of a user of several */
export function PasskeySignIn({
  choose,
  done,
}: {
  choose(choice: TeamChoice): void
  done(): void
}) {
  const { error, isBusy, run } = useStep()
  const signIn = async () => {
    const choice = await signInWithPasskey()
    if (choice) choose(choice)
    else done()
  }
  return (
    <form
      aria-label={t('passkey')}
      onSubmit={(event) => {
        event.preventDefault()
        void run(signIn)
      }}
    >
      <StepError text={error} />
      <button type="submit" aria-disabled={isBusy}>
        {t('signInWithPasskey')}
      </button>
    </form>
  )
}

/** Last step of a sign-in with a passkey, for a user of several teams. */
export function TeamSelection({
  choice: { id, teams },
  back,
  done,
}: {
  choice: TeamChoice
  /** Returns to the ways to sign in. */
  back(): void
  done(): void
}) {
  const { error, isBusy, run } = useStep()
  return (
    <form
      aria-label={t('teamChoice')}
      onSubmit={(event) => {
        event.preventDefault()
        const teamId = String(new FormData(event.currentTarget).get('team'))
        void run(async () => {
          await chooseTeam(id, teamId)
          done()
        })
      }}
    >
      <label>
        {t('teamToEnter')}
        {/* biome-ignore lint/a11y/noAutofocus: the choice is the only purpose of the step. */}
        <select name="team" autoFocus>
          {teams.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <StepError text={error} />
      <button type="submit" className="primary" aria-disabled={isBusy}>
        {t('signIn')}
      </button>
      <button type="button" className="quiet" onClick={back}>
        {t('signInAnotherWay')}
      </button>
    </form>
  )
}
