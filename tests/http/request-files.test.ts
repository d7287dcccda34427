import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { directory } from '../support/processes/compiled.js'

const api = await testApi()
await api.app.services.catalogue.load()
const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** The files that a part of docs/architecture.md names, in its order. */
function listed(heading: string): string[] {
  const part = document.split(`### ${heading}\n`)[1]!.split(/\n#/)[0]!
  return [...part.matchAll(/`((?:src|schema|rest)\/[\w./-]+\.ts)`/g)].map(([, file]) => file!)
}

/** Files of Masthead whose functions run during `work`. */
async function filesRun(work: () => Promise<unknown>): Promise<Set<string>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  // Resets the counters, so that only `work` is counted.
  await session.post('Profiler.takePreciseCoverage')
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  const run = result.filter(({ functions }) => functions.some(({ ranges }) => ranges[0]!.count > 0))
  const built = `file://${root}/${directory}/`
  const files = run
    .filter(({ url }) => url.startsWith(built))
    .map(({ url }) => url.slice(built.length).replace(/\.js$/, '.ts'))
  return new Set(files.filter((file) => /^(src|schema|rest)\//.test(file)))
}

/** Files of routes and types, which are only data during a request. */
const isDeclaration = (file: string) => /^(rest|schema)\/(?!engine|core)/.test(file)

interface Way {
  heading: string
  /** Maximum number of files. Lower it when fewer are loaded. */
  maxFiles: number
  /** Prepares a request, and sends one of its kind to load its files. @returns a function that sends it */
  prepare(): Promise<() => Promise<unknown>>
}

const ways: Way[] = [
  {
    heading: '`GET /products/listings?filters[tags][0]=x`',
    maxFiles: 28,
    async prepare() {
      const { token } = await makeBuyer(api)
      const tagged = (tag: string) => api.get(token, `/products/listings?filters[tags][0]=${tag}`)
      await tagged('before')
      return () => tagged('x')
    },
  },
  {
    heading: '`POST /orders/checkout`',
    maxFiles: 31,
    async prepare() {
      const { id } = await makeProduct(api)
      const { token, profileId } = await makeBuyer(api)
      const body = { profile_id: profileId, line_items: [line(id)] }
      const checkOut = () => api.post(token, '/orders/checkout', body)
      await checkOut()
      return checkOut
    },
  },
]

describe('docs/architecture.md', () => {
  it.each(ways)('names the files of $heading', async ({ heading, maxFiles, prepare }) => {
    const work = await prepare()
    const around = listed('Around every request')
    const way = listed(heading)
    const run = await filesRun(work)
    expect([...run].filter((file) => !way.includes(file) && !around.includes(file))).toEqual([])
    expect(way.filter((file) => !run.has(file) && !isDeclaration(file))).toEqual([])
    expect(way.length).toBeLessThanOrEqual(maxFiles)
  })
})
