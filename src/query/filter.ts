import type { Column, Relation } from './model.js'
import {
  ColumnReference,
  type Condition,
  Constant,
  Placeholder,
  type Read,
  type Statement,
  Unsupported,
} from './read.js'

/**
 * The SQL of a Prisma filter, with placeholders for its values, on the records of `model` that the statement calls
 * `alias`. Other than in Prisma, NOT and `every` have two values: NOT holds of every record of which the conditions
 * within do not hold. In SQL's three-valued logic `NOT country = 'France'` would leave out who has no country.
 * @param negated the SQL of exactly the records that the filter leaves out
 * @throws Unsupported
 */
export function conditionSql(
  statement: Statement,
  model: string,
  alias: string,
  condition: Condition,
  negated = false,
): string {
  const parts = Object.entries(condition).map(([name, operand]) => {
    const nested = (isNegated: boolean) =>
      ([operand].flat() as Condition[]).map((one) =>
        conditionSql(statement, model, alias, one, isNegated),
      )
    if (name === 'AND') return joined(nested(negated), negated ? 'OR' : 'AND')
    if (name === 'OR') return joined(nested(negated), negated ? 'AND' : 'OR')
    if (name === 'NOT') return joined(nested(!negated), negated ? 'OR' : 'AND')
    const field = statement.data.field(model, name)
    const path = `${model}.${name}`
    if (!field) throw new Unsupported(path)
    return field.kind === 'column'
      ? columnSql(statement, model, name, field, alias, operand, negated)
      : relationSql(statement, path, field, alias, operand as Condition | null, negated)
  })
  return joined(parts, negated ? 'OR' : 'AND')
}

function joined(parts: readonly string[], by: 'AND' | 'OR'): string {
  if (parts.length === 0) return by === 'AND' ? 'true' : 'false'
  return parts.length === 1 ? parts[0]! : `(${parts.join(` ${by} `)})`
}

/** A condition on the records that belong to one. */
function relationSql(
  statement: Statement,
  path: string,
  relation: Relation,
  alias: string,
  operand: Condition | null,
  negated: boolean,
): string {
  const { holdsKey, from, isList, model } = relation
  /** That one of them fits, or does not fit; `none`: that there is no such record. */
  const exists = (condition: Condition, { not = false, none = false }) => {
    const other = statement.alias()
    const related = statement.joinCondition(relation, alias, other)
    const sql = conditionSql(statement, model, other, condition, not)
    return `${none ? 'NOT ' : ''}EXISTS (SELECT 1 FROM ${statement.table(model, other)} WHERE ${related} AND ${sql})`
  }
  const one = (condition: Condition | null, none: boolean) => {
    if (condition === null) return one({}, !none)
    const owner = statement.ownerOf(alias, relation)
    if (owner) return conditionSql(statement, model, owner, condition, none)
    if (!holdsKey || Object.keys(condition).length > 0) return exists(condition, { none })
    return `${alias}.${from} IS ${none ? '' : 'NOT '}NULL`
  }
  if (!isList && (operand === null || !('is' in operand || 'isNot' in operand)))
    return one(operand, negated)
  const parts = Object.entries(operand ?? {}).map(([quantifier, nested]) => {
    const condition = nested as Condition
    if (!isList && quantifier === 'is') return one(condition, negated)
    if (!isList && quantifier === 'isNot') return one(condition, !negated)
    if (isList && quantifier === 'some') return exists(condition, { none: negated })
    if (isList && quantifier === 'none') return exists(condition, { none: !negated })
    if (isList && quantifier === 'every') return exists(condition, { not: true, none: !negated })
    if (isList && quantifier === 'aggregate')
      return numberSql(statement, relation, alias, nested as Counted, negated)
    throw new Unsupported(`${path}.${quantifier}`)
  })
  return joined(parts, negated ? 'OR' : 'AND')
}

/** How many of the related records that fit there are to be. */
interface Counted {
  where: Condition
  count: Record<string, unknown>
}

const counts: Record<string, string> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' }

/** A condition on how many there are. */
function numberSql(
  statement: Statement,
  relation: Relation,
  alias: string,
  { where, count }: Counted,
  negated: boolean,
): string {
  // A statement must not be given values that it does not have.
  if (Object.keys(count).length === 0) return negated ? 'FALSE' : 'TRUE'
  const number = totalSql(statement, relation, alias, { where })
  const sql = joined(
    Object.entries(count).map(
      ([name, operand]) => `${number} ${counts[name]} ${statement.value(operand)}`,
    ),
    'AND',
  )
  return negated ? `NOT (${sql})` : sql
}

