import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { schema } from '../../../schema/index.js'
import type { Api } from '../api.js'

type Row = Record<string, unknown>

/** All rows of a team, by table, in a stable order. */
export async function rowsOf({ db }: Api, team: { id: string }): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {}
  for (const table of await tables(db)) {
    const found = await db.pool.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE team_id = $1 ORDER BY to_jsonb(t)::text`,
      [team.id],
    )
    rows[table] = found.rows.map(({ row }) => row)
  }
  const own = await db.pool.query('SELECT to_jsonb(t) AS row FROM team t WHERE id = $1', [team.id])
  return { ...rows, team: own.rows.map(({ row }) => row) }
}

/** Deletes a team with all its rows, without a trace. */
export async function eraseTeam({ db }: Api, team: { id: string }): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('BEGIN')
    // Disables foreign keys and triggers, so that nothing else changes.
    await client.query(`SET LOCAL session_replication_role = 'replica'`)
    for (const table of await tables(db))
      await client.query(`DELETE FROM "${table}" WHERE team_id = $1`, [team.id])
    await client.query('DELETE FROM team WHERE id = $1', [team.id])
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

async function tables(db: Api['db']): Promise<string[]> {
  const { rows } = await db.pool.query<{ table_name: string }>(
    `SELECT table_name FROM information_schema.columns JOIN information_schema.tables
       USING (table_schema, table_name)
     WHERE table_schema = 'public' AND column_name = 'team_id' AND table_type = 'BASE TABLE'
     ORDER BY table_name`,
  )
  return rows.map(({ table_name }) => table_name)
}

/** Values for conditions of filters. */
export interface Values {
  ids: string[]
  texts: string[]
}

/** Condition of a filter, such as `orderItem.order.referenceNumber`. */
export interface Condition {
  at: string
  /** Last field of the condition, with its input type, such as `OrderWhere.referenceNumber`. */
  field: string
  of(values: Values): object
}

/** All conditions on IDs and texts, of the type and of directly related types. */
export function conditionsOf(where: GraphQLInputObjectType, depth = 1): Condition[] {
  return Object.values(where.getFields()).flatMap(({ name, type }): Condition[] => {
    const of = getNamedType(type)
    if (['AND', 'OR', 'NOT'].includes(name)) return []
    const condition = (of: Condition['of']) => [{ at: name, field: `${where.name}.${name}`, of }]
    if (of.name === 'UUIDFilter') return condition(({ ids }) => ({ [name]: { in: ids } }))
    if (of.name === 'StringFilter') return condition(({ texts }) => ({ [name]: { in: texts } }))
    if (of.name === 'UUIDListFilter') return condition(({ ids }) => ({ [name]: { hasSome: ids } }))
    if (name === 'search') return condition(({ texts }) => ({ [name]: texts[0] }))
    if (!isInputObjectType(of) || depth === 0) return []
    const some = of.getFields().some
    const inner = some ? getNamedType(some.type) : of
    if (!isInputObjectType(inner) || !inner.name.endsWith('Where')) return []
    return conditionsOf(inner, depth - 1).map((condition) => ({
      at: `${name}.${condition.at}`,
      field: condition.field,
      of: (values) => {
        const within = condition.of(values)
        return { [name]: some ? { some: within } : within }
      },
    }))
  })
}

/**
 * Selection of all fields of a root field's result, and of directly related records.
 *
 * @param without excluded fields, such as `User.referralCode`
 */
export function everythingOf(
  field: GraphQLField<unknown, unknown>,
  without: ReadonlySet<string>,
): string {
  const select = (of: GraphQLObjectType, depth: number): string => {
    const parts = Object.values(of.getFields()).flatMap(({ name, type, args }) => {
      const isLeftOut = without.has(`${of.name}.${name}`) || ['edges', 'keys'].includes(name)
      if (isLeftOut || args.length > 0) return []
      const within = getNamedType(type)
      if (isLeafType(within)) return [name]
      const inner = isObjectType(within) && depth > 0 ? select(within, depth - 1) : ''
      return inner ? [`${name} ${inner}`] : []
    })
    return parts.length > 0 ? `{ ${parts.join(' ')} }` : ''
  }
  const type = getNamedType(field.type)
  return isObjectType(type) ? select(type, 2) : ''
}

/** Field at the path of an error, such as `User.referralCode`. */
export function fieldAt(path: readonly unknown[]): string {
  let type = schema.getQueryType()!
  let name = ''
  for (const step of path.filter((one): one is string => typeof one === 'string')) {
    if (name) type = getNamedType(type.getFields()[name]!.type) as GraphQLObjectType
    name = step
  }
  return `${type.name}.${name}`
}
