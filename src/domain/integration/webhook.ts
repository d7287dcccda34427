import { z } from 'zod'
import type { WebhookEndpoint } from '../../../prisma/generated/client/client.js'
import type { Session } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import type { Env } from '../../config/env.js'
import {
  invalidInput,
  notFound,
  type RequestIssue,
  validationFailed,
} from '../../errors/app-error.js'
import type { IssueCode } from '../../errors/issue-codes.js'
import { addressError, allowedPorts, literalAddresses, portOf } from '../../http/address.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { uuidV7 } from '../../values/uuid.js'
import { encryptSecret, generateSecret } from '../../webhooks/secret.js'
import { requireVisibleTeam, resolveTeamId } from '../accounts/team.js'
import { webAddressError } from '../rules/text.js'
import { unknownIdIssue } from '../rules/unknown.js'
import { requireReadable } from './event-access.js'
import { topicPatterns, topics } from './event-topic.js'

/** Values that an endpoint can subscribe to: topics, and patterns such as `comment.*`. */
export const subscribable: readonly string[] = [...topics, ...topicPatterns]

const maxEndpoints = 20

/**
 * URL of a webhook receiver. `refuseUrl` checks the restrictions that depend on the server
 * settings.
 */
export const endpointUrl = z
  .string()
  .superRefine((text, context) => {
    const message = endpointUrlError(text)
    if (message) context.addIssue({ code: 'invalid_format', format: 'url', message })
  })
  .meta({ format: 'uri', maxLength: 2_048 })

function endpointUrlError(text: string): string | undefined {
  if (!/^https?:/.test(text)) return 'must be an https:// URL'
  const error = webAddressError(text)
  if (error) return error
  return new URL(text).hash ? 'must not have a fragment' : undefined
}

export const endpointTopics = z
  .array(
    z.enum(subscribable, {
      error: ({ input }) => `${input} is not a topic; the topics are ${subscribable.join(', ')}`,
    }),
    'must be a list of topics',
  )
  .min(1, 'must contain at least one topic')
  .max(50, 'must have at most 50 entries')

export const endpointDescription = z.string().max(1000, 'must have at most 1,000 characters')

/** An endpoint with a new signing secret, which cannot be retrieved again. */
export type IssuedEndpoint = WebhookEndpoint & { issuedSecret: string }

export interface NewEndpoint {
  /** Defaults to the caller's team. */
  teamId?: string | null
  url: string
  topics: string[]
  description?: string | null
  enabled?: boolean | null
  filters?: EndpointFilters | null
}

/** IDs whose events an endpoint gets; all events if a list is empty. Omitted lists are unchanged. */
interface EndpointFilters {
  profileIds?: string[] | null
  campaignIds?: string[] | null
}

/**
 * Creates an endpoint with a new signing secret.
 * @throws AppError not_found (another team), missing_scope (the caller cannot read the records of
 * a topic), validation_failed (no team, URL not allowed, or too many endpoints)
 */
export function createEndpoint(
  db: Db,
  env: Env,
  caller: Session,
  input: NewEndpoint,
): Promise<IssuedEndpoint> {
  const teamId = resolveTeamId(caller, input.teamId)
  requireReadable(caller, input.topics)
  refuseUrl(env, input.url)
  return inTransaction(db, async (tx) => {
    await requireVisibleTeam(tx, caller, teamId)
    await refuseMore(tx, teamId)
    await requireKnown(tx, teamId, input.filters)
    const id = uuidV7()
    const issuedSecret = generateSecret()
    const endpoint = await tx.webhookEndpoint.create({
      data: {
        id,
        teamId,
        url: input.url,
        topics: [...new Set(input.topics)],
        description: input.description,
        enabled: input.enabled ?? true,
        ...filterColumns(input.filters),
        secret: encryptSecret(env.secretKey, id, issuedSecret),
        createdById: caller.userId || null,
      },
    })
    return { ...endpoint, issuedSecret }
  })
}

/** Fields to update. Omitted fields are unchanged. */
export interface EndpointChange {
  url?: string
  topics?: string[]
  description?: string | null
  enabled?: boolean
  filters?: EndpointFilters | null
}

/**
 * Changes an endpoint. Enabling it or changing its URL resets its failure count; disabling it marks
 * its pending deliveries as failed.
 * @throws AppError not_found, missing_scope (the caller changes the URL, the topics or the filters,
 * and cannot read the records of a topic), validation_failed (URL not allowed)
 */
export function updateEndpoint(
  db: Db,
  env: Env,
  caller: Session,
  id: string,
  { topics, filters, ...change }: EndpointChange,
): Promise<WebhookEndpoint> {
  if (change.url !== undefined) refuseUrl(env, change.url)
  return inTransaction(db, async (tx) => {
    const before = await requireEndpoint(tx, caller, id)
    if (change.url !== undefined || topics || filters !== undefined)
      requireReadable(caller, topics ?? before.topics)
    await requireKnown(tx, before.teamId, filters)
    const isNewUrl = change.url !== undefined && change.url !== before.url
    const isEnabling = change.enabled === true && !before.enabled
    if (change.enabled === false) await endDeliveries(tx, id)
    return tx.webhookEndpoint.update({
      where: { id },
      data: {
        ...change,
        ...(topics && { topics: [...new Set(topics)] }),
        ...filterColumns(filters),
        ...(isEnabling && { disabledReason: null }),
        ...((isNewUrl || isEnabling) && { failingSince: null, failureCount: 0, holdUntil: null }),
      },
    })
  })
}

