import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { Language } from '../../prisma/generated/client/enums.js'
import { grantScopes } from '../access/scope.js'
import type { Env } from '../config/env.js'
import { AppError } from '../errors/app-error.js'
import { contentSecurityPolicy } from '../http/page.js'
import { chargeAddresses, type RateLimits } from '../http/rate-limit.js'
import type { MarketClient } from '../postgres/transaction.js'
import { preferredLanguage } from '../values/language.js'
import { mountConsent } from './consent.js'
import { errorPage } from './consent-page.js'
import { targetOf } from './pending-request.js'
import { createProvider, oauthPaths, supportedScopes } from './provider.js'
import { resourcesOf } from './resource.js'

/** Maximum registrations per IP address and minute. */
const registrationsAMinute = 10

interface Needs {
  env: Env
  prisma: MarketClient
  rateLimits: RateLimits
  log: FastifyBaseLogger
}

/** Mounts the OAuth 2.1 authorization server: its metadata, its endpoints and the consent page. */
export async function mountOauth(app: FastifyInstance, services: Needs): Promise<void> {
  const { env, prisma, log } = services
  const provider = createProvider({
    env,
    prisma,
    log,
    showError: (ctx, { error, error_description: description }, back) => {
      const known = preferredLanguage(ctx.get('accept-language'), Object.values(Language))
      const text = description ? `${error}: ${description}` : error
      const link = back ? { url: back, target: targetOf(back) } : undefined
      if (back) {
        ctx.status = 400
        ctx.remove('location')
      }
      ctx.type = 'html'
      ctx.set('content-security-policy', contentSecurityPolicy(env.brand))
      ctx.body = errorPage(env.brand, known ?? 'EN', text, link)
    },
  })
  await app.register(async (scope) => {
    chargeAddresses(scope, services.rateLimits)
    mountMetadata(scope, env)
  })
  await mountEndpoints(app, services, provider)
  await mountConsent(app, services, provider)
}

/** Mounts the metadata of the authorization server (RFC 8414) and of both resources (RFC 9728). */
function mountMetadata(app: FastifyInstance, env: Env): void {
  const { publicUrl, oauthDynamicRegistration, brand } = env
  const { api, mcp } = resourcesOf(publicUrl)
  const authorizationServer = {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + oauthPaths.authorization,
    token_endpoint: publicUrl + oauthPaths.token,
    revocation_endpoint: publicUrl + oauthPaths.revocation,
    ...(oauthDynamicRegistration && {
      registration_endpoint: publicUrl + oauthPaths.registration,
    }),
    scopes_supported: supportedScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    revocation_endpoint_auth_methods_supported: [
      'none',
      'client_secret_basic',
      'client_secret_post',
    ],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    protected_resources: [api, mcp],
    service_documentation: `${publicUrl}/docs/oauth`,
  }
  const resource = (uri: string, name: string) => ({
    resource: uri,
    authorization_servers: [publicUrl],
    scopes_supported: grantScopes,
    bearer_methods_supported: ['header'],
    resource_name: name,
    resource_documentation: `${publicUrl}/docs/oauth`,
  })
  const documents = {
    '/.well-known/oauth-authorization-server': authorizationServer,
    '/.well-known/oauth-protected-resource': resource(api, brand.name),
    '/.well-known/oauth-protected-resource/mcp': resource(mcp, `${brand.name} MCP`),
  }
  for (const [url, document] of Object.entries(documents)) {
    app.get(url, (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
        .send(document),
    )
  }
}

async function mountEndpoints(
  app: FastifyInstance,
  { env, rateLimits }: { env: Env; rateLimits: RateLimits },
  provider: Provider,
): Promise<void> {
  const handle = provider.callback()
  const perRegistration = Math.ceil(env.rateLimit.perMinute / registrationsAMinute)
  const { authorization, token, revocation, registration } = oauthPaths
  await app.register(async (scope) => {
    // The library reads the body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    chargeAddresses(scope, rateLimits)
    const chargeRegistration = async ({ ip: address }: FastifyRequest) => {
      await rateLimits.charge({ address, policy: 'address' }, perRegistration)
    }
    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      // PostgreSQL cannot store it.
      if (request.url.includes('%00'))
        throw new AppError('malformed_request', 'The URL contains a NUL character.')
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      await handle(request.raw, reply.raw)
    }
    scope.get(authorization, pass)
    scope.get(`${authorization}/:uid`, pass)
    const config = { rights: 'session' } as const
    scope.route({ method: ['POST', 'OPTIONS'], url: token, config, handler: pass })
    scope.route({ method: ['POST', 'OPTIONS'], url: revocation, config, handler: pass })
    if (!env.oauthDynamicRegistration) return
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    scope.options(registration, (_request, reply) => reply.status(204).headers(cors).send())
    const registering = { config: { rights: 'public' }, onRequest: chargeRegistration } as const
    scope.post(registration, registering, (request, reply) => pass(request, reply.headers(cors)))
  })
}
