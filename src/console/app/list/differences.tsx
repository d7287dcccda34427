import { Link } from 'wouter'
import { inputs } from '../generated/graph.ts'
import { type ListConfig, listOfType } from '../lists.ts'
import { useSession } from '../session.tsx'
import {
  type AuditSentenceEntry,
  changedRecordName,
  type FieldChange,
} from '../texts/audit-sentence.ts'
import { isStatus, labelFor, t } from '../texts/index.ts'
import {
  Chip,
  differenceText,
  isUuid,
  RecordLink,
  type RelatedRecord,
  recordTitle,
  shortId,
  TypedValue,
} from '../values.tsx'
import { ReferenceName } from './reference.tsx'
import { enumValues } from './url-parameters.ts'

/** Audit entry with its changed fields. */
export interface AuditEntry extends AuditSentenceEntry {
  /** Whether the record did not exist before the change. */
  isNew: boolean
  createdAt?: unknown
  team?: RelatedRecord | null
}

const minuteMs = 60_000

/** Whether a change sets the time of the entry itself, such as `revokedAt` of a revoked token. */
const setsOwnTime = ({ createdAt }: AuditEntry, { after }: FieldChange) =>
  /^\d{4}-\d\d-\d\dT/.test(String(after)) &&
  Math.abs(Date.parse(String(after)) - Date.parse(String(createdAt))) < minuteMs

/** Change of a field, or of a price of one tier. */
interface TierChange extends FieldChange {
  tier?: string
}

/** Returns the list for an entity type of the audit log. */
export const listOfEntity = (entity: string): ListConfig | undefined =>
  listOfType(
    { order_payment: 'Payment', team_ledger: 'LedgerEntry' }[entity] ??
      `_${entity}`.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )

/** Returns the name of a changed record, its amount if it has no name, or else its kind. */
export function changedRecordTitle(entry: AuditSentenceEntry): string {
  const after = Object(entry.after) as Record<string, unknown>
  const type = listOfEntity(entry.entity)?.type
  const name = changedRecordName(entry)
  if (name !== undefined || !type || after.amount === undefined)
    return name ?? labelFor(entry.entity)
  return recordTitle({ ...after, __typename: type, amount: Number(after.amount) })
}

const fewChanges = 3

/**
 * Fields that add nothing to a change: with the same value in all records, set with another field, or in the entry of a
 * proposed change.
 */
const hiddenFields = ['currency', 'pendingSince', 'pendingChange', 'rejectedChange']

/** Shows changed fields before and after. Table rows show only the first ones, and none of a new record. */
export function FieldDifferences({
  record,
  isLong,
  hasNames,
}: {
  record: AuditEntry
  isLong: boolean
  hasNames: boolean
}) {
  const { isOperator, may } = useSession()
  const linkOf = (field: string) => {
    const list = listOfIdField(record, field)
    return list && may(list.page) ? list : undefined
  }
  // A team cannot look up the ID of a record that it cannot read, such as a category.
  const isHidden = ({ field, before, after }: FieldChange) =>
    !isOperator && isUuid(String(after ?? before)) && !linkOf(field)
  const all = (record.changes ?? [])
    .filter(({ field }) => !hiddenFields.includes(field))
    // Only the page of an entry repeats its time.
    .filter((change) => isLong || !setsOwnTime(record, change))
    // Lists of a new record that have no entries.
    .filter(({ before, after }) => before !== null || !Array.isArray(after) || after.length > 0)
    .flatMap(splitByTier)
  const { isNew } = record
  // The page of a history names the team.
  const shown = hasNames ? { ...record, team: null } : record
  if (isNew && !isLong) return <NewRecord record={shown} />
  const kinds = kindsOf(record.entity)
  const visibleChanges = isLong ? all : all.slice(0, fewChanges)
  return (
    <ul className="differences">
      {visibleChanges.map((change) => (
        <li key={`${change.field} ${change.tier}`}>
          {isHidden(change) ? (
            hiddenChangeText(nameOf(record, change), isNew)
          ) : (
            <Difference
              change={change}
              name={nameOf(record, change)}
              kind={kinds[change.field]}
              link={linkOf(change.field)}
              {...{ isNew, hasNames }}
            />
          )}
        </li>
      ))}
      {all.length > visibleChanges.length && (
        <li>{t('andMore', { count: all.length - visibleChanges.length })}</li>
      )}
    </ul>
  )
}

