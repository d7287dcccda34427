/**
 * Mounts the routes on Fastify. The operation of each route is compiled when the server starts.
 *
 * `request.ts` converts a request to variables, `envelope.ts` converts the result to the body, and
 * `rest-field-names.ts` maps the paths of errors to REST names.
 */
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify'
import type { FieldNode, GraphQLSchema, SelectionSetNode } from 'graphql'
import { satisfies } from '../../src/access/access.js'
import { concurrencyKeyOf } from '../../src/access/concurrency-limit.js'
import { requireScope, type Session, teamOf } from '../../src/access/session.js'
import { serializeResponse } from '../../src/compiler/complete.js'
import { type Context, inOneTransaction } from '../../src/compiler/context.js'
import { AppError, toAppError } from '../../src/errors/app-error.js'
import { type FileContent, sendContent } from '../../src/files/send.js'
import { showsSecret } from '../../src/graphql/secret.js'
import { sendTagged, tagged } from '../../src/http/entity-tag.js'
import type { StoredResponse } from '../../src/http/idempotency.js'
import { sendAnswer } from '../../src/http/problem.js'
import { authenticate, chargeRequest, chargeUnrouted } from '../../src/http/rate-limit.js'
import type { Services } from '../../src/services.js'
import { onlyIfMatch, type Represent, representationOf } from './conditional.js'
import { envelop, isEmpty } from './envelope.js'
import { takeForms, withForm } from './form.js'
import { withIdempotencyKey } from './idempotency.js'
import { inputsOf } from './input.js'
import { type PreparedOperation, prepareOperation, recordKeys } from './prepared.js'
import { type OperationInput, parseQueryString, type Query, readRequest } from './request.js'
import { restFieldNames, toRestPath } from './rest-field-names.js'
import type { Route } from './route.js'
import { suggestAction, suggestPath } from './suggestion.js'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

type Json = Record<string, unknown>

/**
 * Mounts all routes. Parses, validates and compiles their operations.
 * @throws Error if a route does not match the schema
 */
