import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { moves, type StatusPrefix, statusPrefixes } from '../../src/domain/production/workflow.js'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeFile } from '../support/fixtures/file.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

const [team, other] = await Promise.all([api.team(), api.team()])
const profile = await makeProfile(api, team)
const foreign = await makeProfile(api, other)
const product = await makeProduct(api)

async function article(articleStatus?: StatusPrefix, owner = profile) {
  const campaign = await makeCampaign(api, owner)
  const { articles } = await makeOrder(api, owner, product, {
    campaignId: campaign.id,
    articleStatus,
  })
  return articles[0]!
}

const user = (firstName: string) =>
  api.prisma.user.create({
    data: {
      firstName,
      lastName: 'Vanderberg',
      email: `${randomUUID()}@example.com`,
      role: { connect: { name: 'Writer' } },
    },
  })

const eventsOf = (articleId: string) =>
  api.prisma.webhookEvent.findMany({ where: { articleId }, orderBy: { sequence: 'asc' } })

const recordKeys = [
  'id',
  'name',
  'brief_shared_doc_url',
  'draft_shared_doc_url',
  'live_url',
  'campaign_id',
  'product_id',
  'profile_id',
  'updated_at',
  'writer',
  'support_agent',
  'status',
  'files',
  'expected_completion_date',
  'expected_completion_date_title',
].sort()
const keys = (record: object) => Object.keys(record).sort()

const setStatus = `mutation ($input: SetArticleStatusInput!) {
  setArticleStatus(input: $input) {
    status { prefix }
    statusChanges { notes status { prefix } previousStatus { prefix } }
  }
}`
const update = `mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { id } }`

describe('GET /articles/{article_id}', () => {
  it('answers the record of the specification', async () => {
    const { id, campaignId } = await article('pending-draft')
    const [writer, agent] = [await user('Ilse'), await user('Daniel')]
    await api.graph(api.operator, update, {
      input: { id, writerId: writer.id, supportAgentId: agent.id, liveUrl: 'https://d.example/a' },
    })
    const file = await makeFile(api, team)
    const gone = await makeFile(api, team)
    await api.graph(
      api.operator,
      'mutation ($input: SetArticleFilesInput!) { setArticleFiles(input: $input) { id } }',
      { input: { articleId: id, fileIds: [file.id, gone.id] } },
    )
    await api.prisma.file.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
    const { status, body } = await api.get(team.token, `/articles/${id}`)
    expect(status).toBe(200)
    expect(keys(body)).toEqual(recordKeys)
    expect(body).toMatchObject({
      id,
      name: product.name,
      brief_shared_doc_url: null,
      draft_shared_doc_url: null,
      live_url: 'https://d.example/a',
      campaign_id: campaignId,
      product_id: product.id,
      profile_id: profile.id,
      writer: { id: writer.id, first_name: 'Ilse', last_name: 'Vanderberg' },
      support_agent: { id: agent.id, first_name: 'Daniel', last_name: 'Vanderberg' },
      status: { name: 'Pending draft', prefix: 'pending-draft', color: '#818cf8' },
      expected_completion_date_title: 'Draft expected',
    })
    expect(new Date(body.expected_completion_date) > new Date()).toBe(true)
    expect(body.files).toEqual([
      {
        id: file.id,
        name: file.name,
        file_key: file.key,
        file_url: expect.stringContaining(`/files/content/${file.key}?expires=`),
        size: file.size,
        mime_type: file.mimeType,
      },
    ])
    expect(keys(body.writer)).toEqual(['first_name', 'id', 'last_name'])
    expect(keys(body.status)).toEqual(['color', 'name', 'prefix'])
  })

  it('finds nothing of another team, in no way', async () => {
    const { id } = await article('pending-draft', foreign)
    const bodies = { draft_shared_doc_url: 'https://x.example/d' }
    for (const articleId of [id, randomUUID(), 'no-uuid']) {
      const url = `/articles/${articleId}`
      const answers = await Promise.all([
        api.get(team.token, url),
        api.put(team.token, url, { name: 'Mine' }),
        api.patch(team.token, `${url}/approve-brief`),
        api.patch(team.token, `${url}/approve-draft`, bodies),
        api.get(team.token, `${url}/comments`),
        api.post(team.token, `${url}/comments`, { content: 'x', author: { name: 'y' } }),
      ])
      for (const { status, body } of answers) {
        expect(status).toBe(404)
        expect(body.code).toBe('not_found')
      }
    }
  })

  it.each([
    ['pending-content-brief', 'Brief due'],
    ['brief-update-requested', 'Brief due'],
    ['draft-ready-for-review', 'Draft expected'],
    ['request-revision', 'Draft expected'],
    ['pending-publishing', 'Publication expected'],
    ['published', 'Published'],
    ['needs-info', 'Waiting for you'],
    ['rejected', 'Rejected'],
  ] as const)('of one that is %s says what is expected: %s', async (status, title) => {
    const { id } = await article(status)
    const { body } = await api.get(team.token, `/articles/${id}`)
    expect(body.expected_completion_date_title).toBe(title)
  })
})

