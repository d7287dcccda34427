import DataLoader from 'dataloader'
import type { Context } from '../../src/graphql/context.js'

/**
 * A load for many parents at once: what the records of a page ask for in turn is one call. Nothing is
 * kept, so that a request sees its own changes.
 */
export function batched<Value>(
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
