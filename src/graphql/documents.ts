/**
 * Parses, validates, weighs and compiles GraphQL documents, and charges their execution.
 *
 * Each document is processed once and cached by its text. The response to `{ outlets { totalCount } }` contains
 * `extensions.cost`.
 */
import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isIntrospectionType,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  type ValidationContext,
  validate,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { compiledQueries } from '../compiler/compiled.js'
import { type Context, services } from '../compiler/context.js'
import { fragmentsOf } from '../compiler/source.js'
import { checkCost, prices, toPoints, type Weigh, weigher } from './cost.js'
import { deprecatedFieldsOf } from './deprecated-fields.js'
import { refusal, serializeResult, withCode } from './errors.js'
import { cachedIntrospection } from './introspection.js'
import { checkShape, checkTokens, checkVariables, limits, tooExpensive } from './limits.js'
import type { Budget, ExecutionRequest, GraphQLHttpResponse } from './request.js'
import { refuseSecrets, showsSecret } from './secret.js'
import { withArgument, withSuggestion } from './suggestions.js'
import { variableError } from './variables.js'

/** Expected cost of an operation in points, and its weight with all lists empty. */
interface Estimate {
  points: number
  least: number
}

/** Data about a document that is computed on first use and cached with it. */
interface Known {
  errors?: readonly GraphQLError[]
  errorsForStrangers?: readonly GraphQLError[]
  /** Whether it selects a field that only callers with write access may read. */
  hasSecret?: boolean
  weights: Map<OperationDefinitionNode, Weigh>
  /** Deprecated fields of each operation. */
  deprecated: Map<OperationDefinitionNode, readonly string[]>
}

/** A parsed character takes about 80 bytes. */
const maxCachedCharacters = 2 * 1024 * 1024
/** Minimum size of a cached document, in characters. Data about a short document can be large. */
const atLeast = 2_000

/** Errors of a document that get a path and a suggestion. Each takes a millisecond or more. */
const maxExplainedDocuments = 5

export interface OperationParams {
  query: string
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
}

/** An operation that is parsed, weighed and compiled. */
export interface CompiledOperation {
  /** Expected cost. */
  points: number
  /** Charges and executes the operation. Errors are part of the result. */
  run(): Promise<GraphQLHttpResponse>
}

/**
 * Caches parsed documents with their validation errors, weights and compiled operations, and rejects documents that
 * exceed the limits.
 */
