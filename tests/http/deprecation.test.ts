import SchemaBuilder from '@pothos/core'
import { parse, printSchema } from 'graphql'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { contract } from '../../codegen/openapi/contract.js'
import { openapi } from '../../codegen/openapi/document.js'
import { restTypes } from '../../codegen/rest-types.js'
import { routes } from '../../rest/index.js'
import { withFieldOptions } from '../../schema/core/field-options.js'
import { schema } from '../../schema/index.js'
import { deprecatedFieldsOf } from '../../src/graphql/deprecated-fields.js'
import {
  DeprecatedUses,
  keptDays,
  maxKept,
  purgeDeprecatedUses,
} from '../../src/http/deprecated-uses.js'
import type { Deprecation } from '../../src/http/deprecation.js'
import type { Job } from '../../src/jobs/queue.js'
import { dayMs } from '../../src/values/units.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { type Answer, testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'
import { description } from '../support/contract.js'

const deprecation: Deprecation = {
  since: '2026-11-27',
  reason: 'Use `GET /outlets`.',
  sunset: '2027-11-27',
}
const note = 'Use `GET /outlets`. Deprecated since 2026-11-27. Removed no earlier than 2027-11-27.'

// The server of this file deprecates `GET /tags`. Other files of the process have the same routes.
const listTags = routes.find(({ id }) => id === 'listTags')!
Object.assign(listTags, { deprecation })
afterAll(() => Reflect.deleteProperty(listTags, 'deprecation'))
const api = await testApi()

const headersOf = ({ headers: { deprecation, sunset, link } }: Answer) => ({
  deprecation,
  sunset,
  link,
})

type Operation = Record<string, unknown> & { responses: Record<number, { headers: object }> }

describe('a deprecated route', () => {
  test('sends Deprecation, Sunset and Link with every response', async () => {
    const team = await api.team()
    const scoped = await api.token(team, 'custom', ['orders.lists'])
    const answers = [
      await api.get(team.token, '/tags'),
      await api.get(team.token, '/tags?limit=nonsense'),
      await api.get(scoped, '/tags'),
      await api.get('mst_nonsense', '/tags'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 403, 401])
    for (const answer of answers) {
      expect(headersOf(answer)).toEqual({
        deprecation: `@${Date.UTC(2026, 10, 27) / 1_000}`,
        sunset: 'Sat, 27 Nov 2027 00:00:00 GMT',
        link: '</docs/versioning>; rel="deprecation"; type="text/html"',
      })
    }
    expect((await api.app.inject('/docs/versioning')).statusCode).toBe(200)
    expect(headersOf(await api.get(team.token, '/disclaimers'))).toEqual({})
  })

  test('is deprecated in the OpenAPI document and in the types of the client', () => {
    const document = openapi(schema, contract)
    const { paths } = document as { paths: Record<string, Record<string, Operation>> }
    const { deprecated, responses, ...operation } = paths['/tags']!.get!
    expect([deprecated, operation['x-sunset']]).toEqual([true, '2027-11-27'])
    expect(operation.description).toContain(note)
    expect(Object.keys(responses[200]!.headers)).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
    )
    expect(restTypes(document)).toMatch(/@deprecated\n {3}\*\/\n {2}listTags: \{/)
    const others = Object.entries(paths).filter(([path]) => path !== '/tags')
    expect(others.filter(([, item]) => Object.values(item).some((one) => one.deprecated))).toEqual(
      [],
    )
  })

  test('is removed 12 months after its deprecation at the earliest', () => {
    const of = (sunset: string, since = '2026-11-27') =>
      openapi(schema, {
        ...contract,
        routes: routes.map((route) =>
          route.deprecation ? { ...route, deprecation: { ...deprecation, since, sunset } } : route,
        ),
      })
    expect(() => of('2027-11-26')).toThrow('earlier than 12 months after 2026-11-27')
    expect(() => of('2027-02-30', '2025-01-01')).toThrow('2027-02-30 is not a day')
    of('2027-11-27')
  })
})

