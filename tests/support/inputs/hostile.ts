import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'

/** Root field with one hostile value. The value has the right type, so that it reaches the resolver. */
export interface Attempt {
  field: string
  /** Arguments with their types, such as `where: OrderWhere`. */
  args: { name: string; type: string; value: unknown }[]
  selection: string
  /** Path of the value, for the report. */
  at: string
}

const nil = '00000000-0000-0000-0000-000000000000'
const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const forged = [
  ...[{ equals: 1 }, [], 1, 'x', '\0', null].map((v) => ({ v })),
  ...[{ d: 'x' }, { n: '9'.repeat(30) }, null],
]

/** Forged cursors, for the orders that most lists have. */
const cursors = ['createdAt desc', 'name asc', 'id asc'].flatMap((order) =>
  forged.map((typed) => cursor([...order.split(' '), typed, nil])),
)

const texts = [
  '',
  '\0',
  '\ud800',
  '%',
  '\\',
  '__proto__',
  "'; --",
  '9'.repeat(400),
  'a'.repeat(1_900),
]
const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

const hostile: Record<string, unknown[]> = {
  Int: [2147483647, -2147483648, 0, -1, 1],
  Float: [1e308, -1e308, 5e-324, 0, 9007199254740991],
  String: texts,
  ID: [...texts, nil],
  UUID: [nil, 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  Boolean: [true, false],
  DateTime: ['0001-01-01', '9999-12-31T23:59:59.999Z', '1970-01-01T00:00:00+14:00'],
  EndDateTime: ['0001-01-01', '9999-12-31'],
  Money: [0, -1, 0.01, 1e13, -1e13, 90071992547409.91, 1e15, 1e21, 1e300],
  JSON: [null, 0, '\0', [], {}, { equals: 1 }, { __proto__: null }, { '\0': '\ud800' }, deep(60)],
}

/** All arguments of all root fields, and all fields of their inputs, with each hostile value of their type. */
export function attempts(schema: GraphQLSchema, kind: 'query' | 'mutation'): Attempt[] {
  const root = kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!
  // The fields of an input type are tried only at its first occurrence.
  const tried = new Set<string>()
  return Object.values(root.getFields()).flatMap((field) =>
    field.args.flatMap((argument) =>
      variations(argument.type, argument.name, tried).map(({ at, value }) => ({
        field: field.name,
        args: field.args.flatMap(({ name, type, ...rest }) => {
          if (name === argument.name) return { name, type: String(type), value }
          if (!isRequiredArgument({ name, type, ...rest })) return []
          return { name, type: String(type), value: plain(type) }
        }),
        selection: selectionOf(field),
        at: `${field.name}(${at})`,
      })),
    ),
  )
}

interface Variation {
  at: string
  value: unknown
}

function variations(type: GraphQLInputType, at: string, tried: Set<string>): Variation[] {
  if (isNonNullType(type)) return variations(type.ofType, at, tried)
  const named = getNamedType(type)
  if (isListType(type)) {
    const items = variations(type.ofType, `${at}[]`, tried)
    const many = items[0] ? [{ at, value: Array(300).fill(items[0].value) }] : []
    return [{ at, value: [] }, ...many, ...items.map((item) => ({ ...item, value: [item.value] }))]
  }
  if (isEnumType(named)) return named.getValues().map(({ name }) => ({ at, value: name }))
  if (isInputObjectType(named)) {
    if (tried.has(named.name)) return []
    tried.add(named.name)
    const fields = Object.values(named.getFields())
    const required = Object.fromEntries(
      fields.filter(isRequiredInputField).map(({ name, type }) => [name, plain(type)]),
    )
    const single = fields.flatMap((field) =>
      variations(field.type, `${at}.${field.name}`, tried).map((inner) => ({
        at: inner.at,
        value: { ...required, [field.name]: inner.value },
      })),
    )
    return [{ at, value: required }, ...single, ...choices(fields, required, at)]
  }
  if (named.name === 'Upload') return []
  const values = at.endsWith('after') ? cursors : hostile[named.name]
  if (!values) throw new Error(`No hostile values are defined for ${named.name}`)
  return values.map((value) => ({ at, value }))
}

/** All pairs of values of an input's enums, because errors may depend on two fields, as a sum of dates does. */
function choices(
  fields: { name: string; type: GraphQLInputType }[],
  required: object,
  at: string,
): Variation[] {
  const enums = fields.flatMap(({ name, type }) => {
    const named = isNonNullType(type) ? type.ofType : type
    return isEnumType(named) ? [named.getValues().map((value) => ({ [name]: value.name }))] : []
  })
  return enums.flatMap((some, index) =>
    enums
      .slice(index + 1)
      .flatMap((others) => some.flatMap((one) => others.map((other) => ({ ...one, ...other }))))
      .map((value) => ({ at, value: { ...required, ...value } })),
  )
}

/** Valid value, for the other required fields. */
export function plain(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return plain(type.ofType)
  if (isListType(type)) return []
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]!.name
  if (isInputObjectType(named)) {
    return Object.fromEntries(
      Object.values(named.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, plain(field.type)]),
    )
  }
  const values: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Money: 1,
    Boolean: true,
    DateTime: '2026-01-01',
    EndDateTime: '2026-01-01',
    JSON: {},
    UUID: nil,
    ID: nil,
  }
  return values[named.name] ?? 'text'
}

function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = named.getFields()
  if (fields.nodes) return '{ totalCount nodes { __typename } pageInfo { endCursor } }'
  return fields.count ? '{ count }' : '{ __typename }'
}
