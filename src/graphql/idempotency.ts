import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { requireAccess } from '../access/access.js'
import type { Session } from '../access/session.js'
import { type Context, services } from '../compiler/context.js'
import { fragmentsOf } from '../compiler/source.js'
import { AppError, type ErrorCode, invalidInput, toAppError } from '../errors/app-error.js'
import { answerOnce, isKept, type KeyedRequest, readKey } from '../http/idempotency.js'
import { type Transaction, withinTransaction } from '../postgres/transaction.js'
import { coded } from './errors.js'
import type { Incoming } from './request.js'
import { showsSecret } from './secret.js'

type Executed = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>

/**
 * Answers a mutation that carries an Idempotency-Key once, as REST does: what it does and what it is answered with
 * commit together. Queries and subscriptions change nothing, and ignore the key.
 */
export function idempotency(schema: GraphQLSchema): Plugin<Context, Incoming> {
  return {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const context = args.contextValue as Context & { request: Request }
      const header = context.request.headers.get('idempotency-key')
      const operation = getOperationAST(args.document, args.operationName)
      if (header === null || operation?.operation !== 'mutation') return
      // Whoever has no token is refused by each mutation.
      if (!context.session) return
      const { session } = context
      let request: KeyedRequest
      try {
        request = keyedRequest(schema, session, readKey(header), operation, args)
      } catch (error) {
        return setResultAndStopExecution({ errors: [coded(error)] })
      }
      setExecuteFn((asked) => once(request, context, asked, executeFn))
    },
  }
}

async function once(
  request: KeyedRequest,
  context: Context,
  asked: ExecutionArgs,
  execute: (asked: ExecutionArgs) => unknown,
): Promise<ExecutionResult> {
  const all = services(context)
  try {
    const { replayed, body } = await answerOnce(
      all.prisma,
      all.env.secretKey,
      request,
      async (outer) => {
        const result = await attempt(outer, async (prisma) => {
          const contextValue = { ...context, services: { ...all, prisma } }
          return (await execute({ ...asked, contextValue })) as ExecutionResult
        })
        if (!isDone(result) && !isRefusal(result)) throw new NotKept(result)
        return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(shown(result))) }
      },
    )
    if (replayed) requireShown(asked, request.session)
    return read(JSON.parse(body.toString()), replayed)
  } catch (error) {
    return error instanceof NotKept ? error.result : { errors: [coded(error)] }
  }
}

/**
 * Refuses to repeat an answer to a token that is not shown all of it today.
 * @throws AppError missing_scope, read_only_token, operator_only
 */
function requireShown({ schema, document }: ExecutionArgs, session: Session): void {
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const asks = info.getFieldDef()?.extensions.asks
        if (asks) requireAccess(session, asks, true)
      },
    }),
  )
}

/** Carries a result out of a transaction that it undoes. */
class NotKept extends Error {
  readonly result: ExecutionResult

  /** Its cause tells a conflict, after which the transaction is tried again. */
  constructor(result: ExecutionResult) {
    super('The answer is not kept.', { cause: result.errors?.[0]?.originalError })
    this.result = result
  }
}

/** What `work` does is undone when nothing of it is answered. */
async function attempt(
  outer: Transaction,
  work: (tx: Transaction) => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  try {
    return await withinTransaction(outer, async (tx) => {
      const result = await work(tx)
      if (!isDone(result)) throw new NotKept(result)
      return result
    })
  } catch (error) {
    if (error instanceof NotKept) return error.result
    throw error
  }
}

/** Whether the mutation did its work, though a field within may have failed. */
function isDone({ data, errors = [] }: ExecutionResult): boolean {
  return Boolean(data) && errors.every(({ path = [] }) => path.length > 1)
}

/** Whether it was refused for what was asked, and would be the next time. */
function isRefusal({ data, errors = [] }: ExecutionResult): boolean {
  return data !== undefined && errors.every((error) => isKept(toAppError(codeOf(error))))
}

function codeOf(error: GraphQLError): unknown {
  const { code } = coded(error).extensions
  return code ? new AppError(code as ErrorCode, error.message) : error
}

function shown({ data, errors }: ExecutionResult) {
  return { data, ...(errors && { errors: errors.map((error) => coded(error).toJSON()) }) }
}

interface Shown {
  data: Record<string, unknown> | null
  errors?: GraphQLFormattedError[]
}

function read({ data, errors }: Shown, replayed: boolean): ExecutionResult {
  return {
    data,
    ...(errors && { errors: errors.map(errorOf) }),
    ...(replayed && { extensions: { http: { headers: { 'idempotency-replayed': 'true' } } } }),
  }
}

function errorOf({ message, locations, ...rest }: GraphQLFormattedError): GraphQLError {
  return Object.assign(new GraphQLError(message, rest), { locations })
}

function keyedRequest(
  schema: GraphQLSchema,
  session: Session,
  key: string,
  operation: OperationDefinitionNode,
  { document, operationName, variableValues }: Executed,
): KeyedRequest {
  if (rootFields(operation, document).size > 1) {
    throw invalidInput(
      ['Idempotency-Key'],
      'many_mutations',
      'works for a request with one mutation: send each in a request of its own, with a key of its own',
    )
  }
  const asked = [print(document), operationName ?? null, variableValues ?? {}]
  return {
    session,
    method: 'POST',
    path: '/graphql',
    key,
    hash: createHash('sha256').update(JSON.stringify(asked)).digest(),
    // What else the answer shows goes by the scopes of the token.
    repeatedTo: showsSecret(schema, document, 'shownOnce') ? 'token' : 'lineage',
  }
}

/** The names in the answer of what a mutation may do, whatever its directives leave of it. */
function rootFields({ selectionSet }: OperationDefinitionNode, document: DocumentNode) {
  const fragments = fragmentsOf(document)
  const names = new Set<string>()
  const collect = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) {
        if (node.name.value !== '__typename') names.add((node.alias ?? node.name).value)
      } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet)
      else collect((fragments.get(node.name.value) as FragmentDefinitionNode).selectionSet)
    }
  }
  collect(selectionSet)
  return names
}
