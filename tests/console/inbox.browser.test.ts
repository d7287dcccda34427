import { describe, expect, it } from 'vitest'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { makeMember } from '../support/fixtures/approval.js'
import { makeArticle } from '../support/fixtures/article.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { lookAt } from './look.js'

const { api, site, signedIn } = await testConsole()
const dispatch = () => dispatchWebhooks.run(undefined, { prisma: api.prisma } as never)

describe.runIf(chromiumPath)('a buyer at the console', () => {
  /** A team with an article whose draft is ready, a comment, and an order to pay. */
  async function busyTeam() {
    const team = await makeBuyer(api)
    const product = await makeProduct(api, { standard: 200 })
    const profile = { id: team.profileId, teamId: team.id }
    const article = await makeArticle(api, profile, product, 'pending-draft')
    await api.mutate(api.operator, 'setArticleStatus', {
      ...{ articleId: article.id, status: 'draft-ready-for-review' },
    })
    await api.mutate(
      team.token,
      'createComment',
      { articleId: article.id, content: 'Looks good so far', authorName: 'Ada' },
      'reference',
    )
    const order = await checkOut(api, team, [line(product.id)])
    await dispatch()
    return { team, article, order: order as { id: string; reference_number: string } }
  }

  it('reads in the inbox what is new, each member separately', async () => {
    const { team, article, order } = await busyTeam()
    const tab = await signedIn(team.token)
    const { page } = tab
    await page.goto(`${site}/console`)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: /^Inbox/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Today' }).waitFor()
    await page.getByText(`Draft of ${article.name} is ready for review`).waitFor()
    await page.getByText(`commented on ${article.name}`).waitFor()
    await page.getByText('Looks good so far').waitFor()
    expect(await navigation.locator('.count').innerText()).toContain('3')
    expect(await lookAt(page, 'inbox')).toEqual([])

    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await navigation.locator('.count').waitFor({ state: 'detached' })
    expect(await page.locator('[data-unread]').count()).toBe(0)
    await page.getByText(`Order ${order.reference_number} was placed`).click()
    await page.getByRole('heading', { level: 1, name: order.reference_number }).waitFor()
    const member = await api.prisma.teamMember.findFirstOrThrow({ where: { teamId: team.id } })
    expect(member.inboxPosition).toBeGreaterThan(0n)
    expect(tab.errors).toEqual([])
  })

  it('sees on Today what waits for the team, and moves with the keyboard', async () => {
    const { team, article, order } = await busyTeam()
    const tab = await signedIn(team.token)
    const { page } = tab
    await page.goto(`${site}/console`)
    const tasks = page.locator('.tasks li')
    await tasks.filter({ hasText: 'Review draft' }).getByText(article.name).waitFor()
    await tasks.filter({ hasText: 'Pay' }).getByText(order.reference_number).waitFor()
    expect(await lookAt(page, 'team-today')).toEqual([])

    await page.locator('h1').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: order.reference_number }).waitFor()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.getByText('Next or previous record').waitFor()
    expect(await lookAt(page, 'shortcuts')).toEqual([])
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
    await page.goto(`${site}/console/articles`)
    await page.getByRole('heading', { level: 1, name: 'Briefs' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('no such article')
    await page.getByText('No results').waitFor()
    expect(tab.errors).toEqual([])
  })

  it('has a navigation without fields of operators, with spend and settings', async () => {
    const { team, order } = await busyTeam()
    await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id })
    await api.mutate(team.token, 'updateProfile', {
      ...{ profileId: team.profileId, monthlyBudget: 500 },
    })
    await api.mutate(api.operator, 'grantCredit', {
      ...{ teamId: team.id, amount: 25, creditType: 'PROMOTIONAL' },
    })
    const tab = await signedIn(team.token)
    const { page } = tab
    await page.goto(`${site}/console/spend`)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Catalogue', 'Cart', 'Orders', 'My approvals', 'Briefs', 'Files'])
      await navigation.getByRole('link', { name, exact: true }).waitFor()
    expect(await navigation.getByRole('link', { name: 'Teams' }).count()).toBe(0)
    await page.getByText(/ of \$500\.00$/).waitFor()
    // A credit without an order and a reason is named by its type.
    const credit = page.locator('.spend .rows li', { hasText: 'Promotional' })
    expect(await credit.locator('.number').textContent()).toBe('+$25.00')
    expect(await lookAt(page, 'spend')).toEqual([])
    // Status and amount of a record are apart, and the amount ends at the edge of its card.
    const row = page.locator('.spend .rows li', { hasText: 'Invoice · ' })
    const [list, chip, amount] = await Promise.all(
      [row, row.locator('.chip'), row.locator('.number')].map((part) => part.boundingBox()),
    )
    expect(amount!.x).toBeGreaterThan(chip!.x + chip!.width + 8)
    expect(amount!.x + amount!.width).toBeCloseTo(list!.x + list!.width, 0)
    await page.getByRole('button', { name: 'Set budget' }).click()
    await page.locator('.dialog').getByLabel('Monthly budget').fill('800')
    await page.locator('.dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText(/ of \$800\.00$/).waitFor()

    await navigation.getByRole('link', { name: 'Settings', exact: true }).click()
    for (const name of ['Approvals', 'Budgets by profile'])
      await page.getByRole('heading', { level: 2, name }).waitFor()
    await page.locator('header').getByText('Acme', { exact: true }).waitFor()
    // The audit log links the record of an entry.
    await page
      .locator('main .history')
      .getByRole('link', { name: order.reference_number })
      .waitFor()
    expect(await lookAt(page, 'settings')).toEqual([])
    expect(tab.errors).toEqual([])
  })

  it('opens the default views of lists, and shows one status and when articles are due', async () => {
    const { team, article, order } = await busyTeam()
    await api.prisma.article.update({
      where: { id: article.id },
      data: { expectedCompletionDate: new Date(Date.now() - 86_400_000) },
    })
    const colleague = await makeMember(api, team)
    const tab = await signedIn(team.token)
    const { page } = tab
    await page.goto(`${site}/console/articles`)
    const views = page.getByRole('navigation', { name: 'Default views' })
    const rows = page.locator('tbody tr')
    await views.getByRole('link', { name: 'Late' }).click()
    await rows.locator('[data-due=late]').waitFor()
    expect(await lookAt(page, 'articles-late')).toEqual([])
    await views.getByRole('link', { name: 'Waiting for me' }).click()
    await rows.getByText(article.name).first().waitFor()
    await page.getByRole('button', { name: /^Due/ }).click()
    await expect.poll(() => page.url()).toContain('sort=')
    await page.goto(`${site}/console/orders`)
    await rows.filter({ hasText: order.reference_number }).getByText('Needs payment').waitFor()
    expect(await lookAt(page, 'orders-of-team')).toEqual([])
    await views.getByRole('link', { name: 'Mine' }).click()
    await rows.getByText('Needs payment').waitFor()
    await rows.getByRole('link', { name: order.reference_number }).click()
    const { owner } = await api.prisma.team.findUniqueOrThrow({
      where: { id: team.id },
      include: { owner: true },
    })
    const name = `${owner.firstName} ${owner.lastName}`.trim()
    await page.locator('.timeline').getByText(`${name} placed the order`).waitFor()

    const other = await signedIn(colleague.token)
    await other.page.goto(`${site}/console/orders`)
    await other.page
      .getByRole('navigation', { name: 'Default views' })
      .getByRole('link', { name: 'Mine' })
      .click()
    await other.page.getByText('No results').waitFor()
    expect([...tab.errors, ...other.errors]).toEqual([])
  })

  it('lists the orders as their own whose articles an operator supports', async () => {
    const { article } = await busyTeam()
    const { order } = (await api.prisma.orderItem.findFirstOrThrow({
      where: { article: { id: article.id } },
      include: { order: true },
    }))!
    const { session } = await api.graph(api.operator, '{ session { userId } }')
    const tab = await signedIn(api.operator)
    const { page } = tab
    await page.goto(`${site}/console/orders`)
    const views = page.getByRole('navigation', { name: 'Default views' })
    await views.getByRole('link', { name: 'Mine' }).click()
    await page.getByText('No results').waitFor()
    await api.prisma.article.update({
      where: { id: article.id },
      data: { supportAgentId: session.userId },
    })
    await page.reload()
    await page.getByRole('link', { name: order.referenceNumber }).waitFor()
    expect(await page.locator('tbody tr').count()).toBe(1)
    expect(await lookAt(page, 'orders-mine')).toEqual([])
    expect(tab.errors).toEqual([])
  })
})
