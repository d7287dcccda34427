import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { type BodyField, inputsOf } from '../../../rest/engine/input.js'
import { prepareOperation } from '../../../rest/engine/prepared.js'
import type { Route } from '../../../rest/engine/route.js'
import { schema } from '../../../schema/index.js'
import { isFileKey, newFileKey } from '../../../src/files/key.js'
import { uuidV7 } from '../../../src/values/uuid.js'
import type { Answer, Api } from '../api.js'
import { formOf } from '../files/form.js'
import { least } from '../inputs/sample.js'
import { columnsOf, isOwned, type Named, namedBy } from './tenancy-names.js'

/** Returns one record of a model. */
export type Records = (model: string) => Promise<Record<string, unknown>>

/**
 * Finds one record of each model that is not deleted, of the team if the model has an owner.
 * @param narrow further condition on those of a model
 */
export function recordsOf(
  { prisma }: Api,
  team: { id: string; ownerId: string },
  narrow: (model: string) => object = () => ({}),
): Records {
  const known = new Map<string, Record<string, unknown>>()
  const ids: Record<string, object> = { Team: { id: team.id }, User: { id: team.ownerId } }
  return async (model) => {
    const own = ids[model] ?? (isOwned(model) ? { teamId: team.id, ...narrow(model) } : {})
    const delegate = prisma[(model[0]!.toLowerCase() + model.slice(1)) as 'file']
    const inUse = columnsOf(model).includes('deletedAt') ? { deletedAt: null } : {}
    const found = known.get(model) ?? (await delegate.findFirst({ where: { ...own, ...inUse } }))
    if (!found)
      throw new Error(`Give each team a ${model} in tests/support/fixtures/marketplace.ts.`)
    known.set(model, found)
    return found
  }
}

/** Call with one value that refers to a record of a team. */
export interface Attempt {
  /** Such as `createComment(input.articleId)`. */
  at: string
  names: Named
  /** Whether a response without an error means that a record was changed. */
  changes: boolean
  /** Path of the value in the input. */
  path: string[]
  send(value: unknown): Promise<Answer>
}

/** Argument or field that refers to a record. */
interface Place {
  path: string[]
  names: Named
}

/** Valid values of texts with a format, by name. */
const texts: Record<string, string> = {
  email: 'ada@example.com',
  authorEmail: 'ada@example.com',
  signerEmail: 'ada@example.com',
  url: 'https://hooks.example.com/a',
  fileUrl: 'https://files.example.com/a',
  websiteUrl: 'https://example.com',
  draftSharedDocUrl: 'https://docs.example.com/a',
  status: 'pending-draft',
}

/** Values that one root field needs, by its name and that of the input field. */
const values: Record<string, unknown> = {
  'createApiToken.type': 'FULL_ACCESS',
  'POST /webhook-endpoints.topics': 'order.paid',
}

const scalars: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Money: 1,
  DateTime: '2026-01-01T00:00:00.000Z',
  EndDateTime: '2026-01-01T00:00:00.000Z',
  JSON: {},
}

export class Attempts {
  /** Messages for names that are in no table. */
  readonly unknown: string[] = []
  readonly #api: Api
  readonly #token: string
  readonly #own: Records

  /** @param own records of the caller, for the other references of a call */
  constructor(api: Api, token: string, own: Records) {
    this.#api = api
    this.#token = token
    this.#own = own
  }

  /** All arguments of a root field, and fields of its inputs, that refer to a record. */
  async ofField(
    kind: 'query' | 'mutation',
    field: GraphQLField<unknown, unknown>,
  ): Promise<Attempt[]> {
    const attempts: Attempt[] = []
    for (const { path, names } of this.#namesIn(field)) {
      const needed = field.args.filter((arg) => isRequiredArgument(arg) || arg.name === path[0])
      const types = needed.map(({ name, type }) => `$${name}: ${type}`).join(', ')
      const given = needed.map(({ name }) => `${name}: $${name}`).join(', ')
      const query = `${kind} (${types}) { ${field.name}(${given}) ${least(field.type)} }`
      // The number of ended sessions is 0 for a user whose sessions the caller cannot see.
      const changes = kind === 'mutation' && field.name !== 'endOtherConsoleSessions'
      const at = `${field.name}(${path.join('.')})`
      const send = async (value: unknown) => {
        const variables: Record<string, unknown> = {}
        for (const { name, type } of needed) {
          const rest = name === path[0] ? path.slice(1) : undefined
          variables[name] = await this.#value(field.name, name, type, rest, value)
        }
        return this.#post(query, variables)
      }
      attempts.push({ at, names, changes, path, send })
    }
    return attempts
  }

