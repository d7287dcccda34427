import { Link, useLocation } from 'wouter'
import { useOperation } from '../../api.ts'
import { returnedId } from '../../change.ts'
import {
  CreatePublisherOutletDocument,
  ImportPublisherOutletsDocument,
  PublisherOutletsDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { inputFields } from '../../ui/fields.tsx'
import { FormButton } from '../../ui/form.tsx'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip } from '../../values.tsx'

export const outletFields =
  'name websiteUrl country state city description logo isIndexed monthlyLimit'

/** Outlets of a publisher with their status. */
export function PublisherOutlets() {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const { data, error, refetch } = useOperation(PublisherOutletsDocument, {})
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  const { nodes } = data.outlets
  return (
    <Screen
      title={labelFor('outlets')}
      actions={
        <>
          {may(ImportPublisherOutletsDocument) && (
            <Link className="button" href="/outlets/import">
              {t('importOutlets')}
            </Link>
          )}
          {may(CreatePublisherOutletDocument) && (
            <FormButton
              name={t('newPublisherOutlet')}
              submitLabel={t('createOutlet')}
              hint={t('newPublisherOutletHint')}
              isPrimary
              document={CreatePublisherOutletDocument}
              input={{}}
              fields={inputFields('CreatePublisherOutletInput', outletFields)}
              done={(data) => navigate(`/outlets/${returnedId(data)}`)}
            />
          )}
        </>
      }
    >
      <section className="card">
        {nodes.length === 0 && <p className="hint">{t('noPublisherOutlets')}</p>}
        <ul className="rows">
          {nodes.map(({ id, name, websiteUrl, status, rejectionReason }) => (
            <li key={id}>
              <span>
                <Link href={`/outlets/${id}`}>{name}</Link>
                <small>
                  {status === 'REJECTED'
                    ? rejectionReason
                    : websiteUrl?.replace(/^https?:\/\/|\/$/g, '')}
                </small>
              </span>
              <Chip value={status} />
            </li>
          ))}
        </ul>
      </section>
    </Screen>
  )
}
