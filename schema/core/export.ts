/**
 * Translates an export request, such as `{ fields: ['name'], where, orderBy }`, to an export of the query engine.
 * Reports all issues of the request at once.
 */

import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { requireOperator } from '../../src/access/access.js'
import { requireScope, type Session } from '../../src/access/session.js'
import {
  AppError,
  Issues,
  type RequestIssue,
  validationFailed,
} from '../../src/errors/app-error.js'
import type { IssueCode } from '../../src/errors/issue-codes.js'
import { toIssue, typeAt } from '../../src/graphql/variables.js'
import type { Export } from '../../src/query/export.js'
import type { ExportField, ExportFormat } from '../../src/query/export-field.js'
import { didYouMean } from '../../src/values/suggestion.js'
import { exportField, listExportable } from './export-field.js'
import { exportNameOf, type ListOptions, reportCondition, rootLists } from './list.js'
import { type OrderValue, sortColumn } from './order.js'

/** Arguments of an export: those of the GraphQL list, and the fields to write. */
export interface ExportRequest {
  fields?: string[] | undefined
  where?: unknown
  orderBy?: unknown
  show?: string | undefined
  includeArchived?: boolean | undefined
  /** Whether records of test teams are included. Only for operators. */
  includeTest?: boolean | undefined
  limit?: number | undefined
}

/**
 * Translates the arguments of an export, applying the list's scopes, tenancy, `where` and
 * `orderBy`.
 * @throws AppError not_found (no such list), missing_scope, operator_only, read_only_token (a
 * secret), query_too_expensive (a filter nested too deeply), validation_failed with all issues
 */
export function readExport(
  schema: GraphQLSchema,
  session: Session,
  listName: string,
  format: ExportFormat,
  request: ExportRequest,
): Export {
  const [rootField, list] =
    [...rootLists].find((entry) => exportNameOf(...entry) === listName) ?? []
  if (!rootField || !list) throw unknownList(listName, session)
  if (list.operator) requireOperator(session)
  requireScope(session, list.scope ?? [])

  const issues = new Issues()
  const argument = (name: string, value: unknown) => {
    const field = schema.getQueryType()!.getFields()[rootField]!
    const type = field.args.find((arg) => arg.name === name)?.type
    if (value === undefined || value === null) return undefined
    if (!type) {
      issues.push({ path: [name], code: 'unknown', message: `is not supported by ${listName}` })
      return undefined
    }
    return coerceInput(type, name, value, issues)
  }
  const where = argument('where', request.where) as Record<string, unknown> | undefined
  const show = argument('show', request.show) as string | undefined
  const orderBy = argument('orderBy', request.orderBy) as OrderValue | undefined
  const fields = fieldsOf(schema, list, session, request.fields, issues)
  const { includeArchived, includeTest } = request
  if (issues.length > 0) throw validationFailed(issues)
  return {
    model: list.order.model,
    where: reportCondition(list, { where, show, includeArchived, includeTest }, session),
    fields,
    format,
    orderBy: orderBy ? orderOf(list, orderBy, session) : [],
    ...(request.limit !== undefined && { limit: request.limit }),
  }
}

/** Builds the error for an unknown list. It lists the exportable lists and suggests the closest name. */
function unknownList(name: string, session: Session): AppError {
  const names = exportableLists(session)
    .map((entry) => exportNameOf(...entry))
    .sort()
  const message = `There is no list ${name}${didYouMean(name, names) || '.'} Available lists: ${names.join(', ')}.`
  return new AppError('not_found', message)
}

/** Lists that a caller may export, by root field. */
export function exportableLists(session: Session): [string, ListOptions][] {
  return [...rootLists].filter(([, { operator, scope = [] }]) =>
    session.kind === 'operator'
      ? true
      : !operator && (scope.length === 0 || scope.some((one) => session.scopes.has(one))),
  )
}

function coerceInput(
  type: GraphQLInputType,
  name: string,
  value: unknown,
  issues: RequestIssue[],
): unknown {
  return coerceInputValue(value, type, (path, invalid, error: GraphQLError) => {
    const { message } = error.originalError ?? error
    issues.push(toIssue(typeAt(type, path), [name, ...path], invalid, message))
  })
}

/** PostgreSQL truncates longer column names. */
const maxNameLength = 63

function fieldsOf(
  schema: GraphQLSchema,
  list: ListOptions,
  session: Session,
  names: string[] | undefined,
  issues: RequestIssue[],
): ExportField[] {
  const node = schema.getType(list.node.name) as GraphQLObjectType
  const exportable = listExportable({ type: node, isRows: false }, session)
  if (!names?.length) {
    const defaults = exportable.filter(({ isDefault }) => isDefault)
    return defaults.map(({ field }) => exportField(node, field.name, session)!)
  }
  const fieldNames = exportable.flatMap(({ field, reading }) =>
    'value' in reading ? field.name : [],
  )
  return names.flatMap((name, index) => {
    const refuse = (code: IssueCode, message: string, more: Partial<RequestIssue> = {}) => {
      issues.push({ path: ['fields', index], code, message, ...more })
      return []
    }
    if (names.indexOf(name) < index) return refuse('given_twice', `${name} is listed twice`)
    const field = exportField(node, name, session)
    if (!field) {
      const message = `${name} cannot be exported${didYouMean(name, fieldNames) || ';'} ${node.name} has ${fieldNames.join(', ')}, and those of its relations, such as outlet.name or tags.name`
      return refuse('unknown_field', message, { allowed: fieldNames })
    }
    if (name.length > maxNameLength)
      return refuse('too_long', `${name} is longer than ${maxNameLength} characters`, {
        max: maxNameLength,
        unit: 'characters',
      })
    return field
  })
}

function orderOf(list: ListOptions, { field, direction }: OrderValue, session: Session) {
  return [
    { column: sortColumn(list.order, field, session), direction },
    { column: list.id ?? 'id', direction },
  ]
}
