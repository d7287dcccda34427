import { z } from 'zod'
import { entries } from '../../src/domain/catalogue/operator-record.js'
import {
  archiveOutlet,
  type ChannelInput,
  type OutletInput,
  restoreChannel,
  restoreOutlet,
  saveChannel,
  saveOutlet,
  score,
} from '../../src/domain/catalogue/outlet.js'
import { monthlyLimit } from '../../src/domain/publishing/monthly-limit.js'
import { webAddress } from '../../src/domain/rules/text.js'
import {
  booleanField,
  type FieldsOf,
  lineField,
  operatorMutations,
  textField,
  urlField,
} from './operator-record.js'
import {
  ChannelType,
  Outlet,
  OutletChannel,
  OutletStatus,
  outletLimit,
  PlacementType,
} from './outlet.js'
import { outletInputs } from './outlet-columns.js'

/** Fields that publishers also set. */
export const offeredOutletFields = {
  name: lineField('Name of the publication, 1 to 255 characters.', { required: true }),
  description: textField('Description of the publication.'),
  ...outletInputs,
  categoryId: { type: 'UUID', description: 'ID of the category.' },
  tagIds: {
    type: ['UUID'],
    nonNull: true,
    description: 'IDs of the tags. Maximum 100. Replaces the existing tags.',
    rule: entries(z.string()),
  },
  monthlyLimit: {
    type: 'Int',
    description: `${outletLimit} 0 to 100,000.`,
    rule: monthlyLimit,
  },
} satisfies FieldsOf<OutletInput>

const outletFields = {
  ...offeredOutletFields,
  status: {
    type: OutletStatus,
    nonNull: true,
    description: 'Status of the outlet. Defaults to DRAFT.',
  },
  publisherId: {
    type: 'UUID',
    description:
      'ID of the publisher team that offers the outlet. Products with a price keep it until an operator replaces it.',
  },
} satisfies FieldsOf<OutletInput>

const channelFields = {
  outletId: { type: 'UUID', required: true, createOnly: true, description: 'ID of the outlet.' },
  channelType: { type: ChannelType, required: true, description: 'Type of the channel.' },
  placementType: { type: PlacementType, description: 'Placement type.' },
  channelHandle: lineField('Account name.'),
  channelUrl: urlField('URL of the channel.'),
  socialLinks: {
    type: ['String'],
    nonNull: true,
    description: 'URLs of additional accounts.',
    rule: entries(webAddress),
  },
  isDoFollow: booleanField('Whether links are dofollow.'),
  doFollowLinksAllowed: lineField('Number of dofollow links that a placement may have.'),
  domainAuthority: { type: 'Int', description: 'Domain authority, 0 to 100.', rule: score },
  domainRanking: { type: 'Int', description: 'Domain ranking, 0 to 100.', rule: score },
  disclaimerId: { type: 'UUID', description: 'ID of the disclaimer on paid placements.' },
  position: {
    type: 'Int',
    nonNull: true,
    description: "Position among the outlet's channels, starting at 0.",
    rule: z.int().min(0, 'must not be negative').max(10_000, 'must be at most 10,000'),
  },
} satisfies FieldsOf<ChannelInput>

operatorMutations('Outlet', 'outlet', Outlet, outletFields, saveOutlet, 'outlet', {
  archive: archiveOutlet,
  restore: restoreOutlet,
})
operatorMutations(
  'OutletChannel',
  'channel',
  OutletChannel,
  channelFields,
  saveChannel,
  'outletChannel',
  { restore: restoreChannel },
)
