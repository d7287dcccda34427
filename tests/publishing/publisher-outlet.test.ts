import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { csv, load, row } from '../support/files/catalogue.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeDraft, makeOffer, makeOutlet, makePublisher } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { whileHeld } from '../support/held.js'

const api = await testApi()
const publisher = await makePublisher(api)
const other = await makePublisher(api, 'Other Media')
const buyer = await makeBuyer(api)

const submit = (id: string, token = publisher.token) =>
  api.post(token, `/publisher/outlets/${id}/submit`)
const review = (id: string, decision: string, reason?: string) =>
  api.mutate(api.operator, 'reviewOutlet', { id, decision, reason }, 'status rejectionReason')
const statusOf = async (id: string) =>
  (await api.get(publisher.token, `/publisher/outlets/${id}`)).body.status
const isOnSale = async (productId: string) => {
  const { body } = await api.get(buyer.token, '/products/listings?limit=100')
  return body.records.some(({ id }: { id: string }) => id === productId)
}

/** Puts a PUBLISHER agreement in force. */
async function agreement(key: string) {
  const { id: templateId } = await api.mutate(api.operator, 'createAgreementTemplate', {
    ...{ key, name: 'Terms', title: 'Terms', contentMarkdown: '# Terms', scope: 'PUBLISHER' },
    acceptanceLabel: 'I accept',
  })
  const template = { agreementTemplateId: templateId }
  await api.mutate(api.operator, 'activateAgreementTemplate', template)
  return {
    accept: () =>
      api.mutate(publisher.token, 'acceptAgreement', {
        ...{ templateId, signerName: 'Ada Byron', signerEmail: 'ada@example.com' },
      }),
    retire: () => api.mutate(api.operator, 'retireAgreementTemplate', template),
  }
}

