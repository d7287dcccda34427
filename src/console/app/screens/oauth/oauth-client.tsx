import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { GrantsOfClientDocument, type GrantsOfClientQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { type ListRecord, lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { CopyField } from '../../ui/copy-field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, numberText, RecordLink, type RelatedRecord, timeText } from '../../values.tsx'
import { grantFacts } from './grant-facts.ts'

const grantsShown = 10

/** Screen of an OAuth client: redirect URIs, how to use it, and the grants of users. */
export function OauthClientScreen({ id }: { id: string }) {
  return (
    <RecordPage
      list={lists.oauthClients}
      id={id}
      details={(client) => <Details client={client} />}
    />
  )
}

/** Client ID in requests: the URL of the metadata document, if the client publishes one. */
const clientIdOf = ({ id, metadataUrl }: ListRecord) => String(metadataUrl ?? id)

function Details({ client }: { client: ListRecord }) {
  const { may } = useSession()
  const redirectUris = client.redirectUris as readonly string[]
  return (
    <div className="order">
      <Summary client={client} />
      <div className="stack">
        <section className="card">
          <h2>{t('useOauthClient')}</h2>
          <p className="hint">{t(usageOf(client))}</p>
          <dl className="copy-fields">
            <CopyField name={t('clientId')} value={clientIdOf(client)} />
            <Endpoints />
          </dl>
          <p>
            <a href="/docs/oauth" target="_blank" rel="noreferrer">
              {t('oauthGuide')}
            </a>
          </p>
        </section>
        <section className="card">
          <h2>
            {labelFor('redirectUris')} <small>{numberText(redirectUris.length)}</small>
          </h2>
          {redirectUris.length === 0 && <p className="hint">{t('redirectUrisInDocument')}</p>}
          <ul className="rows">
            {redirectUris.map((uri) => (
              <li key={uri}>
                <code>{uri}</code>
              </li>
            ))}
          </ul>
        </section>
        {may(GrantsOfClientDocument) && <Grants clientId={clientIdOf(client)} />}
      </div>
    </div>
  )
}

const usageOf = ({ isConfidential, metadataUrl }: ListRecord) =>
  metadataUrl ? 'usageOfDocument' : isConfidential ? 'usageOfCONFIDENTIAL' : 'usageOfPUBLIC'

interface ServerMetadata {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
}

/** URLs that the application needs, from the metadata of the server (RFC 8414). */
function Endpoints() {
  const { data } = useQuery({
    queryKey: ['oauth-authorization-server'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const response = await fetch('/.well-known/oauth-authorization-server', { signal })
      // The type of a response of this server.
      return (await response.json()) as ServerMetadata
    },
  })
  if (!data) return null
  return (
    <>
      <CopyField name={t('issuer')} value={data.issuer} />
      <CopyField name={t('authorizationUrl')} value={data.authorization_endpoint} />
      <CopyField name={t('tokenUrl')} value={data.token_endpoint} />
    </>
  )
}

function Summary({ client }: { client: ListRecord }) {
  const { isConfidential, isDynamic, metadataUrl, disabledAt, createdBy, createdAt, lastUsedAt } =
    client
  const origin = metadataUrl ? 'METADATA_DOCUMENT' : isDynamic ? 'SELF_REGISTERED' : 'BY_OPERATOR'
  return (
    <aside className="card summary">
      <div className="chips">
        <Chip value={disabledAt ? 'DISABLED' : 'ACTIVE'} />
        {!metadataUrl && <Chip value={isConfidential ? 'CONFIDENTIAL' : 'PUBLIC'} />}
      </div>
      <dl className="fields">
        {typeof disabledAt === 'string' && (
          <div>
            <dt>{labelFor('disabledAt')}</dt>
            <dd>{timeText(disabledAt)}</dd>
          </div>
        )}
        <div>
          <dt>{t('clientOrigin')}</dt>
          <dd>{labelFor(origin)}</dd>
        </div>
        <div>
          <dt>{labelFor('createdAt')}</dt>
          <dd>{timeText(String(createdAt))}</dd>
        </div>
        {createdBy !== null && (
          <div>
            <dt>{labelFor('createdById')}</dt>
            <dd>
              <RecordLink record={createdBy as RelatedRecord} />
            </dd>
          </div>
        )}
        <div>
          <dt>{labelFor('lastUsedAt')}</dt>
          <dd>{typeof lastUsedAt === 'string' ? timeText(lastUsedAt) : t('notUsedYet')}</dd>
        </div>
      </dl>
    </aside>
  )
}

function Grants({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useOperation(GrantsOfClientDocument, {
    clientId,
    first: grantsShown,
  })
  const list = lists.oauthGrants
  const { nodes = [], totalCount = 0 } = data?.inForce ?? {}
  return (
    <section className="card">
      <header className="split">
        <h2>
          {t('activeGrants')} <small>{data && numberText(totalCount)}</small>
        </h2>
        {data && data.all.totalCount > 0 && (
          <Link href={listUrl(list, { clientId })}>
            {t('allGrants', { count: numberText(data.all.totalCount) })}
          </Link>
        )}
      </header>
      {!data && (error ? <ErrorState error={error} retry={refetch} /> : <Skeleton lines={3} />)}
      {data && nodes.length === 0 && <p className="hint">{t('noActiveGrants')}</p>}
      <ul className="rows">
        {nodes.map((grant) => (
          <GrantRow key={grant.id} grant={grant} />
        ))}
      </ul>
    </section>
  )
}

function GrantRow({ grant }: { grant: GrantsOfClientQuery['inForce']['nodes'][number] }) {
  const { id, user, team } = grant
  return (
    <li>
      <span>
        <Link href={`/${lists.oauthGrants.path}/${id}`}>{user.fullName}</Link>
        <small>{grantFacts(grant)}</small>
      </span>
      <RecordLink record={team} />
    </li>
  )
}
