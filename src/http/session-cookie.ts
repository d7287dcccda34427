import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the token may come in the cookie of the console: `guarded`, with a header that a browser sends to no other
     * site without asking, or `download`, for what a link leads to and changes nothing.
     */
    cookie?: 'guarded' | 'download'
  }
}

const name = 'masthead_token'
const pattern = new RegExp(`(?:^|;\\s*)${name}=(m(?:st|op)_[0-9A-Za-z]{46})(?:;|$)`)
const maxAgeSeconds = 30 * 24 * 60 * 60

/** The `Authorization` of a request: the header, or what the cookie of the console stands for where a route takes it. */
export function authorizationOf(request: FastifyRequest): string | undefined {
  const { authorization, cookie } = request.headers
  if (authorization !== undefined || cookie === undefined) return authorization
  if (!request.server.services.env.console) return undefined
  const { cookie: taken } = request.routeOptions.config
  if (!taken || (taken === 'guarded' && !request.headers['apollo-require-preflight']))
    return undefined
  const token = pattern.exec(cookie)?.[1]
  return token && `Bearer ${token}`
}

/** Has the browser keep a token where scripts cannot read it, or forget it when there is none. */
export function keepToken(
  reply: FastifyReply,
  token: string | undefined,
  secure: boolean,
  seconds = maxAgeSeconds,
): void {
  const age = token ? seconds : 0
  reply.header(
    'set-cookie',
    `${name}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  )
}
