import { describe, expect, it } from 'vitest'
import {
  articleTransitions,
  type StatusPrefix,
  statusPrefixes,
} from '../../src/domain/production/workflow.js'
import { testApi } from '../support/api.js'
import { articleKeys, makeArticle } from '../support/fixtures/article.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

const team = await api.team()
const profile = await makeProfile(api, team)
const product = await makeProduct(api)

const article = (status?: StatusPrefix) => makeArticle(api, profile, product, status)

const eventsOf = (articleId: string) =>
  api.prisma.webhookEvent.findMany({ where: { articleId }, orderBy: { sequence: 'asc' } })

const setStatus = `mutation ($input: SetArticleStatusInput!) {
  setArticleStatus(input: $input) {
    status { prefix }
    statusChanges { nodes { notes status { prefix } previousStatus { prefix } } }
  }
}`
const correct = `mutation ($input: CorrectArticleStatusInput!) {
  correctArticleStatus(input: $input) {
    liveUrl publishedAt status { prefix }
    statusChanges { nodes { isCorrection notes status { prefix } previousStatus { prefix } } }
  }
}`
const update = `mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { id } }`

describe('approvals', () => {
  it.each(['approve-brief', 'approve-draft'] as const)(
    '%s moves from its statuses and no other',
    async (name) => {
      const transition =
        name === 'approve-brief' ? articleTransitions.approveBrief : articleTransitions.approveDraft
      for (const status of statusPrefixes) {
        const { id } = await article(status)
        const answer = await api.patch(team.token, `/articles/${id}/${name}`)
        if ((transition.from as readonly string[]).includes(status)) {
          expect(answer.status).toBe(200)
          expect(Object.keys(answer.body).sort()).toEqual(articleKeys)
          expect(answer.body.status.prefix).toBe(transition.to[0])
        } else {
          expect(answer.status).toBe(409)
          expect(answer.body.code).toBe('invalid_transition')
          expect(answer.body.detail).toContain(`status is ${status}`)
          expect(await eventsOf(id)).toEqual([])
        }
      }
    },
  )

  it('list the allowed transitions in a refusal', async () => {
    const { id } = await article('pending-draft')
    const { body } = await api.patch(team.token, `/articles/${id}/approve-brief`)
    expect(body.detail).toBe(
      "The article's status is pending-draft, where approving the brief is not allowed. Allowed: approving the draft (to pending-publishing).",
    )
    const done = await article('published')
    const { body: final } = await api.patch(team.token, `/articles/${done.id}/approve-draft`)
    expect(final.detail).toMatch(/is not allowed\. Only an operator can change this status\.$/)
    const rejected = await article('rejected')
    const { body: swappable } = await api.patch(
      team.token,
      `/articles/${rejected.id}/approve-draft`,
    )
    expect(swappable.detail).toMatch(
      /\. Only an operator, or a completed swap, can change this status\.$/,
    )
  })

  it('of a draft store its link in the same transaction, or neither', async () => {
    const { id } = await article('draft-ready-for-review')
    const url = `/articles/${id}/approve-draft`
    for (const draft_shared_doc_url of ['ftp://x', null, 7]) {
      const refused = await api.patch(team.token, url, { draft_shared_doc_url })
      expect(refused.status).toBe(400)
    }
    const link = 'https://docs.example.com/draft'
    const { body } = await api.patch(team.token, url, { draft_shared_doc_url: link })
    expect(body).toMatchObject({
      draft_shared_doc_url: link,
      status: { prefix: 'pending-publishing' },
    })
    const again = await api.patch(team.token, url, {
      draft_shared_doc_url: 'https://other.example/',
    })
    expect(again.status).toBe(409)
    expect((await api.get(team.token, `/articles/${id}`)).body.draft_shared_doc_url).toBe(link)
  })

  it('made concurrently succeed once, and refuse the others', async () => {
    const { id } = await article()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.patch(team.token, `/articles/${id}/approve-brief`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await eventsOf(id)).toHaveLength(1)
    expect(await api.prisma.articleStatusChange.count({ where: { articleId: id } })).toBe(2)
  })

  it('write the history and the event in the same transaction', async () => {
    const { id, campaignId } = await article()
    await api.patch(team.token, `/articles/${id}/approve-brief`)
    await api.patch(team.token, `/articles/${id}/approve-draft`)
    const events = await eventsOf(id)
    expect(events.map(({ topic, sequence, teamId }) => ({ topic, sequence, teamId }))).toEqual([
      { topic: 'article.status_changed', sequence: 1, teamId: team.id },
      { topic: 'article.status_changed', sequence: 2, teamId: team.id },
    ])
    expect(events[0]!.payload).toEqual({
      article: { id, name: product.name, campaign_id: campaignId, profile_id: profile.id },
      status: { name: 'Pending draft', prefix: 'pending-draft', color: '#818cf8' },
      previous_status: {
        name: 'Pending content brief',
        prefix: 'pending-content-brief',
        color: '#94a3b8',
      },
      team_id: team.id,
      profile_id: profile.id,
      campaign_id: campaignId,
      sequence: 1,
    })
    const { body } = await api.get(team.token, `/campaigns/${campaignId}/articles`)
    expect(body.records[0].status.map(({ prefix }: { prefix: string }) => prefix)).toEqual([
      'pending-publishing',
      'pending-draft',
      'pending-content-brief',
    ])
  })
})

