import { useState } from 'react'
import { covers } from '../generated/words.ts'
import { t } from '../texts/index.ts'

type Choice = readonly [value: string, name: string]

interface Props {
  name: string
  label: string
  choices: readonly Choice[]
  /** Initially selected values. */
  initial: readonly string[]
  /** Whether at least one must be selected. */
  required: boolean
  errorId: string
  /** Whether a button selects or clears all choices. */
  selectsAll: boolean
}

const groups: readonly (readonly [string, readonly string[]])[] = Object.entries(covers)

/** Choice that covers others, and those of them that no smaller group covers. */
interface Section {
  head: Choice
  choices: readonly Choice[]
}

/** Splits choices into those without a group, and groups such as `COMMENT_ALL`. */
function sectionsOf(choices: readonly Choice[]): { single: Choice[]; sections: Section[] } {
  const values = new Set(choices.map(([value]) => value))
  const present = groups.filter(([group]) => values.has(group))
  const names = new Set(present.map(([group]) => group))
  // The group of everything covers other groups.
  const sections = present.filter(([, within]) => !within.some((value) => names.has(value)))
  const grouped = new Set(sections.flatMap(([group, within]) => [group, ...within]))
  return {
    single: choices.filter(([value]) => !grouped.has(value)),
    sections: sections.map(([group, within]) => ({
      head: choices.find(([value]) => value === group)!,
      choices: choices.filter(([value]) => within.includes(value)),
    })),
  }
}

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
  const { single, sections } = sectionsOf(choices)
  const box = ([value, text]: Choice) => (
    <label key={value}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={selected.has(value) || isCovered(value)}
        disabled={isCovered(value)}
        ref={(input) => input?.setCustomValidity(value === invalid ? t('selectOne') : '')}
        onChange={({ target }) => select(value, target.checked)}
      />
      {selected.has(value) && isCovered(value) && <input type="hidden" name={name} value={value} />}
      <span>
        {text} {text === '*' && <small>{t('allTopics')}</small>}
      </span>
    </label>
  )
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
      {single.map(box)}
      {sections.map(({ head, choices }) => (
        <div key={head[0]} className="choices">
          {box(head)}
          <div>{choices.map(box)}</div>
        </div>
      ))}
    </fieldset>
  )
}
