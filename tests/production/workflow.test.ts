import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  articleTransitions,
  type StatusPrefix,
  statusIdFor,
  statusPrefixes,
  targets,
} from '../../src/domain/production/workflow.js'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()

const [team, other] = await Promise.all([api.team(), api.team()])
const profile = await makeProfile(api, team)
const product = await makeProduct(api)

interface ModelComment {
  reference: string
  content: string
  parent: string | null
  internal: boolean
  archived: boolean
  author: 'team' | 'operator'
}

interface ModelArticle {
  id: string
  name: string
  history: StatusPrefix[]
  topics: string[]
  comments: ModelComment[]
}

/** Expected state of the server: two articles of one campaign. */
interface Model {
  campaignId: string
  articles: ModelArticle[]
}

type Step = { article: number } & (
  | { do: 'approve'; what: 'brief' | 'draft'; by: 'team' | 'other' }
  | { do: 'set'; status: StatusPrefix }
  | { do: 'correct'; status: StatusPrefix }
  | { do: 'rename'; name: string }
  | {
      do: 'comment'
      by: 'team' | 'operator'
      internal: boolean
      on: number | null
      content: string
    }
  | { do: 'edit' | 'archive'; by: 'team' | 'operator'; comment: number; content: string }
)

const who = fc.constantFrom('team' as const, 'operator' as const)
const text = fc.stringMatching(/^[a-z]{1,12}$/)
const article = fc.integer({ min: 0, max: 1 })
const index = fc.integer({ min: 0, max: 5 })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('approve' as const),
      article,
      what: fc.constantFrom('brief' as const, 'draft' as const),
      by: fc.oneof(
        { weight: 5, arbitrary: fc.constant('team' as const) },
        { weight: 1, arbitrary: fc.constant('other' as const) },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('set' as const, 'set' as const, 'correct' as const),
      article,
      // Final statuses are rare, because no run could leave them.
      status: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...statusPrefixes.slice(0, 8)) },
        { weight: 1, arbitrary: fc.constantFrom(...statusPrefixes) },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rename' as const), article, name: text }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('comment' as const),
      article,
      by: who,
      internal: fc.boolean(),
      on: fc.option(index),
      content: text,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('edit' as const, 'archive' as const),
      article,
      by: who,
      comment: index,
      content: text,
    }),
  },
)

const statusOf = ({ history }: ModelArticle) => history.at(-1)!

const rootOf = (model: ModelArticle, comment: ModelComment) =>
  model.comments.find(({ reference }) => reference === comment.parent)

/** Whether a comment is shown: neither archived nor under an archived root, nor internal to a team. */
function isSeen(model: ModelArticle, comment: ModelComment, by: 'team' | 'operator'): boolean {
  if (comment.archived || rootOf(model, comment)?.archived) return false
  return by === 'operator' || !comment.internal
}

/** Applies a step to the model and the server, and compares the response with the model. */
async function take(model: Model, action: Step): Promise<void> {
  const target = model.articles[action.article]!
  if (action.do === 'approve') return approve(target, action)
  if (action.do === 'set' || action.do === 'correct') return set(target, action)
  if (action.do === 'rename') {
    const { status } = await api.put(team.token, `/articles/${target.id}`, { name: action.name })
    expect(status).toBe(200)
    target.name = action.name
    return
  }
  if (action.do === 'comment') return comment(target, action)
  return change(target, action)
}

function moved(model: ModelArticle, to: StatusPrefix): void {
  model.history.push(to)
  model.topics.push('article.status_changed')
}

async function approve(model: ModelArticle, { what, by }: Step & { do: 'approve' }) {
  const transition =
    what === 'brief' ? articleTransitions.approveBrief : articleTransitions.approveDraft
  const token = by === 'team' ? team.token : other.token
  const { status, body } = await api.patch(token, `/articles/${model.id}/approve-${what}`)
  const [to] = targets(transition, statusOf(model))
  if (by === 'other') expect(status).toBe(404)
  else if (to) {
    expect(status).toBe(200)
    expect(body.status.prefix).toBe(to)
    moved(model, to)
  } else {
    expect(status).toBe(409)
    expect(body.detail).toContain(statusOf(model))
  }
}

async function set(
  model: ModelArticle,
  { do: what, status }: Step & { do: 'set' | 'correct' },
): Promise<void> {
  const from = statusOf(model)
  const [isCorrection, isPublished] = [what === 'correct', status === 'published']
  const given = isCorrection
    ? { reason: 'A mistake' }
    : isPublished && { liveUrl: 'https://daily.example/a' }
  const { body } = await api.post(api.operator, '/graphql', {
    query: isCorrection
      ? 'mutation ($input: CorrectArticleStatusInput!) { correctArticleStatus(input: $input) { id } }'
      : 'mutation ($input: SetArticleStatusInput!) { setArticleStatus(input: $input) { id } }',
    variables: { input: { articleId: model.id, status, ...given } },
  })
  const code = body.errors?.[0].extensions.code
  if (isCorrection && isPublished) return expect(code).toBe('validation_failed')
  const isOpen = from !== 'published' && from !== 'rejected'
  const isAllowed = isPublished ? from === 'pending-publishing' : isOpen || isCorrection
  if (!isAllowed || from === status) return expect(code).toBe('invalid_transition')
  expect(code).toBeUndefined()
  moved(model, status)
}

