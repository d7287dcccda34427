import { useSyncExternalStore } from 'react'
import { requestBeyondPage } from './api.ts'
import { type MutationRequest, notifyDone, refetchAll } from './change.ts'
import { errorText } from './texts/error-messages.ts'
import { t } from './texts/index.ts'
import { showNotice } from './ui/notice.tsx'

/** Seconds in which a delayed change can be undone. */
export const undoSeconds = 8

/**
 * Change that is sent after a few seconds, because the API cannot take it back. It is sent at once when the page is
 * hidden or left.
 */
interface DelayedChange {
  /** ID of the record. A record has one delayed change at most. */
  id: string
  change: MutationRequest
  /** Message until the change is sent, such as “Approving order ORD-1 …”. */
  pendingMessage: string
  /** Message after the change. */
  message: string
}

/** Delayed changes by record ID. `timer` is undefined once the change is being sent. */
const delayedChanges = new Map<string, DelayedChange & { timer: number | undefined }>()
const listeners = new Set<() => void>()

/** Delays a change, and shows a notice with an undo button. Ignored while the record has a delayed change. */
export function delayChange(delayed: DelayedChange): void {
  const { id, pendingMessage } = delayed
  if (delayedChanges.has(id)) return
  const timer = window.setTimeout(() => void send(id), undoSeconds * 1000)
  delayedChanges.set(id, { ...delayed, timer })
  notifyListeners()
  showNotice(pendingMessage, { undo: () => undoDelayed(id), recordIds: [id] })
}

/** Discards the delayed change of a record, unless it is being sent. */
export function undoDelayed(id: string): void {
  const { timer } = delayedChanges.get(id) ?? {}
  if (timer === undefined) return
  clearTimeout(timer)
  forget(id)
  showNotice(t('undone'), { recordIds: [id] })
}

/** Sends all delayed changes now. */
export const sendDelayedChanges = () => Promise.all([...delayedChanges.keys()].map(send))

/** Whether a record has a delayed change that is not done yet. */
export function useDelayedChange(id: string): boolean {
  return useSyncExternalStore(subscribe, () => delayedChanges.has(id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function forget(id: string): void {
  delayedChanges.delete(id)
  notifyListeners()
}

async function send(id: string): Promise<void> {
  const delayed = delayedChanges.get(id)
  if (delayed?.timer === undefined) return
  clearTimeout(delayed.timer)
  delayed.timer = undefined
  const { document, input } = delayed.change
  try {
    // A MutationRequest pairs each document with its own input, but its type does not express that.
    await requestBeyondPage(document, { input: input as never })
    notifyDone(delayed.message, [], [id])
  } catch (error) {
    showNotice(errorText(error).text, { isError: true, recordIds: [id] })
  }
  await refetchAll()
  forget(id)
}

// Browsers fire `visibilitychange` also when the page is closed, and on telephones nothing else.
addEventListener('pagehide', () => void sendDelayedChanges())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendDelayedChanges()
})
