import type { DataModel, Relation } from './model.js'
import { type Condition, Slot } from './shape.js'

/** What a statement needs while it is written: its parameters, and a name for each table in it. */
export interface Writing {
  data: DataModel
  /** The parameter for a value, or for that of a slot after `make`. */
  bind(value: unknown, make?: (value: unknown) => unknown): string
  alias(): string
}

/** Thrown for what only Prisma knows to ask. */
export class Unsupported extends Error {}

/**
 * The SQL of a Prisma filter, with slots for its values, on the rows of `model` that the statement calls `alias`.
 * @param negated within a NOT
 * @throws Unsupported
 */
export function conditionSql(
  writing: Writing,
  model: string,
  alias: string,
  condition: Condition,
  negated = false,
): string {
  const parts = Object.entries(condition).map(([name, operand]) => {
    if (name === 'AND' || name === 'OR' || name === 'NOT')
      return combined(writing, model, alias, name, operand, negated)
    const field = writing.data.field(model, name)
    if (!field) throw new Unsupported(`${model}.${name}`)
    if (field.kind === 'relation')
      return related(writing, field, alias, operand as Condition | null, negated)
    if (field.type === 'Json') throw new Unsupported(field.type)
    return comparison(`${alias}.${field.column}`, operand, writing.bind)
  })
  return parts.length === 0 ? 'true' : `(${parts.join(' AND ')})`
}

function combined(
  writing: Writing,
  model: string,
  alias: string,
  how: 'AND' | 'OR' | 'NOT',
  operand: unknown,
  negated: boolean,
): string {
  const conditions = (Array.isArray(operand) ? operand : [operand]) as Condition[]
  const parts = conditions.map((nested) =>
    conditionSql(writing, model, alias, nested, negated || how === 'NOT'),
  )
  if (how === 'OR') return parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`
  if (parts.length === 0) return 'true'
  return how === 'AND' ? `(${parts.join(' AND ')})` : `(NOT (${parts.join(' OR ')}))`
}

/** A condition on the records that belong to a row. */
function related(
  writing: Writing,
  relation: Relation,
  alias: string,
  operand: Condition | null,
  negated: boolean,
): string {
  const exists = (condition: Condition, not = false) => {
    const other = writing.alias()
    const sql = conditionSql(writing, relation.model, other, condition)
    return `EXISTS (SELECT 1 FROM ${writing.data.table(relation.model)} AS ${other} WHERE ${other}.${relation.to} = ${alias}.${relation.from} AND ${not ? `NOT ${sql}` : sql})`
  }
  if (relation.isList) {
    const parts = Object.entries(operand ?? {}).map(([quantifier, condition]) => {
      if (quantifier === 'some') return exists(condition as Condition)
      if (quantifier === 'none') return `NOT ${exists(condition as Condition)}`
      if (quantifier === 'every') return `NOT ${exists(condition as Condition, true)}`
      throw new Unsupported(quantifier)
    })
    return parts.length === 0 ? 'true' : `(${parts.join(' AND ')})`
  }
  // Of a record that is absent or has nulls, Prisma's joins and EXISTS make different opposites.
  if (negated || operand === null || 'is' in operand || 'isNot' in operand)
    throw new Unsupported(relation.model)
  return exists(operand)
}

type Operator = (column: string, operand: unknown, bind: Writing['bind'], like: string) => string

const operators: Record<string, Operator> = {
  equals: (name, operand, bind) =>
    operand === null ? `${name} IS NULL` : `${name} = ${bind(operand)}`,
  not: (name, operand, bind) => {
    if (operand === null) return `${name} IS NOT NULL`
    if (!isValue(operand)) throw new Unsupported('not')
    return `${name} <> ${bind(operand)}`
  },
  in: (name, operand, bind) => `${name} = ANY (${bind(operand)})`,
  notIn: (name, operand, bind) => `${name} <> ALL (${bind(operand)})`,
  gt: (name, operand, bind) => `${name} > ${bind(operand)}`,
  gte: (name, operand, bind) => `${name} >= ${bind(operand)}`,
  lt: (name, operand, bind) => `${name} < ${bind(operand)}`,
  lte: (name, operand, bind) => `${name} <= ${bind(operand)}`,
  contains: (name, operand, bind, like) =>
    `${name} ${like} ${bind(operand, (text) => `%${text}%`)}`,
  startsWith: (name, operand, bind, like) =>
    `${name} ${like} ${bind(operand, (text) => `${text}%`)}`,
  hasSome: (name, operand, bind) => `${name} && ${bind(operand)}`,
  hasEvery: (name, operand, bind) => `${name} @> ${bind(operand)}`,
  isEmpty: (name, operand) => `${operand ? '' : 'NOT '}${name} = '{}'`,
}

function comparison(name: string, operand: unknown, bind: Writing['bind']): string {
  if (isValue(operand)) return operators.equals!(name, operand, bind, '')
  const { mode, ...filter } = operand as Condition
  const like = mode === 'insensitive' ? 'ILIKE' : 'LIKE'
  const parts = Object.entries(filter).map(([operator, value]) => {
    const known = Object.hasOwn(operators, operator) ? operators[operator] : undefined
    if (!known) throw new Unsupported(operator)
    return known(name, value, bind, like)
  })
  return parts.length === 0 ? 'true' : `(${parts.join(' AND ')})`
}

/** Whether an operand is what a column is compared with, and no filter of its own. */
function isValue(operand: unknown): boolean {
  return operand === null || typeof operand !== 'object' || operand instanceof Slot
}
