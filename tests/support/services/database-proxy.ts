import { connect, createServer, type Socket } from 'node:net'

/**
 * Proxy of a database that cuts connections after a chosen message, or stops forwarding.
 */
export async function openCut(url: string) {
  const there = new URL(url)
  const socketDirectory = there.searchParams.get('host')
  const sockets = new Set<Socket>()
  let left: number | undefined
  const server = createServer((client) => {
    const database = socketDirectory
      ? connect(`${socketDirectory}/.s.PGSQL.${there.port}`)
      : connect(Number(there.port), there.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.on('data', (bytes) => {
      if (left !== undefined && --left < 0) {
        left = undefined
        client.destroy()
      } else database.write(bytes)
    })
    database.on('data', (bytes) => client.write(bytes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const here = new URL(url)
  here.searchParams.delete('host')
  here.hostname = '127.0.0.1'
  here.port = String((server.address() as { port: number }).port)
  return {
    url: here.href,
    /** Forwards this number of messages, and cuts the connection of the next one. */
    cutAfter(messages: number | undefined) {
      left = messages
    },
    /** Whether the cut is still pending. */
    waits: () => left !== undefined,
    freeze() {
      for (const socket of sockets) socket.pause()
      server.on('connection', (socket) => socket.pause())
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
