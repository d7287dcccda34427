import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { auditSwaps, codeOf, errorOf, issueOf, swapping } from '../support/fixtures/swap.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ env: { PROCESSING_FEE_PERCENT: '2.9' } })
const { propose, accept, cancel, decline, markPaid, paid } = swapping(api)

const standard = await makeProduct(api, { name: 'Feature' })
const dearer = await makeProduct(api, { standard: 150.5, pro: 120, name: 'Interview' })
const cheaper = await makeProduct(api, { standard: 60.25, name: 'Note' })
const own = await makeBuyer(api)

describe('a swap is refused', () => {
  it('with the name of the field, and without a change', async () => {
    const { items, id: orderId } = await paid(own, standard.id)
    const [item] = items
    const addOn = await makeProduct(api, { type: 'ADD_ON' })
    const off = await makeProduct(api, { active: false })
    const unseen = await makeProduct(api)
    await api.prisma.productChannel.deleteMany({ where: { productId: unseen.id } })
    for (const [product, code] of [
      [unseen.id, 'unknown_product'],
      [standard.id, 'same_product'],
      [addOn.id, 'add_on_product'],
      [off.id, 'unknown_product'],
      [randomUUID(), 'unknown_product'],
    ] as const) {
      expect(issueOf(await propose(item!.id, product))).toMatchObject({
        path: ['input', 'productId'],
        code,
      })
    }
    const bought = await checkOut(api, own, [line(addOn.id, 1, { is_add_on: true })])
    await api.graph(
      api.operator,
      `mutation { markOrderPaid(input: {orderId: "${bought.id}"}) { id } }`,
    )
    const extra = await api.prisma.orderItem.findFirstOrThrow({ where: { orderId: bought.id } })
    expect(issueOf(await propose(extra.id, dearer.id))).toMatchObject({ code: 'not_an_add_on' })
    expect(codeOf(await propose(randomUUID(), dearer.id))).toBe('not_found')
    expect(codeOf(await propose(item!.id, dearer.id, own.token))).toBe('operator_only')
    for (const move of [accept, cancel, markPaid])
      expect(codeOf(await move(randomUUID()))).toBe('not_found')
    expect(await api.prisma.swap.count({ where: { orderId } })).toBe(0)
  })

  it('an order that is not paid, an item that is settled, an article that is out', async () => {
    const unpaid = await checkOut(api, own, [line(standard.id)])
    const [item] = await api.prisma.orderItem.findMany({ where: { orderId: unpaid.id } })
    expect(errorOf(await propose(item!.id, dearer.id)).message).toBe(
      'The order item cannot be swapped: its order is CREATED, but must be PAID.',
    )
    const bought = await paid(own, standard.id, 2)
    const [one, two] = bought.items
    await api.prisma.orderItem.update({ where: { id: one!.id }, data: { isPublisherPaid: true } })
    expect(errorOf(await propose(one!.id, dearer.id)).message).toContain(
      'publisher has already been paid',
    )
    const notes = [
      [{ isPublisherPaid: false, isResellerPaid: true }, 'its reseller has already been paid'],
      [{ isResellerPaid: false, refundRequired: true }, 'its price must be refunded'],
    ] as const
    for (const [data, why] of notes) {
      await api.prisma.orderItem.update({ where: { id: one!.id }, data })
      expect(errorOf(await propose(one!.id, dearer.id)).message).toContain(why)
    }
    const set = (more: string) =>
      `mutation { setArticleStatus(input: {articleId: "${two!.article!.id}", ${more}}) { id } }`
    const publish = set('status: "published", liveUrl: "https://daily.example/a"')
    await api.graph(api.operator, set('status: "pending-publishing"'))
    const swap = (await propose(two!.id, dearer.id)).body.data.proposeSwap
    const early = await api.graphError(api.operator, publish)
    expect(early.extensions.code).toBe('invalid_transition')
    expect(early.message).toContain(swap.referenceNumber)
    await cancel(swap.id)
    await api.graph(api.operator, publish)
    expect(errorOf(await propose(two!.id, dearer.id)).message).toContain('its article is published')
    await auditSwaps(api, bought.id)
  })

  it('a second open swap of an item, also from concurrent requests', async () => {
    const { items } = await paid(own, standard.id)
    const all = await Promise.all([1, 2, 3, 4].map(() => propose(items[0]!.id, dearer.id)))
    const [made, ...more] = all.filter(({ body }) => !body.errors)
    expect(more).toEqual([])
    const { id, referenceNumber } = made!.body.data.proposeSwap
    expect(errorOf(await propose(items[0]!.id, cheaper.id)).message).toBe(
      `The order item cannot be swapped: its swap ${referenceNumber} is PENDING_CLIENT and must become COMPLETED or CANCELLED first.`,
    )
    expect((await cancel(id, own.token)).body.data.cancelSwap).toMatchObject({
      status: 'CANCELLED',
      paymentUrl: null,
    })
    expect((await api.app.inject({ url: `/orders/checkout/${referenceNumber}` })).body).toContain(
      'This change is cancelled',
    )
    expect(errorOf(await accept(id)).message).toContain('is CANCELLED and cannot become COMPLETED')
    expect(codeOf(await propose(items[0]!.id, cheaper.id))).toBeUndefined()
  })

  it('by the team with a reason, which operators read, or without one', async () => {
    const { items } = await paid(own, standard.id)
    const proposed = async () =>
      (await propose(items[0]!.id, cheaper.id)).body.data.proposeSwap.id as string
    const first = await proposed()
    const tooLong = await decline(first, 'x'.repeat(1_001), own.token)
    expect(issueOf(tooLong)).toMatchObject({ path: ['input', 'reason'], code: 'too_big' })
    await decline(first, 'Our readers do not know it.', own.token)
    const reasonOf = async (swapId: string, token: string) =>
      (await api.graph(token, `{ swap(id: "${swapId}") { status cancelReason } }`)).swap
    for (const token of [api.operator, own.token])
      expect(await reasonOf(first, token)).toEqual({
        status: 'CANCELLED',
        cancelReason: 'Our readers do not know it.',
      })
    const second = await proposed()
    expect(await reasonOf(second, own.token)).toMatchObject({ cancelReason: null })
    expect((await cancel(second, own.token)).body.data.cancelSwap.cancelReason).toBeNull()
    const third = await proposed()
    await decline(third, ' \n', own.token)
    expect(await reasonOf(third, own.token)).toEqual({ status: 'CANCELLED', cancelReason: null })
    const fourth = await proposed()
    await decline(fourth, ' Too dear. ', own.token)
    expect(await reasonOf(fourth, own.token)).toMatchObject({ cancelReason: 'Too dear.' })
    const other = await makeBuyer(api)
    const { extensions } = await api.graphError(
      other.token,
      `{ swap(id: "${first}") { cancelReason } }`,
    )
    expect(extensions.code).toBe('not_found')
  })
})
