import { execFileSync, spawn } from 'node:child_process'
import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../src/root.js'
import { freePort } from './postgres.js'
import { atEnd, killFamily } from './processes.js'

/** Whether Caddy is installed (Debian and Ubuntu: apt-get install caddy). */
export const hasCaddy = (() => {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** Starts Caddy with deploy/Caddyfile, without TLS, in front of the servers on these ports. */
export async function openProxy(directory: string, ports: readonly number[]) {
  const port = await freePort()
  const log = openSync(join(directory, 'caddy.log'), 'a')
  const config = join(directory, 'Caddyfile')
  // The admin endpoint has a fixed port, which other instances on the machine may use.
  writeFileSync(config, `{\n  admin off\n}\nimport ${join(root, 'deploy', 'Caddyfile')}\n`)
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    cwd: directory,
    stdio: ['ignore', log, log],
    env: {
      ...{ PATH: process.env.PATH, HOME: directory },
      DOMAIN: `http://127.0.0.1:${port}`,
      UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
    },
  })
  const close = atEnd(() => killFamily(child.pid!))
  const url = `http://127.0.0.1:${port}`
  // Any response shows that Caddy is listening.
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    if (await fetch(`${url}/readyz`).catch(() => undefined)) return { url, close }
  }
  throw new Error(`Caddy does not listen: see ${join(directory, 'caddy.log')}`)
}
