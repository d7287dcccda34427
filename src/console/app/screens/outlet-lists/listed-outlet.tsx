import { useState } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  AddToOutletListDocument,
  type InquiriesOfOutletsQuery,
  ListedProductsDocument,
  RemoveFromOutletListDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, moneyText, numberText } from '../../values.tsx'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { OutletLogo } from '../catalogue/outlet-logo.tsx'
import { placementPath, priceText, turnaroundText } from '../catalogue/placement-facts.tsx'
import { InquireButton } from './inquire.tsx'
import type { ListedOutletRecord, OutletList } from './types.ts'

export interface ListedOutletProps {
  list: OutletList
  outlet: ListedOutletRecord
  /** Lowest price for the team; absent if nothing is on sale. */
  price: number | null | undefined
  /** Latest inquiry about the outlet. */
  inquiry: InquiriesOfOutletsQuery['outletInquiries']['nodes'][number] | undefined
  /** Absent if the order cannot be changed. */
  moving:
    | { position: number; total: number; to(position: number, focusId: string): void }
    | undefined
}

/** Row of a list: the outlet, its lowest price, its products on demand, and actions. */
export function ListedOutlet({ list, outlet, price, inquiry, moving }: ListedOutletProps) {
  const { may } = useSession()
  const [isOpen, setOpen] = useState(false)
  const productsId = `products-${outlet.id}`
  const isOnSale = outlet.status === 'ACTIVE'
  const change = { outletListId: list.id, outletIds: [outlet.id] }
  return (
    <>
      <div className="listed-outlet">
        {moving && <MoveButtons outlet={outlet} moving={moving} />}
        <OutletLogo name={outlet.name} logo={outlet.logo} />
        <span className="what">
          <Link href={`/outlets/${outlet.id}`}>{outlet.name}</Link>
          <small>{factsOf(outlet).join(' · ')}</small>
          <span className="chips">
            {!isOnSale && <Chip value={outlet.status} />}
            {inquiry && (
              <Link href={`/inquiries/${inquiry.id}`}>
                <Chip value={inquiry.status} />
              </Link>
            )}
          </span>
        </span>
        <span className="number">
          {typeof price === 'number' ? t('fromPrice', { price: moneyText(price) }) : t('noPrice')}
        </span>
        <span className="actions">
          {may(ListedProductsDocument) && isOnSale && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={productsId}
              aria-label={t('productsOf', { name: outlet.name })}
              onClick={() => setOpen(!isOpen)}
            >
              {labelFor('products')}
            </button>
          )}
          <InquireButton outlet={outlet} />
          {may(RemoveFromOutletListDocument) && (
            <MutationButton
              name={t('removeFromList')}
              message={t('removed', { name: outlet.name })}
              change={{ document: RemoveFromOutletListDocument, input: change }}
              undo={() => ({ document: AddToOutletListDocument, input: change })}
            />
          )}
        </span>
      </div>
      <div id={productsId}>{isOpen && <Products outlet={outlet} />}</div>
    </>
  )
}

function factsOf({ city, country, channels }: ListedOutletRecord): string[] {
  const authorities = channels.flatMap(({ domainAuthority }) => domainAuthority ?? [])
  return [
    [city, country].filter(Boolean).join(', '),
    [...new Set(channels.map(({ channelType }) => labelFor(channelType)))].join(', '),
    authorities.length > 0 &&
      `${labelFor('domainAuthority')} ${numberText(Math.max(...authorities))}`,
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}

function MoveButtons({
  outlet,
  moving: { position, total, to },
}: {
  outlet: ListedOutletRecord
  moving: NonNullable<ListedOutletProps['moving']>
}) {
  const buttons = [
    { icon: 'up', target: position - 1, label: t('moveUp', { name: outlet.name }) },
    { icon: 'down', target: position + 1, label: t('moveDown', { name: outlet.name }) },
  ]
  return (
    <span className="moving">
      {buttons.map(({ icon, target, label }) => {
        const id = `${icon}-${outlet.id}`
        return (
          <button
            key={icon}
            id={id}
            type="button"
            className="quiet"
            aria-label={label}
            aria-disabled={target < 1 || target > total}
            onClick={() => to(target, id)}
          >
            <Icon name={icon} />
          </button>
        )
      })}
      <span className="number">{position}</span>
    </span>
  )
}

/** Products of an outlet on sale. */
function Products({ outlet }: { outlet: ListedOutletRecord }) {
  const { data } = useOperation(ListedProductsDocument, { outletId: outlet.id })
  if (!data) return <Skeleton lines={2} />
  const { nodes } = data.listings
  if (nodes.length === 0) return <p className="hint">{t('nothingOnSale')}</p>
  return (
    <ul className="rows">
      {nodes.map((placement) => (
        <li key={placement.id}>
          <span>
            <Link href={placementPath(placement)}>{placement.name}</Link>
            <small>
              {[labelFor(placement.productType), turnaroundText(placement)].join(' · ')}
            </small>
          </span>
          <span className="number">{priceText(placement)}</span>
          <span className="actions">
            <AddToCart productId={placement.productId} name={placement.name} />
          </span>
        </li>
      ))}
    </ul>
  )
}
