/**
 * Executes GraphQL queries and mutations with the compiler in place of graphql-js.
 *
 * Each operation is compiled once to closures, which are kept in a least-recently-used cache. Operations that the
 * compiler does not support are left to graphql-js.
 */
import {
  type ArgumentNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
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
import { CannotCompile, compile, type Execute } from './compiler.js'
import type { RunReport } from './complete.js'
import { serializeResponse } from './complete.js'
import type { Context } from './context.js'
import { fragmentsOf, type OperationSource } from './source.js'

type Values = Record<string, unknown>

/** Maximum number of compiled fields in the cache. A field takes about 2 KB. */
const keptFields = 32_768

/**
 * Returns a function that prepares the execution of an operation. It returns undefined for operations that graphql-js
 * must execute: subscriptions, introspection, and operations with invalid variables.
 *
 * An operation is compiled once for each combination of values of the variables in its directives, because `@skip`
 * and `@include` decide which fields are selected.
 */
export function compiledQueries(schema: GraphQLSchema) {
  const aboutDocuments = new WeakMap<DocumentNode, { id: number; conditions: string[] }>()
  let documents = 0
  /** Contains an entry without `execute` for operations that are left to graphql-js. */
  const ways = new LRUCache<string, Way>({
    maxSize: keptFields,
    sizeCalculation: ({ fields }) => fields + 1,
  })

  const compiledFor = (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Values,
  ) => {
    let about = aboutDocuments.get(document)
    if (!about) {
      about = { id: documents++, conditions: conditionsOf(document) }
      aboutDocuments.set(document, about)
    }
    const values = about.conditions.map((name) => variables[name] ?? null)
    const key = JSON.stringify([about.id, operation.name?.value, ...values])
    let way = ways.get(key)
    if (!way) {
      way = compiled(schema, document, operation, variables)
      ways.set(key, way)
    }
    return way
  }

  return (args: ExecutionArgs): (() => Promise<Answered>) | undefined => {
    const { document, operationName, variableValues, contextValue } = args
    const operation = getOperationAST(document, operationName)
    if (!operation || operation.operation === 'subscription') return undefined
    const { coerced } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      variableValues ?? {},
      { maxErrors: 1 },
    )
    if (!coerced) return undefined
    const { execute } = compiledFor(document, operation, coerced)
    return execute && (() => toResult(execute, contextValue as Context, coerced))
  }
}

interface Way {
  /** Absent if graphql-js must execute the operation. */
  execute?: Execute
  /** Number of compiled fields. A fragment counts wherever it is spread. */
  fields: number
}

/** An execution result. Yoga serializes it with `stringify`, which is set if parts are already JSON text. */
export type SerializableResult = ExecutionResult & { stringify?: (result: unknown) => string }

/** An execution result and the number of objects in it. */
interface Answered {
  result: SerializableResult
  records: number
}

async function toResult(execute: Execute, context: Context, variables: Values): Promise<Answered> {
  const report: RunReport = { errors: [], records: 0 }
  const { errors } = report
  let data: Values | null = null
  try {
    data = await execute(context, variables, report)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    errors.push(error)
  }
  const result: SerializableResult = errors.length > 0 ? { errors, data } : { data }
  if (report.hasText) result.stringify = serializeResponse
  return { result, records: report.records }
}

function compiled(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Values,
): Way {
  let fields = 0
  try {
    const source = describeOperation(schema, document, operation, variables, (count) => {
      fields += count
    })
    return { execute: compile(source), fields }
  } catch (error) {
    // graphql-js reports an invalid argument with its location.
    if (error instanceof CannotCompile || error instanceof GraphQLError) return { fields: 0 }
    throw error
  }
}

/**
 * Describes a GraphQL operation for the compiler.
 * @param count receives the number of fields of each selection set
 */
export function describeOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Values,
  count?: (fields: number) => void,
): OperationSource {
  const fragments = Object.fromEntries(fragmentsOf(document))
  return {
    schema,
    operation,
    fragments,
    isPartial: true,
    enumsAs: 'names',
    select: (type, nodes) => {
      const fieldNodes = collectSubfields(schema, fragments, variables, type, nodes as FieldNode[])
      count?.(fieldNodes.size)
      return Array.from(fieldNodes, ([key, nodes]) => ({ key, nodes }))
    },
  }
}

/** Lists the variables that are used in directives. */
function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>()
  const note = ({ value }: ArgumentNode) => {
    if (value.kind === Kind.VARIABLE) names.add(value.name.value)
  }
  visit(document, { Directive: (node) => void node.arguments?.forEach(note) })
  return [...names]
}
