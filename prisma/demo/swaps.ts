import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { crockford } from '../../src/values/reference.js'
import { itemId } from './articles.js'
import { demoCampaigns } from './campaigns.js'
import type { CatalogueRows } from './catalogue.js'
import type { OffersTo } from './on-sale.js'
import { Random } from './random.js'

const idBase = Date.UTC(2025, 0, 1)
const day = 86_400_000

/**
 * A swap with an additional charge, one with a refund and one that was canceled, by campaign and position of the
 * article.
 */
const plans = [
  { campaign: 'Water loss report 2026', place: 5, wants: 'dearer', status: 'PENDING_CLIENT' },
  { campaign: 'Month-end in minutes', place: 2, wants: 'cheaper', status: 'PENDING_CLIENT' },
  { campaign: 'Series C announcement', place: 0, wants: 'dearer', status: 'CANCELLED' },
] as const

/** Returns the rows of the demo teams' swaps. Tables are in the order of insertion. */
export function swapRows(
  { order_item }: { order_item: InsertRow[] },
  catalogue: CatalogueRows,
  offersTo: OffersTo,
  now: number,
): Record<string, InsertRow[]> {
  return {
    swap: plans.map(({ campaign, place, wants, status }) => {
      const random = new Random(`demo swap ${campaign} ${place}`)
      const { team, ageDays } = demoCampaigns.find(({ name }) => name === campaign)!
      const item = order_item.find(({ id }) => id === itemId(campaign, place))!
      const paid = Number(item.sale_price)
      const offers = offersTo(team).placements.filter(({ price }) =>
        wants === 'dearer' ? price > paid : price < paid,
      )
      const difference = ({ price }: { price: number }) => Math.abs(price - paid)
      const to = offers.toSorted((a, b) => difference(a) - difference(b))[0]!
      const [fromSide, toSide] = [String(item.product_id), to.id].map((id) => side(id, catalogue))
      const at = new Date(now - (ageDays * day) / 4).toISOString()
      return {
        id: random.uuid(idBase),
        team_id: item.team_id,
        order_id: item.order_id,
        order_item_id: item.id,
        reference_number: `SWP-20250101-${Array.from({ length: 13 }, () => random.pick(crockford)).join('')}`,
        status,
        from_product_id: item.product_id,
        from_name: fromSide!.name,
        from_logo: fromSide!.logo,
        to_product_id: to.id,
        to_name: toSide!.name,
        to_logo: toSide!.logo,
        price_difference: to.price - paid,
        total: Math.max(0, to.price - paid),
        created_at: at,
        updated_at: at,
      }
    }),
  }
}

/** Returns a product as a swap describes it. */
function side(id: string, { product, outlet }: CatalogueRows): { name: string; logo: unknown } {
  const { name, outlet_id } = product.find((row) => row.id === id)!
  const seller = outlet.find((row) => row.id === outlet_id)!
  return { name: `${seller.name}: ${name}`, logo: seller.logo }
}
