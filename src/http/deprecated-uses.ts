import type { FastifyBaseLogger } from 'fastify'
import { type Session, teamOf } from '../access/session.js'
import type { Job } from '../jobs/queue.js'
import { BatchWriter } from '../postgres/batch-writer.js'
import type { Database } from '../postgres/database.js'

/** Days for which a token is listed after its last use of a deprecated route or field. */
export const keptDays = 400

/** Maximum number of rows. Those with the oldest last use are deleted first. */
export const maxKept = 100_000

interface Use {
  name: string
  teamId: string | null
  tokenId: string
  count: number
  usedAt: Date
}

/** Counts uses of deprecated routes and fields, with one row per token and name. */
export class DeprecatedUses {
  readonly #writer: BatchWriter<Use>

  constructor(db: Pick<Database, 'pool'>, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#writer = new BatchWriter(db, log, {
      // Sorted, so that two processes lock rows in the same order.
      statement: `INSERT INTO deprecated_use (id, name, team_id, token_id, count, first_used_at, last_used_at)
        SELECT id, name, team_id, token_id, count, used_at, used_at
        FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::int[], $6::timestamptz[])
          AS used (id, name, team_id, token_id, count, used_at)
        ORDER BY token_id, name
        ON CONFLICT (token_id, name) DO UPDATE SET
          count = least(deprecated_use.count::bigint + excluded.count, 2147483647),
          last_used_at = greatest(deprecated_use.last_used_at, excluded.last_used_at)`,
      columns: ['name', 'teamId', 'tokenId', 'count', 'usedAt'],
      maxRows: 1_000,
      failure: 'Uses of deprecated routes and fields could not be counted',
    })
  }

  /** Counts one use each. @param names routes, such as `GET /tags`, or fields, such as `Campaign.goals` */
  note(session: Session, names: readonly string[]): void {
    const { tokenId } = session
    const usedAt = new Date()
    for (const name of names) {
      const key = `${tokenId} ${name}`
      const use = this.#writer.get(key)
      if (use) Object.assign(use, { count: use.count + 1, usedAt })
      else {
        const teamId = teamOf(session)
        this.#writer.add(teamId, () => ({ name, teamId, tokenId, count: 1, usedAt }), key)
      }
    }
  }

  /** Writes the waiting uses. Never rejects. */
  flush(): Promise<void> {
    return this.#writer.flush()
  }
}

/** Deletes rows 400 days after the last use, and those with the oldest last use beyond 100,000. */
export const purgeDeprecatedUses: Job = {
  name: 'purge_deprecated_uses',
  cron: '25 * * * *',
  isSingle: true,
  async run(_payload, { prisma }) {
    await prisma.$executeRaw`
      DELETE FROM deprecated_use WHERE last_used_at < now() - ${keptDays} * interval '1 day'`
    await prisma.$executeRaw`
      DELETE FROM deprecated_use WHERE id IN (
        SELECT id FROM deprecated_use ORDER BY last_used_at DESC, id DESC OFFSET ${maxKept}
      )`
  },
}
