import { afterAll, describe, expect, it } from 'vitest'
import { columnMeta, columnNames, requiredColumns } from '../../src/catalogue-file/columns.js'
import { triesAll } from '../support/attempts.js'
import { openDemoDatabase, openTestDatabase } from '../support/database.js'
import { expectedListings } from '../support/expected/listing.js'
import { csv, load, row, save, stateOf } from '../support/files/catalogue.js'

const db = await openTestDatabase()
afterAll(() => db.close())

describe('many rows', async () => {
  // Rows are staged in batches of 2,000, exported in batches of 1,000, and listings rebuilt in batches of 5,000.
  const size = triesAll ? 6_000 : 2_100
  const outlets = size / 5
  const rows = Array.from({ length: size }, (_, i) => {
    const outlet = Math.floor(i / 5)
    return row({
      outlet_key: `bulk-${outlet}`,
      outlet_name: `Outlet ${outlet}`,
      outlet_country: 'United States',
      outlet_tags: 'TOPIC:Finance; AUDIENCE:Founders',
      outlet_channels: `WEBSITE/FULL_FEATURE; url=https://bulk-${outlet}.example; domain_authority=${outlet % 100} | NEWSLETTER`,
      product_key: `bulk-${outlet}-${i % 5}`,
      product_name: `Product "${i % 5}",\nof outlet ${outlet}`,
      product_standard_price: `${100 + i}.50`,
      product_channels: i % 2 ? 'NEWSLETTER' : 'WEBSITE/FULL_FEATURE; NEWSLETTER',
    })
  })
  const target = await openTestDatabase()
  afterAll(() => target.close())

  it('are imported, exported, and imported again without a change', async () => {
    expect(await load(target, csv(...rows))).toMatchObject({
      rows: size,
      applied: true,
      faults: [],
      outlets: { created: outlets, updated: 0, unchanged: 0 },
      products: { created: size, updated: 0, unchanged: 0 },
    })
    expect(await target.prisma.listing.count({ where: { withheld: null } })).toBe(size)

    const before = await stateOf(target)
    const text = await save(target)
    expect(await load(target, text)).toMatchObject({
      outlets: { created: 0, updated: 0, unchanged: outlets },
      products: { created: 0, updated: 0, unchanged: size },
    })
    expect(await stateOf(target)).toEqual(before)
    expect(await save(target)).toBe(text)
  })

  it('with issues are reported, and change nothing', async () => {
    const before = await stateOf(target)
    const broken = rows.map((cells) => ({ ...cells, product_description: 'changed' }))
    const tenth = (count: number) => (count * size) / 10 + 10
    const breakRow = (index: number, values: Record<string, unknown>) =>
      Object.assign(broken[index]!, values)
    breakRow(tenth(0), { product_standard_price: '12.345' })
    breakRow(tenth(1), { product_standard_price: '1,200.00' })
    breakRow(tenth(2), { product_type: 'BANNER' })
    breakRow(tenth(3), { product_min_delivery_days: 9 })
    breakRow(tenth(4), { product_key: 'bulk-0-0' })
    breakRow(tenth(5) + 1, { outlet_country: 'Canada' })
    breakRow(tenth(6), { product_channels: 'PODCAST' })
    breakRow(tenth(7), { outlet_key: '' })
    breakRow(tenth(8), { product_max_delivery_days: 'soon' })
    breakRow(tenth(9), { outlet_channels: 'WEBSITE/BANNER' })
    breakRow(size - 10, { product_channels: Array(101).fill('WEBSITE').join(';') })
    // Each row takes two lines, after the header.
    const line = (index: number) => index * 2 + 2

    const { faults, applied } = await load(target, csv(...broken))
    expect(applied).toBe(false)
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [line(tenth(0)), 'product_standard_price'],
      [line(tenth(1)), 'product_standard_price'],
      [line(tenth(2)), 'product_type'],
      [line(tenth(3)), 'product_max_delivery_days'],
      [line(tenth(4)), 'product_key'],
      [line(tenth(5) + 1), 'outlet_country'],
      [line(tenth(6)), 'product_channels'],
      [line(tenth(7)), 'outlet_key'],
      [line(tenth(8)), 'product_max_delivery_days'],
      [line(tenth(9)), 'outlet_channels'],
      [line(size - 10), 'product_channels'],
    ])
    expect(faults.map(({ reason }) => reason)).toEqual([
      'must have at most two decimals, is "12.345"',
      'must be an amount such as 1250 or 154.50, is "1,200.00"',
      'must be one of FULL_FEATURE, PRESS_RELEASE, NEWSLETTER, SOCIAL, ADD_ON, is "BANNER"',
      'must not be less than product_min_delivery_days (9), is 5',
      'is also on line 2',
      `differs from line ${line(tenth(5))}, which has the same outlet_key`,
      'names PODCAST, which its outlet does not have (it has WEBSITE/FULL_FEATURE, NEWSLETTER)',
      'is required',
      'must be a whole number, is "soon"',
      'channel 1: placement must be one of FULL_FEATURE, PRESS_RELEASE, MENTION, QUOTE, LISTICLE, is "BANNER"',
      'must have at most 100 entries, has 101',
    ])
    expect(await stateOf(target)).toEqual(before)
  })
})

