import { describe, expect, it } from 'vitest'
import { importCatalogueFile } from '../../src/catalogue-file/job.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { csv, rowsOf } from '../support/files/catalogue.js'
import { formOf } from '../support/files/form.js'
import { ownDirectory } from '../support/files/upload.js'

const api = await testApi({ env: { DATA_DIR: ownDirectory() } })
const { prisma } = api
const work = () => runJobs([importCatalogueFile], api.app.services)

describe('an import by REST', () => {
  const post = (token: string, query: string, parts: Parameters<typeof formOf>[0]) => {
    const { payload, headers } = formOf(parts)
    return api.post(token, `/imports${query}`, payload, headers)
  }
  const file = (content: string, name = 'a.csv') => [{ name, content, field: 'file' }]

  it('is uploaded, followed and applied', async () => {
    const rows = rowsOf(2)
    const made = await post(api.operator, '?preview=true', file(csv(...rows)))
    expect([made.status, made.body.status]).toEqual([202, 'PENDING'])
    await work()
    const { location } = made.headers
    const { body } = await api.get(api.operator, location!)
    expect(body).toMatchObject({
      ...{ id: made.body.id, status: 'PREVIEWED', file_name: 'a.csv', is_preview: true },
      ...{ row_count: 2, products: { created: 2 } },
    })
    expect(body.differences).toHaveLength(3)
    const applied = await api.post(api.operator, `${location}/apply`, { partial: false })
    expect([applied.status, applied.body.status]).toEqual([202, 'PENDING'])
    await work()
    expect((await api.get(api.operator, location!)).body.status).toBe('APPLIED')
  })

  it('lists its issues page by page', async () => {
    const rows = rowsOf(3, { product_type: 'BANNER' })
    const { headers } = await post(api.operator, '?format=csv', file(csv(...rows), 'no-extension'))
    await work()
    const { body } = await api.get(api.operator, `${headers.location}/faults?limit=2&page=2`)
    expect(body).toMatchObject({
      records: [{ line: 4, column: 'product_type' }],
      ...{ total_records: 3, total_pages: 2, current_page: 2, next_page: null, previous_page: 1 },
    })
  })

  it('distinguishes warnings from other issues', async () => {
    const { headers } = await post(api.operator, '', file(csv(...rowsOf(1))))
    await work()
    const { location } = headers
    const { body } = await api.get(api.operator, location!)
    expect(body).toMatchObject({ status: 'APPLIED', fault_count: 0, warning_count: 1 })
    const issues = await api.get(api.operator, `${location}/faults`)
    expect(issues.body.records).toEqual([
      {
        ...{ line: 2, column: 'outlet_channels', is_warning: true },
        reason: expect.stringContaining('for sale'),
      },
    ])
  })

  it('requires an operator, and refuses files that are not a catalogue', async () => {
    const team = await api.team()
    const good = file(csv(...rowsOf(1)))
    const codes = async (answer: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body } = await answer
      return [status, body.code]
    }
    const none = '/imports/00000000-0000-7000-8000-000000000000'
    expect(await codes(post(team.token, '', good))).toEqual([403, 'operator_only'])
    expect(await codes(api.get(team.token, none))).toEqual([403, 'operator_only'])
    expect(await codes(post('', '', good))).toEqual([401, 'invalid_token'])
    const { token: reader } = await api.mutate(
      api.operator,
      'createOperatorToken',
      { name: 'Reader', type: 'READ_ONLY' },
      'token',
    )
    expect(await codes(post(reader, '', good))).toEqual([403, 'read_only_token'])
    expect(await codes(api.get(reader, none))).toEqual([404, 'not_found'])
    for (const [query, parts] of [
      ['', file('', 'a.csv')],
      ['', file('x', 'a.txt')],
      ['', [{ field: 'format', value: 'csv' }]],
      ['?format=xls', good],
      ['?dry_run=true', good],
      ['', [...good, ...good]],
      ['', [{ field: 'other', value: 'x' }, ...good]],
    ] as const)
      expect([query, await codes(post(api.operator, query, [...parts]))]).toEqual([
        query,
        [400, 'validation_failed'],
      ])
    expect(await codes(api.post(api.operator, '/imports', { file: 'x' }))).toEqual([
      415,
      'unsupported_media_type',
    ])
    expect(await prisma.catalogueImport.count({ where: { completedAt: null } })).toBe(0)
    expect(await prisma.pendingUpload.count({ where: { createdAt: { gt: new Date(1) } } })).toBe(0)
  })
})
