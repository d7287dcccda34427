import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stateMonth } from '../../src/domain/publishing/payout-statement.js'
import { dialogOf, isRed } from '../console/dialog.js'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import {
  deliver,
  makeOffer,
  makeOutlet,
  makePublisher,
  orderPlacements,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { goTo, look, press, shows, submit } from './at-console.js'

const {
  api,
  site: base,
  signedIn,
} = await testConsole({
  env: {
    ...{ PAYOUT_HOLDING_DAYS: '0', WIRE_IBAN: 'DE89 3704 0044 0532 0130 00' },
    ...{ WIRE_ACCOUNT_NAME: 'Masthead' },
  },
})
const publisher = await makePublisher(api)

describe.runIf(chromiumPath)('payouts at the console', () => {
  const tabs = {} as Record<'operator' | 'publisher', Tab>

  beforeAll(async () => {
    const offer = await makeOffer(api, publisher)
    const { placements } = await orderPlacements(api, await makeBuyer(api), offer.id)
    await deliver(api, publisher, placements[0]!)
    const { id } = await api.mutate(api.operator, 'createPayout', { teamId: publisher.id })
    await api.mutate(api.operator, 'markPayoutPaid', { id, reference: 'T-9' })
    for (const [name, token] of [
      ['operator', api.operator],
      ['publisher', publisher.token],
    ] as const)
      tabs[name] = await signedIn(token)
  })
  afterAll(async () => {
    for (const { errors } of Object.values(tabs)) expect(errors).toEqual([])
  })

  it('warns of a replaced bank account, until an operator confirms it', async () => {
    const [atOperator, atPublisher] = [tabs.operator.page, tabs.publisher.page]
    await goTo(base, tabs.publisher, '/earnings')
    const account = (page: Page) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: 'Bank account' }) })
    const edit = async (values: Record<string, string>, action = 'Edit bank account') => {
      await press(account(atPublisher), action)
      const dialog = atPublisher.getByRole('dialog', { name: action, exact: true })
      for (const [label, value] of Object.entries(values))
        await dialog.getByLabel(label).fill(value)
      await press(dialog, 'Save')
      await dialog.waitFor({ state: 'detached' })
    }
    // An empty account is not “saved”.
    await edit({}, 'Add bank account')
    await atPublisher.getByText('Nothing was changed').waitFor()
    expect(await atPublisher.getByText('Saved', { exact: true }).count()).toBe(0)
    const first = { IBAN: 'DE89 3704 0044 0532 0130 00', 'Tax number': 'PT 123' }
    await edit(
      { 'Account holder': 'Tidewater Media', ...first, Address: '1 Quay Street' },
      'Add bank account',
    )
    await account(atPublisher).getByText('DE89 3704 0044 0532 0130 00').waitFor()
    expect(await account(atPublisher).getByRole('status').count()).toBe(0)
    await edit({ IBAN: 'PT50 0002 0123 1234 5678 9015 4' })
    await account(atPublisher)
      .getByText(/^You have replaced the IBAN/)
      .waitFor()
    await look(tabs.publisher, 'publisher-account-held')
    await goTo(base, tabs.operator, `/teams/${publisher.id}`)
    await account(atOperator)
      .getByText(/^The publisher has replaced the IBAN/)
      .waitFor()
    await look(tabs.operator, 'publisher-team-account-held')
    await press(account(atOperator), 'Confirm account')
    const dialog = atOperator.getByRole('alertdialog')
    await dialog.getByText('PT50 0002 0123 1234 5678 9015 4').waitFor()
    await press(dialog, 'Confirm account')
    await account(atOperator).getByRole('status').waitFor({ state: 'detached' })
  })

  it('shows a failed payout, and the statement of the month with its PDF', async () => {
    const [atOperator, atPublisher] = [tabs.operator.page, tabs.publisher.page]
    const payout = await api.prisma.payout.findFirstOrThrow({ where: { teamId: publisher.id } })
    const reason = 'The account is closed.'
    await goTo(base, tabs.operator, `/payouts/${payout.id}`)
    await submit(atOperator, 'Reverse payout', { Reason: reason })
    await shows(atOperator, 'Reversed')
    await shows(atOperator, reason)
    await shows(atOperator, 'By hand')
    await look(tabs.operator, 'payout-reversed')
    const now = new Date()
    const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    await stateMonth(api.app.services.prisma, nextMonth)
    await goTo(base, tabs.publisher, '/earnings')
    await atPublisher.getByText(/the amount is in the balance again/).waitFor()
    const { referenceNumber } = await api.prisma.payoutStatement.findFirstOrThrow()
    await atPublisher.getByRole('link', { name: referenceNumber, exact: true }).waitFor()
    await look(tabs.publisher, 'publisher-earnings-statement')
    const pdf = atPublisher.getByRole('link', { name: `${referenceNumber} as PDF` })
    const { pathname, search } = new URL((await pdf.getAttribute('href'))!)
    const { headers } = await api.app.inject(pathname + search)
    expect(headers['content-disposition']).toBe(`attachment; filename=${referenceNumber}.pdf`)
    await goTo(base, tabs.operator, '/statements')
    await look(tabs.operator, 'statements')
    await atOperator.locator('main').getByRole('link', { name: referenceNumber }).click()
    await atOperator.getByRole('heading', { level: 1, name: referenceNumber }).waitFor()
    await look(tabs.operator, 'statement')
  })

  it('creates a payment file of pending payouts, and marks it as paid', async () => {
    const { page } = tabs.operator
    const { id } = await api.mutate(api.operator, 'createPayout', { teamId: publisher.id })
    await goTo(base, tabs.operator, '/payouts')
    await press(page.locator('main'), 'New payment file')
    const dialog = page.getByRole('dialog', { name: 'New payment file' })
    const choice = dialog.getByRole('checkbox', { name: /\$/ })
    expect(await choice.isChecked()).toBe(true)
    await look(tabs.operator, 'new-payment-file')
    await press(dialog, 'Create payment file')
    const download = page.getByRole('link', { name: 'Download XML' })
    const xml = decodeURIComponent((await download.getAttribute('href'))!)
    expect(xml).toContain(`<EndToEndId>${id.replaceAll('-', '')}</EndToEndId>`)
    await look(tabs.operator, 'payment-file')
    await press(page.locator('main'), 'Mark as paid')
    const confirmation = page.getByRole('alertdialog')
    expect(
      await isRed(confirmation.getByRole('button', { name: 'Mark as paid', exact: true })),
    ).toBe(false)
    await press(confirmation, 'Mark as paid')
    const statusOf = async () =>
      (await api.prisma.payout.findUniqueOrThrow({ where: { id } })).status
    await expect.poll(statusOf).toBe('PAID')
    await goTo(base, tabs.operator, '/payment-files')
    await look(tabs.operator, 'payment-files')
  })

  it('compares the pending change of an outlet, and rejects it with comments on fields', async () => {
    const { page } = tabs.operator
    const outlet = await makeOutlet(api, publisher, { name: 'Harbor Weekly' })
    await api.patch(publisher.token, `/publisher/outlets/${outlet.id}`, { name: 'Harbor Daily' })
    await goTo(base, tabs.operator, `/outlets/${outlet.id}`)
    await page.getByText('Harbor Weekly → Harbor Daily').waitFor()
    await look(tabs.operator, 'outlet-change-review')
    const comment = 'Is this the name of the newsletter?'
    await submit(page, 'Reject change', { Reason: 'Unclear', Name: comment })
    await shows(page, comment)
    const { reviewComments } = await api.prisma.outlet.findUniqueOrThrow({
      where: { id: outlet.id },
    })
    expect(reviewComments).toEqual([{ field: 'NAME', comment }])
  })

  it('leads from a declined placement to its unit, which shows the status', async () => {
    const { page } = tabs.operator
    const offer = await makeOffer(api, publisher)
    const { orderId, placements } = await orderPlacements(api, await makeBuyer(api), offer.id)
    const { id } = placements[0]!
    await api.mutate(publisher.token, 'declinePlacement', { id, reason: 'No capacity' })
    await goTo(base, tabs.operator, `/placements/${id}`)
    await look(tabs.operator, 'placement-declined')
    await page.getByRole('link', { name: 'Open order' }).click()
    await page.waitForURL(`**/orders/${orderId}`)
    await page.getByRole('link', { name: 'Publisher: Declined' }).waitFor()
    const notice = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /declined “Feature”$/ }) })
    await notice.getByText('No capacity', { exact: true }).waitFor()
    await look(tabs.operator, 'order-declined')
    await press(notice, 'Refund')
    const dialog = dialogOf(page, 'Refund')
    await dialog.getByLabel('Refund method').selectOption('CREDIT')
    await press(dialog, 'Refund')
    await dialog.waitFor({ state: 'detached' })
    await notice.waitFor({ state: 'detached' })
  })
})
