import { FieldValue } from '../field-value.tsx'
import { isVisible, type ListConfig, type ListRecord, listOfType } from '../lists.ts'
import { useSession } from '../session.tsx'
import { nameIn, t } from '../texts/index.ts'
import { copy } from '../ui/copy.ts'
import { isMarkdown } from '../ui/markdown.tsx'
import { Chip, replacedUntil, timeText } from '../values.tsx'
import { headingFields, isEmpty } from './record-heading.tsx'

interface Props {
  list: ListConfig
  record: ListRecord
  /** Fields to leave out. */
  hiddenFields: readonly string[]
}

const longText = 120

/** Fields with text of several lines or paragraphs, which are sections instead of facts. */
const proseFields = [
  'content',
  'message',
  'websites',
  'notes',
  'reply',
  'changes',
  'relevanceReason',
  'overview',
]

/** Whether a field is a section of its own. */
const isProse = (kind: string, name: string, value: unknown) =>
  ['JSON', '[Scope]'].includes(kind) ||
  isMarkdown(name) ||
  proseFields.includes(name) ||
  (typeof value === 'string' && value.length > longText)

/** Flags of steps in the life of an item, and of new records. They are shown only if they are set. */
const flagsShownIfSet = [
  'isNew',
  ...['isRefunded', 'refundRequired', 'isPublisherPaid', 'isResellerPaid', 'isPaidByPayouts'],
  ...['isAccountingCompleted', 'isAddOn'],
]

const isNumber = (kind: string) => ['Money', 'Int', 'Float'].includes(kind)

/** Whether a record was last changed in the minute of its creation. */
const isUnchanged = ({ createdAt, updatedAt }: ListRecord) =>
  timeText(String(updatedAt)) === timeText(String(createdAt))

/** Fields of a record page, by the part of the page that shows them. */
interface PageFields {
  /** Amounts and numbers, shown large. */
  figures: readonly string[]
  prose: readonly string[]
  /** Related records, values, flags and times. */
  facts: readonly (readonly string[])[]
}

/** Returns the fields to show. Excludes empty fields, amounts of zero, and those that the heading contains. */
function fieldsOf({ list, record, hiddenFields }: Props, isOperator: boolean): PageFields {
  const inHeading = headingFields(list, record, isOperator)
  const isReplaced = replacedUntil(record) !== undefined
  const all = Object.keys(list.fields).filter(
    (name) =>
      isVisible(list, isOperator, name) &&
      !isEmpty(record[name]) &&
      record[name] !== 'NOT_APPLICABLE' &&
      !(record[name] === false && flagsShownIfSet.includes(name)) &&
      name !== 'deletedAt' &&
      !inHeading.has(name) &&
      !hiddenFields.includes(name) &&
      !(name === 'updatedAt' && isUnchanged(record)) &&
      !(isReplaced && name === 'expiresAt'),
  )
  const isZero = (name: string) => list.fields[name] === 'Money' && record[name] === 0
  const figures = list.highlights.filter(
    (name) =>
      all.includes(name) &&
      isNumber(list.fields[name]!) &&
      (!isZero(name) || name.endsWith('ingBalance')),
  )
  const prose = all.filter((name) => isProse(list.fields[name]!, name, record[name]))
  const others = all.filter(
    (name) => !figures.includes(name) && !prose.includes(name) && !isZero(name),
  )
  const flags = others.filter((name) => list.fields[name] === 'Boolean')
  const times = others.filter((name) => list.fields[name] === 'DateTime')
  const related = others.filter((name) => listOfType(list.fields[name]!))
  const values = others.filter((name) => ![...flags, ...times, ...related].includes(name))
  return { figures, prose, facts: [related, values, flags, times] }
}

/** Large amounts and numbers of a record, and its texts. */
export function RecordContent(props: Props) {
  const { list, record } = props
  const { isOperator } = useSession()
  const { figures, prose } = fieldsOf(props, isOperator)
  return (
    <>
      {figures.length > 0 && (
        <section className="card">
          <dl className="facts">
            {figures.map((name) => (
              <div key={name}>
                <dt>{nameIn(list.name, name)}</dt>
                <dd>
                  <FieldValue list={list} record={record} name={name} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {prose.map((name) => (
        <section key={name} className="card prose">
          {list.fields[name] === 'JSON' ? (
            <details>
              <summary>{nameIn(list.name, name)}</summary>
              <FieldValue list={list} record={record} name={name} isLong />
            </details>
          ) : (
            <>
              <h2>{nameIn(list.name, name)}</h2>
              <FieldValue list={list} record={record} name={name} isLong />
            </>
          )}
        </section>
      ))}
    </>
  )
}

/** Facts of a record: related records, values, flags and times. */
export function RecordDetails(props: Props) {
  const { list, record } = props
  const { isOperator } = useSession()
  const { facts } = fieldsOf(props, isOperator)
  const ownFacts = facts.filter((names) => names.length > 0)
  // Operators always have the card, because it copies the ID.
  const groups =
    ownFacts.length > 0 || !record.createdAt || !isOperator ? ownFacts : [['createdAt']]
  const isArchived = Boolean(record.deletedAt)
  const isReplaced = replacedUntil(record) !== undefined
  const labelOf = (name: string) =>
    nameIn(list.name, isReplaced && name === 'revokedAt' ? 'status' : name)
  if (groups.length === 0 && !isArchived && !isOperator) return null
  return (
    <aside className="card details" aria-label={t('details')}>
      <header className="heading">
        <h2>
          {t('details')} {isArchived && <Chip value="ARCHIVED" />}
        </h2>
        {isOperator && (
          <button type="button" className="quiet" onClick={() => copy(record.id)}>
            {t('copyId')}
          </button>
        )}
      </header>
      {groups.map((names) => (
        <dl key={names[0]} className="fields">
          {names.map((name) => (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>
                <FieldValue list={list} record={record} name={name} isLong />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </aside>
  )
}