/** The SELECT of the number of records of a relation that fit a filter, for the record called `alias`. */
export function totalSql(
  statement: Statement,
  relation: Relation,
  alias: string,
  { where = {} }: Pick<Read, 'where'>,
): string {
  const other = statement.alias()
  const related = statement.joinCondition(relation, alias, other)
  const condition = conditionSql(statement, relation.model, other, where)
  return `(SELECT count(*)::int FROM ${statement.table(relation.model, other)} WHERE ${related} AND ${condition})`
}

function columnSql(
  statement: Statement,
  model: string,
  field: string,
  { column, isRequired, type }: Column,
  alias: string,
  operand: unknown,
  negated: boolean,
): string {
  const path = `${model}.${field}`
  if (type === 'Json') throw new Unsupported(`${path}, a condition on JSON`)
  const name = `${alias}.${column}`
  const other = ({ name }: ColumnReference) => {
    const referred = statement.data.field(model, name)
    if (referred?.kind !== 'column') throw new Unsupported(`${model}.${name}`)
    return `${alias}.${referred.column}`
  }
  const sql = comparison(statement, path, name, operand, other)
  if (!negated) return sql
  return (isRequired && !refersToOther(operand)) || isNullTest(operand)
    ? `NOT ${sql}`
    : `(${sql}) IS NOT TRUE`
}

/** Whether it is never unknown, whatever the column holds; then PostgreSQL can use an index for its NOT. */
function isNullTest(operand: unknown): boolean {
  if (operand === null) return true
  return !isValue(operand) && Object.values(operand as Condition).every((value) => value === null)
}

function refersToOther(operand: unknown): boolean {
  return !isValue(operand) && Object.values(operand as Condition).some(isReference)
}

const isReference = (value: unknown) => value instanceof ColumnReference

/** Operators that columns are compared with each other by. */
const symbols: Record<string, string> = {
  equals: '=',
  not: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
}

type Operator = (statement: Statement, column: string, operand: unknown, like: string) => string

const compare =
  (operator: string): Operator =>
  (statement, column, operand) =>
    `${column} ${operator} ${statement.value(operand)}`

const match =
  (pattern: (text: unknown) => string): Operator =>
  (statement, column, operand, like) =>
    `${column} ${like} ${statement.value(operand, pattern)}`

const contains = match((text) => `%${text}%`)

const operators: Record<string, Operator> = {
  equals: (statement, column, operand, like) =>
    operand === null ? `${column} IS NULL` : compare('=')(statement, column, operand, like),
  not: (statement, column, operand, like) =>
    operand === null ? `${column} IS NOT NULL` : compare('<>')(statement, column, operand, like),
  in: (statement, column, operand) => `${column} = ANY (${statement.value(operand)})`,
  notIn: (statement, column, operand) => `${column} <> ALL (${statement.value(operand)})`,
  gt: compare('>'),
  gte: compare('>='),
  lt: compare('<'),
  lte: compare('<='),
  contains,
  containsShort: contains,
  // Of a column that is without case. Trigrams tell nothing of a short text: where the collation is another than that
  // of their index, PostgreSQL does not look there.
  isPart: (statement, column, operand) =>
    `${column} LIKE lower(${statement.value(operand, (text) => `%${text}%`)})`,
  isShortPart: (statement, column, operand) =>
    `${column} COLLATE "C" LIKE lower(${statement.value(operand, (text) => `%${text}%`)})`,
  startsWith: match((text) => `${text}%`),
  hasSome: compare('&&'),
  hasEvery: compare('@>'),
  isEmpty: (_statement, column, operand) => `${column} ${operand ? '=' : '<>'} '{}'`,
}

function comparison(
  statement: Statement,
  path: string,
  column: string,
  operand: unknown,
  other: (reference: ColumnReference) => string,
): string {
  if (isValue(operand)) return operators.equals!(statement, column, operand, '')
  const { mode, ...filter } = operand as Condition
  const like = mode === 'insensitive' ? 'ILIKE' : 'LIKE'
  const parts = Object.entries(filter).map(([name, value]) => {
    if (value instanceof ColumnReference && symbols[name])
      return `${column} ${symbols[name]} ${other(value)}`
    const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
    if (!operator || !isValue(value)) throw new Unsupported(`${path}.${name}`)
    return operator(statement, column, value, like)
  })
  return joined(parts, 'AND')
}

/** Whether an operand is what a column is compared with, and no filter of its own. */
function isValue(operand: unknown): boolean {
  if (operand instanceof Placeholder || operand instanceof Constant) return true
  return operand === null || typeof operand !== 'object'
}
