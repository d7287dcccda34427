import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { scopesOfKind } from '../../src/access/scope.js'
import { generateToken, hashToken, isWellFormed } from '../../src/access/token-form.js'
import { testApi } from '../support/api.js'

const api = await testApi()

const createMutation = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    token
    apiToken { id teamId name type scopes hint lineageId userId expiresAt revokedAt }
  }
}`
const rotateMutation = `mutation ($input: RotateApiTokenInput!) {
  rotateApiToken(input: $input) {
    token
    apiToken { id teamId name type scopes lineageId userId expiresAt }
  }
}`
const revokeMutation = `mutation ($input: RevokeApiTokenInput!) {
  revokeApiToken(input: $input) { id revokedAt }
}`

async function create(input: object, by = api.operator) {
  const { createApiToken } = await api.graph(by, createMutation, { input: { name: 'T', ...input } })
  return { raw: createApiToken.token as string, ...createApiToken.apiToken }
}

async function rotate(input: object, by = api.operator) {
  const { rotateApiToken } = await api.graph(by, rotateMutation, { input })
  return { raw: rotateApiToken.token as string, ...rotateApiToken.apiToken }
}

const revoke = (id: string, by = api.operator) =>
  api.graph(by, revokeMutation, { input: { apiTokenId: id } })

/** The code of the issue that a request is refused with. */
async function refusal(token: string, query: string, input: object): Promise<string | undefined> {
  const { body } = await api.post(token, '/graphql', { query, variables: { input } })
  return body.errors?.[0].extensions.code
}

async function session(token: string) {
  return (await api.graph(token, '{ session { teamId tokenType scopes } }')).session
}

/** Returns the HTTP status of a request with a token, and the error code or `in`. */
async function tokenStatus(token: string): Promise<string> {
  const { status, body } = await api.post(token, '/graphql', { query: '{ session { source } }' })
  return `${status} ${body.errors?.[0].extensions.code ?? 'in'}`
}

/** Expects a token to become invalid within one second. */
async function expectEnd(token: string): Promise<void> {
  const end = performance.now() + 1_000
  while ((await tokenStatus(token)) === '200 in' && performance.now() < end) await sleep(20)
  expect(await tokenStatus(token)).toBe('401 invalid_token')
}

describe('the form of a token', () => {
  it('has a prefix, 40 random characters and their check sum', () => {
    for (const prefix of ['mst_', 'mop_'] as const) {
      const token = generateToken(prefix)
      expect(token).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{46}$`))
      expect(isWellFormed(token)).toBe(true)
    }
    expect(generateToken('mst_')).not.toBe(generateToken('mst_'))
  })

  it('detects any typo without a database query', async () => {
    const { id: teamId } = await api.team()
    const { raw } = await create({ teamId, type: 'FULL_ACCESS' })
    const querySpy = vi.spyOn(api.db.pool, 'query')
    for (const at of [4, 20, 43, 44, 49]) {
      const typo = raw.slice(0, at) + (raw[at] === 'a' ? 'b' : 'a') + raw.slice(at + 1)
      expect(await tokenStatus(typo)).toBe('401 invalid_token')
    }
    for (const wrong of [raw.slice(0, -1), `${raw}0`, raw.replace('mst_', 'mop_'), 'mst_']) {
      expect(await tokenStatus(wrong)).toBe('401 invalid_token')
    }
    expect(querySpy).not.toHaveBeenCalled()
    expect(await tokenStatus(generateToken('mst_'))).toBe('401 invalid_token')
    expect(querySpy).toHaveBeenCalled()
    expect(await tokenStatus(raw)).toBe('200 in')
  })
})

