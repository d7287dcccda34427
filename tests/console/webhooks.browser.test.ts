import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { DeliveryWorker } from '../../src/webhooks/delivery-worker.js'
import { chromiumPath } from '../support/clients/browser.js'
import type { Tab } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { openReceiver } from '../support/services/webhook-receiver.js'
import { dialogOf, selectAction } from './dialog.js'
import { lookAt } from './look.js'

const env = { WEBHOOK_ALLOW_PRIVATE: '1' }
const { api, base, signedIn: open } = await testConsole({ env })
/** A server that sends webhooks to public addresses only. */
const strict = await testConsole()
const receiver = await openReceiver()
const deliveryWorker = new DeliveryWorker(api.app.services, createLogger('silent'))

describe.runIf(chromiumPath)('webhooks and tokens of operators at the console', () => {
  let tab: Tab

  beforeAll(async () => {
    tab = await open(api.operator)
  })
  afterAll(async () => {
    await deliveryWorker.stop()
    await receiver.close()
  })

  const button = (name: string, { page } = tab) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string, { page } = tab) => dialogOf(page, name)
  const send = (form: ReturnType<typeof dialog>, name: string) =>
    form.getByRole('button', { name, exact: true }).click()
  const confirmed = async (name: string) => {
    await button(name).click()
    const confirmation = tab.page.getByRole('alertdialog')
    await confirmation.getByRole('button', { name, exact: true }).click()
  }
  /** The secret, which is shown once. */
  async function secretOf(title: string, within = tab): Promise<string> {
    const secret = (await dialog(title, within).locator('code').textContent())!
    await dialog(title, within).getByRole('button', { name: 'Close' }).click()
    expect(await within.page.content()).not.toContain(secret)
    return secret
  }

  it('creates the first webhook, and shows why its delivery fails', async () => {
    const team = await api.team()
    const { name } = await api.prisma.team.findUniqueOrThrow({ where: { id: team.id } })
    await tab.page.goto(`${base}/webhooks`)
    await tab.page.locator('.state').getByRole('button', { name: 'New webhook' }).click()
    const form = dialog('New webhook')
    await form.getByLabel('URL').fill(`${receiver.url}/failing`)
    await send(form, 'Create webhook')
    const first = form.getByRole('checkbox').first()
    expect(await first.evaluate((one) => 'validationMessage' in one && one.validationMessage)).toBe(
      'Select at least one.',
    )
    await form.getByLabel('article.status_changed').check()
    await send(form, 'Create webhook')
    await form.getByText('is required, because operators have no team of their own').waitFor()
    expect(await lookAt(tab.page, 'webhook-new')).toEqual([])
    await form.getByRole('combobox').fill(name)
    await tab.page.getByRole('option', { name }).first().click()
    await send(form, 'Create webhook')
    await dialog('Webhook signing secret').waitFor()
    expect(await lookAt(tab.page, 'webhook-secret')).toEqual([])
    const secret = await secretOf('Webhook signing secret')
    await tab.page.getByRole('heading', { level: 1, name: `${receiver.url}/failing` }).waitFor()

    receiver.answer = () => ({ status: 500, body: 'out of order' })
    const path = new URL(tab.page.url()).pathname
    await button('Send test event').click()
    await send(dialog('Send test event'), 'Send')
    await tab.page.getByText('Test event sent', { exact: true }).waitFor()
    await tab.page.getByRole('heading', { level: 1, name: 'webhook.test' }).waitFor()
    await tab.page.goto(new URL(path, base).href)
    await tab.page.getByRole('link', { name: /^webhook\.test/ }).waitFor()
    await tab.page.locator('.rows').getByText('Pending', { exact: true }).waitFor()
    await deliveryWorker.drain()
    await tab.page.getByText('Response 500').waitFor()
    const retrying = tab.page.getByText('Failed, retrying', { exact: true })
    await retrying.waitFor()
    // As in the chart.
    expect(await retrying.getAttribute('data-tone')).toBe('wait')
    expect(receiver.verified(secret, '/failing')).toHaveLength(1)
    await tab.page.getByText('Pending: 0 · Failed, retrying: 1 · Failed: 0').waitFor()
    expect(await lookAt(tab.page, 'webhook')).toEqual([])
    await tab.page.getByRole('link', { name: /^webhook\.test/ }).click()
    await tab.page.getByText('out of order').waitFor({ state: 'attached' })
    await tab.page.getByRole('heading', { level: 1, name: 'webhook.test' }).waitFor()
    expect(await lookAt(tab.page, 'delivery-failed')).toEqual([])
    await tab.page.goto(`${base}/deliveries`)
    await tab.page.getByRole('cell', { name: 'responded with status 500' }).waitFor()
    expect(await lookAt(tab.page, 'deliveries')).toEqual([])
  })

  it('changes a webhook, rotates its secret and deletes it, each with an entry in the audit log', async () => {
    const team = await api.team()
    const { id } = await api.mutate(
      api.operator,
      'createWebhookEndpoint',
      { teamId: team.id, url: `${receiver.url}/a`, topics: ['ARTICLE_STATUS_CHANGED'] },
      'id',
    )
    const fieldsOf = async () => {
      const operation = `{ webhookEndpoint(id: "${id}") { url topics description } }`
      return (await api.graph(api.operator, operation)).webhookEndpoint
    }
    await tab.page.goto(`${base}/webhooks/${id}`)
    await button('Edit').click()
    const form = dialog('Edit')
    expect(await form.getByLabel('article.status_changed').isChecked()).toBe(true)
    await form.getByLabel('comment.created').check()
    await form.getByLabel('Description').fill('The newsroom')
    await send(form, 'Save')
    const topics = ['ARTICLE_STATUS_CHANGED', 'COMMENT_CREATED']
    await expect
      .poll(fieldsOf)
      .toEqual({ url: `${receiver.url}/a`, topics, description: 'The newsroom' })
    await button('Undo').click()
    await expect.poll(fieldsOf).toMatchObject({ topics: topics.slice(0, 1), description: null })
    const main = tab.page.locator('main')
    await selectAction(main, 'Rotate secret')
    await send(dialog(`Rotate secret: ${receiver.url}/a`), 'Rotate')
    expect(await secretOf('Webhook signing secret')).toMatch(/^whsec_/)
    await selectAction(main, 'Delete')
    await send(dialog(`Delete: ${receiver.url}/a`), 'Delete')
    await tab.page.getByRole('heading', { name: 'Details Archived' }).waitFor()
    const made = await api.prisma.auditEntry.findMany({
      where: { entityId: id },
      orderBy: { createdAt: 'asc' },
      select: { action: true, before: true, after: true },
    })
    expect(made.map(({ action }) => action)).toEqual([
      'create_webhook_endpoint',
      ...['update_webhook_endpoint', 'update_webhook_endpoint'],
      ...['rotate_webhook_secret', 'delete_webhook_endpoint'],
    ])
    expect(JSON.stringify(made)).not.toMatch(/whsec_|"secret"/)
  })

  it('sends a test event, or the example of a topic, first of one that the webhook receives', async () => {
    const team = await api.team()
    const { id } = await api.mutate(
      api.operator,
      'createWebhookEndpoint',
      { teamId: team.id, url: `${receiver.url}/example`, topics: ['SWAP_ALL', 'ORDER_PAID'] },
      'id',
    )
    await tab.page.goto(`${base}/webhooks/${id}`)
    await button('Send test event').click()
    const form = dialog('Send test event')
    const topic = form.getByLabel('Topic')
    expect(await topic.inputValue()).toBe('WEBHOOK_TEST')
    const offered = await topic.locator('option').allTextContents()
    expect(offered.slice(0, 4)).toEqual([
      ...['webhook.test', 'order.paid', 'swap.completed', 'swap.proposed'],
    ])
    await topic.selectOption('ORDER_PAID')
    expect(await lookAt(tab.page, 'webhook-example')).toEqual([])
    await send(form, 'Send')
    await tab.page.getByRole('heading', { level: 1, name: 'order.paid' }).waitFor()
    const events = { endpointId: id, event: { topic: 'order.paid' } }
    expect(await api.prisma.webhookDelivery.count({ where: events })).toBe(1)
  })

  it('lists the topics by the kind of record, and finds them by words', async () => {
    await tab.page.goto(`${base}/webhooks/topics`)
    await tab.page.getByRole('heading', { level: 2, name: /^order\.\*/ }).waitFor()
    expect(await lookAt(tab.page, 'topics')).toEqual([])
    await tab.page.getByLabel('Search topics').fill('order.paid')
    await tab.page.getByRole('heading', { level: 2, name: /^article\.\*/ }).waitFor({
      state: 'detached',
    })
    await tab.page.getByText('order.paid', { exact: true }).waitFor()
    await tab.page.getByLabel('Search topics').fill('nothing of this kind')
    await tab.page.getByText('No topic contains these words.').waitFor()
  })

  it('lets a team create its own, except with a read-only token', async () => {
    const team = await api.team()
    const own = await open(team.token)
    await own.page.goto(`${base}/teams/${team.id}`)
    const part = own.page.locator('.card', {
      has: own.page.getByRole('heading', { level: 2, name: 'Webhooks', exact: true }),
    })
    await part.getByRole('button', { name: 'New webhook' }).click()
    const form = dialog('New webhook', own)
    expect(await form.getByRole('combobox').count()).toBe(0)
    await form.getByLabel('URL').fill(`${receiver.url}/own`)
    await form.getByLabel('comment.*').check()
    const covered = form.getByRole('checkbox', { name: /^comment\.[a-z]/ })
    expect(await covered.count()).toBe(3)
    for (const one of await covered.all()) {
      expect([await one.isChecked(), await one.isDisabled()]).toEqual([true, true])
    }
    await form.getByLabel('comment.*').uncheck()
    expect(await covered.first().isChecked()).toBe(false)
    await form.getByLabel('comment.*').check()
    await send(form, 'Create webhook')
    await secretOf('Webhook signing secret', own)
    const where = { teamId: team.id, topics: { equals: ['comment.*'] } }
    expect(await api.prisma.webhookEndpoint.count({ where })).toBe(1)
    expect(own.errors).toEqual([])
    await own.context.close()
    const reading = await open(await api.token(team, 'read_only'))
    await reading.page.goto(`${base}/webhooks`)
    await reading.page.getByRole('link', { name: /own$/ }).waitFor()
    expect(await button('New webhook', reading).count()).toBe(0)
    await reading.context.close()
  })

  it('shows the requirements of a URL and all its errors in German', async () => {
    const german = await strict.signedIn(strict.api.operator, { locale: 'de-DE' })
    const team = await strict.api.team()
    await german.page.goto(`${strict.base}/teams/${team.id}`)
    await german.page.getByRole('button', { name: 'Neuer Webhook' }).click()
    const form = german.page.getByRole('dialog', { name: 'Neuer Webhook' })
    const address = form.getByLabel('URL')
    await address.fill('http://10.0.0.1:25/x')
    await form.getByText(/https:\/\/example\.com\/masthead/).waitFor()
    await form.getByLabel('comment.*').check()
    await form.getByRole('button', { name: 'Webhook anlegen' }).click()
    await form.getByRole('alert').first().waitFor()
    expect(await form.getByRole('alert').allTextContents()).toEqual([
      'Muss mit https:// beginnen.',
      'Muss aus dem öffentlichen Internet erreichbar sein.',
    ])
    await address.fill('http://hooks.example.com:25/x')
    await form.getByRole('button', { name: 'Webhook anlegen' }).click()
    await form.getByText('Nur diese Ports sind erlaubt: 80, 443, 8080, 8443.').waitFor()
    expect(await form.getByRole('alert').count()).toBe(2)
    expect(await lookAt(german.page, 'webhook-de')).toEqual([])
    await german.context.close()
  })

  it('creates a token for another operator, rotates and revokes it', async () => {
    await tab.page.goto(`${base}/operator-tokens`)
    await button('New operator token').click()
    const form = dialog('New operator token')
    await form.getByLabel('Name').fill('Grace')
    await form.getByLabel('Operator email').fill('grace@market.example')
    await form.getByLabel('Role').selectOption('READ_ONLY')
    expect(await lookAt(tab.page, 'operator-token-new')).toEqual([])
    await send(form, 'Create token')
    const raw = await secretOf('Token “Grace”')
    const operation = '{ session { source tokenType } }'
    const session = { source: 'OPERATOR_TOKEN', tokenType: 'READ_ONLY' }
    expect((await api.graph(raw, operation)).session).toEqual(session)
    await tab.page.getByRole('heading', { level: 1, name: 'Grace' }).waitFor()
    await button('Rotate').click()
    await dialog('Rotate').getByLabel('Old token stays valid').selectOption('For an hour')
    await send(dialog('Rotate'), 'Rotate')
    const next = await secretOf('Token “Grace”')
    expect((await api.graph(next, operation)).session).toEqual(session)
    expect((await api.graph(raw, operation)).session).toEqual(session)
    // The page shows the new token.
    await button('Rotate').waitFor()
    expect(await lookAt(tab.page, 'operator-token')).toEqual([])
    const issued = await api.prisma.operatorToken.findMany({ where: { name: 'Grace' } })
    const old = issued.find(({ revokedAt }) => revokedAt)!
    const successor = tab.page.url()
    await tab.page.goto(`${base}/operator-tokens/${old.id}`)
    await tab.page.getByText(/^Rotated, valid until /).waitFor()
    expect(await lookAt(tab.page, 'operator-token-replaced')).toEqual([])
    await tab.page.goto(successor)
    await button('Revoke').click()
    const hint = next.slice(0, 8)
    const title = `Revoke the token “Grace” (${hint}…)?`
    const confirmation = tab.page.getByRole('alertdialog', { name: title })
    await confirmation.waitFor()
    expect(await confirmation.getByText(/^You are signed in/).count()).toBe(0)
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    await confirmation.waitFor({ state: 'detached' })
    await confirmed('Revoke')
    await expect
      .poll(async () => (await api.post(next, '/graphql', { query: operation })).status)
      .toBe(401)
    expect((await api.graph(raw, operation)).session).toEqual(session)
    expect(tab.errors).toEqual([])
  })

  it('warns before revoking the token of the current session', async () => {
    const { tokenId } = (await api.graph(api.operator, '{ session { tokenId } }')).session
    await tab.page.goto(`${base}/operator-tokens/${tokenId}`)
    await button('Revoke').click()
    const confirmation = tab.page.getByRole('alertdialog')
    await confirmation
      .getByText('You are signed in with this token and will be signed out.')
      .waitFor()
    expect(await lookAt(tab.page, 'operator-token-own')).toEqual([])
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
  })
})
