import { queryClient } from './api.ts'
import { discardDelayedChanges } from './delayed-change.ts'

/** User and team of the session of this browser; null without one. All windows share its cookie. */
type Signature = string | null

const channel = new BroadcastChannel('masthead.session')

/** Signature that this window last announced. Undefined while the session loads. */
let own: Signature | undefined

/** Announces the session of this window to the other windows of the browser. */
export function announceSession(session: { userId: string; teamId: string | null } | null): void {
  own = session && `${session.userId} ${session.teamId}`
  channel.postMessage(own)
}

// Another window has signed in or out: what this window shows and delays belongs to a session that has ended.
channel.addEventListener('message', ({ data }: MessageEvent<Signature>) => {
  if (own === undefined || data === own) return
  own = undefined
  discardDelayedChanges()
  void queryClient.resetQueries()
})
