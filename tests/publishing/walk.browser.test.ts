import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLinks } from '../../src/domain/publishing/link-check.js'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { orderPlacements } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { draftUrl, makeWriter } from '../support/fixtures/writer.js'
import { openSmtp } from '../support/services/smtp.js'
import { goTo, look, press, shows, submit } from './at-console.js'

const smtp = await openSmtp()
const mail = { ...emailSettings(smtp), PUBLIC_URL: 'http://127.0.0.1' }
const env = {
  ...{ ...mail, PAYOUT_HOLDING_DAYS: '0', PUBLISHER_APPLICATIONS: '1' },
  LINK_CHECK_ALLOWED_CIDRS: '127.0.0.0/8',
}
const { api, site: base, openTab, signedIn } = await testConsole({ env })
const { work } = mailing(api, smtp)

/** The website of the publisher, whose pages can be gone. */
let pageStatus = 200
const site = createServer((_request, response) => response.writeHead(pageStatus).end())
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
const publication = `http://127.0.0.1:${(site.address() as AddressInfo).port}/feature`
afterAll(() => site.close())

/** Checks the page of a placement, whose server responds with the status. */
async function checkPage(id: string, status: number) {
  pageStatus = status
  await api.prisma.placement.update({ where: { id }, data: { linkDueAt: new Date(0) } })
  await checkLinks.run({}, api.app.services)
}

