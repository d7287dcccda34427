/** Facets: number of listings for each value that a list of listings can be filtered by. */

import type { OutputType } from '@pothos/core'
import { z } from 'zod'
import { conditionFields } from '../../src/catalogue/condition.js'
import {
  authoritySpans,
  type FacetCounts,
  facetNames,
  ignoresFields,
  priceSpans,
} from '../../src/catalogue/facets.js'
import { countFacets } from '../../src/catalogue/facets-sql.js'
import { services } from '../../src/compiler/context.js'
import type { Condition } from '../../src/query/read.js'
import { builder, type GraphTypes } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { connectionType } from '../core/list.js'
import { Listing } from './listing.js'
import { priceColumn } from './listing-list.js'
import { ChannelType, PlacementType } from './outlet.js'

interface Count<Value = string> {
  value: Value
  count: number
}

const countOf = 'Number of listings with this value.'

const countType = (name: string, type: OutputType<GraphTypes>, what: string) =>
  builder.objectRef<Count>(name).implement({
    description: `${what} and the number of listings with it.`,
    authScopes: { scope: [] },
    fields: (t) => ({
      value: t.field({
        type: type as 'String',
        description: `${what}.`,
        resolve: ({ value }) => value,
      }),
      count: t.exposeInt('count', { description: countOf }),
    }),
  })

const TextCount = countType('ListingTextCount', 'String', 'Value')
const ChannelTypeCount = countType('ListingChannelTypeCount', ChannelType, 'Channel type')
const PlacementTypeCount = countType('ListingPlacementTypeCount', PlacementType, 'Placement type')

interface Span {
  from: number
  to: number | null
  count: number
}

const PriceSpan = builder.objectRef<Span>('ListingPriceSpan').implement({
  description: 'Price range and the number of listings in it.',
  authScopes: { scope: [] },
  fields: (t) => ({
    from: t.expose('from', {
      type: 'Money',
      description: 'Lower bound, inclusive. Use it as `gte`.',
    }),
    to: t.expose('to', {
      type: 'Money',
      nullable: true,
      description: 'Upper bound, exclusive. Use it as `lt`. Null for the last range.',
    }),
    count: t.exposeInt('count', { description: countOf }),
  }),
})

const AuthoritySpan = builder.objectRef<Span>('ListingAuthoritySpan').implement({
  description: 'Domain authority range and the number of listings in it.',
  authScopes: { scope: [] },
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'Lower bound, inclusive. Use it as `gte`.' }),
    to: t.exposeInt('to', {
      nullable: true,
      description: 'Upper bound, exclusive. Use it as `lt`. Null for the last range.',
    }),
    count: t.exposeInt('count', { description: countOf }),
  }),
})

interface Cut {
  values: Count[]
  hasMore: boolean
}

const TextFacet = builder.objectRef<Cut>('ListingTextFacet').implement({
  description: 'Values with the number of listings for each.',
  authScopes: { scope: [] },
  fields: (t) => ({
    values: t.field({
      type: [TextCount],
      description: 'Values, sorted by number of listings in descending order.',
      extensions: listSize('Maximum `first`'),
      resolve: ({ values }) => values,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether there are more values.' }),
  }),
})

type TextFacetName = 'countries' | 'tags' | 'disclaimers'
type EnumFacetName = 'channelTypes' | 'placementTypes'

const Facets = builder.objectRef<FacetCounts>('ListingFacets').implement({
  description:
    "Number of listings in the list for each filter value. Each count is exact: it equals `totalCount` with that value added as a filter. A facet ignores the list's own conditions on the same field, if all listings must meet them.",
  authScopes: { scope: [] },
  fields: (t) => {
    const text = (name: TextFacetName, description: string) =>
      t.field({
        type: TextFacet,
        description,
        args: {
          first: t.arg.int({
            required: true,
            defaultValue: 100,
            description: 'Number of values to return, 1 to 1,000.',
            validate: z.number().int().min(1).max(1_000),
          }),
        },
        resolve: (counts, { first }) => ({
          values: counts[name].slice(0, first),
          hasMore: counts[name].length > first,
        }),
      })
    const all = (name: EnumFacetName, type: typeof TextCount, description: string) =>
      t.field({
        type: [type],
        description,
        extensions: listSize('One per type'),
        resolve: (counts) => counts[name],
      })
    return {
      countries: text('countries', 'Countries of the outlets. Filter with `country: { eq: … }`.'),
      tags: text('tags', 'Tags of the outlets. Filter with `tags: { has: … }`.'),
      disclaimers: text(
        'disclaimers',
        'Disclaimers of all channels. Filter with `disclaimerNames: { has: … }`.',
      ),
      channelTypes: all(
        'channelTypes',
        ChannelTypeCount,
        'Types of all channels, sorted by number of listings in descending order. Types without listings are omitted. Filter with `channelTypes: { has: … }`.',
      ),
      placementTypes: all(
        'placementTypes',
        PlacementTypeCount,
        'Placement types of all channels, sorted by number of listings in descending order. Types without listings are omitted. Filter with `placementTypes: { has: … }`.',
      ),
      prices: t.field({
        type: [PriceSpan],
        description: `Ranges of the lowest price visible to the caller. Filter with \`price\`.`,
        extensions: listSize(`Always ${priceSpans.length}`),
        resolve: ({ prices }) => spansOf(priceSpans, prices),
      }),
      authorities: t.field({
        type: [AuthoritySpan],
        description: `Ranges of the first channel's domain authority. Filter with \`domainAuthority\`.`,
        extensions: listSize(`Always ${authoritySpans.length}`),
        resolve: ({ authorities }) => spansOf(authoritySpans, authorities),
      }),
    }
  },
})

function spansOf(from: readonly number[], counts: Count[]): Span[] {
  const countOf = new Map(counts.map(({ value, count }) => [Number(value), count]))
  return from.map((start, index) => ({
    from: start,
    to: from[index + 1] ?? null,
    count: countOf.get(index + 1) ?? 0,
  }))
}

/** Returns whether a condition concerns no facet, so that it must remain a separate condition. */
const isOfNoFacet = (part: Condition) =>
  !facetNames.some((facet) => ignoresFields(facet, new Set(conditionFields(part))))

builder.objectField(connectionType(Listing), 'facets', (t) =>
  t.field({
    type: Facets,
    description:
      'Number of listings for each value that the list can be filtered by. Counted only if selected.',
    extensions: { weight: 200 },
    resolve: async ({ where }, _args, context) => {
      const { db, catalogue } = services(context)
      const price = priceColumn(context.session!)
      const facets = await catalogue.facets(where, price)
      return facets ?? countFacets(db, await catalogue.withoutSearch(where, isOfNoFacet), price)
    },
  }),
)
