import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import { mountDescription } from '../rest/engine/description.js'
import {
  Exporter,
  type ExportQueueOptions,
  mountExports,
  teamExportPaths,
} from '../rest/engine/exports.js'
import { mountImports } from '../rest/engine/imports.js'
import { mountRoutes } from '../rest/engine/mount.js'
import { routeOperations } from '../rest/engine/operation.js'
import { mountPublisherImports } from '../rest/engine/publisher-imports.js'
import { suggestPath } from '../rest/engine/suggestion.js'
import { routes } from '../rest/index.js'
import { schema } from '../schema/index.js'
import { createRequestLimiter } from './access/concurrency-limit.js'
import { CatalogueIndex } from './catalogue/catalogue-index.js'
import { createPublisherImportLimiter } from './catalogue-file/publisher-import.js'
import type { Env } from './config/env.js'
import { Authenticator } from './domain/accounts/authenticator.js'
import { eventChannel } from './domain/integration/event.js'
import { orderChannel } from './domain/rules/lock.js'
import { mountUnsubscribe } from './email/unsubscribe.js'
import { AppError, toAppError } from './errors/app-error.js'
import { mountContent } from './files/content.js'
import { openStore } from './files/open-store.js'
import type { FileStore } from './files/store.js'
import { mountGraphql } from './graphql/mount.js'
import { readPersistedOperations } from './graphql/persisted-operations.js'
import { GraphQLWorker, watchGraphQLWorker } from './graphql/worker.js'
import type { AcquireQuota } from './http/cluster-rate-limit.js'
import { DeprecatedUses } from './http/deprecated-uses.js'
import { drainable } from './http/drain.js'
import { mountHealth } from './http/health.js'
import { mountHome } from './http/home.js'
import { createMetrics, mountMetrics } from './http/metrics.js'
import { defaultMinDataRate, type MinDataRate } from './http/min-data-rate.js'
import { fromFastify, sendProblem } from './http/problem.js'
import { chargeAddresses, chargeUnrouted, openRateLimits } from './http/rate-limit.js'
import { refuseSocket } from './http/refuse-socket.js'
import { logRequests, RequestLog } from './http/request-log.js'
import { ResponseCache } from './http/response-cache.js'
import { requireRouteRights } from './http/route-rights.js'
import { formTimeoutMs, refuseSlowBodies } from './http/slow-body.js'
import { refuseAmbiguousTargets } from './http/target.js'
import { traceRequests } from './http/trace.js'
import { apiVersion, checkVersions } from './http/version.js'
import { Live } from './live/live.js'
import { mountMcp } from './mcp/mount.js'
import { mountOauth } from './oauth/mount.js'
import { mountApplication } from './pages/account/application.js'
import { mountInvitation } from './pages/account/mount.js'
import { mountSignIn } from './pages/account/sign-in.js'
import { mountApproval } from './pages/approval/mount.js'
import { mountCheckoutPage } from './pages/checkout/mount.js'
import { mountPaymentWebhook } from './pages/checkout/payment-webhook.js'
import { mountDocs } from './pages/docs/mount.js'
import { mountSharedLists } from './pages/lists/mount.js'
import { mountSingleSignOn } from './pages/sso/mount.js'
import { paymentProviders } from './payment/index.js'
import { mountAgreementPdf } from './pdf/agreement/mount.js'
import { mountInvoicePdf } from './pdf/invoice/mount.js'
import { mountStatementPdf } from './pdf/statement/mount.js'
import { type Database, minConnections } from './postgres/database.js'
import type { Subscribe } from './postgres/listener.js'
import type { Datasource } from './postgres/pooler.js'
import { retryUntilDatabaseIsUp } from './postgres/wait-for-database.js'
import { Supervisor } from './process/supervisor.js'
import type { Services } from './services.js'
import { jsonSyntaxError, nestsTooDeep } from './values/json-error.js'
import { perWorkerLimit } from './values/per-worker-limit.js'

declare module 'fastify' {
  interface FastifyInstance {
    authenticator: Authenticator
    services: Services
  }
  interface FastifyContextConfig {
    /** Sends an error of the route. Defaults to a problem document. */
    refuse?: (reply: FastifyReply, error: AppError) => FastifyReply
  }
}

export interface AppOptions {
  env: Env
  db: Database
  /** Logger. Defaults to no logging. */
  loggerInstance?: FastifyBaseLogger
  /** False disables the response cache, for measurements. */
  cacheResponses?: boolean
  /** Milliseconds for the body of a request other than a form. Defaults to 30 seconds. */
  bodyTimeout?: number
  /** Overrides the configured file store. */
  files?: FileStore
  exports?: ExportQueueOptions
  /** Minimum read rate of exports and downloads. */
  minDataRate?: MinDataRate
  /** Milliseconds that a request may wait in the queue. Defaults to 5 seconds. */
  requestQueueTimeoutMs?: number
  /** Milliseconds after which PostgreSQL replaces the catalogue index for a query. Defaults to 250. */
  catalogueTimeoutMs?: number
  /** Runs queries at /graphql in a separate process with this datasource. By default they run in this process. */
  graphqlWorker?: Datasource
  /** Supervisor of background work. Defaults to a new one. */
  supervisor?: Supervisor
  /** Directory of the built console. Defaults to the output of `npm run build`. */
  consoleFiles?: string
  /** Set if the process is one of several workers. */
  cluster?: ClusterContext
}

