import { z } from 'zod'
import type {
  Disclaimer,
  Outlet,
  OutletCategory,
  OutletChannel,
  Prisma,
  Product,
  Tag,
} from '../../../prisma/generated/client/client.js'
import type { PricingTier, TagCategory } from '../../../prisma/generated/client/enums.js'
import type { Caller } from '../../access/session.js'
import { invalidInput, notFound } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { type Archivable, restore } from '../rules/archive.js'
import { type Actor, audited } from '../rules/audit.js'
import { explainConflict } from '../rules/uniqueness.js'

/** Entries of a list that belongs to a record at most: channels and tags of an outlet, addresses. */
export const mostEntries = 100

/** A list of so many entries. */
export const entries = <Rule extends z.ZodType>(rule: Rule) =>
  z.array(rule).max(mostEntries, `must have at most ${mostEntries} entries`)

/** A text of the catalogue on several lines. */
export const catalogueText = z.string().trim().max(20_000, 'must have at most 20,000 characters')

/** Domain authority or ranking. */
export const score = z
  .int('must be a whole number')
  .min(0, 'must be 0 to 100')
  .max(100, 'must be 0 to 100')

/** Days until publication. */
export const deliveryDays = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(3_650, 'must be at most 3,650')

/** Cents of a price or a cost. */
export const amount = z
  .bigint()
  .min(0n, 'must not be negative')
  .max(100_000_000_00n, 'must be at most 100,000,000')

/** What of a record can be given: its columns, but for those that the marketplace keeps by itself. */
type Given<Columns> = Partial<
  Omit<Columns, 'id' | 'key' | 'formerStatus' | 'createdAt' | 'updatedAt' | 'deletedAt'>
>

export type OutletInput = Given<Outlet> & { tagIds?: string[] | null }

/**
 * Creates an outlet, or changes the one of an id; what is absent stays.
 * @throws AppError not_found, validation_failed (no such tag or category, Global with a place)
 */
export function saveOutlet(
  db: Db,
  actor: Actor,
  id: string | null,
  { tagIds, ...input }: OutletInput,
): Promise<Outlet> {
  return audited(db, actor, change(id, 'outlet'), async (tx) => {
    const before = id
      ? await living(tx.outlet.findFirst({ where: alive(id), include: tags }), 'Outlet')
      : null
    const { country, state, city } = { ...before, ...input }
    if (country === 'Global' && (state || city)) {
      throw invalidInput(['country'], 'invalid', 'must not be Global with a state or a city')
    }
    await known(tx.outletCategory, input.categoryId ? [input.categoryId] : [], 'categoryId')
    if (tagIds) await known(tx.tag, tagIds, 'tagIds')
    const data = {
      ...input,
      ...(tagIds && {
        tags: {
          ...(id && { deleteMany: {} }),
          create: [...new Set(tagIds)].map((tagId) => ({ tagId })),
        },
      }),
    }
    const after = id
      ? await tx.outlet.update({ where: { id }, data, include: tags })
      : await tx.outlet.create({ data: data as Prisma.OutletUncheckedCreateInput, include: tags })
    return { before, after }
  })
}

const tags = { tags: { select: { tagId: true } } } as const

export type ChannelInput = Given<OutletChannel>

/**
 * Adds a channel to an outlet, or changes the one of an id.
 * @throws AppError not_found, validation_failed (no such outlet or disclaimer)
 */
export function saveChannel(
  db: Db,
  actor: Actor,
  id: string | null,
  input: ChannelInput,
): Promise<OutletChannel> {
  return audited(db, actor, change(id, 'outlet_channel'), async (tx) => {
    const before = id
      ? await living(tx.outletChannel.findFirst({ where: alive(id) }), 'Channel')
      : null
    if (input.outletId) await known(tx.outlet, [input.outletId], 'outletId')
    if (input.disclaimerId) await known(tx.disclaimer, [input.disclaimerId], 'disclaimerId')
    if (!id) await requireRoom(tx, input.outletId!, 'outletId')
    const after = id
      ? await tx.outletChannel.update({ where: { id }, data: input })
      : await tx.outletChannel.create({ data: input as Prisma.OutletChannelUncheckedCreateInput })
    return { before, after }
  })
}

