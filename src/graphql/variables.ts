import {
  coerceInputValue,
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  isInputType,
  isNonNullType,
  typeFromAST,
} from 'graphql'
import { type Issue, Issues, validationFailed } from '../errors/app-error.js'
import { coded } from './errors.js'

/** The error of variables that are not of their types, with every fault as rules tell theirs; undefined when they are. */
export function variableError(
  schema: GraphQLSchema,
  args: ExecutionArgs,
): GraphQLError | undefined {
  try {
    const issues = issuesOf(schema, args)
    return issues.length > 0 ? coded(validationFailed(issues)) : undefined
  } catch (error) {
    return coded(error)
  }
}

/** @throws AppError validation_failed with as many as are told at most */
function issuesOf(schema: GraphQLSchema, args: ExecutionArgs): Issue[] {
  const issues = new Issues()
  const values = args.variableValues ?? {}
  const operation = getOperationAST(args.document, args.operationName)
  for (const { variable, type: node, defaultValue } of operation?.variableDefinitions ?? []) {
    const name = variable.name.value
    const type = typeFromAST(schema, node)
    if (!isInputType(type)) continue
    if (Object.hasOwn(values, name)) {
      coerceInputValue(values[name], type, (path, _value, error) => {
        issues.push(issueOf([name, ...path], error.message))
      })
    } else if (isNonNullType(type) && !defaultValue) {
      issues.push({ path: [name], code: 'required', message: 'is required' })
    }
  }
  return issues
}

/** What graphql-js says of fields is about the object that they are in. */
function issueOf(path: Issue['path'], message: string): Issue {
  const missing = /^Field "(\w+)" of required type .* was not provided\.$/.exec(message)
  if (missing) return { path: [...path, missing[1]!], code: 'required', message: 'is required' }
  const unknown = /^Field "(.*)" is not defined by type "(\w+)"/s.exec(message)
  if (unknown)
    return {
      path: [...path, unknown[1]!],
      code: 'unknown_field',
      message: `is no field of ${unknown[2]}`,
    }
  if (/^Expected non-nullable type .* not to be null\.$/.test(message))
    return { path, code: 'not_null', message: 'must not be null' }
  const [told = message] = message.split(' Did you mean ')
  return { path, code: told.endsWith('" enum.') ? 'invalid_value' : 'invalid_type', message: told }
}
