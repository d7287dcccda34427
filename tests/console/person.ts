import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { openTab } from '../support/clients/console.js'
import { dialogOf } from './dialog.js'
import type { Keyboard, Mouse } from './hands.js'

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

/** Person with a browser and one input method, who uses the texts of the screens only. */
export class Person {
  readonly #way: new (
    page: Page,
  ) => Mouse | Keyboard
  readonly page: Page
  readonly context: BrowserContext
  readonly hands: Mouse | Keyboard
  readonly errors: string[]

  private constructor(
    way: new (page: Page) => Mouse | Keyboard,
    { page, context, errors }: Awaited<ReturnType<typeof openTab>>,
  ) {
    this.#way = way
    this.page = page
    this.context = context
    this.errors = errors
    this.hands = new way(page)
  }

  static async open(browser: Browser, way: new (page: Page) => Mouse | Keyboard): Promise<Person> {
    // The test injects axe as a script.
    return new Person(way, await openTab(browser, { bypassCSP: true }))
  }

  heading(name: string | RegExp): Promise<void> {
    return this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  }

  press(name: string, within: Page | Locator = this.page): Promise<void> {
    return this.hands.activate(button(within, name).first())
  }

  /** Expects the status of the shown record. */
  status(name: string): Promise<void> {
    return this.page.locator('.summary').getByText(name, { exact: true }).first().waitFor()
  }

  /** Returns to the window, which reloads its records. */
  async lookAgain(): Promise<void> {
    await this.page.evaluate("dispatchEvent(new Event('focus'))")
  }

  /** Opens a form by its button, fills it in by the labels of its fields, and submits it. */
  async submit(
    name: string,
    values: Record<string, string>,
    more: { title?: string; sender?: string; within?: Page | Locator } = {},
  ): Promise<void> {
    const { title = name, within } = more
    await this.press(name, within)
    const dialog = dialogOf(this.page, title)
    for (const [label, value] of Object.entries(values)) await this.#enter(dialog, label, value)
    await this.press(more.sender ?? title, dialog)
    await dialog.waitFor({ state: 'hidden' })
  }

  async #enter(dialog: Locator, label: string, value: string): Promise<void> {
    const reference = dialog.getByRole('combobox', { name: label, exact: true })
    const field = dialog.getByLabel(new RegExp(`^${label}`)).first()
    await field.or(reference).first().waitFor()
    const isSelect = async (one: Locator) =>
      (await one.evaluate((it) => (it as unknown as { localName: string }).localName)) === 'select'
    if ((await field.count()) > 0 && (await isSelect(field))) await this.hands.choose(field, value)
    else if ((await reference.count()) > 0) {
      await this.hands.fill(reference, value)
      const option = this.page.getByRole('option', { name: new RegExp(`^${value}`) })
      await this.hands.activate(option.first())
    } else await this.hands.fill(field, value)
  }

  /** Follows a link that opens a new tab. @returns the page and the hands for it */
  async openTab(link: Locator): Promise<{ page: Page; hands: Mouse | Keyboard }> {
    const [page] = await Promise.all([this.context.waitForEvent('page'), this.hands.activate(link)])
    await page.waitForLoadState()
    return { page, hands: new this.#way(page) }
  }

  /** Selects a file with the file dialog that a button opens. */
  async upload(name: string, file: { name: string; text: string }): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.press(name)])
    const buffer = Buffer.from(file.text)
    await chooser.setFiles({ name: file.name, mimeType: 'text/plain', buffer })
  }
}
