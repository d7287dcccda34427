import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { graphUpload, samples } from '../support/files/upload.js'
import { makeMember } from '../support/fixtures/approval.js'
import { makeArticle } from '../support/fixtures/article.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { lookAt } from './look.js'

const { api, site, signedIn: openSignedIn } = await testConsole()

/** Drops files on the library, as a file manager does. */
const drop = (page: Page, files: readonly { name: string; content: Buffer; type: string }[]) => {
  const given = files.map(({ content, ...file }) => ({
    ...file,
    content: content.toString('base64'),
  }))
  return page.evaluate(`(() => {
    const dataTransfer = new DataTransfer()
    for (const { name, content, type } of ${JSON.stringify(given)}) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name, { type }))
    }
    const zone = document.querySelector('.drop-zone')
    for (const name of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }))
  })()`)
}

/** The browser can close before an image has loaded. */
const closed = () => undefined

/** The width of an image that was loaded. */
const widthOf = (image: Locator) =>
  image.evaluate((one) => ('naturalWidth' in one ? one.naturalWidth : undefined))

describe.runIf(chromiumPath)('the file library, at the console', () => {
  const signedIn = async (token: string, options = {}) => {
    const tab = await openSignedIn(token, options)
    // Signed URLs have the public host of the server.
    await tab.context.route(`${api.app.services.env.publicUrl}/files/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await tab.context.request.get(site + pathname + search).catch(closed)
      if (response) await route.fulfill({ response }).catch(closed)
    })
    return tab
  }
  const filesOf = (teamId: string) =>
    api.prisma.file.findMany({
      where: { teamId },
      orderBy: { name: 'asc' },
      include: { folder: true },
    })

  it('takes dropped files, moves several at once, shows, renames, archives and restores them', async () => {
    const team = await makeBuyer(api)
    const tab = await signedIn(team.token)
    const { page } = tab
    await page.goto(`${site}/console/articles`)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Files' })
      .click()
    await page.getByText('No files here').waitFor()
    expect(await lookAt(page, 'files-empty')).toEqual([])

    await drop(page, [
      { name: 'photo.png', content: samples.png!, type: 'image/png' },
      { name: 'brief.pdf', content: samples.pdf!, type: 'application/pdf' },
      { name: 'wrong.exe', content: Buffer.from('MZ'), type: 'application/x-msdownload' },
    ])
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await uploads.getByText('2 of 3 files uploaded').waitFor()
    await uploads.locator('li', { hasText: 'wrong.exe' }).getByText('Failed').waitFor()
    expect(await uploads.locator('.fault').textContent()).not.toBe('')
    await uploads.getByRole('button', { name: 'Close' }).click()
    const tiles = page.locator('.file-grid li')
    await expect.poll(() => tiles.count()).toBe(2)
    expect((await filesOf(team.id)).map(({ name }) => name)).toEqual(['brief.pdf', 'photo.png'])

    await page.getByRole('button', { name: 'New folder' }).click()
    const dialog = page.locator('.dialog')
    await dialog.getByLabel('Name').fill('Spring')
    await dialog.getByRole('button', { name: 'Create folder' }).click()
    await page.getByText('Folder created').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor()
    const folders = page.getByRole('navigation', { name: 'Folders' })
    await folders.getByRole('link', { name: 'No folder' }).click()
    await page.getByLabel('Select photo.png').check()
    await page.getByLabel('Select brief.pdf').check()
    await page.getByText('2 selected').waitFor()
    expect(await lookAt(page, 'files-selected')).toEqual([])
    await page.getByRole('button', { name: 'Move to folder' }).click()
    // By keyboard alone.
    await dialog.getByRole('combobox', { name: 'Folder' }).focus()
    await page.keyboard.type('spr')
    await page.getByRole('option', { name: 'Spring' }).waitFor()
    expect(await lookAt(page, 'folder-picker')).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByText('Moved to “Spring”: 2').waitFor()
    await page.getByText('No files here').waitFor()
    expect((await filesOf(team.id)).map(({ folder }) => folder?.name)).toEqual(['Spring', 'Spring'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => tiles.count()).toBe(2)

    await page.getByLabel('Select photo.png').check()
    await page
      .locator('.file-grid li', { hasText: 'photo.png' })
      .dragTo(folders.getByRole('link', { name: 'Spring' }))
    await expect.poll(() => tiles.count()).toBe(1)
    await folders.getByRole('link', { name: 'Spring' }).click()
    await page.getByRole('button', { name: 'photo.png' }).click()
    const image = dialog.getByRole('img', { name: 'photo.png' })
    await expect.poll(() => widthOf(image)).toBe(1)
    expect(await lookAt(page, 'file-preview')).toEqual([])
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await page.locator('.dialog form').getByLabel('Name').fill('cover.png')
    await page.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('heading', { name: 'cover.png' }).waitFor()
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await page.getByText('Files archived: 1').waitFor()
    await page.getByText('No files here').waitFor()
    await page.getByLabel('Include archived').check()
    await page.getByRole('button', { name: 'cover.png' }).click()
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await page.getByText('Files restored: 1').waitFor()
    expect(await filesOf(team.id)).toMatchObject([
      { name: 'brief.pdf', folder: null, deletedAt: null },
      { name: 'cover.png', folder: { name: 'Spring' }, deletedAt: null },
    ])

    await page.getByRole('searchbox').fill('brief')
    await tiles.getByText('brief.pdf').waitFor()
    await tiles.getByText('No folder').waitFor()
    expect(tab.errors.filter((text) => !text.includes('415') && !text.includes('400'))).toEqual([])
  })

  it('shows the progress of an upload, and cancels it', async () => {
    const team = await makeBuyer(api)
    const { page, context } = await signedIn(team.token)
    await page.goto(`${site}/console/files`)
    await page.getByText('No files here').waitFor()
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await context.route('**/graphql', async (route) => {
      if (/multipart/.test(route.request().headers()['content-type'] ?? '')) await held
      await route.continue().catch(() => undefined)
    })
    await drop(
      page,
      ['a.txt', 'b.txt', 'c.txt'].map((name) => ({
        ...{ name, content: samples.txt!, type: 'text/plain' },
      })),
    )
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await uploads.getByText('0 of 3 files uploaded').waitFor()
    // Two are sent at the same time.
    await expect.poll(() => uploads.getByRole('progressbar').count()).toBe(2)
    await uploads.locator('li', { hasText: 'c.txt' }).getByText('Waiting').waitFor()
    expect(await lookAt(page, 'files-uploading')).toEqual([])
    await uploads.getByRole('button', { name: 'Cancel a.txt' }).click()
    await uploads.locator('li', { hasText: 'a.txt' }).getByText('Cancelled').waitFor()
    release()
    await uploads.getByText('2 of 3 files uploaded').waitFor()
    expect((await filesOf(team.id)).map(({ name }) => name)).toEqual(['b.txt', 'c.txt'])
  })

  it('loads thumbnails under the content security policy, and shows viewers no change', async () => {
    const team = await makeBuyer(api)
    await graphUpload(api, team.token, [{ name: 'photo.png', content: samples.png! }])
    const reader = await api.token(team, 'read_only')
    const tab = await signedIn(reader, { bypassCSP: false })
    const { page } = tab
    await page.goto(`${site}/console/files`)
    const image = page.locator('.file-grid img')
    await expect.poll(() => widthOf(image)).toBe(1)
    expect(await page.getByRole('checkbox', { name: /^Select/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /Upload|New folder/ }).count()).toBe(0)
    const [file] = await filesOf(team.id)
    await page.goto(`${site}/console/files/${file!.id}`)
    await page.locator('.dialog').getByRole('link', { name: 'Download' }).waitFor()
    expect(await page.locator('.dialog').getByRole('button', { name: 'Archive' }).count()).toBe(0)
    expect(tab.errors).toEqual([])
  })

  it('is the one of a chosen team, for operators', async () => {
    const [team, other] = [await makeBuyer(api), await makeBuyer(api)]
    for (const [{ token }, name] of [
      [team, 'own.png'],
      [other, 'other.png'],
    ] as const)
      await graphUpload(api, token, [{ name, content: samples.png! }])
    const { page } = await signedIn(api.operator)
    await page.goto(`${site}/console/files`)
    await page.getByText('Choose the team').waitFor()
    expect(await lookAt(page, 'files-operator')).toEqual([])
    await page.goto(`${site}/console/files?teamId=${team.id}`)
    await page.getByRole('button', { name: 'own.png' }).waitFor()
    expect(await page.getByRole('button', { name: 'other.png' }).count()).toBe(0)
    await drop(page, [{ name: 'more.png', content: samples.png!, type: 'image/png' }])
    await page.getByText('1 of 1 files uploaded').waitFor()
    expect((await filesOf(team.id)).map(({ name }) => name)).toEqual(['more.png', 'own.png'])
  })

  it('attaches its files to an article, by the members who can edit the article', async () => {
    const team = await makeBuyer(api)
    await graphUpload(api, team.token, [{ name: 'logo.png', content: samples.png! }])
    const profile = { id: team.profileId, teamId: team.id }
    const { id } = await makeArticle(api, profile, await makeProduct(api), 'pending-content-brief')
    const editor = await signedIn((await makeMember(api, team, undefined, 'EDITOR')).token)
    const { page } = editor
    const files = page.locator('aside .part', {
      has: page.getByRole('heading', { name: 'Files', exact: true }),
    })
    await page.goto(`${site}/console/articles/${id}`)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      files.getByRole('button', { name: 'Attach files' }).click(),
    ])
    await chooser.setFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: samples.pdf! })
    await files.getByRole('link', { name: 'brief.pdf' }).waitFor()
    await files.getByRole('button', { name: 'From library' }).click()
    const dialog = page.getByRole('dialog', { name: 'From library' })
    await dialog.getByRole('combobox', { name: 'Search Files' }).fill('logo')
    await page.getByRole('option', { name: /^logo\.png/ }).click()
    await dialog.getByRole('button', { name: 'Attach files' }).click()
    await files.getByRole('link', { name: 'logo.png' }).waitFor()
    expect(await lookAt(page, 'article-files')).toEqual([])
    await files.getByRole('button', { name: 'Remove brief.pdf' }).click()
    await files.getByRole('link', { name: 'brief.pdf' }).waitFor({ state: 'detached' })

    // The role BUYER cannot edit articles, but the brief of their campaign.
    const buyer = await signedIn((await makeMember(api, team, undefined, 'BUYER')).token)
    await buyer.page.goto(`${site}/console/articles/${id}`)
    await buyer.page.getByText('select “Attach file” in the brief').waitFor()
    expect(await buyer.page.getByRole('button', { name: 'Attach files' }).count()).toBe(0)
    expect(await lookAt(buyer.page, 'article-files-of-buyer')).toEqual([])

    const status = 'draft-ready-for-review'
    await api.mutate(api.operator, 'setArticleStatus', { articleId: id, status })
    await page.reload()
    await files.getByText('These files are the draft').waitFor()
    expect(await files.getByRole('button').count()).toBe(0)
    expect([...editor.errors, ...buyer.errors]).toEqual([])
  })
})
