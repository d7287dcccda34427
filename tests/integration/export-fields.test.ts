import { parse as parseCsv } from 'csv-parse/sync'
import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Exports } from '../../schema/core/export-lists.js'
import { schema } from '../../schema/index.js'
import { guard } from '../../src/values/csv-formula.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'

const api = await testApi({ demo: true })
const { prisma } = api
const team = await demoTeam(api)
await completeRecords(api, team)
await api.token(team, 'read_only')
await api.token(team, 'read_only', ['orders.create', 'files.lists'])
await api.token(team, 'custom', ['files.read', 'orders.lists'])
await hideSome()

/** Deletes and blocks records that other records refer to. */
async function hideSome() {
  const deletedAt = new Date('2026-01-02T03:04:05.678Z')
  const { tagId, outletId } = await prisma.outletTag.findFirstOrThrow()
  await prisma.tag.update({ where: { id: tagId }, data: { deletedAt } })
  const kept = await prisma.outletCategory.create({ data: { name: 'Kept', prefix: 'kept' } })
  const gone = await prisma.outletCategory.create({
    data: { name: 'Gone', prefix: 'gone', deletedAt },
  })
  const outlets = await prisma.outlet.findMany({ take: 2, where: { id: { not: outletId } } })
  for (const [at, { id }] of outlets.entries())
    await prisma.outlet.update({ where: { id }, data: { categoryId: [kept, gone][at]!.id } })
  const { channelId } = await prisma.productChannel.findFirstOrThrow({ where: { position: 1 } })
  await prisma.outletChannel.update({ where: { id: channelId }, data: { deletedAt } })
  await prisma.outletInquiry.create({
    data: { outletId, name: 'A visitor', email: 'visitor@example.com' },
  })
  const [first, second, third] = await prisma.user.findMany({ take: 3, orderBy: { id: 'asc' } })
  const block = (user: { id: string }, blockedUntil: Date | null) =>
    prisma.user.update({ where: { id: user.id }, data: { blockedAt: deletedAt, blockedUntil } })
  await block(first!, null)
  await block(second!, new Date(Date.now() + 3_600_000))
  await block(third!, new Date(Date.now() - 3_600_000))
  await prisma.user.update({ where: { id: third!.id }, data: { lastName: '' } })
  await prisma.agreementAcceptance.updateMany({ data: { signerIp: '2001:db8::1' } })
  await prisma.articleImage.updateMany({ data: { caption: '=1+1' } })
}

type Row = Record<string, unknown>

class Caller {
  readonly token: string
  #exports: Exports | undefined

  constructor(token: string) {
    this.token = token
  }

  async begin() {
    this.#exports = (await api.get(this.token, '/exports')).body
  }

  get lists() {
    return this.#exports!.lists
  }

  type(name: string) {
    return this.#exports!.types.find((type) => type.name === name)!
  }

  /** Values of a list's fields in GraphQL, by ID. */
  async values(list: string, paths: string[], first: number): Promise<Map<string, Row>> {
    const archived = takesArchived(list) ? ', includeArchived: true' : ''
    const selection = selectionOf([['id'], ...paths.map((path) => path.split('.'))])
    const query = `{ ${fieldOf(list)}(first: ${first}${archived}) { nodes ${selection} } }`
    const { nodes } = (await api.graph(this.token, query))[fieldOf(list)]
    return new Map(
      nodes.map((node: { id: string }) => [
        node.id,
        Object.fromEntries(paths.map((path) => [path, valueAt(node, path.split('.'))])),
      ]),
    )
  }

  async exported(list: string, paths: string[], format: 'csv' | 'jsonl'): Promise<string> {
    const fields = ['id', ...paths.filter((path) => path !== 'id')]
    const includeArchived = takesArchived(list)
    const body = { fields, ...(includeArchived && { includeArchived }) }
    const { status, text } = await api.post(this.token, `/exports/${list}.${format}`, body)
    if (status !== 200) throw new Error(text)
    return text
  }
}

/** The root field of a list. Exports keep the former name of emails. */
const fieldOf = (list: string) => (list === 'mails' ? 'emails' : list)

