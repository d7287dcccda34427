/** The plugin that gives every mutation its transaction, and the audit log what operators change. */
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { type Context, inOneTransaction } from '../../src/graphql/context.js'
import type { FieldExtensions } from '../../src/graphql/field-extensions.js'
import { auditOperator, type Input } from './operator-audit.js'

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      mutationTransaction: MutationTransactionPlugin<Types>
    }
  }
}

// Pothos caches what it has selected for a request under this, and under the context itself where it is absent. The
// context within the transaction is another object, whose fields must find the same.
const cacheKey = Symbol.for('Pothos.contextCache')

const cacheOf = (context: { [cacheKey]?: object }) => ({ [cacheKey]: context[cacheKey] ?? context })

/** The extension of a mutation that waits for more than the database: its transactions are its own. */
export const ownTransactions: FieldExtensions = { ownTransactions: true }

/**
 * Lets every mutation read what it answers before it commits: whoever is told of an error then knows that nothing
 * was done; and keeps those of operators in the audit log. What a resolver below it reads by itself comes after.
 */
class MutationTransactionPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { kind, extensions }: PothosOutputFieldConfig<Types>,
  ): typeof resolve {
    if (kind !== 'Mutation' || extensions?.ownTransactions) return resolve
    return (root, args, context, info) =>
      inOneTransaction(context as Context, async (within, tx) => {
        const { input = {} } = args as { input?: Input }
        const inTransaction = { ...context, ...within, ...cacheOf(context) }
        return auditOperator(within, tx, info, input, () =>
          resolve(root, args, inTransaction, info),
        )
      })
  }
}

/** The name of the plugin for the builder, which comes last: what others refuse begins no transaction. */
export const mutationTransaction = 'mutationTransaction' as const

SchemaBuilder.registerPlugin(mutationTransaction, MutationTransactionPlugin)
