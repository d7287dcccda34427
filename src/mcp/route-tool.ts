/** Builds the tools of routes, which follow the rules of the route. */
import { Readable } from 'node:stream'
import { writeOnce } from '../../rest/engine/idempotency.js'
import {
  admit,
  type Call,
  type RouteOperation,
  requireRights,
} from '../../rest/engine/operation.js'
import { defaultLimit, maxLimit, type Query } from '../../rest/engine/request.js'
import { toRestPath } from '../../rest/engine/rest-field-names.js'
import { type Route, routeName } from '../../rest/engine/route.js'
import { isAllowed } from '../access/access.js'
import { concurrencyKeyOf } from '../access/concurrency-limit.js'
import { catalogueView, type Session, teamOf } from '../access/session.js'
import { serializeResponse } from '../compiler/complete.js'
import type { Context } from '../compiler/context.js'
import { type RequestIssue, toAppError, validationFailed } from '../errors/app-error.js'
import { type IncomingFile, withReceived } from '../files/receive.js'
import type { FileContent } from '../files/send.js'
import { signedUrl } from '../files/url.js'
import { tagged } from '../http/entity-tag.js'
import { readKey } from '../http/idempotency.js'
import type { Services } from '../services.js'
import {
  inputSchemaOf,
  type OpenApi,
  type OpenApiOperation,
  operationOf,
  outputSchemaOf,
} from './input-schema.js'
import { type Page, readResult, refusedResult, writeResult } from './result.js'
import type { JsonObject, Tool, ToolDescription } from './tool.js'

const keyArgument = {
  idempotency_key: {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    description:
      'Key of this call, such as a UUID. A repeated call with the same key and arguments has no further effect and returns the first result.',
  },
}

/** Arguments of every list. */
const listArguments = ['limit', 'page', 'sort_by', 'order_by', 'include_archived']

/** Builds the tool of a route. */
export function routeTool(
  operation: RouteOperation,
  document: OpenApi,
  services: Services,
  { audience, summarize }: Pick<Tool, 'audience' | 'summarize'>,
): Tool {
  const { route } = operation
  const described = operationOf(document, route.id)
  const input = inputSchemaOf(document, described)
  const takesKey = route.method === 'POST'
  const output = outputSchemaOf(document, described)
  const call = callerOf(operation, services)
  return {
    description: {
      ...titled(described, route),
      inputSchema: takesKey
        ? { ...input, properties: { ...input.properties, ...keyArgument } }
        : input,
      ...(output && { outputSchema: output }),
    },
    ...(audience && { audience }),
    ...(summarize && { summarize }),
    needsApproval: route.method === 'DELETE' || route.effect === 'irreversible',
    isFor: (session) => isAllowed(() => requireRights(operation, session)),
    call,
  }
}

/** Returns name, title, description and annotations of the tool of an operation. */
export function titled(
  { operationId, summary, description }: OpenApiOperation,
  { method, effect }: Pick<Route, 'method' | 'effect'>,
): Omit<ToolDescription, 'inputSchema'> {
  const readOnlyHint = method === 'GET'
  return {
    name: operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    title: summary,
    description,
    annotations: {
      title: summary,
      readOnlyHint,
      destructiveHint: !readOnlyHint && (method !== 'POST' || effect !== undefined),
      idempotentHint: method !== 'POST',
      openWorldHint: false,
    },
  }
}

function callerOf(operation: RouteOperation, services: Services): Tool['call'] {
  const { route } = operation
  return async (args, { session, requestId, client }) => {
    const { idempotency_key: key, ...given } = args
    const call = callOf(route, route.method === 'POST' ? given : args, session)
    admit(operation, session, call.params)
    if (route.deprecation) services.usedDeprecated(session, [routeName(route)])
    const context: Context = { session, requestId, client, services }
    const work = () =>
      route.method === 'GET'
        ? read(operation, call, context, services)
        : write(operation, call, key, context)
    const limited = () => services.requestLimiter.run(concurrencyKeyOf(session), work)
    if (!route.files) return limited()
    const { field } = route.files
    const files = filesOf((call.body as JsonObject)[field], field)
    return withReceived(services, files, (received) => {
      call.body = { ...(call.body as JsonObject), [field]: received }
      return limited()
    }).catch((error) => {
      throw toRestPath(toAppError(error), operation.names)
    })
  }
}

