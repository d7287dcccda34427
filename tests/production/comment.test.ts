import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

const [team, other] = await Promise.all([api.team(), api.team()])
const product = await makeProduct(api)

async function article(owner: { id: string; ownerId: string } = team) {
  const profile = await makeProfile(api, owner)
  const { articles } = await makeOrder(api, profile, product)
  return articles[0]!.id
}

const author = { name: 'Hanna', email: 'hanna@example.com', external_id: 'crm-7' }
const urlOf = (articleId: string, reference = '') =>
  `/articles/${articleId}/comments${reference && `/${reference}`}`

async function comment(articleId: string, body: object = {}, token = team.token) {
  const answer = await api.post(token, urlOf(articleId), { content: 'Well said', author, ...body })
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

const list = async (articleId: string, token = team.token) =>
  (await api.get(token, urlOf(articleId))).body.records

const createMutation = `mutation ($input: CreateCommentInput!) {
  createComment(input: $input) { reference visibility }
}`
const byOperator = async (articleId: string, input: object = {}) =>
  (
    await api.graph(api.operator, createMutation, {
      input: { articleId, content: 'From us', authorName: 'Ruth', ...input },
    })
  ).createComment

const eventsOf = (articleId: string) =>
  api.prisma.webhookEvent.findMany({ where: { articleId }, orderBy: { sequence: 'asc' } })

const replyKeys = ['author', 'content', 'created_at', 'id', 'parent_comment_id', 'updated_at']
const keys = (record: object) => Object.keys(record).sort()
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

describe('creating a comment', () => {
  it('returns 201 and the record of the specification', async () => {
    const id = await article()
    const created = await comment(id, { content: '  Well said\n' })
    expect(created).toEqual({
      id: expect.stringMatching(/^c_[1-9A-HJ-NP-Za-km-z]{10}$/),
      content: 'Well said',
      author: { name: 'Hanna', email: 'hanna@example.com' },
      created_at: timestamp,
      updated_at: timestamp,
      parent_comment_id: null,
      replies: [],
    })
    const reply = await comment(id, { parent_comment_id: created.id, author: { name: 'X' } })
    expect(reply).toMatchObject({
      parent_comment_id: created.id,
      author: { name: 'X', email: null },
    })
    const stored = await api.prisma.comment.findUniqueOrThrow({ where: { reference: created.id } })
    expect(stored.authorExternalId).toBe('crm-7')
  })

  it('reports every issue of the body with its path', async () => {
    const id = await article()
    for (const [body, path] of [
      [{ content: '' }, 'content'],
      [{ content: ' \n\t ' }, 'content'],
      [{ content: 'x'.repeat(10_001) }, 'content'],
      [{ content: 'a\0b' }, 'content'],
      [{ content: 'half of \ud83d' }, 'content'],
      [{ content: null }, 'content'],
      [{ content: undefined }, 'content'],
      [{ author: { ...author, name: '' } }, 'author.name'],
      [{ author: { ...author, name: 'x'.repeat(201) } }, 'author.name'],
      [{ author: {} }, 'author.name'],
      [{ author: undefined }, 'author.name'],
      [{ author: 'Hanna' }, 'author'],
      [{ author: { ...author, email: 'nobody' } }, 'author.email'],
      [{ author: { ...author, phone: '1' } }, 'author.phone'],
      [{ parent_comment_id: 5 }, 'parent_comment_id'],
      [{ parent_comment_id: 'c_unknown' }, 'parent_comment_id'],
      [{ parent_comment_id: '' }, 'parent_comment_id'],
      [{ visibility: 'INTERNAL' }, 'visibility'],
    ] as const) {
      const answer = await api.post(team.token, urlOf(id), { content: 'x', author, ...body })
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(400)
      expect(answer.body.issues.map((issue: { path: string[] }) => issue.path.join('.'))).toEqual([
        path,
      ])
    }
    expect(await eventsOf(id)).toEqual([])
    for (const content of ['x'.repeat(10_000), '🦊'.repeat(10_000)]) {
      expect((await comment(id, { content })).content).toBe(content)
    }
    const nulls = { parent_comment_id: null, author: { name: 'x', email: null, external_id: null } }
    expect((await comment(id, nulls)).author).toEqual({ name: 'x', email: null })
  })

  it('allows replies one level deep, to existing comments of the article', async () => {
    const id = await article()
    const root = await comment(id)
    const reply = await comment(id, { parent_comment_id: root.id })
    const archived = await comment(id)
    await api.delete(team.token, urlOf(id, archived.id))
    const internal = await byOperator(id, { visibility: 'INTERNAL' })
    const elsewhere = await comment(await article())
    const theirs = await comment(await article(other), {}, other.token)
    const wrong = [reply.id, archived.id, internal.reference, elsewhere.id, theirs.id]
    for (const parent_comment_id of wrong) {
      const answer = await api.post(team.token, urlOf(id), {
        content: 'x',
        author,
        parent_comment_id,
      })
      expect(answer.status).toBe(400)
      expect(answer.body.issues).toMatchObject([{ path: ['parent_comment_id'] }])
    }
  })
})

describe('listing comments', () => {
  it('groups them by root with one level of replies, oldest first', async () => {
    const id = await article()
    const first = await comment(id, { content: 'first' })
    const second = await comment(id, { content: 'second' })
    await comment(id, { content: 'reply 1', parent_comment_id: first.id })
    await comment(id, { content: 'reply 2', parent_comment_id: first.id })
    const { status, body } = await api.get(team.token, urlOf(id))
    expect(status).toBe(200)
    expect(keys(body)).toEqual(['records'])
    expect(body.records.map((record: { id: string }) => record.id)).toEqual([first.id, second.id])
    expect(keys(body.records[0])).toEqual([...replyKeys, 'replies'].sort())
    expect(body.records[0].replies.map((reply: { content: string }) => reply.content)).toEqual([
      'reply 1',
      'reply 2',
    ])
    expect(keys(body.records[0].replies[0])).toEqual(replyKeys)
    expect(body.records[1].replies).toEqual([])
    const newest = await api.get(team.token, `${urlOf(id)}?sort_by=created_at`)
    expect(newest.body.records[0].id).toBe(second.id)
  })

  it('leaves out internal comments, internal replies and archived ones', async () => {
    const id = await article()
    const root = await comment(id)
    await byOperator(id, { visibility: 'INTERNAL' })
    await byOperator(id, { visibility: 'INTERNAL', parentReference: root.id })
    const answer = await byOperator(id, { parentReference: root.id })
    const gone = await comment(id, { parent_comment_id: root.id })
    expect((await api.delete(team.token, urlOf(id, gone.id))).status).toBe(204)
    const records = await list(id)
    expect(records).toHaveLength(1)
    expect(records[0].replies.map((reply: { id: string }) => reply.id)).toEqual([answer.reference])
    const graph = `query ($where: CommentWhere) { comments(where: $where) { nodes { visibility } totalCount } }`
    const where = { articleId: { eq: id } }
    expect((await api.graph(team.token, graph, { where })).comments.totalCount).toBe(2)
    expect((await api.graph(api.operator, graph, { where })).comments.totalCount).toBe(4)
    expect((await api.graph(other.token, graph, { where })).comments.totalCount).toBe(0)
  })

  it('adds archived ones on request, all for operators and its own for a team token', async () => {
    const id = await article()
    const root = await comment(id)
    const gone = await comment(id, { parent_comment_id: root.id })
    await api.delete(team.token, urlOf(id, gone.id))
    const ours = await byOperator(id)
    const archive = `mutation ($input: ArchiveCommentInput!) { archiveComment(input: $input) { id } }`
    await api.graph(api.operator, archive, { input: { reference: ours.reference } })
    const commentsQuery = `query ($where: CommentWhere, $id: UUID!) {
      comments(where: $where, includeArchived: true) { nodes { reference } }
      article(id: $id) {
        comments { nodes { replies(includeArchived: true) { totalCount } } }
        all: comments(includeArchived: true) { totalCount }
      }
    }`
    const where = { articleId: { eq: id }, deletedAt: { isNull: false } }
    const seen = async (token: string) => {
      const { comments, article } = await api.graph(token, commentsQuery, { where, id })
      const [{ replies }] = article.comments.nodes
      const references = comments.nodes.map(({ reference }: { reference: string }) => reference)
      return [references.sort(), replies.totalCount, article.all.totalCount]
    }
    expect(await seen(api.operator)).toEqual([[gone.id, ours.reference].sort(), 1, 2])
    expect(await seen(team.token)).toEqual([[gone.id], 1, 1])
    const another = await api.token(team, 'full_access')
    expect(await seen(another)).toEqual([[], 0, 1])
  })

  it('takes the same number of statements for any number of comments', async () => {
    const id = await article()
    const root = await comment(id)
    await comment(id, { parent_comment_id: root.id })
    const count = async () => (await api.sqlOf(() => api.get(team.token, urlOf(id)))).length
    const few = await count()
    const row = await api.prisma.comment.findUniqueOrThrow({ where: { reference: root.id } })
    const digits = '123456789ABCDEFGHJ'
    const copies = Array.from({ length: 300 }, (_, i) => ({
      ...row,
      id: randomUUID(),
      parentId: i % 3 === 0 ? null : row.id,
      reference: `c_1234567${digits[Math.floor(i / 100)]}${digits[Math.floor(i / 10) % 10]}${digits[i % 10]}`,
    }))
    await api.prisma.comment.createMany({ data: copies })
    expect(await count()).toBe(few)
    expect(few).toBe(1)
    const records = await list(id)
    expect(records).toHaveLength(101)
    const found = records.find((record: { id: string }) => record.id === root.id)
    expect(found.replies).toHaveLength(201)
  })
})

describe('changing and archiving', () => {
  it('is for the token that created the comment', async () => {
    const id = await article()
    const mine = await comment(id)
    const colleague = await api.token(team)
    const fromOperator = (await byOperator(id)).reference
    for (const [token, reference] of [
      [colleague, mine.id],
      [team.token, fromOperator],
    ] as const) {
      const put = await api.put(token, urlOf(id, reference), { content: 'Changed' })
      const del = await api.delete(token, urlOf(id, reference))
      for (const { status, body } of [put, del]) {
        expect(status).toBe(403)
        expect(body.code).toBe('not_comment_author')
      }
    }
    const { status, body } = await api.put(team.token, urlOf(id, mine.id), { content: ' Changed ' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...mine, content: 'Changed', updated_at: timestamp })
    expect(body.updated_at > mine.updated_at).toBe(true)
    const change = `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { content } }`
    const input = { reference: fromOperator, content: 'Ours' }
    expect((await api.graph(api.operator, change, { input })).updateComment.content).toBe('Ours')
  })

  it('is shown by isOwn', async () => {
    const id = await article()
    await comment(id)
    await byOperator(id)
    const commentsQuery = `{ article(id: "${id}") { comments { nodes { author { name } isOwn } } } }`
    const own = async (token: string) =>
      (await api.graph(token, commentsQuery)).article.comments.nodes.map(
        ({ isOwn }: { isOwn: boolean }) => isOwn,
      )
    expect(await own(team.token)).toEqual([true, false])
    expect(await own(await api.token(team))).toEqual([false, false])
    expect(await own(api.operator)).toEqual([false, true])
  })

  it('stays with the token’s successor after a rotation', async () => {
    const id = await article()
    const team = await api.prisma.team.findFirstOrThrow({ where: { articles: { some: { id } } } })
    const token = await api.token(team)
    const { id: reference } = await comment(id, {}, token)
    const { id: tokenId } = await api.prisma.apiToken.findFirstOrThrow({
      where: { teamId: team.id },
      orderBy: { createdAt: 'desc' },
    })
    const { rotateApiToken } = await api.graph(
      api.operator,
      'mutation ($input: RotateApiTokenInput!) { rotateApiToken(input: $input) { token } }',
      { input: { apiTokenId: tokenId } },
    )
    const next = rotateApiToken.token
    const put = await api.put(next, urlOf(id, reference), { content: 'By the next' })
    expect(put.status).toBe(200)
    expect((await api.delete(next, urlOf(id, reference))).status).toBe(204)
  })

  it('finds nothing archived, internal, of another article, or unknown', async () => {
    const id = await article()
    const archived = await comment(id)
    expect((await api.delete(team.token, urlOf(id, archived.id))).text).toBe('')
    const internal = await byOperator(id, { visibility: 'INTERNAL' })
    const elsewhere = await comment(await article())
    for (const reference of [archived.id, internal.reference, elsewhere.id, 'c_unknown', 'x%00']) {
      const put = await api.put(team.token, urlOf(id, reference), { content: 'x' })
      expect(put.status, reference).toBe(404)
      expect((await api.delete(team.token, urlOf(id, reference))).status).toBe(404)
    }
    for (const content of ['', '  ', 'x'.repeat(10_001), null, undefined]) {
      const mine = await comment(id)
      const put = await api.put(team.token, urlOf(id, mine.id), { content })
      expect(put.status).toBe(400)
      expect(put.body.issues).toMatchObject([{ path: ['content'] }])
    }
  })

  it('of a root hides its replies, which then cannot be changed', async () => {
    const id = await article()
    const root = await comment(id)
    const reply = await comment(id, { parent_comment_id: root.id })
    await api.delete(team.token, urlOf(id, root.id))
    expect(await list(id)).toEqual([])
    const put = await api.put(team.token, urlOf(id, reply.id), { content: 'x' })
    expect(put.status).toBe(404)
    expect((await eventsOf(id)).map(({ topic }) => topic)).toEqual([
      'comment.created',
      'comment.created',
      'comment.archived',
    ])
  })

  it('by concurrent requests archives once', async () => {
    const id = await article()
    const root = await comment(id)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.delete(team.token, urlOf(id, root.id))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404])
    expect(await eventsOf(id)).toHaveLength(2)
  })
})

