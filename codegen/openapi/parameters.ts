/** The parameters of rows: of paths, lists, filters and headers. */
import { isListType, isNonNullType } from 'graphql'
import type { Inputs } from '../../rest/engine/input.js'
import type { PreparedOperation } from '../../rest/engine/prepared.js'
import { defaultLimit, maxLimit, maxPage } from '../../rest/engine/request.js'
import type { Route } from '../../rest/engine/route.js'
import { headerParameter } from './headers.js'
import { parameterDescription } from './input-descriptions.js'
import { pascal, type RowInputs } from './inputs.js'
import { type Json, ref } from './json-schema.js'

/** The parameters that several operations share are components; which they are is known when all are. */
export class Parameters {
  readonly #inputs: RowInputs
  readonly #known = new Map<string, { parameter: Json; uses: number }>()

  readonly #examples: Record<string, string>

  /** @param examples values of path parameters, by name */
  constructor(inputs: RowInputs, examples: Record<string, string>) {
    this.#inputs = inputs
    this.#examples = examples
  }

  /** The parameters of a row. `canBeConditional`: its record has an entity tag to name. */
  of(
    row: Route,
    inputs: Inputs,
    { variables }: PreparedOperation,
    canBeConditional: boolean,
  ): Json[] {
    const path = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      this.#pathParameter(name, inputs),
    )
    const own = [
      ...path,
      ...(row.list ? parametersOfList(row, variables) : []),
      ...this.#queryParameters(row, inputs),
    ]
    for (const parameter of own) {
      if ('$ref' in parameter) continue
      const known = this.#known.get(JSON.stringify(parameter))
      if (known) known.uses++
      else this.#known.set(JSON.stringify(parameter), { parameter, uses: 1 })
    }
    return [...own, ...headersOf(row, canBeConditional)]
  }

  /** What became a component, by name: used more than once, and the only one of its name. */
  components(): Json {
    const all = [...this.#known.values()]
    const names = all.map(({ parameter }) => componentName(parameter))
    const isAlone = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
    return Object.fromEntries(
      all.flatMap(({ parameter, uses }, index) =>
        uses > 1 && isAlone(names[index]!) ? [[names[index]!, parameter]] : [],
      ),
    )
  }

  #pathParameter(name: string, inputs: Inputs): Json {
    const found = inputs.params.get(name)
    const schema = found ? this.#inputs.parameter(found) : { type: 'string', format: 'uuid' }
    const what = name.replace(/_(id|reference)$/, '').replace(/_/g, ' ')
    const isUuid = schema.format === 'uuid'
    const kind = isUuid ? 'Id' : name.endsWith('_id') ? 'Id or key' : 'Reference'
    const description = `${kind} of the ${what}.`
    const example = this.#examples[name]
    return { name, in: 'path', required: true, description, schema, ...(example && { example }) }
  }

  #queryParameters({ query }: Route, inputs: Inputs): Json[] {
    return [...inputs.query].map(([name, { target, whenTrue }]) => {
      const type = target && (isNonNullType(target.type) ? target.type.ofType : target.type)
      const isArray = type && isListType(type)
      const schema = target
        ? this.#inputs.parameter(target)
        : whenTrue
          ? { type: 'boolean', default: false }
          : { type: 'string' }
      return {
        name: isArray ? `${name}[]` : name,
        in: 'query',
        description: describedOf(name, parameterDescription(query![name]!, target)),
        schema,
        ...(isArray && { style: 'form', explode: true }),
      }
    })
  }
}

/** @throws Error for a parameter without a description, so that none can be generated */
function describedOf(name: string, description: string | undefined): string {
  if (!description) throw new Error(`The parameter ${name} has no description.`)
  return description
}

/** `filters[min_price]` as `FilterMinPrice`. */
function componentName({ name }: Json): string {
  return pascal(String(name).replace(/^filters\[/, 'filter['))
}

/** Replaces parameters by references to the components that they became. */
export function referred(parameters: Json[], components: Json): Json[] {
  return parameters.map((parameter) => {
    const name = 'name' in parameter ? componentName(parameter) : ''
    const known = components[name]
    return JSON.stringify(known) === JSON.stringify(parameter) ? ref('parameters', name) : parameter
  })
}

function headersOf({ method, envelope }: Route, canBeConditional: boolean): Json[] {
  return [
    ...(method === 'GET' ? [headerParameter('IfNoneMatch')] : []),
    ...(envelope === 'content' ? [headerParameter('Range'), headerParameter('IfRange')] : []),
    ...(method === 'POST' ? [headerParameter('IdempotencyKey')] : []),
    ...(canBeConditional ? [headerParameter('IfMatch')] : []),
    headerParameter('RequestId'),
  ]
}

const inQuery = (name: string, description: string, schema: Json) => ({
  name,
  in: 'query',
  description,
  schema,
})

const all = 'All records are returned when neither `limit` nor `page` is sent.'
const limit = { type: 'integer', minimum: 1, maximum: maxLimit }
const page = { type: 'integer', minimum: 1, maximum: maxPage }
const pageNumber = 'Page number, from 1. A page after the last has no records.'
const direction = { type: 'string', enum: ['asc', 'desc'] }
const nulls = 'Records without a value come last in both directions.'
const flag = { type: 'boolean', default: false }

/** The parameters of lists by the name that they are referred to by. */
export const listParameters = {
  Limit: inQuery('limit', `Records per page, 1 to ${maxLimit}. Defaults to ${defaultLimit}.`, {
    ...limit,
    default: defaultLimit,
  }),
  LimitOfWhole: inQuery('limit', `Records per page, 1 to ${maxLimit}. ${all}`, limit),
  Page: inQuery('page', `${pageNumber} Defaults to 1.`, { ...page, default: 1 }),
  PageOfWhole: inQuery('page', `${pageNumber} ${all}`, page),
  OrderBy: inQuery('order_by', `Sort direction. Defaults to \`desc\`. ${nulls}`, direction),
  OrderByAscending: inQuery(
    'order_by',
    `Sort direction. Defaults to \`asc\`, and to \`desc\` if \`sort_by\` is sent. ${nulls}`,
    direction,
  ),
  IncludeArchived: inQuery(
    'include_archived',
    'If `true`, also returns soft-deleted records. Defaults to `false`.',
    flag,
  ),
  IncludeArchivedIgnored: inQuery(
    'include_archived',
    'Accepted by every list. Has no effect in this one.',
    flag,
  ),
} satisfies Record<string, Json>

const listParameter = (name: keyof typeof listParameters) => ref('parameters', name)

function parametersOfList({ list }: Route, variables: ReadonlyMap<string, unknown>): Json[] {
  const sorts = Object.entries(list?.sort ?? {})
  const usual = sorts.find(([, field]) => field === list?.default?.field)?.[0]
  return [
    listParameter(list?.whole ? 'LimitOfWhole' : 'Limit'),
    listParameter(list?.whole ? 'PageOfWhole' : 'Page'),
    inQuery(
      'sort_by',
      `Field to sort by; equal records are sorted by ID.${usual ? ` Defaults to \`${usual}\`.` : ''}`,
      {
        type: 'string',
        enum: sorts.map(([name]) => name),
        ...(usual && { default: usual }),
      },
    ),
    listParameter(list?.default?.direction === 'asc' ? 'OrderByAscending' : 'OrderBy'),
    listParameter(variables.has('includeArchived') ? 'IncludeArchived' : 'IncludeArchivedIgnored'),
  ]
}
