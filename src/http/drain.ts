import { type IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** /readyz says so, and connections are not kept: whoever shares out requests sends them elsewhere. */
    isDraining: boolean
  }
}

/** For how long requests that are on their way over a connection that was idle are still answered. */
const lingerMs = 500
const cutOffAfterMs = 20_000

/**
 * Lets an app drain: while it does, every answer ends its connection, those to requests that came before too.
 *
 * @returns the responses that its HTTP server has to be made with, and what decorates the app
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

/** Closes an app: takes no new connections, answers what is under way, and cuts off what takes more than 20 s. */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const { server } = app
  app.isDraining = true
  const closeIdle = server.closeIdleConnections.bind(server)
  // Node.js would close them at once, with requests that are on their way.
  server.closeIdleConnections = () => undefined
  let idle: NodeJS.Timeout | undefined
  const closing = app.close()
  const late = setTimeout(() => server.closeAllConnections(), cutOffAfterMs)
  const linger = sleep(lingerMs).then(() => {
    closeIdle()
    // One whose answer had begun before would be kept alive after it.
    idle = setInterval(closeIdle, 50)
  })
  try {
    await closing
  } finally {
    clearTimeout(late)
    await linger
    clearInterval(idle)
  }
}
