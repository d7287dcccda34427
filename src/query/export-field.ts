import {
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { type Asks, requireAccess } from '../access/access.js'
import type { SecretExtensions } from '../access/session.js'
import { requireWriter, type Session } from '../access/session.js'
import { AppError } from '../errors/app-error.js'
import { guardSql } from '../values/csv-formula.js'

/** A field of the graph that an export can write: a column, of the record itself or of one it belongs to. */
export interface ExportField {
  /** As the client names it, such as `outlet.name`. */
  name: string
  /** As Prisma names it. */
  path: string
  type: GraphQLLeafType
  isList: boolean
  /** The caller is shown that there is such a field, but never a value. */
  isHidden: boolean
}

interface Extensions extends SecretExtensions {
  pothosExposedField?: string
  /** The column of a field that has values for operators only. */
  operatorColumn?: string
  pothosPrismaRelationField?: { name: string }
  pothosOptions?: { query?: unknown }
  asks?: Asks
}

/**
 * The field of a node type by its path over records to one.
 * @returns undefined when there is none that a column stands for
 * @throws AppError missing_scope, operator_only, read_only_token (a secret)
 */
export function exportField(
  node: GraphQLObjectType,
  name: string,
  session: Session,
): ExportField | undefined {
  const names = name.split('.')
  const path: string[] = []
  let type = node
  for (const [index, step] of names.entries()) {
    const field = type.getFields()[step]
    const isLast = index === names.length - 1
    const column = field && columnOf(field, isLast)
    if (!column) return undefined
    requireAccess(session, (field.extensions as Extensions).asks!)
    if (isSecret(field)) requireWriter(session, name)
    path.push(column)
    const named = getNamedType(field.type)
    if (isLast) {
      if (!isLeafType(named)) return undefined
      const { operatorColumn } = field.extensions as Extensions
      const isHidden = operatorColumn !== undefined && session.kind !== 'operator'
      return { name, path: path.join('.'), type: named, isList: isList(field), isHidden }
    }
    if (!isObjectType(named) || isList(field)) return undefined
    type = named
  }
  return undefined
}

/** The columns of a node type that the caller may see, as an export writes them when none is named. */
export function ownFields(node: GraphQLObjectType, session: Session): ExportField[] {
  return Object.entries(node.getFields()).flatMap(([name, field]) => {
    if (isSecret(field)) return []
    try {
      return exportField(node, name, session) ?? []
    } catch (error) {
      if (error instanceof AppError) return []
      throw error
    }
  })
}

function isSecret({ extensions }: GraphQLField<unknown, unknown>): boolean {
  return (extensions as Extensions).secret !== undefined
}

function columnOf(
  { extensions, args }: GraphQLField<unknown, unknown>,
  isLast: boolean,
): string | undefined {
  const { pothosExposedField, operatorColumn, pothosPrismaRelationField, pothosOptions } =
    extensions as Extensions
  // A relation with a filter is not the one of the column.
  if (args.length > 0) return undefined
  if (isLast) return pothosExposedField ?? operatorColumn
  return pothosOptions?.query ? undefined : pothosPrismaRelationField?.name
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

export type Format = 'csv' | 'jsonl'

/** A column's SQL as the graph writes its value, in one cell of CSV or as JSON. */
export function written(field: ExportField, column: string, format: Format): string {
  const { type, isList, isHidden } = field
  if (isHidden) return 'NULL'
  if (isList) return format === 'csv' ? `to_json(${column})::text` : column
  if (isEnumType(type)) return enumName(column, type.getValues())
  switch (type.name) {
    case 'Money':
      return `trim_scale(${column} * 0.01)`
    case 'DateTime':
      // The connection's time zone is UTC.
      return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    case 'JSON':
      return format === 'csv' ? `${column}::text` : column
    case 'String':
    case 'ID':
      return format === 'csv' ? guardSql(column) : column
    default:
      return column
  }
}

function enumName(column: string, values: readonly { name: string; value: unknown }[]): string {
  const renamed = values.filter(({ name, value }) => name !== value)
  if (renamed.length === 0) return `${column}::text`
  const cases = renamed.map(({ name, value }) => `WHEN '${value}' THEN '${name}'`)
  return `CASE ${column}::text ${cases.join(' ')} ELSE ${column}::text END`
}
