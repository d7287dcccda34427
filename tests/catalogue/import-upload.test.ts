import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importCatalogueFile, maintainImports } from '../../src/catalogue-file/job.js'
import { maxUploadMs, removeOrphans } from '../../src/files/clean-up.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { csv, jsonl, rowsOf } from '../support/files/catalogue.js'
import { storedKeys } from '../support/files/stored.js'
import { graphImport, ownDirectory } from '../support/files/upload.js'

const directory = ownDirectory()
const api = await testApi({ env: { DATA_DIR: directory } })
const { prisma } = api
const services = api.app.services

const work = () => runJobs([importCatalogueFile], services)
const fields = `id status isPreview rowCount bytesRead size issueCount warningCount failure
  outlets { created updated unchanged } products { created updated unchanged }
  differences { entity key line isNew columns { column before after } }
  issues { totalCount nodes { line column reason isWarning } }`
const read = async (id: string) =>
  (await api.graph(api.operator, `{ import(id: "${id}") { ${fields} } }`)).import
const upload = async (content: string, input: object = {}, name = 'catalogue.csv') => {
  const { body } = await graphImport(api, api.operator, { name, content }, { input })
  return body.data.importCatalogue.id as string
}
const done = async (content: string, input: object = {}) => {
  const id = await upload(content, input)
  await work()
  return read(id)
}
const outlets = () => prisma.outlet.count()
const descriptors = '/proc/self/fd'
/** Files of the store that this process has open. */
const openFiles = () =>
  readdirSync(descriptors).filter((name) => {
    // The descriptor of the listed directory is already closed.
    const path = join(descriptors, name)
    return existsSync(path) && readlinkSync(path).startsWith(join(directory, 'files'))
  })
const operator = () => prisma.operatorToken.findFirstOrThrow()

