import { z } from 'zod'
import { entries } from '../../src/domain/catalogue/operator-record.js'
import {
  type ChannelInput,
  type OutletInput,
  restoreChannel,
  saveChannel,
  saveOutlet,
  score,
} from '../../src/domain/catalogue/outlet.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { type FieldsOf, line, operatorMutations, text, url, yes } from './operator-record.js'
import { ChannelType, Outlet, OutletChannel, OutletStatus, PlacementType } from './outlet.js'
import { outletInputs } from './outlet-columns.js'

const outletFields = {
  name: line('Name of the publication, 1 to 255 characters.', { required: true }),
  description: text('What it is about.'),
  ...outletInputs,
  status: { type: OutletStatus, present: true, description: 'Where it stands; DRAFT when absent.' },
  categoryId: { type: 'UUID', description: 'Id of its category.' },
  tagIds: {
    type: ['UUID'],
    present: true,
    description: 'Ids of its tags, at most 100, in place of those it has.',
    rule: entries(z.string()),
  },
} satisfies FieldsOf<OutletInput>

const channelFields = {
  outletId: { type: 'UUID', required: true, fixed: true, description: 'Id of its outlet.' },
  channelType: { type: ChannelType, required: true, description: 'Where placements appear.' },
  placementType: { type: PlacementType, description: 'In what form they appear.' },
  channelHandle: line('Name of the account.'),
  channelUrl: url('Address of the channel.'),
  socialLinks: {
    type: ['String'],
    present: true,
    description: 'Addresses of further accounts.',
    rule: entries(webAddress),
  },
  isDoFollow: yes('Whether its links pass authority on.'),
  doFollowLinksAllowed: line('How many such links a placement may have.'),
  domainAuthority: { type: 'Int', description: 'Domain authority, 0 to 100.', rule: score },
  domainRanking: { type: 'Int', description: 'Domain ranking, 0 to 100.', rule: score },
  disclaimerId: { type: 'UUID', description: 'Id of the disclaimer on paid placements.' },
  position: {
    type: 'Int',
    present: true,
    description: 'Place among the channels of its outlet, from 0.',
    rule: z.int().min(0, 'must not be negative').max(10_000, 'must be at most 10,000'),
  },
} satisfies FieldsOf<ChannelInput>

operatorMutations('Outlet', 'outlet', Outlet, outletFields, saveOutlet, 'outlet')
operatorMutations(
  'OutletChannel',
  'channel',
  OutletChannel,
  channelFields,
  saveChannel,
  'outletChannel',
  restoreChannel,
)
