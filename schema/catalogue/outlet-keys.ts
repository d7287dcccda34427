import { ChannelType } from './outlet.js'
import { ProductKind } from './product.js'

/** Keys of the outlet and the product that a record is about, by the path to the product. */
export const outletOf = <const Product extends string>(product: Product) =>
  ({
    outletId: { path: `${product}.outletId`, type: 'UUID', description: 'Id of the outlet.' },
    outlet: {
      path: `${product}.outlet.name`,
      type: 'String',
      description: 'Name of the outlet, which others may have too.',
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
      description: 'Tag of the outlet: what has several counts in the group of each.',
    },
    tagId: {
      path: `${product}.outlet.tags.tag.id`,
      isMany: true,
      type: 'UUID',
      description: 'Id of a tag of the outlet: what has several counts in the group of each.',
    },
    channelType: {
      path: `${product}.channels.channel.channelType`,
      isMany: true,
      type: ChannelType,
      description:
        'Type of a channel of the product: what has several counts in the group of each.',
    },
    productType: {
      path: `${product}.type.prefix`,
      type: ProductKind,
      description: 'Prefix of the type of the product.',
    },
    productId: { path: `${product}Id`, type: 'UUID', description: 'Id of the product.' },
    product: {
      path: `${product}.name`,
      type: 'String',
      description: 'Name of the product, which others may have too.',
    },
  }) as const
