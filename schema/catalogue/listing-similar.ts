/** Similar listings, for the page of a listing. */
import { z } from 'zod'
import { services } from '../../src/compiler/context.js'
import { ofColumns } from '../../src/compiler/selection.js'
import { similarTo } from '../../src/domain/catalogue/listing.js'
import type { RecordRow } from '../../src/query/select.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { rootLists, visibleWhere } from '../core/list.js'
import { fieldSelect, recordsOf } from '../core/records.js'
import { and } from '../core/where-condition.js'
import { Listing } from './listing.js'

/** Finds the listings similar to those of a page in one statement and reads them in another. */
const similarListings = batchLoader<RecordRow[], { first: number }>(
  async (productIds, { first }, context, info) => {
    const similarIds = await similarTo(services(context).prisma, productIds, first)
    const ids = [...new Set(similarIds.flat())]
    if (ids.length === 0) return similarIds.map(() => [])
    const listedWhere = visibleWhere(rootLists.get('listings')!, {}, context.session!)
    const rows = await recordsOf(context, 'Listing').findMany({
      ...fieldSelect(context, info, { columns: ['productId'] }),
      where: and([{ productId: { in: ids } }, listedWhere]),
    })
    const byId = new Map(rows.map((row) => [row.productId as string, row]))
    return similarIds.map((ids) =>
      ids.flatMap((id): RecordRow[] => {
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
      'Similar listings on sale, best match first: same product type, other outlets. The score is three times the share of common tags, plus one for the same country. Close domain authority and STANDARD price add up to one each. In a large catalogue, only the nearest neighbors in each of these are considered.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: 6,
        description: 'Number of listings to return, 1 to 25.',
        validate: z.number().int().min(1).max(25),
      }),
    },
    extensions: { weight: 100, ...ofColumns('productId'), ...listSize(25) },
    resolve: (listing, ...place) =>
      similarListings((listing as RecordRow).productId as string, ...place) as Promise<never[]>,
  }),
)
