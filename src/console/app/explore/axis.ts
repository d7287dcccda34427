import { dayIn, isSpan, spansAmong } from './calendar.ts'
import { placeOf, recurringName, spanName } from './names.ts'
import { camelCase, type Group, type Key, keyValue, type Question } from './question.ts'

/** Where groups stand on an axis: what tells those of a place from others, and what it is called. */
export interface Place {
  id: string
  name: string
}

/** The place of groups without a value. */
export const nowhere = ''

/** Parts of time that come again, as the graph numbers them. */
const recurring: Record<string, readonly [first: number, last: number]> = {
  WEEKDAY: [1, 7],
  HOUR_OF_DAY: [0, 23],
  MONTH_OF_YEAR: [1, 12],
}

/** What tells the place of a group on the axis of a key: two of the same name are told apart by their ids. */
export function idsOn({ zone }: Question, key: Key): (group: Group) => string {
  const dayOf = isSpan(key.by) ? dayIn(zone) : String
  return (group) => {
    const id = key.by ? undefined : group.keys[camelCase(`${key.name}_ID`)]
    const value = id ?? keyValue(group, key)
    return value === null || value === undefined ? nowhere : dayOf(value)
  }
}

/** The places that groups have on the axis of a key, in their order. */
export function placesOf(question: Question, groups: readonly Group[], key: Key): Place[] {
  const idOf = idsOn(question, key)
  const places = new Map<string, Place>()
  for (const group of groups) {
    const id = idOf(group)
    if (!places.has(id)) places.set(id, { id, name: placeOf(question, group, key) })
  }
  return [...places.values()]
}

/**
 * Places with those between them that no group has: of spans of time every one from the first to the last, of parts of time
 * that come again all there are. As they are where these are too many.
 */
export function filled(places: readonly Place[], { by }: Key): readonly Place[] {
  const known = new Map(places.map((place) => [place.id, place]))
  const none = known.get(nowhere)
  known.delete(nowhere)
  const all = isSpan(by)
    ? spansAmong([...known.keys()], by)?.map((id) => ({
        id,
        name: spanName(by, new Date(id), 'UTC'),
      }))
    : recurringPlaces(by)
  if (!all) return places
  return [...all.map((place) => known.get(place.id) ?? place), ...(none ? [none] : [])]
}

function recurringPlaces(by = ''): Place[] | undefined {
  const [first, last] = recurring[by] ?? []
  if (first === undefined || last === undefined) return undefined
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    id: String(first + at),
    name: recurringName(by, first + at),
  }))
}
