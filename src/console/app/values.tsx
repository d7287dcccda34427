import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { enumValues } from './list/url-parameters.ts'
import { type ListConfig, type ListRecord, listOfType } from './lists.ts'
import { ScopeList } from './scopes.tsx'
import { useSession } from './session.tsx'
import {
  type AuditSentenceEntry,
  auditSentence,
  changedRecordName,
} from './texts/audit-sentence.ts'
import { labelFor, language, statusName, t } from './texts/index.ts'
import { isMarkdown, Markdown } from './ui/markdown.tsx'

const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })
const difference = new Intl.NumberFormat(language, {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
})
const number = new Intl.NumberFormat(language)
const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
const relativeAlways = new Intl.RelativeTimeFormat(language)

/** Formats a number with a minus sign; Intl uses a hyphen. */
const formatNumber = (format: Intl.NumberFormat, value: number) =>
  format.format(value).replace('-', '\u2212')

export const moneyText = (amount: number) => formatNumber(money, amount)
/** Formats an amount with its sign, such as `+$1,700.00`. */
export const differenceText = (amount: number) => formatNumber(difference, amount)
export const numberText = (value: number) => formatNumber(number, value)
/** Formats a ratio or relative change as a percentage: `12%` for 0.12. */
export const percentText = (part: number, options: Intl.NumberFormatOptions = {}) =>
  formatNumber(new Intl.NumberFormat(language, { style: 'percent', ...options }), part)

/** Formats a file size, such as `1.2 MB`. */
export function bytesText(bytes: number): string {
  const unit = bytes >= 1_000_000 ? 'megabyte' : 'kilobyte'
  const size = Math.max(bytes / (bytes >= 1_000_000 ? 1_000_000 : 1000), 0.1)
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, options).format(size)
}
export const dayText = (value: string | Date) => dateText(day, value)
export const timeText = (value: string | Date) => dateText(time, value)

/** Formats a date. Returns invalid dates unchanged, such as those in a mistyped URL. */
function dateText(format: Intl.DateTimeFormat, value: string | Date): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? String(value) : format.format(date)
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Returns the last 8 characters of an ID. UUIDv7 IDs of the same hours share their first characters. */
export const shortId = (id: string) => id.slice(-8)

/** Formats a time relative to now, such as `3 days ago`. */
export const timeAgo = (value: string) => relativeText(relative, value)

/** Formats the start of a duration for a sentence about it: `3 days ago`, in German `seit 3 Tagen`. */
export const timeSince = (value: string) =>
  relativeText(relativeAlways, value).replace(/^vor /, 'seit ')

function relativeText(format: Intl.RelativeTimeFormat, value: string): string {
  const difference = new Date(value).getTime() - Date.now()
  const [unit, size] = units.find(([, size]) => Math.abs(difference) >= size) ?? units[2]
  return format.format(Math.trunc(difference / size), unit)
}

/** Color tones of chips by enum value. */
const tones: Record<string, string> = {
  PAID: 'good',
  COMPLETED: 'good',
  ISSUED: 'good',
  SUCCEEDED: 'good',
  SENT: 'good',
  ACTIVE: 'good',
  FOR_SALE: 'good',
  CREATED: 'wait',
  OPEN: 'wait',
  PROCESSING: 'wait',
  PENDING: 'wait',
  PENDING_CLIENT: 'wait',
  PARTIALLY_REFUNDED: 'wait',
  REFUNDED: 'bad',
  QUEUED: 'wait',
  RUNNING: 'wait',
  FAILED: 'bad',
  RETRYING: 'bad',
  EXPIRED: 'bad',
  BLOCKED: 'bad',
  REJECTED: 'bad',
  INTERNAL: 'wait',
  OVERDUE: 'bad',
  CRITICAL: 'bad',
  WARNING: 'wait',
}

export function Chip({ value }: { value: string }) {
  return (
    <span className="chip" data-tone={tones[value] ?? 'plain'}>
      {labelFor(value)}
    </span>
  )
}

interface Status {
  prefix: string
  name: string
  color: string
}

/** Chip for an article status, in the status color. */
export function StatusChip({ status }: { status: Status }) {
  return (
    <span className="chip" data-tone="color">
      <i style={{ background: status.color }} />
      {statusName(status)}
    </span>
  )
}

type RelatedRecord = { __typename: string; id?: string } & Record<string, unknown>

/** Returns the title of a record. */
export function recordTitle(record: RelatedRecord): string {
  const list = listOfType(record.__typename)
  const own = list && record[list.titleField]
  const title = typeof own === 'string' ? own : Array.isArray(own) ? own.join(', ') : undefined
  const { name, fullName, referenceNumber, topic } = record
  if (list?.fields[list.titleField] === 'DateTime' && title) return timeText(title)
  if (record.__typename === 'AuditEntry')
    return auditSentence(record as typeof record & AuditSentenceEntry)
  if (record.__typename === 'Payment') {
    const { amount, provider } = record
    return `${moneyText(Number(amount))} · ${labelFor(String(provider))}`
  }
  if (own && typeof own === 'object' && '__typename' in own)
    return recordTitle(own as RelatedRecord)
  if (record.__typename === 'ProductType') return statusName(record as typeof record & Status)
  return (
    title ??
    String(
      name ??
        fullName ??
        referenceNumber ??
        record.title ??
        record.url ??
        (topic ? labelFor(String(topic)) : record.id),
    )
  )
}

