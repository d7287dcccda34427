import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JWK, Provider as Oidc } from 'oidc-provider'
import { Provider } from '../../../src/oauth/library.js'

/** Claims of an account, by name. `sub` is the key of the account. */
export type AccountClaims = Record<string, unknown>

const clientId = 'masthead'
const clientSecret = 'secret of the client, which is long enough'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const answer503: Handler = (_request, response) => void response.writeHead(503).end()

/**
 * An OpenID provider on 127.0.0.1 with one client. It signs every browser in as `account`, without a page. It responds
 * once `settings` was called.
 * @param hasClaimsInIdToken whether the ID token contains the claims, besides the userinfo endpoint
 */
export async function openOpenidProvider({ hasClaimsInIdToken = false } = {}) {
  const state = {
    accounts: new Map<string, AccountClaims>(),
    /** Account that signs in. Undefined if the user refuses. */
    account: undefined as string | undefined,
  }
  let isDown = false
  let serve = answer503
  const server = createServer((request, response) =>
    (isDown ? answer503 : serve)(request, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

  const providerFor = (redirectUri: string) =>
    new Provider(issuer, {
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: [redirectUri],
        },
      ],
      conformIdTokenClaims: !hasClaimsInIdToken,
      cookies: { keys: ['key of the cookies'] },
      features: { devInteractions: { enabled: false } },
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({ ...state.accounts.get(sub), sub }),
      }),
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      jwks: { keys: [key.export({ format: 'jwk' }) as JWK] },
    })
  const handlerOf = (provider: Oidc): Handler => {
    const signIn: Handler = async (request, response) => {
      const { params } = await provider.interactionDetails(request, response)
      const { account: accountId } = state
      if (!accountId)
        return provider.interactionFinished(request, response, { error: 'access_denied' })
      const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
      grant.addOIDCScope(String(params.scope))
      const grantId = await grant.save()
      const login = { accountId, remember: false }
      return provider.interactionFinished(request, response, { login, consent: { grantId } })
    }
    const respond = provider.callback()
    return (request, response) =>
      void (request.url?.startsWith('/interaction/') ? signIn : respond)(request, response)
  }
  return Object.assign(state, {
    issuer,
    /** Registers the client of the server at a URL, and returns the settings of that server. */
    settings: (publicUrl: string) => {
      serve = handlerOf(providerFor(`${publicUrl}/sign-in/sso/callback`))
      return {
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
      }
    },
    /** Returns 503 for every request, until it is called with `false`. */
    fail(fails = true) {
      isDown = fails
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

export type OpenidProvider = Awaited<ReturnType<typeof openOpenidProvider>>
