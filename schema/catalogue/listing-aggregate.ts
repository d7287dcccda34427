import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import { createdAt, timestamp } from '../core/aggregate-terms.js'
import { ChannelType, Outlet, OutletStatus, PlacementType } from './outlet.js'
import { ProductKind } from './product.js'

aggregateField(
  'listings',
  aggregateOf({
    name: 'Listings',
    model: 'Listing',
    description: 'The catalogue counted and added up, by outlet, type, channel or place.',
    keys: {
      outletId: { path: 'outletId', type: 'UUID', description: 'Id of the outlet.' },
      outlet: { path: 'outletName', type: 'String', description: 'Name of the outlet.' },
      productType: {
        path: 'productType',
        type: ProductKind,
        description: 'Prefix of the product type.',
      },
      productId: { path: 'productId', type: 'UUID', description: 'Id of the product.' },
      product: {
        path: 'name',
        type: 'String',
        description: 'Name of the product, which others may have too.',
      },
      status: { path: 'status', type: OutletStatus, description: 'Where the outlet stands.' },
      channelType: {
        path: 'channelType',
        type: ChannelType,
        description: 'Type of the first channel.',
      },
      placementType: {
        path: 'placementType',
        type: PlacementType,
        description: 'Placement type of the first channel.',
      },
      anyChannelType: {
        path: 'channelTypes',
        isMany: true,
        type: ChannelType,
        description: 'Type of any of its channels: what has several counts in the group of each.',
      },
      anyPlacementType: {
        path: 'placementTypes',
        isMany: true,
        type: PlacementType,
        description:
          'Placement type of any of its channels: what has several counts in the group of each.',
      },
      tag: {
        path: 'tags',
        isMany: true,
        type: 'String',
        description: 'Tag of the outlet: what has several counts in the group of each.',
      },
      disclaimer: {
        path: 'disclaimer',
        type: 'String',
        description: "Name of the first channel's disclaimer.",
      },
      country: {
        path: 'country',
        type: 'String',
        description: "Full name of the outlet's country, or Global.",
      },
      state: { path: 'state', type: 'String', description: "The outlet's state or region." },
      city: { path: 'city', type: 'String', description: "The outlet's city." },
      domainAuthority: {
        path: 'domainAuthority',
        type: 'Int',
        isNumber: true,
        description: 'Domain authority of the first channel, 0 to 100.',
      },
      isDoFollow: {
        path: 'isDoFollow',
        type: 'Boolean',
        description: 'Whether links of the first channel pass authority on.',
      },
      createdAt: { ...createdAt, description: 'When the product was created.' },
    },
    measures: {
      price: {
        sql: ({ proPricing }) => (proPricing ? 'lowestPrice' : 'standardPrice'),
        kind: 'money',
        description: 'Lowest price the caller sees, in US dollars.',
      },
      domainAuthority: {
        sql: 'domainAuthority',
        kind: 'int',
        description: 'Domain authority of the first channel, 0 to 100.',
      },
      domainRanking: {
        sql: 'domainRanking',
        kind: 'int',
        description: 'Domain ranking of the first channel, 0 to 100.',
      },
      maxDeliveryDays: {
        sql: 'maxDeliveryDays',
        kind: 'int',
        description: 'Days until publication, at the most.',
      },
      popularity: {
        sql: 'popularity',
        kind: 'int',
        description: 'Units in paid orders of the last 90 days.',
      },
      createdAt: timestamp('createdAt', 'When the product was created.'),
    },
    under: [{ node: Outlet, path: 'outletId' }],
  }),
)
