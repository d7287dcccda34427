import type { Api } from '../api.js'

// biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its method.
export type Result = any

/** Sends JSON-RPC requests to /mcp as a client of the protocol version before the current one does. */
export function mcpClient({ app }: Pick<Api, 'app'>) {
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...headers,
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const send = async (token: string, method: string, params: object = {}): Promise<Result> => {
    const request = { jsonrpc: '2.0', id: 1, method, params }
    const response = await post(request, { authorization: `Bearer ${token}` })
    return response.json()
  }
  return {
    post,
    send,
    /** Returns the result of a method, which must succeed. */
    result: async (token: string, method: string, params: object = {}): Promise<Result> => {
      const { result, error } = await send(token, method, params)
      if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
      return result
    },
    /** Calls a tool. */
    call: async (token: string, name: string, args: object = {}): Promise<Result> => {
      const { result, error } = await send(token, 'tools/call', { name, arguments: args })
      if (error) throw new Error(`${name}: ${JSON.stringify(error)}`)
      return result
    },
  }
}
