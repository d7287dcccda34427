import { createHash } from 'node:crypto'
import { html } from 'ghtml'
import type { Section } from './markdown.js'
import { chapters, type DocsPage, pages } from './pages.js'
import { script } from './script.js'
import { style } from './style.js'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Content security policy of a page: its own style and script, by hash. */
export const docsContentSecurityPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Logo of the server as a standalone SVG image, also used as favicon. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#1d4ed8"/><path d="M7 20V8l7 7 7-7v12" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>'

/** Title, navigation and search of a page. */
interface Frame {
  title: string
  /** Slug of the page. */
  current?: string
  sections?: readonly Section[]
  /** Text of the search field. */
  words?: string
}

/**
 * Renders a page of the documents.
 * @param body HTML
 */
export function docsLayout(
  { title, current, sections = [], words = '' }: Frame,
  body: string,
): string {
  const navigation = chapters
    .map(
      ({ title, pages }) => html`<h2>${title}</h2><ul>!${pages.map(entry(current)).join('')}</ul>`,
    )
    .join('')
  const reference = html`<h2>Reference</h2><ul><li><a href="/docs/reference">REST reference</a></li><li><a href="/graphql">GraphiQL</a></li></ul>`
  const parts = sections.filter(({ depth }) => depth === 2)
  const contents = html`<h2>On this page</h2><ul>!${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`).join('')}</ul>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Masthead</title>
<link rel="icon" href="/favicon.ico">
<style>!${style}</style>
<script type="module">!${script}</script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header><a href="/docs" aria-label="Masthead documents">!${icon}<span>Masthead documents</span></a>
<form action="/docs/search" role="search"><input type="search" name="q" value="${words}" aria-label="Search the documents" placeholder="Search" required><button>Search</button></form></header>
<div class="columns">
<nav aria-label="Documents">!${navigation}!${reference}</nav>
<main id="content">
<details class="menu"><summary>All pages</summary><nav aria-label="All pages">!${navigation}!${reference}</nav></details>
!${body}
</main>
!${parts.length > 1 ? html`<nav class="toc" aria-label="On this page">!${contents}</nav>` : ''}
</div>
</body>
</html>
`
}

const entry =
  (current: string | undefined) =>
  ({ slug, title }: DocsPage) =>
    slug === current
      ? html`<li><a href="/docs/${slug}" aria-current="page">${title}</a></li>`
      : html`<li><a href="/docs/${slug}">${title}</a></li>`

/** Renders the links to the previous and the next page. */
export function neighbors(page: DocsPage): string {
  const at = pages.indexOf(page)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return html`<div class="next">!${before ? html`<a href="/docs/${before.slug}">← ${before.title}</a>` : '<span></span>'}!${after ? html`<a href="/docs/${after.slug}">${after.title} →</a>` : ''}</div>`
}