describe('creating a token', () => {
  it('returns the raw token once and stores only its hash and hint', async () => {
    const { id: teamId, ownerId } = await api.team()
    const { raw, ...token } = await create({ teamId, type: 'CUSTOM', scopes: ['ORDERS_READ'] })
    expect(token).toEqual({
      id: expect.any(String),
      teamId,
      userId: ownerId,
      name: 'T',
      type: 'CUSTOM',
      scopes: ['ORDERS_READ'],
      hint: raw.slice(0, 8),
      lineageId: token.id,
      expiresAt: null,
      revokedAt: null,
    })
    const { rows } = await api.db.pool.query('SELECT * FROM api_token WHERE id = $1', [token.id])
    expect(Uint8Array.from(rows[0].token_hash)).toEqual(hashToken(raw))
    expect(JSON.stringify(rows[0])).not.toContain(raw.slice(8))
  })

  it('gives each type its effective scopes', async () => {
    const { id: teamId } = await api.team()
    const all = scopesOfKind.BUYER.map((scope) => scope.replace('.', '_').toUpperCase())
    const reading = all.filter((scope) => /_(READ|LISTS)$/.test(scope))
    const mixed = ['ORDERS_CREATE', 'ORDERS_LISTS', 'TOKENS_MANAGE', 'FILES_READ']
    for (const [input, effective] of [
      [{ type: 'FULL_ACCESS' }, all],
      [{ type: 'CUSTOM', scopes: ['TEAMS_UPDATE', 'TEAMS_UPDATE'] }, ['TEAMS_UPDATE']],
      [{ type: 'READ_ONLY' }, reading],
      [{ type: 'READ_ONLY', scopes: mixed }, ['ORDERS_LISTS', 'FILES_READ']],
    ] as const) {
      const token = await create({ teamId, ...input })
      expect(token.scopes).toEqual(effective)
      expect(await session(token.raw)).toEqual({
        teamId,
        tokenType: input.type,
        scopes: effective,
      })
    }
  })

  it('refuses scopes that do not fit the type, with the reason', async () => {
    const { id: teamId } = await api.team()
    for (const [input, path, message] of [
      [{ type: 'CUSTOM', scopes: ['orders.read'] }, ['scopes', 0], /"orders\.read".*"Scope"/],
      [{ type: 'CUSTOM' }, ['scopes'], /at least one/],
      [{ type: 'CUSTOM', scopes: [] }, ['scopes'], /at least one/],
      [{ type: 'READ_ONLY', scopes: ['ORDERS_CREATE'] }, ['scopes'], /\.read or \.lists/],
      [{ type: 'FULL_ACCESS', scopes: ['ORDERS_READ'] }, ['scopes'], /must be omitted/],
      [{ type: 'FULL_ACCESS', expiresAt: '2020-01-01' }, ['expiresAt'], /future/],
    ] as const) {
      const { extensions } = await api.graphError(api.operator, createMutation, {
        input: { name: 'T', teamId, ...input },
      })
      expect(extensions).toMatchObject({
        code: 'validation_failed',
        issues: [{ path: ['input', ...path], message: expect.stringMatching(message) }],
      })
    }
  })

  it('ends at its expiry', async () => {
    const { id: teamId } = await api.team()
    const expiresAt = new Date(Date.now() + 1_000).toISOString()
    const { raw } = await create({ teamId, type: 'FULL_ACCESS', expiresAt })
    expect(await tokenStatus(raw)).toBe('200 in')
    await expectEnd(raw)
  })
})

describe('a token that manages tokens', () => {
  it('creates tokens for its own team and user with at most its own scopes', async () => {
    const { id: teamId, ownerId } = await api.team()
    const other = await api.team()
    const held = ['TOKENS_MANAGE', 'ORDERS_READ', 'ORDERS_CREATE']
    const { raw: manager } = await create({ teamId, type: 'CUSTOM', scopes: held })

    const made = await create({ type: 'CUSTOM', scopes: ['ORDERS_READ'] }, manager)
    expect(made).toMatchObject({ teamId, userId: ownerId, scopes: ['ORDERS_READ'] })
    const reader = await create({ type: 'READ_ONLY', scopes: ['ORDERS_READ'] }, manager)
    expect(reader.scopes).toEqual(['ORDERS_READ'])

    const refused = (input: object) =>
      refusal(manager, createMutation, { name: 'T', type: 'CUSTOM', ...input })
    expect(await refused({ type: 'FULL_ACCESS' })).toBe('missing_scope')
    expect(await refused({ type: 'READ_ONLY' })).toBe('missing_scope')
    expect(await refused({ scopes: ['ORDERS_READ', 'FILES_READ'] })).toBe('missing_scope')
    expect(await refused({ scopes: ['ORDERS_READ'], teamId: other.id })).toBe('not_found')
    expect(await refused({ scopes: ['ORDERS_READ'], userId: other.ownerId })).toBe('operator_only')
  })

  it('cannot rotate a token that can do more', async () => {
    const { id: teamId } = await api.team()
    const { raw } = await create({ teamId, type: 'CUSTOM', scopes: ['TOKENS_MANAGE'] })
    const { id } = await create({ teamId, type: 'FULL_ACCESS' })
    expect(await refusal(raw, rotateMutation, { apiTokenId: id })).toBe('missing_scope')
  })

  it('is the only kind of team token that manages tokens', async () => {
    const { id: teamId } = await api.team()
    const input = { name: 'T', type: 'CUSTOM', scopes: ['ORDERS_READ'] }
    const reader = await create({ teamId, type: 'READ_ONLY' })
    const without = await create({ teamId, type: 'CUSTOM', scopes: ['ORDERS_READ'] })
    expect(await refusal(reader.raw, createMutation, input)).toBe('read_only_token')
    expect(await refusal(without.raw, createMutation, input)).toBe('missing_scope')
    expect(await refusal(without.raw, revokeMutation, { apiTokenId: reader.id })).toBe(
      'missing_scope',
    )
    const { extensions } = await api.graphError(without.raw, '{ apiTokens { totalCount } }')
    expect(extensions.code).toBe('missing_scope')
  })

  it('neither sees nor touches those of another team', async () => {
    const [own, other] = [await api.team(), await api.team()]
    const mine = await create({ teamId: own.id, type: 'FULL_ACCESS' })
    const theirs = await create({ teamId: other.id, type: 'CUSTOM', scopes: ['ORDERS_READ'] })
    const list = `{ apiTokens(where: { id: { in: ["${mine.id}", "${theirs.id}"] } }) {
      totalCount nodes { id }
    } }`
    expect((await api.graph(mine.raw, list)).apiTokens).toEqual({
      totalCount: 1,
      nodes: [{ id: mine.id }],
    })
    expect((await api.graph(api.operator, list)).apiTokens.totalCount).toBe(2)
    expect(await refusal(mine.raw, rotateMutation, { apiTokenId: theirs.id })).toBe('not_found')
    expect(await refusal(mine.raw, revokeMutation, { apiTokenId: theirs.id })).toBe('not_found')
    expect(await tokenStatus(theirs.raw)).toBe('200 in')
  })
})

