import { camelCase } from '../list/url-parameters.ts'
import { isStatus, labelFor, language, nameIn, t } from '../texts/index.ts'
import { moneyText, numberText, percentText } from '../values.tsx'
import {
  type Dimension,
  dimensionValue,
  type ExploreQuery,
  isDatePart,
  parseSegmentNames,
  type QueryMeasure,
  type QuerySource,
  type ResultGroup,
  segmentsOf,
} from './explore-query.ts'

/** Return measures and dimensions as URL parameters have them. */
export const measureId = ({ function: name, of, comparison }: QueryMeasure) =>
  [comparison, name, of].filter(Boolean).join('.')
export const dimensionId = ({ name, granularity }: Dimension) =>
  granularity ? `${name}:${granularity}` : name

/** Returns the label of a measure. */
export function measureLabel(
  source: QuerySource,
  { function: name, of, comparison }: QueryMeasure,
): string {
  if (name === 'part' || name === 'share') {
    const [part = '', whole] = parseSegmentNames(of).map((one) => segmentLabel(source, one))
    if (name === 'part') return part
    return whole ? t('shareWithin', { part, within: whole }) : t('share', { part })
  }
  const what = of ? `${nameIn(source.list, of)} (${t(name as 'sum')})` : t('count')
  const [span, spans = ''] = comparison?.split(':') ?? []
  if (spans === '1') return t(`${span as 'previous' | 'change'}OfOne`, { what })
  return span ? t(`${span as 'running'}Of`, { what, spans }) : what
}
export const segmentLabel = (source: QuerySource, part: string) =>
  segmentsOf(source)[part]!.name[language]
export const dimensionLabel = ({ name, granularity }: Dimension) =>
  granularity ? `${labelFor(camelCase(name))}, ${labelFor(granularity)}` : labelFor(camelCase(name))
/** Titles a chart, such as `Orders: Net revenue (sum) by Payment date, Month`. */
export function questionTitle(
  { source, dimensions }: ExploreQuery,
  measures: readonly QueryMeasure[],
): string {
  const what = `${labelFor(source.list)}: ${measures.map((one) => measureLabel(source, one)).join(', ')}`
  if (dimensions.length === 0) return what
  return t('chartBy', { what, dimensions: dimensions.map(dimensionLabel).join(', ') })
}
/** Returns the GraphQL type of a measure’s result. */
export const valueTypeOf = ({ source }: ExploreQuery, { function: name, of }: QueryMeasure) =>
  name === 'share' ? 'Share' : of ? (source.measures[name]?.[of] ?? 'Int') : 'Int'

/** Formats a value of a measure. */
export function formatMeasure(kind: string, value: number | string | null | undefined): string {
  if (value === null || value === undefined) return '–'
  if (kind === 'Money') return moneyText(Number(value))
  if (kind === 'Share') return percentText(Number(value), { maximumFractionDigits: 1 })
  return typeof value === 'number' ? numberText(value) : String(value).slice(0, 10)
}

const periodFormats = {
  MONTH: { month: 'short', year: 'numeric' },
  YEAR: { year: 'numeric' },
} as const

/** Formats the period that starts at `begin`, in a time zone. */
export function periodLabel(by: string, begin: Date, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(begin)
  if (by === 'QUARTER') {
    const month = Number(format({ month: 'numeric' }))
    return `Q${Math.ceil(month / 3)} ${format({ year: 'numeric' })}`
  }
  return format(by === 'MONTH' || by === 'YEAR' ? periodFormats[by] : { dateStyle: 'medium' })
}

/** Formats a value of a date part, such as “Mon” for weekday 1. */
export function datePartLabel(by: string, value: number): string {
  if (by === 'HOUR_OF_DAY') return `${value}:00`
  return by === 'WEEKDAY'
    ? new Intl.DateTimeFormat(language, { weekday: 'short' }).format(new Date(2024, 0, value))
    : new Intl.DateTimeFormat(language, { month: 'short' }).format(new Date(2024, value - 1))
}

/** Formats the value that a group has of a dimension. */
export function dimensionValueLabel(
  { source, timeZone }: ExploreQuery,
  group: ResultGroup,
  key: Dimension,
): string {
  const value = dimensionValue(group, key)
  if (value === null || value === undefined) return '–'
  const { granularity } = key
  if (granularity && isDatePart(granularity)) return datePartLabel(granularity, Number(value))
  if (granularity) return periodLabel(granularity, new Date(String(value)), timeZone)
  if (isStatus(String(value))) return labelFor(String(value))
  const kind = source.dimensions[key.name]
  if (kind === 'Boolean') return t(value ? 'yes' : 'no')
  return /^[A-Z][A-Z_0-9]*$/.test(String(value)) && kind !== 'String'
    ? labelFor(String(value))
    : String(value)
}
