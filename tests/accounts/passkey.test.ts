import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { maxPasskeys } from '../../src/domain/accounts/passkey.js'
import { testApi } from '../support/api.js'
import { passkeyRoutes, SoftwareAuthenticator } from '../support/fixtures/authenticator.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { guardHeader, signingIn } from '../support/fixtures/sign-in.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: { ...emailSettings(smtp), RATE_LIMIT_PER_MINUTE: '100000' } })
const { prisma } = api
const { newAddress, reachable, work } = mailing(api, smtp)
const { signIn: signInByEmail, sessionOf } = signingIn(api, smtp)
const { add, begin, beginSignIn, chooseTeam, codeOf, finish, post, signIn } = passkeyRoutes(api)
beforeEach(() => {
  smtp.emails.length = 0
})
afterAll(() => smtp.close())

/** The account owner of a new team, in a session opened by email. */
async function owner() {
  const team = await reachable()
  return { team, cookie: await signInByEmail(team.email, team.id) }
}

/** Data of a GraphQL request with a cookie, or the code of its first error. */
async function ask(cookie: string, query: string, variables: object = {}) {
  const headers = { cookie, ...guardHeader }
  const { data, errors } = (
    await api.app.inject({
      ...{ method: 'POST', url: '/graphql', headers, payload: { query, variables } },
    })
  ).json()
  return errors ? (errors[0].extensions.issues?.[0].code ?? errors[0].extensions.code) : data
}
const removal = (id: string) => `mutation { removePasskey(input: { id: "${id}" }) }`
const remove = (cookie: string, id: string) => ask(cookie, removal(id))
const rename = (cookie: string, id: string, name: string) =>
  ask(cookie, `mutation { renamePasskey(input: { id: "${id}", name: "${name}" }) { name } }`)
const listed = async (cookie: string) =>
  (await ask(cookie, '{ passkeys { nodes { id name userId lastUsedAt } } }')).passkeys.nodes

