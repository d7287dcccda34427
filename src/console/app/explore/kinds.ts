/** Kinds of pictures. */
export const kinds = ['bar', 'line', 'area', 'heat', 'funnel', 'cohort', 'table'] as const
export type Kind = (typeof kinds)[number]

/** Numbers by places on an axis, one series or several. */
export interface Figures {
  places: string[]
  /** Whether the places are names, whose order says nothing, not times or steps. */
  areNames?: boolean
  series: { name: string; values: (number | null)[] }[]
  text(value: number): string
}
