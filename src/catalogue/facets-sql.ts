/** Counts facets in PostgreSQL: for filters that the index does not support, and for all filters until it is loaded. */
import type { Connections } from '../postgres/database.js'
import { explainTimeout } from '../query/analyst.js'
import { conditionSql } from '../query/filter.js'
import { dataModelOf } from '../query/model.js'
import { type Condition, parameterize, Statement } from '../query/read.js'
import { conditionFields, splitConjuncts } from './condition.js'
import {
  authoritySpans,
  byCount,
  type FacetCounts,
  type FacetName,
  facetNames,
  ignoresFields,
  type PriceField,
  priceSpans,
} from './facets.js'

const span = (column: string, from: readonly number[]) =>
  `(SELECT width_bucket(f.${column}, '{${from.join(',')}}'::bigint[]))`

/** The values that a listing has of each facet, as rows of one column. */
const valuesSql: Record<FacetName, (price: PriceField) => string> = {
  countries: () => '(SELECT f.country)',
  prices: (price) =>
    span(price === 'standardPrice' ? 'standard_price' : 'lowest_price', priceSpans),
  authorities: () => span('domain_authority', authoritySpans),
  channelTypes: () => '(SELECT unnest(f.channel_types))',
  placementTypes: () => '(SELECT unnest(f.placement_types))',
  disclaimers: () => '(SELECT unnest(f.disclaimer_names))',
  tags: () => '(SELECT unnest(f.tags))',
}

/**
 * Counts matching listings by facet. Each facet ignores the conditions on its own fields.
 * @param price the price field that the caller may read
 * @throws AppError query_too_expensive (it takes too long)
 */
export async function countFacets(
  { prisma, pool }: Connections,
  where: Condition,
  price: PriceField,
): Promise<FacetCounts> {
  const { shape, values } = parameterize({ where })
  const statement = new Statement(dataModelOf(prisma))
  const parts = splitConjuncts(shape.where ?? {})
  const facetQueries = facetNames.map((name) => {
    const others = parts.filter((part) => !ignoresFields(name, new Set(conditionFields(part))))
    const condition = conditionSql(statement, 'Listing', 'f', { AND: others })
    return `SELECT '${name}' AS facet, value::text, count(*)::int FROM ${statement.table('Listing', 'f')} CROSS JOIN LATERAL ${valuesSql[name](price)} AS of (value) WHERE ${condition} AND value IS NOT NULL GROUP BY value`
  })
  // `Object.fromEntries` does not keep the names in its type.
  const facets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as FacetCounts
  try {
    const { rows } = await pool.query<{ facet: FacetName; value: string; count: number }>(
      facetQueries.join(' UNION ALL '),
      statement.parameters(values),
    )
    for (const { facet, value, count } of rows) facets[facet].push({ value, count })
  } catch (error) {
    throw explainTimeout(error)
  }
  for (const name of facetNames) facets[name].sort(byCount)
  return facets
}
