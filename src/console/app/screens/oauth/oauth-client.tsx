import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { GrantsOfClientDocument, type GrantsOfClientQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { useRecord } from '../../list/use-record.ts'
import { type ListRecord, lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { CopyField } from '../../ui/copy-field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, numberText, RecordLink } from '../../values.tsx'
import { grantFacts } from './grant-facts.ts'

const grantsShown = 10

/** Fields that the content of the page contains. */
const fieldsOfContent = ['redirectUris', 'isConfidential']

/** Screen of an OAuth client: redirect URIs, how to use it, and the grants of users. */
export function OauthClientScreen({ id }: { id: string }) {
  const { may } = useSession()
  const list = lists.oauthClients
  const { record: client } = useRecord(list, id)
  return (
    <RecordPage list={list} id={id} hiddenFields={fieldsOfContent}>
      {client && (
        <>
          <Usage client={client} />
          <RedirectUris uris={client.redirectUris as readonly string[]} />
          {may(GrantsOfClientDocument) && <Grants clientId={clientIdOf(client)} />}
        </>
      )}
    </RecordPage>
  )
}

/** Client ID in requests: the URL of the metadata document, if the client publishes one. */
const clientIdOf = ({ id, metadataUrl }: ListRecord) => String(metadataUrl ?? id)

/** Kind of the client, and the values that the application needs. */
function Usage({ client }: { client: ListRecord }) {
  const { isConfidential, metadataUrl } = client
  return (
    <section className="card">
      <header className="split">
        <h2>{t('useOauthClient')}</h2>
        {!metadataUrl && <Chip value={isConfidential ? 'CONFIDENTIAL' : 'PUBLIC'} />}
      </header>
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
  )
}

/** Addresses to which the application lets users return. */
function RedirectUris({ uris }: { uris: readonly string[] }) {
  return (
    <section className="card">
      <h2>
        {labelFor('redirectUris')} <small>{numberText(uris.length)}</small>
      </h2>
      {uris.length === 0 && <p className="hint">{t('redirectUrisInDocument')}</p>}
      <ul className="rows">
        {uris.map((uri) => (
          <li key={uri}>
            <code>{uri}</code>
          </li>
        ))}
      </ul>
    </section>
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
