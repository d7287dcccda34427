import { z } from 'zod'
import { amount, entries } from '../../src/domain/catalogue/operator-record.js'
import { deliveryDays, type ProductInput, saveProduct } from '../../src/domain/catalogue/product.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { builder } from '../core/builder.js'
import { required } from '../core/fields.js'
import { type FieldsOf, line, operatorMutations, text, url, yes } from './operator-record.js'
import { PricingTier, Product, ProductKind } from './product.js'

const PriceInput = builder.inputType('PriceInput', {
  description: 'What a product costs for a tier.',
  fields: (t) => ({
    pricingTier: t.field(required(PricingTier, 'For whom.')),
    unitAmount: t.field({
      type: 'Money',
      required: true,
      description: 'Price of one unit, in US dollars.',
      validate: amount,
    }),
  }),
})

const productFields = {
  outletId: { type: 'UUID', required: true, fixed: true, description: 'Id of its outlet.' },
  type: {
    type: ProductKind,
    required: true,
    description: 'Prefix of its type.',
  },
  name: line('Its name, 1 to 255 characters.', { required: true }),
  description: text('What the buyer gets.'),
  requirements: text('What the outlet asks of the text.'),
  minDeliveryDays: {
    type: 'Int',
    required: true,
    description: 'Days until publication, at the least.',
    rule: deliveryDays,
  },
  maxDeliveryDays: {
    type: 'Int',
    required: true,
    description: 'Days until publication, at the most.',
    rule: deliveryDays,
  },
  isFeatured: yes('Whether the marketplace puts it forward.'),
  active: yes('Whether it can be bought; true when absent.'),
  exampleLinks: {
    type: ['String'],
    present: true,
    description: 'Addresses of earlier placements.',
    rule: entries(webAddress),
  },
  image: url('Address of a picture.'),
  logo: url('Address of its logo.'),
  exampleScreenshot: url('Address of a picture of an earlier placement.'),
  internalCost: {
    type: 'Money',
    description: 'What the placement costs the marketplace, in US dollars.',
    rule: amount,
  },
  resellerPrice: { type: 'Money', description: 'What resellers pay, in US dollars.', rule: amount },
  channelIds: {
    type: ['UUID'],
    present: true,
    description:
      "The outlet's channels it includes, at most 100, the listing's first, in place of those it has.",
    rule: entries(z.string()),
  },
  prices: {
    type: [PriceInput],
    present: true,
    description: 'Its prices, one for each tier, in place of those it has.',
  },
} satisfies FieldsOf<ProductInput>

operatorMutations('Product', 'product', Product, productFields, saveProduct, 'product')
