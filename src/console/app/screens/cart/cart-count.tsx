import { useEffect } from 'react'
import { queryClient, useOperation } from '../../api.ts'
import { CartDocument } from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import { numberText } from '../../values.tsx'
import { useCart } from './use-cart.ts'

const pollMs = 60_000

/** Reloads the cart, which the members of the team share, every minute and when the window gets the focus. */
function useFreshCart(profileId: string | undefined): void {
  useOperation(
    CartDocument,
    { profileId: profileId ?? '' },
    { enabled: profileId !== undefined, pollMs: () => pollMs },
  )
  useEffect(() => {
    const refresh = () => {
      for (const name of ['Cart', 'CartScreen'])
        void queryClient.invalidateQueries({ queryKey: [name] })
    }
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [])
}

/** Number of lines in the cart. Nothing for an empty cart. */
export function CartCount() {
  const { lines, profileId } = useCart()
  useFreshCart(profileId)
  if (lines.length === 0) return null
  return (
    <span className="count">
      <span aria-hidden="true">{numberText(lines.length)}</span>
      <span className="hidden">{t('linesInCart', { count: lines.length })}</span>
    </span>
  )
}
