import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatRecord, readCsv } from '../../src/catalogue-file/csv.js'
import { readLines } from '../../src/catalogue-file/lines.js'
import {
  formatChannels,
  formatList,
  parseChannels,
  parseList,
} from '../../src/catalogue-file/notation.js'
import { guard, unguard } from '../../src/values/csv-formula.js'

const special = fc.constantFrom(...';|\\"\',=+-@\r\n\té# ')
const text = fc.string({
  unit: fc.oneof(special, fc.string({ minLength: 1, maxLength: 1 })),
  maxLength: 12,
})
const trimmed = text.map((value) => value.trim()).filter((value) => value !== '')

it('reads every list as written', () => {
  fc.assert(
    fc.property(fc.array(trimmed), (list) => {
      expect(parseList(formatList(list))).toEqual(list)
    }),
  )
})

it('reads every channel as written', () => {
  const channel = fc.record({
    type: fc.constantFrom('WEBSITE', 'OTHER'),
    placement: fc.constantFrom(null, 'MENTION'),
    handle: trimmed,
    social_links: fc.array(fc.webUrl(), { minLength: 1, maxLength: 3 }),
    disclaimer: trimmed,
  })
  fc.assert(
    fc.property(fc.array(channel), (channels) => {
      expect(parseChannels(formatChannels(channels))).toEqual(channels)
    }),
  )
})

const formulaic = fc.string({
  unit: fc.constantFrom(..."'=+-@＝＋－＠ \t\r\n\ufeff\u00a0\u200bx1;"),
  maxLength: 6,
})

it('escapes every text against formula injection, and removes the escape', () => {
  fc.assert(
    fc.property(fc.oneof(text, formulaic), (value) => {
      expect(guard(value)).not.toMatch(/^(?:[\t\r\n]|[\s\ufeff\u200b]*[=+\-@＝＋－＠])/)
      expect(guard(value)).not.toMatch(/[;\r\n][^\S\r\n]*(?:[=+@＝＋－＠]|-(?! ))/)
      expect(unguard(guard(value))).toBe(value)
    }),
  )
})

it('reads every record as written, with the line on which it begins', async () => {
  const records = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(records, fc.integer({ min: 1, max: 7 }), async (written, chunkSize) => {
      const bytes = Buffer.from(written.map(formatRecord).join(''))
      const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, i) =>
        bytes.subarray(i * chunkSize, (i + 1) * chunkSize),
      )
      const read = []
      for await (const record of readCsv(readLines(Readable.from(chunks)))) read.push(record)

      let line = 1
      const expected = written.flatMap((cells) => {
        const record = { line, validUtf8: true, cells }
        line += formatRecord(cells).split('\n').length - 1
        return cells.some((cell) => cell !== '') ? [record] : []
      })
      expect(read).toEqual(expected)
    }),
  )
})
