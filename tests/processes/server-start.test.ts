import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/config/env.js'
import { createLogger } from '../../src/config/log.js'
import { startInstance } from '../../src/instance.js'
import { type Database, openDatabase } from '../../src/postgres/database.js'
import { CleanupStack } from '../../src/process/shutdown.js'
import { Supervisor } from '../../src/process/supervisor.js'
import { testDatabase } from '../support/database.js'
import { testMarket } from '../support/market.js'
import { type Starting, spawnInstance } from '../support/processes/instance.js'

const { url } = await testDatabase()
const running: Starting[] = []

function start(...args: Parameters<typeof spawnInstance>): Starting {
  const instance = spawnInstance(...args)
  running.push(instance)
  return instance
}

afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill('SIGKILL')
    await exited
  }
})

/** Directory and URL of a socket that does not exist yet. */
function wayToDatabase() {
  const there = new URL(url)
  const directory = mkdtempSync(join(tmpdir(), 'masthead-way-'))
  const name = `.s.PGSQL.${there.port}`
  const socket = join(there.searchParams.get('host')!, name)
  const open = () => symlinkSync(socket, join(directory, name))
  there.searchParams.set('host', directory)
  return { url: there.href, open, remove: () => rmSync(directory, { recursive: true }) }
}

describe('a server', () => {
  it('that starts before its database waits for it', async () => {
    const way = wayToDatabase()
    const { child, listening } = start(way.url)
    await sleep(3_000)
    expect(child.exitCode).toBeNull()
    way.open()
    const { status } = await fetch(`${await listening}/readyz`)
    expect(status).toBe(200)
    way.remove()
  })

  it('whose database becomes unavailable during the start waits for it', async () => {
    const log = createLogger('silent')
    const supervisor = new Supervisor(log)
    const cleanup = new CleanupStack()
    const env = parseEnv({
      ...{ DATABASE_URL: url, DATA_DIR: mkdtempSync(join(tmpdir(), 'masthead-start-')) },
      ...{ SECRET_KEY: 'of a test, and of nothing else at all', PORT: '0' },
    })
    const datasource = { url, directUrl: url }
    const db = openDatabase({
      market: testMarket,
      ...datasource,
      poolSize: 5,
      applicationName: 'start',
      supervisor,
    })
    cleanup.push(() => db.close())
    const listened = new Set<string>()
    let held = 0
    const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    const losing: Database = {
      ...db,
      listen: (...parameters) =>
        listened.size < listened.add(parameters[0]).size ? away() : db.listen(...parameters),
      acquirePresenceLock: (name) => (held++ === 0 ? away() : db.acquirePresenceLock(name)),
    }
    try {
      const app = await startInstance({ env, datasource, db: losing, log, supervisor, cleanup })
      expect((await app.inject('/readyz')).statusCode).toBe(200)
      expect([...listened]).toContain('masthead_webhooks')
      expect(held).toBeGreaterThan(1)
    } finally {
      await cleanup.close()
    }
  })

  it('whose port is in use reports it before it creates a database', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    const directory = mkdtempSync(join(tmpdir(), 'masthead-port-'))
    const file = join(directory, 'server.log')
    const data = join(directory, 'data')
    const env = { PORT: port, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'info' }
    const { exited, listening } = start(undefined, env, { log: openSync(file, 'w') })
    await expect(listening).rejects.toThrow()
    expect(await exited).toEqual({ code: 1, signal: null })
    other.close()
    expect(readFileSync(file, 'utf8')).toContain(`Port ${port} of 127.0.0.1 is in use`)
    expect(existsSync(join(data, 'postgres'))).toBe(false)
  })

  it('that creates its database logs short lines, and no error', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'masthead-first-'))
    const file = join(directory, 'server.log')
    const env = { DATA_DIR: join(directory, 'data'), LOG_LEVEL: 'info' }
    const { child, listening, exited } = start(undefined, env, { log: openSync(file, 'w') })
    await listening
    child.kill('SIGTERM')
    await exited
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const logged = lines.map((line) => JSON.parse(line))
    expect(logged.map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^Applied \d+ migrations$/),
    )
    expect(logged.filter(({ level, err }) => level > 30 || err)).toEqual([])
    expect(lines.filter((line) => line.length > 300)).toEqual([])
  })

  it('continues when its log cannot be written, as on a full disk', async () => {
    const full = openSync('/dev/full', 'w')
    const { child, listening } = start(url, { LOG_LEVEL: 'trace' }, { log: full })
    const base = await listening
    for (let count = 0; count < 5; count++) {
      expect((await fetch(`${base}/readyz`)).status).toBe(200)
    }
    expect(child.exitCode).toBeNull()
  })

  it.each([
    ['1', true],
    ['0', false],
  ])('with MASTHEAD_CONSOLE=%s has loaded the console: %s', async (setting, isLoaded) => {
    const file = join(mkdtempSync(join(tmpdir(), 'masthead-modules-')), 'modules.log')
    const env = { MASTHEAD_CONSOLE: setting, NODE_DEBUG: 'esm' }
    const base = await start(url, env, { log: openSync(file, 'w') }).listening
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    const modules = readFileSync(file, 'utf8')
    expect(modules).toContain('/src/app.js')
    expect(modules.includes('/src/console/')).toBe(isLoaded)
  })
})