/** Returns a title that is distinct from records of the same name, such as a token and its successor. */
export function distinctTitle(record: RelatedRecord): string {
  const { hint } = record
  return typeof hint === 'string' ? `“${recordTitle(record)}” (${hint}…)` : recordTitle(record)
}

/** Returns the time until which a rotated token is valid; undefined for any other record. */
export function replacedUntil({ revokedAt }: Record<string, unknown>): string | undefined {
  const isAhead = typeof revokedAt === 'string' && new Date(revokedAt) > new Date()
  return isAhead ? revokedAt : undefined
}

/** Links to the page of a record. Shows plain text if the token cannot access it. The content defaults to the title. */
export function RecordLink({
  record,
  children = recordTitle(record),
}: {
  record: RelatedRecord
  children?: ReactNode
}) {
  const { may } = useSession()
  const list = listOfType(record.__typename)
  if (!list || !record.id || !may(list.page)) return children
  return <Link href={`/${list.path}/${record.id}`}>{children}</Link>
}

interface FieldProps {
  list: ListConfig
  record: ListRecord
  name: string
  isLong?: boolean
}

/** Shows a field of a record. Slugs are shown as labels, and related records as links. */
export function FieldValue({ list, record, name, isLong = false }: FieldProps) {
  const value = record[name]
  // Separate list items would not show where a term of several words ends.
  if (name === list.titleField && Array.isArray(value)) return recordTitle(record)
  if (list.slugFields.includes(name) && typeof value === 'string') return labelFor(value)
  const { entity } = record
  if (name === 'entityId' && typeof entity === 'string' && typeof value === 'string') {
    const entityList = listOfEntity(entity)
    const title = changedRecordName(record as typeof record & AuditSentenceEntry) ?? shortId(value)
    return entityList ? <Link href={`/${entityList.path}/${value}`}>{title}</Link> : title
  }
  if (name === 'changes')
    return <Differences record={record as typeof record & AuditEntry} isLong={isLong} />
  // Debits and credit notes are negative, as in the aggregates, so that amounts add up to the balance.
  const isMinus =
    (name === 'amount' && record.type === 'DEBIT') ||
    (name === 'total' && record.type === 'CREDIT_NOTE')
  if (isMinus) return <TypedValue kind="Money" value={-Number(value)} />
  const until = name === 'revokedAt' && replacedUntil(record)
  if (until) return t('rotatedUntil', { time: timeText(until) })
  if (name === 'status' && value === 'PENDING' && record.lastError) return <Chip value="RETRYING" />
  if (isLong && isMarkdown(name) && typeof value === 'string') return <Markdown text={value} />
  // The audit log can have several changes per day.
  const hasTime = isLong || list.name === 'auditEntries'
  return <TypedValue kind={list.fields[name]!} value={value} isLong={hasTime} />
}

interface AuditEntry extends AuditSentenceEntry {
  team?: RelatedRecord | null
  changes: readonly FieldChange[]
}

interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** Returns the list for an entity type of the audit log. */
const listOfEntity = (entity: string): ListConfig | undefined =>
  listOfType(
    { order_payment: 'Payment', team_ledger: 'LedgerEntry' }[entity] ??
      `_${entity}`.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )

const fewChanges = 3

/** Shows changed fields before and after. Table rows show only the first ones, and none of a new record. */
function Differences({ record, isLong }: { record: AuditEntry; isLong: boolean }) {
  const all = record.changes.flatMap(splitByTier)
  const isNew = all.every(({ before }) => before === null)
  if (isNew && !isLong) return <NewRecord record={record} />
  const kinds = listOfEntity(record.entity)?.fields ?? {}
  const visibleChanges = isLong ? all : all.slice(0, fewChanges)
  return (
    <ul className="differences">
      {visibleChanges.map(({ field, tier, before, after }) => (
        <li key={`${field} ${tier}`}>
          {labelFor(field)}
          {tier && ` (${labelFor(tier)})`}:{' '}
          {!isNew && (
            <>
              <JsonValue kind={kinds[field]} link={listOfIdField(record, field)} value={before} />{' '}
              {'→ '}
            </>
          )}
          <JsonValue kind={kinds[field]} link={listOfIdField(record, field)} value={after} />
        </li>
      ))}
      {all.length > visibleChanges.length && (
        <li>{t('moreChanges', { count: all.length - visibleChanges.length })}</li>
      )}
    </ul>
  )
}

