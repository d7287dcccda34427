/** Listings that are like a listing: what a page of it shows beside it. */
import { z } from 'zod'
import { services } from '../../src/compiler/context.js'
import { ofColumns } from '../../src/compiler/selection.js'
import { similarTo } from '../../src/domain/catalogue/listing.js'
import type { Row } from '../../src/query/select.js'
import { bounded } from '../core/addition.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { lists, seenOf } from '../core/list.js'
import { asked, recordsOf } from '../core/records.js'
import { and } from '../core/where-condition.js'
import { Listing } from './listing.js'

/** The listings like those of a page: found and read in a statement each. */
const similarListings = batchLoader<Row[], { first: number }>(
  async (productIds, { first }, context, info) => {
    const found = await similarTo(services(context).prisma, productIds, first)
    const ids = [...new Set(found.flat())]
    if (ids.length === 0) return found.map(() => [])
    const seen = seenOf(lists.get('listings')!, {}, context.session!)
    const rows = await recordsOf(context, 'Listing').findMany({
      ...asked(context, info, { columns: ['productId'] }),
      where: and([{ productId: { in: ids } }, seen]),
    })
    const byId = new Map(rows.map((row) => [row.productId as string, row]))
    return found.map((similar) =>
      similar.flatMap((id): Row[] => {
        const row = byId.get(id)
        return row ? [row] : []
      }),
    )
  },
)

builder.objectField(Listing, 'similar', (t) =>
  t.field({
    type: [Listing],
    description:
      'Listings on sale that are most like it, best first: of other outlets, with the same type of product. How alike two are is a sum: three times the part of both their tags that they share, one for the same country, and up to one each for how near domain authority and STANDARD price are. In a large catalogue they are looked for among those next to it in each of these.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: 6,
        description: 'How many, 1 to 25.',
        validate: z.number().int().min(1).max(25),
      }),
    },
    extensions: { weight: 100, ...ofColumns('productId'), ...bounded(25) },
    resolve: (listing, ...place) =>
      similarListings((listing as Row).productId as string, ...place) as Promise<never[]>,
  }),
)
