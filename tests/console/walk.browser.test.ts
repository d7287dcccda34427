import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testApi } from '../support/api.js'
import { chromiumPath, openBrowser } from '../support/clients/browser.js'
import { buildConsole, listen, openTab } from '../support/clients/console.js'
import { auditLedger } from '../support/fixtures/ledger.js'
import { dialogOf } from './dialog.js'
import { Keyboard, Mouse } from './hands.js'

const consoleFiles = chromiumPath ? buildConsole() : ''

const liveUrl = 'https://daily.example.com/brightwater'

/** Takes an empty marketplace to a settled order, by an operator and a team in the console. */
const walks = [
  { name: 'the mouse', way: Mouse, api: await testApi({ consoleFiles }) },
  { name: 'the keyboard alone', way: Keyboard, api: await testApi({ consoleFiles }) },
]

describe.runIf(chromiumPath).each(walks)('the walk of an operator by $name', ({ way, api }) => {
  let browser: Browser
  let base: string
  const errors: string[][] = []
  const fellBack = vi.spyOn(api.app.services, 'fellBack')
  /** The operator's tab, and the team's. */
  let operator: Awaited<ReturnType<typeof signIn>>
  let team: Awaited<ReturnType<typeof signIn>>
  const ids = { team: '', product: '', order: '', reference: '', article: '' }
  let token = ''

  /** Opens the console and signs in with a token. */
  const signIn = async (token: string) => {
    const { page, errors: own } = await openTab(browser)
    errors.push(own)
    const hands = new way(page)
    await page.goto(`${base}/console`)
    await hands.fill(page.getByLabel('Token'), token)
    await hands.activate(button(page, 'Sign in'))
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    // Requests before signing in return 401.
    own.splice(0, own.length, ...own.filter((error) => !/status of 401/.test(error)))
    return { page, hands }
  }
  const button = (page: Page | Locator, name: string) =>
    page.getByRole('button', { name, exact: true })
  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  /** The dialog of a form, and the button that sends it. */
  const form = (page: Page, name: string, sender = name) => {
    const dialog = dialogOf(page, name)
    return { dialog, send: dialog.getByRole('button', { name: sender, exact: true }) }
  }

  type Seat = typeof operator
  const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!
  /** Fills a form in, by the labels of its fields. */
  const fillIn = async ({ hands }: Seat, dialog: Locator, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      // The label of a group also contains the labels of its options.
      const field = dialog.getByLabel(new RegExp(`^${label}`)).first()
      await field.waitFor()
      if (
        await field.evaluate(
          (one) => (one as unknown as { localName: string }).localName === 'select',
        )
      )
        await hands.choose(field, value)
      else await hands.fill(field, value)
    }
  }
  /** Opens a form by its button, fills it in and sends it. */
  const send = async (
    seat: Seat,
    name: string,
    values: Record<string, string> = {},
    place: Page | Locator = seat.page,
    sender = name.replace(/^New /, 'Create '),
  ) => {
    // An empty list has this button twice.
    await seat.hands.activate(button(place, name).first())
    const { dialog, send } = form(seat.page, name, sender)
    await fillIn(seat, dialog, values)
    await seat.hands.activate(send)
    await dialog.waitFor({ state: 'hidden' })
  }
  /** Opens a form by the menu of a unit, fills it in and sends it. */
  const sendOfUnit = async (
    seat: Seat,
    name: string,
    values: Record<string, string>,
    unit: Locator,
  ) => {
    await seat.hands.activate(unit.getByRole('button', { name: /^Actions for/ }))
    await seat.hands.activate(seat.page.getByRole('menuitem', { name, exact: true }))
    const { dialog, send } = form(seat.page, name)
    await fillIn(seat, dialog, values)
    await seat.hands.activate(send)
    await dialog.waitFor({ state: 'hidden' })
  }
  const create = (seat: Seat, noun: string, values: Record<string, string>) =>
    send(seat, `New ${noun}`, values)
  const openArticle = async ({ page, hands }: Seat) => {
    await hands.goTo('Articles')
    // Both units have the name of their product.
    await hands.activate(page.locator(`main a[href$="/articles/${ids.article}"]`).first())
    await heading(page, 'Feature')
  }
  const openOrder = async ({ page, hands }: Seat) => {
    await hands.goTo('Orders')
    await hands.activate(page.getByRole('link', { name: ids.reference }))
    await heading(page, ids.reference)
  }
  const status = (page: Page, name: string) =>
    page.locator('.summary').getByText(name, { exact: true }).first().waitFor()
  /** Focuses a window, which refreshes its data. */
  const lookAt = ({ page }: Seat) => page.evaluate("dispatchEvent(new Event('focus'))")
  /** Sets the next status of the open article. */
  const move = async (seat: Seat, to: string, values: Record<string, string> = {}) => {
    const { page, hands } = seat
    await hands.activate(button(page, `Next step: ${to}`))
    const { dialog, send } = form(page, `Move to “${to}”`)
    await fillIn(seat, dialog, values)
    await hands.activate(send)
    await dialog.waitFor({ state: 'hidden' })
    await status(page, to)
  }

  beforeAll(async () => {
    base = await listen(api.app)
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())

  it('signs in to an empty marketplace', async () => {
    operator = await signIn(api.operator)
    const { page, hands } = operator
    await hands.goTo('Orders')
    await heading(page, 'Orders')
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
    await heading(page, 'Brightwater')
    ids.team = idOf(page)
    await hands.activate(button(page, 'New token'))
    const { dialog, send } = form(page, 'New token', 'Create token')
    await fillIn(operator, dialog, { Name: 'Integration' })
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
    await heading(page, 'The Daily')
    await send(operator, 'Add channel', {
      'Channel type': 'Website',
      'Placement type': 'Full feature',
    })
    await page.getByText('Missing: a product.').waitFor()
    await hands.activate(button(page, 'Add product').first())
    const { dialog, send: add } = form(page, 'Add product')
    // A required selection has no default.
    expect(await dialog.getByLabel(/^Type/).inputValue()).toBe('')
    await fillIn(operator, dialog, {
      Type: 'Full feature',
      Name: 'Feature',
      'Minimum delivery days': '30',
      'Maximum delivery days': '10',
    })
    await hands.activate(add)
    await dialog.getByText('must not be less than “Minimum delivery days”').waitFor()
    await fillIn(operator, dialog, { 'Minimum delivery days': '3' })
    await hands.activate(add)
    await dialog.waitFor({ state: 'hidden' })
    await send(operator, 'Set prices', { Standard: '250' }, undefined, 'Save')
    await page.getByText('Standard $250.00').first().waitFor()
    await hands.activate(page.getByRole('link', { name: 'Feature', exact: true }).first())
    await heading(page, 'Feature')
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
    await heading(page, 'Orders')
    await hands.activate(page.getByRole('link', { name: ids.reference }))
    await heading(page, ids.reference)
    await hands.activate(button(page, 'Mark as paid'))
    const { dialog, send } = form(page, 'Mark as paid')
    // An amount other than the amount due is refused at its field.
    await fillIn(operator, dialog, { Amount: '499' })
    await hands.activate(send)
    await dialog.getByRole('alert').waitFor()
    await fillIn(operator, dialog, { Amount: '500', Reference: 'RF18 5390' })
    await hands.activate(send)
    await dialog.waitFor({ state: 'hidden' })
    await status(page, 'Paid')
  })

  it('has a team that approves the brief', async () => {
    team = await signIn(token)
    const { page, hands } = team
    await hands.goTo('Briefs')
    await hands.activate(page.getByRole('link', { name: 'Feature' }).first())
    await heading(page, 'Feature')
    await hands.activate(button(page, 'Next step: Approve brief'))
    await hands.activate(button(page.getByRole('dialog'), 'Approve brief'))
    await status(page, 'Pending draft')
    ids.article = idOf(page)
  })

  it('hands in a draft, which the team approves', async () => {
    await openArticle(operator)
    await move(operator, 'Draft ready for review')
    await lookAt(team)
    await team.hands.activate(button(team.page, 'Next step: Approve draft'))
    await team.hands.activate(button(team.page.getByRole('dialog'), 'Approve draft'))
    await status(team.page, 'Pending publishing')
  })

  it('publishes the article at its URL', async () => {
    await lookAt(operator)
    await status(operator.page, 'Pending publishing')
    await move(operator, 'Published', { 'Published at': liveUrl })
    await lookAt(team)
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
