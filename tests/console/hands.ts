import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Part of the DOM API that is used in the page. */
interface Element {
  tabIndex: number
  disabled?: boolean
  options: Iterable<{ label: string }>
  selectedIndex: number
  closest(selector: string): Element | null
  contains(other: Element): boolean
  getClientRects(): { length: number }
  querySelectorAll(selector: string): Iterable<Element>
}
declare const document: Element & { activeElement: Element }

/** Input method for the console: the mouse, with typed text, or only the keyboard. */
export interface Hands {
  /** Opens a screen of the console by its name. */
  goTo(place: string): Promise<void>
  /** Follows a link, presses a button, checks a box, or selects an option. */
  activate(target: Locator): Promise<void>
  fill(target: Locator, text: string): Promise<void>
  /** Selects an option of a list. */
  choose(target: Locator, choice: string): Promise<void>
}

/** The mouse, which opens screens by the navigation. */
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

/** Maximum number of keys to reach an element, far more than any screen needs. */
const maxKeys = 400

/** Only the keyboard: screens by the palette, elements by Tab, and options by the arrow keys. */
export class Keyboard implements Hands {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async goTo(place: string): Promise<void> {
    await this.#press('Control+k')
    const palette = this.#page.getByRole('dialog', { name: 'Search or go to…' })
    await this.fill(palette.getByRole('combobox'), place)
    await this.activate(palette.getByRole('option', { name: place, exact: true }))
    await palette.waitFor({ state: 'hidden' })
  }

  async activate(target: Locator): Promise<void> {
    await target.waitFor()
    const kind = (await target.getAttribute('role')) ?? (await target.getAttribute('type'))
    if (kind === 'radio') return this.#check(target)
    if (kind === 'option' || kind === 'menuitem') await this.#highlight(target)
    else await this.#reach(target)
    await this.#press(kind === 'checkbox' ? 'Space' : 'Enter')
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.#reach(target)
    await this.#press('Control+a')
    await this.#page.keyboard.insertText(text)
  }

  async choose(target: Locator, choice: string): Promise<void> {
    await this.#reach(target)
    const labels = await target.evaluate((one: unknown) =>
      [...(one as Element).options].map(({ label }) => label),
    )
    const at = () => target.evaluate((one: unknown) => (one as Element).selectedIndex)
    const steps = labels.indexOf(choice) - (await at())
    await this.#press(steps < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(steps))
    expect(labels[await at()]).toBe(choice)
  }

  async #press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await this.#page.keyboard.press(key)
  }

  /** Presses Tab until the element has the focus. */
  async #reach(target: Locator): Promise<void> {
    // A dialog receives the focus shortly after it opens.
    await expect.poll(() => target.evaluate(isWithinReach)).toBe(true)
    for (let pressed = 0; pressed < maxKeys; ) {
      if (await target.evaluate(hasFocus)) return
      const steps = await target.evaluate(distance)
      // Other tab stops, such as the parts of a date, are not counted.
      const times = Math.max(1, Math.abs(steps) - 3)
      await this.#press(steps < 0 ? 'Shift+Tab' : 'Tab', times)
      pressed += times
    }
    throw new Error(`Tab does not come to ${target}`)
  }

  /** Presses the arrow key until an item of a menu or a list of suggestions is active. */
  async #highlight(target: Locator): Promise<void> {
    for (let pressed = 0; pressed < maxKeys; pressed++) {
      if ((await target.getAttribute('data-highlighted')) !== null) return
      await this.#press('ArrowDown')
    }
    throw new Error(`The arrow does not come to ${target}`)
  }

  /** Tab focuses the checked radio button, and the arrow keys move to the others. */
  async #check(target: Locator): Promise<void> {
    const name = await target.getAttribute('name')
    await this.#reach(this.#page.locator(`[type=radio][name="${name}"]:checked`))
    for (let pressed = 0; pressed < maxKeys; pressed++) {
      if (await target.isChecked()) return
      await this.#press('ArrowDown')
    }
    throw new Error(`The arrow does not come to ${target}`)
  }
}

// These functions run in the browser, without access to this module.

function hasFocus(one: unknown): boolean {
  return one === document.activeElement
}

/** Whether Tab can reach an element. An element in a dialog is reachable only from within the dialog. */
function isWithinReach(one: unknown): boolean {
  const popup = (one as Element).closest('[role=dialog], [role=alertdialog]')
  return popup === null || popup.contains(document.activeElement)
}

/** Number of tab stops from the focus to an element, negative if it precedes the focus. */
function distance(one: unknown): number {
  const around = (one as Element).closest('[role=dialog], [role=alertdialog]') ?? document
  const selector =
    'a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex]'
  const all = [...around.querySelectorAll(selector)].filter(
    (each) => each.tabIndex >= 0 && !each.disabled && each.getClientRects().length > 0,
  )
  return all.indexOf(one as Element) - all.indexOf(document.activeElement)
}