describe('PUT /articles/{article_id}', () => {
  it('saves the brief link and the name, and never the status', async () => {
    const { id } = await article()
    const url = `/articles/${id}`
    const before = (await api.get(team.token, url)).body
    const { status, body } = await api.put(team.token, url, {
      brief_shared_doc_url: 'https://docs.example.com/brief',
      name: 'A better name',
      status: 'published',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      brief_shared_doc_url: 'https://docs.example.com/brief',
      name: 'A better name',
      updated_at: expect.any(String),
    })
    expect(body.updated_at > before.updated_at).toBe(true)
    const cleared = await api.put(team.token, url, { brief_shared_doc_url: null })
    expect(cleared.body).toMatchObject({ brief_shared_doc_url: null, name: 'A better name' })
    expect((await api.put(team.token, url, {})).body).toEqual(cleared.body)
    expect(await eventsOf(id)).toEqual([])
  })

  it('refuses links that cannot be opened, and names that are none', async () => {
    const { id } = await article()
    for (const [body, path] of [
      [{ brief_shared_doc_url: 'ftp://docs.example.com/x' }, 'brief_shared_doc_url'],
      [{ brief_shared_doc_url: 'javascript:alert(1)' }, 'brief_shared_doc_url'],
      [{ brief_shared_doc_url: 'https://' }, 'brief_shared_doc_url'],
      [{ brief_shared_doc_url: 'https://a b' }, 'brief_shared_doc_url'],
      [{ brief_shared_doc_url: 'https://docs.example.com@evil.example/' }, 'brief_shared_doc_url'],
      [{ brief_shared_doc_url: 'https://a.example/\u202efdp.exe' }, 'brief_shared_doc_url'],
      [{ brief_shared_doc_url: 'docs.example.com' }, 'brief_shared_doc_url'],
      [{ brief_shared_doc_url: '' }, 'brief_shared_doc_url'],
      [{ brief_shared_doc_url: 5 }, 'brief_shared_doc_url'],
      [{ brief_shared_doc_url: `https://a.example/${'x'.repeat(2_050)}` }, 'brief_shared_doc_url'],
      [
        { brief_shared_doc_url: `https://a.example/${'x'.repeat(900_000)}` },
        'brief_shared_doc_url',
      ],
      [{ name: null }, 'name'],
      [{ name: '\n\t ' }, 'name'],
      [{ name: 'x'.repeat(256) }, 'name'],
      [{ titel: 'x' }, 'titel'],
    ] as const) {
      const answer = await api.put(team.token, `/articles/${id}`, body)
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(400)
      expect(answer.body.issues).toMatchObject([{ path: [path] }])
    }
    const huge = { brief_shared_doc_url: `https://a.example/${'x'.repeat(5_000_000)}` }
    expect((await api.put(team.token, `/articles/${id}`, huge)).status).toBe(413)
  })

  it('leaves what is for operators to them', async () => {
    const { id } = await article()
    const input = { id, liveUrl: 'https://x.example/' }
    const { extensions } = await api.graphError(team.token, update, { input })
    expect(extensions.code).toBe('operator_only')
    const unknown = { id, writerId: randomUUID(), supportAgentId: randomUUID() }
    const error = await api.graphError(api.operator, update, { input: unknown })
    expect(error.extensions.issues).toMatchObject([
      { path: ['input', 'writerId'] },
      { path: ['input', 'supportAgentId'] },
    ])
  })
})

