import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeFile } from '../support/fixtures/file.js'

const api = await testApi()

const keys = ['created_at', 'created_by', 'deleted_at', 'id', 'name', 'team_id', 'updated_at']

async function folder(token: string, name = 'Press kit') {
  return (await api.post(token, '/folders', { name })).body
}

describe('folders', () => {
  it('are created, listed, renamed and deleted with exactly the specified fields', async () => {
    const { token, id, ownerId } = await api.team()
    const created = await api.post(token, '/folders', { name: '  Press kit ' })
    expect(created.status).toBe(200)
    expect(Object.keys(created.body).sort()).toEqual(keys)
    expect(created.body).toMatchObject({
      name: 'Press kit',
      team_id: id,
      created_by: ownerId,
      deleted_at: null,
    })
    const url = `/folders/${created.body.id}`
    const renamed = await api.patch(token, url, { name: 'Kit' })
    expect(Object.keys(renamed.body).sort()).toEqual(keys)
    expect(renamed.body).toMatchObject({ id: created.body.id, name: 'Kit' })

    const listed = await api.get(token, '/folders')
    expect(listed.body).toEqual({ records: [renamed.body] })
    const gone = await api.delete(token, url)
    expect([gone.status, gone.body]).toEqual([200, { success: true }])
    expect((await api.get(token, '/folders')).body).toEqual({ records: [] })
    const archived = await api.get(token, '/folders?include_archived=true')
    expect(archived.body.records[0].deleted_at).not.toBeNull()
    expect((await api.delete(token, url)).status).toBe(404)
    expect((await api.patch(token, url, { name: 'Back' })).status).toBe(404)
  })

  it('are found by a part of their name, in any requested order, without pagination', async () => {
    const { token } = await api.team()
    for (const name of ['Logos', '100% logo', 'Drafts']) await folder(token, name)
    const names = async (query: string) =>
      (await api.get(token, `/folders?${query}`)).body.records.map((f: { name: string }) => f.name)
    expect(await names('q=LOGO&sort_by=name&order_by=asc')).toEqual(['100% logo', 'Logos'])
    expect(await names('q=100%25')).toEqual(['100% logo'])
    expect(await names('q=_')).toEqual([])
    expect(await names('limit=1')).toHaveLength(1)
  })

  it('keep their files when they are deleted', async () => {
    const { token, ...team } = await api.team()
    const { id: folderId } = await folder(token)
    const file = await makeFile(api, team, { folderId })
    await api.delete(token, `/folders/${folderId}`)
    expect((await api.get(token, `/files/${file.id}`)).body.folder_id).toBeNull()
  })

  it('refuse invalid names', async () => {
    const { token } = await api.team()
    for (const body of [
      {},
      { name: '' },
      { name: ' ' },
      { name: null },
      { name: 7 },
      { name: 'a\nb' },
      { name: 'a\0b' },
      { name: 'x'.repeat(256) },
    ]) {
      const { status, body: problem } = await api.post(token, '/folders', body)
      expect([status, problem.issues?.[0].path]).toEqual([400, ['name']])
    }
    expect((await folder(token, 'x'.repeat(255))).name).toHaveLength(255)
  })

  it('belong to one team', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const { id } = await folder(other.token)
    expect((await api.get(own.token, '/folders')).body.records).toEqual([])
    expect((await api.patch(own.token, `/folders/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await api.delete(own.token, `/folders/${id}`)).status).toBe(404)
    expect((await api.patch(own.token, '/folders/none', { name: 'Mine' })).status).toBe(404)
  })

  it('require their scopes', async () => {
    const team = await api.team()
    const { id } = await folder(team.token)
    const token = await api.token(team, 'custom', ['folders.lists'])
    expect((await api.get(token, '/folders')).status).toBe(200)
    for (const [method, url] of [
      ['POST', '/folders'],
      ['PATCH', `/folders/${id}`],
      ['DELETE', `/folders/${id}`],
    ] as const) {
      const { status, body } = await api.send(method, token, url, { name: 'X' })
      expect([status, body.code]).toEqual([403, 'missing_scope'])
    }
  })

  it('are created for a team by an operator', async () => {
    const { id, token } = await api.team()
    const create = `mutation ($input: CreateFolderInput!) { createFolder(input: $input) { teamId } }`
    const { createFolder } = await api.graph(api.operator, create, {
      input: { name: 'Gift', teamId: id },
    })
    expect(createFolder.teamId).toBe(id)
    const unnamed = await api.graphError(api.operator, create, { input: { name: 'Gift' } })
    expect(unnamed.extensions.issues[0].path).toEqual(['input', 'teamId'])
    const { id: teamId } = await api.team()
    const foreign = await api.graphError(token, create, { input: { name: 'Gift', teamId } })
    expect(foreign.extensions.code).toBe('not_found')
  })
})
