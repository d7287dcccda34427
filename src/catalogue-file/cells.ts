import { z } from 'zod'
import { maxListEntries } from '../domain/catalogue/operator-record.js'
import { categoryPrefix } from '../domain/catalogue/outlet-category.js'
import { toSlug } from '../domain/rules/slug.js'
import { webAddressError } from '../domain/rules/text.js'
import { parseMoney } from '../values/money.js'
import { parseChannels, parseList } from './notation.js'

/** Format of the column, for documentation. */
export type ColumnMeta = { form: string; description: string; example?: string; required?: true }

class Unfit extends Error {}

/** Rule of a cell: a text in CSV, any value in JSONL. An empty cell is null. */
function cell<T>(form: string, read: (value: unknown) => T) {
  const schema = z.unknown().transform((value, context) => {
    try {
      return read(value === '' || value === undefined ? null : value)
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      context.addIssue({ code: 'custom', message: error.message })
      return z.NEVER
    }
  })
  return { form, schema }
}

export type Cell<T> = { form: string; schema: z.ZodType<T> }

const quoted = (value: unknown) => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

function checkText(value: unknown, max: number): string {
  if (typeof value !== 'string') throw new Unfit(`must be a text, is ${quoted(value)}`)
  if (value.includes('\0')) throw new Unfit('contains a NUL character')
  if (/\p{Surrogate}/u.test(value)) throw new Unfit('contains a lone surrogate')
  if ([...value].length > max)
    throw new Unfit(`must have at most ${max} characters, has ${[...value].length}`)
  return value
}

const textForm = (max: number) => `text up to ${max.toLocaleString('en')} characters`

/** Text, not trimmed. */
export function textCell(max: number) {
  return cell(textForm(max), (value) => (value === null ? null : checkText(value, max)))
}

/** Text that is not blank. */
export function labelCell(max: number) {
  return cell(textForm(max), (value) => {
    if (value === null) return null
    if (checkText(value, max).trim() === '') throw new Unfit('must not be only spaces')
    return value as string
  })
}

/** Category identifier in any spelling: `Regional news` and `REGIONAL_NEWS` become `regional-news`. */
export const categoryCell = cell(textForm(100), (value) => {
  if (value === null) return null
  const text = checkText(value, 100)
  if (categoryPrefix.safeParse(text).success) return text
  const prefix = toSlug(text, '')
  if (prefix === '')
    throw new Unfit(`must have a letter from a to z or a digit, is ${quoted(text)}`)
  return prefix
})

function checkUrl(value: unknown): string {
  const url = checkText(value, 2048)
  const error = webAddressError(url)
  if (error) throw new Unfit(`${error}, is ${quoted(url)}`)
  return url
}

export const urlCell = cell('http:// or https:// URL', (value) =>
  value === null ? null : checkUrl(value),
)

export function integerCell(min: number, max: number) {
  return cell(`whole number from ${min} to ${max}`, (value) => {
    if (value === null) return null
    const digits = typeof value === 'string' ? value.trim() : value
    const number =
      typeof digits === 'string' && /^[+-]?\d{1,15}$/.test(digits) ? Number(digits) : digits
    if (!Number.isInteger(number)) throw new Unfit(`must be a whole number, is ${quoted(value)}`)
    if ((number as number) < min || (number as number) > max) {
      throw new Unfit(`must be from ${min} to ${max}, is ${quoted(value)}`)
    }
    return number as number
  })
}

const truths: Record<string, boolean> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
}

export function booleanCell(whenEmpty: boolean) {
  return cell(`true or false (${whenEmpty} if empty)`, (value) => {
    if (value === null) return whenEmpty
    const truth = truths[String(value).trim().toLowerCase()]
    if (truth === undefined) throw new Unfit(`must be true or false, is ${quoted(value)}`)
    return truth
  })
}

