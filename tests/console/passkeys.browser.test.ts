import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../src/domain/accounts/session.js'
import { inTransaction } from '../../src/postgres/transaction.js'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { freePort } from '../support/services/redis.js'
import { lookAt } from './look.js'

const port = await freePort()
// Browsers allow no passkeys for IP addresses.
const site = `http://localhost:${port}`
const { api, openTab } = await testConsole({ port, env: { PUBLIC_URL: site } })

describe.runIf(chromiumPath)('passkeys, at the console', () => {
  /** Cookie of a session that a link in an email would open. */
  async function signedIn(page: Page, userId: string, teamId: string): Promise<void> {
    const actor = { kind: 'team', userId, requestId: 'test' } as const
    const agent = await page.evaluate('navigator.userAgent')
    const client = { address: '203.0.113.77', agent: String(agent) }
    const { raw } = await inTransaction(api.prisma, (tx) =>
      openSession(tx, actor, teamId, 'EMAIL_LINK', client),
    )
    const cookie = { name: 'masthead_token', value: raw, url: site, httpOnly: true }
    await page.context().addCookies([cookie])
  }

  /** Adds a virtual authenticator with user verification to the page. */
  async function withAuthenticator(page: Page) {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    })
    return { devtools, authenticatorId }
  }

  const openMenu = async (page: Page, item: string) => {
    await page.locator('button.account').click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  it('are added, sign in, and no longer do once they are removed', async () => {
    const team = await api.team({ name: 'Brightwater' })
    const { id, ownerId: userId } = team
    await api.prisma.user.update({
      where: { id: userId },
      data: { firstName: 'Ada', lastName: 'Byron' },
    })
    const tab = await openTab()
    const { page } = tab
    const { devtools, authenticatorId } = await withAuthenticator(page)
    await signedIn(page, userId, id)
    await signedIn(page, userId, id)
    await page.goto(`${site}/console`)
    await openMenu(page, 'Sign-in')
    await page.getByRole('heading', { level: 1, name: 'Sign-in' }).waitFor()
    await page.getByText('You have no passkeys.').waitFor()

    await page.getByRole('button', { name: 'Add passkey' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Name').fill('Laptop')
    expect(await lookAt(page, 'passkey-new')).toEqual([])
    await dialog.getByRole('button', { name: 'Add passkey' }).click()
    const row = page.locator('.rows li', { hasText: 'Laptop' })
    await row.getByText('never used').waitFor()
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])

    const sessions = page.locator('section', {
      has: page.getByRole('heading', { name: 'Sessions' }),
    })
    await sessions.getByText('203.0.113.0/24').first().waitFor()
    expect(await sessions.locator('li').count()).toBe(2)
    expect(await lookAt(page, 'sign-in-settings')).toEqual([])
    await sessions.getByRole('button', { name: 'End other sessions' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End other' }).click()
    await sessions.locator('li').nth(1).waitFor({ state: 'detached' })
    await sessions.getByText('This session').waitFor()

    await openMenu(page, 'Sign out')
    const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
    await signIn.waitFor()
    expect(await lookAt(page, 'sign-in')).toEqual([])
    await signIn.click()
    await page.getByRole('heading', { level: 1, name: 'Sign-in' }).waitFor()
    await sessions.getByText('Passkey').waitFor()
    expect(await api.prisma.apiToken.count({ where: { userId, signInMethod: 'PASSKEY' } })).toBe(1)

    await row.getByRole('button', { name: 'Rename' }).click()
    await dialog.getByLabel('Name').fill('Work laptop')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.locator('.rows li', { hasText: 'Work laptop' }).waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('You have no passkeys.').waitFor()
    expect(tab.errors).toEqual([])

    await openMenu(page, 'Sign out')
    await signIn.click()
    await page.getByRole('alert').getByText('The passkey is unknown or was removed.').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in to Masthead')
  })

  it('let members of several teams choose one', async () => {
    const [one, two] = [await api.team({ name: 'Anchor' }), await api.team({ name: 'Buoy' })]
    const { ownerId: userId } = one
    await api.mutate(api.operator, 'addTeamMember', { teamId: two.id, userId })
    const tab = await openTab()
    const { page } = tab
    await withAuthenticator(page)
    await signedIn(page, userId, one.id)
    await page.goto(`${site}/console/sign-in`)
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await page.locator('.dialog').getByLabel('Name').fill('Phone')
    await page.locator('.dialog').getByRole('button', { name: 'Add passkey' }).click()
    await page.locator('.rows li', { hasText: 'Phone' }).waitFor()
    await openMenu(page, 'Sign out')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    const form = page.getByRole('form', { name: 'Choose a team' })
    await form.getByLabel('Team').selectOption({ label: 'Buoy' })
    expect(await lookAt(page, 'sign-in-team')).toEqual([])
    expect(await page.getByLabel('Token').count()).toBe(0)
    await form.getByRole('button', { name: 'Sign in another way' }).click()
    await page.getByLabel('Token').waitFor()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await form.getByLabel('Team').selectOption({ label: 'Buoy' })
    await form.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign-in' }).waitFor()
    const [session] = await api.prisma.consoleSession.findMany({
      where: { userId, signInMethod: 'PASSKEY' },
    })
    expect(session!.teamId).toBe(two.id)
    expect(tab.errors).toEqual([])
  })

  it('cannot be added with a token, which the page explains', async () => {
    const team = await api.team()
    const tab = await openTab()
    const { page } = tab
    await page.context().request.post(`${site}/console/session`, { data: { token: team.token } })
    await page.goto(`${site}/console/sign-in`)
    await page.getByText('A token cannot add one.').waitFor()
    expect(await page.getByRole('button', { name: 'Add passkey' }).count()).toBe(0)
    await page.getByText('You are signed in with a token.').waitFor()
    expect(tab.errors).toEqual([])
  })
})
