import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { afterAll, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { chromiumPath } from '../support/clients/browser.js'
import { testBrowser } from '../support/clients/console-test.js'
import { freePort } from '../support/services/redis.js'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const api = await testApi({
  env: { PUBLIC_URL: origin, OAUTH_DYNAMIC_REGISTRATION: '1' },
})
await api.app.listen({ port })
const team = await api.team()
const mcpUrl = new URL(`${origin}/mcp`)

/** Page to which the consent page redirects, as a client on the user's computer serves it. */
const callback = createServer((_request, response) => response.end('You can close this page.'))
await new Promise<void>((resolve) => callback.listen(0, '127.0.0.1', resolve))
const redirectUri = `http://127.0.0.1:${(callback.address() as AddressInfo).port}/callback`
afterAll(() => callback.close())

/** Keeps the credentials of a client in memory. Stores the authorization URL instead of opening a browser. */
class MemoryProvider implements OAuthClientProvider {
  readonly redirectUrl = redirectUri
  readonly clientMetadata = {
    client_name: 'Planner',
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
  }
  readonly stateValue = randomUUID()
  authorizationUrl: URL | undefined
  #client: StoredOAuthClientInformation | undefined
  #discovery: OAuthDiscoveryState | undefined
  #tokens: StoredOAuthTokens | undefined
  #verifier = ''

  /** @param client credentials of a registered client; without them, the client registers itself */
  constructor(client?: StoredOAuthClientInformation) {
    this.#client = client
  }
  state = () => this.stateValue
  clientInformation = () => this.#client
  saveClientInformation = (client: StoredOAuthClientInformation) => {
    this.#client = client
  }
  discoveryState = () => this.#discovery
  saveDiscoveryState = (state: OAuthDiscoveryState) => {
    this.#discovery = state
  }
  tokens = () => this.#tokens
  saveTokens = (tokens: StoredOAuthTokens) => {
    this.#tokens = tokens
  }
  redirectToAuthorization = (url: URL) => {
    this.authorizationUrl = url
  }
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier
  }
  codeVerifier = () => this.#verifier
}

async function registeredClient(): Promise<StoredOAuthClientInformation> {
  const input = { name: 'Planner', redirectUris: [redirectUri], isConfidential: false }
  const { oauthClient } = await api.mutate(
    api.operator,
    'createOauthClient',
    input,
    'oauthClient { id }',
  )
  return { client_id: oauthClient.id, issuer: origin }
}

const browser = testBrowser()
const newClient = () => new Client({ name: 'test', version: '1' })

describe.runIf(chromiumPath)('the official client signs in with OAuth', () => {
  /** Signs in with a token on the consent page, and allows `scopes` only. Returns the callback. */
  async function consentInBrowser(
    url: URL,
    trust: string,
    scopes: readonly string[],
  ): Promise<URLSearchParams> {
    const page = await (await browser()).newPage({ locale: 'en-US' })
    await page.goto(url.href)
    await page.getByText(trust).waitFor()
    await page.getByLabel('API token of your team').fill(team.token)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Allow' }).waitFor()
    for (const box of await page.getByRole('checkbox').all())
      await box.setChecked(scopes.includes((await box.getAttribute('value'))!))
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.waitForURL(`${redirectUri}?**`)
    await page.close()
    return new URL(page.url()).searchParams
  }

  it.each([
    ['that registers itself', undefined, 'not verified'],
    ['that an operator has registered', registeredClient, 'Registered by'],
  ] as const)('as a client %s', async (_name, register, trust) => {
    const provider = new MemoryProvider(await register?.())
    const transport = new StreamableHTTPClientTransport(mcpUrl, { authProvider: provider })
    // The 401 response leads to the metadata, to registration and to the authorization URL.
    await expect(newClient().connect(transport)).rejects.toThrow(UnauthorizedError)
    const url = provider.authorizationUrl!
    expect(url.searchParams.get('resource')).toBe(mcpUrl.href)
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    expect(url.searchParams.get('scope')).toContain('offline_access')

    const granted = ['orders.lists', 'orders.read']
    const params = await consentInBrowser(url, trust, [...granted, 'offline_access'])
    expect(params.get('state')).toBe(provider.stateValue)
    await transport.finishAuth(params)
    const tokens = provider.tokens()!
    expect(tokens.scope!.split(' ').sort()).toEqual(granted)

    const client = newClient()
    const second = new StreamableHTTPClientTransport(mcpUrl, { authProvider: provider })
    await client.connect(second)
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    expect(names).toContain('list_orders')
    expect(names).not.toContain('checkout')
    const session = await client.callTool({ name: 'get_session', arguments: {} })
    expect(session.structuredContent).toMatchObject({
      source: 'oauth_grant',
      team_id: team.id,
      scopes: granted,
    })
    const orders = await client.callTool({ name: 'list_orders', arguments: {} })
    expect(orders.isError).toBeUndefined()

    // The 401 response to an expired access token leads to a refresh, without another consent.
    provider.saveTokens({ ...tokens, access_token: 'mat_expired' })
    expect((await client.callTool({ name: 'list_orders', arguments: {} })).isError).toBeUndefined()
    expect(provider.tokens()!.refresh_token).not.toBe(tokens.refresh_token)
    await client.close()
  })
})
