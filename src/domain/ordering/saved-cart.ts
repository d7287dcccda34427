/** Cart of a profile, which the members of its team share. */
import type { CartLine } from '../../../prisma/generated/client/client.js'
import type { Caller, Session } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { invalidInput, type RequestIssue } from '../../errors/app-error.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { unknownId } from '../rules/unknown.js'
import { type CheckoutLineItem, maxLineItems, offeredProducts } from './cart.js'
import { type CheckoutTerms, checkout, type NewOrder, type Quote, quote } from './checkout.js'

/** Order of the lines of a cart. */
export const cartOrder = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

/** Product type of add-ons. */
const addOnType = 'ADD_ON'

/** Product of a cart, and for an add-on the line that it belongs to. */
interface CartLineKey {
  profileId: string
  productId: string
  /** Line item of an earlier order of the profile that the add-on belongs to. */
  linkedOrderLineItemId?: string | null
  /** Product of another line of the cart that the add-on belongs to. */
  linkedProductId?: string | null
}

export interface CartLineChange extends CartLineKey {
  /** Number of units, 1 to 100. 0 removes the line. */
  quantity: number
}

/**
 * Adds a product to the cart of a profile, changes its quantity, or removes it with the add-ons that belong to it.
 * Removing a line that is not in the cart changes nothing.
 * @throws AppError validation_failed (no such profile of the team, or a new line with a product that the team cannot
 * buy, with an invalid link, or beyond the maximum of 100 lines)
 */
export function setCartLine(
  db: Db,
  caller: Caller,
  { quantity, ...input }: CartLineChange,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const profile = await lockCart(tx, caller, input.profileId)
    const key = {
      profileId: input.profileId,
      productId: input.productId,
      linkedOrderLineItemId: input.linkedOrderLineItemId ?? null,
      linkedProductId: input.linkedProductId ?? null,
    }
    const line = await tx.cartLine.findFirst({ where: key })
    if (quantity === 0) {
      if (line) await removeLine(tx, line)
    } else if (line) {
      await tx.cartLine.update({ where: { id: line.id }, data: { quantity } })
    } else {
      await requireNewLine(tx, profile, key)
      const { teamId } = profile
      await tx.cartLine.create({ data: { ...key, teamId, quantity, addedById: caller.userId } })
    }
  })
}

/**
 * Removes all lines from the cart of a profile.
 * @throws AppError validation_failed (no such profile of the team)
 */
export function clearCart(db: Db, caller: Caller, profileId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, caller, profileId)
    await tx.cartLine.deleteMany({ where: { profileId } })
  })
}

/** Order of the lines of a cart. */
export type CartOrder = Omit<NewOrder, 'lineItems'>

/**
 * Orders the lines of a cart like `checkout`, and empties the cart in the same transaction. Of several concurrent
 * calls, one orders the lines, and the others find an empty cart.
 * @returns the ID of the order
 * @throws AppError validation_failed (empty_cart, cart_changed, or as `checkout`; issues of a line have the path
 * `lineItems` and the index of the line in the cart)
 */
export function checkoutCart(
  db: Db,
  caller: Caller,
  terms: CheckoutTerms,
  order: CartOrder,
): Promise<string> {
  const { profileId } = order
  return inTransaction(db, async (tx) => {
    await lockCart(tx, caller, profileId)
    const lineItems = await loadLineItems(tx, profileId)
    if (lineItems.length === 0)
      throw invalidInput(['profileId'], 'empty_cart', 'is a profile with an empty cart')
    const id = await checkout(tx, caller, terms, { ...order, lineItems })
    await tx.cartLine.deleteMany({ where: { profileId } })
    return id
  })
}

/** Issue of a cart, with the ID of its line. Null for an issue of the whole order. */
type CartIssue = RequestIssue & { cartLineId: string | null }

export interface CartQuote extends Quote {
  issues: CartIssue[]
}

/**
 * Prices the lines of a cart like `checkoutCart`, without changing anything. Null if the cart is empty.
 * @param order for a profile that the caller can see
 */