export type ProductInput = Omit<Given<Product>, 'typeId'> & {
  /** Prefix of the product type. */
  type?: string | null
  /** Channels of the outlet, the listing's channel first. */
  channelIds?: string[] | null
  /** Cents by tier. */
  prices?: { pricingTier: PricingTier; unitAmount: bigint }[] | null
}

/**
 * Creates a product, or changes the one of an id; channels and prices that are given replace those there are.
 * @throws AppError not_found, validation_failed (no such outlet, type or channel, a tier twice, days the wrong way round)
 */
export function saveProduct(
  db: Db,
  actor: Actor,
  id: string | null,
  { type, channelIds, prices, ...input }: ProductInput,
): Promise<Product> {
  return audited(db, actor, change(id, 'product'), async (tx) => {
    const before = id
      ? await living(tx.product.findFirst({ where: alive(id), include: parts }), 'Product')
      : null
    const outletId = before?.outletId ?? input.outletId!
    if (!id) await known(tx.outlet, [outletId], 'outletId')
    const { minDeliveryDays = 0, maxDeliveryDays = 0 } = { ...before, ...input }
    if (minDeliveryDays > maxDeliveryDays) {
      throw invalidInput(['maxDeliveryDays'], 'invalid', 'must not be less than minDeliveryDays')
    }
    if (channelIds) await ownChannels(tx, outletId, channelIds)
    const tiers = (prices ?? []).map(({ pricingTier }) => pricingTier)
    if (new Set(tiers).size < tiers.length)
      throw invalidInput(['prices'], 'invalid', 'must name each tier once')
    const replace = id ? { deleteMany: {} } : {}
    const data = {
      ...input,
      ...(type && { typeId: await typeId(tx, type) }),
      ...(channelIds && {
        channels: {
          ...replace,
          create: [...new Set(channelIds)].map((channelId, position) => ({ channelId, position })),
        },
      }),
      ...(prices && { prices: { ...replace, create: prices } }),
    }
    const after = id
      ? await tx.product.update({ where: { id }, data, include: parts })
      : await tx.product.create({
          data: data as Prisma.ProductUncheckedCreateInput,
          include: parts,
        })
    return { before, after }
  })
}

const parts = {
  channels: { select: { channelId: true }, orderBy: { position: 'asc' } },
  prices: { select: { pricingTier: true, unitAmount: true } },
} as const satisfies Prisma.ProductInclude

async function ownChannels(tx: Transaction, outletId: string, ids: string[]): Promise<void> {
  const found = await tx.outletChannel.findMany({
    where: { id: { in: ids }, outletId, deletedAt: null },
  })
  refuseUnknown(ids, found, 'channelIds', 'channel of the outlet')
}

async function typeId(tx: Transaction, prefix: string): Promise<string> {
  const all = await tx.productType.findMany({ where: { deletedAt: null } })
  const type = all.find((candidate) => candidate.prefix === prefix)
  if (type) return type.id
  const names = all.map((candidate) => candidate.prefix).join(', ')
  throw invalidInput(['type'], 'invalid', `must be one of ${names}`)
}

export type TagInput = { name?: string; category?: TagCategory }

/**
 * Creates a tag, or changes the one of an id.
 * @throws AppError not_found, validation_failed (the category has it already)
 */
export function saveTag(db: Db, actor: Actor, id: string | null, input: TagInput): Promise<Tag> {
  return explainConflict(
    audited(db, actor, change(id, 'tag'), async (tx) => {
      const before = id ? await living(tx.tag.findFirst({ where: alive(id) }), 'Tag') : null
      const after = id
        ? await tx.tag.update({ where: { id }, data: input })
        : await tx.tag.create({ data: input as Prisma.TagUncheckedCreateInput })
      return { before, after }
    }),
  )
}

