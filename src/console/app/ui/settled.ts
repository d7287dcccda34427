import { useEffect, useState } from 'react'

/** In milliseconds, of who writes on. */
const pause = 200

/** A text once nobody has changed it for a moment: a search for each letter would be many requests for one. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
