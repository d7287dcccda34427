/** What a field says of its access beside its scopes (`FieldAccess`), as the extensions by which it is read. */
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import type { FieldAccess } from '../../src/access/access.js'
import type { Context } from '../../src/compiler/context.js'

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      fieldAccess: FieldAccessPlugin<Types>
    }
  }
}

class FieldAccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(
    config: PothosOutputFieldConfig<Types>,
  ): PothosOutputFieldConfig<Types> {
    // The options of a root field and of a record's have no type in common.
    const { authScopes = {} } = config.pothosOptions as { authScopes?: FieldAccess }
    const { secret, otherwise } = authScopes
    const own = otherwise === undefined ? config : forOperators(config, otherwise)
    return secret ? { ...own, extensions: { ...own.extensions, secret } } : own
  }
}

/** The field with its value for operators and `otherwise` for everybody else: no longer the column as it is. */
function forOperators<Types extends SchemaTypes>(
  config: PothosOutputFieldConfig<Types>,
  otherwise: string | null,
): PothosOutputFieldConfig<Types> {
  const { pothosExposedField: column, ...extensions } = config.extensions ?? {}
  const options = config.pothosOptions as { resolve: (...args: unknown[]) => unknown }
  const resolve = (...[parent, args, context, ...more]: unknown[]) =>
    (context as Context).session?.kind === 'operator'
      ? options.resolve(parent, args, context, ...more)
      : otherwise
  return {
    ...config,
    resolve,
    // Pothos types a resolver by the kind of its field, and this is of any.
    pothosOptions: { ...config.pothosOptions, resolve } as never,
    extensions: { ...extensions, forOperators: { column, otherwise } },
  }
}

/** Name of the plugin, for the builder. */
export const fieldAccess = 'fieldAccess' as const
SchemaBuilder.registerPlugin(fieldAccess, FieldAccessPlugin)
