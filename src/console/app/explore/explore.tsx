import { useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Views } from '../list/views.tsx'
import { useSession } from '../session.tsx'
import { language, t } from '../texts/index.ts'
import { Page } from '../ui/page.tsx'
import { Answer } from './answer.tsx'
import { Ask } from './ask.tsx'
import { type Kind, kinds } from './kinds.ts'
import { isForOperators, isOfTeams, questionOf } from './question.ts'
import { ready } from './ready.ts'
import { UnknownNames } from './unknown.tsx'

const kindOf = (address: URLSearchParams): Kind =>
  kinds.find((kind) => kind === address.get('chart')) ?? 'bar'

/** Returns the name of an example query. Buyers see “Spending” for “Revenue”. */
function readyName({ name, de }: { name: string; de: string }, isOperator: boolean): string {
  const words = language === 'de' ? de : name
  return isOperator ? words : words.replace('Revenue', 'Spending').replace('Umsatz', 'Ausgaben')
}

/** Builds queries over lists and shows their results. */
export function Explore() {
  const [address, setAddress] = useSearchParams()
  const { lets, isOperator } = useSession()
  const asked = address.has('list')
  const question = useMemo(() => questionOf(address), [address])
  const set = (changes: Record<string, string | null>) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.set('list', question.subject.list)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  const possible = ready.filter(({ address }) => {
    const ready = questionOf(new URLSearchParams(address))
    return (
      lets(ready.subject.access) && (isOperator || !(isForOperators(ready) || isOfTeams(ready)))
    )
  })
  return (
    <Page
      title={t('explore')}
      actions={
        <>
          {asked && (
            <Link href="/explore" className="quiet">
              {t('readyQuestions')}
            </Link>
          )}
          <Views
            name="questions"
            title={t('questions')}
            hint={t('noQuestions')}
            path="/explore"
            address={asked ? address : undefined}
          />
        </>
      }
    >
      <div className="explore">
        <Ask question={question} set={set} change={(list) => setAddress({ list, show: 'count' })} />
        {asked ? (
          <div className="answer">
            <UnknownNames question={question} set={set} />
            <Answer
              question={question}
              kind={kindOf(address)}
              draw={(measure) => set({ draw: measure })}
              change={(name, value) => set({ [name]: value })}
            />
          </div>
        ) : (
          <section className="card">
            <h2>{t('readyQuestions')}</h2>
            <ul className="ready">
              {possible.map(({ name, de, address }) => (
                <li key={name}>
                  <Link href={`/explore?${address}`}>{readyName({ name, de }, isOperator)}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  )
}
