import type { Locator, Page } from 'playwright-core'
import { dialogOf } from './dialog.js'
import type { Hands } from './hands.js'

/** Fills a form in by the labels of its fields. A selection is named by its label, a record by the start of its name. */
export async function fillIn(
  page: Page,
  hands: Hands,
  form: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) await enter(page, hands, form, label, value)
}

async function enter(page: Page, hands: Hands, form: Locator, label: string, value: string) {
  const reference = form.getByRole('combobox', { name: label, exact: true })
  // The label of a group also contains the labels of its options.
  const field = form.getByLabel(new RegExp(`^${label}`)).first()
  await field.or(reference).first().waitFor()
  const isSelect = async () =>
    (await field.evaluate((it) => (it as unknown as { localName: string }).localName)) === 'select'
  if ((await field.count()) > 0 && (await isSelect())) await hands.choose(field, value)
  else if ((await reference.count()) > 0) {
    await hands.fill(reference, value)
    await hands.activate(page.getByRole('option', { name: new RegExp(`^${value}`) }).first())
  } else await hands.fill(field, value)
}

/**
 * Fills an open form in and submits it.
 * @param title title of its dialog
 * @param sender label of its button; the title by default
 */
export async function submitForm(
  page: Page,
  hands: Hands,
  title: string,
  values: Readonly<Record<string, string>>,
  sender = title,
): Promise<void> {
  const dialog = dialogOf(page, title)
  await fillIn(page, hands, dialog, values)
  await hands.activate(dialog.getByRole('button', { name: sender, exact: true }).first())
  await dialog.waitFor({ state: 'hidden' })
}
