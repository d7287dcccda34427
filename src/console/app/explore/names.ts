import { isStatus, language, nameOf, t } from '../texts/index.ts'
import { moneyText, numberText } from '../values.tsx'
import {
  type Group,
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
  const what = of ? `${nameOf(of)} (${t(name as 'sum')})` : t('count')
  const [span, spans = ''] = over?.split(':') ?? []
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

const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })

/** A value of a measure in words. */
export function valueText(kind: string, value: number | string | null | undefined): string {
  if (value === null || value === undefined) return '–'
  if (kind === 'Money') return moneyText(Number(value))
  if (kind === 'Share') return percent.format(Number(value))
  return typeof value === 'number' ? numberText(value) : String(value).slice(0, 10)
}

const names = { MONTH: { month: 'short', year: 'numeric' }, YEAR: { year: 'numeric' } } as const

/** Where a group stands on the axis of a key. */
export function placeOf({ subject, zone }: Question, group: Group, key: Key): string {
  const value = keyValue(group, key)
  if (value === null || value === undefined) return '–'
  const { by } = key
  if (by === 'WEEKDAY')
    return new Intl.DateTimeFormat(language, { weekday: 'short' }).format(
      new Date(2024, 0, Number(value)),
    )
  if (by === 'MONTH_OF_YEAR')
    return new Intl.DateTimeFormat(language, { month: 'short' }).format(
      new Date(2024, Number(value) - 1),
    )
  if (by === 'HOUR_OF_DAY') return `${value}:00`
  if (by) {
    const date = new Date(String(value))
    const written = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: zone }).format(date)
    if (by === 'QUARTER') {
      const month = Number(written({ month: 'numeric' }))
      return `Q${Math.ceil(month / 3)} ${written({ year: 'numeric' })}`
    }
    return written(by === 'MONTH' || by === 'YEAR' ? names[by] : { dateStyle: 'medium' })
  }
  if (isStatus(String(value))) return nameOf(String(value))
  const kind = subject.keys[key.name]
  if (kind === 'Boolean') return t(value ? 'yes' : 'no')
  return /^[A-Z][A-Z_0-9]*$/.test(String(value)) && kind !== 'String'
    ? nameOf(String(value))
    : String(value)
}