  /** All parameters and fields of a REST route that refer to a record. */
  async ofRoute(route: Route): Promise<Attempt[]> {
    const operation = prepareOperation(schema, route.operation)
    const { query, body } = inputsOf(route, operation)
    const name = `${route.method} ${route.path}`
    const places = [
      ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => ['path', key!]),
      ...[...query].filter(([, { target }]) => target).map(([key]) => ['query', key]),
      ...leaves(body).map((path) => ['body', ...path]),
    ]
    const attempts: Attempt[] = []
    for (const [where = '', ...path] of places) {
      const last = path.at(-1)!.replace(/^.*\[(\w+)\]$/, '$1')
      const names = this.#namedBy(name, camelCase(last), /_ids?$/.test(last))
      if (!names) continue
      const send = async (value: unknown) => {
        const own = async (key: string) => {
          if (where === 'path' && key === path[0]) return String(value)
          const named = namedBy(name, camelCase(key), true)
          return String((await this.#own(named!.model))[named!.column])
        }
        let url = route.path
        for (const [whole, key] of route.path.matchAll(/\{(\w+)\}/g))
          url = url.replace(whole, await own(key!))
        if (where === 'query') url += `?${path[0]}=${value}`
        const inner = where === 'body' ? path : undefined
        const payload = body && (await this.#body(name, body, inner, value))
        if (!route.files) return this.#api.send(route.method, this.#token, url, payload)
        const fields = Object.entries(payload!).map(([field, text]) => ({ field, value: text }))
        const form = formOf([...(fields as never[]), file])
        return this.#api.send(route.method, this.#token, url, form.payload, form.headers)
      }
      const changes = route.method !== 'GET'
      attempts.push({ at: `${name} (${path.join('.')})`, names, changes, path, send })
    }
    return attempts
  }

  #namesIn(field: GraphQLField<unknown, unknown>): Place[] {
    const walk = (name: string, type: GraphQLInputType, path: string[]): Place[] => {
      const named = getNamedType(type)
      // Filters are tested elsewhere.
      if (/(Where|Having)$/.test(named.name)) return []
      if (isInputObjectType(named))
        return Object.values(named.getFields()).flatMap((inner) =>
          walk(inner.name, inner.type, [...path, inner.name]),
        )
      if (!['UUID', 'ID', 'String'].includes(named.name)) return []
      const names = this.#namedBy(field.name, name, named.name !== 'String')
      if (!names) return []
      // Files can also be referenced by key.
      const others =
        named.name === 'ID' && names.model === 'File' ? [{ ...names, column: 'key' }] : []
      return [names, ...others].map((one) => ({ path, names: one }))
    }
    return field.args.flatMap(({ name, type }) => walk(name, type, [name]))
  }

  #namedBy(root: string, name: string, isId: boolean): Named | undefined {
    const found = namedBy(root, name, isId)
    if (found === undefined)
      this.unknown.push(
        `Add ${name} of ${root} to tests/support/access/tenancy-names.ts: a record's model and column, or null for none.`,
      )
    return found && isOwned(found.model) ? found : undefined
  }

