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

const user = (firstName: string, role = 'Writer') =>
  api.prisma.user.create({
    data: {
      firstName,
      lastName: 'Vanderberg',
      email: `${randomUUID()}@example.com`,
      role: { connect: { name: role } },
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

describe('GET /articles/{article_id}', () => {
  it('answers the record of the specification', async () => {
    const { id, campaignId } = await article('pending-draft')
    const [writer, agent] = [await user('Ilse'), await user('Daniel', 'Support agent')]
    await api.graph(api.operator, update, {
      input: {
        articleId: id,
        writerId: writer.id,
        supportAgentId: agent.id,
        liveUrl: 'https://d.example/a',
      },
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
    const input = { articleId: id, liveUrl: 'https://x.example/' }
    const { extensions } = await api.graphError(team.token, update, { input })
    expect(extensions.code).toBe('operator_only')
    const unknown = { articleId: id, writerId: randomUUID(), supportAgentId: randomUUID() }
    const error = await api.graphError(api.operator, update, { input: unknown })
    expect(error.extensions.issues).toMatchObject([
      { path: ['input', 'writerId'] },
      { path: ['input', 'supportAgentId'] },
    ])
    const noWriter = { articleId: id, writerId: team.ownerId, supportAgentId: team.ownerId }
    const role = await api.graphError(api.operator, update, { input: noWriter })
    expect(role.extensions.issues).toMatchObject([
      { path: ['input', 'writerId'], code: 'no_writer' },
      { path: ['input', 'supportAgentId'], code: 'no_support_agent' },
    ])
    const operator = { articleId: id, supportAgentId: (await user('Kim', 'Operator')).id }
    await api.graph(api.operator, update, { input: operator })
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
    expect(setArticleStatus.statusChanges.nodes[0]).toEqual({
      notes: 'Which logo?',
      status: { prefix: 'needs-info' },
      previousStatus: { prefix: 'pending-content-brief' },
    })
    await api.graph(api.operator, setStatus, { input: { articleId: id, status: 'rejected' } })
    expect(await eventsOf(id)).toHaveLength(2)
  })

  it('publishes what is to be published, under an address that stays', async () => {
    const liveUrl = 'https://daily.example/robots'
    const faultOf = async (query: string, input: object) =>
      (await api.graphError(api.operator, query, { input })).extensions
    const early = await article('draft-ready-for-review')
    expect(
      await faultOf(setStatus, { articleId: early.id, status: 'published', liveUrl }),
    ).toMatchObject({ code: 'invalid_transition' })

    const { id } = await article('pending-publishing')
    const to = (status: string, more: object = {}) => ({ articleId: id, status, ...more })
    for (const [input, code] of [
      [to('published'), 'required'],
      [to('published', { liveUrl: null }), 'required'],
      [to('needs-info', { liveUrl }), 'invalid'],
    ] as const) {
      const { issues } = await faultOf(setStatus, input)
      expect(issues).toMatchObject([{ path: ['input', 'liveUrl'], code }])
    }
    await api.graph(api.operator, setStatus, { input: to('published', { liveUrl }) })
    const published = async () => (await api.get(team.token, `/articles/${id}`)).body
    expect(await published()).toMatchObject({
      live_url: liveUrl,
      status: { prefix: 'published' },
    })

    const { issues } = await faultOf(update, { articleId: id, liveUrl: null })
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

describe('correctArticleStatus', () => {
  const reason = 'It was another article.'

  it.each(['published', 'rejected'] as const)('takes back that one was %s', async (status) => {
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

  it('never publishes, and takes nothing back that the publisher is paid for', async () => {
    const { id, orderItemId } = await article('published')
    const asked = (status: string, more: object = { reason }) =>
      api.graphError(api.operator, correct, { input: { articleId: id, status, ...more } })
    expect((await asked('published')).extensions.issues).toMatchObject([
      { path: ['input', 'status'] },
    ])
    expect((await asked('pending-draft', { reason: ' ' })).extensions.issues).toMatchObject([
      { path: ['input', 'reason'] },
    ])
    await api.prisma.orderItem.update({
      where: { id: orderItemId },
      data: { isPublisherPaid: true },
    })
    const paid = await asked('pending-publishing')
    expect(paid.extensions.code).toBe('invalid_transition')
    expect(paid.message).toContain('publisher is paid')
    const input = { articleId: id, status: 'pending-draft', reason }
    const byTeam = await api.graphError(team.token, correct, { input })
    expect(byTeam.extensions.code).toBe('operator_only')
  })
})

describe('who is waited for', () => {
  const waiting = `query ($where: ArticleWhere) {
    articles(where: $where, first: 100) {
      nodes { id waitingFor waitingSince dueAt status { prefix } statusChanges(first: 1) { nodes { effectiveAt } } }
    }
  }`

  it('is told of each article, since when and until when', async () => {
    const owner = await makeProfile(api, await api.team())
    const made = await Promise.all(statusPrefixes.map((status) => article(status, owner)))
    const where = { id: { in: made.map(({ id }) => id) } }
    const { nodes } = (await api.graph(api.operator, waiting, { where })).articles
    const parties = Object.fromEntries(
      nodes.map((one: Waiting) => [one.status.prefix, one.waitingFor]),
    )
    expect(parties).toEqual({
      'pending-content-brief': 'TEAM',
      'brief-ready-for-review': 'OPERATOR',
      'brief-update-requested': 'TEAM',
      'pending-draft': 'WRITER',
      'draft-ready-for-review': 'TEAM',
      'draft-update-requested': 'WRITER',
      'request-revision': 'WRITER',
      'pending-publishing': 'OPERATOR',
      published: null,
      'needs-info': 'TEAM',
      'action-required': 'TEAM',
      rejected: null,
    })
    for (const { id, waitingFor, waitingSince, dueAt, statusChanges } of nodes as Waiting[]) {
      const row = made.find((one) => one.id === id)!
      expect(waitingSince).toBe(waitingFor && statusChanges.nodes[0]!.effectiveAt)
      expect(dueAt).toBe(waitingFor && row.expectedCompletionDate!.toISOString())
    }
  })

  it('and who is late are conditions of the list, and keys of its sums', async () => {
    const mine = await api.team()
    const owner = await makeProfile(api, mine)
    const made = await Promise.all(statusPrefixes.map((status) => article(status, owner)))
    const late = made.filter((_, index) => index % 2 === 0)
    await api.prisma.article.updateMany({
      where: { id: { in: late.map(({ id }) => id) } },
      data: { expectedCompletionDate: new Date('2026-01-01') },
    })
    const undated = made[1]!
    await api.prisma.article.update({
      where: { id: undated.id },
      data: { expectedCompletionDate: null },
    })
    const all = (await api.graph(mine.token, waiting, {})).articles.nodes as Waiting[]
    const isLate = (one: Waiting) => one.waitingFor !== null && late.some(({ id }) => id === one.id)
    const given: [object, (one: Waiting) => boolean][] = [
      [{ waitingFor: { eq: 'TEAM' } }, ({ waitingFor }) => waitingFor === 'TEAM'],
      [{ waitingFor: { ne: 'TEAM' } }, ({ waitingFor }) => waitingFor !== 'TEAM'],
      [
        { waitingFor: { in: ['WRITER', 'OPERATOR'] } },
        ({ waitingFor }) => waitingFor === 'WRITER' || waitingFor === 'OPERATOR',
      ],
      [{ waitingFor: { notIn: ['WRITER'] } }, ({ waitingFor }) => waitingFor !== 'WRITER'],
      [{ waitingFor: { isNull: true } }, ({ waitingFor }) => waitingFor === null],
      [{ waitingFor: { isNull: false } }, ({ waitingFor }) => waitingFor !== null],
      [{ NOT: [{ waitingFor: { eq: 'TEAM' } }] }, ({ waitingFor }) => waitingFor !== 'TEAM'],
      [{ overdue: true }, isLate],
      [{ overdue: false }, (one) => !isLate(one)],
      [
        { overdue: true, waitingFor: { eq: 'TEAM' } },
        (one) => isLate(one) && one.waitingFor === 'TEAM',
      ],
    ]
    for (const [where, fits] of given) {
      const { articles } = await api.graph(mine.token, waiting, { where })
      expect(
        articles.nodes.map(({ id }: Waiting) => id),
        JSON.stringify(where),
      ).toEqual(all.filter(fits).map(({ id }) => id))
    }
    const { articlesAggregate } = await api.graph(
      mine.token,
      '{ articlesAggregate(groupBy: [{ key: WAITING_FOR }]) { keys { waitingFor } count } }',
    )
    const counts = articlesAggregate.map(
      ({ keys, count }: { keys: { waitingFor: string | null }; count: number }) => [
        keys.waitingFor,
        count,
      ],
    )
    expect(Object.fromEntries(counts)).toEqual({ TEAM: 5, OPERATOR: 2, WRITER: 3, null: 2 })
  })
})

interface Waiting {
  id: string
  waitingFor: string | null
  waitingSince: string | null
  dueAt: string | null
  status: { prefix: string }
  statusChanges: { nodes: { effectiveAt: string }[] }
}

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
