import { readdirSync, readFileSync } from 'node:fs'
import { Kind, type OperationDefinitionNode, parse, print } from 'graphql'
import { describe, expect, test } from 'vitest'
import { prepareOperation } from '../../rest/engine/prepared.js'
import { routes } from '../../rest/index.js'
import { schema } from '../../schema/index.js'
import { describeOperation } from '../../src/compiler/compiled.js'
import { compile } from '../../src/compiler/compiler.js'
import { testApi } from '../support/api.js'
import { makeArticle } from '../support/fixtures/article.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const folder = 'src/console/app/operations'
const ofConsole = readdirSync(new URL(`../../${folder}`, import.meta.url))
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => read(`${folder}/${name}`))
  .join('\n')
const ofCookbook = [...read('docs/analytics.md').matchAll(/```graphql\n([^`]+)```/g)].map(
  ([, text]) => text!,
)

/** Queries and mutations; graphql-js runs subscriptions. */
const operations = [ofConsole, ...ofCookbook].flatMap((text) => {
  const document = parse(text)
  return document.definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation }) => operation !== 'subscription')
    .map((operation) => [operation.name?.value ?? text, document, operation] as const)
})

/** The variables that include fields. */
const flagsOf = ({ variableDefinitions = [] }: OperationDefinitionNode, value: boolean) =>
  Object.fromEntries(
    variableDefinitions
      .filter(({ type }) => print(type) === 'Boolean!')
      .map(({ variable }) => [variable.name.value, value]),
  )

describe('is compiled', () => {
  test.each(routes.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s',
    (_name, row) => {
      for (const text of [row.operation, row.exists])
        if (text) expect(prepareOperation(schema, text).execute).toBeTypeOf('function')
    },
  )

  test.each(operations)('%s', (_name, document, operation) => {
    for (const isIncluded of [false, true]) {
      const variables = flagsOf(operation, isIncluded)
      expect(compile(describeOperation(schema, document, operation, variables))).toBeTypeOf(
        'function',
      )
    }
  })
})

describe('is counted', () => {
  const counted = async (
    api: Awaited<ReturnType<typeof testApi>>,
    work: () => Promise<unknown>,
  ) => {
    const figures = async () => {
      const { payload } = await api.app.inject('/metrics')
      const found = payload.matchAll(/^masthead_graphql_fallbacks_total\{reason="(\w+)"\} (\d+)$/gm)
      return new Map([...found].map(([, reason, count]) => [reason!, Number(count)]))
    }
    const before = await figures()
    await work()
    const after = await figures()
    return Object.fromEntries(
      [...after].map(([reason, count]) => [reason, count - before.get(reason)!]),
    )
  }

  test('each fallback, by its reason', async () => {
    const api = await testApi()
    const team = await api.team()
    await makeArticle(api, await makeProfile(api, team), await makeProduct(api))
    const run = (query: string) => counted(api, () => api.graph(team.token, query))
    const none = { graphql_js: 0 }
    expect(await run('{ articles { nodes { id team { name } } } }')).toEqual(none)
    expect(await run('{ __schema { queryType { name } } }')).toEqual(none)
    const besideSchema = '{ __schema { queryType { name } } articles { totalCount } }'
    expect(await run(besideSchema)).toEqual({ graphql_js: 1 })
    const inTwoWays = `{ articles { nodes {
      one: campaign { articles(first: 1) { nodes { id } } }
      two: campaign { articles(first: 2) { nodes { id } } }
    } } }`
    expect(await run(inTwoWays)).toEqual(none)
    const mutation =
      'mutation { createFolder(input: { name: "A" }) { id team { name } files(first: 1) { totalCount } } }'
    expect(await run(mutation)).toEqual(none)
  })
})
