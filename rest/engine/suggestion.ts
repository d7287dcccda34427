/** Suggestions for requests that no row matches. */
import { closestTo, suggested } from '../../src/values/suggestion.js'
import type { Route } from './route.js'

/** Longer paths get no suggestion: the comparison takes time in proportion to their length squared. */
const maxPathLength = 200

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Suggests the closest path of a row, with the given ids in place; empty if none is close. */
export function suggestPath(rows: readonly Route[], path: string): string {
  if (path.length > maxPathLength) return ''
  const given = path.replace(/\/+$/, '').split('/')
  // The comparison leaves ids out: their length would allow for a distance that no name has.
  const withoutIds = (segments: string[]) =>
    segments.filter((_segment, at) => !uuid.test(given[at]!)).join('/')
  const paths = new Map<string, string>()
  for (const row of rows) {
    const segments = row.path.split('/')
    if (segments.length !== given.length) continue
    const filled = segments.map((name, at) => (name.startsWith('{') ? given[at]! : name))
    if (given.every((segment, at) => !uuid.test(segment) || segment === filled[at]))
      paths.set(withoutIds(filled), filled.join('/'))
  }
  const closest = closestTo(withoutIds(given), paths.keys())
  return closest === undefined ? '' : suggested(paths.get(closest)!)
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
