import { useLocation } from 'wouter'
import { labelFor, nameIn, t } from '../../texts/index.ts'
import { numberText } from '../../values.tsx'
import { CompareCheckbox } from './compare-controls.tsx'
import { OrderPlacement } from './order-placement.tsx'
import { OutletLogo } from './outlet-logo.tsx'
import {
  ChannelChips,
  type FoundPlacement,
  PlacementMatches,
  PlacementTitle,
} from './placement-card.tsx'
import { onTimeText, Price, placementPath, turnaroundText } from './placement-facts.tsx'

interface Props {
  placements: readonly FoundPlacement[]
  /** Sort field, with a leading minus for descending; undefined for relevance. */
  sort?: string | undefined
  sortBy?(sort: string): void
  /** Whether all placements belong to the outlet of the page, so that rows are named by placement. */
  isOfOutlet?: boolean
}

/** Columns that only some outlets have values for. Without any value, a column is left out. */
interface ShownColumns {
  authority: boolean
  onTime: boolean
}

/** Placements as a table, or as cards in a narrow window. */
export function PlacementTable({ placements, sort, sortBy, isOfOutlet = false }: Props) {
  const shown: ShownColumns = {
    authority: placements.some(({ domainAuthority }) => domainAuthority !== null),
    onTime: placements.some(({ outlet }) => outlet.onTimeRate !== null),
  }
  const heading = { sort, sortBy }
  return (
    <table className="placements">
      <thead>
        <tr>
          <th scope="col" className="select">
            <span className="hidden">{t('compare')}</span>
          </th>
          <th scope="col">{labelFor(isOfOutlet ? 'name' : 'outlet')}</th>
          <th scope="col" className="wide-only">
            {t('channels')}
          </th>
          <Heading {...heading} name="price" label={t('priceOf')} first="price" isNumber />
          {shown.authority && (
            <Heading
              {...heading}
              name="domainAuthority"
              label={t('authority')}
              first="-domainAuthority"
              isNumber
            />
          )}
          <th scope="col" data-number>
            {t('turnaround')}
          </th>
          {shown.onTime && (
            <th scope="col" data-number title={t('onTimeHint')}>
              {t('onTime')}
            </th>
          )}
          <th scope="col" className="wide-only">
            {labelFor('country')}
          </th>
          <th scope="col">
            <span className="hidden">{t('orderColumn')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {placements.map((placement) => (
          <Row key={placement.id} placement={placement} shown={shown} />
        ))}
      </tbody>
    </table>
  )
}

function Heading({
  name,
  label,
  first,
  isNumber,
  sort,
  sortBy,
}: Pick<Props, 'sort' | 'sortBy'> & {
  name: string
  label: string
  /** Order of the first click. */
  first: string
  isNumber?: boolean
}) {
  const number = isNumber || undefined
  if (!sortBy) {
    return (
      <th scope="col" data-number={number}>
        {label}
      </th>
    )
  }
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  const next = direction ? (direction === 'ascending' ? `-${name}` : name) : first
  return (
    <th scope="col" data-number={number} aria-sort={direction ?? 'none'}>
      <button type="button" title={t('sortBy', { name: label })} onClick={() => sortBy(next)}>
        {label}
        <i aria-hidden="true">{direction === 'ascending' ? '↑' : direction ? '↓' : '↕'}</i>
      </button>
    </th>
  )
}

function Row({ placement, shown }: { placement: FoundPlacement; shown: ShownColumns }) {
  const [, navigate] = useLocation()
  const { outletName, logo, channels, country, domainAuthority, outlet } = placement
  return (
    <tr
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, button, input, label, [role=dialog]'))
          return
        if (getSelection()?.toString()) return
        navigate(placementPath(placement))
      }}
    >
      <td className="select">
        <CompareCheckbox placement={placement} isLabeled={false} />
      </td>
      <td className="whole">
        <div className="named-outlet">
          <OutletLogo name={outletName} logo={logo} />
          <PlacementTitle placement={placement} />
        </div>
        <PlacementMatches placement={placement} />
      </td>
      <td className="wide-only" data-label={t('channels')}>
        <span className="chips">
          <ChannelChips channels={channels} />
        </span>
      </td>
      <td data-label={t('priceOf')} data-number>
        <Price placement={placement} />
      </td>
      {shown.authority && (
        <td
          data-label={t('authority')}
          data-number
          data-empty={domainAuthority === null || undefined}
        >
          {domainAuthority === null ? <Missing /> : numberText(domainAuthority)}
        </td>
      )}
      <td data-label={t('turnaround')} data-number>
        {turnaroundText(placement)}
      </td>
      {shown.onTime && (
        <td
          data-label={t('onTime')}
          data-number
          data-empty={outlet.onTimeRate === null || undefined}
        >
          {onTimeText(outlet.onTimeRate) ?? <Missing />}
        </td>
      )}
      <td
        className="wide-only"
        data-label={nameIn('listings', 'country')}
        data-empty={country === null || undefined}
      >
        {country ?? <Missing />}
      </td>
      <td>
        <OrderPlacement placement={placement} />
      </td>
    </tr>
  )
}

const Missing = () => <span className="none">–</span>
