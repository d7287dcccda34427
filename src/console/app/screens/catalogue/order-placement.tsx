import type { PlacementOfferFragment } from '../../generated/graphql.ts'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { InquireButton } from '../outlet-lists/inquire.tsx'
import { placementName, priceOf } from './placement-facts.tsx'

interface Props {
  placement: Pick<
    PlacementOfferFragment,
    'productId' | 'name' | 'outletId' | 'outletName' | 'prices'
  >
  isPrimary?: boolean
  /** Whether to leave out the number field of a placement in the cart. */
  isShort?: boolean
  /** Profile that the placement is for. Defaults to the selected one. */
  profile?: { id: string; name: string } | undefined
}

/** Button that adds a placement to the cart, or inquires about one that has no price for the team. */
export function OrderPlacement({ placement, ...props }: Props) {
  const { productId, name, outletId, outletName } = placement
  if (priceOf(placement) !== undefined)
    return <AddToCart productId={productId} name={placementName(placement)} {...props} />
  return (
    <InquireButton
      outlet={{ id: outletId, name: outletName }}
      placement={name}
      isPrimary={props.isPrimary ?? false}
    />
  )
}
