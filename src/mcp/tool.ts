/** Types of MCP tools. */
import type { ServerResponse } from 'node:http'
import type { Tool as ToolDescription } from '@modelcontextprotocol/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Session } from '../access/session.js'

export type { ToolDescription }

export type JsonObject = Record<string, unknown>

/** Caller of a tool, with the request that contains the call. */
export interface ToolCaller {
  session: Session
  requestId: string
  client: { address: string; agent: string | null }
  log: FastifyBaseLogger
  /** HTTP response that the result is sent with. */
  response: ServerResponse
}

export interface Tool {
  description: ToolDescription
  /** Kind of token that the tool takes. Undefined for every token. */
  audience?: Session['kind']
  /** Whether a call spends money or cannot be undone, so that clients that can ask their user do. */
  needsApproval?: boolean
  /** Returns the facts of a call that its user approves, such as its price. @throws AppError */
  summarize?(args: JsonObject, caller: ToolCaller): Promise<JsonObject>
  /** Whether `tools/list` shows the tool to a caller. */
  isFor(session: Session): boolean
  /** Returns the JSON text of a `CallToolResult`. @throws AppError */
  call(args: JsonObject, caller: ToolCaller): Promise<string>
}