describe('rotating a token', () => {
  it('issues a successor of the same lineage and scopes', async () => {
    const { id: teamId } = await api.team()
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const old = await create({ teamId, type: 'CUSTOM', scopes: ['ORDERS_READ'], expiresAt })
    const { raw, id, ...successor } = await rotate({ apiTokenId: old.id, overlapSeconds: 60 })
    const { name, type, scopes, lineageId, userId } = old
    expect(successor).toMatchObject({ teamId, name, type, scopes, lineageId, userId })
    expect(Date.parse(successor.expiresAt)).toBeGreaterThanOrEqual(Date.parse(expiresAt))
    expect(id).not.toBe(old.id)
    expect([await tokenStatus(old.raw), await tokenStatus(raw)]).toEqual(['200 in', '200 in'])
    expect((await rotate({ apiTokenId: id })).lineageId).toBe(lineageId)
  })

  it('keeps the old token valid for the overlap only', async () => {
    const { id: teamId } = await api.team()
    const old = await create({ teamId, type: 'FULL_ACCESS' })
    await rotate({ apiTokenId: old.id, overlapSeconds: 1 })
    expect(await tokenStatus(old.raw)).toBe('200 in')
    await expectEnd(old.raw)
  })

  it('revokes the old token within a second without an overlap', async () => {
    const { id: teamId } = await api.team()
    const old = await create({ teamId, type: 'FULL_ACCESS' })
    expect(await tokenStatus(old.raw)).toBe('200 in')
    await rotate({ apiTokenId: old.id })
    await expectEnd(old.raw)
  })

  it('is possible once, and only for a valid token', async () => {
    const { id: teamId } = await api.team()
    const { id } = await create({ teamId, type: 'FULL_ACCESS' })
    const attempts = await Promise.all(
      Array.from({ length: 5 }, () =>
        refusal(api.operator, rotateMutation, { apiTokenId: id, overlapSeconds: 60 }),
      ),
    )
    expect(attempts.filter((code) => code === undefined)).toHaveLength(1)
    expect(attempts.filter((code) => code === 'invalid_transition')).toHaveLength(4)
    const revoked = await create({ teamId, type: 'FULL_ACCESS' })
    await revoke(revoked.id)
    expect(await refusal(api.operator, rotateMutation, { apiTokenId: revoked.id })).toBe(
      'invalid_transition',
    )
  })

  it('allows an overlap of at most 7 days', async () => {
    const { id: teamId } = await api.team()
    const { id } = await create({ teamId, type: 'FULL_ACCESS' })
    for (const overlapSeconds of [-1, 7 * 86_400 + 1]) {
      const input = { apiTokenId: id, overlapSeconds }
      expect(await refusal(api.operator, rotateMutation, input)).toBe('validation_failed')
    }
    await rotate({ apiTokenId: id, overlapSeconds: 7 * 86_400 })
  })
})

describe('revoking a token', () => {
  it('takes effect within a second', async () => {
    const { id: teamId } = await api.team()
    const { raw, id } = await create({ teamId, type: 'FULL_ACCESS' })
    expect(await tokenStatus(raw)).toBe('200 in')
    await revoke(id)
    await expectEnd(raw)
  })

  it('ends the overlap of a rotation, and is idempotent', async () => {
    const { id: teamId } = await api.team()
    const old = await create({ teamId, type: 'FULL_ACCESS' })
    await rotate({ apiTokenId: old.id, overlapSeconds: 3_600 })
    const first = await revoke(old.id)
    expect(await tokenStatus(old.raw)).toBe('401 invalid_token')
    expect(await revoke(old.id)).toEqual(first)
  })
})

