import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Action } from '../action.ts'
import { actions } from '../actions.ts'
import { operationName, useOperation } from '../api.ts'
import {
  changedId,
  type MutationRequest,
  notifyDone,
  returnedId,
  runMutation,
  runWithNotice,
  type Undo,
} from '../change.ts'
import {
  isVisible,
  type ListConfig,
  type ListName,
  type ListRecord,
  listOfType,
  lists,
} from '../lists.ts'
import { useSession } from '../session.tsx'
import { doneText, labelFor, t } from '../texts/index.ts'
import { ConfirmFinal } from '../ui/confirm.tsx'
import { FormButton, type MutationForm } from '../ui/form.tsx'
import { FormMenu } from '../ui/form-menu.tsx'
import { Screen } from '../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx'
import { distinctTitle, numberText } from '../values.tsx'
import { AuditEntries, RecordHistory } from './history.tsx'
import { ListLink } from './list-link.tsx'
import { RecordContent, RecordDetails } from './record-details.tsx'
import { EditRecordButton } from './record-forms.tsx'
import { headingOf, RecordSentence } from './record-heading.tsx'
import { fittingColumns, Table } from './table.tsx'
import { listUrl, parseCondition } from './url-parameters.ts'
import { useRecord } from './use-record.ts'

interface Props {
  list: ListConfig
  id: string
  /** Actions besides those of the list. */
  moreActions?: ReactNode
  /** Whether the primary action is one of `moreActions`, so that those of the list are secondary. */
  isPrimaryInMore?: boolean
  /** Menu of rare actions: forms, and below a separator actions of the list by name and the last forms. */
  menu?: {
    forms: readonly MutationForm[]
    actions: readonly string[]
    lastForms?: readonly MutationForm[]
  }
  /** Actions for an archived record besides those of the list. */
  restoreActions?: ReactNode
  /** Content of the page. */
  children?: ReactNode
  /** Whether the content needs the whole width, so that the facts are above it instead of next to it. */
  isWide?: boolean
  /** Fields to leave out, because `children` contains them. */
  hiddenFields?: readonly string[]
  /** Related lists to leave out, because `children` contains them. */
  hiddenLists?: readonly ListName[]
}

/**
 * Record screen: a sentence about the record, its content, related lists and history, with the facts next to them. An archived
 * record can only be restored.
 */
export function RecordPage({
  list,
  id,
  moreActions,
  isPrimaryInMore = false,
  menu,
  restoreActions,
  children,
  isWide = false,
  hiddenFields = [],
  hiddenLists = [],
}: Props) {
  const { isOperator, may } = useSession()
  const { record, error, retry } = useRecord(list, id)
  const back = <ListLink list={list} />
  if (error) return <ErrorState error={error} retry={retry} />
  if (record === undefined) return <Skeleton lines={10} />
  if (record === null)
    return (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </EmptyState>
    )
  const isArchived = Boolean(record.deletedAt)
  const availableActions = (actions[list.name] ?? []).filter(
    (action) => may(action.document) && isAvailable(action, record, isOperator),
  )
  return (
    <Screen
      title={headingOf(list, record)}
      above={back}
      below={<RecordSentence list={list} record={record} isOperator={isOperator} />}
      actions={
        <>
          {availableActions
            .filter(({ name }) => !menu?.actions.includes(name))
            .map((action) => (
              <ListAction
                key={action.name}
                list={list}
                action={isPrimaryInMore ? { ...action, isPrimary: false } : action}
                record={record}
              />
            ))}
          {isArchived && restoreActions}
          {!isArchived && (
            <>
              <EditRecordButton list={list} record={record} />
              {moreActions}
              {menu && (
                <FormMenu
                  of={distinctTitle(record)}
                  forms={menu.forms}
                  lastForms={[
                    ...availableActions
                      .filter(({ name }) => menu.actions.includes(name))
                      .map((action) => menuFormOf(action, id)),
                    ...(menu.lastForms ?? []),
                  ]}
                />
              )}
            </>
          )}
        </>
      }
    >
      <div className="record" data-wide={isWide || undefined}>
        <div className="stack">
          <RecordContent {...{ list, record, hiddenFields }} />
          {!isArchived && !isWide && children}
        </div>
        <RecordDetails {...{ list, record, hiddenFields }} />
        <div className="stack">
          {!isArchived && isWide && children}
          <RelatedLists {...{ list, id, isWide, hiddenLists }} />
        </div>
      </div>
    </Screen>
  )
}

