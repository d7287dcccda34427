import * as client from 'openid-client'
import type { Api } from '../api.js'

/** Browser of a user: sends cookies back by path, follows redirects of this server, and submits forms. */
export class Browser {
  readonly #origin: string
  readonly #cookies = new Map<string, { value: string; path: string }>()

  constructor(origin: string) {
    this.#origin = origin
  }

  setCookie(name: string, value: string, path = '/'): void {
    this.#cookies.set(name, { value, path })
  }

  /** Requests a URL. Follows redirects within the server. Returns the response, or the URL on another site. */
  async open(url: string, init: RequestInit = {}): Promise<Page> {
    for (let at = new URL(url, this.#origin), request = init; ; request = {}) {
      if (at.origin !== this.#origin)
        return { status: 303, text: '', url: at, headers: new Headers() }
      const headers = new Headers(request.headers)
      const cookies = [...this.#cookies].filter(([, { path }]) => at.pathname.startsWith(path))
      if (cookies.length > 0)
        headers.set('cookie', cookies.map(([name, { value }]) => `${name}=${value}`).join('; '))
      const response = await fetch(at, { ...request, headers, redirect: 'manual' })
      this.#keep(response.headers)
      const location = response.headers.get('location')
      if (!location)
        return {
          status: response.status,
          text: await response.text(),
          url: at,
          headers: response.headers,
        }
      at = new URL(location, at)
    }
  }

  /** Submits the form of a page, with its hidden fields. */
  submit(page: Page, fields: Record<string, string | string[]>, headers = {}): Promise<Page> {
    const hidden = page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
    const body = new URLSearchParams([...hidden].map(([, name, value]) => [name!, value!]))
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) body.append(name, value)
    return this.open(page.url.href, { method: 'POST', body, headers })
  }

  #keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      const path = /;\s*path=([^;]+)/i.exec(cookie)?.[1] ?? '/'
      if (value === '') this.#cookies.delete(name!)
      else this.setCookie(name!, value!, path)
    }
  }
}

/** Response to a browser. */
export interface Page {
  status: number
  text: string
  url: URL
  headers: Headers
}

export const redirectUri = 'http://127.0.0.1:9876/callback'

/** Configuration of openid-client for a public client that an operator has registered. */
export async function oauthClient(
  api: Api,
  origin: string,
  options: { isConfidential?: boolean; redirectUris?: string[]; name?: string } = {},
): Promise<{ config: client.Configuration; clientId: string; clientSecret: string | null }> {
  const { isConfidential = false, redirectUris = [redirectUri], name = 'Planner' } = options
  const { oauthClient: made, clientSecret } = await api.mutate(
    api.operator,
    'createOauthClient',
    { name, redirectUris, isConfidential },
    'clientSecret oauthClient { id name redirectUris isConfidential isDynamic }',
  )
  const config = await client.discovery(
    new URL(origin),
    made.id,
    clientSecret ?? undefined,
    clientSecret ? client.ClientSecretBasic(clientSecret) : client.None(),
    { algorithm: 'oauth2', execute: [client.allowInsecureRequests] },
  )
  return { config, clientId: made.id, clientSecret }
}

export interface Authorization {
  url: URL
  verifier: string
  state: string
}

/** URL of an authorization request with PKCE. */
export async function authorizationOf(
  config: client.Configuration,
  parameters: Record<string, string>,
): Promise<Authorization> {
  const verifier = client.randomPKCECodeVerifier()
  const state = client.randomState()
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    ...parameters,
  })
  return { url, verifier, state }
}

/** Consents in a browser that is signed in by a token. Returns the URL of the callback. */
export async function consent(
  origin: string,
  token: string,
  authorization: Pick<Authorization, 'url'>,
  fields: Record<string, string | string[]>,
): Promise<URL> {
  const browser = new Browser(origin)
  browser.setCookie('masthead_token', token)
  const page = await browser.open(authorization.url.href)
  if (page.status !== 200) return page.url
  const answer = await browser.submit(page, { decision: 'allow', ...fields })
  return answer.url
}
