import { afterAll, describe, expect, it } from 'vitest'
import { documentedColumns } from '../../src/catalogue-file/columns.js'
import { openTestDatabase } from '../support/database.js'
import { csv, jsonl, type LoadOptions, load, row, save } from '../support/files/catalogue.js'

const db = await openTestDatabase()
afterAll(() => db.close())

describe('reading a file', () => {
  const issuesOf = async (content: string | Buffer, options: LoadOptions = {}) =>
    (await load(db, content, { dryRun: true, ...options })).faults

  it('accepts a byte order mark and Windows line endings', async () => {
    const text = csv(row({ outlet_key: 'windows', product_key: 'windows-1' })).replaceAll(
      '\n',
      '\r\n',
    )
    expect(await load(db, `\ufeff${text}\r\n`)).toMatchObject({
      rows: 1,
      applied: true,
      faults: [],
    })
  })

  it('preserves quotes, commas and line endings within a cell', async () => {
    const description = 'He said "yes",\r\nthen\n\nleft; a | b \\ c'
    await load(
      db,
      csv(row({ outlet_key: 'quotes', outlet_description: description, product_key: 'quotes-1' })),
    )
    const outlet = await db.prisma.outlet.findUniqueOrThrow({ where: { key: 'quotes' } })
    expect(outlet.description).toBe(description)
    expect(await load(db, await save(db))).toMatchObject({
      outlets: { updated: 0 },
      products: { updated: 0 },
    })
  })

  it('counts physical lines, including blank ones and those within cells', async () => {
    const good = row({ product_name: 'two\nlines' })
    const bad = row({ product_key: 'p2', product_type: 'NOTHING' })
    const text = csv(good, bad).replace('\n', '\n\n')
    expect(await issuesOf(text)).toMatchObject([{ line: 5, column: 'product_type' }])
  })

  it('has examples that create a product on sale without changes', async () => {
    const examples = documentedColumns.flatMap(({ column, required, example }) =>
      required || example ? [[column, example] as const] : [],
    )
    expect(await load(db, csv(Object.fromEntries(examples)))).toMatchObject({
      faults: [],
      products: { created: 1 },
    })
    const where = { product: { key: 'portland-ledger-feature' }, withheld: null }
    expect(await db.prisma.listing.count({ where })).toBe(1)
  })

  it('reports every error of a header', async () => {
    const header =
      'outlet_key,outlet_key,outlet_nam,product_key,product_name,product_type,product_min_delivery_days'
    expect(await issuesOf(`${header}\n1,2,3,4,5,6,7`)).toEqual([
      { line: 1, column: 'outlet_key', reason: 'appears twice in the header' },
      { line: 1, column: 'outlet_nam', reason: 'is not a column of a catalogue file' },
      { line: 1, column: 'outlet_name', reason: 'is missing from the header' },
      { line: 1, column: 'product_max_delivery_days', reason: 'is missing from the header' },
    ])
    expect(await issuesOf('')).toMatchObject([{ line: 1, reason: 'the file is empty' }])
  })

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
  ])('reads columns separated by %j (%s), and decimal commas', async (separator) => {
    const db = await openTestDatabase()
    const names = 'outlet_key outlet_name outlet_tags product_key product_name product_type'
    const days = 'product_min_delivery_days product_max_delivery_days product_standard_price'
    const header = `${names} ${days} product_pro_price`.split(' ')
    const cells = [
      'o',
      'Zeitung, Wien',
      '"TOPIC:A; TOPIC:B"',
      'p',
      'Beitrag',
      'FULL_FEATURE',
      '1',
      '2',
    ]
    const line = [...cells, '154,5', '1.250,50']
    const text = `\ufeff${header.join(separator)}\r\n${line.join(separator)}\r\n`
    expect(await load(db, text)).toMatchObject({ faults: [], products: { created: 1 } })
    const prices = await db.prisma.productPrice.findMany({ orderBy: { unitAmount: 'asc' } })
    expect(prices.map(({ unitAmount }) => unitAmount)).toEqual([15_450n, 125_050n])
    expect(await db.prisma.tag.count()).toBe(2)
    const thousands = text.replace('154,5', '1,250')
    expect(await issuesOf(thousands)).toMatchObject([{ column: 'product_standard_price' }])
  })

  it('continues after a line that is not a record', async () => {
    const [header, good] = csv(row({})).split('\n')
    const bad = '"o","say "hi"",x'
    const text = [
      header,
      bad,
      good,
      'o"x,1',
      'too,few',
      good!.replace('"p"', '"q"'),
      '"never closed',
    ].join('\n')
    expect((await issuesOf(text)).map(({ line, reason }) => [line, reason.slice(0, 30)])).toEqual([
      [2, 'text follows the closing quote'],
      [4, 'a quote is inside a cell that '],
      [5, 'has 2 cells, but the header ha'],
      [7, 'a quote that begins a cell is '],
    ])
  })

  it('reports bytes that are not text', async () => {
    const text = Buffer.from(
      csv(row({ product_name: 'Caf\u00e9' }), row({ product_key: 'p2' })),
      'latin1',
    )
    expect(await issuesOf(text)).toEqual([{ line: 2, column: null, reason: 'is not valid UTF-8' }])
    await expect(issuesOf(Buffer.from('\ufeffoutlet_key', 'utf16le'))).rejects.toThrow('UTF-16')
    expect(await issuesOf(csv(row({ product_name: 'nul\0' })))).toMatchObject([
      { column: 'product_name' },
    ])
  })

  it('reads JSON Lines, and reports invalid lines', async () => {
    const text = [
      '[1]',
      '{"a":',
      JSON.stringify({ ...row({}), price: 1 }),
      '',
      JSON.stringify(row({ outlet_tags: 5 })),
    ].join('\n')
    expect(await issuesOf(text, { format: 'jsonl' })).toEqual([
      { line: 1, column: null, reason: 'must be a JSON object on one line' },
      { line: 2, column: null, reason: 'must be a JSON object on one line' },
      { line: 3, column: 'price', reason: 'is not a column of a catalogue file' },
      { line: 5, column: 'outlet_tags', reason: 'must be a list, is 5' },
      { line: 5, column: 'product_key', reason: 'is also on line 3' },
    ])
  })

  it('quotes the refused value', async () => {
    const rows = [
      { ...row({}), 'nul\0': 1 },
      row({ outlet_logo: `${'x'.repeat(57)}${'😀'.repeat(9)}` }),
      row({ outlet_name: '\ud800' }),
    ]
    expect(await issuesOf(jsonl(...rows), { format: 'jsonl' })).toMatchObject([
      { line: 1, column: 'nul\ufffd' },
      { line: 2, column: 'outlet_logo' },
      { line: 2, column: 'product_key' },
      { line: 3, column: 'outlet_name' },
      { line: 3, column: 'product_key' },
    ])
  })

  it('escapes texts that a spreadsheet would run as a formula', async () => {
    const names = ['=1+1', '+49', '-x', '@x', "'=1", "''", "'quoted'", '\ttab']
    await load(
      db,
      jsonl(
        ...names.map((name, i) =>
          row({ outlet_key: 'guard', product_key: `guard-${i}`, product_name: name }),
        ),
      ),
      { format: 'jsonl' },
    )
    const text = await save(db)
    for (const shown of ["'=1+1", "'+49", "'-x", "'@x", "''=1", "''", "'quoted'"])
      expect(text).toContain(`,${shown},`)
    expect(text).not.toMatch(/(^|,|")[=+@-]/m)
    expect(await load(db, text)).toMatchObject({ products: { created: 0, updated: 0 } })
  })
})