describe('an import', () => {
  it.skipIf(!existsSync(descriptors))('closes a file that it stops reading', async () => {
    const refused = await done(`outlet_name,nonsense\n${'x,x\n'.repeat(200_000)}`)
    expect(refused).toMatchObject({ status: 'REFUSED', rowCount: 0 })
    expect(openFiles()).toEqual([])
  })

  it('of a file that cannot be read is not retried, and has the reason', async () => {
    const utf16 = Buffer.from('\ufeffoutlet_name\n', 'utf16le')
    const [header] = csv(...rowsOf(1)).split('\n', 1)
    const long = `${header}\n${'x'.repeat(1024 * 1024 + 100_000)}`
    const brackets = '['.repeat(4 * 1024 * 1024)
    for (const [content, input, failure] of [
      [utf16, {}, /^The file is UTF-16/],
      [long, {}, /^Line 2 is longer than 1 MB/],
      [brackets, { format: 'JSONL' }, /^Line 1 is longer than 1 MB/],
    ] as const) {
      const id = await upload(content as string, input)
      await work()
      expect(await read(id)).toMatchObject({
        status: 'FAILED',
        failure: expect.stringMatching(failure),
      })
      const { attempts, fileKey } = await prisma.catalogueImport.findUniqueOrThrow({
        where: { id },
      })
      expect({ attempts, fileKey }).toEqual({ attempts: 1, fileKey: null })
    }
  })

  it('is previewed, and then applied, with every change in the audit log', async () => {
    const rows = rowsOf(3, { product_standard_price: '100.00' })
    const key = rows[0]!.outlet_key
    const before = await outlets()
    const preview = await done(csv(...rows), { preview: true })
    expect(preview).toMatchObject({
      ...{ status: 'PREVIEWED', rowCount: 3, issueCount: 0 },
      outlets: { created: 1, updated: 0, unchanged: 0 },
      products: { created: 3, updated: 0, unchanged: 0 },
    })
    expect(preview.bytesRead).toBe(preview.size)
    expect(
      preview.differences.map(({ key, line }: { key: string; line: number }) => [key, line]),
    ).toEqual([[key, 2], ...rows.map(({ product_key }, n) => [product_key, n + 2])])
    expect(await outlets()).toBe(before)

    await api.mutate(api.operator, 'applyImport', { catalogueImportId: preview.id })
    await work()
    const applied = await read(preview.id)
    expect(applied).toMatchObject({ status: 'APPLIED', products: { created: 3 } })
    expect(await outlets()).toBe(before + 1)
    const { userId } = await operator()
    const log = await prisma.auditEntry.findMany({ where: { action: 'import', actorId: userId } })
    expect(log.map(({ entity }) => entity).sort()).toEqual(['outlet', ...Array(3).fill('product')])
    for (const { before, after, entity } of log) {
      expect(before).toBeNull()
      expect(after).toHaveProperty(`${entity}_key`)
    }
    const own = await prisma.auditEntry.findMany({
      where: { entityId: preview.id },
      orderBy: { id: 'asc' },
    })
    expect(own.map(({ action, actorId }) => [action, actorId === userId])).toEqual([
      ['import_catalogue', true],
      ['apply_catalogue_import', true],
      ['catalogue_import_applied', true],
    ])
    expect(own.at(-1)!.after).toMatchObject({ products: { created: 3 } })
    const again = await api.mutateError(api.operator, 'applyImport', {
      catalogueImportId: preview.id,
    })
    expect(again.extensions.code).toBe('invalid_transition')

    rows[1]!.product_standard_price = '120.50'
    const changed = await done(csv(...rows), { preview: true })
    expect(changed.products).toEqual({ created: 0, updated: 1, unchanged: 2 })
    expect(changed.differences).toEqual([
      {
        ...{ entity: 'PRODUCT', key: rows[1]!.product_key, line: 3, isNew: false },
        columns: [{ column: 'product_standard_price', before: '100.00', after: '120.50' }],
      },
    ])
    // The file of the preview is kept, that of the applied import is deleted.
    await removeOrphans(services, new Date(Date.now() + maxUploadMs))
    expect(storedKeys(directory)).toHaveLength(1)
    const late = new Date(Date.now() - 8 * 86_400_000)
    await prisma.catalogueImport.update({ where: { id: changed.id }, data: { completedAt: late } })
    await maintainImports.run({}, services)
    await removeOrphans(services, new Date(Date.now() + maxUploadMs))
    expect(storedKeys(directory)).toEqual([])
  })

  it('with issues changes nothing and reports them by line, unless valid rows are requested', async () => {
    const rows = rowsOf(5)
    rows[2]!.product_max_delivery_days = 'soon'
    rows[4]!.product_type = 'BANNER'
    const before = await outlets()
    const refused = await done(jsonl(...rows), { format: 'JSONL' })
    expect(refused).toMatchObject({ status: 'REFUSED', issueCount: 2, products: { created: 0 } })
    expect(refused.issues).toMatchObject({
      totalCount: 2,
      nodes: [
        { line: 3, column: 'product_max_delivery_days' },
        { line: 5, column: 'product_type' },
      ],
    })
    expect(await outlets()).toBe(before)
    const preview = await done(jsonl(...rows), { format: 'JSONL', preview: true })
    expect(preview.status).toBe('PREVIEWED')
    const apply = { catalogueImportId: preview.id }
    const { extensions } = await api.mutateError(api.operator, 'applyImport', apply)
    expect(extensions.code).toBe('invalid_transition')
    await api.mutate(api.operator, 'applyImport', { ...apply, partial: true })
    await work()
    expect(await read(preview.id)).toMatchObject({
      ...{ status: 'APPLIED', issueCount: 2, warningCount: 3, products: { created: 3 } },
      issues: { totalCount: 5 },
    })
  })

  it('warns of products for sale that no channel lists, and imports them', async () => {
    const [newsletter, listed, unnamed, withdrawn, faulty] = rowsOf(5, {
      ...{ outlet_channels: '', product_channels: '', product_active: 'true' },
    })
    Object.assign(newsletter!, { product_type: 'NEWSLETTER' })
    for (const line of [listed, unnamed])
      Object.assign(line!, { outlet_key: 'warned', outlet_channels: 'NEWSLETTER' })
    Object.assign(listed!, { product_channels: 'NEWSLETTER' })
    Object.assign(withdrawn!, { outlet_key: 'withdrawn', product_active: 'false' })
    Object.assign(faulty!, { outlet_key: 'faulty', product_type: 'BANNER' })
    const file = csv(newsletter!, listed!, unnamed!, withdrawn!, faulty!)
    const warnings = [
      { line: 2, column: 'outlet_channels', isWarning: true },
      { line: 4, column: 'product_channels', isWarning: true },
    ].map((warning) => ({ ...warning, reason: expect.stringContaining('for sale') }))
    const issue = { line: 6, column: 'product_type', isWarning: false }

    const preview = await done(file, { preview: true, partial: true })
    expect(preview).toMatchObject({
      ...{ status: 'PREVIEWED', issueCount: 1, warningCount: 2, products: { created: 4 } },
      issues: { totalCount: 3, nodes: [...warnings, issue] },
    })
    const own = `where: { import: { id: { eq: "${preview.id}" } }, isWarning: { eq: true } }`
    const { importIssues } = await api.graph(
      api.operator,
      `{ importIssues(${own}) { totalCount nodes { line } } }`,
    )
    expect(importIssues).toEqual({ totalCount: 2, nodes: [{ line: 2 }, { line: 4 }] })

    const whole = csv(newsletter!, listed!, unnamed!, withdrawn!)
    const applied = await done(whole)
    expect(applied).toMatchObject({
      ...{ status: 'APPLIED', issueCount: 0, warningCount: 2, products: { created: 4 } },
      issues: { totalCount: 2, nodes: warnings },
    })
    // The unchanged products of a second import are still not listed.
    expect(await done(whole)).toMatchObject({ warningCount: 2, products: { unchanged: 4 } })
  })

  it('warns of products that are not in the file and lose their last channel', async () => {
    const [first, second] = rowsOf(2, { outlet_channels: 'NEWSLETTER | WEBSITE' })
    Object.assign(first!, { product_channels: 'NEWSLETTER' })
    Object.assign(second!, { product_channels: 'WEBSITE' })
    expect(await done(csv(first!, second!))).toMatchObject({ warningCount: 0 })
    const shrunk = { ...first, outlet_channels: 'NEWSLETTER' }
    expect(await done(csv(shrunk))).toMatchObject({
      ...{ status: 'APPLIED', warningCount: 1 },
      issues: {
        nodes: [
          {
            ...{ line: 2, column: 'outlet_channels' },
            reason: expect.stringContaining(`“${second!.product_key}”`),
          },
        ],
      },
    })
  })

  it('that is interrupted leaves nothing and is restarted, and is applied once after any number of interruptions', async () => {
    const rows = rowsOf(1_300)
    const id = await upload(csv(...rows))
    const before = await outlets()
    // The connection of the import is cut while it reads.
    let isCut = false
    const store = {
      open: async (key: string) => {
        const content = await services.files.open(key)
        const chunks = await content.toArray()
        async function* slowly() {
          yield chunks[0]
          await prisma.$queryRaw`
            SELECT pg_terminate_backend(l.pid) FROM pg_locks l
            WHERE l.locktype = 'advisory' AND l.objid::bigint = hashtext('masthead import')::bigint & 4294967295
              AND l.granted AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`
          isCut = true
          yield* chunks.slice(1)
        }
        return slowly()
      },
    }
    const cut = importCatalogueFile.run({}, { ...services, files: store as never })
    await expect(cut).rejects.toThrow()
    expect(isCut).toBe(true)
    expect(await outlets()).toBe(before)
    expect((await read(id)).status).toBe('PENDING')

    // Deletes the job too, as after a killed process.
    await prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs`
    const leave = (updatedAt: Date) =>
      prisma.catalogueImport.update({ where: { id }, data: { status: 'RUNNING', updatedAt } })
    await leave(new Date())
    await maintainImports.run({}, services)
    await work()
    await importCatalogueFile.run({}, services)
    expect((await read(id)).status).toBe('RUNNING')
    await leave(new Date(Date.now() - 120_000))
    await maintainImports.run({}, services)
    await work()
    expect(await read(id)).toMatchObject({ status: 'APPLIED', products: { created: 1_300 } })
    await importCatalogueFile.run({}, services)
    const applied = { action: 'catalogue_import_applied', entityId: id }
    expect(await prisma.auditEntry.count({ where: applied })).toBe(1)
  })

  it('is not restarted indefinitely', async () => {
    const id = await upload(csv(...rowsOf(1)))
    await prisma.catalogueImport.update({ where: { id }, data: { attempts: 5 } })
    await work()
    expect(await read(id)).toMatchObject({
      status: 'FAILED',
      failure: expect.stringContaining('started 5 times'),
    })
    const lost = await upload(csv(...rowsOf(1)))
    const { fileKey } = await prisma.catalogueImport.findUniqueOrThrow({ where: { id: lost } })
    await services.files.remove(fileKey!)
    await work()
    expect(await read(lost)).toMatchObject({
      status: 'FAILED',
      failure: expect.stringContaining('not in the file store'),
    })
  })

  it('waits for earlier imports, of which there are at most ten', async () => {
    const rows = rowsOf(1)
    const contents = Array.from({ length: 12 }, (_, n) =>
      csv(...rows.map((one) => ({ ...one, outlet_name: `Name ${n}` }))),
    )
    const answers = await Promise.all(
      contents.map((content) =>
        graphImport(api, api.operator, { name: 'a.csv', content }, { fields: 'id createdAt' }),
      ),
    )
    const refused = answers.flatMap(({ body }) => body.errors ?? [])
    expect(refused.map(({ extensions: { issues, code } }) => issues?.[0].code ?? code)).toEqual([
      'too_many',
      'too_many',
    ])
    await Promise.all([work(), work(), work()])
    const { imports } = await api.graph(
      api.operator,
      '{ imports(first: 10) { nodes { status outlets { created updated } } } }',
    )
    expect(new Set(imports.nodes.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['APPLIED']),
    )
    const created = imports.nodes.map(
      (node: { outlets: { created: number } }) => node.outlets.created,
    )
    expect(created.filter(Boolean)).toEqual([1])
  })
})

it('creates categories that mutations and filters accept, and restores archived ones', async () => {
  const write = (name: string) =>
    done(csv(...rowsOf(1, { outlet_category: name, outlet_status: 'ACTIVE' })))
  await write('REGIONAL_NEWS')
  await write('Regional news')
  const { outletCategories } = await api.graph(
    api.operator,
    '{ outletCategories(where: { prefix: { eq: "regional-news" } }) { nodes { id name outlets { totalCount } } } }',
  )
  expect(outletCategories.nodes).toEqual([
    { id: expect.any(String), name: 'Regional News', outlets: { totalCount: 2 } },
  ])
  const [{ id }] = outletCategories.nodes
  const taken = { name: 'Another', prefix: 'regional-news' }
  const { extensions } = await api.mutateError(api.operator, 'createOutletCategory', taken)
  expect(extensions.issues[0]).toMatchObject({ path: ['input', 'prefix'], code: 'taken' })
  await api.mutate(api.operator, 'updateOutletCategory', {
    outletCategoryId: id,
    prefix: 'regional-news',
    name: 'Regional',
  })
  await api.mutate(api.operator, 'archiveOutletCategory', { outletCategoryId: id })
  await write('regional-news')
  const { deletedAt, name } = await prisma.outletCategory.findUniqueOrThrow({ where: { id } })
  expect([deletedAt, name]).toEqual([null, 'Regional'])
  expect((await write('東京')).issues.nodes[0]).toMatchObject({ column: 'outlet_category' })
})
