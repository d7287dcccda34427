import { useState } from 'react'
import { covers } from '../generated/words.ts'
import { t } from '../texts/index.ts'

interface Props {
  name: string
  label: string
  choices: readonly (readonly [value: string, name: string])[]
  /** Initially selected values. */
  initial: readonly string[]
  /** Whether at least one must be selected. */
  required: boolean
  errorId: string
  /** Whether a button selects or clears all choices. */
  selectsAll: boolean
}

const groups: readonly (readonly [string, readonly string[]])[] = Object.entries(covers)

/** Group of checkboxes. A choice that covers others, such as `COMMENT_ALL`, selects and disables them. */
export function CheckboxGroup({
  name,
  label,
  choices,
  initial,
  required,
  errorId,
  selectsAll,
}: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial))
  const invalid = required && selected.size === 0 ? choices[0]?.[0] : undefined
  const isAll = selected.size === choices.length
  const isCovered = (value: string) =>
    groups.some(([group, within]) => selected.has(group) && within.includes(value))
  const select = (value: string, isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(value)
    else next.delete(value)
    setSelected(next)
  }
  return (
    <fieldset className="several" data-scrolls={selectsAll || undefined} aria-describedby={errorId}>
      <legend data-required={required || undefined}>{label}</legend>
      {selectsAll && (
        <button
          type="button"
          className="quiet"
          onClick={() => setSelected(new Set(isAll ? [] : choices.map(([value]) => value)))}
        >
          {t(isAll ? 'uncheckAll' : 'checkAll')}
        </button>
      )}
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={selected.has(value) || isCovered(value)}
            disabled={isCovered(value)}
            ref={(box) => box?.setCustomValidity(value === invalid ? t('selectOne') : '')}
            onChange={({ target }) => select(value, target.checked)}
          />
          {selected.has(value) && isCovered(value) && (
            <input type="hidden" name={name} value={value} />
          )}
          {text}
        </label>
      ))}
    </fieldset>
  )
}
