import type { Invoice, Order, Prisma, Swap } from '../../../prisma/generated/client/client.js'
import type { InvoiceSource, InvoiceStatus } from '../../../prisma/generated/client/enums.js'
import { invalidInput, invalidTransition, notFound } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { emit } from '../integration/event.js'
import { type Actor, withAudit } from '../rules/audit.js'
import { lockOrder } from '../rules/lock.js'
import { type AllowedTransitions, requireTransition } from '../rules/transition.js'
import { documentUrl, nextNumber } from './invoice-document.js'
import type { Returned } from './ledger.js'

/** Issues the invoice of an order that is being paid, with the current amounts and names. */
export async function issueInvoice(
  tx: Transaction,
  order: Order,
  {
    datePaid,
    source,
    actor,
  }: { datePaid: Date; source: InvoiceSource | null; actor: Actor | null },
): Promise<Invoice> {
  const { id: orderId, teamId } = order
  const team = await tx.team.findUniqueOrThrow({
    where: { id: teamId },
    include: { owner: { select: { language: true } } },
  })
  const issuedAt = new Date()
  return create(
    tx,
    actor,
    {
      teamId,
      orderId,
      type: 'INVOICE',
      issuedAt,
      datePaid,
      customerName: order.guestEmail ?? team.name,
      customerEmail: order.guestEmail ?? order.accountOwnerEmail ?? team.contactEmail,
      receiptEmail: order.guestEmail ?? team.billingEmail ?? team.contactEmail,
      externalSource: source,
      language: (order.guestEmail ? order.guestLanguage : team.owner.language) ?? 'EN',
      couponCode: order.coupon,
      subtotal: order.subtotal,
      discount: order.discount,
      creditsApplied: order.creditsApplied,
      processingFee: order.processingFee,
      total: order.total,
      amountPaid: order.total,
    },
    await loadLines(tx, orderId),
  )
}

type Line = Pick<
  Prisma.InvoiceItemUncheckedCreateInput,
  'name' | 'description' | 'quantity' | 'unitAmount' | 'amount' | 'orderItemId'
>

/** A document before it is issued: without the number and the current seller. */
type Draft = Omit<Prisma.InvoiceUncheckedCreateInput, 'referenceNumber' | 'seller'> & {
  issuedAt: Date
}

async function create(
  tx: Transaction,
  actor: Actor | null,
  draft: Draft,
  lines: readonly Line[],
): Promise<Invoice> {
  const referenceNumber = await nextNumber(tx, draft)
  const seller = { ...tx.market.seller }
  const invoice = await tx.invoice.create({ data: { ...draft, referenceNumber, seller } })
  await tx.invoiceItem.createMany({
    data: lines.map((line, position) => ({
      ...line,
      teamId: invoice.teamId,
      invoiceId: invoice.id,
      position,
    })),
  })
  await emit(tx, actor, 'invoice.issued', invoice.id)
  return invoice
}

/**
 * Returns the current lines of an order, without refunded units. Swapped units have their own
 * lines.
 */
async function loadLines(tx: Transaction, orderId: string): Promise<Line[]> {
  const lines = await tx.$queryRaw<
    { name: string; outlet: string; price: bigint; units: number }[]
  >`
    SELECT product.name, outlet.name AS outlet, item.sale_price AS price, count(*)::int AS units
    FROM order_item item
    JOIN order_line_item line ON line.id = item.order_line_item_id
    JOIN product ON product.id = item.product_id
    JOIN outlet ON outlet.id = product.outlet_id
    WHERE item.order_id = ${orderId}::uuid AND item.deleted_at IS NULL AND NOT item.is_refunded AND line.deleted_at IS NULL
    GROUP BY line.position, line.id, product.id, outlet.id, item.sale_price
    ORDER BY line.position, line.id, product.id <> line.product_id, product.id, item.sale_price`
  return lines.map(({ name, outlet, price, units }) => ({
    name,
    description: outlet,
    quantity: units,
    unitAmount: price,
    amount: price * BigInt(units),
  }))
}

/** Change of an order's amounts by a swap or refund, in cents. */
interface AmountChange extends Pick<Swap, 'priceDifference' | 'processingFee' | 'total'> {
  swapId: string | null
}

