/**
 * Implements `Idempotency-Key` for mutations.
 *
 * The result is stored in the transaction of the mutation. A request with the same key replays the stored result.
 */
import { createHash } from 'node:crypto'
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { requireAccess } from '../access/access.js'
import type { Session } from '../access/session.js'
import { type Context, services } from '../compiler/context.js'
import { rootFields } from '../compiler/source.js'
import { type ErrorCode, invalidInput, statusOfCode } from '../errors/app-error.js'
import {
  isKept,
  type KeyedRequest,
  readKey,
  runOnce,
  type StoredResponse,
} from '../http/idempotency.js'
import { withCode } from './errors.js'
import type { ExecutionRequest } from './request.js'
import { showsSecret } from './secret.js'

type Executed = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>

/**
 * Executes a mutation with an `Idempotency-Key` at most once, as in REST. Its changes and its result commit together.
 * Queries and subscriptions ignore the key.
 */
export function idempotency(schema: GraphQLSchema): Plugin<Context, ExecutionRequest> {
  return {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const context = args.contextValue as Context & { request: Request }
      const header = context.request.headers.get('idempotency-key')
      const operation = getOperationAST(args.document, args.operationName)
      if (header === null || operation?.operation !== 'mutation') return
      // Without authentication, every mutation is rejected.
      if (!context.session) return
      const { session } = context
      let request: KeyedRequest
      try {
        request = keyedRequest(schema, session, readKey(header), operation, args)
      } catch (error) {
        return setResultAndStopExecution({ errors: [withCode(error)] })
      }
      setExecuteFn((executionArgs) => executeOnce(request, context, executionArgs, executeFn))
    },
  }
}

async function executeOnce(
  request: KeyedRequest,
  context: Context,
  executionArgs: ExecutionArgs,
  execute: (asked: ExecutionArgs) => unknown,
): Promise<ExecutionResult> {
  const all = services(context)
  try {
    const { replayed, body } = await runOnce(
      all.prisma,
      all.env.secretKey,
      request,
      async (prisma) => {
        const contextValue = { ...context, services: { ...all, prisma } }
        const result = (await execute({ ...executionArgs, contextValue })) as ExecutionResult
        if (!isDone(result)) throw new NotDone(result)
        return answerOf(result)
      },
      (error) =>
        error instanceof NotDone && isRefusal(error.result) ? answerOf(error.result) : undefined,
    )
    if (replayed) requireShown(executionArgs, request.session)
    return read(JSON.parse(body.toString()), replayed)
  } catch (error) {
    return error instanceof NotDone ? error.result : { errors: [withCode(error)] }
  }
}

/**
 * Checks that the token may still read all fields of a stored result.
 * @throws AppError missing_scope, read_only_token, operator_only
 */
function requireShown({ schema, document }: ExecutionArgs, session: Session): void {
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const requirement = info.getFieldDef()?.extensions.requirement
        if (requirement) requireAccess(session, requirement, true)
      },
    }),
  )
}

/** Thrown to roll back the transaction; carries the result of the mutation. */
class NotDone extends Error {
  readonly result: ExecutionResult

  /** The cause lets the transaction helper detect a conflict and retry. */
  constructor(result: ExecutionResult) {
    super('The mutation did nothing.', { cause: result.errors?.[0]?.originalError })
    this.result = result
  }
}

/** Whether the mutation was executed. Errors of nested fields do not count. */
function isDone({ data, errors = [] }: ExecutionResult): boolean {
  return Boolean(data) && errors.every(({ path = [] }) => path.length > 1)
}

/** Whether the mutation was rejected for a reason that persists, so that the result may be stored. */
function isRefusal({ data, errors = [] }: ExecutionResult): boolean {
  const codes = errors.map((error) => withCode(error).extensions.code as ErrorCode | undefined)
  return data !== undefined && codes.every((code) => code && isKept(statusOfCode[code]))
}

function answerOf({ data, errors }: ExecutionResult): StoredResponse {
  const response = {
    data,
    ...(errors && { errors: errors.map((error) => withCode(error).toJSON()) }),
  }
  return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(response)) }
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
  const fields = rootFields(document, operation).filter(({ name }) => name.value !== '__typename')
  if (new Set(fields.map(({ alias, name }) => (alias ?? name).value)).size > 1) {
    throw invalidInput(
      ['Idempotency-Key'],
      'many_mutations',
      'can only be used with one mutation per request. Send each mutation separately, with its own key',
    )
  }
  const identity = [print(document), operationName ?? null, variableValues ?? {}]
  return {
    session,
    method: 'POST',
    path: '/graphql',
    key,
    hash: createHash('sha256').update(JSON.stringify(identity)).digest(),
    // The token's scopes restrict all other fields of a stored result.
    replayTo: showsSecret(schema, document, 'shownOnce') ? 'token' : 'lineage',
  }
}
