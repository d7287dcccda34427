import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { runJobs } from '../../src/jobs/queue.js'
import { runPrivacyRequest } from '../../src/privacy/job.js'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { actionsOf } from './dialog.js'
import { lookAt } from './look.js'

const { api, base, signedIn } = await testConsole()

describe.runIf(chromiumPath)('requests of a person, at the console of operators', () => {
  let tab: Tab
  const dialog = (name: string) => tab.page.getByRole('dialog', { name, exact: true })
  const button = (name: string) => tab.page.getByRole('button', { name, exact: true })
  const completed = () => runJobs([runPrivacyRequest], api.app.services)
  const email = `ada-${crypto.randomUUID()}@people.example`
  let userId: string

  beforeAll(async () => {
    tab = await signedIn(api.operator)
    const input = { firstName: 'Ada', lastName: 'Quimby', email }
    userId = (await api.mutate(api.operator, 'createUser', input)).id
    const team = await api.team()
    const template = await api.mutate(api.operator, 'createAgreementTemplate', {
      ...{ key: 'terms', name: 'Terms', title: 'Terms', scope: 'CLIENT' },
      ...{ contentMarkdown: 'Pay in time.', acceptanceLabel: 'I accept.' },
    })
    await api.prisma.agreementAcceptance.create({
      data: {
        ...{ templateId: template.id, teamId: team.id, acceptedByUserId: team.ownerId },
        ...{ signerName: 'Ada Quimby', signerEmail: email },
      },
    })
  })

  it('export the data of a user, which the operator downloads', async () => {
    const { page } = tab
    await page.goto(`${base}/users/${userId}`)
    await page.getByRole('heading', { level: 1, name: 'Ada Quimby' }).waitFor()
    expect(await actionsOf(page.locator('main'))).toContain('Erase person')
    await page.getByText('This user is in no team.').waitFor()
    expect(await lookAt(page, 'privacy-user')).toEqual([])
    await button('Export data').click()
    await dialog('Export data').getByText(email).waitFor()
    await dialog('Export data').getByLabel('Reason').fill('Request by email of November 3')
    expect(await lookAt(page, 'privacy-export')).toEqual([])
    await dialog('Export data').getByRole('button', { name: 'Export data' }).click()
    await page.waitForURL(/\/privacy\/[\w-]+$/)
    await page.getByText('Export requested').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Export · Ada Quimby' }).waitFor()
    await page.getByText('Request by email of November 3').first().waitFor()
    await completed()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download export' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('person.json')
    const content = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(JSON.stringify(content)).toContain(email)
    const records = page.locator('.card', {
      has: page.getByRole('heading', { level: 2, name: /^Records of the person/ }),
    })
    await records.getByRole('row', { name: /^User 1$/ }).waitFor()
    expect(await lookAt(page, 'privacy-exported')).toEqual([])
  })

  it('erase an address that is entered, and show the report', async () => {
    const { page } = tab
    await page.goto(`${base}/privacy`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await lookAt(page, 'privacy-requests')).toEqual([])
    await button('Erase person').click()
    const form = dialog('Erase person')
    await form.getByText('This cannot be undone.').waitFor()
    await form.getByLabel('Email').fill('not an address')
    await form.getByLabel('Reason').fill('Request by letter')
    await form.getByRole('button', { name: 'Erase person' }).click()
    // The browser does not submit an invalid address.
    await form.waitFor()
    expect(await api.prisma.privacyRequest.count({ where: { kind: 'ERASURE' } })).toBe(0)
    await form.getByLabel('Email').fill('nobody@people.example')
    await form.getByText('No account with this address').waitFor()
    await form.getByLabel('Email').fill(email)
    await form.getByRole('link', { name: 'Ada Quimby' }).waitFor()
    expect(await lookAt(page, 'privacy-erase')).toEqual([])
    await form.getByRole('button', { name: 'Erase person' }).click()
    await page.waitForURL(/\/privacy\/[\w-]+$/)
    await completed()
    await expect.poll(() => api.prisma.user.count({ where: { email } }), { timeout: 5000 }).toBe(0)
    await page.getByText('Completed', { exact: true }).first().waitFor()
    await page.getByRole('heading', { level: 2, name: /^Erased [1-9]/ }).waitFor()
    const kept = page.locator('.card', {
      has: page.getByRole('heading', { level: 2, name: /^Kept 1$/ }),
    })
    await kept
      .getByRole('row', { name: /signer email.*1 Proof that an agreement was accepted\./i })
      .waitFor()
    expect(await lookAt(page, 'privacy-erased')).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download report' }).click(),
    ])
    const report = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(report.kept).toMatchObject([{ column: 'agreement_acceptance.signer_email', count: 1 }])
    await page.goto(`${base}/users/${userId}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText(email).count()).toBe(0)
  })

  it('are hidden from operators whose role does not allow them', async () => {
    const { token } = await api.mutate(
      api.operator,
      'createOperatorToken',
      { name: 'Cat', role: 'CATALOGUE' },
      'token',
    )
    const own = await signedIn(token, { bypassCSP: false })
    await own.page.goto(`${base}/users/${userId}`)
    await own.page.getByRole('heading', { level: 1 }).waitFor()
    expect(
      await own.page.getByRole('button', { name: /^(Export data|Erase person)$/ }).count(),
    ).toBe(0)
    await own.context.close()
    expect(tab.errors).toEqual([])
  })
})