describe('a deprecated field', () => {
  /** A schema of its own, with the options of the server's. */
  const schemaWith = (options: object) => {
    const builder = new SchemaBuilder<object>({} as never)
    builder.queryType({
      fields: (t) => ({
        old: t.string({ ...options, nullable: true, resolve: () => null }),
        current: t.string({ nullable: true, resolve: () => null }),
      }),
    })
    return withFieldOptions(builder.toSchema())
  }

  test('is deprecated in the schema', () => {
    const sdl = printSchema(schemaWith({ deprecation }))
    expect(sdl).toContain(`  old: String @deprecated(reason: "${note}")\n`)
    expect(sdl).toMatch(/ {2}current: String\n/)
    const withoutDate = { deprecation: { since: '2026-11-27', reason: 'Always null.' } }
    expect(printSchema(schemaWith(withoutDate))).toContain(
      '@deprecated(reason: "Always null. Deprecated since 2026-11-27.")',
    )
  })

  test('needs a date, and 12 months', () => {
    expect(() => schemaWith({ deprecationReason: 'Old.' })).toThrow('Declare its deprecation')
    expect(() => schemaWith({ deprecation: { ...deprecation, sunset: '2027-01-01' } })).toThrow(
      'earlier than 12 months',
    )
  })

  test('is deprecated in records of the OpenAPI document', () => {
    const { goals, name } = description.components.schemas.Campaign!.properties
    expect(goals).toMatchObject({
      deprecated: true,
      description: expect.stringContaining('Deprecated since 2026-11-27.'),
    })
    expect(name).not.toHaveProperty('deprecated')
    expect(restTypes(description)).toMatch(/@deprecated\n +\*\/\n +goals: /)
  })

  test('is found in the executed operation with its fragments, and in no other', () => {
    const document = parse(`
      query A { ...Fields again: old }
      query B { current }
      fragment Fields on Query { old current }
    `)
    const fieldsOf = (index: number) =>
      deprecatedFieldsOf(
        schemaWith({ deprecation }),
        document,
        document.definitions[index] as never,
      )
    expect([fieldsOf(0), fieldsOf(1)]).toEqual([['Query.old'], []])
  })
})

