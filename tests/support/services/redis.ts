import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'

/** Whether redis-server is installed (Debian and Ubuntu: apt-get install redis-server). */
export const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn(
      'redis-server is not installed: its tests are skipped (apt-get install redis-server).',
    )
    return false
  }
})()

/** Starts a temporary Redis on 127.0.0.1 that can be stopped, restarted and frozen. */
export async function openRedis() {
  const port = await freePort()
  let child: ChildProcess
  const start = async () => {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
      cwd: '/tmp',
    })
    const probe = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 })
    probe.on('error', () => undefined)
    await probe.ping()
    probe.disconnect()
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGCONT')
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
