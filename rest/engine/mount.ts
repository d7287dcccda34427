/** Mounts the routes on Fastify. */
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify'
import { concurrencyKeyOf } from '../../src/access/concurrency-limit.js'
import { catalogueView, type Session } from '../../src/access/session.js'
import { serializeResponse } from '../../src/compiler/complete.js'
import type { Context } from '../../src/compiler/context.js'
import { AppError, toAppError } from '../../src/errors/app-error.js'
import { type FileContent, sendContent } from '../../src/files/send.js'
import { type Deprecation, deprecationHeaders } from '../../src/http/deprecation.js'
import { sendTagged, tagged } from '../../src/http/entity-tag.js'
import { sendAnswer } from '../../src/http/problem.js'
import { authenticate, chargeRequest, chargeUnrouted } from '../../src/http/rate-limit.js'
import type { Services } from '../../src/services.js'
import { takeForms, withForm } from './form.js'
import { writeOnce } from './idempotency.js'
import { admit, type Call, type RouteOperation } from './operation.js'
import { parseQueryString, type Query } from './request.js'
import { toRestPath } from './rest-field-names.js'
import { type Route, routeName } from './route.js'
import { suggestAction } from './suggestion.js'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** Mounts the routes of all operations. */
export function mountRoutes(
  app: FastifyInstance,
  operations: readonly RouteOperation[],
  services: Services,
): void {
  const routes = operations.map(({ route }) => route)
  const methodsOf = new Map<string, string[]>()
  for (const operation of operations) {
    const { route } = operation
    methodsOf.set(route.path, [...(methodsOf.get(route.path) ?? []), route.method])
    const options: RouteOptions = {
      method: route.method,
      url: urlOf(route.path),
      config: { rights: 'operations' },
      onRequest: [
        ...(route.deprecation ? [announce(route.deprecation)] : []),
        enter,
        chargeRequest,
        admission(operation),
        ...(route.deprecation ? [countUse(route, services)] : []),
      ],
      handler: handlerOf(operation, services),
    }
    if (!route.files) app.route(options)
    else
      app.register(async (scope) => {
        takeForms(scope)
        scope.route(options)
      })
  }
  for (const [path, methods] of methodsOf) refuseOtherMethods(app, routes, path, methods)
}

/** Converts a route's path to Fastify's syntax. */
const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Authenticates the caller before the request body is read. */
function enter(request: FastifyRequest, _reply: FastifyReply, done: Done): void {
  const take = (session: Session) => {
    request.session = session
    done(session.kind === 'operator' ? operatorToken() : undefined)
  }
  const session = request.server.authenticator.known(request.headers.authorization)
  if (session) take(session)
  else authenticate(request).then(take, done)
}

/** Checks the caller's permission to call a route, before the request body is read. */
function admission(operation: RouteOperation) {
  return async ({ session, params }: FastifyRequest): Promise<void> =>
    admit(operation, session!, params as Record<string, string>)
}

/** Adds the headers of a deprecated route to all of its responses. */
function announce(deprecation: Deprecation) {
  const headers = deprecationHeaders(deprecation)
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(headers)
  }
}

/** Counts requests to a deprecated route. */
function countUse(route: Route, services: Services) {
  const names = [routeName(route)]
  return async ({ session }: FastifyRequest): Promise<void> =>
    services.usedDeprecated(session!, names)
}

type Done = (error?: Error) => void

const operatorToken = () =>
  new AppError(
    'operator_token',
    'Operator tokens can only be used for /graphql, /mcp, /exports and /imports.',
  )

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function refuseOtherMethods(
  app: FastifyInstance,
  routes: readonly Route[],
  path: string,
  methods: HTTPMethods[],
): void {
  const allow: HTTPMethods[] = methods.includes('GET') ? [...methods, 'HEAD'] : methods
  const others = allMethods.filter((method) => !allow.includes(method))
  app.route({
    method: others,
    url: urlOf(path),
    config: { rights: 'none' },
    onRequest: async (request, reply) => {
      await chargeUnrouted(request, reply)
      throw new AppError(
        'method_not_allowed',
        `${request.method} is not supported by this path. Allowed: ${allow.join(', ')}.${suggestAction(routes, request.method, path)}`,
        {
          headers: { allow: allow.join(', ') },
        },
      )
    },
    handler: () => undefined,
  })
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

function handlerOf(operation: RouteOperation, services: Services): Handler {
  const { route, names } = operation
  const limited = <T>(request: FastifyRequest, work: (context: Context) => Promise<T>) => {
    const { session, id: requestId } = request
    return services.requestLimiter.run(concurrencyKeyOf(session!), () =>
      work({ session, requestId, services }),
    )
  }

  const catalogue = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const body = await limited(request, (context) =>
      services.responseCache.body(key, async () =>
        tagged(serializeResponse((await operation.run(callOf(request), context)).body)),
      ),
    )
    return sendTagged(request, reply, body)
  }
  if (route.catalogue) {
    return (request, reply) => {
      const key = `${catalogueView(request.session!)} ${request.url}`
      const body = services.responseCache.known(key)
      return body ? sendTagged(request, reply, body) : catalogue(request, reply, key)
    }
  }
  if (route.method === 'GET') {
    return async (request, reply) => {
      const { body } = await limited(request, (context) => operation.run(callOf(request), context))
      return route.envelope === 'content'
        ? sendContent(request, reply, services, body as FileContent)
        : sendTagged(request, reply, tagged(serializeResponse(body)))
    }
  }
  const change = (request: FastifyRequest, reply: FastifyReply) =>
    limited(request, async (context) => {
      const call = callOf(request)
      const key = request.headers['idempotency-key']
      if (route.method !== 'POST' || key === undefined)
        return sendAnswer(reply, await operation.write(call, context))
      const search = request.url.split('?')[1]
      const { replayed, ...answer } = await writeOnce(operation, call, { key, search }, context)
      if (replayed) reply.header('idempotency-replayed', 'true')
      return sendAnswer(reply, answer)
    })
  if (!route.files) return change
  const { field } = route.files
  return (request, reply) =>
    withForm(request, field, services, () => change(request, reply)).catch((error) => {
      throw toRestPath(toAppError(error), names)
    })
}

/** Returns the inputs of a request. */
function callOf(request: FastifyRequest): Call {
  return {
    params: request.params as Record<string, string>,
    query: queryOf(request),
    body: request.body,
    path: request.url.split('?')[0]!,
    ifMatch: request.headers['if-match'],
  }
}

function queryOf(request: FastifyRequest): Query {
  const start = request.url.indexOf('?')
  return start < 0 ? {} : parseQueryString(request.url.slice(start + 1))
}
