import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { selectAction } from './dialog.js'

const { api, base, signedIn } = await testConsole()

describe.runIf(chromiumPath)('the work of a day in the console', () => {
  let tab: Page
  let errors: string[]
  const button = (name: string | RegExp) =>
    tab.getByRole('button', { name, exact: typeof name === 'string' })

  beforeAll(async () => {
    const { page, errors: log } = await signedIn(api.operator, { bypassCSP: false })
    ;[tab, errors] = [page, log]
  })

  it('publishes an article on the board at the entered URL, and undoes it', async () => {
    const team = await api.team()
    const product = await makeProduct(api)
    const profile = await makeProfile(api, team)
    const { articles } = await makeOrder(api, profile, product, {
      articleStatus: 'pending-publishing',
    })
    const { id, name } = articles[0]!
    const articleState = async () => {
      const operation = `{ article(id: "${id}") { liveUrl status { prefix } statusChanges(first: 1) { nodes { isCorrection } } } }`
      const { article } = await api.graph(api.operator, operation)
      return [article.status.prefix, article.liveUrl, article.statusChanges.nodes[0].isCorrection]
    }
    await tab.goto(`${base}/articles/board?teamId=${team.id}`)
    await button(`Move ${name}`).click()
    await tab.getByRole('menuitem', { name: 'Published', exact: true }).click()
    await tab.getByLabel('Publication URL').fill('https://daily.example/a')
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /^Move to/ })
      .click()
    await expect.poll(articleState).toEqual(['published', 'https://daily.example/a', false])
    await button('Undo').click()
    await expect.poll(articleState).toEqual(['pending-publishing', 'https://daily.example/a', true])
  })

  it('sets prices and undoes them, and shows when buyers see no price', async () => {
    const product = await makeProduct(api)
    const pricesOf = async () => {
      const operation = `{ product(id: "${product.id}") { prices { pricingTier unitAmount } } }`
      return (await api.graph(api.operator, operation)).product.prices
    }
    const before = await pricesOf()
    await tab.goto(`${base}/products/${product.id}`)
    // The buyer view has the prices, which no other part of the page repeats.
    await tab.locator('.listing .price').getByText('$100.00').waitFor()
    expect(await tab.locator('main').getByText('$100.00').count()).toBe(1)
    await button('Set prices').click()
    await tab.getByLabel('Pro', { exact: true }).fill('77.5')
    await tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect.poll(pricesOf).toContainEqual({ pricingTier: 'PRO', unitAmount: 77.5 })
    await tab.locator('.listing .price').getByText('Pro $77.50').waitFor()
    await button('Undo').click()
    await expect.poll(pricesOf).toEqual(before)
    await button('Withdraw from sale').click()
    await tab.getByText(/^Not visible to buyers/).waitFor()
  })

  it('links from an empty list of deliveries to the form for a webhook', async () => {
    await tab.goto(`${base}/deliveries`)
    await tab.locator('.state').getByRole('link', { name: 'Webhooks' }).click()
    await tab.getByText(/^Create a webhook to send/).waitFor()
  })

  it('archives several records at once, shows them with the others, and undoes it', async () => {
    const name = `Tagged ${crypto.randomUUID()}`
    for (const number of [1, 2]) {
      await api.mutate(api.operator, 'createOutlet', { name: `${name} ${number}` })
    }
    const count = () => tab.getByText(/^1–2 of 2$/)
    await tab.goto(`${base}/outlets?q=${encodeURIComponent(name)}`)
    await count().waitFor()
    await tab.getByLabel('Select all on this page').check()
    await button('Archive').click()
    await tab.getByText('No results').waitFor()
    await tab.getByLabel('Include archived').check()
    await count().waitFor()
    await button('Undo').click()
    await tab.getByLabel('Include archived').uncheck()
    await count().waitFor()
  })

  it('creates, changes and deletes synonyms, and names the group that has a term already', async () => {
    await api.mutate(api.operator, 'createSearchSynonym', { terms: ['journal', 'magazine'] })
    const dialog = tab.getByRole('dialog')
    const save = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    await tab.goto(`${base}/synonyms`)
    await tab.getByRole('searchbox', { name: 'Search Synonyms' }).waitFor()
    await button('New synonyms').click()
    await dialog.getByLabel('Terms').fill('Journal\nMagazine')
    await save('Create synonyms')
    await dialog.getByText('Journal: is already in the group “journal, magazine”').waitFor()
    await dialog.getByLabel('Terms').fill('Broadsheet\ndaily  paper')
    await save('Create synonyms')
    await tab.getByRole('heading', { level: 1, name: 'broadsheet, daily paper' }).waitFor()
    await button('Edit').click()
    await dialog.getByLabel('Terms').fill('broadsheet\ndaily')
    await save('Save')
    await tab.getByRole('heading', { level: 1, name: 'broadsheet, daily' }).waitFor()
    await button('Undo').click()
    await tab.getByRole('heading', { level: 1, name: 'broadsheet, daily paper' }).waitFor()
    await button('Delete').click()
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await tab.getByRole('link', { name: 'journal, magazine' }).waitFor()
    expect(new URL(tab.url()).pathname).toBe('/console/synonyms')
    const where = { terms: { has: 'broadsheet' } }
    expect(await api.prisma.searchSynonym.count({ where })).toBe(0)
  })

  it('has a page for an archived record, on which it is restored', async () => {
    const { id } = await api.mutate(api.operator, 'createOutlet', { name: 'The Old Daily' }, 'id')
    await api.mutate(api.operator, 'archiveOutlet', { outletId: id }, 'id')
    await tab.goto(`${base}/outlets/${id}`)
    await tab.getByRole('heading', { level: 1, name: 'The Old Daily' }).waitFor()
    await tab.getByRole('heading', { name: 'Details Archived' }).waitFor()
    expect(await button('Edit').count()).toBe(0)
    await button('Restore').click()
    await button('Edit').waitFor()
    await button('Archive').click()
    await button('Restore').waitFor()
    await tab.goto(`${base}/outlets/${crypto.randomUUID()}`)
    await tab.getByText('Page not found').waitFor()
  })

  it('moves several articles at once', async () => {
    const profile = await makeProfile(api, await api.team())
    const { articles } = await makeOrder(api, profile, await makeProduct(api), { units: 2 })
    await tab.goto(`${base}/articles?teamId=${profile.teamId}`)
    await tab.getByText(/^1–2 of 2$/).waitFor()
    await tab.getByLabel('Select all on this page').check()
    await button('Move').click()
    const dialog = tab.getByRole('dialog', { name: 'Move' })
    await dialog.getByLabel('Status').selectOption('needs-info')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await tab.getByText('Move: Done: 2').waitFor()
    const where = { id: { in: articles.map(({ id }) => id) }, status: { prefix: 'needs-info' } }
    expect(await api.prisma.article.count({ where })).toBe(2)
  })

  it('highlights the issues of a check in the documents of an article, also overlapping ones', async () => {
    const profile = await makeProfile(api, await api.team())
    const { articles } = await makeOrder(api, profile, await makeProduct(api))
    const { id: articleId, teamId } = articles[0]!
    const text = 'Everybody knows it.\nThe best of 40% of all shoes.'
    const found = (title: string, originalText: string, severity: 'critical' | 'warning') => ({
      ...{ teamId, title, originalText, severity, issueType: 'missing_source' as const },
      ...{ location: 'draft.docx, paragraph 1', charPosition: text.indexOf(originalText) },
    })
    const check = await api.prisma.complianceCheck.create({
      data: {
        ...{ articleId, teamId, checkType: 'automatic', status: 'completed', complianceScore: 75 },
        ...{ completedAt: new Date(), totalIssuesCount: 2 },
        metadata: { checked: [{ location: 'draft.docx', characters: text.length, text }] },
        issues: {
          create: [
            found('No source', 'The best of 40% of all shoes.', 'warning'),
            found('Praise', 'best', 'critical'),
          ],
        },
      },
    })
    await tab.goto(`${base}/compliance/${check.id}`)
    const place = tab.getByRole('region', { name: 'Checked text: draft.docx' })
    await place.waitFor()
    expect(await place.locator('mark').allTextContents()).toEqual([
      'The ',
      'best1',
      ' of 40% of all shoes.2',
    ])
    await place.getByRole('link', { name: '1: Praise' }).click()
    await tab.locator('.findings li:target').getByText('Praise').waitFor()
    await tab.getByRole('link', { name: 'Issue 2 in the text' }).click()
    await place.locator('a:target').waitFor()
  })

  it('opens the list behind each number of Today, also of the previous period', async () => {
    const profile = await makeProfile(api, await api.team())
    const { order } = await makeOrder(api, profile, await makeProduct(api))
    const datePaid = new Date(Date.now() - 9 * 86_400_000)
    await api.prisma.order.update({ where: { id: order.id }, data: { datePaid } })
    await tab.goto(`${base}?days=7`)
    await tab.getByRole('link', { name: /^1 in the previous 7 days$/ }).click()
    await tab.getByRole('link', { name: order.referenceNumber }).waitFor()
    expect(await tab.locator('tbody tr').count()).toBe(1)
  })

  it('loads Today in parallel with the session after an operator has signed in', async () => {
    await tab.goto(base)
    await tab.locator('.figures b').first().waitFor()
    let resolveRequested: () => void = () => undefined
    const requested = new Promise<void>((resolve) => {
      resolveRequested = resolve
    })
    await tab.route('**/graphql', async (route) => {
      const operation = route.request().postData() ?? ''
      if (operation.includes('query TodayRevenue(')) resolveRequested()
      if (operation.includes('query Session')) await requested
      await route.continue()
    })
    await tab.reload()
    await tab.locator('.figures b').first().waitFor()
    await tab.unroute('**/graphql')
  })

  it('sends consecutive notes to operators only', async () => {
    const profile = await makeProfile(api, await api.team())
    const { articles } = await makeOrder(api, profile, await makeProduct(api))
    const { id: articleId } = articles[0]!
    await tab.goto(`${base}/articles/${articleId}`)
    await button('Send to the team').waitFor()
    await tab.getByLabel('Internal note').check()
    for (const note of ['One', 'Another']) {
      await tab.getByLabel('Comment').fill(note)
      await button('Send internal note').click()
      await tab.locator('.comment[data-internal]', { hasText: note }).waitFor()
    }
    const where = { articleId, visibility: 'INTERNAL' as const }
    expect(await api.prisma.comment.count({ where })).toBe(2)
  })

  it('refunds a price to its payment method, shows it, and no longer offers to undo the payment', async () => {
    const profile = await makeProfile(api, await api.team())
    const { order } = await makeOrder(api, profile, await makeProduct(api), { status: 'CREATED' })
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id }, 'id')
    await tab.goto(`${base}/orders/${order.id}`)
    await button('Reverse payment').waitFor()
    await selectAction(tab.locator('main'), 'Settle')
    const settling = tab.getByRole('dialog', { name: 'Settle' })
    expect(await settling.getByLabel('Settlement').inputValue()).toBe('')
    await settling.getByRole('button', { name: 'Cancel' }).click()
    await selectAction(tab.locator('main'), 'Refund')
    const dialog = tab.getByRole('dialog', { name: 'Refund' })
    expect(await dialog.getByLabel('Refund method').inputValue()).toBe('WIRE')
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('10')
    const isRequired = () =>
      dialog.getByLabel('Reference').evaluate((one) => 'required' in one && one.required)
    expect(await isRequired()).toBe(true)
    await dialog.getByLabel('Refund method').selectOption('CREDIT')
    expect(await isRequired()).toBe(false)
    await dialog.getByLabel('Refund method').selectOption('WIRE')
    await dialog.getByLabel('Reference').fill('RF18')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    const row = tab
      .getByRole('list', { name: 'Payments' })
      .getByRole('listitem')
      .filter({ hasText: 'RF18' })
    await row.getByText('−$10.00').waitFor()
    expect(await button('Reverse payment').count()).toBe(0)
  })

  it('requires a scope for a custom token before sending the form', async () => {
    const team = await api.team()
    await tab.goto(`${base}/teams/${team.id}`)
    await button('New token').click()
    const dialog = tab.getByRole('dialog', { name: 'New token' })
    await dialog.getByLabel('Name').fill('Shop')
    await dialog.getByLabel(/^Custom/).check()
    const validationMessage = () =>
      dialog
        .getByRole('checkbox')
        .first()
        .evaluate((one) => 'validationMessage' in one && one.validationMessage)
    expect(await validationMessage()).toBe('Select at least one scope.')
    await dialog.getByLabel(/^Read only/).check()
    expect(await validationMessage()).toBe('')
    expect(await dialog.getByLabel(/^(Create|Update)$/).count()).toBe(0)
  })

  it('limits the groups to the largest for a single dimension', async () => {
    for (let made = 0; made < 6; made++) {
      await makeOrder(api, await makeProfile(api, await api.team()), await makeProduct(api))
    }
    await tab.goto(`${base}/explore?list=orders&by=TEAM&show=count`)
    await tab.getByLabel(/^Top/).selectOption('5')
    await expect.poll(() => tab.locator('.groups tbody tr').count()).toBe(5)
    expect(await tab.getByText(/Add a filter to see/).count()).toBe(0)
  })

  it('shows the audit log as text, with links to the changed records', async () => {
    const { id } = await api.mutate(api.operator, 'createOutlet', { name: 'The Evening' }, 'id')
    await tab.goto(`${base}/audit?entityId=${id}&q=create+outlet&createdAt=-1h`)
    const sentence = tab.getByRole('cell', { name: /^\S.* created outlet “The Evening”$/ })
    await sentence.waitFor()
    await tab.getByText('Last hour').waitFor()
    await tab.goto(`${base}/audit?entityId=${id}`)
    await button('+ Filter').click()
    await tab.getByRole('menuitem', { name: 'Action', exact: true }).click()
    await tab.getByRole('combobox', { name: 'Search Action' }).fill('create out')
    await tab.getByRole('option', { name: /^Create outlet \d+$/ }).click()
    await button('Action: Create outlet').waitFor()
    await expect.poll(() => new URL(tab.url()).searchParams.get('action')).toBe('=create_outlet')
    await sentence.waitFor()
    await tab.getByRole('link', { name: 'The Evening', exact: true }).click()
    await tab.getByRole('heading', { level: 1, name: 'The Evening' }).waitFor()
  })

  it('ignores an invalid time in a URL', async () => {
    for (const createdAt of ['x..y', '2020-01-01..y', '-9999999999d']) {
      await tab.goto(`${base}/orders?createdAt=${createdAt}`)
      await tab.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
      await tab.locator('tbody tr, .state').first().waitFor()
      expect(await tab.getByText('Something went wrong').count()).toBe(0)
    }
  })

  it('saves a query under a name in a form of the page', async () => {
    await tab.goto(`${base}/explore?list=orders&by=PRICING_TIER&show=count`)
    await button('Saved queries').click()
    await tab.getByLabel('Name').fill('Tiers')
    await button('Save').click()
    await tab.goto(`${base}/explore`)
    await button('Saved queries').click()
    await tab.getByRole('link', { name: 'Tiers' }).click()
    await expect.poll(() => new URL(tab.url()).searchParams.get('by')).toBe('PRICING_TIER')
    expect(errors).toEqual([])
  })
})
