import { WebhooksOfTeamDocument } from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { hrefOf } from '../../list/address.ts'
import { lists } from '../../lists.ts'
import { nameOf, t } from '../../texts/index.ts'
import { ago, Chip, RecordLink } from '../../values.tsx'
import { NewWebhook } from '../deliveries/new-webhook.tsx'
import { Section, shown } from './section.tsx'

/** Webhooks of a team, with failures. */
export function Webhooks({ teamId }: { teamId: string }) {
  const { data, error, refetch } = useGraph(WebhooksOfTeamDocument, { teamId, first: shown })
  const webhooks = data?.webhookEndpoints.nodes ?? []
  return (
    <Section
      title={nameOf('webhookEndpoints')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={webhooks.length === 0 ? t('noWebhooks') : undefined}
      all={
        data && {
          href: hrefOf(lists.webhookEndpoints, { teamId }),
          total: data.webhookEndpoints.totalCount,
        }
      }
      actions={<NewWebhook teamId={teamId} />}
    >
      <ul className="rows">
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <span>
              <RecordLink record={webhook} />
              <small>{webhook.topics.map(nameOf).join(', ')}</small>
              {webhook.failingSince && (
                <small className="fault">
                  {nameOf('failingSince')}: {ago(webhook.failingSince)}
                </small>
              )}
            </span>
            <Chip value={webhook.enabled ? 'ACTIVE' : 'INACTIVE'} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
