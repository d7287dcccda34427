import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { EventTopicsDocument, type EventTopicsQuery } from '../../generated/graphql.ts'
import { lists } from '../../lists.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

/** Catalogue of the topics of events, each with an example. */
export function TopicsScreen() {
  const { data, error, refetch } = useOperation(EventTopicsDocument, {})
  const { path } = lists.webhookEndpoints
  return (
    <Screen
      title={t('eventTopics')}
      above={<Link href={`/${path}`}>{labelFor('webhookEndpoints')}</Link>}
    >
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <Skeleton lines={10} />}
      {data?.eventTopics.map((topic) => (
        <Topic key={topic.topic} topic={topic} />
      ))}
    </Screen>
  )
}

function Topic({ topic }: { topic: EventTopicsQuery['eventTopics'][number] }) {
  const { summary, description, scopes, example } = topic
  const name = labelFor(topic.topic)
  return (
    <section className="card">
      <h2>{name}</h2>
      <p>{summary}.</p>
      <p className="hint">{description}</p>
      <p className="hint">
        {t('readScopes')}: {scopes.join(', ')}
      </p>
      <details>
        <summary>{t('example')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it. */}
        <pre tabIndex={0}>{JSON.stringify(example, null, 2)}</pre>
      </details>
    </section>
  )
}
