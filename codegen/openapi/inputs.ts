/** Request bodies and parameters of routes, derived from the GraphQL inputs and their rules. */
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { z } from 'zod'
import type { BodyField, Inputs, InputTarget } from '../../rest/engine/input.js'
import type { BodyFields, Route } from '../../rest/engine/route.js'
import { rulesOf } from '../../src/compiler/pothos.js'
import { acceptedTypes, filesAtOnce } from '../../src/files/type.js'
import { formatMoney } from '../../src/values/money.js'
import { inputDescription } from './input-descriptions.js'
import { type Json, nullableSchema, type Schemas } from './json-schema.js'

export class RouteInputs {
  readonly #schemas: Schemas

  constructor(schemas: Schemas) {
    this.#schemas = schemas
  }

  /** Returns the request body of a route. */
  body(route: Route, inputs: Inputs): Json {
    const name = inputNameOf(route.operation)
    if (!route.files) {
      const schema = this.#fields(route.body!, inputs.body!, name)
      const reference = this.#schemas.add(name, { ...schema, description: bodyOf(route) }, route.id)
      const required = 'required' in schema
      return { required, content: { 'application/json': { schema: reference } } }
    }
    const { properties, ...others } = this.#fields(route.body ?? {}, inputs.body ?? new Map(), name)
    const { field } = route.files
    const form = {
      ...others,
      description: bodyOf(route),
      required: [field],
      properties: {
        [field]: { ...files, description: inputs.files && inputDescription(inputs.files) },
        ...(properties as Json),
      },
    }
    const reference = this.#schemas.add(name, form, route.id)
    return { required: true, content: { 'multipart/form-data': { schema: reference } } }
  }

  /** Returns the schema of a parameter. */
  parameter(target: InputTarget): Json {
    const { description: _, ...schema } = this.#input(target, false)
    return schema
  }

  #fields(body: BodyFields, fields: NonNullable<Inputs['body']>, name: string): Json {
    const properties: Json = {}
    const required: string[] = []
    for (const [key, field] of fields) {
      const { schema, isRequired } = this.#field(body[key]!, field, name, key)
      properties[key] = schema
      if (isRequired) required.push(key)
    }
    return {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    }
  }

  #field(to: BodyFields[string], field: BodyField, name: string, key: string) {
    const inner = `${name.replace(/Input$/, '')}${pascal(key.replace(/s$/, ''))}Input`
    if (typeof to === 'object' && 'fields' in to) {
      const schema = this.#fields(to.fields, field.fields!, inner)
      const description = `Fields of \`${key}\`.`
      const reference = this.#schemas.add(inner, { ...schema, description }, inner)
      return { schema: reference, isRequired: 'required' in schema }
    }
    const target = field.target!
    const isRequired = (isNonNullType(target.type) && !hasDefault(target)) || field.present
    const schema = this.#input(target, takesNull(target))
    if (typeof to === 'string' || !to.each) return { schema, isRequired }
    const item = this.#fields(to.each, field.each!, inner)
    const description = `Item of \`${key}\`.`
    const items = this.#schemas.add(inner, { ...item, description }, inner)
    return { schema: { ...schema, items }, isRequired }
  }

  /** Returns the JSON Schema of an input, from its type and its rules. */
  #input(target: InputTarget, nulls: boolean): Json {
    const { type, rules, field } = target
    const description = inputDescription(target)
    let schema = this.#inputType(type, nulls, field?.extensions.jsonSchema)
    for (const rule of rules) schema = mergeRule(schema, constraints(rule))
    return { ...schema, ...defaultOf(target), ...(description && { description }) }
  }

  #inputType(type: GraphQLInputType, nulls: boolean, own?: Json): Json {
    if (isNonNullType(type)) return this.#inputType(type.ofType as GraphQLInputType, false, own)
    if (isListType(type)) {
      const items = this.#inputType(type.ofType as GraphQLInputType, false, own)
      return nullableSchema({ type: 'array', items }, nulls)
    }
    if (isInputObjectType(type)) return nullableSchema({ type: 'object' }, nulls)
    return this.#schemas.leaf(type as GraphQLOutputType, nulls, own)
  }
}

// `anyOf` is for generators: openapi-typescript maps a plain string of this format to string, which
// is not a file. With `anyOf`, hey-api uses unknown instead of File; no schema suits both.
const files = {
  type: 'array',
  minItems: 1,
  maxItems: filesAtOnce,
  items: {
    type: 'string',
    format: 'binary',
    anyOf: acceptedTypes().map((contentMediaType) => ({ contentMediaType })),
  },
}

const bodyOf = ({ id }: Route) => `Request body of \`${id}\`.`

/** Returns the type of an operation's `$input`, which the body is mapped to. */
function inputNameOf(operation: string): string {
  const [, name] = /\$input: (\w+)!/.exec(operation) ?? []
  if (!name) throw new Error(`A route with a body has no $input: ${operation}`)
  return name
}

/** Converts `line_item` to `LineItem`. */
export const pascal = (name: string) =>
  name
    .split(/\W+|_/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')

/**
 * Returns whether an input may be null: neither its type, nor its rules, nor those of the enclosing
 * object reject it.
 */
function takesNull({ type, rules, path, parent }: InputTarget): boolean {
  if (isNonNullType(type) || rules.some((rule) => !rule.safeParse(null).success)) return false
  const name = path.at(-1)!
  const object = parent && getNamedType(parent.type)
  const ofObject = isInputObjectType(object) ? rulesOf(object) : []
  return !ofObject.some((rule) =>
    rule.safeParse({ [name]: null }).error?.issues.some((issue) => issue.path[0] === name),
  )
}

const hasDefault = ({ field }: InputTarget) => field?.defaultValue !== undefined

function defaultOf({ field }: InputTarget): Json {
  const defaultValue = field?.defaultValue ?? null
  if (defaultValue === null) return {}
  return { default: typeof defaultValue === 'bigint' ? formatMoney(defaultValue) : defaultValue }
}

const keywords = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'enum',
]

/** Converts a rule to JSON Schema, as far as it can be expressed. */
function constraints(rule: z.ZodType): Json {
  if (rule instanceof z.ZodNullable || rule instanceof z.ZodOptional)
    return constraints(rule.unwrap() as z.ZodType)
  const schema = z.toJSONSchema(rule, { unrepresentable: 'any', io: 'input' }) as Json
  return {
    ...keywordsOf(schema),
    ...(schema.items ? { items: keywordsOf(schema.items as Json) } : {}),
  }
}

const keywordsOf = (schema: Json) =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => keywords.includes(key))
      .map(([key, value]) => [key, key === 'pattern' ? portable(String(value)) : value]),
  )

/** Replaces Unicode classes in a pattern, for validators that do not support them. */
const portable = (pattern: string) =>
  pattern.replaceAll('\\P{Cc}', '[^\\u0000-\\u001f\\u007f-\\u009f]')

/** Adds the keywords of a rule to a schema. References keep their own. */
function mergeRule(schema: Json, { items, ...own }: Json): Json {
  if ('$ref' in schema || 'anyOf' in schema) return schema
  const inner =
    schema.items && items ? { items: mergeRule(schema.items as Json, items as Json) } : {}
  return { ...schema, ...own, ...inner }
}
