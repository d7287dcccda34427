import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { Random } from '../random.js'

export const shapes = [
  'deep',
  'wide',
  'aliased',
  'fragments',
  'aggregate',
  'filtered',
  'merged',
] as const
export type Shape = (typeof shapes)[number]

/** Generates a query of the schema, well-meant or hostile. */
export function randomQuery(schema: GraphQLSchema, shape: Shape, seed: number): string {
  return new Writer(schema, new Random(seed)).write(shape)
}

const anId = '"00000000-0000-7000-8000-000000000000"'
const values: Record<string, string> = {
  UUID: anId,
  ID: anId,
  String: '"a"',
  Int: '3',
  Float: '1.5',
  Money: '10.5',
  Boolean: 'true',
  DateTime: '"2026-11-01"',
  EndDateTime: '"2026-11-01"',
}

class Writer {
  readonly #query: GraphQLObjectType
  readonly #random: Random

  constructor(schema: GraphQLSchema, random: Random) {
    this.#query = schema.getQueryType()!
    this.#random = random
  }

  write(shape: Shape): string {
    if (shape === 'aliased') return this.#aliased()
    if (shape === 'fragments') return this.#fragments()
    if (shape === 'merged') return this.#merged()
    const roots = Object.values(this.#query.getFields()).filter(
      ({ name }) => shape !== 'aggregate' || name.endsWith('Aggregate'),
    )
    const count = shape === 'wide' ? this.#number(3, 12) : this.#number(1, 2)
    const [depth, width] =
      shape === 'deep' ? [this.#number(6, 18), 2] : [3, shape === 'wide' ? 12 : 4]
    const fields = Array.from({ length: count }, (_, index) => {
      const filtered = shape === 'filtered' || shape === 'aggregate' || this.#random.next() < 0.3
      return `r${index}: ${this.#field(this.#pick(roots), depth, width, filtered)}`
    })
    return `{ ${fields.join(' ')} }`
  }

  #aliased(): string {
    const root = this.#pick(Object.values(this.#query.getFields()))
    const field = this.#field(root, this.#number(1, 4), 3, false)
    const count = this.#number(2, 260)
    return `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`
  }

