/** Deprecation of routes and fields: headers and notes, from one declaration. */

/** Deprecation of a route or field. Dates are days in UTC, `2026-11-27`. */
export interface Deprecation {
  /** Day of the deprecation. */
  since: string
  /** Reason and replacement, as sentences: ``Use `GET /outlets`.`` */
  reason: string
  /** Day from which on it can be removed, at least 12 months after `since`. Absent if no removal is planned. */
  sunset?: string
}

/** Months between a deprecation and the removal. */
const minMonths = 12

/**
 * Returns the note of a deprecation for the schema and the OpenAPI document.
 * @throws Error if a date is invalid, or the removal is too early
 */
export function deprecationNote(deprecation: Deprecation): string {
  const { reason, since, sunset } = deprecation
  timesOf(deprecation)
  const removal = sunset === undefined ? '' : ` Removed no earlier than ${sunset}.`
  return `${reason} Deprecated since ${since}.${removal}`
}

/**
 * Returns the headers of responses of a deprecated route: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and a `Link`
 * to the policy.
 * @throws Error as `deprecationNote`
 */
export function deprecationHeaders(deprecation: Deprecation): Record<string, string> {
  const { since, sunset } = timesOf(deprecation)
  return {
    deprecation: `@${since.getTime() / 1_000}`,
    ...(sunset && { sunset: sunset.toUTCString() }),
    link: '</docs/versioning>; rel="deprecation"; type="text/html"',
  }
}

function timesOf({ since, sunset }: Deprecation): { since: Date; sunset: Date | undefined } {
  const begin = dayOf(since)
  if (sunset === undefined) return { since: begin, sunset }
  const end = dayOf(sunset)
  const earliest = new Date(begin)
  earliest.setUTCMonth(earliest.getUTCMonth() + minMonths)
  if (end < earliest)
    throw new Error(`The removal on ${sunset} is earlier than ${minMonths} months after ${since}.`)
  return { since: begin, sunset: end }
}

function dayOf(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new Error(`${text} is not a day, such as 2026-11-27.`)
  return day
}
