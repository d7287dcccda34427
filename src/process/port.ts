import { createServer } from 'node:net'
import type { Env } from '../config/env.js'

type Address = Pick<Env, 'host' | 'port'>

/** Whether the port is free. Port 0 always is. */
export function isPortFree({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    server.listen({ host, port }, () => server.close(() => resolve(true)))
  })
}

/** @throws Error if another program listens on the port */
export async function requireFreePort(address: Address): Promise<void> {
  if (!(await isPortFree(address))) throw portTaken(address)
}

export const portTaken = ({ host, port }: Address, cause?: unknown): Error =>
  new Error(`Port ${port} of ${host} is in use: set PORT to another port`, { cause })
