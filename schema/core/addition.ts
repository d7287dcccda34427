/** What the graph says of a field beside what REST says of it too, such as how long a list can be. */
import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import type { FieldExtensions } from '../../src/compiler/field-extensions.js'
import { inWords } from '../../src/domain/rules/text.js'

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      additions: AdditionsPlugin<Types>
    }
  }
}

/** Extensions of a field of which the graph says this too. */
export const addition = (text: string): FieldExtensions => ({ addition: text })

/** Extensions of a plain list: how many entries it has at most, as a number or in words, such as `Always 7`. */
export const bounded = (bound: number | string) =>
  addition(typeof bound === 'number' ? `At most ${inWords(bound)}.` : `${bound}.`)

/** Adds to the description of a field what the graph says beside; without it, it is kept as `described`. */
class AdditionsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(
    config: PothosOutputFieldConfig<Types>,
  ): PothosOutputFieldConfig<Types> {
    const { description, extensions } = config
    if (!extensions?.addition) return config
    return {
      ...config,
      description: `${description} ${extensions.addition}`,
      extensions: { ...extensions, described: description },
    }
  }
}

/** Name of the plugin, for the builder. */
export const additions = 'additions' as const
SchemaBuilder.registerPlugin(additions, AdditionsPlugin)