describe('an outlet of a publisher', () => {
  test('goes on sale after draft, review and agreement', async () => {
    const { accept, retire } = await agreement('publisher-terms')
    const outlet = await makeDraft(api, publisher)
    expect(outlet).toMatchObject({ status: 'DRAFT', rejection_reason: null })
    const product = await makeOffer(api, publisher, { outlet_id: outlet.id })
    expect(await isOnSale(product.id)).toBe(false)

    expect((await submit(outlet.id)).body.status).toBe('PENDING_REVIEW')
    const rejected = await review(outlet.id, 'REJECT', 'The site is down.')
    expect(rejected).toEqual({ status: 'REJECTED', rejectionReason: 'The site is down.' })
    const seen = await api.get(publisher.token, `/publisher/outlets/${outlet.id}`)
    expect(seen.body.rejection_reason).toBe('The site is down.')

    await api.patch(publisher.token, `/publisher/outlets/${outlet.id}`, { name: 'Harbor Daily' })
    expect((await submit(outlet.id)).body).toMatchObject({
      status: 'PENDING_REVIEW',
      rejection_reason: null,
    })
    expect(await review(outlet.id, 'APPROVE')).toMatchObject({ status: 'PENDING_AGREEMENT' })
    expect(await isOnSale(product.id)).toBe(false)
    await accept()
    expect(await statusOf(outlet.id)).toBe('ACTIVE')
    await expect.poll(() => isOnSale(product.id)).toBe(true)
    await retire()
  })

  test('waits for the agreement when it is resumed', async () => {
    const { id } = await makeOutlet(api, publisher)
    const pause = (is_paused: boolean) =>
      api.patch(publisher.token, `/publisher/outlets/${id}`, { is_paused })
    await pause(true)
    const { accept, retire } = await agreement('publisher-terms-resumed')
    expect((await pause(false)).body.status).toBe('PENDING_AGREEMENT')
    await accept()
    expect(await statusOf(id)).toBe('ACTIVE')
    await retire()
  })

  test('is not resumed by its publisher once an operator has paused it', async () => {
    const { id } = await makeOutlet(api, publisher)
    const pause = (is_paused: boolean) =>
      api.patch(publisher.token, `/publisher/outlets/${id}`, { is_paused })
    const operate = (more: object, name = 'updateOutlet') =>
      api.mutate(api.operator, name, { outletId: id, ...more }, 'status')
    const refusal = { status: 409, body: { issues: [{ code: 'paused_by_operator' }] } }
    await operate({ status: 'INACTIVE' })
    expect((await pause(true)).body.status).toBe('INACTIVE')
    expect(await pause(false)).toMatchObject(refusal)
    const resumed = await operate({ isPaused: false }, 'updatePublisherOutlet')
    expect(resumed).toEqual({ status: 'ACTIVE' })
    // The operator pauses an outlet that is paused already.
    await pause(true)
    await operate({ status: 'INACTIVE' })
    expect(await pause(false)).toMatchObject(refusal)
    await operate({ status: 'ACTIVE' })
    await pause(true)
    const imported = (outlet_status: string) =>
      load(api.app.services.db, csv(row({ outlet_key: id, product_key: id, outlet_status })))
    await imported('ACTIVE')
    await imported('INACTIVE')
    expect(await pause(false)).toMatchObject(refusal)
  })

  test('is paused and resumed, and so are its products', async () => {
    const { id } = await makeOutlet(api, publisher)
    const product = await makeOffer(api, publisher, { outlet_id: id })
    const patch = (body: object) => api.patch(publisher.token, `/publisher/outlets/${id}`, body)
    const buy = () =>
      api.post(buyer.token, '/orders/checkout', {
        profile_id: buyer.profileId,
        line_items: [line(product.id)],
      })
    expect((await patch({ is_paused: true })).body.status).toBe('INACTIVE')
    expect((await buy()).body.issues).toMatchObject([{ code: 'unknown_product' }])
    expect((await patch({ is_paused: false })).body.status).toBe('ACTIVE')
    const path = `/publisher/products/${product.id}`
    expect((await api.patch(publisher.token, path, { active: false })).body.active).toBe(false)
    expect((await buy()).body.issues).toMatchObject([{ code: 'unknown_product' }])
    await api.patch(publisher.token, path, { active: true })
    expect((await buy()).status).toBe(200)
  })

  test('refuses steps that its status does not allow', async () => {
    const { id } = await makeOutlet(api, publisher)
    expect((await submit(id)).body).toMatchObject({
      code: 'invalid_transition',
      issues: [{ code: 'outlet_status', status: 'ACTIVE' }],
    })
    const input = { id, decision: 'APPROVE' }
    const reviewed = await api.mutateError(api.operator, 'reviewOutlet', input)
    expect(reviewed.extensions.issues).toMatchObject([{ code: 'outlet_status' }])
    await api.mutate(api.operator, 'updateOutlet', { outletId: id, status: 'SUSPENDED' })
    const renamed = await api.patch(publisher.token, `/publisher/outlets/${id}`, { name: 'New' })
    expect(renamed.body.issues).toMatchObject([{ code: 'outlet_status' }])
    const draft = await makeDraft(api, publisher)
    const paused = await api.patch(publisher.token, `/publisher/outlets/${draft.id}`, {
      is_paused: true,
    })
    expect(paused.body.issues).toMatchObject([{ code: 'outlet_status', status: 'DRAFT' }])
    await submit(draft.id)
    const { extensions } = await api.mutateError(api.operator, 'reviewOutlet', {
      id: draft.id,
      decision: 'REJECT',
    })
    expect(extensions.issues).toMatchObject([{ path: ['input', 'reason'], code: 'required' }])
  })

  test('has a URL that no other publisher claims', async () => {
    await makeDraft(api, publisher, { website_url: 'https://www.claimed.example/news/' })
    const { body } = await api.post(other.token, '/publisher/outlets', {
      name: 'Claim',
      website_url: 'http://claimed.example/news?utm=1',
    })
    expect(body).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['website_url'], code: 'url_claimed' }],
    })
    for (const website_url of [
      'https://claimed.example.:8443/news',
      'https://WWW.claimed.example/News',
    ]) {
      const { body } = await api.post(other.token, '/publisher/outlets', { name: 'X', website_url })
      expect(body.issues, website_url).toMatchObject([{ code: 'url_claimed' }])
    }
    const claims = await Promise.all(
      [publisher, other].map(({ token }) =>
        api.post(token, '/publisher/outlets', {
          name: 'Race',
          website_url: 'https://race.example',
        }),
      ),
    )
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('claims its URL again when it is restored', async () => {
    const url = { website_url: 'https://restored.example/' }
    const outlet = await makeDraft(api, publisher, url)
    await api.mutate(api.operator, 'archiveOutlet', { outletId: outlet.id })
    const next = await makeDraft(api, other, url)
    const restore = { outletId: outlet.id }
    const { extensions } = await api.mutateError(api.operator, 'restoreOutlet', restore)
    expect(extensions.issues).toMatchObject([{ path: ['input', 'outletId'], code: 'url_claimed' }])
    await api.mutate(api.operator, 'archiveOutlet', { outletId: next.id })
    await api.mutate(api.operator, 'restoreOutlet', restore)
    expect(await statusOf(outlet.id)).toBe('DRAFT')
  })

  test('is not blocked by an outlet of a test publisher', async () => {
    const [first, second] = [
      await api.team({ kind: 'PUBLISHER', isTest: true }),
      await api.team({ kind: 'PUBLISHER', isTest: true }),
    ]
    const website = { website_url: 'https://tried.example/' }
    await makeDraft(api, first, website)
    const draft = await makeDraft(api, publisher, website)
    const body = { name: 'Tried', country: 'Portugal', ...website }
    for (const { token } of [second, other])
      expect((await api.post(token, '/publisher/outlets', body)).body.issues).toMatchObject([
        { code: 'url_claimed' },
      ])
    await makeDraft(api, second, { website_url: 'https://also-tried.example/' })
    const outlet_website_url = 'https://also-tried.example/'
    const { faults } = await load(
      api.app.services.db,
      csv(row({ outlet_key: draft.id, outlet_website_url, product_key: draft.id })),
    )
    expect(faults).toEqual([])
  })

  test('claims its URL in an import, too', async () => {
    const [mine, theirs] = [
      await makeDraft(api, publisher, { website_url: 'https://mine.example/' }),
      await makeDraft(api, other, { website_url: 'https://theirs.example/' }),
    ]
    const change = (url: string) =>
      load(
        api.app.services.db,
        csv(row({ outlet_key: mine.id, outlet_website_url: url, product_key: mine.id })),
      )
    const { applied, faults } = await change('https://www.theirs.example.:443')
    expect([applied, faults]).toEqual([
      false,
      [{ line: 2, column: 'outlet_website_url', reason: expect.stringContaining('another') }],
    ])
    expect((await change('https://moved.example/')).faults).toEqual([])
    const claim = (id: string) => ({ where: { id }, select: { claimedUrl: true } })
    expect(await api.prisma.outlet.findUnique(claim(mine.id))).toEqual({
      claimedUrl: 'moved.example',
    })
    await api.mutate(api.operator, 'archiveOutlet', { outletId: mine.id })
    await makeDraft(api, other, { website_url: 'https://moved.example/' })
    expect((await change('https://moved.example/')).faults).toHaveLength(1)
    expect(await api.prisma.outlet.findUnique(claim(theirs.id))).toEqual({
      claimedUrl: 'theirs.example',
    })
  })

  test('claims the URL that it has, if it is assigned and moved at the same time', async () => {
    const { id } = await makeDraft(api, publisher, { website_url: 'https://former.example/' })
    const moved = `UPDATE outlet SET website_url = 'https://latter.example/' WHERE id = $1`
    await whileHeld(api, [moved, id], () =>
      api.mutate(api.operator, 'updateOutlet', { outletId: id, publisherId: other.id }),
    )
    expect(await api.prisma.outlet.findUnique({ where: { id } })).toMatchObject({
      ...{ publisherId: other.id, claimedUrl: 'latter.example' },
    })
  })

  test('changes the URL of its first channel with its own', async () => {
    const draft = await makeDraft(api, publisher)
    const website_url = 'https://moved-channel.example/'
    const { body } = await api.patch(publisher.token, `/publisher/outlets/${draft.id}`, {
      website_url,
    })
    expect(body.channels).toMatchObject([{ channel_url: website_url }])
  })

  test('is not found by another publisher', async () => {
    const { id } = await makeOutlet(api, publisher)
    const product = await makeOffer(api, publisher, { outlet_id: id })
    for (const [method, path] of [
      ['GET', `/publisher/outlets/${id}`],
      ['PATCH', `/publisher/outlets/${id}`],
      ['POST', `/publisher/outlets/${id}/submit`],
      ['GET', `/publisher/products/${product.id}`],
      ['PATCH', `/publisher/products/${product.id}`],
    ] as const) {
      const { status } = await api.send(
        method,
        other.token,
        path,
        method === 'GET' ? undefined : {},
      )
      expect(status, `${method} ${path}`).toBe(404)
    }
    const created = await api.post(other.token, '/publisher/products', {
      ...{ outlet_id: id, type: 'FULL_FEATURE', name: 'Feature', payout: 1 },
    })
    expect(created.body.issues).toMatchObject([{ path: ['outlet_id'], code: 'unknown_id' }])
    const { nodes } = await api
      .graph(other.token, `{ node(id: "${id}") { id } }`)
      .catch((error: Error) => ({ nodes: error.message }))
    expect(nodes).toContain('not_found')
    for (const path of ['/publisher/outlets', '/publisher/products']) {
      const { body } = await api.get(other.token, `${path}?limit=100`)
      const ids = body.records.map((record: { id: string }) => record.id)
      expect(ids).not.toContain(id)
      expect(ids).not.toContain(product.id)
    }
  })
})

