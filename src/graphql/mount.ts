/**
 * The route /graphql. Input: an HTTP request. Output: the answer of the server or of the query process, as `routing.ts` decides, charged to the
 * caller and within the concurrency limit of its team.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { Counter, type Registry } from 'prom-client'
import { concurrencyKeyOf, FairConcurrencyLimiter } from '../access/concurrency-limit.js'
import { unauthenticated } from '../access/session.js'
import { AppError, invalidInput } from '../errors/app-error.js'
import { authenticate, networkOf } from '../http/rate-limit.js'
import { authorizationOf } from '../http/session-cookie.js'
import type { Services } from '../services.js'
import { tracer } from '../tracing/tracing.js'
import { maxJsonDepth, nestsTooDeep } from '../values/json-error.js'
import { sendRefusal } from './errors.js'
import { Graph } from './graph.js'
import { opensPage, sendGraphiql } from './graphiql.js'
import { tooDeep } from './limits.js'
import type { PersistedOperations } from './persisted-operations.js'
import {
  type Answer,
  type Budget,
  type ExecutionRequest,
  type GraphRequest,
  type RequestContext,
  rateLimitSubjectOf,
} from './request.js'
import { Routing, sentBy } from './routing.js'
import { isUpload, readUpload, releaseUpload } from './upload.js'
import type { GraphQLWorker } from './worker.js'

const maxBody = 1024 * 1024

/** Forms at once: each lasts as long as its files take to arrive, so they have a limit of their own. */
const uploadLimits = {
  maxConcurrent: 32,
  maxConcurrentPerTeam: 3,
  queueLimit: 50,
  queueTimeoutMs: 20_000,
  what: 'uploads',
}

/**
 * Serves the graph at /graphql, with GraphiQL for a browser.
 * @param beside answers queries; without it they are answered here, as mutations and subscriptions are
 */
export async function mountGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  operations: PersistedOperations,
  beside?: GraphQLWorker,
): Promise<void> {
  const { rateLimits } = services
  const answering = new Answering(new Graph(schema, operations, services.env), services, beside)
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
      config: { refuse: sendRefusal, cookie: 'guarded' },
      handler: async (request, reply) => {
        refuseForeignForm(request)
        const requestContext: RequestContext = {
          session: authorizationOf(request) ? await authenticate(request) : null,
          client: { address: request.ip, agent: request.headers['user-agent'] ?? null },
          requestId: request.id,
          ...(tracer() && { traceparent: tracer()?.traceparent() }),
        }
        const subject = rateLimitSubjectOf(requestContext)
        const budget: Budget = {
          rateLimit: await rateLimits.charge(subject),
          charge: (points) => rateLimits.charge(subject, points),
          settle: (points) => rateLimits.settle(subject, points),
        }
        if (request.body instanceof Uint8Array && nestsTooDeep(request.body))
          throw tooDeep('The body', maxJsonDepth)
        if (opensPage(request)) return sendGraphiql(request, reply)
        const answer = isUpload(request)
          ? await answering.upload(request, reply, requestContext, budget)
          : await answering.answer(request, reply, requestContext, budget)
        reply.headers(budget.rateLimit.headers)
        // Nobody waits for it: a stream that nobody reads would be an error.
        if (reply.raw.closed) return reply.send('')
        if (!isWritten(answer)) return reply.send(answer)
        reply.code(answer.status).headers(answer.headers)
        // Fastify gives bytes a type, also where there are none.
        return reply.send(answer.body.length > 0 ? answer.body : undefined)
      },
    })
  })
}

/** Whether an answer is not Yoga's. */
function isWritten(answer: Answer | Response): answer is Answer {
  return typeof answer.body === 'string' || answer.body instanceof Uint8Array
}

/** A browser sends a form to another site without asking first; JSON it does not. */
function refuseForeignForm({ method, headers }: FastifyRequest): void {
  const isForm = /^(application\/x-www-form-urlencoded|text\/plain)/
  if (method === 'POST' && isForm.test(headers['content-type'] ?? '')) {
    throw new AppError('unsupported_media_type', 'Send GraphQL as Content-Type: application/json.')
  }
}

/** A repetition is told by what it asks, and what the files of a form hold is known when they are stored. */
function refuseKey({ headers }: FastifyRequest): void {
  if (headers['idempotency-key'] === undefined) return
  throw invalidInput(
    ['Idempotency-Key'],
    'form',
    'does not work with a form: upload the files by POST /files/upload, which takes a key',
  )
}

/** Answers requests here or in the process beside. */
class Answering {
  readonly #graph: Graph
  readonly #services: Services
  readonly #beside: GraphQLWorker | undefined
  readonly #routing = new Routing()
  readonly #uploads = new FairConcurrencyLimiter(uploadLimits)
  readonly #answeredBy: Counter<'by'> | undefined

  constructor(graph: Graph, services: Services, beside: GraphQLWorker | undefined) {
    this.#graph = graph
    this.#services = services
    this.#beside = beside
    this.#answeredBy = beside && countAnswers(services.metrics.registry)
  }

  async answer(
    request: FastifyRequest,
    { raw: response }: FastifyReply,
    requestContext: RequestContext,
    budget: Budget,
  ): Promise<Answer | Response> {
    const asked = askedBy(request)
    const tenant = requestContext.session
      ? concurrencyKeyOf(requestContext.session)
      : networkOf(requestContext.client.address)
    // Strangers are told less, and are not let in here by what a team was let in for.
    const sent = this.#beside && requestContext.session ? sentBy(asked) : undefined
    const whenLeft = (ended: () => void) => {
      if (response.closed) ended()
      else response.once('close', ended)
    }
    const services = this.#services
    const incoming: ExecutionRequest = {
      ...requestContext,
      services,
      log: request.log,
      budget,
      whenLeft,
    }
    const work = async () => {
      const route = this.#routing.route(sent, (known) => this.#graph.prepare(known, incoming))
      if (route === 'server') return this.#graph.answer(asked, incoming)
      if (route !== 'process') {
        this.#answeredBy?.inc({ by: 'server' })
        return route.run()
      }
      const running = await this.#beside?.reach()
      const answer = await running?.ask(asked, requestContext, budget.rateLimit)
      if (answer) {
        this.#answeredBy?.inc({ by: 'process' })
        if (sent) this.#routing.learn(sent, answer.points)
        return answer
      }
      if (running && sent) {
        // The process hands back what is valid and no query.
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
    // A stranger has nothing to send a file to.
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
    name: 'masthead_graph_queries_total',
    help: 'Queries that were answered by the process beside the server, and by the server: those that it knows as cheap.',
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
