import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { GraphQLString } from 'graphql'
import { expect, test } from 'vitest'
import { aggregates } from '../../schema/core/aggregate.js'
import type { Session } from '../../src/access/session.js'
import { aggregate } from '../../src/query/aggregate.js'
import { valueName } from '../../src/query/aggregate-question.js'
import { exportRecords } from '../../src/query/export.js'
import type { ExportField } from '../../src/query/export-field.js'
import type { ReadArgs } from '../../src/query/read.js'
import { readerFor } from '../../src/query/reader.js'
import type { RecordRow } from '../../src/query/select.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { normal, Oracle } from '../support/expected/prisma-oracle.js'
import {
  ArbitraryReads,
  fieldsOf,
  keyOf,
  modelNames,
  nasty,
  type Samples,
} from '../support/inputs/arbitrary-read.js'

const api = await testApi({ demo: true })
await api.prisma.complianceCheck.updateMany({
  data: { aiDetectionPercentage: '12.50', metadata: { a: ['"', 1.5, null] } },
})
await api.prisma.tag.createMany({
  data: nasty.filter(Boolean).map((name) => ({ name, category: 'TOPIC' })),
})

const oracle = new Oracle(api.prisma)
const samples: Samples = {}
for (const model of modelNames) {
  const orderBy = keyOf(model).map((name) => ({ [name]: 'asc' }))
  samples[model] = await oracle.findMany(model, { orderBy, take: 20 })
}
const reads = new ArbitraryReads(samples)
const reader = readerFor(api.db)
const filled = modelNames.filter((model) => samples[model]!.length > 0)

// A failure reports its seed. Set SEED to repeat it.
const seed = process.env.SEED
const bounded = {
  ...(seed && { seed: Number(seed) }),
  numRuns: runs(250),
  interruptAfterTimeLimit: 2_500,
}

/** Generates a model with records, and a value for it. */
const of = <T>(models: readonly string[], make: (model: string) => fc.Arbitrary<T>) =>
  fc.constantFrom(...models).chain((model) => fc.tuple(fc.constant(model), make(model)))

test('the engine reads the same as Prisma, with random selections, filters and orders', async () => {
  expect(filled.length).toBeGreaterThan(40)
  await fc.assert(
    fc.asyncProperty(
      of(filled, (model) => reads.read(model)),
      async ([model, read]) => {
        const [found, expected] = await Promise.all([
          reader.findMany(model, read),
          oracle.findMany(model, read),
        ])
        expect(found.map((row) => normal(model, row))).toStrictEqual(
          expected.map((row) => normal(model, row)),
        )
      },
    ),
    bounded,
  )
})

test('the engine counts the same as Prisma', async () => {
  await fc.assert(
    fc.asyncProperty(
      of(filled, (model) => reads.where(model)),
      async ([model, where]) => {
        expect(await reader.count(model, where)).toBe(await oracle.count(model, where))
      },
    ),
    bounded,
  )
})

test.each<[model: string, read: ReadArgs, what: string]>([
  ['Order', { where: { metadata: { equals: {} } } }, 'Order.metadata'],
  ['Order', { where: { name: { endsWith: 'a' } } }, 'Order.name'],
  ['Order', { where: { status: { endsWith: 'a' } } }, 'Order.status.endsWith'],
  ['Order', { where: { items: { is: {} } } }, 'Order.items.is'],
  ['Order', { where: { team: { is: {} } } }, 'Team.is'],
  ['Order', { select: { items: { select: { color: true } } } }, 'OrderItem.color'],
  ['Order', { orderBy: { items: { _count: 'asc' } } }, 'Order.items'],
])(
  'what the engine cannot write of %s, %j, is an error that names it',
  async (model, read, what) => {
    await expect(reader.findMany(model, read)).rejects.toThrow(
      expect.objectContaining({ name: 'Unsupported', message: expect.stringContaining(what) }),
    )
  },
)

const operator = { kind: 'operator', type: 'full_access', tokenId: 'a' } as Session

const at = (row: RecordRow, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as RecordRow | null)?.[name] ?? null, row)

/** Prisma `select` for the values at these paths. */
function selecting(paths: readonly string[]): Record<string, unknown> {
  const heads = new Set(paths.map((path) => path.split('.')[0]!))
  return Object.fromEntries(
    [...heads].map((head) => {
      const rests = paths.filter((path) => path.startsWith(`${head}.`))
      if (rests.length === 0) return [head, true]
      return [head, { select: selecting(rests.map((path) => path.slice(head.length + 1))) }]
    }),
  )
}

