/** Exports: what the arguments of one ask of the list it writes. */
import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { requireOperator } from '../../src/access/access.js'
import { requireScope, type Session } from '../../src/access/session.js'
import { type Issue, Issues, notFound, validationFailed } from '../../src/errors/app-error.js'
import type { Export } from '../../src/query/export.js'
import {
  type ExportField,
  exportField,
  type Format,
  ownFields,
} from '../../src/query/export-field.js'
import { delegateOf } from '../../src/query/model.js'
import { type ListOptions, listCondition, lists } from './list.js'
import { type OrderValue, sortColumn } from './order.js'

/** What an export is asked: the arguments of a list of the graph, and the fields to write. */
export interface ExportRequest {
  fields?: string[] | undefined
  where?: unknown
  orderBy?: unknown
  includeArchived?: boolean | undefined
  limit?: number | undefined
}

/**
 * Reads what an export is asked by the rules of the list it exports: scopes, tenancy, `where`, `orderBy`.
 * @throws AppError not_found (no such list), missing_scope, operator_only, validation_failed with every fault
 */
export function readExport(
  schema: GraphQLSchema,
  session: Session,
  listName: string,
  format: Format,
  request: ExportRequest,
): Export {
  const list = lists.get(listName)
  if (!list) throw notFound(`The list ${listName}`)
  if (list.operator) requireOperator(session)
  requireScope(session, list.scope ?? [])

  const issues = new Issues()
  const argument = (name: string, value: unknown) => {
    const field = schema.getQueryType()!.getFields()[listName]!
    const type = field.args.find((arg) => arg.name === name)?.type
    if (value === undefined || value === null) return undefined
    if (!type) {
      issues.push({ path: [name], code: 'unknown', message: `${listName} has none` })
      return undefined
    }
    return coerced(type, name, value, issues)
  }
  const where = argument('where', request.where) as Record<string, unknown> | undefined
  const orderBy = argument('orderBy', request.orderBy) as OrderValue | undefined
  const fields = fieldsOf(schema, list, session, request.fields, issues)
  if (issues.length > 0) throw validationFailed(issues)
  return {
    model: delegateOf(list.order.model),
    where: listCondition(list, { where, includeArchived: request.includeArchived }, session),
    fields,
    format,
    orderBy: orderBy ? orderOf(list, orderBy, session) : [],
    ...(request.limit !== undefined && { limit: request.limit }),
  }
}

function coerced(type: GraphQLInputType, name: string, value: unknown, issues: Issue[]): unknown {
  return coerceInputValue(value, type, (path, _invalid, error: GraphQLError) => {
    const cause = error.originalError ?? error
    issues.push({ path: [name, ...path], code: 'invalid', message: cause.message })
  })
}

function fieldsOf(
  schema: GraphQLSchema,
  list: ListOptions,
  session: Session,
  names: string[] | undefined,
  issues: Issue[],
): ExportField[] {
  const node = schema.getType(list.node.name) as GraphQLObjectType
  const own = ownFields(node, session)
  if (!names?.length) return own
  return names.flatMap((name, index) => {
    if (names.indexOf(name) < index) {
      issues.push({
        path: ['fields', index],
        code: 'given_twice',
        message: `${name} is named twice`,
      })
      return []
    }
    const field = exportField(node, name, session)
    if (field) return field
    const known = own.map((one) => one.name).join(', ')
    issues.push({
      path: ['fields', index],
      code: 'unknown_field',
      message: `${name} cannot be exported; ${node.name} has ${known}, and those of the records it belongs to, such as outlet.name`,
    })
    return []
  })
}

function orderOf(list: ListOptions, { field, direction }: OrderValue, session: Session) {
  return [
    { path: sortColumn(list.order, field, session), direction },
    { path: list.id ?? 'id', direction },
  ]
}
