export const kinds = ['bar', 'line', 'area', 'heat', 'funnel', 'cohort', 'table'] as const
export type Kind = (typeof kinds)[number]

/** Data of a chart: one or more series of values by axis position. */
export interface Figures {
  places: string[]
  /** Axis title, for positions that are numbers. */
  placesName?: string
  /** Whether the positions are names, not periods or steps. Long lists of names get horizontal bars. */
  areNames?: boolean
  /** Whether the series are parts of one whole, so that they can be stacked. */
  areParts?: boolean
  /** Whether all values are integers. */
  areWhole?: boolean
  series: { name: string; values: (number | null)[] }[]
  text(value: number): string
}
