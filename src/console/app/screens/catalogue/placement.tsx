import type { ReactNode } from 'react'
import { Link, Redirect } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  PlacementOfProductDocument,
  PlacementPageDocument,
  type PlacementPageQuery,
} from '../../generated/graphql.ts'
import { ListLink } from '../../list/list-link.tsx'
import { lists } from '../../lists.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, numberText, UrlText } from '../../values.tsx'
import { CompareBar, CompareCheckbox } from './compare-controls.tsx'
import { OrderPlacement } from './order-placement.tsx'
import { OutletLogo } from './outlet-logo.tsx'
import { PlacementCards } from './placement-card.tsx'
import {
  channelText,
  onTimeText,
  Price,
  placementPath,
  placeText,
  turnaroundText,
  WebsiteLink,
} from './placement-facts.tsx'

type Placement = PlacementPageQuery['listings']['nodes'][number]

/** Opens the page of the placement of a product for buyers. */
export function PlacementOfProduct({ productId }: { productId: string }) {
  const { data, error, refetch } = useOperation(PlacementOfProductDocument, { productId })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const [placement] = data.listings.nodes
  if (placement) return <Redirect to={placementPath(placement)} replace />
  return (
    <EmptyState title={t('notOnSale')} hint={t('placementNotOnSale')}>
      <ListLink list={lists.listings} />
    </EmptyState>
  )
}

/** Page of a placement for buyers: offer, description, channels and similar placements. */
export function PlacementForBuyers({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(PlacementPageDocument, { id })
  const back = <ListLink list={lists.listings} />
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const [placement] = data.listings.nodes
  if (!placement)
    return (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </EmptyState>
    )
  return (
    <Screen title={placement.name} above={back}>
      <OutletHeading placement={placement} />
      <div className="offer-page">
        <div className="stack">
          <Description placement={placement} />
          <IncludedChannels channels={placement.channels} />
          <Examples links={placement.exampleLinks} />
        </div>
        <Offer placement={placement} />
      </div>
      {placement.similar.length > 0 && (
        <section className="part similar">
          <h2>{t('similarPlacements')}</h2>
          <PlacementCards placements={placement.similar} />
        </section>
      )}
      <CompareBar />
    </Screen>
  )
}

function OutletHeading({ placement }: { placement: Placement }) {
  const { name, outletId, outletName, logo, websiteUrl, productType, isFeatured } = placement
  const facts = [placeText(placement)].filter(Boolean)
  return (
    <section className="card outlet-heading">
      <OutletLogo name={outletName} logo={logo} isLarge />
      <div>
        <Link href={`/outlets/${outletId}`}>
          <b>{outletName}</b>
        </Link>
        <p className="hint">
          {facts.map((fact) => (
            <span key={fact}>{fact} · </span>
          ))}
          {websiteUrl && <WebsiteLink url={websiteUrl} />}
        </p>
      </div>
      <span className="chips">
        {name !== labelFor(productType) && <Chip value={productType} />}
        {isFeatured && <Chip value="FEATURED" />}
      </span>
    </section>
  )
}

/** Price, terms, cart and comparison. Stays in view while the page scrolls. */
function Offer({ placement }: { placement: Placement }) {
  const { productType, outlet, domainAuthority, domainRanking, status } = placement
  const isOnSale = status === 'ACTIVE'
  return (
    <aside className="card offer" aria-label={t('priceOf')}>
      <Price placement={placement} />
      <dl className="terms">
        <Term name={t('turnaround')}>{turnaroundText(placement)}</Term>
        <Term name={t('onTime')} hint={t('onTimeHint')}>
          {onTimeText(outlet.onTimeRate)}
        </Term>
        <Term name={labelFor('domainAuthority')}>
          {domainAuthority !== null && numberText(domainAuthority)}
        </Term>
        <Term name={labelFor('domainRanking')}>
          {domainRanking !== null && numberText(domainRanking)}
        </Term>
      </dl>
      {productType === 'ADD_ON' ? (
        <p className="hint">{t('addOnsHint')}</p>
      ) : isOnSale ? (
        <OrderPlacement placement={placement} isPrimary />
      ) : (
        <p className="caution">{t('placementNotOnSale')}</p>
      )}
      {productType !== 'ADD_ON' && <CompareCheckbox placement={placement} />}
    </aside>
  )
}

/** Labeled value. Hidden without a value. */
function Term({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div title={hint}>
      <dt>{name}</dt>
      <dd className="number">{children}</dd>
    </div>
  )
}

function Description({ placement }: { placement: Placement }) {
  const { description, requirements, tags } = placement
  if (!description && !requirements && tags.length === 0) return null
  return (
    <section className="card">
      {description && (
        <>
          <h2>{t('aboutPlacement')}</h2>
          <p className="text">{description}</p>
        </>
      )}
      {requirements && (
        <>
          <h2>{t('requirementsOf')}</h2>
          <p className="text">{requirements}</p>
        </>
      )}
      {tags.length > 0 && (
        <>
          <h2>{t('topics')}</h2>
          <p className="chips">
            {tags.map(({ name }) => (
              <Link
                key={name}
                className="chip"
                href={`/catalogue?tags=${encodeURIComponent(`=${name}`)}`}
              >
                {name}
              </Link>
            ))}
          </p>
        </>
      )}
    </section>
  )
}

function IncludedChannels({ channels }: Pick<Placement, 'channels'>) {
  if (channels.length === 0) return null
  return (
    <section className="card">
      <h2>{t('includedChannels')}</h2>
      <ul className="rows">
        {channels.map((channel, at) => (
          <li key={at}>
            <span>
              <b>{channelText(channel)}</b>
              {channel.disclaimerName && (
                <small>
                  {t('disclosure')}: {channel.disclaimerName}
                  {channel.disclaimerDescription && ` – ${channel.disclaimerDescription}`}
                </small>
              )}
            </span>
            <ChannelFigures channel={channel} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Domain figures and link type of a channel as chips. */
export function ChannelFigures({
  channel: { domainAuthority, domainRanking, isDoFollow },
}: {
  channel: Pick<Placement['channels'][number], 'domainAuthority' | 'domainRanking' | 'isDoFollow'>
}) {
  return (
    <span className="chips">
      {domainAuthority !== null && (
        <span className="chip">
          {labelFor('domainAuthority')} {numberText(domainAuthority)}
        </span>
      )}
      {domainRanking !== null && (
        <span className="chip">
          {labelFor('domainRanking')} {numberText(domainRanking)}
        </span>
      )}
      {isDoFollow && <Chip value="DO_FOLLOW" />}
    </span>
  )
}

function Examples({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null
  return (
    <section className="card">
      <h2>{t('earlierPlacements')}</h2>
      <ul className="stack">
        {links.map((link) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noreferrer">
              <UrlText url={link} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
