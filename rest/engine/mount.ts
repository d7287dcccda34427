/**
 * Mounting of routes on Fastify. The operation of each route is compiled when the server starts. A
 * request becomes variables (request.ts), the result becomes the body (envelope.ts), and errors are
 * mapped to REST names (client-names.ts).
 */
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify'
import type { FieldNode, GraphQLSchema, SelectionSetNode } from 'graphql'
import { isEnough } from '../../src/access/access.js'
import { requireScope, type Session, teamOf } from '../../src/access/session.js'
import { turnKeyOf } from '../../src/access/turns.js'
import { jsonOf } from '../../src/compiler/complete.js'
import { type Context, inOneTransaction } from '../../src/compiler/context.js'
import { AppError, toAppError } from '../../src/errors/app-error.js'
import { type FileContent, sendContent } from '../../src/files/send.js'
import { showsSecret } from '../../src/graphql/secret.js'
import { sendTagged, tagged } from '../../src/http/entity-tag.js'
import type { Answer } from '../../src/http/idempotency.js'
import { sendAnswer } from '../../src/http/problem.js'
import { authenticate, chargeRequest, chargeUnrouted } from '../../src/http/rate-limit.js'
import type { Services } from '../../src/services.js'
import { clientNames, inClientNames } from './client-names.js'
import { onlyIfMatch, type Represent, representationOf } from './conditional.js'
import { envelop, isEmpty } from './envelope.js'
import { takeForms, withForm } from './form.js'
import { replyOnce } from './idempotency.js'
import { inputsOf } from './input.js'
import { type PreparedOperation, prepareOperation, recordKeys } from './prepared.js'
import { type OperationInput, parseQuery, type Query, readRequest } from './request.js'
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
  rows: Route[],
  services: Services,
): void {
  const methodsOf = new Map<string, string[]>()
  for (const row of rows) {
    methodsOf.set(row.path, [...(methodsOf.get(row.path) ?? []), row.method])
    const route: RouteOptions = {
      method: row.method,
      url: urlOf(row.path),
      onRequest: [enter, chargeRequest, admission(row)],
      handler: handlerOf(row, rows, schema, services),
    }
    if (!row.files) app.route(route)
    else
      app.register(async (scope) => {
        takeForms(scope)
        scope.route(route)
      })
  }
  for (const [path, methods] of methodsOf) refuseOtherMethods(app, rows, path, methods)
}

/** Converts a route's path to Fastify's syntax. */
const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Authenticates the caller before the request body is read. */
function enter(request: FastifyRequest, _reply: FastifyReply, done: Done): void {
  const take = (session: Session) => {
    request.session = session
    done(session.kind === 'operator' ? operatorToken() : undefined)
  }
  const known = request.server.authenticator.known(request.headers.authorization)
  if (known) take(known)
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
    'An operator token works in GraphQL, at /graphql, and for /exports and /imports.',
  )

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function refuseOtherMethods(
  app: FastifyInstance,
  rows: readonly Route[],
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
        `${request.method} is not allowed here; allowed are ${allow.join(', ')}.${suggestAction(rows, request.method, path)}`,
        {
          headers: { allow: allow.join(', ') },
        },
      )
    },
    handler: () => undefined,
  })
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

function handlerOf(row: Route, rows: Route[], schema: GraphQLSchema, services: Services): Handler {
  const { answer, names, isSecret } = answererOf(row, rows, schema)
  const inTurn = <T>(request: FastifyRequest, work: (context: Context) => Promise<T>) => {
    const { session, id: requestId } = request
    return services.turns.run(turnKeyOf(session!), () => work({ session, requestId, services }))
  }

  const catalogue = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const body = await inTurn(request, (context) =>
      services.responseCache.body(key, async () =>
        tagged(jsonOf((await answer(request, context)).body)),
      ),
    )
    return sendTagged(request, reply, body)
  }
  if (row.catalogue) {
    return (request, reply) => {
      const key = `${request.session!.proPricing ? 'pro' : 'standard'} ${request.url}`
      const known = services.responseCache.known(key)
      return known ? sendTagged(request, reply, known) : catalogue(request, reply, key)
    }
  }
  if (row.method === 'GET') {
    return async (request, reply) => {
      const { body } = await inTurn(request, (context) => answer(request, context))
      return row.envelope === 'content'
        ? sendContent(request, reply, services, body as FileContent)
        : sendTagged(request, reply, tagged(jsonOf(body)))
    }
  }
  const change = (request: FastifyRequest, reply: FastifyReply) =>
    inTurn(request, async (context) => {
      const write = async (within: Context) => written(row, await answer(request, within))
      return row.method === 'POST' && request.headers['idempotency-key'] !== undefined
        ? replyOnce(request, reply, context, isSecret, write)
        : sendAnswer(reply, await write(context))
    })
  if (!row.files) return change
  const { field } = row.files
  return (request, reply) =>
    withForm(request, field, services, () => change(request, reply)).catch((error) => {
      throw inClientNames(toAppError(error), names)
    })
}

