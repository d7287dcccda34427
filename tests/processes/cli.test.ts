import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { root, version } from '../../src/root.js'
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
  it('has help, and distinguishes wrong usage from errors', async () => {
    const [help, unknown, failed, away] = await Promise.all([
      run(['migrate', '--help']),
      run(['migrat']),
      run(['migrate'], { PORT: 'x', LOG_LEVEL: 'y' }),
      run(['migrate'], { DATABASE_URL: 'postgresql://u:hunter22@127.0.0.1:1/x' }),
    ])
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('status') })
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('migrat') })
    expect(failed.code).toBe(1)
    expect(failed.stderr.trim().split('\n')).toHaveLength(3)
    expect(away).toMatchObject({
      code: 1,
      stderr: 'masthead: The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n',
    })
  })

  it('migrates, and reports the status', async () => {
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

  it('reports errors of the configuration', async () => {
    const { stdout, code } = await run(['doctor'], {
      DATABASE_URL: 'postgresql://u:hunter22@127.0.0.1:1/x',
    })
    expect(code).toBe(1)
    expect(stdout).toMatch(/^FAILED +database +The database cannot be reached/m)
    expect(stdout).not.toContain('hunter22')
  })

  it('is run by npx as built, several times concurrently, without an installation', async () => {
    const cache = join(directory, 'npm')
    const env = { ...process.env, npm_config_cache: cache, npm_config_update_notifier: 'false' }
    const versions = [1, 2, 3].map(() =>
      text(spawn('npx', ['masthead', '--version'], { cwd: root, env }).stdout),
    )
    expect(await Promise.all(versions)).toEqual(Array(3).fill(`${version}\n`))
    // The directory in which npx installs missing packages.
    expect(readdirSync(cache)).not.toContain('_npx')
  })

  it('is contained in the package that npm packs', async () => {
    const checkout = join(directory, 'checkout')
    const command = join(checkout, 'dist', 'src', 'cli', 'main.js')
    mkdirSync(dirname(command), { recursive: true })
    writeFileSync(command, '')
    for (const file of ['package.json', join('src', 'cli', 'prepare.js')])
      cpSync(join(root, file), join(checkout, file))
    const packing = spawn('npm', ['pack', '--silent'], { cwd: checkout })
    const packed = (await text(packing.stdout)).trim().split('\n').at(-1)!
    await promisify(execFile)('tar', ['-xzf', packed], { cwd: checkout })
    const installed = join(checkout, 'package')
    const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    expect(Object.keys(bin)).toEqual(['masthead'])
    expect(existsSync(join(installed, bin.masthead))).toBe(true)
    expect(readFileSync(join(checkout, 'package.json'), 'utf8')).toBe(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
  })

  it('is built during an installation only when its sources have changed', async () => {
    const checkout = join(directory, 'sources')
    for (const folder of ['src/cli', 'schema', 'rest', 'prisma/generated', 'dist'])
      mkdirSync(join(checkout, folder), { recursive: true })
    mkdirSync(join(checkout, 'node_modules', 'vite'), { recursive: true })
    cpSync(join(root, 'src/cli/prepare.js'), join(checkout, 'src/cli/prepare.js'))
    const build = 'echo build >> built && node src/cli/prepare.js --built'
    const manifest = { type: 'module', scripts: { build } }
    writeFileSync(join(checkout, 'package.json'), JSON.stringify(manifest))
    const prepare = async () => {
      await promisify(execFile)(process.execPath, ['src/cli/prepare.js'], { cwd: checkout })
      return readFileSync(join(checkout, 'built'), 'utf8').split('\n').length - 1
    }
    expect([await prepare(), await prepare()]).toEqual([1, 1])
    writeFileSync(join(checkout, 'schema', 'outlet.ts'), 'export {}')
    expect([await prepare(), await prepare()]).toEqual([2, 2])
    rmSync(join(checkout, 'schema', 'outlet.ts'))
    expect([await prepare(), await prepare()]).toEqual([3, 3])
  })

  it('serves until it receives a signal', async () => {
    const child = start(['serve'])
    const [output] = await once(child.stdout, 'data')
    const [, base] = /^Masthead serves (\S+)/.exec(String(output))!
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
