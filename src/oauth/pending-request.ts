import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client, Provider } from 'oidc-provider'
import type { Env } from '../config/env.js'
import type { MarketClient } from '../postgres/transaction.js'
import { errors } from './library.js'
import { interfaceOf, resourcesOf } from './resource.js'

/** Client as the user sees it. */
export interface ShownClient {
  name: string
  /** Source of the client's metadata: its document, an operator, or the client itself. */
  trust: { kind: 'document'; host: string } | { kind: 'operator' } | { kind: 'itself' }
  /** Host of the redirect URI, or its scheme for an app. */
  target: string
}

/** An authorization request that waits for consent. */
export interface PendingRequest {
  clientId: string
  redirectUri: string
  scopes: ReadonlySet<string>
  resource: string
  client: ShownClient
}

/**
 * Finds the authorization request of a consent page. Undefined if it has expired, belongs to another browser, or its
 * client is disabled.
 */
export async function findPendingRequest(
  provider: Provider,
  { env: { publicUrl }, prisma }: { env: Env; prisma: MarketClient },
  { raw, params: { uid } }: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<PendingRequest | undefined> {
  let interaction: Awaited<ReturnType<Provider['interactionDetails']>>
  try {
    interaction = await provider.interactionDetails(raw, reply.raw)
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
  const { client_id: clientId, redirect_uri: redirectUri, scope, resource } = interaction.params
  const client = await provider.Client.find(String(clientId)).catch(ignoreInvalidClient)
  const known = interfaceOf(publicUrl, String(resource))
  if (interaction.uid !== uid || !client || !known) return undefined
  return {
    clientId: String(clientId),
    redirectUri: String(redirectUri),
    scopes: new Set(String(scope ?? '').split(' ')),
    resource: resourcesOf(publicUrl)[known],
    client: await shownClient(prisma, client, String(redirectUri)),
  }
}

/** The document of a client may have changed, or an operator may have disabled it. */
function ignoreInvalidClient(error: unknown): undefined {
  if (error instanceof errors.InvalidClient || error instanceof errors.InvalidClientMetadata) return
  throw error
}

async function shownClient(
  prisma: MarketClient,
  client: Client,
  redirectUri: string,
): Promise<ShownClient> {
  const target = targetOf(redirectUri)
  const trust = await trustOf(prisma, client)
  const name = plainText(client.clientName ?? '')
  return { name: name || (trust.kind === 'document' ? trust.host : target), trust, target }
}

/** Returns the host of a redirect URI, or its scheme for an app. */
export function targetOf(redirectUri: string): string {
  const { hostname, protocol } = new URL(redirectUri)
  return /^https?:$/.test(protocol) ? hostname : protocol
}

/** Returns the source of a client's metadata. */
export async function trustOf(
  prisma: MarketClient,
  { clientId: id }: Client,
): Promise<ShownClient['trust']> {
  if (URL.canParse(id)) return { kind: 'document', host: new URL(id).host }
  const registered = await prisma.oauthClient.count({ where: { id, isDynamic: false } })
  return { kind: registered > 0 ? 'operator' : 'itself' }
}

/** Shortens a name, and replaces characters that are invisible or change the direction of text. */
function plainText(name: string): string {
  const visible = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return [...visible].slice(0, 100).join('')
}
