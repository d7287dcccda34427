import { setTimeout as after } from 'node:timers/promises'
import type { Browser, Page, Request } from 'playwright-core'
import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { keepSignedIn, openTab, type Tab } from '../support/clients/console.js'
import { Random } from '../support/random.js'
import { chosenAt, hrefs } from './monkey-page.js'

/** Server and browser of a monkey test. */
export interface Ground {
  browser: Browser
  base: string
  /** Returns a token. Called again after a token was revoked. */
  token(): Promise<string>
}

/** A change that the server confirmed. */
export interface Change {
  requestId: string
  what: string
}

/** Statistics, changes and errors of a monkey test. */
export interface Play {
  clicks: number
  keys: number
  inputs: number
  /** Paths, with `:id` for IDs. */
  screens: Set<string>
  changes: Change[]
  /** Errors, with the last steps before each. */
  errors: string[]
}

/** Maximum number of clicks in one tab, because the browser retains memory of earlier pages. */
const clicksOfTab = 2_000
/** Maximum number of lost tabs. Each is an error, and is replaced by another tab. */
const maxLost = 5
const idleTimeoutMs = 3_000
/** Longer than any timeout of the browser. */
const stuckMs = 40_000
const maxSteps = 12
const maxUrls = 400

const texts = [
  'Northwind',
  'ada@example.com',
  'https://example.com/article',
  '2026-11-20',
  '1',
  '0',
  '-1',
  '99999999999999999999',
  '1e400',
  '0.005',
  ' ',
  '%',
  "'; --",
  '<b onmouseover=alert(1)>',
  '\\',
  '{}',
  'שלום',
  '👩‍🚀 ﷽',
  'a'.repeat(2_100),
]
const keys = [
  ...[
    'Tab',
    'Shift+Tab',
    'Enter',
    'Enter',
    'Escape',
    'Space',
    'ArrowDown',
    'ArrowUp',
    'ArrowRight',
  ],
  ...['ArrowLeft', 'Home', 'End', 'Backspace', 'Delete', 'Control+k', 'PageDown', 'Alt+ArrowLeft'],
]
/** Modified query strings. */
const queries = [
  ...[
    'page=0',
    'page=-3',
    'page=2',
    'page=1e9',
    'page=x',
    'sort=-nothing',
    'sort=total',
    'q=%00',
    'q=%',
  ],
  ...[
    'status=NOPE',
    'status=PAID',
    'teamId=x',
    'createdAt=x..y',
    'createdAt=-30d',
    'createdAt=-99999999d',
  ],
  ...[
    'total=a..b',
    'total=1e99..',
    'expiresAt=none',
    'active=maybe',
    'list=orders&by=NOPE&show=nope',
  ],
  ...[
    'list=orders&by=DATE_PAID:NOPE&show=sum.total',
    'list=nope',
    'days=12',
    'chart=nope&list=teams',
  ],
]

/** Statistics before the start. */
export const newPlay = (): Play => ({
  ...{ clicks: 0, keys: 0, inputs: 0, screens: new Set<string>() },
  ...{ changes: [], errors: [] },
})

interface Playing {
  clicks: number
  seed: number
  /** Updated while the test runs. */
  played?: Play
  /** Aborts the test before its last click. */
  signal?: AbortSignal
}

/** Runs a monkey test: random clicks, keys and inputs from the seed in the whole console. */
export async function play(
  ground: Ground,
  { clicks, seed, played = newPlay(), signal = new AbortController().signal }: Playing,
): Promise<Play> {
  const random = new Random(seed)
  const addresses = new Set<string>()
  for (let lost = 0; played.clicks < clicks && !signal.aborted && lost < maxLost; ) {
    const until = Math.min(played.clicks + clicksOfTab, clicks)
    try {
      await new Monkey(ground, random, played, addresses).playUntil(until, signal)
    } catch (error) {
      played.errors.push(`The tab was lost: ${(error as Error).stack}`)
      lost = ground.browser.isConnected() ? lost + 1 : maxLost
    }
  }
  return played
}

class Monkey {
  readonly #ground: Ground
  readonly #random: Random
  readonly #played: Play
  readonly #addresses: Set<string>
  readonly #last: string[] = []
  #tab!: Tab

