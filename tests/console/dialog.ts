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

/** Selects an entry of the menu of actions of a row. */
export async function selectAction(row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions for / }).click()
  await row.page().getByRole('menuitem', { name, exact: true }).click()
}
