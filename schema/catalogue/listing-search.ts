/** The search of listings while it is typed: suggestions for a search field, and the parts of a listing that match. */
import { z } from 'zod'
import { highlightMatches, type TextRange } from '../../src/catalogue/search/highlight.js'
import type { SuggestionKind } from '../../src/catalogue/search/listing-search.js'
import type { ListingSuggestion } from '../../src/catalogue/suggestions.js'
import { services } from '../../src/compiler/context.js'
import { ofColumns } from '../../src/compiler/selection.js'
import { mostEntries } from '../../src/domain/catalogue/operator-record.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { lists, seenOf } from '../core/list.js'
import { Listing } from './listing.js'
import { searchQuery } from './search-query.js'

const Range = builder.objectRef<TextRange>('TextRange').implement({
  description: 'A part of a text. Offsets count UTF-16 code units, as JavaScript does.',
  authScopes: { scope: [] },
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Offset of the first unit.' }),
    end: t.exposeInt('end', { description: 'Offset after the last unit.' }),
  }),
})

const rangesOf = (text: string) =>
  `Parts of ${text} that match, in ascending order, without overlap.`
const atMostWords = bounded('One for each word or phrase')

const Kind = builder.enumType('ListingSuggestionKind', {
  description: 'The field of a listing that has the text of a suggestion.',
  values: {
    OUTLET: { description: 'Name of the outlet.' },
    PRODUCT: { description: 'Name of the product.' },
    TAG: { description: 'A tag of the outlet.' },
    CATEGORY: { description: 'Category of the outlet.' },
  } satisfies Record<SuggestionKind, object>,
})

const Suggestion = builder.objectRef<ListingSuggestion>('ListingSuggestion').implement({
  description: 'A text of listings on sale that completes a search.',
  authScopes: { scope: [] },
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'The field that has the text.' }),
    text: t.exposeString('text', { description: 'The text: a search that finds these listings.' }),
    count: t.exposeInt('count', { description: 'Number of listings on sale that have the text.' }),
    highlights: t.expose('highlights', {
      type: [Range],
      description: rangesOf('`text`'),
      extensions: atMostWords,
    }),
  }),
})

const maxSuggestions = 10

builder.queryField('listingSuggestions', (t) =>
  t.field({
    type: [Suggestion],
    description:
      'Completes the text of a search field: names of outlets and products, tags and categories of listings on sale that have all of its words, as `q` of `listings` finds them. Each kind in turn adds its best text until there are `first`. The suggestions are grouped by kind and sorted by relevance, then by count.',
    authScopes: { scope: ['outlets.lists', 'outlets.read', 'products.read'] },
    args: {
      q: t.arg.string({
        required: true,
        description:
          'The text so far, at most 500 characters and 10 different words. Blank text has no suggestions.',
      }),
      first: t.arg.int({
        required: true,
        defaultValue: 8,
        description: `Maximum number of suggestions, 1 to ${maxSuggestions}.`,
        validate: z.number().int().min(1).max(maxSuggestions),
      }),
    },
    extensions: { weight: 50, ...bounded('As many as `first` says') },
    resolve: (_root, { q, first }, context) => {
      if (searchQuery(q).words.length === 0) return []
      const where = seenOf(lists.get('listings')!, {}, context.session!)
      return services(context).catalogue.suggest(where, { q, first })
    },
  }),
)

interface Highlights {
  name: TextRange[]
  outletName: TextRange[]
  websiteUrl: TextRange[]
  tags: { name: string; ranges: TextRange[] }[]
}

const TagHighlights = builder
  .objectRef<Highlights['tags'][number]>('ListingTagHighlights')
  .implement({
    description: 'A tag that matches a search.',
    authScopes: { scope: [] },
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The tag.' }),
      ranges: t.expose('ranges', {
        type: [Range],
        description: rangesOf('the tag'),
        extensions: atMostWords,
      }),
    }),
  })

const ListingHighlights = builder.objectRef<Highlights>('ListingHighlights').implement({
  description: 'The parts of a listing that match a search.',
  authScopes: { scope: [] },
  fields: (t) => ({
    name: t.expose('name', {
      type: [Range],
      description: rangesOf('the name of the product'),
      extensions: atMostWords,
    }),
    outletName: t.expose('outletName', {
      type: [Range],
      description: rangesOf('the name of the outlet'),
      extensions: atMostWords,
    }),
    websiteUrl: t.expose('websiteUrl', {
      type: [Range],
      description: rangesOf("the host in the address of the outlet's web site"),
      extensions: atMostWords,
    }),
    tags: t.expose('tags', {
      type: [TagHighlights],
      description: 'The tags that match.',
      extensions: bounded(mostEntries),
    }),
  }),
})

builder.objectField(Listing, 'highlights', (t) =>
  t.field({
    type: ListingHighlights,
    description:
      'The parts of the listing that match a search, with the typos and synonyms that `q` of `listings` allows. All are empty where nothing matches.',
    args: {
      q: t.arg.string({
        required: true,
        description: 'The search, at most 500 characters and 10 different words.',
      }),
    },
    extensions: { weight: 5, ...ofColumns('name', 'outletName', 'websiteUrl', 'tags') },
    resolve: (listing, { q }, context) => {
      const { name, outletName, websiteUrl, tags } = listing as Searched
      const query = searchQuery(q, services(context).catalogue.synonyms)
      return {
        name: highlightMatches(name, query),
        outletName: highlightMatches(outletName, query),
        websiteUrl: highlightMatches(upToPath(websiteUrl ?? ''), query),
        tags: tags
          .map((name) => ({ name, ranges: highlightMatches(name, query) }))
          .filter(({ ranges }) => ranges.length > 0),
      }
    },
  }),
)

/** The columns that `ofColumns` reads. */
interface Searched {
  name: string
  outletName: string
  websiteUrl: string | null
  tags: string[]
}

/** Paths are not searched. */
const upToPath = (url: string) => /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*/i.exec(url)![0]
