/** Facets: how many listings there are of each value that a list of them can be narrowed to. */

import type { OutputType } from '@pothos/core'
import { z } from 'zod'
import { fieldsOf } from '../../src/catalogue/condition.js'
import {
  authoritySpans,
  type FacetCounts,
  facetNames,
  isOwnOf,
  priceSpans,
} from '../../src/catalogue/facets.js'
import { countFacets } from '../../src/catalogue/facets-sql.js'
import { services } from '../../src/compiler/context.js'
import type { Condition } from '../../src/query/read.js'
import { bounded } from '../core/addition.js'
import { builder, type GraphTypes } from '../core/builder.js'
import { connectionType } from '../core/list.js'
import { Listing, priceColumn } from './listing.js'
import { ChannelType, PlacementType } from './outlet.js'

interface Count<Value = string> {
  value: Value
  count: number
}

const countOf = 'How many listings have it.'

const countType = (name: string, type: OutputType<GraphTypes>, what: string) =>
  builder.objectRef<Count>(name).implement({
    description: `${what}, and how many listings have it.`,
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

const TextCount = countType('ListingTextCount', 'String', 'A text')
const ChannelTypeCount = countType('ListingChannelTypeCount', ChannelType, 'A channel type')
const PlacementTypeCount = countType('ListingPlacementTypeCount', PlacementType, 'A placement type')

interface Span {
  from: number
  to: number | null
  count: number
}

const PriceSpan = builder.objectRef<Span>('ListingPriceSpan').implement({
  description: 'A span of prices, and how many listings have one in it.',
  authScopes: { scope: [] },
  fields: (t) => ({
    from: t.expose('from', { type: 'Money', description: 'The lowest price in it: `gte`.' }),
    to: t.expose('to', {
      type: 'Money',
      nullable: true,
      description: 'The lowest price that is above it: `lt`; null where there is none.',
    }),
    count: t.exposeInt('count', { description: countOf }),
  }),
})

const AuthoritySpan = builder.objectRef<Span>('ListingAuthoritySpan').implement({
  description: 'A span of domain authority, and how many listings have one in it.',
  authScopes: { scope: [] },
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'The lowest authority in it: `gte`.' }),
    to: t.exposeInt('to', {
      nullable: true,
      description: 'The lowest authority that is above it: `lt`; null where there is none.',
    }),
    count: t.exposeInt('count', { description: countOf }),
  }),
})

interface Cut {
  values: Count[]
  hasMore: boolean
}

const TextFacet = builder.objectRef<Cut>('ListingTextFacet').implement({
  description: 'Texts with the numbers of listings that have them.',
  authScopes: { scope: [] },
  fields: (t) => ({
    values: t.field({
      type: [TextCount],
      description: 'The texts, most listings first.',
      extensions: bounded('As many as `first` says'),
      resolve: ({ values }) => values,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether there are more than are shown.' }),
  }),
})

type TextFacetName = 'countries' | 'tags' | 'disclaimers'
type EnumFacetName = 'channelTypes' | 'placementTypes'

const Facets = builder.objectRef<FacetCounts>('ListingFacets').implement({
  description:
    'Counts of the listings that the list has, by values to narrow it to. Each is what `totalCount` would be with that value as the filter, and exact. A facet leaves out the conditions of its own: those that all listings must fit and that look at nothing but what it counts.',
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
            description: 'Values to answer with, 1 to 1,000.',
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
        extensions: bounded('One for each type'),
        resolve: (counts) => counts[name],
      })
    return {
      countries: text(
        'countries',
        'Countries of the outlets, as `country: { eq: … }` finds them: one outlet has one.',
      ),
      tags: text('tags', "The outlets' tags, as `tags: { has: … }` finds them."),
      disclaimers: text(
        'disclaimers',
        'Disclaimers of all channels, as `disclaimerNames: { has: … }` finds them.',
      ),
      channelTypes: all(
        'channelTypes',
        ChannelTypeCount,
        'Types of all channels, as `channelTypes: { has: … }` finds them, most listings first; those that there are.',
      ),
      placementTypes: all(
        'placementTypes',
        PlacementTypeCount,
        'Placement types of all channels, as `placementTypes: { has: … }` finds them, most listings first; those that there are.',
      ),
      prices: t.field({
        type: [PriceSpan],
        description: `Spans of the lowest price the caller sees, as \`price\` finds them.`,
        extensions: bounded(`Always ${priceSpans.length}`),
        resolve: ({ prices }) => spansOf(priceSpans, prices),
      }),
      authorities: t.field({
        type: [AuthoritySpan],
        description: `Spans of the first channel's domain authority, as \`domainAuthority\` finds them.`,
        extensions: bounded(`Always ${authoritySpans.length}`),
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

/** What a facet leaves out must remain a condition of its own. */
const isOfNoFacet = (part: Condition) =>
  !facetNames.some((facet) => isOwnOf(facet, new Set(fieldsOf(part))))

builder.objectField(connectionType(Listing), 'facets', (t) =>
  t.field({
    type: Facets,
    description:
      'How many listings there are of each value that the list can be narrowed to; counted only when asked for.',
    extensions: { weight: 200 },
    resolve: async ({ where }, _args, context) => {
      const { db, catalogue } = services(context)
      const price = priceColumn(context.session!)
      const facets = await catalogue.facets(where, price)
      return facets ?? countFacets(db, await catalogue.withoutSearch(where, isOfNoFacet), price)
    },
  }),
)
