import { afterAll, describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { graphPublisherImport } from '../support/files/upload.js'
import { emailSettings, mailing, makeOperator } from '../support/fixtures/email.js'
import { makeDraft, makeOffer, makeOutlet, makePublisher } from '../support/fixtures/publisher.js'
import { csvOf, importing, outletRow, productRow } from '../support/fixtures/publisher-import.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: emailSettings(smtp) })
const { work, newAddress, subjects } = mailing(api, smtp)
const operator = newAddress('operator')
await makeOperator(api, operator)
const category = await api.prisma.outletCategory.create({
  data: { prefix: 'sailing-news', name: 'Sailing news' },
})
await api.prisma.tag.create({ data: { category: 'TOPIC', name: 'Sailing' } })

const { send, load, outletsOf } = importing(api)
const noChange = { created: 0, updated: 0, unchanged: 0 }

describe('an import by a publisher', () => {
  test('creates drafts with products, and a repetition changes nothing', async () => {
    const publisher = await makePublisher(api)
    const more = {
      outlet_category: 'Sailing news',
      outlet_tags: 'sailing',
      product_monthly_limit: 5,
    }
    const rows = [
      productRow('harbor', 'feature', more),
      productRow('harbor', 'letter', { ...more, product_type: 'NEWSLETTER', product_payout: 20.5 }),
      outletRow('weekly'),
    ]
    const preview = await load(publisher, rows, '?preview=true')
    expect(preview).toEqual({
      ...{ row_count: 3, is_applied: false, faults: [] },
      outlets: { ...noChange, created: 2 },
      products: { ...noChange, created: 2 },
    })
    expect(await outletsOf(publisher)).toEqual([])
    expect(await load(publisher, rows)).toEqual({ ...preview, is_applied: true })
    const outlets = await outletsOf(publisher)
    expect(outlets).toHaveLength(2)
    const harbor = outlets.find(({ website_url }: { website_url: string }) =>
      website_url.includes('harbor'),
    )
    expect(harbor).toMatchObject({
      ...{ name: 'Harbor News', status: 'DRAFT', country: 'Portugal' },
      ...{ category: { id: category.id }, tags: [{ name: 'Sailing' }] },
      channels: [{ channel_type: 'WEBSITE', channel_url: 'https://harbor.example.com/' }],
    })
    const { body } = await api.get(publisher.token, '/publisher/products')
    const [feature, letter] = ['FULL_FEATURE', 'NEWSLETTER'].map((type) =>
      body.records.find((product: { type: string }) => product.type === type),
    )
    expect(feature).toMatchObject({ name: 'Feature', payout: 100, monthly_limit: 5 })
    expect(letter).toMatchObject({ payout: 20.5 })
    const prices = await api.prisma.productPrice.findMany({ where: { productId: feature.id } })
    expect(prices.map(({ unitAmount }) => unitAmount)).toEqual([120_00n])
    expect(await load(publisher, rows)).toMatchObject({
      outlets: { ...noChange, unchanged: 2 },
      products: { ...noChange, unchanged: 2 },
    })
    const entries = await api.prisma.auditEntry.findMany({ where: { entityId: harbor.id } })
    expect(entries.map(({ action }) => action)).toEqual(['create_outlet'])
  })

  test('also runs in GraphQL and from JSON Lines', async () => {
    const publisher = await makePublisher(api)
    const fields =
      'rowCount isApplied outlets { created } products { created } issues { line column reason }'
    const line = JSON.stringify({ ...productRow('json-harbor', 'feature'), product_payout: 80 })
    const file = { name: 'outlets.jsonl', content: line }
    const { body } = await graphPublisherImport(api, publisher.token, file, { fields })
    expect(body.data.importPublisherOutlets).toEqual({
      ...{ rowCount: 1, isApplied: true, issues: [] },
      ...{ outlets: { created: 1 }, products: { created: 1 } },
    })
    const teamId = publisher.id
    const byOperator = await graphPublisherImport(
      api,
      api.operator,
      { name: 'x.csv', content: csvOf([outletRow('daily')]) },
      { fields, input: { teamId } },
    )
    expect(byOperator.body.data.importPublisherOutlets).toMatchObject({ isApplied: true })
    expect(await outletsOf(publisher)).toHaveLength(2)
  })

  test('updates only what the file changes, by key or by ID', async () => {
    const publisher = await makePublisher(api)
    const draft = await makeDraft(api, publisher, { description: 'Read by sailors.' })
    const { id } = await makeOffer(api, publisher, { outlet_id: draft.id })
    const row = productRow(draft.id, id, { outlet_name: 'New name', product_payout: 90 })
    const { outlet_website_url, outlet_country, ...rest } = row
    expect(await load(publisher, [rest])).toMatchObject({
      ...{ is_applied: true, faults: [] },
      outlets: { ...noChange, updated: 1 },
      products: { ...noChange, updated: 1 },
    })
    const { body } = await api.get(publisher.token, `/publisher/outlets/${draft.id}`)
    expect(body).toMatchObject({
      ...{ name: 'New name', description: 'Read by sailors.', country: 'Portugal' },
    })
    const product = await api.prisma.product.findUniqueOrThrow({
      where: { id },
      include: { prices: true },
    })
    expect(product).toMatchObject({ payout: 90_00n, prices: [{ unitAmount: 108_00n }] })
  })

  test('follows the rules of outlets on sale, whose changes wait for one review', async () => {
    const publisher = await makePublisher(api)
    const outlet = await makeOutlet(api, publisher, { name: 'Old' })
    const path = `/publisher/outlets/${outlet.id}`
    const before = (await api.get(publisher.token, path)).body
    const changed = {
      outlet_name: 'New',
      outlet_website_url: before.website_url,
      outlet_city: 'Porto',
    }
    const rows = [outletRow(outlet.id, changed)]
    expect(await load(publisher, rows)).toMatchObject({ outlets: { ...noChange, updated: 1 } })
    const waiting = (await api.get(publisher.token, path)).body
    expect(waiting).toMatchObject({
      ...{ name: 'Old', city: 'Porto', status: 'ACTIVE', pending_change: { name: 'New' } },
    })
    await work()
    const notified = subjects(operator).length
    expect(await load(publisher, rows)).toMatchObject({ outlets: { ...noChange, unchanged: 1 } })
    expect((await api.get(publisher.token, path)).body).toEqual(waiting)
    await work()
    expect(subjects(operator)).toHaveLength(notified)
    // Changes by operators apply at once, so the pending change is not their current value.
    const byOperator = await graphPublisherImport(
      api,
      api.operator,
      { name: 'x.csv', content: csvOf(rows) },
      { fields: 'outlets { updated }', input: { teamId: publisher.id, preview: true } },
    )
    expect(byOperator.body.data.importPublisherOutlets.outlets).toEqual({ updated: 1 })
    // The old value withdraws the change.
    await load(publisher, [outletRow(outlet.id, { ...changed, outlet_name: 'Old' })])
    expect((await api.get(publisher.token, path)).body.pending_change).toBeNull()
  })

  test('refuses what the single mutations refuse, by line', async () => {
    const publisher = await makePublisher(api)
    const submitted = await makeDraft(api, publisher)
    await api.post(publisher.token, `/publisher/outlets/${submitted.id}/submit`)
    const offer = await makeOffer(api, publisher)
    const prices = [{ pricingTier: 'STANDARD', unitAmount: 150 }]
    await api.mutate(api.operator, 'updateProduct', { productId: offer.id, prices })
    const { outlet_website_url, ...own } = productRow(offer.outlet_id, offer.id)
    const { name } = await api.prisma.outlet.findUniqueOrThrow({ where: { id: offer.outlet_id } })
    const { faults, is_applied } = await load(publisher, [
      outletRow(submitted.id, { outlet_name: 'Changed' }),
      {
        ...own,
        outlet_website_url: (await urlOf(offer.outlet_id))!,
        outlet_name: name,
        product_payout: '151',
      },
      productRow('a', 'a-1', { product_payout: '-1' }),
      productRow('b', 'b-1', { product_payout: '100000001' }),
      productRow('c', 'c-1', { product_payout: '' }),
      outletRow('d', { outlet_category: 'unknown-category' }),
      outletRow('e', { outlet_tags: 'TOPIC:Unknown' }),
      outletRow('f', { outlet_country: 'Global', outlet_city: 'Porto' }),
      outletRow('h', { outlet_name: ' ' }),
      outletRow('i', { outlet_website_url: 'ftp://i.example' }),
      outletRow('j', { outlet_monthly_limit: 100_001 }),
    ])
    expect(is_applied).toBe(false)
    const found = faults.map(
      ({ line, column, reason }: { line: number; column: string; reason: string }) => [
        line,
        column,
        reason,
      ],
    )
    expect(found).toEqual([
      [2, null, expect.stringContaining('must be DRAFT or REJECTED')],
      [3, 'product_payout', 'must not be more than the price'],
      [4, 'product_payout', expect.stringContaining('must not be negative')],
      [5, 'product_payout', 'must be at most 100,000,000'],
      [6, 'product_payout', 'is required for a product'],
      [7, 'outlet_category', 'is not a category of the marketplace'],
      [8, 'outlet_tags', 'contains TOPIC:Unknown, which is not a tag of the marketplace'],
      [9, 'outlet_country', 'must not be Global with a state or a city'],
      [10, 'outlet_name', expect.any(String)],
      [11, 'outlet_website_url', expect.stringContaining('http')],
      [12, 'outlet_monthly_limit', expect.stringContaining('100000')],
    ])
    expect(await outletsOf(publisher)).toHaveLength(2)
  })

  test('refuses columns that a publisher cannot set, by name', async () => {
    const publisher = await makePublisher(api)
    const closed = {
      ...{ outlet_status: 'ACTIVE', outlet_channels: 'WEBSITE', product_standard_price: 1 },
      ...{ product_internal_cost: 1, product_is_featured: 'true', nonsense: 1 },
    }
    const { faults, row_count } = await load(publisher, [outletRow('a', closed)])
    const inherited = await load(publisher, [outletRow('a', { toString: 1, valueOf: 1 })])
    expect(inherited.faults).toEqual(
      ['toString', 'valueOf'].map((column) => ({
        ...{ line: 1, column, reason: 'is not a column of a catalogue file' },
      })),
    )
    expect(row_count).toBe(0)
    expect(faults).toEqual(
      Object.keys(closed).map((column) => ({
        ...{ line: 1, column },
        reason:
          column === 'nonsense'
            ? 'is not a column of a catalogue file'
            : 'cannot be set by a publisher',
      })),
    )
    const line = JSON.stringify({ ...outletRow('a'), outlet_status: 'ACTIVE' })
    const { body } = await send(publisher, line, '', 'outlets.jsonl')
    expect(body.faults).toEqual([
      { line: 1, column: 'outlet_status', reason: 'cannot be set by a publisher' },
    ])
    expect(await outletsOf(publisher)).toEqual([])
  })

  test('is all or nothing, also with an error in the last line', async () => {
    const publisher = await makePublisher(api)
    const rows = [
      productRow('a', 'a-1'),
      productRow('a', 'a-1'),
      productRow('a', 'a-2', { outlet_city: 'Porto' }),
      productRow('b', 'b-1', { product_type: 'NONE' }),
    ]
    const { faults, is_applied } = await load(publisher, rows)
    expect(is_applied).toBe(false)
    expect(faults).toMatchObject([
      { line: 3, column: 'product_key', reason: 'is also on line 2' },
      { line: 4, column: 'outlet_city', reason: expect.stringContaining('differs from line 2') },
      { line: 5, column: 'product_type' },
    ])
    expect(await outletsOf(publisher)).toEqual([])
    expect(
      await api.prisma.auditEntry.count({ where: { teamId: publisher.id, entity: 'outlet' } }),
    ).toBe(0)
  })
})

const urlOf = async (id: string) =>
  (await api.prisma.outlet.findUniqueOrThrow({ where: { id } })).websiteUrl

describe('records of others', () => {
  test('look like unknown ones, and stay unchanged', async () => {
    const [publisher, other] = [await makePublisher(api), await makePublisher(api)]
    const theirs = await makeOffer(api, other)
    const before = await api.prisma.outlet.findUniqueOrThrow({ where: { id: theirs.outlet_id } })
    const unknown = '01900000-0000-7000-8000-000000000099'
    const faultsOf = async (key: string) => (await load(publisher, [outletRow(key)])).faults
    expect(await faultsOf(theirs.outlet_id)).toEqual([
      { line: 2, column: 'outlet_key', reason: 'is not the ID of an outlet of the publisher' },
    ])
    expect(await faultsOf(unknown)).toEqual(await faultsOf(theirs.outlet_id))
    const productFaults = async (key: string) =>
      (await load(publisher, [productRow('mine', key)])).faults
    expect(await productFaults(theirs.id)).toEqual([
      { line: 2, column: 'product_key', reason: 'is not the ID of a product of the publisher' },
    ])
    expect(await productFaults(unknown)).toEqual(await productFaults(theirs.id))
    expect(await outletsOf(publisher)).toEqual([])
    const after = await api.prisma.outlet.findUniqueOrThrow({ where: { id: theirs.outlet_id } })
    expect(after).toEqual(before)
  })

  test('can have the same keys', async () => {
    const [publisher, other] = [await makePublisher(api), await makePublisher(api)]
    await api.prisma.outlet.create({ data: { name: 'Catalogue', key: 'same', status: 'ACTIVE' } })
    const rowsOf = (name: string) => [
      productRow('same', 'same', { outlet_website_url: `https://same-${name}.example/` }),
    ]
    expect(await load(publisher, rowsOf('a'))).toMatchObject({ outlets: { created: 1 } })
    expect(await load(other, rowsOf('b'))).toMatchObject({ outlets: { created: 1 } })
    expect(await load(publisher, rowsOf('a'))).toMatchObject({ outlets: { unchanged: 1 } })
    expect(await api.prisma.outlet.count({ where: { name: 'Catalogue', publisherId: null } })).toBe(
      1,
    )
  })

  test('keep their URLs, and are not locked by an attempt', async () => {
    const [publisher, other] = [await makePublisher(api), await makePublisher(api)]
    const url = 'https://claimed-by-import.example/'
    const theirs = await makeDraft(api, other, { website_url: url })
    const { faults } = await load(publisher, [outletRow('a', { outlet_website_url: url })])
    expect(faults).toMatchObject([
      { column: 'outlet_website_url', reason: expect.stringContaining('another publisher') },
    ])
    // Another transaction holds the lock of the URL, for which neither the attempt nor an unchanged URL waits.
    await api.prisma.$transaction(
      async (tx) => {
        const name = 'outlet url claimed-by-import.example'
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
        const again = await load(publisher, [outletRow('a', { outlet_website_url: url })])
        expect(again.faults).toEqual(faults)
        const { status } = await api.patch(other.token, `/publisher/outlets/${theirs.id}`, {
          city: 'Porto',
        })
        expect(status).toBe(200)
      },
      { timeout: 20_000 },
    )
  })

  test('cannot be accessed by a team ID, a key of a former outlet, or another outlet', async () => {
    const [publisher, other] = [await makePublisher(api), await makePublisher(api)]
    const foreign = await send(publisher, csvOf([outletRow('a')]), `?team_id=${other.id}`)
    expect(foreign.status).toBe(404)
    await load(publisher, [productRow('former', 'former-1'), productRow('mine', 'mine-1')])
    const moved = productRow('mine', 'former-1')
    expect((await load(publisher, [moved])).faults).toMatchObject([
      { column: 'product_key', reason: 'belongs to another outlet; products do not move' },
    ])
    const former = (await outletsOf(publisher)).find((outlet: { website_url: string }) =>
      outlet.website_url.includes('former'),
    )
    const assigned = { outletId: former.id, publisherId: other.id }
    await api.mutate(api.operator, 'updateOutlet', assigned)
    expect(
      (await load(publisher, [outletRow('former', { outlet_name: 'Mine' })])).faults,
    ).toMatchObject([
      { column: 'outlet_key', reason: expect.stringContaining('of another publisher since') },
    ])
  })

  test('need a token of a publisher that may change outlets', async () => {
    const publisher = await makePublisher(api)
    const buyer = await makeBuyer(api)
    const reader = await api.token(publisher, 'custom', ['publishing.read'])
    const content = csvOf([outletRow('a')])
    for (const token of [buyer.token, reader]) {
      expect((await send({ token }, content)).status).toBe(403)
      const { body } = await graphPublisherImport(api, token, { name: 'a.csv', content })
      expect(body.errors[0].extensions.code).toBe('missing_scope')
    }
    const withoutTeam = await send({ token: api.operator }, content)
    expect(withoutTeam.body.issues).toMatchObject([{ code: 'required' }])
    const ofBuyer = await send({ token: api.operator }, content, `?team_id=${buyer.id}`)
    expect(ofBuyer.body.issues).toMatchObject([{ code: 'wrong_team_kind' }])
    expect(await outletsOf(publisher)).toEqual([])
  })
})
