import { useState } from 'react'
import { covers } from '../generated/words.ts'
import { t } from '../texts/index.ts'

interface Props {
  name: string
  label: string
  choices: readonly (readonly [value: string, name: string])[]
  /** Initially selected values. */
  given: readonly string[]
  /** Whether at least one must be selected. */
  required: boolean
  faultId: string
}

const groups: readonly (readonly [string, readonly string[]])[] = Object.entries(covers)

/** Group of checkboxes. A choice that covers others, such as `COMMENT_ALL`, selects and disables them. */
export function Several({ name, label, choices, given, required, faultId }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(given))
  const lacking = required && ticked.size === 0 ? choices[0]?.[0] : undefined
  const isCovered = (value: string) =>
    groups.some(([group, within]) => ticked.has(group) && within.includes(value))
  const tick = (value: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(value)
    else next.delete(value)
    setTicked(next)
  }
  return (
    <fieldset className="several" aria-describedby={faultId}>
      <legend data-required={required || undefined}>{label}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={ticked.has(value) || isCovered(value)}
            disabled={isCovered(value)}
            ref={(box) => box?.setCustomValidity(value === lacking ? t('tickOne') : '')}
            onChange={({ target }) => tick(value, target.checked)}
          />
          {ticked.has(value) && isCovered(value) && (
            <input type="hidden" name={name} value={value} />
          )}
          {text}
        </label>
      ))}
    </fieldset>
  )
}