/** Reason for replacing an invoice, and the differences of the new invoice. */
export interface Replacement {
  label: 'Replaced: publication swapped' | 'Replaced'
  at: Date
  /** Null for a guest or the system. */
  actor: Actor | null
  /** Swap or refund that changes the amounts. If omitted, they are unchanged. */
  change?: AmountChange
  /** Payment source of a difference; null if there is nothing to pay. */
  source?: InvoiceSource | null
  /** Other fields that change. */
  data?: InvoiceCustomer
}

/**
 * Replaces the invoice of an order. The invoice is superseded, a credit note cancels it in full,
 * and a new invoice corrects it. The sum of invoices minus credit notes therefore equals the
 * current invoice.
 * @returns the new invoice, and the part of the old price to return
 * @throws AppError invalid_transition (the order has no invoice)
 */
export async function replaceInvoice(
  tx: Transaction,
  orderId: string,
  { label, at, actor, change, source, data }: Replacement,
): Promise<{ invoice: Invoice; returned: Returned }> {
  const { old, next, lines, order } = await supersedeInvoice(tx, orderId, {
    label,
    at,
    actor,
    swapId: change?.swapId ?? null,
  })
  const { fromCredits, fromMoney, ...amounts } = correctAmounts(old, change)
  const creditsReturnedBefore = order.creditsApplied - old.creditsApplied
  const invoice = await create(
    tx,
    actor,
    {
      ...next,
      ...amounts,
      ...data,
      externalSource: old.externalSource ?? source ?? null,
      // The previous URL belongs to the replaced document.
      externalUrl: null,
    },
    // Without a change of amounts the lines keep their names, even if products have been renamed
    // since.
    change ? await loadLines(tx, orderId) : lines,
  )
  await showOnOrder(tx, invoice, order)
  return { invoice, returned: { creditsReturnedBefore, fromCredits, fromMoney } }
}

/**
 * Supersedes the invoice of an order, and issues a credit note that cancels it in full.
 * @returns the superseded invoice, the fields and lines for its successor, and data of the order
 * @throws AppError invalid_transition (the order has no invoice)
 */
export async function supersedeInvoice(
  tx: Transaction,
  orderId: string,
  {
    label,
    at,
    actor,
    swapId = null,
  }: Pick<Replacement, 'label' | 'at' | 'actor'> & { swapId?: string | null },
) {
  const invoice = await tx.invoice.findFirst({
    where: { orderId, type: 'INVOICE', status: 'ISSUED' },
    include: {
      items: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
      order: { select: { creditsApplied: true, referenceNumber: true } },
    },
  })
  if (!invoice) {
    throw invalidTransition('no_invoice', 'The order has no invoice that could be replaced.')
  }
  const { items, order, ...old } = invoice
  await tx.invoice.update({ where: { id: old.id }, data: { status: 'SUPERSEDED', label } })
  const { id: _id, seller: _seller, createdAt: _created, updatedAt: _updated, ...same } = old
  const next = { ...same, issuedAt: at, correctsId: old.id, swapId }
  const lines = items.map(({ name, description, quantity, unitAmount, amount, orderItemId }) => ({
    name,
    description,
    quantity,
    unitAmount,
    amount,
    orderItemId,
  }))
  await create(
    tx,
    actor,
    {
      ...next,
      type: 'CREDIT_NOTE',
      datePaid: null,
      amountPaid: 0n,
      amountRefunded: 0n,
    },
    lines,
  )
  return { old, next, lines, order }
}

/**
 * Columns of an order for its current invoice. The URL is that of the external document, if there
 * is one, otherwise of the PDF.
 */
export const orderInvoiceColumns = (
  tx: Transaction,
  { referenceNumber, externalSource, externalUrl, issuedAt }: Invoice,
  order: Pick<Order, 'referenceNumber'>,
) => ({
  customerInvoiceId: referenceNumber,
  customerInvoiceSource: externalSource,
  customerInvoiceDate: issuedAt,
  customerInvoiceUrl: externalUrl ?? documentUrl(tx, order.referenceNumber, referenceNumber),
})

/** Copies the current invoice to the order. */
async function showOnOrder(
  tx: Transaction,
  invoice: Invoice,
  order: Pick<Order, 'referenceNumber'>,
): Promise<void> {
  await tx.order.update({
    where: { id: invoice.orderId },
    data: orderInvoiceColumns(tx, invoice, order),
  })
}

/** Location of a document outside the marketplace. Omitted fields are unchanged. */
export interface InvoiceChange {
  externalSource?: InvoiceSource | null
  externalUrl?: string | null
}