export async function quoteCart(
  db: Db,
  caller: Session,
  terms: CheckoutTerms,
  order: CartOrder,
): Promise<CartQuote | null> {
  const lineItems = await loadLineItems(db, order.profileId)
  if (lineItems.length === 0) return null
  const { issues, ...rest } = await quote(db, caller, terms, { ...order, lineItems })
  const lineOf = ([name, index]: RequestIssue['path']) =>
    (name === 'lineItems' && lineItems[Number(index)]?.cartLineId) || null
  return { ...rest, issues: issues.map((issue) => ({ ...issue, cartLineId: lineOf(issue.path) })) }
}

/** Reads the lines of a cart as lines of an order. */
async function loadLineItems(db: Db, profileId: string): Promise<CheckoutLineItem[]> {
  const lines = await db.cartLine.findMany({
    where: { profileId },
    orderBy: cartOrder,
    include: { product: { select: { type: { select: { prefix: true } } } } },
  })
  return lines.map(({ id, productId, quantity, product, ...link }) => ({
    productId,
    quantity,
    isAddOn: product.type.prefix === addOnType,
    linkedOrderLineItemId: link.linkedOrderLineItemId ?? link.linkedProductId,
    cartLineId: id,
  }))
}

interface CartProfile {
  teamId: string
  team: { proPricingEnabled: boolean; isTest: boolean }
}

/**
 * Locks the cart of a profile until the transaction ends. It is the first lock of a transaction.
 * @throws AppError validation_failed (no such profile of the team)
 */
async function lockCart(tx: Transaction, caller: Session, profileId: string): Promise<CartProfile> {
  const profile = await tx.profile.findFirst({
    where: { id: profileId, ...tenantOf(caller, 'Profile'), deletedAt: null },
    select: { teamId: true, team: { select: { proPricingEnabled: true, isTest: true } } },
  })
  if (!profile) throw unknownId('profileId', 'a profile of the team')
  await lockKey(tx, `cart ${profileId}`)
  return profile
}

/** Removes a line, and the add-ons in the cart that belong to its product. */
async function removeLine(tx: Transaction, { id, profileId, productId }: CartLine): Promise<void> {
  await tx.cartLine.deleteMany({
    where: { profileId, OR: [{ id }, { linkedProductId: productId }] },
  })
}

/** @throws AppError as `setCartLine` */
async function requireNewLine(
  tx: Transaction,
  { teamId, team }: CartProfile,
  key: CartLineKey,
): Promise<void> {
  const { profileId, productId, linkedOrderLineItemId, linkedProductId } = key
  const linkField = linkedProductId ? 'linkedProductId' : 'linkedOrderLineItemId'
  if (linkedProductId && linkedOrderLineItemId)
    throw invalidInput(
      ['linkedProductId'],
      'conflict',
      'cannot be combined with linkedOrderLineItemId',
      { field: 'linkedOrderLineItemId' },
    )
  const pricing = { proPricing: team.proPricingEnabled, isTest: team.isTest }
  const product = (await offeredProducts(tx, pricing, [productId])).get(productId)
  if (!product?.onSale || product.price === null)
    throw invalidInput(['productId'], 'unknown_product', 'is not a product that the team can buy')
  if ((linkedProductId || linkedOrderLineItemId) && product.type !== addOnType)
    throw invalidInput(
      [linkField],
      'not_an_add_on',
      'must be omitted unless the product is an add-on',
    )
  const hasParent = linkedProductId
    ? await tx.cartLine.count({ where: { profileId, productId: linkedProductId } })
    : !linkedOrderLineItemId ||
      (await tx.orderLineItem.count({
        where: { id: linkedOrderLineItemId, teamId, order: { profileId }, deletedAt: null },
      }))
  if (!hasParent)
    throw unknownId(
      linkField,
      linkedProductId ? 'a product in the cart' : 'a line item of an order of the profile',
    )
  if ((await tx.cartLine.count({ where: { profileId } })) >= maxLineItems)
    throw invalidInput(
      ['profileId'],
      'too_many',
      `is a profile whose cart has ${maxLineItems} lines already`,
      { max: maxLineItems, unit: 'cart_lines' },
    )
}
