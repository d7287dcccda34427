import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testApi } from '../support/api.js'
import { chromiumPath, openBrowser } from '../support/clients/browser.js'
import {
  buildConsole,
  keepSignedIn,
  listen,
  openTab,
  type Tab,
} from '../support/clients/console.js'
import { makeMember } from '../support/fixtures/approval.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { makeProduct } from '../support/fixtures/product.js'
import { draftUrl } from '../support/fixtures/writer.js'
import { openSmtp } from '../support/services/smtp.js'
import { dialogOf } from './dialog.js'
import { Keyboard, Mouse } from './hands.js'
import { lookAt } from './look.js'

const consoleFiles = chromiumPath ? buildConsole() : ''
const smtp = await openSmtp()
const env = { ...emailSettings(smtp), PUBLIC_URL: 'http://127.0.0.1' }
const liveUrl = 'https://daily.example.com/brightwater'

/** From the invitation of a buyer to the published article, with an order that another member approves. */
const walks = [
  { name: 'the mouse', way: Mouse, api: await testApi({ consoleFiles, env }) },
  { name: 'the keyboard alone', way: Keyboard, api: await testApi({ consoleFiles, env }) },
]

afterAll(() => smtp.close())

describe.runIf(chromiumPath).each(walks)(
  'the walk of an invited buyer by $name',
  ({ name: hand, way, api }) => {
    const { work, newAddress } = mailing(api, smtp)
    const address = newAddress(`buyer-${way.name.toLowerCase()}`)
    const fellBack = vi.spyOn(api.app.services, 'fellBack')
    let browser: Browser
    let base: string
    let team: Awaited<ReturnType<typeof api.team>>
    const tabs = {} as Record<'buyer' | 'approver', Tab & { hands: Mouse | Keyboard }>
    const ids = { order: '', article: '' }

    const open = async (name: keyof typeof tabs) => {
      // The test injects axe as a script.
      const tab = await openTab(browser, { bypassCSP: true })
      tabs[name] = { ...tab, hands: new way(tab.page) }
    }
    const button = (within: Page | Locator, name: string) =>
      within.getByRole('button', { name, exact: true })
    const heading = (page: Page, name: string | RegExp) =>
      page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!
    /** The path of the link in the latest email to the buyer that contains it. */
    const linkTo = (pattern: RegExp) =>
      smtp
        .to(address)
        .flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
        .at(-1)!
    /** Opens a form by its button, fills it in by the labels of its fields, and submits it. */
    const submit = async (
      { page, hands }: (typeof tabs)['buyer'],
      name: string,
      values: Record<string, string>,
      sender = name,
    ) => {
      await hands.activate(button(page, name).first())
      const dialog = dialogOf(page, name)
      for (const [label, value] of Object.entries(values)) {
        const reference = dialog.getByRole('combobox', { name: label, exact: true })
        if ((await reference.count()) > 0) {
          await hands.fill(reference, value)
          await hands.activate(page.getByRole('option', { name: new RegExp(`^${value}`) }).first())
        } else await hands.fill(dialog.getByLabel(new RegExp(`^${label}`)).first(), value)
      }
      await hands.activate(button(dialog, sender))
      await dialog.waitFor({ state: 'hidden' })
    }
    const status = (page: Page, name: string) =>
      page.locator('.summary').getByText(name, { exact: true }).first().waitFor()
    const setStatus = (articleStatus: string, more: object = {}) =>
      api.mutate(api.operator, 'setArticleStatus', {
        ...{ articleId: ids.article, status: articleStatus, ...more },
      })
    /** Reloads the records of a tab by focusing its window. */
    const lookAgain = ({ page }: Tab) => page.evaluate("dispatchEvent(new Event('focus'))")

    beforeAll(async () => {
      base = await listen(api.app)
      browser = await openBrowser()
      team = await api.team({ name: 'Brightwater' })
      await makeProduct(api, { name: 'Feature', standard: 250 })
      await api.app.services.catalogue.load()
      await api.mutate(api.operator, 'updateTeam', { id: team.id, approvalRequiredAbove: 100 })
      const approver = await makeMember(api, team)
      await open('buyer')
      await open('approver')
      await keepSignedIn(tabs.approver.context, base, approver.token)
      await api.mutate(
        team.token,
        'inviteTeamMember',
        { email: address, role: 'BUYER' },
        'teamInvitation { id }',
      )
      await work()
    })
    afterAll(() => browser?.close())

    it('accepts the invitation, and is signed in to the team', async () => {
      const { page, hands } = tabs.buyer
      await page.goto(`${base}${linkTo(/127\.0\.0\.1(\/invitations\/\S+)/)}`)
      await hands.fill(page.getByLabel('Your first and last name'), 'Grace Hopper')
      await hands.activate(button(page, 'Accept the invitation'))
      await heading(page, 'Today')
      expect(new URL(page.url()).pathname).toBe('/console')
      await page.locator('.account', { hasText: 'Grace Hopper' }).waitFor()
      const session = { teamId: team.id, isSession: true, user: { email: address } }
      expect(await api.prisma.apiToken.count({ where: session })).toBe(1)
    })

    it('creates a profile to buy for, from the empty cart', async () => {
      const { page, hands } = tabs.buyer
      await hands.goTo('Cart')
      await page.getByText('No profile yet').waitFor()
      await submit(tabs.buyer, 'New profile', { Name: 'Brightwater' }, 'Create profile')
      await page.getByText('The cart is empty').first().waitFor()
      if (hand === 'the mouse') expect(await lookAt(page, 'cart-empty')).toEqual([])
    })

    it('puts a placement in the cart, and orders it', async () => {
      const { page, hands } = tabs.buyer
      await hands.goTo('Catalogue')
      await hands.activate(page.getByRole('link', { name: /Feature$/ }).first())
      await heading(page, 'Feature')
      await hands.activate(button(page, 'Add to cart: Feature, The Daily').first())
      await page.getByLabel('Quantity of Feature, The Daily').first().waitFor()
      await hands.goTo('Cart')
      await heading(page, 'Cart')
      const summary = page.getByRole('complementary', { name: 'Summary' })
      await summary.getByText('$250.00').first().waitFor()
      await summary.getByText('Another member must approve this order').waitFor()
      if (hand === 'the mouse') expect(await lookAt(page, 'cart')).toEqual([])
      await hands.activate(button(page, 'Place order'))
      await heading(page, /^ORD-/)
      ids.order = idOf(page)
      await page.getByText('You placed this order. Another member').waitFor()
      expect(await page.getByRole('link', { name: /^Pay \$/ }).count()).toBe(0)
    })

    it('waits for another member, who approves the order', async () => {
      const { page, hands } = tabs.approver
      await page.goto(`${base}/console`)
      await heading(page, 'Today')
      await hands.goTo('My approvals')
      await hands.activate(button(page, 'Approve'))
      await hands.activate(button(page.getByRole('alertdialog'), 'Approve'))
      await page.getByText('No order waits for you.').waitFor()
    })

    it('finds the payment page with the amount, and sees the payment', async () => {
      const { page } = tabs.buyer
      await lookAgain(tabs.buyer)
      const pay = page.getByRole('link', { name: 'Pay $250.00' })
      await pay.waitFor()
      if (hand === 'the mouse') expect(await lookAt(page, 'order-pay')).toEqual([])
      const { context } = tabs.buyer
      const [paymentPage] = await Promise.all([
        context.waitForEvent('page'),
        tabs.buyer.hands.activate(pay),
      ])
      const path = new URL(await pay.evaluate((link) => String(link))).pathname
      await paymentPage.goto(`${base}${path}`)
      await paymentPage.getByText('$250.00').first().waitFor()
      await paymentPage.close()
      await api.mutate(api.operator, 'markOrderPaid', { orderId: ids.order })
      await lookAgain(tabs.buyer)
      await status(page, 'Paid')
    })

    it('briefs a campaign, and assigns the placement to it', async () => {
      const { page, hands } = tabs.buyer
      await hands.goTo('Briefs')
      await hands.goTo('Campaigns')
      await submit(
        tabs.buyer,
        'New campaign',
        { 'Search Profiles': 'Brightwater', Name: 'Launch', Objectives: 'Be known' },
        'Create campaign',
      )
      await heading(page, 'Launch')
      await submit(tabs.buyer, 'Edit questionnaire', { Tone: 'Plain' }, 'Save')
      await page.getByText('Plain', { exact: true }).waitFor()
      if (hand === 'the mouse') expect(await lookAt(page, 'campaign')).toEqual([])
      await hands.goTo('Orders')
      await hands.goTo('Items')
      await hands.activate(page.locator('main tbody a').first())
      await submit(tabs.buyer, 'Assign to campaign', { 'Search Campaigns': 'Launch' })
      const [item] = await api.prisma.orderItem.findMany({
        where: { orderId: ids.order },
        include: { campaign: true, article: true },
      })
      expect(item!.campaign!.name).toBe('Launch')
      ids.article = item!.article!.id
    })

    it('approves the brief, discusses the draft and approves it', async () => {
      const { page, hands } = tabs.buyer
      await hands.goTo('Briefs')
      await hands.activate(page.locator(`main a[href$="/articles/${ids.article}"]`).first())
      await heading(page, 'Feature')
      await page.getByText('Be known').waitFor()
      await submit(tabs.buyer, 'Edit brief', { Keywords: 'water' }, 'Save')
      await page.getByText('water', { exact: true }).waitFor()
      await hands.activate(button(page, 'Next step: Approve brief'))
      await hands.activate(button(page.getByRole('dialog'), 'Approve brief'))
      await status(page, 'Pending draft')
      await api.mutate(api.operator, 'updateArticle', {
        ...{ articleId: ids.article, draftSharedDocUrl: draftUrl },
      })
      await setStatus('draft-ready-for-review')
      await lookAgain(tabs.buyer)
      await page.getByRole('link', { name: /docs\.example\.com/ }).waitFor()
      await hands.fill(page.getByLabel('Comment', { exact: true }), 'Please name the founder.')
      await hands.activate(button(page, 'Send'))
      await page.getByText('Please name the founder.').first().waitFor()
      await hands.activate(button(page, 'Next step: Approve draft'))
      await hands.activate(button(page.getByRole('dialog'), 'Approve draft'))
      await status(page, 'Pending publishing')
    })

    it('reads the published article', async () => {
      const { page } = tabs.buyer
      await setStatus('published', { liveUrl })
      await lookAgain(tabs.buyer)
      await page.getByRole('link', { name: 'daily.example.com/brightwater' }).waitFor()
      await status(page, 'Published')
    })

    it('made everything as the buyer, without a token of its own and without errors', async () => {
      const buyer = await api.prisma.user.findUniqueOrThrow({ where: { email: address } })
      const order = await api.prisma.order.findUniqueOrThrow({ where: { id: ids.order } })
      expect(order).toMatchObject({ checkoutById: buyer.id, approvalStatus: 'APPROVED' })
      const tokens = await api.prisma.apiToken.findMany({ where: { userId: buyer.id } })
      expect(tokens.map(({ isSession }) => isSession)).toEqual([true])
      expect([...tabs.buyer.errors, ...tabs.approver.errors]).toEqual([])
      expect(fellBack.mock.calls).toEqual([])
    })
  },
)
