import { createHash } from 'node:crypto'
import { closeSync, fdatasync, openSync, readSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

// The thread of src/files/digest.ts; in JavaScript, as it must start from the sources too. Each port that comes is
// a file: it says how far the file is written, and at last `end`.
const buffer = new Uint8Array(256 * 1024)

// What is on the disk already need not be waited for when the file ends. One file at a time: if every thread of
// Node.js waited for the disk, none would write.
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
    // Whoever writes the file hears of an error, too: it has opened it for itself.
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