describe('the list of deprecated uses', () => {
  const usesOf = async (teamId: string, count = 0) => {
    const query = `query ($where: DeprecatedUseWhere) {
      deprecatedUses(where: $where) { nodes { name count tokenId firstUsedAt lastUsedAt team { id } } }
    }`
    return vi.waitFor(async () => {
      const { deprecatedUses } = await api.graph(api.operator, query, {
        where: { teamId: { eq: teamId } },
      })
      const sum = deprecatedUses.nodes.reduce(
        (sum: number, use: { count: number }) => sum + use.count,
        0,
      )
      expect(sum).toBeGreaterThanOrEqual(count)
      return deprecatedUses.nodes
    }, 10_000)
  }
  const tokenOf = async (teamId: string) =>
    (await api.prisma.apiToken.findFirstOrThrow({ where: { teamId } })).id

  test('counts requests to routes and tools by token, also those from the cache', async () => {
    const [team, other] = [await api.team(), await api.team()]
    const begin = Date.now()
    for (let count = 0; count < 3; count++) await api.get(team.token, '/tags')
    await mcpClient(api).call(team.token, 'list_tags', {})
    await api.get(team.token, '/disclaimers')
    await api.get(other.token, '/disclaimers')
    await api.get(await api.token(other, 'custom', ['orders.lists']), '/tags')
    const [use, ...more] = await usesOf(team.id, 4)
    expect(more).toEqual([])
    expect(use).toMatchObject({
      name: 'GET /tags',
      count: 4,
      tokenId: await tokenOf(team.id),
      team: { id: team.id },
    })
    expect(Date.parse(use.firstUsedAt)).toBeGreaterThanOrEqual(begin)
    await api.get(team.token, '/tags')
    const [later] = await usesOf(team.id, 5)
    expect(later.firstUsedAt).toBe(use.firstUsedAt)
    expect(Date.parse(later.lastUsedAt)).toBeGreaterThan(Date.parse(use.lastUsedAt))
    expect(await usesOf(other.id)).toEqual([])
    const fields = 'name,team.name,tokenId,count'
    const { text } = await api.get(api.operator, `/exports/deprecatedUses.csv?fields=${fields}`)
    expect(text).toContain(`GET /tags,Acme,${use.tokenId},5`)
  })

  test('counts operations that select a field, once executed', async () => {
    const team = await api.team()
    const query = 'query Old { campaigns { nodes { goals budget } } } query New { __typename }'
    const run = (operationName: string) =>
      api.post(team.token, '/graphql', { query, operationName })
    await run('New')
    await run('Old')
    await run('Old')
    await api.post(team.token, '/graphql', { query: '{ campaigns { nodes { goals nonsense } } }' })
    const uses = await usesOf(team.id, 4)
    const counts = uses.map(({ name, count }: { name: string; count: number }) => [name, count])
    expect(new Map(counts)).toEqual(
      new Map([
        ['Campaign.budget', 2],
        ['Campaign.goals', 2],
      ]),
    )
  })

  test('is for operators, whose own uses have no team', async () => {
    const team = await api.team()
    const { extensions } = await api.graphError(team.token, '{ deprecatedUses { totalCount } }')
    expect(extensions.code).toBe('operator_only')
    await api.graph(api.operator, '{ campaigns { nodes { status } } }')
    await vi.waitFor(async () => {
      const { deprecatedUses } = await api.graph(
        api.operator,
        '{ deprecatedUses(where: { name: { eq: "Campaign.status" } }) { nodes { count team { id } } } }',
      )
      expect(deprecatedUses.nodes).toEqual([{ count: 1, team: null }])
    }, 10_000)
  })

  test('is bounded, and never fails a request', async () => {
    const team = await api.team()
    const warnings: unknown[] = []
    let isBroken = false
    const pool = {
      query: (statement: object) =>
        isBroken ? Promise.reject(new Error('away')) : api.db.pool.query(statement as never),
    }
    const uses = new DeprecatedUses(
      { pool } as never,
      { warn: (...line: unknown[]) => warnings.push(line) } as never,
    )
    const session = { kind: 'team', teamId: team.id, tokenId: uuidV7() } as never
    const names = Array.from({ length: 1_500 }, (_, index) => `T.f${index}`)
    uses.note(session, names)
    uses.note(session, names)
    await uses.flush()
    const where = { teamId: team.id }
    expect(await api.prisma.deprecatedUse.count({ where })).toBe(1_000)
    const sum = await api.prisma.deprecatedUse.aggregate({ where, _sum: { count: true } })
    expect(sum._sum.count).toBe(2_000)
    isBroken = true
    uses.note(session, ['T.f1'])
    await uses.flush()
    expect(warnings).toHaveLength(1)
  })

  test('keeps tokens for 400 days, and a bounded number', async () => {
    const [team, other] = [await api.team(), await api.team()]
    const at = (days: number) => {
      const lastUsedAt = new Date(Date.now() - days * dayMs)
      const id = { teamId: other.id, tokenId: uuidV7() }
      return { ...id, name: 'GET /tags', count: 1, firstUsedAt: lastUsedAt, lastUsedAt }
    }
    await api.prisma.deprecatedUse.createMany({ data: [at(keptDays + 1), at(-1)] })
    await api.prisma.$executeRaw`
      INSERT INTO deprecated_use (id, name, team_id, token_id, count, first_used_at, last_used_at)
      SELECT gen_random_uuid(), 'GET /tags', ${team.id}::uuid, gen_random_uuid(), 1, now(), now() - n * interval '1 second'
      FROM generate_series(1, ${maxKept + 10}) AS n`
    await (purgeDeprecatedUses as Job).run(undefined, api.app.services)
    expect(await api.prisma.deprecatedUse.count({ where: { teamId: other.id } })).toBe(1)
    expect(await api.prisma.deprecatedUse.count()).toBe(maxKept)
  })
})
