import { useEffect, useRef } from 'react'

/**
 * While there are unsaved changes, warns before the page is unloaded, and stops the Back and Forward buttons within the
 * console.
 * @param ask shows the confirmation that the changes are discarded, after a button was stopped
 * @returns functions to call after the confirmation: to stay, or to go where the button leads
 */
export function useLeaveGuard(isChanged: boolean, ask: () => void) {
  const destination = useRef<string | null>(null)
  const isProceeding = useRef(false)
  const lastAsk = useRef(ask)
  lastAsk.current = ask
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const stop = (event: NavigateEvent) => {
      // Browsers do not let a page stop a second attempt without an input in between.
      if (event.navigationType !== 'traverse' || !event.cancelable || isProceeding.current) return
      event.preventDefault()
      destination.current = event.destination.key
      lastAsk.current()
    }
    // Absent in browsers from before 2026.
    const { navigation } = window as Partial<Window>
    addEventListener('beforeunload', warn)
    navigation?.addEventListener('navigate', stop)
    return () => {
      removeEventListener('beforeunload', warn)
      navigation?.removeEventListener('navigate', stop)
    }
  }, [isChanged])
  return {
    cancel: () => {
      destination.current = null
    },
    proceed: () => {
      if (destination.current === null) return
      isProceeding.current = true
      window.navigation.traverseTo(destination.current)
    },
  }
}
