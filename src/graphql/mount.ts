import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError, GraphQLSchema } from 'graphql'
import type { GraphQLOperation } from 'graphql-upload-minimal'
import { createYoga, type GraphQLParams, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import type { Session } from '../auth.js'
import type { Context } from '../context.js'
import { AppError } from '../errors.js'
import { authenticate } from '../rate-limit.js'
import type { Services } from '../services.js'
import { documents, type Paid } from './documents.js'
import { coded } from './errors.js'
import { persisted, readPersistedOperations } from './persisted-operations.js'
import { isUpload, readUpload, releaseUpload } from './upload.js'

interface Incoming {
  session: Session | null
  client: { address: string; agent: string | null }
  requestId: string
  services: Services
  log: FastifyRequest['log']
  /** The operation of a form, which is read apart. */
  params?: GraphQLOperation
  paid: Paid
}

const maxBody = 1024 * 1024

/**
 * Serves the graph at /graphql, with GraphiQL for a browser.
 * @throws EnvError with every fault of the persisted operations
 */
export async function mountGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
): Promise<void> {
  const operations = await readPersistedOperations(schema, services.env)
  const yoga = createYoga<Incoming, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    renderGraphiQL,
    graphiql: {
      title: 'Masthead',
      defaultQuery: welcome,
      headers: '{ "Authorization": "Bearer " }',
      defaultEditorToolsVisibility: 'headers',
    },
    parserAndValidationCache: false,
    maskedErrors: { maskError: coded },
    multipart: false,
    extraParamNames: ['documentId'],
    plugins: [uploads(), persisted(operations, services.env), documents(schema), codes()],
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
      handler: async (request, reply) => {
        const response = await handle(yoga, services, request, reply)
        reply.header('content-security-policy', graphiqlPolicy)
        return reply.send(response)
      },
    })
  })
}

const welcome = `# Put your token behind "Bearer" in the headers below, then run:
query Catalogue {
  listings(first: 5, orderBy: { field: POPULARITY, direction: DESC }) {
    totalCount
    nodes { name outletName country prices { unitAmount currency } }
  }
}
`

// GraphiQL is one page with its script inlined.
const graphiqlPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; frame-ancestors 'none'"

async function handle(
  yoga: YogaServerInstance<Incoming, Context>,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Response> {
  const { authorization } = request.headers
  // A browser sends a form to another site without asking first; JSON it does not.
  if (
    request.method === 'POST' &&
    /^(application\/x-www-form-urlencoded|text\/plain)/.test(request.headers['content-type'] ?? '')
  ) {
    throw new AppError('unsupported_media_type', 'Send GraphQL as Content-Type: application/json.')
  }
  const session = authorization ? await authenticate(request) : null
  const paid: Paid = {
    allowance: session
      ? await services.rateLimits.charge(session)
      : await services.rateLimits.chargeAddress(request.ip),
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value)
  }
  const upload = isUpload(request)
  const incoming: Incoming = {
    session,
    client: { address: request.ip, agent: request.headers['user-agent'] ?? null },
    requestId: request.id,
    services,
    log: request.log,
    paid,
    ...(upload && { params: await readUpload(request, reply) }),
  }
  try {
    const response = await yoga.fetch(
      new URL(request.url, 'http://masthead.invalid'),
      {
        method: request.method,
        headers,
        ...(request.body ? { body: request.body as BodyInit } : {}),
      },
      incoming,
    )
    reply.headers(paid.allowance.headers)
    return response
  } finally {
    if (upload) releaseUpload(request)
  }
}

/** Takes the operation of a form as it was read, with its files still arriving. */
function uploads(): Plugin<Context, Incoming> {
  return {
    onRequestParse({ serverContext: { params }, setRequestParser }) {
      if (params) setRequestParser(() => params as GraphQLParams)
    },
  }
}

/** Gives errors of the executor and of the transport their code, as all others have one. */
function codes(): Plugin<Context> {
  return {
    onResultProcess({ result }) {
      const errors = 'errors' in result ? ((result.errors ?? []) as GraphQLError[]) : []
      for (const { extensions } of errors) {
        if (extensions.code === 'BAD_REQUEST') extensions.code = 'malformed_request'
        extensions.code ??= 'validation_failed'
      }
    },
  }
}
