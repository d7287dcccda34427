import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Directory for screenshots. Unset: no screenshots are taken. */
export const pictures = process.env.SCREENSHOTS_DIR
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns overflow and accessibility errors of a screen, in each width, light and dark.
 * @param takesScripts whether the page allows injected scripts (`bypassCSP`), which axe requires
 */
export async function lookAt(
  page: Page,
  name: string,
  { takesScripts = true } = {},
): Promise<string[]> {
  const broken: string[] = []
  await page.waitForFunction("!document.querySelector('.skeleton')")
  if (takesScripts) await page.addScriptTag({ content: axe })
  const size = page.viewportSize()!
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      // A popup is repositioned one frame after the window is resized.
      await page.evaluate(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
      )
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      if ((over as number) > 0) broken.push(`${over} px too wide at ${width}`)
      const found = (await page.evaluate('globalThis.axe?.run()')) as
        | { violations: { id: string; nodes: { html: string }[] }[] }
        | undefined
      for (const { id, nodes } of found?.violations ?? [])
        broken.push(`${width} ${colorScheme}: ${id} ${nodes[0]!.html}`)
      if (!pictures) continue
      mkdirSync(pictures, { recursive: true })
      await page.screenshot({
        path: join(pictures, `${name}-${colorScheme}-${width}.png`),
        fullPage: true,
      })
    }
  }
  await page.setViewportSize(size)
  return broken
}
