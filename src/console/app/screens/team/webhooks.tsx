import { useOperation } from '../../api.ts'
import { WebhooksOfTeamDocument } from '../../generated/graphql.ts'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { labelFor, t, topicName } from '../../texts/index.ts'
import { Chip, RecordLink, timeAgo } from '../../values.tsx'
import { NewWebhookButton } from '../deliveries/new-webhook.tsx'
import { recordsPerSection, TeamSection } from './section.tsx'

/** Webhooks of a team, with failures. */
export function Webhooks({ teamId }: { teamId: string }) {
  const { data, error, refetch } = useOperation(WebhooksOfTeamDocument, {
    teamId,
    first: recordsPerSection,
  })
  const webhooks = data?.webhookEndpoints.nodes ?? []
  return (
    <TeamSection
      title={labelFor('webhookEndpoints')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={webhooks.length === 0 ? t('noWebhooks') : undefined}
      all={
        data && {
          href: listUrl(lists.webhookEndpoints, { teamId }),
          total: data.webhookEndpoints.totalCount,
        }
      }
      actions={<NewWebhookButton teamId={teamId} />}
    >
      <ul className="rows">
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <span>
              <RecordLink record={webhook} />
              <small>{webhook.topics.map(topicName).join(', ')}</small>
              {webhook.failingSince && (
                <small className="fault">
                  {labelFor('failingSince')}: {timeAgo(webhook.failingSince)}
                </small>
              )}
            </span>
            <Chip value={webhook.enabled ? 'ACTIVE' : 'INACTIVE'} />
          </li>
        ))}
      </ul>
    </TeamSection>
  )
}
