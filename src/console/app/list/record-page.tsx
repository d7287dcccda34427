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
  /** Actions besides those of the list. */
  more?: ReactNode
  /** Actions for an archived record besides those of the list. */
  restore?: ReactNode
  /** Content below the fields. */
  children?: ReactNode
  /** Related lists to leave out, because `children` contains them. */
  without?: readonly ListName[]
}

/** Record screen with fields, actions and related lists. An archived record can only be restored. */
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

/** Button for a list action on the record. */
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

/** Button for a mutation without a form. */
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
  /** Message after the change. Defaults to the name. */
  said?: string | undefined
  change: Change
  undo?: Undo
  /** Whether the change cannot be undone and requires confirmation. */
  isFinal?: boolean
  isPrimary?: boolean
  /** Record to name in the confirmation. */
  record?: ListRecord
  /** Called with the response after the change. */
  done?(answer: unknown): void
  /** Consequences to show in the confirmation. */
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

/** Shows the first records of each related list that the token can access. */
export function Belonging({ list, id, without = [] }: Pick<Props, 'list' | 'id' | 'without'>) {
  const { may } = useSession()
  return list.belongs
    .filter(([name]) => !without.includes(name) && may(lists[name].page))
    .map(([name, condition]) => <Part key={name} list={lists[name]} name={condition} id={id} />)
}

/** Shows the latest audit entries of a record, if the token can access them. */
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
  // The first column links to the record, so it must not link to another one.
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
