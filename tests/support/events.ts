import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/postgres/database.js'
import { enqueueDispatch } from '../../src/webhooks/dispatch.js'

/** Articles of a team that were never ordered: enough to tell of, without the marketplace around them. */
export async function bareArticles({ prisma }: Database, teamId: string, count: number) {
  const ids = Array.from({ length: count }, () => randomUUID())
  await prisma.$transaction(async (tx) => {
    // Without foreign keys.
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`
    await tx.$executeRaw`
      INSERT INTO article (id, team_id, order_item_id, product_id, status_id, name)
      SELECT id, ${teamId}::uuid, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Bare'
      FROM unnest(${ids}::uuid[]) AS id`
  })
  return ids
}

/** Writes events of a topic into the outbox, `each` for every article in turn, as changes would one by one. */
export async function writeEvents(
  { prisma }: Database,
  articleIds: string[],
  { each = 1, topic = 'comment.created' }: { each?: number; topic?: string } = {},
): Promise<void> {
  for (let round = 0; round < each; round++) {
    await prisma.$transaction(async (tx) => {
      await tx.$executeRaw`
        WITH numbered AS (
          UPDATE article SET event_sequence = event_sequence + 1 WHERE id = ANY (${articleIds}::uuid[])
          RETURNING id, team_id, event_sequence
        )
        INSERT INTO webhook_event (id, team_id, article_id, sequence, topic, payload)
        SELECT uuid_v7(), team_id, id, event_sequence, ${topic},
          jsonb_build_object('article_id', id, 'sequence', event_sequence)
        FROM numbered`
      await enqueueDispatch(tx)
    })
  }
}
