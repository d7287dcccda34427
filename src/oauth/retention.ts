import type { Job } from '../jobs/queue.js'
import { deleteInBatches } from '../postgres/delete-in-batches.js'

/** Days after which a client that registered itself is deleted, if it was not used and has no grant. */
const unusedClientDays = 30
/** Hours after which a client that registered itself is deleted, if no user has ever consented. */
const clientWithoutGrantHours = 24
/** Days that records of grants are kept after they have expired, to detect that a token is used again. */
const keptDays = 1

/** Deletes expired codes, tokens and authorization requests, and unused clients that registered themselves. */
export const purgeExpiredOauth: Job = {
  name: 'purge_expired_oauth',
  cron: '37 * * * *',
  async run(_payload, { prisma }) {
    await deleteInBatches(
      (limit) => prisma.$executeRaw`
        DELETE FROM oauth_artifact WHERE hash IN (
          SELECT hash FROM oauth_artifact
          WHERE expires_at < now() - CASE kind WHEN 'Interaction' THEN 0 ELSE ${keptDays} END * interval '1 day'
          LIMIT ${limit}
        )`,
    )
    await deleteInBatches(
      (limit) => prisma.$executeRaw`
        DELETE FROM oauth_client WHERE id IN (
          SELECT id FROM oauth_client client
          WHERE is_dynamic AND (
            created_at < now() - ${clientWithoutGrantHours} * interval '1 hour'
            AND NOT EXISTS (SELECT FROM oauth_grant WHERE client_id = client.id::text)
            OR coalesce(last_used_at, created_at) < now() - ${unusedClientDays} * interval '1 day'
            AND NOT EXISTS (
              SELECT FROM oauth_grant
              WHERE client_id = client.id::text AND revoked_at IS NULL AND deleted_at IS NULL
            )
          )
          LIMIT ${limit}
        )`,
    )
  },
}
