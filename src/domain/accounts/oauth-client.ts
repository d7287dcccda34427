import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { OauthClient, Prisma } from '../../../prisma/generated/client/client.js'
import { notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { isUuid, uuidV7 } from '../../values/uuid.js'
import { type Actor, claimEntry, withAudit, writeAuditEntries } from '../rules/audit.js'
import { oneLine, webAddressError } from '../rules/text.js'

/** Name of an OAuth client, which users see when they consent. */
export const oauthClientName = oneLine

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']
/** Schemes that browsers and operating systems treat specially. */
const forbiddenSchemes =
  /^(about|android-app|blob|chrome|chrome-extension|data|file|filesystem|ftp|intent|jar|javascript|mailto|moz-extension|ms-.*|res|resource|tel|vbscript|view-source|wss?):$/

/**
 * Redirect URI of an OAuth client: https, http on a loopback address, or a scheme of an app.
 */
export const redirectUri = z
  .string()
  .max(2_048, { error: 'must have at most 2,048 characters', abort: true })
  .refine(
    isRedirectUri,
    refuses(
      'invalid_format',
      'must be an https URL, an http URL of a loopback address, or a URI of an app, without a fragment',
      { expected: 'uri' },
    ),
  )

function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#') || /[^\x21-\x7e]/.test(text)) return false
  const { protocol, hostname } = new URL(text)
  if (protocol === 'http:' || protocol === 'https:') {
    const isLoopback = loopbackHosts.includes(hostname)
    return isLoopback === (protocol === 'http:') && webAddressError(text) === undefined
  }
  return !forbiddenSchemes.test(protocol)
}

type Metadata = Readonly<Record<string, unknown>>

/** Limits of clients that no operator has registered. */
const maxRedirectUris = 10
const maxRedirectUriLength = 2_000
const maxNameLength = 100

/**
 * Returns the error in the metadata of a client that no operator has registered. Undefined if there is none; the library
 * checks types. The scheme of an app must be a reversed domain name (RFC 8252, section 7.1).
 */
export function clientMetadataError({ redirect_uris: uris, ...metadata }: Metadata) {
  const { client_name: name } = metadata
  // PostgreSQL cannot store all of them.
  const isUnclean = (value: unknown) => typeof value === 'string' && /[\p{Cc}\p{Cs}]/u.test(value)
  for (const [key, value] of Object.entries(metadata))
    if ([value].flat().some(isUnclean)) return `${key} must not contain control characters`
  if (typeof name === 'string' && [...name].length > maxNameLength)
    return `client_name must have at most ${maxNameLength} characters`
  if (!Array.isArray(uris)) return undefined
  if (uris.length > maxRedirectUris)
    return `redirect_uris must have at most ${maxRedirectUris} members`
  const texts = uris.filter((uri): uri is string => typeof uri === 'string')
  if (texts.some((uri) => uri.length > maxRedirectUriLength))
    return `redirect_uris must only contain URIs of at most ${maxRedirectUriLength} characters`
  const isAllowed = (uri: string) =>
    isRedirectUri(uri) && /^(https?|.*\..*):$/.test(new URL(uri).protocol)
  if (texts.every(isAllowed)) return undefined
  return 'redirect_uris must only contain https URLs, http URLs of a loopback address, and URIs with a reversed domain name as scheme'
}

/** A client and its secret, which is returned once and not stored. Null for a public client. */
export interface IssuedOauthClient {
  client: OauthClient
  secret: string | null
}

export interface NewOauthClient {
  name: string
  redirectUris: string[]
  isConfidential: boolean
}

/** Registers an OAuth client for an operator. */
export async function createOauthClient(
  db: Db,
  actor: Actor,
  { name, redirectUris, isConfidential }: NewOauthClient,
): Promise<IssuedOauthClient> {
  const secret = isConfidential ? randomBytes(32).toString('base64url') : null
  const metadata = {
    client_name: name,
    redirect_uris: redirectUris,
    application_type: 'native',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: isConfidential ? 'client_secret_basic' : 'none',
  }
  const change = { action: 'create_oauth_client', entity: 'oauth_client', hidden: ['secretHash'] }
  const client = await withAudit(db, actor, change, async (tx) => ({
    before: null,
    after: await tx.oauthClient.create({
      data: {
        id: uuidV7(),
        name,
        redirectUris,
        metadata,
        isDynamic: false,
        createdById: actor.userId || null,
        ...(secret && { secretHash: hashClientSecret(secret) }),
      },
    }),
  }))
  return { client, secret }
}

/** Metadata that authorization and token requests depend on. */
const storedMetadata = [
  'client_name',
  'redirect_uris',
  'application_type',
  'grant_types',
  'response_types',
  'scope',
  'token_endpoint_auth_method',
]

