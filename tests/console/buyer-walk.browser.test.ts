import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendSignInLink } from '../../src/domain/accounts/sign-in.js'
import { runJobs } from '../../src/jobs/queue.js'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { makeProduct } from '../support/fixtures/product.js'
import { draftUrl } from '../support/fixtures/writer.js'
import { freePort } from '../support/services/redis.js'
import { openSmtp } from '../support/services/smtp.js'
import { Keyboard, Mouse } from './hands.js'
import { lookAt } from './look.js'
import { button, Person } from './person.js'

const smtp = await openSmtp()
const liveUrl = 'https://daily.example.com/brightwater'
const productTitle = 'Feature, The Daily'

/** A marketplace whose emails contain the URL at which it listens. */
async function openMarketplace() {
  const port = await freePort()
  const PUBLIC_URL = `http://127.0.0.1:${port}`
  return testConsole({
    port,
    env: { ...emailSettings(smtp), PUBLIC_URL, PAYMENT_TEST_PROVIDER: '1' },
  })
}

/**
 * From a new team to a published article, by its members, an operator and a writer. Every step is on a screen, or begins
 * with a link of an email.
 */
const walks = [
  { name: 'the mouse', way: Mouse, ...(await openMarketplace()) },
  { name: 'the keyboard alone', way: Keyboard, ...(await openMarketplace()) },
]

afterAll(() => smtp.close())

