import { Link } from 'wouter'
import {
  type AuditEntry,
  changedRecordTitle,
  FieldDifferences,
  listOfEntity,
} from './list/differences.tsx'
import { ReferenceName } from './list/reference.tsx'
import { listUrl } from './list/url-parameters.ts'
import { useRecord } from './list/use-record.ts'
import { type ListConfig, type ListRecord, lists } from './lists.ts'
import { grantedScopes, ScopeList } from './scopes.tsx'
import { useSession } from './session.tsx'
import type { AuditSentenceEntry } from './texts/audit-sentence.ts'
import { sentenceCase } from './texts/error-messages.ts'
import { labelFor, t, topicName } from './texts/index.ts'
import { isMarkdown, Markdown } from './ui/markdown.tsx'
import {
  Chip,
  dayText,
  moneyText,
  monthText,
  RecordLink,
  type RelatedRecord,
  recordTitle,
  replacedUntil,
  ShortId,
  shortMonthText,
  TypedValue,
  timeText,
  UrlText,
  utcDayText,
} from './values.tsx'

interface FieldProps {
  list: ListConfig
  record: ListRecord
  name: string
  isLong?: boolean
  /** Whether changes show the names of records instead of their short IDs, with a request for each. */
  hasNames?: boolean
}

/** Shows a field of a record. Slugs are shown as labels, and related records as links. */
export function FieldValue({ list, record, name, isLong = false, hasNames = isLong }: FieldProps) {
  const value = record[name]
  // Separate list items would not show where a term of several words ends.
  if (name === list.titleField && Array.isArray(value)) return recordTitle(record)
  if (list.slugFields.includes(name) && typeof value === 'string') return labelFor(value)
  const { entity } = record
  if (name === 'entityId' && typeof entity === 'string' && typeof value === 'string') {
    const entityList = listOfEntity(entity)
    const title =
      list.name === 'emails' && entityList ? (
        <ReferenceName type={entityList.type} id={value} />
      ) : (
        changedRecordTitle(record as typeof record & AuditSentenceEntry)
      )
    return entityList ? <Link href={`/${entityList.path}/${value}`}>{title}</Link> : title
  }
  if (name === 'status' && record.__typename === 'Order') return <OrderStatusChip order={record} />
  if (name === 'status' && record.__typename === 'Payment')
    return <PaymentStatusChip payment={record as typeof record & PaymentStatuses} />
  if (name === 'product' && value) return <ProductOfOutlet product={value as OutletProduct} />
  // A publisher earns nothing with a placement that it does not deliver.
  if (name === 'payout' && (record.status === 'DECLINED' || record.withdrawnAt))
    return <span className="none">–</span>
  if (isDue(record, name) && typeof value === 'string') return <DueDate value={value} />
  if (record.__typename === 'OauthClient') {
    if (name === 'isConfidential') return <Chip value={value ? 'CONFIDENTIAL' : 'PUBLIC'} />
    if (name === 'redirectUris' && !isLong) return <FirstOf values={value as readonly string[]} />
  }
  if (record.__typename === 'WebhookEndpoint' && name === 'topics') {
    const topics = (value as readonly string[]).map(topicName)
    return isLong ? <Topics topics={topics} /> : <FirstOf values={topics} />
  }
  if (name === 'lastError' && value) return <span>{sentenceCase(String(value))}</span>
  if (name === 'endpoint' && value) return <WebhookLink record={value as RelatedRecord} />
  // The ID of a registered client; other clients have the URL of their metadata document.
  if (record.__typename === 'OauthGrant' && name === 'clientId' && !String(value).includes(':'))
    return <Link href={`/${lists.oauthClients.path}/${value}`}>{recordTitle(record)}</Link>
  if (record.__typename === 'OauthGrant' && name === 'scopes')
    return <ScopeList scopes={grantedScopes(value as readonly string[])} isLong={isLong} />
  if (name === 'status' && record.withdrawnAt) return <Chip value="WITHDRAWN" />
  if (name === 'prices' && !isLong) return <Prices prices={value as Price[]} />
  if (name === 'consents' && list.name === 'publisherApplications')
    return <Consents consents={value as readonly string[]} />
  if (name === 'changes')
    return (
      <FieldDifferences
        record={record as typeof record & AuditEntry}
        isLong={isLong}
        hasNames={hasNames}
      />
    )
  // Debits and credit notes are negative, as in the aggregates, so that amounts add up to the balance.
  const isMinus =
    (name === 'amount' && record.type === 'DEBIT') ||
    (name === 'total' && record.type === 'CREDIT_NOTE')
  if (isMinus) return <TypedValue kind="Money" value={-Number(value)} />
  if (name === 'periodStart') return (isLong ? monthText : shortMonthText)(String(value))
  if (name === 'executionDate') return utcDayText(String(value))
  if (isLong && name === 'requestId' && list.name === 'auditEntries' && value)
    return <RequestOfRecord id={String(value)} />
  if (name === 'tokenId' && value) return <TokenName id={String(value)} />
  const until = name === 'revokedAt' && replacedUntil(record)
  if (until) return t('rotatedUntil', { time: timeText(until) })
  if (name === 'status' && value === 'PENDING' && record.lastError) return <Chip value="RETRYING" />
  if (isLong && isMarkdown(name) && typeof value === 'string') return <Markdown text={value} />
  // These can have several records per day.
  const hasTime = ['auditEntries', 'webhookDeliveries'].includes(list.name)
  const kind = list.fields[name]!
  return (
    <TypedValue kind={kind} value={value} isLong={isLong || (hasTime && kind === 'DateTime')} />
  )
}

