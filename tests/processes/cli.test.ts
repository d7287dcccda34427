import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../src/root.js'
import { emptyDatabase } from '../support/database.js'
import { cliFile } from '../support/processes/compiled.js'

const directory = mkdtempSync(join(tmpdir(), 'masthead-cli-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const { url } = await emptyDatabase()
const environment = {
  DATABASE_URL: url,
  DATA_DIR: directory,
  SECRET_KEY: 'a key of thirty-two characters..',
  LOG_LEVEL: 'info',
  PORT: '0',
}

function start(args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, [cliFile, ...args], {
    env: { PATH: process.env.PATH, ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function run(args: string[], env?: NodeJS.ProcessEnv) {
  const child = start(args, env)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { stdout, stderr, code }
}

describe('command line', () => {
  it('explains itself, and tells wrong usage from a fault', async () => {
    const [help, unknown, faulty, away] = await Promise.all([
      run(['migrate', '--help']),
      run(['migrat']),
      run(['migrate'], { PORT: 'x', LOG_LEVEL: 'y' }),
      run(['migrate'], { DATABASE_URL: 'postgresql://u:hunter22@127.0.0.1:1/x' }),
    ])
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('status') })
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('migrat') })
    expect(faulty.code).toBe(1)
    expect(faulty.stderr.trim().split('\n')).toHaveLength(3)
    expect(away).toMatchObject({
      code: 1,
      stderr: 'masthead: The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n',
    })
  })

  it('migrates, and says how things stand', async () => {
    const before = await run(['migrate', 'status', '--json'])
    expect(before.code).toBe(1)
    expect(new Set(JSON.parse(before.stdout).map((row: { state: string }) => row.state))).toEqual(
      new Set(['pending']),
    )
    const { stdout } = await run(['migrate', '--json'])
    expect(JSON.parse(stdout).applied).toEqual(
      JSON.parse(before.stdout).map(({ name }: { name: string }) => name),
    )
    const [after, doctor] = await Promise.all([
      run(['migrate', 'status']),
      run(['doctor', '--json'], { PORT: String(20_000 + (process.pid % 10_000)) }),
    ])
    expect(after.code).toBe(0)
    expect(JSON.parse(doctor.stdout)).toMatchObject({
      ok: true,
      checks: [
        ...['node', 'environment', 'data', 'files', 'database', 'extensions', 'migrations'],
        ...['jobs', 'secret key', 'port'],
      ].map((check) => ({ check, ok: true })),
    })
  })

  it('finds what is wrong', async () => {
    const { stdout, code } = await run(['doctor'], {
      DATABASE_URL: 'postgresql://u:hunter22@127.0.0.1:1/x',
    })
    expect(code).toBe(1)
    expect(stdout).toMatch(/^FAULT +database +The database cannot be reached/m)
    expect(stdout).not.toContain('hunter22')
  })

  it('is found by npx as the build has left it', async () => {
    const child = spawn('npx', ['--no-install', 'masthead', '--version'], { cwd: root })
    expect(await text(child.stdout)).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('serves until it is told to end', async () => {
    const child = start(['serve'])
    const [greeting] = await once(child.stdout, 'data')
    const [, base] = /^Masthead serves (\S+)/.exec(String(greeting))!
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
