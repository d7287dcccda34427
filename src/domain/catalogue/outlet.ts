import { z } from 'zod'
import { type Outlet, type OutletChannel, Prisma } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { invalidInput } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { requireTeamKind } from '../accounts/team.js'
import { reportOutletStatus } from '../publishing/outlet-status.js'
import { claimUrl } from '../publishing/url-claim.js'
import { archive, restoreRecord } from '../rules/archive.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { asNewRow } from '../rules/new-row.js'
import {
  change,
  maxListEntries,
  notDeletedWhere,
  requireExisting,
  requireFound,
  type WritableColumns,
} from './operator-record.js'

/** Domain authority or ranking, 0 to 100. */
export const score = z
  .int('must be a whole number')
  .min(0, 'must be 0 to 100')
  .max(100, 'must be 0 to 100')

export type OutletInput = WritableColumns<Outlet> & { tagIds?: string[] | null }

/**
 * Creates an outlet, or updates the outlet with the given ID. Omitted fields are unchanged.
 * @throws AppError not_found, validation_failed (no such tag, category or publisher, the country Global
 * with a state or city, or the URL of another publisher's outlet)
 */
export function saveOutlet(
  db: Db,
  actor: Actor,
  id: string | null,
  { tagIds, ...input }: OutletInput,
): Promise<Outlet> {
  return withAudit(db, actor, change(id, 'outlet'), async (tx) => {
    if (id) await tx.$queryRaw`SELECT FROM outlet WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const before = id
      ? await requireFound(
          tx.outlet.findFirst({ where: notDeletedWhere(id), include: tags }),
          'Outlet',
        )
      : null
    const { country, state, city } = { ...before, ...input }
    if (country === 'Global' && (state || city)) {
      throw invalidInput(
        ['country'],
        'global_with_place',
        'must not be Global with a state or a city',
      )
    }
    await requireExisting(
      tx.outletCategory,
      input.categoryId ? [input.categoryId] : [],
      'categoryId',
    )
    if (tagIds) await requireExisting(tx.tag, tagIds, 'tagIds')
    const data = {
      ...(input.status && { pausedAt: null }),
      ...input,
      ...reviewStart(before, input),
      ...(await publisherColumns(tx, before, input)),
      ...(tagIds && {
        tags: {
          ...(id && { deleteMany: {} }),
          create: [...new Set(tagIds)].map((tagId) => ({ tagId })),
        },
      }),
    }
    const after = id
      ? await tx.outlet.update({ where: { id }, data, include: tags })
      : await tx.outlet.create({
          data: asNewRow<Prisma.OutletUncheckedCreateInput>(data),
          include: tags,
        })
    if (before) {
      await followUrl(tx, before, after)
      await reportOutletStatus(tx, actor, before, after)
    }
    return { before, after }
  })
}

/** Archives an outlet, and notifies its publisher. @throws AppError as `archive` */
export const archiveOutlet = (db: Db, caller: Caller, id: string): Promise<Outlet> =>
  withStatusChange(db, caller, id, (tx) => archive(tx, caller, 'outlet', id))

/**
 * Restores an archived outlet, and notifies its publisher. The outlet of a publisher claims its URL again.
 * @throws AppError as `restoreRecord`, and validation_failed (another publisher has claimed the URL since)
 */
export const restoreOutlet = (db: Db, caller: Caller, id: string): Promise<Outlet> =>
  withStatusChange(db, caller, id, (tx) =>
    restoreRecord(tx, caller, 'outlet', id, async (_tx, { publisherId, websiteUrl }) => {
      if (publisherId && websiteUrl) await claimUrl(tx, { id, publisherId, websiteUrl }, 'outletId')
    }),
  )

/** Makes a change by which a trigger sets the status of an outlet. */
function withStatusChange(
  db: Db,
  actor: Actor,
  id: string,
  work: (tx: Transaction) => Promise<Outlet>,
): Promise<Outlet> {
  return inTransaction(db, async (tx) => {
    const [before] = await tx.$queryRaw<Pick<Outlet, 'status'>[]>`
      SELECT status FROM outlet WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    const after = await work(tx)
    await reportOutletStatus(tx, actor, before!, after)
    return after
  })
}

/** Begins or ends the wait for a first review with the status that the caller sets. A pending change keeps its own. */
function reviewStart(
  before: Outlet | null,
  { status }: Pick<OutletInput, 'status'>,
): Partial<Pick<Outlet, 'pendingSince'>> {
  if (!status || status === before?.status || before?.pendingChange) return {}
  return { pendingSince: status === 'PENDING_REVIEW' ? new Date() : null }
}

