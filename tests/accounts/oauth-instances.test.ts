import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.js'
import { openDatabase } from '../../src/postgres/database.js'
import { testApi } from '../support/api.js'
import { type Feed, subscribe } from '../support/clients/subscription.js'
import { accessToken, oauthToken } from '../support/fixtures/oauth.js'
import { makeProfile } from '../support/fixtures/team.js'
import { testMarket } from '../support/market.js'

const api = await testApi()
const secondDb = openDatabase({
  market: testMarket,
  url: api.db.url,
  poolSize: 3,
  applicationName: 'second',
})
const second = await buildApp({ env: api.app.services.env, db: secondDb })
await Promise.all([api.app, second].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
afterAll(async () => {
  await second.close()
  await secondDb.close()
})

const commentFeed = 'subscription { commentCreated { articleId } }'

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

/**
 * Access to both instances with the access tokens of one grant: by REST, GraphQL and MCP, and with an open subscription
 * on the second.
 */
async function connected(token: string, mcpToken: string) {
  const headers = { authorization: `Bearer ${token}` }
  const statuses = () =>
    Promise.all(
      [api.app, second].flatMap((app) => [
        app.inject({ url: '/auth/token', headers }).then(({ statusCode }) => statusCode),
        app
          .inject({
            method: 'POST',
            url: '/graphql',
            headers,
            payload: { query: '{ session { source } }' },
          })
          .then(({ statusCode }) => statusCode),
        app
          .inject({
            method: 'POST',
            url: '/mcp',
            headers: {
              authorization: `Bearer ${mcpToken}`,
              accept: 'application/json, text/event-stream',
            },
            payload: list,
          })
          .then(({ statusCode }) => statusCode),
      ]),
    )
  const feed: Feed = await subscribe(second, token, commentFeed)
  expect([await statuses(), feed.status]).toEqual([Array(6).fill(200), 200])
  return { statuses, feed }
}

describe('within one second, on both instances, requests by REST, GraphQL and MCP, and subscriptions end', () => {
  const cases: [
    string,
    (ids: { teamId: string; grantId: string; profileId: string }) => Promise<unknown>,
  ][] = [
    [
      'when the grant is revoked on the first',
      ({ grantId }) => api.mutate(api.operator, 'revokeOauthGrant', { id: grantId }),
    ],
    [
      'when the team is archived',
      ({ teamId }) => api.mutate(api.operator, 'archiveTeam', { teamId }),
    ],
    [
      'when the profile is archived',
      ({ profileId }) => api.mutate(api.operator, 'archiveProfile', { profileId }),
    ],
    [
      'when the API token by which the user signed in is revoked',
      ({ teamId }) =>
        api.prisma.apiToken.updateMany({ where: { teamId }, data: { revokedAt: new Date() } }),
    ],
  ]
  test.each(cases)('%s', async (_name, end) => {
    const team = await api.team()
    const profile = await makeProfile(api, team)
    const { id: sessionId } = await api.prisma.apiToken.findFirstOrThrow({
      where: { teamId: team.id },
    })
    const { token, grantId } = await oauthToken(api, team, { profileId: profile.id, sessionId })
    const mcpToken = await accessToken(api, grantId, {
      scopes: ['orders.lists'],
      resource: 'mcp',
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    const { statuses, feed } = await connected(token, mcpToken)
    await end({ teamId: team.id, grantId, profileId: profile.id })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await statuses()).toEqual(Array(6).fill(401))
    await feed.ended
  })
})
