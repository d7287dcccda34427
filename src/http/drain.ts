import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * While true, /readyz fails and each response closes its connection, so that load balancers use other instances.
     */
    isDraining: boolean
  }
}

/**
 * Milliseconds for which idle connections stay open during the shutdown, because a request may already be on its way.
 */
const lingerMs = 500
const cutOffAfterMs = 20_000
/** Milliseconds for which connections are still accepted that clients opened before the shutdown. */
const acceptMs = 2_000

/**
 * Makes an app drainable. While it drains, every response closes its connection, even if its request arrived before.
 *
 * @returns the class for the `ServerResponse` option of the HTTP server, and the function that decorates the app
 */
export function drainable() {
  let isDraining = false
  return {
    ServerResponse: class<Request extends IncomingMessage> extends ServerResponse<Request> {
      // biome-ignore lint/suspicious/noExplicitAny: the overloads of Node.js end in one.
      override writeHead(...args: any): this {
        if (isDraining) this.shouldKeepAlive = false
        return super.writeHead.apply(this, args)
      }
    },
    mount(app: FastifyInstance): void {
      app.decorate('isDraining', {
        getter: () => isDraining,
        setter: (value: boolean) => {
          isDraining = value
        },
      })
    },
  }
}

/**
 * Closes an app gracefully: accepts the connections that wait, for at most 2 s, stops listening, and finishes running
 * requests. Connections that are still open 20 s later are destroyed.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const { server } = app
  app.isDraining = true
  await acceptPending(server)
  const closeIdle = server.closeIdleConnections.bind(server)
  // `app.close()` would close idle connections at once and lose requests that are on their way.
  server.closeIdleConnections = () => undefined
  let idle: NodeJS.Timeout | undefined
  const closing = app.close()
  const late = setTimeout(() => server.closeAllConnections(), cutOffAfterMs)
  const linger = sleep(lingerMs).then(() => {
    // A response whose headers were sent before draining keeps its connection alive, so close it as soon as it is idle.
    // A timer runs before requests are read that arrived while the event loop was busy, `setImmediate` after.
    idle = setInterval(() => setImmediate(closeIdle), 50)
  })
  try {
    await closing
  } finally {
    clearTimeout(late)
    await linger
    clearInterval(idle)
  }
}

/**
 * Accepts the connections that wait in the queue of the operating system, which resets them when the server closes.
 * Node.js accepts one in each turn of the event loop, so that a busy process may have many.
 */
async function acceptPending(server: Server): Promise<void> {
  let accepted = true
  const onConnection = () => {
    accepted = true
  }
  server.on('connection', onConnection)
  for (const end = performance.now() + acceptMs; accepted && performance.now() < end; ) {
    accepted = false
    // The first ends the current turn of the event loop, which may have passed its poll phase.
    await turn()
    await turn()
  }
  server.off('connection', onConnection)
}
