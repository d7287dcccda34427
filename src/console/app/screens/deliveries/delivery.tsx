import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { refetchAll } from '../../change.ts'
import { RequestOfRecord } from '../../field-value.tsx'
import { DeliveryScreenDocument, type DeliveryScreenQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t, topicName } from '../../texts/index.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, numberText, ShortId, timeText } from '../../values.tsx'

/** Polling interval in milliseconds while a delivery is pending. */
const pollMs = 1_000

type Delivery = NonNullable<DeliveryScreenQuery['webhookDelivery']>
type Attempt = Delivery['attempts'][number]

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
    <RecordPage
      list={lists.webhookDeliveries}
      id={id}
      hiddenFields={delivery ? ['attemptCount', 'endpoint'] : ['endpoint']}
    >
      {isLoading && <Skeleton lines={4} />}
      {delivery && (
        <>
          <Attempts delivery={delivery} />
          <SentEvent delivery={delivery} />
        </>
      )}
    </RecordPage>
  )
}

function Attempts({ delivery }: { delivery: Delivery }) {
  const { attempts } = delivery
  return (
    <section className="card">
      <h2>
        {t('attempts')} <small>{numberText(attempts.length)}</small>
      </h2>
      {attempts.length === 0 && <p className="hint">{t('noAttempts')}</p>}
      <ul className="rows">
        {attempts.map((attempt) => (
          <AttemptRow key={attempt.id} attempt={attempt} delivery={delivery} />
        ))}
      </ul>
    </section>
  )
}

/** Status of a response: green if it is a success, else red. */
function ResponseChip({ attempt: { responseStatus } }: { attempt: Attempt }) {
  if (!responseStatus) return <Chip value="NO_ANSWER" />
  const isSuccess = responseStatus >= 200 && responseStatus < 300
  return (
    <span className="chip" data-tone={isSuccess ? 'good' : 'bad'}>
      {responseStatus}
    </span>
  )
}

function AttemptRow({ attempt, delivery }: { attempt: Attempt; delivery: Delivery }) {
  const { number, error, responseBody, latencyMs, createdAt } = attempt
  const name = t('attemptNumber', { number })
  return (
    <li>
      <span>
        <span className="chips">
          <b>{number}.</b>
          <ResponseChip attempt={attempt} />
          {error && <span className="fault">{error}</span>}
        </span>
        <details>
          <summary>{t('request')}</summary>
          <CodeBlock text={requestText(delivery, createdAt)} label={`${t('request')} (${name})`} />
        </details>
        {responseBody && (
          <details>
            <summary>{t('response')}</summary>
            <CodeBlock text={responseBody} label={`${t('response')} (${name})`} />
          </details>
        )}
      </span>
      <small className="number">{numberText(latencyMs)} ms</small>
      <small>{timeText(createdAt)}</small>
    </li>
  )
}

/** Whether the token cannot read the records of the topic. */
const isHidden = (data: unknown) => Object.keys(data as object).length === 0

/** The request of an attempt, without its signature. */
function requestText({ endpoint, event }: Delivery, time: string | Date): string {
  const { id, topic, createdAt, data } = event
  const body = { type: topicName(topic), timestamp: new Date(createdAt).toISOString(), data }
  return [
    `POST ${endpoint.url}`,
    `webhook-id: ${id}`,
    `webhook-timestamp: ${Math.floor(new Date(time).getTime() / 1000)}`,
    '',
    isHidden(data) ? t('hiddenData') : JSON.stringify(body, null, 2),
  ].join('\n')
}

/** Event of a delivery: its ID, the request that caused it, and the payload. */
function SentEvent({ delivery: { event, replayOf } }: { delivery: Delivery }) {
  const { id, requestId, data } = event
  return (
    <section className="card">
      <h2>{t('sentEvent')}</h2>
      <dl className="fields">
        <div>
          <dt>webhook-id</dt>
          <dd>
            <ShortId id={id} canCopy />
          </dd>
        </div>
        {requestId && (
          <div>
            <dt>{labelFor('requestId')}</dt>
            <dd>
              <RequestOfRecord id={requestId} />
            </dd>
          </div>
        )}
        {replayOf && (
          <div>
            <dt>{labelFor('resendOfId')}</dt>
            <dd>
              <Link href={`/${lists.webhookDeliveries.path}/${replayOf.id}`}>
                {t('replayOf', { time: timeText(replayOf.createdAt) })}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {isHidden(data) ? (
        <p className="hint">{t('hiddenData')}</p>
      ) : (
        <CodeBlock text={JSON.stringify(data, null, 2)} label={t('sentEvent')} />
      )}
    </section>
  )
}
