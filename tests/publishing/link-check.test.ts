import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { checkLinks } from '../../src/domain/publishing/link-check.js'
import { writeEmails } from '../../src/email/write.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { emailSettings, makeOperator } from '../support/fixtures/email.js'
import {
  makeOffer,
  makePublisher,
  orderPlacements,
  readyToPublish,
} from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

let status = 200
let requests = 0
const site = createServer(({ url }, response) => {
  requests++
  if (url === '/moved') response.writeHead(302, { location: '/article' }).end()
  else if (url === '/inward') response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
  else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end()
  else response.writeHead(status).end('<p>Article</p>')
})
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
const smtp = await openSmtp()
afterAll(async () => {
  site.close()
  await smtp.close()
})

const api = await testApi({
  env: { ...emailSettings(smtp), LINK_CHECK_ALLOWED_CIDRS: '127.0.0.0/8' },
})
await makeOperator(api, 'operator@people.example')
const publisher = await makePublisher(api)
const buyer = await makeBuyer(api)
const offer = await makeOffer(api, publisher)

async function accepted() {
  const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
  await readyToPublish(api, placement!)
  const path = `/publisher/placements/${placement!.id}`
  await api.post(publisher.token, `${path}/accept`)
  return { id: placement!.id, articleId: placement!.orderItem.article!.id, path }
}

async function delivered(path = '/article') {
  const placement = await accepted()
  const body = { live_url: `${origin}${path}` }
  expect((await api.post(publisher.token, `${placement.path}/deliver`, body)).status).toBe(200)
  return placement
}

/** Runs the check, also of links whose next check is later. */
async function check(id?: string) {
  if (id) {
    const data = { linkDueAt: new Date(0) }
    await api.prisma.placement.updateMany({ where: { id, linkDueAt: { not: null } }, data })
  }
  await checkLinks.run({}, api.app.services)
}

const seen = async ({ path }: { path: string }) => (await api.get(publisher.token, path)).body

const emailsAbout = async (id: string) => {
  await runJobs([writeEmails], api.app.services)
  return api.prisma.email.count({ where: { kind: 'PLACEMENT_LINK_LOST', entityId: id } })
}

