import { afterAll, describe, expect, it } from 'vitest'
import { cleanUpFiles } from '../../src/domain/library/file.js'
import {
  backupLock,
  discardUpload,
  keptAfterDeletionMs,
  maxUploadMs,
  purgeDeleted,
  removeOrphans,
} from '../../src/files/clean-up.js'
import { newFileKey } from '../../src/files/key.js'
import { testApi } from '../support/api.js'
import { storedKeys } from '../support/files/stored.js'
import { expectTidy, ownDirectory, upload } from '../support/files/upload.js'

const directory = ownDirectory()
const api = await testApi({ env: { DATA_DIR: directory } })

const team = await api.team()
afterAll(() => expectTidy(api, storedKeys(directory)))

const day = 86_400_000
const later = (milliseconds: number) => new Date(Date.now() + milliseconds)

async function stored(name = 'a.txt') {
  return (await upload(api, team.token, [{ name, content: 'a' }])).body.files[0] as {
    id: string
    file_key: string
  }
}

/** A stored file without a row, as a server leaves it that is killed during an upload. */
async function orphan() {
  const { files } = api.app.services
  const key = newFileKey('txt')
  await api.prisma.pendingUpload.create({ data: { key } })
  const chunks = async function* () {
    yield Buffer.from('half of')
  }
  await files.put(key, chunks(), { mimeType: 'text/plain', disposition: 'attachment' })
  return key
}

it('rejects keys that are not file names, in the database and in the store', async () => {
  const { files } = api.app.services
  for (const key of ['../../x', 'f_../../../x', `${newFileKey('txt')}/x`, 'f_1.txt', '']) {
    await expect(api.prisma.pendingUpload.create({ data: { key } })).rejects.toThrow('key_check')
    const named = { fileName: 'a.csv', fileKey: key, format: 'csv', size: 1 } as const
    await expect(api.prisma.catalogueImport.create({ data: named })).rejects.toThrow('key_check')
    const about = { mimeType: 'text/plain', disposition: 'attachment' }
    const none = async function* () {}
    for (const use of [files.open(key), files.remove(key), files.put(key, none(), about)])
      await expect(use).rejects.toThrow('is not a file key')
  }
})

it('keeps a deleted file for 30 days, then removes its content and keeps its row', async () => {
  const [kept, deleted] = [await stored(), await stored()]
  await api.delete(team.token, `/files/${deleted.id}`)
  await purgeDeleted(api.app.services, later(keptAfterDeletionMs - day))
  expect(storedKeys(directory)).toContain(deleted.file_key)
  await purgeDeleted(api.app.services, later(keptAfterDeletionMs + day))
  expect(storedKeys(directory)).not.toContain(deleted.file_key)
  expect(storedKeys(directory)).toContain(kept.file_key)
  const row = await api.prisma.file.findUniqueOrThrow({ where: { id: deleted.id } })
  expect(row.purgedAt).not.toBeNull()
})

describe('contents of deleted files', () => {
  const at = later(keptAfterDeletionMs + day)
  const deleted = async (count: number) => {
    const files = []
    for (let n = 0; n < count; n++) files.push(await stored())
    for (const { id } of files) await api.delete(team.token, `/files/${id}`)
    return files.map(({ file_key }) => file_key).sort()
  }
  const purged = (keys: string[]) =>
    api.prisma.file.count({ where: { key: { in: keys }, purgedAt: { not: null } } })

  it('are removed under one lock, also after one that cannot be removed', async () => {
    const keys = await deleted(3)
    const { db, files } = api.app.services
    const remove = (key: string) =>
      key === keys[1] ? Promise.reject(new Error('busy')) : files.remove(key)
    const failing = { db, files: Object.assign(Object.create(files), { remove }) }
    const sql = await api.sqlOf(() => expect(purgeDeleted(failing, at)).rejects.toThrow('busy'))
    expect(sql.filter((text) => text.includes('pg_try_advisory'))).toHaveLength(1)
    expect(storedKeys(directory).filter((key) => keys.includes(key))).toEqual([keys[1]])
    expect(await purged(keys)).toBe(2)
    await purgeDeleted(api.app.services, at)
    expect(await purged(keys)).toBe(3)
  })

  it('are kept while a backup is written', async () => {
    const keys = await deleted(1)
    const backup = await api.db.pool.connect()
    await backup.query('SELECT pg_advisory_lock($1)', [backupLock])
    await purgeDeleted(api.app.services, at)
    await backup.query('SELECT pg_advisory_unlock($1)', [backupLock])
    backup.release()
    expect(await purged(keys)).toBe(0)
    expect(storedKeys(directory)).toContain(keys[0])
    await purgeDeleted(api.app.services, at)
    expect(storedKeys(directory)).not.toContain(keys[0])
  })
})

it('removes uploads of a killed server, but not those that may be in progress', async () => {
  const key = await orphan()
  await removeOrphans(api.app.services, later(maxUploadMs - 60_000))
  expect(storedKeys(directory)).toContain(key)
  await removeOrphans(api.app.services, later(maxUploadMs + 60_000))
  expect(storedKeys(directory)).not.toContain(key)
  expect(await api.prisma.pendingUpload.count()).toBe(0)
})

it('never removes the content of a file whose row was inserted meanwhile', async () => {
  const { file_key } = await stored()
  await discardUpload(api.app.services, file_key)
  expect(storedKeys(directory)).toContain(file_key)
})

it('continues after a file that cannot be removed, and logs it', async () => {
  const [first, second] = [await orphan(), await orphan()].sort() as [string, string]
  const { db, files } = api.app.services
  const remove = (key: string) =>
    key === first ? Promise.reject(new Error('busy')) : files.remove(key)
  const failing = { db, files: Object.assign(Object.create(files), { remove }) }
  const at = later(maxUploadMs + 60_000)
  await expect(removeOrphans(failing, at)).rejects.toThrow('busy')
  expect(storedKeys(directory)).not.toContain(second)
  expect(await api.prisma.pendingUpload.findMany()).toMatchObject([{ key: first }])
  await removeOrphans(api.app.services, at)
  expect(await api.prisma.pendingUpload.count()).toBe(0)
})

it('runs as a job', async () => {
  await cleanUpFiles.run({}, api.app.services)
  expect(await api.prisma.pendingUpload.count()).toBe(0)
})
