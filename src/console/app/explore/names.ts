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

/** Measures and keys as an address has them. */
export const measureText = ({ function: name, of, over }: Measure) =>
  [over, name, of].filter(Boolean).join('.')
export const keyText = ({ name, by }: Key) => (by ? `${name}:${by}` : name)

/** Measures and keys in words. */
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
/** The field that a key is of. */
export const fieldOf = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The type of what comes of a measure. */
export const kindOf = ({ subject }: Question, { function: name, of }: Measure) =>
  name === 'share' ? 'Share' : of ? (subject.measures[name]?.[of] ?? 'Int') : 'Int'

/** A value of a measure in words. */
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

/** A span of time that begins then, as the clocks of a time zone have it. */
export function spanName(by: string, begin: Date, timeZone: string): string {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(begin)
  if (by === 'QUARTER') {
    const month = Number(written({ month: 'numeric' }))
    return `Q${Math.ceil(month / 3)} ${written({ year: 'numeric' })}`
  }
  return written(by === 'MONTH' || by === 'YEAR' ? spanForms[by] : { dateStyle: 'medium' })
}

/** A part of time that comes again, by its number. */
export function recurringName(by: string, value: number): string {
  if (by === 'HOUR_OF_DAY') return `${value}:00`
  return by === 'WEEKDAY'
    ? new Intl.DateTimeFormat(language, { weekday: 'short' }).format(new Date(2024, 0, value))
    : new Intl.DateTimeFormat(language, { month: 'short' }).format(new Date(2024, value - 1))
}

/** Where a group stands on the axis of a key. */
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
