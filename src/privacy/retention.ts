import { Prisma } from '../../prisma/generated/client/client.js'
import type { Retention } from '../config/retention.js'
import type { Job } from '../jobs/queue.js'
import type { MarketClient } from '../postgres/transaction.js'

const batchSize = 5_000

/** Statements that delete expired records, by retention period. The oldest time to keep is `since`. */
const statements: Record<Exclude<keyof Retention, 'emails'>, (since: Date) => Prisma.Sql> = {
  auditLog: (since) => Prisma.sql`
    DELETE FROM audit_log WHERE id IN (
      SELECT id FROM audit_log WHERE created_at < ${since} LIMIT ${batchSize})`,
  // Open invitations expire after seven days.
  invitations: (since) => Prisma.sql`
    DELETE FROM team_invitation WHERE id IN (
      SELECT id FROM team_invitation
      WHERE COALESCE(accepted_at, withdrawn_at, expires_at) < ${since} LIMIT ${batchSize})`,
  inquiries: (since) => Prisma.sql`
    DELETE FROM outlet_inquiry WHERE id IN (
      SELECT id FROM outlet_inquiry WHERE created_at < ${since} LIMIT ${batchSize})`,
  // Invoices keep the address. A payment in progress still needs it.
  guests: (since) => Prisma.sql`
    UPDATE "order" SET guest_email = NULL, guest_language = NULL WHERE id IN (
      SELECT id FROM "order"
      WHERE guest_email IS NOT NULL AND updated_at < ${since} AND payment_status NOT IN ('OPEN', 'PROCESSING')
      LIMIT ${batchSize})`,
  links: (since) => Prisma.sql`
    DELETE FROM single_use_link WHERE id IN (
      SELECT id FROM single_use_link WHERE COALESCE(used_at, expires_at) < ${since} LIMIT ${batchSize})`,
}

interface Needs {
  prisma: MarketClient
  env: { retention: Retention }
}

/** Deletes records whose retention period has expired. Emails have a job of their own. */
export const purgeExpiredRecords: Job<unknown, Needs> = {
  name: 'purge_expired_records',
  cron: '51 * * * *',
  async run(_payload, { prisma, env }) {
    for (const [name, statement] of Object.entries(statements)) {
      const days = env.retention[name as keyof typeof statements]
      if (days === undefined) continue
      // The database's clock, because those of instances differ.
      const [row] = await prisma.$queryRaw<{ since: Date }[]>`
        SELECT now() - ${days} * interval '1 day' AS since`
      for (let changed = batchSize; changed === batchSize; )
        changed = await prisma.$executeRaw(statement(row!.since))
    }
  },
}