describe("operators' tokens", () => {
  const mutation = `mutation ($input: CreateOperatorTokenInput!) {
    createOperatorToken(input: $input) {
      token
      operatorToken { id name hint user { email fullName } }
    }
  }`

  it('are created by operators, for themselves or another operator', async () => {
    const input = { name: 'Grace Hopper', email: 'Grace@example.org' }
    const { createOperatorToken: grace } = await api.graph(api.operator, mutation, { input })
    expect(grace.token).toMatch(/^mop_/)
    expect(grace.operatorToken).toMatchObject({
      hint: grace.token.slice(0, 8),
      user: { email: 'grace@example.org', fullName: 'Grace Hopper' },
    })
    const { createOperatorToken: spare } = await api.graph(grace.token, mutation, {
      input: { name: 'Spare' },
    })
    expect(spare.operatorToken.user).toEqual(grace.operatorToken.user)
  })

  it('are not for teams', async () => {
    const { raw } = await create({ teamId: (await api.team()).id, type: 'FULL_ACCESS' })
    expect(await refusal(raw, mutation, { name: 'Me' })).toBe('operator_only')
    const { extensions } = await api.graphError(raw, '{ operatorTokens { totalCount } }')
    expect(extensions.code).toBe('operator_only')
  })

  it('end within a second when revoked', async () => {
    const input = { name: 'Short' }
    const { createOperatorToken: made } = await api.graph(api.operator, mutation, { input })
    expect(await tokenStatus(made.token)).toBe('200 in')
    await api.graph(
      api.operator,
      `mutation { revokeOperatorToken(input: { operatorTokenId: "${made.operatorToken.id}" }) { revokedAt } }`,
    )
    await expectEnd(made.token)
  })

  it('are rotated with the same operator and expiry, with an overlap', async () => {
    const rotation = `mutation ($input: RotateOperatorTokenInput!) {
      rotateOperatorToken(input: $input) {
        token
        operatorToken { id name type expiresAt lineageId user { email } }
      }
    }`
    const rotate = (input: object) => api.graph(api.operator, rotation, { input })
    const input = {
      ...{ name: 'Reports', email: 'reports@example.org', type: 'READ_ONLY' },
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    }
    const { createOperatorToken: old } = await api.graph(api.operator, mutation, { input })
    const operatorTokenId = old.operatorToken.id
    const { rotateOperatorToken: next } = await rotate({ operatorTokenId, overlapSeconds: 3_600 })
    expect(next.operatorToken).toMatchObject({
      ...{ name: 'Reports', type: 'READ_ONLY', user: { email: 'reports@example.org' } },
      lineageId: operatorTokenId,
    })
    const { rotateOperatorToken: last } = await rotate({
      operatorTokenId: next.operatorToken.id,
      overlapSeconds: 3_600,
    })
    const { operatorTokens } = await api.graph(
      api.operator,
      `{ operatorTokens(where: { lineageId: { eq: "${operatorTokenId}" } }, orderBy: { field: CREATED_AT, direction: ASC }) { nodes { id } } }`,
    )
    expect(operatorTokens.nodes).toEqual(
      [operatorTokenId, next.operatorToken.id, last.operatorToken.id].map((id) => ({ id })),
    )
    expect(
      Math.abs(Date.parse(next.operatorToken.expiresAt) - Date.parse(input.expiresAt)),
    ).toBeLessThan(60_000)
    expect([await tokenStatus(old.token), await tokenStatus(next.token)]).toEqual([
      '200 in',
      '200 in',
    ])
    expect(await refusal(api.operator, rotation, { operatorTokenId })).toBe('invalid_transition')
    expect(await refusal(next.token, rotation, { operatorTokenId })).toBe('read_only_token')
    const log = await api.prisma.auditEntry.findMany({
      where: { action: 'rotate_operator_token' },
      select: { entityId: true },
    })
    expect([...new Set(log.map(({ entityId }) => entityId))].sort()).toEqual(
      [operatorTokenId, next.operatorToken.id, last.operatorToken.id].sort(),
    )
    const revocation = `mutation { revokeOperatorToken(input: { operatorTokenId: "${operatorTokenId}" }) { id } }`
    await api.graph(api.operator, revocation)
    await expectEnd(old.token)
    expect(await tokenStatus(next.token)).toBe('200 in')
  })
})
