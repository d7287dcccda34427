import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

class ErrorFound extends Error {}

/**
 * Maximum nesting of brackets in JSON. Parsing recurses for each level, and takes 10 times as long as for a flat
 * text.
 */
export const maxJsonDepth = 200

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\[]{}')

/** Whether the brackets of a JSON text (UTF-8) are nested too deep to parse. `jsonFault` returns the position. */
export function nestsTooDeep(json: Uint8Array): boolean {
  let levels = 0
  let isString = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (isString) {
      if (byte === backslash) at++
      else if (byte === quote) isString = false
    } else if (byte === quote) isString = true
    else if (byte === openBracket || byte === openBrace) {
      if (++levels > maxJsonDepth) return true
    } else if (byte === closeBracket || byte === closeBrace) levels--
  }
  return false
}

/**
 * Describes the first syntax error of a JSON text: `value expected at line 1, column 13`. `JSON.parse` reports a
 * position for some errors only. Reads up to the error.
 */
export function jsonSyntaxError(text: string): string | undefined {
  let description: string | undefined
  let levels = 0
  const open = () => {
    if (++levels <= maxJsonDepth) return
    description = `its brackets are nested more than ${maxJsonDepth} deep`
    throw new ErrorFound()
  }
  const close = () => void levels--
  try {
    visit(
      text,
      {
        onError(code: ParseErrorCode, _offset, _length, line, column) {
          description = `${inWords(code)} at line ${line + 1}, column ${column + 1}`
          throw new ErrorFound()
        },
        onObjectBegin: open,
        onArrayBegin: open,
        onObjectEnd: close,
        onArrayEnd: close,
      },
      { disallowComments: true },
    )
  } catch (error) {
    if (!(error instanceof ErrorFound)) throw error
  }
  return description
}

/** Converts `ValueExpected` to `value expected`. */
const inWords = (code: ParseErrorCode) =>
  printParseErrorCode(code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
