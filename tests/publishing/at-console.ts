/** Steps at the console, by the texts that users see. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { submitForm } from '../console/form.js'
import { Mouse } from '../console/hands.js'
import { lookAt } from '../console/look.js'
import type { Tab } from '../support/clients/console.js'

export async function goTo(base: string, { page }: Tab, path: string): Promise<void> {
  await page.goto(`${base}/console${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).first().click()

/** Opens a form by its button, fills it in by the labels of its fields, and submits it. */
export async function submit(
  page: Page,
  name: string,
  values: Record<string, string>,
  sender = name,
): Promise<void> {
  await press(page.locator('main'), name)
  await submitForm(page, new Mouse(page), name, values, sender)
}

export const shows = (page: Page, text: string): Promise<void> =>
  page.locator('main').getByText(text, { exact: true }).first().waitFor()

/** Expects a screen that is accessible and shows all of its content. */
export async function look({ page }: Tab, name: string): Promise<void> {
  expect(await lookAt(page, name), name).toEqual([])
}
