import { useQuery } from '@tanstack/react-query'
import { queryClient, request, useOperation } from '../../api.ts'
import {
  CartDocument,
  CartProfileDocument,
  CartProfilesDocument,
  type CartQuery,
  CheckoutCartDocument,
  SetCartLineDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'

type CartLine = NonNullable<CartQuery['cart']>['lines'][number]

/** Product of a cart line, and for an add-on the line that it belongs to. */
export interface CartProduct {
  productId: string
  /** Line item of an earlier order that the add-on belongs to. */
  linkedOrderLineItemId?: string | null | undefined
  /** Product in the cart that the add-on belongs to. */
  linkedProductId?: string | null | undefined
}

/** URL of the cart of a team without profiles. The cart adds the product when a profile is created there. */
export const emptyCartUrl = ({ productId }: CartProduct): string => `/cart?add=${productId}`

const profileQuery = (teamId: string | null) => {
  const key = `masthead.cart-profile.${teamId}`
  return { key, queryKey: ['CartProfile', teamId], queryFn: () => localStorage.getItem(key) }
}

/**
 * Returns the profile that the member buys for, stored in the browser, and the lines of its cart. `isEnabled` is false
 * for sessions without a cart: operators, publishers and writers.
 */
export function useCart() {
  const { session, may } = useSession()
  const isEnabled = session.teamKind === 'BUYER' && may(CartDocument) && may(CartProfilesDocument)
  const stored = profileQuery(session.teamId)
  const { data: storedId } = useQuery({
    queryKey: stored.queryKey,
    queryFn: stored.queryFn,
    enabled: isEnabled,
  })
  const profiles = useOperation(CartProfilesDocument, {}, { enabled: isEnabled }).data?.profiles
  const { nodes, totalCount } = profiles ?? { nodes: [], totalCount: 0 }
  const listed = nodes.find(({ id }) => id === storedId)
  // The first 100 profiles are loaded. The stored one may be a later one.
  const isOther = Boolean(storedId) && !listed && totalCount > nodes.length
  const other = useOperation(CartProfileDocument, { id: storedId ?? '' }, { enabled: isOther })
  const isReady = profiles !== undefined && !(isOther && other.isLoading)
  // The first one if the stored one does not exist or is archived.
  const profile = isReady ? (listed ?? other.data?.profiles.nodes[0] ?? nodes[0]) : undefined
  const profileId = profile?.id
  const cart = useOperation(
    CartDocument,
    { profileId: profileId ?? '' },
    { enabled: isEnabled && profileId !== undefined },
  )
  const chooseProfile = (id: string): void => {
    localStorage.setItem(stored.key, id)
    queryClient.setQueryData(stored.queryKey, id)
  }
  const lines: readonly CartLine[] = cart.data?.cart?.lines ?? []
  return {
    isEnabled,
    /** Whether the role can change and order the cart. */
    canEdit: isEnabled && may(SetCartLineDocument) && may(CheckoutCartDocument),
    /** Profiles of the team, at most 100. Undefined while loading. */
    profiles: isReady ? nodes : undefined,
    totalProfiles: totalCount,
    /** Undefined while loading, and for a team without profiles. */
    profileId,
    profileName: profile?.name,
    lines,
    /** Selects the profile to buy for. */
    chooseProfile,
    /**
     * Selects a profile that has just been created, and puts a product into its cart.
     * @param productId null to add none
     * @throws ApiError
     */
    async startCart(id: string, productId: string | null): Promise<void> {
      chooseProfile(id)
      if (productId)
        await request(SetCartLineDocument, { input: { profileId: id, productId, quantity: 1 } })
    },
    /** Returns the number of units of a product in the cart. */
    quantityOf: (product: CartProduct): number =>
      lines.find((line) => isSameProduct(line, product))?.quantity ?? 0,
    /**
     * Sets the number of units of a product in the cart. 0 removes it.
     * @throws ApiError
     */
    async setQuantity(product: CartProduct, quantity: number): Promise<void> {
      if (profileId === undefined) return
      const input = { profileId, ...product, quantity }
      const { setCartLine } = await request(SetCartLineDocument, { input })
      queryClient.setQueryData(['Cart', { profileId }], { cart: setCartLine })
      await queryClient.invalidateQueries({ queryKey: ['CartScreen'] })
    },
  }
}

/** Whether a cart line is the line of a product. */
const isSameProduct = (line: CartLine, product: CartProduct): boolean =>
  line.productId === product.productId &&
  line.linkedOrderLineItemId === (product.linkedOrderLineItemId ?? null) &&
  line.linkedProductId === (product.linkedProductId ?? null)
