import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** Received request. */
interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
  at: number
}

export type Answer = (received: Received) => { status?: number; body?: string; after?: number }

/** Webhook receiver on 127.0.0.1 that stores requests. Responds 204, or with the result of `answer`. */
export async function openReceiver(answer: Answer = () => ({})) {
  const received: Received[] = []
  const receiver = { received, answer, connections: 0 }
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const one = { path: request.url!, headers: request.headers, body, at: Date.now() }
      received.push(one)
      const { status = 204, body: text, after = 0 } = receiver.answer(one)
      setTimeout(() => response.writeHead(status).end(text), after)
    })
  })
  server.on('connection', () => {
    receiver.connections++
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}`,
    /** Parsed events of a path, verified by the Standard Webhooks library. */
    verified: (secret: string, path = '/') =>
      received
        .filter((one) => one.path === path)
        .map(({ body, headers }) => ({
          id: headers['webhook-id'] as string,
          event: new Webhook(secret).verify(body, headers as Record<string, string>) as {
            type: string
            timestamp: string
            data: { sequence: number }
          },
        })),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}
