type Json = Record<string, unknown>

/**
 * Renders the types of an OpenAPI document in the format of openapi-typescript, for openapi-fetch.
 *
 * openapi-typescript itself requires the API of TypeScript 5, and it types files as strings. `npm run
 * test:generators` compares the output of both.
 */
export function restTypes(description: Json): string {
  const { paths, webhooks, components } = description as Record<string, Record<string, Json>>
  const operations: Json[] = []
  const pathLines = (items: Json) =>
    Object.entries(items as Record<string, Json>).flatMap(([path, item]) => {
      const methods = Object.entries(item as Record<string, Json>).map(([method, operation]) => {
        operations.push(operation)
        return `    ${method}: operations[${quoted(operation.operationId)}]`
      })
      const others = verbs.filter((verb) => !(verb in (item as Json)))
      const none = others.map((verb) => `    ${verb}?: never`)
      return [`  ${quoted(path)}: {`, ...methods, ...none, '  }']
    })
  const resolve = (value: Json): Json => {
    if (!value.$ref) return value
    const keys = String(value.$ref).slice(2).split('/')
    return keys.reduce<Json>((at, key) => at[key] as Json, description)
  }
  const pathTypes = pathLines(paths!)
  const webhookTypes = pathLines(webhooks!)
  return `${[
    '// Generated from the OpenAPI document by `npm run generated`.',
    'export interface paths {',
    ...pathTypes,
    '}',
    'export interface webhooks {',
    ...webhookTypes,
    '}',
    'export interface components {',
    '  schemas: {',
    ...Object.entries(components!.schemas as Record<string, Json>).flatMap(([name, schema]) => [
      ...comment(schema.description, 4),
      `    ${name}: ${typeOf(schema, 4)}`,
    ]),
    '  }',
    '}',
    'export interface operations {',
    ...operations.flatMap((operation) => operationLines(operation, resolve)),
    '}',
  ].join('\n')}\n`
}

const verbs = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

type Resolve = (value: Json) => Json

function operationLines(operation: Json, resolve: Resolve): string[] {
  const { operationId, summary, description } = operation
  const body = operation.requestBody as Json | undefined
  const responses = operation.responses as Record<string, Json>
  return [
    ...comment([summary, description].filter(Boolean).join('\n\n'), 2, operation.deprecated),
    `  ${operationId}: {`,
    ...parameterLines(operation, resolve),
    body
      ? `    requestBody${body.required ? '' : '?'}: { content: ${contentOf(body)} }`
      : '    requestBody?: never',
    '    responses: {',
    ...Object.entries(responses).map(([status, response]) => {
      const content = resolve(response).content ? contentOf(resolve(response)) : undefined
      const key = /^\d+$/.test(status) ? status : quoted(status)
      return `      ${key}: { headers: { [name: string]: unknown }; ${content ? `content: ${content}` : 'content?: never'} }`
    }),
    '    }',
    '  }',
  ]
}

function parameterLines({ parameters }: Json, resolve: Resolve): string[] {
  const all = ((parameters ?? []) as Json[]).map(resolve)
  const places = ['query', 'header', 'path'].flatMap((place) => {
    const own = all.filter((parameter) => parameter.in === place)
    if (own.length === 0) return [`      ${place}?: never`]
    const isOptional = own.every(({ required }) => !required)
    return [
      `      ${place}${isOptional ? '?' : ''}: {`,
      ...own.flatMap(({ name, required, description, schema }) => [
        ...comment(description, 8),
        `        ${quoted(name)}${required ? '' : '?'}: ${typeOf(schema as Json, 8)}`,
      ]),
      '      }',
    ]
  })
  return ['    parameters: {', ...places, '      cookie?: never', '    }']
}

function contentOf({ content }: Json): string {
  const types = Object.entries(content as Record<string, Json>).map(
    ([type, { schema }]) => `${quoted(type)}: ${typeOf(schema as Json, 8)}`,
  )
  return `{ ${types.join('; ')} }`
}

function typeOf(schema: Json, indent: number): string {
  if (schema.$ref) return `components['schemas'][${quoted(String(schema.$ref).split('/').at(-1))}]`
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.format === 'binary') return 'Blob'
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices) return choices.map((choice) => typeOf(choice, indent)).join(' | ')
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ')
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  switch (schema.type) {
    case 'array':
      return `(${typeOf((schema.items ?? {}) as Json, indent)})[]`
    case 'object':
      return objectType(schema, indent)
    case 'integer':
      return 'number'
    case undefined:
      return 'unknown'
    default:
      return String(schema.type)
  }
}

function objectType({ properties, required, additionalProperties }: Json, indent: number): string {
  const all = Object.entries((properties ?? {}) as Record<string, Json>)
  if (all.length === 0) {
    if (additionalProperties === false) return 'Record<string, never>'
    const ofValue = isSchema(additionalProperties)
      ? typeOf(additionalProperties, indent)
      : 'unknown'
    return `{ [key: string]: ${ofValue} }`
  }
  const isRequired = new Set(required as string[] | undefined)
  const inner = ' '.repeat(indent + 2)
  const lines = all.flatMap(([name, schema]) => [
    ...comment(schema.description, indent + 2, schema.deprecated),
    `${inner}${name}${isRequired.has(name) ? '' : '?'}: ${typeOf(schema, indent + 2)}`,
  ])
  return ['{', ...lines, `${' '.repeat(indent)}}`].join('\n')
}

/** Returns whether `additionalProperties` has a schema of its values, rather than being absent or a boolean. */
function isSchema(additionalProperties: unknown): additionalProperties is Json {
  return typeof additionalProperties === 'object'
}

function comment(text: unknown, indent: number, isDeprecated?: unknown): string[] {
  if (!text) return []
  const space = ' '.repeat(indent)
  const [first = '', ...more] = `${text}${isDeprecated ? '\n\n@deprecated' : ''}`
    .replaceAll('*/', '*\\/')
    .split('\n')
  if (more.length === 0) return [`${space}/** ${first} */`]
  return [
    `${space}/**`,
    ...[first, ...more].map((line) => `${space} * ${line}`.trimEnd()),
    `${space} */`,
  ]
}

const quoted = (text: unknown) => `'${String(text).replaceAll("'", "\\'")}'`
