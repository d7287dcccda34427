/** The records of an answer as the database writes them, worked out when an operation is compiled. */
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { type Definition, fieldOf } from '../query/model.js'
import type { Key, Keys } from '../query/text.js'
import type { Context } from './context.js'
import type { AnswerLayout, Field } from './record.js'
import { listed, propertyOf, resolvedBy } from './selection.js'
import type { Selected, Source } from './source.js'

/** Thrown for what is made from rows. */
class NeedsRows extends Error {}

/** PostgreSQL cuts longer names off. */
const longestName = 63

/**
 * How the records of a field are written by the database; undefined where they are made from rows: when a key comes of
 * a field with arguments, and when a list is asked for its cursors.
 * @param compiled the field that was compiled for a node
 */
export function layoutOf(
  source: Source,
  type: GraphQLOutputType,
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  compiled: (node: FieldNode) => Field | undefined,
): AnswerLayout | undefined {
  const named = getNamedType(type)
  if (!isObjectType(named)) return undefined
  const asked = modelOf(named) ? { type: named, nodes } : listed(source, named, nodes)
  if (!asked) return undefined
  const writer = new Writer(source, compiled)
  try {
    const keys = writer.keys(asked.type, source.select(asked.type, asked.nodes), true)
    return { keys, gaps: writer.gaps, hasLists: writer.hasLists }
  } catch (error) {
    if (error instanceof NeedsRows) return undefined
    throw error
  }
}

function modelOf({ extensions }: GraphQLObjectType): string | undefined {
  return extensions.pothosPrismaModel as string | undefined
}

class Writer {
  readonly gaps: Field[] = []
  hasLists = false
  readonly #source: Source
  readonly #compiled: (node: FieldNode) => Field | undefined

  constructor(source: Source, compiled: (node: FieldNode) => Field | undefined) {
    this.#source = source
    this.#compiled = compiled
  }

  keys(type: GraphQLObjectType, fields: readonly Selected[], isOutermost: boolean): Keys {
    return fields.map(({ key, nodes, spreads, condition }) => {
      const field = type.getFields()[nodes[0]!.name.value]
      if (!field || condition || field.args.length > 0 || Buffer.byteLength(key) > longestName)
        throw new NeedsRows()
      return (
        this.#column(type, key, field) ??
        this.#relation(type, key, field, nodes, spreads !== undefined) ??
        this.#gap(key, field, nodes[0]!, isOutermost && !spreads)
      )
    })
  }

  #column(
    type: GraphQLObjectType,
    key: string,
    field: GraphQLField<unknown, Context>,
  ): Key | undefined {
    const column = propertyOf(field)
    if (!column || !isLeafType(getNamedType(field.type))) return undefined
    const definition = fieldOf(modelOf(type)!, column)
    const isOptional = !definition.isRequired && !definition.isList
    const as = writtenAs(definition, getNamedType(field.type))
    // A null where none may be is an error, which is told where it is.
    return as && !(isOptional && isNonNullType(field.type)) ? { key, column, as } : undefined
  }

  #relation(
    type: GraphQLObjectType,
    key: string,
    field: GraphQLField<unknown, Context>,
    nodes: readonly FieldNode[],
    isSpread: boolean,
  ): Key | undefined {
    const record = getNamedType(field.type)
    if (!isObjectType(record)) return undefined
    const { through } = field.extensions as { through?: readonly [list: string, record: string] }
    if (through) return this.#through(key, through, record, nodes, isSpread)
    const relation = propertyOf(field)
    if (!relation) return undefined
    const definition = fieldOf(modelOf(type)!, relation)
    const isSure = definition.isList || definition.isRequired
    if (!isSure && (isSpread || isNonNullType(field.type))) throw new NeedsRows()
    if (definition.isList) {
      if (isSpread || !hasSureItems(field.type)) throw new NeedsRows()
      this.hasLists = true
    }
    const keys = this.keys(record, this.#source.select(record, nodes), false)
    return isSpread ? { relation, keys } : { key, relation, keys }
  }

  /** The records that those of a list lead to, where the field says so: `channels` of a product, each with its `channel`. */
  #through(
    key: string,
    [list, one]: readonly [string, string],
    record: GraphQLObjectType,
    nodes: readonly FieldNode[],
    isSpread: boolean,
  ): Key {
    if (isSpread) throw new NeedsRows()
    this.hasLists = true
    const keys = this.keys(record, this.#source.select(record, nodes), false)
    return { key, relation: list, keys: [{ relation: one, keys }] }
  }

  /** What code makes of columns and relations that the database gives it. */
  #gap(
    key: string,
    field: GraphQLField<unknown, Context>,
    node: FieldNode,
    isOutermost: boolean,
  ): Key {
    const select = field.extensions.pothosPrismaSelect as Record<string, unknown> | undefined
    const compiled = this.#compiled(node)
    const isOwn = propertyOf(field) !== undefined || resolvedBy(field) !== undefined
    // Within a record, an error would have to find its way out of a text.
    if (!select || typeof select === 'function' || !compiled || !isOwn || !isOutermost)
      throw new NeedsRows()
    const gap = this.gaps.push(compiled) - 1
    const shown = isNonNullType(field.type) ? undefined : propertyOf(field)
    return { key, gap, of: Object.keys(select), shown }
  }
}

function hasSureItems(type: GraphQLOutputType): boolean {
  const list = isNonNullType(type) ? type.ofType : type
  return isListType(list) && isNonNullType(list.ofType)
}

const plainTypes: Record<string, readonly string[]> = {
  String: ['String', 'ID', 'UUID'],
  Int: ['Int'],
  Boolean: ['Boolean'],
}

/** How a column is written that a scalar or enum shows; undefined where code writes it. */
function writtenAs({ kind, type, isList }: Definition, shown: GraphQLNamedType) {
  if (kind === 'enum') {
    const isSame = isEnumType(shown) && shown.getValues().every(({ name, value }) => name === value)
    return isSame ? ('plain' as const) : undefined
  }
  if (plainTypes[type]?.includes(shown.name)) return 'plain' as const
  if (isList) return undefined
  if (type === 'DateTime' && shown.name === 'DateTime') return 'moment' as const
  return type === 'BigInt' && shown.name === 'Money' ? ('amount' as const) : undefined
}
