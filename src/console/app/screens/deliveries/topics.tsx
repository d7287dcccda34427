import { useState } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { EventTopicsDocument, type EventTopicsQuery } from '../../generated/graphql.ts'
import { lists } from '../../lists.ts'
import { labelFor, t, topicName } from '../../texts/index.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { numberText } from '../../values.tsx'
import { NewWebhookButton } from './new-webhook.tsx'

type EventTopic = EventTopicsQuery['eventTopics'][number]

/** Catalogue of the topics of events by the kind of record, each with an example. */
export function TopicsScreen() {
  const { data, error, refetch } = useOperation(EventTopicsDocument, {})
  const [words, setWords] = useState('')
  const { path } = lists.webhookEndpoints
  const topics = (data?.eventTopics ?? []).filter((topic) => matches(topic, words))
  return (
    <Screen
      title={t('eventTopics')}
      above={<Link href={`/${path}`}>{labelFor('webhookEndpoints')}</Link>}
      actions={<NewWebhookButton />}
    >
      <p className="hint">{t('topicsHint')}</p>
      <div className="toolbar" role="search">
        <input
          type="search"
          aria-label={t('searchTopics')}
          placeholder={t('searchTopics')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <Skeleton lines={10} />}
      {data && topics.length === 0 && (
        <EmptyState title={t('emptyFiltered')} hint={t('noTopics')} />
      )}
      {groupsOf(topics).map(([group, members]) => (
        <section key={group} className="card">
          <h2>
            <code>{group}.*</code> <small>{numberText(members.length)}</small>
          </h2>
          <ul className="rows topics">
            {members.map((topic) => (
              <Topic key={topic.topic} topic={topic} />
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  )
}

const matches = ({ topic, summary, description }: EventTopic, words: string) => {
  const text = `${topicName(topic)} ${summary} ${description}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Groups topics by the part before the point: `order` of `order.paid`. */
function groupsOf(topics: readonly EventTopic[]): [string, EventTopic[]][] {
  const groups = new Map<string, EventTopic[]>()
  for (const topic of topics) {
    const [group = ''] = topicName(topic.topic).split('.')
    groups.set(group, [...(groups.get(group) ?? []), topic])
  }
  return [...groups]
}

function Topic({ topic }: { topic: EventTopic }) {
  const { summary, description, scopes, example } = topic
  const name = topicName(topic.topic)
  return (
    <li>
      <span>
        <b>
          <code>{name}</code>
        </b>
        <span lang="en">{summary}.</span>
        <small lang="en">{description}</small>
        <details>
          <summary>{t('example')}</summary>
          <CodeBlock text={JSON.stringify(example, null, 2)} label={`${t('example')} ${name}`} />
        </details>
      </span>
      <small>
        {t('readScopes')}: {scopes.join(', ')}
      </small>
    </li>
  )
}
