import type { Locator, Page } from 'playwright-core'

/** Dialog of an action. Its title can also name the record, such as “Edit: Terms”. */
export function dialogOf(page: Page, action: string): Locator {
  const escaped = action.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return page
    .getByRole('dialog', { name: new RegExp(`^${escaped}(: .*)?$`, 's') })
    .and(page.locator(':not(.notice)'))
}
