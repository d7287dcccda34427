/** Checks that the pages of delivered placements exist, at the delivery and once a day for a guaranteed time. */
import { z } from 'zod'
import type { Placement, Prisma } from '../../../prisma/generated/client/client.js'
import { LinkStatus } from '../../../prisma/generated/client/enums.js'
import type { Market } from '../../config/market.js'
import { invalidInput } from '../../errors/app-error.js'
import { type AddressRules, addressError, literalAddresses, portOf } from '../../http/address.js'
import { fetchPage } from '../../http/page-fetch.js'
import { addJob, type Job } from '../../jobs/queue.js'
import {
  type Db,
  inTransaction,
  type MarketClient,
  type Transaction,
} from '../../postgres/transaction.js'
import { dayMs, hourMs } from '../../values/units.js'
import { notify } from '../integration/notification.js'
import { settleAll } from '../rules/promises.js'

/** Hours after a failed check until the next one. After the last of them, the link is lost. */
const retryHours = [1, 3, 8, 24]
/** Statuses of a page that no longer exists. */
const goneStatuses: readonly (number | null)[] = [404, 410]
const batchSize = 200
const concurrentChecks = 10
const jobName = 'check_links'

/** Rules for requests to URLs of publishers. */
export const addressRulesOf = ({ market }: Db): AddressRules => ({
  allowedCidrs: market.linkCheckAllowedCidrs,
  allowPrivate: false,
})

/** Names that only resolve within a network: without a dot, or with a reserved suffix (RFC 6762, RFC 8375). */
const internalName = /^[^.:]+$|\.(local|internal|intranet|lan|home\.arpa)$/

/**
 * Rejects a URL within the network of the server, which the check must not request. The job checks the addresses of
 * other names when it connects.
 * @throws AppError validation_failed
 */
export function requirePublicUrl(tx: Db, field: string, address: string): void {
  const url = new URL(address)
  const rules = addressRulesOf(tx)
  const errors = literalAddresses(url).map((literal) => addressError(literal, portOf(url), rules))
  if (errors.length > 0 && errors.every(Boolean))
    throw invalidInput([field], 'address_not_allowed', `must not be used: ${errors[0]}`)
  const host = url.hostname.replace(/\.$/, '')
  if (errors.length > 0 || rules.allowedCidrs.length > 0 || !internalName.test(host)) return
  const message = `must not be used: ${host} is not a public host name`
  throw invalidInput([field], 'address_not_allowed', message)
}

/** Columns of a placement whose URL is to be checked soon. Without a URL there is no check. */
export const linkToCheck = (liveUrl: string | null, now: Date) => ({
  liveUrl,
  linkStatus: null,
  linkCheckedAt: null,
  linkLostAt: null,
  linkError: null,
  linkFailures: 0,
  linkChanges: [],
  linkDueAt: liveUrl === null ? null : now,
})

/** Maximum number of changes that a placement keeps. */
export const maxLinkChanges = 50

/** Change of the result of the check. */
export interface LinkChange {
  at: Date
  status: LinkStatus
  /** Reason why the check failed. Null if the page was found. */
  error: string | null
}

const linkChange = z.object({
  at: z.coerce.date(),
  status: z.enum(LinkStatus),
  error: z.string().nullable(),
})

/** Returns the changes of the result since the URL was set, newest first. */
export const linkChangesOf = ({ linkChanges }: Pick<Placement, 'linkChanges'>): LinkChange[] =>
  z.array(linkChange).parse(linkChanges).reverse()

/** Returns the time until which the page of a placement must exist. Null before the delivery. */
export const guaranteedUntil = (
  { deliveredAt }: Pick<Placement, 'deliveredAt'>,
  { linkCheckDays }: Pick<Market, 'linkCheckDays'>,
): Date | null =>
  // Reads return timestamps as text.
  deliveredAt && new Date(new Date(deliveredAt).getTime() + linkCheckDays * dayMs)

/** Queues the job, to start when the transaction commits. */
export const queueLinkCheck = (tx: Db): Promise<void> => addJob(tx, jobName, {}, { key: jobName })

type CheckedPlacement = Pick<
  Placement,
  | 'id'
  | 'liveUrl'
  | 'linkStatus'
  | 'linkLostAt'
  | 'linkError'
  | 'linkFailures'
  | 'linkDueAt'
  | 'linkChanges'
  | 'deliveredAt'
