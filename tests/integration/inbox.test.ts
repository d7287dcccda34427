import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationsDirectory } from '../../src/postgres/migration-files.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { testApi } from '../support/api.js'
import { makeMember } from '../support/fixtures/approval.js'
import { makeArticle } from '../support/fixtures/article.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const product = await makeProduct(api)
const dispatch = () => dispatchWebhooks.run(undefined, { prisma: api.prisma } as never)

interface Entry {
  isUnread: boolean
  event: { id: string; type: string }
}

const query = '{ inbox { unreadCount entries { isUnread event { id type } } } }'

/** Inbox of the user of a token, after the events have become visible. */
async function open(token: string): Promise<{ unreadCount: number; entries: Entry[] }> {
  await dispatch()
  return (await api.graph(token, query)).inbox
}

const typesOf = ({ entries }: { entries: Entry[] }) => entries.map(({ event }) => event.type)
const markRead = (token: string, eventId: string) =>
  api.mutate(token, 'markInboxRead', { eventId }, 'unreadCount')

describe('the inbox', () => {
  it('is read by each member separately, newest events first', async () => {
    const team = await makeBuyer(api)
    const viewer = await makeMember(api, team, undefined, 'VIEWER')
    const { id: orderId } = await checkOut(api, team, [line(product.id)])
    await dispatch()
    await api.mutate(api.operator, 'markOrderPaid', { orderId })

    const { unreadCount, entries } = await open(team.token)
    expect(entries.at(-1)).toMatchObject({ isUnread: true, event: { type: 'ORDER_CREATED' } })
    expect(typesOf({ entries }).sort()).toEqual([
      ...['ARTICLE_CREATED', 'INVOICE_ISSUED', 'ORDER_CREATED', 'ORDER_PAID'],
    ])
    expect(unreadCount).toBe(4)

    expect(await markRead(team.token, entries.at(-1)!.event.id)).toEqual({ unreadCount: 3 })
    expect((await open(team.token)).entries.at(-1)).toMatchObject({ isUnread: false })
    expect((await open(viewer.token)).unreadCount).toBe(4)

    expect(await markRead(viewer.token, entries[0]!.event.id)).toEqual({ unreadCount: 0 })
    expect((await open(team.token)).unreadCount).toBe(3)
    // An earlier event marks nothing as unread again.
    expect(await markRead(viewer.token, entries.at(-1)!.event.id)).toEqual({ unreadCount: 0 })
  })

  it('contains what the token can read, of its own team only', async () => {
    const [team, other] = [await makeBuyer(api), await makeBuyer(api)]
    const { id: orderId } = await checkOut(api, team, [line(product.id)])
    await api.mutate(api.operator, 'markOrderPaid', { orderId })
    expect((await open(other.token)).entries).toEqual([])
    const articles = await api.token(team, 'custom', ['articles.read'])
    expect(typesOf(await open(articles))).toEqual(['ARTICLE_CREATED'])
    const webhooks = await api.token(team, 'custom', ['webhooks.read'])
    expect((await api.graphError(webhooks, query)).extensions.code).toBe('missing_scope')

    const [theirs] = (await open(team.token)).entries
    const refused = await api.mutateError(other.token, 'markInboxRead', {
      eventId: theirs!.event.id,
    })
    expect(refused.extensions).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: expect.arrayContaining(['eventId']) }],
    })
    expect((await open(team.token)).unreadCount).toBe(4)
  })

  it('has no unread events from before the member joined, and no edited comments', async () => {
    const team = await makeBuyer(api)
    await checkOut(api, team, [line(product.id)])
    await dispatch()
    const late = await makeMember(api, team)
    expect(await open(late.token)).toMatchObject({
      unreadCount: 0,
      entries: [{ isUnread: false, event: { type: 'ORDER_CREATED' } }],
    })

    const { id: articleId } = await makeArticle(
      api,
      { id: team.profileId, teamId: team.id },
      product,
    )
    const comment = { articleId, content: 'First', authorName: 'Ada' }
    const { reference } = await api.mutate(team.token, 'createComment', comment, 'reference')
    await api.mutate(team.token, 'updateComment', { reference, content: 'Second' }, 'reference')
    await api.mutate(team.token, 'archiveComment', { reference }, 'reference')
    const { unreadCount, entries } = await open(late.token)
    expect(unreadCount).toBe(1)
    expect(typesOf({ entries })).toEqual(['COMMENT_CREATED', 'ORDER_CREATED'])
  })

  it('is marked as read by full tokens only, not by OAuth clients and tokens that read', async () => {
    const team = await makeBuyer(api)
    await checkOut(api, team, [line(product.id)])
    const [entry] = (await open(team.token)).entries
    const scopes = ['orders.read'] as const
    const grant = await oauthToken(api, team, { scopes: [...scopes] })
    const tokens = [
      ...[grant.token, await api.token(team, 'read_only')],
      await api.token(team, 'custom', [...scopes]),
    ]
    for (const token of tokens) {
      expect((await open(token)).unreadCount).toBe(1)
      const input = { eventId: entry!.event.id }
      const { extensions } = await api.mutateError(token, 'markInboxRead', input)
      expect(extensions.code).toBe('read_only_token')
    }
    expect((await open(team.token)).unreadCount).toBe(1)
    const viewer = await makeMember(api, team, undefined, 'VIEWER')
    expect(await markRead(viewer.token, entry!.event.id)).toEqual({ unreadCount: 0 })
  })

  it('does not exist for operators', async () => {
    const { data } = (await api.post(api.operator, '/graphql', { query })).body
    expect(data.inbox).toBeNull()
  })

  it('counts up to 100 events, and rejects other numbers of events', async () => {
    const team = await makeBuyer(api)
    const error = await api.graphError(team.token, '{ inbox { entries(first: 101) { isUnread } } }')
    expect(error.extensions.code).toBe('validation_failed')
  })
})

it('has no unread events from before the upgrade', async () => {
  const team = await makeBuyer(api)
  await checkOut(api, team, [line(product.id)])
  expect((await open(team.token)).unreadCount).toBe(1)
  await api.db.pool.query('ALTER TABLE team_member DROP COLUMN inbox_position')
  const file = join(migrationsDirectory, '20261129050000_inbox_position', 'migration.sql')
  await api.db.pool.query(readFileSync(file, 'utf8'))
  expect(await open(team.token)).toMatchObject({ unreadCount: 0, entries: { length: 1 } })
  await checkOut(api, team, [line(product.id)])
  expect((await open(team.token)).unreadCount).toBe(1)
  const member = await makeMember(api, team)
  expect((await open(member.token)).unreadCount).toBe(0)
  await checkOut(api, team, [line(product.id)])
  expect((await open(member.token)).unreadCount).toBe(1)
})
