import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** Slowest rate at which a client may read a response. */
export interface MinDataRate {
  gracePeriodMs: number
  /** Minimum number of bytes that the client reads within the grace period. */
  bytes: number
}

/** Low enough for a phone with a weak signal. */
export const defaultMinDataRate: MinDataRate = { gracePeriodMs: 30_000, bytes: 64 * 1024 }

/**
 * Destroys the connection of a client that reads a streamed response slower than the minimum rate. The response holds a
 * connection to the database or the file store, which other requests need.
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
        stream.destroy(new Error('The client reads too slowly.'))
        socket.destroy()
      }
    },
    Math.min(gracePeriodMs / 4, 1_000),
  )
  const end = () => clearInterval(watch)
  stream.once('close', end)
  response.once('close', end)
}
