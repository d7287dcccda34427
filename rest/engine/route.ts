/** Types of REST routes, which are data: method, path, operation, parameters, body, envelope. */
import type { Scope } from '../../src/access/scope.js'
import type { Deprecation } from '../../src/http/deprecation.js'

/**
 * Route of the REST API: data without code of its own. The aliases in the operation are the REST
 * names, so that its result is the record. Parameters map to variable paths, such as
 * `where.price.gte`; type, range and format come from the GraphQL input at that path. An object
 * whose alias begins with `_` is merged into its parent.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `operationId` in the OpenAPI document and method name in generated clients. Never changes. */
  id: string
  /** Parameters are in braces. `{team_id}` must be the token's team. */
  path: string
  /** Title of the operation in the OpenAPI document. */
  summary: string
  /** Description in the OpenAPI document. The accepted tokens are appended. */
  description: string
  /** Tag in the OpenAPI document. */
  tag: string
  /** The token needs one of these scopes. Empty if any valid token is accepted. */
  scope: readonly Scope[]
  /** GraphQL operation in plain text, whose aliases are the REST names. */
  operation: string
  /**
   * Schema names in the OpenAPI document that differ from the GraphQL type names, by path in the
   * response: `line_items.outlet`, or `''` for the response or the record of a page.
   */
  records?: Record<string, string>
  /** Constant variables by path. */
  variables?: Record<string, unknown>
  /** Variable paths of path parameters. */
  params?: Record<string, string>
  /** Variable paths of query parameters, including `filters[a][b]`. */
  query?: Record<string, QueryTarget>
  /** Accepts the common list parameters. */
  list?: ListParameters
  body?: BodyFields
  /**
   * Set if the body is a form: the field with its files, and the variable path of the received
   * files. `body` has the other fields.
   */
  files?: { field: string; to: string }
  envelope: Envelope
  /** Defaults to 200. */
  status?: 200 | 201 | 204
  /**
   * Effect that the method does not show. `change`: a POST request changes existing records. `irreversible`: the
   * request spends money, or cannot be undone. A DELETE request is always irreversible.
   */
  effect?: 'change' | 'irreversible'
  /**
   * Whether the response is the same for all teams with the same price visibility. It is cached
   * until the catalogue changes.
   */
  catalogue?: true
  /** Deprecates the route. */
  deprecation?: Deprecation
  /**
   * Operation that runs if the list is empty, to return 404 if the parent does not exist. Its
   * variables have the names of the path parameters.
   */
  exists?: string
}

/**
 * Target of a query parameter:
 * - a variable path
 * - `to`: a variable path, with variables that any value (`sets`) or one value (`setsFor`) also sets
 * - `whenTrue`: variables that `true` sets, with a description of the effect
 * - `ignored`: description of a parameter that is accepted without effect
 */
export type QueryTarget =
  | string
  | { to: string; sets?: Record<string, unknown>; setsFor?: ByValue; description: string }
  | { whenTrue: Record<string, unknown>; effect: string }
  | { ignored: string }

/** Variables that a parameter sets, by value. */
export type ByValue = Record<string, Record<string, unknown>>

/** Options of the parameters that lists share. */
export interface ListParameters {
  /** Values of `sort_by` with the GraphQL `orderBy.field` of each. */
  sort?: Record<string, string>
  /** Default order. Defaults to that of the GraphQL list. */
  default?: { field: string; direction: 'asc' | 'desc' }
  /** Search parameter. If it is sent without `sort_by`, the list is sorted by relevance. */
  search?: string
  /** Returns all records if neither `limit` nor `page` is sent. The operation must take `$all`. */
  whole?: true
}

/** Body fields by name: a variable path, or an object or list with fields of its own. */
export type BodyFields = { [name: string]: BodyTarget }

type BodyTarget =
  | string
  | {
      /** Variable path. */
      to: string
      /** Required, but may be null. */
      present?: true
      /** The value is a list of objects with these fields. Their paths are relative to the item. */
      each?: BodyFields
    }
  | {
      /** The value is an object with these fields. */
      fields: BodyFields
    }

/**
 * Shape of the response body.
 * - page: a connection as `{records, total_records, total_pages, current_page, next_page,
 * previous_page}`.
 * - field: the value of the only root field.
 * - data: the whole result, root fields by name.
 * - records: the records of a connection as an array.
 * - content: the content of the file that the only root field returns.
 * - success: `{success: true}`.
 * - empty: no body.
 */
type Envelope = 'page' | 'records' | 'field' | 'data' | 'content' | 'success' | 'empty'

/** Returns the name of a route in the list of deprecated uses. */
export const routeName = ({ method, path }: Route) => `${method} ${path}`

/** Returns the routes, with their types checked by the compiler. */
export function defineRoutes(...list: Route[]): Route[] {
  return list
}

/** Webhook event of a topic, for the OpenAPI document. */
export interface EventDescription {
  summary: string
  description: string
  /** JSON Schema and example of `data`. */
  data: Record<string, unknown>
  example: Record<string, unknown>
}