export type DisclaimerInput = { name?: string; description?: string | null }

/**
 * Creates a disclaimer, or changes the one of an id.
 * @throws AppError not_found, validation_failed (there is one of that name)
 */
export function saveDisclaimer(
  db: Db,
  actor: Actor,
  id: string | null,
  input: DisclaimerInput,
): Promise<Disclaimer> {
  return explainConflict(
    audited(db, actor, change(id, 'disclaimer'), async (tx) => {
      const before = id
        ? await living(tx.disclaimer.findFirst({ where: alive(id) }), 'Disclaimer')
        : null
      const after = id
        ? await tx.disclaimer.update({ where: { id }, data: input })
        : await tx.disclaimer.create({ data: input as Prisma.DisclaimerUncheckedCreateInput })
      return { before, after }
    }),
  )
}

/** Identifier of a category. */
export const categoryPrefix = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(100, 'must have at most 100 characters')

export type CategoryInput = { name?: string; prefix?: string }

/**
 * Creates a category of outlets, or changes the one of an id.
 * @throws AppError not_found, validation_failed (there is, or was, one of that prefix)
 */
export function saveCategory(
  db: Db,
  actor: Actor,
  id: string | null,
  input: CategoryInput,
): Promise<OutletCategory> {
  return explainConflict(
    audited(db, actor, change(id, 'outlet_category'), async (tx) => {
      const before = id
        ? await living(tx.outletCategory.findFirst({ where: alive(id) }), 'Category')
        : null
      const after = id
        ? await tx.outletCategory.update({ where: { id }, data: input })
        : await tx.outletCategory.create({
            data: input as Prisma.OutletCategoryUncheckedCreateInput,
          })
      return { before, after }
    }),
    'prefix',
  )
}

/** What of the catalogue can be archived. */
export type CatalogueModel = Archivable &
  ('outlet' | 'outletChannel' | 'outletCategory' | 'product' | 'tag' | 'disclaimer')

/**
 * Takes back that a record of the catalogue was archived.
 * @throws AppError as `restore`, and validation_failed (the outlet has as many channels as it may)
 */
export function restoreOfCatalogue(
  db: Db,
  caller: Caller,
  model: CatalogueModel,
  id: string,
): Promise<{ id: string }> {
  if (model !== 'outletChannel') return restore(db, caller, model, id)
  return restore(db, caller, model, id, (tx, { outletId }) =>
    requireRoom(tx, outletId, 'outletChannelId'),
  )
}

async function requireRoom(tx: Transaction, outletId: string, field: string): Promise<void> {
  if ((await tx.outletChannel.count({ where: { outletId, deletedAt: null } })) < mostEntries) return
  const message = `the outlet has ${mostEntries} channels already`
  throw invalidInput([field], 'too_many', message)
}

const alive = (id: string) => ({ id, deletedAt: null })
const change = (id: string | null, entity: string) => ({
  action: `${id ? 'update' : 'create'}_${entity}`,
  entity,
})

async function living<T>(found: PromiseLike<T | null>, what: string): Promise<T> {
  const record = await found
  if (!record) throw notFound(what)
  return record
}

async function known(delegate: unknown, ids: string[], field: string): Promise<void> {
  const { findMany } = delegate as { findMany(query: object): Promise<{ id: string }[]> }
  if (ids.length === 0) return
  const found = await findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true },
  })
  refuseUnknown(ids, found, field, 'record')
}

function refuseUnknown(ids: string[], found: { id: string }[], field: string, what: string): void {
  const missing = ids.find((id) => !found.some((record) => record.id === id))
  if (missing) throw invalidInput([field], 'unknown_id', `there is no ${what} ${missing}`)
}
