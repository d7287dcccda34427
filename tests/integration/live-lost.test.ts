import { expect, it } from 'vitest'
import { Live } from '../../src/live/live.js'
import { testApi } from '../support/api.js'
import { bareArticles, writeEvents } from '../support/fixtures/event.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const team = await api.team()
const product = await makeProduct(api)

async function article() {
  const { articles } = await makeOrder(api, await makeProfile(api, team), product)
  return articles[0]!
}

const approve = (id: string) => api.patch(team.token, `/articles/${id}/approve-brief`)
/** Waits long enough for an event to arrive. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 200))
const sessionOf = (token: string) => api.app.authenticator.authenticate(`Bearer ${token}`)

it('events missed while the connection was lost are read afterwards', async () => {
  const { id } = await article()
  const live = new Live(api.prisma, api.app.log)
  const { teamId } = await api.prisma.article.findUniqueOrThrow({ where: { id } })
  const session = { ...(await sessionOf(team.token)), teamId }
  const subscription = await live.subscribe(session, {
    topic: 'article.status_changed',
    articleId: id,
  })
  await approve(id)
  await live.interrupted()
  await live.interrupted()
  const { value } = await subscription.next()
  expect(value).toMatchObject({ articleId: id, teamId })
  const nothing = await Promise.race([subscription.next(), quiet()])
  expect(nothing).toBeUndefined()
  live.close()
})

it('missed events precede those announced while they are read', async () => {
  const [first, second] = [await article(), await article()]
  const live = new Live(api.prisma, api.app.log)
  const session = await sessionOf(team.token)
  const subscription = await live.subscribe(session, { topic: 'article.status_changed' })
  await approve(first.id)
  const caughtUp = live.interrupted()
  await approve(second.id)
  live.announced(`${second.id} ${team.id}`)
  await caughtUp
  const came = [await subscription.next(), await subscription.next()]
  expect(came.map(({ value }) => value.articleId)).toEqual([first.id, second.id])
  live.close()
})

it('a subscriber that misses more than the buffer holds receives the rest from the database', async () => {
  const own = await api.team()
  const articles = await bareArticles(api.db, own.id, 1_100)
  const live = new Live(api.prisma, api.app.log)
  const session = await sessionOf(own.token)
  const subscription = await live.subscribe(session, { topic: 'comment.created' })
  await writeEvents(api.db, articles)
  await live.interrupted()
  await writeEvents(api.db, articles.slice(0, 1))
  await live.interrupted()
  const taken = new Set<string>()
  for (let count = 0; count < 1_101; count++) taken.add((await subscription.next()).value.id)
  expect(taken.size).toBe(1_101)
  expect(await Promise.race([subscription.next(), quiet()])).toBeUndefined()
  live.close()
})

it('a shutdown while the database is unreachable is no error', async () => {
  let isAway = false
  const prisma = new Proxy(api.prisma, {
    get: (target, name) =>
      isAway && name === '$transaction'
        ? () => Promise.reject(new Error('The database is unreachable.'))
        : Reflect.get(target, name),
  })
  const live = new Live(prisma, api.app.log)
  const session = await sessionOf(team.token)
  const subscription = await live.subscribe(session, { topic: 'comment.created' })
  isAway = true
  const caughtUp = live.interrupted()
  live.close()
  await expect(caughtUp).resolves.toBeUndefined()
  expect(await subscription.next()).toEqual({ done: true, value: undefined })
})
