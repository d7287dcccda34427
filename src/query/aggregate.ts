import { requireColumn, requireOperator } from '../access/access.js'
import type { Session } from '../access/session.js'
import type { Database } from '../postgres/database.js'
import {
  type AggregateSource,
  type Expression,
  type Group,
  type GroupRow,
  type GroupValue,
  granularityUnits,
  groupName,
  isPart,
  parts,
  type Question,
  valueName,
  type Window,
} from './aggregate-question.js'
import { analystQuery } from './analyst.js'
import { conditionSql } from './filter.js'
import { dataModelOf } from './model.js'
import { type Condition, parameterize, Statement } from './read.js'
import { RelationScope } from './relation-scope.js'

const comparisons: Record<string, string> = {
  eq: '=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
}

const total = 'total'

/** Groups of the requested page, and the total number of groups if the query counts them. */
export interface Groups {
  groups: GroupRow[]
  total: number | undefined
}

/**
 * Runs an aggregate query as one SQL statement on the analytics connections.
 *
 * The innermost SELECT groups and aggregates. The next one computes window functions over the groups. The outermost
 * one filters, orders and limits the groups.
 *
 *     { groupBy: [{ key: 'status' }], values: [{ function: 'count' }], … }
 *     SELECT k0, v0 FROM (SELECT t0."status" AS k0, count(*) AS v0 FROM "order" AS t0 WHERE … GROUP BY 1) AS g …
 *
 * @throws AppError operator_only (a dimension or measure for operators), missing_scope (for a column that it reads),
 * query_too_expensive (statement timeout)
 */
export async function aggregate(
  db: Database,
  session: Session,
  source: AggregateSource,
  question: Question,
): Promise<Groups> {
  const { where, filters } = question
  const { shape, values } = parameterize({ where: { AND: [where, ...filters] } })
  const statement = new Statement(dataModelOf(db.prisma))
  const conditions = shape.where!.AND as Condition[]
  const { text, read } = new AggregateWriter(
    statement,
    session,
    source,
    question,
    conditions,
  ).write()
  return read(await analystQuery(db, session, { text, values: statement.parameters(values) }))
}

/** Columns of a SELECT. Each name has one alias. */
class Columns {
  readonly #aliases = new Map<string, string>()
  readonly #columns: string[] = []
  readonly #prefix: string

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** Returns the alias of a column. On first use, adds the column with the SQL that `write` returns. */
  alias(name: string, write: () => string): string {
    let alias = this.#aliases.get(name)
    if (!alias) {
      alias = `${this.#prefix}${this.#columns.length}`
      this.#aliases.set(name, alias)
      this.#columns.push(`${write()} AS ${alias}`)
    }
    return alias
  }

  get list(): readonly string[] {
    return this.#columns
  }
}

class AggregateWriter {
  readonly #statement: Statement
  readonly #session: Session
  readonly #source: AggregateSource
  readonly #question: Question
  readonly #record: RelationScope
  readonly #where: string
  readonly #filters: readonly Condition[]
  readonly #writtenFilters = new Map<number, string>()
  readonly #keys = new Columns('k')
  readonly #values = new Columns('v')
  readonly #windows = new Columns('w')

