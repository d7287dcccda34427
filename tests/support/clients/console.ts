import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { root } from '../../../src/root.js'

const builds = join(root, '.test-build')
const day = 86_400_000

/**
 * Builds the console as `npm run build` does, once for each state of its sources. @returns its directory
 * @param mode `development` keeps the warnings of React
 */
export function buildConsole(mode: 'development' | 'production' = 'development'): string {
  const name = mode === 'production' ? 'console-production' : 'console'
  const directory = join(builds, `${name}-${stateOfSources()}`)
  if (existsSync(directory)) return directory
  mkdirSync(builds, { recursive: true })
  // Renamed once it is complete, because other files of the run build it too.
  const unfinished = mkdtempSync(join(builds, 'unfinished-console-'))
  const vite = join(root, 'node_modules', '.bin', 'vite')
  const options = ['--config', 'src/console/vite.config.ts', '--logLevel', 'warn']
  execFileSync(vite, ['build', ...options, '--outDir', unfinished], {
    cwd: root,
    stdio: 'inherit',
    ...(mode === 'production' && { env: { ...process.env, NODE_ENV: mode } }),
  })
  try {
    renameSync(unfinished, directory)
  } catch {
    void rm(unfinished, { recursive: true, force: true })
  }
  void removeOld()
  return directory
}

function stateOfSources(): string {
  const sources = join(root, 'src', 'console')
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const file of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
    if (file.isFile()) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Removes unused builds of other states. */
async function removeOld(): Promise<void> {
  for (const name of readdirSync(builds)) {
    const path = join(builds, name)
    if (!/^(unfinished-)?console-/.test(name)) continue
    // Another file of the run may have renamed or removed it.
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > day) await rm(path, { recursive: true, force: true })
  }
}

/** Browser tab that collects the errors in its log. */
export interface Tab {
  context: BrowserContext
  page: Page
  errors: string[]
}

export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  return { context, page, errors }
}

/** Signs a browser context in with a token, as the sign-in page does. */
export async function keepSignedIn(
  { request }: BrowserContext,
  base: string,
  token: string,
): Promise<void> {
  const answer = await request.post(`${base}/console/session`, { data: { token } })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Serves an application on a port, by default a free one. @returns its URL */
export async function listen(app: FastifyInstance, port = 0): Promise<string> {
  await app.listen({ port, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
