import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openStore } from '../../src/files/open-store.js'
import { openEmbedded } from '../../src/postgres/embedded/embedded.js'
import { checkSecretKey } from '../../src/webhooks/key-check.js'
import { testApi } from '../support/api.js'
import { emptyDatabase } from '../support/database.js'
import { databaseSums } from '../support/expected/database-sums.js'
import { bytesOf, storedFile, storedKeys } from '../support/files/stored.js'
import { ownDirectory, upload } from '../support/files/upload.js'
import { mastheadWith } from '../support/processes/cli.js'
import { cliFile } from '../support/processes/compiled.js'
import { secretKey } from '../support/processes/instance.js'
import { openS3 } from '../support/services/s3.js'

const directory = ownDirectory()
const api = await testApi({ env: { DATA_DIR: directory }, demo: true })
await checkSecretKey(api.db.pool, secretKey)
const team = await api.team()
const contents = ['first', 'second', 'x'.repeat(3_000_000)]
const uploaded = await upload(
  api,
  team.token,
  contents.map((content, index) => ({ name: `${index}.txt`, content })),
)
const keys: string[] = uploaded.body.files.map((file: { file_key: string }) => file.file_key)

const archive = join(directory, 'backup.tar.gz')
const sealed = join(directory, 'backup.tar.gz.age')
const passphraseFile = join(directory, 'passphrase')
writeFileSync(passphraseFile, 'correct horse battery staple\n')
const here = { DATA_DIR: directory }
const s3 = await openS3()
afterAll(s3.close)

