/**
 * Serves MCP at /mcp over Streamable HTTP, without sessions. A refused request gets a JSON-RPC error with the problem
 * document.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/fastify'
import {
  classifyInboundRequest,
  createMcpHandler,
  type InboundClassificationOutcome,
  localhostAllowedHostnames,
  type McpRequestContext,
  ProtocolErrorCode,
  type Server,
} from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Exporter } from '../../rest/engine/exports.js'
import { type RouteOperation, routeOperations } from '../../rest/engine/operation.js'
import type { Env } from '../config/env.js'
import { AppError } from '../errors/app-error.js'
import type { ExecuteGraphql } from '../graphql/mount.js'
import { problemOf } from '../http/problem.js'
import { chargeRequest, chargeUnrouted, requireSession } from '../http/rate-limit.js'
import { root } from '../root.js'
import type { Services } from '../services.js'
import { checkoutSummary } from './checkout-summary.js'
import { type CallDirectly, directCalls } from './direct-call.js'
import { exchange } from './exchange.js'
import { exportTools } from './export-tool.js'
import { graphqlTools } from './graphql-tool.js'
import type { OpenApi } from './input-schema.js'
import { operatorRoutes } from './operator-routes.js'
import { errorCodeOfCall } from './result.js'
import { routeTool } from './route-tool.js'
import { protocolVersions, serverFor } from './server.js'
import type { Tool, ToolCaller } from './tool.js'

/** Targets that tools execute. */
export interface McpTargets {
  schema: GraphQLSchema
  operations: readonly RouteOperation[]
  exporter: Exporter
  executeGraphql: ExecuteGraphql
  services: Services
}

/** Mounts the MCP server at /mcp. */
export async function mountMcp(app: FastifyInstance, targets: McpTargets): Promise<void> {
  const { env } = targets.services
  // Built with the first request, because their schemas take time and memory. An invalid route fails there, and in the tests.
  let built: ReadonlyMap<string, Tool> | undefined
  const tools = () => {
    built ??= toolsOf(targets)
    return built
  }
  const serverOf = (caller: ToolCaller) => serverFor(caller, tools(), env)
  await mountServer(app, '/mcp', env, serverOf, directCalls(tools, env))
}

/**
 * Mounts a server of the SDK, made for each request, at POST `url`. Other methods are refused.
 * @param callDirectly handles calls of tools before the SDK. Defaults to none.
 */
export async function mountServer(
  app: FastifyInstance,
  url: string,
  { publicUrl }: Pick<Env, 'publicUrl'>,
  serverOf: (caller: ToolCaller) => Server,
  callDirectly: CallDirectly = () => undefined,
): Promise<void> {
  const hosts = [...localhostAllowedHostnames(), new URL(publicUrl).hostname]
  const metadata = `${publicUrl.replace(/\/$/, '')}/.well-known/oauth-protected-resource${url}`
  const config = {
    refuse: (reply: FastifyReply, error: AppError) => refuse(reply, error, metadata),
    // Resource for which an OAuth access token must have been issued.
    resource: 'mcp' as const,
    rights: 'operations' as const,
  }
  const handler = requestHandler(app, serverOf, callDirectly)
  await app.register(async (scope) => {
    scope.addHook('onRequest', hostHeaderValidation(hosts))
    scope.addHook('onRequest', originValidation(hosts))
    scope.post(url, { config, onRequest: [requireSession, chargeRequest], handler })
    scope.route({
      method: ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'],
      url,
      config,
      onRequest: chargeUnrouted,
      handler: async ({ method }) => {
        throw new AppError(
          'method_not_allowed',
          `${method} is not allowed here; allowed is POST.`,
          {
            headers: { allow: 'POST' },
          },
        )
      },
    })
  })
}

function toolsOf({
  schema,
  operations,
  exporter,
  executeGraphql,
  services,
}: McpTargets): ReadonlyMap<string, Tool> {
  const rest = documentOf('openapi.json')
  const operators = documentOf('operator-openapi.json')
  const all = [
    ...operations.map((operation) => {
      const summarize =
        operation.route.id === 'checkout'
          ? checkoutSummary(schema, operation.route, services)
          : undefined
      return routeTool(operation, rest, services, {
        audience: 'team',
        ...(summarize && { summarize }),
      })
    }),
    ...exportTools(rest, exporter),
    ...graphqlTools(schema, executeGraphql),
    ...routeOperations(schema, operatorRoutes).map((operation) =>
      routeTool(operation, operators, services, { audience: 'operator' }),
    ),
  ]
  return new Map(all.map((tool) => [tool.description.name, tool]))
}

