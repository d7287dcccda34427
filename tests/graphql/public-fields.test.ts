import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { createLogger } from '../../src/config/log.js'
import { type Answer, aliased, codesOf, perRequest } from '../support/access/refusals.js'
import { testApi } from '../support/api.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'

const logged: string[] = []
const loggerInstance = createLogger('error', { write: (line: string) => logged.push(line) })
const api = await testApi({ demo: true, loggerInstance })
const team = await demoTeam(api)
await completeRecords(api, team)
const list = await api.prisma.outletList.findFirstOrThrow({ where: { teamId: team.id } })

type Field = GraphQLField<unknown, unknown>

/** Arguments of public root fields, which find a record. */
const argumentsOf: Record<string, string> = {
  sharedOutletList: `shareToken: ${JSON.stringify(list.shareToken)}`,
}

const objectOf = (field: Field) => {
  const type = getNamedType(field.type)
  return isObjectType(type) ? type : undefined
}
const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields())
const requiresArguments = ({ args }: Field) => args.some(isRequiredArgument)

const publicRoots = fieldsOf(schema.getQueryType()!).filter(
  ({ extensions }) => (extensions.requirement as { public: boolean }).public,
)

/** Selects the leaf fields of a type without arguments, for a connection also those of its parts. */
function leavesOf(type: GraphQLObjectType): string {
  const leaves = fieldsOf(type)
    .filter((field) => isLeafType(getNamedType(field.type)) && !requiresArguments(field))
    .map(({ name }) => name)
  return ['__typename', ...leaves].join(' ')
}

/** Selections of a field, one for each way in which it is read. */
function formsOf(field: Field): string[] {
  const type = objectOf(field)
  if (!type) return [field.name]
  const { nodes, edges } = type.getFields()
  if (!nodes || !edges) return [`${field.name} { ${leavesOf(type)} }`]
  const named = field.args.map(({ name }) => name)
  const given = ['(first: 1)', ...(named.includes('all') ? ['(all: true)'] : [])]
  const where = named.includes('where') ? ['(where: {})', '(where: { OR: [{}] })'] : []
  const record = leavesOf(objectOf(nodes)!)
  const parts = [
    `nodes { ${record} }`,
    'edges { cursor node { id } }',
    'totalCount',
    'pageInfo { hasNextPage endCursor }',
    `nodes { id } totalCount`,
  ]
  return [
    ...parts.map((part) => `${field.name} { ${part} }`),
    ...[...given, ...where].map((args) => `${field.name}${args} { ${parts[0]} }`),
  ]
}

interface Place {
  type: GraphQLObjectType
  /** Fields from the root to the type, outermost first. */
  path: string[]
}

/** Every type that is reachable from a root field, with the shortest path. */
function placesFrom(root: Field): Place[] {
  const start = { type: objectOf(root)!, path: [`${root.name}(${argumentsOf[root.name]})`] }
  const places = [start]
  const visited = new Set([start.type])
  for (const { type, path } of places) {
    for (const field of fieldsOf(type)) {
      const next = objectOf(field)
      if (!next || visited.has(next) || requiresArguments(field)) continue
      visited.add(next)
      places.push({ type: next, path: [...path, field.name] })
    }
  }
  return places
}

const queryOf = (path: readonly string[], form: string) =>
  `{ ${[...path, form].join(' { ')} ${'}'.repeat(path.length + 1)}`

const clean = ['unauthenticated', 'operator_only', 'not_found', 'validation_failed']

/** Executes a query without a token. Returns the response, and what the server has logged. */
async function ask(query: string): Promise<{ answer: Answer; log: string }> {
  const before = logged.length
  const { body } = await api.app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  return { answer: JSON.parse(body), log: logged.slice(before).join() }
}

const isClean = (codes: string[]) => codes.every((code) => clean.includes(code))

/**
 * Returns the errors in the responses to queries. Queries are executed together. One without an error or data of its own
 * is executed again alone, because the error of another may have nulled it.
 */
async function issuesOf(queries: string[]): Promise<string[]> {
  const issues: string[] = []
  for (let i = 0; i < queries.length; i += perRequest) {
    const group = queries.slice(i, i + perRequest)
    const { answer: together, log } = await ask(aliased(group))
    const isLogged = log !== '' || !isClean(codesOf(together))
    const data = Object(together.data) as Record<string, unknown>
    for (const [at, query] of group.entries()) {
      const hasError = together.errors?.some(({ path }) => path?.[0] === `part${at}`)
      if (!isLogged && (hasError || data[`part${at}`])) continue
      const { answer, log } = await ask(query)
      if (log || !isClean(codesOf(answer))) issues.push(`${query}: ${codesOf(answer)} ${log}`)
    }
  }
  return issues
}

describe('without a token', () => {
  test('the public root fields are those that the test covers', () => {
    expect(publicRoots.map(({ name }) => name)).toEqual(Object.keys(argumentsOf))
    expect(rootLists.size).toBeGreaterThan(0)
  })

  test.each(publicRoots.map((root) => [root.name, root] as const))(
    'every field below %s answers with data or refuses',
    async (_name, root) => {
      const places = placesFrom(root)
      expect(places.length).toBeGreaterThan(20)
      const queries = places.flatMap(({ type, path }) =>
        fieldsOf(type)
          .filter((field) => !requiresArguments(field))
          .flatMap((field) => formsOf(field).map((form) => queryOf(path, form))),
      )
      expect(await issuesOf(queries)).toEqual([])
    },
  )
})
