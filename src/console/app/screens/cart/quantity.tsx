import { useEffect, useRef, useState } from 'react'
import { t } from '../../texts/index.ts'
import { showNotice } from '../../ui/notice.tsx'
import { numberText } from '../../values.tsx'

/** Maximum number of units of a line. */
const maxUnits = 100
/** Delay in milliseconds after the last change, so that a number is not sent digit by digit. */
const delayMs = 500

/**
 * Number field for the units of a cart line, 1 to 100. Sends a change after a short delay, and at once on Enter or when it
 * loses the focus. Restores the stored number, and shows the limits, if the input is not valid.
 * @param focuses whether to focus the field when it appears
 */
export function QuantityInput({
  name,
  quantity,
  change,
  focuses = false,
}: {
  name: string
  quantity: number
  change(quantity: number): Promise<void>
  focuses?: boolean
}) {
  const [text, setText] = useState(String(quantity))
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(String(quantity)), [quantity])
  useEffect(() => {
    if (focuses) input.current?.focus()
  }, [focuses])
  useEffect(() => () => clearTimeout(timer.current), [])
  const commit = (value: string) => {
    clearTimeout(timer.current)
    const number = Number(value)
    if (!Number.isInteger(number) || number < 1 || number > maxUnits) {
      setText(String(quantity))
      // A field that was only emptied is not a wrong number.
      if (value) showNotice(t('quantityLimit', { max: numberText(maxUnits) }), { isError: true })
    } else if (number !== quantity) void change(number)
  }
  return (
    <input
      ref={input}
      className="quantity"
      type="number"
      min={1}
      max={maxUnits}
      step={1}
      aria-label={t('quantityOf', { name })}
      value={text}
      onChange={({ target: { value } }) => {
        setText(value)
        clearTimeout(timer.current)
        // An empty field is being typed into.
        if (value) timer.current = setTimeout(() => commit(value), delayMs)
      }}
      onBlur={() => commit(text)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit(text)
      }}
    />
  )
}
