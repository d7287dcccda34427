import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { artifactHash } from '../../src/domain/accounts/oauth-session.js'
import { authorizationOf, consent, oauthClient, redirectUri } from '../support/clients/oauth.js'
import { oauthServer, requestedScopes } from '../support/clients/oauth-server.js'

const { api, origin, team, config, clientId, request, connect, post, status } = await oauthServer()

describe('a code', () => {
  const authorized = async () => {
    const authorization = await authorizationOf(config, request)
    const callback = await consent(origin, team.token, authorization, { scope: requestedScopes })
    return {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code: callback.searchParams.get('code')!,
      code_verifier: authorization.verifier,
    }
  }

  test('is good once: a second use revokes the grant', async () => {
    const fields = await authorized()
    const first = await post(fields)
    expect(first.status).toBe(200)
    const second = await post(fields)
    expect([second.status, second.body.error]).toEqual([400, 'invalid_grant'])
    await sleep(1000)
    expect(await status(first.body.access_token)).toBe(401)
  })

  test('stays valid when its exchange is refused for the resource', async () => {
    const fields = await authorized()
    expect((await post({ ...fields, resource: `${origin}/mcp` })).body.error).toBe('invalid_target')
    expect((await post(fields)).status).toBe(200)
  })

  test('gives one token to many at once', async () => {
    const fields = await authorized()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(fields)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  test.each([
    ['a wrong verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['another redirect URI', { redirect_uri: 'http://127.0.0.1:1/callback' }, 'invalid_grant'],
    ['another resource', { resource: `${origin}/mcp` }, 'invalid_target'],
  ])('is refused with %s', async (_name, change, error) => {
    const { status, body } = await post({ ...(await authorized()), ...change })
    expect([status, body.error]).toEqual([400, error])
    expect(JSON.stringify(body)).not.toContain('x'.repeat(43))
  })

  test('is refused without a verifier, and to another client', async () => {
    const { code_verifier: _, ...without } = await authorized()
    expect((await post(without)).body.error).toBe('invalid_grant')
    const { clientId: other } = await oauthClient(api, origin)
    const { status, body } = await post({ ...(await authorized()), client_id: other })
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  })
})

describe('a refresh token', () => {
  const refresh = (token: string, more = {}) =>
    post({ grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...more })

  test('stays valid when its use is refused for the resource', async () => {
    const { refresh_token: token } = await connect()
    const refused = await refresh(token, { resource: `${origin}/mcp` })
    expect(refused.body.error).toBe('invalid_target')
    expect((await refresh(token)).status).toBe(200)
  })

  test('is good once: a second use revokes the grant', async () => {
    const { refresh_token: token } = await connect()
    const next = await refresh(token)
    expect(next.status).toBe(200)
    expect((await refresh(token)).body.error).toBe('invalid_grant')
    expect((await refresh(next.body.refresh_token)).body.error).toBe('invalid_grant')
    await sleep(1000)
    expect(await status(next.body.access_token)).toBe(401)
  })

  test('gives one token to many at once', async () => {
    const { refresh_token: token } = await connect()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  test('stays valid when the connection to the database is lost', async () => {
    const { refresh_token: token } = await connect()
    const { status, body } = await api.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`
        SELECT FROM oauth_artifact WHERE hash = ${artifactHash('RefreshToken', token)} FOR UPDATE`
      const waiting = refresh(token)
      for (let ended: unknown[] = []; ended.length === 0; await sleep(20))
        // Within the transaction, `pg_stat_activity` does not change.
        ended = await api.prisma.$queryRaw`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%oauth_artifact%'`
      return waiting
    })
    expect([status, body.error]).toEqual([503, 'temporarily_unavailable'])
    expect((await refresh(token)).status).toBe(200)
  })

  test('narrows scopes, and never widens them', async () => {
    const { refresh_token: token } = await connect()
    const wide = await refresh(token, { scope: 'teams.update' })
    expect(wide.body.error).toBe('invalid_scope')
    const { body } = await refresh(token, { scope: 'orders.lists' })
    expect((await api.get(body.access_token, '/auth/token')).body.scopes).toEqual(['orders.lists'])
  })

  test('is no access token, and not issued without offline_access', async () => {
    const { refresh_token: token } = await connect()
    expect(await status(token)).toBe(401)
    const { refresh_token: none } = await connect(team.token, { more: { scope: 'orders.lists' } })
    expect(none).toBeUndefined()
  })

  test('is refused to another client, which does not end it', async () => {
    const { refresh_token: token } = await connect()
    const { clientId: other } = await oauthClient(api, origin)
    expect((await refresh(token, { client_id: other })).body.error).toBe('invalid_grant')
    expect((await refresh(token)).status).toBe(200)
  })
})
