import { useOperation } from '../../api.ts'
import { ListingsSeenDocument, type ListingsSeenQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, moneyText, numberText } from '../../values.tsx'
import { OutletLogo } from './outlet-logo.tsx'
import { PlacementForBuyers } from './placement.tsx'
import { channelText, tagText, turnaroundText } from './placement-facts.tsx'

/** Fields of listings and products that the buyer view contains. */
const fieldsInBuyerView = [
  ...['productType', 'channelType', 'placementType', 'country', 'city', 'domainAuthority', 'type'],
  ...['domainRanking', 'isDoFollow', 'prices', 'minDeliveryDays', 'maxDeliveryDays', 'description'],
  'requirements',
]

/**
 * Returns the fields that the facts of a record leave out because the buyer view of the same page contains them. Empty if
 * the condition matches no listing.
 */
export function useFieldsInBuyerView(where: object): readonly string[] {
  const { may } = useSession()
  const enabled = may(ListingsSeenDocument)
  const { data } = useOperation(ListingsSeenDocument, { where }, { enabled })
  return !enabled || data?.listings.nodes.length === 0 ? [] : fieldsInBuyerView
}

/** Listing screen: the page of a placement, or the record with the buyer's view for operators. */
export function ListingScreen({ id }: { id: string }) {
  const { isOperator } = useSession()
  return isOperator ? <ListingRecord id={id} /> : <PlacementForBuyers id={id} />
}

function ListingRecord({ id }: { id: string }) {
  const where = { id: { eq: id } }
  const hiddenFields = useFieldsInBuyerView(where)
  return (
    <RecordPage list={lists.listings} id={id} hiddenFields={hiddenFields}>
      <BuyerView where={where} />
    </RecordPage>
  )
}

/**
 * Shows listings as buyers see them.
 * @param missing requirements for a listing that are not met
 * @param isAddOn whether the listing is of an add-on, which buyers see only when they filter by that type
 */
export function BuyerView({
  where,
  missing = [],
  isAddOn = false,
}: {
  where: object
  missing?: readonly string[]
  isAddOn?: boolean
}) {
  const { may } = useSession()
  const enabled = may(ListingsSeenDocument)
  const { data } = useOperation(ListingsSeenDocument, { where }, { enabled })
  if (!enabled) return null
  const listings = data?.listings.nodes ?? []
  return (
    <section className="part">
      <h2>{t('asBuyersSee')}</h2>
      {!data && <Skeleton lines={4} />}
      {data && listings.length === 0 && (
        <p className="hint">
          {t('notListed')}
          {missing.length > 0 && ` ${t('missing', { what: missing.join(', ') })}`}
          {isAddOn && ` ${t('addOnNotListed')}`}
        </p>
      )}
      <div className="listings">
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </div>
    </section>
  )
}

type SeenListing = ListingsSeenQuery['listings']['nodes'][number]

/** Price of each tier: the standard one large, or the only one, and the others with their tier. */
function TierPrices({ prices }: Pick<SeenListing, 'prices'>) {
  const main = prices.find(({ pricingTier }) => pricingTier === 'STANDARD') ?? prices[0]
  if (!main) return <span className="hint">{t('noPrice')}</span>
  return (
    <span className="price number">
      <span>
        {main.pricingTier !== 'STANDARD' && <small>{labelFor(main.pricingTier)} </small>}
        <b>{moneyText(main.unitAmount)}</b>
      </span>
      {prices
        .filter((price) => price !== main)
        .map(({ pricingTier, unitAmount }) => (
          <small key={pricingTier}>
            {labelFor(pricingTier)} {moneyText(unitAmount)}
          </small>
        ))}
    </span>
  )
}

function ListingCard({ listing }: { listing: SeenListing }) {
  const { tags } = listing.outlet
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
        <TierPrices prices={listing.prices} />
      </header>
      <p className="chips">
        {labelFor(listing.productType) !== listing.name && <Chip value={listing.productType} />}
        {listing.channels.map(({ channelType, placementType }) => (
          <span key={`${channelType} ${placementType}`} className="chip">
            {channelText({
              channelType,
              placementType: placementType === listing.productType ? null : placementType,
            })}
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
      {tags.length > 0 && (
        <p className="chips">
          {tags.map((tag) => (
            <span key={tag.id} className="chip">
              {tagText(tag)}
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
