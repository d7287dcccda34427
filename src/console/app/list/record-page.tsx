import { Link } from 'wouter'
import { actions } from '../actions.ts'
import { ask, queries, useGraph } from '../graph.ts'
import { type List, type ListName, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { nameOf, t } from '../texts/index.ts'
import { Confirm } from '../ui/confirm.tsx'
import { notify } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Empty, Fault, Skeleton } from '../ui/states.tsx'
import { numberText, titleOf, Value } from '../values.tsx'
import { conditionOf, hrefOf } from './address.ts'
import { Table } from './table.tsx'

/** A record with its fields, what can be done to it, and what belongs to it. */
export function RecordPage({ list, id }: { list: List; id: string }) {
  const { isOperator, may } = useSession()
  const { data, error, refetch } = useGraph(list.record, { id })
  const back = <Link href={`/${list.path}`}>{nameOf(list.name)}</Link>
  if (error && !data) return <Fault error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const { record } = data
  if (!record)
    return (
      <Empty title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </Empty>
    )
  const fields = Object.keys(list.fields).filter((name) => isOperator || name !== 'team')
  const possible = (actions[list.name] ?? []).filter(({ document }) => may(document))
  return (
    <Page
      title={titleOf(record)}
      above={back}
      actions={possible.map((action) => (
        <Act
          key={action.name}
          name={t(action.name)}
          isFinal={action.isFinal ?? false}
          run={() => ask(action.document, { input: action.input(id) as never })}
        />
      ))}
    >
      <section className="card">
        <h2>{t('details')}</h2>
        <dl className="fields">
          {fields.map((name) => (
            <div key={name} data-wide={list.fields[name] === 'JSON' || undefined}>
              <dt>{nameOf(name)}</dt>
              <dd>
                <Value kind={list.fields[name]!} value={record[name]} isLong />
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
      <Belonging list={list} id={id} />
    </Page>
  )
}

/** Something that is done to the record that is shown. */
export function Act({
  name,
  run,
  isFinal,
  isPrimary,
}: {
  name: string
  run(): Promise<unknown>
  isFinal?: boolean
  isPrimary?: boolean
}) {
  const act = async () => {
    try {
      await run()
      notify(t('done'))
    } catch (error) {
      notify((error as Error).message, { isFault: true })
    }
    await queries.invalidateQueries()
  }
  if (isFinal) {
    return (
      <Confirm trigger={name} title={`${name}?`} confirm={act}>
        {t('cannotUndo')}
      </Confirm>
    )
  }
  return (
    <button type="button" className={isPrimary ? 'primary' : undefined} onClick={act}>
      {name}
    </button>
  )
}

/** The first records of each list of what belongs to a record, those that the token may see. */
export function Belonging({
  list,
  id,
  only,
}: {
  list: List
  id: string
  only?: readonly ListName[]
}) {
  const { may } = useSession()
  return list.belongs
    .filter(([name]) => (!only || only.includes(name)) && may(lists[name].page))
    .map(([name, condition]) => <Part key={name} list={lists[name]} name={condition} id={id} />)
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
  const columns = list.columns.filter((one) => one !== own && (isOperator || one !== 'team'))
  return (
    <section className="part">
      <h2>
        {nameOf(list.name)} <small>{numberText(totalCount)}</small>
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