describe.runIf(chromiumPath)('the walk of a publisher and a writer at the console', () => {
  const tabs = {} as Record<'applicant' | 'operator' | 'publisher' | 'writer', Tab>
  const ids = { team: '', outlet: '', product: '', article: '', placement: '' }
  const writer = { id: '' }

  const openAs = async (name: keyof typeof tabs, token: string) => {
    tabs[name] = await signedIn(token)
    return tabs[name].page
  }
  beforeAll(async () => {
    await openAs('operator', api.operator)
    const agreement = await api.mutate(api.operator, 'createAgreementTemplate', {
      ...{ key: 'publishers', name: 'Publisher terms', title: 'Publisher terms' },
      ...{ contentMarkdown: '# Terms', acceptanceLabel: 'I accept', scope: 'PUBLISHER' },
    })
    const agreementTemplateId = agreement.id
    await api.mutate(api.operator, 'activateAgreementTemplate', { agreementTemplateId })
  })
  afterAll(() => smtp.close())

  it('begins with an application that the operator approves', async () => {
    tabs.applicant = await openTab()
    const { page } = tabs.applicant
    const email = 'tess@tidewater.example'
    await page.goto(`${base}/publishers/apply`)
    await look(tabs.applicant, 'application')
    await page.getByLabel('Company').fill('Tidewater Media')
    await page.getByLabel('Your first and last name').fill('Tess Rivers')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Websites').fill('https://harbor.example.com/')
    await press(page, 'Apply')
    // Without consent, the browser does not send the form.
    await page.getByRole('checkbox', { name: 'I accept' }).check()
    await press(page, 'Apply')
    await page.getByRole('heading', { name: 'Check your email.' }).waitFor()
    await work()
    const path = /127\.0\.0\.1(\/publishers\/applications\/\S+)/.exec(
      smtp.to(email).at(-1)!.text,
    )![1]!
    await page.goto(base + path)
    await look(tabs.applicant, 'application-link')
    await press(page, 'Send the application')
    await page.getByRole('heading', { name: 'We have received your application.' }).waitFor()

    const operator = tabs.operator.page
    await goTo(base, tabs.operator, '/')
    await operator.getByRole('link', { name: /Applications to review/ }).click()
    await operator.getByRole('link', { name: 'Tidewater Media' }).click()
    await operator.getByRole('heading', { level: 1, name: 'Tidewater Media' }).waitFor()
    await shows(operator, 'Publishers, version 1')
    await look(tabs.operator, 'application-review')
    await submit(operator, 'Approve', {})
    await shows(operator, 'Approved')
    const team = { name: 'Tidewater Media', kind: 'PUBLISHER' } as const
    ids.team = (await api.prisma.team.findFirstOrThrow({ where: team })).id
    await goTo(base, tabs.operator, `/teams/${ids.team}`)
    await shows(operator, 'Earnings')
    await look(tabs.operator, 'publisher-team')
  })

  it('or with an invitation', async () => {
    const { page } = tabs.operator
    await goTo(base, tabs.operator, '/teams')
    await submit(
      page,
      'Invite publisher',
      {
        'Name of the publisher': 'Northern Post',
        'Account owner name': 'Nora Post',
        'Email address': 'nora@northern.example',
      },
      'Invite',
    )
    await page.getByRole('heading', { level: 1, name: 'Northern Post' }).waitFor()
    await work()
    expect(smtp.to('nora@northern.example').at(-1)!.text).toContain('/invitations/')
  })

  it('lets the publisher create an outlet with a product, and submit it', async () => {
    const team = await api.prisma.team.findUniqueOrThrow({ where: { id: ids.team } })
    const page = await openAs('publisher', await api.token(team))
    await goTo(base, tabs.publisher, '/')
    await page.getByRole('heading', { level: 1, name: 'Placements' }).waitFor()
    const navigation = page.getByRole('navigation', { name: 'Main' })
    expect(await navigation.getByRole('link').allTextContents()).toEqual([
      ...['Inbox', 'Placements', 'Outlets', 'Earnings', 'Settings'],
    ])
    await page.getByRole('link', { name: 'Create an outlet with a product' }).waitFor()
    await look(tabs.publisher, 'publisher-placements-empty')
    await goTo(base, tabs.publisher, '/outlets')
    await press(page.locator('main'), 'New outlet')
    await look(tabs.publisher, 'publisher-outlet-new')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await submit(
      page,
      'New outlet',
      { Name: 'Harbor News', Website: 'https://harbor.example.com/', Country: 'Portugal' },
      'Create outlet',
    )
    await page.getByRole('heading', { level: 1, name: 'Harbor News' }).waitFor()
    ids.outlet = new URL(page.url()).pathname.split('/').at(-1)!
    // An outlet without a product is not complete.
    const submitButton = page.getByRole('button', { name: 'Submit for review', exact: true })
    expect(await submitButton.count()).toBe(0)
    await press(page.locator('main'), 'Add product')
    const form = page.getByRole('dialog', { name: 'Add product', exact: true })
    for (const group of ['Product', 'Earnings', 'Delivery time', 'Sale'])
      await form.getByRole('group', { name: group, exact: true }).waitFor()
    await form.getByLabel('Type').selectOption('FULL_FEATURE')
    await form.getByLabel('Name').fill('Feature')
    await form.getByLabel('Payout').fill('100')
    await form.getByLabel('Minimum delivery days').fill('20')
    const seen = form.getByRole('region', { name: 'Buyers see' })
    await seen.getByText('Feature', { exact: true }).waitFor()
    await form.getByRole('region', { name: 'You receive' }).getByText('$100.00').waitFor()
    // A publisher does not see the price, which contains the commission.
    expect(await seen.textContent()).not.toContain('$')
    await press(form, 'Add product')
    await form.getByText('must not be less than “Minimum delivery days”').waitFor()
    await look(tabs.publisher, 'publisher-product-error')
    // Unsaved changes are discarded only after a confirmation.
    await page.keyboard.press('Escape')
    await form.getByText('Discard your changes?').waitFor()
    await look(tabs.publisher, 'publisher-product-unsaved')
    await press(form, 'Continue editing')
    await form.getByLabel('Minimum delivery days').fill('1')
    await seen.getByText('1–14 days').waitFor()
    await press(form, 'Add product')
    await form.waitFor({ state: 'detached' })
    await shows(page, '$100.00')
    await look(tabs.publisher, 'publisher-outlet')
    await submitButton.click()
    await shows(page, 'Pending review')
    // Lists of other roles are no pages of a publisher.
    for (const path of ['orders', 'users', 'outlets/none', `placements/${ids.outlet}`]) {
      await page.goto(`${base}/console/${path}`)
      await page.getByText('Page not found', { exact: true }).waitFor()
    }
  })

  it('lets the operator reject and approve, and the publisher correct and accept', async () => {
    const [operator, publisher] = [tabs.operator.page, tabs.publisher.page]
    await goTo(base, tabs.operator, '/')
    await operator.getByRole('link', { name: /Outlets to review/ }).click()
    await operator.getByRole('link', { name: 'Harbor News' }).click()
    await operator.getByRole('heading', { level: 1, name: 'Harbor News' }).waitFor()
    await look(tabs.operator, 'outlet-review')
    await submit(operator, 'Reject', { Reason: 'Describe the readers.' })
    await shows(operator, 'Describe the readers.')
    await goTo(base, tabs.publisher, `/outlets/${ids.outlet}`)
    await shows(publisher, 'Describe the readers.')
    // The next step is to change the outlet, not to submit it again.
    const primary = publisher.locator('main button.primary')
    expect(await primary.allTextContents()).toEqual(['Change again'])
    await look(tabs.publisher, 'publisher-outlet-rejected')
    await submit(publisher, 'Change again', { Description: 'Read by sailors.' }, 'Save')
    await press(publisher, 'Submit for review')
    await shows(publisher, 'Pending review')
    await goTo(base, tabs.operator, `/outlets/${ids.outlet}`)
    await press(operator, 'Approve')
    await shows(operator, 'Pending agreement')
    await goTo(base, tabs.publisher, `/outlets/${ids.outlet}`)
    await publisher.getByRole('link', { name: 'Accept agreements' }).click()
    await publisher.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    // The owner has an open invitation, which is in the list of members only.
    await publisher.getByText(/^Open invitation · link valid until /).waitFor()
    await publisher.getByText('No open invitations to new members').waitFor()
    await look(tabs.publisher, 'publisher-settings')
    await press(publisher.locator('main'), 'Accept')
    const dialog = publisher.getByRole('dialog', { name: 'Accept', exact: true })
    await dialog.getByLabel('Your name').fill('Tess Rivers')
    await dialog.getByLabel('Your email address').fill('tess@tidewater.example')
    const authority = dialog.getByRole('checkbox')
    if ((await authority.count()) > 0) await authority.check()
    await press(dialog, 'Accept')
    await dialog.waitFor({ state: 'detached' })
    await goTo(base, tabs.publisher, '/outlets')
    await shows(publisher, 'Active')
    await look(tabs.publisher, 'publisher-outlets')
  })

  it('lets the publisher accept, and the writer write', async () => {
    const { id } = await api.prisma.product.findFirstOrThrow({ where: { outletId: ids.outlet } })
    const buyer = await makeBuyer(api)
    const { placements } = await orderPlacements(api, buyer, id, 2)
    const [placement, second] = placements
    ids.placement = placement!.id
    ids.article = placement!.orderItem.article!.id
    const { page } = tabs.publisher
    await goTo(base, tabs.publisher, '/')
    const rows = page.locator('main .rows > li').filter({ hasText: 'Harbor News' })
    await rows
      .first()
      .getByText(/Offered .* · placement 1 of 2$/)
      .waitFor()
    await rows
      .last()
      .getByText(/Offered .* · placement 2 of 2$/)
      .waitFor()
    await look(tabs.publisher, 'publisher-placements')
    await goTo(base, tabs.publisher, `/placements/${second!.id}`)
    await submit(page, 'Decline', { Reason: 'No capacity' })
    await shows(page, 'No capacity')
    await goTo(base, tabs.publisher, `/placements/${ids.placement}`)
    // A double click accepts once, without an error.
    await page.getByRole('button', { name: 'Accept', exact: true }).dblclick()
    await shows(page, 'Accepted')
    expect(await page.getByText(/cannot become/).count()).toBe(0)
    await look(tabs.publisher, 'publisher-placement')
    // The draft is not approved yet.
    expect(await page.getByRole('button', { name: 'Deliver', exact: true }).count()).toBe(0)
    await shows(page, 'The draft appears here when it is approved. Then you can deliver.')

    const made = await makeWriter(api)
    writer.id = made.ownerId
    const input = { articleId: ids.article, writerId: writer.id }
    await api.mutate(api.operator, 'updateArticle', input)
    await api.patch(buyer.token, `/articles/${ids.article}/approve-brief`)
    const desk = await openAs('writer', made.token)
    await goTo(base, tabs.writer, '/')
    await desk.getByRole('heading', { level: 1, name: 'Desk' }).waitFor()
    await look(tabs.writer, 'desk')
    await desk.getByRole('link', { name: 'Feature' }).click()
    await desk.getByLabel('Comment').fill('Which readers?')
    await desk.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await shows(desk, 'Which readers?')
    await look(tabs.writer, 'desk-assignment')
    expect(await desk.locator('main .comment').count()).toBe(1)
    await submit(desk, 'Request information', { 'Required information': 'Which readers?' })
    await submit(desk, 'Save draft link', { Draft: draftUrl }, 'Save')
    await press(desk.locator('main'), 'Submit for review')
    const draft = desk.getByRole('dialog', { name: 'Submit for review', exact: true })
    await press(draft, 'Submit for review')
    await draft.waitFor({ state: 'detached' })
    await api.patch(buyer.token, `/articles/${ids.article}/approve-draft`)
    await api.prisma.article.update({
      where: { id: ids.article },
      data: { expectedCompletionDate: new Date('2026-01-05T12:00:00Z') },
    })
    const late = page.locator('[data-due=late]', { hasText: /^Late, was due .*Jan 5/ })
    for (const path of ['/placements', `/placements/${ids.placement}`]) {
      await goTo(base, tabs.publisher, path)
      await late.waitFor()
    }
    await look(tabs.publisher, 'publisher-placement-late')
    await goTo(base, tabs.writer, '/desk/completed')
    await desk.getByRole('link', { name: 'Feature' }).waitFor()
    await look(tabs.writer, 'desk-completed')
  })

  it('ends with the delivery and the payout', async () => {
    const [operator, publisher] = [tabs.operator.page, tabs.publisher.page]
    await goTo(base, tabs.publisher, `/placements/${ids.placement}`)
    await submit(publisher, 'Deliver', { 'URL of the publication': publication })
    await shows(publisher, 'Delivered')
    await shows(publisher, 'Not checked yet')
    await goTo(base, tabs.operator, '/')
    await operator.getByRole('link', { name: /Declined placements/ }).waitFor()
    await goTo(base, tabs.operator, `/placements/${ids.placement}`)
    await shows(operator, '$120.00')
    await look(tabs.operator, 'placement')
    await goTo(base, tabs.operator, '/placements')
    await look(tabs.operator, 'placements')
    await goTo(base, tabs.operator, `/teams/${ids.team}`)
    await press(operator, 'Create payout')
    await operator.getByText('Payout created').waitFor()
    await goTo(base, tabs.operator, '/payouts')
    await operator.locator('main').getByRole('link', { name: '$100.00' }).click()
    await submit(operator, 'Mark as paid', { Reference: 'T-9' })
    await shows(operator, 'Paid')
    await look(tabs.operator, 'payout')
    await goTo(base, tabs.publisher, '/earnings')
    await shows(publisher, 'Reference T-9')
    await publisher.locator('.rows small', { hasText: /^Harbor News · / }).waitFor()
    await look(tabs.publisher, 'publisher-earnings')
  })

  it('shows the check of the page, and an issue while it is gone', async () => {
    const [operator, publisher] = [tabs.operator.page, tabs.publisher.page]
    await checkPage(ids.placement, 200)
    await goTo(base, tabs.publisher, `/placements/${ids.placement}`)
    await shows(publisher, 'Found')
    await shows(publisher, 'Guaranteed until')
    await checkPage(ids.placement, 404)
    await goTo(base, tabs.operator, '/')
    await operator.getByRole('link', { name: /Publications not found/ }).click()
    await operator.getByRole('heading', { level: 1, name: 'Placements' }).waitFor()
    await operator.locator('main').getByRole('link', { name: 'Feature' }).first().click()
    await operator.getByText(/^Page not found since/).waitFor()
    await shows(operator, 'The page was not found (404)')
    await operator.getByLabel('Comment').fill('The page is gone. Can you restore it?')
    await press(operator, 'Send')
    await shows(operator, 'The page is gone. Can you restore it?')
    await look(tabs.operator, 'placement-link-gone')
    await goTo(base, tabs.publisher, `/placements/${ids.placement}`)
    await publisher.getByText(/^Page not found since/).waitFor()
    await shows(publisher, 'The page is gone. Can you restore it?')
    await publisher.getByLabel('Comment').fill('It is online again.')
    await press(publisher, 'Send')
    await shows(publisher, 'It is online again.')
    await look(tabs.publisher, 'publisher-placement-link-gone')
    await checkPage(ids.placement, 200)
    await goTo(base, tabs.publisher, `/placements/${ids.placement}`)
    await shows(publisher, 'History')
    await expect.poll(() => publisher.getByText(/^Page not found since/).count()).toBe(0)
    for (const { errors } of Object.values(tabs)) expect(errors).toEqual([])
  })
})
