import { setTimeout as sleep } from 'node:timers/promises'
import * as client from 'openid-client'
import { describe, expect, test } from 'vitest'
import { purgeExpiredOauth } from '../../src/oauth/retention.js'
import { authorizationOf, Browser, oauthClient } from '../support/clients/oauth.js'
import { oauthServer } from '../support/clients/oauth-server.js'

const { api, origin, team, config, clientId, request, connect, post, status } = await oauthServer()

describe('registration', () => {
  let addresses = 0
  /** Registers a client from another IP address each time, because an address can register ten a minute. */
  const register = async (payload: object) => {
    const remoteAddress = `10.0.0.${++addresses}`
    const request = { method: 'POST', url: '/oauth/register', remoteAddress, payload } as const
    const response = await api.app.inject(request)
    return { status: response.statusCode, body: response.json() }
  }
  const metadata = {
    client_name: 'Desk',
    redirect_uris: ['http://localhost:3000/cb', 'com.example.desk:/callback'],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    scope: 'orders.lists offline_access',
  }

  test('registers a client that is shown as not verified', async () => {
    const { status, body } = await register(metadata)
    expect(status).toBe(201)
    expect(body).toMatchObject({ client_name: 'Desk', redirect_uris: metadata.redirect_uris })
    expect(body).not.toHaveProperty('id_token_signed_response_alg')
    const self = new client.Configuration(
      config.serverMetadata(),
      body.client_id,
      undefined,
      client.None(),
    )
    client.allowInsecureRequests(self)
    const more = { redirect_uri: 'http://localhost:4567/cb', scope: metadata.scope }
    const authorization = await authorizationOf(self, { ...request, ...more })
    const browser = new Browser(origin)
    browser.setCookie('masthead_token', team.token)
    const page = await browser.open(authorization.url.href)
    expect(page.text).toContain('Not verified')
    const { url } = await browser.submit(page, { decision: 'allow', scope: ['orders.lists'] })
    expect(url.href.startsWith('http://localhost:4567/cb?code=')).toBe(true)
  })

  test('is open to browsers, and tokens to those at a redirect URI', async () => {
    const preflight = await fetch(`${origin}/oauth/register`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    const redirectUris = ['cursor://callback', 'https://desk.example/cb']
    const { clientId: id } = await oauthClient(api, origin, { redirectUris })
    const fields = { grant_type: 'refresh_token', client_id: id, refresh_token: 'mrt_x' }
    const errorFor = async (from: string) => (await post(fields, { origin: from })).body.error
    expect(await errorFor('https://desk.example')).toBe('invalid_grant')
    expect(await errorFor('https://evil.example')).toBe('invalid_request')
    expect(await errorFor('null')).toBe('invalid_request')
  })

  test.each([
    ['http beyond this machine', { redirect_uris: ['http://example.com/cb'] }],
    ['a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['data', { redirect_uris: ['data:text/html,x'] }],
    ['a fragment', { redirect_uris: ['https://example.com/cb#x'] }],
    ['a scheme without a domain', { redirect_uris: ['desk:/callback'] }],
    ['a scheme of Windows', { redirect_uris: ['ms-app.example:/callback'] }],
    ['a scheme of Android', { redirect_uris: ['intent://example.com#Intent;end'] }],
    ['a scheme of the browser', { redirect_uris: ['view-source:https://example.com/cb'] }],
    ['a password', { redirect_uris: ['https://a:b@example.com/cb'] }],
    ['a long redirect URI', { redirect_uris: [`https://example.com/${'x'.repeat(2000)}`] }],
    [
      'many redirect URIs',
      { redirect_uris: Array.from({ length: 11 }, (_, index) => `https://example.com/${index}`) },
    ],
    ['a long name', { client_name: 'x'.repeat(101) }],
    ['a NUL in the name', { client_name: 'a\0b' }],
    ['half a character in the name', { client_name: '\ud800' }],
    ['a NUL in a contact', { contacts: ['a\0@example.com'] }],
    ['no redirect URI', { redirect_uris: [] }],
    ['another grant', { grant_types: ['client_credentials'] }],
    ['an unknown scope', { scope: 'orders.destroy' }],
  ])('is refused with %s', async (_name, change) => {
    const { status, body } = await register({ ...metadata, ...change })
    expect(status).toBe(400)
    expect(body.error).toMatch(/^invalid_(client_metadata|redirect_uri)$/)
  })

  test('ends after a day for clients without consent, and after 30 days for unused ones', async () => {
    const ids = await Promise.all(
      ['new', 'without', 'revoked', 'unused'].map(async (client_name) => {
        const { body } = await register({ ...metadata, client_name })
        return body.client_id as string
      }),
    )
    const [fresh, without, revoked, unused] = ids as [string, string, string, string]
    const age = async (id: string, days: number) => {
      const past = new Date(Date.now() - days * 86_400_000)
      const data = { createdAt: past, lastUsedAt: past }
      await api.prisma.oauthClient.update({ where: { id }, data })
    }
    const grantedAt = new Date(Date.now() - 1_000)
    const grants = { teamId: team.id, userId: team.ownerId, grantedAt, revokedAt: new Date() }
    await api.prisma.oauthGrant.createMany({
      data: [revoked, unused].map((clientId) => ({ ...grants, clientId })),
    })
    await age(fresh, 0.9)
    await age(without, 1.1)
    await age(revoked, 29)
    await age(unused, 31)
    await purgeExpiredOauth.run({}, { prisma: api.prisma } as never)
    const left = await api.prisma.oauthClient.findMany({ where: { id: { in: ids } } })
    expect(left.map(({ name }) => name).sort()).toEqual(['new', 'revoked'])
  })

  test('stores only the metadata that authorization needs', async () => {
    const { body } = await register({ ...metadata, contacts: ['a@example.com'] })
    const where = { id: body.client_id as string }
    const stored = await api.prisma.oauthClient.findUniqueOrThrow({ where })
    expect(Object.keys(stored.metadata as object)).not.toContain('contacts')
  })

  test('ends for clients that are not used, and expired tokens are deleted', async () => {
    const { body } = await register(metadata)
    const old = new Date(Date.now() - 31 * 86_400_000)
    const where = { id: body.client_id as string }
    await api.prisma.oauthClient.update({ where, data: { createdAt: old } })
    const expired = await connect()
    await api.prisma.oauthArtifact.updateMany({ data: { expiresAt: old } })
    await purgeExpiredOauth.run({}, { prisma: api.prisma } as never)
    expect(await api.prisma.oauthClient.count({ where })).toBe(0)
    expect(await api.prisma.oauthClient.count({ where: { id: clientId } })).toBe(1)
    expect(await api.prisma.oauthArtifact.count()).toBe(0)
    await sleep(1000)
    expect(await status(expired.access_token)).toBe(401)
  })
})
