import { strToU8, zipSync } from 'fflate'

const maxPart = 16 * 1024 * 1024

/** Word document with this XML content. */
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

/** Repeats a text up to the maximum size of a document part. */
export const filled = (piece: string, bytes = maxPart - 1024) =>
  piece.repeat(Math.floor(bytes / piece.length))

/** XML of a document around its paragraphs. */
export const body = (inside: string) =>
  `<w:document xmlns:w="w" xmlns:r="r"><w:body>${inside}</w:body></w:document>`
