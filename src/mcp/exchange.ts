/** Exchanges single messages with a server, for the protocol versions with a handshake. */
import {
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  type Server,
  type Transport,
} from '@modelcontextprotocol/server'
import { AppError } from '../errors/app-error.js'

/**
 * Sends a message to a server and returns its response. A notification has none: without a session it has no effect.
 * @param version header `MCP-Protocol-Version`
 * @param served versions that the server implements
 * @throws AppError validation_failed (not a JSON-RPC message, or another version)
 */
export async function exchange(
  server: Server,
  message: unknown,
  version: string | undefined,
  served: readonly string[],
): Promise<JSONRPCMessage | undefined> {
  if (version !== undefined && !served.includes(version)) {
    const versions = served.join(', ')
    throw new AppError('validation_failed', `The protocol version must be one of ${versions}.`)
  }
  const request = parsed(message)
  if (!isJSONRPCRequest(request)) return undefined
  return new Promise((resolve, reject) => {
    const transport: Transport = {
      start: async () => undefined,
      close: async () => undefined,
      send: async (sent) => {
        if (isJSONRPCResponse(sent)) resolve(sent)
      },
    }
    server.connect(transport).then(() => transport.onmessage?.(request), reject)
  })
}

function parsed(message: unknown): JSONRPCMessage {
  try {
    return parseJSONRPCMessage(message)
  } catch {
    throw new AppError('validation_failed', 'The body must be a JSON-RPC 2.0 message.')
  }
}
