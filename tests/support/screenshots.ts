import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../../src/root.js'
import { openBrowser } from './clients/browser.js'
import { cliFile } from './processes/compiled.js'

// Takes the pictures of the documents: starts the built server with a demo marketplace of its own, signs in to the
// console as an operator and writes `docs/images/*.png`. Name pictures to take only these.

const images = join(root, 'docs/images')
const chosen = process.argv.slice(2)

/** Screens by the name of their picture. `prepare` brings the screen into the state that the document describes. */
const screens: Record<string, { path: string; prepare?: (tab: Page) => Promise<void> }> = {
  'console-today': { path: '/' },
  'console-board': { path: '/articles/board' },
  'console-catalogue': { path: '/catalogue?q=business' },
  'console-order': { path: '/orders?status=PAID', prepare: openFirst },
  'console-explore': {
    path: '/explore?list=orders&by=DATE_PAID:MONTH,PRICING_TIER&show=sum.netRevenue,sum.total,count&status=PAID&chart=bar',
  },
  'console-article': { path: '/articles?status=draft-ready-for-review', prepare: openFirst },
  'console-import': { path: '/imports/new' },
}

function openFirst(tab: Page): Promise<void> {
  return tab.locator('tbody tr').first().getByRole('link').first().click()
}

const directory = mkdtempSync(join(tmpdir(), 'masthead-screenshots-'))
const server = spawn(process.execPath, [cliFile, 'serve'], {
  cwd: root,
  env: { PATH: process.env.PATH, HOME: directory, DATA_DIR: directory, PORT: '0' },
  stdio: ['ignore', 'pipe', 'ignore'],
})
const exited = once(server, 'exit')
try {
  const { url, token } = await announced()
  await takePictures(url, token)
} finally {
  server.kill('SIGTERM')
  await exited
  rmSync(directory, { recursive: true, force: true })
}

/** Reads the URL and a token from the output of the first start. */
async function announced(): Promise<{ url: string; token: string }> {
  let text = ''
  for await (const part of server.stdout!) {
    text += String(part)
    const [, url] = /serves (http:\S+)/.exec(text) ?? []
    const [, token] = /Operator token:\s+(mop_\w+)\n/.exec(text) ?? []
    if (url && token) {
      server.stdout!.resume()
      return { url, token }
    }
  }
  throw new Error('The server ended before it printed its URL and a token.')
}

async function takePictures(url: string, token: string): Promise<void> {
  const browser = await openBrowser()
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  await tab.goto(`${url}/console`)
  await tab.getByLabel('Token').fill(token)
  await tab.keyboard.press('Enter')
  await tab.getByRole('heading', { name: 'Today' }).waitFor()
  for (const [name, { path, prepare }] of Object.entries(screens)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    await tab.goto(`${url}/console${path}`)
    await loaded(tab)
    if (prepare) {
      await prepare(tab)
      await loaded(tab)
    }
    await tab.screenshot({ path: join(images, `${name}.png`), animations: 'disabled' })
    process.stdout.write(`docs/images/${name}.png\n`)
  }
  await browser.close()
}

/** Waits until no part of the screen is loading. */
async function loaded(tab: Page): Promise<void> {
  await tab.locator('main h1').first().waitFor()
  do await tab.waitForTimeout(500)
  while ((await tab.locator('.skeleton').count()) > 0)
}
