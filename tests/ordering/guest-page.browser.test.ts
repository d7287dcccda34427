import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { listen } from '../support/clients/console.js'
import { testBrowser } from '../support/clients/console-test.js'
import { guestPage } from '../support/fixtures/guest-page.js'

/** Directory for screenshots. Unset: no screenshots are taken. */
const pictures = process.env.SCREENSHOTS_DIR

const { api, ordered } = await guestPage()
const base = await listen(api.app)
const browser = testBrowser()

describe.runIf(chromiumPath)('the guest page, in a browser', () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

  let looks = 0
  /** Returns the accessibility and layout errors of a page. Takes a screenshot if screenshots are enabled. */
  const errorsOf = async (page: Page, name: string) => {
    const issues: unknown[] = []
    // In one width, and in both if screenshots are enabled.
    const views = [
      [1280, 'light'],
      [390, 'dark'],
    ] as const
    for (const [width, colorScheme] of pictures ? views : [views[looks++ % 2]!]) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      const over = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')
      if ((over as number) > 0) issues.push(`${over} px too wide at ${width}`)
      const { violations } = (await page.evaluate(`${axe}; axe.run()`)) as {
        violations: { id: string; nodes: { html: string }[] }[]
      }
      for (const { id, nodes } of violations) issues.push(`${width}: ${id} ${nodes[0]!.html}`)
      if (!pictures) continue
      mkdirSync(pictures, { recursive: true })
      await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true })
    }
    return issues
  }

  /** Pixels of an SVG element, as a camera captures it. */
  const pixelsOf = async (page: Page, selector: string) => {
    const side = 400
    const data = (await page.evaluate(`(async () => {
      const text = new XMLSerializer().serializeToString(document.querySelector('${selector}'))
      const image = new Image(${side}, ${side})
      image.src = 'data:image/svg+xml,' + encodeURIComponent(text.replace('<svg ', '<svg width="${side}" height="${side}" '))
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: ${side}, height: ${side} })
      const context = canvas.getContext('2d')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, ${side}, ${side})
      context.drawImage(image, 0, 0)
      return [...context.getImageData(0, 0, ${side}, ${side}).data]
    })()`)) as number[]
    return { width: side, height: side, data: Uint8Array.from(data) }
  }

  it('is accessible in every state, and needs no script', async () => {
    const context = await (await browser()).newContext({ locale: 'de-DE' })
    const page = await context.newPage()
    const reference = await ordered(3)
    await page.goto(`${base}/orders/checkout/${reference}`)
    expect(await errorsOf(page, 'guest-new')).toEqual([])
    // Most of them are visible without scrolling.
    await page.setViewportSize({ width: 390, height: 844 })
    for (const name of [/300,00.\$ per Karte zahlen/, /mit Testkarte zahlen/]) {
      const box = await page.getByRole('button', { name }).boundingBox()
      expect(box!.y + box!.height).toBeLessThanOrEqual(844)
    }
    await page.getByLabel(/^E-Mail/).fill('ada@example')
    await page.getByRole('button', { name: /mit Testkarte/ }).click()
    await page.getByText('Das ist keine E-Mail-Adresse').waitFor()
    expect(await page.getByLabel(/^E-Mail/).inputValue()).toBe('ada@example')
    expect(await errorsOf(page, 'guest-refused')).toEqual([])

    await page.getByLabel(/^E-Mail/).fill('ada@example.com')
    await page.getByLabel('Testkarte, die abgelehnt wird').check()
    await page.getByRole('button', { name: /mit Testkarte/ }).click()
    await page.getByText('Die Karte wurde abgelehnt.').waitFor()
    expect(await errorsOf(page, 'guest-declined')).toEqual([])

    await page.getByRole('button', { name: 'Überweisen' }).click()
    await page.getByText('DE89 3704').waitFor()
    expect(await errorsOf(page, 'guest-transfer')).toEqual([])
    expect(decodeQR(await pixelsOf(page, '.code svg')).split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Brightwater GmbH', 'DE89370400440532013000'],
      ...['', '', '', reference],
    ])

    await page.getByRole('button', { name: /mit Testkarte/ }).click()
    await page.getByText('diese Bestellung ist bezahlt').waitFor()
    expect(await errorsOf(page, 'guest-paid')).toEqual([])
    const pdf = page.waitForEvent('download')
    await page.getByRole('link', { name: /^INV-/ }).click()
    expect((await pdf).suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/)
    await page.goto(`${base}/orders/checkout/ORD-1`)
    expect(await errorsOf(page, 'guest-none')).toEqual([])
    await context.close()
  })
})
