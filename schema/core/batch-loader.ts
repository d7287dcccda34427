/**
 * Values of a field that are loaded for all records of a page at once. Input: a function of many keys; output: one of a
 * single key, for a resolver.
 */
import DataLoader from 'dataloader'
import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../src/compiler/context.js'

/** Loads the values of these keys, none of which comes twice, in their order. */
type Load<Args, Value> = (
  keys: readonly string[],
  args: Args,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Value[]>

/** The place of a field in an operation; undefined where its resolver is called without `info`. */
type Place = readonly FieldNode[] | undefined

/**
 * A field's values for all records of a page in one call, instead of one for each record: for each place in an
 * operation, which has arguments and a selection of its own. Values are forgotten once they are loaded, so that a
 * request sees its own changes.
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
