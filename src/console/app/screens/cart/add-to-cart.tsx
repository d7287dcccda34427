import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { runWithNotice } from '../../change.ts'
import { t } from '../../texts/index.ts'
import { showNotice } from '../../ui/notice.tsx'
import { QuantityInput } from './quantity.tsx'
import { type CartProduct, emptyCartUrl, useCart } from './use-cart.ts'

/**
 * Button that adds a product to the cart of the selected profile. If the product is for another profile, a button switches
 * to that one. Once the product is in the cart, a link to the cart, with a number field for its units unless `isShort`. Nothing
 * for members who cannot order, and for operators and publishers.
 */
export function AddToCart({
  name = '',
  isPrimary = false,
  isShort = false,
  isCartPage = false,
  profile,
  ...product
}: CartProduct & {
  /** Name of the product, for screen readers. */
  name?: string | undefined
  isPrimary?: boolean
  /** Whether to leave out the number field. */
  isShort?: boolean
  /** Whether the page lists the cart with the units of the product, so that the text needs neither a link nor a field. */
  isCartPage?: boolean
  /** Profile that the product is for. Defaults to the selected one. */
  profile?: { id: string; name: string } | undefined
}) {
  const { canEdit, profiles, profileId, profileName, totalProfiles, ...cart } = useCart()
  const { chooseProfile, quantityOf, setQuantity } = cart
  const [isNew, setNew] = useState(false)
  if (!canEdit || !profiles) return null
  if (profileId === undefined)
    return (
      <Link className="button" href={emptyCartUrl(product)}>
        {t('addToCart')}
      </Link>
    )
  if (profile && profile.id !== profileId)
    return (
      <button type="button" onClick={() => chooseProfile(profile.id)}>
        {t('buyForProfile', { profile: profile.name })}
      </button>
    )
  const quantity = quantityOf(product)
  const add = () =>
    runWithNotice(async () => {
      await setQuantity(product, 1)
      setNew(true)
      const undo = () => void runWithNotice(() => setQuantity(product, 0))
      const text =
        totalProfiles > 1 ? t('addedToCartOf', { name: profileName ?? '' }) : t('addedToCart')
      showNotice(text, { undo, recordIds: [product.productId] })
    })
  if (quantity === 0)
    return (
      <button
        type="button"
        className={isPrimary ? 'primary' : undefined}
        aria-label={name ? t('addNameToCart', { name }) : undefined}
        onClick={() => void add()}
      >
        {t('addToCart')}
      </button>
    )
  if (isCartPage) return <InCart focuses={isNew} />
  if (isShort)
    return (
      <Link className="button" href="/cart">
        {t('inCart')}
      </Link>
    )
  return (
    <span className="in-cart">
      <QuantityInput
        name={name}
        quantity={quantity}
        focuses={isNew}
        change={(number) => runWithNotice(() => setQuantity(product, number))}
      />
      <Link href="/cart">{t('inCart')}</Link>
    </span>
  )
}

/** Text in place of the button of a product that is in the cart. @param focuses whether to take the focus of the button */
function InCart({ focuses }: { focuses: boolean }) {
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focuses) text.current?.focus()
  }, [focuses])
  return (
    <small ref={text} tabIndex={-1}>
      ✓ {t('inCart')}
    </small>
  )
}
