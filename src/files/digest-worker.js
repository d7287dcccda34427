import { createHash } from 'node:crypto'
import { closeSync, fdatasync, openSync, readSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

// Worker thread of src/files/digest.ts. In JavaScript, because the sources run without a build. Each received port
// represents a file. Its messages are the number of written bytes, and finally `end`.
const buffer = new Uint8Array(256 * 1024)

// Flushing in between shortens the final flush. One file at a time, so that flushes never occupy all threads of libuv's
// pool.
const syncStepBytes = 4 * 1024 * 1024
let syncing = false

parentPort?.on('message', ({ path, port }) => {
  const hash = createHash('sha256')
  /** @type {number | undefined} */
  let file
  let at = 0
  let synced = 0

  const readTo = (/** @type {number} */ end) => {
    file ??= openSync(path, 'r')
    while (at < end) {
      const bytes = readSync(file, buffer, 0, Math.min(buffer.length, end - at), at)
      if (bytes === 0) throw new Error(`${path} ends after ${at} of ${end} bytes`)
      hash.update(buffer.subarray(0, bytes))
      at += bytes
    }
    if (syncing || at - synced < syncStepBytes) return
    syncing = true
    synced = at
    // The writer flushes with its own file descriptor and gets the error too.
    fdatasync(file, () => {
      syncing = false
    })
  }

  port.on('message', (/** @type {number | 'end'} */ message) => {
    try {
      if (message === 'end') port.postMessage(Uint8Array.from(hash.digest()))
      else readTo(message)
    } catch (error) {
      port.postMessage(error)
      port.close()
    }
  })
  port.on('close', () => {
    if (file !== undefined) closeSync(file)
  })
})
