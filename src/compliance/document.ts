import { setImmediate as pause } from 'node:timers/promises'
import { strFromU8, unzip } from 'fflate'
import { SaxesParser } from 'saxes'
import type { FileStore } from '../files/store.js'

/** The most characters of one text that are checked. */
export const longestText = 100_000

// What a program writes around the words of a document is many times as long as they are.
const largestPart = 16 * 1024 * 1024

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The media types of files whose text can be read. */
export const readableTypes = ['text/plain', docx] as const

/** A document that cannot be checked as it is, told to people. */
export class Unreadable extends Error {}

/** A stored document. */
export interface Document {
  key: string
  name: string
  mimeType: string
  /** Bytes. */
  size: number
}

/**
 * The text of a document: a heading begins with `#`, a link is `[words](address)`.
 * @throws Unreadable when it is too long or damaged
 * @throws AppError unavailable when the store is away
 */
export async function textOf(store: FileStore, document: Document): Promise<string> {
  const { key, name, mimeType, size } = document
  // No character takes more than four bytes.
  if (mimeType !== docx && size > 4 * longestText) throw tooLong(name)
  const content = await contentOf(store, key)
  const text = mimeType === docx ? await wordsOf(content, name) : new TextDecoder().decode(content)
  if (text.length > longestText) throw tooLong(name)
  return text
}

/** The fault of a text, or of several together, that is too long. */
export function tooLong(name: string): Unreadable {
  const most = longestText.toLocaleString('en-US')
  return new Unreadable(`${name} is too long to be checked: at most ${most} characters are.`)
}

async function contentOf(store: FileStore, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await store.open(key)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const body = 'word/document.xml'
const links = 'word/_rels/document.xml.rels'

async function wordsOf(content: Uint8Array, name: string): Promise<string> {
  const parts = await partsOf(content, name)
  if (!parts[body]) throw damaged(name)
  const addresses = new Map<string, string>()
  await parse(parts[links] ?? '', name, {
    open: (tag, attributes) => {
      const { Id = '', Target = '', TargetMode } = attributes
      if (tag === 'Relationship' && TargetMode === 'External') addresses.set(Id, Target)
    },
  })
  const writer = new Writer(addresses)
  await parse(parts[body], name, writer)
  return writer.text.trim()
}

const damaged = (name: string) =>
  new Unreadable(`${name} cannot be read: it is damaged or was not written by a word processor.`)

/** The parts of a document that hold its words; a part that unpacks to more than it may is refused. */
function partsOf(content: Uint8Array, name: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    let large = false
    const filter = (part: { name: string; originalSize: number }) => {
      if (part.name !== body && part.name !== links) return false
      large ||= part.originalSize > largestPart
      return !large
    }
    unzip(content, { filter }, (error, parts) => {
      if (large) reject(tooLong(name))
      else if (error) reject(damaged(name))
      else resolve(Object.fromEntries(Object.entries(parts).map(([k, v]) => [k, strFromU8(v)])))
    })
  })
}

interface Handler {
  open(tag: string, attributes: Record<string, string>): void
  close?(tag: string): void
  words?(text: string): void
}

const parseAtOnce = 256 * 1024

/** Reads XML piece by piece, so that others get their turn meanwhile. */
async function parse(xml: string, name: string, handler: Handler): Promise<void> {
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw damaged(name)
  })
  parser.on('opentag', (tag) => handler.open(tag.name, tag.attributes))
  parser.on('closetag', (tag) => handler.close?.(tag.name))
  parser.on('text', (text) => handler.words?.(text))
  for (let at = 0; at < xml.length; at += parseAtOnce) {
    parser.write(xml.slice(at, at + parseAtOnce))
    await pause()
  }
  if (xml) parser.close()
}

const inRuns: Record<string, string> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
}

/** Writes down the words of WordprocessingML; what was deleted with changes tracked is `w:delText`, not `w:t`. */
class Writer implements Handler {
  text = ''
  readonly #addresses: ReadonlyMap<string, string>
  #isText = false
  #isRun = false
  /** The same once more, for programs that know less. */
  #isFallback = false
  #address: string | undefined

  constructor(addresses: ReadonlyMap<string, string>) {
    this.#addresses = addresses
  }

  open(tag: string, attributes: Record<string, string>): void {
    if (this.#isFallback) return
    if (tag === 'mc:Fallback') this.#isFallback = true
    else if (tag === 'w:r') this.#isRun = true
    else if (tag === 'w:t') this.#isText = true
    else if (this.#isRun && Object.hasOwn(inRuns, tag)) this.text += inRuns[tag]
    else if (tag === 'w:pStyle' && /^(?:Heading|Title)/i.test(attributes['w:val'] ?? ''))
      this.text += '# '
    else if (tag === 'w:hyperlink') {
      this.#address = this.#addresses.get(attributes['r:id'] ?? '')
      if (this.#address) this.text += '['
    }
  }

  close(tag: string): void {
    if (tag === 'mc:Fallback') this.#isFallback = false
    if (this.#isFallback) return
    if (tag === 'w:t') this.#isText = false
    else if (tag === 'w:r') this.#isRun = false
    else if (tag === 'w:p') this.text += '\n\n'
    else if (tag === 'w:hyperlink' && this.#address) {
      this.text += `](${this.#address})`
      this.#address = undefined
    }
  }

  words(text: string): void {
    if (this.#isText && !this.#isFallback) this.text += text
  }
}
