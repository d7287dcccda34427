import { useState } from 'react'
import { t } from '../texts/index.ts'

interface Props {
  name: string
  label: string
  choices: readonly (readonly [value: string, name: string])[]
  /** Those that are ticked to begin with. */
  given: readonly string[]
  /** Whether one has to be ticked at least. */
  required: boolean
  faultId: string
}

/** Any of some choices. */
export function Several({ name, label, choices, given, required, faultId }: Props) {
  const [count, setCount] = useState(given.length)
  const lacking = required && count === 0 ? choices[0]?.[0] : undefined
  return (
    <fieldset className="several" aria-describedby={faultId}>
      <legend data-required={required || undefined}>{label}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={given.includes(value)}
            ref={(box) => box?.setCustomValidity(value === lacking ? t('tickOne') : '')}
            onChange={({ target }) => setCount(count + (target.checked ? 1 : -1))}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
