import { useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Views } from '../list/views.tsx'
import { useSession } from '../session.tsx'
import { language, t } from '../texts/index.ts'
import { Screen } from '../ui/page.tsx'
import { type ChartType, chartTypes } from './chart-types.ts'
import { exampleQuestions } from './example-questions.ts'
import { comparesTeams, parseExploreQuery, usesOperatorFields } from './explore-query.ts'
import { QueryBuilder } from './query-builder.tsx'
import { QueryResult } from './query-result.tsx'
import { UnknownNames } from './unknown-names.tsx'

const chartTypeOf = (address: URLSearchParams): ChartType =>
  chartTypes.find((kind) => kind === address.get('chart')) ?? 'bar'

/** Returns the name of an example query. Buyers see “Spending” for “Revenue”. */
function exampleName({ name, de }: { name: string; de: string }, isOperator: boolean): string {
  const words = language === 'de' ? de : name
  return isOperator ? words : words.replace('Revenue', 'Spending').replace('Umsatz', 'Ausgaben')
}

/** Builds queries over lists and shows their results. */
export function Explore() {
  const [address, setAddress] = useSearchParams()
  const { allows, isOperator } = useSession()
  const hasQuery = address.has('list')
  const question = useMemo(() => parseExploreQuery(address), [address])
  const setParameters = (changes: Record<string, string | null>) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.set('list', question.source.list)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  const allowedExamples = exampleQuestions.filter(({ address }) => {
    const exploreQuery = parseExploreQuery(new URLSearchParams(address))
    return (
      allows(exploreQuery.source.access) &&
      (isOperator || !(usesOperatorFields(exploreQuery) || comparesTeams(exploreQuery)))
    )
  })
  return (
    <Screen
      title={t('explore')}
      actions={
        <>
          {hasQuery && (
            <Link href="/explore" className="quiet">
              {t('examples')}
            </Link>
          )}
          <Views
            name="questions"
            title={t('questions')}
            hint={t('noQuestions')}
            path="/explore"
            address={hasQuery ? address : undefined}
          />
        </>
      }
    >
      <div className="explore">
        <QueryBuilder
          question={question}
          setParameters={setParameters}
          changeList={(list) => setAddress({ list, show: 'count' })}
        />
        {hasQuery ? (
          <div className="answer">
            <UnknownNames question={question} set={setParameters} />
            <QueryResult
              question={question}
              chartType={chartTypeOf(address)}
              selectMeasure={(measure) => setParameters({ draw: measure })}
              change={(name, value) => setParameters({ [name]: value })}
            />
          </div>
        ) : (
          <section className="card">
            <h2>{t('examples')}</h2>
            <ul className="ready">
              {allowedExamples.map(({ name, de, address }) => (
                <li key={name}>
                  <Link href={`/explore?${address}`}>{exampleName({ name, de }, isOperator)}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Screen>
  )
}
