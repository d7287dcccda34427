/**
 * Plans how PostgreSQL writes the records of a response as JSON, when an operation is compiled.
 *
 * The layout lists the response keys in order. Each has a column, an SQL expression, a relation, or a gap that code
 * fills later.
 *
 *     { total profile { name } }
 *     [{ key: 'total', column: 'total', json: … }, { key: 'profile', relation: 'profile#profile', keys: [{ key: 'name', … }] }]
 */
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { requireModelField } from '../query/model.js'
import { type ScalarFormat, scalarFormat } from '../query/scalars.js'
import { totalSuffix } from '../query/select.js'
import type { Keys, ResponseKey } from '../query/text.js'
import type { AnswerLayout, CompiledField } from './complete.js'
import type { Context } from './context.js'
import { exposedProperty, modelOfType, resolvedBy } from './pothos.js'
import { firstRelation, readName, recordsAsked } from './selection.js'
import type { OperationSource, SelectedField } from './source.js'
import { compileLeafValue } from './value.js'

/** Thrown within this file if records must be read as rows and completed by code. */
class NeedsRows extends Error {}

/** PostgreSQL truncates longer identifiers. */
const maxNameBytes = 63

/**
 * Returns the layout of a field's records, or undefined if they must be completed by code. This is the case for
 * fields with arguments, for cursors, and for lists that are selected twice.
 * @param compiled returns the compiled field of a node
 */
export function compileLayout(
  source: OperationSource,
  type: GraphQLOutputType,
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  compiled: (node: FieldNode) => CompiledField | undefined,
): AnswerLayout | undefined {
  const namedType = getNamedType(type)
  if (!isObjectType(namedType)) return undefined
  const selection = recordsAsked(source, type, nodes)
  if (!selection || (selection.type !== namedType && isTwice(source.select(namedType, nodes))))
    return undefined
  const writer = new LayoutWriter(source, compiled)
  try {
    const keys = writer.keys(selection.type, source.select(selection.type, selection.nodes), true)
    return { keys, gaps: writer.gaps, hasLists: writer.hasLists }
  } catch (error) {
    if (error instanceof NeedsRows) return undefined
    throw error
  }
}

/** Whether `nodes` is selected under several response keys, each with fields of its own. */
const isTwice = (fields: readonly SelectedField[]) =>
  fields.filter(({ nodes: [node] }) => node!.name.value === 'nodes').length > 1

function needsRows(): never {
  throw new NeedsRows()
}

/** Builds the keys of a layout. @throws NeedsRows */
class LayoutWriter {
  readonly gaps: CompiledField[] = []
  hasLists = false
  readonly #source: OperationSource
  readonly #compiled: (node: FieldNode) => CompiledField | undefined

  constructor(source: OperationSource, compiled: (node: FieldNode) => CompiledField | undefined) {
    this.#source = source
    this.#compiled = compiled
  }

  /** @param model of the record; required if the type is an object of columns and has no model */
  keys(
    type: GraphQLObjectType,
    fields: readonly SelectedField[],
    isOutermost: boolean,
    model: string = modelOfType(type)!,
  ): Keys {
    return fields.flatMap(({ key, nodes, spreads, condition }): Keys => {
      const { value: name } = nodes[0]!.name
      if (condition || Buffer.byteLength(key) > maxNameBytes) throw new NeedsRows()
      if (name === '__typename') return [{ key, typename: type.name }]
      const field = type.getFields()[name]
      const relationPage = field?.extensions.related
      if (field && relationPage) {
        const page = this.#page(readName(relationPage.relation, key), field, nodes)
        if (!spreads) return [{ key, page }]
        return page.map((part) => ('relation' in part ? part : needsRows()))
      }
      if (!field || field.args.length > 0) throw new NeedsRows()
      return [
        this.#column(model, key, field) ??
          this.#value(model, key, field) ??
          this.#relation(model, key, field, nodes, spreads !== undefined) ??
          this.#gap(key, field, nodes[0]!, isOutermost, spreads !== undefined),
      ]
    })
  }

