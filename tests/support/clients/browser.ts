import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of Chromium. Undefined if it is not installed. */
export const chromiumPath = places.find((path) => path && existsSync(path))
if (!chromiumPath)
  console.warn('Chromium is not installed: tests of pages are skipped (apt-get install chromium).')

/**
 * Starts a headless Chromium that also runs in containers and as root.
 * @param outlives whether it keeps running when this process receives a signal
 */
export function openBrowser({ outlives = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath!,
    handleSIGINT: !outlives,
    handleSIGTERM: !outlives,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
}
