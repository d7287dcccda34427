import type { Session } from '../access/session.js'
import type { Database } from '../postgres/database.js'
import type { GroupRow, Question, Source } from './aggregate-question.js'
import { aggregateSql } from './aggregate-sql.js'
import { analystQuery } from './analyst.js'
import { dataModelOf } from './model.js'

/** The groups that a question shows, and how many there are in all where it asks for that. */
export interface Groups {
  groups: GroupRow[]
  total: number | undefined
}

/**
 * Counts and adds up records by group, in one statement on the analysts' connections.
 * @throws AppError operator_only (a key or measure for operators), missing_scope (of what it groups by or adds up), query_too_expensive (it takes too long)
 */
export async function aggregate(
  db: Database,
  session: Session,
  source: Source,
  question: Question,
): Promise<Groups> {
  const { text, values, read } = aggregateSql(dataModelOf(db.prisma), session, source, question)
  return read(await analystQuery(db, session, { text, values }))
}