  /** A valid value with only required fields, and the value to try at the end of the path. */
  async #value(
    root: string,
    name: string,
    type: GraphQLInputType,
    path: string[] | undefined,
    tried: unknown,
  ): Promise<unknown> {
    if (isNonNullType(type)) return this.#value(root, name, type.ofType, path, tried)
    if (isListType(type)) return [await this.#value(root, name, type.ofType, path, tried)]
    if (isInputObjectType(type)) {
      const input: Record<string, unknown> = {}
      for (const field of Object.values(type.getFields())) {
        const rest = field.name === path?.[0] ? path.slice(1) : undefined
        if (rest || isRequiredInputField(field))
          input[field.name] = await this.#value(root, field.name, field.type, rest, tried)
      }
      return input
    }
    if (path) return tried
    const given = values[`${root}.${name}`]
    if (given !== undefined) return given
    if (isEnumType(type)) return type.getValues()[0]!.name
    const named = namedBy(root, name, type.name === 'UUID' || type.name === 'ID')
    if (named) return (await this.#own(named.model))[named.column]
    if (type.name === 'Upload') return upload
    return scalars[type.name] ?? texts[name] ?? 'x'
  }

  async #body(
    root: string,
    fields: Map<string, BodyField>,
    path: string[] | undefined,
    tried: unknown,
  ): Promise<Record<string, unknown>> {
    const body: Record<string, unknown> = {}
    for (const [name, { target, present, each, fields: inner }] of fields) {
      const rest = name === path?.[0] ? path.slice(1) : undefined
      const hasDefault = target?.field?.defaultValue !== undefined
      const isNeeded = present || (target && isNonNullType(target.type) && !hasDefault)
      if (inner) body[name] = await this.#body(root, inner, rest, tried)
      else if (each && (rest || isNeeded)) body[name] = [await this.#body(root, each, rest, tried)]
      else if (target && (rest || isNeeded)) {
        const last = camelCase(name)
        body[name] = await this.#value(root, last, target.type, rest, tried)
      }
    }
    return body
  }

  /** Sends an operation, as a form where its variables hold a file. */
  #post(query: string, variables: object): Promise<Answer> {
    const operations = JSON.stringify({ query, variables })
    if (!operations.includes(JSON.stringify(upload)))
      return this.#api.post(this.#token, '/graphql', { query, variables })
    const form = formOf([
      { field: 'operations', value: operations.replace(JSON.stringify(upload), 'null') },
      { field: 'map', value: JSON.stringify({ 0: ['variables.input.files.0'] }) },
      { ...file, field: '0' },
    ])
    const headers = { ...form.headers, 'apollo-require-preflight': 'true' }
    return this.#api.post(this.#token, '/graphql', form.payload, headers)
  }
}

const upload = '(a file)'
const file = { name: 'a.txt', content: 'a' }

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())

function leaves(fields: Map<string, BodyField> | undefined): string[][] {
  return [...(fields ?? [])].flatMap(([name, { each, fields: inner }]) => {
    const within = each ?? inner
    return within ? leaves(within).map((path) => [name, ...path]) : [[name]]
  })
}

/** Value of the same form that no record has. */
export function unknownLike(value: string): string {
  if (/^[0-9a-f]{8}-/.test(value)) return uuidV7()
  if (isFileKey(value)) return newFileKey(value.split('.').at(-1)!)
  return value.replace(/.{4}$/, (end) => [...end].map((one) => (one === 'x' ? 'y' : 'x')).join(''))
}

/** Error code of a response, and the paths of its issues. */
export function refusalOf({ body }: Answer): { code?: string; places: string[] } {
  const { code, issues = [] } = body?.errors?.[0]?.extensions ?? body ?? {}
  const places = issues.map((issue: { path: unknown[] }) =>
    issue.path.filter((step) => typeof step === 'string').join('.'),
  )
  return { code, places }
}

/** Status and text of a response, without the requested value, the request ID, the remaining points and expiring signatures. */
export function saidBy({ status, text }: Answer, value: string): string {
  const plain = text
    .replaceAll(value, '(the value)')
    .replace(/"request(_id|Id)":"[^"]*"/g, '')
    .replace(/"remaining":\d+(?=,"limit")/, '')
    .replace(/expires=\d+&signature=[\w-]+/g, '')
  return `${status} ${plain}`
}
