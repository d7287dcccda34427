import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../support/database.js'
import { csv, row } from '../support/files/catalogue.js'
import { masthead, mastheadJson } from '../support/processes/cli.js'

const { url } = await testDatabase()

describe('masthead seed, export and import', () => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'masthead-import-'))
  })
  afterAll(() => rm(directory, { recursive: true }))

  it('seed what export writes and import finds unchanged', async () => {
    const { outlets, products } = await mastheadJson(url, 'seed', '--products', '200')
    expect(products).toBe(200)
    const file = join(directory, 'catalogue.csv')
    expect(await masthead(url, 'export', file)).toEqual({ code: 0, stdout: '', stderr: '' })
    const report = await mastheadJson(url, 'import', file)
    expect(report).toMatchObject({ applied: true, faults: [], outlets: { created: 0, updated: 0 } })
    expect(report.outlets.unchanged).toBeLessThanOrEqual(outlets)
    const { stdout } = await masthead(url, 'export', '-', '--format', 'csv')
    expect(stdout).toBe(await readFile(file, 'utf8'))
  })

  it('list every issue with its line, and exit with 1', async () => {
    const file = join(directory, 'bad.jsonl')
    await writeFile(
      file,
      '{"outlet_key": "a"}\n\n{"outlet_key": "b", "outlet_name": "B", "outlet_status": "OPEN"}\n',
    )
    const { code, stdout, stderr } = await masthead(url, 'import', file)
    expect(code).toBe(1)
    expect(stderr.split('\n')).toEqual([
      'line 1: outlet_name is required',
      'line 3: outlet_status must be one of ACTIVE, INACTIVE, DRAFT, PENDING_REVIEW, PENDING_AGREEMENT, REJECTED, ARCHIVED, SUSPENDED, is "OPEN"',
      '2 errors in 2 rows.',
      '',
    ])
    expect(stdout).toBe('Nothing was changed.\n')

    const json = await masthead(url, 'import', file, '--json')
    expect(json.code).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({
      applied: false,
      faults: [{ line: 1, column: 'outlet_name' }, { line: 3 }],
    })
  })

  it('warn of a product for sale that no channel lists, and import it', async () => {
    const file = join(directory, 'unlisted.csv')
    const newsletter = row({ outlet_key: 'unlisted', product_key: 'letter' })
    await writeFile(file, csv(newsletter))
    const warning = 'leaves product “letter” without a channel: it is for sale, but not listed'
    const { code, stdout, stderr } = await masthead(url, 'import', file)
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout:
        'outlets: 1 created, 0 updated, 0 unchanged\nproducts: 1 created, 0 updated, 0 unchanged\n',
      stderr: `line 2: warning: outlet_channels ${warning}\n1 warning in 1 row.\n`,
    })
    expect(await mastheadJson(url, 'import', file, '--dry-run')).toMatchObject({
      applied: false,
      faults: [],
      warnings: [{ line: 2, column: 'outlet_channels', reason: warning }],
    })
  })

  it('report wrong usage of a command', async () => {
    expect(await masthead(url, 'import')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('file'),
    })
    expect(await masthead(url, 'import', 'list.txt')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--format'),
    })
    expect(await masthead(url, 'import', join(directory, 'none.csv'))).toMatchObject({ code: 1 })
    const { stdout } = await masthead(url, 'import', '--columns')
    expect(stdout).toContain('outlet_key (required): text up to 255 characters')
    expect(stdout).toContain('product_key (required if the row has a product): text up to')
    const unknown = join(directory, 'unknown.csv')
    await writeFile(unknown, 'outlet.name\nDaily\n')
    expect((await masthead(url, 'import', unknown)).stderr).toContain(
      'outlet.name is not a column of a catalogue file (see masthead import --columns)',
    )
  })
})
