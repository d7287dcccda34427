import { setImmediate as pause } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { maxComplianceTextLength } from '../domain/production/compliance-limits.js'
import { megabyte } from '../values/units.js'
import { damagedDocumentError, textTooLongError, Unreadable } from './document.js'

// Limit of the XML of a document, many times that of its text, because word processors add much markup.
const maxPartBytes = 16 * megabyte

/**
 * Limit of elements and attributes of a part: three times what a text of maximum length needs if every word is
 * formatted.
 */
const maxElements = 1_000_000
/** Maximum nesting. Tables in tables in text boxes need some dozens. */
const deepestNesting = 200
/** Limit in characters. It includes the empty paragraphs around the text, which are removed afterwards. */
const maxOutputLength = 2 * maxComplianceTextLength

const body = 'word/document.xml'
const links = 'word/_rels/document.xml.rels'

/**
 * Extracts the text of a Word document. Headings begin with `#`; links become `[words](address)`.
 * @throws Unreadable if it is damaged or exceeds the limits
 */
export async function extractText(content: Uint8Array, name: string): Promise<string> {
  const parts = readParts(content, name)
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

/** Parts of a document that contain its text. */
function readParts(content: Uint8Array, name: string): Record<string, string> {
  const partNames = new Set<string>()
  const filter = (part: { name: string; originalSize: number }) => {
    if (part.name !== body && part.name !== links) return false
    if (part.originalSize > maxPartBytes) throw textTooLongError(name)
    // A small archive can list a part some hundred thousand times.
    if (partNames.has(part.name)) throw damagedDocumentError(name)
    partNames.add(part.name)
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

/** Parses XML in pieces, and yields between them, so that the process notices when its parent has exited. */
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

/** Collects the text of WordprocessingML. Tracked deletions are `w:delText`, not `w:t`, and are skipped. */
class Writer implements Handler {
  text = ''
  readonly #addresses: ReadonlyMap<string, string>
  readonly #name: string
  #isText = false
  #isRun = false
  /** Skips the fallback, which repeats the content for older programs. */
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
