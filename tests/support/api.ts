import { tmpdir } from 'node:os'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, vi } from 'vitest'
import type { TeamKind, TokenType } from '../../prisma/generated/client/enums.js'
import { schema } from '../../schema/index.js'
import { generateToken, hashToken } from '../../src/access/token-form.js'
import { type AppOptions, buildApp } from '../../src/app.js'
import { shell } from '../../src/cli/shell.js'
import { parseEnv } from '../../src/config/env.js'
import { toMarket } from '../../src/config/market.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { createTeam } from '../../src/domain/accounts/team.js'
import type { FileStore } from '../../src/files/store.js'
import { Supervisor } from '../../src/process/supervisor.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { checkContract } from './contract.js'
import { openDemoDatabase, openTestDatabase } from './database.js'
import { expectValidEvents } from './fixtures/event.js'
import { checkIssues } from './issues.js'
import { secretKey } from './processes/instance.js'

// biome-ignore lint/suspicious/noExplicitAny: the shape of a response depends on its request.
export type Answer = { status: number; headers: Record<string, string>; body: any; text: string }

export type Api = Awaited<ReturnType<typeof open>>

interface Options {
  cacheResponses?: boolean
  env?: Record<string, string>
  files?: FileStore
  bodyTimeout?: number
  exports?: AppOptions['exports']
  minDataRate?: AppOptions['minDataRate']
  /** Defaults to a time after which even a slow machine refuses no request. */
  requestQueueTimeoutMs?: number
  /** Runs queries in the GraphQL worker, as in production. It is running when `testApi` resolves. */
  graphqlWorker?: boolean
  loggerInstance?: AppOptions['loggerInstance']
  consoleFiles?: string
  /** Uses a database with the demo marketplace. */
  demo?: boolean
  /** Number of connections. Defaults to 5. */
  poolSize?: number
  /** Opens the database. Defaults to a database of the run's PostgreSQL, without a connection pooler. */
  database?: typeof openTestDatabase
}

/** Opens a server with a database of its own, and after the tests validates its events and closes it. Await it at the top level of a test file. */
export async function testApi(options: Options = {}): Promise<Api> {
  const api = await open(options)
  afterAll(async () => {
    // A test may have made its own database unreachable.
    if (!options.database) await expectValidEvents(api)
    await api.close()
  })
  return api
}

