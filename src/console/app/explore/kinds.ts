/** Kinds of pictures. */
export const kinds = ['bar', 'line', 'area', 'heat', 'funnel', 'cohort', 'table'] as const
export type Kind = (typeof kinds)[number]

/** Numbers by places on an axis, one series or several. */
export interface Figures {
  places: string[]
  /** What the places are counted in, where their names are numbers. */
  placesName?: string
  /** Whether the places are names, whose order says nothing, not times or steps. */
  areNames?: boolean
  /** Whether what the series have at a place are parts of one whole, so that they can stand on one another. */
  areParts?: boolean
  /** Whether they are whole numbers, with nothing between one and the next. */
  areWhole?: boolean
  series: { name: string; values: (number | null)[] }[]
  text(value: number): string
}
