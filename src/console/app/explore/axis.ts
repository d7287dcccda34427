import { dayIn, isSpan, spansAmong } from './calendar.ts'
import { placeOf, recurringName, spanName } from './names.ts'
import { camelCase, type Group, type Key, keyValue, type Question } from './question.ts'

/** Position on a chart axis. */
export interface Place {
  id: string
  name: string
}

/** ID of the position for groups without a value. */
export const nowhere = ''

/** Ranges of the date parts, as the API numbers them. */
const recurring: Record<string, readonly [first: number, last: number]> = {
  WEEKDAY: [1, 7],
  HOUR_OF_DAY: [0, 23],
  MONTH_OF_YEAR: [1, 12],
}

/** Returns a function for the position ID of a group. Groups of the same name differ by record ID. */
export function idsOn({ zone }: Question, key: Key): (group: Group) => string {
  const dayOf = isSpan(key.by) ? dayIn(zone) : String
  return (group) => {
    const id = key.by ? undefined : group.keys[camelCase(`${key.name}_ID`)]
    const value = id ?? keyValue(group, key)
    return value === null || value === undefined ? nowhere : dayOf(value)
  }
}

/** Returns the axis positions of groups, in the order of the groups. */
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
 * Adds the positions that no group has: every period from the first to the last, or every value of a date part. Returns the
 * positions unchanged if there are too many periods.
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
