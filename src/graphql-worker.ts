import { type ExecutionArgs, getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { schema } from '../schema/index.js'
import { CatalogueIndex } from './catalogue/catalogue-index.js'
import type { Context } from './compiler/context.js'
import { createLogger } from './config/log.js'
import { toMarket } from './config/market.js'
import { AppError } from './errors/app-error.js'
import { openStore } from './files/open-store.js'
import { Graph } from './graphql/graph.js'
import { type Budget, type ExecutionRequest, rateLimitSubjectOf } from './graphql/request.js'
import type { GraphQLWorkerFunctions, ServerFunctions, Setup } from './graphql/worker.js'
import type { Fallback } from './http/fallback.js'
import type { RateLimitStatus, RateLimitSubject } from './http/rate-limit.js'
import { ResponseCache } from './http/response-cache.js'
import { openDatabase } from './postgres/database.js'
import { callParent } from './process/child.js'
import { RepeatedFailure } from './process/repeated-failure.js'
import { Supervisor } from './process/supervisor.js'
import { exitOnUncaughtError } from './process/uncaught-errors.js'
import type { QueryServices } from './services.js'
import { startTracing, stopTracing, withSpan } from './tracing/tracing.js'

// Process of the `GraphQLWorker`.

const functions: Partial<GraphQLWorkerFunctions> = {
  async begin(setup) {
    Object.assign(functions, await open(setup))
  },
}
const server = callParent<ServerFunctions, Partial<GraphQLWorkerFunctions>>(functions)

async function open({
  env,
  database,
  operations,
}: Setup): Promise<Omit<GraphQLWorkerFunctions, 'begin'>> {
  await startTracing(env.tracesEndpoint)
  const log = createLogger(env.logLevel)
  exitOnUncaughtError(log)
  const supervisor = new Supervisor(log)
  const connectionFailure = new RepeatedFailure(log, 'Lost a database connection')
  const db = openDatabase({
    market: toMarket(env),
    ...database,
    poolSize: env.databasePoolSize,
    workers: env.workers,
    applicationName: 'masthead graph',
    onConnectionError: (error) => connectionFailure.failed(error),
    supervisor,
  })
  const responseCache = new ResponseCache()
  await responseCache.follow(db.listen)
  const catalogue = new CatalogueIndex(db.pool, supervisor)
  const files = await openStore(env.fileStore)
  const services: QueryServices = {
    env,
    db,
    prisma: db.prisma,
    responseCache,
    catalogue,
    files,
    fellBack: (reason: Fallback) => void server.fellBack(reason),
    usedDeprecated: (...use) => void server.usedDeprecated(...use),
  }
  void catalogue.load()
  const returnedBudgets = new WeakSet<Budget>()
  const graph = new Graph(schema, operations, env, [queriesOnly(returnedBudgets)])
  return {
    async ask(request, requestContext, rateLimit) {
      const budget = budgetOf(rateLimitSubjectOf(requestContext), rateLimit)
      const incoming = {
        ...requestContext,
        services,
        log: log.child({ reqId: requestContext.requestId }),
        budget,
      }
      const response = await withSpan(
        'graphql worker',
        { parent: requestContext.traceparent },
        () => graph.answer(request, incoming),
      )
      const { compiledPoints: points = Number.POSITIVE_INFINITY } = budget
      if (returnedBudgets.has(budget)) return undefined
      return {
        status: response.status,
        headers: { ...Object.fromEntries(response.headers), ...budget.rateLimit.headers },
        body: new Uint8Array(await response.arrayBuffer()),
        points,
      }
    },
    connections() {
      const { totalCount, idleCount, waitingCount } = db.pool
      return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
    },
    async close() {
      files.close()
      await catalogue.close()
      await db.close()
      await stopTracing()
    },
  }
}

/** Returns the budget of a request, which the server charges. */
const budgetOf = (subject: RateLimitSubject, rateLimit: RateLimitStatus): Budget => ({
  rateLimit,
  settle: (points) => server.settle(subject, points),
  async charge(points) {
    const charged = await server.charge(subject, points)
    if (!('refusal' in charged)) return charged
    const { code, message, headers = {} } = charged.refusal
    throw new AppError(code, message, { headers })
  },
})

/** Stops before executing a mutation or subscription. The server executes these itself. */
function queriesOnly(returnedBudgets: WeakSet<Budget>): Plugin<Context, ExecutionRequest> {
  const isReturned = ({ document, operationName, contextValue }: ExecutionArgs): boolean => {
    const operation = getOperationAST(document, operationName)
    if (!operation || operation.operation === 'query') return false
    returnedBudgets.add((contextValue as ExecutionRequest).budget)
    return true
  }
  return {
    onExecute({ args, setResultAndStopExecution }) {
      if (isReturned(args)) setResultAndStopExecution({})
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      if (isReturned(args)) setResultAndStopExecution({})
    },
  }
}
