/** Server-rendered pages for links in emails. They use forms only, without scripts. */
import { createHash } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html } from 'ghtml'
import type { Language } from '../../prisma/generated/client/enums.js'
import type { Brand, Env } from '../config/env.js'
import { toAppError } from '../errors/app-error.js'
import { inkOn } from '../values/color.js'
import type { RateLimits } from './rate-limit.js'

interface Needs {
  env: Env
  rateLimits: RateLimits
}

/** Error texts by status. `other` is used for every status that is not listed. */
export type PageErrorTexts = Record<number, string> & { other: string }

/**
 * Mounts pages that need no token. Requests are charged to the IP address.
 * @param bodyLimit maximum form body in bytes
 */
export async function mountPages(
  app: FastifyInstance,
  { env, rateLimits }: Needs,
  errors: PageErrorTexts,
  mount: (scope: FastifyInstance) => void,
  bodyLimit = 4096,
): Promise<void> {
  const policy = contentSecurityPolicy(env.brand)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(formbody, { bodyLimit })
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      await rateLimits.charge({ address: request.ip, policy: 'guest' })
    })
    scope.setErrorHandler((error, request, reply) => {
      const { statusCode: own } = error as Error & { statusCode?: number }
      const known = toAppError(error)
      const status = own && own < 500 ? own : known.status
      if (status >= 500) request.log.error({ err: error }, known.message)
      if (known.headers) reply.headers(known.headers)
      const message = errors[status] ?? errors.other
      return sendPage(
        reply.status(status),
        page(env.brand, 'EN', message, html`<h1>${message}</h1>`),
      )
    })
    mount(scope)
  })
}

export function sendPage(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text)
}

/** Renders a page. @param body HTML of the content */
export function page(brand: Brand, language: Language, title: string, body: string): string {
  return html`<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>!${styleOf(brand)}</style>
</head>
<body><main><p>${brand.name}</p>!${body}</main></body>
</html>
`
}

const styleOf = ({ color }: Brand) => `
:root { color-scheme: light dark; --ink: #16202e; --soft: #5a6676; --paper: #fff; --ground: #f3f5f8; --line: #c9d2de; --edge: #7b8798; --bad: #b42318 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf5; --soft: #a3b0c2; --paper: #18212e; --ground: #0f1620; --line: #3b4a63; --edge: #7787a3; --bad: #ffb4ab }
}
* { box-sizing: border-box; margin: 0 }
body { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--ink); background: var(--ground); padding: 32px 16px }
main { max-width: 480px; margin: 0 auto; padding: 24px; background: var(--paper); border: 1px solid var(--line); border-top: 4px solid ${color}; border-radius: 10px; overflow-wrap: anywhere }
p { color: var(--soft); margin-bottom: 8px }
h1 { font-size: 22px; line-height: 1.3; margin-bottom: 20px }
h1 + p { color: var(--ink) }
a { color: inherit }
label { display: block; margin: 16px 0; font-weight: 600 }
input, select, textarea { display: block; width: 100%; min-height: 48px; margin-top: 4px; padding: 8px 12px; font: inherit; color: var(--ink); background: transparent; border: 1px solid var(--edge); border-radius: 8px }
textarea { min-height: 96px }
.trap { position: absolute; left: -9999px }
.text { white-space: pre-wrap; max-height: 320px; overflow: auto }
summary { font-weight: 600; cursor: pointer }
.bad { color: var(--bad) }
button { width: 100%; min-height: 48px; margin-bottom: 10px; font: inherit; font-weight: 600; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: var(--ink); cursor: pointer }
.check { display: flex; gap: 8px; align-items: flex-start; margin: 8px 0; font-weight: 400 }
.check input { flex: none; width: 20px; min-height: 20px; margin: 2px 0 0 }
fieldset { margin: 16px 0; padding: 0; border: 0 }
legend { padding: 0; font-weight: 600 }
.check + button { margin-top: 16px }
form:first-of-type button:not(.plain) { background: ${color}; border-color: ${color}; color: ${inkOn(color)} }
:focus-visible { outline: 3px solid #93b4ff; outline-offset: 2px }
`

/**
 * The policy allows the inline style by its hash. It blocks every other resource.
 * @param formTarget source to which the response to a form may redirect
 */
export const contentSecurityPolicy = (brand: Brand, formTarget = ''): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(brand)).digest('base64')}'`,
    `form-action 'self'${formTarget && ` ${formTarget}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