export function mountRoutes(
  app: FastifyInstance,
  schema: GraphQLSchema,
  routes: Route[],
  services: Services,
): void {
  const methodsOf = new Map<string, string[]>()
  for (const route of routes) {
    methodsOf.set(route.path, [...(methodsOf.get(route.path) ?? []), route.method])
    const options: RouteOptions = {
      method: route.method,
      url: urlOf(route.path),
      onRequest: [enter, chargeRequest, admission(route)],
      handler: handlerOf(route, routes, schema, services),
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
function admission({ scope, path }: Route) {
  const onTeamPath = path.includes('{team_id}')
  return async ({ session, params }: FastifyRequest): Promise<void> => {
    requireScope(session!, scope)
    if (!onTeamPath) return
    if ((params as { team_id: string }).team_id.toLowerCase() !== teamOf(session!))
      throw new AppError('wrong_team', "The team in the path is not the token's team.")
  }
}

type Done = (error?: Error) => void

const operatorToken = () =>
  new AppError(
    'operator_token',
    'Operator tokens can only be used for /graphql, /exports and /imports.',
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

function handlerOf(
  route: Route,
  routes: Route[],
  schema: GraphQLSchema,
  services: Services,
): Handler {
  const { answer, names, isSecret } = answererOf(route, routes, schema)
  const limited = <T>(request: FastifyRequest, work: (context: Context) => Promise<T>) => {
    const { session, id: requestId } = request
    return services.requestLimiter.run(concurrencyKeyOf(session!), () =>
      work({ session, requestId, services }),
    )
  }

  const catalogue = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const body = await limited(request, (context) =>
      services.responseCache.body(key, async () =>
        tagged(serializeResponse((await answer(request, context)).body)),
      ),
    )
    return sendTagged(request, reply, body)
  }
  if (route.catalogue) {
    return (request, reply) => {
      const key = `${request.session!.proPricing ? 'pro' : 'standard'} ${request.url}`
      const body = services.responseCache.known(key)
      return body ? sendTagged(request, reply, body) : catalogue(request, reply, key)
    }
  }
  if (route.method === 'GET') {
    return async (request, reply) => {
      const { body } = await limited(request, (context) => answer(request, context))
      return route.envelope === 'content'
        ? sendContent(request, reply, services, body as FileContent)
        : sendTagged(request, reply, tagged(serializeResponse(body)))
    }
  }
  const change = (request: FastifyRequest, reply: FastifyReply) =>
    limited(request, async (context) => {
      const write = async (within: Context) => written(route, await answer(request, within))
      return route.method === 'POST' && request.headers['idempotency-key'] !== undefined
        ? withIdempotencyKey(request, reply, context, isSecret, write)
        : sendAnswer(reply, await write(context))
    })
  if (!route.files) return change
  const { field } = route.files
  return (request, reply) =>
    withForm(request, field, services, () => change(request, reply)).catch((error) => {
      throw toRestPath(toAppError(error), names)
    })
}

/**
 * Builds the function that responds to the requests of a route, with its REST names and whether its
 * response contains a secret.
 */
function answererOf(route: Route, routes: Route[], schema: GraphQLSchema) {
  const operation = prepared(route, schema, route.operation)
  const exists = route.exists === undefined ? undefined : prepared(route, schema, route.exists)
  const inputs = inputsOf(route, operation)
  const names = restFieldNames(route, inputs)
  const selection = rootSelection(operation)
  const readOnly = new Set([...(selection ? recordKeys(selection) : []), ...everyRecord])
  const read = representationOf(route, routes)
  const represent = read && representer(read, schema)
  const shown = (route: Route) =>
    JSON.stringify([route.envelope, rootSelection(prepared(route, schema, route.operation))])
  const answersRecord = read && shown(read) === shown(route)
  const isChange = route.method === 'PUT' || route.method === 'PATCH'
  const others = routes
    .filter(({ method, path }) => method === route.method && !path.startsWith(route.path))
    .map(({ path }) => path)

  const ask = (request: FastifyRequest): OperationInput => {
    const params = request.params as Record<string, string>
    const asked = { params, query: queryOf(request), body: request.body }
    const suggest = () => suggestPath(others, request.url.split('?')[0]!)
    return readRequest(route, inputs, readOnly, asked, suggest)
  }
  const answer = async (request: FastifyRequest, context: Context): Promise<Answered> => {
    const asked = ask(request)
    const reread = represent?.(request)
    const execute = async (within: Context): Promise<Answered> => {
      const data = await operation.execute(within, asked.variables)
      const body = envelop(route, data, asked)
      if (exists && isEmpty(body)) await exists.execute(within, request.params as Json)
      if (!reread) return { body }
      const record = answersRecord ? body : await reread(within)
      return { body, etag: tagged(serializeResponse(record)).etag }
    }
    const condition = isChange ? request.headers['if-match'] : undefined
    try {
      if (condition !== undefined) return await onlyIfMatch(condition, context, reread, execute)
      // Read before the commit, so that losing the database afterwards does not lose the response.
      return await (route.method === 'GET' ? execute(context) : inOneTransaction(context, execute))
    } catch (error) {
      throw toRestPath(toAppError(error), names)
    }
  }
  return { answer, names, isSecret: showsSecret(schema, operation.node, 'shownOnce') }
}

/** Response body, with the entity tag of the changed record. */
interface Answered {
  body: unknown
  etag?: string
}

/** Builds the response of a write. */
function written({ status = 200, envelope }: Route, { body, etag }: Answered): StoredResponse {
  return envelope === 'empty'
    ? { status, headers: {}, body: Buffer.alloc(0) }
    : {
        status,
        headers: { 'content-type': 'application/json; charset=utf-8', ...(etag && { etag }) },
        body: Buffer.from(serializeResponse(body)),
      }
}

/**
 * Builds a reader for a record in the representation of its GET route. The caller may write the
 * record but may lack the scope to read it.
 */
function representer(route: Route, schema: GraphQLSchema) {
  const operation = prepared(route, schema, route.operation)
  const inputs = inputsOf(route, operation)
  return (request: FastifyRequest): Represent => {
    const params = request.params as Record<string, string>
    const asked = readRequest(route, inputs, new Set(), { params, query: {}, body: undefined })
    return async (context) => {
      const session = context.session!
      const scopes = new Set([...session.scopes, ...route.scope])
      const reader = { ...context, session: { ...session, scopes } }
      return envelop(route, await operation.execute(reader, asked.variables), asked)
    }
  }
}

function prepared(route: Route, schema: GraphQLSchema, text: string): PreparedOperation {
  try {
    const operation = prepareOperation(schema, text)
    for (const scope of route.scope) {
      const isMutation = operation.node.operation === 'mutation'
      const missing = operation.execute.requirements.find(
        (requirement) => !satisfies(scope, requirement, isMutation),
      )
      if (missing)
        throw new Error(
          `The operation reads fields that ${scope} does not grant. Run \`npm run generated\` and review the additional fields of the scope, or require another scope. The fields require ${missing.scopes.map(({ named }) => named.join(' or ')).join(', and ') || 'an operator'}.`,
        )
    }
    return operation
  } catch (error) {
    throw new Error(`${route.method} ${route.path}: ${(error as Error).message}`, { cause: error })
  }
}

function queryOf(request: FastifyRequest): Query {
  const start = request.url.indexOf('?')
  return start < 0 ? {} : parseQueryString(request.url.slice(start + 1))
}

/** Fields that a body may contain in addition to those of its response. They are ignored. */
const everyRecord = ['id', 'created_at', 'updated_at', 'deleted_at']

/** Returns the selection of an operation's first root field. */
function rootSelection({ node }: PreparedOperation): SelectionSetNode | undefined {
  return (node.selectionSet.selections[0] as FieldNode).selectionSet
}
