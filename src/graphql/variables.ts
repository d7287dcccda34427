import {
  coerceInputValue,
  type ExecutionArgs,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isInputType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  type ValueNode,
  valueFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { AppError, type Issue, Issues, validationFailed } from '../errors/app-error.js'
import { didYouMean } from '../values/suggestion.js'
import { coded } from './errors.js'
import { fragmentsOf } from './limits.js'

/**
 * The error of variables that are not of their types, with what rules refuse of the same arguments; undefined when they
 * are. Each path begins with the argument, as those of rules do, and GraphQL over HTTP says the status.
 */
export function variableError(
  schema: GraphQLSchema,
  args: ExecutionArgs,
): GraphQLError | undefined {
  try {
    const issues = issuesOf(schema, args)
    return issues.length > 0 ? refusal(validationFailed(issues)) : undefined
  } catch (error) {
    return error instanceof AppError && error.issues ? refusal(error) : coded(error)
  }
}

function refusal({ message, code, issues, status }: AppError): GraphQLError {
  return new GraphQLError(message, { extensions: { code, issues, http: { spec: true, status } } })
}

type Path = Issue['path']
type Values = Record<string, unknown>
type Arguments = GraphQLField<unknown, unknown>['args']

/** What a schema checks arguments with, by the rules that it carries. */
interface Rules {
  checkFields?(args: Arguments, values: Values, path: Path, issues: Issue[]): unknown
}

/** @throws AppError validation_failed with as many as are told at most */
function issuesOf(schema: GraphQLSchema, args: ExecutionArgs): Issue[] {
  const issues = new Issues()
  const given = args.variableValues ?? {}
  const operation = getOperationAST(args.document, args.operationName)
  if (!operation) return issues
  const used = usesOf(schema, operation, args)
  const values: Values = {}
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const type = typeFromAST(schema, node)
    if (!isInputType(type)) continue
    const place = used.places.get(name) ?? [name]
    if (Object.hasOwn(given, name)) {
      values[name] = coerceInputValue(given[name], type, (path, _value, error) => {
        issues.push(issueOf(schema, [...place, ...path], error.message))
      })
    } else if (defaultValue) values[name] = valueFromAST(defaultValue, type)
    else if (isNonNullType(type))
      issues.push({ path: place, code: 'required', message: 'is required' })
  }
  const faulty = issues.map(({ path }) => path)
  if (faulty.length > 0) for (const check of used.checks) issues.push(...check(values, faulty))
  return issues
}

type Check = (values: Values, faulty: readonly Path[]) => Issue[]

/** Where an operation uses its variables, each from the argument down, and the rules of the arguments they are in. */
function usesOf(schema: GraphQLSchema, operation: OperationDefinitionNode, args: ExecutionArgs) {
  const places = new Map<string, Path>()
  const checks: Check[] = []
  const note = (value: ValueNode, path: Path): void => {
    if (value.kind === Kind.VARIABLE && !places.has(value.name.value))
      places.set(value.name.value, path)
    if (value.kind === Kind.LIST)
      value.values.forEach((item, index) => {
        note(item, [...path, index])
      })
    if (value.kind === Kind.OBJECT)
      for (const field of value.fields) note(field.value, [...path, field.name.value])
  }
  const info = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(info, {
    Argument: ({ name, value }) => note(value, [name.value]),
    Field: (node) => {
      const field = info.getFieldDef()
      if (field && node.arguments?.length) checks.push(ruleCheck(schema, field.args, node))
    },
  })
  visit(operation, visitor)
  for (const fragment of fragmentsOf(args.document).values()) visit(fragment, visitor)
  return { places, checks }
}

/** What the rules of a field's arguments refuse, but for what is faulty already and what holds it. */
function ruleCheck(schema: GraphQLSchema, args: Arguments, node: FieldNode): Check {
  const { checkFields }: Rules = schema.extensions
  return (values, faulty) => {
    const given: Values = {}
    for (const { name, value } of node.arguments ?? []) {
      const arg = args.find((one) => one.name === name.value)
      if (arg) given[name.value] = valueFromAST(value, arg.type, values)
    }
    const found = new Issues()
    checkFields?.(args, given, [], found)
    return found.filter(
      ({ path }) => !faulty.some((other) => isWithin(path, other) || isWithin(other, path)),
    )
  }
}

const isWithin = (path: Path, of: Path) => of.every((step, index) => path[index] === step)

/** What graphql-js says of fields is about the object that they are in. */
function issueOf(schema: GraphQLSchema, path: Path, message: string): Issue {
  const missing = /^Field "(\w+)" of required type .* was not provided\.$/.exec(message)
  if (missing) return { path: [...path, missing[1]!], code: 'required', message: 'is required' }
  const unknown = /^Field "(.*)" is not defined by type "(\w+)"/s.exec(message)
  if (unknown) {
    const [, name = '', type = ''] = unknown
    const allowed = Object.keys((schema.getType(type) as GraphQLInputObjectType).getFields())
    const told = `is no field of ${type}${didYouMean(name, allowed)}`
    return { path: [...path, name], code: 'unknown_field', message: told, allowed }
  }
  if (/^Expected non-nullable type .* not to be null\.$/.test(message))
    return { path, code: 'not_null', message: 'must not be null' }
  const [told = message] = message.split(' Did you mean ')
  const type = schema.getType(/"(\w+)" enum\.$/.exec(told)?.[1] ?? '')
  if (!isEnumType(type)) return { path, code: 'invalid_type', message: told }
  const allowed = type.getValues().map(({ name }) => name)
  return { path, code: 'invalid_value', message: told, allowed }
}