describe('events', () => {
  it('carry the comment with the author’s name only, in the article’s sequence', async () => {
    const id = await article()
    const root = await comment(id)
    const reply = await comment(id, { parent_comment_id: root.id })
    await api.put(team.token, urlOf(id, reply.id), { content: 'Better' })
    await api.put(team.token, urlOf(id, reply.id), { content: 'Better' })
    await api.patch(team.token, `/articles/${id}/approve-brief`)
    await api.delete(team.token, urlOf(id, reply.id))
    const events = await eventsOf(id)
    expect(events.map(({ topic, sequence }) => [sequence, topic])).toEqual([
      [1, 'comment.created'],
      [2, 'comment.created'],
      [3, 'comment.updated'],
      [4, 'article.status_changed'],
      [5, 'comment.archived'],
    ])
    expect(events[1]!.payload).toEqual({
      comment: {
        id: reply.id,
        content: 'Well said',
        author: { name: 'Hanna' },
        parent_comment_id: root.id,
        created_at: reply.created_at,
        updated_at: reply.updated_at,
      },
      article_id: id,
      team_id: team.id,
      profile_id: expect.any(String),
      campaign_id: null,
      sequence: 2,
    })
  })

  it('contain no internal comments', async () => {
    const id = await article()
    const root = await comment(id)
    const internal = await byOperator(id, { visibility: 'INTERNAL' })
    const inherited = await byOperator(id, { parentReference: internal.reference })
    expect(inherited.visibility).toBe('INTERNAL')
    await byOperator(id, { visibility: 'INTERNAL', parentReference: root.id })
    await api.graph(
      api.operator,
      `mutation ($input: ArchiveCommentInput!) { archiveComment(input: $input) { deletedAt } }`,
      { input: { reference: internal.reference } },
    )
    expect(await eventsOf(id)).toHaveLength(1)
    const open = { visibility: 'TEAM', parentReference: internal.reference }
    const { extensions } = await api.graphError(api.operator, createMutation, {
      input: { articleId: id, content: 'x', authorName: 'Ruth', ...open },
    })
    expect(extensions.code).toBe('validation_failed')
    const byTeam = await api.graphError(team.token, createMutation, {
      input: { articleId: id, content: 'x', authorName: 'Hanna', visibility: 'INTERNAL' },
    })
    expect(byTeam.extensions.code).toBe('operator_only')
  })
})