  constructor(
    statement: Statement,
    session: Session,
    source: AggregateSource,
    question: Question,
    [where, ...filters]: Condition[],
  ) {
    const { model } = source
    this.#statement = statement
    this.#session = session
    this.#source = source
    this.#question = question
    const base = statement.alias()
    this.#where = conditionSql(statement, model, base, where!)
    this.#filters = filters
    this.#record = new RelationScope(statement, model, base, {
      mayRead: (of, field) => requireColumn(session, of, field),
    })
  }

  write(): { text: string; read(rows: readonly GroupRow[]): Groups } {
    const { groupBy, limit, offset, isCounted, top } = this.#question
    const outputColumns = [
      ...groupBy.map((group) => [groupName(group), this.#key(group)] as const),
      ...this.#question.values.map((value) => [valueName(value), this.#value(value)] as const),
    ]
    const having = this.#having()
    const order = this.#order()
    // Without dimensions, one group is returned even if no record matches.
    if (groupBy.length === 0) this.#value({ function: 'count' })

    let from = `(${this.#groups()}) AS g`
    if (this.#windows.list.length > 0)
      from = `(SELECT g.*, ${this.#windows.list.join(', ')} FROM ${from}) AS g`
    let conditions = having
    if (top) {
      const per = groupBy
        .filter(({ key }) => top.per.includes(key))
        .map((group) => this.#key(group))
      const rank = `row_number() OVER (PARTITION BY ${per.join(', ')} ORDER BY ${order.join(', ')})`
      from = `(SELECT g.*, ${rank} AS rank FROM ${from}${whereClause(having)}) AS g`
      conditions = [`rank <= ${this.#statement.value(top.first)}`]
    }
    const moments = new Map(
      groupBy.filter(isLocal).map((group) => [this.#key(group), this.#zone(group)]),
    )
    const columns = [
      ...[...new Set(outputColumns.map(([, alias]) => alias))].map((alias) =>
        moments.has(alias) ? `${alias} AT TIME ZONE ${moments.get(alias)} AS ${alias}` : alias,
      ),
      ...(isCounted ? [`count(*) OVER () AS ${total}`] : []),
    ]
    const text = [
      `SELECT ${columns.join(', ') || '1'} FROM ${from}${whereClause(conditions)}`,
      order.length > 0 && `ORDER BY ${order.join(', ')}`,
      `LIMIT ${this.#statement.value(limit)}`,
      offset && `OFFSET ${this.#statement.value(offset)}`,
    ]
    return {
      text: text.filter(Boolean).join(' '),
      read: (rows) => ({
        groups: rows.map((row) =>
          Object.fromEntries(outputColumns.map(([name, alias]) => [name, row[alias]])),
        ),
        total: isCounted && rows[0] ? Number(rows[0][total]) : undefined,
      }),
    }
  }

  #groups(): string {
    const { length } = this.#question.groupBy
    const columns = [...this.#keys.list, ...this.#values.list].join(', ')
    const table = this.#statement.table(this.#source.model, this.#record.alias)
    const by = length > 0 ? ` GROUP BY ${this.#keys.list.map((_, at) => at + 1).join(', ')}` : ''
    return `SELECT ${columns} FROM ${table}${this.#record.joins} WHERE ${this.#where}${by}`
  }

  #having(): string[] {
    return this.#question.having.flatMap((condition) =>
      Object.entries(condition.operators).map(([operator, operand]) => {
        const value = this.#value(condition)
        if (operator === 'isNull') return `${value} IS ${operand ? '' : 'NOT '}NULL`
        return `${value} ${comparisons[operator]} ${this.#statement.value(operand)}::numeric`
      }),
    )
  }

  #order(): string[] {
    const { orderBy, groupBy } = this.#question
    return [
      ...orderBy.map(({ by, direction }) => {
        const at = 'function' in by ? this.#value(by) : this.#key(by)
        return `${at} ${direction} NULLS LAST`
      }),
      ...groupBy.map((group) => `${this.#key(group)} ASC NULLS LAST`),
    ]
  }

  #key(group: Group): string {
    return this.#keys.alias(groupName(group), () => this.#keySql(group))
  }

  #keySql(group: Group): string {
    const { key, by, width } = group
    const sql = this.#keyColumn(key)
    if (width) {
      const band = `${this.#statement.value(width)}::int`
      return `(floor(${sql}::numeric / ${band}) * ${band})::int`
    }
    if (!by) return sql
    if (isPart(by))
      return `extract(${parts[by]} FROM ${sql} AT TIME ZONE ${this.#zone(group)})::int`
    return isLocal(group)
      ? `date_trunc('${by}', ${sql} AT TIME ZONE ${this.#zone(group)})`
      : `date_trunc('${by}', ${sql}, ${this.#zone(group)})`
  }

  #zone({ timeZone }: Group): string {
    return `${this.#statement.value(timeZone ?? 'UTC')}::text`
  }

  #keyColumn(key: string): string {
    const { path, isMany, operator } = this.#source.keys[key]!
    if (operator) requireOperator(this.#session, `Only operators can read ${key}.`)
    if (typeof path === 'object') return this.#expression(path)
    const columnPath = typeof path === 'function' ? path(this.#session) : path
    return isMany ? this.#record.eachValue(columnPath) : this.#record.column(columnPath)
  }

  #expression({ reads = [], of }: Expression): string {
    for (const [model, column] of reads) requireColumn(this.#session, model, column)
    return of((path) => this.#record.column(path), this.#session)
  }

  #value(value: GroupValue): string {
    const { window, ...own } = value
    const alias = this.#values.alias(valueName(own), () => this.#valueSql(own))
    if (!window) return alias
    return this.#windows.alias(valueName(value), () => this.#windowSql(alias, window))
  }

  #valueSql({ function: fn, of, p, filter, whole }: GroupValue): string {
    const only = this.#only(filter)
    if (fn === 'count') return `count(*)${only}`
    if (fn === 'share') return `(count(*)${only})::float8 / nullif(count(*)${this.#only(whole)}, 0)`
    if (fn === 'countDistinct') return `count(DISTINCT ${this.#keyColumn(of!)})${only}`
    const { sql, kind, operator } = this.#source.measures[of!]!
    if (operator) requireOperator(this.#session, `Only operators can read ${of}.`)
    const column =
      typeof sql === 'object'
        ? this.#expression(sql)
        : this.#record.column(typeof sql === 'function' ? sql(this.#session) : sql)
    if (fn === 'countValues') return `count(${column})${only}`
    if (fn === 'median' || fn === 'percentile') {
      const at = fn === 'median' ? '0.5' : `${this.#statement.value(p)}::float8`
      const percentileSql = `percentile_cont(${at}) WITHIN GROUP (ORDER BY ${column})${only}`
      return kind === 'money' ? `round((${percentileSql})::numeric)` : percentileSql
    }
    const aggregateSql = `${fn === 'standardDeviation' ? 'stddev_samp' : fn}(${column})${only}`
    const isWhole = kind !== 'money' || (fn !== 'avg' && typeof sql !== 'object')
    return isWhole && fn !== 'standardDeviation' ? aggregateSql : roundSql(aggregateSql, kind)
  }

  #only(filter: number | undefined): string {
    return filter === undefined ? '' : ` FILTER (WHERE ${this.#filterSql(filter)})`
  }

  /**
   * Returns the SQL of a filter. It is written on first use, because PostgreSQL rejects parameters that the text does
   * not use.
   */
  #filterSql(filter: number): string {
    let sql = this.#writtenFilters.get(filter)
    if (sql === undefined) {
      sql = conditionSql(
        this.#statement,
        this.#source.model,
        this.#record.alias,
        this.#filters[filter]!,
      )
      this.#writtenFilters.set(filter, sql)
    }
    return sql
  }

  /**
   * Returns a window function over the groups with the same other dimensions. The result is null if the date is null.
   */
  #windowSql(value: string, { kind, spans: back }: Window): string {
    const { groupBy } = this.#question
    const span = groupBy.find(({ by }) => by && !isPart(by))!
    const others = groupBy.filter((group) => group !== span).map((group) => this.#key(group))
    const date = this.#key(span)
    const partition = others.length > 0 ? `PARTITION BY ${others.join(', ')} ` : ''
    const over = (frame = '') => `OVER (${partition}ORDER BY ${date}${frame})`
    const before = () => {
      const ago = `(${this.#statement.value(back)}::int * '${granularityUnits[span.by as 'day']}'::interval)`
      return `first_value(${value}) ${over(` RANGE BETWEEN ${ago} PRECEDING AND ${ago} PRECEDING`)}`
    }
    const sql = {
      running: () => `sum(${value}) ${over()}`,
      previous: before,
      change: () => `coalesce(${value}, 0) - coalesce(${before()}, 0)`,
    }[kind]()
    return `CASE WHEN ${date} IS NOT NULL THEN ${sql} END`
  }
}

/**
 * Whether a date remains local time until the outermost SELECT. Days and longer intervals follow the clock of the
 * time zone, and truncating local time is much faster than truncating timestamps in a zone. Hours cannot be local,
 * because an hour occurs twice when daylight saving time ends.
 */
const isLocal = ({ by }: Group) => by && !isPart(by) && by !== 'hour'

const roundSql = (value: string, kind: string) => (kind === 'money' ? `round(${value})` : value)

const whereClause = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''
