/**
 * Search as you type: suggestions for a search field, and highlights of the matching parts of a
 * listing.
 */
import { z } from 'zod'
import { highlightMatches, type TextRange } from '../../src/catalogue/search/highlight.js'
import type { SuggestionKind } from '../../src/catalogue/search/listing-search.js'
import type { ListingSuggestion } from '../../src/catalogue/suggestions.js'
import { services } from '../../src/compiler/context.js'
import { ofColumns } from '../../src/compiler/selection.js'
import { maxListEntries } from '../../src/domain/catalogue/operator-record.js'
import { withPathPrefix } from '../../src/errors/app-error.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { rootLists, visibleWhere } from '../core/list.js'
import { Listing } from './listing.js'
import { searchQuery } from './search-query.js'

const Range = builder.objectRef<TextRange>('TextRange').implement({
  description: 'Range of a string. Offsets count UTF-16 code units, as in JavaScript.',
  authScopes: { scope: [] },
  fields: (t) => ({
    start: t.exposeInt('start', { description: 'Offset of the first code unit.' }),
    end: t.exposeInt('end', { description: 'Offset after the last code unit.' }),
  }),
})

const rangesOf = (text: string) =>
  `Matching ranges of ${text}, in ascending order, without overlap.`
const atMostWords = listSize('One per word or phrase')

const Kind = builder.enumType('ListingSuggestionKind', {
  description: "Field of a listing that contains a suggestion's text.",
  values: {
    OUTLET: { description: 'Name of the outlet.' },
    PRODUCT: { description: 'Name of the product.' },
    TAG: { description: 'Tag of the outlet.' },
    CATEGORY: { description: 'Category of the outlet.' },
  } satisfies Record<SuggestionKind, object>,
})

const Suggestion = builder.objectRef<ListingSuggestion>('ListingSuggestion').implement({
  description: 'Text of listings on sale that completes a search.',
  authScopes: { scope: [] },
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'Field that contains the text.' }),
    text: t.exposeString('text', {
      description: 'Suggested text. Searching for it finds these listings.',
    }),
    count: t.exposeInt('count', { description: 'Number of listings on sale with the text.' }),
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
      'Completes the text of a search field. Suggests outlets, products, tags and categories of listings on sale that contain all words, with the rules of `q` in `listings`. Each kind contributes its best text in turn until there are `first`. Suggestions are grouped by kind and sorted by relevance, then by count.',
    authScopes: { scope: ['outlets.lists', 'outlets.read', 'products.read'] },
    args: {
      q: t.arg.string({
        required: true,
        description:
          'Text entered so far. Maximum 500 characters and 10 different words. Blank text returns no suggestions.',
      }),
      first: t.arg.int({
        required: true,
        defaultValue: 8,
        description: `Maximum number of suggestions, 1 to ${maxSuggestions}.`,
        validate: z.number().int().min(1).max(maxSuggestions),
      }),
    },
    extensions: { weight: 50, ...listSize('Maximum `first`') },
    resolve: (_root, { q, first }, context) => {
      const query = withPathPrefix(['q'], () => searchQuery(q))
      if (query.words.length === 0) return []
      const where = visibleWhere(rootLists.get('listings')!, {}, context.session!)
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
    description: 'Tag that matches a search.',
    authScopes: { scope: [] },
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the tag.' }),
      ranges: t.expose('ranges', {
        type: [Range],
        description: rangesOf('the tag'),
        extensions: atMostWords,
      }),
    }),
  })

const ListingHighlights = builder.objectRef<Highlights>('ListingHighlights').implement({
  description: 'Parts of a listing that match a search.',
  authScopes: { scope: [] },
  fields: (t) => ({
    name: t.expose('name', {
      type: [Range],
      description: rangesOf("the product's name"),
      extensions: atMostWords,
    }),
    outletName: t.expose('outletName', {
      type: [Range],
      description: rangesOf("the outlet's name"),
      extensions: atMostWords,
    }),
    websiteUrl: t.expose('websiteUrl', {
      type: [Range],
      description: rangesOf("the host name in the outlet's website URL"),
      extensions: atMostWords,
    }),
    tags: t.expose('tags', {
      type: [TagHighlights],
      description: 'Tags that match.',
      extensions: listSize(maxListEntries),
    }),
  }),
})

builder.objectField(Listing, 'highlights', (t) =>
  t.field({
    type: ListingHighlights,
    description:
      'Parts of the listing that match a search, including the typos and synonyms that `q` of `listings` allows. All lists are empty if nothing matches.',
    args: {
      q: t.arg.string({
        required: true,
        description: 'Search text. Maximum 500 characters and 10 different words.',
      }),
    },
    extensions: { weight: 5, ...ofColumns('name', 'outletName', 'websiteUrl', 'tags') },
    resolve: (listing, { q }, context) => {
      const { name, outletName, websiteUrl, tags } = listing as Searched
      const { synonyms } = services(context).catalogue
      const query = withPathPrefix(['q'], () => searchQuery(q, synonyms))
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

/** Columns that `ofColumns` selects. */
interface Searched {
  name: string
  outletName: string
  websiteUrl: string | null
  tags: string[]
}

/** Cuts a URL off before its path, which is not searched. */
const upToPath = (url: string) => /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*/i.exec(url)![0]
