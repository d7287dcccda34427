import { createBirpc } from 'birpc'
import { Unreadable } from './document.js'
import type { ReaderFunctions } from './reader.js'
import { wordsOf } from './word.js'

// The other side of `DocumentReader`: it ends with the server.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

let chunks: Uint8Array[] = []

createBirpc<object, ReaderFunctions>(
  {
    ready() {},
    take(chunk) {
      chunks.push(chunk)
    },
    async words(name) {
      const content = Buffer.concat(chunks)
      chunks = []
      try {
        return { text: await wordsOf(content, name) }
      } catch (error) {
        if (error instanceof Unreadable) return { unreadable: error.message }
        throw error
      }
    },
  },
  {
    post: (message) => void process.send!(message, undefined, undefined, () => undefined),
    on: (hear) => void process.on('message', hear),
    timeout: -1,
  },
)
