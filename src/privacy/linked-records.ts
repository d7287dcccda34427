/** Deletes and anonymizes records that belong to a person: by address, and by account. */
import { Prisma } from '../../prisma/generated/client/client.js'
import type { Person } from '../domain/accounts/privacy-request.js'
import { inTransaction, type MarketClient } from '../postgres/transaction.js'
import { type Counts, countIn } from './occurrences.js'
import { erasedFullName, withoutOwnNames } from './replace.js'

/** Rows that one statement changes. */
const batchSize = 1_000

/**
 * Erases the emails to the person, applications, console sessions and passkeys of the person, and the names of the person in comments, inquiries, operator tokens, events and the
 * audit log. Each step can be repeated.
 */
export async function eraseLinkedRecords(
  prisma: MarketClient,
  person: Person,
  counts: Counts,
): Promise<void> {
  const { addresses, userId } = person
  const repeat = async (name: string, statement: Prisma.Sql) => {
    for (let changed = batchSize; changed === batchSize; ) {
      changed = await prisma.$executeRaw(statement)
      countIn(counts, name, changed)
    }
  }
  await repeat(
    'mail',
    Prisma.sql`DELETE FROM mail WHERE id IN (
      SELECT id FROM mail WHERE lower(address) = ANY (${addresses}::text[]) LIMIT ${batchSize})`,
  )
  await eraseComments(person, repeat)
  await repeat(
    'outlet_inquiry',
    Prisma.sql`UPDATE outlet_inquiry
      SET name = ${erasedFullName}, email = 'erased@erased.invalid', phone_number = NULL, notes = NULL, reply = NULL
      WHERE id IN (
        SELECT id FROM outlet_inquiry WHERE lower(email) = ANY (${addresses}::text[]) LIMIT ${batchSize})`,
  )
  await repeat(
    'publisher_application',
    Prisma.sql`DELETE FROM publisher_application WHERE id IN (
      SELECT id FROM publisher_application WHERE lower(email) = ANY (${addresses}::text[]) LIMIT ${batchSize})`,
  )
  await removeSignInJobs(prisma, addresses)
  if (!userId) return
  await repeat(
    'placement_comment.author_name',
    Prisma.sql`UPDATE placement_comment SET author_name = ${erasedFullName} WHERE id IN (
      SELECT id FROM placement_comment WHERE user_id = ${userId}::uuid AND author_name = ${fullNameOf(person)}
        AND author_name <> ${erasedFullName} LIMIT ${batchSize})`,
  )
  for (const table of ['console_session', 'passkey'])
    await repeat(
      table,
      Prisma.sql`DELETE FROM ${Prisma.raw(table)} WHERE id IN (
        SELECT id FROM ${Prisma.raw(table)} WHERE user_id = ${userId}::uuid LIMIT ${batchSize})`,
    )
  await repeat(
    'operator_token.name',
    Prisma.sql`UPDATE operator_token SET name = ${erasedFullName} WHERE id IN (
      SELECT id FROM operator_token WHERE user_id = ${userId}::uuid AND name <> ${erasedFullName} LIMIT ${batchSize})`,
  )
  await repeat(
    'mail.facts',
    Prisma.sql`UPDATE mail SET facts = jsonb_set(facts, '{inviter}', 'null') WHERE id IN (
      SELECT mail.id FROM mail JOIN team_invitation invitation ON invitation.id = mail.entity_id
      WHERE mail.entity = 'team_invitation' AND invitation.invited_by_id = ${userId}::uuid
        AND mail.facts ->> 'inviter' IS NOT NULL LIMIT ${batchSize})`,
  )
  await eraseAuditEntries(prisma, userId, counts)
}

/** Name of the account, as clients write it for an author. Empty if the account has none. */
const fullNameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim()

/**
 * Comments belong to the person by the address of the author, or by the account together with its name: the account of a
 * token can write comments for other authors. Their events contain the name, and come first so that a repetition finds
 * them.
 */
async function eraseComments(
  person: Person,
  repeat: (name: string, statement: Prisma.Sql) => Promise<void>,
): Promise<void> {
  const { addresses, userId } = person
  const ofPerson = Prisma.sql`(lower(c.author_email) = ANY (${addresses}::text[])
    OR c.user_id = ${userId}::uuid AND c.author_name = ${fullNameOf(person)})`
  await repeat(
    'webhook_event.payload',
    Prisma.sql`UPDATE webhook_event SET payload = jsonb_set(payload, '{comment,author,name}', to_jsonb(${erasedFullName}::text))
      WHERE id IN (
        SELECT e.id FROM webhook_event e JOIN comment c ON c.article_id = e.record_id AND c.reference = e.payload #>> '{comment,id}'
        WHERE e.topic LIKE 'comment.%' AND ${ofPerson}
          AND e.payload #>> '{comment,author,name}' IS DISTINCT FROM ${erasedFullName} LIMIT ${batchSize})`,
  )
  await repeat(
    'comment.author_name',
    Prisma.sql`UPDATE comment SET author_name = ${erasedFullName}, author_email = NULL, author_external_id = NULL
      WHERE id IN (
        SELECT c.id FROM comment c WHERE ${ofPerson}
          AND (c.author_email IS NOT NULL OR c.author_name <> ${erasedFullName}) LIMIT ${batchSize})`,
  )
}

/** Removes queued requests for sign-in links, which contain the address. */
async function removeSignInJobs(prisma: MarketClient, addresses: readonly string[]): Promise<void> {
  await prisma.$executeRaw`
    SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs
    WHERE key = ANY (${addresses.map((address) => `sign in ${address}`)}::text[])`
}

/** Replaces the names of the account in the audit log entries about it and its operator tokens. */
async function eraseAuditEntries(
  prisma: MarketClient,
  userId: string,
  counts: Counts,
): Promise<void> {
  const entityIds = Prisma.sql`(
    SELECT ${userId}::uuid UNION ALL SELECT id FROM operator_token WHERE user_id = ${userId}::uuid)`
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await prisma.$queryRaw<
      { id: string; before: string | null; after: string | null }[]
    >`
      SELECT id, before::text, after::text FROM audit_log
      WHERE entity IN ('user', 'operator_token') AND entity_id IN ${entityIds} AND id > ${after}::uuid
      ORDER BY id LIMIT ${batchSize}`
    await inTransaction(prisma, async (tx) => {
      for (const row of rows) {
        const [was, is] = [row.before, row.after].map((json) => json && withoutOwnNames(json))
        const changed = await tx.$executeRaw`
          UPDATE audit_log SET before = ${was}::jsonb, after = ${is}::jsonb,
            search_text = concat_ws(' ', replace(action, '_', ' '), replace(entity, '_', ' '))
          WHERE id = ${row.id}::uuid AND (before IS DISTINCT FROM ${was}::jsonb OR after IS DISTINCT FROM ${is}::jsonb)`
        countIn(counts, 'audit_log', changed)
      }
    })
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
}
