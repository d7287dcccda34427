import { useState } from 'react'

/** Returns a state that is stored in `localStorage` as JSON. Unreadable values count as absent. */
export function useLocalStorage<Value>(
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const key = `masthead.${name}`
  const [value, setValue] = useState(() => {
    try {
      const text = localStorage.getItem(key)
      return text === null ? initial : (JSON.parse(text) as Value)
    } catch {
      return initial
    }
  })
  return [
    value,
    (next) => {
      setValue(next)
      localStorage.setItem(key, JSON.stringify(next))
    },
  ]
}
