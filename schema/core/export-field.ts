/**
 * Where fields of the graph lead in an export. Input: a record type and a path, `outlet.name`; output: the steps over
 * relations and the value at their end, as the query engine writes it.
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
import { endOfWay, leafValueOf, wayOf } from '../../src/compiler/value.js'
import type { ExportField, Step, Value } from '../../src/query/export-field.js'
import { and } from './where-condition.js'

type Field = GraphQLField<unknown, unknown>

/** The records of a step by their type: of a model, or rows that SQL makes, whose columns are called as its fields. */
export interface Target {
  type: GraphQLObjectType
  isRows: boolean
}

/** What a field is to an export: a value of the record that steps lead to, or these records. */
type Reading = { steps: Step[] } & ({ value: Value; isOwn: boolean } | { target: Target })

/** Beyond this, a record could have a million values. */
const mostLists = 2

/**
 * The field of a node type by its path.
 * @returns undefined when there is none that can be exported
 * @throws AppError missing_scope, operator_only, read_only_token (a secret)
 */
export function exportField(
  node: GraphQLObjectType,
  name: string,
  session: Session,
): ExportField | undefined {
  const names = name.split('.')
  const steps: Step[] = []
  let at: Target = { type: node, isRows: false }
  let lists = 0
  for (const [index, step] of names.entries()) {
    const field = at.type.getFields()[step]
    const reading = field && readingOf(at, field, session)
    const isLast = index === names.length - 1
    if (!reading || 'value' in reading !== isLast || (isLast && lists > mostLists)) return undefined
    requireShown(field, session)
    steps.push(...reading.steps)
    if ('value' in reading) {
      const { forOperators } = field.extensions
      return {
        name,
        steps,
        value: reading.value,
        // What has a value is a scalar or an enum.
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

/** Refuses a caller who is not shown a field. */
function requireShown(field: Field, session: Session): void {
  requireAccess(session, field.extensions.asks!)
  if (isSecret(field)) requireWriter(session, field.name)
}

const isSecret = ({ extensions }: Field) => extensions.secret !== undefined

export const isList = ({ type }: Field) => isListType(isNonNullType(type) ? type.ofType : type)

/** What a field is to an export; undefined of what cannot be exported. */
function readingOf({ isRows }: Target, field: Field, session: Session): Reading | undefined {
  // What takes arguments has another value for each.
  if (field.args.length > 0) return undefined
  const target = getNamedType(field.type)
  if (isLeafType(target)) {
    return isRows ? { steps: [], value: { column: field.name }, isOwn: true } : leafValueOf(field)
  }
  const steps = isObjectType(target) && stepsOf(field, target, session)
  if (!steps) return undefined
  return { steps, target: { type: target, isRows: steps.some((step) => 'rows' in step) } }
}

function stepsOf(
  { name, extensions }: Field,
  target: GraphQLObjectType,
  session: Session,
): Step[] | undefined {
  const { exported, through, pothosPrismaSelect, pothosPrismaRelationField } = extensions
  const { rows, where } = exported ?? {}
  if (rows) return [{ name, rows: (column) => rows(column, session) }]
  // A value that is made of columns of the record itself.
  if (!modelOfType(target)) return exported && []
  if (!exported && !pothosPrismaRelationField && !through) return undefined
  const { steps } = wayOf(selected(pothosPrismaSelect!))
  if (!where) return steps
  const last = steps.at(-1)!
  return [...steps.slice(0, -1), { ...last, where: and([last.where ?? {}, where(session)]) }]
}

function selected(select: Select | SelectOf): Select {
  if (typeof select !== 'function') return select
  const nested = (query: SelectedRelation | true) => ({
    ...(query === true ? {} : query),
    select: endOfWay,
  })
  return select({}, {}, nested).select!
}

/** A field that the caller may export, or walk over. */
export interface Exportable {
  field: Field
  reading: Reading
  /** Whether it is written when no field is named: a column of the record itself, and no secret. */
  isDefault: boolean
}

/** What of a record the caller may export, in the order of the graph. */
export function exportableOf(at: Target, session: Session): Exportable[] {
  return Object.values(at.type.getFields()).flatMap((field) => {
    const reading = readingOf(at, field, session)
    if (!reading || !isAllowed(() => requireShown(field, session))) return []
    return { field, reading, isDefault: 'value' in reading && reading.isOwn && !isSecret(field) }
  })
}