describe('a passkey', () => {
  it('is added in a session, signs in without an email, and is listed with its use', async () => {
    const { team, cookie } = await owner()
    const { body } = await begin(cookie)
    expect(body.options).toMatchObject({
      ...{ rp: { id: 'market.example.com' }, user: { name: team.email }, attestation: 'none' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { id, key } = await add(cookie, 'Laptop')
    expect(await listed(cookie)).toEqual([
      { id, name: 'Laptop', userId: team.ownerId, lastUsedAt: null },
    ])
    const { status, cookie: opened, setCookie } = await signIn(key)
    expect(status).toBe(204)
    expect(setCookie).toMatch(
      /^masthead_token=mst_\w{46}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(await sessionOf(opened)).toMatchObject({
      ...{ teamId: team.id, userId: team.ownerId, role: 'OWNER', tokenType: 'FULL_ACCESS' },
    })
    const [passkey] = await listed(opened)
    expect(Date.parse(passkey.lastUsedAt)).toBeGreaterThan(Date.now() - 60_000)
    const token = await prisma.apiToken.findFirstOrThrow({
      where: { teamId: team.id, signInMethod: 'PASSKEY' },
    })
    expect(token).toMatchObject({ isSession: true, userId: team.ownerId })
    const log = await prisma.auditEntry.findMany({ where: { entityId: { in: [id, token.id] } } })
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['add_passkey', team.ownerId],
      ['sign_in', team.ownerId],
    ])
    // The name may be personal, and the key is of no use there.
    expect(JSON.stringify(log[0])).not.toMatch(/Laptop|credentialId|publicKey/)
  })

  it('is renamed and removed by its user, who gets an email when it is added and removed', async () => {
    const { team, cookie } = await owner()
    const { id, key } = await add(cookie, 'Laptop')
    await work()
    expect(smtp.to(team.email).map(({ headers }) => headers.subject)).toContain(
      'A passkey was added',
    )
    expect(smtp.to(team.email).at(-1)!.text).toContain('Laptop')
    expect(await rename(cookie, id, 'Phone')).toEqual({ renamePasskey: { name: 'Phone' } })
    expect(await rename(cookie, id, '')).toBe('too_small')
    const { cookie: opened } = await signIn(key)
    expect(await remove(opened, id)).toEqual({ removePasskey: id })
    expect(codeOf(await signIn(key))).toBe('passkey_unknown')
    // Removing it ends no session.
    expect(await sessionOf(opened)).toMatchObject({ teamId: team.id })
    await work()
    const last = smtp.to(team.email).at(-1)!
    expect([last.headers.subject, last.text]).toEqual([
      'A passkey was removed',
      expect.stringContaining('Phone'),
    ])
    const log = await prisma.auditEntry.findMany({
      where: { entityId: id },
      orderBy: { id: 'asc' },
    })
    expect(log.map(({ action }) => action)).toEqual([
      'add_passkey',
      'rename_passkey',
      'remove_passkey',
    ])
  })

  it('is refused for another origin or domain, an unverified user, and a foreign response', async () => {
    const { cookie } = await owner()
    const key = new SoftwareAuthenticator()
    const wrong = [
      { origin: 'https://market.example.com.attacker.example' },
      { origin: 'http://market.example.com' },
      { relyingPartyId: 'attacker.example' },
      { isUnverified: true },
      { challenge: 'AAAA' },
    ]
    for (const one of wrong) {
      const { body } = await begin(cookie)
      const response = key.create(body.options, one)
      expect(codeOf(await finish(cookie, { id: body.id, name: 'A', response }))).toBe(
        'passkey_invalid',
      )
    }
    expect(await listed(cookie)).toEqual([])
    const added = await add(cookie, 'A', key)
    for (const one of wrong) expect(codeOf(await signIn(key, one))).toBe('passkey_invalid')
    // The credential of another authenticator, in the name of this one.
    const other = new SoftwareAuthenticator()
    const { id, options } = await beginSignIn()
    const forged = { ...other.sign(options), id: key.id, rawId: key.id }
    expect(codeOf(await post('/console/session/passkey', { id, response: forged }))).toBe(
      'passkey_invalid',
    )
    expect(codeOf(await signIn(other))).toBe('passkey_unknown')
    expect((await signIn(key)).status).toBe(204)
    expect(await listed(cookie)).toMatchObject([{ id: added.id }])
  })

  it('accepts each challenge once, and only that of its own session', async () => {
    const [one, two] = [await owner(), await owner()]
    const { body } = await begin(one.cookie)
    const key = new SoftwareAuthenticator()
    const response = key.create(body.options)
    const form = { id: body.id, name: 'A', response }
    expect(codeOf(await finish(two.cookie, form))).toBe('passkey_invalid')
    const tries = await Promise.all([1, 2, 3].map(() => finish(one.cookie, form)))
    expect(tries.map(codeOf).sort()).toEqual(['201', 'passkey_invalid', 'passkey_invalid'])

    const { id, options } = await beginSignIn()
    const signed = { id, response: key.sign(options) }
    const signIns = await Promise.all([1, 2, 3].map(() => post('/console/session/passkey', signed)))
    expect(signIns.map(codeOf).sort()).toEqual(['204', 'passkey_invalid', 'passkey_invalid'])
    // A signature to another challenge, and a challenge that has expired.
    const next = await beginSignIn()
    expect(
      codeOf(await post('/console/session/passkey', { id: next.id, response: signed.response })),
    ).toBe('passkey_invalid')
    const late = await beginSignIn()
    await prisma.passkeyChallenge.update({
      where: { id: late.id },
      data: { expiresAt: new Date() },
    })
    const lateForm = { id: late.id, response: key.sign(late.options) }
    expect(codeOf(await post('/console/session/passkey', lateForm))).toBe('passkey_invalid')
  })

  it('is refused when its counter does not rise, as that of a copy', async () => {
    const { cookie } = await owner()
    const { key } = await add(cookie)
    expect((await signIn(key, { counter: 40 })).status).toBe(204)
    for (const counter of [40, 12, 0])
      expect(codeOf(await signIn(key, { counter }))).toBe('passkey_invalid')
    expect((await signIn(key, { counter: 41 })).status).toBe(204)
  })

  it('signs in neither blocked nor deleted users, nor former members', async () => {
    const { team, cookie } = await owner()
    const { key } = await add(cookie)
    const where = { id: team.ownerId }
    await prisma.user.update({ where, data: { blockedAt: new Date() } })
    expect(codeOf(await signIn(key))).toBe('user_blocked')
    await prisma.user.update({ where, data: { blockedAt: null, deletedAt: new Date() } })
    expect(codeOf(await signIn(key))).toBe('user_deleted')
    await prisma.user.update({ where, data: { deletedAt: null } })
    await prisma.team.update({ where: { id: team.id }, data: { deletedAt: new Date() } })
    expect(codeOf(await signIn(key))).toBe('not_found')
  })

  it('lets a member of several teams choose one, once', async () => {
    const { team, cookie } = await owner()
    const [second, foreign] = [await api.team({ name: 'Zephyr' }), await api.team()]
    await api.mutate(api.operator, 'addTeamMember', { teamId: second.id, userId: team.ownerId })
    const { key } = await add(cookie)
    const { status, body, setCookie } = await signIn(key)
    expect([status, setCookie]).toEqual([200, ''])
    expect(body.teams.map(({ id }: { id: string }) => id).sort()).toEqual(
      [team.id, second.id].sort(),
    )
    expect(codeOf(await chooseTeam(body.id, foreign.id))).toBe('not_found')
    const chosen = await chooseTeam(body.id, second.id)
    expect(await sessionOf(chosen.cookie)).toMatchObject({ teamId: second.id, role: 'BUYER' })
    expect(codeOf(await chooseTeam(body.id, team.id))).toBe('passkey_invalid')
    // An unsigned challenge ID opens no session.
    const { id } = await beginSignIn()
    expect(codeOf(await chooseTeam(id, team.id))).toBe('passkey_invalid')
  })

  it('cannot be added with an API token, in a header or in the cookie', async () => {
    const team = await reachable()
    const typed = `masthead_token=${team.token}`
    expect(codeOf(await begin(typed))).toBe('console_session_required')
    const bearer = { authorization: `Bearer ${team.token}` }
    expect(codeOf(await post('/console/passkeys/options', {}, bearer))).toBe(
      'console_session_required',
    )
    const cookie = await signInByEmail(team.email, team.id)
    expect((await post('/console/passkeys/options', {}, { cookie })).status).toBe(401)
    const session = cookie.split('=')[1]!
    const asBearer = { authorization: `Bearer ${session}` }
    expect(codeOf(await post('/console/passkeys/options', {}, asBearer))).toBe(
      'console_session_required',
    )
    const { id } = await add(cookie)
    expect((await api.graph(team.token, '{ passkeys { nodes { id } } }')).passkeys.nodes).toEqual(
      [],
    )
    expect((await api.graphError(team.token, removal(id))).extensions.code).toBe('not_found')
    expect(await listed(cookie)).toMatchObject([{ id }])
  })

  it('is seen and removed by its user and operators who manage users alone', async () => {
    const [one, two] = [await owner(), await owner()]
    const { id, key } = await add(one.cookie)
    expect(await listed(two.cookie)).toEqual([])
    expect(await remove(two.cookie, id)).toBe('not_found')
    expect(await rename(two.cookie, id, 'Mine')).toBe('not_found')
    const { userId } = await prisma.passkey.findUniqueOrThrow({ where: { id } })
    const operatorOf = async (role: string) => {
      const input = { name: role, role, email: newAddress(role.toLowerCase()) }
      return (await api.mutate(api.operator, 'createOperatorToken', input, 'token')).token
    }
    const query = `{ passkeys(where: { userId: { eq: "${userId}" } }) { nodes { id } } }`
    for (const role of ['FINANCE', 'READ_ONLY']) {
      const token = await operatorOf(role)
      expect((await api.graph(token, query)).passkeys.nodes).toEqual([{ id }])
      const { extensions } = await api.graphError(token, removal(id))
      expect(['missing_scope', 'read_only_token']).toContain(extensions.code)
    }
    expect((await signIn(key)).status).toBe(204)
    const support = await operatorOf('SUPPORT')
    await api.graph(support, removal(id))
    expect(codeOf(await signIn(key))).toBe('passkey_unknown')
  })

  it(`is one of ${maxPasskeys} at most, also of those that are added at once`, async () => {
    const { team, cookie } = await owner()
    const data = Array.from({ length: maxPasskeys - 1 }, (_, at) => ({
      ...{ userId: team.ownerId, name: `Key ${at}`, credentialId: `${team.id}-${at}` },
      ...{ publicKey: new Uint8Array(), signatureCount: 0 },
    }))
    await prisma.passkey.createMany({ data })
    const attempts = await Promise.all(
      [1, 2, 3].map(async () => {
        const { body } = await begin(cookie)
        const response = new SoftwareAuthenticator().create(body.options)
        return finish(cookie, { id: body.id, name: 'Last', response })
      }),
    )
    expect(attempts.map(codeOf).sort()).toEqual(['201', 'too_many', 'too_many'])
  })

  it('is removed when its user is erased', async () => {
    const team = await reachable()
    const email = newAddress('erased')
    const user = await prisma.user.create({ data: { firstName: 'Ada', lastName: 'B', email } })
    await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId: user.id })
    const { key } = await add(await signInByEmail(email, team.id), 'Phone of Ada')
    await api.mutate(api.operator, 'erasePerson', { email, reason: 'Letter' })
    expect(codeOf(await signIn(key))).toBe('passkey_unknown')
    expect(await prisma.passkey.count({ where: { userId: user.id } })).toBe(0)
  })
})

