import { describe, expect, it } from 'vitest'
import { checkoutTexts } from '../../src/pages/checkout/texts.js'
import { guest } from '../support/clients/guest.js'
import { guestPage } from '../support/fixtures/guest-page.js'
import { makeProduct } from '../support/fixtures/product.js'
import { swapping } from '../support/fixtures/swap.js'

const { api, team, product, ordered, stripe } = await guestPage()
const german = { headers: { 'accept-language': 'de-CH, en;q=0.4' } }

describe('the form of the guest page', () => {
  it('has one email field, and a button for each payment method', async () => {
    const { body } = await (await guest(api.app, await ordered())).get()
    expect(body.match(/type="email"/g)).toHaveLength(1)
    const buttons = [...body.matchAll(/<button[^>]*value="(\w+)"[^>]*>([^<]*)</g)]
    expect(buttons.map(([, way, label]) => [way, label])).toEqual([
      ['stripe', 'Pay $100.00 by card'],
      ['test', 'Pay $100.00 with a test card'],
      ['WIRE', 'Pay by bank transfer'],
    ])
  })

  it('names the refused field, keeps the input, and changes nothing', async () => {
    const reference = await ordered()
    const visitor = await guest(api.app, reference)
    const email = 'ada @"example'
    const refused = await visitor.pay({ provider: 'test', card: 'tok_declined', email })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('value="ada @&#34;example"')
    expect(refused.body).toMatch(/aria-invalid="true" aria-describedby="email-error"/)
    expect(refused.body).toMatch(/id="email-error" role="alert">This is not an email address/)
    expect(refused.body).toMatch(/value="tok_declined" checked/)
    expect(refused.body).toContain('<title>Please check: Order')
    const card = await visitor.pay({ provider: 'test', email: 'ada@example.com' })
    expect(card.statusCode).toBe(400)
    expect(card.body).toContain('Choose one of the test cards')
    expect(card.body).toContain('value="ada@example.com"')
    const where = { referenceNumber: reference }
    expect(await api.prisma.order.findUniqueOrThrow({ where })).toMatchObject({
      paymentStatus: 'NOT_STARTED',
      guestEmail: null,
    })
    expect((await visitor.pay({ provider: 'paypal' })).statusCode).toBe(400)
  })

  it('keeps the input when the provider does not respond', async () => {
    const visitor = await guest(api.app, await ordered())
    stripe.trouble = () => 'refused'
    const refused = await visitor.pay({ provider: 'stripe', email: 'ada@example.com' }, german)
    stripe.trouble = () => undefined
    expect(refused.statusCode).toBe(503)
    expect(refused.body).toContain('Der Zahlungsanbieter antwortet nicht.')
    expect(refused.body).toContain('value="ada@example.com"')
    const again = await visitor.pay({ provider: 'stripe', email: 'ada@example.com' })
    expect(again.headers.location).toContain(stripe.url)
  })

  it('shows the account of a transfer to copy, and a code to scan', async () => {
    const reference = await ordered()
    const visitor = await guest(api.app, reference)
    await visitor.pay({ provider: 'WIRE' })
    const { body } = await visitor.get()
    for (const textsIn of ['Brightwater GmbH', 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX'])
      expect(body).toContain(`<code>${textsIn}</code>`)
    expect(body).toMatch(/<div class="code"><svg aria-hidden="true"/)
  })
})

describe('the language of the guest page', () => {
  it('is that of the browser, for orders, swaps and errors', async () => {
    const open = (path: string, accepts?: string) =>
      api.app.inject({ url: path, headers: accepts ? { 'accept-language': accepts } : {} })
    const path = `/orders/checkout/${await ordered()}`
    const page = (await open(path, 'fr, de;q=0.8')).body
    expect(page).toContain('<html lang="de">')
    for (const textsIn of ['Ihre Bestellung', 'Noch zu bezahlen', '100,00\u00a0$ per Karte zahlen'])
      expect(page).toContain(textsIn)
    for (const accepts of [undefined, 'en-GB,de;q=0.5', 'fr', ';;;', 'x'.repeat(5_000)])
      expect((await open(path, accepts)).body).toContain('Your order')

    const { propose, paid } = swapping(api)
    const dearer = await makeProduct(api, { standard: 250 })
    const { items } = await paid(team, product.id)
    const { referenceNumber } = (await propose(items[0]!.id, dearer.id)).body.data.proposeSwap
    const swap = (await open(`/orders/checkout/${referenceNumber}`, 'de')).body
    expect(swap).toContain('Eine Änderung an Ihrer Bestellung')
    expect((await open('/orders/checkout/ORD-1', 'de')).body).toContain(
      'Diese Bestellung gibt es nicht',
    )
  })

  it('has all texts, each of them translated', () => {
    const textsIn = (value: unknown): string[] => {
      if (typeof value === 'string') return [value]
      if (typeof value === 'function') return textsIn(value('x', 'y'))
      return Object.values(value as object).flatMap(textsIn)
    }
    const [en, de] = [textsIn(checkoutTexts.EN), textsIn(checkoutTexts.DE)]
    expect(de).toHaveLength(en.length)
    const same = en.filter((text, index) => text === de[index])
    expect(same).toEqual([])
  })

  it('writes times with their zone', async () => {
    const visitor = await guest(api.app, await ordered())
    await visitor.pay({ provider: 'stripe' })
    expect((await visitor.get()).body).toMatch(
      /can continue until \w+ \d+, \d{4} at \d+:\d\d\s(AM|PM) UTC/,
    )
  })
})
