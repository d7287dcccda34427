/** Serves the GraphiQL page at /graphql, with an input for the token. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendUnlessKnown, tagOf } from '../http/entity-tag.js'
import type { CachedBody } from '../http/response-cache.js'
import { fontFace, fontFamily } from '../http/typeface.js'
import { icon } from '../pages/docs/layout.js'

const style = `${fontFace}
:root { color-scheme: light dark; --bar: #fff; --bar-ink: #16202e; --bar-soft: #566273; --bar-line: #c9d2de }
@media (prefers-color-scheme: dark) { :root { --bar: #212a3b; --bar-ink: #e6ebf2; --bar-soft: #b7c2d0; --bar-line: #4a5870 } }
body.graphiql-light { --bar: #fff; --bar-ink: #16202e; --bar-soft: #566273; --bar-line: #c9d2de }
body.graphiql-dark { --bar: #212a3b; --bar-ink: #e6ebf2; --bar-soft: #b7c2d0; --bar-line: #4a5870 }
#body { display: flex; flex-direction: column; height: 100vh; height: 100dvh; margin: 0 }
#root { flex: 1; min-height: 0; height: auto }
#root .graphiql-container { height: 100% }
.graphiql-container .graphiql-logo { display: none }
/* Comments in the dark theme, whose green has too little contrast. */
.monaco-editor.vs-dark .mtk8 { color: #8fbc7f }
.token { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 8px 16px; font: 14px/1.4 ${fontFamily};
  color: var(--bar-ink); background: var(--bar) }
.token h1 { font-size: 15px; margin: 0 12px 0 0 } .token h1 a { display: flex; align-items: center; gap: 10px; text-decoration: none }
.token label { font-weight: 600 }
.token input { font: inherit; flex: 0 1 420px; min-width: 0; padding: 5px 10px; border: 1px solid var(--bar-line);
  border-radius: 8px; color: inherit; background: transparent }
.token input::placeholder { color: var(--bar-soft); opacity: 1 }
.token p { margin: 0; color: var(--bar-soft) } .token a { color: inherit }
@media (max-width: 800px) {
  .token input { flex: 1 1 200px } .token p { flex-basis: 100%; font-size: 14px }
  .graphiql-container .graphiql-horizontal-drag-bar { display: none }
  .graphiql-container .graphiql-main, .graphiql-container #graphiql-session { flex-direction: column }
  .graphiql-container #graphiql-session > * { flex: 1 1 50% !important; min-height: 0; min-width: 0 }
  .graphiql-container .graphiql-plugin { flex: 1 1 50% !important; min-height: 0; max-width: none; overflow: auto }
  .graphiql-container .graphiql-sidebar { width: 48px; padding: 4px }
  .graphiql-container .graphiql-sessions { margin: 8px 8px 8px 0 }
}`

const bar = `<header class="token"><h1><a href="/">${icon}Masthead</a></h1>
<label for="token">Token</label>
<input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="mst_… or mop_…">
<p>Paste a token. No request is sent without one. <a href="/docs/graphql">Guide</a></p></header>
<script>
{
  const token = document.getElementById('token')
  const send = window.fetch
  let given
  const isGiven = new Promise((resolve) => {
    given = resolve
  })
  let isRefused = false
  token.addEventListener('input', () => {
    if (/^\\s*m(st|op)_\\w{46}\\s*$/.test(token.value)) given()
  })
  token.addEventListener('change', () => {
    given()
    if (isRefused) document.querySelector('[aria-label^="Re-fetch"]')?.click()
  })
  // What GraphiQL asks at once, the schema among it, waits for the token; headers below the query may have one of their own.
  window.fetch = async (target, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('authorization')) {
      await isGiven
      headers.set('authorization', 'Bearer ' + token.value.trim())
    }
    const answer = await send(target, { ...init, headers })
    isRefused = answer.status === 401
    return answer
  }
}
</script>
`

const welcome = `# Put your token into the field above, then run:
query Catalogue {
  listings(first: 5, orderBy: { field: POPULARITY, direction: DESC }) {
    totalCount
    nodes { name outletName country prices { unitAmount currency } }
  }
}
`

// The page contains its script and styles inline.
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; frame-ancestors 'none'"

/** Whether the request is a browser's navigation to the page. */
export function opensPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

let plain: CachedBody | undefined
let zipped: Promise<CachedBody> | undefined

/** Sends the page, compressed if the browser accepts gzip. Responds with 304 if the browser's copy is current. */
export async function sendGraphiql(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  plain ??= toHtml(Buffer.from(graphiqlPage()))
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  if (takesGzip) zipped ??= promisify(gzip)(plain.bytes).then(toHtml)
  const body = takesGzip ? await zipped! : plain
  if (takesGzip) reply.header('content-encoding', 'gzip')
  reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      vary: 'accept, accept-encoding',
    })
    .type('text/html; charset=utf-8')
  return sendUnlessKnown(request, reply, body)
}

const toHtml = (bytes: Buffer): CachedBody => ({ bytes, etag: tagOf(bytes) })

/** Renders GraphiQL with an input for the token above it. The layout is responsive. */
function graphiqlPage(): string {
  return renderGraphiQL({
    title: 'GraphiQL · Masthead',
    favicon: '/favicon.ico',
    defaultQuery: welcome,
    defaultEditorToolsVisibility: false,
  })
    .replace('<meta charset="utf-8" />', (meta) => `${meta}${viewport}`)
    .replace('</head>', (end) => `<style>${style}</style>${end}`)
    .replace('<div id="root"></div>', () => `${bar}<main id="root"></main>`)
}

const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