export function choiceCell<const T extends string>(
  values: readonly T[],
  whenEmpty: T | null = null,
) {
  const allowed = values.join(', ')
  const form = `one of ${allowed}`
  return cell<T | null>(whenEmpty ? `${form} (${whenEmpty} if empty)` : form, (value) => {
    if (value === null) return whenEmpty
    const match = typeof value === 'string' && values.find((name) => name === value.trim())
    if (!match) throw new Unfit(`must be one of ${allowed}, is ${quoted(value)}`)
    return match
  })
}

/** Converts `1.250,50` and `154,5` to a decimal point. A comma before exactly three digits groups thousands. */
const withPoint = (amount: string) =>
  /^-?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/.test(amount)
    ? amount.replaceAll('.', '').replace(',', '.')
    : amount

/** Amount in USD, converted to cents without rounding. */
export const moneyCell = cell('amount in USD such as 1250 or 154.50', (value) => {
  if (value === null) return null
  const amount = typeof value === 'string' ? withPoint(value.trim()) : value
  if (/^-?\d+\.\d{3,}$/.test(String(amount))) {
    throw new Unfit(`must have at most two decimals, is ${quoted(value)}`)
  }
  const cents = parseMoney(amount)
  if (cents === null)
    throw new Unfit(`must be an amount such as 1250 or 154.50, is ${quoted(value)}`)
  if (cents < 0n) throw new Unfit(`must not be negative, is ${quoted(value)}`)
  return Number(cents)
})

function items(value: unknown, parse: (text: string) => unknown[]): unknown[] {
  if (value === null) return []
  const list = typeof value === 'string' ? parse(value) : value
  if (!Array.isArray(list)) throw new Unfit(`must be a list, is ${quoted(value)}`)
  if (list.length > maxListEntries)
    throw new Unfit(`must have at most ${maxListEntries} entries, has ${list.length}`)
  return list
}

export const urlsCell = cell('URLs, separated by “;”', (value) =>
  items(value, parseList).map(checkUrl),
)

export const labelsCell = cell('list, separated by “;”', (value) => {
  const list = items(value, parseList).map((item) => checkText(item, 255).trim())
  const twice = list.find((item, i) => list.indexOf(item) < i)
  if (twice !== undefined) throw new Unfit(`contains ${quoted(twice)} twice`)
  return list
})

/** Tags as `CATEGORY:Name`, sorted. Without a category, TOPIC. */
export function tagsCell<const T extends string>(categories: readonly T[]) {
  return cell('tags, separated by “;”', (value) => {
    const tags = new Map<string, { category: T; name: string }>()
    for (const item of items(value, parseList)) {
      const tagText = checkText(item, 255)
      const category = categories.find((name) => tagText.startsWith(`${name}:`))
      const name = (category ? tagText.slice(category.length + 1) : tagText).trim()
      if (name === '') throw new Unfit(`contains a tag without a name: ${quoted(tagText)}`)
      const tag = { category: category ?? categories[0]!, name }
      tags.set(`${tag.category}:${name.toLowerCase()}`, tag)
    }
    return [...tags].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tag]) => tag)
  })
}

/** List of records, each by the rules of `shape`. */
export function recordsCell<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.strictObject(shape)
  const keys = Object.keys(shape).join(', ')
  const nothing = Object.fromEntries(Object.keys(shape).map((key) => [key, null]))
  return cell('channels, separated by “|”', (value) =>
    items(value, parseChannels).map((item, i) => {
      if (typeof item !== 'object' || item === null)
        throw new Unfit(`channel ${i + 1} must be an object, is ${quoted(item)}`)
      const result = schema.safeParse({ ...nothing, ...item })
      if (result.success) return result.data
      const issues = result.error.issues.map((issue) =>
        issue.code === 'unrecognized_keys'
          ? `has no ${issue.keys.join(', ')} (it has ${keys})`
          : `${issue.path.join('.')} ${issue.message}`.trim(),
      )
      throw new Unfit(`channel ${i + 1}: ${issues.join('; ')}`)
    }),
  )
}