/** Links to the agreements of an application, such as `publishers v2`. */
const Consents = ({ consents }: { consents: readonly string[] }) =>
  consents.map((consent) => {
    const [key = '', version] = consent.split(' v')
    return (
      <Link key={consent} href={listUrl(lists.agreementTemplates, { key })}>
        {t('agreementVersion', { key: labelFor(key), version: version ?? '' })}
      </Link>
    )
  })

/** Link to a webhook by its URL. */
const WebhookLink = ({ record }: { record: RelatedRecord }) => (
  <RecordLink record={record}>
    <UrlText url={recordTitle(record)} />
  </RecordLink>
)

/** All topics of a webhook. */
const Topics = ({ topics }: { topics: readonly string[] }) => (
  <span className="chips">
    {topics.map((topic) => (
      <code key={topic} className="chip">
        {topic}
      </code>
    ))}
  </span>
)

/** First of several URLs or topics, with the number of the others. */
function FirstOf({ values }: { values: readonly string[] }) {
  const [first, ...others] = values
  if (first === undefined) return <span className="none">–</span>
  return (
    <span title={values.join('\n')}>
      <UrlText url={first} />
      {others.length > 0 && <small> +{others.length}</small>}
    </span>
  )
}

/** Short ID of a request, and a link to its changes for sessions that can read the audit log. */
export function RequestOfRecord({ id }: { id: string }) {
  const { may } = useSession()
  return (
    <>
      <ShortId id={id} canCopy />{' '}
      {may(lists.auditEntries.page) && (
        <span className="item">
          <Link href={listUrl(lists.auditEntries, { requestId: id })}>{t('changesOfRequest')}</Link>
        </span>
      )}
    </>
  )
}

/** Name of an API token or operator token, with a link; the short ID of other tokens. */
function TokenName({ id }: { id: string }) {
  const { may } = useSession()
  const apiToken = useRecord(lists.apiTokens, id, may(lists.apiTokens.page)).record
  const operatorToken = useRecord(
    lists.operatorTokens,
    id,
    apiToken === null && may(lists.operatorTokens.page),
  ).record
  // The ID of another kind of token, or of a deleted one, belongs to no record of the lists.
  const record = apiToken ?? operatorToken
  return record ? <RecordLink record={record} /> : <ShortId id={id} canCopy={false} />
}

type OutletProduct = RelatedRecord & { outlet?: { name: string } }

/** Link to a product, with the name of its outlet if the list has it. */
const ProductOfOutlet = ({ product }: { product: OutletProduct }) => (
  <span className="pair">
    <RecordLink record={product} />
    {product.outlet && <small> · {product.outlet.name}</small>}
  </span>
)

/** Order with `status`, `paymentStatus`, `approvalStatus` and `refundStatus`. */
type OrderStatuses = Readonly<Record<string, unknown>>

/** Returns the status of an order that matters most: cancelled, refunded, paid, or what an unpaid order waits for. */
function orderState(order: OrderStatuses): string {
  const { status, paymentStatus, approvalStatus, refundStatus } = order
  if (status === 'CANCELLED') return approvalStatus === 'REJECTED' ? 'REJECTED' : 'CANCELLED'
  if (status !== 'CREATED') return String(refundStatus ?? status)
  if (approvalStatus === 'PENDING') return 'AWAITING_APPROVAL'
  return paymentStatus === 'PROCESSING' ? 'PROCESSING' : 'AWAITING_PAYMENT'
}

/** Chip with the merged status of an order. */
export const OrderStatusChip = ({ order }: { order: OrderStatuses }) => (
  <Chip value={orderState(order)} />
)

interface PaymentStatuses {
  status: string
  failureCode: string | null
}

/** Whether a payment that an operator had confirmed was reversed. */
export const isReversed = ({ failureCode }: PaymentStatuses): boolean => failureCode === 'undone'

/** Chip with the status of a payment. One that was reversed has not failed. */
export const PaymentStatusChip = ({ payment }: { payment: PaymentStatuses }) => (
  <Chip value={isReversed(payment) ? 'UNDONE' : payment.status} />
)

interface Price {
  pricingTier: string
  unitAmount: number
}

/** Prices in one line. The tier of the standard price is omitted. */
function Prices({ prices }: { prices: readonly Price[] }) {
  const ordered = [...prices].sort((one) => (one.pricingTier === 'STANDARD' ? -1 : 1))
  if (ordered.length === 0) return <span className="none">–</span>
  return ordered.map(({ pricingTier, unitAmount }) => (
    <span key={pricingTier} className="item">
      {pricingTier === 'STANDARD' ? (
        moneyText(unitAmount)
      ) : (
        <small>
          {labelFor(pricingTier)} {moneyText(unitAmount)}
        </small>
      )}
    </span>
  ))
}

/** Whether a field is a due date that is still open: an article's, or the acceptance of an offered placement. */
const isDue = ({ status, withdrawnAt }: ListRecord, name: string) =>
  name === 'dueAt' || (name === 'acceptBy' && status === 'OFFERED' && !withdrawnAt)

const soonMs = 2 * 86_400_000

/**
 * Due date: red if it has passed, amber if it is at most two days away.
 * @param text text that contains the date, such as “Publish by May 3”. Defaults to the date.
 */
export function DueDate({ value, text = dayText(value) }: { value: string; text?: string }) {
  const left = Date.parse(value) - Date.now()
  return (
    <time
      dateTime={value}
      title={timeText(value)}
      data-due={left < 0 ? 'late' : left < soonMs ? 'soon' : undefined}
    >
      {text}
    </time>
  )
}
