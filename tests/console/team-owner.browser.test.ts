import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendSignInLink } from '../../src/domain/accounts/sign-in.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { chromiumPath, openBrowser } from '../support/clients/browser.js'
import {
  buildConsole,
  keepSignedIn,
  listen,
  openTab,
  type Tab,
} from '../support/clients/console.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { openSmtp } from '../support/services/smtp.js'
import { selectAction } from './dialog.js'
import { lookAt } from './look.js'

const smtp = await openSmtp()
const env = { ...emailSettings(smtp), PUBLIC_URL: 'http://127.0.0.1' }
const api = await testApi({ env, ...(chromiumPath && { consoleFiles: buildConsole() }) })
const { work, newAddress } = mailing(api, smtp)
afterAll(() => smtp.close())

describe.runIf(chromiumPath)('the owner of a team that an operator creates at the console', () => {
  const address = newAddress('owner')
  let browser: Browser
  let base: string
  let operator: Tab
  let teamId: string

  beforeAll(async () => {
    base = await listen(api.app)
    browser = await openBrowser()
    operator = await openTab(browser, { bypassCSP: true })
    await keepSignedIn(operator.context, base, api.operator)
  })
  afterAll(() => browser?.close())

  const members = () =>
    operator.page.locator('.card', {
      has: operator.page.getByRole('heading', { level: 2, name: 'Members', exact: true }),
    })
  /** The path of the link in the last email. */
  const linkIn = async (pattern: RegExp) => {
    await work()
    return pattern.exec(smtp.to(address).at(-1)!.text)![1]!
  }
  const invitation = /127\.0\.0\.1(\/invitations\/\S+)/

  it('is invited by email, and again from the members of the team', async () => {
    const { page } = operator
    await page.goto(`${base}/console/teams`)
    await page.getByRole('button', { name: 'New team', exact: true }).first().click()
    const form = page.getByRole('dialog', { name: 'New team' })
    await form.getByLabel('Name', { exact: true }).first().fill('Brightwater')
    await form.getByLabel('Account owner name').fill('Ada Byron')
    await form.getByLabel('Account owner email').fill(address)
    await form.getByRole('button', { name: 'Create team' }).click()
    await page.getByRole('heading', { level: 1, name: 'Brightwater' }).waitFor()
    teamId = new URL(page.url()).pathname.split('/').at(-1)!
    await members()
      .getByText(/^Has not signed in by email yet · link valid until /)
      .waitFor()
    await page.getByText('No open invitations to new members.').waitFor()
    expect(await lookAt(page, 'team-owner-invited')).toEqual([])
    const first = await linkIn(invitation)
    await api.prisma.teamInvitation.updateMany({ data: { lastSentAt: new Date(0) } })
    await selectAction(members(), 'Resend invitation')
    const dialog = page.getByRole('dialog', { name: /^Resend invitation: Ada/ })
    await dialog.getByRole('button', { name: 'Resend invitation' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await linkIn(invitation)).not.toBe(first)
  })

  it('accepts, and signs in with the address, which the URL does not keep', async () => {
    const { page, errors } = await openTab(browser)
    await page.goto(`${base}${await linkIn(invitation)}`)
    await page.getByRole('heading', { level: 1, name: 'Your team Brightwater' }).waitFor()
    expect(await lookAt(page, 'team-owner-invitation', { takesScripts: false })).toEqual([])
    await page.getByRole('button', { name: 'Accept the invitation' }).click()
    await page.getByText('You belong to Brightwater.').waitFor()
    const href = (await page.getByRole('link', { name: 'Open the console' }).getAttribute('href'))!
    expect(href).toContain('#email=')
    await page.goto(href.replace('http://127.0.0.1', base))
    const email = page.getByLabel('Email address')
    await email.waitFor()
    expect(await email.inputValue()).toBe(address)
    expect(new URL(page.url()).hash).toBe('')
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('we have sent a link').waitFor()
    await runJobs([sendSignInLink], api.app.services)
    await page.goto(`${base}${await linkIn(/127\.0\.0\.1(\/console\/sign-in\/\S+)/)}`)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.locator('.account', { hasText: 'Ada Byron' }).waitFor()
    const session = { teamId, isSession: true, user: { email: address } }
    expect(await api.prisma.apiToken.count({ where: session })).toBe(1)
    // The browser reports the requests of the sign-in page that fail with 401.
    expect(errors.filter((text) => !text.includes('401'))).toEqual([])
  })

  it('cannot be invited again once the address is verified', async () => {
    const { page } = operator
    await page.reload()
    await members().getByText('Ada Byron').waitFor()
    await members().locator('.chip').filter({ hasText: /owner/i }).waitFor()
    await members()
      .getByText(/^Has not signed in by email yet/)
      .waitFor({ state: 'detached' })
    expect(
      await members()
        .getByRole('button', { name: /^Actions/ })
        .count(),
    ).toBe(0)
    expect(operator.errors).toEqual([])
  })
})
