import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../access/session.js'
import { AppError } from '../errors/app-error.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the route accepts the console cookie as a token. By default it does not.
     * - `guarded`: only with a custom header. Browsers do not send one to another site without a CORS preflight.
     * - `download`: also without the header. For links to routes that change nothing.
     * - `page`: also without the header. For pages whose forms are accepted only from the same origin.
     */
    cookie?: 'guarded' | 'download' | 'page'
  }
}

const name = 'masthead_token'
const pattern = new RegExp(`(?:^|;\\s*)${name}=(m(?:st|st_test|op)_[0-9A-Za-z]{46})(?:;|$)`)
const maxAgeSeconds = 30 * 24 * 60 * 60

/** Whether a request comes from a browser that is signed in to the console. */
export const hasSession = ({ headers: { cookie } }: FastifyRequest): boolean =>
  cookie !== undefined && pattern.test(cookie)

/** `Authorization` of a request. If the header is missing and the route allows it, the token of the console cookie. */
export function authorizationOf(request: FastifyRequest): string | undefined {
  const { authorization, cookie } = request.headers
  if (authorization !== undefined || cookie === undefined) return authorization
  const { cookie: mode } = request.routeOptions.config
  if (mode !== 'page' && !request.server.services.env.console) return undefined
  if (!mode || (mode === 'guarded' && !request.headers['apollo-require-preflight']))
    return undefined
  const token = pattern.exec(cookie)?.[1]
  return token && `Bearer ${token}`
}

/**
 * Rejects a request that the console sends for one user, after the browser has signed in as another. The console names the
 * user in the header `masthead-user` of changes that it sends after a delay. Requests without the header are accepted.
 * @throws AppError precondition_failed
 */
export function requireNamedUser({ headers }: FastifyRequest, { userId }: Session): void {
  const named = headers['masthead-user']
  if (named === undefined || named === userId) return
  throw new AppError(
    'precondition_failed',
    'The request is for another user than the one who is signed in. Sign in as the user who made it.',
  )
}

/** Sets the console cookie, which scripts cannot read. Without a token, deletes it. */
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

/** Client of a request, as a session that it opens records it. */
export const clientOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  agent: headers['user-agent'] ?? null,
})
