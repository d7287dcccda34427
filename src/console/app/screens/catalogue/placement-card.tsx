import { Link } from 'wouter'
import type { CatalogueQuery, PlacementOfferFragment } from '../../generated/graphql.ts'
import { Highlight, MatchingTags } from '../../list/highlight.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Chip } from '../../values.tsx'
import { CompareCheckbox } from './compare-controls.tsx'
import { OrderPlacement } from './order-placement.tsx'
import { OutletLogo } from './outlet-logo.tsx'
import { channelText, keyFigures, Price, placementPath, placeText } from './placement-facts.tsx'

/** Placement with the matches of a search, if there is one. */
export type FoundPlacement = PlacementOfferFragment &
  Partial<Pick<CatalogueQuery['listings']['nodes'][number], 'highlights'>>

const shownChannels = 2

/** Outlet and name of a placement, with matches highlighted. */
export function PlacementTitle({ placement }: { placement: FoundPlacement }) {
  const { name, outletName, highlights } = placement
  return (
    <Link href={placementPath(placement)} className="placement-title">
      <b>
        <Highlight text={outletName} ranges={highlights?.outletName ?? []} />
      </b>
      <small>
        <Highlight text={name} ranges={highlights?.name ?? []} />
      </small>
    </Link>
  )
}

/** Tags of a placement that match a search. */
export const PlacementMatches = ({ placement: { highlights } }: { placement: FoundPlacement }) =>
  highlights ? <MatchingTags highlights={highlights} /> : null

/** Channels of a placement as chips, the first ones by name. */
export function ChannelChips({ channels }: Pick<PlacementOfferFragment, 'channels'>) {
  const texts = [...new Set(channels.map(channelText))]
  return (
    <>
      {texts.slice(0, shownChannels).map((text) => (
        <span key={text} className="chip">
          {text}
        </span>
      ))}
      {texts.length > shownChannels && (
        <span className="chip" title={texts.slice(shownChannels).join(', ')}>
          +{texts.length - shownChannels}
        </span>
      )}
    </>
  )
}

/** Card of a placement: outlet, price, key figures, comparison and cart. */
function PlacementCard({ placement }: { placement: FoundPlacement }) {
  const { outletName, logo, productType, channels, isDoFollow, isFeatured } = placement
  const place = placeText(placement)
  return (
    <li className="card placement-card">
      <header>
        <OutletLogo name={outletName} logo={logo} />
        <PlacementTitle placement={placement} />
        <Price placement={placement} />
      </header>
      <p className="chips">
        {isFeatured && <Chip value="FEATURED" />}
        {channels.length === 0 && <span className="chip">{labelFor(productType)}</span>}
        <ChannelChips channels={channels} />
        {isDoFollow && <span className="chip">{t('doFollowLinks')}</span>}
      </p>
      <dl className="figures">
        {keyFigures(placement).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{text}</dd>
          </div>
        ))}
      </dl>
      {place && <small className="place">{place}</small>}
      <PlacementMatches placement={placement} />
      <footer>
        <CompareCheckbox placement={placement} />
        <OrderPlacement placement={placement} />
      </footer>
    </li>
  )
}

/** List of cards. */
export function PlacementCards({ placements }: { placements: readonly FoundPlacement[] }) {
  return (
    <ul className="placement-cards">
      {placements.map((placement) => (
        <PlacementCard key={placement.id} placement={placement} />
      ))}
    </ul>
  )
}