/** Names a changed field without its values. */
const hiddenChangeText = (name: string, isNew: boolean) =>
  isNew ? name : t('fieldChanged', { field: name })

/** Returns the name of a changed field. A refund lowers the price of an item to the remaining amount. */
const nameOf = ({ action }: AuditEntry, { field }: FieldChange) =>
  action === 'refund_order_item' && field === 'salePrice' ? t('remaining') : labelFor(field)

interface DifferenceProps {
  change: TierChange
  /** Name of the field. */
  name: string
  kind: string | undefined
  /** List of the record that an ID refers to. */
  link: ListConfig | undefined
  isNew: boolean
  hasNames: boolean
}

/** Changed field with its values before and after; of a new record with its value. */
function Difference({ change, name, isNew, ...of }: DifferenceProps) {
  const { tier, before, after } = change
  return (
    <>
      {name}
      {tier && ` (${labelFor(tier)})`}:{' '}
      {!isNew && (
        <>
          <JsonValue {...of} value={before} /> {'→ '}
        </>
      )}
      <JsonValue {...of} value={after} />
    </>
  )
}

/** Returns the types of an entity's fields: those of its list, and of the input that changes it. */
function kindsOf(entity: string): Readonly<Record<string, string>> {
  const list = listOfEntity(entity)
  const name = `Update${list?.type}Input`
  // The names of inputs are literals.
  const input = (inputs as Readonly<Record<string, Readonly<Record<string, string>>>>)[name]
  return { ...input, ...list?.fields }
}

/** Summarizes a new record in a table row. Ledger entries show their amount and team. */
function NewRecord({ record: { entity, changes, team } }: { record: AuditEntry }) {
  const newValue = (name: string) => changes?.find(({ field }) => field === name)?.after
  const [amount, type] = [newValue('amount'), newValue('type')]
  if (entity !== 'team_ledger' || amount === undefined) return <span className="none">–</span>
  return (
    <span>
      {differenceText(type === 'DEBIT' ? -Number(amount) : Number(amount))}
      {team && (
        <>
          {' · '}
          <RecordLink record={team} />
        </>
      )}
    </span>
  )
}

/** Types of ID fields whose names do not contain the type. */
const typesOfIdFields: Record<string, string> = {
  correctsId: 'Invoice',
  ownerId: 'User',
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
function splitByTier(change: FieldChange): TierChange[] {
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
  hasNames,
}: Pick<DifferenceProps, 'kind' | 'link' | 'hasNames'> & { value: unknown }) {
  if (kind === 'ProductPrice' || kind === '[ProductPrice]' || kind === 'Money')
    return <TypedValue kind="Money" value={value} />
  if (typeof value === 'boolean') return <TypedValue kind="Boolean" value={value} />
  if (typeof value === 'number') return <TypedValue kind="Float" value={value} />
  if (typeof value === 'object' && value !== null) return <code>{JSON.stringify(value)}</code>
  const text = String(value ?? '')
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return <TypedValue kind="DateTime" value={text} isLong />
  if (/^[A-Z][A-Z_]+$/.test(text)) return <Chip value={text} />
  // The audit log has the values of the database, which are in lower case.
  const enumValue = text.toUpperCase()
  if (kind && enumValues(kind)?.includes(enumValue)) return <Chip value={enumValue} />
  if (isStatus(text)) return <Chip value={text} />
  if (isUuid(text)) {
    const name = hasNames && link ? <ReferenceName type={link.type} id={text} /> : undefined
    const id = name ?? <code>{shortId(text)}</code>
    return link ? <Link href={`/${link.path}/${text}`}>{id}</Link> : id
  }
  return <TypedValue kind="String" value={text} />
}