/** Functions that the workers of one server share. */
export interface ClusterContext {
  askForPoints: AcquireQuota
  /** Metrics of all workers in the Prometheus text format. */
  metrics(): Promise<string>
}

/** Paths outside the route table that a suggestion for a wrong path may name. */
const otherPaths = ['/imports/{id}', '/publisher/imports', '/graphql', '/mcp', '/docs']

/** Builds the server without listening. Closing it does not close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const drain = drainable()
  const app = createServer(options, drain)
  const services = await openServices(app, options)
  await followDatabase(app, services)
  handleRequests(app, services)
  refuseSlowBodies(app, options.bodyTimeout ?? 30_000)
  parseJson(app)
  drain.mount(app)
  await mountPages(app, services, options)
  await mountInterfaces(app, services, options)
  return app
}

/** Creates the HTTP server without routes. */
function createServer(
  { env, loggerInstance }: AppOptions,
  drain: ReturnType<typeof drainable>,
): FastifyInstance {
  return Fastify({
    http: { ServerResponse: drain.ServerResponse },
    ...(loggerInstance ? { loggerInstance } : {}),
    trustProxy: env.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: formTimeoutMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Serves requests that arrive during the shutdown, because they were sent before the client could detect it.
    return503OnClosing: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    clientErrorHandler: refuseSocket,
    // Errors before the first hook, such as a path that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      reply.headers(fixedHeaders(env.publicUrl)).header('x-request-id', request.id)
      return sendProblem(reply, fromFastify(error) ?? toAppError(error))
    },
    routerOptions: { maxParamLength: 500 },
  })
}

/** Opens the services of requests, and closes them with the server. */
async function openServices(
  app: FastifyInstance,
  {
    env,
    db,
    loggerInstance,
    cacheResponses = true,
    files,
    minDataRate = defaultMinDataRate,
    requestQueueTimeoutMs,
    catalogueTimeoutMs,
    supervisor = new Supervisor(loggerInstance),
    cluster,
  }: AppOptions,
): Promise<Services> {
  const rateLimits = await openRateLimits(env.rateLimit, app.log, cluster?.askForPoints)
  app.addHook('onClose', async () => rateLimits.close())
  const responseCache = new ResponseCache({ bodies: cacheResponses })
  const catalogue = new CatalogueIndex(db.pool, supervisor, catalogueTimeoutMs)
  // Loading uses a full CPU core, so it starts shortly before the server listens.
  app.addHook('onReady', async () => void catalogue.load())
  app.addHook('onClose', () => catalogue.close())
  const store = files ?? (await openStore(env.fileStore))
  app.addHook('onClose', async () => store.close())
  const metrics = createMetrics()
  const deprecatedUses = new DeprecatedUses(db, app.log)
  app.addHook('onClose', () => deprecatedUses.flush())
  return {
    env,
    db,
    prisma: db.prisma,
    responseCache,
    catalogue,
    live: new Live(db.prisma, app.log),
    files: store,
    payments: paymentProviders(env, db),
    rateLimits,
    requestLimiter: createRequestLimiter(
      perWorkerLimit(env.databasePoolSize, env.workers, minConnections),
      requestQueueTimeoutMs,
    ),
    publisherImportLimiter: createPublisherImportLimiter(),
    minDataRate,
    metrics,
    fellBack: (reason) => metrics.fallbacks.inc({ reason }),
    usedDeprecated: (...use) => deprecatedUses.note(...use),
    log: app.log,
    supervisor,
  }
}

/** Follows changes of other processes, by notifications of the database. */
async function followDatabase(
  app: FastifyInstance,
  { db, live, responseCache }: Services,
): Promise<void> {
  const listen: Subscribe = (...listenArgs) =>
    retryUntilDatabaseIsUp(app.log, () => db.listen(...listenArgs))
  const unlisten = await responseCache.follow(listen)
  const unlistenLive = await listen(
    eventChannel,
    (notice) => live.announced(notice),
    () => live.interrupted(),
  )
  const unlistenOrders = await listen(orderChannel, (notice) => live.orderAnnounced(notice))
  // Subscriptions are open responses, so they must end before the server waits for these.
  app.addHook('preClose', async () => live.close())
  app.addHook('onClose', async () => {
    unlisten()
    unlistenLive()
    unlistenOrders()
  })
}

