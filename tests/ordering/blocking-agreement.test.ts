import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const cheap = await makeProduct(api, { standard: 50 })

const refusalOf = async (token: string, name: string, input: object) => {
  const { extensions } = await api.mutateError(token, name, input)
  return [extensions.code, ...extensions.issues.map(({ code }: { code: string }) => code)]
}

describe('an agreement that blocks the checkout', () => {
  const key = () => `terms-${randomUUID().slice(0, 8)}`
  const template = (more: object) => ({
    ...{ key: key(), name: 'Terms', title: 'Terms of purchase', contentMarkdown: 'Pay.' },
    ...{ acceptanceLabel: 'I accept', scope: 'CLIENT', ...more },
  })

  it('must be accepted before an order, and is off by default', async () => {
    const buyer = await makeBuyer(api)
    const make = async (more: object) => {
      const { id } = await api.mutate(api.operator, 'createAgreementTemplate', template(more))
      await api.mutate(api.operator, 'activateAgreementTemplate', { agreementTemplateId: id })
      return id as string
    }
    await make({})
    await checkOut(api, buyer, [line(cheap.id)])
    const templateId = await make({ blocksCheckout: true })
    const body = { profile_id: buyer.profileId, line_items: [line(cheap.id)] }
    const refused = await api.post(buyer.token, '/orders/checkout', body)
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [
        expect.objectContaining({
          code: 'agreement_required',
          name: 'Terms of purchase',
          message: expect.stringContaining('“Terms of purchase”'),
        }),
      ],
    ])
    const query =
      'query ($input: CheckoutInput!) { quoteCheckout(input: $input) { total issues { path code } } }'
    const lineItems = [{ productId: cheap.id, quantity: 1, isAddOn: false }]
    const input = { profileId: buyer.profileId, lineItems }
    expect((await api.graph(buyer.token, query, { input })).quoteCheckout).toEqual({
      total: 50,
      issues: [{ path: ['input'], code: 'agreement_required' }],
    })
    await api.mutate(buyer.token, 'acceptAgreement', {
      ...{ templateId, signerName: 'Ada', signerEmail: 'ada@example.com' },
    })
    await checkOut(api, buyer, [line(cheap.id)])
    await api.mutate(api.operator, 'retireAgreementTemplate', { agreementTemplateId: templateId })
    await checkOut(api, await makeBuyer(api), [line(cheap.id)])
  })

  it('is an agreement of buyers', async () => {
    const input = template({ scope: 'PUBLISHER', blocksCheckout: true })
    expect(await refusalOf(api.operator, 'createAgreementTemplate', input)).toEqual([
      'validation_failed',
      'conflict',
    ])
    const { id: agreementTemplateId } = await api.mutate(
      api.operator,
      'createAgreementTemplate',
      template({ blocksCheckout: true }),
    )
    const change = { agreementTemplateId, scope: 'PUBLISHER' }
    expect(await refusalOf(api.operator, 'updateAgreementTemplate', change)).toEqual([
      'validation_failed',
      'conflict',
    ])
  })
})
