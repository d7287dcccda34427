import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

class Found extends Error {}

/** Levels of brackets up to which a fault is looked for: reading takes stack for each. */
const mostLevels = 200

/**
 * Where a text stops being JSON, and why: `value expected at line 1, column 13`. JSON.parse names a position for some
 * faults only. The text is read up to the fault.
 */
export function jsonFault(text: string): string | undefined {
  let found: string | undefined
  let levels = 0
  const open = () => {
    if (++levels <= mostLevels) return
    found = `its brackets are nested more than ${mostLevels} deep`
    throw new Found()
  }
  const close = () => void levels--
  try {
    visit(
      text,
      {
        onError(code: ParseErrorCode, _offset, _length, line, column) {
          found = `${inWords(code)} at line ${line + 1}, column ${column + 1}`
          throw new Found()
        },
        onObjectBegin: open,
        onArrayBegin: open,
        onObjectEnd: close,
        onArrayEnd: close,
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
