import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as client from 'openid-client'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { supportedScopes } from '../../src/oauth/provider.js'
import { lookAt } from '../console/look.js'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { authorizationOf, oauthClient } from '../support/clients/oauth.js'
import { makeProfile } from '../support/fixtures/team.js'
import { freePort } from '../support/services/redis.js'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const { api, browser, signedIn } = await testConsole({ port, env: { PUBLIC_URL: origin } })
const team = await api.team()

/** The application, at another site than the server: `localhost` is not `127.0.0.1`. */
let start = ''
const app = createServer((request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(
    request.url === '/'
      ? `<a href="${start.replaceAll('&', '&amp;')}">Connect</a>`
      : request.url === '/frame'
        ? `<iframe src="${start.replaceAll('&', '&amp;')}"></iframe>`
        : '<h1>Back at the app</h1>',
  )
})
await new Promise<void>((resolve) => app.listen(0, resolve))
const site = `http://localhost:${(app.address() as AddressInfo).port}`
const redirectUri = `${site}/callback`
afterAll(() => app.close())

describe.runIf(chromiumPath)('consent in a browser without scripts', () => {
  /** Opens the application, which sends the browser to the consent page. */
  async function connect({
    token,
    path = '/',
    scope = 'orders.lists orders.create offline_access',
    options = { javaScriptEnabled: false },
  }: {
    token?: string
    path?: string
    scope?: string
    options?: BrowserContextOptions
  }) {
    const { config } = await oauthClient(api, origin, { redirectUris: [redirectUri] })
    const authorization = await authorizationOf(config, {
      redirect_uri: redirectUri,
      scope,
      resource: origin,
      prompt: 'consent',
    })
    start = authorization.url.href
    const context = await (await browser()).newContext(options)
    if (token)
      await context.addCookies([
        { name: 'masthead_token', value: token, url: origin, httpOnly: true, sameSite: 'Strict' },
      ])
    const page = await context.newPage()
    await page.goto(site + path)
    if (path === '/') await page.click('a')
    return { config, authorization, page }
  }

  const callbackOf = async (page: Page) => {
    await page.waitForURL(`${redirectUri}?**`)
    return new URL(page.url())
  }

  it('is given with the session of the console, and leads back to the application', async () => {
    const { config, authorization, page } = await connect({ token: team.token })
    await page.getByRole('button', { name: 'Allow' }).waitFor()
    await page.getByLabel('Place and cancel orders').uncheck()
    await page.getByRole('button', { name: 'Allow' }).click()
    const callback = await callbackOf(page)
    const tokens = await client.authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: authorization.verifier,
      expectedState: authorization.state,
    })
    const session = await api.get(tokens.access_token, '/auth/token')
    expect(session.body.scopes).toEqual(['orders.lists'])
    expect(tokens.refresh_token).toBeDefined()
  })

  it('is denied', async () => {
    const { page } = await connect({ token: team.token })
    await page.getByRole('button', { name: 'Deny' }).click()
    expect((await callbackOf(page)).searchParams.get('error')).toBe('access_denied')
  })

  it('is given after signing in by a token', async () => {
    const { page } = await connect({})
    await page.getByLabel('API token of your team').fill(team.token)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    expect((await callbackOf(page)).searchParams.has('code')).toBe(true)
  })

  it.each(['en', 'de'])(
    'fits phones and desktops and can be used by everyone: %s',
    async (locale) => {
      await makeProfile(api, team)
      const scope = supportedScopes.join(' ')
      // Axe is a script, which the pages forbid.
      const options = { locale, bypassCSP: true }
      const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
      const consent = await connect({ token: team.token, scope, options })
      await consent.page.locator('button[value=allow]').waitFor()
      expect(await lookAt(consent.page, `consent-${locale}`)).toEqual([])
      for (const box of await consent.page.getByRole('checkbox').all()) await box.uncheck()
      await consent.page.locator('button[value=allow]').click()
      await consent.page.getByRole('alert').waitFor()
      expect(await lookAt(consent.page, `consent-refused-${locale}`)).toEqual([])
      const signIn = await connect({ options })
      await signIn.page.locator('input[name=token]').fill(api.operator)
      await signIn.page.locator('button[value=sign-in]').click()
      await signIn.page.getByRole('alert').waitFor()
      expect(await lookAt(signIn.page, `consent-sign-in-${locale}`)).toEqual([])
      for (const [name, path] of [
        ['expired', `/oauth/consent/x`],
        ['error', '/oauth/authorize?client_id=x'],
      ]) {
        await signIn.page.goto(origin + path)
        await heading(signIn.page)
        expect(await lookAt(signIn.page, `consent-${name}-${locale}`)).toEqual([])
      }
    },
  )

  it('lists the application in the console, whose audit log names it, and ends its access', async () => {
    const scope = 'teams.read teams.update offline_access'
    const { config, authorization, page } = await connect({ token: team.token, scope })
    await page.getByRole('button', { name: 'Allow' }).click()
    const callback = await callbackOf(page)
    const { access_token: token } = await client.authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: authorization.verifier,
      expectedState: authorization.state,
    })
    await api.put(token, `/teams/${team.id}`, { name: 'Renamed' })

    const member = await signedIn(team.token)
    await member.page.goto(`${origin}/console/teams/${team.id}`)
    const apps = member.page.locator('.card', {
      has: member.page.getByRole('heading', { level: 2, name: 'Connected apps' }),
    })
    const { id } = await api.prisma.oauthGrant.findFirstOrThrow({
      where: { scopes: { has: 'teams.update' }, revokedAt: null },
      orderBy: { grantedAt: 'desc' },
    })
    const row = apps.getByRole('listitem').filter({
      has: member.page.locator(`a[href$="/oauth-grants/${id}"]`),
    })
    await row.getByText('Reads and changes · whole team').waitFor()
    await row.getByText(/^Acts for /).waitFor()
    const settings = member.page.locator('nav.side a[aria-current=page]')
    expect(await settings.textContent()).toBe('Settings')
    expect(await lookAt(member.page, 'connected-apps')).toEqual([])
    await row.getByRole('button', { name: 'Revoke' }).click()
    await member.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await row.waitFor({ state: 'detached' })
    await expect.poll(async () => (await api.get(token, '/auth/token')).status).toBe(401)
    expect(member.errors).toEqual([])

    const operator = await signedIn(api.operator)
    await operator.page.goto(`${origin}/console/audit?entityId=${team.id}`)
    const entry = operator.page.getByRole('link', { name: /via Planner updated team “Renamed”/ })
    await entry.waitFor()
    await operator.page.getByRole('button', { name: 'Record: Renamed', exact: true }).waitFor()
    expect(await lookAt(operator.page, 'audit-application')).toEqual([])
    await entry.click()
    await operator.page.getByText('Planner', { exact: true }).waitFor()
    expect(operator.errors).toEqual([])
  })

  it('is not shown in a frame', async () => {
    const { page } = await connect({ token: team.token, path: '/frame' })
    await page.waitForLoadState('networkidle')
    const texts = await Promise.all(page.frames().map((frame) => frame.content()))
    expect(texts.join()).not.toContain('The app can view')
  })
})