/** Whether an action of a list is available for a record. An archived record can only be restored. */
const isAvailable = (
  { name, operatorsOnly, isAvailable }: Action,
  record: ListRecord,
  isOperator: boolean,
) =>
  (isOperator || !operatorsOnly) &&
  (!record.deletedAt || name === 'restore') &&
  isAvailable?.(record, isOperator) !== false

/** Returns the form of a list action for a menu. */
const menuFormOf = (
  { name, document, input, fields, isFinal, isDestructive = false, undo }: Action,
  id: string,
) => ({
  ...{ name: t(name), document, input: input(id), fields: fields ?? [], isDestructive },
  ...(isFinal && { hint: t('cannotUndo') }),
  ...(undo && { undo: () => undo(id) }),
})

/** Button for a list action on the record. */
function ListAction({
  list,
  action,
  record,
}: {
  list: ListConfig
  action: Action
  record: ListRecord
}) {
  const [, navigate] = useLocation()
  const { id } = record
  const { name, document, fields, isFinal = false, undo, message } = action
  const { isPrimary = false, isDestructive = false } = action
  const change = { document, input: action.input(id) }
  const back = undo && { undo: () => undo(id) }
  if (fields)
    return (
      <FormButton
        name={t(name)}
        of={distinctTitle(record)}
        isPrimary={isPrimary}
        isDestructive={isDestructive}
        fields={fields}
        {...(message && { message: t(message) })}
        {...change}
        {...back}
      />
    )
  return (
    <MutationButton
      name={t(name)}
      message={message && t(message)}
      change={change}
      isFinal={isFinal}
      isPrimary={isPrimary}
      isDestructive={isDestructive}
      title={action.title?.(distinctTitle(record))}
      record={record}
      {...(action.opensResult && {
        done: (data) => navigate(`/${list.path}/${returnedId(data)}`),
      })}
      {...(action.deletesRecord && { done: () => navigate(`/${list.path}`) })}
      {...back}
    />
  )
}

/** Button for a mutation without a form. */
export function MutationButton({
  name,
  change,
  undo,
  message,
  isFinal,
  isPrimary = false,
  isDestructive = false,
  record,
  of = record && distinctTitle(record),
  title = of === undefined ? `${name}?` : t('confirmOne', { action: name, name: of }),
  done,
  children,
}: {
  name: string
  /** Message after the change. Defaults to the object of the mutation and its verb, such as “File archived”. */
  message?: string | undefined
  change: MutationRequest
  undo?: Undo
  /** Whether the change cannot be undone and requires confirmation. */
  isFinal?: boolean
  isPrimary?: boolean
  /** Whether the change removes, ends or refuses something, so that the button which confirms it is red. */
  isDestructive?: boolean
  /** Record that the confirmation names and, if it is the session's own token, warns about. */
  record?: ListRecord
  /** Name of the record in the confirmation. Defaults to the title of `record`. */
  of?: string | undefined
  /** Title of the confirmation. Defaults to the names of the button and the record. */
  title?: string | undefined
  /** Called with the response after the change. */
  done?(data: unknown): void
  /** Consequences to show in the confirmation. */
  children?: ReactNode
}) {
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    if (isBusy) return
    setBusy(true)
    await runWithNotice(async () => {
      const data = await runMutation(change)
      const text = message ?? doneText(operationName(change.document), name)
      notifyDone(text, [undo?.(data, {})], [changedId(change)])
      done?.(data)
    })
    setBusy(false)
  }
  if (isFinal) {
    return (
      <ConfirmFinal
        name={name}
        title={title}
        isPrimary={isPrimary}
        isDestructive={isDestructive}
        records={record ? [record] : []}
        confirm={() => void act()}
      >
        {children}
      </ConfirmFinal>
    )
  }
  return (
    <button
      type="button"
      className={isPrimary ? 'primary' : undefined}
      aria-disabled={isBusy}
      onClick={() => void act()}
    >
      {name}
    </button>
  )
}

