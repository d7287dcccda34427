/** Suggestions for requests that no row matches. */
import { didYouMean } from '../../src/values/suggestion.js'
import type { Route } from './route.js'

/** Longer paths get no suggestion: the comparison takes time in proportion to their length squared. */
const maxPathLength = 200

/** Suggests the closest path of a row, with the given ids in place; empty if none is close. */
export function suggestPath(rows: readonly Route[], path: string): string {
  if (path.length > maxPathLength) return ''
  const given = path.replace(/\/+$/, '').split('/')
  const paths = rows.flatMap((row) => {
    const segments = row.path.split('/')
    if (segments.length !== given.length) return []
    return segments.map((segment, at) => (segment.startsWith('{') ? given[at] : segment)).join('/')
  })
  return didYouMean(path, new Set(paths))
}

/** Suggests the actions below a collection that take the method: POST /orders/checkout for POST /orders. */
export function suggestAction(rows: readonly Route[], method: string, collection: string): string {
  if (collection.endsWith('}')) return ''
  const actions = rows.flatMap((row) => {
    const isAction = row.method === method && row.path.startsWith(`${collection}/`)
    return isAction && /^\/[^/{]+$/.test(row.path.slice(collection.length))
      ? [`${method} ${row.path}`]
      : []
  })
  return actions.length > 0 ? ` Did you mean ${actions.join(' or ')}?` : ''
}
