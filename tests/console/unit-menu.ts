import type { Locator, Page } from 'playwright-core'

/** Opens the menu of the actions on the unit of an order, in English or German. */
export const openUnitMenu = (place: Page | Locator) =>
  place.getByRole('button', { name: /^(Actions for|Aktionen für)/ }).click()

/** Opens the form of an action on the unit of an order. */
export async function openUnitForm(page: Page, name: string): Promise<void> {
  await openUnitMenu(page)
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Names of the actions on the unit of an order. */
export async function unitActions(page: Page): Promise<string[]> {
  await openUnitMenu(page)
  const names = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  return names
}
