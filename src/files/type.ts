import { PassThrough } from 'node:stream'
import { fileTypeFromStream } from 'file-type'
import { type AppError, refused } from '../errors/app-error.js'
import { megabyte } from '../values/units.js'

/** Accepted file type. `limit` is the maximum size in bytes. */
export interface FileType {
  mimeType: string
  limit: number
}

const image = (mimeType: string): FileType => ({ mimeType, limit: 5 * megabyte })
const document = (mimeType: string): FileType => ({ mimeType, limit: 25 * megabyte })

const byExtension: Record<string, FileType> = {
  jpg: image('image/jpeg'),
  jpeg: image('image/jpeg'),
  png: image('image/png'),
  webp: image('image/webp'),
  docx: document('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  pdf: document('application/pdf'),
  txt: document('text/plain'),
}

/** Maximum number of files per upload. */
export const filesAtOnce = 5

export const acceptedTypes = () => [
  ...new Set(Object.values(byExtension).map(({ mimeType }) => mimeType)),
]

/** Extensions accepted for a media type. */
export const extensionsFor = (mimeType: string) =>
  Object.keys(byExtension).filter((extension) => byExtension[extension]!.mimeType === mimeType)

/** Maximum size of any file, in bytes. */
export const maxFileBytes = 25 * megabyte

/** Returns the file type of an extension. @throws AppError unsupported_media_type if it is not accepted */
export function requireFileType(extension: string, name: string): FileType {
  const type = Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined
  if (type) return type
  const extensions = Object.keys(byExtension)
  throw refused(
    'unsupported_media_type',
    'file_type_not_accepted',
    `${name}: this file type is not accepted. Accepted extensions: ${extensions.join(', ')}.`,
    { allowed: extensions },
  )
}

/** Checks during the upload whether a content matches its type. Rejects as early as possible. */
export interface TypeCheck {
  /** @throws AppError unsupported_media_type */
  see(chunk: Uint8Array): Promise<void>
  /** @throws AppError unsupported_media_type if the complete content does not match the type */
  end(): Promise<void>
  /** Ends the check early without a result. */
  stop(): void
}

/** Creates the check for a file type. It throws AppError unsupported_media_type. */
export function createTypeCheck({ mimeType }: FileType, name: string): TypeCheck {
  const refuse = (content: string) =>
    refused(
      'unsupported_media_type',
      'content_differs',
      `${name}: the name says ${mimeType}, but the content is ${content}.`,
    )
  const detection = new Detection(mimeType, refuse)
  return mimeType === 'text/plain' ? new TextCheck(detection, refuse) : detection
}

type Refuse = (found: string) => AppError

/** Passes the content to the detector until the type is clear: a few bytes, or all entries of a zip file. */
class Detection implements TypeCheck {
  readonly #sample = new PassThrough()
  readonly #expected: string
  readonly #refuse: Refuse
  readonly #result: Promise<string | undefined>
  #found: { mimeType: string | undefined } | undefined

  constructor(mimeType: string, refuse: Refuse) {
    this.#expected = mimeType
    this.#refuse = refuse
    this.#result = fileTypeFromStream(this.#sample)
      // An incomplete structure does not match its type.
      .catch(() => undefined)
      .then((type) => {
        this.#found = { mimeType: type?.mime }
        return type?.mime
      })
    this.#sample.on('error', () => undefined)
  }

  async see(chunk: Uint8Array): Promise<void> {
    if (!this.#found && !this.#sample.write(chunk)) {
      await Promise.race([
        this.#result,
        new Promise((resolve) => this.#sample.once('drain', resolve)),
      ])
    }
    if (this.#found) this.#compare(this.#found.mimeType)
  }

  async end(): Promise<void> {
    this.#sample.end()
    this.#compare(await this.#result)
  }

  stop(): void {
    this.#sample.destroy()
  }

  #compare(detected: string | undefined): void {
    if (detected === this.#expected) return
    // Plain text has no signature, and may begin like a rare binary format.
    if (this.#expected === 'text/plain' && !isAccepted(detected)) return
    throw this.#refuse(detected ?? 'of an unknown type')
  }
}

function isAccepted(mimeType: string | undefined): boolean {
  return Object.values(byExtension).some((type) => type.mimeType === mimeType)
}

/** Accepts UTF-8 without control characters other than whitespace, unless it is detected as another accepted type. */
class TextCheck implements TypeCheck {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  readonly #detection: Detection
  readonly #refuse: Refuse

  constructor(detection: Detection, refuse: Refuse) {
    this.#detection = detection
    this.#refuse = refuse
  }

  async see(chunk: Uint8Array): Promise<void> {
    this.#read(chunk)
    await this.#detection.see(chunk)
  }

  async end(): Promise<void> {
    this.#read()
    await this.#detection.end()
  }

  stop(): void {
    this.#detection.stop()
  }

  #read(chunk?: Uint8Array): void {
    let text: string
    try {
      text = chunk ? this.#decoder.decode(chunk, { stream: true }) : this.#decoder.decode()
    } catch {
      throw this.#refuse('not UTF-8')
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a text must not have.
    if (/[\0-\x08\x0e-\x1f\x7f]/.test(text))
      throw this.#refuse('not text, because it contains control characters')
  }
}
