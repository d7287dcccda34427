import type { PlacementOfferFragment } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'
import { moneyText, numberText, percentText } from '../../values.tsx'

/** Path of a placement in the console. */
export const placementPath = ({ id }: { id: string }) => `/catalogue/${id}`

/** Name of a placement with its outlet, which distinguishes placements of the same name. */
export const placementName = ({
  name,
  outletName,
}: Pick<PlacementOfferFragment, 'name' | 'outletName'>) =>
  t('placementOf', { name, outlet: outletName })

/** Lowest price visible to the team; undefined if it has none. */
export function priceOf({ prices }: Pick<PlacementOfferFragment, 'prices'>): number | undefined {
  if (prices.length === 0) return undefined
  return Math.min(...prices.map(({ unitAmount }) => unitAmount))
}

/** Formats the lowest price visible to the team. */
export function priceText(placement: Pick<PlacementOfferFragment, 'prices'>): string {
  const price = priceOf(placement)
  return price === undefined ? t('noPrice') : moneyText(price)
}

/** Shows the lowest price, and the STANDARD price crossed out if it is higher. */
export function Price({ placement }: { placement: Pick<PlacementOfferFragment, 'prices'> }) {
  const price = priceOf(placement)
  if (price === undefined) return <span className="hint">{t('noPrice')}</span>
  const standard = placement.prices.find(({ pricingTier }) => pricingTier === 'STANDARD')
  return (
    <span className="price number">
      <b>{moneyText(price)}</b>
      {standard && standard.unitAmount > price && (
        <small>
          {labelFor('STANDARD')} <s>{moneyText(standard.unitAmount)}</s>
        </small>
      )}
    </span>
  )
}

/** Formats the number of days until publication. */
export function turnaroundText({
  minDeliveryDays: from,
  maxDeliveryDays: to,
}: Pick<PlacementOfferFragment, 'minDeliveryDays' | 'maxDeliveryDays'>): string {
  if (from !== to) return t('daysRange', { from, to })
  return from === 1 ? t('oneDay') : t('daysExact', { count: from })
}

/** Formats the on-time rate; undefined without enough deliveries. */
export const onTimeText = (rate: number | null) => (rate === null ? undefined : percentText(rate))

/** City, state and country in one line; empty if all are missing. */
export const placeText = ({
  city,
  state,
  country,
}: Pick<PlacementOfferFragment, 'city' | 'state' | 'country'>) =>
  [city, state, country].filter(Boolean).join(', ')

/** Formats a channel with its placement type, such as `Website: Full feature`. */
export const channelText = ({
  channelType,
  placementType,
}: {
  channelType: string
  placementType: string | null
}) =>
  [channelType, placementType]
    .flatMap((one) => one ?? [])
    .map(labelFor)
    .join(': ')

/** Categories of tags whose names are ambiguous without the category, such as `1 to 10`. */
const labeledCategories = ['AUDIENCE', 'COMPANY_SIZE', 'ROLE']

/** Formats a tag, such as `Technology` or `Company size: 1 to 10`. */
export const tagText = ({ category, name }: { category: string; name: string }) =>
  labeledCategories.includes(category) ? `${labelFor(category)}: ${name}` : name

/** Host name of a website without `www.`. */
export const hostOf = (url: string) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url

/** Link to a website in a new tab. */
export function WebsiteLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {hostOf(url)}
    </a>
  )
}

/** Key figures of a placement as label and text, without missing ones. */
export function keyFigures(
  placement: PlacementOfferFragment,
): (readonly [name: string, text: string])[] {
  const { domainAuthority, outlet } = placement
  const onTime = onTimeText(outlet.onTimeRate)
  return [
    ...(domainAuthority === null ? [] : [[t('authority'), numberText(domainAuthority)] as const]),
    [t('turnaround'), turnaroundText(placement)],
    ...(onTime ? [[t('onTime'), onTime] as const] : []),
  ]
}
