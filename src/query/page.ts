/** Which records a statement reads: their table with joins, condition and order, and the part of them that a page has. */
import { conditionSql } from './filter.js'
import { asGiven, type Origin, type Shape, type Statement, Unsupported } from './read.js'

/** What a SELECT reads beside the table of its records, and by which relation these are found. */
interface Beside {
  /** As they follow the table. */
  joins: string
  /** Whether anything but the records' own columns is read. */
  hasRelations: boolean
  origin?: Origin | undefined
}

/** What follows FROM: the records of a read, which the statement calls `alias`. */
export function fromSql(
  statement: Statement,
  model: string,
  alias: string,
  read: Shape,
  { joins, hasRelations, origin }: Beside,
): string {
  const { take, skip, isDeep } = read
  // Written only where it is used: an order may have parameters.
  const order = () => orderSql(statement, model, alias, read)
  const key = statement.data.key(model)
  if (isDeep && key) {
    const found = statement.alias()
    const keys = `SELECT ${found}.${key} FROM ${partSql(statement, model, found, read, origin)}`
    // The records before what belongs to them: PostgreSQL keeps many joins in the order in which they are written.
    return `(SELECT * FROM ${statement.table(model, alias)} WHERE ${alias}.${key} IN (${keys})) AS ${alias}${joins}${order()}`
  }
  const part = (joined = '') => partSql(statement, model, alias, read, origin, joined)
  // The page first: what belongs to other records is not to be looked for.
  if ((take || skip) && hasRelations)
    return `(SELECT * FROM ${part()}) AS ${alias}${joins}${order()}`
  return part(joins)
}

/** The records of a page, which are called `alias`; `joined` beside them. */
function partSql(
  statement: Statement,
  model: string,
  alias: string,
  read: Shape,
  origin: Origin | undefined,
  joined = '',
): string {
  const { where = {}, take, skip } = read
  const related = origin
    ? `${statement.joinCondition(origin.relation, origin.alias, alias)} AND `
    : ''
  const condition = conditionSql(statement, model, alias, where)
  const order = orderSql(statement, model, alias, read)
  const size = typeof take === 'number' ? String(take) : take && statement.value(take)
  const limit = size === undefined ? '' : ` LIMIT ${size}`
  const offset = skip ? ` OFFSET ${statement.value(skip)}` : ''
  return `${statement.table(model, alias)}${joined} WHERE ${related}${condition}${order}${limit}${offset}`
}

/** The ORDER BY of a read, on the records that the statement calls `alias`. */
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

/** The place of nulls in an order. */
interface Nulls {
  sort: string
  nulls?: string
}

function direction(how: string | Nulls): string {
  if (typeof how === 'string') return how === 'desc' ? 'DESC' : 'ASC'
  const nulls = how.nulls ? ` NULLS ${how.nulls === 'last' ? 'LAST' : 'FIRST'}` : ''
  return `${direction(how.sort)}${nulls}`
}
