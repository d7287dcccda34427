import { Link } from 'wouter'
import type { PlacementOfferFragment } from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import { compareUrl, setCompared, toggleCompared, useCompared } from './compare-selection.ts'
import { placementName } from './placement-facts.tsx'

/** Checkbox that selects a placement for comparison. */
export function CompareCheckbox({
  placement,
  isLabeled = true,
}: {
  placement: PlacementOfferFragment
  /** Whether the label is visible. */
  isLabeled?: boolean
}) {
  const { id } = placement
  const name = placementName(placement)
  const isCompared = useCompared().some((one) => one.id === id)
  return (
    <label className="compare-choice">
      <input
        type="checkbox"
        aria-label={t('comparePlacement', { name })}
        checked={isCompared}
        onChange={() => toggleCompared({ id, name })}
      />
      {isLabeled && t('compare')}
    </label>
  )
}

/** Bar with the selected placements and a link to their comparison. Hidden without a selection. */
export function CompareBar() {
  const selected = useCompared()
  if (selected.length === 0) return null
  return (
    <section className="compare-bar" aria-label={t('comparison')}>
      <ul>
        {selected.map((placement) => (
          <li key={placement.id} className="chip">
            {placement.name}
            <button
              type="button"
              className="quiet"
              aria-label={t('removeFromComparison', { name: placement.name })}
              onClick={() => toggleCompared(placement)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className="actions">
        <button type="button" className="quiet" onClick={() => setCompared([])}>
          {t('clearComparison')}
        </button>
        {selected.length > 1 ? (
          <Link className="button primary" href={compareUrl(selected.map(({ id }) => id))}>
            {t('compareCount', { count: selected.length })}
          </Link>
        ) : (
          <span className="hint">{t('compareOne')}</span>
        )}
      </div>
    </section>
  )
}
