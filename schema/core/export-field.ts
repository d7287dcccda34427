/**
 * Resolves the path of an exported field, such as `outlet.name`, to the relations that lead to the value and the SQL
 * of the value.
 */
import {
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { isAllowed, requireAccess } from '../../src/access/access.js'
import { requireWriter, type Session } from '../../src/access/session.js'
import {
  modelOfType,
  type Select,
  type SelectedRelation,
  type SelectOf,
} from '../../src/compiler/pothos.js'
import { compileLeafValue, endOfWay, followSelect } from '../../src/compiler/value.js'
import type { ExportField, ExportValue, Step } from '../../src/query/export-field.js'
import { and } from './where-condition.js'

type Field = GraphQLField<unknown, unknown>

/**
 * Record type that a step leads to: a model, or rows of an SQL subquery whose columns are named
 * like the type's fields.
 */
export interface ExportTarget {
  type: GraphQLObjectType
  /** Meaning of a field in an export: a value at the end of steps, or the records that the steps lead to. */
  isRows: boolean
}

/**
 * Meaning of a field in an export: the value of a record, reached by steps, or the records that the
 * steps lead to.
 */
type Reading = { steps: Step[] } & (
  | { value: ExportValue; isOwn: boolean }
  | { target: ExportTarget }
)

/**
 * Maximum number of to-many relations in a path. With more, a record could have a million values.
 */
const maxLists = 2

/**
 * Resolves a path to an exportable field of a node type.
 * @returns undefined if the field does not exist or cannot be exported
 * @throws AppError missing_scope, operator_only, read_only_token (a secret)
 */
export function exportField(
  node: GraphQLObjectType,
  name: string,
  session: Session,
): ExportField | undefined {
  const names = name.split('.')
  const steps: Step[] = []
  let at: ExportTarget = { type: node, isRows: false }
  let lists = 0
  for (const [index, step] of names.entries()) {
    const field = at.type.getFields()[step]
    const reading = field && readingOf(at, field, session)
    const isLast = index === names.length - 1
    if (!reading || 'value' in reading !== isLast || (isLast && lists > maxLists)) return undefined
    requireShown(field, session)
    steps.push(...reading.steps)
    if ('value' in reading) {
      const { forOperators } = field.extensions
      return {
        name,
        steps,
        value: reading.value,
        // A field with a value is a scalar or an enum.
        type: getNamedType(field.type) as GraphQLLeafType,
        isList: isList(field),
        isMany: lists > 0,
        ...(forOperators && session.kind !== 'operator' && { constant: forOperators.otherwise }),
      }
    }
    if (isList(field)) lists++
    at = reading.target
  }
  return undefined
}

/** @throws AppError missing_scope, operator_only, read_only_token (a secret) */
function requireShown(field: Field, session: Session): void {
  requireAccess(session, field.extensions.requirement!)
  if (isSecret(field)) requireWriter(session, field.name)
}

const isSecret = ({ extensions }: Field) => extensions.secret !== undefined

export const isList = ({ type }: Field) => isListType(isNonNullType(type) ? type.ofType : type)

/** Returns the meaning of a field in an export, or undefined if the field cannot be exported. */
function readingOf({ isRows }: ExportTarget, field: Field, session: Session): Reading | undefined {
  // A field with arguments has no single value.
  if (field.args.length > 0) return undefined
  const target = getNamedType(field.type)
  if (isLeafType(target)) {
    return isRows
      ? { steps: [], value: { column: field.name }, isOwn: true }
      : compileLeafValue(field)
  }
  const steps = isObjectType(target) && stepsOf(field, target, session)
  if (!steps) return undefined
  return { steps, target: { type: target, isRows: steps.some((step) => 'rows' in step) } }
}

function stepsOf(field: Field, target: GraphQLObjectType, session: Session): Step[] | undefined {
  const { name, extensions } = field
  const { exported, through, pothosPrismaSelect, pothosPrismaRelationField } = extensions
  const { rows, where } = exported ?? {}
  if (rows) return [{ name, rows: (column) => rows(column, session) }]
  // Object that is computed from columns of the record itself.
  if (!modelOfType(target)) return exported && []
  if (!exported && !pothosPrismaRelationField && !through) return undefined
  const { steps } = followSelect(toSelect(pothosPrismaSelect!, session))
  if (!where) return steps
  const last = steps.at(-1)!
  return [...steps.slice(0, -1), { ...last, where: and([last.where ?? {}, where(session)]) }]
}

function toSelect(select: Select | SelectOf, session: Session): Select {
  if (typeof select !== 'function') return select
  const nested = (query: SelectedRelation | true) => ({
    ...(query === true ? {} : query),
    select: endOfWay,
  })
  return select({}, { session }, nested).select!
}

/** Field that the caller may export or traverse. */
export interface Exportable {
  field: Field
  reading: Reading
  /**
   * Whether it is exported when no fields are requested: a column of the record itself that is not
   * secret.
   */
  isDefault: boolean
}

/** Lists the fields and relations of a record that the caller may export, in schema order. */
export function listExportable(at: ExportTarget, session: Session): Exportable[] {
  return Object.values(at.type.getFields()).flatMap((field) => {
    const reading = readingOf(at, field, session)
    if (!reading || !isAllowed(() => requireShown(field, session))) return []
    return { field, reading, isDefault: 'value' in reading && reading.isOwn && !isSecret(field) }
  })
}
