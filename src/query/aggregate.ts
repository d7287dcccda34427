import { requireColumn } from '../access/access.js'
import type { Session } from '../access/session.js'
import { AppError } from '../errors/app-error.js'
import type { Database } from '../postgres/database.js'
import { analystQuery } from './analyst.js'
import { conditionSql } from './filter.js'
import { Joins } from './joins.js'
import { dataModelOf } from './model.js'
import { type Condition, parameterized } from './shape.js'
import { ParameterizedStatement } from './statement.js'

/** A path to a column over records to one; per caller where prices are involved. */
export type Path = string | ((session: Session) => string)

/** What records can be grouped by. A date is grouped by a span of time. */
export interface Key {
  path: Path
  isDate?: boolean
}

/** What can be added up. Its SQL is a column, or made of columns. */
export interface Measure {
  sql: Path | { of: (column: (path: string) => string) => string }
  kind: 'money' | 'int' | 'float' | 'date'
  operator?: true
}

/** What an aggregate can be asked of a model; the names are those of the graph. */
export interface Source {
  /** Prisma's model, such as `OrderItem`. */
  model: string
  keys: Record<string, Key>
  measures: Record<string, Measure>
}

export const aggregateFunctions = ['sum', 'avg', 'min', 'max'] as const
export type AggregateFunction = (typeof aggregateFunctions)[number]
export const buckets = ['day', 'week', 'month', 'quarter', 'year'] as const

export interface Group {
  key: string
  by?: (typeof buckets)[number] | null
}

/** `of` is a measure; count has none. */
export interface Value {
  function: AggregateFunction | 'count'
  of?: string | null
}

export interface Question {
  where: Condition
  groupBy: Group[]
  /** What the answer shows beside its keys. */
  values: Value[]
  having: (Value & { operators: Record<string, unknown> })[]
  orderBy: { by: Value | { key: string }; direction: 'asc' | 'desc' }[]
  limit: number
}

/** What a group answers: its keys by name, and its values by `valueName`. */
export type GroupRow = Record<string, unknown>

/** The name of a value in the row of a group. */
export function valueName({ function: fn, of }: Value): string {
  return of ? `${fn}.${of}` : fn
}

const comparisons: Record<string, string> = {
  eq: '=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
}

/**
 * Counts and adds up records by group, in one statement on the analysts' connections.
 * @throws AppError operator_only (a measure for operators), missing_scope (of what it groups by or adds up), query_too_expensive (it takes too long)
 */
export async function aggregate(
  db: Database,
  session: Session,
  source: Source,
  question: Question,
): Promise<GroupRow[]> {
  const { model } = source
  const { shape, values } = parameterized({ where: question.where })
  const statement = new ParameterizedStatement(dataModelOf(db.prisma))
  const base = statement.alias()
  const condition = conditionSql(statement, model, base, shape.where ?? {})
  const joins = new Joins(statement, model, base, (of, field) => requireColumn(session, of, field))
  const column = (path: Path) => joins.column(typeof path === 'function' ? path(session) : path)

  const keyOf = ({ key, by }: Group) => {
    const { path } = source.keys[key]!
    // The connection's time zone is UTC.
    return by ? `date_trunc('${by}', ${column(path)})` : column(path)
  }
  const sqlOf = ({ function: fn, of }: Value) => {
    if (fn === 'count') return 'count(*)'
    const { sql, kind, operator } = source.measures[of!]!
    if (operator && session.kind !== 'operator') {
      throw new AppError('operator_only', `Only an operator sees ${of}.`)
    }
    const measured = typeof sql === 'object' ? sql.of((path) => joins.column(path)) : column(sql)
    const value = `${fn}(${measured})`
    return kind === 'money' && fn === 'avg' ? `round(${value})` : value
  }

  const columns = [
    ...question.groupBy.map((group) => `${keyOf(group)} AS "${group.key}"`),
    ...question.values.map((value) => `${sqlOf(value)} AS "${valueName(value)}"`),
  ]
  const having = question.having.flatMap((condition) =>
    Object.entries(condition.operators).map(([operator, operand]) => {
      const value = sqlOf(condition)
      if (operator === 'isNull') return `${value} IS ${operand ? '' : 'NOT '}NULL`
      return `${value} ${comparisons[operator]} ${statement.value(operand)}::numeric`
    }),
  )
  const order = [
    ...question.orderBy.map(({ by, direction }) => {
      const at = 'key' in by ? `"${by.key}"` : sqlOf(by)
      return `${at} ${direction} NULLS LAST`
    }),
    ...question.groupBy.map(({ key }) => `"${key}" ASC NULLS LAST`),
  ]
  const text = [
    `SELECT ${columns.join(', ') || '1'} FROM ${statement.table(model, base)} ${joins.sql} WHERE ${condition}`,
    question.groupBy.length > 0 &&
      `GROUP BY ${question.groupBy.map((_, index) => index + 1).join(', ')}`,
    having.length > 0 && `HAVING ${having.join(' AND ')}`,
    order.length > 0 && `ORDER BY ${order.join(', ')}`,
    `LIMIT ${statement.value(question.limit)}`,
  ]
  return analystQuery(db, session, {
    text: text.filter(Boolean).join(' '),
    values: statement.parameters(values),
  })
}
