import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importCatalogueFile } from '../../src/catalogue-file/job.js'
import { sendSignInLink } from '../../src/domain/accounts/sign-in.js'
import { runJobs } from '../../src/jobs/queue.js'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { csv, row } from '../support/files/catalogue.js'
import { ownDirectory } from '../support/files/upload.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { openSmtp } from '../support/services/smtp.js'
import { dialogOf, isRed, selectAction } from './dialog.js'
import { lookAt, pictures } from './look.js'

const smtp = await openSmtp()
const mail = { ...emailSettings(smtp), PUBLIC_URL: 'http://127.0.0.1' }
const env = { ...mail, DATA_DIR: ownDirectory() }
const { api, site: base, openTab, signedIn } = await testConsole({ env })
/** A server without SMTP settings. */
const silent = await testConsole()
const { work, newAddress, reachable } = mailing(api, smtp)

describe.runIf(chromiumPath)('teams, import and signing in at the console', () => {
  let tab: Tab
  let team: Awaited<ReturnType<typeof reachable>>

  beforeAll(async () => {
    tab = await signedIn(api.operator, {
      bypassCSP: false,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    team = await reachable()
  })
  afterAll(() => smtp.close())

  const goTo = async (path: string, { page }: Tab = tab) => {
    await page.goto(`${base}/console${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const button = (name: string, page: Page = tab.page) =>
    page.getByRole('button', { name, exact: true })
  const part = (name: string, page: Page = tab.page) =>
    page.locator('.card', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
  /** Opens a form in a dialog by its button. */
  const form = async (name: string, within = tab.page.locator('main'), sender = name) => {
    await within.getByRole('button', { name, exact: true }).click()
    const dialog = dialogOf(tab.page, name)
    const send = () => dialog.getByRole('button', { name: sender, exact: true }).click()
    return { dialog, send }
  }

  it('creates a team, and changes its fields', async () => {
    await goTo('/teams')
    const { dialog, send } = await form('New team', undefined, 'Create team')
    await dialog.getByLabel('Name', { exact: true }).fill('Northwind')
    await dialog.getByLabel('Account owner name').fill('Ada Byron')
    await dialog.getByLabel('Account owner email').fill(newAddress('north'))
    await dialog.getByText('The person responsible for the team').waitFor()
    await dialog.getByLabel('Team email').waitFor()
    await send()
    await tab.page.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor()
    const edit = await form('Edit team', tab.page.locator('.page > header'), 'Save')
    await edit.dialog.getByLabel('Maximum discount').fill('120')
    await edit.send()
    await edit.dialog.getByText('must be at most 100').waitFor()
    await edit.dialog.getByLabel('Maximum discount').fill('15')
    await edit.send()
    await edit.dialog.waitFor({ state: 'detached' })
    const where = 'where: { name: { eq: "Northwind" } }'
    const { teams } = await api.graph(
      api.operator,
      `{ teams(${where}) { nodes { discountLimitPercent } } }`,
    )
    expect(teams.nodes).toEqual([{ discountLimitPercent: 15 }])
  })

  it('adds a member, makes them the owner, reverts it, and removes them', async () => {
    const data = { firstName: 'Grace', lastName: 'Hopper', email: newAddress('grace') }
    await api.prisma.user.create({ data })
    await goTo(`/teams/${team.id}`)
    const members = part('Members')
    const { dialog, send } = await form('Add member', members)
    await send()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('combobox', { name: 'Search Users' }).fill(data.email)
    await tab.page.getByRole('option', { name: 'Grace Hopper' }).click()
    await send()
    const grace = members.locator('li', { hasText: 'Grace Hopper' })
    await grace.getByText('Buyer', { exact: true }).waitFor()
    await selectAction(grace, 'Make account owner')
    await grace.getByText('Account owner', { exact: true }).waitFor()
    await button('Undo').first().click()
    await grace.getByText('Admin', { exact: true }).waitFor()
    const user = await api.prisma.user.findFirstOrThrow({ where: { email: data.email } })
    await api.mutate(api.operator, 'blockUser', { userId: user.id }, 'id')
    await goTo(`/teams/${team.id}`)
    await grace.getByText('Blocked', { exact: true }).waitFor()
    await goTo(`/users/${user.id}`)
    const teams = tab.page
      .locator('.card', { has: tab.page.getByRole('heading', { name: 'Teams 1' }) })
      .getByRole('listitem')
    await teams.getByRole('link', { name: team.name }).waitFor()
    expect(await teams.locator('.chip').textContent()).toBe('Admin')
    await tab.page.getByText('Not signed in yet').waitFor()
    await goTo(`/teams/${team.id}`)
    const changes = tab.page.locator('.part', { hasText: 'Changes' })
    await changes.getByText(/^Account owner: Grace Hopper → .+$/).waitFor()
    expect(await tab.page.getByRole('heading', { name: 'Audit', exact: true }).count()).toBe(0)
    await selectAction(grace, 'Remove')
    const removal = dialogOf(tab.page, 'Remove').getByRole('button', { name: 'Remove' })
    expect(await isRed(removal)).toBe(true)
    await removal.click()
    await grace.waitFor({ state: 'detached' })
  })

  it('invites by email, again, and withdraws the invitation', async () => {
    const email = newAddress('invited')
    const where = { email: team.email }
    await api.prisma.user.update({ where, data: { emailVerifiedAt: new Date() } })
    await goTo(`/teams/${team.id}`)
    const invitations = part('Invitations')
    const { dialog, send } = await form('Invite', invitations)
    await dialog.getByLabel('Language').waitFor()
    await dialog.getByLabel('Email address').fill(team.email)
    await send()
    await dialog.getByText('is the email address of a member of the team').waitFor()
    await dialog.getByLabel('Email address').fill(email)
    await send()
    const row = invitations.locator('li', { hasText: email })
    await row.waitFor()
    await work()
    expect(smtp.to(email)).toHaveLength(1)
    const again = await form('Resend', row)
    await again.send()
    await again.dialog.getByText('sent less than a minute ago').waitFor()
    await again.dialog.getByRole('button', { name: 'Cancel' }).click()
    const withdrawal = await form('Withdraw', row)
    await withdrawal.send()
    await row.waitFor({ state: 'detached' })
  })

  it('shows a token once to be copied, rotates and revokes it', async () => {
    await goTo(`/teams/${team.id}`)
    const tokens = part('Tokens')
    const { dialog, send } = await form('New token', tokens, 'Create token')
    await dialog.getByLabel('Name').fill('Shop')
    await dialog.getByLabel('Custom').check()
    await send()
    const [box] = await dialog.locator('input:invalid').all()
    expect(await box?.evaluate((one) => 'validationMessage' in one && one.validationMessage)).toBe(
      'Select at least one scope.',
    )
    await dialog.getByRole('group', { name: 'Orders' }).getByLabel('Lists').check()
    await send()
    const once = tab.page.getByRole('dialog', { name: 'Token “Shop”' })
    const secret = (await once.locator('code').textContent())!
    await once.getByRole('button', { name: 'Copy' }).click()
    expect(await tab.page.evaluate('navigator.clipboard.readText()')).toBe(secret)
    const { session } = await api.graph(secret, '{ session { scopes teamId } }')
    expect(session).toEqual({ scopes: ['ORDERS_LISTS'], teamId: team.id })
    await once.getByRole('button', { name: 'Close' }).click()
    expect(await tab.page.content()).not.toContain(secret)
    const row = tokens.locator('li', { hasText: 'Shop' })
    await row.getByText('Scopes: 1', { exact: true }).click()
    await row.getByText('Orders: Lists', { exact: true }).waitFor()
    const rotation = await form('Rotate', row)
    await rotation.dialog.getByLabel('Old token stays valid').selectOption('For an hour')
    await rotation.send()
    const next = (await once.locator('code').textContent())!
    expect(next).not.toBe(secret)
    await tab.page.keyboard.press('Escape')
    await row.getByText(/Rotated, valid until/).waitFor()
    await row.first().getByRole('button', { name: 'Revoke', exact: true }).click()
    const revocation = tab.page.getByRole('alertdialog', {
      name: /^Revoke the token “Shop” \(mst_\w+…\)\?$/,
    })
    const revoke = revocation.getByRole('button', { name: 'Revoke', exact: true })
    expect(await isRed(revoke)).toBe(true)
    await revoke.click()
    await expect.poll(() => row.count()).toBe(1)
  })

  it('grants credit, revokes it, and withdraws the rest', async () => {
    await goTo(`/teams/${team.id}`)
    const credit = part('Credit')
    const grant = async (amount: string) => {
      const { dialog, send } = await form('Grant credit', credit)
      await dialog.getByLabel('Amount').fill(amount)
      await send()
    }
    await grant('120.50')
    await credit.getByText('$120.50').first().waitFor()
    await button('Undo').first().click()
    await credit.locator('.balance', { hasText: '$0.00' }).waitFor()
    await grant('50')
    await credit.locator('.balance', { hasText: '$50.00' }).waitFor()
    const { dialog, send } = await form('Withdraw credit', credit)
    await dialog.getByLabel('Amount').fill('60')
    await send()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByLabel('Amount').fill('20')
    await send()
    await credit.locator('.balance', { hasText: '$30.00' }).waitFor()
  })

  it('previews a file, lists its errors by line, and imports the valid rows', async () => {
    const good = row({ outlet_key: 'console-daily', outlet_name: 'Console Daily' })
    const bad = Array.from({ length: 30 }, (_, n) =>
      row({ outlet_key: `bad-${n}`, product_key: `bad-${n}`, product_type: 'NONSENSE' }),
    )
    await goTo('/imports')
    await tab.page.getByRole('link', { name: 'Import a file' }).first().click()
    const upload = async (name: string, text: string) => {
      const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
      await tab.page.getByLabel('CSV or JSONL file').setInputFiles(file)
      await button('Preview').click()
    }
    await upload('notes.txt', 'nothing')
    await tab.page.getByRole('alert').waitFor()
    await tab.page.getByText('outlet_key required', { exact: true }).waitFor()
    await tab.page.getByText('product_key required if the row has a product').waitFor()
    await upload('header.csv', csv(good).replace('outlet_key', 'outlet.name'))
    await tab.page.getByRole('heading', { level: 1, name: 'header.csv' }).waitFor()
    await runJobs([importCatalogueFile], api.app.services)
    await tab.page.getByText('The file has no rows that can be imported.').waitFor()
    await tab.page.getByText('is not a column of a catalogue file').waitFor()
    expect(await tab.page.getByText('The catalogue already matches the file').count()).toBe(0)
    await tab.page.getByRole('link', { name: 'Upload corrected file' }).click()
    await upload('spring.csv', csv(good, ...bad))
    await tab.page.getByRole('heading', { level: 1, name: 'spring.csv' }).waitFor()
    await runJobs([importCatalogueFile], api.app.services)
    await tab.page.getByText('The file has errors.').waitFor()
    await tab.page.getByText('console-daily').first().waitFor()
    await tab.page.getByText('1–25 of 30').waitFor()
    const errors = tab.page.locator('section', { hasText: 'Errors by line' })
    await errors.getByRole('button', { name: 'Next', exact: true }).click()
    await tab.page.getByText('26–30 of 30').waitFor()
    const warnings = tab.page.locator('section', { hasText: 'Warnings by line' })
    await warnings.getByText('leaves product “p” without a channel').waitFor()
    if (pictures) await lookAt(tab.page, 'import', { takesScripts: false })
    await tab.page.getByRole('button', { name: /^Import \d+ valid records?$/ }).click()
    await tab.page.getByText('Waiting for other imports').waitFor()
    await runJobs([importCatalogueFile], api.app.services)
    await tab.page.getByText('Rows with errors were skipped').waitFor()
    await tab.page.getByRole('link', { name: 'Products', exact: true }).last().waitFor()
    await warnings.getByText('buyers do not see them').waitFor()
    const where = 'where: { name: { eq: "Console Daily" } }'
    const { outlets } = await api.graph(
      api.operator,
      `{ outlets(${where}, show: ALL) { totalCount } }`,
    )
    expect(outlets.totalCount).toBe(1)
    await goTo('/imports')
    await tab.page.getByRole('link', { name: 'spring.csv' }).waitFor()
  })

  it('signs in a member by an email link, shows their team, and signs out', async () => {
    const own = await openTab({ bypassCSP: false })
    await own.page.goto(`${base}/console`)
    await own.page.getByLabel('Email address').fill(team.email)
    await own.page.keyboard.press('Enter')
    await own.page.getByText('we have sent a link').waitFor()
    await runJobs([sendSignInLink], api.app.services)
    await work()
    const link = /127\.0\.0\.1(\/console\/sign-in\/\S+)/.exec(smtp.to(team.email).at(-1)!.text)![1]!
    await own.page.goto(`${base}${link}`)
    if (pictures) await lookAt(own.page, 'link', { takesScripts: false })
    await own.page.getByRole('button', { name: 'Sign in' }).click()
    await own.page.getByRole('heading', { name: 'Today' }).waitFor()
    expect(new URL(own.page.url()).pathname).toBe('/console')
    await goTo(`/teams/${team.id}`, own)
    await part('Tokens', own.page).getByText('Session', { exact: true }).waitFor()
    await part('Invitations', own.page).waitFor()
    expect(await button('Grant credit', own.page).count()).toBe(0)
    expect(await button('Add member', own.page).count()).toBe(0)
    await own.page.locator('.account').click()
    await own.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await own.page.getByLabel('Token').waitFor()
    const ended = { teamId: team.id, isSession: true, revokedAt: { not: null } }
    await expect.poll(() => api.prisma.apiToken.count({ where: ended })).toBe(1)
    await own.context.close()
    await goTo('/audit')
    await tab.page.getByText(/^\S.* signed out$/).waitFor()
    await tab.page.getByText(/^\S.* signed in \(Email link\)$/).waitFor()
  })

  it('shows that no email is sent, and gives operators the link of an invitation', async () => {
    const own = await silent.signedIn(silent.api.operator, { bypassCSP: false })
    const { id } = await silent.api.team()
    await own.page.goto(`${silent.base}/teams/${id}`)
    await part('Invitations', own.page).getByText('This server does not send email').waitFor()
    await button('Invite', own.page).click()
    const dialog = own.page.getByRole('dialog', { name: 'Invite' })
    expect(await dialog.getByLabel('Language').count()).toBe(0)
    await dialog.getByLabel('Email address').fill('hand@people.example')
    await dialog.getByRole('button', { name: 'Invite' }).click()
    const link = own.page.getByRole('dialog', { name: 'Invitation link' }).locator('code')
    expect(await link.textContent()).toMatch(/\/invitations\/\S+\?signature=\S+$/)
    // Behind the dialog.
    await own.page.locator('.invitations button', { hasText: 'New link' }).waitFor()
    await own.context.close()
  })

  const screens = {
    team: () => `/teams/${team.id}`,
    members: () => '/members',
    imports: () => '/imports',
    'new-import': () => '/imports/new',
    'sign-in': () => '/',
  }
  it.each(Object.keys(screens) as (keyof typeof screens)[])(
    '%s fits its window, and breaks no rule of access',
    async (name) => {
      const own = name === 'sign-in' ? await openTab() : await signedIn(api.operator)
      await goTo(screens[name](), own)
      expect(await lookAt(own.page, name)).toEqual([])
      await own.context.close()
    },
  )

  it('left no error in the log', () => {
    expect(tab.errors).toEqual([])
  })
})
