/** Converts operations of an OpenAPI document to the JSON Schemas of tools, without references. */
import type { JSONObject, JSONValue } from '@modelcontextprotocol/server'

/** OpenAPI document, as `npm run generated` writes it. */
export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, JSONObject>; parameters: Record<string, OpenApiParameter> }
}

interface OpenApiParameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: JSONObject
}

interface Content {
  content?: Record<string, { schema: JSONObject }>
}

export interface OpenApiOperation {
  operationId: string
  summary: string
  description: string
  parameters?: (OpenApiParameter | { $ref: string })[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content>
}

type ObjectSchema = JSONObject & {
  type: 'object'
  properties: Record<string, JSONObject>
  required?: string[]
}

const isObjectSchema = (schema: JSONObject): schema is ObjectSchema => schema.type === 'object'

/** Returns an operation by its ID. @throws Error if the document lacks it */
export function operationOf({ paths }: OpenApi, id: string): OpenApiOperation {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods))
  const found = all.find(({ operationId }) => operationId === id)
  if (!found)
    throw new Error(`The OpenAPI document has no operation ${id}: run \`npm run generated\`.`)
  return found
}

/**
 * Returns the schema of an operation's arguments: path and query parameters and the fields of the
 * body. `filters[price][min]` is an object within `filters`.
 * @throws Error if two arguments have the same name
 */
export function inputSchemaOf(document: OpenApi, operation: OpenApiOperation): ObjectSchema {
  const input: ObjectSchema = { type: 'object', properties: {}, additionalProperties: false }
  for (const given of operation.parameters ?? []) {
    const parameter = '$ref' in given ? document.components.parameters[nameOf(given.$ref)]! : given
    if (parameter.in === 'header') continue
    const path = parameter.name.split(/[[\]]+/).filter(Boolean)
    const { description } = parameter
    const schema = { ...inlined(document, parameter.schema), ...(description && { description }) }
    // Defaults to the team of the token.
    addTo(input, path, schema, parameter.required === true && parameter.name !== 'team_id')
  }
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    const body = inlined(document, schema)
    if (!isObjectSchema(body)) continue
    for (const [name, property] of Object.entries(body.properties)) {
      const isFiles = type === 'multipart/form-data' && name === 'files'
      const required = body.required?.includes(name) ?? false
      addTo(input, [name], isFiles ? filesOf(property) : property, required)
    }
  }
  return input
}

function addTo(input: ObjectSchema, path: string[], schema: JSONObject, isRequired: boolean): void {
  const [name, ...inner] = path as [string, ...string[]]
  const known = input.properties[name]
  if (inner.length === 0) {
    if (known) throw new Error(`Two arguments have the name ${name}.`)
    input.properties[name] = schema
    if (isRequired) input.required = [...(input.required ?? []), name]
    return
  }
  const object = known ?? { type: 'object', properties: {}, additionalProperties: false }
  input.properties[name] = object
  if (isObjectSchema(object)) addTo(object, inner, schema, isRequired)
}

/** Files are content in Base64, with a name. */
function filesOf({ description, minItems, maxItems }: JSONObject): JSONObject {
  return {
    type: 'array',
    description: `${description} Here all together at most ${maxUpload}.`,
    minItems: minItems!,
    maxItems: maxItems!,
    items: {
      type: 'object',
      required: ['name', 'content'],
      properties: {
        name: { type: 'string', description: 'File name with its extension.' },
        content: { type: 'string', contentEncoding: 'base64', description: 'Content in Base64.' },
      },
      additionalProperties: false,
    },
  }
}

/** Size of all files of a call: what fits into a request of 1 MB as Base64. */
const maxUpload = '700 KB'

/**
 * Returns the schema of a tool's result, which is always an object: an array is its only key
 * `records`. Undefined if the response has no JSON body.
 */
export function outputSchemaOf(
  document: OpenApi,
  operation: OpenApiOperation,
): ObjectSchema | undefined {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
  const schema = success?.[1].content?.['application/json']?.schema
  if (!schema) return undefined
  const body = inlined(document, schema)
  if (isObjectSchema(body)) return body
  return { type: 'object', required: ['records'], properties: { records: body } }
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** Returns a schema without references to components and without examples. */
function inlined(document: OpenApi, schema: JSONObject): JSONObject {
  const inner = (value: JSONValue): JSONValue =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? inlined(document, value)
      : value
  const { $ref, example, examples, ...own } = schema
  const from =
    typeof $ref === 'string' ? inlined(document, document.components.schemas[nameOf($ref)]!) : {}
  const result: JSONObject = { ...from }
  for (const [keyword, value] of Object.entries(own)) {
    if (keyword === 'properties')
      result[keyword] = Object.fromEntries(
        Object.entries(value as JSONObject).map(([name, property]) => [name, inner(property)]),
      )
    else result[keyword] = Array.isArray(value) ? value.map(inner) : inner(value)
  }
  return result
}
