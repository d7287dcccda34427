/**
 * Calls tools without the SDK, which builds a server for each request, and parses and validates each result. Takes only
 * calls without peculiarities; the SDK handles all others, with the same result.
 */

import type { IncomingHttpHeaders } from 'node:http'
import {
  type InboundClassificationOutcome,
  type RequestId,
  SERVER_INFO_META_KEY,
} from '@modelcontextprotocol/server'
import type { Env } from '../config/env.js'
import { callTool, implementationOf, isOpenTo, protocolVersions } from './server.js'
import type { JsonObject, Tool, ToolCaller } from './tool.js'

/** Request as the SDK has classified it. */
interface Inbound {
  outcome: InboundClassificationOutcome
  headers: IncomingHttpHeaders
  body: unknown
}

/** Calls a tool. Returns the JSON text of the response, or undefined if the SDK must handle the request. */
export type CallDirectly = (inbound: Inbound, caller: ToolCaller) => Promise<string> | undefined

export function directCalls(
  tools: () => ReadonlyMap<string, Tool>,
  env: Pick<Env, 'publicUrl'>,
): CallDirectly {
  const meta = JSON.stringify({ [SERVER_INFO_META_KEY]: implementationOf(env) })
  const stamp = `"resultType":"complete","_meta":${meta},`
  return ({ outcome, headers, body }, caller) => {
    if (outcome.kind === 'reject') return undefined
    const call = toolCallOf(body)
    const tool = call && tools().get(call.name)
    if (!tool || !isOpenTo(tool, caller)) return undefined
    const isModern = outcome.kind === 'modern'
    const isPlain = isModern ? !tool.needsApproval && namesCall(headers, call) : isServed(headers)
    if (!isPlain) return undefined
    const head = `{"jsonrpc":"2.0","id":${JSON.stringify(call.id)},"result":{${isModern ? stamp : ''}`
    return callTool(tool, call.args, caller).then((result) => `${head}${result.slice(1)}}`)
  }
}

interface ToolCall {
  id: RequestId
  name: string
  args: JsonObject
}

/** Returns the call of a JSON-RPC request. Undefined if it is another request, or if its parameters are invalid. */
function toolCallOf(body: unknown): ToolCall | undefined {
  const { id, method, params } = body as { id?: RequestId; method?: string; params?: unknown }
  if (id === undefined || method !== 'tools/call' || !isObject(params)) return undefined
  const { name, arguments: args = {} } = params
  return typeof name === 'string' && isObject(args) ? { id, name, args } : undefined
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the headers of a request of version 2026-07-28 name its version, method and tool. */
const namesCall = (headers: IncomingHttpHeaders, { name }: ToolCall) =>
  headers['mcp-protocol-version'] === protocolVersions[0] &&
  headers['mcp-method'] === 'tools/call' &&
  headers['mcp-name'] === name

/** Whether the header of a request with a handshake names no version, or one that is served. */
function isServed(headers: IncomingHttpHeaders): boolean {
  const version = headers['mcp-protocol-version']
  return version === undefined || protocolVersions.includes(String(version))
}
