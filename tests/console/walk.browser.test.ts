import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { auditLedger } from '../support/fixtures/ledger.js'
import { dialogOf, selectAction } from './dialog.js'
import { fillIn, submitForm } from './form.js'
import { Keyboard, Mouse } from './hands.js'
import { button, Person } from './person.js'

const liveUrl = 'https://daily.example.com/brightwater'

/** Takes an empty marketplace to a settled order, by an operator and a team in the console. */
const walks = [
  { name: 'the mouse', way: Mouse, ...(await testConsole()) },
  { name: 'the keyboard alone', way: Keyboard, ...(await testConsole()) },
]

describe.runIf(chromiumPath).each(walks)('the walk of an operator by $name', (walk) => {
  const { way, api, base, openTab } = walk
  const errors: string[][] = []
  const fellBack = vi.spyOn(api.app.services, 'fellBack')
  let operator: Person
  let team: Person
  const ids = { team: '', product: '', order: '', reference: '', article: '' }
  let token = ''

  /** Opens the console and signs in with a token. */
  const signIn = async (token: string) => {
    const person = new Person(way, await openTab())
    const { page, hands, errors: own } = person
    errors.push(own)
    await page.goto(base)
    await hands.fill(page.getByLabel('Token'), token)
    await hands.activate(button(page, 'Sign in'))
    await person.heading('Today')
    // Requests before signing in return 401.
    own.splice(0, own.length, ...own.filter((error) => !/status of 401/.test(error)))
    return person
  }
  /** The dialog of a form, and the button that sends it. */
  const form = (page: Page, name: string, sender = name) => {
    const dialog = dialogOf(page, name)
    return { dialog, send: button(dialog, sender) }
  }
  const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!
  const create = (person: Person, noun: string, values: Record<string, string>) =>
    person.submit(`New ${noun}`, values, { sender: `Create ${noun}` })
  /** Opens a form by the menu of a unit, fills it in and sends it. */
  const sendOfUnit = async (
    { page, hands }: Person,
    name: string,
    values: Record<string, string>,
    unit: Locator,
  ) => {
    await selectAction(unit, name, (target) => hands.activate(target))
    await submitForm(page, hands, name, values)
  }
  const openArticle = async (person: Person) => {
    const { page, hands } = person
    await hands.goTo('Articles')
    // Both units have the name of their product.
    await hands.activate(page.locator(`main a[href$="/articles/${ids.article}"]`).first())
    await person.heading('Feature')
  }
  const openOrder = async (person: Person) => {
    const { page, hands } = person
    await hands.goTo('Orders')
    await hands.activate(page.getByRole('link', { name: ids.reference }))
    await person.heading(ids.reference)
  }
  /** Sets the next status of the open article. */
  const move = async (person: Person, to: string, values: Record<string, string> = {}) => {
    await person.submit(`Next step: ${to}`, values, { title: `Move to “${to}”` })
    await person.status(to)
  }

  it('signs in to an empty marketplace', async () => {
    operator = await signIn(api.operator)
    const { page, hands } = operator
    await hands.goTo('Orders')
    await operator.heading('Orders')
    await page.getByText('No records yet').waitFor()
  })

  it('creates a team with its token', async () => {
    const { page, hands } = operator
    await hands.goTo('Teams')
    await create(operator, 'team', {
      Name: 'Brightwater',
      'Account owner name': 'Ada Byron',
      'Account owner email': 'ada@example.com',
    })
    await operator.heading('Brightwater')
    ids.team = idOf(page)
    await hands.activate(button(page, 'New token'))
    const { dialog, send } = form(page, 'New token', 'Create token')
    await fillIn(page, hands, dialog, { Name: 'Integration' })
    await hands.activate(dialog.getByLabel(/^Full access/))
    await hands.activate(send)
    const once = page.getByRole('dialog', { name: 'Token “Integration”' })
    token = (await once.locator('code').textContent())!
    await hands.activate(button(once, 'Close'))
    await once.waitFor({ state: 'hidden' })
  })

  it('creates an outlet with a channel, and a product with its price', async () => {
    const { page, hands } = operator
    await hands.goTo('Catalogue')
    await hands.goTo('Outlets')
    await create(operator, 'outlet', {
      Name: 'The Daily',
      // The form adds https://.
      Website: 'daily.example.com',
      Country: 'Portugal',
      Status: 'Active',
    })
    await operator.heading('The Daily')
    await operator.submit('Add channel', {
      'Channel type': 'Website',
      'Placement type': 'Full feature',
    })
    await page.getByText('Missing: a product.').waitFor()
    await hands.activate(button(page, 'Add product').first())
    const { dialog, send: add } = form(page, 'Add product')
    // A required selection has no default.
    expect(await dialog.getByLabel(/^Type/).inputValue()).toBe('')
    await fillIn(page, hands, dialog, {
      Type: 'Full feature',
      Name: 'Feature',
      'Minimum delivery days': '30',
      'Maximum delivery days': '10',
    })
    await hands.activate(add)
    await dialog.getByText('must not be less than “Minimum delivery days”').waitFor()
    await fillIn(page, hands, dialog, { 'Minimum delivery days': '3' })
    await hands.activate(add)
    await dialog.waitFor({ state: 'hidden' })
    await operator.submit('Set prices', { Standard: '250' }, { sender: 'Save' })
    await page.getByText('Standard $250.00').first().waitFor()
    await hands.activate(page.getByRole('link', { name: 'Feature', exact: true }).first())
    await operator.heading('Feature')
    ids.product = idOf(page)
  })

  // The team orders by REST.
  it('has a team that finds the product and orders two of it', async () => {
    const found = async () => {
      const { body } = await api.get(token, '/products/listings?filters[search]=Feature')
      return body.records.map(({ id }: { id: string }) => id)
    }
    await expect.poll(found).toEqual([ids.product])
    const profile = await api.post(token, '/profiles', {
      ...{ team_id: ids.team, name: 'Brightwater', website_url: 'https://brightwater.example.com' },
    })
    const order = await api.post(token, '/orders/checkout', {
      profile_id: profile.body.id,
      line_items: [{ product_id: ids.product, quantity: 2, is_add_on: false }],
    })
    expect(order.body).toMatchObject({ status: 'CREATED', total: 500 })
    Object.assign(ids, { order: order.body.id, reference: order.body.reference_number })
  })

  it('finds the order on Today, and records its transfer', async () => {
    const { page, hands } = operator
    await hands.goTo('Today')
    await hands.activate(page.getByRole('link', { name: /^1 Unpaid orders/ }))
    await operator.heading('Orders')
    await hands.activate(page.getByRole('link', { name: ids.reference }))
    await operator.heading(ids.reference)
    await hands.activate(button(page, 'Mark as paid'))
    const { dialog, send } = form(page, 'Mark as paid')
    // An amount other than the amount due is refused at its field.
    await fillIn(page, hands, dialog, { Amount: '499' })
    await hands.activate(send)
    await dialog.getByRole('alert').waitFor()
    await fillIn(page, hands, dialog, { Amount: '500', Reference: 'RF18 5390' })
    await hands.activate(send)
    await dialog.waitFor({ state: 'hidden' })
    await operator.status('Paid')
  })

  it('has a team that approves the brief', async () => {
    team = await signIn(token)
    const { page, hands } = team
    await hands.goTo('Briefs')
    await hands.activate(page.getByRole('link', { name: 'Feature' }).first())
    await team.heading('Feature')
    await hands.activate(button(page, 'Next step: Approve brief'))
    await hands.activate(button(page.getByRole('dialog'), 'Approve brief'))
    await team.status('Pending draft')
    ids.article = idOf(page)
  })

  it('hands in a draft, which the team approves', async () => {
    await openArticle(operator)
    await move(operator, 'Draft ready for review')
    await team.lookAgain()
    await team.hands.activate(button(team.page, 'Next step: Approve draft'))
    await team.hands.activate(button(team.page.getByRole('dialog'), 'Approve draft'))
    await team.status('Pending publishing')
  })

  it('publishes the article at its URL', async () => {
    await operator.lookAgain()
    await operator.status('Pending publishing')
    await move(operator, 'Published', { 'Publication URL': liveUrl })
    await team.lookAgain()
    await team.page.getByRole('link', { name: 'daily.example.com/brightwater' }).waitFor()
  })

  it('settles with the publisher, and refunds the other unit', async () => {
    const { page } = operator
    await openOrder(operator)
    const units = page.locator('.lines li')
    const isPublished = page.getByText('Published', { exact: true })
    const [published, open] = [
      units.filter({ has: isPublished }),
      units.filter({ hasNot: isPublished }),
    ]
    await sendOfUnit(operator, 'Settle', { Settlement: 'Publisher' }, published)
    await published.getByText(/Publisher paid/).waitFor()
    await sendOfUnit(operator, 'Settle', { Settlement: 'Accounting' }, published)
    await published.locator('.chip', { hasText: 'Settled' }).waitFor()
    await sendOfUnit(operator, 'Refund', { 'Refund method': 'Credit' }, open)
    await open.locator('.chip', { hasText: 'Refund' }).waitFor()
  })

  it('left the accounts balanced', async () => {
    const { order, team } = await api.graph(
      api.operator,
      `query ($order: UUID!, $team: UUID!) {
        order(id: $order) {
          status total
          payments { nodes { status amount reference } }
          invoices { nodes { type status total } }
          items { nodes {
            isPublisherPaid isAccountingCompleted isRefunded refundMethod
            article { id liveUrl status { prefix } }
          } }
        }
        team(id: $team) { creditBalance ledgerEntries { nodes { type amount orderId } } }
      }`,
      { order: ids.order, team: ids.team },
    )
    expect(order).toMatchObject({ status: 'PAID', total: 500 })
    expect(order.payments.nodes).toEqual([
      { status: 'SUCCEEDED', amount: 500, reference: 'RF18 5390' },
    ])
    const published = ({ article }: { article: { id: string } }) => article.id === ids.article
    const [settled] = order.items.nodes.filter(published)
    const [refunded, ...others] = order.items.nodes.filter((one: never) => !published(one))
    expect(others).toEqual([])
    expect(settled).toMatchObject({
      ...{ isPublisherPaid: true, isAccountingCompleted: true, isRefunded: false },
      article: { liveUrl, status: { prefix: 'published' } },
    })
    expect(refunded).toMatchObject({
      ...{ isPublisherPaid: false, isRefunded: true, refundMethod: 'CREDIT' },
    })
    // The invoice of both units, its cancellation, and the invoice of the delivered unit.
    expect(order.invoices.nodes).toHaveLength(3)
    expect(order.invoices.nodes).toEqual(
      expect.arrayContaining([
        { type: 'INVOICE', status: 'SUPERSEDED', total: 500 },
        { type: 'CREDIT_NOTE', status: 'ISSUED', total: 500 },
        { type: 'INVOICE', status: 'ISSUED', total: 250 },
      ]),
    )
    expect(team.creditBalance).toBe(250)
    expect(team.ledgerEntries.nodes).toEqual([{ type: 'CREDIT', amount: 250, orderId: ids.order }])
    expect(await auditLedger(api, ids.team)).toBe(25_000n)
  })

  it('left each step of the operator in the audit log', async () => {
    const { session } = await api.graph(api.operator, '{ session { userId } }')
    const { auditEntries } = await api.graph(
      api.operator,
      `query ($where: AuditEntryWhere) {
        auditEntries(where: $where, first: 100, orderBy: { field: CREATED_AT, direction: ASC }) {
          nodes { action requestId changedFields }
        }
      }`,
      { where: { actorId: { eq: session.userId } } },
    )
    type Entry = { action: string; requestId: string | null; changedFields: string[] }
    const entries: Entry[] = auditEntries.nodes
    expect(entries.map(({ action }) => action)).toEqual([
      ...['create_user', 'create_team', 'create_api_token'],
      ...['create_outlet', 'create_outlet_channel', 'create_product', 'update_product'],
      ...['mark_order_paid', 'set_article_status', 'set_article_status'],
      ...['settle_order_item', 'settle_order_item', 'refund_order_item'],
    ])
    for (const { action, requestId, changedFields } of entries) {
      expect(requestId, action).toBeTruthy()
      expect(changedFields.length, action).toBeGreaterThan(0)
    }
  })

  it('left no error in the log of the browser, and used no fallback of the compiler', () => {
    expect(errors.flat()).toEqual([])
    expect(fellBack.mock.calls).toEqual([])
  })
})