async function comment(
  model: ModelArticle,
  { by, internal: wanted, on, content }: Step & { do: 'comment' },
) {
  const parent = on === null ? undefined : model.comments[on % (model.comments.length || 1)]
  const internal = by === 'operator' && wanted
  const { body } = await api.post(by === 'team' ? team.token : api.operator, '/graphql', {
    query: `mutation ($input: CreateCommentInput!) { createComment(input: $input) { reference } }`,
    variables: {
      input: {
        articleId: model.id,
        content,
        authorName: by,
        visibility: internal ? 'INTERNAL' : 'TEAM',
        parentReference: parent?.reference,
      },
    },
  })
  const allowed =
    !parent ||
    (isSeen(model, parent, by) && parent.parent === null && (internal || !parent.internal))
  expect(body.errors?.[0].extensions.code).toBe(allowed ? undefined : 'validation_failed')
  if (!allowed) return
  const { reference } = body.data.createComment
  model.comments.push({
    reference,
    content,
    parent: parent?.reference ?? null,
    internal,
    archived: false,
    author: by,
  })
  if (!internal) model.topics.push('comment.created')
}

async function change(
  model: ModelArticle,
  action: Step & { do: 'edit' | 'archive' },
): Promise<void> {
  const found = model.comments[action.comment % (model.comments.length || 1)]
  if (!found) return
  const { reference } = found
  const edit = action.do === 'edit'
  const { body } = await api.post(action.by === 'team' ? team.token : api.operator, '/graphql', {
    query: edit
      ? 'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { id } }'
      : 'mutation ($input: ArchiveCommentInput!) { archiveComment(input: $input) { id } }',
    variables: { input: { reference, ...(edit && { content: action.content }) } },
  })
  const code = !isSeen(model, found, action.by)
    ? 'not_found'
    : found.author === action.by
      ? undefined
      : 'not_comment_author'
  expect(body.errors?.[0].extensions.code).toBe(code)
  if (code) return
  const changes = !edit || found.content !== action.content
  if (changes && !found.internal) model.topics.push(edit ? 'comment.updated' : 'comment.archived')
  if (edit) found.content = action.content
  else found.archived = true
}

/** Compares all fields that the team reads with the model. */
async function agree(model: Model): Promise<void> {
  const { body: list } = await api.get(team.token, `/campaigns/${model.campaignId}/articles`)
  const { body: counts } = await api.get(
    team.token,
    `/campaigns/${model.campaignId}/articles/status-count`,
  )
  expect(counts.records.map(({ count }: { count: number }) => count)).toEqual(
    statusPrefixes.map(
      (prefix) => model.articles.filter((article) => statusOf(article) === prefix).length,
    ),
  )
  for (const article of model.articles) {
    const record = list.records.find(({ id }: { id: string }) => id === article.id)
    expect(record.name).toBe(article.name)
    expect(record.status.map(({ prefix }: { prefix: string }) => prefix)).toEqual(
      [...article.history].reverse(),
    )
    const events = await api.prisma.webhookEvent.findMany({
      where: { articleId: article.id },
      orderBy: { sequence: 'asc' },
    })
    expect(events.map(({ topic }) => topic)).toEqual(article.topics)
    expect(events.map(({ sequence }) => sequence)).toEqual(article.topics.map((_, at) => at + 1))
    const { body } = await api.get(team.token, `/articles/${article.id}/comments`)
    const shown = (parent: string | null) =>
      article.comments.filter((one) => one.parent === parent && isSeen(article, one, 'team'))
    expect(
      body.records.map(({ id, content, replies }: Said & { replies: Said[] }) => [
        id,
        content,
        replies.map((reply) => [reply.id, reply.content]),
      ]),
    ).toEqual(
      shown(null).map(({ reference, content }) => [
        reference,
        content,
        shown(reference).map((reply) => [reply.reference, reply.content]),
      ]),
    )
  }
}

type Said = { id: string; content: string }

async function begin(): Promise<Model> {
  const { id: campaignId } = await makeCampaign(api, profile)
  const { articles } = await makeOrder(api, profile, product, { units: 2, campaignId })
  return {
    campaignId,
    articles: articles.map(({ id, name }) => ({
      id,
      name,
      history: ['pending-content-brief'],
      topics: [],
      comments: [],
    })),
  }
}

it('a small model of the workflow agrees with the server at each step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const model = await begin()
      for (const action of steps) {
        await take(model, action)
        await agree(model)
      }
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

it('lists the statuses in their order for every caller', async () => {
  const list =
    '{ articleContentStatuses { totalCount nodes { id name prefix color sequence } } one: articleContentStatuses(where: { prefix: { eq: "published" } }) { nodes { sequence } } }'
  const shown = await api.graph(team.token, list)
  expect(await api.graph(api.operator, list)).toEqual(shown)
  const { nodes, totalCount } = shown.articleContentStatuses
  expect(totalCount).toBe(statusPrefixes.length)
  expect(nodes).toEqual(
    statusPrefixes.map((prefix, index) => ({
      id: statusIdFor(prefix),
      name: expect.stringMatching(/^\p{Lu}/u),
      prefix,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      sequence: index + 1,
    })),
  )
  expect(shown.one.nodes).toEqual([{ sequence: statusPrefixes.indexOf('published') + 1 }])
})
