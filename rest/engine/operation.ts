/**
 * Executes the operations of routes, apart from HTTP. They are compiled when the server starts.
 *
 * `request.ts` converts a call to variables, `envelope.ts` converts the result to the body, and
 * `rest-field-names.ts` maps the paths of errors to REST names.
 */
import type { FieldNode, GraphQLSchema, SelectionSetNode } from 'graphql'
import { type AccessRequirement, requireAccess, satisfies } from '../../src/access/access.js'
import { requireScope, type Session, teamOf } from '../../src/access/session.js'
import { serializeResponse } from '../../src/compiler/complete.js'
import { type Context, inOneTransaction } from '../../src/compiler/context.js'
import { AppError, toAppError } from '../../src/errors/app-error.js'
import { showsSecret } from '../../src/graphql/secret.js'
import { tagged } from '../../src/http/entity-tag.js'
import type { StoredResponse } from '../../src/http/idempotency.js'
import { onlyIfMatch, type Represent, representationOf } from './conditional.js'
import { envelop, isEmpty } from './envelope.js'
import { inputsOf } from './input.js'
import { type PreparedOperation, prepareOperation, recordKeys } from './prepared.js'
import { type Query, readRequest } from './request.js'
import { restFieldNames, toRestPath } from './rest-field-names.js'
import type { Route } from './route.js'
import { suggestPath } from './suggestion.js'

/** Inputs of a call to a route. */
export interface Call {
  params: Record<string, string>
  /** Query parameters, as strings. */
  query: Query
  body: unknown
  /** Path as requested, from which another is suggested if it identifies no record. */
  path?: string
  /** Entity tags of `If-Match`. */
  ifMatch?: string | undefined
}

/** Response body, with the entity tag of the changed record. */
interface Answered {
  body: unknown
  etag?: string
}

/** Operation of a route, compiled once. */
export interface RouteOperation {
  route: Route
  /** REST name of each input, by its path in GraphQL. */
  names: ReadonlyMap<string, (string | number)[]>
  /** Whether the response contains a secret. */
  isSecret: boolean
  /** Requirements of the mutations that the route executes. */
  mutations: readonly AccessRequirement[]
  /**
   * Executes a call. A write runs in one transaction.
   * @throws AppError as documented for the route, with REST names
   */
  run(call: Call, context: Context): Promise<Answered>
  /** Executes a call of a write. Returns the whole response. @throws as `run` */
  write(call: Call, context: Context): Promise<StoredResponse>
}

/**
 * Parses, validates and compiles the operations of all routes.
 * @throws Error if a route does not match the schema
 */
export function routeOperations(schema: GraphQLSchema, routes: readonly Route[]): RouteOperation[] {
  return routes.map((route) => routeOperation(route, routes, schema))
}

/**
 * Checks the caller's scopes and role for a route.
 * @throws AppError missing_scope, read_only_token
 */
export function requireRights({ route, mutations }: RouteOperation, session: Session): void {
  requireScope(session, route.scope)
  for (const requirement of mutations) requireAccess(session, requirement, true)
}

/**
 * Checks the caller's permission to call a route.
 * @throws AppError missing_scope, read_only_token, wrong_team
 */
export function admit(
  operation: RouteOperation,
  session: Session,
  params: Record<string, string>,
): void {
  requireRights(operation, session)
  const { path } = operation.route
  if (!path.includes('{team_id}')) return
  if (params.team_id?.toLowerCase() !== teamOf(session))
    throw new AppError('wrong_team', "The team in the path is not the token's team.")
}

function routeOperation(
  route: Route,
  routes: readonly Route[],
  schema: GraphQLSchema,
): RouteOperation {
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

  const run = async (call: Call, context: Context): Promise<Answered> => {
    const suggest = () => (call.path === undefined ? '' : suggestPath(others, call.path))
    const asked = readRequest(route, inputs, readOnly, call, suggest)
    const reread = represent?.(call)
    const execute = async (within: Context): Promise<Answered> => {
      const data = await operation.execute(within, asked.variables)
      const body = envelop(route, data, asked)
      if (exists && isEmpty(body)) await exists.execute(within, call.params)
      if (!reread) return { body }
      const record = answersRecord ? body : await reread(within)
      return { body, etag: tagged(serializeResponse(record)).etag }
    }
    const condition = isChange ? call.ifMatch : undefined
    try {
      if (condition !== undefined) return await onlyIfMatch(condition, context, reread, execute)
      // Read before the commit, so that losing the database afterwards does not lose the response.
      return await (route.method === 'GET' ? execute(context) : inOneTransaction(context, execute))
    } catch (error) {
      throw toRestPath(toAppError(error), names)
    }
  }
  return {
    route,
    names,
    isSecret: showsSecret(schema, operation.node, 'shownOnce'),
    mutations: operation.execute.requirements.filter(({ operation }) => operation !== undefined),
    run,
    write: async (call, context) => written(route, await run(call, context)),
  }
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
  return ({ params }: Call): Represent => {
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

/** Fields that a body may contain in addition to those of its response. They are ignored. */
const everyRecord = ['id', 'created_at', 'updated_at', 'deleted_at']

/** Returns the selection of an operation's first root field. */
function rootSelection({ node }: PreparedOperation): SelectionSetNode | undefined {
  return (node.selectionSet.selections[0] as FieldNode).selectionSet
}