/**
 * Sets the location of a document outside the marketplace, also on the order if it is the current
 * invoice.
 * @throws AppError not_found
 */
export function updateInvoice(
  db: Db,
  actor: Actor,
  id: string,
  change: InvoiceChange,
): Promise<Invoice> {
  return withAudit(db, actor, { action: 'update_invoice', entity: 'invoice' }, async (tx) => {
    const { order, invoice: before } = await lockInvoice(tx, id)
    const after = await tx.invoice.update({ where: { id }, data: change })
    if (after.type === 'INVOICE' && after.status === 'ISSUED') await showOnOrder(tx, after, order)
    return { before, after }
  })
}

/** Allowed transitions of an invoice. */
const invoiceTransitions: AllowedTransitions<InvoiceStatus> = {
  ISSUED: ['SUPERSEDED'],
  SUPERSEDED: [],
}

/** Customer fields of an invoice. Omitted fields are unchanged. */
export type InvoiceCustomer = Partial<
  Pick<Invoice, 'customerName' | 'customerEmail' | 'receiptEmail'>
>

/**
 * Replaces an invoice by one with another name or address and the same amounts.
 * @throws AppError not_found, invalid_transition (superseded, or a credit note), validation_failed
 * (nothing changes)
 */
export function reissueInvoice(
  db: Db,
  actor: Actor,
  id: string,
  data: InvoiceCustomer,
): Promise<Invoice> {
  return withAudit(db, actor, { action: 'reissue_invoice', entity: 'invoice' }, async (tx) => {
    const { invoice: before } = await lockInvoice(tx, id)
    if (before.type === 'CREDIT_NOTE') {
      throw invalidTransition(
        'credit_note',
        'A credit note is final. Only invoices can be reissued.',
      )
    }
    requireTransition('invoice', invoiceTransitions, before.status, 'SUPERSEDED')
    // `create` would store undefined as null.
    const changes = Object.entries(data).filter(([, value]) => value !== undefined)
    if (changes.every(([field, value]) => before[field as keyof InvoiceCustomer] === value)) {
      throw invalidInput([], 'nothing_changes', 'must change the name or an email address')
    }
    const { invoice } = await replaceInvoice(tx, before.orderId, {
      label: 'Replaced',
      at: new Date(),
      actor,
      data: Object.fromEntries(changes),
    })
    return { before, after: invoice }
  })
}

/**
 * Locks the order of a document. Every change of its documents takes this lock.
 * @throws AppError not_found
 */
async function lockInvoice(
  tx: Transaction,
  id: string,
): Promise<{ order: Order; invoice: Invoice }> {
  const invoice = await tx.invoice.findUnique({ where: { id }, select: { orderId: true } })
  if (!invoice) throw notFound('Invoice')
  const order = await lockOrder(tx, invoice.orderId)
  return { order, invoice: await tx.invoice.findUniqueOrThrow({ where: { id } }) }
}

type Amounts = Pick<
  Invoice,
  | 'subtotal'
  | 'discount'
  | 'creditsApplied'
  | 'processingFee'
  | 'total'
  | 'amountPaid'
  | 'amountRefunded'
>

/**
 * Calculates the amounts of an invoice after a swap or refund. A price reduction returns only what
 * was actually paid, not the part covered by the discount. The part paid by credits is returned
 * first, then the part paid with money.
 */
function correctAmounts(
  old: Amounts,
  change?: AmountChange,
): Amounts & Pick<Returned, 'fromCredits' | 'fromMoney'> {
  const difference = change?.priceDifference ?? 0n
  const [fee, amountDue] = [change?.processingFee ?? 0n, change?.total ?? 0n]
  const subtotal = old.subtotal + difference
  const discount = least(old.discount, subtotal)
  const refundAmount = difference < 0n ? discount - old.discount - difference : 0n
  const fromCredits = least(old.creditsApplied, refundAmount)
  const fromMoney = refundAmount - fromCredits
  const creditsApplied = old.creditsApplied - fromCredits
  const processingFee = old.processingFee + fee
  return {
    subtotal,
    discount,
    creditsApplied,
    processingFee,
    total: subtotal - discount - creditsApplied + processingFee,
    amountPaid: old.amountPaid + amountDue,
    amountRefunded: old.amountRefunded + fromMoney,
    fromCredits,
    fromMoney,
  }
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)
