import { expect, it } from 'vitest'
import {
  type StatusPrefix,
  statusIdFor,
  statusPrefixes,
} from '../../src/domain/production/workflow.js'
import { testApi } from '../support/api.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const team = await api.team()
const profile = await makeProfile(api, team)
const product = await makeProduct(api)

interface Transition {
  mutation: string
  status: StatusPrefix
  needs: string[]
}

const transitionsQuery = `query ($id: UUID!) { article(id: $id) { transitions { mutation status needs } } }`
const transitionsOf = async (token: string, id: string): Promise<Transition[]> =>
  (await api.graph(token, transitionsQuery, { id })).article.transitions

const article = async (status: StatusPrefix) =>
  (await makeOrder(api, profile, product, { articleStatus: status })).articles[0]!

interface Call {
  mutation: string
  name: string
  status: StatusPrefix
  /** Fields of the input besides the article. */
  more: { status?: StatusPrefix; liveUrl?: string; notes?: string; reason?: string }
}

/** Every call that could change the status of an article, with the target status. */
const calls: Call[] = [
  { mutation: 'APPROVE_BRIEF', name: 'approveBrief', status: 'pending-draft', more: {} },
  { mutation: 'APPROVE_DRAFT', name: 'approveDraft', status: 'pending-publishing', more: {} },
  {
    ...{ mutation: 'REQUEST_DRAFT_CHANGES', name: 'requestDraftChanges' },
    ...{ status: 'draft-update-requested', more: { notes: 'Shorter.' } },
  },
  {
    ...{ mutation: 'REQUEST_BRIEF_CHANGES', name: 'requestBriefChanges' },
    ...{ status: 'brief-update-requested', more: { notes: 'Say for whom.' } },
  },
  ...statusPrefixes.flatMap((status) => [
    {
      ...{ mutation: 'SET_ARTICLE_STATUS', name: 'setArticleStatus', status },
      more: { status, ...(status === 'published' && { liveUrl: 'https://a.example/b' }) },
    },
    ...(status === 'published'
      ? []
      : [
          {
            ...{ mutation: 'CORRECT_ARTICLE_STATUS', name: 'correctArticleStatus', status },
            more: { status, reason: 'A mistake.' },
          },
        ]),
  ]),
]

it.each(statusPrefixes)(
  'allows from %s the transitions that mutations then accept, and no other',
  async (from) => {
    const { id } = await article(from)
    for (const token of [api.operator, team.token]) {
      const returned = await transitionsOf(token, id)
      const made: Transition[] = []
      // A team token is refused operator-only mutations for every target status.
      const tried = token === team.token ? calls.slice(0, 6) : calls
      for (const { mutation, name, status, more } of tried) {
        const query = `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { id } }`
        const { body } = await api.send('POST', token, '/graphql', {
          query,
          variables: { input: { articleId: id, ...more } },
        })
        if (body.errors) {
          expect(body.errors[0].extensions.code).toMatch(/^(invalid_transition|operator_only)$/)
          continue
        }
        const { status: _, ...needed } = more
        made.push({ mutation, status, needs: Object.keys(needed) })
        const data = { statusId: statusIdFor(from), liveUrl: null }
        await api.prisma.article.update({ where: { id }, data })
      }
      const sorted = (transitions: Transition[]) =>
        transitions
          .map(({ mutation, status, needs }) => [mutation, status, ...needs].join(' '))
          .sort()
      expect(sorted(returned)).toEqual(sorted(made))
    }
  },
)

it('marks the transition that is the next step', async () => {
  const transitionsQuery = `query ($id: UUID!) { article(id: $id) { transitions { mutation status isExpected } } }`
  const next = async (token: string, from: StatusPrefix) => {
    const { id } = await article(from)
    const { transitions } = (await api.graph(token, transitionsQuery, { id })).article
    const expected = transitions.filter(({ isExpected }: { isExpected: boolean }) => isExpected)
    expect(expected.length).toBeLessThan(2)
    return expected.map(
      (transition: Transition) => `${transition.mutation} ${transition.status}`,
    )[0]
  }
  const path: StatusPrefix[] = ['pending-content-brief']
  for (let to = await next(api.operator, path[0]!); to; to = await next(api.operator, path.at(-1)!))
    path.push(to.split(' ')[1] as StatusPrefix)
  expect(path).toEqual([
    'pending-content-brief',
    'brief-ready-for-review',
    'pending-draft',
    'draft-ready-for-review',
    'pending-publishing',
    'published',
  ])
  expect(await next(api.operator, 'brief-ready-for-review')).toBe('APPROVE_BRIEF pending-draft')
  expect(await next(team.token, 'pending-content-brief')).toBe('APPROVE_BRIEF pending-draft')
  expect(await next(team.token, 'draft-ready-for-review')).toBe('APPROVE_DRAFT pending-publishing')
  // The article waits for the writer, so the transition of the team is not expected.
  expect(await next(team.token, 'pending-draft')).toBeUndefined()
  expect(await next(api.operator, 'needs-info')).toBeUndefined()
})

it('requires no URL if the article has one', async () => {
  const { id } = await article('pending-publishing')
  await api.prisma.article.update({ where: { id }, data: { liveUrl: 'https://a.example/b' } })
  expect(await transitionsOf(api.operator, id)).toContainEqual({
    ...{ mutation: 'SET_ARTICLE_STATUS', status: 'published', needs: [] },
  })
})

it('returns none to read-only tokens, and none for archived articles', async () => {
  const { id } = await article('draft-ready-for-review')
  expect(await transitionsOf(team.token, id)).toHaveLength(2)
  expect(await transitionsOf(await api.token(team, 'read_only'), id)).toEqual([])
  expect(await transitionsOf(await api.token(team, 'custom', ['articles.read']), id)).toEqual([])
  const analyst = await api.mutate(
    api.operator,
    'createOperatorToken',
    { name: 'Analyst', type: 'READ_ONLY' },
    'token',
  )
  expect(await transitionsOf(analyst.token, id)).toEqual([])
  await api.prisma.article.update({ where: { id }, data: { deletedAt: new Date() } })
  const where = { id: { eq: id } }
  const { articles } = await api.graph(
    api.operator,
    'query ($where: ArticleWhere) { articles(where: $where, includeArchived: true) { nodes { transitions { status } } } }',
    { where },
  )
  expect(articles.nodes).toEqual([{ transitions: [] }])
})
