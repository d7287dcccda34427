import { FieldValue } from '../field-value.tsx'
import { isVisible, type ListConfig, type ListRecord, listOfType } from '../lists.ts'
import { labelFor, language } from '../texts/index.ts'
import { recordTextsOf } from '../texts/record-sentences.ts'
import {
  Chip,
  moneyText,
  type RelatedRecord,
  recordTitle,
  timeText,
  utcDayText,
} from '../values.tsx'
import { enumValues } from './url-parameters.ts'

/** Whether a field of a record has no value. */
export const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** Returns the heading of a record page, such as the topic of a webhook delivery. */
export function headingOf(list: ListConfig, record: ListRecord): string {
  return (
    titleOf(list)?.replace(/\{(\w+)\}/g, (_, name) => fieldText(list, record, name)) ??
    recordTitle(record)
  )
}

/** Returns the title of a list's record pages as a template; undefined for the title of the record. */
function titleOf({ name }: ListConfig): string | undefined {
  const { title } = recordTextsOf(name)
  return typeof title === 'object' ? title[language] : title
}

function fieldText(list: ListConfig, record: ListRecord, name: string): string {
  const value = record[name]
  if (list.fields[name] === 'Money') return moneyText(value as number)
  if (name === 'executionDate') return utcDayText(String(value))
  if (value && typeof value === 'object') return recordTitle(value as RelatedRecord)
  return enumValues(list.fields[name]!) ? labelFor(String(value)) : String(value)
}

/** Returns the sentence below the heading as a template; undefined if its fields have no values. */
function sentenceOf(list: ListConfig, record: ListRecord, isOperator: boolean): string | undefined {
  const { sentences } = recordTextsOf(list.name)
  return sentences
    .map((text) => text[language])
    .find((text) =>
      placeholders(text).every(
        (name) => isVisible(list, isOperator, name) && !isEmpty(record[name]),
      ),
    )
}

/** Returns the enum fields that are chips next to the heading. */
const chipsOf = ({ highlights, fields }: ListConfig): string[] =>
  highlights.filter((name) => enumValues(fields[name]!))

/** The field that names the record. A related record stays among the facts, with its link. */
const ownTitle = ({ titleField, fields }: ListConfig) =>
  listOfType(fields[titleField]!) ? [] : [titleField]

/** Returns the fields that the facts leave out, because the heading or its sentence contains them. */
export function headingFields(
  list: ListConfig,
  record: ListRecord,
  isOperator: boolean,
): ReadonlySet<string> {
  const { inTitle = '' } = recordTextsOf(list.name)
  const title = titleOf(list)
  return new Set([
    ...chipsOf(list),
    ...(title === undefined ? ownTitle(list) : placeholders(title)),
    ...inTitle.split(' '),
    ...placeholders(sentenceOf(list, record, isOperator) ?? ''),
  ])
}

/** Status of a record and a sentence about it, with links to other records. */
export function RecordSentence({
  list,
  record,
  isOperator,
}: {
  list: ListConfig
  record: ListRecord
  isOperator: boolean
}) {
  const chips = chipsOf(list).filter(
    (name) => isVisible(list, isOperator, name) && !isEmpty(record[name]),
  )
  const sentence = sentenceOf(list, record, isOperator)
  // Text and the names of fields alternate.
  const parts = sentence?.split(/\{(\w+)\}/) ?? []
  return (
    <div className="sentence">
      {chips.map((name) => (
        <FieldValue key={name} list={list} record={record} name={name} />
      ))}
      {list.name === 'products' && record.active === false && <Chip value="NOT_FOR_SALE" />}
      {parts.length > 0 && (
        <p>
          {parts.map((part, at) =>
            at % 2 === 0 ? part : <Value key={part} list={list} record={record} name={part} />,
          )}
        </p>
      )}
    </div>
  )
}

/** Dates without a time of day. */
const days = ['periodStart', 'executionDate']

/** Value of a field in a sentence: enum values are words instead of chips. */
function Value({ list, record, name }: { list: ListConfig; record: ListRecord; name: string }) {
  const kind = list.fields[name]!
  const value = record[name]
  if (enumValues(kind)) return labelFor(String(value))
  const isDay = days.includes(name)
  if (kind === 'DateTime' && !isDay) return timeText(String(value))
  return <FieldValue list={list} record={record} name={name} isLong={isDay} />
}
