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
  const [chosen, setChosen] = useState(() => new Set(value.split(',').filter(Boolean)))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        change([...chosen].join(',') || null)
      }}
    >
      <fieldset>
        {choices.map(([one, name]) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={chosen.has(one)}
              onChange={({ target }) => {
                const next = new Set(chosen)
                if (target.checked) next.add(one)
                else next.delete(one)
                setChosen(next)
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
