/** The types of a REST route as data: method, path, operation, parameters, body, envelope. */
import type { Scope } from '../../src/access/scope.js'

/**
 * A row of the REST contract: data, no code of its own. The operation's aliases spell the REST names, so
 * its result is the record. Where a value goes is a variable path, such as `where.price.gte`; type, range
 * and format come from the graph's input at that path. An object whose alias begins with `_` is merged into
 * its parent: the graph keeps apart what the record has on one level.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Name of the operation in the description, which generated clients call it by: it never changes. */
  id: string
  /** With parameters in braces. `{team_id}` must be the token's team. */
  path: string
  summary: string
  /** What somebody should know who calls it for the first time; what tokens it takes is added to it. */
  description: string
  /** Group in the documentation. */
  tag: string
  /** The token needs one of these; none: any valid token. */
  scope: readonly Scope[]
  operation: string
  /**
   * Names of records in the description that are not those of their types in the graph, by where they stand in the
   * answer: `line_items.outlet`, and `''` for the answer, or for the record of a page.
   */
  records?: Record<string, string>
  /** Variables that are the same for every request, by path. */
  variables?: Record<string, unknown>
  /** Where path parameters go. */
  params?: Record<string, string>
  /** Where query parameters go, `filters[a][b]` among them. */
  query?: Record<string, QueryTarget>
  /** Accepts the common list parameters. */
  list?: ListParameters
  body?: Body
  /** The body is a form: the field that holds its files, and where they go once they are received. `body` has the others. */
  files?: { field: string; to: string }
  envelope: Envelope
  /** 200 when not given. */
  status?: 200 | 201 | 204
  /** Answers are the same for every team of one price visibility, and are remembered until the catalogue changes. */
  catalogue?: true
  /** An empty list under something that does not exist is a 404: the operation that tells, its variables named as the path's parameters. */
  exists?: string
}

/**
 * A variable path, with the variables that a value sets beside it, those of any value first; the variables that `true` sets
 * with a description of their effect; or the description of a parameter that is accepted and ignored.
 */
export type QueryTarget =
  | string
  | { to: string; sets?: Record<string, unknown>; setsFor?: ByValue; description: string }
  | { whenTrue: Record<string, unknown>; effect: string }
  | { ignored: string }

/** The variables that some values of a parameter set, by value. */
export type ByValue = Record<string, Record<string, unknown>>

export interface ListParameters {
  /** `sort_by` values, and the graph's `orderBy.field` each stands for. */
  sort?: Record<string, string>
  /** When the graph's own order is not meant. */
  default?: { field: string; direction: 'asc' | 'desc' }
  /** The parameter that searches: with it, and without `sort_by`, the list is sorted by relevance. */
  search?: string
  /** All records are answered when neither `limit` nor `page` is sent: the operation takes `$all`. */
  whole?: true
}

/** Body fields by name: a variable path, or an object or list with its own fields. */
export type Body = { [name: string]: BodyTarget }

type BodyTarget =
  | string
  | {
      /** Variable path. */
      to: string
      /** Must be present, though it may be null. */
      present?: true
      /** The value is a list of objects with these fields; their paths go on from the item's. */
      each?: Body
    }
  | {
      /** The value is an object with these fields. */
      fields: Body
    }

/**
 * page: a connection as `{records, total_records, total_pages, current_page, next_page, previous_page}`.
 * field: the value of the only root field. data: the whole result, root fields by name.
 * records: the records of a connection, bare. content: the only root field is a file, and its content is sent.
 * success: `{success: true}` once it is done. empty: no body.
 */
type Envelope = 'page' | 'records' | 'field' | 'data' | 'content' | 'success' | 'empty'

/** Declares the rows of a domain. */
export function routes(...rows: Route[]): Route[] {
  return rows
}

/** What webhook endpoints are sent of one topic. */
export interface EventDescription {
  summary: string
  description: string
  /** JSON Schema of `data`, and an example of it. */
  data: Record<string, unknown>
  example: Record<string, unknown>
}
