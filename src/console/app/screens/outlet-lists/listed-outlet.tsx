import { useState } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  AddToOutletListDocument,
  type InquiriesOfOutletsQuery,
  ListedProductsDocument,
  RemoveFromOutletListDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormMenu } from '../../ui/form-menu.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, moneyText, numberText } from '../../values.tsx'
import { OrderPlacement } from '../catalogue/order-placement.tsx'
import { OutletLogo } from '../catalogue/outlet-logo.tsx'
import { placementPath, priceText, turnaroundText } from '../catalogue/placement-facts.tsx'
import { useInquiryForm } from './inquire.tsx'
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

/** Row of a list: the outlet, its lowest price, its products on demand, and a menu of actions. */
export function ListedOutlet({ list, outlet, price, inquiry, moving }: ListedOutletProps) {
  const { may } = useSession()
  const [isOpen, setOpen] = useState(false)
  const productsId = `products-${outlet.id}`
  const isOnSale = outlet.status === 'ACTIVE'
  return (
    <>
      <div className="listed-outlet">
        {moving && (
          <span className="moving" title={t('dragToMove')}>
            <Icon name="grip" />
            <span className="number">{moving.position}</span>
          </span>
        )}
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
          <OutletMenu list={list} outlet={outlet} moving={moving} />
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
        </span>
      </div>
      <div id={productsId}>{isOpen && <Products outlet={outlet} />}</div>
    </>
  )
}

/** Menu that moves an outlet of a list, inquires about it and removes it. */
function OutletMenu({
  list,
  outlet,
  moving,
}: Pick<ListedOutletProps, 'list' | 'outlet' | 'moving'>) {
  const { may } = useSession()
  const inquiry = useInquiryForm({ outlet })
  const id = `menu-${outlet.id}`
  const change = { outletListId: list.id, outletIds: [outlet.id] }
  const moves = [
    { name: t('moveUp'), target: (moving?.position ?? 0) - 1 },
    { name: t('moveDown'), target: (moving?.position ?? 0) + 1 },
  ]
  return (
    <FormMenu
      id={id}
      of={outlet.name}
      menuActions={moves
        .filter(({ target }) => moving && target >= 1 && target <= moving.total)
        .map(({ name, target }) => ({ name, run: () => moving?.to(target, id) }))}
      forms={inquiry ? [inquiry] : []}
      lastForms={
        may(RemoveFromOutletListDocument)
          ? [
              {
                name: t('removeFromList'),
                message: t('removed', { name: outlet.name }),
                document: RemoveFromOutletListDocument,
                input: change,
                fields: [],
                undo: () => ({ document: AddToOutletListDocument, input: change }),
              },
            ]
          : []
      }
    />
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
            <OrderPlacement
              placement={{ ...placement, outletId: outlet.id, outletName: outlet.name }}
              isShort
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