/** Summarizes a new record in a table row. Ledger entries show their amount and team. */
function NewRecord({ record: { entity, after, team } }: { record: AuditEntry }) {
  const { amount, type } = Object(after) as { amount?: number | string; type?: string }
  if (entity !== 'team_ledger' || amount === undefined) return <span className="none">–</span>
  return (
    <>
      {differenceText(type === 'DEBIT' ? -Number(amount) : Number(amount))}
      {team && (
        <>
          {' · '}
          <RecordLink record={team} />
        </>
      )}
    </>
  )
}

/** Types of ID fields whose names do not contain the type. */
const typesOfIdFields: Record<string, string> = {
  correctsId: 'Invoice',
  paymentIntentId: 'Payment',
}

/** Returns the list of the record that an ID field refers to, such as `productId` or `fromProductId`. */
function listOfIdField({ entity }: AuditEntry, field: string): ListConfig | undefined {
  const [, relation = '', last = ''] = /^(\w*?([A-Za-z][a-z]*))Id$/.exec(field) ?? []
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return [
    typesOfIdFields[field],
    listOfEntity(entity)?.filters[field],
    capital(relation),
    capital(last),
  ]
    .map((type) => (type ? listOfType(type) : undefined))
    .find((list) => list !== undefined)
}

/** Splits a change of prices into one change per pricing tier. Returns other changes unchanged. */
function splitByTier(change: FieldChange): (FieldChange & { tier?: string })[] {
  const { field } = change
  if (field !== 'prices') return [change]
  const [before, after] = [pricesByTier(change.before), pricesByTier(change.after)]
  const tiers = Object.keys({ ...before, ...after }).filter((tier) => before[tier] !== after[tier])
  return tiers.map((tier) => ({
    ...{ field, tier, before: before[tier] ?? null, after: after[tier] ?? null },
  }))
}

interface TierPrice {
  pricingTier: string
  unitAmount: string
}

const pricesByTier = (prices: unknown): Record<string, string> =>
  Object.fromEntries(
    ((prices ?? []) as TierPrice[]).map(({ pricingTier, unitAmount }) => [pricingTier, unitAmount]),
  )

/** Shows a JSON value of the audit log, by the type of its field, or by its format if the type is unknown. */
function JsonValue({
  kind,
  link,
  value,
}: {
  kind: string | undefined
  /** List of the record that an ID refers to. */
  link: ListConfig | undefined
  value: unknown
}) {
  if (kind === 'ProductPrice' || kind === '[ProductPrice]' || kind === 'Money')
    return <TypedValue kind="Money" value={value} />
  if (typeof value === 'boolean') return <TypedValue kind="Boolean" value={value} />
  if (typeof value === 'number') return <TypedValue kind="Float" value={value} />
  if (typeof value === 'object' && value !== null) return <code>{JSON.stringify(value)}</code>
  const text = String(value ?? '')
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return <TypedValue kind="DateTime" value={text} isLong />
  if (/^[A-Z][A-Z_]+$/.test(text)) return <Chip value={text} />
  if (/^[\da-f]{8}-[\da-f-]{27}$/.test(text)) {
    const id = <code>{shortId(text)}</code>
    return link ? <Link href={`/${link.path}/${text}`}>{id}</Link> : id
  }
  return <TypedValue kind="String" value={text} />
}

/**
 * Shows a value by its GraphQL type.
 * @param isLong whether there is room for all of it, such as the time of a date
 */
export function TypedValue({
  kind,
  value,
  isLong,
}: {
  kind: string
  value: unknown
  isLong?: boolean
}) {
  if (value === null || value === undefined || value === '') return <span className="none">–</span>
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="none">–</span>
    if (kind === '[Scope]') return <ScopeList scopes={value} isLong={isLong ?? false} />
    return value.map((one, at) => (
      <span key={at} className="item">
        <TypedValue kind={kind.slice(1, -1)} value={one} />
      </span>
    ))
  }
  switch (kind) {
    case 'Money':
      return <span className="number">{moneyText(value as number)}</span>
    case 'Int':
    case 'Float':
      return <span className="number">{numberText(value as number)}</span>
    case 'DateTime':
      return (
        <time dateTime={value as string} title={timeText(value as string)}>
          {isLong ? timeText(value as string) : dayText(value as string)}
        </time>
      )
    case 'Boolean':
      return value ? (
        <span className="chip" data-tone="good">
          {t('yes')}
        </span>
      ) : (
        <span className="none">{t('no')}</span>
      )
    case 'JSON':
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it.
      return <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
    case 'ArticleContentStatus':
      return <StatusChip status={value as Status} />
    case 'ListingPrice':
    case 'ProductPrice': {
      const { pricingTier, unitAmount } = value as { pricingTier: string; unitAmount: number }
      return (
        <>
          <small>{labelFor(pricingTier)}</small> {moneyText(unitAmount)}
        </>
      )
    }
  }
  if (typeof value === 'object') return <RecordLink record={value as RelatedRecord} />
  const text = String(value)
  if (enumValues(kind)) return <Chip value={text} />
  if (/^https?:\/\//.test(text)) {
    return (
      <a href={text} target="_blank" rel="noreferrer">
        {text.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      </a>
    )
  }
  return <span className={isLong ? 'text' : undefined}>{text}</span>
}
