import { setImmediate as pause } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { maxComplianceTextLength } from '../domain/production/compliance-limits.js'
import { damagedDocumentError, textTooLongError, Unreadable } from './document.js'

// What a program writes around the words of a document is many times as long as they are.
const maxPartBytes = 16 * 1024 * 1024

/** Elements and attributes of a part: a third of them would do for a text of the greatest length whose every word has a format of its own. */
const maxElements = 1_000_000
/** Tables within tables within text boxes take some dozens. */
const deepestNesting = 200
/** Characters: the empty paragraphs around a text do not count, but have to be written before that is known. */
const maxOutputLength = 2 * maxComplianceTextLength

const body = 'word/document.xml'
const links = 'word/_rels/document.xml.rels'

/**
 * The text of a Word document: a heading begins with `#`, a link is `[words](address)`.
 * @throws Unreadable when it is damaged, or larger than a document that people write
 */
export async function wordsOf(content: Uint8Array, name: string): Promise<string> {
  const parts = partsOf(content, name)
  if (!parts[body]) throw damagedDocumentError(name)
  const addresses = new Map<string, string>()
  await parse(parts[links] ?? '', name, {
    open: (tag, attributes) => {
      const { Id = '', Target = '', TargetMode } = attributes
      if (tag === 'Relationship' && TargetMode === 'External') addresses.set(Id, Target)
    },
  })
  const writer = new Writer(addresses, name)
  await parse(parts[body], name, writer)
  return writer.text.trim()
}

/** The parts of a document that hold its words. */
function partsOf(content: Uint8Array, name: string): Record<string, string> {
  const found = new Set<string>()
  const filter = (part: { name: string; originalSize: number }) => {
    if (part.name !== body && part.name !== links) return false
    if (part.originalSize > maxPartBytes) throw textTooLongError(name)
    // A small archive can name one part some hundred thousand times.
    if (found.has(part.name)) throw damagedDocumentError(name)
    found.add(part.name)
    return true
  }
  try {
    const parts = unzipSync(content, { filter })
    return Object.fromEntries(
      Object.entries(parts).map(([part, bytes]) => [part, strFromU8(bytes)]),
    )
  } catch (error) {
    throw error instanceof Unreadable ? error : damagedDocumentError(name)
  }
}

interface Handler {
  open(tag: string, attributes: Record<string, string>): void
  close?(tag: string): void
  words?(text: string): void
}

const parseAtOnceBytes = 256 * 1024

/** Reads XML piece by piece: in between, the process hears that its server has ended. */
async function parse(xml: string, name: string, handler: Handler): Promise<void> {
  const parser = new SaxesParser()
  let elements = 0
  let depth = 0
  const count = () => {
    if (++elements > maxElements) {
      throw tooComplex(name, `it has more than ${maxElements.toLocaleString('en-US')} elements`)
    }
  }
  parser.on('error', () => {
    throw damagedDocumentError(name)
  })
  parser.on('opentagstart', () => {
    count()
    if (++depth > deepestNesting) {
      throw tooComplex(name, `its elements are nested more than ${deepestNesting} deep`)
    }
  })
  parser.on('attribute', count)
  parser.on('opentag', (tag) => handler.open(tag.name, tag.attributes))
  parser.on('closetag', (tag) => {
    depth--
    handler.close?.(tag.name)
  })
  parser.on('text', (text) => handler.words?.(text))
  for (let at = 0; at < xml.length; at += parseAtOnceBytes) {
    parser.write(xml.slice(at, at + parseAtOnceBytes))
    await pause()
  }
  if (xml) parser.close()
}

const tooComplex = (name: string, why: string) => new Unreadable(`${name} cannot be read: ${why}.`)

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
  readonly #name: string
  #isText = false
  #isRun = false
  /** The same once more, for programs that know less. */
  #isFallback = false
  #address: string | undefined

  constructor(addresses: ReadonlyMap<string, string>, name: string) {
    this.#addresses = addresses
    this.#name = name
  }

  open(tag: string, attributes: Record<string, string>): void {
    if (this.#isFallback) return
    if (tag === 'mc:Fallback') this.#isFallback = true
    else if (tag === 'w:r') this.#isRun = true
    else if (tag === 'w:t') this.#isText = true
    else if (this.#isRun && Object.hasOwn(inRuns, tag)) this.#write(inRuns[tag]!)
    else if (tag === 'w:pStyle' && /^(?:Heading|Title)/i.test(attributes['w:val'] ?? ''))
      this.#write('# ')
    else if (tag === 'w:hyperlink') {
      this.#address = this.#addresses.get(attributes['r:id'] ?? '')
      if (this.#address) this.#write('[')
    }
  }

  close(tag: string): void {
    if (tag === 'mc:Fallback') this.#isFallback = false
    if (this.#isFallback) return
    if (tag === 'w:t') this.#isText = false
    else if (tag === 'w:r') this.#isRun = false
    else if (tag === 'w:p') this.#write('\n\n')
    else if (tag === 'w:hyperlink' && this.#address) {
      this.#write(`](${this.#address})`)
      this.#address = undefined
    }
  }

  words(text: string): void {
    if (this.#isText && !this.#isFallback) this.#write(text)
  }

  #write(text: string): void {
    this.text += text
    if (this.text.length > maxOutputLength) throw textTooLongError(this.#name)
  }
}