async function open({
  cacheResponses,
  env: extra = {},
  files,
  bodyTimeout,
  exports,
  minDataRate,
  requestQueueTimeoutMs = 120_000,
  graphqlWorker,
  loggerInstance,
  consoleFiles,
  demo,
  poolSize,
  database = demo ? openDemoDatabase : openTestDatabase,
}: Options) {
  const statements: string[] = []
  const supervisor = new Supervisor()
  const env = parseEnv({
    DATA_DIR: tmpdir(),
    SECRET_KEY: secretKey,
    RATE_LIMIT_PER_MINUTE: '1000000',
    CHECKOUT_DISCOUNT_MAX_PERCENT: '100',
    ...extra,
  })
  const db = await database({
    market: toMarket(env),
    // The request log and the uses of deprecated fields are written in the background, among the statements of any test.
    onQuery: (sql) => /^INSERT INTO (api_request|deprecated_use)/.test(sql) || statements.push(sql),
    supervisor,
    ...(poolSize && { poolSize }),
  })
  const app = await buildApp({
    env,
    db,
    supervisor,
    ...(files && { files }),
    ...(bodyTimeout && { bodyTimeout }),
    ...(graphqlWorker && { graphqlWorker: { url: db.url, directUrl: db.url } }),
    ...(exports && { exports }),
    ...(minDataRate && { minDataRate }),
    requestQueueTimeoutMs,
    catalogueTimeoutMs: requestQueueTimeoutMs,
    ...(loggerInstance && { loggerInstance }),
    ...(consoleFiles && { consoleFiles }),
    ...(cacheResponses !== undefined && { cacheResponses }),
  })
  // Loads the catalogue first, so that its statements do not run among those of a test.
  await app.services.catalogue.load()
  const { raw: operator } = await createOperatorToken(db.prisma, shell, { name: 'Tester' })
  if (graphqlWorker) await startGraphQLWorker(app)

  const send = async (
    method: InjectOptions['method'],
    token: string,
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload !== undefined && { payload: payload as object }),
    })
    const isJson = /json(;|$)/.test(String(response.headers['content-type']))
    const body = isJson && response.body ? response.json() : undefined
    const { statusCode: status, headers: answered } = response
    checkContract(String(method), url, { status, headers: answered, body })
    checkIssues(body)
    // JSON written by the database must equal the JSON of its rows.
    if (body !== undefined && JSON.stringify(body) !== response.body)
      throw new Error(`${String(method)} ${url} differs from the output of JSON.stringify`)
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
      body,
      text: response.body,
    }
  }

  /** Issues a token of a team directly, of any type and scopes. A user who is not a member joins as ADMIN. */
  const token = async (
    team: { id: string; ownerId: string; isTest?: boolean },
    type: TokenType = 'full_access',
    scopes: string[] = [],
    more: { expiresAt?: Date; revokedAt?: Date } = {},
  ): Promise<string> => {
    const raw = generateToken(team.isTest ? 'mst_test_' : 'mst_')
    const id = uuidV7()
    const member = { teamId: team.id, userId: team.ownerId }
    const where = { teamId_userId: member }
    const create = { ...member, role: 'ADMIN' } as const
    await db.prisma.teamMember.upsert({ where, create, update: {} })
    await db.prisma.apiToken.create({
      data: {
        id,
        lineageId: id,
        teamId: team.id,
        userId: team.ownerId,
        name: 'Test',
        type,
        scopes,
        tokenHash: hashToken(raw),
        hint: raw.slice(0, 8),
        ...more,
      },
    })
    return raw
  }

  /** Returns the data of a GraphQL response, which must have no errors. */
  const graph = async (token: string, query: string, variables: object = {}) => {
    const { body } = await send('POST', token, '/graphql', { query, variables })
    if (body.errors) throw new Error(JSON.stringify(body.errors))
    return body.data
  }

  /** Returns the first error of a GraphQL response, which must have one. */
  const graphError = async (token: string, query: string, variables: object = {}) => {
    const { body } = await send('POST', token, '/graphql', { query, variables })
    if (!body.errors) throw new Error('The response has no error')
    return body.errors[0]
  }

  return {
    app,
    db,
    prisma: db.prisma,
    operator,
    token,
    send,
    get: (token: string, url: string, headers?: Record<string, string>) =>
      send('GET', token, url, undefined, headers),
    post: (token: string, url: string, body?: unknown, headers?: Record<string, string>) =>
      send('POST', token, url, body, headers),
    put: (token: string, url: string, body?: unknown, headers?: Record<string, string>) =>
      send('PUT', token, url, body, headers),
    patch: (token: string, url: string, body?: unknown, headers?: Record<string, string>) =>
      send('PATCH', token, url, body, headers),
    delete: (token: string, url: string, headers?: Record<string, string>) =>
      send('DELETE', token, url, undefined, headers),
    graph,
    graphError,
    /** Calls a mutation, which must succeed, and returns `fields` of its result. */
    mutate: async (token: string, name: string, input: object, fields = 'id') => {
      const data = await graph(token, mutationText(name, fields), { input })
      return data[name]
    },
    /** Calls a mutation, which must fail, and returns its first error. */
    mutateError: (token: string, name: string, input: object) =>
      graphError(token, mutationText(name, '__typename'), { input }),
    /** Creates a team for one test, with a full_access token. */
    team: async (
      options: { name?: string; kind?: TeamKind; isTest?: boolean; proPricing?: boolean } = {},
    ) => {
      const team = await createTeam(db.prisma, shell, { name: 'Acme', ...options })
      return { ...team, token: await token(team) }
    },
    /** All SQL statements that were sent, in order. */
    statements,
    /** SQL statements of `work`, without those for tokens, sessions and updates of the catalogue. */
    sqlOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      statements.length = 0
      await work()
      return statements.filter(
        (sql) =>
          !/api_token|operator_token|listing_change|WHERE l\.product_id = ANY|FROM search_synonym|"team"\."pro_pricing_enabled"|^SET |^BEGIN|^COMMIT/.test(
            sql,
          ),
      )
    },
    async close() {
      await app.close()
      await db.close()
    },
  }
}

/** Sends queries until the GraphQL worker, which the first one starts, is running. */
async function startGraphQLWorker(app: FastifyInstance): Promise<void> {
  const begin = async () => {
    await app.inject({ url: '/graphql?query={__typename}' })
    const { payload } = await app.inject('/metrics')
    if (!/^masthead_graphql_worker_running 1$/m.test(payload))
      throw new Error('The GraphQL worker is not running')
  }
  // Each attempt counts against the rate limit of the tests' IP address.
  await vi.waitFor(begin, { timeout: 240_000, interval: 1_000 })
}

/** Returns the text of a mutation, with the input type from the schema. */
function mutationText(name: string, fields: string): string {
  const { args } = schema.getMutationType()!.getFields()[name]!
  return `mutation ($input: ${args[0]!.type}) { ${name}(input: $input) { ${fields} } }`
}