async function backUp(...args: string[]) {
  const { code, stdout, stderr } = await mastheadWith(here, api.db.url, 'backup', ...args, '--json')
  if (code !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

const { url: first } = await emptyDatabase()
const { url: second } = await emptyDatabase()
const { url: third } = await emptyDatabase()

describe('masthead backup', () => {
  it('writes an archive that is marked as complete', async () => {
    const report = await backUp(archive)
    expect(report).toMatchObject({ files: 3, missing_files: [] })
    const checked = await mastheadWith({}, '', 'backup', '--check', archive, '--json')
    expect(JSON.parse(checked.stdout)).toEqual(report)
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
  })

  it('is restored unchanged into an empty database and bucket', async () => {
    await backUp(sealed, '--passphrase-file', passphraseFile)
    const before = await databaseSums(api.db.url)
    const args = ['restore', sealed, '--passphrase-file', passphraseFile]
    const { code, stderr } = await mastheadWith(s3.env, first, ...args)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(await databaseSums(first)).toEqual(before)
    expect(s3.keys()).toEqual([...keys].sort())
    const store = await openStore(s3.settings)
    for (const [index, key] of keys.entries()) {
      expect((await bytesOf(await store.open(key))).toString()).toBe(contents[index])
    }
    store.close()
  })

  it('is the same from a bucket as from a directory', async () => {
    const file = join(directory, 'from-s3.tar.gz')
    const { code } = await mastheadWith(s3.env, first, 'backup', file)
    expect(code).toBe(0)
    const dataDir = ownDirectory()
    const restored = await mastheadWith({ DATA_DIR: dataDir }, second, 'restore', file)
    expect(restored.stderr).toBe('')
    expect(await databaseSums(second)).toEqual(await databaseSums(api.db.url))
    expect(storedKeys(dataDir)).toEqual([...keys].sort())
  })

  it('is restored as an embedded marketplace with its secret key', async () => {
    const dataDir = join(ownDirectory(), 'data')
    const { code, stderr } = await mastheadWith(
      { DATA_DIR: dataDir, SECRET_KEY: '' },
      '',
      'restore',
      archive,
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(readFileSync(join(dataDir, 'secret_key'), 'utf8')).toBe(`${secretKey}\n`)
    const { url, stop } = await openEmbedded({ dataDir, role: 'client' })
    expect((await databaseSums(url)).rows).toEqual((await databaseSums(api.db.url)).rows)
    await stop()
  })

  it('refuses another secret key, and leaves no archive behind', async () => {
    const file = join(directory, 'other.tar.gz')
    const other = { ...here, SECRET_KEY: 'another key than that of the tests' }
    const { code, stderr } = await mastheadWith(other, api.db.url, 'backup', file)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/SECRET_KEY/) })
    expect(readdirSync(directory).filter((name) => name.startsWith('other'))).toEqual([])
  })

  it('neither writes to an existing file nor deletes it', async () => {
    const file = join(directory, 'taken.tar.gz')
    const elsewhere = join(directory, 'of-another-user')
    writeFileSync(elsewhere, 'a diary')
    symlinkSync(elsewhere, `${file}.part`)
    const linked = await mastheadWith(here, api.db.url, 'backup', file)
    expect(linked).toMatchObject({ code: 1, stderr: expect.stringMatching(/\.part exists/) })
    expect(readFileSync(elsewhere, 'utf8')).toBe('a diary')
    unlinkSync(`${file}.part`)
    writeFileSync(`${file}.part`, 'another backup', { mode: 0o644 })
    const written = await mastheadWith(here, api.db.url, 'backup', file)
    expect(written).toMatchObject({ code: 1, stderr: expect.stringMatching(/\.part exists/) })
    expect(readFileSync(`${file}.part`, 'utf8')).toBe('another backup')
    expect(existsSync(file)).toBe(false)
    unlinkSync(`${file}.part`)
    await backUp(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('does not export to an existing draft file', async () => {
    const file = join(directory, 'catalogue.csv')
    const elsewhere = join(directory, 'of-another-team')
    writeFileSync(elsewhere, 'a diary')
    symlinkSync(elsewhere, `${file}.part`)
    const linked = await mastheadWith(here, api.db.url, 'export', file)
    expect(linked).toMatchObject({ code: 1, stderr: expect.stringMatching(/\.part exists/) })
    expect(readFileSync(elsewhere, 'utf8')).toBe('a diary')
    unlinkSync(`${file}.part`)
    expect(await mastheadWith(here, api.db.url, 'export', file)).toMatchObject({ code: 0 })
    expect(readdirSync(directory).filter((name) => name.startsWith('catalogue'))).toEqual([
      'catalogue.csv',
    ])
  })

  it('reports missing files, and backs up the others', async () => {
    const lost = keys[1]!
    await api.app.services.files.remove(lost)
    const file = join(directory, 'lossy.tar.gz')
    expect(await backUp(file)).toMatchObject({ files: 2, missing_files: [lost] })
  })

  it('reports damaged files, and backs up the others', async () => {
    const dataDir = ownDirectory()
    const inPlace = { DATA_DIR: dataDir }
    const { url } = await emptyDatabase()
    await mastheadWith(inPlace, url, 'restore', archive)
    const [grown, rotten, whole] = keys as [string, string, string]
    appendFileSync(storedFile(dataDir, grown), 'more')
    writeFileSync(storedFile(dataDir, rotten), 'sEcond')
    const file = join(directory, 'damaged-files.tar.gz')
    const backedUp = await mastheadWith(inPlace, url, 'backup', file, '--json')
    const { files, damaged_files } = JSON.parse(backedUp.stdout)
    expect([files, damaged_files.sort()]).toEqual([1, [grown, rotten].sort()])
    expect(backedUp).toMatchObject({ code: 0, stderr: expect.stringMatching(/2 files is damaged/) })
    const checked = await mastheadWith({}, '', 'backup', '--check', file, '--json')
    expect(checked).toEqual(backedUp)
    const again = ownDirectory()
    const { url: other } = await emptyDatabase()
    const restored = await mastheadWith({ DATA_DIR: again }, other, 'restore', file)
    expect(restored).toMatchObject({ code: 0, stderr: expect.stringMatching(/damaged/) })
    expect(storedKeys(again)).toEqual([whole])
  })
})

describe('masthead restore', () => {
  it('refuses a database and a file store that are not empty', async () => {
    const { code, stderr } = await mastheadWith(here, api.db.url, 'restore', archive)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/not empty/) })
    const files = await mastheadWith(here, third, 'restore', archive)
    expect(files).toMatchObject({ code: 1, stderr: expect.stringMatching(/file store is not/) })
  })

  it('refuses a wrong and a missing passphrase, with a message', async () => {
    const wrong = join(directory, 'wrong')
    writeFileSync(wrong, 'another passphrase')
    const [other, none] = await Promise.all([
      mastheadWith({}, '', 'backup', '--check', sealed, '--passphrase-file', wrong),
      mastheadWith({}, '', 'backup', '--check', sealed),
    ])
    expect(other).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/with another passphrase/),
    })
    expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(/encrypted/) })
  })

  it.each([0, 0.5, -1])('restores nothing of an archive that is truncated at %s', async (at) => {
    const { size } = await stat(archive)
    const length = at < 0 ? size + at : Math.floor(size * at)
    const file = join(directory, 'cut.tar.gz')
    await copyFile(archive, file)
    truncateSync(file, length)
    const checked = await mastheadWith({}, '', 'backup', '--check', file)
    expect(checked).toMatchObject({ code: 1, stderr: expect.stringMatching(/archive/) })
    const target = { DATA_DIR: join(directory, 'third') }
    const { code, stderr } = await mastheadWith(target, third, 'restore', file)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/archive/) })
  })

  it('restores nothing of a damaged archive', async () => {
    const bytes = readFileSync(archive)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = bytes[middle]! ^ 0xff
    const file = join(directory, 'damaged.tar.gz')
    writeFileSync(file, bytes)
    const checked = await mastheadWith({}, '', 'backup', '--check', file)
    expect(checked).toMatchObject({ code: 1, stderr: expect.stringMatching(/damaged|cut/) })
  })

  it('lets no server start on an incomplete restore, and restarts after a kill', async () => {
    const target = { DATA_DIR: join(directory, 'third') }
    await killedOnTheWay(third, target)
    const server = await mastheadWith({ ...target, PORT: '0' }, third, 'serve')
    expect(server).toMatchObject({ code: 1, stderr: expect.stringMatching(/was interrupted/) })
    const again = await mastheadWith(target, third, 'restore', archive)
    expect(again).toMatchObject({ code: 0, stderr: '' })
    expect(await databaseSums(third)).toEqual(await databaseSums(api.db.url))
    expect(existsSync(join(target.DATA_DIR, 'files'))).toBe(true)
  })
})

/** Starts a restore, and kills it while it fills the database. */
async function killedOnTheWay(url: string, more: Record<string, string>): Promise<void> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, DATABASE_URL: url, SECRET_KEY: secretKey, ...more }
  const child = spawn(process.execPath, [cliFile, 'restore', archive], { env, stdio: 'ignore' })
  const exited = once(child, 'exit')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  while (child.exitCode === null) {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY%'`,
    )
    if (rowCount) break
    await sleep(1)
  }
  child.kill('SIGKILL')
  await exited
  await client.end()
  expect(child.signalCode).toBe('SIGKILL')
}
