import { Link, useSearchParams } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  type OpportunityCardFragment,
  OpportunityCardsDocument,
  OpportunityPlacementsDocument,
} from '../../generated/graphql.ts'
import { RecordHistory } from '../../list/history.tsx'
import { Pager } from '../../list/list-page.tsx'
import { pageOf, pageSize } from '../../list/url-parameters.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { OpportunityCard } from './opportunity-card.tsx'

const conditions = {
  open: { status: { in: ['ACTIVE' as const] } },
  past: { status: { notIn: ['ACTIVE' as const] } },
}
type Tab = keyof typeof conditions

const tabs: readonly Tab[] = ['open', 'past']

/** Opportunities of a team as cards: the open ones, or those that were dismissed, completed or expired. */
export function OpportunitiesScreen() {
  const [address, setAddress] = useSearchParams()
  const tab: Tab = address.get('tab') === 'past' ? 'past' : 'open'
  const page = pageOf(address)
  const { data, error, refetch } = useOperation(
    OpportunityCardsDocument,
    { where: conditions[tab], first: pageSize, offset: (page - 1) * pageSize },
    { keepPrevious: true },
  )
  const cards = data?.opportunities
  return (
    <Screen
      title={t('backToOpportunities')}
      actions={
        <div className="segments" role="group" aria-label={t('backToOpportunities')}>
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={tab === one}
              onClick={() => setAddress(one === 'past' ? { tab: one } : {})}
            >
              {t(`${one}Opportunities`)}
            </button>
          ))}
        </div>
      }
    >
      <p className="hint">{t('opportunitiesIntro')}</p>
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : !cards ? (
        <Skeleton lines={8} />
      ) : cards.nodes.length === 0 ? (
        <EmptyState title={t('noOpportunities')} hint={t('noOpportunitiesHint')}>
          <Link href="/catalogue">{t('toCatalogue')}</Link>
        </EmptyState>
      ) : (
        <>
          <Cards opportunities={cards.nodes} />
          {cards.totalCount > pageSize && (
            <Pager
              page={page}
              total={cards.totalCount}
              goTo={(to) =>
                setAddress({ ...(tab === 'past' && { tab }), ...(to > 1 && { page: String(to) }) })
              }
            />
          )}
        </>
      )}
    </Screen>
  )
}

/** Page of one opportunity, to which its email links. */
export function OpportunityScreen({ id }: { id: string }) {
  const where = { id: { eq: id } }
  const { data, error, refetch } = useOperation(OpportunityCardsDocument, { where, first: 1 })
  const back = <Link href="/opportunities">{t('backToOpportunities')}</Link>
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  const [opportunity] = data.opportunities.nodes
  if (!opportunity)
    return (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </EmptyState>
    )
  return (
    <Screen title={opportunity.title} above={back}>
      <Cards opportunities={[opportunity]} isAlone />
      <RecordHistory id={id} />
    </Screen>
  )
}

/** Cards of opportunities, with the placements of their products that are on sale. */
function Cards({
  opportunities,
  isAlone = false,
}: {
  opportunities: readonly OpportunityCardFragment[]
  /** Whether the page shows one opportunity, whose title is the heading. */
  isAlone?: boolean
}) {
  const { may } = useSession()
  const ids = [...new Set(opportunities.flatMap(({ productId }) => productId ?? []))]
  const { data } = useOperation(
    OpportunityPlacementsDocument,
    { ids },
    { enabled: ids.length > 0 && may(OpportunityPlacementsDocument), keepPrevious: true },
  )
  return (
    <ul className="opportunities" data-alone={isAlone || undefined}>
      {opportunities.map((opportunity) => (
        <OpportunityCard
          key={opportunity.id}
          opportunity={opportunity}
          isAlone={isAlone}
          placement={data?.listings.nodes.find(
            ({ productId }) => productId === opportunity.productId,
          )}
        />
      ))}
    </ul>
  )
}
