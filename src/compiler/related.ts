/** Relations to many that can grow: pages of them are read with the record that they belong to. */
import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { Read } from '../query/read.js'
import type { Context } from './context.js'

/** How pages of a relation are read, as its field says. */
export interface Related {
  /** The root field of the list whose rules it has. */
  list: string
  /** The relation in the data model. */
  relation: string
  /** Whether the caller decides what is read, whatever the arguments. */
  isByCaller: boolean
  /** What is asked of the page by these nodes. */
  wanted(nodes: readonly FieldNode[], fragments: GraphQLResolveInfo['fragments']): Wanted
  /**
   * How the records are read, and which columns beside those asked for.
   * @throws AppError validation_failed, missing_scope
   */
  read(
    args: object,
    context: Context,
    wanted: Wanted,
  ): { page: Read; total: Read; columns: readonly string[] }
  /** The page, as its connection has it. */
  page(args: object, context: Context, rows: unknown, total: unknown): unknown
}

export interface Wanted {
  pageInfo: boolean
  cursors: boolean
  total: boolean
}
