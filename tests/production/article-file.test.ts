import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { makeMember } from '../support/fixtures/approval.js'
import { makeArticle } from '../support/fixtures/article.js'
import { makeFile } from '../support/fixtures/file.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { makeWriter } from '../support/fixtures/writer.js'

const api = await testApi()
const [team, other] = [await api.team(), await api.team()]
const profile = await makeProfile(api, team)
const product = await makeProduct(api)

test('members who can edit an article attach files of their team to it', async () => {
  const { id: articleId } = await makeArticle(api, profile, product, 'pending-content-brief')
  const file = await makeFile(api, team)
  const input = { articleId, fileIds: [file.id] }
  const attach = (token: string, more: object = {}) =>
    api.mutate(token, 'setArticleFiles', { ...input, ...more }, 'files { file { id } }')
  for (const role of ['ADMIN', 'EDITOR'] as const) {
    const { token } = await makeMember(api, team, undefined, role)
    expect(await attach(token, { fileIds: [] })).toEqual({ files: [] })
    expect(await attach(token)).toEqual({ files: [{ file: { id: file.id } }] })
  }
  for (const role of ['BUYER', 'FINANCE', 'VIEWER'] as const) {
    const { token } = await makeMember(api, team, undefined, role)
    const { extensions } = await api.mutateError(token, 'setArticleFiles', input)
    expect(extensions.code, role).toBe('missing_scope')
  }
  const foreign = await makeFile(api, other)
  const wrong = { articleId, fileIds: [foreign.id] }
  const { extensions } = await api.mutateError(team.token, 'setArticleFiles', wrong)
  expect(extensions.issues[0]).toMatchObject({ path: ['input', 'fileIds', 0], code: 'unknown_id' })
  const fromOther = await api.mutateError(other.token, 'setArticleFiles', wrong)
  expect(fromOther.extensions.code).toBe('not_found')
})

test('the files of a draft are changed by operators only', async () => {
  const { id: articleId } = await makeArticle(api, profile, product, 'pending-draft')
  const fileIds = [(await makeFile(api, team)).id]
  await api.mutate(team.token, 'setArticleFiles', { articleId, fileIds })
  const status = 'draft-ready-for-review'
  await api.mutate(api.operator, 'setArticleStatus', { articleId, status })
  const error = await api.mutateError(team.token, 'setArticleFiles', { articleId, fileIds: [] })
  expect(error.extensions.code).toBe('operator_only')
  expect(await api.prisma.articleFile.count({ where: { articleId } })).toBe(1)
  await api.mutate(api.operator, 'setArticleFiles', { articleId, fileIds: [] })
  expect(await api.prisma.articleFile.count({ where: { articleId } })).toBe(0)
})

test('members attach files to the brief only, also when an article with a draft waits for them', async () => {
  const { id: articleId } = await makeArticle(api, profile, product)
  const { token } = await makeMember(api, team, undefined, 'EDITOR')
  const fileIds = [(await makeFile(api, team)).id]
  const draft = [(await makeFile(api, team)).id]
  const moveTo = (status: string) =>
    api.mutate(api.operator, 'setArticleStatus', { articleId, status })
  const attached = async () => {
    const files = await api.prisma.articleFile.findMany({ where: { articleId } })
    return files.map(({ fileId }) => fileId)
  }
  const brief = ['brief-ready-for-review', 'brief-update-requested', 'pending-content-brief']
  for (const status of [...brief, 'pending-draft']) {
    await moveTo(status)
    await api.mutate(token, 'setArticleFiles', { articleId, fileIds: [] })
    await api.mutate(token, 'setArticleFiles', { articleId, fileIds })
    expect(await attached(), status).toEqual(fileIds)
  }
  await api.mutate(api.operator, 'setArticleFiles', { articleId, fileIds: draft })
  const afterDraft = ['draft-ready-for-review', 'draft-update-requested', 'request-revision']
  for (const status of [...afterDraft, 'needs-info', 'action-required', 'rejected']) {
    await moveTo(status)
    const { extensions } = await api.mutateError(token, 'setArticleFiles', { articleId, fileIds })
    expect(extensions.code, status).toBe('operator_only')
    expect(await attached(), status).toEqual(draft)
  }
  await api.mutate(api.operator, 'setArticleFiles', { articleId, fileIds: [] })
  expect(await attached()).toEqual([])
})

test('a writer reads the file of the questionnaire, until it is deleted', async () => {
  const { id: articleId, campaignId } = await makeArticle(api, profile, product, 'pending-draft')
  const writer = await makeWriter(api)
  await api.mutate(api.operator, 'updateArticle', { articleId, writerId: writer.ownerId })
  const { key, name, size } = await makeFile(api, team)
  const fileUrl = `http://localhost/files/${key}`
  const file = { fileKey: key, fileName: name, fileSize: size, fileUrl }
  await api.mutate(team.token, 'linkQuestionnaire', { campaignId, ...file })
  const briefing = async () =>
    (
      await api.graph(
        writer.token,
        `query ($id: UUID!) { assignment(articleId: $id) { briefing { fileName fileUrl } } }`,
        { id: articleId },
      )
    ).assignment.briefing
  expect(await briefing()).toMatchObject({
    fileName: name,
    fileUrl: expect.stringContaining(`/files/content/${key}`),
  })
  await api.mutate(team.token, 'deleteFile', { fileId: key })
  expect(await briefing()).toEqual({ fileName: name, fileUrl: null })
})
