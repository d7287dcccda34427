import DataLoader from 'dataloader'
import type { Context } from '../../src/graphql/context.js'

/**
 * A field's values for all records of a page in one call, instead of one for each record. Nothing is
 * cached, so that a request sees its own changes.
 */
export function batchLoader<Value>(
  load: (context: Context, keys: readonly string[]) => Promise<Value[]>,
): (context: Context, key: string) => Promise<Value> {
  const loaders = new WeakMap<Context, DataLoader<string, Value>>()
  return (context, key) => {
    let loader = loaders.get(context)
    if (!loader) {
      loader = new DataLoader((keys) => load(context, keys), { cache: false })
      loaders.set(context, loader)
    }
    return loader.load(key)
  }
}
