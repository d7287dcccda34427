import { useState } from 'react'
import { useOperation } from '../../api.ts'
import { ListingsSeenDocument, type ListingsSeenQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { enumValues } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, moneyText, numberText } from '../../values.tsx'
import { OutletLogo } from './outlet-logo.tsx'
import { PlacementForBuyers } from './placement.tsx'
import { turnaroundText } from './placement-facts.tsx'

/** Listing screen: the page of a placement, or the record with the buyer's view for operators. */
export function ListingScreen({ id }: { id: string }) {
  const { isOperator } = useSession()
  if (!isOperator) return <PlacementForBuyers id={id} />
  return (
    <RecordPage list={lists.listings} id={id} isWide>
      <BuyerView where={{ id: { eq: id } }} />
    </RecordPage>
  )
}

/**
 * Shows listings as buyers see them, with the prices of one tier.
 * @param missing requirements for a listing that are not met
 */
export function BuyerView({ where, missing = [] }: { where: object; missing?: readonly string[] }) {
  const { isOperator, may } = useSession()
  const enabled = may(ListingsSeenDocument)
  const { data } = useOperation(ListingsSeenDocument, { where }, { enabled })
  const [tier, setTier] = useState('STANDARD')
  if (!enabled) return null
  const listings = data?.listings.nodes ?? []
  const visibleTiers = new Set<string>(
    listings.flatMap(({ prices }) => prices.map((one) => one.pricingTier)),
  )
  // A team sees only the tiers of its own prices: Pro requires Pro pricing.
  const tiers = (enumValues('PricingTier') ?? []).filter(
    (one) => isOperator || visibleTiers.has(one),
  )
  return (
    <section className="part">
      <header className="heading">
        <h2>{t('asBuyersSee')}</h2>
        {tiers.length > 1 && (
          <div className="segments" role="group" aria-label={labelFor('pricingTier')}>
            {tiers.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === tier}
                onClick={() => setTier(one)}
              >
                {labelFor(one)}
              </button>
            ))}
          </div>
        )}
      </header>
      {!data && <Skeleton lines={4} />}
      {data && listings.length === 0 && (
        <p className="hint">
          {t('notListed')}
          {missing.length > 0 && ` ${t('missing', { what: missing.join(', ') })}`}
        </p>
      )}
      <div className="listings">
        {listings.map((listing) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            tier={tiers.length === 1 ? tiers[0]! : tier}
          />
        ))}
      </div>
    </section>
  )
}

type SeenListing = ListingsSeenQuery['listings']['nodes'][number]

function ListingCard({ listing, tier }: { listing: SeenListing; tier: string }) {
  const price = listing.prices.find(({ pricingTier }) => pricingTier === tier)
  const place = [listing.city, listing.state, listing.country].filter(Boolean).join(', ')
  const figures = [
    ['domainAuthority', listing.domainAuthority],
    ['domainRanking', listing.domainRanking],
  ] as const
  return (
    <article className="card listing">
      <header>
        <OutletLogo name={listing.outletName} logo={listing.logo} />
        <div>
          <h3>{listing.outletName}</h3>
          <small>{listing.name}</small>
        </div>
        <b className="number">{price ? moneyText(price.unitAmount) : t('noPrice')}</b>
      </header>
      <p className="chips">
        <Chip value={listing.productType} />
        {listing.channels.map(({ channelType, placementType }) => (
          <span key={`${channelType} ${placementType}`} className="chip">
            {labelFor(channelType)}
            {placementType && `: ${labelFor(placementType)}`}
          </span>
        ))}
        {listing.isFeatured && <Chip value="FEATURED" />}
        {listing.isDoFollow && <Chip value="DO_FOLLOW" />}
      </p>
      {listing.description && <p className="text">{listing.description}</p>}
      <dl className="fields">
        {figures.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{labelFor(name)}</dt>
                <dd className="number">{numberText(value)}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('delivery')}</dt>
          <dd>{turnaroundText(listing)}</dd>
        </div>
        {place && (
          <div>
            <dt>{labelFor('location')}</dt>
            <dd>{place}</dd>
          </div>
        )}
        {listing.requirements && (
          <div data-wide>
            <dt>{labelFor('requirements')}</dt>
            <dd className="text">{listing.requirements}</dd>
          </div>
        )}
        {listing.disclaimer && (
          <div data-wide>
            <dt>{labelFor('disclaimer')}</dt>
            <dd>{listing.disclaimer}</dd>
          </div>
        )}
      </dl>
      {listing.tags.length > 0 && (
        <p className="chips">
          {listing.tags.map(({ name }) => (
            <span key={name} className="chip">
              {name}
            </span>
          ))}
        </p>
      )}
      {listing.exampleLinks.map((link) => (
        <a key={link} href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      ))}
    </article>
  )
}