describe('approvals', () => {
  it.each(['approve-brief', 'approve-draft'] as const)(
    '%s moves from its statuses and no other',
    async (name) => {
      const move = name === 'approve-brief' ? moves.approveBrief : moves.approveDraft
      for (const status of statusPrefixes) {
        const { id } = await article(status)
        const answer = await api.patch(team.token, `/articles/${id}/${name}`)
        if ((move.from as readonly string[]).includes(status)) {
          expect(answer.status).toBe(200)
          expect(keys(answer.body)).toEqual(recordKeys)
          expect(answer.body.status.prefix).toBe(move.to[0])
        } else {
          expect(answer.status).toBe(409)
          expect(answer.body.code).toBe('invalid_transition')
          expect(answer.body.detail).toContain(`status is ${status}`)
          expect(await eventsOf(id)).toEqual([])
        }
      }
    },
  )

  it('tell in a refusal what is allowed', async () => {
    const { id } = await article('pending-draft')
    const { body } = await api.patch(team.token, `/articles/${id}/approve-brief`)
    expect(body.detail).toBe(
      "The article's status is pending-draft, where approving the brief is not allowed; allowed is approving the draft (to pending-publishing).",
    )
    const done = await article('published')
    const { body: final } = await api.patch(team.token, `/articles/${done.id}/approve-draft`)
    expect(final.detail).toMatch(/allowed is nothing\.$/)
  })

  it('of a draft save its link in the same step, or neither', async () => {
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

  it('at once: one wins, the others are told', async () => {
    const { id } = await article()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.patch(team.token, `/articles/${id}/approve-brief`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await eventsOf(id)).toHaveLength(1)
    expect(await api.prisma.articleStatusChange.count({ where: { articleId: id } })).toBe(2)
  })

  it('write their history and their event with the change', async () => {
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
    expect(setArticleStatus.statusChanges[0]).toEqual({
      notes: 'Which logo?',
      status: { prefix: 'needs-info' },
      previousStatus: { prefix: 'pending-content-brief' },
    })
    await api.graph(api.operator, setStatus, { input: { articleId: id, status: 'published' } })
    expect(await eventsOf(id)).toHaveLength(2)
  })

  it('refuses to leave what is final, to go nowhere, and what is no status', async () => {
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

describe('what else operators do', () => {
  const setImages = `mutation ($input: SetArticleImagesInput!) {
    setArticleImages(input: $input) { totalImages images { caption file { id url } } }
  }`
  const move = `mutation ($input: MoveArticleInput!) {
    moveArticle(input: $input) { campaignId orderItem { campaignId } }
  }`

  it('gives an article pictures of its team', async () => {
    const { id, campaignId } = await article()
    const [one, two] = [
      await makeFile(api, team, { mimeType: 'image/png' }),
      await makeFile(api, team, { mimeType: 'image/jpeg' }),
    ]
    const images = [{ fileId: two.id, caption: 'The robot' }, { fileId: one.id }]
    const { setArticleImages } = await api.graph(api.operator, setImages, {
      input: { articleId: id, images },
    })
    expect(setArticleImages.totalImages).toBe(2)
    expect(setArticleImages.images[0]).toMatchObject({ caption: 'The robot', file: { id: two.id } })
    const { body } = await api.get(team.token, `/campaigns/${campaignId}/articles`)
    expect(body.records[0].total_images).toBe(2)

    const wrong = [
      (await makeFile(api, team)).id,
      (await makeFile(api, other, { mimeType: 'image/png' })).id,
      one.id,
      one.id,
    ]
    const { extensions } = await api.graphError(api.operator, setImages, {
      input: { articleId: id, images: wrong.map((fileId) => ({ fileId })) },
    })
    expect(extensions.issues.map(({ path }: { path: unknown[] }) => path)).toEqual(
      [0, 1, 3].map((index) => ['input', 'images', index, 'fileId']),
    )
  })

  it('moves an article and its order item to another campaign of the profile', async () => {
    const { id } = await article()
    const campaign = await makeCampaign(api, profile)
    const to = async (campaignId: string | null) =>
      (await api.graph(api.operator, move, { input: { articleId: id, campaignId } })).moveArticle
    expect(await to(campaign.id)).toEqual({
      campaignId: campaign.id,
      orderItem: { campaignId: campaign.id },
    })
    expect(await to(null)).toEqual({ campaignId: null, orderItem: { campaignId: null } })
    const elsewhere = [
      (await makeCampaign(api, foreign)).id,
      (await makeCampaign(api, await makeProfile(api, team))).id,
      randomUUID(),
    ]
    for (const campaignId of elsewhere) {
      const input = { articleId: id, campaignId }
      const { extensions } = await api.graphError(api.operator, move, { input })
      expect(extensions.issues).toMatchObject([{ path: ['input', 'campaignId'] }])
    }
  })
})
