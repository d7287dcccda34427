import { undoDelayed, useDelayedChange } from '../delayed-change.ts'
import { t } from '../texts/index.ts'

/** State of a record's delayed approval, and the button that undoes it. Nothing without one. */
export function DelayedChange({ id }: { id: string }) {
  if (!useDelayedChange(id)) return null
  return (
    <span className="actions">
      <small>{t('approving')}</small>
      <button type="button" onClick={() => undoDelayed(id)}>
        {t('undo')}
      </button>
    </span>
  )
}
