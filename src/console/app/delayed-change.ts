import { useSyncExternalStore } from 'react'
import { ApiError, requestBeyondPage } from './api.ts'
import { type MutationRequest, notifyDone, refetchAll, runMutation } from './change.ts'
import { errorText } from './texts/error-messages.ts'
import { t } from './texts/index.ts'
import { showNotice } from './ui/notice.tsx'

/** Seconds in which a delayed change can be undone. */
export const undoSeconds = 8

/**
 * Change that is sent after a few seconds, because the API cannot take it back. It is sent at once when the page is
 * hidden or left, and discarded when another user signs in, also in another window.
 */
interface DelayedChange {
  /** ID of the record. A record has one delayed change at most. */
  id: string
  /** User who made the change. */
  userId: string
  change: MutationRequest
  /** Message until the change is sent, such as “Approving order ORD-1 …”. */
  pendingMessage: string
  /** Message after the change. */
  message: string
}

interface Waiting extends DelayedChange {
  timer: number
  /** Settles after the request. Undefined before it is sent. */
  sending?: Promise<void>
}

/** Delayed changes by record ID. */
const delayedChanges = new Map<string, Waiting>()
const listeners = new Set<() => void>()

/** Delays a change, and shows a notice with an undo button. Ignored while the record has a delayed change. */
export function delayChange(delayed: DelayedChange): void {
  const { id, pendingMessage } = delayed
  if (delayedChanges.has(id)) return
  const timer = window.setTimeout(() => void send(waiting), undoSeconds * 1000)
  const waiting: Waiting = { ...delayed, timer }
  delayedChanges.set(id, waiting)
  notifyListeners()
  showNotice(pendingMessage, { undo: () => undoDelayed(id), recordIds: [id] })
}

/** Discards the delayed change of a record, unless it is being sent. */
export function undoDelayed(id: string): void {
  const delayed = delayedChanges.get(id)
  if (!delayed || delayed.sending) return
  clearTimeout(delayed.timer)
  forget(id)
  showNotice(t('undone'), { recordIds: [id] })
}

/** Sends all delayed changes now. Settles after their requests, also those that are being sent. */
export const sendDelayedChanges = () => Promise.all([...delayedChanges.values()].map(send))

/** Discards all delayed changes, because their session has ended: another user can sign in on the page. */
export function discardDelayedChanges(): void {
  const waiting = [...delayedChanges.values()]
  for (const { id, timer } of waiting) {
    clearTimeout(timer)
    forget(id)
  }
  const recordIds = waiting.filter(({ sending }) => !sending).map(({ id }) => id)
  if (recordIds.length > 0) notifyDiscarded(recordIds)
}

const notifyDiscarded = (recordIds: readonly string[]) =>
  showNotice(t('approvalsDiscarded'), { isError: true, recordIds })

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

function send(delayed: Waiting): Promise<void> {
  if (delayed.sending) return delayed.sending
  clearTimeout(delayed.timer)
  delayed.sending = run(delayed)
  // The record stays marked until the screen shows its new status.
  void delayed.sending.then(refetchAll).finally(() => forget(delayed.id))
  return delayed.sending
}

async function run({ id, userId, change, message }: DelayedChange): Promise<void> {
  try {
    await runMutation(change, (document, variables) =>
      requestBeyondPage(document, variables, userId),
    )
    notifyDone(message, [], [id])
  } catch (error) {
    // The server received the request with the cookie of another user.
    if (error instanceof ApiError && error.code === 'precondition_failed') notifyDiscarded([id])
    else showNotice(errorText(error).text, { isError: true, recordIds: [id] })
  }
}

// Mobile browsers that close a page fire only `visibilitychange`, not `pagehide`.
addEventListener('pagehide', () => void sendDelayedChanges())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendDelayedChanges()
})
