import { generateKeyPairSync } from 'node:crypto'
import type { ParsedUrlQuery } from 'node:querystring'
import type { FastifyBaseLogger } from 'fastify'
import type {
  ClientMetadata,
  Configuration,
  JWK,
  KoaContextWithOIDC,
  Provider as OauthProvider,
  interactionPolicy as Policy,
} from 'oidc-provider'
import { grantScopes, isReading } from '../access/scope.js'
import { generateToken, type TokenPrefix } from '../access/token-form.js'
import type { Env } from '../config/env.js'
import {
  clientMetadataError,
  hashClientSecret,
  isOauthClientDisabled,
} from '../domain/accounts/oauth-client.js'
import { offlineAccess } from '../domain/accounts/oauth-grant.js'
import { isBlocked } from '../domain/accounts/user.js'
import { type AppError, toAppError } from '../errors/app-error.js'
import type { MarketClient } from '../postgres/transaction.js'
import { uuidV7 } from '../values/uuid.js'
import { currentDb, postgresAdapter, withRequestTransaction } from './adapter.js'
import { errors, interactionPolicy, Provider } from './library.js'
import { fetchDocument } from './metadata-fetch.js'
import { trustOf } from './pending-request.js'
import { interfaceOf, resourcesOf } from './resource.js'
import type { CurrentDb } from './store.js'

/** Paths of the authorization server. */
export const oauthPaths = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  registration: '/oauth/register',
  consent: '/oauth/consent',
} as const

/** Seconds that an access token is valid. */
const accessTokenSeconds = 60 * 60
/** Seconds that a refresh token can be used. Each use issues a new one. */
const refreshTokenSeconds = 60 * 24 * 60 * 60
/** Seconds that a user has for consent. */
const consentSeconds = 15 * 60

/** Maximum length of `state` and of each other parameter of an authorization request. */
const maxParameterLength = 2_000

/** All scopes that a client can request. */
export const supportedScopes: readonly string[] = [...grantScopes, offlineAccess]

interface Needs {
  env: Env
  prisma: MarketClient
  log: FastifyBaseLogger
  /**
   * Shows an error of an authorization request to the user.
   * @param back redirect URI with the error; undefined if the error is not sent to the client
   */
  showError(ctx: KoaContextWithOIDC, error: OauthError, back?: string): void
}

type Context = Pick<KoaContextWithOIDC, 'state' | 'status' | 'set' | 'body' | 'response'>

interface OauthError {
  error: string
  error_description?: string | undefined
}

/**
 * Creates the OAuth 2.1 authorization server. oidc-provider implements the protocol; this adds the storage, tokens with
 * the project's prefixes, and stricter checks of authorization requests. No OpenID Connect endpoint is mounted.
 */
export function createProvider({ env, prisma, log, showError }: Needs): OauthProvider {
  const db = currentDb(prisma)
  const provider = new Provider(env.publicUrl, {
    ...configuration(env, db),
    adapter: postgresAdapter(db),
    renderError: (ctx, error) => showError(ctx, error),
  })
  prefixTokens(provider.AccessToken.prototype, 'mat_')
  prefixTokens(provider.RefreshToken.prototype, 'mrt_')
  // Only the hash of a client secret is stored.
  const { compareClientSecret } = provider.Client.prototype
  provider.Client.prototype.compareClientSecret = function (actual) {
    return compareClientSecret.call(this, Buffer.from(hashClientSecret(actual)).toString('hex'))
  }
  const fail = (ctx: Context, error: unknown) => {
    const known = toAppError(error)
    ctx.state.failure = known
    if (known.status !== 503) log.error({ err: error }, 'OAuth request failed')
  }
  provider.on('server_error', fail)
  provider.on('grant.revoked', (ctx) => {
    ctx.state.isGrantRevoked = true
  })
  const isSecure = env.publicUrl.startsWith('https:')
  provider.use(async (ctx, next) => {
    // By default, `secure` of cookies depends on the headers of a proxy.
    Object.defineProperty(ctx, 'secure', { value: isSecure })
    // The library also serves paths that end in a slash.
    const path = ctx.path.replace(/\/$/, '')
    if (path === oauthPaths.authorization) ctx.query = authorizationParameters(ctx.query)
    const changes = path === oauthPaths.token || path === oauthPaths.revocation
    // The reuse of a token revokes its grant. This is stored although the request is refused.
    const isFailed = () => ctx.status >= 400 && !ctx.state.isGrantRevoked
    try {
      await (changes ? withRequestTransaction(prisma, next, isFailed) : next())
    } catch (error) {
      // The commit failed, so the response must not contain tokens.
      ctx.status = 500
      fail(ctx, error)
    }
    if (ctx.state.failure) showFailure(ctx, ctx.state.failure)
    forgetSession(ctx.response, provider.cookieName('session'))
    if (path === oauthPaths.authorization) {
      const location = await untrustedError(prisma, ctx as KoaContextWithOIDC)
      if (location) showError(ctx as KoaContextWithOIDC, errorIn(location), location.href)
    }
    if (path === oauthPaths.registration) withoutOpenid(ctx.body)
  })
  return provider
}

