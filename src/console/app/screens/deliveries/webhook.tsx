import { Link, useLocation } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  DeliveriesByDayDocument,
  ReplayEventsDocument,
  RotateWebhookSecretDocument,
  type RotateWebhookSecretMutation,
  TestWebhookEndpointDocument,
  type TestWebhookEndpointMutation,
  WebhookScreenDocument,
  type WebhookScreenQuery,
} from '../../generated/graphql.ts'
import { enumChoices } from '../../list/enum-choices.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { useRecord } from '../../list/use-record.ts'
import { type ListRecord, lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t, topicName } from '../../texts/index.ts'
import { FormButton, type MutationForm } from '../../ui/form.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, numberText, timeAgo, timeText } from '../../values.tsx'
import { rotateForm } from '../team/rotate.tsx'
import { DeliveryChart } from './delivery-chart.tsx'
import { showWebhookSecret } from './new-webhook.tsx'
import { subscribedTopics } from './subscribed-topics.ts'

const deliveriesShown = 10
/** Fields that `Problem` contains. */
const problemFields = ['enabled', 'failingSince', 'disabledReason']
const pollMs = 2_000

/** Webhook screen: latest deliveries, secret rotation, and replay of events. */
export function WebhookScreen({ id }: { id: string }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const { record } = useRecord(lists.webhookEndpoints, id)
  const topics = subscribedTopics((record?.topics ?? []) as readonly string[])
  const input = { webhookEndpointId: id }
  return (
    <RecordPage
      list={lists.webhookEndpoints}
      id={id}
      hiddenLists={['webhookDeliveries']}
      menu={{
        forms: [
          ...(may(ReplayEventsDocument) ? [replayForm(input)] : []),
          ...(may(RotateWebhookSecretDocument) ? [rotateSecretForm(input)] : []),
        ],
        actions: ['disable', 'delete'],
      }}
      moreActions={
        <>
          {may(TestWebhookEndpointDocument) && Boolean(record?.enabled) && (
            <FormButton
              name={t('sendTestEvent')}
              submitLabel={t('send')}
              hint={t('testHint')}
              document={TestWebhookEndpointDocument}
              input={input}
              fields={[
                {
                  name: 'topic',
                  type: 'select',
                  required: true,
                  preset: testTopic,
                  choices: testTopics(topics),
                  hint: t('testTopicHint'),
                },
              ]}
              message={t('testSent')}
              done={(data) => {
                const delivery = (data as TestWebhookEndpointMutation).testWebhookEndpoint
                navigate(`/${lists.webhookDeliveries.path}/${delivery.id}`)
              }}
            />
          )}
          <Link className="quiet" href="/webhooks/topics">
            {t('allTopics')}
          </Link>
        </>
      }
      hiddenFields={record && !record.deletedAt && hasProblem(record) ? problemFields : []}
    >
      {record && hasProblem(record) && <Problem webhook={record} />}
      {may(WebhookScreenDocument) && <Deliveries id={id} />}
      {may(DeliveriesByDayDocument) && <DeliveryChart id={id} />}
    </RecordPage>
  )
}

const replayForm = (input: object): MutationForm => ({
  name: t('replaySince'),
  submitLabel: t('replay'),
  hint: t('replaySinceHint'),
  document: ReplayEventsDocument,
  input,
  fields: [
    { name: 'since', type: 'datetime-local', required: true },
    { name: 'until', type: 'datetime-local' },
    { name: 'onlyFailed', type: 'checkbox', label: t('onlyFailed') },
  ],
})

const rotateSecretForm = (input: object): MutationForm =>
  rotateForm({
    name: t('rotateSecret'),
    submitLabel: t('rotateSubmit'),
    hint: t('rotateSecretHint'),
    document: RotateWebhookSecretDocument,
    input,
    done: (data) =>
      showWebhookSecret((data as RotateWebhookSecretMutation).rotateWebhookSecret.secret),
  })

/** Topic of events that are sent only to test a webhook. */
const testTopic = 'WEBHOOK_TEST'

/** Choices of a test event's topic: the test topic, then those that the webhook receives, then all others. */
function testTopics(topics: readonly string[]) {
  const rankOf = (topic: string) => (topic === testTopic ? 0 : topics.includes(topic) ? 1 : 2)
  // The sort is stable, so that each group stays in order.
  return enumChoices('EventTopic').sort(([one], [other]) => rankOf(one) - rankOf(other))
}

/** Whether a webhook is disabled, or its deliveries fail. */
const hasProblem = ({ enabled, failingSince }: ListRecord) => !enabled || Boolean(failingSince)

/** Why a webhook does not receive events. */
function Problem({ webhook }: { webhook: ListRecord }) {
  const { enabled, failingSince, disabledReason } = webhook
  return (
    <section className="card next" data-tone="bad">
      <div className="chips">
        <Chip value={enabled ? 'FAILING' : 'DISABLED'} />
        {typeof failingSince === 'string' && (
          <span className="fault">
            {labelFor('failingSince')} {timeText(failingSince)}
          </span>
        )}
      </div>
      {typeof disabledReason === 'string' && <p className="fault">{disabledReason}</p>}
    </section>
  )
}

type Delivery = WebhookScreenQuery['webhookDeliveries']['nodes'][number]

/** Whether a delivery is pending and has not been attempted yet. The screen polls until none is. */
const isUnattempted = ({ status, attempts }: Delivery) =>
  status === 'PENDING' && attempts.length === 0

function Deliveries({ id }: { id: string }) {
  const { data } = useOperation(
    WebhookScreenDocument,
    { id, first: deliveriesShown },
    { pollMs: ({ webhookDeliveries }) => webhookDeliveries.nodes.some(isUnattempted) && pollMs },
  )
  const { nodes = [], totalCount = 0 } = data?.webhookDeliveries ?? {}
  return (
    <section className="card">
      <h2>
        {labelFor('webhookDeliveries')} <small>{data && numberText(totalCount)}</small>
      </h2>
      {!data && <Skeleton lines={3} />}
      {data && nodes.length === 0 && <p className="hint">{t('noDeliveries')}</p>}
      <ul className="rows">
        {nodes.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {totalCount > nodes.length && (
        <Link href={listUrl(lists.webhookDeliveries, { endpointId: id })}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
    </section>
  )
}

/** Delivery with the result of its last attempt. */
function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, event, status, attempts, nextAttemptAt, createdAt } = delivery
  const last = attempts.at(-1)
  const outcome =
    last && (last.error ?? t('responseStatus', { status: last.responseStatus ?? '–' }))
  return (
    <li>
      <span>
        <Link href={`/${lists.webhookDeliveries.path}/${id}`}>
          {topicName(event.topic)}, {timeText(createdAt)}
        </Link>
        {outcome && (
          <small className={status === 'FAILED' ? 'fault' : undefined}>
            {attempts.length > 1 && `${t('attemptNumber', { number: last.number })}: `}
            {outcome}
          </small>
        )}
        {nextAttemptAt && last && (
          <small>{t('nextAttempt', { time: timeAgo(nextAttemptAt) })}</small>
        )}
      </span>
      <Chip value={status === 'PENDING' && last ? 'RETRYING' : status} />
    </li>
  )
}