describe.runIf(chromiumPath).each(walks)(
  'the walk of an invited buyer by $name',
  ({ name: hand, way, api, site, base, openTab, signedIn }) => {
    const { work, newAddress } = mailing(api, smtp)
    const addressOf = (role: string) => newAddress(`${role}-${way.name.toLowerCase()}`)
    const emails = {
      owner: addressOf('owner'),
      buyer: addressOf('buyer'),
      writer: addressOf('writer'),
    }
    const fellBack = vi.spyOn(api.app.services, 'fellBack')
    const people = {} as Record<'operator' | 'owner' | 'buyer' | 'writer', Person>
    /** Path of the article, and numbers of the orders. */
    const found = { article: '', orders: [] as string[] }

    /** Delivers all pending emails, and returns the latest link to a person that contains a path. */
    const emailedLink = async (who: keyof typeof emails, path: string): Promise<string> => {
      await runJobs([sendSignInLink], api.app.services)
      await work()
      const links = smtp
        .to(emails[who])
        .flatMap(({ text }) => text.match(/https?:\/\/[^\s<>]+/g) ?? [])
      return links.filter((link) => link.startsWith(`${site}${path}`)).at(-1)!
    }
    /** Requests a sign-in link on the sign-in page, and opens it. */
    const signInByEmail = async (who: keyof typeof emails) => {
      const { page } = people[who]
      await people[who].press('Send link')
      await page.getByText('we have sent a link').waitFor()
      await page.goto(await emailedLink(who, '/console/sign-in/'))
      await people[who].press('Sign in')
    }
    const look = async ({ page }: Person, name: string) => {
      if (hand === 'the mouse') expect(await lookAt(page, name)).toEqual([])
    }
    /** Puts the product in the cart and orders it. The order needs approval. */
    const order = async () => {
      const { page, hands } = people.buyer
      await hands.goTo('Catalogue')
      await hands.activate(page.getByRole('link', { name: /Feature$/ }).first())
      await people.buyer.heading('Feature')
      await people.buyer.press(`Add to cart: ${productTitle}`)
      await page.getByLabel(`Quantity of ${productTitle}`).first().waitFor()
      await hands.goTo('Cart')
      await people.buyer.heading('Cart')
      const summary = page.getByRole('complementary', { name: 'Summary' })
      await summary.getByText('$250.00').first().waitFor()
      await summary.getByText('Another member must approve this order').waitFor()
      if (found.orders.length === 0) await look(people.buyer, 'cart')
      await people.buyer.press('Place order')
      await people.buyer.heading(/^ORD-/)
      found.orders.push(await page.getByRole('heading', { level: 1 }).innerText())
      await page.getByText('You placed this order. Another member').waitFor()
      expect(await page.getByRole('link', { name: /^Pay \$/ }).count()).toBe(0)
    }
    const openArticle = async ({ page, hands }: Person, list: string) => {
      await hands.goTo(list)
      await hands.activate(page.locator(`main a[href="${found.article}"]`).first())
      await page.getByRole('heading', { level: 1, name: 'Feature' }).waitFor()
    }

    beforeAll(async () => {
      await makeProduct(api, { name: 'Feature', standard: 250 })
      await api.app.services.catalogue.load()
      for (const name of ['owner', 'buyer', 'writer'] as const)
        people[name] = new Person(way, await openTab())
      people.operator = new Person(way, await signedIn(api.operator))
      await people.operator.page.goto(base)
      await people.operator.heading('Today')
    })

    it('begins with a team, whose account owner signs in by email', async () => {
      const { operator, owner } = people
      await operator.hands.goTo('Teams')
      await operator.submit(
        'New team',
        {
          Name: 'Brightwater',
          'Account owner name': 'Ada Byron',
          'Account owner email': emails.owner,
        },
        { sender: 'Create team' },
      )
      await operator.heading('Brightwater')
      await owner.page.goto(base)
      await owner.hands.fill(owner.page.getByLabel('Email address'), emails.owner)
      await signInByEmail('owner')
      await owner.heading('Today')
      await owner.page.locator('.account', { hasText: 'Ada Byron' }).waitFor()
    })

    it('requires approvals, and invites the buyer', async () => {
      const { owner } = people
      await owner.hands.goTo('Settings')
      const heading = owner.page.getByRole('heading', { name: 'Approvals' })
      const approvals = owner.page.locator('section', { has: heading })
      await owner.submit(
        'Edit approvals',
        { 'Approval above': '100' },
        { sender: 'Save', within: approvals },
      )
      await approvals.getByText('Orders above $100.00 need approval.').waitFor()
      await owner.submit('Invite', { 'Email address': emails.buyer, Role: 'Buyer' })
      await owner.page.getByText(emails.buyer).first().waitFor()
    })

    it('signs the buyer in who accepts the invitation', async () => {
      const { buyer } = people
      await buyer.page.goto(await emailedLink('buyer', '/invitations/'))
      await buyer.hands.fill(buyer.page.getByLabel('Your first and last name'), 'Grace Hopper')
      await buyer.press('Accept the invitation')
      await buyer.heading('Today')
      expect(new URL(buyer.page.url()).pathname).toBe('/console')
      await buyer.page.locator('.account', { hasText: 'Grace Hopper' }).waitFor()
    })

    it('creates a profile to buy for, from the empty cart', async () => {
      const { buyer } = people
      await buyer.hands.goTo('Cart')
      await buyer.page.getByText('No profile yet').waitFor()
      await buyer.submit('New profile', { Name: 'Brightwater' }, { sender: 'Create profile' })
      await buyer.page.getByText('The cart is empty').first().waitFor()
      await look(buyer, 'cart-empty')
    })

    it('orders a placement, which the account owner approves', async () => {
      const { buyer, owner } = people
      await order()
      await owner.hands.goTo('My approvals')
      await owner.press('Approve')
      await owner.press('Approve', owner.page.getByRole('alertdialog'))
      await owner.page.getByText('No order waits for you.').waitFor()
      await buyer.lookAgain()
      await buyer.page.locator('.timeline', { hasText: 'Ada Byron approved the order' }).waitFor()
      await buyer.page.locator('.timeline', { hasText: 'Grace Hopper placed the order' }).waitFor()
    })

    it('pays by card on the payment page', async () => {
      const { buyer } = people
      const pay = buyer.page.getByRole('link', { name: 'Pay $250.00' })
      await pay.waitFor()
      await look(buyer, 'order-pay')
      const payment = await buyer.openTab(pay)
      await payment.hands.activate(button(payment.page, 'Pay $250.00 with a test card'))
      await payment.page.getByText('Thank you, this order is paid.').waitFor()
      await payment.page.close()
      await buyer.lookAgain()
      await buyer.status('Paid')
    })

    it('briefs a campaign, assigns the placement to it, and attaches a file to the brief', async () => {
      const { buyer } = people
      const { page, hands } = buyer
      await hands.goTo('Briefs')
      await hands.goTo('Campaigns')
      await buyer.submit(
        'New campaign',
        { 'Search Profiles': 'Brightwater', Name: 'Launch', Objectives: 'Be known' },
        { sender: 'Create campaign' },
      )
      await buyer.heading('Launch')
      await buyer.submit('Edit brief', { Tone: 'Plain' }, { sender: 'Save' })
      await page.getByText('Plain', { exact: true }).waitFor()
      await look(buyer, 'campaign')
      await hands.goTo('Orders')
      await hands.goTo('Items')
      await hands.activate(page.locator('main tbody a').first())
      await buyer.submit('Assign to campaign', { 'Search Campaigns': 'Launch' })
      await hands.goTo('Briefs')
      await hands.activate(page.getByRole('link', { name: 'Feature', exact: true }).first())
      await page.getByText('Be known').waitFor()
      found.article = new URL(page.url()).pathname
      await buyer.upload('Attach file', { name: 'facts.txt', text: 'Founded in 1998.' })
      await page.getByRole('link', { name: 'facts.txt' }).waitFor()
      await look(buyer, 'article-brief')
      await buyer.submit('Edit brief', { Keywords: 'water' }, { sender: 'Save' })
      await page.getByText('water', { exact: true }).waitFor()
      await buyer.submit('Next step: Approve brief', {}, { title: 'Approve brief' })
      await buyer.status('Pending draft')
    })

    it('is assigned to a writer, who accepts the invitation and signs in by email', async () => {
      const { operator, writer } = people
      const { page, hands } = operator
      await hands.goTo('Teams')
      await hands.goTo('Users')
      await operator.submit(
        'Invite writer',
        { Name: 'Wanda Reyes', 'Email address': emails.writer },
        { sender: 'Invite' },
      )
      await operator.heading('Wanda Reyes')
      await hands.goTo('Articles')
      const row = page.locator('tbody tr', { has: page.locator(`a[href="${found.article}"]`) })
      await hands.activate(row.getByRole('checkbox'))
      await operator.submit(
        'Assign writer',
        { 'Search Users': 'Wanda Reyes' },
        { within: page.locator('.chosen') },
      )
      await writer.page.goto(await emailedLink('writer', '/invitations/'))
      await writer.press('Accept the invitation')
      await writer.hands.activate(writer.page.getByRole('link', { name: 'Open the console' }))
      await signInByEmail('writer')
      await writer.heading('Desk')
    })

    it('is written by the writer, who reads the brief with its file', async () => {
      const { writer } = people
      await writer.hands.activate(writer.page.getByRole('link', { name: 'Feature' }))
      await writer.heading('Feature')
      await writer.page.getByText('Be known').waitFor()
      await writer.page.getByRole('link', { name: 'facts.txt' }).waitFor()
      await writer.submit('Save draft link', { 'Draft document': draftUrl }, { sender: 'Save' })
      await writer.submit('Submit for review', {})
    })

    it('lets the buyer discuss and approve the draft', async () => {
      const { buyer } = people
      const { page, hands } = buyer
      await buyer.lookAgain()
      await page.getByRole('link', { name: /docs\.example\.com/ }).waitFor()
      await hands.fill(page.getByLabel('Comment', { exact: true }), 'Please name the founder.')
      await buyer.press('Send')
      await page.getByText('Please name the founder.').first().waitFor()
      await buyer.submit('Next step: Approve draft', {}, { title: 'Approve draft' })
      await buyer.status('Pending publishing')
    })

    it('is published by the operator, and read by the buyer', async () => {
      const { operator, buyer } = people
      await openArticle(operator, 'Articles')
      await operator.submit(
        'Next step: Published',
        { 'Publication URL': liveUrl },
        { title: 'Move to “Published”' },
      )
      await operator.status('Published')
      await buyer.lookAgain()
      await buyer.page.getByRole('link', { name: 'daily.example.com/brightwater' }).waitFor()
      await buyer.status('Published')
    })

    it('orders again: approved by the link of the email, and marked as paid by the operator', async () => {
      const { operator, owner, buyer } = people
      await order()
      await owner.page.goto(await emailedLink('owner', '/approvals/'))
      await owner.press('Approve')
      await owner.page.getByText('Ada Byron').waitFor()
      await operator.hands.goTo('Orders')
      const reference = found.orders[1]!
      await operator.hands.activate(operator.page.getByRole('link', { name: reference }))
      await operator.heading(reference)
      await operator.submit('Mark as paid', { Reference: 'RF18 5390' })
      await operator.status('Paid')
      await buyer.lookAgain()
      await buyer.status('Paid')
    })

    it('used sessions only, without a token of its own and without errors', async () => {
      const userOf = (email: string) => api.prisma.user.findUniqueOrThrow({ where: { email } })
      const [owner, buyer, writer] = await Promise.all(Object.values(emails).map(userOf))
      const orders = await api.prisma.order.findMany({
        where: { referenceNumber: { in: found.orders } },
        include: { payments: true },
        orderBy: { createdAt: 'asc' },
      })
      const bought = { checkoutById: buyer!.id, approvalStatus: 'APPROVED', status: 'PAID' }
      expect(orders).toMatchObject([
        { ...bought, approvalDecidedById: owner!.id, payments: [{ provider: 'test' }] },
        { ...bought, approvalDecidedById: owner!.id, payments: [{ provider: 'WIRE' }] },
      ])
      const tokens = await api.prisma.apiToken.findMany({
        where: { userId: { in: [owner!.id, buyer!.id, writer!.id] } },
      })
      expect(tokens.map(({ isSession }) => isSession)).toEqual([true, true, true])
      // The sign-in page requests the session first.
      const errors = Object.values(people).flatMap((person) => person.errors)
      expect(errors.filter((error) => !/status of 401/.test(error))).toEqual([])
      expect(fellBack.mock.calls).toEqual([])
    })
  },
)
