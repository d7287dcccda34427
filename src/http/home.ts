import type { FastifyInstance } from 'fastify'
import { html } from 'ghtml'

const page = (url: string, hasConsole: boolean) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Masthead</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>
:root { color-scheme: light dark; --ink: #16202e; --soft: #566273; --paper: #fff; --ground: #f5f7fa; --brand: #1d4ed8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf2; --soft: #a3afbf; --paper: #10161f; --ground: #171f2b; --brand: #8ab4ff } }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere;
  color: var(--ink); background: var(--paper) }
a { color: var(--brand) }
h1 { line-height: 1.2; letter-spacing: -.02em }
dt { font-weight: 600; margin-top: 1rem }
dd { margin: 0; color: var(--soft) }
code { display: block; font: .9em/1.6 ui-monospace, monospace; padding: .6rem .8rem; border-radius: 8px; background: var(--ground) }
</style>
</head>
<body>
<main>
<h1>Masthead</h1>
<p>A marketplace for media placements. This server has a REST API for integrations, a GraphQL API for frontends and analysts, and an MCP server for AI agents. All require a token, which you get from the operator of this server.</p>
<dl>
!${
  hasConsole
    ? html`<dt><a href="/console">Console</a></dt>
<dd>Web interface for operators, analysts and teams.</dd>
`
    : ''
}<dt><a href="/docs">Documentation</a></dt>
<dd>Guides, and a reference of the REST API in which you can send requests.</dd>
<dt><a href="/docs/errors">Errors</a></dt>
<dd>Meaning of each error code, and how to fix it.</dd>
<dt><a href="/graphql">GraphiQL</a></dt>
<dd>Send GraphQL queries and browse the schema. Enter the token in the field above the query.</dd>
<dt><a href="/docs/agents">AI agents</a></dt>
<dd>Connect an agent to ${url}/mcp.</dd>
<dt><a href="/openapi.json">openapi.json</a>, <a href="/openapi.yaml">openapi.yaml</a></dt>
<dd>OpenAPI document, for client generators.</dd>
</dl>
<p>Check a token: <code>curl -H 'Authorization: Bearer mst_…' ${url}/auth/token</code></p>
</main>
</body>
</html>
`

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"

/** Serves the start page at `/`, with links to the console, the documentation and the API references. */
export function mountHome(
  app: FastifyInstance,
  { publicUrl, console }: { publicUrl: string; console: boolean },
): void {
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page(publicUrl, console)),
  )
}
