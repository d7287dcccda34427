import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { type Action, actions } from '../actions.ts'
import { attempt, type Change, idOf, make, recordOf, told, type Undo } from '../change.ts'
import { useGraph } from '../graph.ts'
import { isShown, type List, type ListName, type ListRecord, listOfType, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { nameIn, nameOf, t } from '../texts/index.ts'
import { ConfirmFinal } from '../ui/confirm.tsx'
import { FormButton } from '../ui/form.tsx'
import { isMarkdown } from '../ui/markdown.tsx'
import { Page } from '../ui/page.tsx'
import { Empty, Fault, Skeleton } from '../ui/states.tsx'
import {
  Chip,
  distinctTitleOf,
  FieldValue,
  numberText,
  replacedUntil,
  titleOf,
} from '../values.tsx'
import { conditionOf, hrefOf } from './address.ts'
import { useRecord } from './record.ts'
import { Table } from './table.tsx'
import { Edit } from './write.tsx'

interface Props {
  list: List
  id: string
  /** What can be done to it beside what can be done in its list. */
  more?: ReactNode
  /** What restores it where it is archived, beside what its list says. */
  restore?: ReactNode
  /** What is shown of it beside its fields. */
  children?: ReactNode
  /** Lists of what belongs to it that stand there. */
  without?: readonly ListName[]
}

/** A record with its fields, what can be done to it, and what belongs to it. One that is archived can be restored, and nothing else. */
export function RecordPage({ list, id, more, restore, children, without = [] }: Props) {
  const { isOperator, may } = useSession()
  const { record, error, retry } = useRecord(list, id)
  const back = <Link href={`/${list.path}`}>{nameOf(list.name)}</Link>
  if (error) return <Fault error={error} retry={retry} />
  if (record === undefined) return <Skeleton lines={10} />
  if (record === null)
    return (
      <Empty title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </Empty>
    )
  const isReplaced = replacedUntil(record) !== undefined
  const sparse = isReplaced ? [...list.sparse, 'expiresAt'] : list.sparse
  const fields = Object.keys(list.fields).filter(
    (name) => isShown(list, isOperator, name) && (record[name] !== null || !sparse.includes(name)),
  )
  const isArchived = Boolean(record.deletedAt)
  const possible = (actions[list.name] ?? []).filter(
    ({ name, document, operators, fits }) =>
      may(document) &&
      (isOperator || !operators) &&
      (!isArchived || name === 'restore') &&
      fits?.(record, isOperator) !== false,
  )
  return (
    <Page
      title={titleOf(record)}
      above={back}
      actions={
        <>
          {possible.map((action) => (
            <Do key={action.name} list={list} action={action} record={record} />
          ))}
          {isArchived && restore}
          {!isArchived && (
            <>
              <Edit list={list} record={record} />
              {more}
            </>
          )}
        </>
      }
    >
      <section className="card">
        <h2>
          {t('details')} {isArchived && <Chip value="ARCHIVED" />}
        </h2>
        <dl className="fields">
          {fields.map((name) => (
            <div
              key={name}
              data-wide={
                ['JSON', '[Scope]'].includes(list.fields[name]!) || isMarkdown(name) || undefined
              }
            >
              <dt>{nameIn(list.name, isReplaced && name === 'revokedAt' ? 'status' : name)}</dt>
              <dd>
                <FieldValue list={list} record={record} name={name} isLong />
              </dd>
            </div>
          ))}
          <div>
            <dt>ID</dt>
            <dd>
              <code>{id}</code>
            </dd>
          </div>
        </dl>
      </section>
      {!isArchived && children}
      <Belonging list={list} id={id} without={without} />
    </Page>
  )
}

/** An action on the record that is shown. */
function Do({ list, action, record }: { list: List; action: Action; record: ListRecord }) {
  const [, navigate] = useLocation()
  const { id } = record
  const { name, document, fields, isFinal, undo, said } = action
  const change = { document, input: action.input(id) }
  const back = undo && { undo: () => undo(id) }
  if (fields) return <FormButton name={t(name)} fields={fields} {...change} {...back} />
  return (
    <Act
      name={t(name)}
      said={said && t(said)}
      change={change}
      isFinal={isFinal ?? false}
      record={record}
      {...(action.opens && { done: (answer) => navigate(`/${list.path}/${idOf(answer)}`) })}
      {...(action.removes && { done: () => navigate(`/${list.path}`) })}
      {...back}
    />
  )
}

/** A button for a change without further questions. */
export function Act({
  name,
  change,
  undo,
  said,
  isFinal,
  isPrimary,
  record,
  done,
  children,
}: {
  name: string
  /** What is said when it is done, where that is not the name. */
  said?: string | undefined
  change: Change
  undo?: Undo
  /** Whether nothing takes it back, so that it is confirmed first. */
  isFinal?: boolean
  isPrimary?: boolean
  /** What it is done to, which is named where it is confirmed. */
  record?: ListRecord
  /** What follows once it is done. */
  done?(answer: unknown): void
  /** The consequences, which the confirmation states. */
  children?: ReactNode
}) {
  const act = () =>
    attempt(async () => {
      const answer = await make(change)
      told(said ?? `${name}: ${t('done')}`, [undo?.(answer, {})], [recordOf(change)])
      done?.(answer)
    })
  if (isFinal) {
    return (
      <ConfirmFinal
        name={name}
        title={
          record ? t('confirmOne', { action: name, name: distinctTitleOf(record) }) : `${name}?`
        }
        records={record ? [record] : []}
        confirm={() => void act()}
      >
        {children}
      </ConfirmFinal>
    )
  }
  return (
    <button type="button" className={isPrimary ? 'primary' : undefined} onClick={() => void act()}>
      {name}
    </button>
  )
}

/** The first records of each list of what belongs to a record, those that the token may see. */
export function Belonging({ list, id, without = [] }: Pick<Props, 'list' | 'id' | 'without'>) {
  const { may } = useSession()
  return list.belongs
    .filter(([name]) => !without.includes(name) && may(lists[name].page))
    .map(([name, condition]) => <Part key={name} list={lists[name]} name={condition} id={id} />)
}

/** The last changes of a record in the audit log, where the token may see them. */
export function AuditHistory({ id }: { id: string }) {
  const { may } = useSession()
  const list = lists.auditEntries
  return may(list.page) && <Part list={list} name="entityId" id={id} />
}

const shown = 5

function Part({ list, name, id }: { list: List; name: string; id: string }) {
  const { isOperator } = useSession()
  const kind = list.filters[name] ?? 'UUID'
  const field = list.sort.replace(/^-/, '')
  const { data } = useGraph(list.page, {
    first: shown,
    offset: 0,
    where: { [name]: conditionOf(kind, id) },
    ...(field === 'createdAt' && { orderBy: { field: 'CREATED_AT', direction: 'DESC' } }),
  })
  if (!data) return <Skeleton lines={3} />
  const { totalCount, nodes } = data.list
  if (totalCount === 0) return null
  const own = name.replace(/Id$/, '')
  const others = list.columns.filter(
    (one) => one !== own && one !== name && isShown(list, isOperator, one),
  )
  // The first leads to the record, so that it is none that leads elsewhere.
  const isValue = (one: string) => one === list.title || !listOfType(list.fields[one]!)
  const first = others.find(isValue)
  const columns = first ? [first, ...others.filter((one) => one !== first)] : others
  return (
    <section className="part">
      <h2>
        {nameOf(list.name === 'auditEntries' ? 'changes' : list.name)}{' '}
        <small>{numberText(totalCount)}</small>
      </h2>
      <div className="table">
        <Table list={list} records={nodes} columns={columns} sort="" />
      </div>
      {totalCount > shown && (
        <Link href={hrefOf(list, { [name]: id })}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
    </section>
  )
}
