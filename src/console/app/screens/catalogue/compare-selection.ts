import { useSyncExternalStore } from 'react'
import { t } from '../../texts/index.ts'
import { showNotice } from '../../ui/notice.tsx'

/** Maximum number of placements to compare. */
export const maxCompared = 5

export interface ComparedPlacement {
  id: string
  name: string
}

const key = 'masthead.compare'
const listeners = new Set<() => void>()
let selection = stored()

function stored(): readonly ComparedPlacement[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as ComparedPlacement[]
  } catch {
    return []
  }
}

/** Replaces the placements that are selected for comparison in this tab. */
export function setCompared(next: readonly ComparedPlacement[]): void {
  selection = next
  sessionStorage.setItem(key, JSON.stringify(next))
  for (const listener of listeners) listener()
}

/** Selects a placement for comparison or deselects it. Shows a notice if there are too many. */
export function toggleCompared(placement: ComparedPlacement): void {
  const others = selection.filter(({ id }) => id !== placement.id)
  if (others.length < selection.length) setCompared(others)
  else if (others.length < maxCompared) setCompared([...others, placement])
  else showNotice(t('compareFull', { count: maxCompared }), { isError: true })
}

/** Returns the placements that are selected for comparison. */
export const useCompared = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => selection,
  )

/** URL of the comparison, relative to `/console`. */
export const compareUrl = (ids: readonly string[]) => `/catalogue/compare?ids=${ids.join(',')}`
