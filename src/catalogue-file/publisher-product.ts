/** Creates and updates the products of a publisher's file. */
import { changedFields } from '../domain/publishing/changed-fields.js'
import {
  createPublisherProduct,
  updatePublisherProduct,
} from '../domain/publishing/publisher-product.js'
import { invalidInput } from '../errors/app-error.js'
import { isUuid } from '../values/uuid.js'
import type { ChangeCounts } from './apply.js'
import type { FileProduct } from './publisher-file.js'
import {
  type ImportContext,
  productInput,
  requireOnce,
  storedKey,
  unknownKey,
} from './publisher-input.js'

/**
 * Creates or updates the product of a row in an outlet of the publisher. Unchanged products are not written.
 * @throws AppError validation_failed (also an unknown ID, another outlet or another type)
 */
export async function importProduct(
  context: ImportContext,
  outletId: string,
  { line, key, row }: FileProduct,
): Promise<keyof ChangeCounts> {
  const { tx, caller, teamId } = context
  const input = productInput(row)
  const type = row.product_type!
  const existing = await findProduct(context, key)
  if (!existing) {
    const { name, payout, ...more } = input
    const product = { ...more, name: name!, payout: payout!, outletId, type }
    const { id } = await createPublisherProduct(tx, caller, product)
    await tx.product.update({ where: { id }, data: { key: storedKey(teamId, key) } })
    return 'created'
  }
  const { id } = existing
  requireOnce(context, id, line)
  if (existing.outletId !== outletId)
    throw unknownKey('belongs to another outlet; products do not move')
  if (existing.type.prefix !== type)
    throw invalidInput(
      ['type'],
      'invalid_value',
      `is ${existing.type.prefix}, which cannot change`,
      {
        allowed: [existing.type.prefix],
      },
    )
  const changed = changedFields(input, existing)
  if (Object.keys(changed).length === 0) return 'unchanged'
  await updatePublisherProduct(tx, caller, id, changed)
  return 'updated'
}

/** Finds a product of the publisher by key or ID. Null if the key is new. @throws AppError validation_failed */
async function findProduct({ tx, teamId }: ImportContext, key: string) {
  const own = { publisherId: teamId, deletedAt: null }
  const byId = isUuid(key) ? [{ id: key.toLowerCase(), outlet: own }] : []
  const found = await tx.product.findFirst({
    where: { OR: [{ key: storedKey(teamId, key) }, ...byId] },
    include: {
      type: { select: { prefix: true } },
      outlet: { select: { publisherId: true, deletedAt: true } },
    },
  })
  if (!found && isUuid(key)) throw unknownKey('is not the ID of a product of the publisher')
  if (found && (found.deletedAt || found.outlet.deletedAt || found.outlet.publisherId !== teamId))
    throw unknownKey('belongs to a product that is archived or of another publisher since')
  return found
}
