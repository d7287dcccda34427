/** Single-use links in emails, for accepting an invitation or signing in. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { SingleUseLink } from '../../../prisma/generated/client/client.js'
import type { LinkPurpose } from '../../../prisma/generated/client/enums.js'
import { AppError, notFound } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { isUuid } from '../../values/uuid.js'

/** Parameters in the URL of a link. */
export interface OpenedLink {
  id: string
  signature: string
}

/** Purpose of a link and the ID of its record. A record has at most one link per purpose. */
export interface LinkSubject {
  purpose: LinkPurpose
  subjectId: string
}

/** Creates a link. An earlier link for the same subject stops working. */
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

/** Deletes the link of a subject, if there is one. */
export async function revokeLink(tx: Transaction, subject: LinkSubject): Promise<void> {
  await tx.singleUseLink.deleteMany({ where: subject })
}

/**
 * Computes the signature in the URL of a link. It is not stored, so reading the database or a
 * backup does not reveal a working link.
 */
export function signLink(secretKey: string, purpose: LinkPurpose, id: string): string {
  return digest(secretKey, purpose, id).toString('base64url')
}

/**
 * Finds a link by ID and signature, even if it has been used or has expired.
 * @throws AppError invalid_signature, not_found (deleted or superseded)
 */
export async function requireLink(
  db: Db,
  secretKey: string,
  purpose: LinkPurpose,
  { id, signature }: OpenedLink,
): Promise<SingleUseLink> {
  if (!isUuid(id)) throw notFound('Link')
  const signatureBytes = Buffer.from(signature, 'base64url')
  const expectedBytes = digest(secretKey, purpose, id.toLowerCase())
  if (
    signatureBytes.length !== expectedBytes.length ||
    !timingSafeEqual(signatureBytes, expectedBytes)
  ) {
    throw new AppError('invalid_signature', 'The signature in the link is not valid.')
  }
  const link = await db.singleUseLink.findUnique({ where: { id, purpose } })
  if (!link) throw notFound('Link')
  return link
}

/**
 * Marks a link as used. Only one of several concurrent requests succeeds.
 * @throws AppError not_found (used, expired or superseded)
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
