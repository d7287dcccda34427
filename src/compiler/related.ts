/** Paginated to-many relations. Their pages are read with the parent record, in the same statement. */
import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { ReadArgs } from '../query/read.js'
import type { Context } from './context.js'

/** Reads the pages of a relation. */
export interface RelationPageOptions {
  /** Root field of the list whose filters, orders and limits apply. */
  list: string
  /** Relation in the Prisma data model. */
  relation: string
  /** Whether the read depends on the caller, in addition to the arguments. */
  isByCaller: boolean
  /** Returns the parts of the connection that the nodes select. */
  wanted(nodes: readonly FieldNode[], fragments: GraphQLResolveInfo['fragments']): RequestedParts
  /**
   * Returns the reads of the page and of the total, and additional columns that `page` needs.
   * @throws AppError validation_failed, missing_scope
   */
  read(
    args: object,
    context: Context,
    wanted: RequestedParts,
  ): { page: ReadArgs; total: ReadArgs; columns: readonly string[] }
  /** Builds the connection object from the rows and the total. */
  page(args: object, context: Context, rows: unknown, total: unknown): unknown
}

/** Parts of a connection that an operation selects. */
export interface RequestedParts {
  pageInfo: boolean
  /** Whether `edges.cursor` or `pageInfo` is selected, which require the sort key. */
  cursors: boolean
  total: boolean
}