  /** Fragments that spread each other, many times or in a cycle. */
  #fragments(): string {
    const lists = Object.values(this.#query.getFields()).filter(({ type }) =>
      getNamedType(type).name.endsWith('Connection'),
    )
    const list = this.#pick(lists)
    const node = getNamedType(
      (getNamedType(list.type) as GraphQLObjectType).getFields().nodes!.type,
    ) as GraphQLObjectType
    // Queries with few fragments succeed, those with many are refused.
    const count = this.#random.next() < 0.6 ? this.#number(1, 4) : this.#number(5, 30)
    const times = this.#number(1, 3)
    const circle = this.#random.next() < 0.3
    const fragments = Array.from({ length: count }, (_, index) => {
      const next = index + 1 < count ? index + 1 : circle ? 0 : undefined
      const spreads = next === undefined ? '' : `...f${next} `.repeat(times)
      return `fragment f${index} on ${node.name} { ${this.#selection(node, 2, 2)} ${spreads}}`
    })
    return `{ ${list.name}(first: ${this.#number(1, 100)}) { nodes { ...f0 } } } ${fragments.join(' ')}`
  }

  /** Repeated fields, with aliases, in fragments and with directives, which are merged. */
  #merged(): string {
    const roots = Object.values(this.#query.getFields())
    const fields = Array.from({ length: this.#number(1, 3) }, (_, index) => {
      const field = this.#pick(roots)
      const type = getNamedType(field.type)
      const text = this.#field(field, 0, 0, false).replace(/ \{ [^{}]* \}$/, '')
      const times = this.#number(1, 2)
      return isObjectType(type)
        ? `r${index}: ${text} ${this.#mergedSet(type, 4)} `.repeat(times)
        : `r${index}: ${text} `.repeat(times)
    })
    const spread = this.#query.name
    return `query Merged($yes: Boolean! = true, $no: Boolean = false) { ${fields.join(' ')} ...Root } fragment Root on ${spread} { __typename }`
  }

  #mergedSet(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      ({ args }) => !args.some(isRequiredArgument),
    )
    const chosen = Array.from({ length: this.#number(1, 5) }, () => this.#pick(fields)).flatMap(
      (field) => {
        const inner = getNamedType(field.type)
        if (isObjectType(inner) && depth === 0) return []
        const alias = this.#random.next() < 0.3 ? `_${field.name}: ` : ''
        const set = isObjectType(inner) ? ` ${this.#mergedSet(inner, depth - 1)}` : ''
        const text = `${alias}${field.name}${this.#directive()}${set}`
        return this.#random.next() < 0.3
          ? [
              `... ${this.#random.next() < 0.5 ? `on ${type.name}` : ''}${this.#directive()} { ${text} }`,
            ]
          : [text]
      },
    )
    return `{ ${chosen.join(' ')} ${chosen.length === 0 || this.#random.next() < 0.3 ? '__typename' : ''} }`
  }

  #directive(): string {
    if (this.#random.next() < 0.7) return ''
    const values = ['$yes', '$no', 'true', 'false']
    return ` @${this.#pick(['skip', 'include'])}(if: ${this.#pick(values)})`
  }

  #field(
    field: GraphQLField<unknown, unknown>,
    depth: number,
    width: number,
    filtered: boolean,
  ): string {
    const args = field.args
      .filter((arg) => this.#isGiven(arg, filtered))
      .map((arg) => `${arg.name}: ${this.#argument(arg)}`)
    const given = args.length > 0 ? `(${args.join(', ')})` : ''
    const type = getNamedType(field.type)
    const inner = isObjectType(type) ? ` { ${this.#selection(type, depth - 1, width)} }` : ''
    return `${field.name}${given}${inner}`
  }

  #isGiven(argument: GraphQLArgument, filtered: boolean): boolean {
    if (isRequiredArgument(argument) || argument.name === 'first') return true
    return filtered && ['where', 'groupBy', 'includeArchived'].includes(argument.name)
  }

  #argument({ name, type }: GraphQLArgument): string {
    if (name === 'first') return String(this.#number(1, 100))
    if (name === 'limit') return String(this.#number(1, 1000))
    if (name === 'groupBy') return this.#groups(type)
    return this.#value(type, 4)
  }

  #groups(type: GraphQLInputType): string {
    const key = getNamedType(
      (
        getNamedType(type) as unknown as { getFields(): Record<string, { type: GraphQLInputType }> }
      ).getFields().key!.type,
    )
    const names = isEnumType(key) ? key.getValues().map(({ name }) => name) : []
    const isDate = (name: string) => /_AT$|^DATE_|_DATE$/.test(name)
    const chosen = new Set(Array.from({ length: this.#number(0, 3) }, () => this.#pick(names)))
    return `[${[...chosen].map((name) => `{ key: ${name}${isDate(name) ? ', by: MONTH' : ''} }`).join(', ')}]`
  }

  #value(type: GraphQLInputType, depth: number): string {
    if (isNonNullType(type)) return this.#value(type.ofType, depth)
    if (isListType(type)) return `[${this.#value(type.ofType, depth)}]`
    if (isEnumType(type)) return this.#pick(type.getValues()).name
    if (!isInputObjectType(type)) return values[type.name] ?? '"a"'
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 0 || !isInputObjectType(getNamedType(field.type)),
    )
    if (fields.length === 0) return '{}'
    const required = fields.filter((field) => isNonNullType(field.type))
    const chosen = new Set([...required, ...(required.length > 0 ? [] : [this.#pick(fields)])])
    return `{ ${[...chosen].map((field) => `${field.name}: ${this.#value(field.type, depth - 1)}`).join(', ')} }`
  }

  #selection(type: GraphQLObjectType, depth: number, width: number): string {
    const fields = Object.values(type.getFields())
    const plain = fields.filter((field) => !isObjectType(getNamedType(field.type)))
    const nested = fields.filter(
      (field) => isObjectType(getNamedType(field.type)) && field.args.every(isEasy),
    )
    const chosen = Array.from({ length: this.#number(1, width) }, () =>
      depth > 0 && nested.length > 0 && this.#random.next() < 0.7
        ? this.#pick(nested)
        : plain.length > 0
          ? this.#pick(plain)
          : undefined,
    )
    const names = new Set<string>()
    const texts = chosen.flatMap((field) => {
      if (!field || names.has(field.name)) return []
      names.add(field.name)
      return [this.#field(field, depth, width, false)]
    })
    return texts.length > 0 ? texts.join(' ') : '__typename'
  }

  #number(min: number, max: number): number {
    return min + Math.floor(this.#random.next() * (max - min + 1))
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random.next() * from.length)]!
  }
}

const isEasy = (argument: GraphQLArgument) =>
  !isRequiredArgument(argument) || argument.name === 'first'
