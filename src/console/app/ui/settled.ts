import { useEffect, useState } from 'react'

/** Delay in milliseconds after the last keystroke. */
const pause = 200

/** Debounces a text, so that a search is not sent for each keystroke. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
