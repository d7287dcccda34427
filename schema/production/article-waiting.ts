/** Parties whose action is required. The domain defines them by status. */
import {
  completionTitle,
  type WorkflowParty as PartyName,
  parties,
  type StatusPrefix,
  statusIdFor,
  statusPrefixes,
  waitingForIn,
} from '../../src/domain/production/workflow.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import { builder } from '../core/builder.js'
import { enumFilter } from '../core/filter-types.js'
import { matchingEnumValues } from '../core/where-condition.js'

export const Party = builder.enumType('Party', {
  description: 'Party whose action an article requires.',
  values: {
    TEAM: { description: 'Team: writes the brief, reviews the draft, provides information.' },
    OPERATOR: { description: 'Operators: review the brief and arrange publication.' },
    WRITER: { description: 'Writer of the draft.' },
  } satisfies Record<PartyName, object>,
})

export const PartyFilter = enumFilter(Party)

/**
 * Returns the IDs of the statuses in which these parties must act. Literal IDs, unlike prefixes,
 * let the planner estimate the number of rows.
 */
const idsOf = (among: readonly (PartyName | null)[]) =>
  statusPrefixes.filter((status) => among.includes(waitingForIn(status))).map(statusIdFor)

/** Returns the condition on articles that wait for a matching party. */
export const waitingForWhere = (given: unknown) => ({
  statusId: { in: idsOf(matchingEnumValues<PartyName>(given, [null, ...parties])) },
})

const waitingStatusIds = idsOf(parties)

/**
 * Returns the condition on articles that require an action and are past their expected publication
 * date.
 */
export const overdueWhere = () => ({
  statusId: { in: waitingStatusIds },
  expectedCompletionDate: { lt: new Date() },
})

const caseOf = (column: ColumnSql, of: (status: StatusPrefix) => string | null) => {
  const cases = statusPrefixes.flatMap((status) => {
    const value = of(status)
    return value === null ? [] : `WHEN '${statusIdFor(status)}' THEN '${value}'`
  })
  return `CASE ${column('statusId')} ${cases.join(' ')} END`
}

/** Like `completionTitle`, in SQL. */
export const titleSql = (column: ColumnSql) => caseOf(column, completionTitle)
export const waitingForSql = (column: ColumnSql) => caseOf(column, waitingForIn)
const whileWaited = (column: ColumnSql, value: string) =>
  `CASE WHEN ${waitingForSql(column)} IS NOT NULL THEN ${value} END`
export const waitingSinceSql = (column: ColumnSql) => whileWaited(column, column('statusSince'))
export const dueAtSql = (column: ColumnSql) => whileWaited(column, column('expectedCompletionDate'))
