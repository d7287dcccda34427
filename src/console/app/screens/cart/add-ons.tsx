import { useOperation } from '../../api.ts'
import { AddOnsOfOutletsDocument, type AddOnsOfOutletsQuery } from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import { priceText } from '../catalogue/placement-facts.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { type CartProduct, useCart } from './use-cart.ts'

type AddOn = AddOnsOfOutletsQuery['listings']['nodes'][number]

/** Fetches the add-ons that outlets sell. Empty for members who cannot order. */
export function useAddOns(outletIds: readonly string[]): readonly AddOn[] {
  const { canEdit } = useCart()
  const ids = [...new Set(outletIds)].sort()
  const enabled = canEdit && ids.length > 0
  const { data } = useOperation(AddOnsOfOutletsDocument, { outletIds: ids }, { enabled })
  return data?.listings.nodes ?? []
}

/**
 * Add-ons of an outlet, each with a button that adds it to the cart. Nothing if the outlet has none.
 * @param link placement that the add-ons belong to
 * @param addOns add-ons of this and other outlets
 * @param profile profile of the earlier order; defaults to the selected one
 * @param isCartPage whether the page lists the cart
 */
export function AddOnChoices({
  outlet,
  link,
  addOns,
  profile,
  isCartPage = false,
}: {
  outlet: { id: string; name: string }
  link: Omit<CartProduct, 'productId'>
  addOns: readonly AddOn[]
  profile?: { id: string; name: string }
  isCartPage?: boolean
}) {
  const own = addOns.filter((one) => one.outlet.id === outlet.id)
  if (own.length === 0) return null
  return (
    <details className="add-ons">
      <summary>{t('addOnsOf', { name: outlet.name })}</summary>
      <ul className="rows">
        {own.map((addOn) => (
          <li key={addOn.id}>
            <span>{addOn.name}</span>
            <span className="number">{priceText(addOn)}</span>
            <AddToCart
              productId={addOn.product.id}
              name={addOn.name}
              profile={profile}
              isCartPage={isCartPage}
              {...link}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
