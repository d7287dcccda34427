import { strToU8, zipSync } from 'fflate'

const maxPart = 16 * 1024 * 1024

/** A Word document of a few kilobytes with any content. */
export const word = (document: string, more: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      'word/document.xml': strToU8(document),
      ...more,
    }),
  )

/** A piece over and over, as often as a part of a document may hold it. */
export const filled = (piece: string, bytes = maxPart - 1024) =>
  piece.repeat(Math.floor(bytes / piece.length))

/** The text of a document around its paragraphs. */
export const body = (inside: string) =>
  `<w:document xmlns:w="w" xmlns:r="r"><w:body>${inside}</w:body></w:document>`