describe.each(['csv', 'jsonl'] as const)('the demo marketplace as %s', (format) => {
  it('is exported unchanged after an import into another database, with the same listings', async () => {
    const [from, to] = await Promise.all([openDemoDatabase(), openTestDatabase()])
    const text = await save(from, format)
    const before = await stateOf(from)
    expect(await load(from, text, { format })).toMatchObject({
      outlets: { updated: 0 },
      products: { updated: 0 },
    })
    expect(await stateOf(from)).toEqual(before)

    expect(await load(to, text, { format, chunkSize: 1_000 })).toMatchObject({
      applied: true,
      faults: [],
    })
    expect(await save(to, format)).toBe(text)
    expect(await to.prisma.listing.findMany({ orderBy: { productId: 'asc' } })).toEqual(
      await expectedListings(to),
    )
    await Promise.all([from.close(), to.close()])
  })
})

describe('a row', () => {
  const product = (key: string) =>
    db.prisma.product.findUniqueOrThrow({
      where: { key },
      include: {
        prices: { orderBy: { pricingTier: 'asc' } },
        listing: true,
        outlet: { include: { tags: true } },
      },
    })

  it('clears fields with an empty cell, and keeps fields without a column', async () => {
    const full = row({
      outlet_key: 'alone',
      outlet_city: 'York',
      outlet_tags: 'Local; ROLE:Chefs',
      outlet_channels: 'WEBSITE; do_follow=yes; disclaimer=Ad | WEBSITE; domain_authority=7',
      product_key: 'alone-1',
      product_standard_price: '10',
      product_pro_price: '9.99',
      product_channels: 'WEBSITE#2; WEBSITE',
    })
    await load(db, csv(full))
    const before = await product('alone-1')
    expect(before.listing).toMatchObject({
      domainAuthority: 7,
      tags: ['Chefs', 'Local'],
      lowestPrice: 999n,
      city: 'York',
    })

    const fewer = row({
      outlet_key: 'alone',
      outlet_city: '',
      product_key: 'alone-1',
      product_pro_price: '',
    })
    expect(await load(db, csv(fewer))).toMatchObject({
      outlets: { updated: 1 },
      products: { updated: 1 },
    })
    const after = await product('alone-1')
    expect(after.listing).toMatchObject({
      domainAuthority: 7,
      tags: ['Chefs', 'Local'],
      lowestPrice: 1000n,
      city: null,
    })
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    expect(after.id).toBe(before.id)
  })

  it('keeps the IDs of remaining channels, and removes the others', async () => {
    const of = (channels: string) =>
      row({
        outlet_key: 'moving',
        outlet_channels: channels,
        product_key: 'moving-1',
        product_channels: 'PODCAST',
      })
    await load(db, csv(of('WEBSITE | PODCAST')))
    const { listing } = await product('moving-1')
    await load(db, csv(of('PODCAST; handle=@x | NEWSLETTER')))
    const outlet = await db.prisma.outlet.findUniqueOrThrow({
      where: { key: 'moving' },
      include: { channels: { where: { deletedAt: null }, orderBy: { position: 'asc' } } },
    })
    expect(outlet.channels.map(({ channelType, position }) => [channelType, position])).toEqual([
      ['PODCAST', 0],
      ['NEWSLETTER', 1],
    ])
    expect(outlet.channels[0]).toMatchObject({ id: listing!.channelId, channelHandle: '@x' })
  })

  it('may contain only an outlet', async () => {
    expect(
      await load(
        db,
        'outlet_key,outlet_name,product_key,product_name,product_type,product_min_delivery_days,product_max_delivery_days\nlonely,Lonely,,,,,\n',
      ),
    ).toMatchObject({
      outlets: { created: 1 },
      products: { created: 0 },
    })
    expect((await save(db)).split('\n').filter((line) => line.startsWith('lonely,'))).toHaveLength(
      1,
    )
    const { faults } = await load(db, csv(row({ product_key: '' })))
    expect(faults).toEqual([
      { line: 2, column: 'product_key', reason: 'is required, because product_name is filled in' },
    ])
  })

  it('restores deleted records', async () => {
    const text = csv(
      row({
        outlet_key: 'gone',
        outlet_channels: 'WEBSITE',
        product_key: 'gone-1',
        product_channels: 'WEBSITE',
      }),
    )
    await load(db, text)
    await db.prisma.outlet.update({ where: { key: 'gone' }, data: { deletedAt: new Date() } })
    expect((await product('gone-1')).listing).toMatchObject({ withheld: 'DELETED' })
    expect(await load(db, text)).toMatchObject({
      outlets: { updated: 1 },
      products: { unchanged: 1 },
    })
    expect((await product('gone-1')).listing).toMatchObject({ withheld: null })
  })

  it('does not move a product to another outlet', async () => {
    await load(db, csv(row({ outlet_key: 'home', product_key: 'homely' })))
    const { faults } = await load(db, csv(row({ outlet_key: 'away', product_key: 'homely' })))
    expect(faults).toEqual([
      {
        line: 2,
        column: 'product_key',
        reason: 'belongs to another outlet, home; products do not move',
      },
    ])
  })

  it('identifies records without a key by their ID', async () => {
    const { id } = await db.prisma.outlet.create({ data: { name: 'Keyless', status: 'ACTIVE' } })
    const text = await save(db)
    expect(text).toContain(id)
    expect(await load(db, text)).toMatchObject({ outlets: { created: 0, updated: 0 } })
  })

  it('has no state in a Global outlet', async () => {
    const { faults } = await load(db, csv(row({ outlet_country: 'Global', outlet_state: 'Ohio' })))
    expect(faults).toEqual([
      { line: 2, column: 'outlet_state', reason: 'must be empty when outlet_country is Global' },
    ])
  })
})