/**
 * Builds the function that responds to the requests of a route, with its REST names and whether its
 * response contains a secret.
 */
function answererOf(row: Route, rows: Route[], schema: GraphQLSchema) {
  const operation = prepared(row, schema, row.operation)
  const exists = row.exists === undefined ? undefined : prepared(row, schema, row.exists)
  const inputs = inputsOf(row, operation)
  const names = clientNames(row, inputs)
  const selection = rootSelection(operation)
  const readOnly = new Set([...(selection ? recordKeys(selection) : []), ...everyRecord])
  const read = representationOf(row, rows)
  const represent = read && representer(read, schema)
  const shown = (row: Route) =>
    JSON.stringify([row.envelope, rootSelection(prepared(row, schema, row.operation))])
  const answersRecord = read && shown(read) === shown(row)
  const isChange = row.method === 'PUT' || row.method === 'PATCH'
  const others = rows
    .filter(({ method, path }) => method === row.method && !path.startsWith(row.path))
    .map(({ path }) => path)

  const ask = (request: FastifyRequest): OperationInput => {
    const params = request.params as Record<string, string>
    const asked = { params, query: queryOf(request), body: request.body }
    const suggest = () => suggestPath(others, request.url.split('?')[0]!)
    return readRequest(row, inputs, readOnly, asked, suggest)
  }
  const answer = async (request: FastifyRequest, context: Context): Promise<Answered> => {
    const asked = ask(request)
    const reread = represent?.(request)
    const execute = async (within: Context): Promise<Answered> => {
      const data = await operation.execute(within, asked.variables)
      const body = envelop(row, data, asked)
      if (exists && isEmpty(body)) await exists.execute(within, request.params as Json)
      if (!reread) return { body }
      const record = answersRecord ? body : await reread(within)
      return { body, etag: tagged(jsonOf(record)).etag }
    }
    const condition = isChange ? request.headers['if-match'] : undefined
    try {
      if (condition !== undefined) return await onlyIfMatch(condition, context, reread, execute)
      // Read before the commit, so that losing the database afterwards does not lose the response.
      return await (row.method === 'GET' ? execute(context) : inOneTransaction(context, execute))
    } catch (error) {
      throw inClientNames(toAppError(error), names)
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
function written({ status = 200, envelope }: Route, { body, etag }: Answered): Answer {
  return envelope === 'empty'
    ? { status, headers: {}, body: Buffer.alloc(0) }
    : {
        status,
        headers: { 'content-type': 'application/json; charset=utf-8', ...(etag && { etag }) },
        body: Buffer.from(jsonOf(body)),
      }
}

/**
 * Builds a reader for a record in the representation of its GET route. The caller may write the
 * record but may lack the scope to read it.
 */
function representer(row: Route, schema: GraphQLSchema) {
  const operation = prepared(row, schema, row.operation)
  const inputs = inputsOf(row, operation)
  return (request: FastifyRequest): Represent => {
    const params = request.params as Record<string, string>
    const asked = readRequest(row, inputs, new Set(), { params, query: {}, body: undefined })
    return async (context) => {
      const session = context.session!
      const scopes = new Set([...session.scopes, ...row.scope])
      const reader = { ...context, session: { ...session, scopes } }
      return envelop(row, await operation.execute(reader, asked.variables), asked)
    }
  }
}

function prepared(row: Route, schema: GraphQLSchema, text: string): PreparedOperation {
  try {
    const operation = prepareOperation(schema, text)
    for (const scope of row.scope) {
      const isMutation = operation.node.operation === 'mutation'
      const missing = operation.execute.asks.find((asks) => !isEnough(scope, asks, isMutation))
      if (missing)
        throw new Error(
          `It shows what ${scope} alone does not: run \`npm run generated\` and review what the scope shows then, or ask for another one. They ask for ${missing.scopes.map(({ named }) => named.join(' or ')).join(', and ') || 'an operator'}.`,
        )
    }
    return operation
  } catch (error) {
    throw new Error(`${row.method} ${row.path}: ${(error as Error).message}`, { cause: error })
  }
}

function queryOf(request: FastifyRequest): Query {
  const start = request.url.indexOf('?')
  return start < 0 ? {} : parseQuery(request.url.slice(start + 1))
}

/** Fields that a body may contain in addition to those of its response. They are ignored. */
const everyRecord = ['id', 'created_at', 'updated_at', 'deleted_at']

/** Returns the selection of an operation's first root field. */
function rootSelection({ node }: PreparedOperation): SelectionSetNode | undefined {
  return (node.selectionSet.selections[0] as FieldNode).selectionSet
}