/** Adds the hooks and error handlers of all requests. */
function handleRequests(app: FastifyInstance, services: Services): void {
  const fixed = fixedHeaders(services.env.publicUrl)
  app.decorate('services', services)
  app.decorate('authenticator', new Authenticator(services.prisma))
  app.decorateRequest('session', null)
  logRequests(app, new RequestLog(services.db, app.log, services.metrics.registry))
  traceRequests(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id)
    done()
  })
  refuseAmbiguousTargets(app)
  requireRouteRights(app, schema)
  checkVersions(app)
  app.setErrorHandler((error, request, reply) => {
    const { bodyLimit } = request.routeOptions
    const appError = fromFastify(error as Error, bodyLimit) ?? toAppError(error)
    // A 503 without a cause is intended, during a shutdown or under load, and is not logged.
    const isServerError =
      appError.status >= 500 && (appError.cause || appError.code === 'internal_error')
    // A client that aborts its request or does not wait for the response is not an error of the server.
    const { code } = error as { code?: string }
    const hasLeft =
      (request.raw.destroyed && !request.raw.complete) ||
      (reply.raw.closed && code === 'ERR_STREAM_PREMATURE_CLOSE')
    if (isServerError && !hasLeft) request.log.error({ err: error }, appError.message)
    request.errorCode = appError.code
    const { refuse = sendProblem } = request.routeOptions.config
    return refuse(reply, appError)
  })
  const paths = [...routes.map(({ path }) => path), ...teamExportPaths(), ...otherPaths]
  app.setNotFoundHandler(async (request, reply) => {
    await chargeUnrouted(request, reply)
    const path = request.url.split('?')[0]!
    const suggestion = suggestPath(paths, path) || '.'
    throw new AppError('route_not_found', `No route matches ${request.method} ${path}${suggestion}`)
  })
}

/** Mounts health, metrics, documents, and the console with its sign-in. */
async function mountPages(
  app: FastifyInstance,
  services: Services,
  { env, consoleFiles, cluster }: AppOptions,
): Promise<void> {
  mountHealth(app, services)
  mountMetrics(app, services, cluster?.metrics)
  await app.register(async (scope) => {
    chargeAddresses(scope, services.rateLimits)
    mountHome(scope, env)
    mountDescription(scope, env)
    mountDocs(scope)
    if (env.console) {
      ;(await import('./console/mount.js')).mountConsole(scope, services, consoleFiles)
    }
  })
  if (env.console) await mountSignIn(app, services)
  if (env.oidc) await mountSingleSignOn(app, services, env.oidc)
}

/** Mounts GraphQL, REST, MCP, OAuth, and the pages that need their operations. */
async function mountInterfaces(
  app: FastifyInstance,
  services: Services,
  { env, exports, graphqlWorker }: AppOptions,
): Promise<void> {
  const operations = await readPersistedOperations(schema, env)
  const worker =
    graphqlWorker && new GraphQLWorker({ env, database: graphqlWorker, operations }, services)
  if (worker) {
    watchGraphQLWorker(services.metrics.registry, worker)
    app.addHook('onClose', () => worker.close())
  }
  const executeGraphql = await mountGraphql(app, schema, services, operations, worker)
  mountContent(app, services)
  mountAgreementPdf(app, services)
  mountInvoicePdf(app, services)
  mountStatementPdf(app, services)
  const exporter = new Exporter(schema, services, exports)
  mountExports(app, exporter, services)
  await mountImports(app, services)
  await mountPublisherImports(app, services)
  await mountCheckoutPage(app, services)
  await mountPaymentWebhook(app, services)
  await mountUnsubscribe(app, services)
  await mountInvitation(app, services)
  if (env.publisherApplications) await mountApplication(app, services)
  await mountApproval(app, services)
  await mountSharedLists(app, services)
  await mountOauth(app, services)
  const operationsOfRoutes = routeOperations(schema, routes)
  mountRoutes(app, operationsOfRoutes, services)
  await mountMcp(app, {
    schema,
    operations: operationsOfRoutes,
    exporter,
    executeGraphql,
    services,
  })
}

/**
 * Response headers for browsers, as recommended by the OWASP REST Security Cheat Sheet. Built once, because building
 * them takes longer than a cached response.
 */
function fixedHeaders(publicUrl: string): Record<string, string> {
  return {
    'api-version': apiVersion,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** The caller's `X-Request-Id` if it is safe to log, otherwise a new UUID. */
function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : randomUUID()
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses JSON bodies. Rejects invalid UTF-8, deep nesting and `__proto__` keys. An empty body is allowed. */
function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    /^application\/(.+\+)?json/,
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) return done(null, undefined)
      try {
        const text = utf8.decode(body as Buffer)
        if (nestsTooDeep(body as Buffer)) return done(invalidJsonError(text))
        parse(request, text, (error, value) =>
          error ? done(invalidJsonError(text)) : done(null, value),
        )
      } catch {
        done(new AppError('malformed_request', 'The body is not valid UTF-8.'))
      }
    },
  )
}

/**
 * Builds the error for an invalid body, with the position of the error. Valid JSON is rejected only for a forbidden
 * key.
 */
function invalidJsonError(text: string): AppError {
  const error = jsonSyntaxError(text) ?? 'it has a key that is not allowed, such as __proto__'
  return new AppError('malformed_request', `The body is not valid JSON: ${error}.`)
}
