import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  ComparedPlacementsDocument,
  type ComparedPlacementsQuery,
} from '../../generated/graphql.ts'
import { ListLink } from '../../list/list-link.tsx'
import { lists } from '../../lists.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useScrollShadow } from '../../ui/use-scroll-shadow.ts'
import { moneyText, numberText } from '../../values.tsx'
import { maxCompared, setCompared } from './compare-selection.ts'
import { OrderPlacement } from './order-placement.tsx'
import { OutletLogo } from './outlet-logo.tsx'
import { PlacementTitle } from './placement-card.tsx'
import {
  channelText,
  onTimeText,
  Price,
  placementName,
  placeText,
  priceOf,
  turnaroundText,
  WebsiteLink,
} from './placement-facts.tsx'

type ComparedPlacement = ComparedPlacementsQuery['listings']['nodes'][number]

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Comparison of up to five placements side by side, from the IDs in the URL. */
export function CompareScreen() {
  const [address, setAddress] = useSearchParams()
  const ids = (address.get('ids') ?? '').split(',').filter(isId).slice(0, maxCompared)
  const { data, error, refetch } = useOperation(
    ComparedPlacementsDocument,
    { ids },
    { enabled: ids.length > 0, keepPrevious: true },
  )
  const back = <ListLink list={lists.listings} />
  const remove = (id: string) => {
    const others = placements.filter((one) => one.id !== id)
    setCompared(others.map((one) => ({ id: one.id, name: placementName(one) })))
    setAddress({ ids: others.map((one) => one.id).join(',') })
  }
  const nodes = data?.listings.nodes ?? []
  const placements = ids.flatMap((id) => nodes.find((one) => one.id === id) ?? [])
  return (
    <Screen title={t('comparison')} above={back}>
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : ids.length > 0 && !data ? (
        <Skeleton lines={10} />
      ) : placements.length === 0 ? (
        <EmptyState title={t('comparisonEmpty')} hint={t('comparisonEmptyHint')}>
          <Link href="/catalogue">{t('toCatalogue')}</Link>
        </EmptyState>
      ) : (
        <Comparison placements={placements} remove={remove} />
      )}
    </Screen>
  )
}

interface ComparedRow {
  name: string
  /** Text by which placements are compared; empty if the value is missing. */
  textOf(placement: ComparedPlacement): string
  show?(placement: ComparedPlacement): ReactNode
}

const unique = (texts: readonly (string | null)[]) =>
  [...new Set(texts)].filter(Boolean).sort().join(', ')

const rows: readonly ComparedRow[] = [
  {
    name: t('priceOf'),
    textOf: (placement) => {
      const price = priceOf(placement)
      return price === undefined ? '' : moneyText(price)
    },
    show: (placement) => <Price placement={placement} />,
  },
  { name: labelFor('productType'), textOf: ({ productType }) => labelFor(productType) },
  { name: t('channels'), textOf: ({ channels }) => unique(channels.map(channelText)) },
  { name: t('turnaround'), textOf: turnaroundText },
  { name: t('onTime'), textOf: ({ outlet }) => onTimeText(outlet.onTimeRate) ?? '' },
  {
    name: labelFor('domainAuthority'),
    textOf: ({ domainAuthority: value }) => (value === null ? '' : numberText(value)),
  },
  {
    name: labelFor('domainRanking'),
    textOf: ({ domainRanking: value }) => (value === null ? '' : numberText(value)),
  },
  {
    name: t('links'),
    textOf: ({ channels, isDoFollow }) =>
      t(
        isDoFollow || channels.some((channel) => channel.isDoFollow)
          ? 'doFollowLinks'
          : 'noFollowLinks',
      ),
  },
  {
    name: t('disclosure'),
    textOf: ({ channels }) => unique(channels.map(({ disclaimerName }) => disclaimerName)),
  },
  { name: t('requirementsOf'), textOf: ({ requirements }) => requirements ?? '' },
  { name: t('topics'), textOf: ({ tags }) => tags.map(({ name }) => name).join(', ') },
  { name: t('place'), textOf: placeText },
  {
    name: t('website'),
    textOf: ({ websiteUrl }) => websiteUrl ?? '',
    show: ({ websiteUrl }) => websiteUrl && <WebsiteLink url={websiteUrl} />,
  },
]

function Comparison({
  placements,
  remove,
}: {
  placements: readonly ComparedPlacement[]
  remove(id: string): void
}) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const scroller = useScrollShadow()
  const compared = rows
    .map((row) => {
      const texts = placements.map(row.textOf)
      return { ...row, texts, differs: new Set(texts).size > 1 }
    })
    .filter(({ texts, differs }) => texts.some(Boolean) && (differs || !onlyDifferences))
  return (
    <>
      {placements.length > 1 && (
        <label>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
          {t('onlyDifferences')}
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it. */}
      <section className="comparison" ref={scroller} tabIndex={0} aria-label={t('comparison')}>
        <table>
          <thead>
            <tr>
              <td />
              {placements.map((placement) => (
                <ComparedHeading key={placement.id} placement={placement} remove={remove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {compared.map(({ name, texts, differs, show }) => (
              <tr key={name} data-differs={differs || undefined}>
                <th scope="row">
                  {name}
                  {differs && <span className="hidden"> ({t('differs')})</span>}
                </th>
                {placements.map((placement, at) => (
                  <td key={placement.id}>
                    {texts[at] ? (
                      (show?.(placement) ?? <span className="text">{texts[at]}</span>)
                    ) : (
                      <span className="none">–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function ComparedHeading({
  placement,
  remove,
}: {
  placement: ComparedPlacement
  remove(id: string): void
}) {
  const { id, outletName, logo, status } = placement
  return (
    <th scope="col">
      <div className="compared">
        <OutletLogo name={outletName} logo={logo} />
        <button
          type="button"
          className="quiet"
          aria-label={t('removeFromComparison', { name: placementName(placement) })}
          onClick={() => remove(id)}
        >
          ×
        </button>
        <PlacementTitle placement={placement} />
        {status === 'ACTIVE' ? (
          <OrderPlacement placement={placement} />
        ) : (
          <p className="caution">{t('placementNotOnSale')}</p>
        )}
      </div>
    </th>
  )
}
