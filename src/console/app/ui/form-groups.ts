import type { ChannelType } from '../generated/graphql.ts'
import { type TextName, t } from '../texts/index.ts'
import type { FormField } from './form-field.ts'

/** Heading of fields, its line of help, and the names of the fields in their order. */
type Group = readonly [title: TextName, hint: TextName | null, names: string]

const outletGroups: readonly Group[] = [
  ['groupOutlet', 'groupOutletHint', 'name websiteUrl'],
  ['groupPlace', 'groupPlaceHint', 'country state city'],
  ['groupPresentation', 'groupPresentationHint', 'description logo'],
  ['groupSale', 'groupOutletSaleHint', 'status monthlyLimit isIndexed'],
]
const productGroups: readonly Group[] = [
  ['groupProduct', 'groupProductHint', 'type name description requirements isFeatured'],
  ['groupPayout', 'payoutHint', 'payout'],
  ['groupDelivery', 'groupDeliveryHint', 'minDeliveryDays maxDeliveryDays'],
  ['groupSale', 'groupProductSaleHint', 'channelIds monthlyLimit active'],
]
const channelGroups: readonly Group[] = [
  [
    'groupChannel',
    'groupChannelHint',
    'channelType placementType channelHandle channelUrl socialLinks',
  ],
  [
    'groupWebsite',
    'groupWebsiteHint',
    'domainAuthority domainRanking isDoFollow doFollowLinksAllowed',
  ],
  ['groupSale', null, 'productIds'],
]
const halfFields = new Set([
  ...[
    'domainAuthority',
    'domainRanking',
    'state',
    'city',
    'payout',
    'minDeliveryDays',
    'maxDeliveryDays',
  ],
])

/** Sorts the fields of an outlet by subject, each under its heading. */
export const outletForm = (fields: readonly FormField[]) => grouped(outletGroups, fields)

/** Sorts the fields of a product by subject, each under its heading. */
export const productForm = (fields: readonly FormField[]) => grouped(productGroups, fields)

/** Types of channels that have their own pages with links. */
const webChannels: readonly ChannelType[] = ['WEBSITE', 'OTHER']
const channelTypesOf: Partial<Record<string, readonly ChannelType[]>> = {
  domainAuthority: webChannels,
  domainRanking: webChannels,
  isDoFollow: webChannels,
  doFollowLinksAllowed: webChannels,
  socialLinks: ['WEBSITE', 'NEWSLETTER', 'PODCAST', 'OTHER'],
}

/** Sorts the fields of a channel by subject. Fields without a value are shown only for the types of channels that have them. */
export const channelForm = (fields: readonly FormField[]) =>
  grouped(channelGroups, fields).map((field) => {
    const values = channelTypesOf[field.name]
    const isSet = field.value && field.value !== 'false'
    return values && !isSet ? { ...field, shownFor: { field: 'channelType', values } } : field
  })

function grouped(groups: readonly Group[], fields: readonly FormField[]): FormField[] {
  return groups.flatMap(([title, hint, names]) =>
    names.split(' ').flatMap((name) => {
      const field = fields.find((one) => one.name === name)
      if (!field) return []
      const group = { title: t(title), ...(hint && { hint: t(hint) }) }
      return [{ ...field, group, ...(halfFields.has(name) && { isHalf: true }) }]
    }),
  )
}
