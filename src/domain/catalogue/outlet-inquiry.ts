import { z } from 'zod'
import type { OutletInquiry } from '../../../prisma/generated/client/client.js'
import { type Session, teamOf } from '../../access/session.js'
import { notFound } from '../../errors/app-error.js'
import { type Db, inTransaction } from '../../postgres/transaction.js'
import { type Actor, audited } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'
import { unknownId } from '../rules/unknown.js'

/** What is asked. */
export const inquiryNotes = trimmedText(5_000)

/** A telephone number as people write it. */
export const phoneNumber = z
  .string()
  .trim()
  .max(50, { error: 'must have at most 50 characters', abort: true })
  .regex(/^\+?[\d\s().\-/x]*\d[\d\s().\-/x]*$/i, 'must be a telephone number')

export interface NewInquiry {
  outletId: string
  name: string
  email: string
  phoneNumber?: string | null
  notes?: string | null
}

/**
 * Asks the operators about an outlet, for the caller's team; an operator records a visitor's question, for no team.
 * @throws AppError validation_failed (no such outlet)
 */
export function createInquiry(db: Db, caller: Session, input: NewInquiry): Promise<OutletInquiry> {
  return inTransaction(db, async (tx) => {
    const outlet = await tx.outlet.findFirst({
      where: { id: input.outletId, deletedAt: null },
      select: { id: true },
    })
    if (!outlet) throw unknownId('outletId', 'outlet')
    return tx.outletInquiry.create({ data: { ...input, teamId: teamOf(caller) } })
  })
}

/**
 * Takes an inquiry out of the lists, when it is done with.
 * @throws AppError not_found
 */
export function archiveInquiry(db: Db, actor: Actor, id: string): Promise<OutletInquiry> {
  const change = { action: 'archive_outlet_inquiry', entity: 'outlet_inquiry' }
  return audited(db, actor, change, async (tx) => {
    await tx.$queryRaw`SELECT FROM "outlet_inquiry" WHERE "id" = ${id}::uuid FOR UPDATE`
    const before = await tx.outletInquiry.findFirst({ where: { id, deletedAt: null } })
    if (!before) throw notFound('Inquiry')
    return {
      before,
      after: await tx.outletInquiry.update({ where: { id }, data: { deletedAt: new Date() } }),
    }
  })
}
