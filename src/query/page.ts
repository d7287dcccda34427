/** Writes the FROM clause of a read: tables, joins, condition, order and limit. */
import { conditionSql } from './filter.js'
import { asGiven, type Origin, type Shape, type Statement, Unsupported } from './read.js'

/** Other tables of a SELECT. */
interface Beside {
  /** JOIN clauses that follow the table. */
  joins: string
  /** Whether the SELECT reads related records. */
  hasRelations: boolean
  origin?: Origin | undefined
}

/**
 * Returns the FROM clause of a read, up to OFFSET.
 * @param alias of the records in the statement
 */
export function fromSql(
  statement: Statement,
  model: string,
  alias: string,
  read: Shape,
  { joins, hasRelations, origin }: Beside,
): string {
  const { take, skip, isDeep } = read
  // Written only where it is used, because an order can have parameters.
  const order = () => orderSql(statement, model, alias, read)
  const key = statement.data.key(model)
  if (isDeep && key) {
    const keyAlias = statement.alias()
    const keys = `SELECT ${keyAlias}.${key} FROM ${partSql(statement, model, keyAlias, read, origin)}`
    // Deep pages find the IDs in an index first. The records precede the joins, because PostgreSQL keeps the order of
    // many joins.
    return `(SELECT * FROM ${statement.table(model, alias)} WHERE ${alias}.${key} IN (${keys})) AS ${alias}${joins}${order()}`
  }
  const part = (joins = '') => partSql(statement, model, alias, read, origin, joins)
  // Applies the limit first, so that related records are joined only for the page.
  if ((take || skip) && hasRelations)
    return `(SELECT * FROM ${part()}) AS ${alias}${joins}${order()}`
  return part(joins)
}

/** Returns the table of a page with its condition, order and limit. @param joins JOIN clauses */
function partSql(
  statement: Statement,
  model: string,
  alias: string,
  read: Shape,
  origin: Origin | undefined,
  joins = '',
): string {
  const { where = {}, take, skip } = read
  const originSql = origin
    ? `${statement.joinCondition(origin.relation, origin.alias, alias)} AND `
    : ''
  const condition = conditionSql(statement, model, alias, where)
  const order = orderSql(statement, model, alias, read)
  const size = typeof take === 'number' ? String(take) : take && statement.value(take)
  const limit = size === undefined ? '' : ` LIMIT ${size}`
  const offset = skip ? ` OFFSET ${statement.value(skip)}` : ''
  return `${statement.table(model, alias)}${joins} WHERE ${originSql}${condition}${order}${limit}${offset}`
}

/**
 * Returns the ORDER BY clause of a read, or an empty string.
 * @param alias of the records in the statement
 */
export function orderSql(
  statement: Statement,
  model: string,
  alias: string,
  { orderBy, where }: Shape,
): string {
  const terms = [orderBy ?? []].flat().flatMap((term) => Object.entries(term))
  if (terms.length === 0) return ''
  const parts = terms.map(([name, how]: [string, string | Nulls | Record<string, string>]) => {
    const field = statement.data.field(model, name)
    if (!field) throw new Unsupported(`${model}.${name}, an order`)
    if (how === asGiven && field.kind === 'column') {
      const { in: values } = where![name] as { in: unknown }
      return `array_position(${statement.value(values)}::uuid[], ${alias}.${field.column})`
    }
    if (field.kind === 'column')
      return `${alias}.${field.column} ${direction(how as string | Nulls)}`
    const [[of, nested], ...more] = Object.entries(how) as [[string, string]]
    const column = statement.data.field(field.model, of)
    if (field.isList || column?.kind !== 'column' || more.length > 0)
      throw new Unsupported(`${model}.${name}, an order`)
    const other = statement.alias()
    return `(SELECT ${other}.${column.column} FROM ${statement.table(field.model, other)} WHERE ${statement.joinCondition(field, alias, other)}) ${direction(nested)}`
  })
  return ` ORDER BY ${parts.join(', ')}`
}

/** Order with a position of nulls. */
interface Nulls {
  sort: string
  nulls?: string
}

function direction(how: string | Nulls): string {
  if (typeof how === 'string') return how === 'desc' ? 'DESC' : 'ASC'
  const nulls = how.nulls ? ` NULLS ${how.nulls === 'last' ? 'LAST' : 'FIRST'}` : ''
  return `${direction(how.sort)}${nulls}`
}
