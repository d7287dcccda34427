import { describe, expect, it } from 'vitest'
import { type StatusPrefix, statusPrefixes } from '../../src/domain/production/workflow.js'
import { testApi } from '../support/api.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const team = await api.team()
const profile = await makeProfile(api, team)
const product = await makeProduct(api)

async function article(articleStatus: StatusPrefix) {
  const { articles } = await makeOrder(api, profile, product, { articleStatus })
  return articles[0]!.id
}

const notes = 'Name the chief executive.'

interface Document {
  what: 'brief' | 'draft'
  mutation: string
  ready: StatusPrefix
  requested: StatusPrefix
}

const documents: Document[] = [
  {
    what: 'brief',
    mutation: 'requestBriefChanges',
    ready: 'brief-ready-for-review',
    requested: 'brief-update-requested',
  },
  {
    what: 'draft',
    mutation: 'requestDraftChanges',
    ready: 'draft-ready-for-review',
    requested: 'draft-update-requested',
  },
]

describe.each(documents)('changes of a $what', ({ what, mutation, ready, requested }) => {
  const pathOf = (id: string) => `/articles/${id}/request-${what}-changes`
  const askedEvent = {
    topic: 'article.status_changed',
    payload: { status: { prefix: requested }, previous_status: { prefix: ready } },
  }

  it('are requested in GraphQL, with the notes in the history and an event', async () => {
    const articleId = await article(ready)
    const fields = 'status { prefix } statusChanges(first: 1) { nodes { notes status { prefix } } }'
    const input = { articleId, notes: ` ${notes} ` }
    expect(await api.mutate(team.token, mutation, input, fields)).toEqual({
      status: { prefix: requested },
      statusChanges: { nodes: [{ notes, status: { prefix: requested } }] },
    })
    const events = await api.prisma.webhookEvent.findMany({ where: { articleId } })
    expect(events).toMatchObject([askedEvent])
    const { status } = await api.patch(team.token, `/articles/${articleId}/approve-${what}`, {})
    expect(status).toBe(200)
  })

  it('are requested in REST, once, with the scope articles.update', async () => {
    const articleId = await article(ready)
    const reader = await api.token(team, 'custom', ['articles.read'])
    const refused = await api.patch(reader, pathOf(articleId), { notes })
    expect(refused).toMatchObject({ status: 403, body: { code: 'missing_scope' } })
    const token = await api.token(team, 'custom', ['articles.update', 'articles.read'])
    const { status, body } = await api.patch(token, pathOf(articleId), { notes })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: articleId, status: { prefix: requested } })
    expect(body).toEqual((await api.get(token, `/articles/${articleId}`)).body)
    const changes = await api.prisma.articleStatusChange.findMany({
      where: { articleId, status: { prefix: requested } },
    })
    expect(changes).toMatchObject([{ notes }])
    const again = await api.patch(token, pathOf(articleId), { notes })
    expect(again).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  it.each(statusPrefixes.filter((prefix) => prefix !== ready))(
    'are refused of an article that is %s, naming what is allowed',
    async (prefix) => {
      const articleId = await article(prefix)
      const { message, extensions } = await api.mutateError(team.token, mutation, {
        articleId,
        notes,
      })
      expect(extensions.code).toBe('invalid_transition')
      expect(message).toContain(
        `The article's status is ${prefix}, where requesting changes to the ${what} is not allowed`,
      )
    },
  )

  it('need notes, and an article of the team', async () => {
    const articleId = await article(ready)
    const other = await api.team()
    for (const body of [{}, { notes: null }, { notes: ' ' }, { notes: 'x'.repeat(2_001) }]) {
      const { status, body: problem } = await api.patch(team.token, pathOf(articleId), body)
      expect([status, problem.issues]).toMatchObject([400, [{ path: ['notes'] }]])
    }
    const input = { articleId, notes: ' ' }
    const { extensions } = await api.mutateError(team.token, mutation, input)
    expect(extensions.issues).toMatchObject([{ path: ['input', 'notes'] }])
    expect((await api.patch(other.token, pathOf(articleId), { notes })).status).toBe(404)
  })
})

it('offers changes of a brief when its review is next', async () => {
  const articleId = await article('brief-ready-for-review')
  const { message } = await api.mutateError(team.token, 'approveDraft', { articleId })
  expect(message).toContain(
    'Allowed: approving the brief (to pending-draft) or requesting changes to the brief (to brief-update-requested)',
  )
})
