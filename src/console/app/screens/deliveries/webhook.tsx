import { Link } from 'wouter'
import {
  ReplayEventsDocument,
  RotateWebhookSecretDocument,
  type RotateWebhookSecretMutation,
  WebhookScreenDocument,
  type WebhookScreenQuery,
} from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { hrefOf } from '../../list/address.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { nameOf, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { ago, Chip, numberText, timeText } from '../../values.tsx'
import { Replace } from '../team/replace.tsx'
import { showWebhookSecret } from './new-webhook.tsx'

const shown = 10
const pollMs = 2_000

/** Webhook screen: latest deliveries, secret rotation, and replay of events. */
export function WebhookScreen({ id }: { id: string }) {
  const { may } = useSession()
  const input = { webhookEndpointId: id }
  return (
    <RecordPage
      list={lists.webhookEndpoints}
      id={id}
      without={['webhookDeliveries']}
      more={
        <>
          {may(ReplayEventsDocument) && (
            <FormButton
              name={t('replaySince')}
              send={t('replay')}
              hint={t('replaySinceHint')}
              document={ReplayEventsDocument}
              input={input}
              fields={[{ name: 'since', type: 'date', required: true }]}
            />
          )}
          {may(RotateWebhookSecretDocument) && (
            <Replace
              name={t('newSecret')}
              send={t('createSecret')}
              hint={t('newSecretHint')}
              document={RotateWebhookSecretDocument}
              input={input}
              done={(answer) =>
                showWebhookSecret(
                  (answer as RotateWebhookSecretMutation).rotateWebhookSecret.secret,
                )
              }
            />
          )}
        </>
      }
    >
      {may(WebhookScreenDocument) && <Deliveries id={id} />}
    </RecordPage>
  )
}

type Delivery = WebhookScreenQuery['webhookDeliveries']['nodes'][number]

/** Whether a delivery is pending and has not been attempted yet. The screen polls until none is. */
const isUnderWay = ({ status, attempts }: Delivery) => status === 'PENDING' && attempts.length === 0

function Deliveries({ id }: { id: string }) {
  const { data } = useGraph(
    WebhookScreenDocument,
    { id, first: shown },
    { pollMs: ({ webhookDeliveries }) => webhookDeliveries.nodes.some(isUnderWay) && pollMs },
  )
  const { nodes = [], totalCount = 0 } = data?.webhookDeliveries ?? {}
  return (
    <section className="card">
      <h2>
        {nameOf('webhookDeliveries')} <small>{data && numberText(totalCount)}</small>
      </h2>
      {!data && <Skeleton lines={3} />}
      {data && nodes.length === 0 && <p className="hint">{t('noDeliveries')}</p>}
      <ul className="rows">
        {nodes.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {totalCount > nodes.length && (
        <Link href={hrefOf(lists.webhookDeliveries, { endpointId: id })}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
    </section>
  )
}

/** Delivery with the result of its last attempt. */
function Row({ delivery }: { delivery: Delivery }) {
  const { id, event, status, attempts, nextAttemptAt, createdAt } = delivery
  const last = attempts.at(-1)
  const answer = last && (last.error ?? t('answered', { status: last.responseStatus ?? '–' }))
  return (
    <li>
      <span>
        <Link href={`/${lists.webhookDeliveries.path}/${id}`}>
          {nameOf(event.topic)}, {timeText(createdAt)}
        </Link>
        {answer && (
          <small className={status === 'SUCCEEDED' ? undefined : 'fault'}>
            {attempts.length > 1 && `${t('attemptNumber', { number: last.number })}: `}
            {answer}
          </small>
        )}
        {nextAttemptAt && last && <small>{t('triedAgain', { time: ago(nextAttemptAt) })}</small>}
      </span>
      <Chip value={status === 'PENDING' && last ? 'RETRYING' : status} />
    </li>
  )
}
