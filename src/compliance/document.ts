import { maxComplianceTextLength } from '../domain/production/compliance-limits.js'

/** Media type of Word documents (.docx). */
export const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Media types of files whose text can be read. */
const readableTypes = ['text/plain', docx]

/** Whether the text of files of this media type can be read. */
export const isReadable = (mimeType: string) => readableTypes.includes(mimeType)

/** A document cannot be checked. The message is for people. */
export class Unreadable extends Error {}

/** Stored document. */
export interface Document {
  key: string
  name: string
  mimeType: string
  /** Size in bytes. */
  size: number
}

/** Error for a text, or texts together, above the size limit. */
export function textTooLongError(name: string): Unreadable {
  const most = maxComplianceTextLength.toLocaleString('en-US')
  return new Unreadable(`${name} is too long to be checked: at most ${most} characters are.`)
}

/** Error for a document whose content does not match its type. */
export function damagedDocumentError(name: string): Unreadable {
  return new Unreadable(
    `${name} cannot be read: it is damaged or was not written by a word processor.`,
  )
}
