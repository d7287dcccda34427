import type { FastifyBaseLogger } from 'fastify'
import * as client from 'openid-client'
import { testApi } from '../api.js'
import { freePort } from '../services/redis.js'
import { authorizationOf, consent, oauthClient } from './oauth.js'

/** Scopes that the authorization requests of the tests contain. */
export const requestedScopes = [
  'orders.lists',
  'profiles.lists',
  'profiles.create',
  'offline_access',
]

interface ConnectOptions {
  /** Client. Defaults to the registered client. */
  of?: client.Configuration
  /** Changes of the authorization request. */
  more?: Record<string, string>
  /** Scopes that the user grants. Defaults to all requested scopes. */
  chosen?: string[]
  profile?: string
}

/**
 * A server with OAuth and dynamic registration, a team, and a public client that an operator has registered. Await it at
 * the top level of a test file.
 */
export async function oauthServer({ loggerInstance }: { loggerInstance?: FastifyBaseLogger } = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const api = await testApi({
    env: { PUBLIC_URL: origin, OAUTH_DYNAMIC_REGISTRATION: '1' },
    ...(loggerInstance && { loggerInstance }),
  })
  await api.app.listen({ port })
  const team = await api.team()
  const { config, clientId } = await oauthClient(api, origin)
  const request = { scope: requestedScopes.join(' '), resource: origin, prompt: 'consent' }
  return {
    api,
    origin,
    team,
    config,
    clientId,
    /** Parameters of a valid authorization request, without those of PKCE. */
    request,
    /** Authorizes, consents and exchanges the code. */
    async connect(
      token = team.token,
      { of = config, more = {}, chosen = requestedScopes, profile = '' }: ConnectOptions = {},
    ) {
      const authorization = await authorizationOf(of, { ...request, ...more })
      const callback = await consent(origin, token, authorization, { scope: chosen, profile })
      const { verifier, state } = authorization
      const tokens = await client.authorizationCodeGrant(of, callback, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      })
      const code = callback.searchParams.get('code')!
      return { ...tokens, refresh_token: tokens.refresh_token!, code, verifier }
    },
    /** Posts a form to the token endpoint. */
    async post(fields: Record<string, string>, headers: Record<string, string> = {}) {
      const body = new URLSearchParams(fields)
      const response = await fetch(`${origin}/oauth/token`, { method: 'POST', body, headers })
      return { status: response.status, body: await response.json() }
    },
    /** Returns the HTTP status of a REST request with a token. */
    status: async (token: string) => (await api.get(token, '/auth/token')).status,
  }
}