/**
 * Returns the parameters of an authorization request with the default scope. Of the response modes of the library, all
 * except `query` need a script: they are replaced by one that the library refuses.
 */
function authorizationParameters(query: ParsedUrlQuery): ParsedUrlQuery {
  const { scope = grantScopes.filter(isReading).join(' '), response_mode: mode } = query
  const isKnown = mode === undefined || mode === 'query'
  return { ...query, scope, ...(!isKnown && { response_mode: 'unsupported' }) }
}

/**
 * Returns the redirect of an error to a site of a client that no operator has registered. Without the user's consent, it
 * would be an open redirect (RFC 9700, section 4.11.2).
 */
async function untrustedError(
  prisma: MarketClient,
  { oidc, response }: KoaContextWithOIDC,
): Promise<URL | undefined> {
  const target = response.get('location')
  if (!URL.canParse(target) || !oidc.client) return undefined
  const location = new URL(target)
  if (location.protocol !== 'https:' || !errorIn(location).error) return undefined
  return (await trustOf(prisma, oidc.client)).kind === 'operator' ? undefined : location
}

/** Replaces the response to a request that failed on this server. A redirect of an error to a client stays. */
function showFailure(ctx: Context, { status, message }: AppError): void {
  if (ctx.status < 500) return
  const isAway = status === 503
  ctx.status = isAway ? 503 : 500
  if (isAway) ctx.set('retry-after', '1')
  // Browsers get a page.
  if (ctx.response.is('html')) return
  ctx.body = {
    error: isAway ? 'temporarily_unavailable' : 'server_error',
    error_description: isAway ? message : 'Something went wrong on our side.',
  }
}

function errorIn({ searchParams, hash }: URL): OauthError {
  const values = searchParams.has('error') ? searchParams : new URLSearchParams(hash.slice(1))
  return {
    error: values.get('error') ?? '',
    error_description: values.get('error_description') ?? undefined,
  }
}

/** Gives the opaque tokens of a model the project's form. The types of the library lack the method. */
function prefixTokens(model: object, prefix: TokenPrefix): void {
  const tokens = model as { generateTokenId(): string }
  const { generateTokenId } = tokens
  tokens.generateTokenId = function () {
    // It also sets the format.
    generateTokenId.call(this)
    return generateToken(prefix)
  }
}