const sources = Object.values(aggregates).map(({ model, keys, measures }) => ({
  source: { model, keys, measures },
  keys: Object.keys(keys).filter(
    (key) => !keys[key]!.isDate && !keys[key]!.isMany && typeof keys[key]!.path !== 'object',
  ),
  sums: Object.keys(measures).filter(
    (of) => measures[of]!.kind === 'money' && typeof measures[of]!.sql !== 'object',
  ),
}))

const pathOf = (path: unknown) =>
  typeof path === 'function' ? (path(operator) as string) : (path as string)

test('an aggregate groups and adds up the records that Prisma finds', async () => {
  const cases = fc.constantFrom(...sources).chain(({ source, keys, sums }) =>
    fc.record({
      source: fc.constant(source),
      keys: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 2 }),
      sums: fc.constant(sums),
      where: reads.where(source.model),
    }),
  )
  await fc.assert(
    fc.asyncProperty(cases, async ({ source, keys, sums, where }) => {
      const { model } = source
      const values = sums.map((of) => ({ function: 'sum' as const, of }))
      const { groups: answer } = await aggregate(api.db, operator, source, {
        where,
        groupBy: keys.map((key) => ({ key })),
        values: [{ function: 'count' }, ...values],
        filters: [],
        having: [],
        orderBy: [],
        limit: 100_000,
      })
      const found = answer.map((row) => [
        keys.map((key) => row[key]),
        [row[valueName({ function: 'count' })], ...values.map((value) => row[valueName(value)])],
      ])
      const keyPaths = keys.map((key) => pathOf(source.keys[key]!.path))
      const sumPaths = sums.map((of) => pathOf(source.measures[of]!.sql))
      const rows = await oracle.findMany(model, {
        where,
        select: selecting([...keyOf(model), ...keyPaths, ...sumPaths]),
      })
      const groups = new Map<string, RecordRow[]>(keys.length === 0 ? [['[]', []]] : [])
      for (const row of rows) {
        const group = JSON.stringify(keyPaths.map((path) => at(row, path)))
        groups.set(group, [...(groups.get(group) ?? []), row])
      }
      const expected = [...groups].map(([group, members]) => [
        JSON.parse(group),
        [
          String(members.length),
          ...sumPaths.map((path) => {
            const amounts = members.map((row) => at(row, path)).filter((one) => one !== null)
            return amounts.length > 0 ? String((amounts as bigint[]).reduce((a, b) => a + b)) : null
          }),
        ],
      ])
      const inOrder = (all: unknown[]) => all.map((one) => JSON.stringify(one)).sort()
      expect(inOrder(found)).toEqual(inOrder(expected))
    }),
    bounded,
  )
})

/** Columns of a model and its to-one relations that have a JSON type. */
function pathsOf(model: string): string[] {
  return fieldsOf(model).flatMap(({ name, kind, type, isList }) => {
    if (kind === 'object') return isList ? [] : keyOf(type).map((key) => `${name}.${key}`)
    return kind === 'enum' || ['String', 'Int', 'Boolean'].includes(type) ? [name] : []
  })
}

test('an export writes the records that Prisma finds, in order', async () => {
  const withId = filled.filter((model) => fieldsOf(model).some(({ name }) => name === 'id'))
  const cases = of(withId, (model) =>
    fc.record({
      paths: fc.subarray(pathsOf(model), { minLength: 1 }),
      where: reads.where(model),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      take: fc.option(fc.constantFrom(1, 5), { nil: undefined }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(cases, async ([model, { paths, where, direction, take }]) => {
      const fields = paths.map(
        (path): ExportField => ({
          name: path,
          steps: path
            .split('.')
            .slice(0, -1)
            .map((relation) => ({ relation })),
          value: { column: path.split('.').at(-1)! },
          type: GraphQLString,
          isList: false,
          isMany: false,
        }),
      )
      const stream = await exportRecords(api.db, {
        model,
        where,
        fields,
        format: 'jsonl',
        orderBy: [{ column: 'id', direction }],
        ...(take && { limit: take }),
      })
      const lines = (await text(stream)).split('\n').slice(0, -1)
      const rows = await oracle.findMany(model, {
        where,
        select: selecting(paths),
        orderBy: { id: direction },
        ...(take && { take }),
      })
      expect(lines.map((line) => JSON.parse(line))).toEqual(
        rows.map((row) => Object.fromEntries(paths.map((path) => [path, at(row, path)]))),
      )
    }),
    {
      ...bounded,
      examples: [
        [
          [
            'Tag',
            { paths: ['name'], where: { name: { in: nasty } }, direction: 'asc', take: undefined },
          ],
        ],
      ],
    },
  )
})
