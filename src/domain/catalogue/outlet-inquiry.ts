import { z } from 'zod'
import type { OutletInquiry } from '../../../prisma/generated/client/client.js'
import { type Session, teamOf } from '../../access/session.js'
import { publisherWhere } from '../../access/tenancy.js'
import { refuses } from '../../errors/rule-issues.js'
import { type Db, inTransaction } from '../../postgres/transaction.js'
import { notify } from '../integration/notification.js'
import { trimmedText } from '../rules/text.js'
import { unknownId } from '../rules/unknown.js'

export const inquiryNotes = trimmedText(5_000)

const phonePattern = /^\+?[\d\s().\-/x]*\d[\d\s().\-/x]*$/i

/** Phone number in any common notation. */
export const phoneNumber = z
  .string()
  .trim()
  .max(50, { error: 'must have at most 50 characters', abort: true })
  .refine(
    (text) => phonePattern.test(text),
    refuses('invalid_format', 'must be a telephone number', { expected: 'phone_number' }),
  )
  .meta({ pattern: phonePattern.source })

export interface NewInquiry {
  outletId: string
  name: string
  email: string
  phoneNumber?: string | null
  notes?: string | null
}

/**
 * Creates an inquiry about an outlet for the caller's team, and notifies the operators. An
 * operator's inquiry is for a visitor and has no team.
 * @throws AppError validation_failed (no such outlet)
 */
export function createInquiry(db: Db, caller: Session, input: NewInquiry): Promise<OutletInquiry> {
  return inTransaction(db, async (tx) => {
    const outlet = await tx.outlet.findFirst({
      where: { id: input.outletId, ...publisherWhere(caller, 'Outlet'), deletedAt: null },
      select: { id: true },
    })
    if (!outlet) throw unknownId('outletId', 'an outlet')
    const data = { ...input, teamId: teamOf(caller) }
    const inquiry = await tx.outletInquiry.create({ data })
    const about = {
      entity: 'outlet_inquiry',
      entityId: inquiry.id,
      actorId: caller.userId,
    } as const
    await notify(tx, { kind: 'OUTLET_INQUIRY', ...about })
    return inquiry
  })
}
