import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeMember } from '../support/fixtures/approval.js'
import { carts } from '../support/fixtures/cart.js'
import { oauthToken } from '../support/fixtures/oauth.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer, makeProfile } from '../support/fixtures/team.js'

const api = await testApi({ env: { PROCESSING_FEE_PERCENT: '2.9' } })
const { prisma } = api
const { read, set, order, issuesOf, setIssues } = carts(api)
const feature = await makeProduct(api, { standard: 100 })
const addOn = await makeProduct(api, {
  ...{ name: 'Teaser', standard: 25, type: 'ADD_ON', outletId: feature.outletId },
})

describe('who may use a cart', () => {
  const refusal = async (token: string, name: string, input: object) =>
    (await api.mutateError(token, name, input)).extensions.code

  it('reads it by any role, and edits and orders it where the role may check out', async () => {
    const buyer = await makeBuyer(api)
    const { profileId } = buyer
    await set(buyer, feature.id)
    const inputs = {
      setCartLine: { profileId, productId: feature.id, quantity: 2 },
      clearCart: { profileId },
      checkoutCart: { profileId },
    }
    for (const role of ['EDITOR', 'FINANCE', 'VIEWER'] as const) {
      const { token } = await makeMember(api, buyer, undefined, role)
      expect((await read({ token, profileId })).quote.total).toBe(102.9)
      for (const [name, input] of Object.entries(inputs))
        expect(await refusal(token, name, input), `${role} ${name}`).toBe('missing_scope')
    }
    const member = await makeMember(api, buyer, undefined, 'BUYER')
    const { lines } = await set({ token: member.token, profileId }, addOn.id)
    expect(lines[1].addedBy).toEqual({ id: member.userId })
    await order({ token: member.token, profileId })
  })

  it('needs a scope, and not a token that only reads', async () => {
    const buyer = await makeBuyer(api)
    const { profileId } = buyer
    await set(buyer, feature.id)
    const reader = await api.token(buyer, 'read_only')
    expect((await read({ token: reader, profileId })).lines).toHaveLength(1)
    expect(await refusal(reader, 'clearCart', { profileId })).toBe('read_only_token')
    const other = await api.token(buyer, 'custom', ['campaigns.lists'])
    const query = `{ cart(profileId: "${profileId}") { profileId } }`
    expect((await api.graphError(other, query)).extensions.code).toBe('missing_scope')
  })

  it('sees no cart of another team, and of an application limited to a profile no other', async () => {
    const [buyer, stranger] = [await makeBuyer(api), await makeBuyer(api)]
    const second = await makeProfile(api, buyer, 'Harbor')
    await set(buyer, feature.id)
    const { token: limited } = await oauthToken(api, buyer, { profileId: second.id })
    for (const token of [stranger.token, limited]) {
      const query = `{ cart(profileId: "${buyer.profileId}") { profileId } }`
      expect((await api.graphError(token, query)).extensions.code).toBe('not_found')
      const seat = { token, profileId: buyer.profileId }
      expect(await setIssues(seat, feature.id)).toEqual([['profileId', 'unknown_id']])
      for (const name of ['clearCart', 'checkoutCart'])
        expect(await issuesOf(token, name, { profileId: buyer.profileId })).toEqual([
          ['profileId', 'unknown_id'],
        ])
    }
    // An earlier order of another profile is none of the application's.
    const earlier = await checkOut(api, buyer, [line(feature.id)])
    const [item] = await prisma.orderLineItem.findMany({ where: { orderId: earlier.id } })
    const own = { token: limited, profileId: second.id }
    expect(await setIssues(own, addOn.id, { linkedOrderLineItemId: item!.id })).toEqual([
      ['linkedOrderLineItemId', 'unknown_id'],
    ])
    expect((await set(own, feature.id)).lines).toHaveLength(1)
    expect((await read(buyer)).lines).toHaveLength(1)
  })

  it('loses the cart with an archived profile, and a test team with its records', async () => {
    const buyer = await makeBuyer(api, { isTest: true })
    await set(buyer, feature.id)
    await api.mutate(buyer.token, 'archiveProfile', { profileId: buyer.profileId })
    const query = `{ cart(profileId: "${buyer.profileId}") { profileId } }`
    expect((await api.graphError(buyer.token, query)).extensions.code).toBe('not_found')
    await api.mutate(buyer.token, 'restoreProfile', { profileId: buyer.profileId })
    expect((await read(buyer)).lines).toHaveLength(1)
    await api.mutate(api.operator, 'emptyTestTeam', { teamId: buyer.id })
    expect(await prisma.cartLine.count({ where: { teamId: buyer.id } })).toBe(0)
  })

  it('is written to the audit log if an operator changes it', async () => {
    const buyer = await makeBuyer(api)
    await set({ token: api.operator, profileId: buyer.profileId }, feature.id, 2)
    const [entry] = await prisma.auditEntry.findMany({
      where: { entityId: buyer.profileId, action: 'set_cart_line' },
    })
    expect(entry).toMatchObject({
      before: { cartLines: [] },
      after: { cartLines: [{ productId: feature.id, quantity: 2 }] },
    })
  })
})
