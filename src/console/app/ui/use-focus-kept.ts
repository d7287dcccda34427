import { useEffect } from 'react'

const focusDelayMs = 100

const focusable = 'a[href], button:not(:disabled)'

/** Place of an element in a list: the row that contains it, and the list. */
interface Place {
  list: Element
  /** Index of the row in the list. */
  at: number
}

function placeOf(element: Element): Place | undefined {
  const row = element.closest('#content :is(li, tr)')
  const list = row?.parentElement
  return row && list ? { list, at: [...list.children].indexOf(row) } : undefined
}

/** Focuses the row that has taken the place of a removed one, or else the heading of the screen. */
function focusNear(place: Place | undefined): void {
  const rows = place?.list.isConnected ? [...place.list.children] : []
  const row = rows[Math.min(place?.at ?? 0, rows.length - 1)]
  const target = row?.querySelector<HTMLElement>(focusable)
  if (target) target.focus()
  else document.querySelector<HTMLElement>('#content h1')?.focus()
}

/** Keeps the focus near the work when the focused element is removed, such as the button of a completed action. */
export function useFocusKept(): void {
  useEffect(() => {
    let focused: EventTarget | null = null
    let place: Place | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onFocus = ({ target }: FocusEvent) => {
      focused = target
      // A dialog of a row returns the focus to the row.
      if (target instanceof Element && !target.closest('[role=dialog], [role=alertdialog]'))
        place = placeOf(target)
    }
    const isLost = () =>
      focused instanceof Node && !focused.isConnected && document.activeElement === document.body
    const observer = new MutationObserver(() => {
      if (!isLost()) return
      clearTimeout(timer)
      // Wait, because a closing dialog returns the focus itself.
      timer = setTimeout(() => {
        if (isLost()) focusNear(place)
      }, focusDelayMs)
    })
    addEventListener('focusin', onFocus)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', onFocus)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
}
