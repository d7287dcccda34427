import { createServer } from 'node:net'
import type { Env } from '../config/env.js'

type Address = Pick<Env, 'host' | 'port'>

/** Whether no program listens on the port; port 0 is always free. */
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

/** @throws Error when another program listens on the port */
export async function requireFreePort(address: Address): Promise<void> {
  if (!(await isPortFree(address))) throw portTaken(address)
}

export const portTaken = ({ host, port }: Address, cause?: unknown): Error =>
  new Error(`Port ${port} of ${host} is taken: set PORT to another one`, { cause })
