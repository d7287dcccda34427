import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeFile } from '../support/fixtures/file.js'

const api = await testApi()

const keys = [
  'created_at',
  'deleted_at',
  'file_key',
  'file_url',
  'folder_id',
  'id',
  'mime_type',
  'name',
  'size',
  'team_id',
  'updated_at',
  'uploaded_by',
]

async function folder(token: string, name = 'Press kit') {
  return (await api.post(token, '/folders', { name })).body
}

const names = (body: { records: { name: string }[] }) => body.records.map(({ name }) => name)

describe('a file', () => {
  it('is read by ID or key, with exactly the specified fields and a new signed URL', async () => {
    const { token, ...team } = await api.team()
    const file = await makeFile(api, team)
    const byId = await api.get(token, `/files/${file.id.toUpperCase()}`)
    expect(byId.status).toBe(200)
    expect(Object.keys(byId.body).sort()).toEqual(keys)
    expect(byId.body).toEqual({
      id: file.id,
      name: 'notes.txt',
      file_key: file.key,
      file_url: expect.stringMatching(
        new RegExp(`/files/content/${file.key}\\?expires=\\d{10}&signature=[\\w-]{43}$`),
      ),
      size: 5,
      mime_type: 'text/plain',
      team_id: team.id,
      folder_id: null,
      uploaded_by: team.ownerId,
      created_at: file.createdAt.toISOString(),
      updated_at: file.updatedAt.toISOString(),
      deleted_at: null,
    })
    const byKey = await api.get(token, `/files/${file.key}`)
    expect(byKey.body.id).toBe(file.id)
    expect(byKey.headers.etag).toBe(byId.headers.etag)
  })

  it('is not found when it is unknown, deleted, or of another team', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const foreign = await makeFile(api, other)
    const { id } = await makeFile(api, own)
    const gone = await api.delete(own.token, `/files/${id}`)
    expect([gone.status, gone.body]).toEqual([200, { success: true }])
    const unknown = [id, foreign.id, foreign.key, 'none', `${foreign.key}x`, '%00', 'f_/../x']
    for (const name of unknown) {
      expect((await api.get(own.token, `/files/${name}`)).status).toBe(404)
      expect((await api.delete(own.token, `/files/${name}`)).status).toBe(404)
    }
    expect((await api.get(other.token, `/files/${foreign.id}`)).status).toBe(200)
  })

  it('has its digest and folder in GraphQL', async () => {
    const { token, ...team } = await api.team()
    const { id: folderId } = await folder(token)
    const { key } = await makeFile(api, team, { folderId })
    const { file } = await api.graph(token, `{ file(id: "${key}") { sha256 folder { name } } }`)
    expect(file).toEqual({
      sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
      folder: { name: 'Press kit' },
    })
  })
})

describe('the list of files', () => {
  it('is paginated, newest first, with the same number of statements for any number of files', async () => {
    const { token, ...team } = await api.team()
    for (let hour = 0; hour < 7; hour++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1, hour))
      await makeFile(api, team, { name: `${hour}.txt`, createdAt })
    }
    const page = await api.get(token, '/files?limit=3&page=2')
    expect(Object.keys(page.body.records[0]).sort()).toEqual(keys)
    expect(names(page.body)).toEqual(['3.txt', '2.txt', '1.txt'])
    expect(page.body).toMatchObject({
      total_records: 7,
      total_pages: 3,
      current_page: 2,
      next_page: 3,
      previous_page: 1,
    })
    const [few, many] = [
      await api.sqlOf(() => api.get(token, '/files?limit=1')),
      await api.sqlOf(() => api.get(token, '/files?limit=100')),
    ]
    // The page contains all files, so they are not counted.
    expect([few.length, many.length]).toEqual([1, 1])
  })

  it('is searched by a part of the name, and filtered by folder or the root', async () => {
    const { token, ...team } = await api.team()
    const { id: folderId } = await folder(token)
    await makeFile(api, team, { name: 'Logo.png', folderId })
    await makeFile(api, team, { name: 'catalogo.pdf' })
    await makeFile(api, team, { name: 'brief.docx', folderId })
    const list = async (query: string) =>
      names((await api.get(token, `/files?sort_by=name&order_by=asc&${query}`)).body)
    expect(await list('q=LOGO')).toEqual(['Logo.png', 'catalogo.pdf'])
    expect(await list(`folder_id=${folderId}`)).toEqual(['Logo.png', 'brief.docx'])
    expect(await list('folder_id=root')).toEqual(['catalogo.pdf'])
    expect(await list(`folder_id=${folderId}&q=logo`)).toEqual(['Logo.png'])
    expect(await list('folder_id=')).toHaveLength(3)
  })

  it('refuses a folder of another team', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const foreign = await folder(other.token)
    const deleted = await folder(own.token)
    await api.delete(own.token, `/folders/${deleted.id}`)
    for (const id of [foreign.id, deleted.id, 'nowhere', 'f0000000-0000-7000-8000-000000000000']) {
      const { status, body } = await api.get(own.token, `/files?folder_id=${id}`)
      expect([status, body.issues?.[0].path]).toEqual([400, ['folder_id']])
    }
  })

  it('contains deleted files only on request, and no files of other teams', async () => {
    const [own, other] = [await api.team(), await api.team()]
    await makeFile(api, other)
    const { id } = await makeFile(api, own)
    await api.delete(own.token, `/files/${id}`)
    expect((await api.get(own.token, '/files')).body.records).toEqual([])
    const { records } = (await api.get(own.token, '/files?include_archived=true')).body
    expect(records).toMatchObject([{ id, deleted_at: expect.any(String) }])
  })
})