const takesArchived = (list: string) =>
  schema
    .getQueryType()!
    .getFields()
    [fieldOf(list)]!.args.some(({ name }) => name === 'includeArchived')

/** GraphQL selection of paths. */
function selectionOf(paths: string[][]): string {
  const fields = [...new Set(paths.map(([name]) => name!))].map((name) => {
    const below = paths.flatMap(([first, ...rest]) =>
      first === name && rest.length > 0 ? [rest] : [],
    )
    return below.length > 0 ? `${name} ${selectionOf(below)}` : name
  })
  return `{ ${fields.join(' ')} }`
}

/** Value at a path. For several records, the value of each. */
function valueAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined || value === null) return value
  if (Array.isArray(value)) return value.map((item) => valueAt(item, [name, ...rest]))
  return valueAt((value as Row)[name], rest)
}

const rowsOf = (jsonl: string): Row[] =>
  jsonl
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

/** A value as a CSV cell represents it: strings as they are, others as JSON. */
function inCell(value: unknown, cell: string): unknown {
  if (value === null) return cell === '' ? null : cell
  if (typeof value === 'string') return cell === guard(value) ? value : cell
  return JSON.parse(cell)
}

const callers = {
  'an operator': new Caller(api.operator),
  'a team': new Caller(await api.token(team)),
}

beforeAll(async () => {
  for (const caller of Object.values(callers)) await caller.begin()
})

