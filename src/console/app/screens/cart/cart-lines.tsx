import { Link } from 'wouter'
import type { RequestIssue } from '../../../../errors/app-error.ts'
import { ApiError } from '../../api.ts'
import { runWithNotice } from '../../change.ts'
import type { CartScreenLineFragment, CartScreenQuery } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { t } from '../../texts/index.ts'
import { showNotice } from '../../ui/notice.tsx'
import { Chip, dayText, moneyText } from '../../values.tsx'
import { OutletLogo } from '../catalogue/outlet-logo.tsx'
import { turnaroundText } from '../catalogue/placement-facts.tsx'
import { AddOnChoices, useAddOns } from './add-ons.tsx'
import { QuantityInput } from './quantity.tsx'
import { type CartProduct, useCart } from './use-cart.ts'

export type CartQuote = NonNullable<NonNullable<CartScreenQuery['cart']>['quote']>
type QuoteIssue = CartQuote['issues'][number]

const addOnType = 'ADD_ON'

/** Returns the message of an issue of a quote, in the language of the console. */
export function issueText({ path, code, message, parameters }: QuoteIssue): string {
  if (code === 'unknown_product') return t('noLongerOnSale')
  // Casts, because the GraphQL API returns them as JSON and text. They are those of an issue.
  const issue = { ...(parameters as object), path, code, message } as RequestIssue
  return errorText(new ApiError(message, 'validation_failed', [issue])).text
}

/** Returns the key of a line for `setQuantity`. */
const productOf = (line: CartScreenLineFragment): CartProduct => ({
  productId: line.product.id,
  linkedOrderLineItemId: line.linkedOrderLineItemId,
  linkedProductId: line.linkedProductId,
})

/** Lines of the cart: each placement with its add-ons, then the add-ons to earlier orders. */
export function CartLines({
  lines,
  quote,
}: {
  lines: readonly CartScreenLineFragment[]
  quote: CartQuote
}) {
  const placements = lines.filter(({ product }) => product.type.prefix !== addOnType)
  const isBelow = (line: CartScreenLineFragment) =>
    placements.some(({ product }) => product.id === line.linkedProductId)
  const others = lines.filter((line) => !placements.includes(line) && !isBelow(line))
  const addOns = useAddOns(placements.map(({ product }) => product.outlet.id))
  return (
    <section className="card cart-lines" aria-label={t('cart')}>
      {placements.map((line) => (
        <article key={line.id} className="line" aria-label={line.product.name}>
          <CartLineRow line={line} quote={quote} />
          {lines
            .filter(({ linkedProductId }) => linkedProductId === line.product.id)
            .map((addOn) => (
              <CartLineRow key={addOn.id} line={addOn} quote={quote} isBelow />
            ))}
          <AddOnChoices
            outlet={line.product.outlet}
            link={{ linkedProductId: line.product.id }}
            addOns={addOns}
            isCartPage
          />
        </article>
      ))}
      {others.map((line) => (
        <article key={line.id} className="line" aria-label={line.product.name}>
          <CartLineRow line={line} quote={quote} />
        </article>
      ))}
    </section>
  )
}

function CartLineRow({
  line,
  quote,
  isBelow = false,
}: {
  line: CartScreenLineFragment
  quote: CartQuote
  isBelow?: boolean
}) {
  const { session } = useSession()
  const { canEdit, setQuantity } = useCart()
  const { id, product, quantity, linkedOrderLineItem: parent } = line
  const { name, outlet } = product
  const priced = quote.lineItems.find(({ cartLineId }) => cartLineId === id)
  const issues = quote.issues.filter(({ cartLineId }) => cartLineId === id)
  const change = (number: number) => runWithNotice(() => setQuantity(productOf(line), number))
  const remove = () =>
    runWithNotice(async () => {
      await setQuantity(productOf(line), 0)
      const undo = () => void change(quantity)
      showNotice(t('removedFromCart', { name }), { undo, recordIds: [id] })
    })
  return (
    <div className="cart-line" data-below={isBelow || undefined}>
      {!isBelow && <OutletLogo name={outlet.name} logo={outlet.logo} />}
      <div className="what">
        <p>
          {isBelow ? (
            <b>{name}</b>
          ) : (
            <>
              <b>{outlet.name}</b> {name}
            </>
          )}{' '}
          {product.type.prefix === addOnType && <Chip value={addOnType} />}
        </p>
        <small>
          {parent &&
            `${t('addOnTo', { product: parent.product.name, order: parent.order.referenceNumber })} · `}
          {turnaroundText(product)}
          {line.addedBy &&
            line.addedBy.id !== session.userId &&
            ` · ${t('addedByOn', { name: line.addedBy.fullName, time: dayText(line.createdAt) })}`}
        </small>
        {issues.map((issue) => (
          <p key={`${issue.code} ${issue.path}`} className="fault">
            {issueText(issue)}
          </p>
        ))}
      </div>
      <span className="cart-units">
        {canEdit ? (
          <QuantityInput name={name} quantity={quantity} change={change} />
        ) : (
          <span className="number">{quantity}</span>
        )}
        <small className="number">{priced && `× ${moneyText(priced.price)}`}</small>
      </span>
      <b className="number">{priced ? moneyText(priced.amount) : '–'}</b>
      {canEdit && (
        <button
          type="button"
          className="quiet"
          aria-label={t('remove', { name })}
          onClick={() => void remove()}
        >
          {t('removeLine')}
        </button>
      )}
    </div>
  )
}

/** Empty cart, with a link to the catalogue. */
export function EmptyCart() {
  return (
    <div className="state">
      <h2>{t('emptyCart')}</h2>
      <p>{t('emptyCartHint')}</p>
      <Link className="button primary" href="/catalogue">
        {t('openCatalogue')}
      </Link>
    </div>
  )
}