describe('setArticleStatus', () => {
  it('moves between any two statuses, with notes', async () => {
    const { id } = await article()
    const input = { articleId: id, status: 'needs-info', notes: 'Which logo?' }
    const { setArticleStatus } = await api.graph(api.operator, setStatus, { input })
    expect(setArticleStatus.statusChanges.nodes[0]).toEqual({
      notes: 'Which logo?',
      status: { prefix: 'needs-info' },
      previousStatus: { prefix: 'pending-content-brief' },
    })
    await api.graph(api.operator, setStatus, { input: { articleId: id, status: 'rejected' } })
    expect(await eventsOf(id)).toHaveLength(2)
  })

  it('publishes an article at a URL that cannot change', async () => {
    const liveUrl = 'https://daily.example/robots'
    const issueOf = async (query: string, input: object) =>
      (await api.graphError(api.operator, query, { input })).extensions
    const early = await article('draft-ready-for-review')
    expect(
      await issueOf(setStatus, { articleId: early.id, status: 'published', liveUrl }),
    ).toMatchObject({ code: 'invalid_transition' })

    const { id } = await article('pending-publishing')
    const to = (status: string, more: object = {}) => ({ articleId: id, status, ...more })
    for (const [input, code] of [
      [to('published'), 'required'],
      [to('published', { liveUrl: null }), 'required'],
      [to('needs-info', { liveUrl }), 'conflict'],
    ] as const) {
      const { issues } = await issueOf(setStatus, input)
      expect(issues).toMatchObject([{ path: ['input', 'liveUrl'], code }])
    }
    await api.graph(api.operator, setStatus, { input: to('published', { liveUrl }) })
    const published = async () => (await api.get(team.token, `/articles/${id}`)).body
    expect(await published()).toMatchObject({
      live_url: liveUrl,
      status: { prefix: 'published' },
    })

    const { issues } = await issueOf(update, { articleId: id, liveUrl: null })
    expect(issues).toMatchObject([{ path: ['input', 'liveUrl'], code: 'published' }])
    await api.put(team.token, `/articles/${id}`, { live_url: null })
    const moved = `${liveUrl}-2`
    await api.graph(api.operator, update, { input: { articleId: id, liveUrl: moved } })
    expect((await published()).live_url).toBe(moved)

    const known = await article('pending-publishing')
    await api.graph(api.operator, update, { input: { articleId: known.id, liveUrl } })
    const { setArticleStatus } = await api.graph(api.operator, setStatus, {
      input: { articleId: known.id, status: 'published' },
    })
    expect(setArticleStatus.status.prefix).toBe('published')
  })

  it('refuses to leave a final status, to keep the status, and an unknown status', async () => {
    for (const [from, to] of [
      ['published', 'pending-draft'],
      ['rejected', 'published'],
      ['pending-draft', 'pending-draft'],
    ] as const) {
      const { id } = await article(from)
      const input = { articleId: id, status: to }
      const { message, extensions } = await api.graphError(api.operator, setStatus, { input })
      expect(extensions.code).toBe('invalid_transition')
      expect(message).toContain(from)
    }
    const { id } = await article()
    const wrong = { articleId: id, status: 'PENDING_DRAFT' }
    const { extensions } = await api.graphError(api.operator, setStatus, { input: wrong })
    expect(extensions.issues).toMatchObject([
      { path: ['input', 'status'], message: expect.stringContaining('pending-draft') },
    ])
    const right = { articleId: id, status: 'pending-draft' }
    const byTeam = await api.graphError(team.token, setStatus, { input: right })
    expect(byTeam.extensions.code).toBe('operator_only')
  })
})

