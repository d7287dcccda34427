import { maxComplianceTextLength } from '../domain/production/compliance-limits.js'

/** The media type of Word documents. */
export const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The media types of files whose text can be read. */
const readableTypes = ['text/plain', docx]

/** Whether a file of this media type is a document whose text can be read. */
export const isReadable = (mimeType: string) => readableTypes.includes(mimeType)

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

/** The error of a text, or of several together, that is too long. */
export function textTooLongError(name: string): Unreadable {
  const most = maxComplianceTextLength.toLocaleString('en-US')
  return new Unreadable(`${name} is too long to be checked: at most ${most} characters are.`)
}

/** The error of a document that is not what its type says. */
export function damagedDocumentError(name: string): Unreadable {
  return new Unreadable(
    `${name} cannot be read: it is damaged or was not written by a word processor.`,
  )
}