/** Stores a client that registers itself (RFC 7591). */
export async function registerOauthClient(
  db: Db,
  { id, secret, metadata }: { id: string; secret: string | undefined; metadata: Metadata },
): Promise<void> {
  const { client_name: name, redirect_uris: redirectUris } = metadata
  await db.oauthClient.create({
    data: {
      id,
      name: typeof name === 'string' ? name : '',
      redirectUris: redirectUris as string[],
      metadata: Object.fromEntries(
        Object.entries(metadata).filter(([key]) => storedMetadata.includes(key)),
      ) as Prisma.InputJsonObject,
      isDynamic: true,
      ...(secret && { secretHash: hashClientSecret(secret) }),
    },
  })
}

/** Serializes consent to a client with disabling it. */
export function lockOauthClient(tx: Transaction, clientId: string): Promise<void> {
  return lockKey(tx, `oauth client ${clientId}`)
}

/** Condition on the record of a client. @param clientId ID, or URL of a client ID metadata document */
const clientWhere = (clientId: string) =>
  isUuid(clientId) ? { id: clientId.toLowerCase() } : { metadataUrl: clientId }

/** Whether an operator has disabled a client. */
export async function isOauthClientDisabled(db: Db, clientId: string): Promise<boolean> {
  const where = { ...clientWhere(clientId), disabledAt: { not: null } }
  return (await db.oauthClient.count({ where })) > 0
}

/**
 * Disables a client and revokes its grants. A disabled client stays unchanged.
 * @param clientId ID of the client's record, or URL of a client ID metadata document
 * @throws AppError not_found
 */
export function disableOauthClient(db: Db, actor: Actor, clientId: string): Promise<OauthClient> {
  return inTransaction(db, async (tx) => {
    const before = await lockRecord(tx, clientId)
    if (before?.disabledAt) return before
    if (!before && !isDocumentUrl(clientId)) throw notFound('OAuth client')
    const disabledAt = new Date()
    const client = await withAudit(tx, actor, clientChange('disable'), async () => ({
      before,
      after: before
        ? await tx.oauthClient.update({ where: { id: before.id }, data: { disabledAt } })
        : await tx.oauthClient.create({
            data: {
              ...{ name: new URL(clientId).host, redirectUris: [], metadata: {} },
              ...{ isDynamic: false, metadataUrl: clientId, disabledAt },
            },
          }),
    }))
    await revokeGrantsOf(tx, actor, client.metadataUrl ?? client.id)
    return client
  })
}

/**
 * Enables a client that an operator has disabled. Its grants stay revoked.
 * @throws AppError not_found
 */
export function enableOauthClient(db: Db, actor: Actor, clientId: string): Promise<OauthClient> {
  return inTransaction(db, async (tx) => {
    const before = await lockRecord(tx, clientId)
    if (!before) throw notFound('OAuth client')
    if (!before.disabledAt) return before
    const data = { disabledAt: null }
    return withAudit(tx, actor, clientChange('enable'), async () => ({
      before,
      after: await tx.oauthClient.update({ where: { id: before.id }, data }),
    }))
  })
}

const clientChange = (verb: 'disable' | 'enable') => ({
  action: `${verb}_oauth_client`,
  entity: 'oauth_client',
  hidden: ['secretHash'],
})

async function lockRecord(tx: Transaction, clientId: string): Promise<OauthClient | null> {
  const where = { ...clientWhere(clientId), deletedAt: null }
  const found = await tx.oauthClient.findFirst({ where })
  await lockOauthClient(tx, found ? (found.metadataUrl ?? found.id) : clientId)
  const client = await tx.oauthClient.findFirst({ where })
  if (client) claimEntry(tx, client.id)
  return client
}

const isDocumentUrl = (text: string) =>
  text.length <= maxRedirectUriLength && text.startsWith('https://') && URL.canParse(text)

async function revokeGrantsOf(tx: Transaction, actor: Actor, clientId: string): Promise<void> {
  const grants = await tx.oauthGrant.findMany({
    where: { clientId, revokedAt: null, deletedAt: null },
  })
  // The clocks of instances differ, and a grant must not end before it began.
  await tx.$executeRaw`
    UPDATE oauth_grant SET revoked_at = greatest(now(), granted_at), updated_at = now()
    WHERE client_id = ${clientId} AND revoked_at IS NULL AND deleted_at IS NULL`
  const where = { id: { in: grants.map(({ id }) => id) } }
  const revoked = await tx.oauthGrant.findMany({ where })
  const entries = revoked.map((after) => ({
    before: grants.find(({ id }) => id === after.id)!,
    after,
  }))
  const change = { action: 'revoke_oauth_grant', entity: 'oauth_grant' }
  await writeAuditEntries(tx, actor, change, entries)
}

const usedEveryMs = 60 * 60_000

/** Finds a registered client that is not disabled, and records its use about once an hour. */
export async function findOauthClient(db: Db, id: string): Promise<OauthClient | null> {
  const where = { id, metadataUrl: null, disabledAt: null, deletedAt: null }
  const client = await db.oauthClient.findFirst({ where })
  const now = new Date()
  if (client && +now - +(client.lastUsedAt ?? 0) > usedEveryMs)
    await db.oauthClient.updateMany({ where: { id }, data: { lastUsedAt: now } })
  return client
}

/** Hash under which a client secret is stored. */
export function hashClientSecret(secret: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(secret).digest())
}
