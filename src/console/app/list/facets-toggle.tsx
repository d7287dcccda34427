import { t } from '../texts/index.ts'
import { numberText } from '../values.tsx'

/** Button that shows and hides the facets in a narrow window. Hidden in a wide one. */
export function FacetsToggle({
  isOpen,
  setOpen,
  filterCount = 0,
}: {
  isOpen: boolean
  setOpen(isOpen: boolean): void
  filterCount?: number
}) {
  return (
    <button
      type="button"
      className="facets-toggle"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {t('showFilters')}
      {filterCount > 0 && <small>{numberText(filterCount)}</small>}
    </button>
  )
}
