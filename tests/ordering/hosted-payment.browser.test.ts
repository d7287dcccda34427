import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { listen } from '../support/clients/console.js'
import { testBrowser } from '../support/clients/console-test.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { stripeApi } from '../support/fixtures/stripe.js'

const { api, stripe, team, product, tellAll, audit } = await stripeApi()
const base = await listen(api.app)
const browser = testBrowser()

describe.runIf(chromiumPath)('a payment on a page of Stripe, in a browser', () => {
  it('redirects to Stripe and back with forms and links only', async () => {
    api.app.services.env.applicationHost = base
    const { id, reference_number } = await checkOut(api, team, [line(product.id)])
    const page = await (await browser()).newPage({ viewport: { width: 390, height: 844 } })
    const link = `${base}/orders/checkout/${reference_number}`
    await page.goto(link)
    await page.getByRole('button', { name: 'Pay $100.00 by card' }).click()
    await page.waitForURL(`${stripe.url}/pay/**`)
    await page.goto(link)
    await page.getByText('You started a payment').waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await page.getByRole('link', { name: 'Continue to pay by card' }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.getByText('this order is paid').waitFor()
    expect(page.url()).toBe(link)
    await tellAll()
    expect((await audit(id)).status).toBe('PAID')
  })
})
