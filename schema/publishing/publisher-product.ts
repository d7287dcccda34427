import { amount } from '../../src/domain/catalogue/operator-record.js'
import {
  createPublisherProduct,
  type NewPublisherProduct,
  type OfferedProduct,
  payoutCurrency,
  updatePublisherProduct,
} from '../../src/domain/publishing/publisher-product.js'
import { type FieldsOf, saveMutations } from '../catalogue/operator-record.js'
import { Product } from '../catalogue/product.js'
import { offeredProductFields } from '../catalogue/product-mutation.js'

const { outletId, type, minDeliveryDays, maxDeliveryDays, ...offered } = offeredProductFields

const fields = {
  outletId: { ...outletId, description: 'ID of an outlet of the publisher team.' },
  type: { ...type, createOnly: true },
  ...offered,
  minDeliveryDays: {
    ...minDeliveryDays,
    required: undefined,
    nonNull: true,
    description:
      'Minimum number of days until publication. Defaults to 1, or to a smaller maximum.',
  },
  maxDeliveryDays: {
    ...maxDeliveryDays,
    required: undefined,
    nonNull: true,
    description:
      'Maximum number of days until publication, not less than the minimum. Defaults to 14, or to a greater minimum.',
  },
  payout: {
    type: 'Money',
    required: true,
    description: 'Share of the publisher for each unit, in US dollars.',
    rule: amount,
  },
  currency: {
    type: 'String',
    nonNull: true,
    description: 'Currency of the payout. Only USD, which is the default.',
    rule: payoutCurrency,
  },
} satisfies FieldsOf<NewPublisherProduct>

saveMutations<OfferedProduct>(
  {
    name: 'PublisherProduct',
    what: 'product of a publisher team',
    type: Product,
    key: 'productId',
    scope: ['publishing.update'],
  },
  fields,
  (db, caller, id, input) =>
    id
      ? updatePublisherProduct(db, caller, id, input)
      : createPublisherProduct(db, caller, input as NewPublisherProduct),
)