describe.each(Object.entries(callers))('exports of %s', (_, caller) => {
  test('contain the values of the GraphQL API for every field of every list and its relations', async () => {
    const errors: string[] = []
    const empty: string[] = []
    for (const { name, type } of caller.lists) {
      const { fields, relations } = caller.type(type)
      const groups = [
        fields.map((field) => field.name),
        ...relations.map((relation) =>
          caller.type(relation.type).fields.map((field) => `${relation.name}.${field.name}`),
        ),
      ]
      for (const paths of groups) {
        const values = await caller.values(name, paths, 20)
        if (values.size === 0) empty.push(name)
        const rows = rowsOf(await caller.exported(name, paths, 'jsonl'))
        const cells: Record<string, string>[] = parseCsv(
          await caller.exported(name, paths, 'csv'),
          { columns: true },
        )
        for (const [id, expected] of values) {
          const at = rows.findIndex((row) => row.id === id)
          for (const path of paths) {
            const [value, cell] = [rows[at]?.[path], cells[at]?.[path]]
            const expectedJson = JSON.stringify(expected[path])
            if (JSON.stringify(value) !== expectedJson)
              errors.push(`${name} ${path}: ${JSON.stringify(value)} instead of ${expectedJson}`)
            else if (JSON.stringify(inCell(value, cell!)) !== expectedJson)
              errors.push(`${name} ${path}, in CSV: ${cell} instead of ${expectedJson}`)
          }
        }
      }
    }
    expect(errors.slice(0, 50)).toEqual([])
    // A team lists passkeys only in a console session.
    expect([...new Set(empty)]).toEqual(caller === callers['a team'] ? ['passkeys'] : [])
  })

  test('contain the values of the GraphQL API at any depth', async () => {
    const walk = fc.record({
      list: fc.nat(),
      steps: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      fields: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    })
    const pick = <T>(items: readonly T[], at: number) => items[at % items.length]!
    await fc.assert(
      fc.asyncProperty(walk, async (taken) => {
        const { name, type } = pick(caller.lists, taken.list)
        let at = caller.type(type)
        let lists = 0
        const way: string[] = []
        for (const step of taken.steps) {
          const relations = at.relations.filter(({ is_list }) => lists < 2 || !is_list)
          if (relations.length === 0) break
          const relation = pick(relations, step)
          if (relation.is_list) lists++
          way.push(relation.name)
          at = caller.type(relation.type)
        }
        const paths = [
          ...new Set(taken.fields.map((field) => [...way, pick(at.fields, field).name].join('.'))),
        ].filter((path) => path.length <= 63)
        if (paths.length === 0) return
        const values = await caller.values(name, paths, 5)
        const rows = rowsOf(await caller.exported(name, paths, 'jsonl'))
        for (const [id, expected] of values)
          expect(rows.find((row) => row.id === id)).toEqual({ id, ...expected })
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('values of many', () => {
  const ask = async (token: string, list: string, body: object) =>
    rowsOf((await api.post(token, `/exports/${list}.jsonl`, body)).text)

  test('leave out prices of tiers that the caller does not see', async () => {
    const seen = async (as: string, list: string, field: string) => {
      const rows = await ask(as, list, { fields: [field] })
      return new Set(rows.flatMap((row) => row[field] as string[]))
    }
    const pro = await prisma.team.update({
      where: { id: (await api.team({ name: 'Pro' })).id },
      data: { proPricingEnabled: true },
    })
    const standard = await api.team({ name: 'Standard' })
    const both = new Set(['STANDARD', 'PRO'])
    for (const [list, field] of [
      ['listings', 'prices.pricingTier'],
      ['products', 'prices.pricingTier'],
      ['listings', 'product.prices.pricingTier'],
    ] as const) {
      expect(await seen(standard.token, list, field)).toEqual(new Set(['STANDARD']))
      const owner = { id: pro.id, ownerId: pro.ownerId! }
      expect(await seen(await api.token(owner), list, field)).toEqual(both)
      expect(await seen(api.operator, list, field)).toEqual(both)
    }
  })

  test('are limited to the first records', async () => {
    const orderBy = { field: 'NAME', direction: 'DESC' }
    const options = { fields: ['name', 'tags.name'], orderBy }
    const all = await ask(api.operator, 'outlets', options)
    expect(await ask(api.operator, 'outlets', { ...options, limit: 3 })).toEqual(all.slice(0, 3))
  })

  test('of missing records are null, not an empty list', async () => {
    const rows = await ask(api.operator, 'orderItems', {
      fields: ['id', 'article.id', 'article.files.file.name', 'article.totalImages'],
    })
    const [without] = rows.filter((row) => row['article.id'] === null)
    expect(without).toMatchObject({
      'article.files.file.name': null,
      'article.totalImages': null,
    })
    const counts = rows.flatMap((row) => (row['article.id'] ? [row['article.totalImages']] : []))
    expect(new Set(counts)).toEqual(new Set([0, 1]))
  })

  test('lie behind two lists at most, under names that PostgreSQL does not cut', async () => {
    const issuesOf = async (list: string, field: string) => {
      const { status, body } = await api.post(api.operator, `/exports/${list}.csv`, {
        fields: [field],
      })
      return [status, body.issues.map(({ code }: { code: string }) => code)]
    }
    const nested = 'issues.complianceCheck.issues.complianceCheck.issues.id'
    expect(await issuesOf('complianceChecks', nested)).toEqual([400, ['unknown_field']])
    const long = 'complianceCheck.article.orderItem.lineItem.product.outlet.websiteUrl'
    expect(await issuesOf('complianceIssues', long)).toEqual([400, ['too_long']])
  })
})

test('a statement reads only the requested fields, and joins each relation once', async () => {
  const statementOf = async (list: string, ...fields: string[]) => {
    const statements: string[] = []
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await api.post(api.operator, `/exports/${list}.csv`, { fields })
    for (const [statement] of query.mock.calls as unknown[][])
      statements.push(
        typeof statement === 'string' ? statement : (statement as { text: string }).text,
      )
    query.mockRestore()
    return statements.find((text) => text.startsWith('COPY'))!
  }
  const count = (text: string, word: RegExp) => text.match(word)?.length ?? 0
  // One SELECT more excludes orders of test teams.
  const plain = await statementOf('orders', 'id', 'total', 'status')
  expect([count(plain, /SELECT/g), count(plain, /JOIN/g)]).toEqual([2, 0])
  const over = await statementOf('orders', 'team.name', 'team.slug', 'buyerName')
  expect([count(over, /SELECT/g), count(over, /JOIN/g)]).toEqual([2, 1])
  const lines = ['price', 'quantity', 'product.name', 'product.outlet.name']
  const many = await statementOf('orders', ...lines.map((field) => `lineItems.${field}`))
  expect([count(many, /LATERAL/g), count(many, /LEFT JOIN/g)]).toEqual([1, 2])
})
