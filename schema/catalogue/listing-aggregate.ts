import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, timestamp } from '../core/aggregate-terms.js'
import { ChannelType, Outlet, OutletStatus, PlacementType } from './outlet.js'
import { ProductKind } from './product.js'

aggregateField(
  'listings',
  declareAggregate({
    name: 'Listings',
    model: 'Listing',
    description: 'Aggregates listings by outlet, product type, channel or location.',
    keys: {
      outletId: { path: 'outletId', type: 'UUID', description: 'ID of the outlet.' },
      outlet: { path: 'outletName', type: 'String', description: 'Name of the outlet.' },
      productType: {
        path: 'productType',
        type: ProductKind,
        description: 'Product type.',
      },
      productId: { path: 'productId', type: 'UUID', description: 'ID of the product.' },
      product: {
        path: 'name',
        type: 'String',
        description: 'Name of the product. Not unique.',
      },
      status: { path: 'status', type: OutletStatus, description: 'Status of the outlet.' },
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
        description: 'Type of any channel. A listing counts once in the group of each.',
      },
      anyPlacementType: {
        path: 'placementTypes',
        isMany: true,
        type: PlacementType,
        description: 'Placement type of any channel. A listing counts once in the group of each.',
      },
      tag: {
        path: 'tags',
        isMany: true,
        type: 'String',
        description: 'Tag of the outlet. A listing counts once in the group of each tag.',
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
      state: { path: 'state', type: 'String', description: 'State or region of the outlet.' },
      city: { path: 'city', type: 'String', description: 'City of the outlet.' },
      domainAuthority: {
        path: 'domainAuthority',
        type: 'Int',
        isNumber: true,
        description: 'Domain authority of the first channel, 0 to 100.',
      },
      isDoFollow: {
        path: 'isDoFollow',
        type: 'Boolean',
        description: 'Whether links of the first channel are dofollow.',
      },
      createdAt: { ...createdAtKey, description: 'Creation time of the product.' },
    },
    measures: {
      price: {
        sql: ({ proPricing }) => (proPricing ? 'lowestPrice' : 'standardPrice'),
        kind: 'money',
        description: 'Lowest price visible to the caller, in US dollars.',
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
        description: 'Maximum number of days until publication.',
      },
      popularity: {
        sql: 'popularity',
        kind: 'int',
        description: 'Units sold in paid orders of the last 90 days.',
      },
      createdAt: timestamp('createdAt', 'Creation time of the product.'),
    },
    under: [{ node: Outlet, path: 'outletId' }],
  }),
)
