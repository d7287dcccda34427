/** Server-rendered pages for links in emails. They use forms only, without scripts. */
import { createHash } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html } from 'ghtml'
import type { Language } from '../../prisma/generated/client/enums.js'
import type { Brand, Env } from '../config/env.js'
import { toAppError } from '../errors/app-error.js'
import { inkOn, onDark } from '../values/color.js'
import { initialOf } from '../values/initials.js'
import type { RateLimits } from './rate-limit.js'
import { fontFace, fontFamily } from './typeface.js'

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
<body><main><p class="brand"><span aria-hidden="true">${initialOf(brand.name)}</span>${brand.name}</p>!${body}</main></body>
</html>
`
}

const styleOf = ({ color }: Brand) => `${fontFace}
:root { color-scheme: light dark; --ink: #16202e; --soft: #566273; --paper: #fff; --ground: #f6f7f9; --line: #e3e8ef; --edge: #8794a6; --bad: #a8201a;
  --brand: ${color}; --on-brand: ${inkOn(color)} }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6ebf2; --soft: #a3afbf; --paper: #141b25; --ground: #0d1219; --line: #263243; --edge: #5d6c82; --bad: #ff9d94;
    --brand: ${onDark(color)}; --on-brand: ${inkOn(onDark(color))} }
}
* { box-sizing: border-box; margin: 0 }
body { font: 15px/1.55 ${fontFamily}; font-feature-settings: "cv05", "ss01"; color: var(--ink); background: var(--ground);
  padding: clamp(16px, 9vh, 96px) 16px 32px; accent-color: var(--brand) }
main { max-width: 460px; margin: 0 auto; padding: 32px; background: var(--paper); border: 1px solid var(--line); border-radius: 16px;
  box-shadow: 0 1px 2px rgb(0 0 0 / 6%), 0 8px 24px rgb(0 0 0 / 8%); overflow-wrap: anywhere }
p { color: var(--soft); margin-bottom: 8px }
.brand { display: flex; align-items: center; gap: 10px; margin-bottom: 24px; color: var(--ink); font-weight: 600 }
.brand span { display: grid; place-items: center; flex: none; width: 28px; height: 28px; border-radius: 7px; font-weight: 700;
  color: var(--on-brand); background: var(--brand) }
h1 { font-size: 21px; line-height: 1.3; letter-spacing: -.02em; font-weight: 650; margin-bottom: 12px }
h1 + p { color: var(--ink) }
dt { color: var(--soft); font-size: 14px }
dd { margin-bottom: 8px; white-space: pre-wrap }
a { color: inherit }
form { margin-top: 20px }
label { display: block; margin: 16px 0; font-weight: 550 }
input, select, textarea { display: block; width: 100%; min-height: 42px; margin-top: 5px; padding: 8px 12px; font: inherit; font-weight: 400; color: var(--ink);
  background: var(--paper); border: 1px solid var(--edge); border-radius: 8px }
textarea { min-height: 88px }
label + p { margin-top: -10px; font-size: 14px }
.trap { position: absolute; left: -9999px }
.text { white-space: pre-wrap; max-height: 320px; overflow: auto }
summary { font-weight: 550; cursor: pointer }
.bad, label + .bad { color: var(--bad) }
button { width: 100%; min-height: 44px; margin-top: 10px; font: inherit; font-weight: 600; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: var(--ink); cursor: pointer }
button + p, form + p { margin: 14px 0 0 }
.primary { display: grid; place-items: center; min-height: 44px; margin-top: 20px; font-weight: 600; text-decoration: none; border-radius: 8px;
  background: var(--brand); color: var(--on-brand) }
.primary + form { padding-top: 4px; border-top: 1px solid var(--line) }
summary + ul { margin: 6px 0 0; padding-left: 20px; color: var(--soft) }
.check { display: flex; gap: 10px; align-items: flex-start; margin: 8px 0; font-weight: 400 }
.check input { flex: none; width: 18px; min-height: 18px; margin: 3px 0 0 }
fieldset { margin: 20px 0; padding: 0; border: 0 }
legend { padding: 0; font-weight: 600 }
.check + button { margin-top: 16px }
form:first-of-type button:not(.plain) { background: var(--brand); border-color: var(--brand); color: var(--on-brand) }
button:hover, .primary:hover { filter: brightness(.95) }
:focus-visible { outline: 3px solid #93b4ff; outline-offset: 2px }
@media (max-width: 480px) { main { padding: 24px 20px } }
`

/**
 * The policy allows the inline style by its hash, and the typeface. It blocks every other resource.
 * @param formTarget source to which the response to a form may redirect
 */
export const contentSecurityPolicy = (brand: Brand, formTarget = ''): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(brand)).digest('base64')}'`,
    "font-src 'self'",
    `form-action 'self'${formTarget && ` ${formTarget}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
