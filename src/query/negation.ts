import { type Definition, fieldOf, requiredColumn } from './model.js'
import type { Condition } from './shape.js'

/**
 * A filter in which NOT means what it says: it holds of every row of which the conditions within do not
 * hold. SQL knows a third answer, so that `NOT country = 'France'` would leave out who has no country.
 * @param model Prisma's, such as `OrderItem`
 */
export function settled(model: string, condition: Condition): Condition {
  return all(
    parts(condition).map(([name, operand]) => {
      if (name === 'AND') return all(listOf(operand).map((nested) => settled(model, nested)))
      if (name === 'OR')
        return any(
          model,
          listOf(operand).map((nested) => settled(model, nested)),
        )
      if (name === 'NOT') return all(listOf(operand).map((nested) => opposite(model, nested)))
      const field = fieldOf(model, name)
      if (field.kind !== 'object') return column(model, field, operand)
      if (operand === null) return { [name]: null }
      if (!field.isList) return related(field, settled(field.type, operand as Condition))
      return all(quantified(field, operand as Condition))
    }),
  )
}

/** A filter of exactly the rows that another leaves out. */
function opposite(model: string, condition: Condition): Condition {
  return any(
    model,
    parts(condition).map(([name, operand]) => {
      if (name === 'AND')
        return any(
          model,
          listOf(operand).map((nested) => opposite(model, nested)),
        )
      if (name === 'OR') return all(listOf(operand).map((nested) => opposite(model, nested)))
      if (name === 'NOT')
        return any(
          model,
          listOf(operand).map((nested) => settled(model, nested)),
        )
      const field = fieldOf(model, name)
      if (field.kind !== 'object') return oppositeColumn(model, field, operand)
      if (operand === null) return { [name]: { isNot: null } }
      if (field.isList)
        return any(model, quantified(field, operand as Condition).map(otherQuantifier))
      const within = related(field, opposite(field.type, operand as Condition))
      return field.isRequired ? within : any(model, [within, absent(field)])
    }),
  )
}

/** Prisma will not be asked whether what is never null is. */
function column(model: string, { name, isRequired }: Definition, operand: unknown): Condition {
  if (isRequired && operand === null) return never(model)
  return isRequired && isNotNull(operand) ? {} : { [name]: operand }
}

/** Prisma forgets an empty OR within an AND. */
const never = (model: string): Condition => ({ [requiredColumn(model)]: { in: [] } })

function oppositeColumn(
  model: string,
  { name, isRequired, isList }: Definition,
  operand: unknown,
): Condition {
  if (operand === null) return isRequired ? {} : { [name]: { not: null } }
  if (isNotNull(operand)) return isRequired ? never(model) : { [name]: null }
  const not = { NOT: [{ [name]: operand }] }
  return isRequired || isList ? not : any(model, [not, { [name]: null }])
}

const isNotNull = (operand: unknown) =>
  typeof operand === 'object' && operand !== null && 'not' in operand && operand.not === null

/** A condition on the record that belongs to a row, which there must be. */
function related(field: Definition, condition: Condition): Condition {
  if (Object.keys(condition).length > 0) return { [field.name]: condition }
  // An empty one Prisma forgets.
  if (field.isRequired) return {}
  const [own] = field.relationFromFields ?? []
  return own ? { [own]: { not: null } } : { [field.name]: { isNot: null } }
}

/** The relation of a record that has none: the key that is not set, or nothing at the other end. */
function absent({ name, relationFromFields }: Definition): Condition {
  return { [relationFromFields?.[0] ?? name]: null }
}

/** Conditions on many records in terms of `some` and `none` alone. */
function quantified({ name, type }: Definition, operand: Condition): Condition[] {
  return parts(operand).map(([quantifier, nested]) => {
    if (quantifier === 'every') return { [name]: { none: opposite(type, nested as Condition) } }
    return { [name]: { [quantifier]: settled(type, nested as Condition) } }
  })
}

function otherQuantifier(condition: Condition): Condition {
  const [[name, operand]] = Object.entries(condition) as [[string, Condition]]
  return { [name]: 'some' in operand ? { none: operand.some } : { some: operand.none } }
}

const parts = (condition: Condition) =>
  Object.entries(condition).filter(([, operand]) => operand !== undefined)

const listOf = (operand: unknown) => (Array.isArray(operand) ? operand : [operand]) as Condition[]

function all(conditions: Condition[]): Condition {
  const real = conditions.filter((condition) => Object.keys(condition).length > 0)
  return real.length === 1 ? real[0]! : real.length === 0 ? {} : { AND: real }
}

function any(model: string, conditions: Condition[]): Condition {
  if (conditions.length === 0) return never(model)
  if (conditions.some((condition) => Object.keys(condition).length === 0)) return {}
  return conditions.length === 1 ? conditions[0]! : { OR: conditions }
}
