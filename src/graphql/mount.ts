/**
 * Registers the route /graphql.
 *
 * Each request is authenticated, charged, and subject to its team's concurrency limit. The server or the query
 * process executes it, see `routing.ts`.
 */
import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { Counter, type Registry } from 'prom-client'
import { concurrencyKeyOf, FairConcurrencyLimiter } from '../access/concurrency-limit.js'
import { unauthenticated } from '../access/session.js'
import { AppError, invalidInput } from '../errors/app-error.js'
import {
  authenticate,
  networkOf,
  type RateLimitStatus,
  type RateLimitSubject,
} from '../http/rate-limit.js'
import { authorizationOf, clientOf, requireNamedUser } from '../http/session-cookie.js'
import type { Services } from '../services.js'
import { tracer } from '../tracing/tracing.js'
import { maxJsonDepth, nestsTooDeep } from '../values/json-error.js'
import { sendRefusal } from './errors.js'
import { Graph } from './graph.js'
import { opensPage, sendGraphiql } from './graphiql.js'
import { tooDeep } from './limits.js'
import type { PersistedOperations } from './persisted-operations.js'
import {
  type Budget,
  type ExecutionRequest,
  type GraphQLHttpResponse,
  type GraphRequest,
  type RequestContext,
  rateLimitSubjectOf,
} from './request.js'
import { parseOperationRequest, Routing } from './routing.js'
import { isUpload, readUpload, releaseUpload } from './upload.js'
import type { GraphQLWorker } from './worker.js'

const maxBody = 1024 * 1024

/** Limits on concurrent multipart requests. They have their own, because they last as long as the upload. */
const uploadLimits = {
  maxConcurrent: 32,
  maxConcurrentPerTeam: 3,
  queueLimit: 50,
  queueTimeoutMs: 20_000,
  what: 'uploads',
}

/** A request to GraphQL from the same process. */
interface LocalRequest {
  asked: GraphRequest
  requestContext: RequestContext
  log: FastifyBaseLogger
  /** Response that the result is for. */
  response: ServerResponse
}

/**
 * Executes a request as /graphql does: within the cost and concurrency limits of its caller. The
 * request itself is charged already.
 */
export type ExecuteGraphql = (local: LocalRequest) => Promise<GraphQLHttpResponse | Response>

/**
 * Registers the route /graphql, which serves GraphiQL to browsers.
 * @param worker GraphQL worker; if undefined, the server executes all queries itself
 */
export async function mountGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  operations: PersistedOperations,
  worker?: GraphQLWorker,
): Promise<ExecuteGraphql> {
  const { rateLimits } = services
  const answering = new Answering(new Graph(schema, operations, services.env), services, worker)
  const budgetOf = (subject: RateLimitSubject, rateLimit: RateLimitStatus): Budget => ({
    rateLimit,
    charge: (points) => rateLimits.charge(subject, points),
    settle: (points) => rateLimits.settle(subject, points),
  })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBody },
      (_request, body, done) => done(null, body),
    )
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/graphql',
      config: { refuse: sendRefusal, cookie: 'guarded', rights: 'operations' },
      handler: async (request, reply) => {
        refuseForeignForm(request)
        request.session = authorizationOf(request) ? await authenticate(request) : null
        if (request.session) requireNamedUser(request, request.session)
        const requestContext: RequestContext = {
          session: request.session,
          client: clientOf(request),
          requestId: request.id,
          ...(tracer() && { traceparent: tracer()?.traceparent() }),
        }
        const subject = rateLimitSubjectOf(requestContext)
        const budget = budgetOf(subject, await rateLimits.charge(subject))
        if (request.body instanceof Uint8Array && nestsTooDeep(request.body))
          throw tooDeep('The body', maxJsonDepth)
        if (opensPage(request)) return sendGraphiql(request, reply)
        const answer = isUpload(request)
          ? await answering.upload(request, reply, requestContext, budget)
          : await answering.answer(
              { asked: askedBy(request), requestContext, log: request.log, response: reply.raw },
              budget,
            )
        reply.headers(budget.rateLimit.headers)
        // The client has disconnected. A stream without a reader would raise an error.
        if (reply.raw.closed) return reply.send('')
        if (!isWritten(answer)) {
          request.errorCode = await errorCodeOfResponse(answer)
          return reply.send(answer)
        }
        request.errorCode = errorCodeOf(answer.body)
        reply.code(answer.status).headers(answer.headers)
        // Fastify would set a content type for an empty buffer.
        return reply.send(answer.body.length > 0 ? answer.body : undefined)
      },
    })
  })
  return async (local) => {
    const subject = rateLimitSubjectOf(local.requestContext)
    return answering.answer(local, budgetOf(subject, await rateLimits.settle(subject, 0)))
  }
}

/** Returns the code of the first error in a response. Null if it has none. */
function errorCodeOf(body: string | Uint8Array): string | null {
  const isError = typeof body === 'string' ? body.startsWith('{"errors"') : body[2] === 0x65
  if (!isError) return null
  const start = typeof body === 'string' ? body : Buffer.from(body.subarray(0, 4_096)).toString()
  return /"code":"(\w+)"/.exec(start.slice(0, 4_096))?.[1] ?? null
}

