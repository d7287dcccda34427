import type { BrowserContext, Locator, Page } from 'playwright-core'
import type { Tab } from '../support/clients/console.js'
import { submitForm } from './form.js'
import type { Hands } from './hands.js'

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

type Way = new (page: Page) => Hands

/** Person with a browser tab and one input method, who uses the texts of the screens only. */
export class Person {
  readonly #way: Way
  readonly page: Page
  readonly context: BrowserContext
  readonly hands: Hands
  readonly errors: string[]

  constructor(way: Way, { page, context, errors }: Tab) {
    this.#way = way
    this.page = page
    this.context = context
    this.errors = errors
    this.hands = new way(page)
  }

  heading(name: string | RegExp): Promise<void> {
    return this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  }

  press(name: string, within: Page | Locator = this.page): Promise<void> {
    return this.hands.activate(button(within, name).first())
  }

  /** Expects the status in the sentence of the shown record. */
  status(name: string): Promise<void> {
    return this.page.locator('.sentence').getByText(name, { exact: true }).first().waitFor()
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
    await submitForm(this.page, this.hands, title, values, more.sender)
  }

  /** Follows a link that opens a new tab. @returns the page and the hands for it */
  async openTab(link: Locator): Promise<{ page: Page; hands: Hands }> {
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
