/** Whose records of a model a caller sees: the one condition of lists, of what belongs to records, and of ids. */
import { type Session, tenantOf } from '../../src/access/session.js'
import { hasField } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'

/** Whether each record of a model is a team's: it has its id, or is the team. */
export const isTenanted = (model: string): boolean => model === 'Team' || hasField(model, 'teamId')

/** What a caller sees of the records of a model: a team its own, an operator all; everybody all of what no team owns. */
export function tenantIn(model: ModelName, session: Session): Condition {
  if (!isTenanted(model)) return {}
  if (model === 'Team') return session.kind === 'team' ? { id: session.teamId } : {}
  return { ...tenantOf(session) }
}
