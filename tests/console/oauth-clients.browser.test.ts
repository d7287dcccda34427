import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { chromiumPath, openBrowser } from '../support/clients/browser.js'
import {
  buildConsole,
  keepSignedIn,
  listen,
  openTab,
  type Tab,
} from '../support/clients/console.js'
import { makeProfile } from '../support/fixtures/team.js'
import { lookAt } from './look.js'

const api = await testApi(chromiumPath ? { consoleFiles: buildConsole() } : {})

describe.runIf(chromiumPath)('OAuth clients at the console', () => {
  let browser: Browser
  let site: string
  let tab: Tab
  let clientId: string

  beforeAll(async () => {
    site = await listen(api.app)
    browser = await openBrowser()
    tab = await openTab(browser, {
      bypassCSP: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await keepSignedIn(tab.context, site, api.operator)
  })
  afterAll(() => browser?.close())

  const button = (name: string) => tab.page.getByRole('button', { name, exact: true })
  const register = async (name: string, uris: string) => {
    await button('New OAuth client').first().click()
    const dialog = tab.page.getByRole('dialog', { name: 'New OAuth client' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Redirect URIs').fill(uris)
    return { dialog, send: () => dialog.getByRole('button', { name: 'Register client' }).click() }
  }

  it('are registered by an operator, with errors at the line, and a secret that is shown once', async () => {
    const { page } = tab
    await page.goto(`${site}/console/oauth-clients`)
    await page.locator('.state').getByRole('button', { name: 'New OAuth client' }).waitFor()
    expect(await lookAt(page, 'oauth-clients-empty')).toEqual([])
    const uris = 'https://planner.example.com/callback\nhttp://planner.example.com/callback\nx'
    const { dialog, send } = await register('Planner', uris)
    await send()
    await dialog.getByRole('alert').first().waitFor()
    const errors = await dialog.getByRole('alert').allTextContents()
    expect(errors.map((text) => text.split(' ')[0])).toEqual([
      'http://planner.example.com/callback:',
      'x:',
    ])
    expect(await lookAt(page, 'oauth-client-new')).toEqual([])
    await dialog
      .getByLabel('Redirect URIs')
      .fill('https://planner.example.com/callback\n\nhttp://127.0.0.1/callback')
    await send()
    const secretDialog = page.getByRole('dialog', { name: 'Client secret of “Planner”' })
    const secret = (await secretDialog.locator('code').textContent())!
    expect(await lookAt(page, 'oauth-client-secret')).toEqual([])
    await secretDialog.getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret)
    await secretDialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('heading', { level: 1, name: 'Planner' }).waitFor()
    expect(await page.content()).not.toContain(secret)
    const stored = await api.prisma.oauthClient.findFirstOrThrow({ where: { name: 'Planner' } })
    clientId = stored.id
    expect(stored.redirectUris).toEqual([
      'https://planner.example.com/callback',
      'http://127.0.0.1/callback',
    ])
    expect(stored.secretHash).not.toBeNull()
  })

  it('show how to connect, who has connected them, and are disabled and enabled', async () => {
    const { page } = tab
    const team = await api.team({ name: 'Brightwater Robotics' })
    const profile = await makeProfile(api, team, 'Brightwater Labs')
    const scopes = ['orders.read', 'orders.lists', 'campaigns.update', 'offline_access']
    const grant = {
      ...{ teamId: team.id, userId: team.ownerId, clientId, clientName: 'Planner', scopes },
      ...{ resource: site, grantedAt: new Date(Date.now() - 3_600_000) },
    }
    await api.prisma.oauthGrant.createMany({
      data: [
        { ...grant, profileId: profile.id, lastUsedAt: new Date() },
        { ...grant, revokedAt: new Date() },
      ],
    })
    await page.reload()
    await page.getByText('Reads and changes · profile Brightwater Labs').waitFor()
    const { publicUrl } = api.app.services.env
    await page.getByText(`${publicUrl}/oauth/token`, { exact: true }).waitFor()
    await button('Copy Client ID').click()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(clientId)
    expect(await lookAt(page, 'oauth-client')).toEqual([])
    await page.getByRole('link', { name: 'All 2' }).click()
    await page.getByRole('heading', { level: 1, name: 'OAuth grants' }).waitFor()
    await page.getByText('1–2 of 2').waitFor()
    await page.getByRole('link', { name: 'Active', exact: true }).click()
    await page.getByText('1–1 of 1').waitFor()
    // No active grant has been revoked.
    expect(await page.getByRole('columnheader', { name: 'Revoked at' }).count()).toBe(0)
    expect(await lookAt(page, 'oauth-grants')).toEqual([])
    await page.getByRole('link', { name: 'Planner' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Planner' }).waitFor()
    await button('Revoke').waitFor()
    expect(await page.locator('.rights li').allInnerTexts()).toEqual([
      'Campaigns: Update',
      'Orders: Lists',
      'Orders: Read',
    ])
    expect(await lookAt(page, 'oauth-grant')).toEqual([])

    await page.getByRole('definition').getByRole('link', { name: 'Planner' }).click()
    await page.waitForURL(`${site}/console/oauth-clients/${clientId}`)
    await button('Disable').click()
    const confirmation = page.getByRole('alertdialog')
    await confirmation.getByRole('button', { name: 'Disable' }).click()
    await button('Enable').waitFor()
    await page.getByText('No user has connected this application at the moment.').waitFor()
    expect(await api.prisma.oauthGrant.count({ where: { clientId, revokedAt: null } })).toBe(0)
    await page.goto(`${site}/console/oauth-clients`)
    await page.getByRole('row', { name: /Planner.*Disabled/ }).waitFor()
    expect(await lookAt(page, 'oauth-clients')).toEqual([])
    await page.getByRole('link', { name: 'Planner' }).click()
    await button('Enable').click()
    await button('Disable').waitFor()
  })

  it('without a secret are for applications of users', async () => {
    const { page } = tab
    await page.goto(`${site}/console/oauth-clients`)
    const { dialog, send } = await register('Desk app', 'com.example.desk:/callback')
    await dialog.getByText('Public', { exact: false }).first().click()
    await send()
    await page.getByRole('heading', { level: 1, name: 'Desk app' }).waitFor()
    await page.getByText('It has no secret, and uses PKCE with S256.').waitFor()
    const stored = await api.prisma.oauthClient.findFirstOrThrow({ where: { name: 'Desk app' } })
    expect(stored.secretHash).toBeNull()
    expect(tab.errors).toEqual([])
  })
})