async function read(
  operation: RouteOperation,
  call: Call,
  context: Context,
  services: Services,
): Promise<string> {
  const { route } = operation
  const answer = async () => (await operation.run(call, context)).body
  if (route.envelope === 'content') return linkTo((await answer()) as FileContent, services)
  const key = `${catalogueView(context.session!)} ${route.id} ${JSON.stringify([call.params, call.query])}`
  const text = route.catalogue
    ? String(
        (
          await services.responseCache.body(key, async () =>
            tagged(serializeResponse(await answer())),
          )
        ).bytes,
      )
    : serializeResponse(await answer())
  return readResult(text, route.list && pageOf(call.query))
}

function pageOf({ page, limit }: Query): Page {
  const number = page ? Number(page) : 1
  return { offset: (number - 1) * Number(limit || defaultLimit), maxLimit }
}

async function write(
  operation: RouteOperation,
  call: Call,
  key: unknown,
  context: Context,
): Promise<string> {
  if (operation.route.method !== 'POST' || key === undefined)
    return writeResult(String((await operation.write(call, context)).body))
  const named = readKey(key, 'idempotency_key')
  const { status, body } = await writeOnce(operation, call, { key: named }, context)
  return status < 400
    ? writeResult(String(body))
    : refusedResult(
        String(body),
        'This is the result of the first call with this `idempotency_key`.',
      )
}

/** Returns a link to a file's content, which needs no token for an hour. */
async function linkTo(file: FileContent, services: Services): Promise<string> {
  const { name, mimeType, size } = file
  const uri = await signedUrl(services, file)
  const description = 'Content of the file. The URL is valid for one hour and needs no token.'
  return JSON.stringify({
    content: [{ type: 'resource_link', uri, name, mimeType, size, description }],
  })
}

/**
 * Sorts the arguments of a call into path parameters, query and body. The team defaults to the
 * caller's.
 * @throws AppError validation_failed if a path parameter is missing
 */
function callOf(route: Route, args: JsonObject, session: Session): Call {
  const params: Record<string, string> = {}
  const issues: RequestIssue[] = []
  const rest = new Map(Object.entries(args))
  for (const [, name = ''] of route.path.matchAll(/\{(\w+)\}/g)) {
    const value = args[name] ?? (name === 'team_id' ? teamOf(session) : undefined)
    rest.delete(name)
    if (typeof value === 'string' || typeof value === 'number') params[name] = String(value)
    else issues.push({ path: [name], code: 'required', message: 'is required' })
  }
  if (issues.length > 0) throw validationFailed(issues)
  const inQuery = new Set([
    ...Object.keys(route.query ?? {}).map((name) => name.split('[')[0]!),
    ...(route.list ? listArguments : []),
  ])
  const hasBody = route.body !== undefined || route.files !== undefined
  const isQuery = (name: string) => inQuery.has(name) || !hasBody
  const all = [...rest]
  return {
    params,
    query: textOf(Object.fromEntries(all.filter(([name]) => isQuery(name)))) as Query,
    body: hasBody ? Object.fromEntries(all.filter(([name]) => !isQuery(name))) : undefined,
  }
}

/** Returns a value as a query string has it: with texts in place of numbers, and without null. */
function textOf(value: unknown): Query[string] {
  if (Array.isArray(value)) return value.map((item) => textOf(item)) as string[]
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, textOf(inner)]))
}

/** Decodes the files of a call. @throws AppError validation_failed */
async function* filesOf(value: unknown, field: string): AsyncGenerator<IncomingFile> {
  if (!Array.isArray(value)) return
  for (const [position, file] of value.entries()) {
    const { name, content } = (file ?? {}) as JsonObject
    const text = typeof content === 'string' ? content.replace(/\s+/g, '') : undefined
    if (text === undefined || !base64.test(text)) {
      const path = [field, position, 'content']
      throw validationFailed([
        { path, code: 'invalid_type', message: 'must be the content in Base64', expected: 'file' },
      ])
    }
    yield {
      name: typeof name === 'string' ? name : undefined,
      content: Readable.from([Buffer.from(text, 'base64')]),
      position,
    }
  }
}

const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/