describe('modes of an import', () => {
  const twoRows = (prefix: string) =>
    csv(
      row({ outlet_key: `${prefix}-bad`, product_key: `${prefix}-1`, product_type: 'NOTHING' }),
      row({ outlet_key: `${prefix}-good`, product_key: `${prefix}-2` }),
    )

  it('partial: imports only the valid rows', async () => {
    expect(await load(db, twoRows('partial'), { partial: true })).toMatchObject({
      applied: true,
      faults: [{ line: 2, column: 'product_type' }],
      outlets: { created: 1 },
      products: { created: 1 },
    })
    const keys = await db.prisma.outlet.findMany({
      where: { key: { startsWith: 'partial' } },
      select: { key: true },
    })
    expect(keys).toEqual([{ key: 'partial-good' }])
  })

  it('partial: a row after a duplicate keeps its outlet', async () => {
    const twice = row({ outlet_key: 'twice', product_key: 'twice-1' })
    const text = csv(twice, { ...twice }, { ...twice, product_key: 'twice-2' })
    expect(await load(db, text, { partial: true })).toMatchObject({
      faults: [{ line: 3 }],
      products: { created: 2 },
    })
  })

  it('dry run: counts, and changes nothing', async () => {
    const before = await stateOf(db)
    const text = csv(row({ outlet_key: 'dry', product_key: 'dry-1' }))
    expect(await load(db, text, { dryRun: true })).toMatchObject({
      applied: false,
      outlets: { created: 1 },
      products: { created: 1 },
    })
    expect(await stateOf(db)).toEqual(before)
  })
})

it('documents every column', () => {
  expect(requiredColumns).toEqual([
    'outlet_key',
    'outlet_name',
    'product_key',
    'product_name',
    'product_type',
    'product_min_delivery_days',
    'product_max_delivery_days',
  ])
  for (const name of columnNames) expect(columnMeta(name).form).not.toBe('')
})
