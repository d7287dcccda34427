import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import { testApi } from '../api.js'
import { chromiumPath, openBrowser } from './browser.js'
import { buildConsole, keepSignedIn, listen, openTab, type Tab } from './console.js'

/** Starts Chromium at the first call, and closes it after the tests. Call it at the top level of a test file. */
export function testBrowser(): () => Promise<Browser> {
  let browser: Promise<Browser> | undefined
  afterAll(async () => (await browser)?.close())
  return () => (browser ??= openBrowser())
}

type Options = NonNullable<Parameters<typeof testApi>[0]> & {
  /** Build of the console. */
  mode?: Parameters<typeof buildConsole>[0]
  /** Defaults to a free port. */
  port?: number
}

/** Opens a server with the console, and tabs of a browser for it. Await it at the top level of a test file. */
export async function testConsole({ mode, port, ...options }: Options = {}) {
  const consoleFiles = chromiumPath && buildConsole(mode)
  const api = await testApi({ ...options, ...(consoleFiles && { consoleFiles }) })
  const site = await listen(api.app, port)
  const browser = testBrowser()
  // Most tests inject axe as a script.
  const open = async (more: BrowserContextOptions = {}) =>
    openTab(await browser(), { bypassCSP: true, ...more })
  return {
    api,
    browser,
    /** URL of the server. */
    site,
    /** URL of the console. */
    base: `${site}/console`,
    /** Opens a tab without a session. */
    openTab: open,
    /** Opens a tab that is signed in with a token. */
    signedIn: async (token: string, more?: BrowserContextOptions): Promise<Tab> => {
      const tab = await open(more)
      await keepSignedIn(tab.context, site, token)
      return tab
    },
  }
}