  constructor(ground: Ground, random: Random, played: Play, addresses: Set<string>) {
    this.#ground = ground
    this.#random = random
    this.#played = played
    this.#addresses = addresses
  }

  async playUntil(clicks: number, signal: AbortSignal): Promise<void> {
    const { browser, base } = this.#ground
    this.#tab = await openTab(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
    const { context, page } = this.#tab
    try {
      this.#listen(page)
      await this.#signIn()
      await page.goto(`${base}/console`)
      await this.#look()
      while (this.#played.clicks < clicks && !signal.aborted) {
        if (await inTime(this.#step())) continue
        // A key pressed during navigation may never resolve. The test continues in another tab.
        if (await inTime(page.evaluate('document.title'))) return
        throw new Error('The page does not answer')
      }
      // Wait for open requests. A page with a subscription is never idle.
      await page.waitForLoadState('networkidle', { timeout: idleTimeoutMs }).catch(() => undefined)
    } finally {
      await context.close()
    }
  }

  /** Runs a random step, and records the resulting screen. */
  async #step(): Promise<void> {
    try {
      await this.#act()
    } catch (error) {
      // A page during navigation cannot be inspected.
      if (!/context was destroyed|navigation|interrupted|ERR_ABORTED/i.test(String(error)))
        throw error
    }
    await this.#look()
  }

  async #signIn(): Promise<void> {
    await keepSignedIn(this.#tab.context, this.#ground.base, await this.#ground.token())
  }

  /** Stores an error with the steps before it. */
  #fail(what: string): void {
    this.#played.errors.push([what, ...this.#last].join('\n    after '))
  }

