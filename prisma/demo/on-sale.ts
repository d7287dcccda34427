import type { CatalogueRows, References } from './catalogue.js'
import type { Random } from './random.js'
import { demoTeams } from './teams.js'

/** Product on sale. Prices are in cents. */
export interface DemoProduct {
  id: string
  name: string
  outletId: string
  /** Maximum number of days until publication. */
  days: number
  /** Lowest price that the team sees. */
  price: number
  /** Price in the tier STANDARD, or `price` if there is no such tier. */
  productPrice: number
}

/** Products that a team can buy: placements on their own, add-ons with a placement of the same outlet. */
interface Offers {
  placements: DemoProduct[]
  addOns: DemoProduct[]
}

/** Returns the products that a team can buy, by the team's slug. */
export type OffersTo = (team: string) => Offers

/** Finds the products that checkout accepts for each team, from the rows of the catalogue. */
export function offersOnSale(
  { outlet, product, product_price }: CatalogueRows,
  { typeIds }: Pick<References, 'typeIds'>,
): OffersTo {
  const isActive = new Map(
    outlet.map(({ id, status, deleted_at }) => [id, status === 'ACTIVE' && !deleted_at]),
  )
  const prices = new Map(
    product_price.map((row) => [`${row.product_id} ${row.pricing_tier}`, Number(row.unit_amount)]),
  )
  const onSale = product.filter(
    ({ outlet_id, active, deleted_at }) => active && !deleted_at && isActive.get(outlet_id),
  )
  return (team) => {
    const isPro = tierOf(team) === 'PRO'
    const offers: Offers = { placements: [], addOns: [] }
    for (const { id, name, outlet_id, max_delivery_days, type_id } of onSale) {
      const standard = prices.get(`${id} STANDARD`)
      const pro = isPro ? prices.get(`${id} PRO`) : undefined
      const price = Math.min(standard ?? Number.POSITIVE_INFINITY, pro ?? Number.POSITIVE_INFINITY)
      if (!Number.isFinite(price)) continue
      offers[type_id === typeIds.ADD_ON ? 'addOns' : 'placements'].push({
        id: String(id),
        name: String(name),
        outletId: String(outlet_id),
        days: Number(max_delivery_days),
        price,
        productPrice: standard ?? price,
      })
    }
    return offers
  }
}

/** Line of a demo order. */
export interface DemoLine {
  product: DemoProduct
  /** Index of the placement that an add-on belongs to. Null for a placement. */
  parent: number | null
}

/** Chooses placements. If an add-on is requested, adds one to the first placement whose outlet offers add-ons. */
export function chooseLines(
  random: Random,
  { placements, addOns }: Offers,
  count: number,
  withAddOn: boolean,
): DemoLine[] {
  const chosen = random.sample(placements, count)
  const lines: DemoLine[] = chosen.map((product) => ({ product, parent: null }))
  const addOn = ({ outletId }: DemoProduct) => addOns.find((one) => one.outletId === outletId)
  const parent = withAddOn ? chosen.findIndex(addOn) : -1
  return parent < 0 ? lines : [...lines, { product: addOn(chosen[parent]!)!, parent }]
}

/** Columns of a line item that link an add-on to its parent. */
export const linkOf = ({ parent }: DemoLine, lineIds: readonly string[]) => ({
  is_add_on: parent !== null,
  linked_order_line_item_id: parent === null ? null : lineIds[parent],
})

/** Pricing tier of a team's orders. */
export const tierOf = (team: string) =>
  demoTeams.some(({ slug, pro_pricing_enabled }) => slug === team && pro_pricing_enabled)
    ? 'PRO'
    : 'STANDARD'