export class Documents {
  readonly #schema: GraphQLSchema
  readonly #parsed = new LRUCache<string, DocumentNode>({
    maxSize: maxCachedCharacters,
    sizeCalculation: (_document, text) => text.length + atLeast,
  })
  readonly #known = new WeakMap<DocumentNode, Known>()
  readonly #introspection = cachedIntrospection()
  readonly #compiled: ReturnType<typeof compiledQueries>

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
    this.#compiled = compiledQueries(schema)
  }

  /**
   * Prepares an operation that has already been found valid. Returns undefined if it cannot be compiled or its
   * variables are invalid.
   * @param type media type of the response
   * @throws AppError read_only_token, query_too_expensive, malformed_request
   */
  prepare(
    { query, operationName, variables }: OperationParams,
    type: string,
    incoming: ExecutionRequest,
  ): CompiledOperation | undefined {
    const executionArgs: ExecutionArgs = {
      schema: this.#schema,
      document: this.#read(query),
      operationName,
      variableValues: variables,
      contextValue: incoming,
    }
    const estimate = this.#estimate(executionArgs)
    const execute = this.#compiled(executionArgs)
    if (!execute) return undefined
    const run = async () => {
      const charge = new Charge(incoming.budget)
      const refusal = await charge.take(() => estimate)
      if (refusal) return serializeResult(refusal, type, incoming.log)
      this.#countDeprecated(executionArgs)
      const { result, records } = await execute()
      await charge.settle(records, !result.errors)
      return serializeResult({ ...result, extensions: charge.extensions }, type, incoming.log)
    }
    return { points: estimate.points, run }
  }

  /**
   * Marks a document as valid for authenticated callers, so that it is not validated again. @throws as `readDocument`
   * does
   */
  noteValid(text: string): void {
    this.#about(this.#read(text)).errors ??= []
  }

  /** Returns the Yoga plugin that parses, validates, charges and executes operations. */
  plugin(): Plugin<Context, ExecutionRequest> {
    return {
      onParse: ({ params, setParsedDocument }) => {
        setParsedDocument(this.#read(params.source.toString()))
      },
      onValidate: ({ context, params: { documentAST }, setResult }) => {
        const { session }: Pick<ExecutionRequest, 'session'> = context
        const about = this.#about(documentAST)
        if (session) {
          about.errors ??= valid(this.#schema, documentAST)
          return setResult(about.errors as GraphQLError[])
        }
        about.errorsForStrangers ??= validForStranger(this.#schema, documentAST)
        setResult(about.errorsForStrangers as GraphQLError[])
      },
      onExecute: async ({ args, executeFn, setExecuteFn, setResultAndStopExecution }) => {
        const { charge, refusal } = await this.#admit(args)
        if (refusal) return setResultAndStopExecution(refusal)
        setExecuteFn(async (executionArgs) => {
          const run = this.#compiled(executionArgs)
          if (run) {
            const { budget }: Pick<ExecutionRequest, 'budget'> = executionArgs.contextValue
            budget.compiledPoints = charge.extensions.cost.requested
            const { result, records } = await run()
            await charge.settle(records, !result.errors)
            return result
          }
          const introspection = this.#introspection(executionArgs, executeFn)
          if (introspection) return introspection
          const result: ExecutionResult = await executeFn(executionArgs)
          // A result without data has invalid variables and was not executed.
          if (executedOperation(executionArgs).operation === 'query' && 'data' in result)
            services(executionArgs.contextValue as Context).fellBack('graphql_js')
          await charge.settle(objectsIn(result.data), !result.errors)
          return result
        })
        return {
          onExecuteDone: ({ result, setResult }) => {
            if (Symbol.asyncIterator in result) return
            // A result without data was not executed.
            const error = 'data' in result ? undefined : variableError(this.#schema, args)
            const response = error ? { errors: [error] } : result
            setResult({ ...response, extensions: { ...result.extensions, ...charge.extensions } })
          },
        }
      },
      // The events of a subscription are charged when it is opened.
      onSubscribe: async ({ args, setResultAndStopExecution }) => {
        const { charge, refusal } = await this.#admit(args)
        if (refusal) return setResultAndStopExecution(refusal)
        const error = variableError(this.#schema, args)
        if (error) setResultAndStopExecution({ errors: [error], extensions: charge.extensions })
      },
    }
  }

  #read(text: string): DocumentNode {
    let document = this.#parsed.get(text)
    if (!document) {
      document = readDocument(text)
      this.#parsed.set(text, document)
    }
    return document
  }

  #about(document: DocumentNode): Known {
    let about = this.#known.get(document)
    if (!about) {
      about = { weights: new Map(), deprecated: new Map() }
      this.#known.set(document, about)
    }
    return about
  }

  async #admit(executed: ExecutionArgs) {
    const charge = new Charge((executed.contextValue as ExecutionRequest).budget)
    const refusal = await charge.take(() => this.#estimate(executed))
    if (!refusal) this.#countDeprecated(executed)
    return { charge, refusal }
  }

  /** Counts the use of deprecated fields by an operation that is about to be executed. */
  #countDeprecated(executed: ExecutionArgs): void {
    const { session, services } = executed.contextValue as ExecutionRequest
    if (!session) return
    const { deprecated } = this.#about(executed.document)
    const operation = executedOperation(executed)
    let fields = deprecated.get(operation)
    if (!fields) {
      fields = deprecatedFieldsOf(this.#schema, executed.document, operation)
      deprecated.set(operation, fields)
    }
    if (fields.length > 0) services.usedDeprecated(session, fields)
  }

  /**
   * Calculates the expected cost of an operation.
   * @throws AppError read_only_token, query_too_expensive, malformed_request
   */
  #estimate(executed: ExecutionArgs): Estimate {
    const { document, variableValues, contextValue } = executed
    const operation = executedOperation(executed)
    const about = this.#about(document)
    const variables = (variableValues ?? {}) as Record<string, unknown>
    let weigh = about.weights.get(operation)
    if (!weigh) {
      weigh = weigher(this.#schema, operation, fragmentsOf(document))
      about.weights.set(operation, weigh)
    }
    const { session } = contextValue as ExecutionRequest
    checkVariables(variableValues)
    about.hasSecret ??= showsSecret(this.#schema, document, 'forWriters')
    if (about.hasSecret && session)
      refuseSecrets(this.#schema, document, operation, variables, session)
    const points = toPoints(weigh(variables, 'expected'))
    return { points, least: points > 1 ? weigh(variables, 'empty') : 0 }
  }
}

/** Returns the operation to execute. Yoga has rejected documents without an operation of this name. */
const executedOperation = ({ document, operationName }: ExecutionArgs) =>
  getOperationAST(document, operationName)!

/** Charges an operation before its execution and settles the difference afterwards. */
class Charge {
  readonly #budget: Budget
  #estimate: Estimate = { points: 1, least: 0 }
  #requested = 1
  #used = 1

  constructor(budget: Budget) {
    this.#budget = budget
  }

  /** Charges the expected cost, minus the point that every request costs. @returns the error if it is rejected */
  async take(estimate: () => Estimate): Promise<ExecutionResult | undefined> {
    try {
      this.#estimate = estimate()
      const { points } = this.#estimate
      this.#requested = points
      checkCost(points)
      if (points > 1) this.#budget.rateLimit = await this.#budget.charge(points - 1)
      this.#used = points
      return undefined
    } catch (error) {
      return { errors: [withCode(error)], extensions: this.extensions }
    }
  }

  /** Charges or refunds the difference between the expected and the actual cost. */
  async settle(records: number, isWhole: boolean): Promise<void> {
    const { points, least } = this.#estimate
    this.#requested = Math.max(points, toPoints(records))
    // A failed operation is not refunded, because its work may have been done.
    this.#used = isWhole
      ? Math.min(this.#requested, toPoints(least + records * prices.used))
      : this.#requested
    if (this.#used !== points)
      this.#budget.rateLimit = await this.#budget.settle(this.#used - points)
  }

  /** Cost as the response reports it: expected and actual points, and the state of the rate limit. */
  get extensions() {
    const { remaining, limit } = this.#budget.rateLimit
    return { cost: { requested: this.#requested, used: this.#used, remaining, limit } }
  }
}

/** Counts the objects in a result. */
function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Array.isArray(value) ? value : Object.values(value)
  return inner.reduce((sum: number, one) => sum + objectsIn(one), Array.isArray(value) ? 0 : 1)
}

/**
 * Parses a document.
 * @throws AppError query_too_expensive, malformed_request; GraphQLError with the position of a syntax error
 */
export function readDocument(text: string): DocumentNode {
  if (text.length > limits.characters) {
    throw tooExpensive(
      `The query has ${text.length} characters. The maximum is ${limits.characters}.`,
      'Send values as variables.',
    )
  }
  const document = parseText(text)
  checkShape(document)
  return document
}

function parseText(text: string): DocumentNode {
  try {
    checkTokens(text)
    return parse(text)
  } catch (error) {
    throw error instanceof GraphQLError ? refusal('malformed_request', error.message, error) : error
  }
}

/**
 * Validates a document. Only the first errors have a path and a suggestion, because both are expensive. For a
 * suggestion, graphql-js compares a name with all others. The path requires a traversal of the document.
 */
function valid(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const errors = validate(schema, document, specifiedRules, { hideSuggestions: true })
  if (errors.length === 0) return []
  const first = validate(schema, document, specifiedRules, { maxErrors: maxExplainedDocuments })
  return errors.map((bare, at) => {
    const error = at < maxExplainedDocuments ? first[at]! : bare
    const message =
      at < maxExplainedDocuments ? withSuggestion(schema, document, error) : bare.message
    return refusal('validation_failed', message, error)
  })
}

/** Validates a document of an unauthenticated caller, without introspection and suggestions. */
function validForStranger(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const rules = [...specifiedRules, noIntrospection]
  return validate(schema, document, rules, { hideSuggestions: true }).map((error, at) => {
    const message = error.message.replace(/ ?Did you mean .*\?$/, '')
    const explained = at < maxExplainedDocuments ? withArgument(document, error, message) : message
    return refusal('validation_failed', explained, error)
  })
}

/** Forbids introspection except `__type(name: …) { name }`, which clients use to test a connection. */
function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const { name } = node
      const parentType = context.getParentType()
      const fieldType = getNamedType(context.getType())
      const names = parentType?.name === '__Type' && name.value === 'name'
      const opens = fieldType && isIntrospectionType(fieldType) && name.value !== '__type'
      const reads =
        parentType && isIntrospectionType(parentType) && !names && name.value !== '__typename'
      if (opens || reads) {
        context.reportError(
          new GraphQLError(`Send a token to read the schema ("${name.value}").`, { nodes: node }),
        )
      }
    },
  }
}
