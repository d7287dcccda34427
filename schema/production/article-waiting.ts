/** Who is waited for, as the graph tells it: the table of statuses is in the domain. */
import {
  type Party as PartyName,
  parties,
  type StatusPrefix,
  statusIdOf,
  statusPrefixes,
  titleOf,
  waitingForIn,
} from '../../src/domain/production/workflow.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import { builder } from '../core/builder.js'
import { enumFilter } from '../core/filter-types.js'
import { fitting } from '../core/where-condition.js'

export const Party = builder.enumType('Party', {
  description: 'Who has to act for an article to go on.',
  values: {
    TEAM: { description: 'The team: it writes the brief, reviews the draft, answers.' },
    OPERATOR: { description: 'The operators: they look at the brief, have it published.' },
    WRITER: { description: 'Who writes the draft.' },
  } satisfies Record<PartyName, object>,
})

export const PartyFilter = enumFilter(Party)

/** The ids of the statuses in which somebody is waited for: by them, and not by their names, the planner knows how many there are. */
const idsOf = (among: readonly (PartyName | null)[]) =>
  statusPrefixes.filter((status) => among.includes(waitingForIn(status))).map(statusIdOf)

/** The condition of articles that wait for such a party. */
export const waitsFor = (given: unknown) => ({
  statusId: { in: idsOf(fitting<PartyName>(given, [null, ...parties])) },
})

const waiting = idsOf(parties)

/** The condition of articles that somebody is waited for longer than was expected. */
export const overdue = () => ({
  statusId: { in: waiting },
  expectedCompletionDate: { lt: new Date() },
})

const caseOf = (column: ColumnSql, of: (status: StatusPrefix) => string | null) => {
  const cases = statusPrefixes.flatMap((status) => {
    const value = of(status)
    return value === null ? [] : `WHEN '${statusIdOf(status)}' THEN '${value}'`
  })
  return `CASE ${column('statusId')} ${cases.join(' ')} END`
}

/** The same as SQL of an article. */
export const titleSql = (column: ColumnSql) => caseOf(column, titleOf)
export const waitingForSql = (column: ColumnSql) => caseOf(column, waitingForIn)
const whileWaited = (column: ColumnSql, value: string) =>
  `CASE WHEN ${waitingForSql(column)} IS NOT NULL THEN ${value} END`
export const waitingSinceSql = (column: ColumnSql) => whileWaited(column, column('statusSince'))
export const dueAtSql = (column: ColumnSql) => whileWaited(column, column('expectedCompletionDate'))
