/** Links that work once, for whoever has the mail that they came with: to accept an invitation, or to sign in. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { SingleUseLink } from '../../../prisma/generated/client/client.js'
import type { LinkPurpose } from '../../../prisma/generated/client/enums.js'
import { AppError, notFound } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { isUuid } from '../../values/uuid.js'

/** What the address of a link carries. */
export interface OpenedLink {
  id: string
  signature: string
}

/** What a link is for: the record of an id, which has one link of a purpose at a time. */
export interface LinkSubject {
  purpose: LinkPurpose
  subjectId: string
}

/** Makes a link; one that was made before for the same works no more. */
export function makeLink(
  tx: Transaction,
  subject: LinkSubject,
  expiresAt: Date,
): Promise<SingleUseLink> {
  const data = { id: randomUUID(), expiresAt, usedAt: null, createdAt: new Date() }
  return tx.singleUseLink.upsert({
    where: { purpose_subjectId: subject },
    create: { ...subject, ...data },
    update: data,
  })
}

/** Ends the link of a subject, if it has one. */
export async function endLink(tx: Transaction, subject: LinkSubject): Promise<void> {
  await tx.singleUseLink.deleteMany({ where: subject })
}

/** What opens a link beside its id. It is not kept: who reads the database or a backup opens none. */
export function signLink(secretKey: string, purpose: LinkPurpose, id: string): string {
  return digest(secretKey, purpose, id).toString('base64url')
}

/**
 * The link that somebody opens, used or not, over or not.
 * @throws AppError invalid_signature, not_found (ended, or another has taken its place)
 */
export async function findLink(
  db: Db,
  secretKey: string,
  purpose: LinkPurpose,
  { id, signature }: OpenedLink,
): Promise<SingleUseLink> {
  if (!isUuid(id)) throw notFound('Link')
  const given = Buffer.from(signature, 'base64url')
  const right = digest(secretKey, purpose, id.toLowerCase())
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new AppError('invalid_signature', 'The address of this page was changed.')
  }
  const link = await db.singleUseLink.findUnique({ where: { id, purpose } })
  if (!link) throw notFound('Link')
  return link
}

/**
 * Uses a link up; of several who try at once, one does.
 * @throws AppError not_found (used, over, or another has taken its place)
 */
export async function redeemLink(
  tx: Transaction,
  { id }: Pick<SingleUseLink, 'id'>,
): Promise<void> {
  const now = new Date()
  const { count } = await tx.singleUseLink.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  })
  if (count === 0) throw notFound('Link')
}

function digest(secretKey: string, purpose: LinkPurpose, id: string): Buffer {
  return createHmac('sha256', secretKey).update(`single-use link ${purpose} ${id}`).digest()
}
