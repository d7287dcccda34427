import { isStatus, language, nameIn, nameOf, t } from '../texts/index.ts'
import { moneyText, numberText, percentText } from '../values.tsx'
import {
  type Group,
  isPart,
  type Key,
  keyValue,
  type Measure,
  namesOf,
  partsOf,
  type Question,
  type Subject,
} from './question.ts'

/** Return measures and dimensions as URL parameters have them. */
export const measureText = ({ function: name, of, over }: Measure) =>
  [over, name, of].filter(Boolean).join('.')
export const keyText = ({ name, by }: Key) => (by ? `${name}:${by}` : name)

/** Returns the label of a measure. */
export function measureName(subject: Subject, { function: name, of, over }: Measure): string {
  if (name === 'part' || name === 'share') {
    const [part = '', within] = namesOf(of).map((one) => partName(subject, one))
    if (name === 'part') return part
    return within ? t('shareWithin', { part, within }) : t('share', { part })
  }
  const what = of ? `${nameIn(subject.list, of)} (${t(name as 'sum')})` : t('count')
  const [span, spans = ''] = over?.split(':') ?? []
  if (spans === '1') return t(`${span as 'previous' | 'change'}OfOne`, { what })
  return span ? t(`${span as 'running'}Of`, { what, spans }) : what
}
export const partName = (subject: Subject, part: string) => partsOf(subject)[part]!.name[language]
export const keyName = ({ name, by }: Key) =>
  by ? `${nameOf(fieldOf(name))}, ${nameOf(by)}` : nameOf(fieldOf(name))
/** Returns the field of a dimension: `datePaid` for `DATE_PAID`. */
export const fieldOf = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the GraphQL type of a measure’s result. */
export const kindOf = ({ subject }: Question, { function: name, of }: Measure) =>
  name === 'share' ? 'Share' : of ? (subject.measures[name]?.[of] ?? 'Int') : 'Int'

/** Formats a value of a measure. */
export function valueText(kind: string, value: number | string | null | undefined): string {
  if (value === null || value === undefined) return '–'
  if (kind === 'Money') return moneyText(Number(value))
  if (kind === 'Share') return percentText(Number(value), { maximumFractionDigits: 1 })
  return typeof value === 'number' ? numberText(value) : String(value).slice(0, 10)
}

const spanForms = {
  MONTH: { month: 'short', year: 'numeric' },
  YEAR: { year: 'numeric' },
} as const

/** Formats the period that starts at `begin`, in a time zone. */
export function spanName(by: string, begin: Date, timeZone: string): string {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(begin)
  if (by === 'QUARTER') {
    const month = Number(written({ month: 'numeric' }))
    return `Q${Math.ceil(month / 3)} ${written({ year: 'numeric' })}`
  }
  return written(by === 'MONTH' || by === 'YEAR' ? spanForms[by] : { dateStyle: 'medium' })
}

/** Formats a value of a date part, such as “Mon” for weekday 1. */
export function recurringName(by: string, value: number): string {
  if (by === 'HOUR_OF_DAY') return `${value}:00`
  return by === 'WEEKDAY'
    ? new Intl.DateTimeFormat(language, { weekday: 'short' }).format(new Date(2024, 0, value))
    : new Intl.DateTimeFormat(language, { month: 'short' }).format(new Date(2024, value - 1))
}

/** Formats the value that a group has of a dimension. */
export function placeOf({ subject, zone }: Question, group: Group, key: Key): string {
  const value = keyValue(group, key)
  if (value === null || value === undefined) return '–'
  const { by } = key
  if (by && isPart(by)) return recurringName(by, Number(value))
  if (by) return spanName(by, new Date(String(value)), zone)
  if (isStatus(String(value))) return nameOf(String(value))
  const kind = subject.keys[key.name]
  if (kind === 'Boolean') return t(value ? 'yes' : 'no')
  return /^[A-Z][A-Z_0-9]*$/.test(String(value)) && kind !== 'String'
    ? nameOf(String(value))
    : String(value)
}