describe('the link of a placement', () => {
  test('is checked at the delivery and once a day', async () => {
    const placement = await delivered()
    expect(await seen(placement)).toMatchObject({ link_status: null, link_checked_at: null })
    await check()
    const first = await seen(placement)
    expect(first).toMatchObject({ link_status: 'OK', link_lost_at: null, link_error: null })
    const before = requests
    await check()
    expect(requests).toBe(before)
    const { linkDueAt } = await api.prisma.placement.findUniqueOrThrow({
      where: { id: placement.id },
    })
    const inDays = (linkDueAt!.getTime() - Date.parse(first.link_checked_at)) / 86_400_000
    expect(inDays).toBeCloseTo(1)
    const guaranteed = Date.parse(first.link_guaranteed_until) - Date.parse(first.delivered_at)
    expect(guaranteed / 86_400_000).toBe(90)
  })

  test('keeps the changes of its result, until it gets another URL', async () => {
    const { articleId, ...placement } = await delivered()
    const changes = async () =>
      (await seen(placement)).link_changes.map(
        (change: { status: string; error: string | null }) => [change.status, change.error],
      )
    expect(await changes()).toEqual([])
    await check()
    await check(placement.id)
    expect(await changes()).toEqual([['OK', null]])
    for (const next of [503, 503, 500, 404, 404]) {
      status = next
      await check(placement.id)
    }
    status = 200
    await check(placement.id)
    expect(await changes()).toEqual([
      ['OK', null],
      ['LOST', 'HTTP 404'],
      ['FAILING', 'HTTP 500'],
      ['FAILING', 'HTTP 503'],
      ['OK', null],
    ])
    const { link_changes } = await seen(placement)
    const times = link_changes.map(({ at }: { at: string }) => at)
    expect(times).toEqual([...times].sort().reverse())
    // Only as many as the field returns are stored.
    const entry = { at: times[0], status: 'FAILING', error: 'HTTP 503' }
    const { id } = placement
    const many = { linkChanges: Array.from({ length: 50 }, () => entry) }
    await api.prisma.placement.update({ where: { id }, data: many })
    status = 404
    await check(id)
    status = 200
    expect((await changes()).length).toBe(50)
    expect((await changes())[0]).toEqual(['LOST', 'HTTP 404'])
    await api.mutate(api.operator, 'updateArticle', { articleId, liveUrl: `${origin}/other` })
    expect(await changes()).toEqual([])
  })

  test('is followed over redirects, but not into the network', async () => {
    const [moved, inward, loop] = [
      await delivered('/moved'),
      await delivered('/inward'),
      await delivered('/loop'),
    ]
    await check()
    expect(await seen(moved)).toMatchObject({ link_status: 'OK' })
    expect(await seen(inward)).toMatchObject({
      link_status: 'FAILING',
      link_error: expect.stringContaining('10.0.0.1 is not a public address'),
    })
    expect(await seen(loop)).toMatchObject({ link_error: 'more than 5 redirects' })
  })

  test('is lost when the page is gone, which operators learn once', async () => {
    const placement = await delivered()
    await check()
    status = 404
    await check(placement.id)
    const lost = await seen(placement)
    expect(lost).toMatchObject({
      ...{ link_status: 'LOST', link_error: 'HTTP 404', link_lost_at: expect.any(String) },
      status: 'DELIVERED',
    })
    await check(placement.id)
    expect(await seen(placement)).toMatchObject({ link_lost_at: lost.link_lost_at })
    expect(await emailsAbout(placement.id)).toBe(1)
    const where = `{ id: { eq: "${placement.id}" }, linkStatus: { eq: LOST } }`
    const count = async (token: string) =>
      (await api.graph(token, `{ placements(where: ${where}) { totalCount } }`)).placements
    expect(await count(api.operator)).toEqual({ totalCount: 1 })
    status = 200
    await check(placement.id)
    expect(await seen(placement)).toMatchObject({
      ...{ link_status: 'OK', link_lost_at: null, link_error: null },
    })
  })

  test('is retried after a failure, and lost after the last retry', async () => {
    const placement = await delivered()
    status = 503
    for (let attempt = 0; attempt < 4; attempt++) {
      await check(placement.id)
      expect(await seen(placement)).toMatchObject({ link_status: 'FAILING', link_lost_at: null })
    }
    expect(await emailsAbout(placement.id)).toBe(0)
    await check(placement.id)
    expect(await seen(placement)).toMatchObject({ link_status: 'LOST', link_error: 'HTTP 503' })
    expect(await emailsAbout(placement.id)).toBe(1)
    status = 200
  })

  test('is not checked after the guaranteed time', async () => {
    const placement = await delivered()
    const past = new Date(Date.now() - 90 * 86_400_000)
    const { id } = placement
    await api.prisma.placement.update({ where: { id }, data: { deliveredAt: past } })
    await check(id)
    const { linkDueAt, linkStatus } = await api.prisma.placement.findUniqueOrThrow({
      where: { id },
    })
    expect([linkStatus, linkDueAt]).toEqual(['OK', null])
  })

  test('is checked again when the article gets another URL, and no longer after a correction', async () => {
    const { articleId, ...placement } = await delivered()
    await check()
    await api.mutate(api.operator, 'updateArticle', { articleId, liveUrl: `${origin}/loop` })
    expect(await seen(placement)).toMatchObject({ link_status: null })
    await check()
    expect(await seen(placement)).toMatchObject({ link_status: 'FAILING' })
    await api.mutate(api.operator, 'correctArticleStatus', {
      ...{ articleId, status: 'pending-publishing', reason: 'Not online.' },
    })
    expect(await seen(placement)).toMatchObject({ link_status: null, live_url: null })
  })
})

test('a delivery with a URL in the network is rejected', async () => {
  const { path } = await accepted()
  for (const live_url of [
    'http://10.0.0.1/article',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]:8080/',
    'https://8.8.8.8:22/',
  ]) {
    const { status, body } = await api.post(publisher.token, `${path}/deliver`, { live_url })
    expect([live_url, status, body.issues]).toMatchObject([
      live_url,
      400,
      [{ path: ['live_url'], code: 'address_not_allowed' }],
    ])
  }
  expect(await seen({ path })).toMatchObject({ status: 'ACCEPTED' })
})