>

const checkedColumns = {
  id: true,
  liveUrl: true,
  linkStatus: true,
  linkLostAt: true,
  linkError: true,
  linkFailures: true,
  linkDueAt: true,
  linkChanges: true,
  deliveredAt: true,
} as const satisfies Record<keyof CheckedPlacement, true>

/** Checks the links that are due. */
export const checkLinks: Job<unknown, { prisma: MarketClient }> = {
  name: jobName,
  cron: '*/10 * * * *',
  isSingle: true,
  soonAfterStart: true,
  async run(_payload, { prisma }) {
    for (;;) {
      const due = await prisma.placement.findMany({
        where: { linkDueAt: { lte: new Date() }, withdrawnAt: null },
        select: checkedColumns,
        orderBy: { linkDueAt: 'asc' },
        take: batchSize,
      })
      for (let first = 0; first < due.length; first += concurrentChecks) {
        const placements = due.slice(first, first + concurrentChecks)
        await settleAll(placements.map((placement) => checkLink(prisma, placement)))
      }
      if (due.length < batchSize) return
    }
  },
}

async function checkLink(prisma: MarketClient, placement: CheckedPlacement): Promise<void> {
  const { status, error } = await fetchPage(placement.liveUrl!, addressRulesOf(prisma))
  const isFound = status !== null && status >= 200 && status < 300
  const result = { isGone: goneStatuses.includes(status), error: error ?? `HTTP ${status}` }
  await inTransaction(prisma, async (tx) => {
    const { id, liveUrl, linkDueAt } = placement
    const now = new Date()
    const columns = outcome(tx, placement, now, isFound ? null : result)
    const data = { ...columns, linkChanges: withLinkChange(placement, columns, now) }
    // A concurrent transaction may have changed the URL, or another instance may have checked it.
    const where = { id, liveUrl, linkDueAt, withdrawnAt: null }
    const { count } = await tx.placement.updateMany({ where, data })
    const isLost = data.linkStatus === 'LOST' && placement.linkStatus !== 'LOST'
    if (count > 0 && isLost)
      await notify(tx, { kind: 'PLACEMENT_LINK_LOST', entity: 'placement', entityId: id })
  })
}

/** Returns the changes of a placement with that of a check, if its result differs from the last one. */
export function withLinkChange(
  before: Pick<Placement, 'linkStatus' | 'linkError' | 'linkChanges'>,
  { linkStatus: status, linkError: error }: { linkStatus: LinkStatus; linkError: string | null },
  now: Date,
): Prisma.InputJsonArray {
  // The column contains the JSON that this function has written.
  const changes = before.linkChanges as Prisma.JsonArray as Prisma.InputJsonArray
  if (status === before.linkStatus && error === before.linkError) return changes
  return [...changes, { at: now.toISOString(), status, error }].slice(-maxLinkChanges)
}

/** Returns the columns after a check. @param failure null if the page was found */
function outcome(
  { market }: Transaction,
  { linkStatus, linkLostAt, linkFailures, deliveredAt }: CheckedPlacement,
  now: Date,
  failure: { isGone: boolean; error: string } | null,
) {
  const daily = new Date(now.getTime() + dayMs)
  const endsAt = guaranteedUntil({ deliveredAt: deliveredAt ?? now }, market)!
  const dueOrEnd = (dueAt: Date) => (dueAt > endsAt ? null : dueAt)
  const checked = { linkCheckedAt: now, linkError: failure?.error ?? null }
  if (!failure) {
    const ok = { linkStatus: 'OK', linkLostAt: null, linkFailures: 0 } as const
    return { ...checked, ...ok, linkDueAt: dueOrEnd(daily) }
  }
  const retryAfter = retryHours[linkFailures]
  if (linkStatus === 'LOST' || failure.isGone || retryAfter === undefined) {
    const lost = { linkStatus: 'LOST', linkLostAt: linkLostAt ?? now } as const
    return { ...checked, ...lost, linkFailures: linkFailures + 1, linkDueAt: dueOrEnd(daily) }
  }
  // Retries do not end with the guaranteed time, so that a failure has a result.
  const linkDueAt = new Date(now.getTime() + retryAfter * hourMs)
  return {
    ...checked,
    linkStatus: 'FAILING',
    linkFailures: linkFailures + 1,
    linkDueAt,
  } as const
}
