import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CopyLine, isNull } from '../../src/catalogue/copy-line.js'
import { extendHash, TextDictionary } from '../../src/catalogue/text-dictionary.js'

const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
}
/** Formats a field as COPY does. */
const written = (text: string | null) =>
  text === null ? '\\N' : text.replace(/[\\\b\f\n\r\t\v]/g, (character) => escapes[character]!)

const fields = 3
const textOrNull = fc.option(
  fc.oneof(
    fc.string({ unit: 'binary' }).filter((text) => !/[\0\p{Surrogate}]/u.test(text)),
    fc.string({ unit: fc.constantFrom('\\', 'N', '\t', '\n', 'b', 'é') }),
  ),
)

test('lines of COPY are read as written, at any chunk boundaries', () => {
  const line = new CopyLine(fields)
  const lines = fc.array(fc.tuple(textOrNull, textOrNull, textOrNull), { minLength: 1 })
  fc.assert(
    fc.property(lines, fc.nat(), (rows, cut) => {
      const bytes = Buffer.from(rows.map((row) => `${row.map(written).join('\t')}\n`).join(''))
      const read: (string | null)[][] = []
      const dictionary = new TextDictionary()
      const end = cut % (bytes.length + 1)
      let rest = bytes.subarray(0, 0)
      for (const chunk of [bytes.subarray(0, end), bytes.subarray(end)]) {
        const joined = Buffer.concat([rest, chunk])
        let at = 0
        for (let next = line.read(joined, at); next >= 0; next = line.read(joined, at)) {
          read.push(
            Array.from({ length: fields }, (_, field) => {
              const { starts, ends, hashes } = line
              if (isNull(joined, starts[field]!, ends[field]!)) return null
              const number = dictionary.add(joined, starts[field]!, ends[field]!, hashes[field]!)
              return dictionary.textOf(number)
            }),
          )
          at = next
        }
        rest = joined.subarray(at)
      }
      expect(read).toEqual(rows)
    }),
  )
})

test('a dictionary numbers distinct texts, also those with equal hashes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4 }), { maxLength: 500 }), (texts) => {
      const dictionary = new TextDictionary()
      const numbers = texts.map((text) => {
        const bytes = Buffer.from(text)
        // Few hashes, so that many texts share one.
        return dictionary.add(bytes, 0, bytes.length, bytes.reduce(extendHash, 0) & 3)
      })
      const distinct = [...new Set(texts)]
      expect(numbers).toEqual(texts.map((text) => distinct.indexOf(text)))
      expect(dictionary.size).toBe(distinct.length)
    }),
  )
})

test('a part is found in each text that contains it after the separator', () => {
  const unit = fc.constantFrom('a', 'b')
  const texts = fc.uniqueArray(fc.tuple(fc.string({ unit }), fc.string({ unit })), {
    minLength: 1,
    selector: (pair) => pair.join('|'),
  })
  fc.assert(
    fc.property(texts, fc.string({ unit, minLength: 1 }), fc.nat(), (pairs, part, cut) => {
      const dictionary = new TextDictionary()
      for (const pair of pairs) {
        const bytes = Buffer.from(pair.join('|'))
        dictionary.add(bytes, 0, bytes.length, bytes.reduce(extendHash, 0))
      }
      const middle = cut % (pairs.length + 1)
      const spans = [
        [0, middle],
        [middle, pairs.length],
      ].filter(([from, to]) => from! < to!)
      const found = spans.flatMap(([from, to]) => [
        ...dictionary.textsWith(Buffer.from(part), '|'.charCodeAt(0), from!, to!),
      ])
      expect(found).toEqual(
        pairs.flatMap(([, lower], number) => (lower.includes(part) ? number : [])),
      )
    }),
  )
})
