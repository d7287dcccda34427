import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

class Found extends Error {}

/**
 * Where a text stops being JSON, and why: `value expected at line 1, column 13`. JSON.parse names a position for some
 * faults only. The text is read up to the fault.
 */
export function jsonFault(text: string): string | undefined {
  let found: string | undefined
  try {
    visit(
      text,
      {
        onError(code: ParseErrorCode, _offset, _length, line, column) {
          found = `${inWords(code)} at line ${line + 1}, column ${column + 1}`
          throw new Found()
        },
      },
      { disallowComments: true },
    )
  } catch (error) {
    if (!(error instanceof Found)) throw error
  }
  return found
}

/** `ValueExpected` as `value expected`. */
const inWords = (code: ParseErrorCode) =>
  printParseErrorCode(code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