describe('moving files', () => {
  it('moves all files, by ID or key, and counts each once', async () => {
    const { token, ...team } = await api.team()
    const { id: folder_id } = await folder(token)
    const files = [await makeFile(api, team), await makeFile(api, team)]
    const [first, second] = files as [(typeof files)[0], (typeof files)[0]]
    const file_ids = [first.id, second.key, first.id.toUpperCase(), first.key]
    const moved = await api.post(token, '/files/move', { file_ids, folder_id })
    expect([moved.status, moved.body]).toEqual([200, { moved_count: 2 }])
    const inFolder = await api.get(token, `/files?folder_id=${folder_id}`)
    expect(inFolder.body.total_records).toBe(2)
    const back = await api.post(token, '/files/move', { file_ids: [first.id], folder_id: null })
    expect(back.body).toEqual({ moved_count: 1 })
    expect((await api.get(token, `/files/${first.id}`)).body.folder_id).toBeNull()
  })

  it('moves none if one is foreign, unknown or deleted, and lists each of these', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const { id: folder_id } = await folder(own.token)
    const [mine, foreign, deleted] = [
      await makeFile(api, own),
      await makeFile(api, other),
      await makeFile(api, own),
    ]
    await api.delete(own.token, `/files/${deleted.id}`)
    const { status, body } = await api.post(own.token, '/files/move', {
      file_ids: [mine.id, foreign.id, foreign.key, 'nothing', deleted.id],
      folder_id,
    })
    expect(status).toBe(400)
    expect(body.issues.map(({ path }: { path: unknown }) => path)).toEqual(
      [1, 2, 3, 4].map((index) => ['file_ids', index]),
    )
    expect((await api.get(own.token, `/files/${mine.id}`)).body.folder_id).toBeNull()
  })

  it('refuses a folder of another team, an unknown folder, and too few or many files', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const { id } = await makeFile(api, own)
    const foreign = await folder(other.token)
    for (const [body, path] of [
      [{ file_ids: [id], folder_id: foreign.id }, ['folder_id']],
      [{ file_ids: [id], folder_id: 'root' }, ['folder_id']],
      [{ file_ids: [id] }, ['folder_id']],
      [{ folder_id: null }, ['file_ids']],
      [{ file_ids: [], folder_id: null }, ['file_ids']],
      [{ file_ids: Array(51).fill(id), folder_id: null }, ['file_ids']],
      [{ file_ids: [7], folder_id: null }, ['file_ids', 0]],
    ]) {
      const { status, body: problem } = await api.post(own.token, '/files/move', body)
      expect([status, problem.issues?.[0].path]).toEqual([400, path])
    }
  })

  it('never leaves a file in a folder that is deleted at the same time', async () => {
    const { token, ...team } = await api.team()
    for (let round = 0; round < 8; round++) {
      const { id: folder_id } = await folder(token)
      const { id } = await makeFile(api, team)
      await Promise.all([
        api.post(token, '/files/move', { file_ids: [id], folder_id }),
        api.delete(token, `/folders/${folder_id}`),
      ])
      expect((await api.get(token, `/files/${id}`)).body.folder_id).toBeNull()
    }
  })
})

describe('renaming a file', () => {
  it('changes the displayed and downloaded name, and keeps the type', async () => {
    const { token, ...team } = await api.team()
    const file = await makeFile(api, team)
    const rename = (id: string, name: string) =>
      api.mutate(token, 'renameFile', { fileId: id, name }, 'id key name')
    const renamed = { id: file.id, key: file.key, name: 'Brief 2.TXT' }
    expect(await rename(file.id, ' ../Brief 2.TXT ')).toEqual(renamed)
    expect((await api.get(token, `/files/${file.id}`)).body.name).toBe('Brief 2.TXT')
    expect(await rename(file.key, 'notes.txt')).toEqual({ ...renamed, name: 'notes.txt' })
    const picture = await makeFile(api, team, { mimeType: 'image/jpeg', name: 'a.jpg' })
    expect((await rename(picture.id, 'b.jpeg')).name).toBe('b.jpeg')
  })

  it('refuses a name of another type, an empty name, and an unknown file', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const { id } = await makeFile(api, own)
    const refused = async (name: string, token = own.token) =>
      (await api.mutateError(token, 'renameFile', { fileId: id, name })).extensions
    for (const name of ['notes.pdf', 'notes', '.', ' '])
      expect((await refused(name)).issues).toMatchObject([{ path: ['input', 'name'] }])
    expect((await refused('a.txt', other.token)).code).toBe('not_found')
    await api.delete(own.token, `/files/${id}`)
    expect((await refused('a.txt')).code).toBe('not_found')
  })
})