/** Like `errorCodeOf`, for a response of Yoga. Does not read streams. */
async function errorCodeOfResponse(response: Response): Promise<string | null> {
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return isJson ? errorCodeOf(await response.clone().text()) : null
}

/** Whether the response does not come from Yoga. */
function isWritten(answer: GraphQLHttpResponse | Response): answer is GraphQLHttpResponse {
  return typeof answer.body === 'string' || answer.body instanceof Uint8Array
}

/**
 * Rejects form media types, which a browser sends to another site without a CORS preflight request.
 * @throws AppError unsupported_media_type
 */
function refuseForeignForm({ method, headers }: FastifyRequest): void {
  const isForm = /^(application\/x-www-form-urlencoded|text\/plain)/
  if (method === 'POST' && isForm.test(headers['content-type'] ?? '')) {
    throw new AppError('unsupported_media_type', 'Send GraphQL as Content-Type: application/json.')
  }
}

/**
 * Rejects an idempotency key of a multipart request. Retries are recognized by a hash of the request, and the content
 * of the files is not available before they are stored.
 * @throws AppError validation_failed
 */
function refuseKey({ headers }: FastifyRequest): void {
  if (headers['idempotency-key'] === undefined) return
  throw invalidInput(
    ['Idempotency-Key'],
    'form',
    'is not supported for multipart requests. Upload the files with POST /files/upload, which accepts a key',
  )
}

/** Executes requests in the server or in the GraphQL worker. */
class Answering {
  readonly #graph: Graph
  readonly #services: Services
  readonly #worker: GraphQLWorker | undefined
  readonly #routing = new Routing()
  readonly #uploads = new FairConcurrencyLimiter(uploadLimits)
  readonly #answeredBy: Counter<'by'> | undefined

  constructor(graph: Graph, services: Services, worker: GraphQLWorker | undefined) {
    this.#graph = graph
    this.#services = services
    this.#worker = worker
    this.#answeredBy = worker && countAnswers(services.metrics.registry)
  }

  async answer(
    { asked, requestContext, log, response }: LocalRequest,
    budget: Budget,
  ): Promise<GraphQLHttpResponse | Response> {
    const tenant = requestContext.session
      ? concurrencyKeyOf(requestContext.session)
      : networkOf(requestContext.client.address)
    // Unauthenticated callers have stricter validation rules, so they do not use documents that authenticated callers
    // have validated.
    const sent = this.#worker && requestContext.session ? parseOperationRequest(asked) : undefined
    const whenLeft = (ended: () => void) => {
      if (response.closed) ended()
      else response.once('close', ended)
    }
    const services = this.#services
    const incoming: ExecutionRequest = {
      ...requestContext,
      services,
      log,
      budget,
      whenLeft,
      eventStream: { resumeAfter: asked.headers['last-event-id'] },
    }
    const work = async () => {
      const route = this.#routing.route(sent, (known) => this.#graph.prepare(known, incoming))
      if (route === 'server') return this.#graph.answer(asked, incoming)
      if (route !== 'process') {
        this.#answeredBy?.inc({ by: 'server' })
        return route.run()
      }
      const running = await this.#worker?.reach()
      const answer = await running?.ask(asked, requestContext, budget.rateLimit)
      if (answer) {
        this.#answeredBy?.inc({ by: 'process' })
        if (sent) this.#routing.learn(sent, answer.points)
        return answer
      }
      if (running && sent) {
        // The GraphQL worker returns only valid operations that are not queries.
        this.#routing.learn(sent, 'mutation')
        this.#graph.noteValid(sent, incoming)
      }
      return this.#graph.answer(asked, incoming)
    }
    return services.requestLimiter.run(tenant, work)
  }

  async upload(
    request: FastifyRequest,
    reply: FastifyReply,
    requestContext: RequestContext,
    budget: Budget,
  ): Promise<Response> {
    // Unauthenticated callers cannot upload files.
    if (!requestContext.session) throw unauthenticated()
    const tenant = concurrencyKeyOf(requestContext.session)
    refuseKey(request)
    const params = await readUpload(request, reply)
    const incoming = {
      ...requestContext,
      services: this.#services,
      log: request.log,
      budget,
      params,
    }
    try {
      return await this.#uploads.run(tenant, () => this.#graph.answer(askedBy(request), incoming))
    } finally {
      releaseUpload(request)
    }
  }
}

function countAnswers(registry: Registry): Counter<'by'> {
  return new Counter({
    name: 'masthead_graphql_queries_total',
    help: 'GraphQL operations by executing process: the GraphQL worker, or the server for low-cost operations.',
    labelNames: ['by'],
    registers: [registry],
  })
}

function askedBy({ method, url, headers, body }: FastifyRequest): GraphRequest {
  const single = Object.entries(headers).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== 'content-length',
  )
  const asked = { method, url, headers: Object.fromEntries(single) }
  return body instanceof Uint8Array ? { ...asked, body } : asked
}
