import { useState } from 'react'
import { t } from '../texts/index.ts'

/** Form that selects any number of values, which are passed on separated by commas. */
export function ChoiceFilter({
  choices,
  value,
  change,
}: {
  choices: readonly (readonly [value: string, name: string])[]
  value: string
  change(value: string | null): void
}) {
  const [selection, setSelection] = useState(() => new Set(value.split(',').filter(Boolean)))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        change([...selection].join(',') || null)
      }}
    >
      <fieldset>
        {choices.map(([one, name]) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={selection.has(one)}
              onChange={({ target }) => {
                const next = new Set(selection)
                if (target.checked) next.add(one)
                else next.delete(one)
                setSelection(next)
              }}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <button type="submit">{t('apply')}</button>
    </form>
  )
}