/** A publisher does not see the reviews of the previous one. */
const noReview = {
  rejectionReason: null,
  reviewComments: Prisma.DbNull,
  pendingChange: Prisma.DbNull,
  pendingSince: null,
  rejectedChange: Prisma.DbNull,
}

type PublisherColumns = Pick<Prisma.OutletUncheckedUpdateInput, 'claimedUrl' | 'isTest'> &
  Partial<typeof noReview>

/** Checks the publisher of an outlet, and returns the columns that follow from it. */
async function publisherColumns(
  tx: Transaction,
  before: Outlet | null,
  input: Omit<OutletInput, 'tagIds'>,
): Promise<PublisherColumns> {
  const { publisherId, websiteUrl } = { ...before, ...input }
  const isAssigned = before !== null && publisherId !== before.publisherId
  const review = isAssigned ? noReview : {}
  if (!publisherId) return { ...review, claimedUrl: null, isTest: false }
  if (publisherId !== before?.publisherId) {
    await requireTeamKind(tx, publisherId, 'PUBLISHER', 'publisherId')
    // The publisher must not change prices that an operator has set.
    const where = { outletId: before?.id ?? '', prices: { some: {} } }
    if (before) await tx.product.updateMany({ where, data: { hasManualPrices: true } })
  }
  const { isTest } = await tx.team.findUniqueOrThrow({
    where: { id: publisherId },
    select: { isTest: true },
  })
  if (!websiteUrl) return { ...review, claimedUrl: null, isTest }
  const isUnchanged = !isAssigned && websiteUrl === before?.websiteUrl && isTest === before?.isTest
  const claimedUrl =
    (isUnchanged && before?.claimedUrl) ||
    (await claimUrl(tx, { id: before?.id, publisherId, websiteUrl }))
  return { ...review, claimedUrl, isTest }
}

/** The first channel of a publisher's outlet has the URL of the outlet, and follows it. */
async function followUrl(tx: Transaction, before: Outlet, after: Outlet): Promise<void> {
  const { id: outletId, publisherId, websiteUrl } = after
  if (!publisherId || !before.websiteUrl || websiteUrl === before.websiteUrl) return
  const where = { outletId, channelUrl: before.websiteUrl, deletedAt: null }
  await tx.outletChannel.updateMany({ where, data: { channelUrl: websiteUrl } })
}

const tags = { tags: { select: { tagId: true } } } as const

export type ChannelInput = WritableColumns<OutletChannel>

/**
 * Adds a channel to an outlet, or updates the channel with the given ID.
 * @throws AppError not_found, validation_failed (no such outlet or disclaimer, or too many
 * channels)
 */
export function saveChannel(
  db: Db,
  actor: Actor,
  id: string | null,
  input: ChannelInput,
): Promise<OutletChannel> {
  return withAudit(db, actor, change(id, 'outlet_channel'), async (tx) => {
    const before = id
      ? await requireFound(tx.outletChannel.findFirst({ where: notDeletedWhere(id) }), 'Channel')
      : null
    if (input.outletId) await requireExisting(tx.outlet, [input.outletId], 'outletId')
    if (input.disclaimerId)
      await requireExisting(tx.disclaimer, [input.disclaimerId], 'disclaimerId')
    if (!id) await requireRoom(tx, input.outletId!, 'outletId')
    const after = id
      ? await tx.outletChannel.update({ where: { id }, data: input })
      : await tx.outletChannel.create({
          data: asNewRow<Prisma.OutletChannelUncheckedCreateInput>(input),
        })
    return { before, after }
  })
}

/**
 * Restores an archived channel.
 * @throws AppError as `restoreRecord`, and validation_failed (the outlet has the maximum number of
 * channels)
 */
export function restoreChannel(db: Db, caller: Caller, id: string): Promise<{ id: string }> {
  return restoreRecord(db, caller, 'outletChannel', id, (tx, { outletId }) =>
    requireRoom(tx, outletId, 'outletChannelId'),
  )
}

async function requireRoom(tx: Transaction, outletId: string, field: string): Promise<void> {
  if ((await tx.outletChannel.count({ where: { outletId, deletedAt: null } })) < maxListEntries)
    return
  const message = `the outlet already has ${maxListEntries} channels`
  throw invalidInput([field], 'too_many', message, { max: maxListEntries, unit: 'channels' })
}
