/**
 * Translates filters to SQL conditions.
 *
 *     { status: …, team: { name: { contains: …, mode: 'insensitive' } } }
 *     (t0."status" = $1 AND EXISTS (SELECT 1 FROM "team" AS t1 WHERE t1."id" = t0."team_id" AND t1."name" ILIKE $2))
 */
import type { ModelColumn, Relation } from './model.js'
import {
  ColumnReference,
  type Condition,
  Constant,
  type Convert,
  Placeholder,
  type ReadArgs,
  type Statement,
  Unsupported,
} from './read.js'

/**
 * Returns the SQL of a Prisma filter whose values are placeholders. `contains` and `startsWith` ignore case.
 *
 * Unlike in Prisma, NOT returns every record that does not match the nested filter. With the three-valued logic of
 * SQL, `NOT country = 'France'` would exclude records without a country.
 * @param model of the records
 * @param alias of the records in the statement
 * @param negated return the complement of the filter
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
      ([operand].flat() as Condition[]).map((nested) =>
        conditionSql(statement, model, alias, nested, isNegated),
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

/** Returns a condition on the related records. */
function relationSql(
  statement: Statement,
  path: string,
  relation: Relation,
  alias: string,
  operand: Condition | null,
  negated: boolean,
): string {
  const { holdsKey, from, isList, model } = relation
  /** Returns a condition that a related record matches. @param none return the complement */
  const exists = (condition: Condition, none: boolean) => {
    const other = statement.alias()
    const joinSql = statement.joinCondition(relation, alias, other)
    const sql = conditionSql(statement, model, other, condition)
    return `${none ? 'NOT ' : ''}EXISTS (SELECT 1 FROM ${statement.table(model, other)} WHERE ${joinSql} AND ${sql})`
  }
  const existsSql = (condition: Condition | null, none: boolean) => {
    if (condition === null) return existsSql({}, !none)
    const owner = statement.ownerOf(alias, relation)
    if (owner) return conditionSql(statement, model, owner, condition, none)
    if (!holdsKey || Object.keys(condition).length > 0) return exists(condition, none)
    return `${alias}.${from} IS ${none ? '' : 'NOT '}NULL`
  }
  if (!isList) return existsSql(operand, negated)
  const parts = Object.entries(operand ?? {}).map(([quantifier, nested]) => {
    const condition = nested as Condition
    if (quantifier === 'some') return exists(condition, negated)
    if (quantifier === 'none') return exists(condition, !negated)
    if (quantifier === 'aggregate')
      return numberSql(statement, relation, alias, nested as Counted, negated)
    throw new Unsupported(`${path}.${quantifier}`)
  })
  return joined(parts, negated ? 'OR' : 'AND')
}

/** Required number of related records that match `where`. */
interface Counted {
  where: Condition
  count: Record<string, unknown>
}

const counts: Record<string, string> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' }

/** Returns a condition on the number of related records. */
function numberSql(
  statement: Statement,
  relation: Relation,
  alias: string,
  { where, count }: Counted,
  negated: boolean,
): string {
  // PostgreSQL rejects parameters that the text does not use.
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

/**
 * Returns a scalar subquery for the number of related records that match a filter.
 * @param alias of the record that the relation belongs to
 */
export function totalSql(
  statement: Statement,
  relation: Relation,
  alias: string,
  { where = {} }: Pick<ReadArgs, 'where'>,
): string {
  const other = statement.alias()
  const joinSql = statement.joinCondition(relation, alias, other)
  const condition = conditionSql(statement, relation.model, other, where)
  return `(SELECT count(*)::int FROM ${statement.table(relation.model, other)} WHERE ${joinSql} AND ${condition})`
}

function columnSql(
  statement: Statement,
  model: string,
  field: string,
  { column, isRequired, type }: ModelColumn,
  alias: string,
  operand: unknown,
  negated: boolean,
): string {
  if (type === 'Json' && !isJsonCondition(operand))
    throw new Unsupported(`${model}.${field}, a condition on JSON`)
  const { mode: _, ...tests } = isValue(operand) ? { equals: operand } : (operand as Condition)
  const parts = Object.entries(tests).map(([name, tested]) => {
    const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
    if (!operator || !(isValue(tested) || tested instanceof ColumnReference))
      throw new Unsupported(`${model}.${field}.${name}`)
    const value: WriteOperand = (convert) => {
      if (!(tested instanceof ColumnReference)) return statement.value(tested, convert)
      const other = statement.data.field(model, tested.name)
      if (other?.kind !== 'column') throw new Unsupported(`${model}.${tested.name}`)
      return `${alias}.${other.column}`
    }
    return operator(`${alias}.${column}`, value, tested)
  })
  const sql = joined(parts, 'AND')
  if (!negated) return sql
  const all = Object.values(tests)
  const isOfNull = all.every((tested) => tested === null)
  const isKnown = isRequired && !all.some((tested) => tested instanceof ColumnReference)
  // If the comparison cannot be null, plain NOT lets PostgreSQL use an index.
  return isOfNull || isKnown ? `NOT ${sql}` : `(${sql}) IS NOT TRUE`
}

/** Writes the operand of a comparison, after `convert`. */
type WriteOperand = (convert?: Convert) => string
type Operator = (column: string, value: WriteOperand, operand: unknown) => string

const compare =
  (symbol: string, ofNull = symbol): Operator =>
  (column, value, operand) =>
    operand === null ? `${column} ${ofNull} NULL` : `${column} ${symbol} ${value()}`

const operators: Record<string, Operator> = {
  equals: compare('=', 'IS'),
  not: compare('<>', 'IS NOT'),
  in: (column, value) => `${column} = ANY (${value()})`,
  gt: compare('>'),
  gte: compare('>='),
  lt: compare('<'),
  lte: compare('<='),
  contains: (column, value) => `${column} ILIKE ${value((text) => `%${text}%`)}`,
  startsWith: (column, value) => `${column} ILIKE ${value((text) => `${text}%`)}`,
  hasSome: compare('&&'),
  hasEvery: compare('@>'),
  hasMembers: (column, value) => `${column} @> ${value()}::jsonb`,
  isEmpty: (column, _value, operand) => `${column} ${operand ? '=' : '<>'} '{}'`,
}

/** Whether a condition on a JSON column requires members of the object, as JSON text. */
const isJsonCondition = (operand: unknown): boolean =>
  typeof operand === 'object' && operand !== null && Object.keys(operand).join() === 'hasMembers'

/** Whether an operand is a value and not a nested filter. */
function isValue(operand: unknown): boolean {
  if (operand instanceof Placeholder || operand instanceof Constant) return true
  return operand === null || typeof operand !== 'object'
}