describe('correctArticleStatus', () => {
  const reason = 'It was another article.'

  it.each(['published', 'rejected'] as const)('reverts an article that was %s', async (status) => {
    const liveUrl = 'https://daily.example/wrong'
    const { id } = await article('pending-publishing')
    const more = status === 'published' && { liveUrl }
    await api.graph(api.operator, setStatus, { input: { articleId: id, status, ...more } })
    const input = { articleId: id, status: 'pending-publishing', reason }
    const { correctArticleStatus: corrected } = await api.graph(api.operator, correct, { input })
    expect(corrected).toMatchObject({
      publishedAt: null,
      status: { prefix: 'pending-publishing' },
      statusChanges: {
        nodes: [
          { isCorrection: true, notes: reason, previousStatus: { prefix: status } },
          { isCorrection: false },
          { isCorrection: false },
        ],
      },
    })
    const events = await eventsOf(id)
    expect(events).toHaveLength(2)
    expect(events[1]!.payload).toMatchObject({
      status: { prefix: 'pending-publishing' },
      previous_status: { prefix: status },
    })
    await api.graph(api.operator, update, { input: { articleId: id, liveUrl: null } })
    const [entry] = await api.prisma.auditEntry.findMany({
      where: { entityId: id, action: 'correct_article_status' },
    })
    expect(entry).toMatchObject({
      before: { status },
      after: { status: 'pending-publishing', notes: reason },
    })
    const { articleStatusChanges } = await api.graph(
      api.operator,
      `{ articleStatusChanges(where: {articleId: {eq: "${id}"}, isCorrection: {eq: true}}) { totalCount } }`,
    )
    expect(articleStatusChanges.totalCount).toBe(1)
  })

  it('sets the time of the status, also if the previous release writes the change', async () => {
    const { id, teamId, updatedAt } = await article()
    const since = async () => {
      const row = await api.prisma.article.findUniqueOrThrow({
        where: { id },
        select: { statusSince: true, statusChanges: { orderBy: { effectiveAt: 'desc' }, take: 1 } },
      })
      expect(row.statusSince).toEqual(row.statusChanges[0]!.effectiveAt)
      return row.statusSince!
    }
    const first = await since()
    await api.graph(api.operator, setStatus, { input: { articleId: id, status: 'needs-info' } })
    const second = await since()
    expect(second.getTime()).toBeGreaterThan(first.getTime())
    const later = new Date(second.getTime() + 60_000)
    const { id: statusId } = await api.prisma.articleContentStatus.findUniqueOrThrow({
      where: { prefix: 'pending-draft' },
    })
    await api.prisma.articleStatusChange.create({
      data: { articleId: id, teamId, statusId, effectiveAt: later },
    })
    expect(await since()).toEqual(later)
    // An earlier change does not affect it.
    await api.prisma.articleStatusChange.create({
      data: { articleId: id, teamId, statusId, effectiveAt: updatedAt },
    })
    expect(await since()).toEqual(later)
  })

  it('never publishes, and is refused after the publisher is paid', async () => {
    const { id, orderItemId } = await article('published')
    const correctTo = (status: string, more: object = { reason }) =>
      api.graphError(api.operator, correct, { input: { articleId: id, status, ...more } })
    expect((await correctTo('published')).extensions.issues).toMatchObject([
      { path: ['input', 'status'] },
    ])
    expect((await correctTo('pending-draft', { reason: ' ' })).extensions.issues).toMatchObject([
      { path: ['input', 'reason'] },
    ])
    await api.prisma.orderItem.update({
      where: { id: orderItemId },
      data: { isPublisherPaid: true },
    })
    const paid = await correctTo('pending-publishing')
    expect(paid.extensions.code).toBe('invalid_transition')
    expect(paid.message).toContain('publisher has been paid')
    const input = { articleId: id, status: 'pending-draft', reason }
    const byTeam = await api.graphError(team.token, correct, { input })
    expect(byTeam.extensions.code).toBe('operator_only')
  })
})