  #listen(page: Page): void {
    const { base } = this.#ground
    page.context().on('page', (other) => void other.close().catch(() => undefined))
    page.on('crash', () => this.#fail('The page crashed'))
    page.on('dialog', (dialog) => {
      const text = this.#random.pick(texts)
      void (this.#random.next() < 0.7 ? dialog.accept(text) : dialog.dismiss()).catch(
        () => undefined,
      )
    })
    page.on('filechooser', (chooser) => {
      const buffer = Buffer.from(`outlet_name,product_name\n${this.#random.pick(texts)},x\n`)
      void chooser
        .setFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer })
        .catch(() => undefined)
    })
    page.on('response', async (response) => {
      const request = response.request()
      const status = response.status()
      if (status >= 500) this.#fail(`${status} ${request.method()} ${request.url()}`)
      if (!response.url().startsWith(base) || !isChange(request)) return
      try {
        const requestId = response.headers()['x-request-id'] ?? ''
        const body = request.url().endsWith('/graphql') ? await response.json() : undefined
        const [error] = body?.errors ?? []
        if (error?.extensions?.code === 'internal_error')
          this.#fail(`Internal error ${requestId}: ${request.postData()}`)
        const what = body ? Object.keys(body.data ?? {}).join() : new URL(request.url()).pathname
        if (status < 300 && !error) this.#played.changes.push({ requestId, what })
      } catch (error) {
        // The page that sent the request is gone, but the server may have made the change.
        if (!/No resource|closed|No data found|evicted/i.test(String(error))) throw error
      }
    })
  }

  /** Records the current screen, its links and the errors in the log. */
  async #look(): Promise<void> {
    const { page, errors } = this.#tab
    const { base } = this.#ground
    for (const error of errors.splice(0)) if (!isSignedOut(error)) this.#fail(error)
    const { origin, pathname } = new URL(page.url())
    if (origin !== base || !pathname.startsWith('/console')) {
      await page.goto(`${base}/console`)
      return
    }
    const screen = pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    if (this.#played.screens.has(screen)) return
    this.#played.screens.add(screen)
  }

  async #act(): Promise<void> {
    const random = this.#random
    const { page } = this.#tab
    const chance = random.next()
    if (chance < 0.02) return this.#goSomewhere()
    if (chance < 0.14) return this.#press()
    if (chance < 0.16) return this.#drag()
    if (chance < 0.19)
      return this.#click(random.between(0, 1280), random.between(0, 900), 'anywhere')
    const chosen = await chosenAt(page, random.next(), random.next(), random.next())
    if (chosen === 'signed out') {
      await this.#signIn()
      await page.reload()
      return
    }
    if (!chosen) return this.#press()
    await this.#click(chosen.x, chosen.y, chosen.what)
    if (chosen.isText && random.next() < 0.8) await this.#type()
    if (chosen.isSelect) await this.#press('ArrowDown')
  }

  #did(what: string): void {
    this.#last.unshift(what)
    this.#last.length = Math.min(this.#last.length, maxSteps)
  }

  async #click(x: number, y: number, what: string): Promise<void> {
    this.#did(`click ${what} at ${new URL(this.#tab.page.url()).pathname}`)
    const clickCount = this.#random.next() < 0.03 ? 2 : 1
    this.#played.clicks += clickCount
    await this.#tab.page.mouse.click(x, y, { clickCount })
  }

  async #press(key = this.#random.pick(keys)!): Promise<void> {
    this.#did(`key ${key}`)
    this.#played.keys++
    await this.#tab.page.keyboard.press(key)
  }

  async #type(): Promise<void> {
    const { keyboard } = this.#tab.page
    const text = this.#random.pick(texts)!
    this.#did(`input ${text.slice(0, 40)}`)
    this.#played.inputs++
    if (this.#random.next() < 0.3) await keyboard.press('Control+a')
    // Numbers and dates accept only keys.
    await (text.length < 12 ? keyboard.type(text) : keyboard.insertText(text))
    if (this.#random.next() < 0.4) await this.#press('Enter')
  }

  async #drag(): Promise<void> {
    const { mouse } = this.#tab.page
    const place = () => [this.#random.between(250, 1280), this.#random.between(60, 900)] as const
    this.#did('drag')
    await mouse.move(...place())
    await mouse.down()
    await mouse.move(...place())
    await mouse.move(...place())
    await mouse.up()
  }

  /** Opens a link that was seen before, or a modified one. */
  async #goSomewhere(): Promise<void> {
    const { page } = this.#tab
    const random = this.#random
    for (const href of await hrefs(page)) {
      if (this.#addresses.size < maxUrls || random.next() < 0.1) this.#addresses.add(href)
    }
    const known = [...this.#addresses]
    if (known.length > maxUrls) this.#addresses.delete(random.pick(known)!)
    const [path = '/console'] = (random.pick(known) ?? '/console').split('?')
    const address =
      random.next() < 0.5 ? (random.pick(known) ?? path) : `${path}?${random.pick(queries)}`
    this.#did(`address ${address}`)
    await page.goto(this.#ground.base + address)
  }
}

/** Whether a promise settles within `stuckMs`. @throws its rejection until then */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  const ended = new AbortController()
  const late = after(stuckMs, false, { signal: ended.signal }).catch(() => true)
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    ended.abort()
    work.catch(() => undefined)
  }
}

const isSignedOut = (error: string) => /status of 401/.test(error)

/** Whether a request changes records. Sessions do not count. */
function isChange(request: Request): boolean {
  const { pathname } = new URL(request.url())
  if (request.method() === 'GET' || pathname === '/console/session') return false
  // An operation begins with a line break, which is two characters in JSON.
  return pathname !== '/graphql' || /"query":"(?:\s|\\n)*mutation/.test(request.postData() ?? '')
}

/** Maximum number of IDs in one statement. */
const idsAtOnce = 5_000

/** Revoking a revoked token changes nothing, and writes no entry. */
const mayChangeNothing = /\brevoke(OperatorToken|ApiToken)$/

/** Returns the changes without an entry in the audit log. */
export async function unaudited(
  { auditEntry }: Pick<PrismaClient, 'auditEntry'>,
  changes: readonly Change[],
): Promise<Change[]> {
  const known = new Set<string | null>()
  for (let at = 0; at < changes.length; at += idsAtOnce) {
    const ids = changes.slice(at, at + idsAtOnce).map(({ requestId }) => requestId)
    const entries = await auditEntry.findMany({
      where: { requestId: { in: ids } },
      select: { requestId: true },
    })
    for (const { requestId } of entries) known.add(requestId)
  }
  return changes.filter(
    ({ requestId, what }) => !known.has(requestId) && !mayChangeNothing.test(what),
  )
}
