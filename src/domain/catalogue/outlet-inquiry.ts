import { z } from 'zod'
import type { OutletInquiry } from '../../../prisma/generated/client/client.js'
import { type Caller, type Session, teamOf } from '../../access/session.js'
import { publisherWhere } from '../../access/tenancy.js'
import { invalidTransition, notFound } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { type Db, inTransaction } from '../../postgres/transaction.js'
import { recallEmails } from '../integration/email.js'
import { notify } from '../integration/notification.js'
import { withAudit } from '../rules/audit.js'
import { trimmedText } from '../rules/text.js'
import { unknownId } from '../rules/unknown.js'

export const inquiryNotes = trimmedText(5_000)

/** Reply of an operator to an inquiry. */
export const inquiryReply = trimmedText(5_000)

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

/**
 * Replies to an inquiry, once, and sends the reply to its email address.
 * @throws AppError not_found (no such inquiry, or archived), invalid_transition (has a reply)
 */
export function replyToInquiry(
  db: Db,
  operator: Caller,
  { id, reply }: { id: string; reply: string },
): Promise<OutletInquiry> {
  const change = { action: 'reply_to_outlet_inquiry', entity: 'outlet_inquiry' }
  return withAudit(db, operator, change, async (tx) => {
    const where = { id, deletedAt: null }
    const before = await tx.outletInquiry.findFirst({ where })
    if (!before) throw notFound('Inquiry')
    const [after] = await tx.outletInquiry.updateManyAndReturn({
      where: { ...where, repliedAt: null },
      data: { reply, repliedAt: new Date() },
    })
    if (!after) throw invalidTransition('already_replied', 'The inquiry already has a reply.')
    const about = { entity: 'outlet_inquiry', entityId: id } as const
    await recallEmails(tx, about.entity, id, 'The inquiry has a reply.')
    await notify(tx, { kind: 'INQUIRY_REPLIED', ...about })
    return { before, after }
  })
}
