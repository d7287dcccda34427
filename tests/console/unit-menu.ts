import type { Locator, Page } from 'playwright-core'

/** Opens the actions menu of an order unit, in any language. */
const openUnitMenu = (place: Page | Locator) => place.locator('button.more').click()

/** Opens the form of an action on an order unit. */
export async function openUnitForm(page: Page, name: string): Promise<void> {
  await openUnitMenu(page)
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Names of the actions on an order unit. */
export async function unitActions(page: Page): Promise<string[]> {
  await openUnitMenu(page)
  const names = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  return names
}
