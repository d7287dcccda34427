import { ChannelType } from './outlet.js'
import { ProductKind } from './product.js'

/** Returns the keys of the outlet and product of a record, by the path to the product. */
export const outletKeys = <const Product extends string>(product: Product) =>
  ({
    outletId: { path: `${product}.outletId`, type: 'UUID', description: 'ID of the outlet.' },
    outlet: {
      path: `${product}.outlet.name`,
      type: 'String',
      description: 'Name of the outlet. Not unique.',
    },
    country: {
      path: `${product}.outlet.country`,
      type: 'String',
      description: "Full name of the outlet's country, or Global.",
    },
    tag: {
      path: `${product}.outlet.tags.tag.name`,
      isMany: true,
      type: 'String',
      description: 'Tag of the outlet. A record counts once in the group of each tag.',
    },
    tagId: {
      path: `${product}.outlet.tags.tag.id`,
      isMany: true,
      type: 'UUID',
      description: 'ID of a tag of the outlet. A record counts once in the group of each tag.',
    },
    channelType: {
      path: `${product}.channels.channel.channelType`,
      isMany: true,
      type: ChannelType,
      description: 'Type of a channel of the product. A record counts once in the group of each.',
    },
    productType: {
      path: `${product}.type.prefix`,
      type: ProductKind,
      description: 'Product type.',
    },
    productId: { path: `${product}Id`, type: 'UUID', description: 'ID of the product.' },
    product: {
      path: `${product}.name`,
      type: 'String',
      description: 'Name of the product. Not unique.',
    },
  }) as const
