import { useOperation } from '../../api.ts'
import {
  AppsOfTeamDocument,
  type AppsOfTeamQuery,
  RevokeAppDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { timeAgo } from '../../values.tsx'
import { recordsPerSection, TeamSection } from './section.tsx'

/** OAuth clients that act for members of a team: for a member the own ones, for the owner and operators all. */
export function ConnectedApps({ teamId }: { teamId: string }) {
  const { data, error, refetch } = useOperation(AppsOfTeamDocument, {
    teamId,
    first: recordsPerSection * 10,
  })
  const apps = data?.oauthGrants.nodes ?? []
  return (
    <TeamSection
      title={t('connectedApps')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={apps.length === 0 ? t('noConnectedApps') : undefined}
    >
      <ul className="rows">
        {apps.map((app) => (
          <AppRow key={app.id} app={app} />
        ))}
      </ul>
    </TeamSection>
  )
}

function AppRow({ app }: { app: AppsOfTeamQuery['oauthGrants']['nodes'][number] }) {
  const { may } = useSession()
  const { id, name, clientId, scopes, profile, user, grantedAt, lastUsedAt } = app
  const facts = [
    user.fullName,
    profile?.name,
    t('grantedAtTime', { time: timeAgo(grantedAt) }),
    lastUsedAt ? t('lastUsed', { time: timeAgo(lastUsedAt) }) : t('neverUsed'),
  ]
  return (
    <li>
      <span>
        {name || clientId}
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <details>
          <summary>{t('scopeCount', { count: scopes.length })}</summary>
          <small>{scopes.join(', ')}</small>
        </details>
      </span>
      <span className="actions">
        {may(RevokeAppDocument) && (
          <MutationButton
            name={t('revoke')}
            isFinal
            change={{ document: RevokeAppDocument, input: { id } }}
            record={app}
          />
        )}
      </span>
    </li>
  )
}
