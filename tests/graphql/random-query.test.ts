import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../schema/index.js'
import { prices } from '../../src/graphql/cost.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { demoTeam } from '../support/fixtures/marketplace.js'
import { randomQuery, shapes } from '../support/inputs/random-query.js'

const api = await testApi({ demo: true })
const tokens: Record<string, string> = {}

const team = await demoTeam(api)
tokens.team = await api.token(team)
tokens.analyst = await api.token(team, 'read_only')
tokens.operator = api.operator

/** Statements of facets: the counts, and one for each of five kinds of names. */
const ofFacets = 6

/**
 * Maximum number of statements of a query: two for each root field, which may look up its parent, and one for each
 * nested object field and each count.
 */
function statementsOf(text: string): number {
  const { definitions } = parse(text)
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  )
  const count = (set: SelectionSetNode | undefined, root = false): number =>
    (set?.selections ?? []).reduce((sum, one) => {
      if (one.kind === Kind.INLINE_FRAGMENT) return sum + count(one.selectionSet)
      if (one.kind === Kind.FRAGMENT_SPREAD)
        return sum + count(fragments.get(one.name.value)!.selectionSet)
      const { value: name } = one.name
      const within =
        name === 'facets' ? ofFacets : one.selectionSet || /^total|Count/.test(name) ? 1 : 0
      const counts = root ? 2 : within
      return sum + counts + count(one.selectionSet)
    }, 0)
  return definitions.reduce(
    (sum, one) =>
      one.kind === Kind.OPERATION_DEFINITION ? sum + count(one.selectionSet, true) : sum,
    0,
  )
}

const refusals = [
  'query_too_expensive',
  'validation_failed',
  'malformed_request',
  'read_only_token',
]

test.each(shapes)(
  'a random %s query stays within its statements or is refused before the database',
  async (shape) => {
    let executed = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.constantFrom('team', 'analyst', 'operator'),
        async (seed, who) => {
          const query = randomQuery(schema, shape, seed)
          let answer: Awaited<ReturnType<typeof api.post>> | undefined
          const start = performance.now()
          const sql = await api.sqlOf(async () => {
            answer = await api.post(tokens[who]!, '/graphql', { query })
          })
          const { body } = answer!
          // An error can end a response while sibling fields are still being read.
          while (body.errors && (await api.sqlOf(() => sleep(50))).length > 0);
          const codes = (body.errors ?? []).map(
            ({ extensions }: { extensions: { code: string } }) => extensions.code,
          )
          expect(codes).not.toContain('internal_error')
          expect(performance.now() - start).toBeLessThan(15_000)
          if (body.data === undefined) {
            expect(refusals).toContain(codes[0])
            expect(sql).toEqual([])
            return
          }
          executed++
          expect(body.extensions.cost.requested).toBeLessThanOrEqual(prices.maxPoints)
          expect(sql.length).toBeLessThanOrEqual(statementsOf(query))
        },
      ),
      { numRuns: runs(80) },
    )
    expect(executed).toBeGreaterThan(0)
  },
)
