/** Spans of time as the clocks of a time zone have them: each by the day on which it begins, as `2026-01-31`. */

const lengths = {
  DAY: { days: 1, months: 0 },
  WEEK: { days: 7, months: 0 },
  MONTH: { days: 0, months: 1 },
  QUARTER: { days: 0, months: 3 },
  YEAR: { days: 0, months: 12 },
} as const

export type Span = keyof typeof lengths

/** Whether something is a span of time that days make up. */
export const isSpan = (by: string | undefined): by is Span => by !== undefined && by in lengths

/** What tells the day of a timestamp, as the clocks of a time zone have it. */
export function dayIn(timeZone: string): (timestamp: unknown) => string {
  const format = new Intl.DateTimeFormat('sv', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  return (timestamp) => format.format(new Date(String(timestamp)))
}

/** The day on which a span begins that comes so many spans after the one of a day; before it where they are negative. */
export function spansAfter(day: string, by: Span, spans: number): string {
  const { days, months } = lengths[by]
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months * spans, date.getUTCDate() + days * spans)
  return date.toISOString().slice(0, 10)
}

/** Every span from the first to the last of some, by their days; nothing where there are too many. */
export function spansAmong(days: readonly string[], by: Span): string[] | undefined {
  const sorted = [...days].sort()
  const last = sorted.at(-1) ?? ''
  const all: string[] = []
  for (let day = sorted[0]; day && day <= last; day = spansAfter(day, by, 1)) {
    all.push(day)
    if (all.length > mostSpans) return undefined
  }
  return all
}

/** As many as an axis has: days of thirteen years. */
const mostSpans = 5000
