import {
  type ArgumentNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { collectSubfields } from 'graphql/execution/collectFields.js'
import { getVariableValues } from 'graphql/execution/values.js'
import { LRUCache } from 'lru-cache'
import type { Context } from './context.js'
import { compile, type Execute } from './execution.js'
import { fragmentsOf } from './graphql-limits.js'

/** What is compiled of a document; null for what is left to graphql-js. */
interface Compiled {
  /** The variables of its @skip and @include. */
  conditions: string[]
  /** By the operation's name and the values of those variables. */
  ways: Map<string, Execute | null>
}

type Values = Record<string, unknown>

const compiledCharacters = 1024 * 1024
/** More of one document are run by graphql-js. */
const keptWays = 16

/**
 * Runs queries the compiled way, each compiled once for every set of fields that its directives leave of
 * it; answers undefined for what is graphql-js' to run: mutations, introspection, faulty variables.
 */
export function compiledQueries(schema: GraphQLSchema) {
  const kept = new LRUCache<DocumentNode, Compiled>({
    maxSize: compiledCharacters,
    sizeCalculation: (_compiled, { loc }) => (loc?.end ?? 0) + 1,
  })

  const wayOf = (document: DocumentNode, operation: OperationDefinitionNode, variables: Values) => {
    let known = kept.get(document)
    if (!known) {
      known = { conditions: conditionsOf(document), ways: new Map() }
      kept.set(document, known)
    }
    const { conditions, ways } = known
    const values = conditions.map((name) => variables[name] ?? null)
    const key = JSON.stringify([operation.name?.value, ...values])
    let way = ways.get(key)
    if (way === undefined && ways.size < keptWays) {
      way = compiled(schema, document, operation, variables)
      ways.set(key, way)
    }
    return way
  }

  return async (args: ExecutionArgs): Promise<ExecutionResult | undefined> => {
    const { document, operationName, variableValues, contextValue } = args
    const operation = getOperationAST(document, operationName)
    if (operation?.operation !== 'query') return undefined
    const { coerced } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      variableValues ?? {},
    )
    const execute = coerced && wayOf(document, operation, coerced)
    return execute ? answered(execute, contextValue as Context, coerced) : undefined
  }
}

async function answered(
  execute: Execute,
  context: Context,
  variables: Values,
): Promise<ExecutionResult> {
  const errors: GraphQLError[] = []
  let data: Values | null = null
  try {
    data = await execute(context, variables, errors)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    errors.push(error)
  }
  return errors.length > 0 ? { errors, data } : { data }
}

function compiled(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Values,
): Execute | null {
  const fragments = Object.fromEntries(fragmentsOf(document))
  try {
    return compile({
      schema,
      operation,
      fragments,
      isPartial: true,
      select: (type, nodes) =>
        Array.from(
          collectSubfields(schema, fragments, variables, type, nodes as never),
          ([key, nodes]) => ({ key, nodes }),
        ),
    })
  } catch {
    return null
  }
}

function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>()
  const note = ({ value }: ArgumentNode) => {
    if (value.kind === Kind.VARIABLE) names.add(value.name.value)
  }
  visit(document, { Directive: (node) => void node.arguments?.forEach(note) })
  return [...names]
}
