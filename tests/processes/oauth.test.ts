import { once } from 'node:events'
import * as client from 'openid-client'
import { expect, it } from 'vitest'
import { authorizationOf, Browser, redirectUri } from '../support/clients/oauth.js'
import { testDatabase } from '../support/database.js'
import { mastheadJson } from '../support/processes/cli.js'
import { type Instance, startInstance } from '../support/processes/instance.js'
import { freePort } from '../support/services/redis.js'

const { url } = await testDatabase()
const port = await freePort()
const origin = `http://127.0.0.1:${port}`

let instance: Instance

const start = async () => {
  const env = { PORT: String(port), PUBLIC_URL: origin, OAUTH_DYNAMIC_REGISTRATION: '1' }
  instance = await startInstance(url, env)
}

/** Kills the server with SIGKILL, and restarts it. */
const crash = async () => {
  const exited = once(instance.child, 'exit')
  instance.child.kill('SIGKILL')
  await exited
  await start()
}

it('an authorization survives kill -9 before consent, and before and after the tokens are issued', async () => {
  await start()
  const team = await mastheadJson(url, 'team', 'create', '--name', 'Acme')
  const args = ['--team', team.slug, '--type', 'full_access']
  const { token } = await mastheadJson(url, 'token', 'create', ...args)
  const config = await client.dynamicClientRegistration(
    new URL(origin),
    { client_name: 'Planner', redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
    client.None(),
    { algorithm: 'oauth2', execute: [client.allowInsecureRequests] },
  )
  const scope = 'orders.lists offline_access'
  const authorization = await authorizationOf(config, {
    scope,
    resource: origin,
    prompt: 'consent',
  })
  const browser = new Browser(origin)
  browser.setCookie('masthead_token', token)
  const page = await browser.open(authorization.url.href)
  expect(page.text).toContain('Allow Planner to access Acme?')
  await crash()
  const { url: callback } = await browser.submit(page, {
    decision: 'allow',
    scope: scope.split(' '),
  })
  await crash()
  const first = await client.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: authorization.verifier,
    expectedState: authorization.state,
  })
  const status = async (accessToken: string) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    return (await fetch(`${origin}/auth/token`, { headers })).status
  }
  expect(await status(first.access_token)).toBe(200)
  const second = await client.refreshTokenGrant(config, first.refresh_token!)
  await crash()
  expect(await status(second.access_token)).toBe(200)
  // A refresh token that was used before the crash is not valid after it.
  await expect(client.refreshTokenGrant(config, first.refresh_token!)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
  await instance.end('SIGTERM')
}, 240_000)
