import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Route } from '../../rest/engine/route.js'
import { routes } from '../../rest/index.js'
import { scopes, scopesOfKind } from '../../src/access/scope.js'
import { callerKindOf } from '../support/access/route-caller.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { randomQuery } from '../support/inputs/random-request.js'

const api = await testApi({ demo: true })

const team = await api.team()
const publisher = await api.team({ kind: 'PUBLISHER' })

/** URL of a route with a random ID for each parameter, and the ID of the team for `team_id`. */
const urlOf = ({ path }: Route, id: string = randomUUID()) =>
  path.replace('{team_id}', team.id).replace(/\{\w+\}/g, id)

const tokenOf = (route: Route) =>
  callerKindOf(route) === 'PUBLISHER' ? publisher.token : team.token

const name = ({ method, path }: Route) => `${method} ${path}`
const rows = routes.map((row) => [name(row), row] as const)
const reads = rows.filter(([, row]) => row.method === 'GET')

describe.each(rows)('%s', (_name, row) => {
  const kind = callerKindOf(row)
  const caller = kind === 'PUBLISHER' ? publisher : team

  test('refuses a caller without a valid token', async () => {
    const none = await api.app.inject({ method: row.method, url: urlOf(row) })
    expect(none.statusCode).toBe(401)
    expect(none.headers['www-authenticate']).toMatch(/^Bearer/)
    expect(none.json()).toMatchObject({ status: 401, code: 'unauthenticated' })
    for (const bad of [
      '',
      'mst_',
      'nonsense',
      `mst_${'a'.repeat(46)}`,
      api.operator.replace('mop_', 'mst_'),
    ]) {
      const { status, body } = await api.send(row.method, bad, urlOf(row))
      expect(status).toBe(401)
      expect(body.code).toBe('invalid_token')
    }
    const expired = await api.token(caller, 'full_access', [], {
      expiresAt: new Date(Date.now() - 1000),
    })
    const revoked = await api.token(caller, 'full_access', [], { revokedAt: new Date() })
    for (const token of [expired, revoked]) {
      const { status, body } = await api.send(row.method, token, urlOf(row))
      expect(status).toBe(401)
      expect(body.code).toBe('invalid_token')
    }
  })

  test('sends operators to GraphQL', async () => {
    const { status, body } = await api.send(row.method, api.operator, urlOf(row))
    expect(status).toBe(403)
    expect(body.code).toBe('operator_token')
  })

  test('accepts a token by its scopes', async () => {
    const others = scopes.filter((scope) => !row.scope.includes(scope))
    const without = await api.send(
      row.method,
      await api.token(caller, 'custom', others),
      urlOf(row),
      body(row),
    )
    if (row.scope.length === 0) {
      expect(without.status).toBe(200)
      return
    }
    expect(without.status).toBe(403)
    expect(without.body.code).toBe('missing_scope')
    expect(without.body.detail).toContain(row.scope[0])
    for (const scope of row.scope.filter((scope) => scopesOfKind[kind].includes(scope))) {
      const { body: answer } = await api.send(
        row.method,
        await api.token(caller, 'custom', [scope]),
        urlOf(row),
        body(row),
      )
      expect(answer?.code).not.toBe('missing_scope')
    }
  })

  test('never lets a read_only token write', async () => {
    const { status, body: answer } = await api.send(
      row.method,
      await api.token(caller, 'read_only'),
      urlOf(row),
      body(row),
    )
    const writes =
      row.scope.length > 0 && row.scope.every((scope) => !/\.(read|lists)$/.test(scope))
    if (writes) expect(answer).toMatchObject({ status: 403, code: 'read_only_token' })
    else expect(status).not.toBe(403)
  })

  test('allows its methods only', async () => {
    const methods = routes.filter(({ path }) => path === row.path).map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (methods.includes(method)) continue
      const { status, headers, body: answer } = await api.send(method, caller.token, urlOf(row))
      expect(status).toBe(405)
      expect(answer.code).toBe('method_not_allowed')
      expect(headers.allow?.split(', ')).toEqual(expect.arrayContaining(methods))
    }
  })

  test.runIf(row.path.includes('{team_id}'))("refuses a team that is not the token's", async () => {
    const other = await api.team()
    for (const id of [other.id, randomUUID(), 'no-uuid']) {
      const { status, body: answer } = await api.send(
        row.method,
        caller.token,
        row.path.replace('{team_id}', id),
        body(row),
      )
      expect(status).toBe(403)
      expect(answer.code).toBe('wrong_team')
    }
  })

  test('returns every documented header', async () => {
    const { headers } = await api.send(row.method, caller.token, urlOf(row), body(row), {
      'x-request-id': 'abc-1',
    })
    expect(headers['x-request-id']).toBe('abc-1')
    expect(headers['api-version']).toBe('2.6.2')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

/** A valid JSON body or form, for routes that accept one. */
const body = (row: Route) => (row.files ? new FormData() : row.body ? {} : undefined)

const ownIds = rows.filter(([, row]) => /\{(?!team_id)\w+\}/.test(row.path) && !row.body)

test.each(ownIds)(
  '%s finds nothing under an unknown id or one that is no UUID',
  async (_name, row) => {
    for (const id of [randomUUID(), 'no-uuid', '%00', encodeURIComponent('../x')]) {
      const { status, body: answer } = await api.send(row.method, tokenOf(row), urlOf(row, id))
      expect(status, id).toBe(404)
      expect(answer.code).toBe('not_found')
    }
  },
)

describe.each(reads.filter(([, row]) => !/\{(?!team_id)/.test(row.path)))('%s', (_name, row) => {
  test('names an unknown parameter and the allowed ones', async () => {
    const { status, body: answer } = await api.get(
      tokenOf(row),
      `${urlOf(row)}?nonsense=1&filters[nonsense]=2`,
    )
    expect(status).toBe(400)
    expect(answer.code).toBe('validation_failed')
    expect(answer.issues).toHaveLength(2)
    expect(answer.issues[0]).toMatchObject({
      path: ['nonsense'],
      code: 'unknown_parameter',
      message: expect.stringContaining('not recognized'),
    })
    expect(answer.issues[1].path).toEqual(['filters', 'nonsense'])
    for (const parameter of Object.keys(row.query ?? {}))
      expect(answer.issues[0].message).toContain(parameter)
  })

  test('never returns a 5xx, or an error without a problem, for random input', async () => {
    await fc.assert(
      fc.asyncProperty(randomQuery(row), async (text) => {
        const { status, headers } = await api.get(tokenOf(row), `${urlOf(row)}?${text}`)
        expect(status).toBeLessThan(500)
        if (status >= 400) expect(headers['content-type']).toBe('application/problem+json')
      }),
      { numRuns: runs(40) },
    )
  })
})

describe('bad input', () => {
  test.each([
    ['limit=0', ['limit'], '1 to 100'],
    ['limit=101', ['limit'], '1 to 100'],
    ['limit=-1', ['limit'], '1 to 100'],
    ['limit=x', ['limit'], '1 to 100'],
    ['limit=1.5', ['limit'], '1 to 100'],
    ['limit=5&limit=6', ['limit'], 'must be sent once'],
    ['page=0', ['page'], 'whole number'],
    ['sort_by=nonsense', ['sort_by'], 'name, created_at, domain_authority, domain_ranking'],
    ['order_by=up', ['order_by'], 'asc, desc'],
    ['filters[pricing][min]=abc', ['filters', 'pricing', 'min'], 'amount'],
    ['filters[pricing][min]=1.005', ['filters', 'pricing', 'min'], 'two decimals'],
    ['filters[domain_authority][max]=high', ['filters', 'domain_authority', 'max'], 'whole number'],
    ['filters[status]=OPEN', ['filters', 'status'], 'PENDING_REVIEW'],
    ['filters[channel_type]=website', ['filters', 'channel_type'], 'TWITTER_X'],
    [
      'filters[channel_type]=WEBSITE&filters[channel_type]=OTHER',
      ['filters', 'channel_type'],
      'must be sent once',
    ],
    ['filters[is_do_follow]=maybe', ['filters', 'is_do_follow'], 'true or false'],
    ['filters[is_indexed]=constructor', ['filters', 'is_indexed'], 'true or false'],
    ['filters[most_popular]=2', ['filters', 'most_popular'], 'true or false'],
    ['filters[search]=a%00b', ['filters', 'search'], 'NUL'],
    ['filters=x', ['filters'], 'not recognized'],
    ['include_archived=perhaps', ['include_archived'], 'true or false'],
  ])('GET /outlets?%s is refused with the path of the issue', async (query, path, message) => {
    const { status, headers, body: answer } = await api.get(team.token, `/outlets?${query}`)
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('application/problem+json')
    expect(answer).toMatchObject({
      title: 'Bad Request',
      status: 400,
      code: 'validation_failed',
      request_id: expect.any(String),
    })
    expect(answer.issues).toHaveLength(1)
    expect(answer.issues[0]).toMatchObject({
      path,
      code: expect.any(String),
      message: expect.stringContaining(message),
    })
  })

  test('a filter by a name of Object.prototype is unknown, not ignored', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      for (const query of [`filters[${name}][x]=1`, `filters[${name}]=1`, `${name}=1`]) {
        const { status, body: answer } = await api.get(team.token, `/outlets?${query}`)
        expect(status, query).toBe(400)
        expect(answer.issues[0].path).toContain(name)
      }
    }
  })

  test('the wildcards of LIKE are matched literally', async () => {
    for (const sign of ['%', '_', '\\']) {
      const { body: answer } = await api.get(
        team.token,
        `/outlets/locations/countries?country=${encodeURIComponent(sign)}`,
      )
      expect(answer, sign).toEqual({ countries: [] })
    }
  })

  test('every issue of a request is reported, not only the first', async () => {
    const { body: answer } = await api.get(
      team.token,
      '/outlets?limit=0&filters[status]=X&filters[pricing][max]=y&z=1',
    )
    expect(answer.issues.map(({ path }: { path: string[] }) => path.join('.')).sort()).toEqual([
      'filters.pricing.max',
      'filters.status',
      'limit',
      'z',
    ])
  })

  test('ten thousand filter keys, broken UTF-8 and a deep query are malformed', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `filters[k${index}]=1`).join('&')
    for (const query of [
      many,
      'filters[search]=%ff%fe',
      'filters[a][b][c][d][e]=1',
      '%E0%A4%A=1',
    ]) {
      const { status, body: answer } = await api.get(team.token, `/outlets?${query}`)
      expect(status).toBe(400)
      expect(answer.code).toBe('malformed_request')
    }
  })

  test('a path that is not UTF-8 is malformed', async () => {
    const { status, body: answer } = await api.get(team.token, '/outlets/%ff')
    expect(status).toBe(400)
    expect(answer.code).toBe('malformed_request')
  })

  test('an unknown route is refused before the token is checked', async () => {
    const response = await api.app.inject({ url: '/nowhere' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      code: 'route_not_found',
      detail: expect.stringContaining('GET /nowhere'),
    })
  })

  test('invalid HTTP and a query of 1 MB receive a problem as well', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = api.app.server.address() as AddressInfo
    const sendRaw = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1')
        let received = ''
        socket.on('data', (data) => {
          received += data
        })
        socket.on('close', () => resolve(received))
        socket.on('error', (error) => (received ? resolve(received) : reject(error)))
        socket.write(text)
      })
    expect(await sendRaw('NONSENSE\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 [\s\S]*application\/problem\+json[\s\S]*"message":"The request is not valid HTTP\."[\s\S]*malformed_request/,
    )
    const long = await sendRaw(
      `GET /outlets?q=${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    )
    expect(long).toMatch(/^HTTP\/1.1 431 [\s\S]*application\/problem\+json[\s\S]*headers_too_large/)
  })
})

test('If-None-Match saves the body of what has not changed', async () => {
  const first = await api.get(team.token, '/outlets?limit=3')
  expect(first.headers.etag).toMatch(/^"[\w-]+"$/)
  const again = await api.get(team.token, '/outlets?limit=3', {
    'if-none-match': `"x", W/${first.headers.etag}`,
  })
  expect(again.status).toBe(304)
  expect(again.text).toBe('')
  const other = await api.get(team.token, '/outlets?limit=3', { 'if-none-match': '"x"' })
  expect(other.status).toBe(200)
})

test('a change of the catalogue invalidates cached responses at once', async () => {
  const url = '/products/listings?limit=1&sort_by=name&order_by=asc'
  const [before] = (await api.get(team.token, url)).body.records
  await api.prisma.product.update({ where: { id: before.id }, data: { name: '!First of all' } })
  await expect
    .poll(async () => (await api.get(team.token, url)).body.records[0].name)
    .toBe('!First of all')
})
