import { camelCase } from '../list/url-parameters.ts'
import { dayFormatter, isPeriod, periodsBetween } from './calendar.ts'
import {
  type Dimension,
  dimensionValue,
  type ExploreQuery,
  type ResultGroup,
} from './explore-query.ts'
import { datePartLabel, dimensionValueLabel, periodLabel } from './labels.ts'

/** Position on a chart axis. */
export interface AxisPosition {
  id: string
  name: string
}

/** ID of the position for groups without a value. */
export const noValueId = ''

/** Ranges of the date parts, as the API numbers them. */
const datePartRanges: Record<string, readonly [first: number, last: number]> = {
  WEEKDAY: [1, 7],
  HOUR_OF_DAY: [0, 23],
  MONTH_OF_YEAR: [1, 12],
}

/** Returns a function for the position ID of a group. Groups of the same name differ by record ID. */
export function positionIdOn(
  { timeZone }: ExploreQuery,
  key: Dimension,
): (group: ResultGroup) => string {
  const dayOf = isPeriod(key.granularity) ? dayFormatter(timeZone) : String
  return (group) => {
    const id = key.granularity ? undefined : group.dimensions[camelCase(`${key.name}_ID`)]
    const value = id ?? dimensionValue(group, key)
    return value === null || value === undefined ? noValueId : dayOf(value)
  }
}

/** Returns the axis positions of groups, in the order of the groups. */
export function toAxisPositions(
  question: ExploreQuery,
  groups: readonly ResultGroup[],
  key: Dimension,
): AxisPosition[] {
  const idOf = positionIdOn(question, key)
  const places = new Map<string, AxisPosition>()
  for (const group of groups) {
    const id = idOf(group)
    if (!places.has(id)) places.set(id, { id, name: dimensionValueLabel(question, group, key) })
  }
  return [...places.values()]
}

/**
 * Adds the positions that no group has: every period from the first to the last, or every value of a date part. Returns the
 * positions unchanged if there are too many periods.
 */
export function fillGaps(
  places: readonly AxisPosition[],
  { granularity }: Dimension,
): readonly AxisPosition[] {
  const positionsById = new Map(places.map((place) => [place.id, place]))
  const none = positionsById.get(noValueId)
  positionsById.delete(noValueId)
  const all = isPeriod(granularity)
    ? periodsBetween([...positionsById.keys()], granularity)?.map((id) => ({
        id,
        name: periodLabel(granularity, new Date(id), 'UTC'),
      }))
    : datePartPositions(granularity)
  if (!all) return places
  return [...all.map((place) => positionsById.get(place.id) ?? place), ...(none ? [none] : [])]
}

function datePartPositions(by = ''): AxisPosition[] | undefined {
  const [first, last] = datePartRanges[by] ?? []
  if (first === undefined || last === undefined) return undefined
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    id: String(first + at),
    name: datePartLabel(by, first + at),
  }))
}
