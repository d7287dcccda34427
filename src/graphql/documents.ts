import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isIntrospectionType,
  parse,
  specifiedRules,
  type ValidationContext,
  validate,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { AppError } from '../errors/app-error.js'
import { compiledQueries } from './compiled.js'
import type { Context } from './context.js'
import { checkCost, pointsOf, weigher } from './cost.js'
import { coded, refused } from './errors.js'
import { keptIntrospection } from './introspection.js'
import {
  checkShape,
  checkTokens,
  checkVariables,
  fragmentsOf,
  limits,
  tooExpensive,
} from './limits.js'
import type { Incoming } from './request.js'
import { refuseSecrets, showsSecret } from './secret.js'
import { variableError } from './variables.js'

/** What is known of a document, made when it is first needed and kept with it. */
interface Known {
  errors?: readonly GraphQLError[]
  errorsForStrangers?: readonly GraphQLError[]
  /** Whether it may ask for what only a token that may write is shown. */
  hasSecret?: boolean
  weights: Map<string, (variables: Record<string, unknown>) => number>
}

type Executed = Pick<
  ExecutionArgs,
  'document' | 'operationName' | 'variableValues' | 'contextValue'
>

/** A character takes some 80 bytes when it is parsed. */
const rememberedCharacters = 2 * 1024 * 1024
/** What is known of a document is not as short as its text may be. */
const atLeast = 2_000

/**
 * Parses, validates, weighs and compiles documents once for each text, and refuses those over the limits
 * before they reach the database.
 */
export function documents(schema: GraphQLSchema): Plugin<Context, Incoming> {
  const parsed = new LRUCache<string, DocumentNode>({
    maxSize: rememberedCharacters,
    sizeCalculation: (_document, text) => text.length + atLeast,
  })
  const known = new WeakMap<DocumentNode, Known>()
  const compiled = compiledQueries(schema)
  const introspection = keptIntrospection()

  const about = (document: DocumentNode): Known => {
    let found = known.get(document)
    if (!found) {
      found = { weights: new Map() }
      known.set(document, found)
    }
    return found
  }

  /**
   * Charges what the operation costs beyond the request itself, unless its caller may not see what it asks for;
   * nothing when there is none of its name.
   */
  const charge = async ({ document, operationName, variableValues, contextValue }: Executed) => {
    const operation = getOperationAST(document, operationName)
    // The executor says what is wrong with the name.
    if (!operation) return undefined
    const known = about(document)
    const { weights } = known
    const name = operation.name?.value ?? ''
    const variables = (variableValues ?? {}) as Record<string, unknown>
    let weigh = weights.get(name)
    if (!weigh) {
      weigh = weigher(schema, operation, fragmentsOf(document))
      weights.set(name, weigh)
    }
    let requested = 1
    const { budget, session } = contextValue as Incoming
    const { mostPoints = Number.POSITIVE_INFINITY } = budget
    const cost = () => ({
      requested,
      remaining: budget.allowance.remaining,
      limit: budget.allowance.limit,
    })
    try {
      checkVariables(variableValues)
      known.hasSecret ??= showsSecret(schema, document, 'forWriters')
      if (known.hasSecret && session) refuseSecrets(schema, document, operation, variables, session)
      requested = pointsOf(weigh(variables))
      checkCost(requested)
      budget.points = requested
      // Whoever set this bound asks the process beside the server instead: nobody is shown this answer.
      if (requested > mostPoints) throw new AppError('query_too_expensive', 'Ask for less.')
      if (requested > 1) budget.allowance = await budget.charge(requested - 1)
    } catch (error) {
      return { cost, refusal: coded(error) }
    }
    /** Charges for the records of the answer that were not estimated. */
    const penalize = async (records: number) => {
      const more = pointsOf(records) - requested
      if (more <= 0) return
      requested += more
      budget.allowance = await budget.penalize(more)
    }
    return { cost, penalize }
  }

  return {
    onParse({ params, setParsedDocument }) {
      const text = params.source.toString()
      let document = parsed.get(text)
      if (!document) {
        document = readDocument(text)
        parsed.set(text, document)
      }
      setParsedDocument(document)
    },
    onValidate({ context, params: { documentAST }, setResult }) {
      const { session, isValid }: Pick<Incoming, 'session' | 'isValid'> = context
      if (isValid) return setResult([])
      const found = about(documentAST)
      if (session) {
        found.errors ??= valid(schema, documentAST)
        return setResult(found.errors as GraphQLError[])
      }
      found.errorsForStrangers ??= validForStranger(schema, documentAST)
      setResult(found.errorsForStrangers as GraphQLError[])
    },
    async onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const charged = await charge(args)
      if (!charged) return
      if (charged.refusal) {
        setResultAndStopExecution({
          errors: [charged.refusal],
          extensions: { cost: charged.cost() },
        })
        return
      }
      setExecuteFn(async (asked) => {
        const known = introspection(asked, executeFn)
        if (known) return known
        const answered = await compiled(asked)
        if (!answered) return executeFn(asked)
        ;(asked.contextValue as Incoming).budget.isCompiled = true
        await charged.penalize?.(answered.records)
        return answered.result
      })
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return
          // Without data it was not begun.
          const error = 'data' in result ? undefined : variableError(schema, args)
          const told = error ? { errors: [error] } : result
          setResult({ ...told, extensions: { ...result.extensions, cost: charged.cost() } })
        },
      }
    },
    // What an event costs is charged when the subscription is opened.
    async onSubscribe({ args, setResultAndStopExecution }) {
      const charged = await charge(args)
      if (!charged) return
      const refusal = charged.refusal ?? variableError(schema, args)
      if (refusal)
        setResultAndStopExecution({ errors: [refusal], extensions: { cost: charged.cost() } })
    },
  }
}

/**
 * Parses a document that is within the limits.
 * @throws AppError query_too_expensive; GraphQLError that says where it is no GraphQL
 */
export function readDocument(text: string): DocumentNode {
  if (text.length > limits.characters) {
    throw tooExpensive(
      `The query has ${text.length} characters, and at most ${limits.characters} are read.`,
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
    throw error instanceof GraphQLError ? refused(error, 'malformed_request') : error
  }
}

function valid(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  return validate(schema, document).map((error) => refused(error, 'validation_failed'))
}

/** No introspection and no "did you mean" for a caller without a token. */
function validForStranger(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  return validate(schema, document, [...specifiedRules, noIntrospection]).map((error) =>
    refused(error, 'validation_failed', error.message.replace(/ ?Did you mean .*\?$/, '')),
  )
}

/** All that a stranger may ask the schema is the name of a type whose name is given, as clients do to try a connection. */
function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const { name } = node
      const within = context.getParentType()
      const asked = getNamedType(context.getType())
      const names = within?.name === '__Type' && name.value === 'name'
      const opens = asked && isIntrospectionType(asked) && name.value !== '__type'
      const reads = within && isIntrospectionType(within) && !names && name.value !== '__typename'
      if (opens || reads) {
        context.reportError(
          new GraphQLError(`Send a token to read the schema ("${name.value}").`, { nodes: node }),
        )
      }
    },
  }
}
