export const chartTypes = ['bar', 'line', 'area', 'heat', 'funnel', 'cohort', 'table'] as const
export type ChartType = (typeof chartTypes)[number]

/** Meaning of a series, which determines its color as it does for the chips of statuses. */
export type SeriesTone = 'good' | 'bad' | 'wait' | 'none'

/** Data of a chart: one or more series of values by axis position. */
export interface ChartData {
  positions: string[]
  /** Title of the value axis: the measure with its unit. */
  valueTitle?: string
  /** Axis title, for positions that are numbers. */
  axisTitle?: string
  /** Whether the positions are names, not periods or steps. Long lists of names get horizontal bars. */
  isNominal?: boolean
  /** Whether the series are parts of one whole, so that they can be stacked. */
  isStacked?: boolean
  /** Whether all values are integers. */
  areIntegers?: boolean
  /** A series without a tone has the next color of the palette. */
  series: { name: string; values: (number | null)[]; tone?: SeriesTone }[]
  format(value: number): string
}
