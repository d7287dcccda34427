import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html } from 'ghtml'
import { docsContentSecurityPolicy, docsLayout, icon, neighbors } from './layout.js'
import type { RenderedDocument } from './markdown.js'
import { type DocsPage, images, pages, readImage, readMarkdown } from './pages.js'
import type { Search } from './search.js'

/**
 * Serves the documents at /docs with a search, and the reference of the REST API. Requires no
 * token.
 */
export function mountDocs(app: FastifyInstance): void {
  const documents = new Documents()
  app.get('/docs/', async (_request, reply) => reply.redirect('/docs'))
  app.get<{ Querystring: { q?: string | string[] } }>('/docs/search', async ({ query }, reply) => {
    const words = String(query.q ?? '').slice(0, 200)
    const results = (await documents.search()).find(words)
    const body = html`<h1>Search</h1><p>${results.length} found for “${words}”.</p><ul class="found">!${results
      .map(
        ({ page, id, title, excerpt }) =>
          html`<li><a href="/docs/${page.slug}#${id}">${title}</a> <small>${page.title}</small><p>${excerpt}</p></li>`,
      )
      .join('')}</ul>`
    return send(reply, docsLayout({ title: 'Search', words }, body))
  })
  for (const page of pages) {
    const show = async (_request: FastifyRequest, reply: FastifyReply) => {
      const { html: body, sections } = await documents.rendered(page)
      const { title, slug: current } = page
      return send(reply, docsLayout({ title, current, sections }, body + neighbors(page)))
    }
    app.get(`/docs/${page.slug}`, show)
    if (page === pages[0]) app.get('/docs', show)
    app.get(`/docs/${page.slug}.md`, async (_request, reply) =>
      reply.type('text/markdown; charset=utf-8').send(await readMarkdown(page)),
    )
  }
  for (const { name, type } of images()) {
    app.get(`/docs/images/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .headers({
          'cache-control': 'public, max-age=3600',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        })
        .send(await readImage(name)),
    )
  }
  app.get('/favicon.ico', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  )
  mountReference(app)
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', docsContentSecurityPolicy)
    .send(page)
}

/** Renders each page on its first request, so that the server starts faster. */
class Documents {
  readonly #rendered = new Map<DocsPage, Promise<RenderedDocument>>()
  #search: Promise<Search> | undefined

  rendered(page: DocsPage): Promise<RenderedDocument> {
    let rendered = this.#rendered.get(page)
    if (!rendered) {
      rendered = Promise.all([import('./markdown.js'), readMarkdown(page)]).then(
        ([{ renderMarkdown: render }, markdown]) => render(page, markdown),
      )
      this.#rendered.set(page, rendered)
    }
    return rendered
  }

  search(): Promise<Search> {
    this.#search ??= this.#index()
    return this.#search
  }

  async #index(): Promise<Search> {
    const { Search } = await import('./search.js')
    const rendered = await Promise.all(pages.map((page) => this.rendered(page)))
    return new Search(
      rendered.flatMap(({ sections }, at) =>
        sections.map((section) => ({ ...section, page: pages[at]! })),
      ),
    )
  }
}

const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST reference · Masthead</title>
<link rel="icon" href="/favicon.ico">
</head>
<body>
<noscript><p>This page needs JavaScript. <a href="/openapi.json">The description</a> and <a href="/docs/rest">the guide</a> do not.</p></noscript>
<div id="reference"></div>
<script src="/docs/reference/scalar.js"></script>
<script src="/docs/reference/start.js"></script>
</body>
</html>
`

const start = `Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  persistAuth: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})
`

// Scalar uses inline styles and data URLs for images.
const referencePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'none'"

/** Serves the reference of the REST API with its script. */
function mountReference(app: FastifyInstance): void {
  app.get('/docs/reference', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', referencePolicy)
      .send(referencePage),
  )
  app.get('/docs/reference/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  )
  let script: Promise<Buffer> | undefined
  app.get('/docs/reference/scalar.js', async (_request, reply) => {
    script ??= scalar()
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=86400', 'content-encoding': 'gzip' })
      .send(await script)
  })
}

/** Returns the script of the reference, compressed with gzip (1 MB instead of 3 MB). */
async function scalar(): Promise<Buffer> {
  const entry = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')
  return gzipSync(await readFile(join(dirname(entry), 'js/standalone.js')))
}
