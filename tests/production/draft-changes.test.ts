import { expect, it } from 'vitest'
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
const ready: StatusPrefix = 'draft-ready-for-review'

it('sends a draft back to its writer, with what is to change in the history and an event', async () => {
  const articleId = await article(ready)
  const fields = 'status { prefix } statusChanges(first: 1) { nodes { notes status { prefix } } }'
  const input = { articleId, notes: ` ${notes} ` }
  expect(await api.mutate(team.token, 'requestDraftChanges', input, fields)).toEqual({
    status: { prefix: 'draft-update-requested' },
    statusChanges: { nodes: [{ notes, status: { prefix: 'draft-update-requested' } }] },
  })
  const events = await api.prisma.webhookEvent.findMany({ where: { articleId } })
  expect(events).toMatchObject([
    {
      topic: 'article.status_changed',
      payload: { status: { prefix: 'draft-update-requested' }, previous_status: { prefix: ready } },
    },
  ])
  const { status } = await api.patch(team.token, `/articles/${articleId}/approve-draft`, {})
  expect(status).toBe(200)
})

it.each(statusPrefixes.filter((prefix) => prefix !== ready))(
  'is refused of an article that is %s, naming what is allowed',
  async (prefix) => {
    const articleId = await article(prefix)
    const { message, extensions } = await api.mutateError(team.token, 'requestDraftChanges', {
      articleId,
      notes,
    })
    expect(extensions.code).toBe('invalid_transition')
    expect(message).toContain(`The article's status is ${prefix}, where asking for changes`)
  },
)

it('needs to say what is to change, and finds no article of another team', async () => {
  const articleId = await article(ready)
  const other = await api.team()
  const asked = (token: string, input: object) =>
    api.mutateError(token, 'requestDraftChanges', { articleId, notes, ...input })
  expect((await asked(team.token, { notes: ' ' })).extensions.issues).toMatchObject([
    { path: ['input', 'notes'] },
  ])
  expect((await asked(other.token, {})).extensions.code).toBe('not_found')
})
