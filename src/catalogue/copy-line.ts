/** Finds the fields of a line of `COPY … TO STDOUT` in text format. */
import { extendHash } from './text-dictionary.js'

const tab = 0x09
const newline = 0x0a
const backslash = 0x5c
/** Marks a NULL field. This byte does not occur in UTF-8. */
const nullByte = 0xff

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const escapedBytes = new Uint8Array(256).map((_, byte) =>
  (escapes[String.fromCharCode(byte)] ?? String.fromCharCode(byte)).charCodeAt(0),
)

/** Whether a field is NULL. */
export const isNull = (source: Uint8Array, from: number, to: number) =>
  to - from === 1 && source[from] === nullByte

/** A line of COPY output. Reading the next line overwrites the fields. */
export class CopyLine {
  bytes: Buffer = Buffer.alloc(0)
  /** Offset of each field in `bytes`. */
  readonly starts: Uint32Array
  /** Exclusive end offset of each field. */
  readonly ends: Uint32Array
  /** Hashes of the fields, computed with `extendHash`. */
  readonly hashes: Int32Array

  /** @param fields number of fields of each line */
  constructor(fields: number) {
    this.starts = new Uint32Array(fields)
    this.ends = new Uint32Array(fields)
    this.hashes = new Int32Array(fields)
  }

  /**
   * Reads the line that starts at `from`.
   * @param bytes escapes are replaced in place
   * @returns the start of the next line; -1 if the line is incomplete
   */
  read(bytes: Buffer, from: number): number {
    const end = bytes.indexOf(newline, from)
    if (end < 0) return -1
    this.bytes = bytes
    let at = from
    for (let field = 0; field < this.starts.length; field++) {
      this.starts[field] = at
      let hash = 0
      let hasEscape = false
      for (; at < end; at++) {
        const byte = bytes[at]!
        if (byte === tab) break
        if (byte === backslash) hasEscape = true
        hash = extendHash(hash, byte)
      }
      this.ends[field] = at
      this.hashes[field] = hash
      if (hasEscape) this.#unescape(field)
      at++
    }
    return end + 1
  }

  #unescape(field: number): void {
    const { bytes } = this
    const [start, end] = [this.starts[field]!, this.ends[field]!]
    if (end - start === 2 && bytes[start + 1] === 0x4e) {
      bytes[start] = nullByte
      this.ends[field] = start + 1
    } else {
      let to = start
      for (let at = start; at < end; at++)
        bytes[to++] = bytes[at] === backslash ? escapedBytes[bytes[++at]!]! : bytes[at]!
      this.ends[field] = to
    }
    let hash = 0
    for (let at = start; at < this.ends[field]!; at++) hash = extendHash(hash, bytes[at]!)
    this.hashes[field] = hash
  }

  /** Returns the text of a field that is not NULL. */
  textOf(field: number): string {
    return this.bytes.toString('utf8', this.starts[field], this.ends[field])
  }
}
