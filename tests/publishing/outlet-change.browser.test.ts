import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dialogOf } from '../console/dialog.js'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeOutlet, makePublisher } from '../support/fixtures/publisher.js'
import { goTo, look, press, shows, submit } from './at-console.js'

const { api, site: base, signedIn } = await testConsole()

describe.runIf(chromiumPath)('a change of an outlet on sale at the console', () => {
  it('waits for a review, and can be withdrawn', async () => {
    const publisherTeam = await makePublisher(api)
    const { id } = await makeOutlet(api, publisherTeam, {
      ...{ name: 'Harbor News', website_url: 'https://harbor.example.com/' },
    })
    const tabs = {
      operator: await signedIn(api.operator),
      publisher: await signedIn(publisherTeam.token),
    }
    const [operator, publisher] = [tabs.operator.page, tabs.publisher.page]
    const nameOnSale = async () =>
      (await api.prisma.outlet.findUniqueOrThrow({ where: { id } })).name
    const waiting = publisher.getByRole('heading', { name: 'Change to review' })
    const path = `/outlets/${id}`
    await goTo(base, tabs.publisher, path)
    await submit(publisher, 'Edit', { Name: 'Harbour News' }, 'Save')
    await publisher.getByText('Saved and sent for review').waitFor()
    await waiting.waitFor()
    const history = (page: Page) => page.locator('main .history > li').first()
    const proposed = history(publisher).filter({
      hasText: 'proposed a change of outlet “Harbor News”',
    })
    await proposed.getByText('Name: Harbor News → Harbour News').waitFor()
    await look(tabs.publisher, 'publisher-outlet-change')
    await press(publisher, 'Edit')
    const form = dialogOf(publisher, 'Edit')
    expect(await form.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(
      'Harbour News',
    )
    await form.getByText('On sale as: Harbor News').waitFor()
    await look(tabs.publisher, 'publisher-outlet-edit')
    await press(form, 'Cancel')
    await form.waitFor({ state: 'detached' })
    await press(publisher, 'Withdraw change')
    await waiting.waitFor({ state: 'detached' })
    await history(publisher)
      .filter({ hasText: 'withdrew the change of outlet “Harbor News”' })
      .getByText('Name: Harbour News → Harbor News')
      .waitFor()
    await submit(publisher, 'Edit', { Name: 'Harbor Gazette' }, 'Save')
    await waiting.waitFor()
    await goTo(base, tabs.operator, path)
    await history(operator)
      .filter({ hasText: 'proposed a change of outlet “Harbor News”' })
      .getByText('Name: Harbor News → Harbor Gazette')
      .waitFor()
    await operator.locator('ins').getByText('Harbor Gazette').waitFor()
    await press(operator.locator('main'), 'Reject change')
    const rejection = operator.getByRole('dialog', {
      name: 'Reject change: Harbor News',
      exact: true,
    })
    await rejection.getByText('Harbor News → Harbor Gazette').waitFor()
    expect(await rejection.getByRole('textbox').count()).toBe(2)
    await look(tabs.operator, 'outlet-change-reject')
    await rejection.getByLabel('Reason').fill('Too similar to another outlet.')
    await rejection.getByLabel('Name', { exact: true }).fill('Is this the printed name?')
    await press(rejection, 'Reject change')
    await rejection.waitFor({ state: 'detached' })
    expect(await nameOnSale()).toBe('Harbor News')
    await goTo(base, tabs.publisher, path)
    await shows(publisher, 'Your change was rejected')
    await shows(publisher, 'Too similar to another outlet.')
    await shows(publisher, 'Is this the printed name?')
    const rejected = publisher.locator('.warning .change')
    expect(await rejected.innerText()).toBe('Harbor News → Harbor Gazette')
    await look(tabs.publisher, 'publisher-outlet-change-rejected')
    await submit(publisher, 'Change again', { Name: 'Harbor Journal' }, 'Save')
    await waiting.waitFor()
    await rejected.getByText('Harbor Gazette').waitFor({ state: 'detached' })
    await press(publisher, 'Withdraw change')
    await waiting.waitFor({ state: 'detached' })
    // The removal of the website is shown too, and can be commented on and withdrawn.
    await submit(publisher, 'Edit', { Website: '' }, 'Save')
    await publisher.locator('.warning').getByText('→ removed').waitFor()
    await history(publisher).filter({ hasText: 'proposed a change of the outlet' }).waitFor()
    await goTo(base, tabs.operator, path)
    await press(operator.locator('main'), 'Reject change')
    await rejection.getByText('→ removed').waitFor()
    await press(rejection, 'Cancel')
    await press(publisher, 'Withdraw change')
    await waiting.waitFor({ state: 'detached' })
    // An operator changes the name without a review.
    await goTo(base, tabs.operator, path)
    await submit(operator, 'Edit', { Name: 'Harbor Post' }, 'Save')
    await expect.poll(nameOnSale).toBe('Harbor Post')
    await submit(operator, 'Edit', { Name: 'Harbor News' }, 'Save')
    await expect.poll(nameOnSale).toBe('Harbor News')
    for (const { errors } of Object.values(tabs)) expect(errors).toEqual([])
  })
})
