import type { FastifyInstance } from 'fastify'
import { html } from 'ghtml'
import type { Env } from '../config/env.js'

const references = (url: string) => [
  ['/docs', 'REST API', 'Guides, and a reference in which you can send requests.'],
  ['/graphql', 'GraphQL', 'GraphiQL: send queries and browse the schema. Requires a token.'],
  ['/docs/agents', 'AI agents', `Connect an agent to the MCP server at ${url}/mcp.`],
  ['/docs/errors', 'Errors', 'Meaning of each error code, and how to fix it.'],
  ['/openapi.json', 'OpenAPI in JSON', 'Description of the REST API for client generators.'],
  ['/openapi.yaml', 'OpenAPI in YAML', 'The same description, as YAML.'],
]

const page = (brand: string, url: string, hasConsole: boolean) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>
:root { color-scheme: light dark; --ink: #16202e; --soft: #566273; --paper: #fff; --ground: #f5f7fa; --line: #dde3ea; --brand: #1d4ed8; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf2; --soft: #a3afbf; --paper: #10161f; --ground: #171f2b; --line: #2a3545; --brand: #8ab4ff; --on: #10161f } }
* { box-sizing: border-box }
body { font: 1rem/1.6 Inter, system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 4rem 1.25rem 3rem; overflow-wrap: anywhere;
  color: var(--ink); background: var(--paper) }
h1 { font-size: clamp(2rem, 6vw, 3rem); line-height: 1.15; letter-spacing: -.03em; margin: 0 0 .75rem }
h2 { font-size: 1rem; margin: 3rem 0 .75rem }
p { margin: 0; max-width: 44rem; color: var(--soft) }
.lead { font-size: 1.15rem }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.75rem }
.actions a { padding: .6rem 1.15rem; border: 1px solid var(--line); border-radius: 8px; font-weight: 600; color: var(--ink); text-decoration: none }
.actions .primary { border-color: var(--brand); color: var(--on); background: var(--brand) }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: .75rem; margin: 0; padding: 0; list-style: none }
li a { display: block; height: 100%; padding: .9rem 1.1rem; border: 1px solid var(--line); border-radius: 10px; font-size: .93rem;
  color: var(--soft); text-decoration: none }
li strong { display: block; color: var(--brand) }
a:hover { border-color: var(--brand) }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
code { display: block; margin-top: .5rem; font: .88rem/1.6 ui-monospace, monospace; padding: .75rem 1rem; border-radius: 8px; color: var(--ink); background: var(--ground) }
</style>
</head>
<body>
<main>
<h1>${brand}</h1>
<p class="lead">A marketplace for media placements. Buyers order articles in sites and newsletters, publishers offer their outlets, and writers and operators take each article from brief to publication.</p>
<div class="actions">!${hasConsole ? '<a class="primary" href="/console">Open the console</a>' : ''}<a href="/docs">Documentation</a></div>
<h2>For developers</h2>
<ul>
!${references(url)
  .map(
    ([path, name, text]) =>
      html`<li><a href="${path}"><strong>${name}</strong>${text}</a></li>
`,
  )
  .join('')}</ul>
<h2>Check a token</h2>
<p>The APIs require a token. Create it in the console, or request it from the operator of this server.</p>
<code>curl -H 'Authorization: Bearer mst_…' ${url}/auth/token</code>
</main>
</body>
</html>
`

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"

/** Serves the start page at `/`, with links to the console, the documentation and the API references. */
export function mountHome(
  app: FastifyInstance,
  { brand, publicUrl, console }: Pick<Env, 'brand' | 'publicUrl' | 'console'>,
): void {
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page(brand.name, publicUrl, console)),
  )
}
