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

/** Lets an app drain: while it does, every answer ends its connection. */
export function mountDrain(app: FastifyInstance): void {
  app.decorate('isDraining', false)
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.isDraining) reply.header('connection', 'close')
    done()
  })
}

/** Closes an app: takes no new connections, answers what is under way, and cuts off what takes more than 20 s. */
export async function closeGently(app: FastifyInstance): Promise<void> {
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
