import { afterAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { authorizationOf, oauthClient, redirectUri } from '../support/clients/oauth.js'
import { openOpenidProvider } from '../support/services/openid-provider.js'
import { freePort } from '../support/services/redis.js'
import { lookAt } from './look.js'

const port = await freePort()
// Another site than that of the provider, 127.0.0.1, so that the rules for cookies apply.
const site = `http://localhost:${port}`
const provider = await openOpenidProvider()
const { api, openTab } = await testConsole({
  port,
  env: { PUBLIC_URL: site, ...provider.settings(site) },
})

describe.runIf(chromiumPath)('single sign-on, at the console', () => {
  afterAll(() => provider.close())

  const withAddress = async (userId: string, email: string) => {
    await api.prisma.user.update({ where: { id: userId }, data: { email } })
    provider.accounts.set(email, { email, email_verified: true, name: 'Ada Quimby' })
    return email
  }

  it('opens the page from which the user came, and the settings of the team', async () => {
    const team = await api.team({ name: 'Brightwater' })
    provider.account = await withAddress(team.ownerId, 'owner@brightwater.example')
    const { page, errors } = await openTab()
    await page.goto(`${site}/console/teams/${team.id}`)
    await page.getByRole('link', { name: 'Sign in with SSO' }).waitFor()
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true)
    expect(await lookAt(page, 'sign-in-sso')).toEqual([])
    await page.getByRole('link', { name: 'Sign in with SSO' }).click()
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Single sign-on' }),
    })
    await section.getByText('Members can sign in by SSO or another way.').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/console/teams/${team.id}`)
    await section.getByRole('button', { name: 'Edit single sign-on' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Require SSO').check()
    expect(await dialog.getByLabel('Email domains').count()).toBe(0)
    expect(await lookAt(page, 'sso-edit')).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await section.getByText('Members can open the console only by SSO.').waitFor()
    expect(await lookAt(page, 'sso-team')).toEqual([])
    const stored = await api.prisma.team.findUniqueOrThrow({ where: { id: team.id } })
    expect(stored.ssoRequired).toBe(true)
    // The start of a page that requires a session is refused before it.
    expect(errors.filter((error) => !error.includes('401'))).toEqual([])
  })

  it('lets an operator choose between the marketplace and teams, and set domains', async () => {
    const team = await api.team({ name: 'Harbor' })
    const input = { name: 'Kim', email: 'kim@example.org', role: 'FULL' }
    const fields = 'operatorToken { user { id } }'
    const { operatorToken } = await api.mutate(api.operator, 'createOperatorToken', input, fields)
    const { id: userId } = operatorToken.user
    await api.mutate(api.operator, 'addTeamMember', { teamId: team.id, userId })
    provider.account = await withAddress(userId, 'kim@example.org')
    const { page } = await openTab()
    await page.goto(`${site}/console/teams/${team.id}`)
    await page.getByRole('link', { name: 'Sign in with SSO' }).click()
    await page.getByRole('heading', { name: 'Choose a team' }).waitFor()
    expect(await lookAt(page, 'sso-choice')).toEqual([])
    await page.getByLabel('Team').selectOption({ label: 'Marketplace (operator)' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Single sign-on' }),
    })
    await section.getByRole('button', { name: 'Edit single sign-on' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Email domains').fill('harbor.example')
    expect(await lookAt(page, 'sso-domains')).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await section.getByText('harbor.example').waitFor()
    const stored = await api.prisma.team.findUniqueOrThrow({ where: { id: team.id } })
    expect(stored.ssoDomains).toEqual(['harbor.example'])
  })

  it('leads back to the consent for an OAuth client, in a team', async () => {
    const team = await api.team({ name: 'Quayside' })
    provider.account = await withAddress(team.ownerId, 'owner@quayside.example')
    const fields = 'operatorToken { id }'
    const operator = { name: 'Kim', email: 'owner@quayside.example' }
    await api.mutate(api.operator, 'createOperatorToken', operator, fields)
    const { config } = await oauthClient(api, site)
    const { url } = await authorizationOf(config, { scope: 'orders.lists', resource: site })
    const { page } = await openTab()
    await page.goto(url.href)
    await page.getByRole('link', { name: 'Sign in with SSO' }).waitFor()
    await page.getByText('Requested permissions: 1').waitFor()
    await page.getByText('Lists of orders, payments and invoices').waitFor()
    expect(await lookAt(page, 'sso-consent')).toEqual([])
    await page.getByRole('link', { name: 'Sign in with SSO' }).click()
    await page.getByRole('heading', { name: 'Allow Planner to access Quayside?' }).waitFor()
    const callback = page.waitForRequest((request) => request.url().startsWith(redirectUri))
    await page.getByRole('button', { name: 'Allow' }).click()
    expect(new URL((await callback).url()).searchParams.get('code')).toBeTruthy()
  })

  it('shows a refusal, in the language of the browser', async () => {
    provider.accounts.set('stranger', { email: 'stranger@example.org', email_verified: true })
    provider.account = 'stranger'
    const { page } = await openTab({ locale: 'de-DE' })
    await page.goto(`${site}/console`)
    await page.getByRole('link', { name: 'Mit SSO anmelden' }).click()
    await page.getByRole('heading', { name: 'Mit diesem Konto können Sie' }).waitFor()
    expect(await lookAt(page, 'sso-refused')).toEqual([])
    await page.getByRole('link', { name: 'Andere Wege zur Anmeldung' }).click()
    await page.getByLabel('Token').waitFor()
  })
})
