import type { FastifyRequest } from 'fastify'
import type { Env } from '../config/env.js'

/** Whether a form was sent by a page of this server, or by a client that is not a browser. */
export function isSameOrigin(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  { publicUrl }: Pick<Env, 'publicUrl'>,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  // Browsers send it over https; `none` is what their user did without a page.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = origin?.replace(/^https?:\/\//, '')
  return from === undefined || from === host || from === new URL(publicUrl).host
}
