/**
 * Converts errors of variables to issues with paths and suggestions.
 *
 * `{"where": {"status": "PAID"}}` results in an issue at `where.status` that suggests `{"eq":"PAID"}`.
 */

import {
  coerceInputValue,
  type ExecutionArgs,
  type FieldNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  valueFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { fragmentsOf } from '../compiler/source.js'
import { AppError, Issues, type RequestIssue, validationFailed } from '../errors/app-error.js'
import { expectedFor } from '../errors/issue-codes.js'
import { didYouMean } from '../values/suggestion.js'
import { refusal, withCode } from './errors.js'
import { suggestInput, suggestOperator, valuePath } from './suggestions.js'

/**
 * Returns the error for invalid variables, or undefined if they are valid. It includes violations of validation rules
 * by the same arguments. Paths start with the argument. GraphQL over HTTP determines the status.
 */
export function variableError(
  schema: GraphQLSchema,
  args: ExecutionArgs,
): GraphQLError | undefined {
  try {
    const issues = collectIssues(schema, args)
    return issues.length > 0 ? toRefusal(validationFailed(issues)) : undefined
  } catch (error) {
    return error instanceof AppError && error.issues ? toRefusal(error) : withCode(error)
  }
}

const toRefusal = ({ code, message, issues }: AppError) => refusal(code, message, undefined, issues)

type Path = RequestIssue['path']
type Values = Record<string, unknown>
type Arguments = GraphQLField<unknown, unknown>['args']

/** Validation rules in the extensions of a schema. */
interface Rules {
  checkFields?(args: Arguments, values: Values, path: Path, issues: RequestIssue[]): unknown
}

type OnError = NonNullable<Parameters<typeof coerceInputValue>[2]>

/** Replaced by the suggestions of this project. */
const hideSuggestions = true

/** @throws AppError validation_failed as soon as 100 issues are found */
function collectIssues(schema: GraphQLSchema, args: ExecutionArgs): RequestIssue[] {
  const issues = new Issues()
  const variables = args.variableValues ?? {}
  const operation = getOperationAST(args.document, args.operationName)!
  const { places, fields } = usesOf(schema, operation, args)
  const values: Values = {}
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const type = typeFromAST(schema, node)
    if (!isInputType(type)) continue
    const place = places.get(name) ?? [name]
    if (Object.hasOwn(variables, name)) {
      const tell: OnError = (path, value, { message }) =>
        issues.push(toIssue(typeAt(type, path), [...place, ...path], value, message))
      values[name] = coerceInputValue(variables[name], type, tell, hideSuggestions)
    } else if (defaultValue) values[name] = valueFromAST(defaultValue, type)
    else if (isNonNullType(type))
      issues.push({ path: place, code: 'required', message: 'is required' })
  }
  const issuePaths = issues.map(({ path }) => path)
  if (issuePaths.length === 0) return issues
  for (const [args, node] of fields) {
    // Values with an issue, and the objects that contain them, are not checked again.
    const newIssues = ruleIssues(schema, args, node, values).filter(
      ({ path }) => !issuePaths.some((other) => isWithin(path, other) || isWithin(other, path)),
    )
    issues.push(...newIssues)
  }
  return issues
}

/** Returns the first use of each variable, as a path from the argument, and the arguments of all fields. */
function usesOf(schema: GraphQLSchema, operation: OperationDefinitionNode, args: ExecutionArgs) {
  const places = new Map<string, Path>()
  const fields: [Arguments, FieldNode][] = []
  const info = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(info, {
    VariableDefinition: () => false,
    Variable({ name }, _key, parent, path, ancestors) {
      if (!places.has(name.value)) places.set(name.value, valuePath(parent, path, ancestors))
    },
    Field(node) {
      const field = info.getFieldDef()
      if (field && node.arguments?.length) fields.push([field.args, node])
    },
  })
  visit(operation, visitor)
  for (const fragment of fragmentsOf(args.document).values()) visit(fragment, visitor)
  return { places, fields }
}

/** Returns the violations of the validation rules of a field's arguments. */
function ruleIssues(
  schema: GraphQLSchema,
  args: Arguments,
  node: FieldNode,
  values: Values,
): RequestIssue[] {
  const { checkFields }: Rules = schema.extensions
  const argumentValues: Values = {}
  for (const { name, value } of node.arguments ?? []) {
    const arg = args.find((candidate) => candidate.name === name.value)
    if (arg) argumentValues[name.value] = valueFromAST(value, arg.type, values)
  }
  const issues = new Issues()
  checkFields?.(args, argumentValues, [], issues)
  return issues
}

const isWithin = (path: Path, of: Path) => of.every((step, index) => path[index] === step)

/**
 * Converts an error of graphql-js to an issue.
 * @param type named type of the value
 * @param message message of graphql-js; for an object it names the invalid field
 */
export function toIssue(
  type: GraphQLNamedType,
  path: Path,
  value: unknown,
  message: string,
): RequestIssue {
  if (value === null || value === undefined)
    return { path, code: 'not_null', message: 'must not be null' }
  if (isEnumType(type)) {
    const allowed = type.getValues().map(({ name }) => name)
    return { path, code: 'invalid_value', message, allowed }
  }
  const [, lacking] = /^Field "(\w+)" of required type /.exec(message) ?? []
  if (lacking) return { path: [...path, lacking], code: 'required', message: 'is required' }
  const [, unknownField] = /^Field "(.*)" is not defined by type /s.exec(message) ?? []
  if (unknownField === undefined || !isInputObjectType(type))
    return {
      path,
      code: 'invalid_type',
      message: `${message}${suggestInput(type, value)}`,
      expected: expectedFor(type.name),
    }
  const allowed = Object.keys(type.getFields())
  const suggestion =
    didYouMean(unknownField, allowed) ||
    suggestOperator(type, unknownField, (value as Values)[unknownField])
  const fieldMessage = `is not a field of ${type.name}${suggestion}`
  return { path: [...path, unknownField], code: 'unknown_field', message: fieldMessage, allowed }
}

/** Returns the named type of the value at a path of an input. */
export function typeAt(
  type: GraphQLInputType,
  path: readonly (string | number)[],
): GraphQLNamedType {
  return path.reduce<GraphQLNamedType>(
    (at, step) => (typeof step === 'number' ? at : getNamedType(fieldsOf(at)[step]!.type)),
    getNamedType(type),
  )
}

const fieldsOf = (type: GraphQLNamedType) => (type as GraphQLInputObjectType).getFields()
