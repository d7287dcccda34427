import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { keepSignedIn } from '../support/clients/console.js'
import { testConsole } from '../support/clients/console-test.js'
import { approvalTeam, makeMember } from '../support/fixtures/approval.js'
import { makeFile } from '../support/fixtures/file.js'
import { checkOut, line, makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { isRed } from './dialog.js'
import { lookAt, pictures } from './look.js'

const { api, site, signedIn } = await testConsole()

describe.runIf(chromiumPath)('approvals, at the console', () => {
  it('are decided by another member, in the list and on the page of the order', async () => {
    const team = await approvalTeam(api)
    const product = await makeProduct(api, { standard: 100 })
    const order = async () =>
      (await checkOut(api, team, [line(product.id)])) as { id: string; reference_number: string }
    const [first, second] = [await order(), await order()]
    const statusOf = async (id: string) =>
      (await api.prisma.order.findUniqueOrThrow({ where: { id } })).approvalStatus

    const own = await signedIn(team.token)
    await own.page.goto(`${site}/console/orders/${first.id}`)
    await own.page.getByText('You placed this order. Another member').waitFor()
    expect(await own.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    await own.page.goto(`${site}/console/approvals`)
    await own.page.getByRole('link', { name: second.reference_number }).waitFor()
    expect(await own.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)

    const tab = await signedIn(team.approver.token)
    const { page } = tab
    await page.goto(`${site}/console/orders`)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'My approvals' }).click()
    const row = page.locator('.rows li', { hasText: first.reference_number })
    expect(await lookAt(page, 'approvals')).toEqual([])
    const approve = async () => {
      await row.getByRole('button', { name: 'Approve' }).click()
      const confirmation = page.getByRole('alertdialog', {
        name: `Approve order ${first.reference_number}?`,
      })
      await confirmation.getByText('The order of $100.00 can be paid after the approval.').waitFor()
      await confirmation.getByRole('button', { name: 'Approve' }).click()
      await row.getByText('Approving …').waitFor()
      await page.getByText(`Approving order ${first.reference_number} …`).waitFor()
    }
    await approve()
    expect(await lookAt(page, 'approval-delayed')).toEqual([])
    await row.getByRole('button', { name: 'Undo' }).click()
    await row.getByRole('button', { name: 'Approve' }).waitFor()
    await approve()
    expect(await statusOf(first.id)).toBe('PENDING')
    await row.waitFor({ state: 'detached' })
    expect(await statusOf(first.id)).toBe('APPROVED')
    await page.getByText(`Order ${first.reference_number} approved`).waitFor()

    await page.getByRole('link', { name: second.reference_number }).click()
    await page.getByRole('button', { name: 'Reject' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Reason').fill('Too expensive.')
    expect(await isRed(dialog.getByRole('button', { name: 'Reject' }))).toBe(true)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.locator('blockquote').getByText('Too expensive.').waitFor()
    expect(await lookAt(page, 'order-rejected')).toEqual([])
    expect(await statusOf(second.id)).toBe('REJECTED')
    await page.goto(`${site}/console/approvals`)
    await page.getByText('No order waits for you.').waitFor()
    expect([...own.errors, ...tab.errors]).toEqual([])
  })

  it('are sent at once when the page is left', async () => {
    const team = await approvalTeam(api)
    const product = await makeProduct(api, { standard: 100 })
    const { id } = (await checkOut(api, team, [line(product.id)])) as { id: string }
    const { page, context } = await signedIn(team.approver.token)
    await page.goto(`${site}/console/orders/${id}`)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await page.getByText(/^Approving order/).waitFor()
    await page.close()
    const where = { id, approvalStatus: 'APPROVED' } as const
    await expect.poll(() => api.prisma.order.count({ where }), { timeout: 4000 }).toBe(1)
    await context.close()
  })

  it('are discarded when another member signs in in another window', async () => {
    const team = await approvalTeam(api)
    const product = await makeProduct(api, { standard: 100 })
    const { id } = (await checkOut(api, team, [line(product.id)])) as { id: string }
    const { page, context, errors } = await signedIn(team.approver.token)
    const sent: string[] = []
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (body.includes('approveOrder(')) sent.push(body)
    })
    await page.goto(`${site}/console/orders/${id}`)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await page.getByText(/^Approving order/).waitFor()
    const other = await makeMember(api, team)
    await keepSignedIn(context, site, other.token)
    const window = await context.newPage()
    await window.goto(`${site}/console`)
    await window.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    await page.getByText('Not approved, because the session has changed.').first().waitFor()
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
    // Until then, the approval would have been sent.
    await page.waitForTimeout(8500)
    expect(sent).toEqual([])
    expect(await api.prisma.order.count({ where: { id, approvalStatus: 'PENDING' } })).toBe(1)
    expect(errors).toEqual([])
    await context.close()
  })

  it('are sent only as the member who approved, when the cookie is that of another', async () => {
    const team = await approvalTeam(api)
    const product = await makeProduct(api, { standard: 100 })
    const { id } = (await checkOut(api, team, [line(product.id)])) as { id: string }
    const { page, context } = await signedIn(team.approver.token)
    await page.goto(`${site}/console/orders/${id}`)
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await page.getByText(/^Approving order/).waitFor()
    // Signed in, but the console of the new session has not loaded yet.
    await keepSignedIn(context, site, (await makeMember(api, team)).token)
    await page.getByText('Not approved, because the session has changed.').first().waitFor()
    expect(await api.prisma.order.count({ where: { id, approvalStatus: 'PENDING' } })).toBe(1)
    await context.close()
  })

  it('show a draft next to its discussion, and are undone before the draft is approved', async () => {
    const team = await approvalTeam(api)
    const profile = await makeProfile(api, team)
    const { articles } = await makeOrder(api, profile, await makeProduct(api), {
      articleStatus: 'draft-ready-for-review',
    })
    const { id, name, teamId } = articles[0]!
    const file = await makeFile(api, team, { name: 'draft.txt' })
    await api.prisma.articleFile.create({ data: { articleId: id, fileId: file.id, teamId } })
    const text = 'The best of 40% of all shoes.'
    await api.prisma.complianceCheck.create({
      data: {
        ...{ articleId: id, teamId, checkType: 'automatic', status: 'completed' },
        ...{ complianceScore: 75, completedAt: new Date(), totalIssuesCount: 1 },
        metadata: { checked: [{ location: 'draft.txt', characters: text.length, text }] },
        issues: {
          create: {
            ...{ teamId, title: 'Praise', originalText: 'best', severity: 'critical' },
            ...{ issueType: 'missing_source', location: 'draft.txt', charPosition: 4 },
          },
        },
      },
    })
    await api.mutate(api.operator, 'updateArticle', {
      ...{ articleId: id, draftSharedDocUrl: 'https://docs.example.com/draft/7' },
    })
    const statusNow = async () =>
      (await api.prisma.article.findUniqueOrThrow({ where: { id }, include: { status: true } }))
        .status.prefix
    const tab = await signedIn(team.approver.token)
    const { page } = tab

    await page.goto(`${site}/console/articles/${id}`)
    const draft = page.locator('.review > .draft')
    const discussion = page.locator('.review > section', {
      has: page.getByRole('heading', { name: 'Discussion' }),
    })
    await draft
      .getByRole('region', { name: 'Text of draft.txt' })
      .getByText('of all shoes')
      .waitFor()
    expect(await draft.locator('mark').allTextContents()).toEqual(['best1'])
    // The text is on the page once.
    expect(await page.getByText('of all shoes').count()).toBe(1)
    const link = draft.getByRole('link', { name: /^Open draft/ })
    expect(await link.getAttribute('href')).toBe('https://docs.example.com/draft/7')
    const places = async () => [await draft.boundingBox(), await discussion.boundingBox()] as const
    const [left, right] = await places()
    expect(right!.x).toBeGreaterThan(left!.x + left!.width - 1)
    expect(right!.y).toBe(left!.y)
    expect(await lookAt(page, 'article-review')).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    const [above, below] = await places()
    expect(below!.y).toBeGreaterThan(above!.y + above!.height - 1)
    await page.setViewportSize({ width: 1280, height: 900 })

    await page.goto(`${site}/console/approvals`)
    await page.getByRole('button', { name: `Review ${name}` }).click()
    const review = page.getByRole('region', { name: `Review ${name}` })
    await review.getByText('of all shoes').waitFor()
    expect(await lookAt(page, 'approvals-review')).toEqual([])
    await page.getByRole('button', { name: `Close the review of ${name}` }).click()
    await review.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Review ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve draft' })
    const approve = async () => {
      await review.getByRole('button', { name: 'Next step: Approve draft' }).click()
      await dialog.getByText(`Approves the draft of “${name}” for publication.`).waitFor()
      if (pictures) await lookAt(page, 'approve-draft')
      await dialog.getByRole('button', { name: 'Approve draft' }).click()
      await review.getByText('Approving …').waitFor()
      await page.getByText(`Approving the draft of “${name}” …`).waitFor()
    }
    await approve()
    await review.getByRole('button', { name: 'Undo' }).click()
    await approve()
    expect(await statusNow()).toBe('draft-ready-for-review')
    await page.getByText('No draft waits for you.').waitFor()
    expect(await statusNow()).toBe('pending-publishing')
    expect(tab.errors).toEqual([])
  })

  it('are set on the page of the team', async () => {
    const team = await approvalTeam(api, null)
    const tab = await signedIn(team.token)
    const { page } = tab
    await page.goto(`${site}/console/teams/${team.id}`)
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Approvals' }),
    })
    await section.getByText('Orders need no approval.').waitFor()
    await section.getByRole('button', { name: 'Edit' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Approval above').fill('250')
    await dialog.getByLabel('OAuth applications').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await section.getByText('Orders above $250.00 need approval.').waitFor()
    await section.getByText('OAuth applications.').waitFor()
    expect(await api.prisma.team.findUniqueOrThrow({ where: { id: team.id } })).toMatchObject({
      approvalRequiredAbove: 25_000n,
      approvalRequiredFor: ['OAUTH_APPLICATIONS'],
    })
    expect(tab.errors).toEqual([])
  })
})