test('an outlet without a publisher stays with the operators, who can assign it', async () => {
  const { id } = await api.mutate(api.operator, 'createOutlet', { name: 'Own', status: 'ACTIVE' })
  const product = await api.mutate(api.operator, 'createProduct', {
    ...{ outletId: id, type: 'FULL_FEATURE', name: 'Feature' },
    ...{ minDeliveryDays: 1, maxDeliveryDays: 2 },
    prices: [{ pricingTier: 'STANDARD', unitAmount: 70 }],
  })
  await checkOut(api, buyer, [line(product.id)])
  expect((await api.get(publisher.token, `/publisher/outlets/${id}`)).status).toBe(404)
  await api.mutate(api.operator, 'updateOutlet', { outletId: id, publisherId: publisher.id })
  expect((await api.get(publisher.token, `/publisher/outlets/${id}`)).body.status).toBe('ACTIVE')
  // The publisher does not change the price that the operator has set.
  await api.patch(publisher.token, `/publisher/products/${product.id}`, { payout: 5 })
  const { body } = await api.get(buyer.token, `/products/${product.id}`)
  expect(body.prices).toMatchObject([{ unit_amount: 70 }])
  const assigned = { outletId: id, publisherId: buyer.id }
  const { extensions } = await api.mutateError(api.operator, 'updateOutlet', assigned)
  expect(extensions.issues).toMatchObject([
    { path: ['input', 'publisherId'], code: 'wrong_team_kind' },
  ])
})

test('the minimum delivery days of a product are at most the maximum', async () => {
  const { id: outlet_id } = await makeDraft(api, publisher)
  const product = { outlet_id, type: 'FULL_FEATURE', name: 'Feature', payout: 10 }
  const create = (days: object) =>
    api.post(publisher.token, '/publisher/products', { ...product, ...days })
  const days = { min_delivery_days: 9, max_delivery_days: 3 }
  const refused = await create(days)
  expect(refused.status).toBe(400)
  const issue = { code: 'less_than_field', message: 'must not be less than min_delivery_days' }
  expect(refused.body.issues).toMatchObject([{ path: ['max_delivery_days'], ...issue }])
  // A default follows the other value.
  const { body } = await create({ min_delivery_days: 20 })
  expect(body).toMatchObject({ min_delivery_days: 20, max_delivery_days: 20 })
  expect((await create({ max_delivery_days: 0 })).body).toMatchObject({ min_delivery_days: 0 })
  const changed = await api.patch(publisher.token, `/publisher/products/${body.id}`, days)
  expect(changed.body.issues).toMatchObject([{ path: ['max_delivery_days'], ...issue }])
})
