import { describe, expect, test } from 'vitest'
import { authorizationOf, Browser, oauthClient, redirectUri } from '../support/clients/oauth.js'
import { oauthServer, requestedScopes } from '../support/clients/oauth-server.js'

const { api, origin, team, config, clientId, request, connect } = await oauthServer()

describe('consent', () => {
  const open = async (token?: string, more: Record<string, string> = {}, headers = {}) => {
    const authorization = await authorizationOf(config, { ...request, ...more })
    const browser = new Browser(origin)
    if (token) browser.setCookie('masthead_token', token)
    const page = await browser.open(authorization.url.href, { headers })
    return { browser, page, authorization }
  }

  test('is denied with access_denied, also without signing in', async () => {
    for (const token of [team.token, undefined]) {
      const { browser, page } = await open(token)
      const shown = token ? page : await browser.open(`${page.url.pathname}?again=1`)
      expect(shown.text).toContain('value="deny"')
      const { url } = await browser.submit(shown, { decision: 'deny' })
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        error: 'access_denied',
        iss: origin,
      })
    }
  })

  test('needs a permission that fits the profile', async () => {
    const { body } = await api.post(team.token, '/profiles', { name: 'Only' })
    const { browser, page } = await open(team.token)
    const ofTeam = { scope: ['profiles.create', 'offline_access'], profile: body.id as string }
    for (const fields of [{ scope: [] }, ofTeam]) {
      const answer = await browser.submit(page, { decision: 'allow', ...fields })
      expect([answer.status, answer.text.includes('Select at least one')]).toEqual([400, true])
      const boxes = answer.text.matchAll(/name="scope" value="([^"]+)" checked/g)
      expect(Array.from(boxes, ([, name]) => name)).toEqual(fields.scope)
      expect(answer.text.includes(`value="${body.id}" selected`)).toBe('profile' in fields)
    }
  })

  test('shows the client and its permissions, in English and German, and cannot be framed', async () => {
    const { page } = await open(team.token)
    for (const text of [
      'Planner',
      team.name,
      'Registered by',
      '127.0.0.1',
      'The app can view',
      'The app can make these changes',
    ])
      expect(page.text).toContain(text)
    expect(page.text).not.toContain('<script')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    const policy = page.headers.get('content-security-policy')!
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' http://127.0.0.1:9876")
    const german = await open(team.token, {}, { 'accept-language': 'de' })
    expect(
      (await german.browser.open(german.page.url.href, { headers: { 'accept-language': 'de' } }))
        .text,
    ).toContain('Die App darf ansehen')
  })

  test('is not given by a form of another site, nor in another browser', async () => {
    const { browser, page } = await open(team.token)
    const fields = { decision: 'allow', scope: requestedScopes }
    const before = await api.prisma.oauthGrant.count()
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await browser.submit(page, fields, headers)
      expect(answer.url.pathname).toBe(page.url.pathname)
    }
    const other = new Browser(origin)
    other.setCookie('masthead_token', team.token)
    expect((await other.submit(page, fields)).status).toBe(410)
    expect(await api.prisma.oauthGrant.count()).toBe(before)
  })

  test('signs in by a token first', async () => {
    const { browser, page } = await open()
    const again = await browser.open(`${page.url.pathname}?again=1`)
    expect(page.headers.get('refresh')).toContain('again=1')
    expect(again.text).toContain('API token of your team')
    const wrong = await browser.submit(again, { decision: 'sign-in', token: 'mst_x' })
    expect([wrong.status, wrong.text.includes('not valid')]).toEqual([400, true])
    const operator = await browser.submit(again, { decision: 'sign-in', token: api.operator })
    expect(operator.text).toContain('belong to no team')
    const signedIn = await browser.submit(again, { decision: 'sign-in', token: team.token })
    expect(signedIn.text).toContain(`access ${team.name}`)
    const { url } = await browser.submit(signedIn, { decision: 'allow', scope: requestedScopes })
    expect(url.searchParams.has('code')).toBe(true)
  })

  test('grants nothing that the member may not do, or that was not requested', async () => {
    const limited = await api.token(team, 'custom', ['orders.lists'])
    const { browser, page } = await open(limited)
    expect(page.text).toContain('value="orders.lists"')
    expect(page.text).not.toContain('value="profiles.create"')
    const widened = [...requestedScopes, 'teams.read']
    const { url } = await browser.submit(page, { decision: 'allow', scope: widened })
    const code = url.searchParams.get('code')
    expect(code).toBeTruthy()
    const grant = await api.prisma.oauthGrant.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(grant.scopes).toEqual(['orders.lists', 'offline_access'])
    const readOnly = await open(await api.token(team, 'read_only'))
    expect(readOnly.page.text).not.toContain('The app can make these changes')
    const none = await open(await api.token(team, 'custom', ['tags.lists']))
    expect(none.page.text).toContain('permissions that you do not have')
  })

  test('is not given by an OAuth client for itself', async () => {
    const { access_token: token } = await connect()
    const { browser, page } = await open()
    const before = await api.prisma.oauthGrant.count()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await browser.submit(
      page,
      { decision: 'allow', scope: requestedScopes },
      headers,
    )
    expect(answer.url.pathname).toBe(page.url.pathname)
    expect(await api.prisma.oauthGrant.count()).toBe(before)
  })

  test('is given only for the team that the page shows', async () => {
    const other = await api.team({ name: 'Other' })
    const { browser, page } = await open(team.token)
    browser.setCookie('masthead_token', other.token)
    const before = await api.prisma.oauthGrant.count()
    const again = await browser.submit(page, { decision: 'allow', scope: requestedScopes })
    expect(again.url.pathname).toBe(page.url.pathname)
    expect(again.text).toContain('access Other')
    expect(await api.prisma.oauthGrant.count()).toBe(before)
    const { url } = await browser.submit(again, { decision: 'allow', scope: requestedScopes })
    expect(url.searchParams.has('code')).toBe(true)
    const grant = await api.prisma.oauthGrant.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(grant.teamId).toBe(other.id)
  })

  test('is not given for a profile of another team', async () => {
    const other = await api.team({ name: 'Other' })
    const { body } = await api.post(other.token, '/profiles', { name: 'Elsewhere' })
    const { browser, page } = await open(team.token)
    const before = await api.prisma.oauthGrant.count()
    for (const profile of [body.id, 'x', other.id]) {
      const answer = await browser.submit(page, {
        decision: 'allow',
        scope: requestedScopes,
        profile,
      })
      expect([profile, answer.status]).toEqual([profile, 400])
    }
    expect(await api.prisma.oauthGrant.count()).toBe(before)
  })

  test('does not depend on the Host header of the request', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const { page, browser } = await open(team.token, {}, headers)
    const { url } = await browser.submit(page, { decision: 'allow', scope: requestedScopes })
    expect(url.href.startsWith(`${redirectUri}?code=`)).toBe(true)
  })

  test('cannot be disguised by invisible characters in the name of a client', async () => {
    const { id, metadata } = await api.prisma.oauthClient.findUniqueOrThrow({
      where: { id: clientId },
    })
    const rename = (name: unknown) =>
      api.prisma.oauthClient.update({
        where: { id },
        data: { metadata: { ...(metadata as object), client_name: name as string } },
      })
    await rename('Plan\u202Ener\u200B  X')
    const { page } = await open(team.token)
    await rename((metadata as { client_name: string }).client_name)
    expect(page.text).toContain('Allow Plan ner X to access')
  })

  test('cannot be injected by the name of a client', async () => {
    const { config: evil } = await oauthClient(api, origin, {
      name: '<img src=x onerror=alert(1)>',
    })
    const authorization = await authorizationOf(evil, request)
    const browser = new Browser(origin)
    browser.setCookie('masthead_token', team.token)
    const { text } = await browser.open(authorization.url.href)
    expect(text).toContain('&#60;img')
    expect(text).not.toContain('<img')
  })
})
