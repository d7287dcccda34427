import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type StatusPrefix, statusPrefixes } from '../../src/domain/production/workflow.js'
import { testApi } from '../support/api.js'
import { articleKeys, makeArticle } from '../support/fixtures/article.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeFile } from '../support/fixtures/file.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

const [team, other] = await Promise.all([api.team(), api.team()])
const profile = await makeProfile(api, team)
const foreign = await makeProfile(api, other)
const product = await makeProduct(api)

const article = (status?: StatusPrefix, owner = profile) => makeArticle(api, owner, product, status)

const user = (firstName: string, role = 'Writer') =>
  api.prisma.user.create({
    data: {
      firstName,
      lastName: 'Vanderberg',
      email: `${randomUUID()}@example.com`,
      role: { connect: { name: role } },
    },
  })

const keys = (record: object) => Object.keys(record).sort()

const update = `mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { id } }`

describe('GET /articles/{article_id}', () => {
  it('returns the record of the specification', async () => {
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
    expect(keys(body)).toEqual(articleKeys)
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

  it('finds nothing of another team by any route', async () => {
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
  ] as const)('has for status %s the title of the expected date: %s', async (status, title) => {
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
    expect(await api.prisma.webhookEvent.count({ where: { articleId: id } })).toBe(0)
  })

  it('refuses invalid links and names', async () => {
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

  it('refuses operator-only fields', async () => {
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

describe('the party that an article waits for', () => {
  const waiting = `query ($where: ArticleWhere) {
    articles(where: $where, first: 100) {
      nodes { id waitingFor waitingSince dueAt status { prefix } statusChanges(first: 1) { nodes { effectiveAt } } }
    }
  }`

  it('is returned for each article, with the start and the due date', async () => {
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

  it('and overdue articles are filters and aggregate keys', async () => {
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

describe('other changes by operators', () => {
  const setImages = `mutation ($input: SetArticleImagesInput!) {
    setArticleImages(input: $input) { totalImages images { caption file { id url } } }
  }`
  const move = `mutation ($input: MoveArticleInput!) {
    moveArticle(input: $input) { campaignId orderItem { campaignId } }
  }`

  it('gives an article images of its team', async () => {
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
