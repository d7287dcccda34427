import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { decidedColumns } from '../../src/privacy/columns.js'
import { checkSecretKey } from '../../src/webhooks/key-check.js'
import { testApi } from '../support/api.js'
import { ownDirectory } from '../support/files/upload.js'
import { filesWith, findEverywhere } from '../support/find-everywhere.js'
import { graphRecords } from '../support/fixtures/graph-records.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { mastheadWith } from '../support/processes/cli.js'
import { secretKey } from '../support/processes/instance.js'

const directory = ownDirectory()
const api = await testApi({ demo: true, env: { DATA_DIR: directory } })
await checkSecretKey(api.db.pool, secretKey)
const { prisma } = api

async function json(...args: string[]) {
  const { code, stdout, stderr } = await mastheadWith({ DATA_DIR: directory }, api.db.url, ...args)
  if (code !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

const address = 'ada.quimby@people-of.example'

/** Columns that constraints leave empty in these rows, or limit to fixed values. */
const constrained = [
  'compliance_check.error_message',
  'order.guest_email',
  'order_item.refund_method',
  'payment_refund.failure_message',
]

/** SQL of a value with the address, by type of the column. `$1` is the address. */
const valueSql: Record<string, string> = {
  text: `'Ask ' || $1 || '!'`,
  'text[]': `ARRAY['first', 'Ask ' || $1]`,
  jsonb: `jsonb_build_object('note', E'Ask\\n' || $1, 'list', jsonb_build_array($1))`,
}

/** Writes the address to a column of one row, without triggers. Returns whether the table has a row and accepts it. */
async function plant(client: pg.Client, table: string, column: string): Promise<boolean> {
  const found = await client.query<{ type: string }>(
    `SELECT format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attname = $2`,
    [`"${table}"`, column],
  )
  const type = found.rows[0]!.type
  const name = pg.escapeIdentifier(column)
  // Constraints of some columns allow only an address, or a URL.
  const values = [
    valueSql[type],
    ...(type === 'text' ? ['$1', `'https://a.example/?q=' || $1`] : []),
  ]
  for (const value of values) {
    await client.query('SAVEPOINT planting')
    try {
      const { rowCount } = await client.query(
        `UPDATE "${table}" SET ${name} = ${value} WHERE ctid = (SELECT max(ctid) FROM "${table}")`,
        [address],
      )
      if (rowCount) return true
    } catch {
      await client.query('ROLLBACK TO planting')
    }
  }
  return false
}

it('masthead privacy erase removes the address from every column, the file store and a backup', async () => {
  const { team } = await graphRecords(api)
  await oauthToken(api, team)
  await prisma.savedSearch.create({
    data: { userId: team.ownerId, name: 'Harbor', parameters: 'q=harbor' },
  })
  const columns = [...decidedColumns.values()]
    .flat()
    .filter(({ action }) => action === 'replace' || action === 'clear')
  const connection = new pg.Client({ connectionString: api.db.url })
  await connection.connect()
  const empty: string[] = []
  const planted: string[] = []
  try {
    await connection.query('BEGIN')
    await connection.query(`SET LOCAL session_replication_role = 'replica'`)
    for (const { table, column } of columns) {
      const name = `${table}.${column}`
      if (await plant(connection, table, column)) planted.push(name)
      else empty.push(name)
    }
    await connection.query('COMMIT')
  } finally {
    await connection.end()
  }
  const before = await findEverywhere(api, address)
  expect(Object.keys(before)).toEqual(expect.arrayContaining(planted))

  const report = await json('privacy', 'erase', address, '--yes', '--json')
  const kept = Object.fromEntries(
    report.kept.map(({ column, count }: { column: string; count: number }) => [column, count]),
  )
  expect(await findEverywhere(api, address)).toEqual(kept)
  expect(await findEverywhere(api, address.replace('@', '%40'))).toEqual({})
  const archive = join(directory, 'backup.tar.gz')
  await json('backup', archive, '--json')
  const unpacked = join(directory, 'unpacked')
  mkdirSync(unpacked)
  execFileSync('tar', ['-xzf', archive, '-C', unpacked])
  expect(filesWith(unpacked, address)).toEqual([])
  expect(filesWith(directory, address)).toEqual([])
  expect(empty.sort()).toEqual(constrained)
})

it('erases addresses of one person from values that must be unique', async () => {
  const team = await api.team()
  const person = 'eva.unique@people-of.example'
  const search = { userId: team.ownerId, parameters: 'q=harbor' }
  for (const name of [person, person.toUpperCase()])
    await prisma.savedSearch.create({ data: { ...search, name } })
  const profile = await prisma.profile.create({ data: { teamId: team.id, name: 'P' } })
  for (const reference of [person, person.toUpperCase()])
    await prisma.campaign.create({
      data: { teamId: team.id, profileId: profile.id, name: 'C', reference },
    })
  const report = await json('privacy', 'erase', person, '--yes', '--json')
  expect(report.kept).toEqual([])
  expect(await findEverywhere(api, person)).toEqual({})
  expect(await prisma.savedSearch.count({ where: { userId: team.ownerId } })).toBe(2)
})
