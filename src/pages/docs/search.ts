import MiniSearch from 'minisearch'
import type { Section } from './markdown.js'
import type { DocsPage } from './pages.js'

/** Section that matches a search. */
export interface SearchResult {
  page: DocsPage
  id: string
  title: string
  /** Text around the first match. */
  excerpt: string
}

const maxResults = 20
const excerptLength = 180
// Limits the cost: fuzzy matching compares each word with all words of the pages, and longer words
// allow more errors.
const maxWords = 8
const maxWordLength = 40

/**
 * Searches the sections of all pages by words, prefixes and misspelled words. Sections of the
 * changelog come last, because they mention everything.
 */
export class Search {
  readonly #index = new MiniSearch<{ key: number; title: string; page: string; text: string }>({
    idField: 'key',
    fields: ['title', 'page', 'text'],
    searchOptions: {
      boost: { title: 3, page: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : 0),
      maxFuzzy: 2,
      combineWith: 'AND',
    },
  })
  readonly #sections: (Section & { page: DocsPage })[]

  constructor(sections: (Section & { page: DocsPage })[]) {
    this.#sections = sections
    this.#index.addAll(
      sections.map(({ page, title, text }, key) => ({ key, title, page: page.title, text })),
    )
  }

  /** @param words search terms; only the first 8 words, and 40 characters of each, are used */
  find(words: string): SearchResult[] {
    const searchWords = words
      .split(/[\s\p{P}]+/u)
      .filter(Boolean)
      .slice(0, maxWords)
    const matches = this.#index
      .search(searchWords.map((word) => word.slice(0, maxWordLength)).join(' '))
      .map(({ id: key, terms }) => ({ ...this.#sections[key]!, terms }))
    const isLast = ({ page }: { page: DocsPage }) => page.slug === 'changelog'
    return [...matches.filter((one) => !isLast(one)), ...matches.filter(isLast)]
      .slice(0, maxResults)
      .map(({ page, id, title, text, terms }) => ({
        page,
        id,
        title,
        excerpt: excerptOf(text, terms),
      }))
  }
}

function excerptOf(text: string, terms: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const lower = line.toLowerCase()
  const places = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0)
  const from = Math.max(0, Math.min(...places, line.length) - 60)
  const start = from === 0 || places.length === 0 ? 0 : line.indexOf(' ', from) + 1
  const excerpt = line.slice(start, start + excerptLength)
  return `${start > 0 ? '… ' : ''}${excerpt}${line.length > start + excerptLength ? ' …' : ''}`
}
