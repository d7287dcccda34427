import { AsyncLocalStorage } from 'node:async_hooks'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Prisma } from '../../prisma/generated/client/client.js'
import { artifactHash } from '../domain/accounts/oauth-session.js'
import { AppError } from '../errors/app-error.js'
import { inTransaction, type MarketClient, type Transaction } from '../postgres/transaction.js'
import { clientStore } from './client-store.js'
import { grantStore } from './grant-store.js'
import { type CurrentDb, emptyStore } from './store.js'

/**
 * Transaction of a request at the token endpoint. It begins with the first statement, so that no connection waits for
 * the metadata document of a client. It ends before the response is sent.
 */
class RequestTransaction {
  readonly #prisma: MarketClient
  #begun: Promise<Transaction> | undefined
  #ended: Promise<void> | undefined
  #end = (_error?: Error) => {}

  constructor(prisma: MarketClient) {
    this.#prisma = prisma
  }

  begin(): Promise<Transaction> {
    this.#begun ??= new Promise((resolve, reject) => {
      let isRetry = false
      const end = new Promise<void>((done, fail) => {
        this.#end = (error) => (error ? fail(error) : done())
      })
      // Without a connection the transaction does not begin, and does not wait for its end.
      end.catch(() => undefined)
      this.#ended = inTransaction(this.#prisma, async (tx) => {
        // oidc-provider cannot repeat a request.
        if (isRetry)
          throw new AppError('unavailable', 'The request was not completed. Try again shortly.')
        isRetry = true
        resolve(tx)
        await end
      })
      this.#ended.catch(reject)
    })
    return this.#begun
  }

  async commit(): Promise<void> {
    this.#end()
    await this.#ended
  }

  async rollback(): Promise<void> {
    this.#end(new Error('The OAuth request was refused.'))
    await this.#ended?.catch(() => undefined)
  }
}

const requestTransaction = new AsyncLocalStorage<RequestTransaction>()

/**
 * Runs a request of oidc-provider, whose records are all written or none.
 * @param isFailed whether the request was refused: nothing is written, so the code or refresh token can be used again
 */
export async function withRequestTransaction(
  prisma: MarketClient,
  request: () => Promise<void>,
  isFailed: () => boolean,
): Promise<void> {
  const transaction = new RequestTransaction(prisma)
  let isComplete = false
  try {
    await requestTransaction.run(transaction, request)
    isComplete = !isFailed()
  } finally {
    await (isComplete ? transaction.commit() : transaction.rollback())
  }
}

/**
 * Returns the database of each request. All statements of a request use it. A second connection could make
 * concurrent requests wait for each other.
 */
export function currentDb(prisma: MarketClient): CurrentDb {
  return async () => (await requestTransaction.getStore()?.begin()) ?? prisma
}

/**
 * Stores the records of oidc-provider in PostgreSQL: clients and grants in their tables, sessions nowhere, since the
 * console has its own, and all others by the hash of their ID, which is a secret.
 */
export function postgresAdapter(db: CurrentDb): AdapterFactory {
  return (kind) => {
    if (kind === 'Client') return clientStore(db)
    if (kind === 'Grant') return grantStore(db)
    if (kind === 'Session') return emptyStore
    return artifactStore(kind, db)
  }
}

function artifactStore(kind: string, db: CurrentDb): Adapter {
  return {
    ...emptyStore,
    async upsert(id, { jti: _secret, ...payload }, expiresIn) {
      const hash = artifactHash(kind, id)
      const data = {
        kind,
        grantId: payload.grantId ?? null,
        payload: payload as Prisma.InputJsonObject,
        expiresAt: new Date(Date.now() + (expiresIn ?? 0) * 1000),
      }
      const { oauthArtifact } = await db()
      await oauthArtifact.upsert({ where: { hash }, create: { hash, ...data }, update: data })
    },
    async find(id) {
      const hash = artifactHash(kind, id)
      const current = await db()
      // Concurrent requests with the same code or refresh token wait: only the first one consumes it.
      if (kind === 'AuthorizationCode' || kind === 'RefreshToken')
        await current.$queryRaw`SELECT FROM oauth_artifact WHERE hash = ${hash} FOR UPDATE`
      const found = await current.oauthArtifact.findUnique({ where: { hash } })
      if (!found) return undefined
      const payload = found.payload as AdapterPayload
      const consumed = found.consumedAt && Math.floor(found.consumedAt.getTime() / 1000)
      return { ...payload, jti: id, ...(consumed && { consumed }) }
    },
    async consume(id) {
      const { oauthArtifact } = await db()
      const where = { hash: artifactHash(kind, id) }
      await oauthArtifact.updateMany({ where, data: { consumedAt: new Date() } })
    },
    async destroy(id) {
      const { oauthArtifact } = await db()
      await oauthArtifact.deleteMany({ where: { hash: artifactHash(kind, id) } })
    },
  }
}