  /** Plans a page of a relation with its records and their total. Cursors and `pageInfo` need rows. */
  #page(
    relation: string,
    field: GraphQLField<unknown, Context>,
    nodes: readonly FieldNode[],
  ): Keys {
    if (nodes[0]!.arguments?.some(({ name }) => name.value === 'last')) throw new NeedsRows()
    this.hasLists = true
    const connection = getNamedType(field.type) as GraphQLObjectType
    return this.#source.select(connection, nodes).map(({ key, nodes, condition }): ResponseKey => {
      if (condition || Buffer.byteLength(key) > maxNameBytes) throw new NeedsRows()
      const { value: name } = nodes[0]!.name
      if (name === '__typename') return { key, typename: connection.name }
      if (name === 'totalCount') return { key, total: relation + totalSuffix }
      if (name !== 'nodes') throw new NeedsRows()
      const record = getNamedType(connection.getFields().nodes!.type) as GraphQLObjectType
      const keys = this.keys(record, this.#source.select(record, nodes), false)
      return { key, relation, keys }
    })
  }

  #column(
    model: string,
    key: string,
    field: GraphQLField<unknown, Context>,
  ): ResponseKey | undefined {
    const column = exposedProperty(field)
    const leafType = getNamedType(field.type)
    if (!column || !isLeafType(leafType)) return undefined
    const { isRequired, isList, type } = requireModelField(model, column)
    const form = this.#form(leafType, isList, type)
    // A null in a non-null field is an error, which needs the path of the field.
    const isSure = isRequired || isList || !isNonNullType(field.type)
    return form && isSure ? { key, column, ...form } : undefined
  }

  /** Returns how SQL writes a scalar or an enum, or undefined if code must write it. */
  #form(
    leafType: GraphQLLeafType,
    isList: boolean,
    type?: string,
  ): Pick<ScalarFormat, 'json'> | undefined {
    if (isEnumType(leafType) && this.#source.enumsAs === 'values') return {}
    const { columns, json } = scalarFormat(leafType)
    const isWritten = !columns || (type ? columns.includes(type) : columns.length > 0)
    return isWritten && !(json && isList) ? { json } : undefined
  }

  /** Plans a value that exports also write as SQL: of the record or of a related record. */
  #value(
    model: string,
    key: string,
    field: GraphQLField<unknown, Context>,
  ): ResponseKey | undefined {
    const leafType = getNamedType(field.type)
    if (!isLeafType(leafType) || field.extensions.forOperators) return undefined
    const leaf = compileLeafValue(field)
    if (!leaf) return undefined
    const { steps, value } = leaf
    if ('count' in value) return { key, counted: value.count.relation }
    if ('of' in value) {
      const form = this.#form(leafType, isListType(getNullableType(field.type)))
      return form && { key, of: value.of, ...form }
    }
    let isSure = true
    let isMany = false
    const way = steps.reduce((from, { relation }) => {
      const { type, isList, isRequired } = requireModelField(from, relation)
      isMany ||= isList
      isSure &&= isRequired
      return type
    }, model)
    // Exports aggregate the values of many records in SQL. Responses compute them in code.
    if (isMany) return undefined
    const definition = requireModelField(way, value.column)
    const writer = this.#form(leafType, definition.isList, definition.type)
    if (!writer || (isNonNullType(field.type) && !(isSure && definition.isRequired)))
      return undefined
    return steps.reduceRight<ResponseKey>((inner, { relation }) => ({ relation, keys: [inner] }), {
      key,
      column: value.column,
      ...writer,
    })
  }

  #relation(
    model: string,
    key: string,
    field: GraphQLField<unknown, Context>,
    nodes: readonly FieldNode[],
    isSpread: boolean,
  ): ResponseKey | undefined {
    const record = getNamedType(field.type)
    if (!isObjectType(record)) return undefined
    const { through } = field.extensions
    if (through) return this.#through(model, key, through, record, nodes, isSpread)
    if (isOwnColumn(field, record)) {
      if (isSpread) throw new NeedsRows()
      const fields = this.#source.select(record, nodes)
      return { key, own: this.keys(record, fields, false, model) }
    }
    const relation = exposedProperty(field)
    if (!relation) return undefined
    const definition = requireModelField(model, relation)
    const isSure = definition.isList || definition.isRequired
    if (!isSure && (isSpread || isNonNullType(field.type))) throw new NeedsRows()
    if (definition.isList) {
      if (isSpread || !hasSureItems(field.type)) throw new NeedsRows()
      this.hasLists = true
    }
    const keys = this.keys(record, this.#source.select(record, nodes), false)
    const read = { relation: readName(relation, key), keys }
    return isSpread ? read : { key, ...read }
  }

  /** Plans a field with `through`, such as `channels` of a product, which returns the `channel` of each record. */
  #through(
    model: string,
    key: string,
    [first, second]: readonly [string, string],
    record: GraphQLObjectType,
    nodes: readonly FieldNode[],
    isSpread: boolean,
  ): ResponseKey {
    if (isSpread) throw new NeedsRows()
    this.hasLists = true
    const keys = this.keys(record, this.#source.select(record, nodes), false)
    const relation = readName(first, key)
    return requireModelField(model, first).isList
      ? { key, relation, keys: [{ relation: second, keys }] }
      : { relation, keys: [{ key, relation: second, keys }] }
  }

  /** Plans a gap: PostgreSQL writes the columns and relations that the field's resolver needs. */
  #gap(
    key: string,
    field: GraphQLField<unknown, Context>,
    node: FieldNode,
    isOutermost: boolean,
    isSpread: boolean,
  ): ResponseKey {
    const { pothosPrismaSelect: select } = field.extensions
    const compiled = this.#compiled(node)
    const isOwn = exposedProperty(field) !== undefined || resolvedBy(field) !== undefined
    // An error in a nested gap would have to make a part of the finished JSON text null.
    const isPlaced = isOutermost || !this.#source.isPartial
    if (!select || !compiled || !isOwn || !isPlaced || isSpread) throw new NeedsRows()
    const gap = this.gaps.push(compiled) - 1
    const nullWith = isNonNullType(field.type) ? undefined : exposedProperty(field)
    const of =
      typeof select === 'function' ? [readName(firstRelation(select), key)] : Object.keys(select)
    return { key, gap, of, shown: nullWith }
  }
}

/** Whether a field is an object of columns of its record. */
function isOwnColumn(
  { extensions }: GraphQLField<unknown, Context>,
  record: GraphQLObjectType,
): boolean {
  const { exported, pothosPrismaSelect: select } = extensions
  if (!exported || Object.keys(exported).length > 0) return false
  if (!select || typeof select === 'function' || modelOfType(record)) return false
  return Object.values(select).every((selected) => selected === true)
}

function hasSureItems(type: GraphQLOutputType): boolean {
  const list = isNonNullType(type) ? type.ofType : type
  return isListType(list) && isNonNullType(list.ofType)
}
