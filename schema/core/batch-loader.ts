/**
 * Loads the values of a field for all records of a page in one call. It wraps a function of many keys as a function
 * of one key, which a resolver calls.
 */
import DataLoader from 'dataloader'
import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../src/compiler/context.js'

/** Loads the values of distinct keys, in the order of the keys. */
type Load<Args, Value> = (
  keys: readonly string[],
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Value[]>

/** Position of a field in an operation. Undefined if its resolver is called without `info`. */
type Place = readonly FieldNode[] | undefined

/**
 * Loads a field's values for all records of a page in one call. Each position in an operation has
 * its own batch, because its arguments and selection differ. Nothing is cached after a batch, so
 * that a request sees its own changes.
 */
export function batchLoader<Value, Args = object>(
  load: Load<Args, Value>,
): (key: string, args: Args, context: Context, info: GraphQLResolveInfo) => Promise<Value> {
  const loaders = new WeakMap<Context, Map<Place, DataLoader<string, Value>>>()
  return (key, args, context, info) => {
    const places = loaders.get(context) ?? new Map<Place, DataLoader<string, Value>>()
    loaders.set(context, places)
    const place: Place = info?.fieldNodes
    const loader =
      places.get(place) ??
      new DataLoader<string, Value>((keys) => {
        loader.clearAll()
        return load(keys, args, context, info)
      })
    places.set(place, loader)
    return loader.load(key)
  }
}
