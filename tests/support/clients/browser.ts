import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Where Chromium is on this machine; undefined where there is none. */
export const chromiumPath = places.find((path) => path && existsSync(path))
if (!chromiumPath)
  console.warn('There is no Chromium: tests of pages are skipped (apt-get install chromium).')

/**
 * A headless Chromium that runs in containers and as root too.
 * @param outlives whether it stays when this process is told to end, for whoever has to look at it first
 */
export function openBrowser({ outlives = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath!,
    handleSIGINT: !outlives,
    handleSIGTERM: !outlives,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
}
