/**
 * Operations of GraphQL as they arrive. Input: a document with its variables; output: its result, by closures that are
 * compiled once; or undefined, for what graphql-js executes.
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
import { jsonOf } from './complete.js'
import type { Context } from './context.js'
import { fragmentsOf, type Source } from './source.js'

type Values = Record<string, unknown>

/** Each takes some 2 KB. */
const keptFields = 32_768

/**
 * What runs a query or a mutation the compiled way, each compiled once for every set of fields that its directives
 * leave of it; undefined for what graphql-js runs: subscriptions, introspection, invalid variables.
 */
export function compiledQueries(schema: GraphQLSchema) {
  const known = new WeakMap<DocumentNode, { id: number; conditions: string[] }>()
  let documents = 0
  /** Without a way for what is left to graphql-js. */
  const ways = new LRUCache<string, Way>({
    maxSize: keptFields,
    sizeCalculation: ({ fields }) => fields + 1,
  })

  const compiledFor = (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Values,
  ) => {
    let about = known.get(document)
    if (!about) {
      about = { id: documents++, conditions: conditionsOf(document) }
      known.set(document, about)
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
    return execute && (() => answered(execute, contextValue as Context, coerced))
  }
}

interface Way {
  /** Absent where graphql-js runs it. */
  execute?: Execute
  /** How many were compiled, each fragment counted where it is spread. */
  fields: number
}

/** A result, and what writes it where parts of it are written already, as Yoga takes it. */
export type Written = ExecutionResult & { stringify?: (result: unknown) => string }

/** A result, and how many objects it has. */
interface Answered {
  result: Written
  records: number
}

async function answered(execute: Execute, context: Context, variables: Values): Promise<Answered> {
  const report: RunReport = { errors: [], records: 0 }
  const { errors } = report
  let data: Values | null = null
  try {
    data = await execute(context, variables, report)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    errors.push(error)
  }
  const result: Written = errors.length > 0 ? { errors, data } : { data }
  if (report.hasText) result.stringify = jsonOf
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
    const source = sourceOf(schema, document, operation, variables, (count) => {
      fields += count
    })
    return { execute: compile(source), fields }
  } catch (error) {
    // An argument that does not fit is refused by graphql-js with its place.
    if (error instanceof CannotCompile || error instanceof GraphQLError) return { fields: 0 }
    throw error
  }
}

export function sourceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Values,
  count?: (fields: number) => void,
): Source {
  const fragments = Object.fromEntries(fragmentsOf(document))
  return {
    schema,
    operation,
    fragments,
    isPartial: true,
    enumsAs: 'names',
    select: (type, nodes) => {
      const selected = collectSubfields(schema, fragments, variables, type, nodes as FieldNode[])
      count?.(selected.size)
      return Array.from(selected, ([key, nodes]) => ({ key, nodes }))
    },
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
