import { isUtf8 } from 'node:buffer'
import { megabyte } from '../values/units.js'

/** Physical line, numbered from 1, without its line feed. */
export type TextLine = { number: number; text: string; validUtf8: boolean }

/** The file cannot be read as lines of text. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  /** Number of the line, starting at 1. */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

const lineFeed = 0x0a
/** Several times the maximum size of a row. */
const maxLineBytes = megabyte

/** Splits bytes into lines, streaming. Drops a byte order mark. */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine> {
  let number = 0
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  for await (const chunk of source) {
    const end = chunk.lastIndexOf(lineFeed) + 1
    if (end > 0) {
      const block = withoutMark(
        Buffer.concat([...pending, chunk.subarray(0, end - 1)]),
        number === 0,
      )
      for (const line of linesOf(block)) yield { ...checkLength(line, ++number), number }
      pending = []
      pendingBytes = 0
    }
    pending.push(chunk.subarray(end))
    pendingBytes += chunk.length - end
    if (pendingBytes > maxLineBytes) throw tooLong(number + 1)
  }
  const rest = withoutMark(Buffer.concat(pending), number === 0)
  if (rest.length === 0) return
  for (const line of linesOf(rest)) yield { ...checkLength(line, ++number), number }
}

const tooLong = (number: number) =>
  new UnreadableFile(`Line ${number} is longer than 1 MB.`, number)

/** Checks a line that arrived in one chunk. @throws UnreadableFile */
function checkLength<Line extends Pick<TextLine, 'text'>>(line: Line, number: number): Line {
  // A character has at most 3 bytes per unit of `length`.
  if (line.text.length * 3 > maxLineBytes && Buffer.byteLength(line.text) > maxLineBytes)
    throw tooLong(number)
  return line
}

function withoutMark(block: Buffer, isFirst: boolean): Buffer {
  if (!isFirst) return block
  const [first, second, third] = block
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new UnreadableFile('The file is UTF-16. Save it as UTF-8, in Excel as “CSV UTF-8”.', 1)
  }
  return first === 0xef && second === 0xbb && third === 0xbf ? block.subarray(3) : block
}

function linesOf(block: Buffer): Omit<TextLine, 'number'>[] {
  if (isUtf8(block)) {
    return block
      .toString('utf8')
      .split('\n')
      .map((text) => ({ text, validUtf8: true }))
  }
  const lines: Omit<TextLine, 'number'>[] = []
  for (let start = 0; start <= block.length; ) {
    const lineEnd = block.indexOf(lineFeed, start)
    const bytes = block.subarray(start, lineEnd < 0 ? block.length : lineEnd)
    lines.push({ text: bytes.toString('utf8'), validUtf8: isUtf8(bytes) })
    start += bytes.length + 1
  }
  return lines
}
