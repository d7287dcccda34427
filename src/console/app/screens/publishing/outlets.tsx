import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  ImportPublisherOutletsDocument,
  PublisherOutletsDocument,
  type PublisherOutletsQuery,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, numberText } from '../../values.tsx'
import { OutletLogo } from '../catalogue/outlet-logo.tsx'
import { hostOf, placeText } from '../catalogue/placement-facts.tsx'
import { NewOutletButton } from './outlet-form.tsx'

type Outlet = PublisherOutletsQuery['outlets']['nodes'][number]

/** Outlets of a publisher with their status. */
export function PublisherOutlets() {
  const { may } = useSession()
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
          <NewOutletButton />
        </>
      }
    >
      <section className="card">
        {nodes.length === 0 && <p className="hint">{t('noPublisherOutlets')}</p>}
        <ul className="rows">
          {nodes.map((outlet) => (
            <OutletRow key={outlet.id} outlet={outlet} />
          ))}
        </ul>
      </section>
    </Screen>
  )
}

function OutletRow({ outlet }: { outlet: Outlet }) {
  const { id, name, logo, websiteUrl, status, rejectionReason, pendingSince, products } = outlet
  const facts = [
    websiteUrl && hostOf(websiteUrl),
    placeText({
      city: outlet.city ?? '',
      state: outlet.state ?? '',
      country: outlet.country ?? '',
    }),
    productsText(products.totalCount),
  ]
  return (
    <li className="outlet-row">
      <span>
        <OutletLogo name={name} logo={logo} />
        <span>
          <Link href={`/outlets/${id}`}>{name}</Link>
          <small>{facts.filter(Boolean).join(' · ')}</small>
          {status === 'REJECTED' && rejectionReason && <small>{rejectionReason}</small>}
        </span>
      </span>
      <span className="chips">
        {pendingSince && status !== 'PENDING_REVIEW' && (
          <span className="chip" data-tone="wait">
            {t('pendingChange')}
          </span>
        )}
        <Chip value={status} />
      </span>
    </li>
  )
}

function productsText(count: number): string {
  if (count === 0) return t('noProduct')
  return count === 1 ? t('oneProduct') : t('productCount', { count: numberText(count) })
}
