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
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  type ValueNode,
  valueFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { fragmentsOf } from '../compiler/source.js'
import { AppError, type Issue, Issues, validationFailed } from '../errors/app-error.js'
import { didYouMean } from '../values/suggestion.js'
import { coded, refusal } from './errors.js'
import { suggestInput, suggestOperator } from './suggestions.js'

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
    return issues.length > 0 ? refused(validationFailed(issues)) : undefined
  } catch (error) {
    return error instanceof AppError && error.issues ? refused(error) : coded(error)
  }
}

const refused = ({ code, message, issues }: AppError) => refusal(code, message, undefined, issues)

type Path = Issue['path']
type Values = Record<string, unknown>
type Arguments = GraphQLField<unknown, unknown>['args']

/** What a schema checks arguments with, by the rules that it carries. */
interface Rules {
  checkFields?(args: Arguments, values: Values, path: Path, issues: Issue[]): unknown
}

type OnError = NonNullable<Parameters<typeof coerceInputValue>[2]>

/** Ours are told. */
const hideSuggestions = true

/** @throws AppError validation_failed with as many as are told at most */
function issuesOf(schema: GraphQLSchema, args: ExecutionArgs): Issue[] {
  const issues = new Issues()
  const given = args.variableValues ?? {}
  const operation = getOperationAST(args.document, args.operationName)
  if (!operation) return issues
  const used = usesOf(schema, operation, args)
  const refused = new Refused()
  const values: Values = {}
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const type = typeFromAST(schema, node)
    if (!isInputType(type)) continue
    const place = used.places.get(name) ?? [name]
    if (Object.hasOwn(given, name)) {
      const tell: OnError = (path, value, { message }) =>
        issues.push(refused.issue(type, path, [...place, ...path], value, message))
      values[name] = coerceInputValue(given[name], type, tell, hideSuggestions)
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

/** What is told of the values that graphql-js refuses: it names the value, and here it is found out what is wrong with it. */
class Refused {
  /** What is left to be told of objects whose fields are refused: graphql-js refuses the object once for each. */
  readonly #fields = new Map<object, Iterator<Issue>>()

  /**
   * @param type of the variable
   * @param within the path of the value in that of the variable
   */
  issue(
    type: GraphQLInputType,
    within: readonly (string | number)[],
    path: Path,
    value: unknown,
    message: string,
  ): Issue {
    if (value === null || value === undefined)
      return { path, code: 'not_null', message: 'must not be null' }
    const named = typeAt(type, within)
    if (isInputObjectType(named) && typeof value === 'object' && !Array.isArray(value)) {
      const faults = this.#fields.get(value) ?? fieldIssues(named, value as Values, path)
      this.#fields.set(value, faults)
      const next = faults.next()
      if (!next.done) return next.value
    }
    if (!isEnumType(named) || typeof value !== 'string') {
      return { path, code: 'invalid_type', message: `${message}${suggestInput(named, value)}` }
    }
    const allowed = named.getValues().map(({ name }) => name)
    return { path, code: 'invalid_value', message, allowed }
  }
}

/** The type of the value at a path within an input of a type. */
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

/** The fields that an object lacks, then those that its type has not: the sequence of graphql-js. */
function* fieldIssues(type: GraphQLInputObjectType, value: Values, path: Path): Iterator<Issue> {
  const fields = type.getFields()
  for (const field of Object.values(fields)) {
    if (value[field.name] === undefined && isRequiredInputField(field))
      yield { path: [...path, field.name], code: 'required', message: 'is required' }
  }
  const allowed = Object.keys(fields)
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name)) continue
    const suggestion = didYouMean(name, allowed) || suggestOperator(type, name, value[name])
    const message = `is no field of ${type.name}${suggestion}`
    yield { path: [...path, name], code: 'unknown_field', message, allowed }
  }
}
