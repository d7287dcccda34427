import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const section = text.slice(
  text.indexOf('## How a query becomes SQL'),
  text.indexOf('## How the catalogue is searched'),
)
const block = (language: string) =>
  section.match(new RegExp(`\`\`\`${language}\\n([^\`]+)\`\`\``))![1]!.trim()

test('the example of docs/architecture.md has its statement and its response', async () => {
  const api = await testApi()
  const team = await api.team()
  const product = await makeProduct(api)
  const { order } = await makeOrder(api, await makeProfile(api, team, 'Brightwater'), product)
  let answer = ''
  const [statement, ...more] = await api.sqlOf(async () => {
    answer = (await api.post(team.token, '/graphql', { query: block('graphql') })).text
  })
  expect(more).toEqual([])
  const written = (sql: string) => sql.replace(/\s+/g, ' ').replace(/([(]) | ([)])/g, '$1$2')
  expect(written(statement!)).toBe(written(block('sql')))
  const example = block('json').replace(/ORD-[\w-]+/, order.referenceNumber)
  expect(answer.startsWith(example.slice(0, -1)), answer).toBe(true)
})

describe('the table of the engine', () => {
  const rows = [
    ...section.matchAll(
      /^\| (Entry point|Executor|Record format|Selection) \| .+ \| `(\w+)` \| (.+) \|$/gm,
    ),
  ].map(([, part, name, files]) => ({
    part: part!,
    name: name!,
    files: [...files!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
  }))
  const sources = ['src', 'schema', 'rest'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({
        file: `${folder}/${name}`,
        imported: [
          ...readFileSync(join(root, folder, name), 'utf8').matchAll(/^import \{([^}]+)\}/gm),
        ].flatMap(([, names]) => names!.split(',').map((one) => one.trim())),
      })),
  )

  test.each(rows)('$part: $name is used in $files', ({ name, files }) => {
    const using = sources.filter(({ imported }) => imported.includes(name)).map(({ file }) => file)
    expect(using.sort()).toEqual(files.sort())
  })

  test('has at most five entry points, two executors, three record formats, two selections', () => {
    const count = (part: string) => rows.filter((row) => row.part === part).length
    expect(count('Entry point')).toBeGreaterThan(0)
    expect(count('Entry point')).toBeLessThanOrEqual(5)
    expect(count('Executor')).toBe(2)
    expect(count('Record format')).toBe(3)
    expect(count('Selection')).toBe(2)
  })
})
