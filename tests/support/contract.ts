import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contract } from '../../codegen/openapi/contract.js'
import { openapi } from '../../codegen/openapi/document.js'
import { schema } from '../../schema/index.js'
import { pathFinder } from './path-finder.js'
import { releaseErrors } from './released-contract.js'

type Json = Record<string, unknown>
/** A parameter, or a reference to one. */
type Parameter = { $ref?: string; name: string; in: string; description: string }
type Operation = {
  operationId?: string
  requestBody?: Json
  responses: Record<string, Json>
  parameters?: Parameter[]
}
type RecordSchema = { required: string[]; properties: Record<string, Json> }

/** The generated OpenAPI document. */
export const description = openapi(schema, contract) as Json & {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, RecordSchema> }
}

const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: false })
addFormats.default(ajv)
ajv.addSchema(description, 'contract')

const findPath = pathFinder(description.paths)

const validators = new Map<string, ValidateFunction>()

/** Response of the server. */
export interface Answered {
  status: number
  headers: Record<string, unknown>
  /** Undefined if the body is not JSON. */
  body: unknown
}

/**
 * Validates status, headers, media type and body of a response against the OpenAPI document, and the body against the
 * documents of released versions. Ignores paths that the document does not contain.
 * @throws Error that lists every difference
 */
export function checkContract(method: string, url: string, answer: Answered): void {
  const path = findPath(url)
  const operation = path && description.paths[path]![method.toLowerCase()]
  if (!path || !operation) return
  const errors = [
    ...responseErrors(path, method.toLowerCase(), operation, answer),
    ...releaseErrors(method, url, answer),
  ]
  if (errors.length > 0) {
    throw new Error(
      `${method} ${url} ${answer.status} breaks the contract: ${errors.join('; ')}\n${JSON.stringify(answer.body)?.slice(0, 1000)}`,
    )
  }
}

function responseErrors(
  path: string,
  method: string,
  { responses }: Operation,
  { status, headers, body }: Answered,
): string[] {
  const described = responses[status]
  if (!described) return ['its status is not described']
  const response = dereferenced(described)
  const place = described.$ref
    ? String(described.$ref)
    : `#/paths/${escaped(path)}/${method}/responses/${status}`
  const errors = Object.entries((response.headers ?? {}) as Record<string, Json>).flatMap(
    ([name, header]) => headerErrors(name, header, headers[name.toLowerCase()]),
  )
  const types = (response.content ?? {}) as Record<string, Json>
  const type = String(headers['content-type'] ?? '').split(';')[0]!
  if (Object.keys(types).length === 0) return type ? [...errors, `it has a body: ${type}`] : errors
  if (!types[type] && !types['*/*']) return [...errors, `it is ${type || 'without a type'}`]
  if (types[type] && body !== undefined)
    errors.push(...schemaErrors(`${place}/content/${escaped(type)}/schema`, body))
  return errors
}

function headerErrors(name: string, reference: Json, value: unknown): string[] {
  const header = dereferenced(reference)
  if (value === undefined) return header.required ? [`${name} is missing`] : []
  const isNumber = (header.schema as Json).type === 'integer'
  const given = isNumber ? Number(value) : String(value)
  return schemaErrors(`${reference.$ref}/schema`, given).map((error) => `${name}: ${error}`)
}

/** Validates a value against a schema of the OpenAPI document. Returns the errors. @param pointer JSON pointer */
export function schemaErrors(pointer: string, value: unknown): string[] {
  let validate = validators.get(pointer)
  if (!validate) {
    validate = ajv.compile({ $ref: `contract${pointer}` })
    validators.set(pointer, validate)
  }
  return validate(value) ? [] : [ajv.errorsText(validate.errors)]
}

/** Resolves a reference. */
function dereferenced(value: Json): Json {
  if (!value.$ref) return value
  const keys = String(value.$ref).slice(2).split('/')
  return keys.reduce<Json>((at, key) => at[key] as Json, description)
}

/** Escapes a key for a JSON pointer in a URI. */
export const escaped = (key: string) =>
  key.replaceAll('~', '~0').replaceAll('/', '~1').replace(/[{}*]/g, encodeURIComponent)
