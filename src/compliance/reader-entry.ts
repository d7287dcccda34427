import { callParent } from '../process/child.js'
import { examine } from './check.js'
import { Unreadable } from './document.js'
import { extractText } from './docx.js'
import type { ReaderFunctions } from './reader.js'

// Entry point of the child process of `DocumentReader`.

let chunks: Uint8Array[] = []

callParent<object, ReaderFunctions>({
  ready() {},
  take(chunk) {
    chunks.push(chunk)
  },
  async words(name) {
    const content = Buffer.concat(chunks)
    chunks = []
    try {
      return { text: await extractText(content, name) }
    } catch (error) {
      if (error instanceof Unreadable) return { unreadable: error.message }
      throw error
    }
  },
  examine,
})
