import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { OutletPageDocument, type OutletPageQuery } from '../../generated/graphql.ts'
import { ListLink } from '../../list/list-link.tsx'
import { lists } from '../../lists.ts'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { percentText } from '../../values.tsx'
import { AddToList } from '../outlet-lists/add-to-list.tsx'
import { InquireButton } from '../outlet-lists/inquire.tsx'
import { CompareBar } from './compare-controls.tsx'
import { OutletLogo } from './outlet-logo.tsx'
import { ChannelFigures } from './placement.tsx'
import { PlacementCards } from './placement-card.tsx'
import {
  channelText,
  hostOf,
  placeText,
  priceText,
  turnaroundText,
  WebsiteLink,
} from './placement-facts.tsx'
import { PlacementTable } from './placement-table.tsx'

type Outlet = NonNullable<OutletPageQuery['outlet']>
type Placement = OutletPageQuery['listings']['nodes'][number]

/** Page of an outlet for buyers: channels, placements with prices, on-time rate and similar placements. */
export function OutletForBuyers({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(OutletPageDocument, { id })
  const back = <ListLink list={lists.listings} />
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const { outlet, listings, popular } = data
  if (!outlet)
    return (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </EmptyState>
    )
  const isAddOn = ({ productType }: Placement) => productType === 'ADD_ON'
  const placements = listings.nodes.filter((one) => !isAddOn(one))
  const addOns = listings.nodes.filter(isAddOn)
  const similar = popular.nodes.flatMap((one) => one.similar)
  return (
    <Screen
      title={outlet.name}
      above={back}
      actions={
        <>
          <AddToList outlet={outlet} />
          <InquireButton outlet={outlet} />
        </>
      }
    >
      <Heading outlet={outlet} />
      {placements.length === 0 ? (
        <EmptyState title={t('notOnSale')} hint={t('outletNotOnSale')} />
      ) : (
        <section className="part">
          <h2>{t('placementsOfOutlet')}</h2>
          <div className="table of-outlet">
            <PlacementTable placements={placements} isOfOutlet />
          </div>
        </section>
      )}
      <AddOns addOns={addOns} />
      <Channels channels={outlet.channels} />
      {similar.length > 0 && (
        <section className="part similar">
          <h2>{t('similarPlacements')}</h2>
          <PlacementCards placements={similar} />
        </section>
      )}
      <CompareBar />
    </Screen>
  )
}

function Heading({ outlet }: { outlet: Outlet }) {
  const { name, logo, websiteUrl, description, category, tags, onTimeRate } = outlet
  const place = placeText(outlet)
  return (
    <section className="card">
      <div className="outlet-heading">
        <OutletLogo name={name} logo={logo} isLarge />
        <div>
          {websiteUrl ? <WebsiteLink url={websiteUrl} /> : <b>{name}</b>}
          <p className="hint">{[category?.name, place].filter(Boolean).join(' · ')}</p>
        </div>
        {onTimeRate !== null && (
          <span className="on-time" title={t('onTimeHint')}>
            <b>{percentText(onTimeRate)}</b>
            <small>{t('onTime')}</small>
          </span>
        )}
      </div>
      {description && <p className="text">{description}</p>}
      {tags.length > 0 && (
        <p className="chips">
          {tags.map((tag) => (
            <Link
              key={tag.id}
              className="chip"
              href={`/catalogue?tags=${encodeURIComponent(`=${tag.name}`)}`}
            >
              {tag.name}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

function AddOns({ addOns }: { addOns: readonly Placement[] }) {
  if (addOns.length === 0) return null
  return (
    <section className="card">
      <h2>{t('addOnsOfOutlet')}</h2>
      <p className="hint">{t('addOnsHint')}</p>
      <ul className="rows">
        {addOns.map((addOn) => (
          <li key={addOn.id}>
            <span>
              <b>{addOn.name}</b>
              <small>{turnaroundText(addOn)}</small>
            </span>
            <span className="number">{priceText(addOn)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Channels({ channels }: Pick<Outlet, 'channels'>) {
  if (channels.length === 0) return null
  return (
    <section className="card">
      <h2>{t('channels')}</h2>
      <ul className="rows">
        {channels.map((channel) => {
          const { id, channelUrl, channelHandle, disclaimerName } = channel
          return (
            <li key={id}>
              <span>
                <b>{channelText(channel)}</b>
                {channelUrl && (
                  <a href={channelUrl} target="_blank" rel="noreferrer">
                    {channelHandle ?? hostOf(channelUrl)}
                  </a>
                )}
                {disclaimerName && (
                  <small>
                    {t('disclosure')}: {disclaimerName}
                  </small>
                )}
              </span>
              <ChannelFigures channel={channel} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
