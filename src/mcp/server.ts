/** Builds the MCP server of a request: its tools, resources and prompts. */
import {
  type CallToolResult,
  type Implementation,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import type { Env } from '../config/env.js'
import { AppError, toAppError } from '../errors/app-error.js'
import { apiVersion } from '../http/version.js'
import { approvalOf } from './approval.js'
import { getPrompt, listPrompts } from './prompts.js'
import { listResources, readResource } from './resources.js'
import { errorResult } from './result.js'
import type { JsonObject, Tool, ToolCaller } from './tool.js'

/** Protocol versions that are served: the current one and the two before it. */
export const protocolVersions = ['2026-07-28', '2025-11-25', '2025-06-18']

const instructions = `Masthead is a marketplace for media placements. A team finds outlets and products, and orders placements for a profile. It follows each article from brief to publication.

- get_session returns the token's team and scopes. Amounts are in US dollars, times are ISO 8601 in UTC.
- Lists have the arguments limit and page. A result that is cut contains the arguments of the next call.
- For totals and for reads across records, use graphql_search, then graphql_query.
- checkout creates an order and spends the team's credits unless apply_credits is false. Ask the user before you call a tool with destructiveHint.
- Send an idempotency_key with every call that creates something, and the same key to repeat it.
- The resources are the documentation.`

/** Name and version of the server. */
export function implementationOf({ publicUrl }: Pick<Env, 'publicUrl'>): Implementation {
  return { name: 'masthead', title: 'Masthead', version: apiVersion, websiteUrl: publicUrl }
}

/** Builds a server for one request. */
export function serverFor(caller: ToolCaller, tools: ReadonlyMap<string, Tool>, env: Env): Server {
  const server = new Server(implementationOf(env), {
    capabilities: { tools: {}, resources: {}, prompts: {} },
    instructions,
    supportedProtocolVersions: protocolVersions,
  })
  server.setRequestHandler('tools/list', () => ({
    tools: [...tools.values()]
      .filter((tool) => isOpenTo(tool, caller) && tool.isFor(caller.session))
      .map(({ description }) => description),
  }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = tools.get(params.name)
    // Teams do not learn which tools operators have.
    if (!tool || (tool.audience === 'operator' && !isOpenTo(tool, caller)))
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    const args = params.arguments ?? {}
    const asksUser = tool.needsApproval && tool.isFor(caller.session)
    const capabilities = server.getClientCapabilities()
    const approval = asksUser
      ? await approvalOf(tool, args, caller, capabilities, mcpReq.inputResponses).catch((error) =>
          failedResult(tool, error, caller),
        )
      : undefined
    if (typeof approval === 'object') return approval
    return JSON.parse(approval ?? (await callTool(tool, args, caller))) as CallToolResult
  })
  server.setRequestHandler('resources/list', () => listResources(env))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', ({ params }) => readResource(env, params.uri))
  server.setRequestHandler('prompts/list', () => listPrompts())
  server.setRequestHandler('prompts/get', ({ params }) => getPrompt(params.name, params.arguments))
  return server
}

/** Whether a tool takes the caller's kind of token. */
export function isOpenTo({ audience }: Tool, { session }: ToolCaller): boolean {
  return audience === undefined || audience === session.kind
}

/** Calls a tool. Returns the JSON text of a `CallToolResult`, also for an error. */
export async function callTool(tool: Tool, args: JsonObject, caller: ToolCaller): Promise<string> {
  try {
    if (!isOpenTo(tool, caller))
      throw new AppError('operator_token', 'An operator token does not work with tools of teams.')
    return await tool.call(args, caller)
  } catch (error) {
    return failedResult(tool, error, caller)
  }
}

/** Returns the JSON text of the result of an error. Logs an internal error. */
function failedResult(
  { description }: Tool,
  error: unknown,
  { log, requestId }: ToolCaller,
): string {
  const known = toAppError(error)
  if (known.status >= 500 && (known.cause || known.code === 'internal_error'))
    log.error({ err: error, tool: description.name }, known.message)
  return errorResult(known, requestId)
}
