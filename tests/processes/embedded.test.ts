import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Embedded, openEmbedded } from '../../src/postgres/embedded/embedded.js'

const parent = mkdtempSync(join(tmpdir(), 'masthead embedded '))
const dataDir = join(parent, 'some data')
const home = join(dataDir, 'postgres')
const pidFile = join(home, 'data', 'postmaster.pid')
const opened: Embedded[] = []

async function open(role: 'server' | 'client', directory = dataDir): Promise<Embedded> {
  const embedded = await openEmbedded({ dataDir: directory, role, durable: false })
  opened.push(embedded)
  return embedded
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const pid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0])

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(20)) {
    if (await holds()) return
  }
  throw new Error('It did not come true in 15 seconds')
}

afterEach(async () => {
  for (const embedded of opened.splice(0)) await embedded.stop()
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

describe('embedded PostgreSQL', () => {
  it('is created once by several concurrent processes, in a path with a space', async () => {
    const [one, two] = await Promise.all([open('client'), open('client')])
    expect(one.url).toBe(two.url)
    await query(one.url, 'CREATE TABLE kept (id int)')
    expect(readdirSync(dataDir)).toEqual(['postgres'])
    expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600)
    expect(
      await query(
        one.url,
        `SELECT current_database() AS name, current_setting('server_encoding') AS encoding,
           (SELECT datlocprovider FROM pg_database WHERE datname = current_database()) AS provider`,
      ),
    ).toEqual([{ name: 'masthead', encoding: 'UTF8', provider: 'b' }])
  })

  it('requires the password, by socket and by TCP', async () => {
    const { url } = await open('client')
    for (const address of [url, url.replace(/\?.*/, '')]) {
      const wrong = address.replace(/:[^:@]+@/, ':wrong@')
      await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
      expect(await query(address, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    }
  })

  it('restarts, keeps its data, and stops with its last user', async () => {
    const server = await open('server')
    const client = await open('client')
    expect(await query(client.url, 'SELECT * FROM kept')).toEqual([])
    await client.stop()
    expect(await query(server.url, 'SELECT * FROM kept')).toEqual([])
    await server.stop()
    expect(existsSync(pidFile)).toBe(false)
  })

  it('keeps running for a server that joined the one a client started', async () => {
    const client = await open('client')
    const server = await open('server')
    await client.stop()
    expect(await query(server.url, 'SELECT * FROM kept')).toEqual([])
  })

  it('refuses a second server and reports the PID of the first', async () => {
    await open('server')
    await expect(open('server')).rejects.toThrow(
      `Another Masthead server (pid ${process.pid}) uses ${dataDir}`,
    )
  })

  it('uses another port when its own is in use', async () => {
    const before = readFileSync(join(home, 'port'), 'utf8').trim()
    const squatter = createServer().listen(Number(before), '127.0.0.1')
    await once(squatter, 'listening')
    try {
      const { url } = await open('server')
      expect(new URL(url).port).not.toBe(before)
      expect(await query(url, 'SELECT * FROM kept')).toEqual([])
    } finally {
      squatter.close()
    }
  })

  it('ignores a PID that belongs to another process', async () => {
    writeFileSync(pidFile, `${process.pid}\n/x\n1\n1\n.\n127.0.0.1\n 1 1\nready   \n`)
    const { url } = await open('server')
    expect(await query(url, 'SELECT * FROM kept')).toEqual([])
  })

  it('starts with a PID file that a crash left empty', async () => {
    writeFileSync(pidFile, '')
    const { url } = await open('server')
    expect(await query(url, 'SELECT * FROM kept')).toEqual([])
  })

  it('restarts at the same address when it is killed under a server', async () => {
    const { url } = await open('server')
    const killed = pid()
    process.kill(killed, 'SIGKILL')
    await until(() =>
      query(url, 'SELECT * FROM kept').then(
        () => pid() !== killed,
        () => false,
      ),
    )
  })

  it('stops with a server that is killed, and restarts', async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'tests/support/processes/embedded.ts', dataDir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await until(() => !existsSync(pidFile))
    const { url } = await open('server')
    expect(await query(url, 'SELECT * FROM kept')).toEqual([])
  })

  it('starts after both are killed at once', async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'tests/support/processes/embedded.ts', dataDir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(child.stdout, 'data')
    const killed = pid()
    process.kill(killed, 'SIGKILL')
    child.kill('SIGKILL')
    const { url } = await open('server')
    expect(pid()).not.toBe(killed)
    expect(await query(url, 'SELECT * FROM kept')).toEqual([])
  })
})
