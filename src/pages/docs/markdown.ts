import { posix } from 'node:path'
import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import graphql from 'highlight.js/lib/languages/graphql'
import ini from 'highlight.js/lib/languages/ini'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import yaml from 'highlight.js/lib/languages/yaml'
import { Marked, type Token, type Tokens } from 'marked'
import { type DocsPage, pages } from './pages.js'

/** Heading with the text below it, up to the next heading. */
export interface Section {
  /** Anchor of the heading. Empty for text before the first heading. */
  id: string
  title: string
  depth: number
  /** Plain text, without markup. */
  text: string
}

/** Document as HTML, and as sections for the search. */
export interface RenderedDocument {
  html: string
  sections: Section[]
}

for (const [name, language] of Object.entries({
  bash,
  graphql,
  ini,
  javascript,
  json,
  python,
  sql,
  typescript,
  yaml,
})) {
  hljs.registerLanguage(name, language)
}
hljs.registerAliases(['sh'], { languageName: 'bash' })

/**
 * Renders a document. Headings get anchors, code is highlighted, and links to other documents
 * become paths of the server.
 */
export function renderMarkdown(page: DocsPage, markdown: string): RenderedDocument {
  const ids = new Map<Token, string>()
  let tables = 0
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading(token) {
        const id = ids.get(token)!
        const text = this.parser.parseInline(token.tokens)
        return `<h${token.depth} id="${id}"><a href="#${id}">${text}</a></h${token.depth}>\n`
      },
      code: ({ text, lang = '' }) => codeBlock(text, lang.split(' ')[0]!),
      table(token) {
        const head = token.header
          .map((cell) => (cell.text ? this.tablecell(cell) : '<td></td>'))
          .join('')
        const rows = token.rows.map(
          (row) =>
            `<tr>${row.map((cell, at) => withColumnLabel(this.tablecell(cell), at > 0 ? token.header[at]?.text : '')).join('')}</tr>`,
        )
        const isNamed = token.header.some(({ text }) => text)
        const names = isNamed ? `<thead><tr>${head}</tr></thead>` : ''
        // A table wider than the window scrolls on its own. `tabindex` makes it scrollable by
        // keyboard.
        return `<div class="table" tabindex="0" role="region" aria-label="Table ${++tables}"><table>${names}<tbody>${rows.join('')}</tbody></table></div>\n`
      },
      // Items of a checklist are not form fields, which would need a label.
      checkbox: ({ checked }) => `<span aria-hidden="true">${checked ? '☑' : '☐'}</span> `,
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const target = targetOf(page, href)
        return target === undefined ? text : `<a href="${escaped(target)}">${text}</a>`
      },
      image({ href, text }) {
        const image = `<img src="/docs/images/${escaped(posix.basename(href))}" alt="${escaped(text)}" loading="lazy">`
        if (!href.endsWith('.svg')) return image
        // A diagram wider than the page scrolls, because its text would be too small. Only inline elements are valid here.
        return `<span class="diagram" tabindex="0" role="group" aria-label="${escaped(text)}">${image}</span>`
      },
    },
  })
  const tokens = marked.lexer(markdown)
  const sections = sectionsOf(tokens, ids)
  return { html: marked.parser(tokens), sections }
}

/** Adds the column name to a table cell. Narrow windows show it instead of the table header. */
function withColumnLabel(cell: string, label = ''): string {
  return label ? cell.replace('<td', `<td data-label="${escaped(label)}"`) : cell
}

function codeBlock(text: string, language: string): string {
  const isKnown = hljs.getLanguage(language) !== undefined
  const code = isKnown ? hljs.highlight(text, { language }).value : escaped(text)
  return `<pre tabindex="0"><code>${code}</code></pre>\n`
}

/**
 * Translates a link of a document to a path of the server.
 * @returns undefined for files that the server does not serve
 */
function targetOf(page: DocsPage, href: string): string | undefined {
  if (/^([a-z]+:|#|\/)/.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const file = posix.join(posix.dirname(page.file), path)
  if (file === 'rest/openapi.json') return '/openapi.json'
  const target = pages.find((other) => other.file === file)
  return target && `/docs/${target.slug}${anchor ? `#${anchor}` : ''}`
}

/** Returns the sections of a document, and adds the anchor of each heading to `ids`. */
function sectionsOf(tokens: readonly Token[], ids: Map<Token, string>): Section[] {
  const anchorCounts = new Map<string, number>()
  const sections: Section[] = []
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, tokens: inline } = token as Tokens.Heading
      const title = plain(inline)
      const id = anchorOf(title, anchorCounts)
      ids.set(token, id)
      sections.push({ id, title, depth, text: '' })
      continue
    }
    const last = sections.at(-1)
    if (last) last.text += `${plain([token])} `
  }
  return sections
}

/** Returns an anchor in GitHub's form, so that links work on both sites. */
function anchorOf(title: string, anchorCounts: Map<string, number>): string {
  const id = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
  const count = anchorCounts.get(id) ?? 0
  anchorCounts.set(id, count + 1)
  return count === 0 ? id : `${id}-${count}`
}

function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table
        return [header, ...rows]
          .map((row) => row.map(({ tokens }) => plain(tokens)).join(' '))
          .join(' ')
      }
      if (token.type === 'list') return plain((token as Tokens.List).items)
      if ('tokens' in token && token.tokens) return plain(token.tokens)
      return 'text' in token ? String(token.text) : ''
    })
    .join('')
}

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character]!)
}
