import { useOperation } from '../../api.ts'
import {
  AppsOfTeamDocument,
  type AppsOfTeamQuery,
  RevokeAppDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { grantedScopes, ScopeList } from '../../scopes.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { RecordLink } from '../../values.tsx'
import { grantFacts } from '../oauth/grant-facts.ts'
import { recordsPerSection, TeamSection } from './section.tsx'

type App = AppsOfTeamQuery['oauthGrants']['nodes'][number]

/** OAuth clients that act for members of a team: for a member the own ones, for the owner and operators all. */
export function ConnectedApps({ teamId }: { teamId: string }) {
  const { data, error, refetch } = useOperation(AppsOfTeamDocument, {
    teamId,
    first: recordsPerSection,
  })
  const apps = data?.oauthGrants.nodes ?? []
  return (
    <TeamSection
      title={t('connectedApps')}
      hint={t('connectedAppsHint')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={apps.length === 0 ? t('noConnectedApps') : undefined}
      all={
        data && {
          href: listUrl(lists.oauthGrants, { teamId, inForce: 'true' }),
          total: data.oauthGrants.totalCount,
        }
      }
    >
      <ul className="rows">
        {apps.map((app) => (
          <AppRow key={app.id} app={app} />
        ))}
      </ul>
    </TeamSection>
  )
}

/** Host of the metadata document, which proves who the application is. Undefined for registered clients. */
const verifiedHost = (clientId: string) =>
  clientId.startsWith('https://') ? new URL(clientId).host : undefined

function AppRow({ app }: { app: App }) {
  const { may } = useSession()
  const { id, clientName, clientId, scopes, user } = app
  const name = clientName || clientId
  const granted = grantedScopes(scopes)
  const host = verifiedHost(clientId)
  return (
    <li className="app">
      <span>
        <b>
          <RecordLink record={app}>{name}</RecordLink> {host && <small>{host}</small>}
        </b>
        <small>{t('actsFor', { name: user.fullName })}</small>
        <small>{grantFacts(app)}</small>
        {granted.length > 0 && (
          <details>
            <summary>{t('scopeCount', { count: granted.length })}</summary>
            <ScopeList scopes={granted} isLong />
          </details>
        )}
      </span>
      <span className="actions">
        {may(RevokeAppDocument) && (
          <MutationButton
            name={t('revoke')}
            isFinal
            isDestructive
            change={{ document: RevokeAppDocument, input: { id } }}
            record={app}
          >
            {t('revokeAppHint', { name })}
          </MutationButton>
        )}
      </span>
    </li>
  )
}