/** Rules for the registration and authentication of clients. */
const clientRules: Configuration = {
  clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
  // Browsers send requests of public clients from their own sites.
  clientBasedCORS: (_ctx, origin, client) =>
    client.clientAuthMethod === 'none' &&
    // The origin of a redirect URI with the scheme of an app, and of a sandboxed frame.
    origin !== 'null' &&
    (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
  clientDefaults: {
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: 'ES256',
  },
  extraClientMetadata: {
    properties: ['application_type'],
    validator: (ctx, _key, _value, metadata) => {
      // Redirect URIs of all clients follow the rules for native apps (RFC 8252): http on loopback addresses, on any port.
      metadata.application_type = 'native'
      // A stored client has no context, and was checked when it was registered.
      if (!ctx && !URL.canParse(metadata.client_id)) return
      const error = clientMetadataError(metadata)
      if (error) throw new errors.InvalidClientMetadata(error)
    },
  },
}

function configuration(env: Env, db: CurrentDb): Configuration {
  return {
    ...clientRules,
    cookies: {
      names: {
        session: 'masthead_oauth_session',
        interaction: 'masthead_oauth_consent',
        resume: 'masthead_oauth_resume',
      },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
      keys: [`oauth cookies ${env.secretKey}`],
    },
    expiresWithSession: () => false,
    extraTokenClaims: (_ctx, token) => ({
      resource: interfaceOf(env.publicUrl, String('aud' in token ? token.aud : '')),
    }),
    features: features(env, db),
    fetch: (
      url, // Anonymous requests name the URL, so the exceptions for webhooks do not apply.
    ) => fetchDocument(new URL(String(url)), { ...env.webhooks, allowedCidrs: [] }),
    findAccount: async (_ctx, id) => {
      const user = await (await db()).user.findFirst({ where: { id, deletedAt: null } })
      if (!user || isBlocked(user)) return undefined
      return { accountId: id, claims: () => ({ sub: id }) }
    },
    interactions: {
      policy: consentPolicy(),
      url: (_ctx, { uid }) => `${oauthPaths.consent}/${uid}`,
    },
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') && source.scopes.has(offlineAccess),
    // The library needs a key, although no ID token is issued.
    jwks: {
      keys: [
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
          format: 'jwk',
        }) as JWK,
      ],
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    // A client that revokes a token wants to be disconnected.
    revokeGrantPolicy: () => true,
    rotateRefreshToken: true,
    routes: {
      authorization: oauthPaths.authorization,
      token: oauthPaths.token,
      revocation: oauthPaths.revocation,
      registration: oauthPaths.registration,
    },
    scopes: [...supportedScopes],
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Interaction: consentSeconds,
      RefreshToken: refreshTokenSeconds,
      // Neither is stored: the console has its own sessions, and grants end by revocation.
      Grant: refreshTokenSeconds,
      Session: consentSeconds,
    },
  }
}

/** Configures the optional parts of OAuth. */
function features(env: Env, db: CurrentDb): Configuration['features'] {
  const resourceServer = {
    scope: grantScopes.join(' '),
    accessTokenTTL: accessTokenSeconds,
    accessTokenFormat: 'opaque',
  } as const
  return {
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      // The store does not return a registered client that is disabled.
      allowClient: async (_ctx, { clientId }) =>
        !(await isOauthClientDisabled(await db(), clientId)),
      cacheDuration: { min: 60, max: 24 * 60 * 60 },
    },
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    registration: {
      enabled: env.oauthDynamicRegistration,
      idFactory: () => uuidV7(),
      issueRegistrationAccessToken: false,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => {
        throw new errors.InvalidTarget('resource is missing')
      },
      getResourceServerInfo: (_ctx, uri) => {
        const known = interfaceOf(env.publicUrl, uri)
        if (!known) throw new errors.InvalidTarget('resource is not one of this server')
        return { ...resourceServer, audience: resourcesOf(env.publicUrl)[known] }
      },
    },
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
  }
}

/** Requires consent in every authorization request, after checks that the library does not make. */
function consentPolicy(): Policy.Prompt[] {
  const { Check, Prompt } = interactionPolicy
  return [
    new Prompt(
      { name: 'consent', requestable: true },
      new Check('consent_missing', 'consent is required', 'consent_required', (ctx) => {
        checkRequest(ctx)
        return ctx.oidc.result?.consent === undefined
      }),
    ),
  ]
}

/** @throws errors.InvalidRequest, errors.InvalidScope, errors.InvalidTarget */
function checkRequest({ oidc }: KoaContextWithOIDC): void {
  const { resource } = oidc.params ?? {}
  for (const [name, value] of Object.entries(oidc.params ?? {}))
    if (String(value ?? '').length > maxParameterLength)
      throw new errors.InvalidRequest(`${name} must have at most ${maxParameterLength} characters`)
  const unknown = [...oidc.requestParamScopes].filter((name) => !supportedScopes.includes(name))
  if (unknown.length > 0) throw new errors.InvalidScope('unknown scope', unknown.join(' '))
  if (Array.isArray(resource)) throw new errors.InvalidTarget('only one resource can be requested')
}

/** Removes the cookie of the library's session, which is not stored. */
function forgetSession(
  response: { get(name: string): string | string[]; set(name: string, value: string[]): void },
  name: string,
): void {
  const cookies = [response.get('set-cookie') ?? []].flat()
  const others = cookies.filter((cookie) => cookie && !cookie.startsWith(name))
  if (others.length < cookies.length) response.set('set-cookie', others)
}

const openidMetadata: readonly (keyof ClientMetadata)[] = [
  'id_token_signed_response_alg',
  'subject_type',
  'require_auth_time',
  'application_type',
]

function withoutOpenid(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  for (const name of openidMetadata) delete (body as ClientMetadata)[name]
}
