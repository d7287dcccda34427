import { FieldValue } from '../field-value.tsx'
import { isVisible, type ListConfig, type ListRecord } from '../lists.ts'
import { useSession } from '../session.tsx'
import { nameIn, t } from '../texts/index.ts'
import { isMarkdown } from '../ui/markdown.tsx'
import { Chip, recordTitle, replacedUntil } from '../values.tsx'

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const isWide = (kind: string, name: string, value: unknown) =>
  ['JSON', '[Scope]'].includes(kind) ||
  isMarkdown(name) ||
  name === 'changes' ||
  (typeof value === 'string' && value.length > 120)

/**
 * Fields of a record: the most important ones large, the others below, then times, and the names of fields with the values
 * yes and no. Leaves out empty fields, and the title, which is the heading of the page.
 */
export function RecordDetails({ list, record }: { list: ListConfig; record: ListRecord }) {
  const { isOperator } = useSession()
  const isReplaced = replacedUntil(record) !== undefined
  const names = Object.keys(list.fields).filter(
    (name) =>
      isVisible(list, isOperator, name) &&
      !isEmpty(record[name]) &&
      name !== 'deletedAt' &&
      !(name === list.titleField && record[name] === recordTitle(record)) &&
      !(isReplaced && name === 'expiresAt'),
  )
  const highlights = list.highlights.filter((name) => names.includes(name))
  const others = names.filter((name) => !highlights.includes(name))
  const withType = (type: string) => others.filter((name) => list.fields[name] === type)
  const [times, answers] = [withType('DateTime'), withType('Boolean')]
  const ordered = [
    ...others.filter((name) => !times.includes(name) && !answers.includes(name)),
    ...times,
  ]
  const labelOf = (name: string) =>
    nameIn(list.name, isReplaced && name === 'revokedAt' ? 'status' : name)
  const isArchived = Boolean(record.deletedAt)
  return (
    <section className="card details">
      <h2 className={highlights.length > 0 && !isArchived ? 'hidden' : undefined}>
        {t('details')} {isArchived && <Chip value="ARCHIVED" />}
      </h2>
      {highlights.length > 0 && (
        <dl className="facts">
          {highlights.map((name) => (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>
                <FieldValue list={list} record={record} name={name} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ordered.length + answers.length > 0 && (
        <dl className="fields">
          {ordered.map((name) => (
            <div key={name} data-wide={isWide(list.fields[name]!, name, record[name]) || undefined}>
              <dt>{labelOf(name)}</dt>
              <dd>
                {list.fields[name] === 'JSON' ? (
                  <details>
                    <summary>JSON</summary>
                    <FieldValue list={list} record={record} name={name} isLong />
                  </details>
                ) : (
                  <FieldValue list={list} record={record} name={name} isLong />
                )}
              </dd>
            </div>
          ))}
          {([true, false] as const).map((answer) => {
            const named = answers.filter((name) => record[name] === answer).map(labelOf)
            return (
              named.length > 0 && (
                <div key={String(answer)} data-wide>
                  <dt>{t(answer ? 'yes' : 'no')}</dt>
                  <dd>{named.join(' · ')}</dd>
                </div>
              )
            )
          })}
        </dl>
      )}
    </section>
  )
}
