import { useState } from 'react'
import type { Action } from '../action.ts'
import {
  type MutationRequest,
  notifyDone,
  refetchAll,
  runMutation,
  runWithNotice,
} from '../change.ts'
import type { ListRecord } from '../lists.ts'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'
import { ConfirmFinal } from '../ui/confirm.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { distinctTitle } from '../values.tsx'

/** Actions on the selected records, each with the records for which it is available. */
export function SelectionToolbar({
  records,
  count,
  actions,
  clear,
}: {
  /** Selected records on the page. */
  records: readonly ListRecord[]
  /** Number of all selected records. */
  count: number
  actions: readonly Action[]
  clear(): void
}) {
  const { isOperator } = useSession()
  const applicable = actions
    .map((action) => {
      const fits = (record: ListRecord) => action.isAvailable?.(record, isOperator) !== false
      return [action, records.filter(fits)] as const
    })
    .filter(([, fitting]) => fitting.length > 0)
  return (
    <div className="toolbar chosen" role="status">
      <b>{t('selected', { count })}</b>
      {applicable.map(([action, fitting]) => (
        <BulkAction key={action.name} action={action} records={fitting} done={clear} />
      ))}
      {applicable.length === 0 && <span className="hint">{t('noActionAvailable')}</span>}
      <button type="button" className="quiet" onClick={clear}>
        {t('unselect')}
      </button>
    </div>
  )
}

/** Runs an action on the selected records, one after the other. Stops at the first error and shows it. */
function BulkAction({
  action,
  records,
  done,
}: {
  action: Action
  records: readonly ListRecord[]
  done(): void
}) {
  const [isAsking, setAsking] = useState(false)
  const name = t(action.name)
  const run = async (values: object = {}) => {
    const back: (MutationRequest | undefined)[] = []
    try {
      for (const { id } of records) {
        await runMutation({ document: action.document, input: { ...action.input(id), ...values } })
        back.push(action.undo?.(id))
      }
    } finally {
      if (back.length > 0) {
        const ids = records.slice(0, back.length).map(({ id }) => id)
        notifyDone(`${name}: ${t('doneFor', { count: back.length })}`, back, ids)
      }
      await refetchAll()
    }
    done()
  }
  if (action.fields) {
    return (
      <>
        <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {name}
        </button>
        <FormDialog
          isOpen={isAsking}
          setOpen={setAsking}
          name={name}
          hint={t('selected', { count: records.length })}
          fields={action.fields}
          isDestructive={action.isDestructive}
          run={run}
        />
      </>
    )
  }
  const act = () => void runWithNotice(run)
  if (!action.isFinal) {
    return (
      <button type="button" onClick={act}>
        {name}
      </button>
    )
  }
  return (
    <ConfirmFinal
      name={name}
      title={t('confirmTitle', { action: name, count: records.length })}
      records={records}
      isDestructive={action.isDestructive ?? false}
      confirm={act}
    >
      {records.map(distinctTitle).join(', ')}
    </ConfirmFinal>
  )
}
