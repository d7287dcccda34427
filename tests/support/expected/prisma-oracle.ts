import type { PrismaClient } from '../../../prisma/generated/client/client.js'
import { requireModelField } from '../../../src/query/model.js'
import type { Condition, ReadArgs } from '../../../src/query/read.js'
import type { RecordRow } from '../../../src/query/select.js'
import { keyOf } from '../inputs/arbitrary-read.js'

interface Delegate {
  findMany(query: ReadArgs): Promise<RecordRow[]>
  count(query: { where: Condition }): Promise<number>
}

/**
 * Reads with Prisma. Prisma's NOT, `every` and `isNot` exclude records with unknown (null) conditions. Here they return
 * all records that do not match, for which the matching ones are queried first.
 */
export class Oracle {
  readonly #prisma: PrismaClient

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma
  }

  async findMany(model: string, read: ReadArgs): Promise<RecordRow[]> {
    return this.#delegate(model).findMany(await this.#read(model, read))
  }

  async count(model: string, where: Condition): Promise<number> {
    return this.#delegate(model).count({ where: await this.#where(model, where) })
  }

  #delegate(model: string): Delegate {
    const name = model[0]!.toLowerCase() + model.slice(1)
    return (this.#prisma as unknown as Record<string, Delegate>)[name]!
  }

  async #read(model: string, { where, select, ...read }: ReadArgs): Promise<ReadArgs> {
    return {
      ...read,
      ...(where && { where: await this.#where(model, where) }),
      ...(select && { select: await this.#fields(model, select) }),
      // The client omits this field, because an older release may not have all values.
      ...(!select && model === 'User' && { omit: { unsubscribedKinds: false } }),
    }
  }

  async #fields(model: string, fields: object): Promise<Record<string, unknown>> {
    const read: Record<string, unknown> = {}
    for (const [name, wanted] of Object.entries(fields)) {
      if (wanted === true) read[name] = true
      else if (name === '_count') read[name] = { select: await this.#counts(model, wanted.select) }
      else read[name] = await this.#read(requireModelField(model, name).type, wanted)
    }
    return read
  }

  async #counts(model: string, fields: object): Promise<Record<string, unknown>> {
    const counts: Record<string, unknown> = {}
    for (const [name, wanted] of Object.entries(fields)) {
      const { type } = requireModelField(model, name)
      counts[name] = wanted === true || { where: await this.#where(type, wanted.where ?? {}) }
    }
    return counts
  }

  async #where(model: string, condition: Condition): Promise<Condition> {
    const parts: Condition[] = []
    for (const [name, operand] of Object.entries(condition)) {
      if (name === 'AND' || name === 'OR') {
        const nested = await this.#each(model, operand as Condition[])
        if (nested.length > 0) parts.push({ [name]: nested })
        else if (name === 'OR') parts.push(constant(model, 'in'))
      } else if (name === 'NOT') {
        for (const nested of operand as Condition[]) parts.push(await this.#others(model, nested))
      } else if (requireModelField(model, name).kind === 'object') {
        parts.push(...(await this.#relation(model, name, operand as Condition | null)))
      } else parts.push({ [name]: operand })
    }
    return parts.length > 0 ? { AND: parts } : constant(model, 'notIn')
  }

  #each(model: string, conditions: Condition[]): Promise<Condition[]> {
    return Promise.all(conditions.map((one) => this.#where(model, one)))
  }

  /** Condition for the records that do not match. */
  async #others(model: string, condition: Condition): Promise<Condition> {
    const [key] = keyOf(model) as [string]
    const where = await this.#where(model, condition)
    const found = await this.#delegate(model).findMany({ where, select: { [key]: true } })
    return { [key]: { notIn: found.map((row) => row[key]) } }
  }

  async #relation(model: string, name: string, operand: Condition | null): Promise<Condition[]> {
    const { type, isList, isRequired } = requireModelField(model, name)
    const present = isRequired ? {} : { [name]: { isNot: null } }
    const one = async (condition: Condition | null): Promise<Condition> =>
      condition === null
        ? { [name]: null }
        : { AND: [present, { [name]: { is: await this.#where(type, condition) } }] }
    if (!isList && (operand === null || !('is' in operand || 'isNot' in operand)))
      return [await one(operand)]
    return Promise.all(
      Object.entries(operand!).map(async ([quantifier, nested]) => {
        if (quantifier === 'every')
          return { [name]: { none: await this.#others(type, nested as Condition) } }
        if (quantifier === 'is') return one(nested as Condition | null)
        if (quantifier !== 'isNot')
          return { [name]: { [quantifier]: await this.#where(type, nested as Condition) } }
        if (nested === null) return present
        const other = await one(await this.#others(type, nested as Condition))
        return isRequired ? other : { OR: [{ [name]: null }, other] }
      }),
    )
  }
}

/** Condition that matches no record, or all: Prisma ignores an empty OR, and an empty AND within an OR. */
function constant(model: string, operator: 'in' | 'notIn'): Condition {
  const [name] = keyOf(model) as [string]
  return { [name]: { [operator]: [] } }
}

/** Record with its timestamps as texts, to compare both results. */
export function normal(model: string, row: RecordRow): RecordRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value === null || name === '_count') return [name, value]
      const { kind, type } = requireModelField(model, name)
      if (type === 'DateTime') return [name, new Date(value as string | Date).toISOString()]
      if (kind !== 'object') return [name, value]
      return [
        name,
        Array.isArray(value)
          ? value.map((one) => normal(type, one))
          : normal(type, value as RecordRow),
      ]
    }),
  )
}
