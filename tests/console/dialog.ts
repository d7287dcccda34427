import type { Locator, Page } from 'playwright-core'

/** Function of the browser. */
declare const getComputedStyle: (element: unknown) => { backgroundColor: string }

/** Dialog of an action. Its title can also name the record, such as “Edit: Terms”. */
export function dialogOf(page: Page, action: string): Locator {
  const escaped = action.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return page
    .getByRole('dialog', { name: new RegExp(`^${escaped}(: .*)?$`, 's') })
    .and(page.locator(':not(.notice)'))
}

/** Whether a button is red, as those that confirm a change which removes, ends or refuses something. */
export async function isRed(button: Locator): Promise<boolean> {
  const color = await button.evaluate((one) => getComputedStyle(one).backgroundColor)
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)!.map(Number)
  // In dark mode, red is light.
  return red > 1.2 * Math.max(green, blue)
}

/** Menu of actions of the only record of a place that has one, in any language. */
const menuOf = (place: Locator) => place.locator('button.more')

/**
 * Selects an entry of the menu of actions of a record.
 * @param place row, card or page that contains only this menu
 * @param activate clicks by default
 */
export async function selectAction(
  place: Locator,
  name: string,
  activate: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  await activate(menuOf(place))
  await activate(place.page().getByRole('menuitem', { name, exact: true }))
}

/** Returns the entries of the menu of actions of a record. */
export async function actionsOf(place: Locator): Promise<string[]> {
  const page = place.page()
  await menuOf(place).click()
  const names = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  return names
}
