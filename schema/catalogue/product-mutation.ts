import { z } from 'zod'
import { amount, entries } from '../../src/domain/catalogue/operator-record.js'
import { deliveryDays, type ProductInput, saveProduct } from '../../src/domain/catalogue/product.js'
import { monthlyLimit } from '../../src/domain/publishing/monthly-limit.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { requiredInput } from '../core/fields.js'
import {
  booleanField,
  type FieldsOf,
  lineField,
  operatorMutations,
  textField,
  urlField,
} from './operator-record.js'
import { PricingTier, Product, ProductKind, productLimit } from './product.js'

const PriceInput = builder.inputType('PriceInput', {
  description: 'Price of a product for a tier.',
  fields: (t) => ({
    pricingTier: t.field(requiredInput(PricingTier, 'Pricing tier.')),
    unitAmount: t.field({
      type: 'Money',
      required: true,
      description: 'Unit price in US dollars.',
      validate: amount,
    }),
  }),
})

/** Fields that publishers also set. */
export const offeredProductFields = {
  outletId: { type: 'UUID', required: true, createOnly: true, description: 'ID of the outlet.' },
  type: {
    type: ProductKind,
    required: true,
    description: 'Product type.',
  },
  name: lineField('Name of the product, 1 to 255 characters.', { required: true }),
  description: textField('Description of the placement.'),
  requirements: textField('Content requirements of the outlet.'),
  minDeliveryDays: {
    type: 'Int',
    required: true,
    description: 'Minimum number of days until publication.',
    rule: deliveryDays,
  },
  maxDeliveryDays: {
    type: 'Int',
    required: true,
    description: 'Maximum number of days until publication.',
    rule: deliveryDays,
  },
  active: booleanField('Whether the product can be ordered. Defaults to true.'),
  exampleLinks: {
    type: ['String'],
    nonNull: true,
    description: 'URLs of earlier placements.',
    rule: entries(webAddress),
  },
  image: urlField('URL of an image.'),
  logo: urlField('URL of the logo.'),
  exampleScreenshot: urlField('URL of a screenshot of an earlier placement.'),
  channelIds: {
    type: ['UUID'],
    nonNull: true,
    description:
      "IDs of the outlet's channels that the product includes, starting with the listing's channel. Maximum 100. Replaces the existing channels.",
    rule: entries(z.string()),
  },
  monthlyLimit: {
    type: 'Int',
    description: `${productLimit} 0 to 100,000.`,
    rule: monthlyLimit,
  },
} satisfies FieldsOf<ProductInput>

const productFields = {
  ...offeredProductFields,
  isFeatured: booleanField('Whether the marketplace features the product.'),
  payout: {
    type: 'Money',
    description: 'Share of the publisher for each unit, in US dollars.',
    rule: amount,
  },
  internalCost: {
    type: 'Money',
    description: 'Cost of the placement to the marketplace, in US dollars.',
    rule: amount,
  },
  resellerPrice: {
    type: 'Money',
    description: 'Price for resellers, in US dollars.',
    rule: amount,
  },
  prices: {
    type: [PriceInput],
    nonNull: true,
    description:
      "Prices, one per tier. Replaces the existing prices. For a publisher's product, they replace the price that follows from the payout; an empty list restores it.",
  },
} satisfies FieldsOf<ProductInput>

operatorMutations('Product', 'product', Product, productFields, saveProduct, 'product')
