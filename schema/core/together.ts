import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { type Context, together } from '../../src/graphql/context.js'
import { auditOperator } from './operator-audit.js'

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      together: TogetherPlugin<Types>
    }
  }
}

// Pothos keeps under this what it has noted of a request, for the fields below that read it; else under the context.
const notes = Symbol.for('Pothos.contextCache')

const notesOf = (context: { [notes]?: object }) => ({ [notes]: context[notes] ?? context })

/** The extension of a mutation that waits for more than the database: its transactions are its own. */
export const ownTransactions = { ownTransactions: true }

/**
 * Lets every mutation read what it answers before it commits: whoever is told of an error then knows that nothing
 * was done; and keeps those of operators in the audit log. What a resolver below it reads by itself comes after.
 */
class TogetherPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { kind, extensions }: PothosOutputFieldConfig<Types>,
  ): typeof resolve {
    if (kind !== 'Mutation' || extensions?.ownTransactions) return resolve
    return (root, args, context, info) =>
      together(context as unknown as Context, async (within) => {
        const noted = { ...within, ...notesOf(context) } as unknown as Types['Context']
        const { input = {} } = args as { input?: Record<string, unknown> }
        return auditOperator(within, info, input, () => resolve(root, args, noted, info))
      })
  }
}

/** The name of the plugin for the builder, which comes last: what others refuse begins no transaction. */
export const togetherPlugin = 'together' as const

SchemaBuilder.registerPlugin(togetherPlugin, TogetherPlugin)
