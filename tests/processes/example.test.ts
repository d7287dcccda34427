import { execFile } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { startInstance } from '../support/processes/instance.js'

const api = await testApi({ demo: true })
const server = await startInstance(api.db.url)
afterAll(() => server.end('SIGTERM'))

/** A project with the package installed, as built for the tests. */
const project = mkdtempSync(join(tmpdir(), 'masthead-example-'))
afterAll(() => rmSync(project, { recursive: true }))
const installed = join(project, 'node_modules', 'masthead')
mkdirSync(installed, { recursive: true })
symlinkSync(join(root, '.test-build'), join(installed, 'dist'))
const { name, type, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
writeFileSync(join(installed, 'package.json'), JSON.stringify({ name, type, exports }))

const run = (token: string) => {
  const program = join(project, 'first-order.mjs')
  copyFileSync(join(root, 'examples', 'first-order.mjs'), program)
  const { PATH } = process.env
  const env = { PATH, BASE: server.url, TOKEN: token }
  return promisify(execFile)(process.execPath, [program], { env, timeout: 60_000 })
}

test('the example creates an order with a file and a verified webhook', async () => {
  const { token } = await api.team()
  const { stdout, stderr } = await run(token)
  expect(stderr).toBe('')
  expect(stdout).toContain('Uploaded brief.txt, 24 bytes')
  expect(stdout).toMatch(/Ordered 3 products for [\d.]+ USD/)
  expect(stdout).toContain('Verified webhook.test: This is a test of your webhook endpoint.')
})

test('the example prints the error of the server', async () => {
  const failed = await run('mst_nonsense').catch((error) => error)
  expect(failed.code).toBe(1)
  expect(failed.stderr).toMatch(/^401 invalid_token: .*\(request [\w-]+\)/)
})
