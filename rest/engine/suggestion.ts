/** Suggests paths, methods and parameters for unknown ones. */
import { closestTo, suggestionText } from '../../src/values/suggestion.js'
import type { Route } from './route.js'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Path prefixes that are common in other APIs. */
const prefix = /^(api|rest|v\d+)$/i

const isParameter = (segment: string | undefined) => segment?.startsWith('{') ?? false

/**
 * Suggests the closest of the given paths, or paths below it, or paths that end with it. A UUID
 * matches a parameter; other text does not.
 * @returns an empty string if none is close
 */
export function suggestPath(paths: readonly string[], path: string): string {
  const segments = path.replace(/\/+$/, '').split('/')
  while (prefix.test(segments[1] ?? '')) segments.splice(1, 1)
  if (segments.length < 2) return ''
  const candidates = closestPaths(paths, segments)
  // Do not suggest the requested path, which exists but does not support the method.
  if (candidates.includes(path)) return ''
  if (candidates.length > 0) return suggestionText(...candidates)
  const nested = endingWith(paths, segments.join('/'))
  return nested.length > 0 ? suggestionText(...nested) : ''
}

/**
 * Suggests other routes for a method that a collection does not support: actions below it, or
 * nested collections of the same name.
 */
export function suggestAction(
  routes: readonly Route[],
  method: string,
  collection: string,
): string {
  if (isParameter(collection.split('/').at(-1))) return ''
  const paths = routes.filter((route) => route.method === method).map((route) => route.path)
  const actions = paths.filter(
    (path) => path.startsWith(`${collection}/`) && /^\/[^/{]+$/.test(path.slice(collection.length)),
  )
  const candidates = actions.length > 0 ? actions : endingWith(paths, collection)
  return candidates.length > 0
    ? ` Did you mean ${candidates.map((path) => `${method} ${path}`).join(' or ')}?`
    : ''
}

const endingWith = (paths: readonly string[], end: string) => [
  ...new Set(paths.filter((path) => path.endsWith(end))),
]

/** Returns the closest path, or the paths that start with it if it is not a path itself. */
function closestPaths(paths: readonly string[], requestedSegments: readonly string[]): string[] {
  let near = paths.map((path) => path.split('/'))
  for (const [at, segment] of requestedSegments.entries()) {
    const name = closestName(new Set(near.flatMap((segments) => segments[at] ?? [])), segment)
    near = near.filter((segments) => segments[at] !== undefined && segments[at] === name)
  }
  const length = Math.min(...near.map((segments) => segments.length))
  const shortest = near.filter((segments) => segments.length === length)
  const sameShape = shortest.filter((segments) => !isParameter(segments[requestedSegments.length]))
  const closest = sameShape.length > 0 ? sameShape : shortest.slice(0, 1)
  const withIds = closest.map((segments) =>
    segments
      .map((segment, at) =>
        isParameter(segment) && uuid.test(requestedSegments[at] ?? '')
          ? requestedSegments[at]
          : segment,
      )
      .join('/'),
  )
  return [...new Set(withIds)]
}

/**
 * Returns the name closest to a segment, or else the parameter at its position. Compares the names
 * of exports without their extension.
 */
function closestName(names: ReadonlySet<string>, segment: string): string | undefined {
  const parameter = [...names].find(isParameter)
  if (uuid.test(segment)) return parameter
  if (names.has(segment)) return segment
  const withoutEnding = new Map(
    [...names].flatMap((name) => (isParameter(name) ? [] : [[name.replace(/\.\w+$/, ''), name]])),
  )
  const closest = closestTo(segment, withoutEnding.keys())
  return closest === undefined ? parameter : withoutEnding.get(closest)
}

/**
 * Returns the name of a parameter without `filters` and brackets: `pricing.min` for
 * `filters[pricing][min]`.
 */
const bareName = (parameter: string) =>
  parameter
    .replace(/^filters?\[/, '')
    .replace(/\]$/, '')
    .replace(/\]?\[/g, '.')

/**
 * Suggests `filters[status]` for `status` and `filters[status][eq]`, both bounds for
 * `filters[pricing][gte]`, otherwise the closest parameter, or else parameters with the same words:
 * `filters[pricing][max]` for `filters[max_price]`.
 */
export function suggestParameter(name: string, allowed: string[]): string {
  const byBareName = new Map(allowed.map((parameter) => [bareName(parameter), parameter]))
  const bare = bareName(name)
  const [filter] = bare.split('.') as [string]
  const match = byBareName.get(filter)
  if (match !== undefined) return suggestionText(match)
  const bounds = allowed.filter((one) => bareName(one).startsWith(`${filter}.`))
  if (bounds.length > 0) return suggestionText(...bounds)
  const closest = closestTo(bare, byBareName.keys())
  if (closest !== undefined) return suggestionText(byBareName.get(closest)!)
  const alike = allowed.filter((one) => hasWordsOf(bare, bareName(one)))
  // A word that many parameters share is ambiguous.
  return alike.length === 1 || alike.length === 2 ? suggestionText(...alike) : ''
}

const wordsOf = (name: string) => name.split(/[._]|(?=[A-Z])/).map((word) => word.toLowerCase())

const stemLength = 4

/**
 * Returns whether every word of a name occurs in another name, in any order. `price` matches
 * `pricing`.
 */
function hasWordsOf(name: string, other: string): boolean {
  const words = wordsOf(name)
  const others = wordsOf(other)
  const isIn = (word: string) =>
    others.some(
      (one) =>
        one === word || (word.length > stemLength && one.startsWith(word.slice(0, stemLength))),
    )
  return words.every(isIn) && words.some((word) => word.length >= stemLength)
}