/** Null removes all filters. */
const filterColumns = (filters: EndpointFilters | null | undefined) => ({
  ...((filters === null || filters?.profileIds !== undefined) && {
    profileIds: [...new Set(filters?.profileIds)],
  }),
  ...((filters === null || filters?.campaignIds !== undefined) && {
    campaignIds: [...new Set(filters?.campaignIds)],
  }),
})

/** @throws AppError validation_failed (a profile or campaign of another team) */
async function requireKnown(
  tx: Transaction,
  teamId: string,
  filters: EndpointFilters | null | undefined,
): Promise<void> {
  const { profileIds, campaignIds } = filters ?? {}
  const inTeam = (ids: string[]) => ({ where: { id: { in: ids }, teamId }, select: { id: true } })
  const known = new Set(
    [
      ...(profileIds?.length ? await tx.profile.findMany(inTeam(profileIds)) : []),
      ...(campaignIds?.length ? await tx.campaign.findMany(inTeam(campaignIds)) : []),
    ].map(({ id }) => id),
  )
  const issuesOf = (field: string, ids: string[] | null | undefined, what: string) =>
    (ids ?? []).flatMap((id, index) =>
      known.has(id) ? [] : [unknownIdIssue(['filters', field, index], what)],
    )
  const issues = [
    ...issuesOf('profileIds', profileIds, 'a profile of the team'),
    ...issuesOf('campaignIds', campaignIds, 'a campaign of the team'),
  ]
  if (issues.length > 0) throw validationFailed(issues)
}

/**
 * Soft-deletes an endpoint and marks its pending deliveries as failed.
 * @throws AppError not_found
 */
export function deleteEndpoint(db: Db, caller: Session, id: string): Promise<WebhookEndpoint> {
  return inTransaction(db, async (tx) => {
    await requireEndpoint(tx, caller, id)
    await endDeliveries(tx, id)
    return tx.webhookEndpoint.update({ where: { id }, data: { deletedAt: new Date() } })
  })
}

/**
 * Replaces the signing secret of an endpoint. During the overlap each delivery has a signature with
 * both secrets.
 * @throws AppError not_found
 */
export function rotateSecret(
  db: Db,
  env: Env,
  caller: Session,
  { id, overlapSeconds }: { id: string; overlapSeconds: number },
): Promise<IssuedEndpoint> {
  return inTransaction(db, async (tx) => {
    const { secret } = await requireEndpoint(tx, caller, id)
    const issuedSecret = generateSecret()
    const overlaps = overlapSeconds > 0
    const endpoint = await tx.webhookEndpoint.update({
      where: { id },
      data: {
        secret: encryptSecret(env.secretKey, id, issuedSecret),
        previousSecret: overlaps ? secret : null,
        previousSecretExpiresAt: overlaps ? new Date(Date.now() + overlapSeconds * 1000) : null,
      },
    })
    return { ...endpoint, issuedSecret }
  })
}

/** Lists the endpoints of a team, oldest first. */
export function listEndpoints(db: Db, teamId: string): Promise<WebhookEndpoint[]> {
  return db.webhookEndpoint.findMany({
    where: { teamId, deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
}

/**
 * Finds an endpoint that the caller can see.
 * @throws AppError not_found
 */
export async function requireEndpoint(
  db: Db,
  caller: Session,
  id: string,
): Promise<WebhookEndpoint> {
  const endpoint = await db.webhookEndpoint.findFirst({
    where: { id, ...tenantOf(caller, 'WebhookEndpoint'), deletedAt: null },
  })
  if (!endpoint) throw notFound('Webhook endpoint')
  return endpoint
}

async function endDeliveries(tx: Transaction, endpointId: string): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { endpointId, status: 'PENDING' },
    data: { status: 'FAILED', nextAttemptAt: null, completedAt: new Date() },
  })
}

async function refuseMore(tx: Transaction, teamId: string): Promise<void> {
  // Two concurrent requests must not both take the last place.
  await lockKey(tx, `webhook ${teamId}`)
  const count = await tx.webhookEndpoint.count({ where: { teamId, deletedAt: null } })
  if (count < maxEndpoints) return
  throw invalidInput(
    [],
    'too_many',
    `a team can have at most ${maxEndpoints} webhook endpoints; delete one first`,
    { max: maxEndpoints, unit: 'webhook_endpoints' },
  )
}

/**
 * Checks the restrictions that depend on the settings, and reports all violations together. The IP
 * addresses of a host name are checked at each connection.
 * @throws AppError validation_failed
 */
function refuseUrl({ webhooks }: Env, text: string): void {
  if (webhooks.allowPrivate) return
  const url = new URL(text)
  const issues: RequestIssue[] = []
  const refuse = (code: IssueCode, message: string, data: Pick<RequestIssue, 'allowed'> = {}) =>
    void issues.push({ path: ['url'], code, message, ...data })
  if (url.protocol !== 'https:') refuse('not_https', 'must be an https:// URL')
  const refusals = literalAddresses(url).map((address) =>
    addressError(address, portOf(url), webhooks),
  )
  if (refusals.length > 0 && refusals.every(Boolean)) {
    refuse('address_not_allowed', `must not be used: ${refusals[0]}`)
  }
  // For an IP address in the URL, `addressError` has already checked the port.
  const isName = refusals.length === 0 && webhooks.allowedCidrs.length === 0
  if (isName && !allowedPorts.includes(portOf(url))) {
    const allowed = allowedPorts.map(String)
    refuse('port_not_allowed', `must use one of the ports ${allowed.join(', ')}`, { allowed })
  }
  if (issues.length > 0) throw validationFailed(issues)
}