/** Shows the first records of each related list that the token can access. */
export function RelatedLists({
  list,
  id,
  isWide = false,
  hiddenLists = [],
}: Pick<Props, 'list' | 'id' | 'isWide' | 'hiddenLists'>) {
  const { isOperator, may } = useSession()
  return list.relatedLists
    .filter(
      ([name, condition]) =>
        !hiddenLists.includes(name) &&
        (name === 'auditEntries' ||
          (may(lists[name].page) && isVisible(lists[name], isOperator, condition))),
    )
    .map(([name, condition]) =>
      name === 'auditEntries' ? (
        <History key={name} id={id} condition={condition} />
      ) : (
        <RelatedList
          key={name}
          of={list}
          list={lists[name]}
          name={condition}
          id={id}
          isWide={isWide}
        />
      ),
    )
}

/** Changes of a record, or of all records of a team. Members have those of the team in its settings. */
function History({ id, condition }: { id: string; condition: string }) {
  const { isOperator } = useSession()
  if (condition === 'entityId') return <RecordHistory id={id} />
  return isOperator && <AuditEntries conditions={{ [condition]: id }} />
}

const recordsPerList = 5
/** Maximum number of columns of a related list next to the facts, and its width in pixels in a window of 1,280. */
const columnsNextToFacts = 5
const widthNextToFacts = 662

function RelatedList({
  of,
  list,
  name,
  id,
  isWide,
}: {
  /** List of the record. */
  of: ListConfig
  list: ListConfig
  name: string
  id: string
  isWide: boolean
}) {
  const { isOperator } = useSession()
  const kind = list.filters[name] ?? 'UUID'
  const field = list.sort.replace(/^-/, '')
  const { data, error, refetch } = useOperation(list.page, {
    first: recordsPerList,
    offset: 0,
    where: { [name]: parseCondition(kind, id) },
    ...(field === 'createdAt' && { orderBy: { field: 'CREATED_AT', direction: 'DESC' } }),
  })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={3} />
  const { totalCount, nodes } = data.list
  if (totalCount === 0) return null
  const own = name.replace(/Id$/, '')
  // Records of a record belong to the same team, and the article of an item has its product.
  const isKnown = (one: string) =>
    [own, name].includes(one) ||
    (['team', 'product'].includes(one) && one in of.fields) ||
    // The name of an article usually begins with that of its campaign.
    (one === 'campaign' && list.name === 'articles')
  const others = list.columns.filter((one) => !isKnown(one) && isVisible(list, isOperator, one))
  // The first column links to the record, so it must not link to another one.
  const isValue = (one: string) => one === list.titleField || !listOfType(list.fields[one]!)
  const first = others.find(isValue)
  const all = first ? [first, ...others.filter((one) => one !== first)] : others
  const columns = isWide
    ? all
    : fittingColumns(list, all.slice(0, columnsNextToFacts), widthNextToFacts)
  return (
    <section className="part">
      <h2>
        {labelFor(list.name)} <small>{numberText(totalCount)}</small>
      </h2>
      <div className="table">
        <Table list={list} records={nodes} columns={columns} sort="" />
      </div>
      {totalCount > recordsPerList && (
        <Link href={listUrl(list, { [name]: id })}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
    </section>
  )
}
