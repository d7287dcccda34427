/** Parameters of routes: path, list, filter and header parameters. */
import { isListType, isNonNullType } from 'graphql'
import type { Inputs } from '../../rest/engine/input.js'
import type { PreparedOperation } from '../../rest/engine/prepared.js'
import { defaultLimit, maxLimit, maxPage } from '../../rest/engine/request.js'
import type { Route } from '../../rest/engine/route.js'
import { headerParameter } from './headers.js'
import { parameterDescription } from './input-descriptions.js'
import { pascal, type RouteInputs } from './inputs.js'
import { type Json, ref } from './json-schema.js'

/**
 * Builds the OpenAPI parameters. A parameter used by more than one operation becomes a component,
 * so call `components()` only after every route has been added.
 */
export class Parameters {
  readonly #inputs: RouteInputs
  readonly #known = new Map<string, { parameter: Json; uses: number }>()

  readonly #examples: Record<string, string>

  /** @param examples values of path parameters, by name */
  constructor(inputs: RouteInputs, examples: Record<string, string>) {
    this.#inputs = inputs
    this.#examples = examples
  }

  /**
   * Returns the parameters of a route.
   * @param canBeConditional whether its record has an entity tag
   */
  of(
    route: Route,
    inputs: Inputs,
    { variables }: PreparedOperation,
    canBeConditional: boolean,
  ): Json[] {
    const path = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      this.#pathParameter(name, inputs),
    )
    const own = [
      ...path,
      ...(route.list ? parametersOfList(route, variables) : []),
      ...this.#queryParameters(route, inputs),
    ]
    for (const parameter of own) {
      if ('$ref' in parameter) continue
      const existing = this.#known.get(JSON.stringify(parameter))
      if (existing) existing.uses++
      else this.#known.set(JSON.stringify(parameter), { parameter, uses: 1 })
    }
    return [...own, ...headersOf(route, canBeConditional)]
  }

  /** Returns the parameters that became components: used more than once, with a unique name. */
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
    const target = inputs.params.get(name)
    const schema = target ? this.#inputs.parameter(target) : { type: 'string', format: 'uuid' }
    const what = name.replace(/_(id|reference)$/, '').replace(/_/g, ' ')
    const isUuid = schema.format === 'uuid'
    const kind = isUuid ? 'ID' : name.endsWith('_id') ? 'ID or key' : 'Reference'
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
        description: requireDescription(name, parameterDescription(query![name]!, target)),
        schema,
        ...(isArray && { style: 'form', explode: true }),
      }
    })
  }
}

/** @throws Error for a parameter without a description, so that none can be generated */
function requireDescription(name: string, description: string | undefined): string {
  if (!description) throw new Error(`The parameter ${name} has no description.`)
  return description
}

/** Converts `filters[min_price]` to `FilterMinPrice`. */
function componentName({ name }: Json): string {
  return pascal(String(name).replace(/^filters\[/, 'filter['))
}

/** Replaces parameters with references to their components. */
export function referToComponents(parameters: Json[], components: Json): Json[] {
  return parameters.map((parameter) => {
    const name = 'name' in parameter ? componentName(parameter) : ''
    const component = components[name]
    return JSON.stringify(component) === JSON.stringify(parameter)
      ? ref('parameters', name)
      : parameter
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

const all = 'If neither `limit` nor `page` is sent, all records are returned.'
const limit = { type: 'integer', minimum: 1, maximum: maxLimit }
const page = { type: 'integer', minimum: 1, maximum: maxPage }
const pageNumber = 'Page number, starting at 1. A page after the last one has no records.'
const direction = { type: 'string', enum: ['asc', 'desc'] }
const nulls = 'Records without a value are last in both directions.'
const flag = { type: 'boolean', default: false }

/** List parameters by component name. */
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
    'Accepted for consistency with other lists. No effect.',
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
      `Sort field. Ties are sorted by ID.${usual ? ` Defaults to \`${usual}\`.` : ''}`,
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
