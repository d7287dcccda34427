import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { type Answer, testApi } from '../support/api.js'
import { formOf } from '../support/files/form.js'
import { graphPublisherImport } from '../support/files/upload.js'
import { makePublisher } from '../support/fixtures/publisher.js'
import { csvOf, importing, outletRow, productRow } from '../support/fixtures/publisher-import.js'

const api = await testApi()
const { send, load, outletsOf } = importing(api)

describe('bad input', () => {
  test('is refused with the reason', async () => {
    const publisher = await makePublisher(api)
    const content = csvOf([outletRow('a')])
    expect((await send(publisher, content, '', 'outlets.txt')).status).toBe(400)
    expect((await send(publisher, content, '?unknown=1')).status).toBe(400)
    const field = [{ field: 'status', value: 'ACTIVE' }]
    expect((await send(publisher, content, '', 'a.csv', field)).status).toBe(400)
    const none = formOf([{ field: 'other', value: 'x' }])
    const empty = await api.post(publisher.token, '/publisher/imports', none.payload, none.headers)
    expect(empty.status).toBe(400)
    const large = await send(publisher, 'x'.repeat(7_000_000))
    expect(large.status).toBe(413)
    expect((await send(publisher, '')).body.faults).toMatchObject([{ line: 1 }])
    const utf16 = Buffer.from(`\ufeff${content}`, 'utf16le')
    expect((await send(publisher, utf16)).body).toMatchObject({
      ...{ is_applied: false, row_count: 0 },
      faults: [{ line: 1, column: null, reason: expect.stringContaining('UTF-16') }],
    })
    for (const name of ['a.csv', 'a.jsonl']) {
      const header = name === 'a.csv' ? content : `${JSON.stringify(outletRow('a'))}\n`
      const line = header.split('\n').length
      const long = await send(publisher, `${header}${'x'.repeat(1_048_700)}\n`, '', name)
      const reason = `Line ${line} is longer than 1 MB.`
      expect(long.body.faults.at(-1)).toEqual({ line, column: null, reason })
    }
    const rows = Array.from({ length: 501 }, (_, n) => outletRow(`key-${n}`))
    const { faults } = await load(publisher, rows)
    expect(faults).toEqual([
      { line: 502, column: null, reason: 'the file has more than 500 rows; split it' },
    ])
    expect(await outletsOf(publisher)).toEqual([])
  })

  test('is read up to the maximum size, also without Content-Length', async () => {
    const publisher = await makePublisher(api)
    const { payload, headers } = formOf([{ field: 'file', name: 'a.csv', content: '' }])
    const [start] = payload.toString().split('\r\n\r\n')
    let finish = () => {}
    const responded = new Promise<void>((resolve) => {
      finish = resolve
    })
    // Sends 6 MB of an endless file, and then waits for the response.
    async function* parts() {
      yield Buffer.from(`${start}\r\n\r\n`)
      for (let sent = 0; sent < 96; sent++) yield Buffer.alloc(65_536, 'x')
      await responded
    }
    const { statusCode } = await api.app.inject({
      ...{ method: 'POST', url: '/publisher/imports', payload: Readable.from(parts()) },
      headers: { ...headers, authorization: `Bearer ${publisher.token}` },
    })
    finish()
    expect(statusCode).toBe(413)
  })

  test('is reported with at most 1,000 errors', async () => {
    const publisher = await makePublisher(api)
    const unknown = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`x${n}`, 1]))
    const omitted = { line: 1, column: null, reason: 'further errors are omitted' }
    for (const [name, content] of [
      ['a.csv', csvOf([outletRow('a', unknown)])],
      ['a.jsonl', JSON.stringify({ ...outletRow('a'), ...unknown })],
    ] as const) {
      const { faults, is_applied } = (await send(publisher, content, '', name)).body
      expect([faults.length, faults.at(-1), is_applied]).toEqual([1_001, omitted, false])
      expect(faults[0].column).toBe('x0')
    }
    const repeated = await send(publisher, `${'unknown,'.repeat(50)}\n`)
    const columns = repeated.body.faults.map(({ column }: { column: string }) => column)
    expect(columns.slice(0, 2)).toEqual(['unknown', ''])
    expect(new Set(columns).size).toBe(columns.length)
  })

  test('names every column of a product without a key', async () => {
    const publisher = await makePublisher(api)
    const texts = { product_name: 'Feature', product_requirements: 'No casinos' }
    const { faults } = await load(publisher, [outletRow('texts', texts)])
    const reason = 'must be empty without a product_key'
    expect(faults).toEqual(Object.keys(texts).map((column) => ({ ...{ line: 2, column, reason } })))
    const line = JSON.stringify({ ...outletRow('texts'), product_example_links: [] })
    expect((await send(publisher, line, '', 'a.jsonl')).body.faults).toEqual([])
  })

  test('contains a record once, by key or by ID', async () => {
    const publisher = await makePublisher(api)
    await load(publisher, [productRow('once', 'once-1')])
    const [{ id }] = await outletsOf(publisher)
    const [product] = (await api.get(publisher.token, '/publisher/products')).body.records
    const row = { outlet_website_url: 'https://once.example.com/' }
    const byOutlet = await load(publisher, [outletRow('once', row), outletRow(id, row)])
    const reason = (line: number) => `is the same record as on line ${line}`
    expect(byOutlet.faults).toEqual([{ line: 3, column: 'outlet_key', reason: reason(2) }])
    const byProduct = await load(publisher, [
      productRow('once', 'once-1'),
      productRow('once', product.id),
    ])
    expect(byProduct.faults).toEqual([{ line: 3, column: 'product_key', reason: reason(2) }])
  })

  test('concurrent imports wait, and further ones of a publisher are rejected', async () => {
    const [publisher, other] = [await makePublisher(api), await makePublisher(api)]
    const content = csvOf([outletRow('busy')])
    const answers: Promise<Answer>[] = []
    let rejected = 0
    // The lock keeps the first import from finishing.
    const work = async (tx: Pick<typeof api.prisma, '$executeRaw'>) => {
      const name = `publisher import ${publisher.id}`
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
      for (let n = 0; n < 5; n++) answers.push(send(publisher, content))
      for (let n = 0; n < 2; n++)
        answers.push(graphPublisherImport(api, publisher.token, { name: 'a.csv', content }))
      for (const answer of answers)
        answer.then(({ text }) => {
          if (text.includes('Too many imports are queued; the maximum is 2.')) rejected++
        })
      expect((await load(other, [outletRow('not-busy')])).is_applied).toBe(true)
      await expect.poll(() => rejected, { timeout: 10_000 }).toBe(4)
    }
    await api.prisma.$transaction(work, { timeout: 20_000 })
    for (const { status, body } of await Promise.all(answers))
      expect([200, 429]).toContain(status === 200 && body.errors ? 429 : status)
    expect(rejected).toBe(4)
    expect(await outletsOf(publisher)).toHaveLength(1)
  })

  test('concurrent imports of the same file create everything once', async () => {
    const publisher = await makePublisher(api)
    const rows = [productRow('a', 'a-1'), productRow('b', 'b-1')]
    const results = await Promise.all([load(publisher, rows), load(publisher, rows)])
    expect(results.map(({ outlets }) => outlets.created).sort()).toEqual([0, 2])
    expect(await outletsOf(publisher)).toHaveLength(2)
  })
})