it('limits the attempts of an IP address', async () => {
  const attempt = () => post('/console/session/passkey/options', {}, {}, '10.9.9.8')
  const answers = []
  for (let n = 0; n < 21; n++) answers.push((await attempt()).status)
  expect(answers).toEqual([...Array(20).fill(200), 429])
  expect((await post('/console/session/passkey/options', {})).status).toBe(200)
})

it('is available where browsers allow it', async () => {
  const at = async (PUBLIC_URL: string) => {
    const { app } = await testApi({ env: { PUBLIC_URL } })
    const { passkeys } = (await app.inject({ url: '/console/session' })).json()
    const url = '/console/session/passkey/options'
    const { statusCode } = await app.inject({ method: 'POST', url, payload: {} })
    return [passkeys, statusCode]
  }
  expect(await at('http://localhost:4000')).toEqual([true, 200])
  expect(await at('http://127.0.0.1:4000')).toEqual([false, 404])
  expect(await at('http://market.example.com')).toEqual([false, 404])
})

describe('a passkey of an operator', () => {
  const operatorToken = async (role = 'FINANCE') => {
    const input = { name: 'Kim', role, email: newAddress('kim') }
    const fields = 'token operatorToken { id user { id } }'
    const { token, operatorToken } = await api.mutate(
      ...([api.operator, 'createOperatorToken', input, fields] as const),
    )
    return { token, ...operatorToken, cookie: `masthead_token=${token}` }
  }
  const roleOf = async (cookie: string) =>
    (await ask(cookie, '{ session { operatorRole source userId } }')).session?.operatorRole ??
    'invalid_token'

  it('opens a session with the role of the token, and ends with the token', async () => {
    const kim = await operatorToken()
    const { key } = await add(kim.cookie)
    const { status, cookie, setCookie } = await signIn(key)
    expect(status).toBe(204)
    expect(setCookie).toMatch(/^masthead_token=mop_\w{46}; .*Max-Age=43200;/)
    expect(await roleOf(cookie)).toBe('FINANCE')
    // A second one, in the session of the first, has the same token.
    const { id } = await add(cookie, 'Phone')
    expect(await prisma.passkey.findUniqueOrThrow({ where: { id } })).toMatchObject({
      operatorTokenId: kim.id,
    })
    await api.mutate(api.operator, 'revokeOperatorToken', { operatorTokenId: kim.id })
    await expect.poll(() => roleOf(cookie), { timeout: 1_000 }).toBe('invalid_token')
    expect(codeOf(await signIn(key))).toBe('token_not_in_force')
  })

  it('opens no team of its user, and is not added by a token that only reads', async () => {
    const kim = await operatorToken()
    const team = await api.team()
    await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId: kim.user.id })
    const { key } = await add(kim.cookie)
    expect((await signIn(key)).setCookie).toMatch(/^masthead_token=mop_/)
    const reader = await operatorToken('READ_ONLY')
    expect(codeOf(await begin(reader.cookie))).toBe('read_only_token')
    const bearer = { authorization: `Bearer ${kim.token}` }
    expect(codeOf(await post('/console/passkeys/options', {}, bearer))).toBe(
      'console_session_required',
    )
  })

  it('signs out, which leaves the token', async () => {
    const kim = await operatorToken()
    const { cookie } = await signIn((await add(kim.cookie)).key)
    const headers = { cookie, ...guardHeader }
    await api.app.inject({ method: 'DELETE', url: '/console/session', headers })
    await expect.poll(() => roleOf(cookie), { timeout: 1_000 }).toBe('invalid_token')
    expect(await roleOf(kim.cookie)).toBe('FINANCE')
  })
})
