import { beforeAll, describe, expect, it } from 'vitest'
import { scopes } from '../../src/access/scope.js'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { dialogOf, selectAction } from './dialog.js'
import { lookAt } from './look.js'

const { api, base, signedIn: open } = await testConsole()

describe.runIf(chromiumPath)('orders, articles and products at the console', () => {
  let tab: Tab

  beforeAll(async () => {
    tab = await open(api.operator)
  })

  const button = (name: string, { page } = tab) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string, { page } = tab) => dialogOf(page, name)
  const send = (form: ReturnType<typeof dialog>, name: string) =>
    form.getByRole('button', { name, exact: true }).click()

  it('lets the author of a comment edit and archive it, under their own name', async () => {
    const team = await api.team({ name: 'Northwind' })
    const profile = await makeProfile(api, team)
    const { articles } = await makeOrder(api, profile, await makeProduct(api))
    const { id: articleId } = articles[0]!
    const theirs = { articleId, content: 'Of an operator', authorName: 'Ruth' }
    await api.mutate(api.operator, 'createComment', theirs)
    const own = await open(team.token)
    await own.page.goto(`${base}/articles/${articleId}`)
    await own.page.getByText('Posting as Northwind owner.').waitFor()
    await own.page.locator('.account', { hasText: 'Northwind owner' }).waitFor()
    expect(await own.page.getByLabel('Your name').count()).toBe(0)
    await own.page.getByLabel('Comment').fill('First')
    await button('Send', own).click()
    const commentWith = (text: string) => own.page.locator('.comment', { hasText: text })
    await commentWith('First').getByText('Northwind owner', { exact: true }).waitFor()
    expect(await commentWith('Of an operator').getByRole('button').count()).toBe(0)
    await commentWith('First').getByRole('button', { name: 'Edit' }).click()
    await dialog('Edit', own).getByLabel('Content').fill('Second')
    await send(dialog('Edit', own), 'Save')
    await own.page.getByText('Saved', { exact: true }).waitFor()
    await commentWith('Second')
      .getByText(/^edited /)
      .waitFor()
    expect(await lookAt(own.page, 'discussion')).toEqual([])
    await commentWith('Second').getByRole('button', { name: 'Archive' }).click()
    await own.page.getByText('Archived comments: 1').click()
    const archived = own.page.locator('details .comment', { hasText: 'Second' })
    await archived.getByRole('button', { name: 'Restore' }).waitFor()
    // The notice of the previous change is gone.
    await expect.poll(() => button('Undo', own).count()).toBe(1)
    await button('Undo', own).click()
    await archived.waitFor({ state: 'detached' })
    await commentWith('Second').waitFor()
    await own.page.getByText('Undone', { exact: true }).waitFor()
    await expect.poll(() => button('Undo', own).count()).toBe(0)
    await commentWith('Second').getByRole('button', { name: 'Archive' }).click()
    await own.page.getByText('Archived comments: 1').click()
    expect(await lookAt(own.page, 'discussion-archived')).toEqual([])
    const { id } = await api.prisma.comment.findFirstOrThrow({
      where: { articleId, content: 'Second' },
    })
    await own.page.goto(`${base}/comments/${id}`)
    await button('Restore', own).click()
    await button('Archive', own).waitFor()
    expect(await lookAt(own.page, 'comment')).toEqual([])
    await button('Archive', own).click()
    await button('Restore', own).waitFor()
    await own.page.goto(`${base}/articles/${articleId}`)
    await own.page.getByText('Archived comments: 1').click()
    await archived.getByRole('button', { name: 'Restore' }).click()
    await archived.waitFor({ state: 'detached' })
    await commentWith('Second').waitFor()
    expect(own.errors).toEqual([])
    await own.context.close()

    const held = scopes.filter((scope) => !/^articles\.(update|delete)$/.test(scope))
    const writing = await open(await api.token(team, 'custom', held))
    await writing.page.goto(`${base}/articles/${articleId}`)
    await writing.page.getByLabel('Comment').fill('Without a change')
    await button('Send', writing).click()
    const last = writing.page.locator('.comment', { hasText: 'Without a change' })
    await last.waitFor()
    expect(await last.getByRole('button').count()).toBe(0)
    await writing.context.close()
  })

  it('requires a name only if the user of the token has none', async () => {
    const team = await api.team()
    const profile = await makeProfile(api, team)
    const { articles } = await makeOrder(api, profile, await makeProduct(api))
    const data = { firstName: '', lastName: '' }
    await api.prisma.user.update({ where: { id: team.ownerId }, data })
    const own = await open(team.token)
    for (const name of ['Kim', undefined]) {
      await own.page.goto(`${base}/articles/${articles[0]!.id}`)
      await own.page.getByLabel('Comment').fill(name ? 'One' : 'Another')
      if (name) await own.page.getByLabel('Your name').fill(name)
      expect(await own.page.getByLabel('Your name').inputValue()).toBe('Kim')
      await button('Send', own).click()
      await own.page.locator('.comment', { hasText: name ? 'One' : 'Another' }).waitFor()
    }
    const where = { articleId: articles[0]!.id, authorName: 'Kim' }
    expect(await api.prisma.comment.count({ where })).toBe(2)
    await own.context.close()
  })

  it('shows a payment on the page of an order as it arrives', async () => {
    const profile = await makeProfile(api, await api.team())
    const { order } = await makeOrder(api, profile, await makeProduct(api), { status: 'CREATED' })
    const listening = tab.page.waitForResponse(
      (response) => response.headers()['content-type']?.includes('text/event-stream') ?? false,
    )
    await tab.page.goto(`${base}/orders/${order.id}`)
    await button('Mark as paid').waitFor()
    await listening
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id, reference: 'RF18' })
    await tab.page.getByRole('list', { name: 'Payments' }).getByText('RF18').waitFor()
    await button('Reverse payment').waitFor()
    await api.mutate(api.operator, 'unmarkOrderPaid', { orderId: order.id })
    await tab.page.getByRole('list', { name: 'Payments' }).getByText('Reversed').waitFor()
    // The list and the heading have the same word.
    const { id } = await api.prisma.orderPayment.findFirstOrThrow({
      where: { orderId: order.id },
    })
    await tab.page.goto(`${base}/payments?orderId=${order.id}`)
    await tab.page.locator('tbody tr').getByText('Reversed', { exact: true }).waitFor()
    await tab.page.goto(`${base}/payments/${id}`)
    await tab.page.locator('.sentence').getByText('Reversed', { exact: true }).waitFor()
    expect(await tab.page.getByText('Failed', { exact: true }).count()).toBe(0)
    expect(await lookAt(tab.page, 'payment-reversed')).toEqual([])
    expect(tab.errors).toEqual([])
  })

  it('shows the method and the date of each refund', async () => {
    const profile = await makeProfile(api, await api.team())
    const product = await makeProduct(api)
    const { order, items } = await makeOrder(api, profile, product, { status: 'CREATED' })
    const orderItemId = items[0]!.id
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id })
    const refund = (input: object) =>
      api.mutate(api.operator, 'refundOrderItem', { orderItemId, ...input })
    await refund({ method: 'WIRE', amount: 3, reference: 'T-1' })
    await refund({ method: 'CREDIT', amount: 2 })
    await tab.page.goto(`${base}/orders/${order.id}`)
    const rows = tab.page
      .getByRole('list', { name: 'Payments' })
      .getByRole('listitem')
      .filter({ hasText: 'Refund' })
    await rows.first().waitFor()
    expect(await lookAt(tab.page, 'refunds')).toEqual([])
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format()
    const [first, second] = await rows.allTextContents()
    expect(first).toMatch(new RegExp(`^Wire transfer · T-1.*${today}.*−\\$3\\.00`))
    expect(second).toMatch(new RegExp(`^Credit.*${today}.*−\\$2\\.00`))
    expect(first).not.toContain('Credit')
    expect(await rows.count()).toBe(2)
    const { total } = await api.prisma.order.findUniqueOrThrow({ where: { id: order.id } })
    const given = `$5.00 of $${(Number(total) / 100).toFixed(2)} refunded`
    await tab.page.locator('.lines').getByText(given, { exact: true }).waitFor()
    const sums = tab.page.locator('.sums')
    await sums.getByText('Refunded as money−$3.00', { exact: true }).waitFor()
    await sums.getByText('Refunded as credits−$2.00', { exact: true }).waitFor()
    // Each amount is shown twice, with the same sign.
    const amounts = tab.page.locator('.rows, .sums')
    for (const amount of ['$3.00', '$2.00'])
      expect(await amounts.getByText(amount).allTextContents()).toEqual(Array(2).fill(`−${amount}`))
    const timeline = tab.page.locator('.timeline')
    await timeline.getByText('Refund of $3.00 for Feature (Wire transfer)').waitFor()
    await timeline.getByText('Refund of $2.00 for Feature (Credit)').waitFor()
    // The changes add up to the net total, so the subtotal of the invoice would repeat it.
    expect(await sums.getByText('Subtotal').count()).toBe(0)
    expect(await tab.page.getByRole('list', { name: 'Credits' }).count()).toBe(0)
    await tab.page.goto(`${base}/order-items/${orderItemId}`)
    const refunds = tab.page.locator('.card', {
      has: tab.page.getByRole('heading', { name: 'Refunds', exact: true }),
    })
    const prices = await refunds.locator('.sums').innerText()
    const [price, rest] = [Number(total) / 100, Number(total) / 100 - 5].map((sum) =>
      sum.toFixed(2),
    )
    expect(prices.replace(/\s+/g, ' ')).toBe(
      `Sale price $${price} Refunded −$5.00 Remaining $${rest}`,
    )
    const parts = await refunds.getByRole('listitem').allTextContents()
    expect(parts).toHaveLength(2)
    expect(parts[0]).toMatch(new RegExp(`^Wire transfer · T-1.*${today}.*−\\$3\\.00`))
    expect(parts[1]).toMatch(new RegExp(`^Credit.*${today}.*−\\$2\\.00`))
    expect(await tab.page.getByText('Refund date', { exact: true }).count()).toBe(0)
    const [left] = [Number(total) / 100 - 3].map((sum) => sum.toFixed(2))
    const changes = tab.page.locator('.history')
    await changes.getByText(`Remaining: $${price} → $${left}`).waitFor()
    await changes.getByText(`Remaining: $${left} → $${rest}`).waitFor()
    expect(await changes.textContent()).not.toContain('Sale price')
    expect(await lookAt(tab.page, 'order-item')).toEqual([])
    const invoice = await api.prisma.invoice.findFirstOrThrow({ where: { orderId: order.id } })
    await tab.page.goto(`${base}/invoices/${invoice.id}`)
    const pdf = tab.page.getByRole('link', { name: 'Download PDF' })
    expect(await pdf.getAttribute('href')).toContain(`/invoices/${invoice.id}/pdf?`)
    expect(await lookAt(tab.page, 'invoice')).toEqual([])
  })

  it('shows the channels of a product when it is created, later, and after a channel is added', async () => {
    const { id: outletId } = await api.mutate(api.operator, 'createOutlet', { name: 'The Late' })
    const productChannels = async () => {
      const query = `{ outlet(id: "${outletId}") { products(first: 9) {
        nodes { id name includes { channelHandle } }
      } } }`
      const { nodes } = (await api.graph(api.operator, query)).outlet.products
      return Object.fromEntries(
        nodes.map((product: { name: string; includes: { channelHandle: string }[] }) => [
          product.name,
          product.includes.map(({ channelHandle }) => channelHandle),
        ]),
      )
    }
    const addProduct = async (name: string) => {
      await button('Add product').click()
      const form = dialog('Add product')
      await form.getByLabel('Type').selectOption({ index: 1 })
      await form.getByLabel('Name').fill(name)
      await form.getByLabel('Minimum delivery days').fill('1')
      await form.getByLabel('Maximum delivery days').fill('2')
      return form
    }
    const addChannel = async (handle: string) => {
      await button('Add channel').click()
      const form = dialog('Add channel')
      await form.getByLabel('Channel type').selectOption({ index: 1 })
      await form.getByLabel('Handle').fill(handle)
      return form
    }
    await tab.page.goto(`${base}/outlets/${outletId}`)
    const early = await addProduct('Early')
    expect(await early.getByRole('group', { name: 'Channels' }).count()).toBe(0)
    await send(early, 'Add product')
    await early.waitFor({ state: 'detached' })
    expect(await productChannels()).toEqual({ Early: [] })
    await tab.page.getByText(/^Not visible to buyers\..*a price for Early\.$/).waitFor()

    const first = await addChannel('@one')
    await tab.page.setViewportSize({ width: 1280, height: 500 })
    const sends = await first.getByRole('button', { name: 'Add channel' }).boundingBox()
    expect(sends!.y + sends!.height).toBeLessThan(500)
    await tab.page.setViewportSize({ width: 1280, height: 900 })
    expect(await first.getByLabel('Early').isChecked()).toBe(true)
    expect(await lookAt(tab.page, 'channel-new')).toEqual([])
    await send(first, 'Add channel')
    await expect.poll(productChannels).toEqual({ Early: ['@one'] })
    await first.waitFor({ state: 'detached' })
    const second = await addChannel('@two')
    expect(await second.getByLabel('Early').isChecked()).toBe(false)
    await send(second, 'Add channel')
    await second.waitFor({ state: 'detached' })

    const late = await addProduct('Late')
    await late.getByRole('group', { name: 'Channels' }).getByLabel(/@one/).uncheck()
    expect(await lookAt(tab.page, 'product-new')).toEqual([])
    await send(late, 'Add product')
    await expect.poll(productChannels).toEqual({ Early: ['@one'], Late: ['@two'] })

    await tab.page.getByRole('link', { name: 'Early' }).click()
    await button('Edit').click()
    const form = dialog('Edit')
    await form.getByLabel(/@two/).check()
    await send(form, 'Save')
    await expect.poll(productChannels).toMatchObject({ Early: ['@one', '@two'] })
    await button('Undo').click()
    await expect.poll(productChannels).toMatchObject({ Early: ['@one'] })
    expect(tab.errors).toEqual([])
  })

  it('shows a refusal in German, with the names of statuses', async () => {
    const profile = await makeProfile(api, await api.team())
    const { order } = await makeOrder(api, profile, await makeProduct(api), { status: 'CREATED' })
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id }, 'id')
    const german = await open(api.operator, { locale: 'de-DE' })
    await german.page.goto(`${base}/orders/${order.id}`)
    await selectAction(german.page.locator('main'), 'Abrechnen')
    const form = dialog('Abrechnen', german)
    const refused = form.locator('[role=alert]')
    await form.getByLabel('Abrechnung').selectOption('PUBLISHER')
    await form.getByLabel('Datum').fill('2020-01-31')
    await send(form, 'Abrechnen')
    await refused.filter({ hasText: /^Darf nicht vor der Bestellung liegen: / }).waitFor()
    expect(await refused.getAttribute('lang')).toBe('de')
    await form.getByLabel('Datum').fill('')
    await send(form, 'Abrechnen')
    await refused.filter({ hasText: /^Nicht möglich/ }).waitFor()
    expect(await refused.textContent()).toBe(
      'Nicht möglich: Der Artikel der Position muss veröffentlicht sein; sein Status ist „Briefing steht aus“.',
    )
    expect(await refused.getAttribute('lang')).toBe('de')
    expect(german.errors).toEqual([])
  })
})
