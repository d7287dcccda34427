/** Periods in a time zone. Each is identified by its first day, such as `2026-01-31`. */

const periodLengths = {
  DAY: { days: 1, months: 0 },
  WEEK: { days: 7, months: 0 },
  MONTH: { days: 0, months: 1 },
  QUARTER: { days: 0, months: 3 },
  YEAR: { days: 0, months: 12 },
} as const

export type Period = keyof typeof periodLengths

/** Whether a granularity is a period of days, not a date part such as `WEEKDAY`. */
export const isPeriod = (by: string | undefined): by is Period =>
  by !== undefined && by in periodLengths

/** Returns a function that formats the day of a timestamp in a time zone as `YYYY-MM-DD`. */
export function dayFormatter(timeZone: string): (timestamp: unknown) => string {
  const format = new Intl.DateTimeFormat('sv', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  return (timestamp) => format.format(new Date(String(timestamp)))
}

/** Returns the first day of the period `spans` periods after the given one. Negative numbers go back. */
export function addPeriods(day: string, by: Period, spans: number): string {
  const { days, months } = periodLengths[by]
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months * spans, date.getUTCDate() + days * spans)
  return date.toISOString().slice(0, 10)
}

/** Returns every period from the first to the last of `days`; undefined if there are too many. */
export function periodsBetween(days: readonly string[], by: Period): string[] | undefined {
  const sorted = [...days].sort()
  const last = sorted.at(-1) ?? ''
  const all: string[] = []
  for (let day = sorted[0]; day && day <= last; day = addPeriods(day, by, 1)) {
    all.push(day)
    if (all.length > maxPeriods) return undefined
  }
  return all
}

/** Maximum periods on an axis, about 13 years of days. */
const maxPeriods = 5000