const documentOf = (name: string): OpenApi =>
  JSON.parse(readFileSync(join(root, 'rest', name), 'utf8'))

/** Builds the handler, which serves each request with a server of its own, except direct calls. */
function requestHandler(
  app: FastifyInstance,
  serverOf: (caller: ToolCaller) => Server,
  callDirectly: CallDirectly,
) {
  const onerror = (error: Error) => app.log.debug({ err: error }, 'A request to /mcp was refused.')
  const handler = createMcpHandler(
    ({ authInfo }: McpRequestContext) => serverOf(authInfo!.extra!.caller as ToolCaller),
    {
      legacy: 'reject',
      onerror,
    },
  )
  app.addHook('preClose', () => handler.close())
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { session, id: requestId, ip, headers, log, body: parsedBody } = request
    if (Array.isArray(parsedBody))
      throw new AppError('validation_failed', 'Batches of JSON-RPC requests are not supported.')
    const caller: ToolCaller = {
      session: session!,
      requestId,
      client: { address: ip, agent: headers['user-agent'] ?? null },
      log,
      response: reply.raw,
    }
    reply.header('cache-control', 'no-store')
    const outcome = classify(headers, parsedBody)
    const direct = callDirectly({ outcome, headers, body: parsedBody }, caller)
    const send = (text: string) => {
      request.errorCode = errorCodeOfCall(text)
      return reply.type('application/json; charset=utf-8').send(text)
    }
    if (direct) return send(await direct)
    if (outcome.kind === 'legacy') {
      const version = headers['mcp-protocol-version']?.toString()
      const response = await exchange(serverOf(caller), parsedBody, version, protocolVersions)
      return response ? send(JSON.stringify(response)) : reply.code(202).send()
    }
    const response = await handler.fetch(webRequestOf(request, reply), {
      parsedBody,
      authInfo: { token: '', clientId: '', scopes: [...session!.scopes], extra: { caller } },
    })
    if (response.headers.get('content-type')?.startsWith('text/event-stream'))
      return reply.send(response)
    reply.code(response.status).headers(Object.fromEntries(response.headers))
    const body = await response.text()
    request.errorCode = errorCodeOfCall(body)
    return reply.send(body === '' ? undefined : body)
  }
}

/** Classifies a request: `legacy` is a protocol version with a handshake. */
function classify(headers: FastifyRequest['headers'], body: unknown): InboundClassificationOutcome {
  const header = (name: string) => headers[name]?.toString()
  const version = header('mcp-protocol-version')
  const method = header('mcp-method')
  const name = header('mcp-name')
  return classifyInboundRequest({
    httpMethod: 'POST',
    ...(version !== undefined && { protocolVersionHeader: version }),
    ...(method !== undefined && { mcpMethodHeader: method }),
    ...(name !== undefined && { mcpNameHeader: name }),
    body,
  })
}

/** Returns a request for the SDK, with the headers that it reads. The body is parsed already. */
function webRequestOf({ headers, raw }: FastifyRequest, { raw: response }: FastifyReply): Request {
  const read = Object.entries(headers).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && /^(mcp-|accept$|content-type$)/.test(entry[0]),
  )
  const init = { method: 'POST', headers: read }
  const url = `http://localhost${raw.url}`
  if (headers['mcp-method'] !== 'subscriptions/listen') return new Request(url, init)
  // Only a subscription outlives its request. A signal takes as long as the rest of a small read.
  const left = new AbortController()
  response.once('close', () => left.abort())
  return new Request(url, { ...init, signal: left.signal })
}

/** Sends an error as JSON-RPC; a caller without a valid token gets the address of the metadata. */
function refuse(reply: FastifyReply, error: AppError, metadata: string): FastifyReply {
  const { status, code, message, headers } = error
  const challenge = `Bearer resource_metadata="${metadata}"${code === 'invalid_token' ? ', error="invalid_token"' : ''}`
  return reply
    .status(status)
    .headers({
      ...headers,
      ...(status === 401 && { 'www-authenticate': challenge }),
      'cache-control': 'no-store',
    })
    .send({
      jsonrpc: '2.0',
      id: null,
      error: { code: codeOf(error), message, data: problemOf(error, reply.request.id) },
    })
}

function codeOf({ code }: AppError): number {
  if (code === 'malformed_request') return ProtocolErrorCode.ParseError
  if (code === 'validation_failed') return ProtocolErrorCode.InvalidRequest
  return code === 'internal_error' ? ProtocolErrorCode.InternalError : -32000
}
