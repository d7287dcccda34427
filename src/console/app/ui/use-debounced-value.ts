import { useEffect, useState } from 'react'

/** Delay in milliseconds after the last keystroke. */
const delayMs = 200

/** Debounces a text, so that a search is not sent for each keystroke. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
