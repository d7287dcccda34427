import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { refetchAll } from '../../change.ts'
import { DeliveryScreenDocument, type DeliveryScreenQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, numberText, timeText } from '../../values.tsx'

/** Polling interval in milliseconds while a delivery is pending. */
const pollMs = 1_000

type Delivery = NonNullable<DeliveryScreenQuery['webhookDelivery']>

/** Delivery screen with attempts and payload. */
export function DeliveryScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(DeliveryScreenDocument)
  const { data, isLoading } = useOperation(
    DeliveryScreenDocument,
    { id },
    { enabled, pollMs: ({ webhookDelivery }) => webhookDelivery?.status === 'PENDING' && pollMs },
  )
  const delivery = data?.webhookDelivery
  const state = delivery && `${delivery.status} ${delivery.attempts.length}`
  const lastState = useRef(state)
  useEffect(() => {
    // The record's fields come from another query, so refetch that one as well.
    if (lastState.current && state && lastState.current !== state) void refetchAll()
    lastState.current = state
  }, [state])
  return (
    <RecordPage list={lists.webhookDeliveries} id={id}>
      {isLoading && <Skeleton lines={4} />}
      {delivery && (
        <>
          <Attempts delivery={delivery} />
          <Event delivery={delivery} />
        </>
      )}
    </RecordPage>
  )
}

function Attempts({ delivery }: { delivery: Delivery }) {
  const { attempts } = delivery
  return (
    <section className="card">
      <h2>{t('attempts')}</h2>
      {attempts.length === 0 && <p className="hint">{t('noAttempts')}</p>}
      <ul className="rows">
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <span>
              <span className="chips">
                <b>{attempt.number}.</b>
                <Chip
                  value={attempt.responseStatus ? String(attempt.responseStatus) : 'NO_ANSWER'}
                />
                {attempt.error && <span className="fault">{attempt.error}</span>}
              </span>
              <details>
                <summary>{t('request')}</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it. */}
                <pre tabIndex={0}>{requestText(delivery, attempt.createdAt)}</pre>
              </details>
              {attempt.responseBody && (
                <details>
                  <summary>{t('response')}</summary>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it. */}
                  <pre tabIndex={0}>{attempt.responseBody}</pre>
                </details>
              )}
            </span>
            <small className="number">{numberText(attempt.latencyMs)} ms</small>
            <small>{timeText(attempt.createdAt)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether the token cannot read the records of the topic. */
const isHidden = (data: unknown) => Object.keys(data as object).length === 0

/** The request of an attempt, without its signature. */
function requestText({ endpoint, event }: Delivery, time: string | Date): string {
  const { id, topic, createdAt, data } = event
  const body = { type: labelFor(topic), timestamp: new Date(createdAt).toISOString(), data }
  return [
    `POST ${endpoint.url}`,
    `webhook-id: ${id}`,
    `webhook-timestamp: ${Math.floor(new Date(time).getTime() / 1000)}`,
    '',
    isHidden(data) ? t('hiddenData') : JSON.stringify(body, null, 2),
  ].join('\n')
}

function Event({ delivery: { event, replayOf } }: { delivery: Delivery }) {
  return (
    <section className="card">
      <h2>{t('sentEvent')}</h2>
      {replayOf && (
        <p>
          <Link href={`/${lists.webhookDeliveries.path}/${replayOf.id}`}>
            {t('replayOf', { time: timeText(replayOf.createdAt) })}
          </Link>
        </p>
      )}
      <dl className="fields">
        <div>
          <dt>{labelFor('topic')}</dt>
          <dd>{labelFor(event.topic)}</dd>
        </div>
        <div>
          <dt>{labelFor('createdAt')}</dt>
          <dd>{timeText(event.createdAt)}</dd>
        </div>
        <div>
          <dt>webhook-id</dt>
          <dd>
            <code>{event.id}</code>
          </dd>
        </div>
        {event.requestId && (
          <div>
            <dt>{labelFor('requestId')}</dt>
            <dd>
              <Link href={`/${lists.auditEntries.path}?requestId=${event.requestId}`}>
                {event.requestId}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it. */}
      <pre tabIndex={0}>
        {isHidden(event.data) ? t('hiddenData') : JSON.stringify(event.data, null, 2)}
      </pre>
    </section>
  )
}
