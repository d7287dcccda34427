/** Who is waited for, as the graph tells it: the table of statuses is in the domain. */
import {
  type Party as PartyName,
  type StatusPrefix,
  statusIdOf,
  statusPrefixes,
  titleOf,
  waitingForIn,
} from '../../src/domain/production/workflow.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import { builder } from '../core/builder.js'
import { enumFilter } from '../core/filter-types.js'

export const Party = builder.enumType('Party', {
  description: 'Who has to act for an article to go on.',
  values: {
    TEAM: { description: 'The team: it writes the brief, reviews the draft, answers.' },
    OPERATOR: { description: 'The operators: they look at the brief, have it published.' },
    WRITER: { description: 'Who writes the draft.' },
  } satisfies Record<PartyName, object>,
})

export const PartyFilter = enumFilter(Party)

interface PartyConditions {
  eq?: PartyName
  ne?: PartyName
  in?: PartyName[]
  notIn?: PartyName[]
  isNull?: boolean
}

/** The ids of the statuses in which somebody fits: by them, and not by their names, the planner knows how many there are. */
const idsOf = (fits: (party: PartyName | null) => boolean) =>
  statusPrefixes.filter((status) => fits(waitingForIn(status))).map(statusIdOf)

/** The condition of articles that wait for such a party. */
export function waitsFor(given: unknown) {
  const { eq, ne, in: among, notIn, isNull } = given as PartyConditions
  const ids = idsOf(
    (party) =>
      (eq === undefined || party === eq) &&
      (ne === undefined || party !== ne) &&
      (!among || (party !== null && among.includes(party))) &&
      (!notIn || party === null || !notIn.includes(party)) &&
      (isNull === undefined || (party === null) === isNull),
  )
  return { statusId: { in: ids } }
}

const waiting = idsOf((party) => party !== null)

/** The condition of articles that somebody is waited for longer than was expected. */
export const overdue = () => ({
  statusId: { in: waiting },
  expectedCompletionDate: { lt: new Date() },
})

const caseOf = (column: ColumnSql, of: (status: StatusPrefix) => string | null) => {
  const cases = statusPrefixes.flatMap((status) => {
    const value = of(status)
    return value === null ? [] : `WHEN '${status}' THEN '${value}'`
  })
  return `CASE ${column('status.prefix')} ${cases.join(' ')} END`
}

/** The same as SQL of an article. */
export const titleSql = (column: ColumnSql) => caseOf(column, titleOf)
export const waitingForSql = (column: ColumnSql) => caseOf(column, waitingForIn)
const whileWaited = (column: ColumnSql, value: string) =>
  `CASE WHEN ${waitingForSql(column)} IS NOT NULL THEN ${value} END`
export const waitingSinceSql = (column: ColumnSql) =>
  whileWaited(
    column,
    `(SELECT max(h."effective_at") FROM "article_status_history" AS h WHERE h."article_id" = ${column('id')})`,
  )
export const dueAtSql = (column: ColumnSql) => whileWaited(column, column('expectedCompletionDate'))
