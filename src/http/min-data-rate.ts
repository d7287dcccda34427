import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** How slowly a client may read an answer that is ready for it. */
export interface MinDataRate {
  gracePeriodMs: number
  /** The fewest bytes that it takes in that time. */
  bytes: number
}

/** A phone with a weak signal still reads faster. */
export const defaultMinDataRate: MinDataRate = { gracePeriodMs: 30_000, bytes: 64 * 1024 }

/**
 * Cuts a client off that stops reading a streamed answer, or reads it drop by drop: what the answer holds, a
 * connection to the database or to the store, is wanted by others. The answer breaks off, without its end.
 */
export function abortSlowReader(
  stream: Readable,
  response: ServerResponse,
  { gracePeriodMs, bytes }: MinDataRate = defaultMinDataRate,
): void {
  const { socket } = response
  if (!(socket instanceof Socket)) return
  const taken = () => socket.bytesWritten - socket.writableLength
  let enough = taken() + bytes
  let since = performance.now()
  const watch = setInterval(
    () => {
      const now = performance.now()
      if (!response.writableNeedDrain || taken() >= enough) {
        enough = taken() + bytes
        since = now
      } else if (now - since >= gracePeriodMs) {
        stream.destroy(new Error('The client has stopped reading.'))
        socket.destroy()
      }
    },
    Math.min(gracePeriodMs / 4, 1_000),
  )
  const end = () => clearInterval(watch)
  stream.once('close', end)
  response.once('close', end)
}
