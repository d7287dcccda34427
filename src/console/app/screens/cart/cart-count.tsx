import { t } from '../../texts/index.ts'
import { numberText } from '../../values.tsx'
import { useCart } from './use-cart.ts'

/** Number of lines in the cart. Nothing for an empty cart. */
export function CartCount() {
  const { lines } = useCart()
  if (lines.length === 0) return null
  return (
    <span className="count">
      <span aria-hidden="true">{numberText(lines.length)}</span>
      <span className="hidden">{t('linesInCart', { count: lines.length })}</span>
    </span>
  )
}
