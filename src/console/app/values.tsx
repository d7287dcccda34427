import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { enumValues } from './list/url-parameters.ts'
import { listOfType } from './lists.ts'
import { ScopeList } from './scopes.tsx'
import { useSession } from './session.tsx'
import { type AuditSentenceEntry, auditSentence } from './texts/audit-sentence.ts'
import { labelFor, language, statusName, t, topicName } from './texts/index.ts'
import { copy } from './ui/copy.ts'

const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })
const wholeMoney = new Intl.NumberFormat(language, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
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
/** Formats an amount without cents if it has none, such as `$2,500`. */
export const wholeMoneyText = (amount: number) => formatNumber(wholeMoney, amount)

/** Adds up amounts in cents, because binary fractions of dollars are not exact. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100

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
const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** Formats a month that starts in UTC, such as `March 2026`. */
export const monthText = (value: string) => dateText(month, value)
const shortMonth = new Intl.DateTimeFormat(language, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
/** Formats a month that starts in UTC for a table, such as `Mar 2026`. */
export const shortMonthText = (value: string) => dateText(shortMonth, value)
const utcDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
/** Formats the day of a time in UTC. */
export const utcDayText = (value: string) => dateText(utcDay, value)
const fullDay = new Intl.DateTimeFormat(language, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
/** Formats a day with its weekday, such as `Monday, March 2, 2026`. */
export const fullDayText = (value: string) => dateText(fullDay, value)
const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
/** Formats the time of day, such as `9:10 AM`. */
export const clockText = (value: string) => dateText(clock, value)
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
  APPROVED: 'good',
  COMPLETED: 'good',
  ISSUED: 'good',
  SUCCEEDED: 'good',
  SENT: 'good',
  DELIVERED: 'good',
  SETTLED: 'good',
  ACTIVE: 'good',
  FOR_SALE: 'good',
  VERIFIED: 'good',
  OK: 'good',
  CREATED: 'wait',
  AWAITING_APPROVAL: 'wait',
  AWAITING_PAYMENT: 'wait',
  OPEN: 'wait',
  AWAITING_REPLY: 'wait',
  REPLIED: 'good',
  PROCESSING: 'wait',
  OFFERED: 'wait',
  PENDING_REVIEW: 'wait',
  PENDING_AGREEMENT: 'wait',
  PENDING: 'wait',
  NOT_ACCEPTED: 'wait',
  PENDING_CLIENT: 'wait',
  PARTIALLY_REFUNDED: 'wait',
  REFUNDED: 'bad',
  QUEUED: 'wait',
  SENDING: 'wait',
  REVERSING: 'wait',
  FAILING: 'wait',
  LOST: 'bad',
  REVERSED: 'bad',
  RUNNING: 'wait',
  FAILED: 'bad',
  RETRYING: 'wait',
  EXPIRED: 'bad',
  DISABLED: 'bad',
  BLOCKED: 'bad',
  REJECTED: 'bad',
  DECLINED: 'bad',
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

export type RelatedRecord = { __typename: string; id?: string } & Record<string, unknown>

/** Returns the title of a record. */
export function recordTitle(record: RelatedRecord): string {
  const list = listOfType(record.__typename)
  const own = list && record[list.titleField]
  const title = typeof own === 'string' ? own : Array.isArray(own) ? own.join(', ') : undefined
  const { name, fullName, referenceNumber, topic } = record
  if (record.__typename === 'PayoutFile' && title) return utcDayText(title)
  if (list?.fields[list.titleField] === 'DateTime' && title) return timeText(title)
  if (record.__typename === 'AuditEntry')
    return auditSentence(record as typeof record & AuditSentenceEntry)
  if (record.__typename === 'LedgerEntry') {
    const { type, amount } = record
    const signed = type === 'DEBIT' ? -Number(amount) : Number(amount)
    return `${labelFor(String(type))} · ${moneyText(signed)}`
  }
  if (record.__typename === 'PrivacyRequest') {
    const user = record.user as RelatedRecord | null | undefined
    return [labelFor(String(record.kind)), user && recordTitle(user)].filter(Boolean).join(' · ')
  }
  if (record.__typename === 'Payment') {
    const { amount, provider } = record
    return `${moneyText(Number(amount))} · ${labelFor(String(provider))}`
  }
  if (typeof own === 'number' && list?.fields[list.titleField] === 'Money') return moneyText(own)
  if (own && typeof own === 'object' && '__typename' in own) {
    // Products of different outlets have the same names.
    const { outlet } = own as { outlet?: { name: string } }
    const ownTitle = recordTitle(own as RelatedRecord)
    return outlet ? `${ownTitle} · ${outlet.name}` : ownTitle
  }
  if (record.__typename === 'ProductType') return statusName(record as typeof record & Status)
  return (
    title ??
    String(
      name ??
        fullName ??
        referenceNumber ??
        record.title ??
        record.url ??
        (topic ? topicName(String(topic)) : record.id),
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
        <UrlText url={text} />
      </a>
    )
  }
  if (isUuid(text)) return <ShortId id={text} canCopy={isLong ?? false} />
  return <span className={isLong ? 'text' : undefined}>{text}</span>
}

/** URL without its scheme, `www.` and last slash, which breaks after its separators. */
export function UrlText({ url }: { url: string }) {
  const short = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return short.split(/(?<=[/.?&=_-])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** Whether a text is a UUID, which is shown shortened. */
export const isUuid = (text: string) => /^[\da-f]{8}-[\da-f-]{27}$/.test(text)

/** Last characters of an ID, with a button to copy all of it. */
export function ShortId({ id, canCopy }: { id: string; canCopy: boolean }) {
  const short = <code title={id}>{shortId(id)}</code>
  if (!canCopy) return short
  return (
    <span className="copyable">
      {short}
      <button type="button" className="quiet" onClick={() => copy(id)}>
        {t('copy')}
      </button>
    </span>
  )
}
