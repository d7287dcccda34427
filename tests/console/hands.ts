import type { Locator, Page } from 'playwright-core'

/** A way to use the console: such as with the mouse, where text has to be typed all the same. */
export interface Hands {
  /** Goes to a place of the console by its name. */
  goTo(place: string): Promise<void>
  /** Follows a link, presses a button, checks a box, takes what is offered. */
  activate(target: Locator): Promise<void>
  fill(target: Locator, text: string): Promise<void>
  /** Chooses of a list of choices. */
  choose(target: Locator, choice: string): Promise<void>
}

/** The mouse, which goes through the navigation. */
export class Mouse implements Hands {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async goTo(place: string): Promise<void> {
    const navigation = this.#page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: place, exact: true }).click()
  }

  async activate(target: Locator): Promise<void> {
    await target.click()
  }

  async fill(target: Locator, text: string): Promise<void> {
    await target.click({ clickCount: 3 })
    await this.#page.keyboard.insertText(text)
  }

  async choose(target: Locator, choice: string): Promise<void> {
    await target.selectOption({ label: choice })
  }
}
