import type { Caller } from '../../access/session.js'
import { type TenantModel, tenantOf } from '../../access/tenancy.js'
import { invalidTransition, notFound } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { type AuditedChange, auditedForOperator } from './audit.js'
import { explainConflict } from './uniqueness.js'

interface Kind extends Omit<AuditedChange, 'action'> {
  /** Name of the record in error messages. */
  name: string
  /** Parent record. A record cannot be restored while its parent is archived. */
  within?: 'team' | 'profile' | 'outlet'
}

/** Models whose records can be archived and restored. */
const kinds = {
  campaign: { name: 'Campaign', entity: 'campaign', within: 'profile' },
  disclaimer: { name: 'Disclaimer', entity: 'disclaimer' },
  file: { name: 'File', entity: 'file' },
  folder: { name: 'Folder', entity: 'folder' },
  outlet: { name: 'Outlet', entity: 'outlet' },
  outletCategory: { name: 'Category', entity: 'outlet_category' },
  outletChannel: { name: 'Channel', entity: 'outlet_channel', within: 'outlet' },
  outletInquiry: { name: 'Inquiry', entity: 'outlet_inquiry', within: 'outlet' },
  outletList: {
    name: 'Outlet list',
    entity: 'outlet_list',
    within: 'profile',
    hidden: ['shareToken'],
  },
  product: { name: 'Product', entity: 'product', within: 'outlet' },
  profile: { name: 'Profile', entity: 'profile', within: 'team' },
  tag: { name: 'Tag', entity: 'tag' },
} satisfies Record<string, Kind>

export type Archivable = keyof typeof kinds

/** Models by their name in the client. Those without a team are archived by operators only. */
const tenantModels: Record<Archivable, TenantModel> = {
  campaign: 'Campaign',
  disclaimer: 'Disclaimer',
  file: 'File',
  folder: 'Folder',
  outlet: 'Outlet',
  outletCategory: 'OutletCategory',
  outletChannel: 'OutletChannel',
  outletInquiry: 'OutletInquiry',
  outletList: 'OutletList',
  product: 'Product',
  profile: 'Profile',
  tag: 'Tag',
}

type Row<Model extends Archivable> = NonNullable<
  Awaited<ReturnType<Transaction[Model]['findFirst']>>
>

interface Delegate<Found> {
  findFirst(query: object): Promise<Found | null>
  updateManyAndReturn(query: object): Promise<Found[]>
}

/**
 * Returns the Prisma delegate of a model. The cast is needed because the delegates of several
 * models have no common query type.
 */
const delegateOf = <Found>(tx: Transaction, model: Archivable | 'team') =>
  tx[model] as unknown as Delegate<Found>

/**
 * Soft-deletes a record that the caller can see. Lists omit it from then on; references to it stay
 * valid.
 * @throws AppError not_found
 */
export function archive<Model extends Archivable>(
  db: Db,
  caller: Caller,
  model: Model,
  id: string,
): Promise<Row<Model>> {
  return setArchived(db, caller, model, id, 'archive')
}

/**
 * Restores an archived record.
 * @param require additional checks, run in the transaction before the record is restored
 * @throws AppError not_found (no such archived record), invalid_transition (the parent is
 * archived), validation_failed (the name has been taken since)
 */
export function restoreRecord<Model extends Archivable>(
  db: Db,
  caller: Caller,
  model: Model,
  id: string,
  require?: (tx: Transaction, record: Row<Model>) => Promise<void>,
): Promise<Row<Model>> {
  const work = setArchived(db, caller, model, id, 'restore', async (tx, record) => {
    await requireParent(tx, model, record)
    await require?.(tx, record)
  })
  const message = 'has a name that another record has taken since'
  return explainConflict(work, `${model}Id`, message, 'name_taken')
}

function setArchived<Model extends Archivable>(
  db: Db,
  caller: Caller,
  model: Model,
  id: string,
  verb: 'archive' | 'restore',
  require?: (tx: Transaction, record: Row<Model>) => Promise<void>,
): Promise<Row<Model>> {
  const { name, entity, hidden }: Kind = kinds[model]
  const change = { action: `${verb}_${entity}`, entity, ...(hidden && { hidden }) }
  const isArchive = verb === 'archive'
  return auditedForOperator(db, caller, change, async (tx) => {
    const delegate = delegateOf<Row<Model>>(tx, model)
    const tenant = tenantOf(caller, tenantModels[model])
    const where = { id, ...tenant, deletedAt: isArchive ? null : { not: null } }
    const missing = () => notFound(isArchive ? name : `Archived ${name.toLowerCase()}`)
    const before = await delegate.findFirst({ where })
    if (!before) throw missing()
    await require?.(tx, before)
    // A concurrent transaction may have archived or restored the record since it was read.
    const [after] = await delegate.updateManyAndReturn({
      where,
      data: { deletedAt: isArchive ? new Date() : null },
    })
    if (!after) throw missing()
    return { before, after }
  })
}

async function requireParent(tx: Transaction, model: Archivable, record: object): Promise<void> {
  const { name, within }: Kind = kinds[model]
  if (!within) return
  // Each kind with a parent has its required foreign key.
  const id = (record as Record<string, string>)[`${within}Id`]!
  const parent = delegateOf<object>(tx, within)
  if (await parent.findFirst({ where: { id, deletedAt: null }, select: { id: true } })) return
  throw invalidTransition(
    'parent_archived',
    `The ${name.toLowerCase()} cannot be restored while its ${within} is archived. Restore the ${within} first.`,
    { field: within },
  )
}
