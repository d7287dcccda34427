import type { FastifyInstance } from 'fastify'
import { html } from 'ghtml'
import type { Env } from '../config/env.js'
import { inkOn, onDark } from '../values/color.js'
import { initialOf } from '../values/initials.js'
import { fontFace, fontFamily } from './typeface.js'

const references = (url: string) => [
  ['/docs', 'REST API', 'Guides, and a reference in which you can send requests.'],
  ['/graphql', 'GraphQL', 'GraphiQL: send queries and browse the schema. Requires a token.'],
  ['/docs/agents', 'AI agents', `Connect an agent to the MCP server at ${url}/mcp.`],
  ['/docs/errors', 'Errors', 'Meaning of each error code, and how to fix it.'],
  ['/openapi.json', 'OpenAPI in JSON', 'Description of the REST API for client generators.'],
  ['/openapi.yaml', 'OpenAPI in YAML', 'The same description, as YAML.'],
]

const audiences = [
  ['Buyers', 'Compare outlets, order placements within a budget, and approve briefs and drafts.'],
  ['Publishers', 'Offer outlets and products, accept placements, deliver them and get paid.'],
  ['Writers', 'Write the drafts that are assigned to you, with the brief next to them.'],
  ['Operators', 'Run the catalogue, production, payments and payouts of the marketplace.'],
]

type HomeSettings = Pick<Env, 'brand' | 'publicUrl' | 'console' | 'publisherApplications'>

const page = ({
  brand,
  publicUrl,
  console: hasConsole,
  publisherApplications,
}: HomeSettings) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>!${fontFace}
:root { color-scheme: light dark; --ink: #16202e; --soft: #566273; --paper: #fff; --ground: #f6f7f9; --line: #e3e8ef; --brand: ${brand.color}; --on: ${inkOn(brand.color)}; --link: #1d4ed8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf2; --soft: #a3afbf; --paper: #141b25; --ground: #0d1219; --line: #263243;
  --brand: ${onDark(brand.color)}; --on: ${inkOn(onDark(brand.color))}; --link: #8ab4ff } }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font: 1rem/1.6 !${fontFamily}; font-feature-settings: "cv05", "ss01"; overflow-wrap: anywhere; color: var(--ink); background: var(--ground) }
.wide { max-width: 66rem; margin: 0 auto; padding-inline: 1.5rem }
header { background: var(--paper); border-bottom: 1px solid var(--line) }
nav { display: flex; align-items: center; gap: .5rem 1.5rem; padding-block: .85rem; font-size: .94rem }
nav strong { display: flex; align-items: center; gap: .65rem; margin-right: auto; font-weight: 650 }
nav span { display: grid; place-items: center; width: 28px; height: 28px; border-radius: 7px; font-weight: 700; color: var(--on); background: var(--brand) }
nav a { color: var(--soft); text-decoration: none; font-weight: 500 }
.hero { padding-block: clamp(2.5rem, 8vw, 5rem) clamp(2rem, 6vw, 3.5rem) }
h1 { max-width: 22ch; font-size: clamp(1.9rem, 5vw, 3rem); line-height: 1.12; letter-spacing: -.035em; font-weight: 680; text-wrap: balance }
h2 { font-size: 1.1rem; letter-spacing: -.01em; font-weight: 620; margin: 2.75rem 0 .9rem }
.lead { max-width: 40rem; margin-top: 1rem; font-size: 1.1rem }
p { color: var(--soft) }
.actions { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1.75rem }
.actions a { padding: .55rem 1.1rem; border: 1px solid var(--line); border-radius: 9px; font-weight: 600; font-size: .97rem; color: var(--ink); background: var(--paper); text-decoration: none }
.actions .primary { border-color: var(--brand); color: var(--on); background: var(--brand) }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr)); gap: .75rem; list-style: none }
.links { grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)) }
li > div, li a { display: block; height: 100%; padding: 1rem 1.15rem; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); font-size: .93rem;
  color: var(--soft); text-decoration: none }
li strong { display: block; font-weight: 600; color: var(--link) }
li > div strong { font-size: .97rem; color: var(--ink) }
nav a:hover { color: var(--ink) } .links a:hover { border-color: var(--link) } .actions a:hover { filter: brightness(.96) }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 6px }
code { display: block; margin-top: .75rem; font: .88rem/1.6 ui-monospace, SFMono-Regular, Menlo, monospace; padding: .85rem 1.15rem; border: 1px solid var(--line); border-radius: 12px; color: var(--ink); background: var(--paper) }
main { padding-bottom: 4rem }
</style>
</head>
<body>
<header><nav class="wide" aria-label="Main"><strong><span aria-hidden="true">${initialOf(brand.name)}</span>${brand.name}</strong><a href="/docs">Documentation</a>!${hasConsole ? '<a href="/console">Console</a>' : ''}</nav></header>
<main class="wide">
<section class="hero">
<h1>Media placements, from catalogue to publication</h1>
<p class="lead">Buyers order articles in sites and newsletters, publishers offer their outlets, and writers and operators take each article from brief to publication.</p>
<div class="actions">!${hasConsole ? '<a class="primary" href="/console">Open the console</a>' : ''}!${publisherApplications ? '<a href="/publishers/apply">Apply as a publisher</a>' : ''}<a href="/docs">Read the documentation</a></div>
</section>
<ul>
!${audiences.map(([name, text]) => html`<li><div><strong>${name}</strong>${text}</div></li>`).join('\n')}
</ul>
<h2>For developers</h2>
<ul class="links">
!${references(publicUrl)
  .map(
    ([path, name, text]) =>
      html`<li><a href="${path}"><strong>${name}</strong>${text}</a></li>
`,
  )
  .join('')}</ul>
<h2>Check a token</h2>
<p>The APIs require a token. Create it in the console, or request it from the operator of this server.</p>
<code>curl -H 'Authorization: Bearer mst_…' ${publicUrl}/auth/token</code>
</main>
</body>
</html>
`

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-ancestors 'none'"

/** Serves the start page at `/`, with links to the console, the documentation and the API references. */
export function mountHome(app: FastifyInstance, env: HomeSettings): void {
  app.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page(env)),
  )
}
