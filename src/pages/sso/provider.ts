/** The OpenID provider of the settings, as a client of it. */
import * as openid from 'openid-client'
import { z } from 'zod'
import type { MappedRole, OidcSettings } from '../../config/oidc.js'
import type { SsoIdentity } from '../../domain/accounts/sso.js'
import { userEmail } from '../../domain/accounts/user.js'
import { oneLine } from '../../domain/rules/text.js'
import { hourMs } from '../../values/units.js'

/** Seconds that a request to the provider may take. */
const timeoutSeconds = 5
/** The metadata of the provider is read again after this time. */
const metadataMs = hourMs

/** Secrets of one sign-in, which tie the response of the provider to the browser and to the request. */
export interface SsoSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** Reason why a sign-in at the provider has failed. */
export type SsoFailure =
  /** The user or the provider has refused. */
  | 'denied'
  /** The code is used or expired, or the response belongs to another request. */
  | 'invalid'
  /** The provider does not respond, or responds with an error. */
  | 'unavailable'
  /** The provider has not verified the address, does not manage its domain, or returns none. */
  | 'unverified'

export class SsoFailedError extends Error {
  override name = 'SsoFailedError'
  readonly failure: SsoFailure

  constructor(failure: SsoFailure, cause?: unknown) {
    super(`The sign-in at the OpenID provider has failed: ${failure}`, { cause })
    this.failure = failure
  }

  /** Description of the cause for the log. Leaves out responses of the provider, which contain personal data. */
  get details() {
    if (!(this.cause instanceof Error)) return {}
    // Errors of the library and of fetch may have these.
    const { message, code, error, cause } = this.cause as openid.ClientError & { error?: string }
    const inner = cause instanceof Error ? cause.message : undefined
    return { reason: message, code, providerError: error, inner }
  }
}

/** Claims that the sign-in reads. Claims of other types are ignored. */
const knownClaims = z.looseObject({
  email: z.string().trim().pipe(userEmail).optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: oneLine.optional().catch(undefined),
})

export class SsoProvider {
  readonly #settings: OidcSettings
  readonly #redirectUri: string
  #cached: { configuration: openid.Configuration; until: number } | undefined

  constructor(settings: OidcSettings, redirectUri: string) {
    this.#settings = settings
    this.#redirectUri = redirectUri
  }

  /**
   * Returns the URL of the provider to which the browser is sent.
   * @throws SsoFailedError unavailable
   */
  async authorizationUrl({ state, nonce, codeVerifier }: SsoSecrets): Promise<URL> {
    const configuration = await this.#configuration()
    return openid.buildAuthorizationUrl(configuration, {
      ...{ redirect_uri: this.#redirectUri, scope: this.#settings.scopes, state, nonce },
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    })
  }

  /**
   * Exchanges the code of a callback for the identity of the user.
   * @param url path of the callback with the query
   * @throws SsoFailedError
   */
  async identityOf(url: string, { state, nonce, codeVerifier }: SsoSecrets): Promise<SsoIdentity> {
    const configuration = await this.#configuration()
    const checks = {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
      idTokenExpected: true,
    }
    const callback = new URL(this.#redirectUri)
    callback.search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
    const claims = await this.#claims(configuration, callback, checks).catch((error: unknown) => {
      throw new SsoFailedError(failureOf(error), error)
    })
    const { email, email_verified: isVerified, name } = knownClaims.parse(claims)
    const { issuer } = configuration.serverMetadata()
    if (!email || !isVerified || !isManaged(issuer, email, claims.hd))
      throw new SsoFailedError('unverified')
    const roles = this.#rolesOf(claims)
    return {
      issuer,
      subject: claims.sub,
      email,
      name: name ?? email,
      memberRole: roles.find((role) => role.kind === 'member')?.role ?? null,
      operatorRole: roles.find((role) => role.kind === 'operator')?.role ?? null,
    }
  }

  /**
   * Reads the claims of the ID token, and those that it lacks from the userinfo endpoint. An address and whether it is
   * verified come from the same place.
   */
  async #claims(
    configuration: openid.Configuration,
    callback: URL,
    checks: openid.AuthorizationCodeGrantChecks,
  ): Promise<Claims> {
    const tokens = await openid.authorizationCodeGrant(configuration, callback, checks)
    // `idTokenExpected` requires it.
    const claims: Claims = { ...tokens.claims()! }
    const isComplete = ['email', this.#settings.roleClaim ?? 'email'].every(
      (name) => name in claims,
    )
    if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return claims
    const info = await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    const { email_verified: isVerified } = 'email' in claims ? claims : info
    return { ...info, ...claims, email_verified: isVerified }
  }

  /** Roles of the values of the claim, in the order of the setting. */
  #rolesOf(claims: Claims): MappedRole[] {
    const { roleClaim, roles } = this.#settings
    const values = new Set(roleClaim === undefined ? [] : [claims[roleClaim] ?? []].flat())
    return roles.filter(({ value }) => values.has(value)).map(({ role }) => role)
  }

  /** Cached configuration. A failed discovery is not cached, and an outdated configuration is used while it fails. */
  async #configuration(): Promise<openid.Configuration> {
    if (this.#cached && this.#cached.until > Date.now()) return this.#cached.configuration
    try {
      const configuration = await this.#discover()
      this.#cached = { configuration, until: Date.now() + metadataMs }
      return configuration
    } catch (error) {
      if (this.#cached) return this.#cached.configuration
      throw new SsoFailedError('unavailable', error)
    }
  }

  #discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings
    // The setting accepts http:// for the own machine only.
    const isInsecure = issuer.startsWith('http:')
    return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: [
        openid.enableNonRepudiationChecks,
        ...(isInsecure ? [openid.allowInsecureRequests] : []),
      ],
    })
  }
}

/**
 * Whether the organization manages the address. Google also verifies addresses of consumer accounts, which their owners
 * keep after they have left the organization. `hd` is the domain of the Google Workspace of the account.
 */
const isManaged = (issuer: string, email: string, hd: unknown): boolean =>
  issuer !== 'https://accounts.google.com' ||
  (typeof hd === 'string' && hd.toLowerCase() === email.slice(email.lastIndexOf('@') + 1))

type Claims = { sub: string; [name: string]: unknown }

function failureOf(error: unknown): SsoFailure {
  if (error instanceof openid.AuthorizationResponseError)
    return ['server_error', 'temporarily_unavailable'].includes(error.error)
      ? 'unavailable'
      : 'denied'
  // The provider refuses the code, or its response is not the one to our request.
  if (error instanceof openid.ResponseBodyError)
    return error.error === 'invalid_grant' ? 'invalid' : 'unavailable'
  const { code } = error as openid.ClientError
  return code && invalidCodes.has(code) ? 'invalid' : 'unavailable'
}

/** Codes of openid-client for a response with a wrong state, nonce, issuer, audience, time or signature. */
const invalidCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
])
